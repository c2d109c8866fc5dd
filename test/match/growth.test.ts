import { expect, test } from '@jest/globals';
import { splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import { matchKnown } from '../../src/match/match.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { growth } from '../growth.ts';
import { makeRow, makeThread, toKnown } from './make-thread.ts';

/** All of one rule in one file. */
const SHAPES: readonly [string, (line: number) => string, (text: string, line: number) => string][] = [
  ['further down', (line) => `call${line}();`, (text) => text],
  ['copies of one line', () => 'call();', (text) => text],
  ['edited', (line) => `call${line}(first, second);`, (text, line) => text.replace('second', `s${line}`)],
  ['rewritten', (line) => `call${line}();`, (_, line) => `throw new Thing${line * 7};`],
];

test.each(SHAPES)('the work without git is in proportion: lines %s', async (_, textOf, edit) => {
  const match = (size: number): void => {
    const texts = Array.from({ length: size }, (_each, line) => textOf(line));
    const later = ['first();', ...texts.map(edit)];
    const findingsOf = (lines: number, from: number) =>
      toFindings(
        splitDuplicates(Array.from({ length: lines }, (_each, line) => makeLogResult({ line: line + from })))
          .distinct,
      );
    const threads = findingsOf(size, 1).map((finding, id) =>
      makeThread(finding, String(id), { lines: texts }),
    );
    const rows = findingsOf(size, 2).map(makeRow);
    const [path = ''] = rows.map(({ at }) => at?.path);
    matchKnown(threads, rows, toKnown({ before: new Map([[path, texts]]), after: new Map([[path, later]]) }));
  };
  expect(await growth(match, 500, 16)).toBeLessThan(32);
});
