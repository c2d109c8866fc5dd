import type { AnalyzerGroup } from './analyzer.ts';
import { UNPARSED } from './unparsed-results.ts';

export const JVM: AnalyzerGroup = {
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
        results: UNPARSED.checkstyle,
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
      unparsed: { as: 'result', told: 'without a rule, "Not a valid Kotlin file"', results: UNPARSED.ktlint },
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
      fingerprints:
        '`hash/v1`: severity, bug type, procedure, file and message, without numbers; `key` is shared by the results of a kind in a method',
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

export const NATIVE: AnalyzerGroup = {
  title: 'C and C++',
  analyzers: [
    {
      name: 'clang',
      drivers: ['clang'],
      command:
        'clang -fsyntax-only -Wall -fdiagnostics-format=sarif -Wno-sarif-format-unstable FILE.c 2>&1 | grep \'"runs"\' > clang.sarif',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: 'of level error, such as "file not found" or "expected …"',
        results: UNPARSED.clang,
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
      unparsed: { as: 'result', told: '`clang-diagnostic-error`', results: UNPARSED.clangTidy },
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
        results: UNPARSED.gcc,
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
        results: UNPARSED.cppcheck,
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
      unparsed: {
        as: 'text',
        told: 'at bytes that are no UTF-8 it stops, or since 2.0.20 leaves out the file, and its words stand in front of the log or in its place: make the file UTF-8',
      },
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
      fingerprints:
        '`csdiff/v0`: checker, path, event and message, without numbers; `csdiff/v1` with the text of the line',
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

export const DOTNET: AnalyzerGroup = {
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
      command:
        'pwsh -c "Invoke-ScriptAnalyzer . -Recurse | ConvertTo-SARIF -FilePath psscriptanalyzer.sarif"',
      converter: 'ConvertToSARIF',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: "the id of PowerShell's own error, of level error",
        results: UNPARSED.powershell,
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
