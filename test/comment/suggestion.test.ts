import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderSuggestions, toSuggestion } from '../../src/comment/suggestion.ts';
import type { Fix, Result } from '../../src/finding/finding.ts';
import { sealBody } from '../../src/text/seal.ts';
import { makeLogResult } from '../finding/make-finding.ts';

type Replacement = Fix[number];

type LineChange = NonNullable<ReturnType<typeof toSuggestion>>;

const LINES = ['one', 'two two', 'three', 'four'];

/** A replacement on one line, or to the end of its line. */
function on(
  startLine: number,
  startColumn: number,
  endColumn: number | undefined,
  inserted: string,
  more: Partial<Replacement> = {},
): Replacement {
  const end = endColumn === undefined ? {} : { endColumn };
  return { startLine, startColumn, endLine: startLine, ...end, inserted, ...more };
}

describe('whole lines are rebuilt', () => {
  test.each<[string, readonly Replacement[], LineChange]>([
    ['a part of a line', [on(2, 5, 8, 'TWO')], { line: 2, removed: ['two two'], added: ['two TWO'] }],
    ['an insertion', [on(2, 4, 4, ',')], { line: 2, removed: ['two two'], added: ['two, two'] }],
    ['a line without columns', [on(2, 1, undefined, '2')], { line: 2, removed: ['two two'], added: ['2'] }],
    [
      'a line without columns, with its line break',
      [on(2, 1, undefined, '2\n')],
      { line: 2, removed: ['two two'], added: ['2'] },
    ],
    ['one line to two', [on(1, 1, 4, 'a\r\nb')], { line: 1, removed: ['one'], added: ['a', 'b'] }],
    ['a line that goes', [on(2, 1, 1, '', { endLine: 3 })], { line: 2, removed: ['two two'], added: [] }],
    ['a line that comes', [on(2, 1, 1, 'new\n')], { line: 2, removed: [], added: ['new'] }],
    ['the last line goes', [on(4, 1, 1, '', { endLine: 5 })], { line: 4, removed: ['four'], added: [] }],
    ['a line at the end', [on(5, 1, 1, 'five\n')], { line: 5, removed: [], added: ['five'] }],
    [
      'lines that join',
      [on(2, 8, 1, ' ', { endLine: 3 })],
      { line: 2, removed: ['two two', 'three'], added: ['two two three'] },
    ],
    [
      'several parts of one line, all of the original text',
      [on(2, 5, 8, 'b'), on(2, 1, 4, 'aaaaaa')],
      { line: 2, removed: ['two two'], added: ['aaaaaa b'] },
    ],
    [
      'two insertions at one place, in their order',
      [on(1, 1, 1, 'a'), on(1, 1, 1, 'b')],
      { line: 1, removed: ['one'], added: ['abone'] },
    ],
    [
      'lines far from each other as one change',
      [on(4, 1, 5, '4'), on(1, 1, 4, '1')],
      { line: 1, removed: LINES, added: ['1', 'two two', 'three', '4'] },
    ],
    [
      'neighboring lines as one change',
      [on(1, 1, 4, '1'), on(2, 1, 8, '2')],
      { line: 1, removed: ['one', 'two two'], added: ['1', '2'] },
    ],
    [
      'lines at the ends that stay are left out',
      [on(1, 1, 6, 'one\n2\nthree', { endLine: 3 })],
      { line: 2, removed: ['two two'], added: ['2'] },
    ],
    [
      'what the log says to stand there does',
      [on(2, 5, 8, 'b', { deleted: 'two' })],
      { line: 2, removed: ['two two'], added: ['two b'] },
    ],
    [
      'with other line ends',
      [on(1, 1, 4, 'x', { endLine: 2, deleted: 'one\r\ntwo' })],
      { line: 1, removed: ['one', 'two two'], added: ['x two'] },
    ],
  ])('%s', (_, fix, expected) => {
    expect(toSuggestion(fix, LINES)).toEqual(expected);
  });
});

describe('nothing is suggested', () => {
  test.each<[string, readonly Replacement[]]>([
    ['that changes nothing', [on(1, 1, 4, 'one')]],
    ['past the end of the file', [on(6, 1, undefined, 'x')]],
    ['past the end of a line, and a CR behind it', [on(1, 1, 6, 'x')]],
    ['that ends before it begins', [on(1, 3, 2, 'x')]],
    ['that overlaps itself', [on(2, 1, 5, 'x'), on(2, 4, 8, 'y')]],
    ['where something else stands than the log says', [on(2, 5, 8, 'b', { deleted: 'one' })]],
    ['where one of several does not fit', [on(1, 1, 4, 'x'), on(2, 1, 99, 'y')]],
  ])('%s', (_, fix) => {
    expect(toSuggestion(fix, LINES)).toBeUndefined();
  });

  test('in a line that nobody reads', () => {
    expect(toSuggestion([on(1, 1, 2, 'b')], ['a'.repeat(1_001)])).toBeUndefined();
  });
});

describe('columns whose unit nobody knows', () => {
  const line = 'é = f"x"; f"y"';

  test('behind characters that units count alike are taken', () => {
    const changed = { line: 1, removed: ['a = é'], added: ['b = é'] };
    expect(toSuggestion([on(1, 1, 4, 'b =')], ['a = é'])).toEqual(changed);
  });

  test('are not taken when units come to different texts', () => {
    expect(toSuggestion([on(1, 5, 9, '"x"')], [line])).toBeUndefined();
  });

  test('are taken when what the log says to stand there fits one unit alone', () => {
    const changed = { line: 1, removed: [line], added: ['é = "x"; f"y"'] };
    expect(toSuggestion([on(1, 5, 9, '"x"', { deleted: 'f"x"' })], [line])).toEqual(changed);
    expect(toSuggestion([on(1, 6, 10, '"x"', { deleted: 'f"x"' })], [line])).toEqual(changed);
  });

  test('are taken when the line has them in one unit alone', () => {
    // 15 bytes, 14 characters.
    const changed = { line: 1, removed: [line], added: [`é = f"x"; f"y'`] };
    expect(toSuggestion([on(1, 15, 16, "'")], [line])).toEqual(changed);
  });

  test('are not taken inside a character', () => {
    expect(toSuggestion([on(1, 2, 2, 'x')], ['😀'])).toEqual({ line: 1, removed: ['😀'], added: ['😀x'] });
    expect(toSuggestion([on(1, 4, 4, 'x')], ['😀'])).toBeUndefined();
  });
});

test('a replacement by offsets gives the same text as the lines of the suggestion', () => {
  const lines = fc.array(fc.string({ unit: fc.constantFrom(...'ab '), maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  });
  const inserted = fc.string({ unit: fc.constantFrom('a', 'X', '\n'), maxLength: 4 });
  fc.assert(
    fc.property(lines, inserted, fc.nat(30), fc.nat(30), (file, insert, a, b) => {
      const text = file.join('\n');
      const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
      const positionOf = (offset: number) => {
        const before = text.slice(0, offset).split('\n');
        return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      };
      const [from, to] = [positionOf(start), positionOf(end)];
      const fix = [
        {
          startLine: from.line,
          startColumn: from.column,
          endLine: to.line,
          endColumn: to.column,
          inserted: insert,
        },
      ];
      const expected = text.slice(0, start) + insert + text.slice(end);
      const { line, removed, added } = toSuggestion(fix, file) ?? { line: 1, removed: [], added: [] };
      expect(file.slice(line - 1, line - 1 + removed.length)).toEqual(removed);
      const changed = file.toSpliced(line - 1, removed.length, ...added);
      expect(changed.join('\n')).toBe(expected);
    }),
  );
});

const THREE_LINES = ['one', 'two', 'three'];

function findingWith(...fixes: readonly Fix[]): Result {
  return { ...makeLogResult(), fixes };
}

/** A fix that puts a text in place of a whole line. */
function lineFix(line: number, inserted: string): Fix {
  return [{ startLine: line, startColumn: 1, endLine: line, inserted }];
}

/** A comment on one line. */
const onLine = (line: number) => ({ first: line, last: line });

const onTwo = ['Suggested fix:\n\n```diff\n-two\n+2\n```'];

test('a fix is a diff of whole lines', () => {
  expect(renderSuggestions([findingWith(lineFix(2, '2'))], onLine(2), THREE_LINES)).toEqual(onTwo);
});

test('a change on another line says where it is', () => {
  expect(renderSuggestions([findingWith(lineFix(2, '2'))], onLine(1), THREE_LINES)).toEqual([
    'Suggested fix:\n\n```diff\n@@ line 2 @@\n-two\n+2\n```',
  ]);
});

describe('for a service with suggestions that a click takes over', () => {
  const OWN_LINE = { name: 'suggestion' };
  const AROUND = { name: 'suggestion', around: 100 };
  const render = (
    fix: Fix,
    at: number | { readonly first: number; readonly last: number },
    oneClick: object = AROUND,
    lines = THREE_LINES,
  ): string =>
    renderSuggestions(
      [findingWith(fix)],
      typeof at === 'number' ? onLine(at) : at,
      lines,
      oneClick as typeof AROUND,
    )[0] ?? '';

  test.each([
    ['the commented line', AROUND, lineFix(2, '2'), 2, '```suggestion:-0+0\n2\n```'],
    ['the commented line alone', OWN_LINE, lineFix(2, '2'), 2, '```suggestion\n2\n```'],
    ['a line in place of several', AROUND, lineFix(2, '2\n2a'), 2, '```suggestion:-0+0\n2\n2a\n```'],
    ['the line below', AROUND, lineFix(3, '3'), 2, '```suggestion:-0+1\ntwo\n3\n```'],
    ['the line above', AROUND, lineFix(1, '1'), 2, '```suggestion:-1+0\n1\ntwo\n```'],
    ['two lines', AROUND, [...lineFix(1, '1'), ...lineFix(3, '3')], 2, '```suggestion:-1+1\n1\ntwo\n3\n```'],
    [
      'all commented lines',
      OWN_LINE,
      [{ startLine: 1, startColumn: 1, endLine: 2, inserted: 'both' }],
      { first: 1, last: 2 },
      '```suggestion\nboth\n```',
    ],
    [
      'one of the commented lines',
      OWN_LINE,
      lineFix(2, '2'),
      { first: 1, last: 3 },
      '```suggestion\none\n2\nthree\n```',
    ],
    [
      'all commented lines, told from the last',
      AROUND,
      [{ startLine: 1, startColumn: 1, endLine: 2, inserted: 'both' }],
      { first: 1, last: 2 },
      '```suggestion:-1+0\nboth\n```',
    ],
  ] as const)('a change of %s is one', (_, oneClick, fix, at, block) => {
    expect(render(fix, at, oneClick)).toBe(`Suggested fix:\n\n${block}`);
  });

  test('a change of a line with a password is a diff', () => {
    const made = findingWith(lineFix(2, '2'));
    const about = { ...made, rule: { ...made.rule, id: 'hard-coded-password' } };
    expect(renderSuggestions([about], onLine(2), THREE_LINES, AROUND)).toEqual([
      expect.stringContaining('```diff'),
    ]);
  });

  const many = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`);
  test.each([
    ['of another line, where only the own one can be', OWN_LINE, lineFix(3, '3'), THREE_LINES],
    [
      'of several lines, where only the own one can be',
      OWN_LINE,
      [...lineFix(2, '2'), ...lineFix(3, '3')],
      THREE_LINES,
    ],
    ['that is further away than a block may reach', { ...AROUND, around: 1 }, lineFix(4, '4'), many],
    ['that makes a block too long', AROUND, lineFix(60, 'sixty'), many],
    ['that the gate would write in another way', AROUND, lineFix(2, '// two'), THREE_LINES],
    ['with bidi characters', AROUND, lineFix(2, 'a\u202eb'), THREE_LINES],
    ['with a zero-width space', AROUND, lineFix(2, 'a\u200bb'), THREE_LINES],
    ['with a line separator', AROUND, lineFix(2, 'a\u2028b'), THREE_LINES],
    ['with control characters', AROUND, lineFix(2, 'a\u0007b'), THREE_LINES],
    ['with half a character', AROUND, lineFix(2, 'a\ud800b'), THREE_LINES],
    ['with a command', AROUND, lineFix(2, '/close'), THREE_LINES],
    ['with a marker', AROUND, lineFix(2, '<!-- sarif-review:1:thread:a:b -->'), THREE_LINES],
    ['next to a secret that is hidden', AROUND, lineFix(3, '3'), ['one', 'key = ***', 'three']],
    [
      'with a secret',
      { ...AROUND, redact: (text: string) => text.replace('hunter2', '***') },
      lineFix(2, 'hunter2'),
      THREE_LINES,
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

test('changes of several lines are one, with what stands between', () => {
  expect(
    renderSuggestions([findingWith([...lineFix(1, '1'), ...lineFix(3, '3')])], onLine(1), THREE_LINES),
  ).toEqual(['Suggested fix:\n\n```diff\n-one\n-two\n-three\n+1\n+two\n+3\n```']);
});

test('the first alternative that holds is taken', () => {
  expect(
    renderSuggestions(
      [findingWith(lineFix(9, '9'), lineFix(2, '2'), lineFix(2, 'II'))],
      onLine(2),
      THREE_LINES,
    ),
  ).toEqual(onTwo);
});

test('the same fix of two findings is suggested once', () => {
  const finding = findingWith(lineFix(2, '2'));
  expect(renderSuggestions([finding, finding, makeLogResult()], onLine(2), THREE_LINES)).toEqual(onTwo);
});

test('of many different fixes three are suggested', () => {
  const findings = ['1', '2', '3', '4'].map((text) => findingWith(lineFix(2, text)));
  expect(renderSuggestions(findings, onLine(2), THREE_LINES)).toHaveLength(3);
});

test.each([
  ['the head has another text', findingWith(lineFix(2, '2')), undefined],
  ['no fix holds', findingWith(lineFix(9, '9')), THREE_LINES],
  ['there is no fix', makeLogResult(), THREE_LINES],
  ['the change is large', findingWith(lineFix(2, 'x\n'.repeat(30))), THREE_LINES],
])('nothing is suggested where %s', (_, finding, lines) => {
  expect(renderSuggestions([finding], onLine(2), lines)).toEqual([]);
});

test('text of the fix cannot end the block', () => {
  const [block] = renderSuggestions([findingWith(lineFix(2, '```\n/merge'))], onLine(2), THREE_LINES);
  expect(block).toBe('Suggested fix:\n\n````diff\n-two\n+```\n+/merge\n````');
});
