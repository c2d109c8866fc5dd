// Prints the count of tests from the reports of the runner; a run without a test, or without a report, has
// failed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTotalTests: number;
  readonly numFailedTestSuites: number;
}

const NOTHING: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTotalTests: 0,
  numFailedTestSuites: 0,
};

const { positionals } = parseArgs({ allowPositionals: true });
const reports = positionals.map((path): Report => {
  const text = readFileSync(path, 'utf8');
  return text === '' ? NOTHING : JSON.parse(text);
});
const sum = (of: (report: Report) => number): number => reports.reduce((all, report) => all + of(report), 0);
// A file that cannot be loaded fails without a test of its own.
const failed = sum(({ numFailedTests, numFailedTestSuites }) =>
  Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
);
if (reports.length === 0 || reports.some(({ numTotalTests }) => numTotalTests === 0) || failed > 0)
  process.exitCode = 1;
console.log(
  `${sum((report) => report.numPassedTests)} passed, ${failed} failed, ${sum((report) => report.numPendingTests)} skipped`,
);
