// Prints the count of tests from the report of the runner; a run without a test, or without a report, has
// failed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { positionals } = parseArgs({ allowPositionals: true });
const text = readFileSync(positionals[0] ?? '', 'utf8');
const report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  numFailedTestSuites: number;
} =
  text === ''
    ? { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTotalTests: 0, numFailedTestSuites: 0 }
    : JSON.parse(text);
// A file that cannot be loaded fails without a test of its own.
const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
if (report.numTotalTests === 0 || failed > 0) process.exitCode = 1;
console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
