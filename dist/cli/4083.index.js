export const id = 4083;
export const ids = [4083];
export const modules = {

/***/ 34083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ ANALYZERS)
});

// UNUSED EXPORTS: ANALYZER_GROUPS

// EXTERNAL MODULE: ./build/src/analyzers/unparsed-results.js
var unparsed_results = __webpack_require__(26488);
;// CONCATENATED MODULE: ./build/src/analyzers/compiled.js

const JVM = {
    title: 'Java, Kotlin and Android',
    analyzers: [
        {
            name: 'SpotBugs',
            drivers: ['SpotBugs'],
            command: 'spotbugs -textui -sarif=spotbugs.sarif build/classes',
            clean: 'run',
            unparsed: {
                as: 'notification',
                told: '`spotbugs-missing-classes`, `spotbugs-error-N`, of a run that calls itself failed. It reads classes, not sources',
            },
            note: 'Since 4.5.',
            signs: ['spotbugs-exclude.xml'],
            sources: [
                'https://github.com/spotbugs/spotbugs/blob/9b8b60ca05dc/spotbugs/src/main/java/edu/umd/cs/findbugs/sarif/SarifBugReporter.java',
                'https://github.com/spotbugs/spotbugs/blob/9b8b60ca05dc/docs/running.rst',
            ],
        },
        {
            name: 'Checkstyle',
            drivers: ['Checkstyle'],
            command: 'java -jar checkstyle-all.jar -c /google_checks.xml -f sarif -o checkstyle.sarif src',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`parse.exception` with `skipFileOnJavaParseException`, `general.exception` with `haltOnException=false`; by default it stops, and leaves no log',
                results: unparsed_results/* UNPARSED */.lH.checkstyle,
            },
            signs: ['checkstyle.xml', 'config/checkstyle/checkstyle.xml'],
            sources: [
                'https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/SarifLogger.java',
                'https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/TreeWalker.java',
            ],
        },
        {
            name: 'detekt',
            drivers: ['detekt'],
            command: 'detekt --report sarif:detekt.sarif --base-path .',
            clean: 'run',
            unparsed: { as: 'untold', told: 'a line on the console' },
            fingerprints: 'none; from 2.0 on `signature/v1`, a hash of the element, which two results may share',
            signs: ['detekt.yml', 'config/detekt/detekt.yml'],
            isProven: true,
            sources: [
                'https://github.com/detekt/detekt/blob/dbfb8423263b/detekt-report-sarif/src/main/kotlin/dev/detekt/report/sarif/Results.kt',
                'https://github.com/detekt/detekt/blob/dbfb8423263b/detekt-core/src/main/kotlin/dev/detekt/core/parser/DetektMessageCollector.kt',
            ],
        },
        {
            name: 'ktlint',
            drivers: ['ktlint'],
            command: 'ktlint --reporter=sarif,output=ktlint.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: 'without a rule, "Not a valid Kotlin file"', results: unparsed_results/* UNPARSED */.lH.ktlint },
            note: 'Paths are relative to the home directory.',
            sources: [
                'https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli-reporter-sarif/src/main/kotlin/com/pinterest/ktlint/cli/reporter/sarif/SarifReporter.kt',
                'https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt',
            ],
        },
        {
            name: 'Android Lint',
            drivers: ['Android Lint'],
            command: 'lint --sarif lint.sarif .',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`sourceContext/v1`: a hash of the lines around, which two rules on a line share',
            note: 'In Gradle: `lint { sarifReport = true }` and `./gradlew lint`.',
            signs: ['lint.xml'],
            sources: [
                'https://github.com/msft-mirror-aosp/platform.tools.base/blob/24aa2638bf66/lint/cli/src/main/java/com/android/tools/lint/SarifReporter.kt',
                'https://googlesamples.github.io/android-custom-lint-rules/usage/flags.md.html',
            ],
        },
        {
            name: 'Infer',
            drivers: ['Infer'],
            command: 'infer run --sarif -- make',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`hash/v1`: severity, bug type, procedure, file and message, without numbers; `key` is shared by the results of a kind in a method',
            note: 'Writes `infer-out/report.sarif`.',
            signs: ['.inferconfig'],
            sources: [
                'https://github.com/facebook/infer/blob/be1b9a8dc1b0/infer/src/integration/SarifReport.ml',
                'https://github.com/facebook/infer/blob/be1b9a8dc1b0/infer/man/man1/infer-run.txt',
            ],
        },
        {
            name: 'mobsfscan',
            drivers: ['mobsfscan'],
            command: 'mobsfscan --sarif -o mobsfscan.sarif .',
            clean: 'run',
            unparsed: { as: 'untold' },
            signs: ['.mobsf'],
            isProven: true,
            sources: [
                'https://github.com/MobSF/mobsfscan/blob/d564d5858fac/mobsfscan/formatters/sarif.py',
                'https://github.com/MobSF/mobsfscan/blob/d564d5858fac/README.md',
            ],
        },
    ],
};
const NATIVE = {
    title: 'C and C++',
    analyzers: [
        {
            name: 'clang',
            drivers: ['clang'],
            command: 'clang -fsyntax-only -Wall -fdiagnostics-format=sarif -Wno-sarif-format-unstable FILE.c 2>&1 | grep \'"runs"\' > clang.sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: 'of level error, such as "file not found" or "expected …"',
                results: unparsed_results/* UNPARSED */.lH.clang,
            },
            note: 'A log for each source file. The static analyzer has the same name: `clang --analyze -Xclang -analyzer-output=sarif FILE.c -o FILE.sarif`.',
            fixtures: [
                'fixtures/sarif/real/clang/clang.sarif',
                'fixtures/sarif/real/clang-19/clang-19.sarif',
                'fixtures/sarif/real/clang-undeclared/clang-undeclared.sarif',
            ],
            sources: [
                'https://github.com/llvm/llvm-project/blob/056ad8294663/clang/lib/Frontend/SARIFDiagnosticPrinter.cpp',
                'https://clang.llvm.org/doxygen/SARIFDiagnosticPrinter_8cpp_source.html',
            ],
        },
        {
            name: 'clang-tidy',
            drivers: ['clang-tidy'],
            command: 'clang-tidy -p build FILE.cpp | clang-tidy-sarif -o clang-tidy.sarif',
            converter: 'clang-tidy-sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`clang-diagnostic-error`', results: unparsed_results/* UNPARSED */.lH.clangTidy },
            signs: ['.clang-tidy'],
            sources: [
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/clang_tidy.rs',
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/clang-tidy-sarif/README.md',
            ],
        },
        {
            name: 'GCC',
            drivers: ['GNU C17', 'GNU C++17'],
            command: 'gcc -Wall -fanalyzer -fsyntax-only -fdiagnostics-add-output=sarif:file=gcc.sarif FILE.c',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`error`, `fatal error`, or a warning of level error',
                results: unparsed_results/* UNPARSED */.lH.gcc,
            },
            note: 'Since GCC 15; 13 and 14 have `-fdiagnostics-format=sarif-file`. A log for each source file, under the name of the language.',
            fixtures: [
                'fixtures/sarif/real/gcc-undeclared/gcc-undeclared.sarif',
                'fixtures/sarif/real/gcc-unparsed/gcc-unparsed.sarif',
            ],
            sources: [
                'https://github.com/gcc-mirror/gcc/blob/01ae4b1bfee0/gcc/diagnostics/output-spec.cc',
                'https://github.com/gcc-mirror/gcc/blob/0661b7bfdcaa/gcc/diagnostics/sarif-sink.cc',
            ],
        },
        {
            name: 'MSVC code analysis',
            drivers: ['PREfast'],
            command: 'cl /c /analyze /analyze:log msvc.sarif FILE.cpp',
            clean: 'not known',
            unparsed: { as: 'stops', told: '"Compiler errors still prevent code analysis from running"' },
            fingerprints: 'not known',
            note: 'The name of its runs is not sure.',
            sources: [
                'https://learn.microsoft.com/en-us/cpp/build/reference/analyze-code-analysis',
                'https://github.com/MicrosoftDocs/cpp-docs/issues/3136',
            ],
        },
        {
            name: 'Cppcheck',
            drivers: ['Cppcheck'],
            command: 'cppcheck --enable=all --output-format=sarif --output-file=cppcheck.sarif .',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`syntaxError`, `unknownMacro` and the others that it calls critical',
                results: unparsed_results/* UNPARSED */.lH.cppcheck,
            },
            fingerprints: '`hash/v1`, for results of an add-on alone',
            note: 'Since 2.16. Findings without a place are left out.',
            signs: ['*.cppcheck'],
            sources: [
                'https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/sarifreport.cpp',
                'https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp',
            ],
        },
        {
            name: 'Flawfinder',
            drivers: ['Flawfinder'],
            command: 'flawfinder --sarif . > flawfinder.sarif',
            clean: 'run',
            unparsed: { as: 'text' },
            fingerprints: '`contextHash/v1`: the text of the line; equal lines share it',
            fixtures: ['fixtures/sarif/real/flawfinder/flawfinder.sarif'],
            sources: [
                'https://github.com/david-a-wheeler/flawfinder/blob/56ffb9faa255/flawfinder.py',
                'https://github.com/david-a-wheeler/flawfinder/blob/56ffb9faa255/README.md',
            ],
        },
        {
            name: 'csgrep (csdiff)',
            drivers: ['csdiff'],
            command: 'csgrep --mode=sarif scan-results.err > csgrep.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`csdiff/v0`: checker, path, event and message, without numbers; `csdiff/v1` with the text of the line',
            note: 'Converts GCC, ShellCheck, Cppcheck, Coverity and others; the run may have the name of the tool.',
            sources: [
                'https://github.com/csutils/csdiff/blob/9c2c6e0d9c43/src/lib/writer-json-sarif.cc',
                'https://github.com/csutils/csdiff/blob/9c2c6e0d9c43/src/lib/finger-print.cc',
            ],
        },
        {
            name: 'PVS-Studio',
            drivers: ['PVS-Studio'],
            command: 'plog-converter -t sarif -o pvs-studio.sarif PVS-Studio.log',
            converter: 'plog-converter, a part of it',
            clean: 'not known',
            unparsed: { as: 'not known' },
            fingerprints: 'not known',
            signs: ['.pvsconfig'],
            sources: [
                'https://www.github.com/viva64/plog-converter',
                'https://github.com/microsoft/sarif-tools/issues/76',
            ],
        },
    ],
};
const DOTNET = {
    title: 'C#, Visual Basic and PowerShell',
    analyzers: [
        {
            name: 'Roslyn: the C# compiler and all analyzers in it',
            drivers: ['Microsoft (R) Visual C# Compiler'],
            command: 'dotnet build --no-incremental -p:ErrorLog=roslyn.sarif%2Cversion=2.1',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`CS…` or `BC…` of level error. Warnings that are made errors look the same, so it is not taken for more than a finding',
            },
            note: 'Name the log by the project, since each one writes its own: `<ErrorLog>$(MSBuildProjectName).sarif,version=2.1</ErrorLog>`.',
            signs: ['Directory.Build.props'],
            fits: ['**/*.csproj', '**/*.sln'],
            sources: [
                'https://github.com/dotnet/roslyn/blob/0885a7033659/src/Compilers/Core/Portable/CommandLine/SarifV2ErrorLogger.cs',
                'https://learn.microsoft.com/en-us/dotnet/api/microsoft.codeanalysis.commandlinearguments.errorlogoptions',
            ],
        },
        {
            name: 'Roslynator',
            drivers: ['Roslynator'],
            command: 'roslynator analyze --output roslynator.sarif --output-format sarif',
            clean: 'no run',
            unparsed: { as: 'result', told: '`CS…` of level error, as any other' },
            note: 'Where it finds nothing it writes no file, and an older one stays: delete it first.',
            signs: ['.roslynatorconfig'],
            sources: [
                'https://github.com/dotnet/roslynator/blob/016d1d5e04d5/src/CommandLine/Json/DiagnosticSarifJsonSerializer.cs',
                'https://github.com/dotnet/roslynator/blob/016d1d5e04d5/src/CommandLine/Commands/AnalyzeCommand.cs',
            ],
        },
        {
            name: 'Security Code Scan',
            drivers: ['Security Code Scan'],
            command: 'security-scan App.sln --export=security-code-scan.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'exit status 2' },
            sources: [
                'https://github.com/security-code-scan/security-code-scan/blob/815046d24e49/SecurityCodeScan.Tool/Program.cs',
                'https://github.com/security-code-scan/security-code-scan/blob/815046d24e49/SecurityCodeScan.Tool/SarifV2ErrorLogger.cs',
            ],
        },
        {
            name: 'InspectCode (ReSharper)',
            drivers: ['InspectCode'],
            command: 'jb inspectcode App.sln -o=inspectcode.sarif',
            clean: 'not known',
            unparsed: { as: 'not known' },
            note: 'SARIF is its default since 2024.1.',
            signs: ['*.sln.DotSettings'],
            isProven: true,
            sources: [
                'https://jetbrains.com/help/resharper/2024.2/InspectCode.html',
                'https://www.jetbrains.com/help/rider/2025.2/InspectCode.html',
            ],
        },
        {
            name: 'PSScriptAnalyzer',
            drivers: ['PSScriptAnalyzer'],
            command: 'pwsh -c "Invoke-ScriptAnalyzer . -Recurse | ConvertTo-SARIF -FilePath psscriptanalyzer.sarif"',
            converter: 'ConvertToSARIF',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: "the id of PowerShell's own error, of level error",
                results: unparsed_results/* UNPARSED */.lH.powershell,
            },
            signs: ['PSScriptAnalyzerSettings.psd1'],
            fits: ['**/*.ps1', '**/*.psm1'],
            sources: [
                'https://github.com/microsoft/ConvertToSARIF/blob/8fd0cbd6312c/src/ConvertToSARIF.Engine/SARIFConverter.cs',
                'https://github.com/microsoft/ConvertToSARIF/blob/8fd0cbd6312c/src/ConvertToSARIF/ConvertToSARIF.cs',
            ],
        },
    ],
};

;// CONCATENATED MODULE: ./build/src/analyzers/infrastructure.js

const INFRASTRUCTURE = {
    title: 'Infrastructure',
    analyzers: [
        {
            name: 'Checkov',
            drivers: ['Checkov'],
            command: 'checkov -d . -o sarif --output-file-path .',
            clean: 'run',
            unparsed: { as: 'untold', told: 'with CKV_PARSE_ERROR_FAIL=true an exit status' },
            note: 'Writes `results_sarif.sarif`. `--custom-tool-name` changes the name.',
            signs: ['.checkov.yaml', '.checkov.yml', '.pre-commit-config.yaml: checkov'],
            fits: ['**/*.tf'],
            step: {
                log: 'results_sarif.sarif',
                image: 'python:3.14',
                program: 'checkov',
                install: { github: ['pipx install checkov'], gitlab: ['pip install checkov'] },
                isFixed: true,
            },
            sources: [
                'https://github.com/bridgecrewio/checkov/blob/03d5fdad8d6154b1565799a7b1fb8070c158866f/checkov/common/output/sarif.py',
                'https://github.com/bridgecrewio/checkov/blob/03d5fdad8d6154b1565799a7b1fb8070c158866f/docs/8.Outputs/SARIF.md',
            ],
        },
        {
            name: 'Trivy',
            drivers: ['Trivy'],
            command: 'trivy fs --scanners vuln,misconfig,secret --format sarif -o trivy.sarif .',
            clean: 'run',
            unparsed: { as: 'untold' },
            note: 'Infrastructure alone: `trivy config`.',
            signs: ['trivy.yaml', '.trivyignore', '.trivyignore.yaml'],
            isProven: true,
            sources: [
                'https://github.com/aquasecurity/trivy/blob/dc3c56eed58ab21c7e08d26757c517bc946a86c5/pkg/report/sarif.go',
                'https://github.com/aquasecurity/trivy/blob/dc3c56eed58ab21c7e08d26757c517bc946a86c5/docs/guide/configuration/reporting.md',
            ],
        },
        {
            name: 'tfsec, which goes on as Trivy',
            drivers: ['tfsec'],
            command: 'tfsec -f sarif -O tfsec.sarif .',
            clean: 'run',
            unparsed: { as: 'stops', told: 'an error, unless `--ignore-hcl-errors`' },
            sources: [
                'https://github.com/aquasecurity/defsec/blob/5016dea27fcb1d4157e97090db9169a3d9bdaca3/pkg/formatters/sarif.go',
                'https://github.com/aquasecurity/tfsec/blob/1ade1215f0411885832574ac0ac3339f7452e589/docs/guides/usage.md',
            ],
        },
        {
            name: 'TFLint',
            drivers: ['tflint'],
            command: 'tflint --format=sarif > tflint.sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: 'in a second run of the log, `tflint-errors`; the first one is empty then, and is held',
            },
            signs: ['.tflint.hcl', '.pre-commit-config.yaml: tflint'],
            fits: ['**/*.tf'],
            sources: [
                'https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/formatter/sarif.go',
                'https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/README.md',
            ],
        },
        {
            name: 'Terrascan',
            drivers: ['terrascan'],
            command: 'terrascan scan -o sarif > terrascan.sarif',
            clean: 'run',
            unparsed: {
                as: 'notification',
                told: 'of level warning, without the file; the run calls itself successful. Exit status 4 or 5',
            },
            sources: [
                'https://github.com/tenable/terrascan/blob/d0405c2d2aba32260b82419e1274e9c76ddf844b/pkg/writer/sarif.go',
                'https://github.com/tenable/terrascan/blob/d0405c2d2aba32260b82419e1274e9c76ddf844b/pkg/cli/register.go',
            ],
        },
        {
            name: 'KICS',
            drivers: ['KICS'],
            command: 'kics scan -p . --report-formats sarif -o .',
            clean: 'run',
            unparsed: { as: 'untold' },
            note: 'Writes `results.sarif`.',
            signs: ['kics.config'],
            sources: [
                'https://github.com/Checkmarx/kics/blob/020b948da88b9cd3b59120c56d3dcb6641e04b72/pkg/report/model/sarif.go',
                'https://github.com/Checkmarx/kics/blob/d67a014f37edeeac7ba7566d74825a817f6fb15e/docs/commands.md',
            ],
        },
        {
            name: 'Hadolint',
            drivers: ['Hadolint'],
            command: 'hadolint -f sarif Dockerfile > hadolint.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`DL1000`', results: unparsed_results/* UNPARSED */.lH.hadolint },
            signs: ['.hadolint.yaml', '.hadolint.yml', '.pre-commit-config.yaml: hadolint'],
            fits: ['**/Dockerfile'],
            sources: [
                'https://github.com/hadolint/hadolint/blob/8f936c5e975d3663b3cce4ac5b3baa3db26b8516/src/Hadolint/Formatter/Sarif.hs',
                'https://github.com/hadolint/hadolint/blob/8f936c5e975d3663b3cce4ac5b3baa3db26b8516/README.md',
            ],
        },
        {
            name: 'KubeLinter',
            drivers: ['kube-linter'],
            command: 'kube-linter lint --format sarif --output kube-linter.sarif .',
            clean: 'run',
            unparsed: { as: 'untold', told: 'a warning with `--verbose`' },
            note: 'Its run calls itself failed whenever a check fails, so it needs `trust-incomplete`. Without a valid object it writes no file.',
            signs: ['.kube-linter.yaml', '.kube-linter.yml'],
            sources: [
                'https://github.com/stackrox/kube-linter/blob/35de568d49825fe0278d25d7fca5aa2467f9dd00/pkg/command/lint/sarif_format.go',
                'https://github.com/stackrox/kube-linter/blob/35de568d49825fe0278d25d7fca5aa2467f9dd00/pkg/command/lint/command.go',
            ],
        },
        {
            name: 'kube-score',
            drivers: ['kube-score'],
            command: 'kube-score score -o sarif *.yaml > kube-score.sarif',
            clean: 'no results',
            unparsed: { as: 'not known' },
            sources: [
                'https://github.com/zegl/kube-score/blob/06dedc9ccce58bff50a4f42a3ce0633dc72b0dfa/renderer/sarif/sarif.go',
                'https://github.com/zegl/kube-score/blob/06dedc9ccce58bff50a4f42a3ce0633dc72b0dfa/sarif/sarif.go',
            ],
        },
        {
            name: 'actionlint (GitHub Actions)',
            drivers: ['GitHub Actions lint'],
            command: 'actionlint -format "$(cat sarif_template.txt)" > actionlint.sarif',
            converter: 'the template testdata/format/sarif_template.txt of its repository, which gives the name',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`syntax-check` with "could not parse as YAML"',
                results: unparsed_results/* UNPARSED */.lH.actionlint,
            },
            signs: ['.github/actionlint.yaml', '.github/actionlint.yml'],
            fits: ['.github/workflows/*'],
            sources: [
                'https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/testdata/format/sarif_template.txt',
                'https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go',
            ],
        },
        {
            name: 'zizmor (GitHub Actions)',
            drivers: ['zizmor'],
            command: 'zizmor --format=sarif . > zizmor.sarif',
            clean: 'run',
            unparsed: {
                as: 'untold',
                told: 'a warning on standard error; exit status 1 with `--strict-collection`',
            },
            signs: [
                'zizmor.yml',
                'zizmor.yaml',
                '.github/zizmor.yml',
                '.github/zizmor.yaml',
                '.pre-commit-config.yaml: zizmor',
            ],
            step: {
                log: 'zizmor.sarif',
                image: 'python:3.14',
                program: 'zizmor',
                install: { github: ['pipx install zizmor'], gitlab: ['pip install zizmor'] },
            },
            sources: [
                'https://github.com/zizmorcore/zizmor/blob/11bbf7e6cffac7ccf4f803d40255e0cd54c60236/crates/zizmor/src/output/sarif.rs',
                'https://github.com/zizmorcore/zizmor/blob/11bbf7e6cffac7ccf4f803d40255e0cd54c60236/docs/usage.md',
            ],
        },
        {
            name: 'cfn-lint (CloudFormation)',
            drivers: ['cfn-lint'],
            command: 'cfn-lint --format sarif --output-file cfn-lint.sarif template.yaml',
            converter: 'the extra cfn-lint[sarif]',
            clean: 'run',
            unparsed: { as: 'result', told: '`E0000`, `E0001`', results: unparsed_results/* UNPARSED */.lH.cfnLint },
            signs: ['.cfnlintrc', '.cfnlintrc.yaml', '.cfnlintrc.yml', '.pre-commit-config.yaml: cfn-lint'],
            sources: [
                'https://github.com/aws-cloudformation/cfn-lint/blob/217397c819d2cebe4c1e836c9ab18fafd0e10135/src/cfnlint/formatters/sarif.py',
                'https://github.com/aws-cloudformation/cfn-lint/blob/217397c819d2cebe4c1e836c9ab18fafd0e10135/docs/rules.md',
            ],
        },
        {
            name: 'ansible-lint',
            drivers: ['ansible-lint'],
            command: 'ansible-lint --sarif-file ansible-lint.sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`load-failure`, `syntax-check`, each with its kind',
                results: unparsed_results/* UNPARSED */.lH.ansibleLint,
            },
            signs: [
                '.ansible-lint',
                '.ansible-lint.yml',
                '.config/ansible-lint.yml',
                '.pre-commit-config.yaml: ansible-lint',
            ],
            step: {
                log: 'ansible-lint.sarif',
                image: 'python:3.14',
                program: 'ansible-lint',
                install: { github: ['pipx install ansible-lint'], gitlab: ['pip install ansible-lint'] },
            },
            sources: [
                'https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/formatters/__init__.py',
                'https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md',
            ],
        },
        {
            name: 'Bicep linter',
            drivers: ['bicep'],
            command: 'bicep lint main.bicep --diagnostics-format sarif > bicep.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`BCP…` of level error, as any other' },
            signs: ['bicepconfig.json'],
            fits: ['**/*.bicep'],
            sources: [
                'https://github.com/Azure/bicep/blob/9beb0fee60ca53458f41492b699af440367b240b/src/Bicep.Cli/Logging/DiagnosticLogger.cs',
                'https://github.com/Azure/bicep/blob/9beb0fee60ca53458f41492b699af440367b240b/src/Bicep.Cli/Commands/LintCommand.cs',
            ],
        },
        {
            name: 'PSRule',
            drivers: ['PSRule'],
            command: 'Assert-PSRule -InputPath . -OutputFormat Sarif -OutputPath ps-rule.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            note: 'In the source read, a log has no run where no object met a rule.',
            signs: ['ps-rule.yaml'],
            sources: [
                'https://github.com/microsoft/PSRule/blob/6bf45cf75d7b507108e33113e64c9b2617e15bbd/src/PSRule/Pipeline/Output/SarifBuilder.cs',
                'https://github.com/microsoft/PSRule/blob/6bf45cf75d7b507108e33113e64c9b2617e15bbd/docs/concepts/sarif-format.md',
            ],
        },
        {
            name: 'Datree, which was given up',
            drivers: ['datree'],
            command: 'datree test --output sarif *.yaml > datree.sarif',
            clean: 'run',
            unparsed: { as: 'untold' },
            sources: [
                'https://github.com/datreeio/datree/blob/0c3b63e6ce9688cdb5ad3bf06768875664cf15be/pkg/evaluation/printer.go',
                'https://github.com/datreeio/datree/blob/0c3b63e6ce9688cdb5ad3bf06768875664cf15be/pkg/evaluation/output_flag.go',
            ],
        },
        {
            name: 'Regula, which was given up',
            drivers: ['regula'],
            command: 'regula run --format sarif > regula.sarif',
            clean: 'not known',
            unparsed: { as: 'not known' },
            note: 'Rules that hold are results of the kind `pass`.',
            signs: ['.regula.yaml'],
            sources: [
                'https://github.com/fugue/regula/blob/259c10a6a746e3c1eb84857d9f548cca463034af/pkg/reporter/sarif.go',
                'https://github.com/fugue/regula/blob/259c10a6a746e3c1eb84857d9f548cca463034af/docs/src/usage.md',
            ],
        },
    ],
};

;// CONCATENATED MODULE: ./build/src/analyzers/python-and-go.js

const PYTHON = {
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
                results: unparsed_results/* UNPARSED */.lH.ruff,
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
            note: 'Since 1.7.8.',
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
            command: 'pylint --exit-zero --output-format=json2 src > pylint.json && sarif-kit convert --tool pylint -i pylint.json -o pylint.sarif',
            converter: 'sarif-kit',
            clean: 'run',
            unparsed: { as: 'result', told: '`syntax-error`', results: unparsed_results/* UNPARSED */.lH.pylint },
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
            unparsed: { as: 'result', told: '`E0001`; a fatal message leaves no log', results: unparsed_results/* UNPARSED */.lH.pylint },
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
            unparsed: { as: 'result', told: '`flake8/E999`, `flake8/E902`', results: unparsed_results/* UNPARSED */.lH.flake8 },
            note: 'Every result is a note.',
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
            unparsed: { as: 'result', told: 'as Flake8; not known with `--select=DUO`', results: unparsed_results/* UNPARSED */.lH.flake8 },
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
            command: 'pip-audit -r requirements.txt -f json > pip-audit.json; sarif-kit convert --tool pip-audit -i pip-audit.json -o pip-audit.sarif --dep-file requirements.txt',
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
const GO = {
    title: 'Go',
    analyzers: [
        {
            name: 'golangci-lint 2',
            drivers: ['golangci-lint'],
            command: 'golangci-lint run --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --output.sarif.path=golangci-lint.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`typecheck`', results: unparsed_results/* UNPARSED */.lH.golangci },
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
            command: 'gosec -fmt sarif -out gosec.sarif ./...',
            clean: 'run',
            unparsed: { as: 'untold', told: 'exit status 1, as with findings' },
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
            unparsed: { as: 'result', told: '`compile`', results: unparsed_results/* UNPARSED */.lH.staticcheck },
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
            unparsed: { as: 'result', told: 'without a rule, "invalid file"', results: unparsed_results/* UNPARSED */.lH.revive },
            signs: ['revive.toml', '.revive.toml'],
            sources: [
                'https://github.com/mgechev/revive/blob/0a7d62c38aca/formatter/sarif.go',
                'https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go',
            ],
        },
        {
            name: 'go vet',
            drivers: ['govet'],
            command: 'go vet ./... 2>&1 | reviewdog -f=govet -name=govet -reporter=sarif -filter-mode=nofilter > govet.sarif',
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

;// CONCATENATED MODULE: ./build/src/analyzers/scripting.js

const SCRIPTING = {
    title: 'PHP, Ruby and Elixir',
    analyzers: [
        {
            name: 'PHPStan',
            drivers: ['PHPStan'],
            command: 'phpstan analyse --error-format=sarif > phpstan.sarif',
            converter: 'jbelien/phpstan-sarif-formatter, named in phpstan.neon as `errorFormatter.sarif`',
            clean: 'run',
            unparsed: { as: 'result', told: '`phpstan.parse`', results: unparsed_results/* UNPARSED */.lH.phpstan },
            signs: ['phpstan.neon', 'phpstan.neon.dist', 'phpstan.dist.neon', 'composer.json: phpstan/phpstan'],
            sources: [
                'https://github.com/jbelien/phpstan-sarif-formatter/blob/cc68badb389b/src/SarifErrorFormatter.php',
                'https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php',
            ],
        },
        {
            name: 'Psalm',
            drivers: ['Psalm'],
            command: 'psalm --report=psalm.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`173` (`ParseError`)', results: unparsed_results/* UNPARSED */.lH.psalm },
            note: 'Taint analysis with `--taint-analysis`.',
            signs: ['psalm.xml', 'psalm.xml.dist', 'composer.json: vimeo/psalm'],
            sources: [
                'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Report/SarifReport.php',
                'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php',
            ],
        },
        {
            name: 'Mago',
            drivers: ['mago'],
            command: 'mago lint --reporting-format sarif > mago.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`parse`', results: unparsed_results/* UNPARSED */.lH.mago },
            signs: ['mago.toml'],
            sources: [
                'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/reporting/src/formatter/sarif.rs',
                'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs',
            ],
        },
        {
            name: 'PHPMD',
            drivers: ['PHPMD'],
            command: 'phpmd . sarif codesize,unusedcode --reportfile phpmd.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: 'without a rule, of level error', results: unparsed_results/* UNPARSED */.lH.phpmd },
            signs: ['phpmd.xml', 'phpmd.xml.dist'],
            sources: [
                'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php',
                'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/README.rst',
            ],
        },
        {
            name: 'RuboCop',
            drivers: ['RuboCop'],
            command: 'rubocop --require code_scanning --format CodeScanning::SarifFormatter -o rubocop.sarif',
            converter: 'the gem code-scanning-rubocop',
            clean: 'run',
            unparsed: { as: 'result', told: '`Lint/Syntax`', results: unparsed_results/* UNPARSED */.lH.rubocop },
            signs: ['.rubocop.yml', 'Gemfile.lock: rubocop', 'Gemfile: rubocop'],
            sources: [
                'https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/lib/code_scanning/rubocop/sarif_formatter.rb',
                'https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/README.md',
            ],
        },
        {
            name: 'Brakeman',
            drivers: ['Brakeman'],
            command: 'brakeman -o brakeman.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'exit status 7' },
            signs: ['config/brakeman.yml', 'config/brakeman.ignore', 'Gemfile.lock: brakeman', 'Gemfile: brakeman'],
            sources: [
                'https://github.com/presidentbeef/brakeman/blob/104443e426f8/lib/brakeman/report/report_sarif.rb',
                'https://github.com/presidentbeef/brakeman/blob/104443e426f8/OPTIONS.md',
            ],
        },
        {
            name: 'Credo',
            drivers: ['Credo'],
            command: 'mix credo --format sarif > credo.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'a line on the console' },
            note: 'Since 1.7.',
            signs: ['.credo.exs', 'mix.exs: :credo'],
            sources: [
                'https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/formatter/sarif.ex',
                'https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/shell.ex',
            ],
        },
        {
            name: 'Sobelow',
            drivers: ['Sobelow'],
            command: 'mix sobelow --format sarif --out sobelow.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`primaryLocationLineHash`: with the line number, so it changes when the line moves',
            signs: ['.sobelow-conf', 'mix.exs: :sobelow'],
            sources: [
                'https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding_log.ex',
                'https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding.ex',
            ],
        },
    ],
};
const RUST_AND_SWIFT = {
    title: 'Rust and Swift',
    analyzers: [
        {
            name: 'Clippy',
            drivers: ['clippy'],
            command: 'cargo clippy --message-format=json | clippy-sarif -o clippy.sarif',
            converter: 'clippy-sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: 'of level error, with a code of the compiler (`E0308`) or without a rule',
                results: unparsed_results/* UNPARSED */.lH.clippy,
            },
            note: 'Cargo says nothing again of a crate that it need not build: begin with a clean one.',
            signs: ['clippy.toml', '.clippy.toml'],
            fits: ['Cargo.toml'],
            step: {
                log: 'clippy.sarif',
                image: 'rust:1',
                program: 'cargo',
                install: {
                    github: ['cargo install clippy-sarif --locked'],
                    gitlab: ['rustup component add clippy', 'cargo install clippy-sarif --locked'],
                },
            },
            sources: [
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs',
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/clippy-sarif/README.md',
            ],
        },
        {
            name: 'cargo-audit',
            drivers: ['cargo-audit'],
            command: 'cargo audit --format sarif > cargo-audit.sarif',
            clean: 'run',
            unparsed: { as: 'stops', told: 'exit status 2' },
            fingerprints: '`cargo-audit/advisory-fingerprint`: advisory, crate and version',
            note: 'Always on line 1 of `Cargo.lock`.',
            signs: ['.cargo/audit.toml'],
            sources: [
                'https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/sarif.rs',
                'https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/presenter.rs',
            ],
        },
        {
            name: 'cargo-deny',
            drivers: ['cargo-deny'],
            command: 'cargo deny --format sarif check > cargo-deny.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: 'several, of rule, advisory, crate or place; none of them is unique alone',
            signs: ['deny.toml', '.deny.toml'],
            sources: [
                'https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/src/sarif/collector.rs',
                'https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/docs/src/cli/common.md',
            ],
        },
        {
            name: 'SwiftLint',
            drivers: ['SwiftLint'],
            command: 'swiftlint lint --reporter sarif --output swiftlint.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'it looks at the file as far as that goes' },
            signs: ['.swiftlint.yml'],
            fixtures: ['fixtures/sarif/real/swiftlint-unparsed/swiftlint-unparsed.sarif'],
            sources: [
                'https://github.com/realm/SwiftLint/blob/264eb1328303/Source/SwiftLintFramework/Reporters/SARIFReporter.swift',
                'https://github.com/realm/SwiftLint/blob/0f0694058ac9/Source/swiftlint/Common/LintOrAnalyzeArguments.swift',
            ],
        },
        {
            name: 'SwiftFormat',
            drivers: ['SwiftFormat'],
            command: 'swiftformat --lint --reporter sarif --report swiftformat.sarif .',
            clean: 'run',
            unparsed: { as: 'not known' },
            signs: ['.swiftformat'],
            sources: [
                'https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/SARIFReporter.swift',
                'https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/CommandLine.swift',
            ],
        },
    ],
};
const OTHERS = {
    title: 'Shell, SQL and other languages',
    analyzers: [
        {
            name: 'ShellCheck',
            drivers: ['shellcheck'],
            command: 'shellcheck -f json script.sh | shellcheck-sarif > shellcheck.sarif',
            converter: 'shellcheck-sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`1070`, `1072`, `1073`, `1088`, `1089`',
                results: unparsed_results/* UNPARSED */.lH.shellcheck,
            },
            signs: ['.shellcheckrc', '.pre-commit-config.yaml: shellcheck'],
            fits: ['**/*.sh'],
            sources: [
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/shellcheck-sarif/README.md',
                'https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/serde-sarif/src/converters/shellcheck.rs',
            ],
        },
        {
            name: 'SQLFluff',
            drivers: ['SQLFluff'],
            command: 'sqlfluff lint . --format sarif --write-output sqlfluff.sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`PRS`, `LXR`, and `TMP` where a template fails as a whole',
                results: unparsed_results/* UNPARSED */.lH.sqlfluff,
            },
            note: 'Since 4.0.1.',
            signs: [
                '.sqlfluff',
                'pyproject.toml: [tool.sqlfluff',
                'requirements*.txt: sqlfluff',
                '.pre-commit-config.yaml: sqlfluff',
            ],
            step: {
                log: 'sqlfluff.sarif',
                image: 'python:3.14',
                program: 'sqlfluff',
                install: { github: ['pipx install sqlfluff'], gitlab: ['pip install sqlfluff'] },
            },
            sources: [
                'https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/cli/commands.py',
                'https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/core/errors.py',
            ],
        },
        {
            name: 'HLint',
            drivers: ['hlint'],
            command: 'hlint --sarif . > hlint.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`Parse error: …`', results: unparsed_results/* UNPARSED */.lH.hlint },
            signs: ['.hlint.yaml'],
            sources: [
                'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/SARIF.hs',
                'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs',
            ],
        },
        {
            name: 'lintr',
            drivers: ['lintr'],
            command: 'Rscript -e \'lintr::sarif_output(lintr::lint_dir("."), "lintr.sarif")\'',
            clean: 'run',
            unparsed: { as: 'result', told: '`error`', results: unparsed_results/* UNPARSED */.lH.lintr },
            signs: ['.lintr'],
            sources: [
                'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/inst/extdata/sarif-template.json',
                'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R',
            ],
        },
        {
            name: 'Slither',
            drivers: ['Slither'],
            command: 'slither . --sarif slither.sarif',
            clean: 'run',
            unparsed: { as: 'stops', told: 'not sure' },
            fingerprints: '`id`: its description with places, so it may change when a line moves',
            note: 'Delete the log first: an existing one is not written over.',
            signs: ['slither.config.json'],
            sources: [
                'https://github.com/crytic/slither/blob/675c4468eb66/slither/utils/output.py',
                'https://github.com/crytic/slither/blob/675c4468eb66/slither/__main__.py',
            ],
        },
        {
            name: 'Solhint',
            drivers: ['solhint'],
            command: 'solhint -f sarif "**/*.sol" > solhint.sarif',
            clean: 'run',
            unparsed: { as: 'notification', told: '`ESL0999`, of a run that calls itself failed' },
            signs: ['.solhint.json'],
            fixtures: [
                'fixtures/sarif/real/solhint/solhint.sarif',
                'fixtures/sarif/real/solhint-unparsed/solhint-unparsed.sarif',
            ],
            sources: [
                'https://github.com/protofire/solhint/blob/27171d608d54/lib/formatters/sarif.js',
                'https://github.com/protofire/solhint/blob/27171d608d54/solhint.js',
            ],
        },
        {
            name: 'typos',
            drivers: ['typos'],
            command: 'typos --format sarif > typos.sarif',
            clean: 'run',
            unparsed: { as: 'text', told: 'a file that it cannot read makes the run a failed one' },
            signs: ['typos.toml', '_typos.toml', '.typos.toml'],
            sources: [
                'https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/report.rs',
                'https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/main.rs',
            ],
        },
    ],
};

;// CONCATENATED MODULE: ./build/src/analyzers/security.js
const SECURITY = {
    title: 'Many languages',
    analyzers: [
        {
            name: 'Semgrep',
            drivers: ['Semgrep OSS', 'Semgrep PRO'],
            command: 'semgrep scan --config auto --sarif-output=semgrep.sarif',
            clean: 'run',
            unparsed: {
                as: 'notification',
                told: 'without the file; the run calls itself successful. Exit status 3 with `--strict`',
            },
            fingerprints: '`matchBasedId/v1`: a hash of the match with a login, the constant `requires login` without one',
            signs: [
                '.semgrep.yml',
                '.semgrepignore',
                'requirements*.txt: semgrep',
                '.pre-commit-config.yaml: semgrep',
            ],
            step: {
                log: 'semgrep.sarif',
                image: 'python:3.14',
                program: 'semgrep',
                install: { github: ['pipx install semgrep'], gitlab: ['pip install semgrep'] },
            },
            isProven: true,
            sources: [
                'https://github.com/semgrep/semgrep/blob/6568da50eada3396c4d561a1d723163488ea04e2/cli/src/semgrep/formatter/sarif.py',
                'https://github.com/semgrep/semgrep-docs/blob/a900180dba5b46286840644bb740e5e697a315e8/docs/semgrep-appsec-platform/json-and-sarif.mdx',
            ],
        },
        {
            name: 'Opengrep',
            drivers: ['Opengrep OSS'],
            command: 'opengrep scan --sarif-output=opengrep.sarif -f rules .',
            clean: 'run',
            unparsed: { as: 'notification', told: 'the run calls itself successful' },
            fingerprints: '`matchBasedId/v1`: a hash of the match, counted',
            sources: [
                'https://github.com/opengrep/opengrep/blob/c2b207e94ea6b9eac3ebbd0611a56def02f342a3/src/osemgrep/reporting/Sarif_output.ml',
                'https://github.com/opengrep/opengrep/blob/c2b207e94ea6b9eac3ebbd0611a56def02f342a3/README.md',
            ],
        },
        {
            name: 'CodeQL',
            drivers: ['CodeQL'],
            command: 'codeql database analyze <database> --format=sarif-latest --output=codeql.sarif',
            clean: 'run',
            unparsed: { as: 'notification', told: 'of the extractor; the run calls itself successful' },
            fingerprints: '`primaryLocationLineHash`: the lines from the place on, which two results may share; `primaryLocationStartColumnFingerprint` is a column',
            signs: ['.github/codeql/codeql-config.yml'],
            isProven: true,
            sources: [
                'https://docs.github.com/en/code-security/codeql-cli/codeql-cli-manual/database-analyze',
                'https://codeql.github.com/docs/codeql-cli/sarif-output/',
            ],
        },
        {
            name: 'DevSkim',
            drivers: ['devskim'],
            command: 'devskim analyze -I . -O devskim.sarif',
            clean: 'run',
            unparsed: { as: 'text' },
            isProven: true,
            sources: [
                'https://github.com/microsoft/DevSkim/blob/a452aa506f80928b611c4c7bfe306b8115821aae/DevSkim-DotNet/Microsoft.DevSkim.CLI/Writers/SarifWriter.cs',
                'https://github.com/microsoft/DevSkim/blob/a452aa506f80928b611c4c7bfe306b8115821aae/DevSkim-DotNet/Microsoft.DevSkim.CLI/Options/BaseAnalyzeCommandOptions.cs',
            ],
        },
        {
            name: 'Snyk Code',
            drivers: ['SnykCode'],
            command: 'snyk code test --sarif-file-output=snyk-code.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'only how many (`properties.coverage`)' },
            fingerprints: '`0` and `1`: hashes, which two results may share; `identity` from the service',
            note: 'Needs an account.',
            signs: ['.snyk'],
            sources: [
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/code-test.md',
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/test/fixtures/sast-empty/empty-sarif.json',
            ],
        },
        {
            name: 'Snyk Open Source',
            drivers: ['Snyk Open Source'],
            command: 'snyk test --sarif-file-output=snyk.sarif',
            clean: 'run',
            unparsed: { as: 'stops', told: 'exit status 2 or 3' },
            note: 'A run for each project, on line 1 of its manifest. Needs an account.',
            isProven: true,
            sources: [
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/src/lib/formatters/open-source-sarif-output.ts',
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/test.md',
            ],
        },
        {
            name: 'Snyk Infrastructure as Code',
            drivers: ['Snyk IaC'],
            command: 'snyk iac test --sarif-file-output=snyk-iac.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            note: 'Needs an account.',
            sources: [
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/src/lib/formatters/iac-output/sarif.ts',
                'https://github.com/snyk/cli/blob/09c67d45868624c75c53b66d29058bdb52173723/help/cli-commands/iac-test.md',
            ],
        },
        {
            name: 'Qodana',
            drivers: ['QDJVM', 'QDCPP'],
            command: 'qodana scan --results-dir qodana-results',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`equalIndicator/v1`, `equalIndicator/v2`: hashes',
            note: 'Writes `qodana-results/qodana.sarif.json`, under the code of its linter.',
            signs: ['qodana.yaml', 'qodana.yml'],
            isProven: true,
            sources: [
                'https://github.com/JetBrains/qodana-cli/blob/8efeb409ce704bcae711b8b9c2b62b016073ab68/internal/platform/sarif.go',
                'https://www.jetbrains.com/help/qodana/qodana-sarif-output.html',
            ],
        },
        {
            name: 'Joern',
            drivers: ['Joern'],
            command: 'joern2sarif -i findings.json -o joern.sarif',
            converter: 'joern2sarif',
            clean: 'run',
            unparsed: { as: 'untold' },
            fingerprints: '`evidenceFingerprint`: of the finding, or computed',
            sources: [
                'https://github.com/joernio/joern2sarif/blob/3b443981f3ec/joern2sarif/lib/convert.py',
                'https://github.com/joernio/joern2sarif/blob/3b443981f3ec/README.md',
            ],
        },
    ],
};
const SECRETS = {
    title: 'Secrets and dependencies',
    analyzers: [
        {
            name: 'Gitleaks',
            drivers: ['gitleaks'],
            command: 'gitleaks dir . --redact --report-format sarif --report-path gitleaks.sarif',
            clean: 'run',
            unparsed: { as: 'text' },
            fingerprints: 'data of the commit; not used',
            note: 'Without `--redact` the secret is in the log. `gitleaks git .` looks at the history, and its places are in old commits.',
            signs: ['.gitleaks.toml', '.gitleaksignore', '.pre-commit-config.yaml: gitleaks'],
            isProven: true,
            sources: [
                'https://github.com/gitleaks/gitleaks/blob/b58d3f102cf3/report/sarif.go',
                'https://github.com/gitleaks/gitleaks/blob/b58d3f102cf3/README.md',
            ],
        },
        {
            name: 'TruffleHog',
            drivers: ['trufflehog'],
            command: 'trufflehog filesystem . --sarif --no-update > trufflehog.sarif',
            clean: 'run',
            unparsed: { as: 'text' },
            fingerprints: '`trufflehogFingerprint/v1`: with the line number, so it changes when the line moves',
            note: 'Only newer versions of 3. Asks live services unless `--no-verification`.',
            sources: [
                'https://github.com/trufflesecurity/trufflehog/blob/3ab759fef4bb/pkg/output/sarif.go',
                'https://github.com/trufflesecurity/trufflehog/blob/3ab759fef4bb/README.md',
            ],
        },
        {
            name: 'ggshield',
            drivers: ['ggshield'],
            command: 'ggshield secret scan path -r -y . --format sarif --output ggshield.sarif',
            clean: 'run',
            unparsed: { as: 'text' },
            fingerprints: '`secret/v1`: a hash of the secret; copies share it',
            note: 'Needs an account, and sends what it scans.',
            signs: ['.gitguardian.yaml', '.gitguardian.yml'],
            sources: [
                'https://github.com/GitGuardian/ggshield/blob/eaa3e43b1ae1/ggshield/verticals/secret/output/secret_sarif_output_handler.py',
                'https://github.com/GitGuardian/ggshield/blob/eaa3e43b1ae1/ggshield/cmd/secret/scan/secret_scan_common_options.py',
            ],
        },
        {
            name: 'secretlint',
            drivers: ['secretlint'],
            command: 'secretlint --format @secretlint/secretlint-formatter-sarif "**/*" > secretlint.sarif',
            converter: '@secretlint/secretlint-formatter-sarif',
            clean: 'not known',
            unparsed: { as: 'text' },
            fingerprints: 'not known',
            signs: ['package.json: secretlint', '.secretlintrc*'],
            fixtures: ['fixtures/sarif/real/secretlint/secretlint.sarif'],
            sources: ['https://github.com/secretlint/secretlint'],
        },
        {
            name: 'OSV-Scanner',
            drivers: ['osv-scanner'],
            command: 'osv-scanner scan --format sarif . > osv-scanner.sarif',
            clean: 'run',
            unparsed: { as: 'untold', told: 'exit status 127' },
            fingerprints: 'none in 2.2.0; later `primaryLocationLineHash` of vulnerability, path and package',
            signs: ['osv-scanner.toml'],
            isProven: true,
            sources: [
                'https://github.com/google/osv-scanner/blob/add393a2e051/internal/output/sarif.go',
                'https://github.com/google/osv-scanner/blob/add393a2e051/docs/output.md',
            ],
        },
        {
            name: 'Grype',
            drivers: ['grype', 'Grype'],
            command: 'grype dir:. -o sarif --file grype.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`primaryLocationLineHash` of the package: all of its vulnerabilities share it',
            signs: ['.grype.yaml'],
            isProven: true,
            sources: [
                'https://github.com/anchore/grype/blob/4562c55cebba/grype/presenter/sarif/presenter.go',
                'https://github.com/anchore/grype/blob/4562c55cebba/cmd/grype/cli/options/grype.go',
            ],
        },
        {
            name: 'OWASP Dependency-Check',
            drivers: ['dependency-check'],
            command: 'dependency-check --scan . --format SARIF --out dependency-check-report.sarif',
            clean: 'run',
            unparsed: { as: 'not known' },
            fingerprints: '`vulnerabilityHash` of the name of the vulnerability, the same in every file',
            signs: ['dependency-check-suppression.xml'],
            sources: [
                'https://github.com/dependency-check/DependencyCheck/blob/4c5c5956b78c/core/src/main/resources/templates/sarifReport.vsl',
                'https://github.com/dependency-check/DependencyCheck/blob/4c5c5956b78c/cli/src/site/markdown/arguments.md',
            ],
        },
    ],
};

// EXTERNAL MODULE: ./build/src/analyzers/web.js
var web = __webpack_require__(54811);
;// CONCATENATED MODULE: ./build/src/analyzers/table.js






/** As the page has them. */
const ANALYZER_GROUPS = [
    web/* WEB */.F,
    web/* SALESFORCE */.U,
    PYTHON,
    GO,
    JVM,
    NATIVE,
    DOTNET,
    SCRIPTING,
    RUST_AND_SWIFT,
    OTHERS,
    INFRASTRUCTURE,
    SECURITY,
    SECRETS,
];
/**
 * What is known of the tools that write SARIF: for the page, for `init` and for the doctor. A run loads
 * `unparsed-results.ts` alone.
 */
const ANALYZERS = ANALYZER_GROUPS.flatMap(({ analyzers }) => analyzers);


/***/ }),

/***/ 54811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ WEB),
/* harmony export */   U: () => (/* binding */ SALESFORCE)
/* harmony export */ });
/* harmony import */ var _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26488);

const WEB = {
    title: 'JavaScript, TypeScript and the web',
    analyzers: [
        {
            name: 'ESLint',
            drivers: ['ESLint'],
            command: 'eslint . --format @microsoft/eslint-formatter-sarif --output-file eslint.sarif',
            converter: '@microsoft/eslint-formatter-sarif',
            clean: 'run',
            unparsed: { as: 'notification', told: '`ESL0999`, of a run that calls itself failed' },
            note: 'A problem of its configuration leaves no log.',
            signs: ['package.json: eslint', 'eslint.config.*', '.eslintrc*'],
            step: {
                log: 'eslint.sarif',
                image: 'node:24',
                program: 'npx eslint',
                packages: ['eslint', '@microsoft/eslint-formatter-sarif'],
            },
            fixtures: ['fixtures/sarif/real/eslint/eslint.sarif'],
            sources: [
                'https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/sarif.js',
                'https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/README.md',
            ],
        },
        {
            name: 'ESLint with the rules of Lightning Web Components',
            drivers: ['ESLint'],
            command: 'eslint force-app --format @microsoft/eslint-formatter-sarif --output-file eslint.sarif',
            converter: '@microsoft/eslint-formatter-sarif',
            clean: 'run',
            unparsed: { as: 'notification', told: '`ESL0999`; the files need the parser @babel/eslint-parser' },
            note: 'The plugin @lwc/eslint-plugin-lwc. Salesforce Code Analyzer has the same rules in its run `eslint`.',
            fixtures: ['fixtures/demo/sarif/base/eslint.sarif'],
            sources: [
                'https://github.com/salesforce/eslint-plugin-lwc/blob/b6e85754cceaf0d2c77ca9338130a9c3068e3391/README.md',
                'https://github.com/microsoft/sarif-js-sdk/blob/0ff663e507e989ae751e2e9d94a3360291e3e4e5/packages/eslint-formatter-sarif/sarif.js',
            ],
        },
        {
            name: 'Biome',
            drivers: ['Biome'],
            command: 'biome lint --reporter=sarif --reporter-file=biome.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`parse`', results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.biome },
            note: '`--max-diagnostics` and `--diagnostic-level` leave results out.',
            signs: ['package.json: @biomejs/biome', 'biome.json', 'biome.jsonc'],
            step: { log: 'biome.sarif', image: 'node:24', program: 'npx biome', packages: ['@biomejs/biome'] },
            fixtures: ['fixtures/sarif/real/biome/biome.sarif'],
            sources: [
                'https://github.com/biomejs/biome/blob/18883b7dafb8f9581534508fdd5b1e34632f2724/crates/biome_cli/src/reporter/sarif.rs',
                'https://github.com/biomejs/biome/blob/18883b7dafb8f9581534508fdd5b1e34632f2724/crates/biome_cli/tests/snapshots/main_cases_help/lint_help.snap',
            ],
        },
        {
            name: 'oxlint',
            drivers: ['oxlint'],
            command: 'oxlint --format=sarif > oxlint.sarif',
            clean: 'run',
            unparsed: { as: 'result', told: '`OXL0001`', results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.oxlint },
            signs: ['package.json: oxlint', '.oxlintrc.json', '.oxlintrc.jsonc'],
            step: { log: 'oxlint.sarif', image: 'node:24', program: 'npx oxlint', packages: ['oxlint'] },
            fixtures: ['fixtures/sarif/real/oxlint/oxlint.sarif'],
            sources: [
                'https://github.com/oxc-project/oxc/blob/288f9a5188b9409cd0dfa34c25a0419e5eb8443b/apps/oxlint/src/output_formatter/sarif.rs',
                'https://github.com/oxc-project/oxc/blob/288f9a5188b9409cd0dfa34c25a0419e5eb8443b/apps/oxlint/src/command/lint.rs',
            ],
        },
        {
            name: 'Stylelint',
            drivers: ['stylelint'],
            command: 'stylelint "**/*.css" --custom-formatter stylelint-sarif-formatter --output-file stylelint.sarif',
            converter: "stylelint-sarif-formatter, which is not Stylelint's",
            clean: 'run',
            unparsed: { as: 'result', told: '`CssSyntaxError`', results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.stylelint },
            signs: ['package.json: stylelint', 'stylelint.config.*', '.stylelintrc*'],
            step: {
                log: 'stylelint.sarif',
                image: 'node:24',
                program: 'npx stylelint',
                packages: ['stylelint', 'stylelint-sarif-formatter'],
            },
            fixtures: ['fixtures/sarif/real/stylelint/stylelint.sarif'],
            sources: [
                'https://github.com/zhanwang626/stylelint-sarif-formatter/blob/a43d5b0a6bdf50089db5b4d573ae7f9bd7231e6b/index.js',
                'https://github.com/zhanwang626/stylelint-sarif-formatter/blob/a43d5b0a6bdf50089db5b4d573ae7f9bd7231e6b/README.md',
            ],
        },
        {
            name: 'njsscan',
            drivers: ['nodejsscan'],
            command: 'njsscan --sarif -o njsscan.sarif .',
            clean: 'run',
            unparsed: { as: 'untold' },
            sources: [
                'https://github.com/ajinabraham/njsscan/blob/b6ade853818a0c2a4fde36a1c5740b663e758ad2/njsscan/formatters/sarif.py',
                'https://github.com/ajinabraham/njsscan/blob/b6ade853818a0c2a4fde36a1c5740b663e758ad2/README.md',
            ],
        },
        {
            name: 'jscpd',
            drivers: ['jscpd'],
            command: 'jscpd --reporters sarif --output logs .',
            clean: 'not known',
            unparsed: { as: 'not known' },
            fingerprints: 'not known',
            note: 'Writes `logs/jscpd-report.sarif`.',
            fixtures: ['fixtures/sarif/real/jscpd/jscpd.sarif'],
            sources: ['https://github.com/kucherenko/jscpd'],
        },
        {
            name: 'ast-grep',
            drivers: ['ast-grep'],
            command: 'ast-grep scan --format sarif > ast-grep.sarif',
            clean: 'not known',
            unparsed: { as: 'not known' },
            fingerprints: 'not known',
            fixtures: ['fixtures/sarif/real/ast-grep/ast-grep.sarif'],
            sources: ['https://ast-grep.github.io/reference/cli/scan.html'],
        },
        {
            name: 'HTMLHint',
            drivers: ['HTMLHint'],
            command: 'htmlhint --format sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`tag-pair` with "start tag match failed"; else nothing',
                results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.htmlhint,
            },
            note: 'Writes `htmlhint.sarif` into the current folder.',
            signs: ['package.json: htmlhint', '.htmlhintrc'],
            fixtures: [
                'fixtures/sarif/real/htmlhint/htmlhint.sarif',
                'fixtures/sarif/real/htmlhint-unparsed/htmlhint-unparsed.sarif',
            ],
            sources: [
                'https://github.com/htmlhint/HTMLHint/blob/1fbdde5e97f22ea0a888c7114421fbb22fce0343/src/cli/formatters/sarif.ts',
                'https://github.com/htmlhint/HTMLHint/blob/1fbdde5e97f22ea0a888c7114421fbb22fce0343/src/cli/htmlhint.ts',
            ],
        },
        {
            name: 'Spectral (OpenAPI, AsyncAPI)',
            drivers: ['spectral'],
            command: 'spectral lint -f sarif -o spectral.sarif openapi.yaml',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '`parser`, and `unrecognized-format` for a document of an unknown kind',
                results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.spectral,
            },
            signs: [
                'package.json: @stoplight/spectral-cli',
                '.spectral.yaml',
                '.spectral.yml',
                '.spectral.json',
                '.spectral.js',
            ],
            fixtures: ['fixtures/sarif/real/spectral/spectral.sarif'],
            sources: [
                'https://github.com/stoplightio/spectral/blob/7c41a92d32a811e37b28b966ced2c0e294a3cb69/packages/formatters/src/sarif.ts',
                'https://github.com/stoplightio/spectral/blob/7c41a92d32a811e37b28b966ced2c0e294a3cb69/docs/guides/2-cli.md',
            ],
        },
        {
            name: 'markdownlint-cli2',
            drivers: ['markdownlint-cli2'],
            command: 'markdownlint-cli2 "**/*.md"',
            converter: 'markdownlint-cli2-formatter-sarif',
            clean: 'run',
            unparsed: {
                as: 'result',
                told: '"This rule threw an exception", where a rule broke; Markdown itself always parses',
                results: _unparsed_results_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPARSED */ .lH.markdownlint,
            },
            note: 'Name the formatter and its file in `.markdownlint-cli2.jsonc` (`outputFormatters`), else the log is `markdownlint-cli2-sarif.sarif`.',
            signs: ['package.json: markdownlint-cli2', '.markdownlint-cli2.*'],
            fixtures: [
                'fixtures/sarif/real/markdownlint/markdownlint.sarif',
                'fixtures/sarif/real/markdownlint-unparsed/markdownlint-unparsed.sarif',
            ],
            sources: [
                'https://github.com/DavidAnson/markdownlint-cli2/blob/06f92c99e930c11230426b5edd775021d25e08a8/formatter-sarif/markdownlint-cli2-formatter-sarif.js',
                'https://github.com/DavidAnson/markdownlint-cli2/blob/06f92c99e930c11230426b5edd775021d25e08a8/formatter-sarif/README.md',
            ],
        },
    ],
};
const SALESFORCE = {
    title: 'Salesforce',
    analyzers: [
        {
            name: 'Salesforce Code Analyzer 5',
            drivers: ['pmd', 'eslint', 'regex', 'flow', 'cpd', 'retire-js'],
            command: 'sf code-analyzer run --output-file code-analyzer.sarif',
            clean: 'no run',
            unparsed: {
                as: 'untold',
                told: 'it stands in its own log file and on the terminal. Only an engine that breaks as a whole is a result (`UnexpectedEngineError`, `UninstantiableEngineError`)',
            },
            note: 'A run for each engine, under its name in lower case.',
            signs: ['sfdx-project.json', 'code-analyzer.yml', 'code-analyzer.yaml'],
            step: {
                log: 'code-analyzer.sarif',
                image: 'node:24',
                program: 'sf',
                install: {
                    github: ['npm install --global @salesforce/cli', 'sf plugins install code-analyzer'],
                    gitlab: [
                        'apt-get update',
                        'apt-get install --yes default-jre-headless',
                        'npm install --global @salesforce/cli',
                        'sf plugins install code-analyzer',
                    ],
                },
                node: true,
            },
            fixtures: [
                'fixtures/demo/sarif/base/code-analyzer.sarif',
                'fixtures/demo/sarif/crash/code-analyzer-unparsable.sarif',
            ],
            sources: [
                'https://github.com/forcedotcom/code-analyzer-core/blob/65128d91f6b6264286357b44276206beacf836f3/packages/code-analyzer-core/src/output-formats/results/sarif-run-results-format.ts',
                'https://github.com/forcedotcom/code-analyzer-core/blob/65e5b185a8024d1170af1b232803a55e7b03f4f2/packages/code-analyzer-pmd-engine/src/pmd-engine.ts',
                'https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/output-schemas-run.md',
            ],
        },
        {
            name: 'Salesforce Graph Engine, in Code Analyzer 5',
            drivers: ['sfge'],
            command: 'sf code-analyzer run --rule-selector sfge --output-file sfge.sarif',
            clean: 'no run',
            unparsed: { as: 'result', told: '`UnexpectedEngineError`: the whole engine stops' },
            note: 'A developer preview.',
            fixtures: ['fixtures/demo/sarif/crash/code-analyzer-unparsable.sarif'],
            sources: [
                'https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/engine-sfge.html',
                'https://github.com/forcedotcom/code-analyzer/issues/1868',
            ],
        },
        {
            name: 'PMD 7 (Apex, Visualforce, Java, and others)',
            drivers: ['PMD'],
            command: 'pmd check --dir . --rulesets ruleset.xml --format sarif --report-file pmd.sarif',
            clean: 'run',
            unparsed: { as: 'notification', told: 'with the file, of a run that calls itself failed' },
            signs: ['pmd.xml', 'ruleset.xml'],
            fixtures: ['fixtures/sarif/real/pmd-unparsed/pmd-unparsed.sarif', 'fixtures/demo/sarif/base/pmd.sarif'],
            sources: [
                'https://github.com/pmd/pmd/blob/cd096e90e4ed2e61f4109466d21a1eaab09721eb/pmd-core/src/main/java/net/sourceforge/pmd/renderers/internal/sarif/SarifLogBuilder.java',
                'https://github.com/pmd/pmd/blob/cd096e90e4ed2e61f4109466d21a1eaab09721eb/docs/pages/pmd/userdocs/cli_reference.md',
            ],
        },
    ],
};


/***/ })

};
