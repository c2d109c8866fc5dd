import type { Level } from '../finding/finding.ts';

/**
 * A kind of result by which a tool says that it could not parse a file. All that is named has to fit.
 */
export interface UnparsedResult {
  /** `tool.driver.name`. */
  readonly tool: RegExp;
  readonly rule?: RegExp;
  readonly message?: RegExp;
  /** Where warnings of the tool may look the same. */
  readonly level?: Level;
  /**
   * What has no other findings in the log then: the file, all files of its folder (a package), or all that
   * the run looked at, since the tool gives up (golangci-lint and Staticcheck with what does not compile,
   * Clippy with the crate). The wider one where that is not known.
   */
  readonly holds: 'file' | 'folder' | 'run';
  /**
   * The version of the tool that wrote it so; or the address of its source, where no log of it was at hand.
   */
  readonly source: string;
}

/** A result whose log names no rule for it. */
const NO_RULE = /^unnamed-rule$/;

/**
 * Results that stand for a file without a notification that says so, by the tool. A run loads them, and so
 * they stand apart from the rest of what is known of the tools, whose rows point here. To add a tool, add a
 * line, and a log of it in `fixtures/sarif/` or the address of the source that shows it: a test asks for one
 * of the two. A line that is too wide holds threads for good. A result that only may be about a file which
 * could not be parsed is told by `match/pool.ts`, without a line here.
 */
export const UNPARSED = {
  biome: [{ tool: /^Biome$/i, rule: /^parse$/, holds: 'file', source: 'Biome 2.6' }],
  oxlint: [{ tool: /^oxlint$/i, rule: /^OXL0001$/, holds: 'file', source: 'oxlint 1.94' }],
  stylelint: [{ tool: /^stylelint$/i, rule: /^CssSyntaxError$/, holds: 'file', source: 'Stylelint 17' }],
  spectral: [
    { tool: /^spectral$/i, rule: /^(?:parser|unrecognized-format)$/, holds: 'file', source: 'Spectral 6.16' },
  ],
  htmlhint: [
    {
      tool: /^HTMLHint$/i,
      rule: /^tag-pair$/,
      message: /start tag match failed/,
      holds: 'file',
      source: 'HTMLHint 1.9',
    },
  ],
  markdownlint: [
    {
      tool: /^markdownlint/i,
      message: /This rule threw an exception/,
      holds: 'file',
      source: 'markdownlint 0.40: a rule that broke',
    },
  ],
  clang: [
    {
      tool: /^clang$/i,
      message:
        /file not found$|^expected |^unterminated |^too many errors emitted|\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments /,
      level: 'error',
      holds: 'file',
      source:
        'clang 19: after an error it follows no values any more. The ids of its rules change from version to version',
    },
  ],
  clangTidy: [
    {
      tool: /^clang-tidy$/i,
      rule: /^clang-diagnostic-error$/,
      holds: 'file',
      source:
        'https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp',
    },
  ],
  gcc: [
    {
      tool: /^GNU C/i,
      rule: /^(?:fatal )?error$/,
      holds: 'file',
      source: 'GCC 14.2: results without an option to name',
    },
    {
      tool: /^GNU C/i,
      rule: /^-W(?!error)/,
      level: 'error',
      holds: 'file',
      source: 'GCC 14.2: errors with an option to name, after which it follows no values any more',
    },
  ],
  cppcheck: [
    {
      // Those that it calls critical itself, as they end the look at a file.
      tool: /^Cppcheck$/i,
      rule: /^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$/,
      level: 'error',
      holds: 'file',
      source: 'https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp',
    },
  ],
  ruff: [
    {
      tool: /^ruff$/i,
      rule: /^(?:invalid-syntax|E999|E902)$/,
      // Syntax that is too new for the Python of the project is parsed, and all rules look at the file.
      message: /^(?!Cannot use .* on Python [\d.]+ \(syntax was \w+ in Python [\d.]+\)$)/,
      holds: 'file',
      source: 'ruff 0.16; E999 up to 0.7, by its list of codes',
    },
  ],
  flake8: [
    {
      // Its formatter puts its name before each rule.
      tool: /^flake8$/i,
      rule: /^(?:flake8\/)?E9(?:99|02)$/,
      holds: 'file',
      source: 'Flake8 7.4, but in its own format: no converter to SARIF was at hand',
    },
  ],
  pylint: [
    {
      tool: /^pylint$/i,
      rule: /^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$/,
      holds: 'file',
      source: 'Pylint 4.1, but as JSON: no converter to SARIF was at hand',
    },
  ],
  shellcheck: [
    {
      tool: /^shellcheck$/i,
      // It goes on with what stands before the place where it stopped (1070, 1088, 1089).
      rule: /^(?:SC)?10(?:70|72|73|88|89)$/,
      holds: 'file',
      source: 'ShellCheck 0.9 by shellcheck-sarif, and its Parser.hs',
    },
  ],
  rubocop: [
    {
      tool: /^rubocop$/i,
      rule: /^Lint\/Syntax$/,
      holds: 'file',
      source: 'RuboCop 1.39, but as JSON: no formatter for SARIF was at hand',
    },
  ],
  golangci: [
    {
      tool: /^golangci-lint$/i,
      rule: /^typecheck$/,
      holds: 'run',
      source: 'golangci-lint 2: it is all that is left of the run, at line 1 of a file of the package',
    },
  ],
  staticcheck: [
    {
      tool: /^Staticcheck$/i,
      rule: /^compile$/,
      holds: 'run',
      source: 'https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go',
    },
  ],
  revive: [
    {
      tool: /^revive$/i,
      rule: NO_RULE,
      message: /^invalid file \S/,
      holds: 'folder',
      source: 'https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go',
    },
  ],
  clippy: [
    {
      // Of the compiler itself, whose errors have a code or none; lints that are denied have their name.
      tool: /^clippy$/i,
      rule: /^(?:E\d{4}|unnamed-rule)$/,
      level: 'error',
      holds: 'run',
      source: 'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs',
    },
  ],
  checkstyle: [
    {
      tool: /^Checkstyle$/i,
      rule: /^(?:parse|general)\.exception$/,
      holds: 'file',
      source:
        'https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/TreeWalker.java',
    },
  ],
  ktlint: [
    {
      tool: /^ktlint$/i,
      rule: NO_RULE,
      message: /^Not a valid Kotlin file/,
      holds: 'file',
      source:
        'https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt',
    },
  ],
  phpstan: [
    {
      tool: /^PHPStan$/i,
      rule: /^phpstan\.parse$/,
      holds: 'file',
      source: 'https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php',
    },
  ],
  psalm: [
    {
      tool: /^Psalm$/i,
      rule: /^173$/,
      holds: 'file',
      source: 'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php',
    },
  ],
  mago: [
    {
      tool: /^mago$/i,
      rule: /^parse$/,
      level: 'error',
      holds: 'run',
      source: 'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs',
    },
  ],
  phpmd: [
    {
      // Its findings name their rule, and have no level.
      tool: /^PHPMD$/i,
      rule: NO_RULE,
      level: 'error',
      holds: 'file',
      source:
        'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php',
    },
  ],
  sqlfluff: [
    {
      tool: /^sqlfluff$/i,
      rule: /^(?:PRS|LXR)$/,
      holds: 'file',
      source: 'SQLFluff, by its list of codes: it was not run',
    },
    {
      // A variable of a template that is not defined is a result of this rule as well, and ends nothing.
      tool: /^sqlfluff$/i,
      rule: /^TMP$/,
      message: /^(?:TMP: )?(?:Unrecoverable failure|Failed to parse Jinja syntax)\b/,
      holds: 'file',
      source:
        'https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py',
    },
  ],
  hlint: [
    {
      tool: /^hlint$/i,
      rule: /^Parse error: /,
      level: 'error',
      holds: 'file',
      source: 'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs',
    },
  ],
  lintr: [
    {
      tool: /^lintr$/i,
      rule: /^error$/,
      level: 'error',
      holds: 'file',
      source: 'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R',
    },
  ],
  hadolint: [
    {
      tool: /^hadolint$/i,
      rule: /^DL1000$/,
      holds: 'file',
      source: 'Hadolint, by its list of rules: it was not run',
    },
  ],
  cfnLint: [
    {
      tool: /^cfn-lint$/i,
      // Where a template cannot be transformed, no rule looks at it either.
      rule: /^E000[01]$/,
      holds: 'file',
      source:
        'https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py',
    },
  ],
  ansibleLint: [
    {
      tool: /^ansible-lint$/i,
      rule: /^(?:load-failure|syntax-check)(?:\[|$)/,
      holds: 'file',
      source:
        'https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md',
    },
  ],
  actionlint: [
    {
      // The rule is also that of keys which are not known, after which it goes on.
      tool: /^(?:GitHub Actions lint|actionlint)$/i,
      rule: /^syntax-check$/,
      message: /^could not parse as YAML: /,
      holds: 'file',
      source: 'https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go',
    },
  ],
  powershell: [
    {
      tool: /^PSScriptAnalyzer$/i,
      rule: /^(?:Missing|Unexpected|Expected|Terminator|Incomplete)/,
      holds: 'file',
      source:
        'PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS',
    },
  ],
  any: [
    {
      tool: /./,
      rule: /^(?:parse|parser|parsing|syntax)[-_ ]?error$/i,
      holds: 'file',
      source: 'any tool: the name of the rule',
    },
    {
      tool: /./,
      message: /^(?:fatal error|pars(?:e|ing) error|syntax ?error):/i,
      holds: 'file',
      source: 'any tool: ESLint and others',
    },
  ],
} as const satisfies Readonly<Record<string, readonly UnparsedResult[]>>;

/** All of them. */
export const UNPARSED_RESULTS: readonly UnparsedResult[] = Object.values(UNPARSED).flat();

/**
 * Tools that tell their errors as results of a second run of the log, by the name of that run. The run that
 * failed has no results then, and says nothing of it.
 */
export const ERROR_RUNS: ReadonlyMap<string, string> = new Map([
  // https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/formatter/sarif.go
  ['tflint-errors', 'tflint'],
]);

/**
 * Tools, by the name of their runs, in whose logs nothing tells a file that they could not read from one in
 * which they found nothing: a file that does not parse, or a package that does not compile, takes all of its
 * findings along.
 */
export const QUIET_TOOLS: ReadonlySet<string> = new Set([
  'gosec',
  'zizmor',
  'mobsfscan',
  'SpotBugs',
  'typos',
]);

/**
 * Tools whose run has no property `results` where they found nothing. By SARIF (§3.14.23) their analysis did
 * not begin; they leave out whatever is empty.
 */
export const OMIT_EMPTY_RESULTS: ReadonlySet<string> = new Set(['Staticcheck', 'revive', 'kube-score']);
