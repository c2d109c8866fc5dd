import { describe, expect, test } from '@jest/globals';
import { toCodeFrame } from '../../src/report/code-frame.ts';
import { toExcerpt } from '../../src/report/excerpt.ts';

type Region = Parameters<typeof toExcerpt>[1];

const OPEN = { redact: (text: string) => text, isSecret: () => false };

function frame(
  lines: readonly string[],
  region: Partial<Region> & Pick<Region, 'startLine'>,
  columns?: number,
): readonly string[] {
  const excerpt = toExcerpt(lines, { endLine: region.startLine, ...region }, OPEN);
  if (excerpt === undefined) throw new Error('the file does not have the line');
  return toCodeFrame(excerpt, { level: 'error', indent: 2, columns }).map((pieces) =>
    pieces.map(({ text }) => text).join(''),
  );
}

describe('a frame of code', () => {
  test('has numbers, a sign at the line, and marks below its columns', () => {
    const lines = ['', 'function total() {', '  let unused = 1;', '}', 'end'];
    expect(frame(lines, { startLine: 3, column: 7, endColumn: 13 })).toEqual([
      '    1 |',
      '    2 | function total() {',
      '  > 3 |   let unused = 1;',
      '      |       ^^^^^^',
      '    4 | }',
      '    5 | end',
    ]);
  });

  test('lines up numbers of different lengths, and shows no marks without columns', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);
    expect(frame(lines, { startLine: 9 })).toEqual([
      '     7 | line 7',
      '     8 | line 8',
      '  >  9 | line 9',
      '    10 | line 10',
      '    11 | line 11',
    ]);
  });

  test('marks all lines of a finding by the sign, and says how many more there are', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
    const shown = frame(lines, { startLine: 1, endLine: 9, column: 1, endColumn: 3 });
    expect(shown.filter((line) => line.startsWith('  >'))).toHaveLength(6);
    expect(shown.at(-1)).toBe('      | and 3 more lines');
  });

  test.each([
    ['tabs', '\ta\tbad();', { column: 4, endColumn: 7 }, ['    a    bad();', '         ^^^']],
    ['a place behind the last character', 'ab', { column: 3, endColumn: 3 }, ['ab', '  ^']],
  ])('%s keep the marks below what they mean', (_, line, columns, expected) => {
    const [code = '', marks = ''] = frame([line], { startLine: 1, ...columns });
    expect([code, marks].map((text) => text.slice('  > 1 | '.length))).toEqual(expected);
  });

  test.each([24, 40, 80, 200])('fits %i columns', (columns) => {
    const long = `bad();${' b = 2;'.repeat(80)}`;
    const [code = '', marks = ''] = frame([long], { startLine: 1, column: 1, endColumn: 300 }, columns);
    const room = Math.max(columns, 2 + 24 + 6);
    expect([code.length <= room, marks.length <= room]).toEqual([true, true]);
    expect(code).toMatch(/\| bad.*…$/u);
  });

  test('shows the levels in their colors', () => {
    const excerpt = toExcerpt(['bad'], { startLine: 1, endLine: 1, column: 1, endColumn: 4 }, OPEN);
    if (excerpt === undefined) throw new Error('there is a line');
    const tones = (['error', 'warning', 'note'] as const).map((level) =>
      toCodeFrame(excerpt, { level, indent: 0 }).map(
        (pieces) => pieces.find(({ text }) => /[>^]/u.test(text))?.tone,
      ),
    );
    expect(tones).toEqual([
      ['bad', 'bad'],
      ['doubtful', 'doubtful'],
      ['change', 'change'],
    ]);
  });
});
