import { describe, expect, test } from '@jest/globals';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderSuggestions } from '../../src/comment/suggestion.ts';
import type { Finding, Fix } from '../../src/finding/finding.ts';
import { sealBody } from '../../src/text/seal.ts';
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
  const OWN_LINE = { name: 'suggestion' };
  const AROUND = { name: 'suggestion', around: 100 };
  const render = (fix: Fix, at: number, oneClick: object = AROUND, lines = LINES): string =>
    renderSuggestions([findingWith(fix)], at, lines, oneClick as typeof AROUND)[0] ?? '';

  test.each([
    ['the commented line', AROUND, lineFix(2, '2'), 2, '```suggestion:-0+0\n2\n```'],
    ['the commented line alone', OWN_LINE, lineFix(2, '2'), 2, '```suggestion\n2\n```'],
    ['a line in place of several', AROUND, lineFix(2, '2\n2a'), 2, '```suggestion:-0+0\n2\n2a\n```'],
    ['the line below', AROUND, lineFix(3, '3'), 2, '```suggestion:-0+1\ntwo\n3\n```'],
    ['the line above', AROUND, lineFix(1, '1'), 2, '```suggestion:-1+0\n1\ntwo\n```'],
    ['two lines', AROUND, [...lineFix(1, '1'), ...lineFix(3, '3')], 2, '```suggestion:-1+1\n1\ntwo\n3\n```'],
  ] as const)('a change of %s is one', (_, oneClick, fix, at, block) => {
    expect(render(fix, at, oneClick)).toBe(`Suggested fix:\n\n${block}`);
  });

  const many = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`);
  test.each([
    ['of another line, where only the own one can be', OWN_LINE, lineFix(3, '3'), LINES],
    [
      'of several lines, where only the own one can be',
      OWN_LINE,
      [...lineFix(2, '2'), ...lineFix(3, '3')],
      LINES,
    ],
    ['that is further away than a block may reach', { ...AROUND, around: 1 }, lineFix(4, '4'), many],
    ['that makes a block too long', AROUND, lineFix(60, 'sixty'), many],
    ['that the gate would write in another way', AROUND, lineFix(2, '// two'), LINES],
    ['with bidi characters', AROUND, lineFix(2, 'a\u202eb'), LINES],
    ['with a zero-width space', AROUND, lineFix(2, 'a\u200bb'), LINES],
    ['with a line separator', AROUND, lineFix(2, 'a\u2028b'), LINES],
    ['with control characters', AROUND, lineFix(2, 'a\u0007b'), LINES],
    ['with half a character', AROUND, lineFix(2, 'a\ud800b'), LINES],
    ['with a command', AROUND, lineFix(2, '/close'), LINES],
    ['with a marker', AROUND, lineFix(2, '<!-- sarif-review:1:thread:a:b -->'), LINES],
    ['next to a secret that is hidden', AROUND, lineFix(3, '3'), ['one', 'key = ***', 'three']],
    [
      'with a secret',
      { ...AROUND, redact: (text: string) => text.replace('hunter2', '***') },
      lineFix(2, 'hunter2'),
      LINES,
    ],
  ] as const)('a change %s is a diff', (_, oneClick, fix, lines) => {
    const block = render(fix as Fix, 2, oneClick, [...lines]);
    expect(block).toContain('```diff');
    expect(block).not.toContain('suggestion');
  });

  test.each([
    ['a fence', '```', '````'],
    ['a fence of a suggestion', '```suggestion:-100+100\nevil\n```', '````'],
    ['a longer fence', '`````` x', '```````'],
    ['another fence', '~~~\nevil\n~~~', '```'],
    ['the end of a block of HTML', '</details>', '```'],
    ['a tab and blanks at its end', '\ta  ', '```'],
    ['line ends of Windows', 'a\r\nb', '```'],
  ])('one that holds %s is shown as it is, and nothing leaves its block', (_, inserted, fence) => {
    const block = render(lineFix(2, inserted), 2);
    const code = inserted.replaceAll('\r', '');
    expect(block).toBe(`Suggested fix:\n\n${fence}suggestion:-0+0\n${code}\n${fence}`);
    const tree = fromMarkdown(sealBody({ markdown: block }));
    expect(tree.children).toMatchObject([
      { type: 'paragraph' },
      { type: 'code', lang: 'suggestion:-0+0', value: code },
    ]);
  });

  test('the last line of a file without a line end is one like any other', () => {
    expect(render(lineFix(3, '3'), 3)).toBe('Suggested fix:\n\n```suggestion:-0+0\n3\n```');
    expect(render(lineFix(3, '3\n'), 3)).toBe('Suggested fix:\n\n```suggestion:-0+0\n3\n```');
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
