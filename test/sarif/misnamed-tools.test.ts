import { expect, test } from '@jest/globals';
import { describeMisnamedTools } from '../../src/sarif/misnamed-tools.ts';

const scopes = (...tools: readonly string[]) => tools.map((tool) => ({ tool, category: '' }));

test('a tool that the logs write in other letters is told, with the right name', () => {
  expect(describeMisnamedTools(['eslint'], scopes('PMD', 'ESLint'))).toBe(
    'Input tools names "eslint", and the logs say "ESLint": write it as the logs do, or name both if both ran',
  );
  expect(describeMisnamedTools(['code-analyzer', 'pmd', 'pmd'], scopes('Code Analyzer', 'PMD'))).toBe(
    'Input tools names "code-analyzer", and the logs say "Code Analyzer"; it names "pmd", and the logs say "PMD": write it as the logs do, or name both if both ran',
  );
});

test.each([
  ['the logs have it', ['pmd'], ['pmd', 'PMD']],
  ['both are named, and one of them is clean', ['pmd', 'PMD'], ['PMD']],
  ['it is another tool, which is clean', ['CPD'], ['PMD']],
  ['no log has a run', ['PMD'], []],
])('nothing is told where %s', (_, tools, present) => {
  expect(describeMisnamedTools(tools, scopes(...present))).toBeUndefined();
});
