import { describe, expect, test } from '@jest/globals';
import { reviewLine } from '../../src/comment/review-line.ts';
import { makeFinding } from '../finding/make-finding.ts';

const findings = (levels: string, tools: readonly string[] = ['ESLint']) =>
  [...levels].map((level, index) =>
    makeFinding({
      level: level === 'e' ? 'error' : 'note',
      line: index + 1,
      tool: tools[index % tools.length] ?? '',
    }),
  );

describe('the line of a review', () => {
  test.each([
    ['nnenene', ['ESLint'], '7 findings, 3 errors, by ESLint'],
    ['en', ['ESLint', 'PMD'], '2 findings, 1 error, by ESLint, PMD'],
    ['ee', ['ESLint'], '2 errors by ESLint'],
    ['n', ['PMD'], '1 finding by PMD'],
    ['nnnnn', ['A', 'B', 'C', 'D', 'E'], '5 findings by A, B, C and 2 more'],
  ])('of %s by %j is %j', (levels, tools, line) => {
    expect(reviewLine(findings(levels, tools), String)).toBe(line);
  });

  test('calls nobody, opens nothing and hides secrets, whatever a tool is called', () => {
    const line = reviewLine(findings('n', ['@all <!-- sarif-review:1 -->\n/close hunter2']), (text) =>
      text.replace('hunter2', '***'),
    );
    expect(line).not.toMatch(/(?<!`)@all|<!--|\n|hunter2/u);
    expect(line.length).toBeLessThan(150);
  });
});
