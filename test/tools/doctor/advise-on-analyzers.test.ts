import { expect, test } from '@jest/globals';
import { toolsOfJob } from '../../../src/finding/completeness.ts';
import { adviseOnAnalyzers } from '../../../src/tools/doctor/check-logs.ts';

const adviceOn = (tools: readonly string[], present: readonly string[]): readonly string[] =>
  adviseOnAnalyzers(toolsOfJob(tools), present).map(
    ({ state, message, remedy = '' }) => `${state} ${message}: ${remedy}`,
  );

test('a tool that leaves itself out when it finds nothing is to be named so', () => {
  expect(adviceOn(['pmd', 'eslint (silent)', 'ESLint'], ['pmd'])).toEqual([
    'warn Salesforce Code Analyzer 5 (pmd) writes no run when it finds nothing: put (silent) behind pmd in tools, and name the files in sarif-file',
  ]);
  expect(adviceOn(['Roslynator'], [])).toEqual([
    'warn Roslynator writes no run when it finds nothing: put (silent) behind Roslynator in tools, and name the files in sarif-file',
  ]);
});

test('a job that names no tools has those of its logs', () => {
  expect(adviceOn([], ['cpd'])).toEqual([expect.stringContaining('put (silent) behind cpd in tools')]);
  expect(adviceOn(['ESLint'], ['cpd'])).toEqual([]);
});

test('a tool whose log says nothing of a file that it cannot parse is told, and is no warning', () => {
  const untold = expect.stringMatching(/^ok Trivy does not say in its log which files it could not parse/u);
  expect(adviceOn(['Trivy'], ['Trivy'])).toEqual([untold]);
  expect(adviceOn(['pmd (silent)'], ['pmd'])).toEqual([
    expect.stringMatching(/^ok Salesforce Code Analyzer 5 \(pmd\) does not say in its log which files/u),
  ]);
});

test('a tool whose findings may vanish with a whole file is named where its log is there', () => {
  const quiet = expect.stringMatching(/^ok gosec does not say in its log which files it could read: /u);
  expect(adviceOn([], ['gosec'])).toEqual([quiet]);
});

test('of tools whose logs tell all there is nothing to say, nor of those that nobody knows', () => {
  expect(adviceOn(['ESLint', 'PMD', 'ruff', 'Linter'], ['ESLint', 'Linter'])).toEqual([]);
});
