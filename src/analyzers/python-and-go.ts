import type { AnalyzerGroup } from './analyzer.ts';
import { UNPARSED } from './unparsed-results.ts';

export const PYTHON: AnalyzerGroup = {
  title: 'Python',
  analyzers: [
    {
      name: 'Ruff',
      drivers: ['ruff'],
      command: 'ruff check --output-format sarif --output-file ruff.sarif .',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: '`invalid-syntax`; `E902` for a file that cannot be read',
        results: UNPARSED.ruff,
      },
      note: 'With preview, rules have names in place of codes.',
      signs: [
        'ruff.toml',
        '.ruff.toml',
        'pyproject.toml: [tool.ruff',
        'requirements*.txt: ruff',
        '.pre-commit-config.yaml: ruff',
      ],
      fits: ['pyproject.toml', 'requirements.txt', 'setup.py'],
      step: {
        log: 'ruff.sarif',
        image: 'python:3.14',
        program: 'ruff',
        install: { github: ['pipx install ruff'], gitlab: ['pip install ruff'] },
      },
      fixtures: [
        'fixtures/sarif/real/ruff/ruff.sarif',
        'fixtures/sarif/real/ruff-unparsed/ruff-unparsed.sarif',
      ],
      sources: [
        'https://github.com/astral-sh/ruff/blob/fca5c7cf2cd2f8338f18b9485f936b8e9f07bd0b/crates/ruff_linter/src/message/sarif.rs',
        'https://github.com/astral-sh/ruff/blob/fca5c7cf2cd2f8338f18b9485f936b8e9f07bd0b/docs/linter.md',
      ],
    },
    {
      name: 'Bandit',
      drivers: ['Bandit'],
      command: 'bandit -r . -f sarif -o bandit.sarif',
      converter: 'the extra bandit[sarif]',
      clean: 'run',
      unparsed: { as: 'notification', told: 'of level error, with the file' },
      note: 'Since 1.7.8. Leave out what is not yours (`-x ./.venv`): its formatter crashes on some code in a virtual environment, and leaves an empty log (1.9.4 was tried).',
      signs: [
        '.bandit',
        'bandit.yaml',
        'pyproject.toml: [tool.bandit',
        'requirements*.txt: bandit',
        '.pre-commit-config.yaml: bandit',
      ],
      step: {
        log: 'bandit.sarif',
        image: 'python:3.14',
        program: 'bandit',
        install: { github: ["pipx install 'bandit[sarif]'"], gitlab: ["pip install 'bandit[sarif]'"] },
      },
      sources: [
        'https://github.com/PyCQA/bandit/blob/92080542688902ad1eb6af74cf16939fad767d29/bandit/formatters/sarif.py',
        'https://github.com/PyCQA/bandit/blob/92080542688902ad1eb6af74cf16939fad767d29/doc/source/start.rst',
      ],
    },
    {
      name: 'Pylint',
      drivers: ['pylint'],
      command:
        'pylint --exit-zero --output-format=json2 src > pylint.json && sarif-kit convert --tool pylint -i pylint.json -o pylint.sarif',
      converter: 'sarif-kit',
      clean: 'run',
      unparsed: { as: 'result', told: '`syntax-error`', results: UNPARSED.pylint },
      fingerprints: '`sarifKit/v1`: path, rule and context, without the line; equal ones are counted',
      signs: [
        '.pylintrc',
        'pylintrc',
        'pyproject.toml: [tool.pylint',
        'requirements*.txt: pylint',
        '.pre-commit-config.yaml: pylint',
      ],
      sources: [
        'https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/docs/pylint.md',
        'https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/src/sarif_kit/builder.py',
      ],
    },
    {
      name: 'Pylint, by pylint2sarif.py',
      drivers: ['pylint'],
      command: 'python pylint2sarif.py --sarif-output pylint.sarif src',
      converter: 'GrammaTech/pylint-sarif',
      clean: 'not known',
      unparsed: { as: 'result', told: '`E0001`; a fatal message leaves no log', results: UNPARSED.pylint },
      sources: [
        'https://github.com/GrammaTech/pylint-sarif/blob/79bb7e1c6d6cfc7f22c2e5e40595fbeddbf9a6e0/pylint2sarif.py',
        'https://github.com/GrammaTech/pylint-sarif/blob/79bb7e1c6d6cfc7f22c2e5e40595fbeddbf9a6e0/README.md',
      ],
    },
    {
      name: 'Flake8',
      drivers: ['Flake8'],
      command: 'flake8 --format=sarif --output-file=flake8.sarif',
      converter: 'flake8-sarif-formatter',
      clean: 'run',
      unparsed: { as: 'result', told: '`flake8/E999`, `flake8/E902`', results: UNPARSED.flake8 },
      note: 'Every result is a note. The formatter asks a website for the rules, and fails where that does not answer: its package lacks the file for this (1.0.2 and 1.0.3 were tried).',
      signs: [
        '.flake8',
        'setup.cfg: [flake8',
        'tox.ini: [flake8',
        'requirements*.txt: flake8',
        '.pre-commit-config.yaml: flake8',
      ],
      sources: [
        'https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/flake8_sarif_formatter/flake8_sarif_formatter.py',
        'https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/README.md',
      ],
    },
    {
      name: 'Dlint, in Flake8',
      drivers: ['Flake8'],
      command: 'flake8 --select=DUO --format=sarif --output-file=dlint.sarif',
      converter: 'flake8-sarif-formatter',
      clean: 'run',
      unparsed: { as: 'result', told: 'as Flake8; not known with `--select=DUO`', results: UNPARSED.flake8 },
      sources: [
        'https://github.com/dlint-py/dlint/blob/70bd007e29196f504fb13bfee98384837365ffb3/README.md',
        'https://github.com/advanced-security/flake8-sarif-formatter/blob/615352095220d878842342744da40d9cec5bcfa8/flake8_sarif_formatter/flake8_sarif_formatter.py',
      ],
    },
    {
      name: 'Pyre',
      drivers: ['Pyre'],
      command: 'pyre --output=sarif check > pyre.sarif',
      clean: 'run',
      unparsed: { as: 'not known' },
      signs: ['.pyre_configuration'],
      sources: [
        'https://github.com/facebook/pyre-check/blob/fb0cf307d0ca0d4eef3b980ff8c22d8958158476/client/error.py',
        'https://github.com/facebook/pyre-check/blob/bc75489e04ca21f51ba1ebc6296e2ff5c27626c9/client/commands/check.py',
      ],
    },
    {
      name: 'Pyrefly',
      drivers: ['Pyrefly'],
      command: 'pyrefly check --output sarif:pyrefly.sarif',
      clean: 'run',
      unparsed: { as: 'not known' },
      signs: ['pyrefly.toml', 'pyproject.toml: [tool.pyrefly'],
      sources: [
        'https://github.com/facebook/pyrefly/blob/19d136cf5f8f07ecd2113fe4e4ead00d2664d912/pyrefly/lib/commands/check/sarif.rs',
        'https://github.com/facebook/pyrefly/blob/19d136cf5f8f07ecd2113fe4e4ead00d2664d912/pyrefly/lib/commands/check.rs',
      ],
    },
    {
      name: 'pip-audit',
      drivers: ['pip-audit'],
      command:
        'pip-audit -r requirements.txt -f json > pip-audit.json; sarif-kit convert --tool pip-audit -i pip-audit.json -o pip-audit.sarif --dep-file requirements.txt',
      converter: 'sarif-kit',
      clean: 'run',
      unparsed: { as: 'stops', told: 'sarif-kit refuses what pip-audit left empty' },
      fingerprints: '`sarifKit/v1`, as for Pylint',
      sources: [
        'https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/docs/pip-audit.md',
        'https://github.com/sarif-kit/sarif-kit/blob/441fdef0713a37b3ce70723ebdb84769af1cb462/src/sarif_kit/builder.py',
      ],
    },
  ],
};

export const GO: AnalyzerGroup = {
  title: 'Go',
  analyzers: [
    {
      name: 'golangci-lint 2',
      drivers: ['golangci-lint'],
      command:
        'golangci-lint run --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --output.sarif.path=golangci-lint.sarif',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: '`typecheck`, which takes the place of all other results, of other packages too: the whole run is held',
        results: UNPARSED.golangci,
      },
      note: 'Without the first three flags it leaves findings out: over 50 of a linter, over 3 of a text, over one of a line.',
      signs: ['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json'],
      fits: ['go.mod'],
      step: {
        log: 'golangci-lint.sarif',
        image: 'golang:1.26',
        program: 'go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@latest',
      },
      sources: [
        'https://github.com/golangci/golangci-lint/blob/6fb5dee3889d/pkg/printers/sarif.go',
        'https://github.com/golangci/golangci-lint/blob/6fb5dee3889d/pkg/goanalysis/pkgerrors/parse.go',
      ],
    },
    {
      name: 'gosec',
      drivers: ['gosec'],
      command: 'go build ./... && gosec -fmt sarif -out gosec.sarif ./...',
      clean: 'run',
      unparsed: {
        as: 'untold',
        told: 'exit status 1, as with findings. A package that does not compile, or one that it imports, can take all findings of its files along; `go build` stops before there is a log',
      },
      sources: [
        'https://github.com/securego/gosec/blob/45b083a0cb42/report/sarif/formatter.go',
        'https://github.com/securego/gosec/blob/45b083a0cb42/cmd/gosec/main.go',
      ],
    },
    {
      name: 'Staticcheck',
      drivers: ['Staticcheck'],
      command: 'staticcheck -f sarif ./... > staticcheck.sarif',
      clean: 'no results',
      unparsed: { as: 'result', told: '`compile`', results: UNPARSED.staticcheck },
      signs: ['staticcheck.conf'],
      sources: [
        'https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/sarif.go',
        'https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go',
      ],
    },
    {
      name: 'govulncheck',
      drivers: ['govulncheck'],
      command: 'govulncheck -format sarif ./... > govulncheck.sarif',
      clean: 'run',
      unparsed: { as: 'stops' },
      note: 'Each result is on line 1 of `go.mod`.',
      sources: [
        'https://github.com/golang/vuln/blob/19b0bb6a2727/internal/sarif/handler.go',
        'https://github.com/golang/vuln/blob/19b0bb6a2727/cmd/govulncheck/doc.go',
      ],
    },
    {
      name: 'revive',
      drivers: ['revive'],
      command: 'revive -formatter sarif ./... > revive.sarif',
      clean: 'no results',
      unparsed: { as: 'result', told: 'without a rule, "invalid file"', results: UNPARSED.revive },
      signs: ['revive.toml', '.revive.toml'],
      sources: [
        'https://github.com/mgechev/revive/blob/0a7d62c38aca/formatter/sarif.go',
        'https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go',
      ],
    },
    {
      name: 'go vet',
      drivers: ['govet'],
      command:
        'go vet ./... 2>&1 | reviewdog -f=govet -name=govet -reporter=sarif -filter-mode=nofilter > govet.sarif',
      converter: 'reviewdog, which reads any tool with an errorformat or Checkstyle XML',
      clean: 'no results',
      unparsed: { as: 'result', told: 'what the tool prints' },
      note: 'The run has the name that `-name` gives it. The command was put together from its options.',
      sources: [
        'https://github.com/reviewdog/reviewdog/blob/6c307503194f/comment_iowriter.go',
        'https://github.com/reviewdog/reviewdog/blob/6c307503194f/cmd/reviewdog/main.go',
      ],
    },
  ],
};
