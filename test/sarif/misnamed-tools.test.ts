import { expect, test } from '@jest/globals';
import { describeMisnamedTools } from '../../src/sarif/completeness.ts';

const names = (...named: readonly string[]) => ({ named, silent: [] });
const scopes = (...tools: readonly string[]) => tools.map((tool) => ({ tool, category: '' }));

test('a tool that the logs write in other letters is told, with the right name', () => {
  expect(describeMisnamedTools(names('eslint'), scopes('PMD', 'ESLint'))).toBe(
    'Input tools names "eslint", and the logs say "ESLint": write it as the logs do, or name both if both ran',
  );
  expect(describeMisnamedTools(names('code-analyzer', 'pmd', 'pmd'), scopes('Code Analyzer', 'PMD'))).toBe(
    'Input tools names "code-analyzer", and the logs say "Code Analyzer"; it names "pmd", and the logs say "PMD": write it as the logs do, or name both if both ran',
  );
});

test('so is one with more or less behind it, and one that is silent', () => {
  expect(describeMisnamedTools(names('semgrep', 'CodeQL CLI'), scopes('Semgrep OSS', 'CodeQL'))).toBe(
    'Input tools names "semgrep", and the logs say "Semgrep OSS"; it names "CodeQL CLI", and the logs say "CodeQL": write it as the logs do, or name both if both ran',
  );
  expect(describeMisnamedTools({ named: ['ESLint'], silent: ['Pmd'] }, scopes('ESLint', 'pmd'))).toBe(
    'Input silent-tools names "Pmd", and the logs say "pmd": write it as the logs do, or name both if both ran',
  );
});

test.each([
  ['the other one begins alike, and goes on in the same word', ['ES'], ['ESLint']],
  ['the logs have it', ['pmd'], ['pmd', 'PMD']],
  ['both are named, and one of them has no run', ['pmd', 'PMD'], ['PMD']],
  ['it is another tool', ['CPD'], ['PMD']],
  ['no log has a run', ['PMD'], []],
])('nothing is told where %s', (_, tools, present) => {
  expect(describeMisnamedTools(names(...tools), scopes(...present))).toBeUndefined();
});
