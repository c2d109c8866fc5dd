import type { Finding, Level } from '../finding/finding.ts';
import { listAt } from '../log/raw.ts';
import type { Whereabouts } from './place.ts';
import { quote } from './quote.ts';
import { costOf, type RunFailure } from './run-failures.ts';

/**
 * A kind of result by which a tool says that it could not parse a file. All that is named has to fit.
 */
interface UnparsedResult {
  /** `tool.driver.name`. */
  readonly tool: RegExp;
  readonly rule?: RegExp;
  readonly message?: RegExp;
  /** Where warnings of the tool may look the same. */
  readonly level?: Level;
  /** The version of the tool that wrote it so; or how else it is known, where no log of it was at hand. */
  readonly source: string;
}

/**
 * Results that stand for a file without a notification that says so. To add a tool, add a line, and a log of
 * it in `fixtures/sarif/`: a test asks for one that fits each line. A result that only may be about a file
 * which could not be parsed is told by `thread/unparsed-doubt.ts`, without a line here.
 */
export const UNPARSED_RESULTS: readonly UnparsedResult[] = [
  { tool: /^Biome$/i, rule: /^parse$/, source: 'Biome 2.6' },
  { tool: /^oxlint$/i, rule: /^OXL0001$/, source: 'oxlint 1.94' },
  { tool: /^stylelint$/i, rule: /^CssSyntaxError$/, source: 'Stylelint 17' },
  { tool: /^spectral$/i, rule: /^(?:parser|unrecognized-format)$/, source: 'Spectral 6.16' },
  { tool: /^HTMLHint$/i, rule: /^tag-pair$/, message: /start tag match failed/, source: 'HTMLHint 1.9' },
  {
    tool: /^clang$/i,
    message:
      /file not found$|^expected |^unterminated |^too many errors emitted|\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments /,
    level: 'error',
    source:
      'clang 19: after an error it follows no values any more. The ids of its rules change from version to version',
  },
  { tool: /^GNU C/i, rule: /^(?:fatal )?error$/, source: 'GCC 14.2: results without an option to name' },
  {
    tool: /^GNU C/i,
    rule: /^-W(?!error)/,
    level: 'error',
    source: 'GCC 14.2: errors with an option to name, after which it follows no values any more',
  },
  {
    tool: /^ruff$/i,
    rule: /^(?:invalid-syntax|E999|E902)$/,
    source: 'ruff 0.16; E999 up to 0.7, by its list of codes',
  },
  {
    tool: /^flake8$/i,
    rule: /^E9(?:99|02)$/,
    source: 'Flake8 7.4, but in its own format: no converter to SARIF was at hand',
  },
  {
    tool: /^pylint$/i,
    rule: /^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$/,
    source: 'Pylint 4.1, but as JSON: no converter to SARIF was at hand',
  },
  {
    tool: /^shellcheck$/i,
    rule: /^(?:SC)?10(?:72|73|88)$/,
    source: 'ShellCheck 0.9, but as JSON: no converter to SARIF was at hand',
  },
  {
    tool: /^rubocop$/i,
    rule: /^Lint\/Syntax$/,
    source: 'RuboCop 1.39, but as JSON: no formatter for SARIF was at hand',
  },
  {
    tool: /^golangci-lint$/i,
    rule: /^typecheck$/,
    source: 'golangci-lint, by its list of linters: it was not run',
  },
  { tool: /^sqlfluff$/i, rule: /^(?:PRS|LXR)$/, source: 'SQLFluff, by its list of codes: it was not run' },
  { tool: /^hadolint$/i, rule: /^DL1000$/, source: 'Hadolint, by its list of rules: it was not run' },
  {
    tool: /^PSScriptAnalyzer$/i,
    rule: /^(?:Missing|Unexpected|Expected|Terminator|Incomplete)/,
    source:
      'PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS',
  },
  {
    tool: /^markdownlint/i,
    message: /This rule threw an exception/,
    source: 'markdownlint 0.40: a rule that broke',
  },
  {
    tool: /./,
    rule: /^(?:parse|parser|parsing|syntax)[-_ ]?error$/i,
    source: 'any tool: the name of the rule',
  },
  {
    tool: /./,
    message: /^(?:fatal error|pars(?:e|ing) error|syntax ?error):/i,
    source: 'any tool: ESLint and others',
  },
];

/** The lines that results of one tool have to be compared with. */
function unparsedResultsOf(tool: string): readonly UnparsedResult[] {
  return UNPARSED_RESULTS.filter((line) => line.tool.test(tool));
}

/** Compares a finding with a line of its tool. */
export function isUnparsed(
  line: UnparsedResult,
  { rule, message, level }: Pick<Finding, 'rule' | 'message' | 'level'>,
): boolean {
  return (
    (line.rule?.test(rule.id) ?? true) &&
    (line.message?.test(message) ?? true) &&
    (line.level ?? level) === level
  );
}

/** Gathers the files of one run that results say could not be parsed. */
interface UnparsedFiles {
  push(finding: Finding, result: unknown): void;
  failures(): readonly RunFailure[];
}

/**
 * Other findings in a file that could not be parsed are missing from the log and are not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
export function createUnparsedFiles(tool: string, whereabouts: Whereabouts): UnparsedFiles {
  const lines = unparsedResultsOf(tool);
  // By their reason: a thousand of a kind are said once.
  const known = new Map<string, RunFailure>();
  return {
    push(finding, result) {
      const { presence, message } = finding;
      if (presence.kind !== 'present' || !lines.some((line) => isUnparsed(line, finding))) return;
      const { failures } = costOf('parsed', listAt(result, 'locations'), quote(message), whereabouts);
      for (const failure of failures) if (!known.has(failure.reason)) known.set(failure.reason, failure);
    },
    failures: () => [...known.values()],
  };
}
