import { describe, expect, test } from '@jest/globals';
import type { Finding, Fix } from '../../src/finding/finding.ts';
import { renderSuggestions } from '../../src/thread/comment-suggestion.ts';
import { makeFinding } from '../finding/make-finding.ts';

const LINES = ['one', 'two', 'three'];

function findingWith(...fixes: readonly Fix[]): Finding {
  return { ...makeFinding(), fixes };
}

/** A fix that puts a text in place of a whole line. */
function lineFix(line: number, inserted: string): Fix {
  return [{ startLine: line, startColumn: 1, endLine: line, inserted }];
}

const onTwo = ['Suggested fix:\n\n```diff\n-two\n+2\n```'];

test('a fix is a diff of whole lines', () => {
  expect(renderSuggestions([findingWith(lineFix(2, '2'))], 2, LINES)).toEqual(onTwo);
});

test('a change on another line says where it is', () => {
  expect(renderSuggestions([findingWith(lineFix(2, '2'))], 1, LINES)).toEqual([
    'Suggested fix:\n\n```diff\n@@ line 2 @@\n-two\n+2\n```',
  ]);
});

describe('for a service with suggestions that a click takes over', () => {
  test('a change of the commented line is one', () => {
    expect(renderSuggestions([findingWith(lineFix(2, '2'))], 2, LINES, 'suggestion:-0+0')).toEqual([
      'Suggested fix:\n\n```suggestion:-0+0\n2\n```',
    ]);
  });

  test.each([
    ['of another line', lineFix(3, '3')],
    ['that the gate would write in another way', lineFix(2, '// two')],
  ])('a change %s is a diff', (_, fix) => {
    const [block] = renderSuggestions([findingWith(fix)], 2, LINES, 'suggestion');
    expect(block).toContain('```diff');
  });
});

test('several changes say where they are', () => {
  expect(renderSuggestions([findingWith([...lineFix(1, '1'), ...lineFix(3, '3')])], 1, LINES)).toEqual([
    'Suggested fix:\n\n```diff\n@@ line 1 @@\n-one\n+1\n@@ line 3 @@\n-three\n+3\n```',
  ]);
});

test('the first alternative that holds is taken', () => {
  expect(
    renderSuggestions([findingWith(lineFix(9, '9'), lineFix(2, '2'), lineFix(2, 'II'))], 2, LINES),
  ).toEqual(onTwo);
});

test('the same fix of two findings is suggested once', () => {
  const finding = findingWith(lineFix(2, '2'));
  expect(renderSuggestions([finding, finding, makeFinding()], 2, LINES)).toEqual(onTwo);
});

test('of many different fixes three are suggested', () => {
  const findings = ['1', '2', '3', '4'].map((text) => findingWith(lineFix(2, text)));
  expect(renderSuggestions(findings, 2, LINES)).toHaveLength(3);
});

test.each([
  ['the head has another text', findingWith(lineFix(2, '2')), undefined],
  ['no fix holds', findingWith(lineFix(9, '9')), LINES],
  ['there is no fix', makeFinding(), LINES],
  ['the change is large', findingWith(lineFix(2, 'x\n'.repeat(30))), LINES],
])('nothing is suggested where %s', (_, finding, lines) => {
  expect(renderSuggestions([finding], 2, lines)).toEqual([]);
});

test('text of the fix cannot end the block', () => {
  const [block] = renderSuggestions([findingWith(lineFix(2, '```\n/merge'))], 2, LINES);
  expect(block).toBe('Suggested fix:\n\n````diff\n-two\n+```\n+/merge\n````');
});
