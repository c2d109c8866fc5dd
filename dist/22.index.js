export const id = 22;
export const ids = [22];
export const modules = {

 1631:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  AX: () => ( ANALYZERS),
  u: () => ( ANALYZER_GROUPS)
});


;
const analyzers_namespaceObject = JSON.parse('{"T":[{"title":"JavaScript, TypeScript and the web","analyzers":[{"name":"ESLint","drivers":["ESLint"],"command":"eslint . --format @microsoft/eslint-formatter-sarif --output-file eslint.sarif","log":"eslint.sarif","converter":"@microsoft/eslint-formatter-sarif","clean":"run","unparsed":{"as":"notification","told":"`ESL0999`, in a run that is marked as failed"},"note":"If its configuration has an error, it writes no log.","signs":["eslint.config.*",".eslintrc*","package.json: \\"eslintConfig\\""],"runs":["eslint"],"called":["eslint"],"fits":[".js",".mjs",".jsx",".ts",".tsx",".vue"],"step":{"image":"node:24","adds":"--format @microsoft/eslint-formatter-sarif --output-file eslint.sarif","drops":["--fix","--quiet","--cache","--cache-location=","--cache-strategy=","--cache-file=","--format=","-f=","--output-file=","-o=","--color","--fix-dry-run","--fix-type=","--stats"],"all":".","packages":["eslint","@microsoft/eslint-formatter-sarif"],"refuses":"ignorePatterns[\\"\']?:\\\\s*\\\\[\\\\s*[\\"\']\\\\*\\\\*/\\\\*[\\"\']"},"fixtures":["fixtures/sarif/real/eslint/eslint.sarif"],"sources":["https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/sarif.js","https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/README.md"]},{"name":"ESLint with the rules of Lightning Web Components","drivers":["ESLint"],"command":"eslint force-app --format @microsoft/eslint-formatter-sarif --output-file eslint.sarif","log":"eslint.sarif","converter":"@microsoft/eslint-formatter-sarif","clean":"run","unparsed":{"as":"notification","told":"`ESL0999`; needs the parser @babel/eslint-parser"},"note":"The plugin @lwc/eslint-plugin-lwc. Its rules are also in Code Analyzer\'s run `eslint`.","fixtures":["fixtures/demo/sarif/base/eslint.sarif"],"sources":["https://github.com/salesforce/eslint-plugin-lwc/blob/b6e85754cceaf0d2c77ca9338130a9c3068e3391/README.md","https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/sarif.js"]},{"name":"Biome","drivers":["Biome"],"command":"biome lint --reporter=sarif --reporter-file=biome.sarif","log":"biome.sarif","clean":"run","unparsed":{"as":"result","told":"`parse`","results":"biome"},"note":"`--max-diagnostics` and `--diagnostic-level` can remove results from the log.","signs":["biome.json","biome.jsonc"],"runs":["biome lint","biome check","biome ci"],"called":["biome-check","biome-lint","biome-ci"],"step":{"image":"node:24","adds":"--reporter=sarif --reporter-file=biome.sarif","drops":["--write","--fix","--apply","--apply-unsafe","--unsafe","--reporter=","--reporter-file=","--max-diagnostics=","--diagnostic-level=","--colors=","--error-on-warnings","--staged","--changed","--formatter-enabled=","--enforce-assist=","--assist-enabled="],"packages":["@biomejs/biome"]},"fixtures":["fixtures/sarif/real/biome/biome.sarif"],"sources":["https://github.com/biomejs/biome/blob/18883b7dafb8f9581534508fdd5b1e34632f2724/crates/biome_cli/src/reporter/sarif.rs","https://github.com/biomejs/biome/blob/18883b7dafb8f9581534508fdd5b1e34632f2724/crates/biome_cli/tests/snapshots/main_cases_help/lint_help.snap"]},{"name":"oxlint","drivers":["oxlint"],"command":"oxlint --format=sarif > oxlint.sarif","log":"oxlint.sarif","clean":"run","unparsed":{"as":"result","told":"`OXL0001`","results":"oxlint"},"signs":[".oxlintrc.json",".oxlintrc.jsonc"],"runs":["oxlint"],"called":["oxlint"],"step":{"image":"node:24","adds":"--format=sarif > oxlint.sarif","drops":["--fix","--fix-suggestions","--fix-dangerously","--format=","-f=","--quiet","--silent"],"packages":["oxlint"]},"fixtures":["fixtures/sarif/real/oxlint/oxlint.sarif"],"sources":["https://github.com/oxc-project/oxc/blob/288f9a5188b9409cd0dfa34c25a0419e5eb8443b/apps/oxlint/src/output_formatter/sarif.rs","https://github.com/oxc-project/oxc/blob/288f9a5188b9409cd0dfa34c25a0419e5eb8443b/apps/oxlint/src/command/lint.rs"]},{"name":"Stylelint","drivers":["stylelint"],"command":"stylelint \\"**/*.css\\" --custom-formatter stylelint-sarif-formatter --output-file stylelint.sarif","log":"stylelint.sarif","converter":"stylelint-sarif-formatter, of another author","clean":"run","unparsed":{"as":"result","told":"`CssSyntaxError`","results":"stylelint"},"signs":["stylelint.config.*",".stylelintrc*"],"runs":["stylelint"],"called":["stylelint"],"step":{"image":"node:24","adds":"--custom-formatter stylelint-sarif-formatter --output-file stylelint.sarif","drops":["--fix","--cache","--cache-location=","--formatter=","-f=","--custom-formatter=","--output-file=","-o=","--quiet","-q","--color"],"all":"\\"**/*.css\\"","packages":["stylelint","stylelint-sarif-formatter"]},"fixtures":["fixtures/sarif/real/stylelint/stylelint.sarif"],"sources":["https://github.com/zhanwang626/stylelint-sarif-formatter/blob/a43d5b0a6bdf50089db5b4d573ae7f9bd7231e6b/index.js","https://github.com/zhanwang626/stylelint-sarif-formatter/blob/a43d5b0a6bdf50089db5b4d573ae7f9bd7231e6b/README.md"]},{"name":"njsscan","drivers":["nodejsscan"],"command":"njsscan --sarif -o njsscan.sarif .","log":"njsscan.sarif","clean":"run","unparsed":{"as":"notification","told":"in a run that is marked as failed, without the file name. It looks the same if Semgrep is missing"},"sources":["https://github.com/ajinabraham/njsscan/blob/b6ade853818a0c2a4fde36a1c5740b663e758ad2/njsscan/formatters/sarif.py","https://github.com/ajinabraham/njsscan/blob/b6ade853818a0c2a4fde36a1c5740b663e758ad2/README.md"]},{"name":"jscpd","drivers":["jscpd"],"command":"jscpd --reporters sarif --output logs .","log":"logs/jscpd-report.sarif","logSource":"https://github.com/kucherenko/jscpd","clean":"not known","unparsed":{"as":"not known"},"fingerprints":"not known","note":"Writes `logs/jscpd-report.sarif`.","runs":["jscpd"],"fixtures":["fixtures/sarif/real/jscpd/jscpd.sarif"],"sources":["https://github.com/kucherenko/jscpd"]},{"name":"ast-grep","drivers":["ast-grep"],"command":"ast-grep scan --format sarif > ast-grep.sarif","log":"ast-grep.sarif","clean":"not known","unparsed":{"as":"not known"},"fingerprints":"not known","fixtures":["fixtures/sarif/real/ast-grep/ast-grep.sarif"],"sources":["https://ast-grep.github.io/reference/cli/scan.html"]},{"name":"HTMLHint","drivers":["HTMLHint"],"command":"htmlhint --format sarif","log":"htmlhint.sarif","logSource":"https://github.com/htmlhint/HTMLHint/blob/1fbdde5e97f22ea0a888c7114421fbb22fce0343/src/cli/formatters/sarif.ts","clean":"run","unparsed":{"as":"result","told":"`tag-pair` with \\"start tag match failed\\". Other errors are not reported","results":"htmlhint"},"note":"Writes `htmlhint.sarif` into the current folder.","signs":[".htmlhintrc"],"runs":["htmlhint"],"step":{"image":"node:24","adds":"--format sarif","drops":["--format=","-f=","--nocolor"],"packages":["htmlhint"]},"fixtures":["fixtures/sarif/real/htmlhint/htmlhint.sarif","fixtures/sarif/real/htmlhint-unparsed/htmlhint-unparsed.sarif"],"sources":["https://github.com/htmlhint/HTMLHint/blob/1fbdde5e97f22ea0a888c7114421fbb22fce0343/src/cli/formatters/sarif.ts","https://github.com/htmlhint/HTMLHint/blob/1fbdde5e97f22ea0a888c7114421fbb22fce0343/src/cli/htmlhint.ts"]},{"name":"Spectral (OpenAPI, AsyncAPI)","drivers":["spectral"],"command":"spectral lint -f sarif -o spectral.sarif openapi.yaml","log":"spectral.sarif","clean":"run","unparsed":{"as":"result","told":"`parser`, `unrecognized-format`","results":"spectral"},"signs":[".spectral.yaml",".spectral.yml",".spectral.json",".spectral.js"],"runs":["spectral lint"],"step":{"image":"node:24","adds":"-f sarif -o spectral.sarif","drops":["-f=","--format=","-o=","--output=","-q","--quiet"],"packages":["@stoplight/spectral-cli"]},"fixtures":["fixtures/sarif/real/spectral/spectral.sarif"],"sources":["https://github.com/stoplightio/spectral/blob/7c41a92d32a811e37b28b966ced2c0e294a3cb69/packages/formatters/src/sarif.ts","https://github.com/stoplightio/spectral/blob/7c41a92d32a811e37b28b966ced2c0e294a3cb69/docs/guides/2-cli.md"]},{"name":"markdownlint-cli2","drivers":["markdownlint-cli2"],"command":"markdownlint-cli2 \\"**/*.md\\" \\"#node_modules\\"","log":"markdownlint-cli2-sarif.sarif","logSource":"https://github.com/DavidAnson/markdownlint-cli2/blob/06f92c99e930c11230426b5edd775021d25e08a8/formatter-sarif/README.md","converter":"markdownlint-cli2-formatter-sarif","clean":"run","unparsed":{"as":"result","told":"\\"This rule threw an exception\\". Markdown itself can always be parsed","results":"markdownlint"},"note":"Set `outputFormatters` in `.markdownlint-cli2.jsonc`; the log is `markdownlint-cli2-sarif.sarif` by default.","signs":[".markdownlint-cli2.*"],"runs":["markdownlint-cli2"],"called":["markdownlint-cli2","DavidAnson/markdownlint-cli2-action"],"fixtures":["fixtures/sarif/real/markdownlint/markdownlint.sarif","fixtures/sarif/real/markdownlint-unparsed/markdownlint-unparsed.sarif"],"sources":["https://github.com/DavidAnson/markdownlint-cli2/blob/06f92c99e930c11230426b5edd775021d25e08a8/formatter-sarif/markdownlint-cli2-formatter-sarif.js","https://github.com/DavidAnson/markdownlint-cli2/blob/06f92c99e930c11230426b5edd775021d25e08a8/formatter-sarif/README.md"]}]},{"title":"Salesforce","analyzers":[{"name":"Salesforce Code Analyzer 5","drivers":["pmd","eslint","regex","flow","cpd","retire-js"],"command":"sf code-analyzer run --output-file code-analyzer.sarif","log":"code-analyzer.sarif","clean":"no run","unparsed":{"as":"untold","told":"the error is only in the tool\'s own log file. An engine without other results is missing from the SARIF log. An engine that crashes is reported as a result (`UnexpectedEngineError`, `UninstantiableEngineError`)"},"note":"The log has one SARIF run for each engine, with its name in lower case.","signs":["sfdx-project.json","code-analyzer.yml","code-analyzer.yaml"],"runs":["sf code-analyzer run"],"step":{"image":"node:24","adds":"--output-file code-analyzer.sarif","drops":["--output-file=","-f=","--view=","-v="],"install":{"github":["npm install --global @salesforce/cli","sf plugins install code-analyzer"],"gitlab":["apt-get update","apt-get install --yes default-jre-headless","npm install --global @salesforce/cli","sf plugins install code-analyzer"]},"node":true},"fixtures":["fixtures/analyzer-runs/code-analyzer/A.sarif","fixtures/demo/sarif/base/code-analyzer.sarif","fixtures/demo/sarif/crash/code-analyzer-unparsable.sarif"],"sources":["https://github.com/forcedotcom/code-analyzer-core/blob/65128d91f6b6264286357b44276206beacf836f3/packages/code-analyzer-core/src/output-formats/results/sarif-run-results-format.ts","https://github.com/forcedotcom/code-analyzer-core/blob/65e5b185a8024d1170af1b232803a55e7b03f4f2/packages/code-analyzer-pmd-engine/src/pmd-engine.ts","https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/output-schemas-run.md"]},{"name":"Salesforce Graph Engine, in Code Analyzer 5","drivers":["sfge"],"command":"sf code-analyzer run --rule-selector sfge --output-file sfge.sarif","log":"sfge.sarif","clean":"no run","unparsed":{"as":"result","told":"`UnexpectedEngineError`: the whole engine stops"},"note":"A developer preview.","fixtures":["fixtures/demo/sarif/crash/code-analyzer-unparsable.sarif"],"sources":["https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/engine-sfge.html","https://github.com/forcedotcom/code-analyzer/issues/1868"]},{"name":"PMD 7 (Apex, Visualforce, Java, and others)","drivers":["PMD"],"command":"pmd check --dir . --rulesets ruleset.xml --format sarif --report-file pmd.sarif","log":"pmd.sarif","settings":"ruleset.xml","clean":"run","unparsed":{"as":"notification","told":"with the file name, in a run that is marked as failed"},"signs":["pmd.xml","ruleset.xml"],"runs":["pmd check"],"called":["maven-pmd-plugin","pmd"],"fixtures":["fixtures/sarif/real/pmd-unparsed/pmd-unparsed.sarif","fixtures/demo/sarif/base/pmd.sarif"],"sources":["https://github.com/pmd/pmd/blob/cd096e90e4ed2e61f4109466d21a1eaab09721eb/pmd-core/src/main/java/net/sourceforge/pmd/renderers/internal/sarif/SarifLogBuilder.java","https://github.com/pmd/pmd/blob/cd096e90e4ed2e61f4109466d21a1eaab09721eb/docs/pages/pmd/userdocs/cli_reference.md"]}]},{"title":"Python","analyzers":[{"name":"Ruff","drivers":["ruff"],"command":"ruff check --no-fix --output-format sarif --output-file ruff.sarif .","log":"ruff.sarif","clean":"run","unparsed":{"as":"result","told":"`invalid-syntax`; `E902` for a file that cannot be read","results":"ruff"},"note":"In preview mode, rules have names instead of codes.","signs":["ruff.toml",".ruff.toml","pyproject.toml: [tool.ruff"],"runs":["ruff check"],"called":["ruff","ruff-check","astral-sh/ruff-action","chartboost/ruff-action"],"fits":[".py"],"step":{"image":"python:3.14","adds":"--output-format sarif --output-file ruff.sarif","drops":["--fix","--no-fix","--fix-only","--unsafe-fixes","--show-fixes","--diff","--output-format=","--format=","--output-file=","-o=","--exit-non-zero-on-fix","--exit-non-zero-on-format","--exit-zero","-e","--statistics","--watch","-q","--quiet","-s","--silent","--no-cache"],"all":".","pip":["ruff"]},"fixtures":["fixtures/sarif/real/ruff/ruff.sarif","fixtures/sarif/real/ruff-unparsed/ruff-unparsed.sarif"],"sources":["https://github.com/astral-sh/ruff/blob/fca5c7cf2cd2f8338f18b9485f936b8e9f07bd0b/crates/ruff_linter/src/message/sarif.rs","https://github.com/astral-sh/ruff/blob/fca5c7cf2cd2f8338f18b9485f936b8e9f07bd0b/docs/linter.md"]},{"name":"Bandit","drivers":["Bandit"],"command":"bandit -r . -f sarif -o bandit.sarif","log":"bandit.sarif","converter":"the extra bandit[sarif]","clean":"run","unparsed":{"as":"notification","told":"with the level error and the file name"},"note":"Since 1.7.8. Exclude virtual environments (`-x ./.venv`), because the formatter crashes on some of their code and leaves an empty log.","signs":[".bandit","bandit.yaml","pyproject.toml: [tool.bandit"],"runs":["bandit"],"called":["bandit"],"fits":[".py"],"step":{"image":"python:3.14","adds":"-f sarif -o bandit.sarif","drops":["-f=","--format=","-o=","--output=","-q","--quiet","--exit-zero","-l","-ll","-lll","-i","-ii","-iii"],"all":"-r .","pip":["bandit[sarif]"]},"sources":["https://github.com/PyCQA/bandit/blob/92080542688902ad1eb6af74cf16939fad767d29/bandit/formatters/sarif.py","https://github.com/PyCQA/bandit/blob/92080542688902ad1eb6af74cf16939fad767d29/doc/source/start.rst"]},{"name":"Pylint","drivers":["pylint"],"command":"pylint --exit-zero --output-format=json2 src > pylint.json && sarif-kit convert --tool pylint -i pylint.json -o pylint.sarif","log":"pylint.sarif","converter":"sarif-kit","clean":"run","unparsed":{"as":"result","told":"`syntax-error`","results":"pylint"},"fingerprints":"`sarifKit/v1`: path, rule, context; equal ones are counted","note":"Packages that are not installed are reported as `import-error`.","signs":[".pylintrc","pylintrc","pyproject.toml: [tool.pylint"],"runs":["pylint"],"called":["pylint"],"fits":[".py"],"install":["pipx install pylint","pipx install sarif-kit"],"sources":["https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/docs/pylint.md","https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/src/sarif_kit/builder.py"]},{"name":"Pylint, by pylint2sarif.py","drivers":["pylint"],"command":"python pylint2sarif.py --sarif-output pylint.sarif src","log":"pylint.sarif","converter":"GrammaTech/pylint-sarif","clean":"not known","unparsed":{"as":"result","told":"`E0001`. After a fatal message there is no log","results":"pylint"},"sources":["https://github.com/GrammaTech/pylint-sarif/blob/79bb7e1c6d6cfc7f22c2e5e40595fbeddbf9a6e0/pylint2sarif.py","https://github.com/GrammaTech/pylint-sarif/blob/79bb7e1c6d6cfc7f22c2e5e40595fbeddbf9a6e0/README.md"]},{"name":"Flake8","drivers":["Flake8"],"command":"flake8 --format=sarif --output-file=flake8.sarif","log":"flake8.sarif","converter":"flake8-sarif-formatter","clean":"run","unparsed":{"as":"result","told":"`flake8/E999`, `flake8/E902`","results":"flake8"},"note":"Every result has the level note. The formatter downloads the rules from a website, and fails if the website does not answer.","signs":[".flake8","setup.cfg: [flake8","tox.ini: [flake8"],"runs":["flake8"],"called":["flake8"],"fits":[".py"],"step":{"image":"python:3.14","adds":"--format=sarif --output-file=flake8.sarif","drops":["--format=","--output-file=","--statistics","--count","--show-source","--exit-zero","--tee","-q","--quiet","--color="],"pip":["flake8","flake8-sarif-formatter"]},"sources":["https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/flake8_sarif_formatter/flake8_sarif_formatter.py","https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/README.md"]},{"name":"Dlint, in Flake8","drivers":["Flake8"],"command":"flake8 --select=DUO --format=sarif --output-file=dlint.sarif","log":"dlint.sarif","converter":"flake8-sarif-formatter","clean":"run","unparsed":{"as":"result","told":"as with Flake8. Not known with `--select=DUO`","results":"flake8"},"sources":["https://github.com/dlint-py/dlint/blob/70bd007e29196f504fb13bfee98384837365ffb3/README.md","https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/flake8_sarif_formatter/flake8_sarif_formatter.py"]},{"name":"Pyre","drivers":["Pyre"],"command":"pyre --output=sarif check > pyre.sarif","log":"pyre.sarif","clean":"run","unparsed":{"as":"not known"},"signs":[".pyre_configuration"],"sources":["https://github.com/facebook/pyre-check/blob/fb0cf307d0ca0d4eef3b980ff8c22d8958158476/client/error.py","https://github.com/facebook/pyre-check/blob/bc75489e04ca21f51ba1ebc6296e2ff5c27626c9/client/commands/check.py"]},{"name":"Pyrefly","drivers":["Pyrefly"],"command":"pyrefly check --output sarif:pyrefly.sarif","log":"pyrefly.sarif","clean":"run","unparsed":{"as":"not known"},"signs":["pyrefly.toml","pyproject.toml: [tool.pyrefly"],"runs":["pyrefly check"],"sources":["https://github.com/facebook/pyrefly/blob/19d136cf5f8f07ecd2113fe4e4ead00d2664d912/pyrefly/lib/commands/check/sarif.rs","https://github.com/facebook/pyrefly/blob/19d136cf5f8f07ecd2113fe4e4ead00d2664d912/pyrefly/lib/commands/check.rs"]},{"name":"pip-audit","drivers":["pip-audit"],"command":"pip-audit -r requirements.txt -f json > pip-audit.json; sarif-kit convert --tool pip-audit -i pip-audit.json -o pip-audit.sarif --dep-file requirements.txt","log":"pip-audit.sarif","converter":"sarif-kit","clean":"run","packages":["^(?<name>[\\\\w.-]+) (?<version>\\\\S+) is affected by "],"unparsed":{"as":"stops","told":"sarif-kit refuses the empty output of pip-audit"},"fingerprints":"`sarifKit/v1`, as for Pylint","runs":["pip-audit"],"sources":["https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/docs/pip-audit.md","https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/src/sarif_kit/builder.py"]}]},{"title":"Go","analyzers":[{"name":"golangci-lint 2","drivers":["golangci-lint"],"command":"golangci-lint run --fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --output.sarif.path=golangci-lint.sarif","log":"golangci-lint.sarif","modules":"go.mod","clean":"run","unparsed":{"as":"result","told":"`typecheck`, instead of all other results. All threads of the tool are left unverified","results":"golangci"},"note":"Without the first three flags, it leaves findings out.","signs":[".golangci.yml",".golangci.yaml",".golangci.toml",".golangci.json"],"runs":["golangci-lint run"],"called":["golangci-lint","golangci-lint-full","golangci/golangci-lint-action"],"fits":[".go"],"install":["go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@latest"],"step":{"image":"golang:1.26","adds":"--fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --output.sarif.path=golangci-lint.sarif","drops":["--fix","--max-issues-per-linter=","--max-same-issues=","--uniq-by-line","--out-format=","--new-from-rev=","--new-from-merge-base=","--new","-n","--issues-exit-code=","--show-stats","--color=","--path-prefix=","--output.text.path=","--output.text.colors","--output.json.path=","--output.tab.path=","--output.checkstyle.path=","--output.sarif.path=","-v","--verbose"],"program":"go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@latest","needs":"go.mod","eachModule":"--path-mode=abs","version":"2","reads":"version[\\"\']?\\\\s*[:=]\\\\s*[\\"\']?2"},"sources":["https://github.com/golangci/golangci-lint/blob/6fb5dee3889d/pkg/printers/sarif.go","https://github.com/golangci/golangci-lint/blob/6fb5dee3889d/pkg/goanalysis/pkgerrors/parse.go"]},{"name":"golangci-lint 1","drivers":["golangci-lint"],"command":"golangci-lint run --fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --out-format=sarif:golangci-lint.sarif","log":"golangci-lint.sarif","modules":"go.mod","clean":"run","unparsed":{"as":"result","told":"`typecheck`, instead of all other results. All threads of the tool are left unverified","results":"golangci"},"note":"Since 1.61. It uses the configuration format of version 1, which version 2 refuses.","signs":[".golangci.yml",".golangci.yaml",".golangci.toml",".golangci.json"],"runs":["golangci-lint run"],"called":["golangci-lint","golangci-lint-full","golangci/golangci-lint-action"],"fits":[".go"],"step":{"image":"golang:1.26","adds":"--fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --out-format=sarif:golangci-lint.sarif","drops":["--fix","--max-issues-per-linter=","--max-same-issues=","--uniq-by-line","--out-format=","--new-from-rev=","--new-from-merge-base=","--new","-n","--issues-exit-code=","--show-stats","--color=","--path-prefix=","--output.text.path=","--output.text.colors","--output.json.path=","--output.tab.path=","--output.checkstyle.path=","--output.sarif.path=","-v","--verbose"],"program":"go run github.com/golangci/golangci-lint/cmd/golangci-lint@v1.64.8","needs":"go.mod","eachModule":"--path-prefix=\\"$module\\"","version":"1","refuses":"version[\\"\']?\\\\s*[:=]\\\\s*[\\"\']?2"},"sources":["https://github.com/golangci/golangci-lint/blob/v1.64.8/pkg/printers/sarif.go","https://github.com/golangci/golangci-lint/blob/v1.64.8/pkg/config/output.go"]},{"name":"gosec","drivers":["gosec"],"command":"go build ./... && gosec -fmt sarif -out gosec.sarif ./...","log":"gosec.sarif","clean":"run","unparsed":{"as":"stops","told":"`go build` fails first. Without `go build`, all findings of a package can be missing if the package or one of its imports does not compile"},"runs":["gosec"],"called":["securego/gosec"],"install":["go install github.com/securego/gosec/v2/cmd/gosec@latest"],"step":{"image":"golang:1.26","adds":"-fmt sarif -out gosec.sarif","drops":["-fmt=","--fmt=","-out=","-no-fail","-quiet","-stdout","-verbose="],"all":"./...","program":"go run github.com/securego/gosec/v2/cmd/gosec@latest","needs":"go.mod"},"sources":["https://github.com/securego/gosec/blob/45b083a0cb42/report/sarif/formatter.go","https://github.com/securego/gosec/blob/45b083a0cb42/cmd/gosec/main.go"]},{"name":"Staticcheck","drivers":["Staticcheck"],"command":"staticcheck -f sarif ./... > staticcheck.sarif","log":"staticcheck.sarif","clean":"no results","unparsed":{"as":"result","told":"`compile`. Packages that import this one have no results either. All threads of the tool are left unverified","results":"staticcheck"},"signs":["staticcheck.conf"],"runs":["staticcheck"],"called":["dominikh/staticcheck-action"],"install":["go install honnef.co/go/tools/cmd/staticcheck@latest"],"step":{"image":"golang:1.26","adds":"-f sarif > staticcheck.sarif","drops":["-f=","-show-ignored","-fail="],"all":"./...","program":"go run honnef.co/go/tools/cmd/staticcheck@latest","needs":"go.mod"},"sources":["https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/sarif.go","https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go"]},{"name":"govulncheck","drivers":["govulncheck"],"command":"govulncheck -format sarif ./... > govulncheck.sarif","log":"govulncheck.sarif","clean":"run","unparsed":{"as":"stops"},"note":"Each result is on line 1 of `go.mod`.","runs":["govulncheck"],"called":["golang/govulncheck-action"],"sources":["https://github.com/golang/vuln/blob/19b0bb6a2727/internal/sarif/handler.go","https://github.com/golang/vuln/blob/19b0bb6a2727/cmd/govulncheck/doc.go"]},{"name":"revive","drivers":["revive"],"command":"revive -formatter sarif ./... > revive.sarif","log":"revive.sarif","clean":"no results","unparsed":{"as":"result","told":"without a rule, \\"invalid file\\"","results":"revive"},"signs":["revive.toml",".revive.toml"],"runs":["revive"],"called":["morphy2k/revive-action"],"install":["go install github.com/mgechev/revive@v1.17.0"],"step":{"image":"golang:1.26","adds":"-formatter sarif > revive.sarif","drops":["-formatter="],"all":"./...","program":"go run github.com/mgechev/revive@v1.17.0","needs":"go.mod"},"sources":["https://github.com/mgechev/revive/blob/0a7d62c38aca/formatter/sarif.go","https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go"]},{"name":"go vet","drivers":["govet"],"command":"go vet ./... 2> govet.txt || grep -q \'\\\\.go:[0-9]\' govet.txt && reviewdog -f=govet -name=govet -reporter=sarif -filter-mode=nofilter < govet.txt > govet.sarif","log":"govet.sarif","converter":"reviewdog","clean":"no results","unparsed":{"as":"result","told":"the output of the tool"},"note":"`-name` sets the name of the tool. The command deletes the log if Go fails before it analyzes the code. Otherwise reviewdog would write an empty log, which looks like clean code.","sources":["https://github.com/reviewdog/reviewdog/blob/6c307503194f/comment_iowriter.go","https://github.com/reviewdog/reviewdog/blob/6c307503194f/cmd/reviewdog/main.go"]}]},{"title":"Java, Kotlin and Android","analyzers":[{"name":"SpotBugs","drivers":["SpotBugs"],"command":"mvn compile com.github.spotbugs:spotbugs-maven-plugin:spotbugs -Dspotbugs.sarifOutput=true -Dspotbugs.sarifFullPath=true -Dspotbugs.sarifOutputDirectory=. -Dspotbugs.sarifOutputFilename=spotbugs.sarif","log":"spotbugs.sarif","modules":"pom.xml","clean":"run","unparsed":{"as":"stops","told":"Maven fails first if the code does not compile. SpotBugs itself reads classes and not source code. It reports missing classes in a notification (`spotbugs-missing-classes`, `spotbugs-error-N`), in a run that is marked as failed"},"note":"The rules of Find Security Bugs are in the same SARIF run if the plugin\'s settings contain `com.h3xstream.findsecbugs:findsecbugs-plugin`. Without Maven: `spotbugs -textui -sarif=spotbugs.sarif build/classes`, since 4.5.","signs":["spotbugs-exclude.xml"],"called":["spotbugs-maven-plugin"],"fits":[".java"],"step":{"image":"maven:3-eclipse-temurin-21","program":"mvn --batch-mode --fail-never","needs":"pom.xml"},"sources":["https://github.com/spotbugs/spotbugs/blob/9b8b60ca05dc/spotbugs/src/main/java/edu/umd/cs/findbugs/sarif/SarifBugReporter.java","https://github.com/spotbugs/spotbugs/blob/9b8b60ca05dc/docs/running.rst"]},{"name":"Checkstyle","drivers":["Checkstyle"],"command":"mvn checkstyle:check -Dcheckstyle.config.location=checkstyle.xml -Dcheckstyle.output.format=sarif -Dcheckstyle.output.file=checkstyle.sarif","log":"checkstyle.sarif","settings":"checkstyle.xml","modules":"pom.xml","clean":"run","unparsed":{"as":"result","told":"`parse.exception` if TreeWalker has the property `skipFileOnJavaParseException`; `general.exception` with `haltOnException=false` (or the classes `TreeWalker` and `Checker`, with their packages). By default, Checkstyle stops and leaves an empty log","results":"checkstyle"},"note":"The Maven plugin contains an old version. Set a newer one as its dependency. Without Maven: `java -jar checkstyle-all.jar -c checkstyle.xml -f sarif -o checkstyle.sarif src`.","signs":["checkstyle.xml","config/checkstyle/checkstyle.xml"],"called":["maven-checkstyle-plugin","checkstyle"],"fits":[".java"],"step":{"image":"maven:3-eclipse-temurin-21","program":"mvn --batch-mode --fail-never","needs":"pom.xml"},"sources":["https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/SarifLogger.java","https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/TreeWalker.java"]},{"name":"detekt","drivers":["detekt"],"command":"java -jar detekt-cli-all.jar --report sarif:detekt.sarif --base-path .","log":"detekt.sarif","clean":"run","unparsed":{"as":"untold","told":"it continues after an error, so most findings are still in the log. Only findings after an unterminated comment or string are missing"},"note":"Since version 2.0, its results have a fingerprint `signature/v1`. It is a hash of the code element, and two results can have the same one.","signs":["detekt.yml","detekt-config.yml","config/detekt/detekt.yml","detekt/detekt-config.yml"],"runs":["detekt","detekt-cli"],"called":["detekt","peter-murray/setup-detekt"],"fits":[".kt"],"step":{"image":"maven:3-eclipse-temurin-21","adds":"--report sarif:detekt.sarif --base-path .","drops":["--report=","-r=","--base-path=","-bp=","--auto-correct","-ac","--parallel"],"program":"java -jar detekt-cli-all.jar","install":{"github":["mvn dependency:copy -Dartifact=io.gitlab.arturbosch.detekt:detekt-cli:1.23.8:jar:all -DoutputDirectory=. -Dmdep.stripVersion=true"],"gitlab":["mvn dependency:copy -Dartifact=io.gitlab.arturbosch.detekt:detekt-cli:1.23.8:jar:all -DoutputDirectory=. -Dmdep.stripVersion=true"]},"config":"--build-upon-default-config --config"},"isProven":true,"sources":["https://github.com/detekt/detekt/blob/dbfb8423263b/detekt-report-sarif/src/main/kotlin/dev/detekt/report/sarif/Results.kt","https://github.com/detekt/detekt/blob/dbfb8423263b/detekt-core/src/main/kotlin/dev/detekt/core/parser/DetektMessageCollector.kt"]},{"name":"ktlint","drivers":["ktlint"],"command":"java -jar ktlint-cli-all.jar --reporter=sarif,output=ktlint.sarif","log":"ktlint.sarif","clean":"run","unparsed":{"as":"result","told":"without a rule, \\"Not a valid Kotlin file\\"","results":"ktlint"},"note":"Paths are relative to the home directory.","runs":["ktlint"],"called":["ktlint"],"fits":[".kt"],"install":["mvn dependency:copy -Dartifact=com.pinterest.ktlint:ktlint-cli:1.8.0:jar:all -DoutputDirectory=. -Dmdep.stripVersion=true"],"sources":["https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli-reporter-sarif/src/main/kotlin/com/pinterest/ktlint/cli/reporter/sarif/SarifReporter.kt","https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt"]},{"name":"Android Lint","drivers":["Android Lint"],"command":"lint --sarif lint.sarif .","log":"lint.sarif","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`sourceContext/v1`: lines around; rules on a line share it","note":"In Gradle: `lint { sarifReport = true }` and `./gradlew lint`.","signs":["lint.xml"],"sources":["https://github.com/msft-mirror-aosp/platform.tools.base/blob/24aa2638bf66/lint/cli/src/main/java/com/android/tools/lint/SarifReporter.kt","https://googlesamples.github.io/android-custom-lint-rules/usage/flags.md.html"]},{"name":"Infer","drivers":["Infer"],"command":"infer run --sarif -- make","log":"infer-out/report.sarif","logSource":"https://github.com/facebook/infer/blob/be1b9a8dc1b0/infer/src/integration/SarifReport.ml","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`hash/v1`: severity, type, procedure, file, message; `key`: results of a kind in a method share it","note":"Writes `infer-out/report.sarif`.","signs":[".inferconfig"],"runs":["infer run"],"sources":["https://github.com/facebook/infer/blob/be1b9a8dc1b0/infer/src/integration/SarifReport.ml","https://github.com/facebook/infer/blob/be1b9a8dc1b0/infer/man/man1/infer-run.txt"]},{"name":"mobsfscan","drivers":["mobsfscan"],"command":"mobsfscan --sarif -o mobsfscan.sarif .","log":"mobsfscan.sarif","clean":"run","unparsed":{"as":"untold"},"signs":[".mobsf"],"runs":["mobsfscan"],"isProven":true,"sources":["https://github.com/MobSF/mobsfscan/blob/d564d5858fac/mobsfscan/formatters/sarif.py","https://github.com/MobSF/mobsfscan/blob/d564d5858fac/README.md"]}]},{"title":"C and C++","analyzers":[{"name":"clang","drivers":["clang"],"command":"clang -fsyntax-only -Wall -fdiagnostics-format=sarif -Wno-sarif-format-unstable FILE.c 2>&1 | grep \'\\"runs\\"\' > clang.sarif","log":"clang.sarif","clean":"run","unparsed":{"as":"result","told":"with the level error","results":"clang"},"note":"It writes one log for each source file. The static analyzer has the same name: `clang --analyze -Xclang -analyzer-output=sarif FILE.c -o FILE.sarif`.","fixtures":["fixtures/sarif/real/clang/clang.sarif","fixtures/sarif/real/clang-19/clang-19.sarif","fixtures/sarif/real/clang-undeclared/clang-undeclared.sarif"],"sources":["https://github.com/llvm/llvm-project/blob/056ad8294663/clang/lib/Frontend/SARIFDiagnosticPrinter.cpp","https://clang.llvm.org/doxygen/SARIFDiagnosticPrinter_8cpp_source.html"]},{"name":"clang-tidy","drivers":["clang-tidy"],"command":"clang-tidy -p build $(git ls-files \'*.cpp\') > clang-tidy.txt || test -s clang-tidy.txt && clang-tidy-sarif -o clang-tidy.sarif < clang-tidy.txt","log":"clang-tidy.sarif","converter":"clang-tidy-sarif","clean":"run","unparsed":{"as":"result","told":"`clang-diagnostic-error`","results":"clangTidy"},"note":"It reads `build/compile_commands.json`: `cmake -S . -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON`.","signs":[".clang-tidy"],"runs":["clang-tidy","run-clang-tidy"],"called":["clang-tidy"],"fits":[".c",".cc",".cpp"],"install":["sudo apt-get install --yes clang-tidy","cargo install clang-tidy-sarif --locked"],"sources":["https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/clang_tidy.rs","https://github.com/psastras/sarif-rs/blob/77d99d5148f5/clang-tidy-sarif/README.md"]},{"name":"GCC","drivers":["GNU C17","GNU C++17"],"command":"gcc -Wall -fanalyzer -fsyntax-only -fdiagnostics-add-output=sarif:file=gcc.sarif FILE.c","log":"gcc.sarif","clean":"run","unparsed":{"as":"result","told":"`error`, `fatal error`, or a warning with the level error","results":"gcc"},"note":"Since GCC 15. Versions 13 and 14 have `-fdiagnostics-format=sarif-file`. It writes one log for each source file. The tool\'s name is the name of the language.","fixtures":["fixtures/sarif/real/gcc-undeclared/gcc-undeclared.sarif","fixtures/sarif/real/gcc-unparsed/gcc-unparsed.sarif"],"sources":["https://github.com/gcc-mirror/gcc/blob/01ae4b1bfee0/gcc/diagnostics/output-spec.cc","https://github.com/gcc-mirror/gcc/blob/0661b7bfdcaa/gcc/diagnostics/sarif-sink.cc"]},{"name":"MSVC code analysis","drivers":["PREfast"],"command":"cl /c /analyze /analyze:log msvc.sarif FILE.cpp","log":"msvc.sarif","clean":"not known","unparsed":{"as":"stops","told":"\\"Compiler errors still prevent code analysis from running\\""},"fingerprints":"not known","note":"We are not sure about the name in the log.","sources":["https://learn.microsoft.com/en-us/cpp/build/reference/analyze-code-analysis","https://github.com/MicrosoftDocs/cpp-docs/issues/3136"]},{"name":"Cppcheck","drivers":["Cppcheck"],"command":"cppcheck --enable=all --output-format=sarif --output-file=cppcheck.sarif .","log":"cppcheck.sarif","clean":"run","unparsed":{"as":"result","told":"`syntaxError`, `unknownMacro` and the like","results":"cppcheck"},"fingerprints":"`hash/v1`: without the line; in the source read for results of an add-on alone, in 2.22 for most","note":"Since 2.16. Unlocated findings are left out.","signs":["*.cppcheck"],"runs":["cppcheck"],"called":["cppcheck"],"fits":[".c",".cc",".cpp"],"step":{"image":"python:3.14","adds":"--output-format=sarif --output-file=cppcheck.sarif","drops":["--xml","--xml-version=","--output-file=","--output-format=","--template=","-q","--quiet","--error-exitcode=","--plist-output="],"pip":["cppcheck-py"]},"sources":["https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/sarifreport.cpp","https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp"]},{"name":"Flawfinder","drivers":["Flawfinder"],"command":"flawfinder --sarif . > flawfinder.sarif","log":"flawfinder.sarif","clean":"run","unparsed":{"as":"text","told":"a file that is not UTF-8 makes the log invalid, so convert the file"},"fingerprints":"`contextHash/v1`: the line\'s text; equal lines share it","runs":["flawfinder"],"fixtures":["fixtures/sarif/real/flawfinder/flawfinder.sarif"],"sources":["https://github.com/david-a-wheeler/flawfinder/blob/56ffb9faa255/flawfinder.py","https://github.com/david-a-wheeler/flawfinder/blob/56ffb9faa255/README.md"]},{"name":"csgrep (csdiff)","drivers":["csdiff"],"command":"csgrep --mode=sarif scan-results.err > csgrep.sarif","log":"csgrep.sarif","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`csdiff/v0`: checker, path, event, message; `csdiff/v1`: the line\'s text too","note":"It converts the output of GCC, ShellCheck, Cppcheck, Coverity, and others. The log contains their names or its own.","sources":["https://github.com/csutils/csdiff/blob/9c2c6e0d9c43/src/lib/writer-json-sarif.cc","https://github.com/csutils/csdiff/blob/9c2c6e0d9c43/src/lib/finger-print.cc"]},{"name":"PVS-Studio","drivers":["PVS-Studio"],"command":"plog-converter -t sarif -o pvs-studio.sarif PVS-Studio.log","log":"pvs-studio.sarif","converter":"plog-converter, a part of it","clean":"not known","unparsed":{"as":"not known"},"fingerprints":"not known","signs":[".pvsconfig"],"sources":["https://www.github.com/viva64/plog-converter","https://github.com/microsoft/sarif-tools/issues/76"]}]},{"title":"C#, Visual Basic and PowerShell","analyzers":[{"name":"Roslyn: the C# compiler and all analyzers in it","drivers":["Microsoft (R) Visual C# Compiler"],"command":"dotnet build --no-incremental -p:ErrorLog=roslyn.sarif%2Cversion=2.1","log":"roslyn.sarif","modules":".csproj","clean":"run","unparsed":{"as":"result","told":"`CS\u2026` or `BC\u2026` with the level error, like any other result"},"note":"One log for each project: `<ErrorLog>$(MSBuildProjectName).sarif,version=2.1</ErrorLog>`.","signs":[".globalconfig","Directory.Build.props: Analy"],"runs":["dotnet build"],"fits":[".cs"],"step":{"image":"mcr.microsoft.com/dotnet/sdk:10.0","adds":"--no-incremental -p:ErrorLog=roslyn.sarif%2Cversion=2.1","drops":["--no-incremental","-bl","-warnaserror","/p:TreatWarningsAsErrors="]},"sources":["https://github.com/dotnet/roslyn/blob/0885a7033659/src/Compilers/Core/Portable/CommandLine/SarifV2ErrorLogger.cs","https://learn.microsoft.com/en-us/dotnet/api/microsoft.codeanalysis.commandlinearguments.errorlogoptions"]},{"name":"Roslynator","drivers":["Roslynator"],"command":"roslynator analyze --output roslynator.sarif --output-format sarif","log":"roslynator.sarif","clean":"no run","unparsed":{"as":"result","told":"`CS\u2026` with the level error, like any other result"},"note":"If it finds nothing, it writes no file. So delete an older file first.","signs":[".roslynatorconfig"],"runs":["roslynator analyze"],"sources":["https://github.com/dotnet/roslynator/blob/016d1d5e04d5/src/CommandLine/Json/DiagnosticSarifJsonSerializer.cs","https://github.com/dotnet/roslynator/blob/016d1d5e04d5/src/CommandLine/Commands/AnalyzeCommand.cs"]},{"name":"Security Code Scan","drivers":["Security Code Scan"],"command":"security-scan App.sln --export=security-code-scan.sarif","log":"security-code-scan.sarif","clean":"run","unparsed":{"as":"untold","told":"exit status 2"},"sources":["https://github.com/security-code-scan/security-code-scan/blob/815046d24e49/SecurityCodeScan.Tool/Program.cs","https://github.com/security-code-scan/security-code-scan/blob/815046d24e49/SecurityCodeScan.Tool/SarifV2ErrorLogger.cs"]},{"name":"InspectCode (ReSharper)","drivers":["InspectCode"],"command":"jb inspectcode App.sln -o=inspectcode.sarif","log":"inspectcode.sarif","clean":"not known","unparsed":{"as":"not known"},"note":"SARIF is the default format since 2024.1.","runs":["jb inspectcode"],"isProven":true,"sources":["https://jetbrains.com/help/resharper/2024.2/InspectCode.html","https://www.jetbrains.com/help/rider/2025.2/InspectCode.html"]},{"name":"PSScriptAnalyzer","drivers":["PSScriptAnalyzer"],"command":"pwsh -c \\"Invoke-ScriptAnalyzer . -Recurse | ConvertTo-SARIF -FilePath psscriptanalyzer.sarif\\"","log":"psscriptanalyzer.sarif","converter":"ConvertToSARIF","clean":"run","unparsed":{"as":"result","told":"PowerShell\'s own error, with the level error","results":"powershell"},"signs":["PSScriptAnalyzerSettings.psd1"],"fits":[".ps1",".psm1"],"sources":["https://github.com/microsoft/ConvertToSARIF/blob/8fd0cbd6312c/src/ConvertToSARIF.Engine/SARIFConverter.cs","https://github.com/microsoft/ConvertToSARIF/blob/8fd0cbd6312c/src/ConvertToSARIF/ConvertToSARIF.cs"]}]},{"title":"PHP, Ruby and Elixir","analyzers":[{"name":"PHPStan","drivers":["PHPStan"],"command":"phpstan analyse --error-format=sarif > phpstan.sarif","log":"phpstan.sarif","converter":"jbelien/phpstan-sarif-formatter, `errorFormatter.sarif` in phpstan.neon","clean":"run","unparsed":{"as":"result","told":"`phpstan.parse`","results":"phpstan"},"signs":["phpstan.neon","phpstan.neon.dist","phpstan.dist.neon"],"runs":["phpstan analyse","phpstan analyze","phpstan"],"fits":[".php"],"install":["composer install"],"sources":["https://github.com/jbelien/phpstan-sarif-formatter/blob/cc68badb389b/src/SarifErrorFormatter.php","https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php"]},{"name":"Psalm","drivers":["Psalm"],"command":"psalm --report=psalm.sarif","log":"psalm.sarif","clean":"run","unparsed":{"as":"result","told":"`173` (`ParseError`)","results":"psalm"},"note":"Taint analysis with `--taint-analysis`.","signs":["psalm.xml","psalm.xml.dist"],"runs":["psalm"],"fits":[".php"],"step":{"image":"composer:2","adds":"--report=psalm.sarif","drops":["--output-format=","--report=","--stats","--shepherd"],"packages":["vimeo/psalm"],"manager":"composer","needs":"composer.json"},"sources":["https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Report/SarifReport.php","https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php"]},{"name":"Mago","drivers":["mago"],"command":"mago lint --reporting-format sarif > mago.sarif","log":"mago.sarif","clean":"run","unparsed":{"as":"result","told":"`parse`","results":"mago"},"signs":["mago.toml"],"runs":["mago lint"],"sources":["https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/reporting/src/formatter/sarif.rs","https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs"]},{"name":"PHPMD","drivers":["PHPMD"],"command":"phpmd . sarif codesize,unusedcode --reportfile phpmd.sarif","log":"phpmd.sarif","clean":"run","unparsed":{"as":"result","told":"without a rule, with the level error","results":"phpmd"},"signs":["phpmd.xml","phpmd.xml.dist"],"runs":["phpmd"],"sources":["https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php","https://github.com/phpmd/phpmd/blob/0a3060eb69f5/README.rst"]},{"name":"RuboCop","drivers":["RuboCop"],"command":"rubocop --require code_scanning --format CodeScanning::SarifFormatter -o rubocop.sarif","log":"rubocop.sarif","converter":"the gem code-scanning-rubocop","clean":"run","unparsed":{"as":"result","told":"`Lint/Syntax`","results":"rubocop"},"signs":[".rubocop.yml"],"runs":["rubocop"],"called":["rubocop"],"fits":[".rb"],"step":{"image":"ruby:3.4","adds":"--require code_scanning --format CodeScanning::SarifFormatter -o rubocop.sarif","drops":["--format=","-f=","-o=","--out=","-a","-A","--autocorrect","--autocorrect-all","--auto-correct","--parallel","-P","--color","--force-default-config","-D","--display-cop-names"],"packages":["rubocop","code-scanning-rubocop"],"manager":"bundler","needs":"Gemfile"},"sources":["https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/lib/code_scanning/rubocop/sarif_formatter.rb","https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/README.md"]},{"name":"Brakeman","drivers":["Brakeman"],"command":"brakeman -o brakeman.sarif","log":"brakeman.sarif","clean":"run","unparsed":{"as":"untold","told":"exit status 7"},"signs":["config/brakeman.yml","config/brakeman.ignore"],"runs":["brakeman"],"step":{"image":"ruby:3.4","adds":"-o brakeman.sarif","drops":["-o=","--output=","-f=","--format=","-q","--quiet","--no-pager","-z","-w2"],"packages":["brakeman"],"manager":"bundler","needs":"Gemfile"},"sources":["https://github.com/presidentbeef/brakeman/blob/104443e426f8/lib/brakeman/report/report_sarif.rb","https://github.com/presidentbeef/brakeman/blob/104443e426f8/OPTIONS.md"]},{"name":"Credo","drivers":["Credo"],"command":"mix credo --format sarif > credo.sarif","log":"credo.sarif","clean":"run","unparsed":{"as":"untold","told":"a line on the console"},"note":"Since 1.7.","signs":[".credo.exs","mix.exs: :credo"],"runs":["mix credo"],"fits":[".ex",".exs"],"step":{"image":"elixir:1.18","adds":"--format sarif > credo.sarif","drops":["--format="],"install":{"github":["mix deps.get"],"gitlab":["mix local.hex --force","mix local.rebar --force","mix deps.get"]},"needs":"mix.exs"},"sources":["https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/formatter/sarif.ex","https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/shell.ex"]},{"name":"Sobelow","drivers":["Sobelow"],"command":"mix sobelow --format sarif --out sobelow.sarif","log":"sobelow.sarif","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`primaryLocationLineHash`: with the line number","signs":[".sobelow-conf","mix.exs: :sobelow"],"runs":["mix sobelow"],"fits":[".ex",".exs"],"step":{"image":"elixir:1.18","adds":"--format sarif --out sobelow.sarif","drops":["--format=","-f=","--out=","--exit"],"install":{"github":["mix deps.get"],"gitlab":["mix local.hex --force","mix local.rebar --force","mix deps.get"]},"needs":"mix.exs"},"sources":["https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding_log.ex","https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding.ex"]}]},{"title":"Rust and Swift","analyzers":[{"name":"Clippy","drivers":["clippy"],"command":"cargo clippy --message-format=json > clippy.json || test -s clippy.json && clippy-sarif -o clippy.sarif < clippy.json","log":"clippy.sarif","converter":"clippy-sarif","clean":"run","unparsed":{"as":"result","told":"with the level error, with the compiler\'s code (`E0308`) or without a rule. All threads of the tool are left unverified","results":"clippy"},"note":"Run `cargo clean` first, because Cargo does not repeat the messages of a crate that is already built. The command writes no log if Cargo fails before it analyzes the code. Otherwise the converter would write an empty log, which looks like clean code.","signs":["clippy.toml",".clippy.toml"],"runs":["cargo clippy"],"called":["clippy","cargo-clippy","actions-rs/clippy-check"],"fits":[".rs"],"step":{"image":"rust:1","adds":"--message-format=json > clippy.json || test -s clippy.json && clippy-sarif -o clippy.sarif < clippy.json","drops":["--message-format=","--fix","--allow-dirty","--allow-staged","-q","--quiet","--color="],"install":{"github":["cargo install clippy-sarif --locked"],"gitlab":["rustup component add clippy","cargo install clippy-sarif --locked"]},"needs":"Cargo.toml"},"sources":["https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs","https://github.com/psastras/sarif-rs/blob/77d99d5148f5/clippy-sarif/README.md"]},{"name":"cargo-audit","drivers":["cargo-audit"],"command":"cargo audit --format sarif > cargo-audit.sarif","log":"cargo-audit.sarif","clean":"run","packages":["^(?<name>[\\\\w-]+) (?<version>\\\\d\\\\S*) (?:is vulnerable to|has an? )"],"unparsed":{"as":"stops","told":"exit status 2"},"fingerprints":"`cargo-audit/advisory-fingerprint`: advisory, crate and version","note":"Always on line 1 of `Cargo.lock`.","signs":[".cargo/audit.toml"],"runs":["cargo audit"],"step":{"image":"rust:1","adds":"--format sarif > cargo-audit.sarif","drops":["--format=","-f="],"install":{"github":["cargo install cargo-audit --locked"],"gitlab":["cargo install cargo-audit --locked"]},"needs":"Cargo.lock"},"sources":["https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/sarif.rs","https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/presenter.rs"]},{"name":"cargo-deny","drivers":["cargo-deny"],"command":"cargo deny --format sarif check > cargo-deny.sarif","log":"cargo-deny.sarif","clean":"run","unparsed":{"as":"not known"},"fingerprints":"several, none unique alone","signs":["deny.toml",".deny.toml"],"runs":["cargo deny"],"called":["EmbarkStudios/cargo-deny-action"],"step":{"image":"rust:1","adds":"> cargo-deny.sarif","install":{"github":["cargo install cargo-deny --locked"],"gitlab":["cargo install cargo-deny --locked"]},"needs":"Cargo.toml"},"sources":["https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/src/sarif/collector.rs","https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/docs/src/cli/common.md"]},{"name":"SwiftLint","drivers":["SwiftLint"],"command":"swiftlint lint --reporter sarif --output swiftlint.sarif","log":"swiftlint.sarif","clean":"run","unparsed":{"as":"untold","told":"it analyzes the file as far as possible"},"signs":[".swiftlint.yml"],"runs":["swiftlint lint","swiftlint"],"called":["swiftlint","norio-nomura/action-swiftlint"],"fits":[".swift"],"fixtures":["fixtures/sarif/real/swiftlint-unparsed/swiftlint-unparsed.sarif"],"sources":["https://github.com/realm/SwiftLint/blob/264eb1328303/Source/SwiftLintFramework/Reporters/SARIFReporter.swift","https://github.com/realm/SwiftLint/blob/0f0694058ac9/Source/swiftlint/Common/LintOrAnalyzeArguments.swift"]},{"name":"SwiftFormat","drivers":["SwiftFormat"],"command":"swiftformat --lint --reporter sarif --report swiftformat.sarif .","log":"swiftformat.sarif","clean":"run","unparsed":{"as":"not known"},"signs":[".swiftformat"],"runs":["swiftformat"],"called":["swiftformat"],"fits":[".swift"],"sources":["https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/SARIFReporter.swift","https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/CommandLine.swift"]}]},{"title":"Shell, SQL and other languages","analyzers":[{"name":"ShellCheck","drivers":["shellcheck"],"command":"git grep -Ilz \'\' | xargs -0 awk \'FNR == 1 { if (FILENAME ~ /\\\\.(sh|bash)$/ || /^#!.*(\\\\/| )(ba|da|k)?sh( |$)/) printf \\"%s%c\\", FILENAME, 0; nextfile }\' | xargs -0 shellcheck -f json -- | shellcheck-sarif > shellcheck.sarif","log":"shellcheck.sarif","converter":"shellcheck-sarif","clean":"run","unparsed":{"as":"result","told":"`1070`, `1072`, `1073`, `1088`, `1089`","results":"shellcheck"},"note":"It finds scripts by their file extension or their first line. With `set -o pipefail`, the exit status is 2 if a script is missing, and 1 if there are findings.","signs":[".shellcheckrc"],"runs":["shellcheck"],"called":["shellcheck","ludeeus/action-shellcheck","redhat-plumbers-in-action/differential-shellcheck"],"fits":[".sh",".bash"],"step":{"image":"rust:1","adds":"-f json | shellcheck-sarif > shellcheck.sarif","drops":["-f=","--format=","-C","--color=","-x_"],"install":{"github":["cargo install shellcheck-sarif --locked"],"gitlab":["apt-get update","apt-get install --yes shellcheck","cargo install shellcheck-sarif --locked"]}},"sources":["https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/shellcheck-sarif/README.md","https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/serde-sarif/src/converters/shellcheck.rs"]},{"name":"SQLFluff","drivers":["SQLFluff"],"command":"sqlfluff lint . --format sarif --write-output sqlfluff.sarif","log":"sqlfluff.sarif","clean":"run","unparsed":{"as":"result","told":"`PRS`, `LXR`, `TMP`","results":"sqlfluff"},"note":"Since 4.0.1.","signs":[".sqlfluff","pyproject.toml: [tool.sqlfluff"],"runs":["sqlfluff lint"],"called":["sqlfluff-lint"],"step":{"image":"python:3.14","adds":"--format sarif --write-output sqlfluff.sarif","drops":["--format=","-f=","--write-output=","--annotation-level=","-v","--nofail"],"all":".","pip":["sqlfluff"]},"sources":["https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/cli/commands.py","https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/core/errors.py"]},{"name":"HLint","drivers":["hlint"],"command":"hlint --sarif . > hlint.sarif","log":"hlint.sarif","clean":"run","unparsed":{"as":"result","told":"`Parse error: \u2026`","results":"hlint"},"signs":[".hlint.yaml"],"runs":["hlint"],"fits":[".hs"],"sources":["https://github.com/ndmitchell/hlint/blob/086bf4430362/src/SARIF.hs","https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs"]},{"name":"lintr","drivers":["lintr"],"command":"Rscript -e \'lintr::sarif_output(lintr::lint_dir(\\".\\"), \\"lintr.sarif\\")\'","log":"lintr.sarif","clean":"run","unparsed":{"as":"result","told":"`error`","results":"lintr"},"signs":[".lintr"],"sources":["https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/inst/extdata/sarif-template.json","https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R"]},{"name":"Slither","drivers":["Slither"],"command":"slither . --sarif slither.sarif","log":"slither.sarif","clean":"run","unparsed":{"as":"stops","told":"not sure"},"fingerprints":"`id`: with places; changes when a line moves","note":"Delete an existing log first.","signs":["slither.config.json"],"sources":["https://github.com/crytic/slither/blob/675c4468eb66/slither/utils/output.py","https://github.com/crytic/slither/blob/675c4468eb66/slither/__main__.py"]},{"name":"Solhint","drivers":["solhint"],"command":"solhint -f sarif \\"**/*.sol\\" > solhint.sarif","log":"solhint.sarif","clean":"run","unparsed":{"as":"notification","told":"`ESL0999`, in a run that is marked as failed"},"signs":[".solhint.json"],"runs":["solhint"],"step":{"image":"node:24","adds":"-f sarif > solhint.sarif","drops":["-f=","--formatter=","--fix","--quiet","-q","-w=","--max-warnings="],"packages":["solhint"]},"fixtures":["fixtures/sarif/real/solhint/solhint.sarif","fixtures/sarif/real/solhint-unparsed/solhint-unparsed.sarif"],"sources":["https://github.com/protofire/solhint/blob/27171d608d54/lib/formatters/sarif.js","https://github.com/protofire/solhint/blob/27171d608d54/solhint.js"]},{"name":"typos","drivers":["typos"],"command":"typos --format sarif > typos.sarif","log":"typos.sarif","clean":"run","unparsed":{"as":"text","told":"in a run that is marked as failed"},"signs":["typos.toml","_typos.toml",".typos.toml"],"runs":["typos"],"called":["typos","crate-ci/typos"],"step":{"image":"rust:1","adds":"--format sarif > typos.sarif","drops":["--format=","--write-changes","-w","--force-exclude"],"install":{"github":["cargo install typos-cli --locked"],"gitlab":["cargo install typos-cli --locked"]}},"sources":["https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/report.rs","https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/main.rs"]}]},{"title":"Infrastructure","analyzers":[{"name":"Checkov","drivers":["Checkov"],"command":"checkov -d . -o sarif --output-file-path .","log":"results_sarif.sarif","logSource":"https://github.com/bridgecrewio/checkov/blob/03d5fdad8d6154b1565799a7b1fb8070c158866f/docs/8.Outputs/SARIF.md","clean":"run","unparsed":{"as":"untold","told":"with CKV_PARSE_ERROR_FAIL=true, only the exit status shows it"},"note":"Writes `results_sarif.sarif`. `--custom-tool-name` changes the name.","signs":[".checkov.yaml",".checkov.yml"],"runs":["checkov"],"called":["checkov","terraform_checkov","bridgecrewio/checkov-action"],"fits":[".tf"],"step":{"image":"python:3.14","adds":"-o sarif --output-file-path .","drops":["-o=","--output=","--output-file-path=","--soft-fail","-s","--quiet","--compact"],"all":"-d .","pip":["checkov"]},"sources":["https://github.com/bridgecrewio/checkov/blob/03d5fdad8d6154b1565799a7b1fb8070c158866f/checkov/common/output/sarif.py","https://github.com/bridgecrewio/checkov/blob/03d5fdad8d6154b1565799a7b1fb8070c158866f/docs/8.Outputs/SARIF.md"]},{"name":"Trivy","drivers":["Trivy"],"command":"trivy fs --scanners vuln,misconfig,secret --format sarif -o trivy.sarif .","log":"trivy.sarif","clean":"run","packages":["^Package: (?<name>\\\\S+)\\\\s+Installed Version: (?<version>\\\\S+)"],"unparsed":{"as":"untold"},"note":"For infrastructure only: `trivy config`.","signs":["trivy.yaml",".trivyignore",".trivyignore.yaml"],"runs":["trivy fs","trivy config"],"called":["terraform_trivy","aquasecurity/trivy-action"],"isProven":true,"sources":["https://github.com/aquasecurity/trivy/blob/dc3c56eed58ab21c7e08d26757c517bc946a86c5/pkg/report/sarif.go","https://github.com/aquasecurity/trivy/blob/dc3c56eed58ab21c7e08d26757c517bc946a86c5/docs/guide/configuration/reporting.md"]},{"name":"tfsec, which continues as Trivy","drivers":["tfsec"],"command":"tfsec -f sarif -O tfsec.sarif .","log":"tfsec.sarif","clean":"run","unparsed":{"as":"stops","told":"an error, unless `--ignore-hcl-errors`"},"sources":["https://github.com/aquasecurity/defsec/blob/5016dea27fcb1d4157e97090db9169a3d9bdaca3/pkg/formatters/sarif.go","https://github.com/aquasecurity/tfsec/blob/1ade1215f0411885832574ac0ac3339f7452e589/docs/guides/usage.md"]},{"name":"TFLint","drivers":["tflint"],"command":"tflint --recursive --format=sarif > tflint.sarif","log":"tflint.sarif","clean":"run","unparsed":{"as":"result","told":"in a second SARIF run, `tflint-errors`. The folder is missing from the first SARIF run, and its threads are left unverified"},"note":"Each folder uses its own `.tflint.hcl`. To use the same file for all folders, add `--config \\"$PWD/.tflint.hcl\\"`. Plugins need `tflint --init` first.","signs":[".tflint.hcl"],"runs":["tflint"],"called":["terraform_tflint"],"fits":[".tf"],"install":["go install github.com/terraform-linters/tflint@latest"],"step":{"image":"golang:1.26","adds":"--format=sarif > tflint.sarif","drops":["--format=","-f=","--force","--fix","--color","--no-color"],"program":"go run github.com/terraform-linters/tflint@latest"},"sources":["https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/formatter/sarif.go","https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/README.md"]},{"name":"Terrascan","drivers":["terrascan"],"command":"terrascan scan -o sarif > terrascan.sarif","log":"terrascan.sarif","clean":"run","unparsed":{"as":"notification","told":"with the level warning, without the file name. The run is marked as successful. The exit status is 4 or 5"},"sources":["https://github.com/tenable/terrascan/blob/d0405c2d2aba32260b82419e1274e9c76ddf844b/pkg/writer/sarif.go","https://github.com/tenable/terrascan/blob/d0405c2d2aba32260b82419e1274e9c76ddf844b/pkg/cli/register.go"]},{"name":"KICS","drivers":["KICS"],"command":"kics scan -p . --report-formats sarif -o .","log":"results.sarif","logSource":"https://docs.kics.io/latest/results/","clean":"run","unparsed":{"as":"untold"},"note":"Writes `results.sarif`.","signs":["kics.config"],"runs":["kics scan"],"called":["checkmarx/kics-github-action"],"sources":["https://github.com/Checkmarx/kics/blob/020b948da88b9cd3b59120c56d3dcb6641e04b72/pkg/report/model/sarif.go","https://github.com/Checkmarx/kics/blob/d67a014f37edeeac7ba7566d74825a817f6fb15e/docs/commands.md"]},{"name":"Hadolint","drivers":["Hadolint"],"command":"hadolint -f sarif Dockerfile > hadolint.sarif","log":"hadolint.sarif","clean":"run","unparsed":{"as":"result","told":"`DL1000`","results":"hadolint"},"signs":[".hadolint.yaml",".hadolint.yml"],"runs":["hadolint"],"called":["hadolint","hadolint-docker","hadolint/hadolint-action"],"fits":["Dockerfile"],"sources":["https://github.com/hadolint/hadolint/blob/8f936c5e975d3663b3cce4ac5b3baa3db26b8516/src/Hadolint/Formatter/Sarif.hs","https://github.com/hadolint/hadolint/blob/8f936c5e975d3663b3cce4ac5b3baa3db26b8516/README.md"]},{"name":"KubeLinter","drivers":["kube-linter"],"command":"kube-linter lint --format sarif --output kube-linter.sarif .","log":"kube-linter.sarif","clean":"run","unparsed":{"as":"untold","told":"a warning with `--verbose`"},"note":"If a check fails, the SARIF run is marked as failed. So set `allow: incomplete-runs`. Without a valid object, there is no log.","signs":[".kube-linter.yaml",".kube-linter.yml"],"runs":["kube-linter lint"],"called":["stackrox/kube-linter-action"],"sources":["https://github.com/stackrox/kube-linter/blob/35de568d49825fe0278d25d7fca5aa2467f9dd00/pkg/command/lint/sarif_format.go","https://github.com/stackrox/kube-linter/blob/35de568d49825fe0278d25d7fca5aa2467f9dd00/pkg/command/lint/command.go"]},{"name":"kube-score","drivers":["kube-score"],"command":"kube-score score -o sarif *.yaml > kube-score.sarif","log":"kube-score.sarif","clean":"no results","unparsed":{"as":"not known"},"runs":["kube-score score"],"sources":["https://github.com/zegl/kube-score/blob/06dedc9ccce58bff50a4f42a3ce0633dc72b0dfa/renderer/sarif/sarif.go","https://github.com/zegl/kube-score/blob/06dedc9ccce58bff50a4f42a3ce0633dc72b0dfa/sarif/sarif.go"]},{"name":"actionlint (GitHub Actions)","drivers":["GitHub Actions lint"],"command":"actionlint -format \\"$(cat sarif_template.txt)\\" > actionlint.sarif","log":"actionlint.sarif","converter":"the template testdata/format/sarif_template.txt of its repository","clean":"run","unparsed":{"as":"result","told":"`syntax-check`: \\"could not parse as YAML\\", or `jobs` or `steps` missing","results":"actionlint"},"signs":[".github/actionlint.yaml",".github/actionlint.yml"],"runs":["actionlint"],"called":["actionlint","rhysd/actionlint","raven-actions/actionlint"],"install":["go install github.com/rhysd/actionlint/cmd/actionlint@latest","cp \\"$(go list -m -mod=mod -f \'{{.Dir}}\' github.com/rhysd/actionlint@latest)/testdata/format/sarif_template.txt\\" ."],"sources":["https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/testdata/format/sarif_template.txt","https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go"]},{"name":"zizmor (GitHub Actions)","drivers":["zizmor"],"command":"zizmor --strict-collection --format=sarif . > zizmor.sarif","log":"zizmor.sarif","clean":"run","unparsed":{"as":"stops","told":"exit status 1 with `--strict-collection`. Otherwise only a warning on standard error"},"signs":["zizmor.yml","zizmor.yaml",".github/zizmor.yml",".github/zizmor.yaml"],"runs":["zizmor"],"called":["zizmor","zizmorcore/zizmor-action"],"step":{"image":"python:3.14","adds":"--strict-collection --format=sarif > zizmor.sarif","drops":["--format=","--strict-collection","--color=","--no-progress","--fix="],"all":".","pip":["zizmor"]},"sources":["https://github.com/zizmorcore/zizmor/blob/11bbf7e6cffac7ccf4f803d40255e0cd54c60236/crates/zizmor/src/output/sarif.rs","https://github.com/zizmorcore/zizmor/blob/11bbf7e6cffac7ccf4f803d40255e0cd54c60236/docs/usage.md"]},{"name":"cfn-lint (CloudFormation)","drivers":["cfn-lint"],"command":"cfn-lint --format sarif --output-file cfn-lint.sarif template.yaml","log":"cfn-lint.sarif","converter":"the extra cfn-lint[sarif]","clean":"run","unparsed":{"as":"result","told":"`E0000`, `E0001`","results":"cfnLint"},"signs":[".cfnlintrc",".cfnlintrc.yaml",".cfnlintrc.yml"],"runs":["cfn-lint"],"called":["cfn-lint"],"sources":["https://github.com/aws-cloudformation/cfn-lint/blob/217397c819d2cebe4c1e836c9ab18fafd0e10135/src/cfnlint/formatters/sarif.py","https://github.com/aws-cloudformation/cfn-lint/blob/217397c819d2cebe4c1e836c9ab18fafd0e10135/docs/rules.md"]},{"name":"ansible-lint","drivers":["ansible-lint"],"command":"ansible-lint --sarif-file ansible-lint.sarif","log":"ansible-lint.sarif","clean":"run","unparsed":{"as":"result","told":"`load-failure` or `syntax-check`, each with its kind","results":"ansibleLint"},"signs":[".ansible-lint",".ansible-lint.yml",".config/ansible-lint.yml"],"runs":["ansible-lint"],"called":["ansible-lint","ansible/ansible-lint","ansible/ansible-lint-action"],"step":{"image":"python:3.14","adds":"--sarif-file ansible-lint.sarif","drops":["--sarif-file=","-f=","--format=","--fix=","-q","--nocolor"],"pip":["ansible-lint"]},"sources":["https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/formatters/__init__.py","https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md"]},{"name":"Bicep linter","drivers":["bicep"],"command":"bicep lint main.bicep --diagnostics-format sarif > bicep.sarif","log":"bicep.sarif","clean":"run","unparsed":{"as":"result","told":"`BCP\u2026` with the level error, like any other result"},"signs":["bicepconfig.json"],"fits":[".bicep"],"sources":["https://github.com/Azure/bicep/blob/9beb0fee60ca53458f41492b699af440367b240b/src/Bicep.Cli/Logging/DiagnosticLogger.cs","https://github.com/Azure/bicep/blob/9beb0fee60ca53458f41492b699af440367b240b/src/Bicep.Cli/Commands/LintCommand.cs"]},{"name":"PSRule","drivers":["PSRule"],"command":"Assert-PSRule -InputPath . -OutputFormat Sarif -OutputPath ps-rule.sarif","log":"ps-rule.sarif","clean":"run","unparsed":{"as":"not known"},"note":"There is no SARIF run if no rule applied to an object.","signs":["ps-rule.yaml"],"sources":["https://github.com/microsoft/PSRule/blob/6bf45cf75d7b507108e33113e64c9b2617e15bbd/src/PSRule/Pipeline/Output/SarifBuilder.cs","https://github.com/microsoft/PSRule/blob/6bf45cf75d7b507108e33113e64c9b2617e15bbd/docs/concepts/sarif-format.md"]},{"name":"Datree, which was given up","drivers":["datree"],"command":"datree test --output sarif *.yaml > datree.sarif","log":"datree.sarif","clean":"run","unparsed":{"as":"untold"},"sources":["https://github.com/datreeio/datree/blob/0c3b63e6ce9688cdb5ad3bf06768875664cf15be/pkg/evaluation/printer.go","https://github.com/datreeio/datree/blob/0c3b63e6ce9688cdb5ad3bf06768875664cf15be/pkg/evaluation/output_flag.go"]},{"name":"Regula, which was given up","drivers":["regula"],"command":"regula run --format sarif > regula.sarif","log":"regula.sarif","clean":"not known","unparsed":{"as":"not known"},"note":"For each rule that passes, the log has a result of the kind `pass`.","signs":[".regula.yaml"],"sources":["https://github.com/fugue/regula/blob/259c10a6a746e3c1eb84857d9f548cca463034af/pkg/reporter/sarif.go","https://github.com/fugue/regula/blob/259c10a6a746e3c1eb84857d9f548cca463034af/docs/src/usage.md"]}]},{"title":"Many languages","analyzers":[{"name":"OpenCodeReview","drivers":["OpenCodeReview"],"command":"ocr review --format sarif > ocr.sarif","log":"ocr.sarif","clean":"run","unparsed":{"as":"text"},"fingerprints":"`ocrFinding/v1`: the category with the code that the model quotes; it varies","note":"It uses an AI model. See [AI reviewers](varying.md).","varies":true,"partial":"^Review partially complete:","sources":["https://github.com/alibaba/open-code-review/blob/1679c2c5be2ccbad8e10ff6c92143b27a279ef7b/cmd/opencodereview/sarif.go"]},{"name":"Semgrep","drivers":["Semgrep OSS","Semgrep PRO"],"command":"semgrep scan --config auto --sarif-output=semgrep.sarif","log":"semgrep.sarif","settings":"auto","clean":"run","unparsed":{"as":"notification","told":"a warning with the file name in its message, in a run that is marked as successful. The exit status is 3 with `--strict`"},"fingerprints":"`matchBasedId/v1`: the match; without a login `requires login`","signs":[".semgrep.yml",".semgrep.yaml",".semgrep/*.yml",".semgrep/*.yaml"],"runs":["semgrep scan","semgrep ci"],"called":["semgrep","returntocorp/semgrep-action"],"step":{"image":"python:3.14","adds":"--sarif-output=semgrep.sarif","drops":["--sarif","--json","--output=","-o=","--error","--quiet","-q","--sarif-output="],"pip":["semgrep"]},"isProven":true,"sources":["https://github.com/semgrep/semgrep/blob/6568da50eada3396c4d561a1d723163488ea04e2/cli/src/semgrep/formatter/sarif.py","https://github.com/semgrep/semgrep-docs/blob/a900180dba5b46286840644bb740e5e697a315e8/docs/semgrep-appsec-platform/json-and-sarif.mdx"]},{"name":"Opengrep","drivers":["Opengrep OSS"],"command":"opengrep scan --sarif-output=opengrep.sarif -f rules .","log":"opengrep.sarif","clean":"run","unparsed":{"as":"notification","told":"the run is marked as successful"},"fingerprints":"`matchBasedId/v1`: the match, counted","sources":["https://github.com/opengrep/opengrep/blob/c2b207e94ea6b9eac3ebbd0611a56def02f342a3/src/osemgrep/reporting/Sarif_output.ml","https://github.com/opengrep/opengrep/blob/c2b207e94ea6b9eac3ebbd0611a56def02f342a3/README.md"]},{"name":"CodeQL","drivers":["CodeQL"],"command":"codeql database analyze <database> --format=sarif-latest --output=codeql.sarif","log":"codeql.sarif","clean":"run","unparsed":{"as":"notification","told":"from the extractor. The run is marked as successful"},"fingerprints":"`primaryLocationLineHash`: the lines from the place on; two results may share it","isProven":true,"sources":["https://docs.github.com/en/code-security/codeql-cli/codeql-cli-manual/database-analyze","https://codeql.github.com/docs/codeql-cli/sarif-output/"]},{"name":"DevSkim","drivers":["devskim"],"command":"devskim analyze -I . -O devskim.sarif","log":"devskim.sarif","clean":"run","unparsed":{"as":"text"},"isProven":true,"sources":["https://github.com/microsoft/DevSkim/blob/a452aa506f80928b611c4c7bfe306b8115821aae/DevSkim-DotNet/Microsoft.DevSkim.CLI/Writers/SarifWriter.cs","https://github.com/microsoft/DevSkim/blob/a452aa506f80928b611c4c7bfe306b8115821aae/DevSkim-DotNet/Microsoft.DevSkim.CLI/Options/BaseAnalyzeCommandOptions.cs"]},{"name":"Snyk Code","drivers":["SnykCode"],"command":"snyk code test --sarif-file-output=snyk-code.sarif","log":"snyk-code.sarif","clean":"run","unparsed":{"as":"untold","told":"only the number of files (`properties.coverage`)"},"fingerprints":"`0`, `1`: two results may share them; `identity` from the service","note":"It needs an account.","signs":[".snyk"],"sources":["https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/code-test.md","https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/test/fixtures/sast-empty/empty-sarif.json"]},{"name":"Snyk Open Source","drivers":["Snyk Open Source"],"command":"snyk test --sarif-file-output=snyk.sarif","log":"snyk.sarif","clean":"run","packages":["vulnerable (?<name>\\\\S+) package"],"unparsed":{"as":"stops","told":"exit status 2 or 3"},"note":"The log has one SARIF run for each project, with results on line 1 of its manifest. It needs an account.","isProven":true,"sources":["https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/src/lib/formatters/open-source-sarif-output.ts","https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/test.md"]},{"name":"Snyk Infrastructure as Code","drivers":["Snyk IaC"],"command":"snyk iac test --sarif-file-output=snyk-iac.sarif","log":"snyk-iac.sarif","clean":"run","unparsed":{"as":"not known"},"note":"It needs an account.","sources":["https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/src/lib/formatters/iac-output/sarif.ts","https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/iac-test.md"]},{"name":"Qodana","drivers":["QDJVM","QDCPP"],"command":"qodana scan --results-dir qodana-results","log":"qodana-results/qodana.sarif.json","logSource":"https://www.jetbrains.com/help/qodana/qodana-sarif-output.html","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`equalIndicator/v1`, `equalIndicator/v2`: hashes","note":"Writes `qodana-results/qodana.sarif.json`. The tool\'s name is the code of the linter.","signs":["qodana.yaml","qodana.yml"],"called":["JetBrains/qodana-action"],"isProven":true,"sources":["https://github.com/JetBrains/qodana-cli/blob/8efeb409ce704bcae711b8b9c2b62b016073ab68/internal/platform/sarif.go","https://www.jetbrains.com/help/qodana/qodana-sarif-output.html"]},{"name":"Joern","drivers":["Joern"],"command":"joern2sarif -i findings.json -o joern.sarif","log":"joern.sarif","converter":"joern2sarif","clean":"run","unparsed":{"as":"untold"},"fingerprints":"`evidenceFingerprint`: of the finding, or computed","sources":["https://github.com/joernio/joern2sarif/blob/3b443981f3ec/joern2sarif/lib/convert.py","https://github.com/joernio/joern2sarif/blob/3b443981f3ec/README.md"]}]},{"title":"Secrets and dependencies","analyzers":[{"name":"Gitleaks","drivers":["gitleaks"],"command":"gitleaks dir . --redact --report-format sarif --report-path gitleaks.sarif","log":"gitleaks.sarif","clean":"run","unparsed":{"as":"text"},"fingerprints":"data of the commit; not used","note":"Without `--redact`, the secret is in the log. `gitleaks git .` reports lines of old commits.","signs":[".gitleaks.toml"],"runs":["gitleaks dir","gitleaks git","gitleaks detect"],"called":["gitleaks","gitleaks/gitleaks-action"],"install":["go install github.com/zricethezav/gitleaks/v8@latest"],"step":{"image":"golang:1.26","program":"go run github.com/zricethezav/gitleaks/v8@latest"},"isProven":true,"sources":["https://github.com/gitleaks/gitleaks/blob/b58d3f102cf3/report/sarif.go","https://github.com/gitleaks/gitleaks/blob/b58d3f102cf3/README.md"]},{"name":"TruffleHog","drivers":["trufflehog"],"command":"trufflehog filesystem . --sarif --no-update > trufflehog.sarif","log":"trufflehog.sarif","clean":"run","unparsed":{"as":"text"},"fingerprints":"`trufflehogFingerprint/v1`: with the line number","note":"Only newer releases of version 3. It contacts live services, unless you add `--no-verification`.","sources":["https://github.com/trufflesecurity/trufflehog/blob/3ab759fef4bb/pkg/output/sarif.go","https://github.com/trufflesecurity/trufflehog/blob/3ab759fef4bb/README.md"]},{"name":"ggshield","drivers":["ggshield"],"command":"ggshield secret scan path -r -y . --format sarif --output ggshield.sarif","log":"ggshield.sarif","clean":"run","unparsed":{"as":"text"},"fingerprints":"`secret/v1`: the secret; copies share it","note":"It needs an account, and uploads the code that it scans.","signs":[".gitguardian.yaml",".gitguardian.yml"],"sources":["https://github.com/GitGuardian/ggshield/blob/eaa3e43b1ae1/ggshield/verticals/secret/output/secret_sarif_output_handler.py","https://github.com/GitGuardian/ggshield/blob/eaa3e43b1ae1/ggshield/cmd/secret/scan/secret_scan_common_options.py"]},{"name":"secretlint","drivers":["secretlint"],"command":"secretlint --format @secretlint/secretlint-formatter-sarif \\"**/*\\" > secretlint.sarif","log":"secretlint.sarif","converter":"@secretlint/secretlint-formatter-sarif","clean":"not known","unparsed":{"as":"text"},"fingerprints":"not known","signs":[".secretlintrc*"],"runs":["secretlint"],"step":{"image":"node:24","adds":"--format @secretlint/secretlint-formatter-sarif > secretlint.sarif","drops":["--format=","-o=","--output="],"all":"\\"**/*\\"","packages":["secretlint","@secretlint/secretlint-formatter-sarif"]},"fixtures":["fixtures/sarif/real/secretlint/secretlint.sarif"],"sources":["https://github.com/secretlint/secretlint"]},{"name":"OSV-Scanner","drivers":["osv-scanner"],"command":"osv-scanner scan --format sarif . > osv-scanner.sarif","log":"osv-scanner.sarif","clean":"run","packages":["^Package \'(?<name>[^\'\\\\s]+)@(?<version>[^\'@\\\\s]+)\' is vulnerable"],"unparsed":{"as":"untold","told":"exit status 127"},"fingerprints":"after 2.2.0 `primaryLocationLineHash`: vulnerability, path, package","runs":["osv-scanner"],"fits":["package-lock.json","pnpm-lock.yaml","yarn.lock","requirements.txt","poetry.lock","uv.lock","go.sum","Cargo.lock","pom.xml","Gemfile.lock","composer.lock"],"step":{"image":"golang:1.26","adds":"--format sarif > osv-scanner.sarif","drops":["--format=","-f=","--output=","--output-file="],"install":{"github":["go install github.com/google/osv-scanner/v2/cmd/osv-scanner@v2.3.8"],"gitlab":["go install github.com/google/osv-scanner/v2/cmd/osv-scanner@v2.3.8"]}},"isProven":true,"sources":["https://github.com/google/osv-scanner/blob/add393a2e051/internal/output/sarif.go","https://github.com/google/osv-scanner/blob/add393a2e051/docs/output.md"]},{"name":"Grype","drivers":["grype","Grype"],"command":"grype dir:. -o sarif --file grype.sarif","log":"grype.sarif","clean":"run","packages":["package: (?<name>\\\\S+), version (?<version>\\\\S+) was found","reports (?<name>\\\\S+) at version (?<version>\\\\S+)"],"unparsed":{"as":"not known"},"fingerprints":"`primaryLocationLineHash`: the package; all of its vulnerabilities share it","signs":[".grype.yaml"],"runs":["grype"],"isProven":true,"sources":["https://github.com/anchore/grype/blob/4562c55cebba/grype/presenter/sarif/presenter.go","https://github.com/anchore/grype/blob/4562c55cebba/cmd/grype/cli/options/grype.go"]},{"name":"OWASP Dependency-Check","drivers":["dependency-check"],"command":"dependency-check --scan . --format SARIF --out dependency-check-report.sarif","log":"dependency-check-report.sarif","clean":"run","unparsed":{"as":"not known"},"fingerprints":"`vulnerabilityHash`: the vulnerability, in every file alike","signs":["dependency-check-suppression.xml"],"sources":["https://github.com/dependency-check/DependencyCheck/blob/4c5c5956b78c/core/src/main/resources/templates/sarifReport.vsl","https://github.com/dependency-check/DependencyCheck/blob/4c5c5956b78c/cli/src/site/markdown/arguments.md"]}]}],"s":[{"name":"TypeScript compiler (tsc)","instead":"we found no converter","source":"https://github.com/microsoft/TypeScript/issues/55890"},{"name":"mypy","instead":"`-O json` only. A request for SARIF is open","source":"https://github.com/python/mypy/issues/21840"},{"name":"Pyright, basedpyright","instead":"`--outputjson` only. A request for SARIF is open","source":"https://github.com/microsoft/pyright/issues/6566"},{"name":"Pysa","instead":"we found no converter","source":"https://github.com/facebook/pyre-check/blob/cb16dcb81720c63af1392c930fdc65ccc11d9f28/client/commands/analyze.py"},{"name":"Safety","instead":"JSON, SPDX, HTML","source":"https://github.com/pyupio/safety/blob/db33fac46417618524b79b05fa5222b4d402aed6/safety/scan/models.py"},{"name":"Retire.js","instead":"use Salesforce Code Analyzer, which runs it as `retire-js`","source":"https://github.com/RetireJS/retire.js/blob/fd8df0d6f1da46d4bc0446321395fcf708619e07/node/README.md"},{"name":"SonarQube","instead":"it only imports SARIF. vmvarela/sonarqube-sarif exports its issues as SARIF","source":"https://docs.sonarsource.com/sonarqube-server/2026.4/analyzing-source-code/importing-external-issues/importing-issues-from-sarif-reports.md"},{"name":"shfmt","instead":"it is a formatter, which lists files or prints a diff","source":"https://github.com/mvdan/sh/blob/40b09e18a8485f01ecbc6e25297265f06bacc39d/cmd/shfmt/shfmt.1.scd"},{"name":"TSQLLint","instead":"we found no converter","source":"https://github.com/tsqllint/tsqllint/blob/00cda7aee6edd7ba6c4991ee03c8d681ebaa0afc/source/TSQLLint.Infrastructure/CommandLineOptions/CommandLineOptions.cs"},{"name":"Polaris","instead":"JSON, YAML","source":"https://github.com/FairwindsOps/polaris/blob/c0e23a233b2087272a7f524f1b922f4e3f2f9689/cmd/polaris/audit.go"},{"name":"Vale","instead":"the request was declined. A template in the discussion writes SARIF (`--output=sarif.tmpl`)","source":"https://github.com/vale-cli/vale/issues/653"},{"name":"Error Prone, NullAway","instead":"reviewdog can read the output of javac (`-efm`)","source":"https://github.com/google/error-prone/issues/3766"},{"name":"Scalafix","instead":"we found no converter","source":"https://github.com/scalacenter/scalafix/blob/f57ebd50f72f/README.md"},{"name":"Scapegoat","instead":"XML, HTML, GitLab\'s Code Quality report","source":"https://github.com/scapegoat-scala/scapegoat/blob/c6c4346cb355/README.md"},{"name":"Coverity","instead":"we found no converter","source":"https://github.com/mantidproject/mantid/pull/41836"},{"name":"PHP_CodeSniffer","instead":"bartlett/sarif-php-converters, or reviewdog on its Checkstyle report (`-f=checkstyle`)","source":"https://github.com/squizlabs/PHP_CodeSniffer/issues/3496"},{"name":"Phan","instead":"it writes a Checkstyle report, which reviewdog can read","source":"https://github.com/phan/phan/blob/790e4f76301b/src/Phan/CLI.php"},{"name":"Reek","instead":"it writes a Checkstyle report, which reviewdog can read","source":"https://github.com/troessner/reek/blob/04f046a1be8a/README.md"},{"name":"bundler-audit","instead":"we found no converter","source":"https://github.com/rubysec/bundler-audit/blob/e53a5c40fd35/README.md"},{"name":"Periphery","instead":"it writes a Checkstyle report, which reviewdog can read","source":"https://github.com/peripheryapp/periphery/blob/f87c3f63493b/Sources/Configuration/OutputFormat.swift"},{"name":"Dart analyzer","instead":"text, JSON","source":"https://github.com/dart-lang/sdk/issues/44576"},{"name":"detect-secrets","instead":"a pull request is open","source":"https://github.com/Yelp/detect-secrets/pull/955"},{"name":"Talisman","instead":"JSON, HTML","source":"https://github.com/thoughtworks/talisman/blob/efcb1a3629f6/README.md"},{"name":"luacheck","instead":"a pull request is open. reviewdog can read its output","source":"https://github.com/lunarmodules/luacheck/pull/120"},{"name":"selene","instead":"JSON","source":"https://github.com/Kampfkarren/selene/blob/baeab985adbe/docs/src/cli/usage.md"},{"name":"Buf","instead":"the only converter that we found is part of rules_lint for Bazel","source":"https://github.com/bufbuild/buf/blob/c9a5b2656599/private/bufpkg/bufanalysis/bufanalysis.go"},{"name":"Perl::Critic","instead":"reviewdog can read its output","source":"https://github.com/Perl-Critic/Perl-Critic/blob/c437d557ec90/bin/perlcritic"}]}');
;

const {  "T": ANALYZER_GROUPS,  "s": WITHOUT_SARIF } = analyzers_namespaceObject;
const ANALYZERS = ANALYZER_GROUPS.flatMap(({ analyzers }) => analyzers);


 }),

 6130:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FU: () => ( judgeBy),
   T0: () => ( describeUnmatchedPaths),
   Xf: () => ( MISNAMED),
   YP: () => ( MISNAMED_FILE),
   hr: () => ( NO_CONFIGURATION),
   k1: () => ( describeUnmatchedRules),
   oT: () => ( CONFIGURATION_FILE)
 });
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3785);

const CONFIGURATION_FILE = '.sarif-review.yml';
const MISNAMED_FILE = '.sarif-review.yaml';
const MISNAMED = `${MISNAMED_FILE} is not read: rename it to ${CONFIGURATION_FILE}`;
const NO_CONFIGURATION = { rules: [], paths: [] };
function judgeBy({ rules, paths }, formerPath) {
    const ruleOf = remember((key) => {
        const [tool = '', id = ''] = JSON.parse(key);
        return rules.findLast((entry) => isOfRule(entry, tool, id));
    });
    const pathOf = remember((path) => {
        const former = formerPath(path);
        return paths.findLast(({ glob }) => matchesPath(glob, path) && (former === undefined || matchesPath(glob, former)));
    });
    return ({ scope, rule, level, place }) => {
        const byRule = ruleOf(JSON.stringify([scope.tool, rule.id]));
        const byPath = place.path === undefined ? undefined : pathOf(place.path);
        if (byRule?.level === 'off')
            return off(`${byRule.tool} ${byRule.rule}`, byRule);
        if (byPath?.level === 'off')
            return off(byPath.glob, byPath);
        const own = byRule?.level ?? level;
        const lowered = byPath !== undefined && (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_0__ .t9)(byPath.level, own) > 0 ? byPath.level : own;
        return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
    };
}
function isOfRule(entry, tool, id) {
    return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}
function describeUnmatchedRules(rules, findings) {
    const pairs = new Map(findings.map(({ scope, rule }) => [
        JSON.stringify([scope.tool, rule.id]),
        [scope.tool, rule.id],
    ]));
    return rules.flatMap((entry, index) => {
        if ([...pairs.values()].some(([tool, id]) => isOfRule(entry, tool, id)))
            return [];
        const names = [
            ...(entry.tool === '*' ? [] : [`tool ${entry.tool}`]),
            ...(entry.rule === '*' ? [] : [`rule ${entry.rule}`]),
        ];
        return [`rules.${index} (${names.join(', ')}) matches no result of these logs`];
    });
}
function describeUnmatchedPaths(paths, files) {
    return paths.flatMap(({ glob }, index) => files.some((file) => matchesPath(glob, file))
        ? []
        : [`paths.${index} (${glob}) matches no file of this checkout`]);
}
function off(name, { reason }) {
    return {
        kind: 'off',
        because: `${CONFIGURATION_FILE} (${name})${reason === undefined ? '' : `: ${reason}`}`,
    };
}
function remember(find) {
    const known = new Map();
    return (key) => {
        if (!known.has(key))
            known.set(key, find(key));
        return known.get(key);
    };
}
function matchesName(pattern, text) {
    return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}
function matchesPath(glob, path) {
    const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
    return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}
function matchesAll(pattern, items, rest, matches) {
    let at = 0;
    let back;
    for (let item = 0; item < items.length;) {
        const own = pattern[at];
        if (own === rest) {
            back = { pattern: at, item };
            at += 1;
        }
        else if (own !== undefined && matches(own, items[item] ?? '')) {
            at += 1;
            item += 1;
        }
        else if (back !== undefined) {
            back.item += 1;
            item = back.item;
            at = back.pattern + 1;
        }
        else
            return false;
    }
    return pattern.slice(at).every((own) => own === rest);
}


 }),

 7176:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Nh: () => ( FULL_HISTORY),
   b$: () => ( readCheckout),
   oj: () => ( requireGit)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);






const FULL_HISTORY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)';
async function readCheckout(git, folder) {
    const { root, gitDirectory, prefix, head } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        await requireGit(git);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const isCommit = head !== '' && (await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .jB)(git, [head]))[0]?.type === 'commit';
    if (!isCommit) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.');
    }
    return { head, root, prefix };
}
const QUESTIONS = [
    ['--show-toplevel'],
    ['--absolute-git-dir'],
    ['--show-prefix'],
    ['--verify', '--quiet', 'HEAD'],
];
async function askWhere(git) {
    const together = await git(['rev-parse', ...QUESTIONS.flat()]);
    let answers = line(together).split('\n');
    if (together.status !== 0 || answers.length !== QUESTIONS.length) {
        const results = together.stdout.length === 0
            ? [together]
            : await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
        const failed = results.slice(0, QUESTIONS.length - 1).find(({ status }) => status !== 0);
        if (failed !== undefined) {
            await requireGit(git);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(explain(failed));
        }
        answers = results.map(line);
    }
    const [root = '', gitDirectory = '', prefix = '', head = ''] = answers;
    return { root, gitDirectory, prefix, head };
}
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
function describeDistrust(stderr, platform) {
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    const advised = /--add safe\.directory (.+)$/m
        .exec(stderr)?.[1]
        ?.replace(/^'(.*)'$/, '$1')
        .replaceAll("'\\''", "'");
    const named = /repository (?:at )?\(?'([^'\n]*)'/.exec(stderr)?.[1];
    const path = advised ?? named ?? '<path of the checkout>';
    const quoted = platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
    return (`working-directory: git refuses ${JSON.stringify(named ?? path)} because the folder belongs to another user; ` +
        `run git config --global --add safe.directory ${quoted} before this step, as the user of this step.`);
}
function explain(result) {
    const distrust = describeDistrust(result.stderr, process.platform);
    if (distrust !== undefined)
        return distrust;
    const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
    if (bare !== undefined)
        return `working-directory: ${foundByFiles(bare)}.`;
    return (`working-directory: not the working tree of a git checkout (${(0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitReason)(result)}); ` +
        'check the repository out before this step and name its folder.');
}
const OLDEST_GIT = [2, 30];
async function requireGit(git) {
    const version = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitOutput)(git, ['version'])).toString('utf8').trim();
    if (isTooOld(version))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
    return version;
}
function isTooOld(version) {
    const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (major === undefined || minor === undefined)
        return false;
    const [oldMajor, oldMinor] = OLDEST_GIT;
    return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(outermost), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
        const tracked = await git([
            '--literal-pathspecs',
            '-C',
            outer,
            ...['ls-tree', '-z', '-t', 'HEAD', '--', path],
        ]);
        if (tracked.status !== 0 && !hasNothing(tracked))
            return { refused: tracked };
        if (isTracked(tracked, path)) {
            return {
                reason: `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`,
            };
        }
    }
    return undefined;
}
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
function checkoutsAround(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? [] : checkoutsAround((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')) ? [...above, folder] : above;
}
async function leadsTo(path, gitDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return false;
    const isFolder = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory();
    const target = isFolder ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), await readGitFile(path));
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target)) === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(gitDirectory));
}
async function readGitFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
function hasNothing({ stderr }) {
    return /not a git repository|Not a valid object name HEAD/.test(stderr);
}
function isWithin(outer, inner) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(/[\\/]/, 1)[0] !== '..';
}
function quote(path) {
    return JSON.stringify(path);
}


 }),

 4062:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P0: () => ( terminalHost),
   qk: () => ( STANDARD_OUTPUT)
 });
 var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5835);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);



const CI_VARIABLES = [
    'CI',
    'BUILD_ID',
    'BUILD_NUMBER',
    'CODEBUILD_BUILD_ID',
    'CONTINUOUS_INTEGRATION',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'TF_BUILD',
    'bamboo_buildKey',
];
const STANDARD_OUTPUT = '-';
function terminalHost(options) {
    const { flags, environment, redactor, log, trouble, document } = options;
    const clean = (line) => redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .BP)(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .EO)(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_1__ .cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        code(pieces) {
            const whole = pieces.map(({ text }) => text).join('');
            const safe = clean(whole);
            const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
            writer.line(log, safe === whole ? painted.join('') : safe);
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error(line, what) {
            if (what === undefined)
                tell('Error:', 'bad', line);
            else
                writer.line(trouble, wrap(trouble, clean(line))
                    .map((one) => paintTrouble('bad', one))
                    .join('\n'));
        },
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        onLaptop: !CI_VARIABLES.some((name) => environment[name]),
        ...(columns === undefined ? {} : { columns }),
    };
}
function columnsOf({ isTTY, columns }) {
    return isTTY === true && columns ? columns : undefined;
}
const STYLES = {
    heading: 'bold',
    new: 'green',
    change: 'cyan',
    quiet: 'dim',
    good: 'green',
    doubtful: 'yellow',
    bad: 'red',
};
const plain = (_, text) => text;
const colored = (tone, text) => text === '' ? text : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[tone], text, { validateStream: false });
function choosePaint(environment, kind) {
    const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
    if (FORCE_COLOR !== '')
        return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
    return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}
function jsonDocument(json) {
    return json
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
        .replace(/#(?=[#[\w])/gu, escaped)
        .replace(/_(?=(?:start|end):\d)/gu, escaped);
}
function escaped(text) {
    return Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
function lineWriter(live) {
    const rewrites = live.isTTY === true;
    let shown = false;
    const erase = () => {
        if (shown)
            live.write(ERASE);
        shown = false;
    };
    return {
        rewrites,
        line(stream, text) {
            erase();
            stream.write(`${text}\n`);
        },
        status(text) {
            const line = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(text), (live.columns || USUAL_COLUMNS) - 1);
            live.write(`${shown ? ERASE : ''}${line}`);
            shown = true;
        },
    };
}


 }),

 440:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jm: () => ( findLogs),
   UO: () => ( isWithin),
   qS: () => ( escapesFolders)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var tinyglobby__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3382);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6761);
 var _raw_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2795);







const MOST_LOGS = 1_000;
const MOST_NAMED = 10;
const IN_A_FOLDER = '**/*.{sarif,sarif.gz,sarif.json,sarif.json.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
const NEVER = ['**/node_modules/**', '**/.git/**'];
const SEVERAL = /^[^{]*\.(?:sarif|json)(?:\.gz)?(?:\s*[,;]|\s)\s*\S/iu;
async function findLogs(patterns, directory, folders, isTracked = () => false, input = 'sarif-file') {
    const own = [directory, ...folders];
    const paths = new Map();
    const realFolders = new Map();
    const realFolder = (path) => {
        const known = realFolders.get(path) ?? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
        realFolders.set(path, known);
        return known;
    };
    const realDirectory = await realFolder(directory);
    const nameOf = (path, real = path) => {
        const inside = [below(path, directory), below(real, realDirectory), path].find((one) => one !== undefined);
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .Q6)((inside ?? path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')).replaceAll(/\s/g, ' ');
    };
    const ownLines = new Set();
    const wide = [];
    const failures = [];
    const outside = new Set();
    const lines = new Set(patterns.map((text) => text.trim()).filter(Boolean));
    if (lines.size === 0)
        failures.push(`No SARIF log was found: \`${input}\` is empty, name the logs of this job there.`);
    for (const line of lines) {
        const { folder, pattern, kind } = await toSearch(line, directory);
        if (pattern !== undefined)
            wide.push(line);
        if (await escapesFolders(folder, own)) {
            outside.add(line);
            continue;
        }
        const walked = pattern === undefined ? [] : await walk(pattern, folder);
        const found = kind === 'file' ? [folder] : walked.filter((path) => kind === 'folder' || IN_A_GLOB.test(path));
        for (const path of found) {
            const real = kind === 'file'
                ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)
                : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
            if (!paths.has(real))
                paths.set(real, path);
            if (kind === 'file')
                ownLines.add(real);
        }
        if (found.length > 0)
            continue;
        const home = pattern === undefined ? own.find((one) => isWithin(folder, one)) : undefined;
        const isName = home !== undefined && !(0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__ .ey)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder));
        const elsewhere = isName ? await walk(`**/${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)}`, home) : [];
        const others = elsewhere.filter((path) => !isTracked(path)).map((path) => nameOf(path));
        failures.push(`No SARIF log was found: \`${input}\` names ${describeMissing(line, kind, others.toSorted())}`);
    }
    const all = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const ofCommit = all.filter(([real, path]) => isTracked(real) || isTracked(path));
    const sorted = all.filter((one) => !ofCommit.includes(one));
    const logs = [];
    for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
        const name = nameOf(path, real);
        if (await escapesFolders(path, own))
            outside.add(name);
        else
            logs.push({ path, name });
    }
    for (const name of outside)
        failures.push(`\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`);
    const isMissed = ([real]) => logs.length === 0 || ownLines.has(real);
    const tracked = (is) => describeTracked(ofCommit.filter((one) => isMissed(one) === is).map(([real, path]) => nameOf(path, real)), input);
    failures.push(...tracked(true));
    if (sorted.length > MOST_LOGS)
        failures.push(`\`${input}\` names ${sorted.length} logs and the limit is ${MOST_LOGS}: ${sorted.length - MOST_LOGS} were not read.`);
    return { logs, wide, failures, warnings: tracked(false) };
}
async function toSearch(line, directory) {
    const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
    const first = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, line));
    const named = first === 'nothing' && quoted !== undefined ? quoted : line;
    const kind = named === line ? first : await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, named));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, named);
    if (kind === 'folder')
        return { folder: path, pattern: IN_A_FOLDER, kind };
    if (kind === 'file' || !(0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__ .ey)(named))
        return { folder: path, kind };
    const { folder, rest } = toGlob(named, { sep: node_path__WEBPACK_IMPORTED_MODULE_2__.sep }, (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, name)));
    return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, folder), pattern: rest, kind };
}
async function kindOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
        return absent.includes((0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .$6)(error, 'code') ?? '') ? 'nothing' : 'file';
    }
}
async function walk(pattern, cwd) {
    const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__ .TI)(pattern, {
        cwd,
        absolute: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        expandDirectories: false,
        caseSensitiveMatch: false,
        ignore: NEVER,
    });
    return matches.map((match) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(match));
}
function toGlob(pattern, { sep: separator }, isThere) {
    const names = (separator === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
    const upTo = (count) => {
        const folder = names.slice(0, count).join('/');
        return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
    };
    let count = 0;
    for (; count < names.length - 1; count += 1) {
        const name = names[count] ?? '';
        const mayBeGlob = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__ .ey)(name) || /[{(\\]/u.test(name);
        if (mayBeGlob && !isThere(upTo(count + 1)))
            break;
    }
    return { folder: upTo(count), rest: names.slice(count).join('/') };
}
const SEE_THE_STEP = 'See the step that should write it: it failed, or it writes to another path. If it writes none because it has no file left to look at, take its log out here and name the tool as `NAME (silent)` in `tools`.';
function describeMissing(line, kind, elsewhere) {
    if (kind === 'folder')
        return `the folder ${line}, and there is none in it (.sarif, .sarif.json, also with .gz; name a .json log itself, or by a glob). ${SEE_THE_STEP}`;
    if (SEVERAL.test(line))
        return `${line} in one line: write one log per line.`;
    return elsewhere.length === 0
        ? `${line}, and there is none. ${SEE_THE_STEP}`
        : `${line}, and there is none. There is ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(elsewhere, 3)}: write the whole path.`;
}
function describeTracked(names, input) {
    if (names.length === 0)
        return [];
    const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
    const remedy = 'have the analyzer write to a path that git does not track';
    const command = `git rm --cached ${names.slice(0, MOST_NAMED).map(toArgument).join(' ')}`;
    const remedies = input === 'sarif-file'
        ? `take ${them} out by \`${command}\` and commit that, or ${remedy}; add \`tracked-logs\` to \`allow\` if this is intended`
        : remedy;
    return [
        `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(names, MOST_NAMED)} ${is} part of the commit, so nobody would notice if the analyzer wrote nothing, and ${was} not read: ${remedies}.`,
    ];
}
function toArgument(name) {
    if (/^[\w/.][\w/.+-]*$/u.test(name))
        return name;
    return `'${(name.startsWith('-') ? `./${name}` : name).replaceAll("'", String.raw `'\''`)}'`;
}
function below(path, folder) {
    return isWithin(path, folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : undefined;
}
async function escapesFolders(path, folders) {
    const real = await Promise.all(folders.map(realPath));
    if (![...folders, ...real].some((folder) => isWithin(path, folder)))
        return false;
    const place = await realPath(path);
    return !real.some((folder) => isWithin(place, folder));
}
async function realPath(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath(above), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    }
}
function isWithin(path, folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}


 }),

 7444:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BD: () => ( ADDRESS),
   S6: () => ( onDrive),
   bh: () => ( toShown),
   k2: () => ( slashes),
   lD: () => ( split),
   lO: () => ( spell),
   lq: () => ( onto),
   nx: () => ( inside),
   xw: () => ( isOfDependency)
 });
const DEPENDENCY = [
    /(?:^|\/)\.(?:asdf|bun|bundle|cabal|cargo|conan2?|deno|eggs|gem|gradle|ivy2|linuxbrew|m2|nimble|nox|nuget)\//iu,
    /(?:^|\/)\.(?:nvm|opam|pnpm-store|pub-cache|pyenv|rbenv|rustup|rvm|sbt|sdkman|stack|swiftpm|terraform|tox|v?env|yarn)\//iu,
    /(?:^|\/)(?:Carthage|Pods|__pypackages__|bower_components|(?:dist|site)-packages|gems|jspm_packages)\//u,
    /(?:^|\/)(?:node_modules|vendor|venv|virtualenv|_deps|external|pkg\/mod|rustlib|hostedtoolcache)\//u,
    /(?:^|\/)\.?(?:(?:ana|mini)?conda|miniforge|mambaforge|micromamba)3?\//u,
    /(?:^|\/)(?:\.cache\/(?:coursier|go-build|pip|pre-commit|uv)|\.build\/checkouts|SourcePackages)\//u,
    /(?:^|\/)rustc\/[0-9a-f]+\/|(?:^|\/)lib\/(?:gcc|python3\.\d+)\/|\/go\d[\d.]{0,20}\/src\/|goroot\}?\/src\//iu,
    /(?:^|\/)usr\/(?:include|lib|lib32|lib64|libexec|local\/(?:go|include|lib)|share\/(?:dotnet|java|perl|php|ruby)[^/]*|src\/linux[^/]*)\//u,
    /^\/(?:nix\/store|opt\/homebrew|System|Library\/Developer)\/|\/Xcode[^/]*\.app\//u,
    /\/(?:Program Files[^/]*|AppData\/Local|Windows Kits|mingw(?:32|64)|msys64)\//iu,
    /\.(?:aar|ear|jar|war|zip)!?\//iu,
];
const isOfDependency = (path) => DEPENDENCY.some((folders) => folders.test(path));
const ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//iu;
function spell(uri) {
    const rest = /^file:/iu.test(uri) ? slashes(uri.slice('file:'.length)) : uri;
    const bare = rest !== uri && rest.startsWith('//') ? rest.slice(2).replace(/^localhost(?=\/)/iu, '') : rest;
    const path = withoutCell(bare.toWellFormed());
    if (!/[%\\"\s]/u.test(path))
        return [path];
    const decoded = decode(path);
    const spelled = [
        ...(decoded.includes('%') ? [decode(decoded)] : []),
        ...(decoded.includes('\uFFFD') ? [decode(path, 'latin1')] : []),
        ...[path, decoded, slashes(path), slashes(decoded)],
    ];
    const all = [
        ...spelled,
        ...spelled.map((one) => withoutCell(one)
            .trim()
            .replace(/^"(.*)"$/su, '$1')),
    ];
    return [...new Set(all.toReversed())].toReversed();
}
function withoutCell(path) {
    return path.replace(/(?<=\.ipynb)[#?:[(\s].*$/isu, '');
}
function decode(path, encoding = 'utf8') {
    return path.replaceAll(/(?:%[0-9a-f]{2})+/giu, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString(encoding));
}
function slashes(path) {
    return path.replaceAll('\\', '/');
}
function split(path) {
    const names = [];
    const absolute = /^(?:\/|[a-z]:(?:\/|$))/iu.test(path);
    for (const name of path.replace(/^\/?[a-z]:(?=\/|$)/u, (drive) => drive.toUpperCase()).split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..' || (!absolute && (names.length === 0 || names.at(-1) === '..')))
            names.push(name);
        else
            names.pop();
    }
    return { absolute, names, ...(path.startsWith('//') && { onServer: true }) };
}
function onto(start, names) {
    const up = names.findIndex((name) => name !== '..');
    const count = up < 0 ? names.length : up;
    return count > start.length ? undefined : [...start.slice(0, start.length - count), ...names.slice(count)];
}
function inside({ absolute, names }, path) {
    return { absolute, names: onto(names, path.names) ?? [...names, ...path.names] };
}
function onDrive(names) {
    const [first = '', second = ''] = names;
    const isLetter = (name) => /^[a-z]$/iu.test(name);
    if (first === '?')
        return onDrive(names.slice(second.toUpperCase() === 'UNC' ? 2 : 1));
    if (isLetter(first))
        return [`${first}:`, ...names.slice(1)];
    if ((first === 'cygdrive' || first === 'mnt') && isLetter(second))
        return [`${second}:`, ...names.slice(2)];
    return names;
}
function toShown(path) {
    if (ADDRESS.test(path))
        return path;
    const { names, absolute } = split(path);
    return `${absolute && !names[0]?.endsWith(':') ? '/' : ''}${names.join('/')}`;
}


 })

};
