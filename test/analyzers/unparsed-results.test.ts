import { expect, test } from '@jest/globals';
import type { Result } from '../../src/finding/finding.ts';
import { fitsLine, UNPARSED_RESULTS } from '../../src/logs/tools.ts';

type Case = readonly [tool: string, rule: string, level: Result['level'], message: string];

function holdsItsFile([tool, id, level, message]: Case): boolean {
  const rule = { id, deprecatedIds: [], tags: [] };
  return UNPARSED_RESULTS.some((line) => line.tool.test(tool) && fitsLine(line, { rule, level, message }));
}

/** What a result is called that names no rule. */
const NONE = 'unnamed-rule';

// Each as its tool writes it, by the source that its line names; below, what the same tool says of sound
// files.
test.each<Case>([
  ['Flake8', 'flake8/E999', 'note', "SyntaxError: '(' was never closed"],
  ['ruff', 'invalid-syntax', 'error', 'Expected `)`, found newline'],
  ['cfn-lint', 'E0000', 'error', 'Null value at line 3 column 5'],
  ['cfn-lint', 'E0001', 'error', 'Error transforming template: Resource with id [Cart] is invalid'],
  ['shellcheck', 'SC1070', 'error', 'Parsing stopped here. Mismatched keywords or invalid parentheses?'],
  ['ShellCheck', '1089', 'error', 'Parsing stopped here. Is this keyword correctly matched up?'],
  ['ansible-lint', 'load-failure[not-found]', 'error', 'File or directory not found.'],
  ['ansible-lint', 'syntax-check[malformed]', 'error', 'A malformed block was encountered.'],
  ['ansible-lint', 'syntax-check', 'error', 'conflicting action statements'],
  ['GitHub Actions lint', 'syntax-check', 'error', 'could not parse as YAML: did not find expected key'],
  ['GitHub Actions lint', 'syntax-check', 'error', '"jobs" section is missing in workflow'],
  ['GitHub Actions lint', 'syntax-check', 'error', '"steps" section is missing in job "build"'],
  ['SQLFluff', 'TMP', 'error', 'Unrecoverable failure in Jinja templating: unexpected end. Have you'],
  ['Staticcheck', 'compile', 'error', 'undefined: total'],
  ['Cppcheck', 'syntaxError', 'error', 'syntax error'],
  ['Cppcheck', 'unknownMacro', 'error', 'There is an unknown macro here somewhere.'],
  ['clang-tidy', 'clang-diagnostic-error', 'error', "'cart.h' file not found"],
  ['PHPStan', 'phpstan.parse', 'error', 'Syntax error, unexpected EOF on line 9'],
  ['Psalm', '173', 'error', 'Syntax error, unexpected EOF'],
  ['mago', 'parse', 'error', 'Unexpected token'],
  ['PHPMD', NONE, 'error', 'Unexpected end of token stream in file: cart.php'],
  ['HLint', 'Parse error: possibly incorrect indentation', 'error', 'src/Cart.hs:3:1: Error'],
  ['ktlint', NONE, 'error', 'Not a valid Kotlin file (3:1 expecting a top level declaration)'],
  ['revive', NONE, 'warning', 'invalid file cart.go: cart.go:3:1: expected declaration'],
  ['clippy', 'E0308', 'error', 'mismatched types'],
  ['clippy', NONE, 'error', 'expected one of `!` or `::`, found `x`'],
  ['Checkstyle', 'parse.exception', 'error', 'Got an exception - expecting EOF'],
  ['Checkstyle', 'com.puppycrawl.tools.checkstyle.Checker', 'error', 'Got an exception - expecting EOF'],
  ['lintr', 'error', 'error', '[error] unexpected symbol'],
])('%s: %s says that its file was not parsed', (...result) => {
  expect(holdsItsFile(result)).toBe(true);
});

test.each<Case>([
  ['Flake8', 'flake8/E901', 'note', 'a rule of its own'],
  [
    'ruff',
    'invalid-syntax',
    'error',
    'Cannot use `match` statement on Python 3.9 (syntax was added in Python 3.10)',
  ],
  ['Other', 'flake8/E999', 'note', 'another tool'],
  ['cfn-lint', 'E1001', 'error', "'Cart' is not one of the sections"],
  ['ShellCheck', 'SC1071', 'error', 'ShellCheck only supports sh/bash/dash/ksh scripts. Sorry!'],
  ['ansible-lint', 'schema[playbook]', 'error', 'is not valid'],
  ['GitHub Actions lint', 'syntax-check', 'error', 'unexpected key "job" for "workflow" section'],
  ['SQLFluff', 'TMP', 'error', "Undefined jinja template variable: 'total'"],
  ['Staticcheck', 'SA4006', 'error', 'this value is never used'],
  ['Cppcheck', 'nullPointer', 'error', 'Null pointer dereference: p'],
  ['Cppcheck', 'cppcheckLimit', 'note', 'the look was limited'],
  ['clang-tidy', 'clang-diagnostic-unused-variable', 'error', 'a warning made an error'],
  ['PHPStan', 'argument.type', 'error', 'expects int, string given'],
  ['Psalm', '174', 'error', 'another kind'],
  ['mago', 'no-empty', 'error', 'a rule'],
  ['PHPMD', 'UnusedLocalVariable', 'error', 'Avoid unused local variables'],
  ['PHPMD', NONE, 'warning', 'a finding without a rule'],
  ['HLint', 'Use newtype instead of data', 'note', 'a hint'],
  ['ktlint', 'standard:no-wildcard-imports', 'error', 'Wildcard import'],
  ['ktlint', NONE, 'error', 'Internal Error (rule standard:indent)'],
  ['revive', 'exported', 'warning', 'invalid file name in a message'],
  ['clippy', 'clippy::unwrap_used', 'error', 'a lint that is denied'],
  ['clippy', 'unused_variables', 'error', 'a warning that is denied'],
  ['clippy', NONE, 'warning', 'a warning without a name'],
  ['Checkstyle', 'javadoc.missing', 'error', 'Missing a Javadoc comment.'],
  ['Checkstyle', 'com.puppycrawl.tools.checkstyle.checks.TodoCommentCheck', 'error', 'A to-do.'],
  ['lintr', 'object_name_linter', 'note', 'Variable names should be snake_case.'],
])('%s: %s is an ordinary finding: %s %s', (...result) => {
  expect(holdsItsFile(result)).toBe(false);
});
