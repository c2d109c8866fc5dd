import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FileChange, Hunk } from '../../git/parse-diff.ts';
import { findFile, whyNotOnLines } from '../../rules/position.ts';

interface Edited {
  readonly file: FileChange;
  readonly counts: { readonly old: number; readonly new: number };
  /** The places that may carry a comment, as `new/old`, with `-` for a number that is left out. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Plays a list of edits and notes the truth about each line as it goes: the model that the rule is held
 * against.
 */
function play(edits: readonly ('keep' | 'add' | 'remove')[]): Edited {
  const allowed = new Set<string>();
  const hunks: Hunk[] = [];
  let oldLine = 0;
  let newLine = 0;
  for (let at = 0; at < edits.length; ) {
    if (edits[at] === 'keep') {
      allowed.add(`${++newLine}/${++oldLine}`);
      at += 1;
      continue;
    }
    const end = edits.findIndex((edit, index) => index > at && edit === 'keep');
    const run = edits.slice(at, end === -1 ? edits.length : end);
    const oldLines = run.filter((edit) => edit === 'remove').length;
    const newLines = run.length - oldLines;
    hunks.push({
      oldStart: oldLines === 0 ? oldLine : oldLine + 1,
      oldLines,
      newStart: newLines === 0 ? newLine : newLine + 1,
      newLines,
    });
    for (let line = 0; line < oldLines; line += 1) allowed.add(`-/${++oldLine}`);
    for (let line = 0; line < newLines; line += 1) allowed.add(`${++newLine}/-`);
    at += run.length;
  }
  const version = { path: 'a', blob: '' };
  return {
    file: { old: version, new: version, content: 'text', hunks },
    counts: { old: oldLine, new: newLine },
    allowed,
  };
}

function numbers(highest: number): readonly (number | undefined)[] {
  return [undefined, ...Array.from({ length: highest }, (_, index) => index + 1)];
}

test('takes an added line by its new number, a removed line by its old one, an unchanged line by both, and nothing else', () => {
  const edits = fc.array(fc.constantFrom('keep' as const, 'add' as const, 'remove' as const), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(edits, (list) => {
      const { file, counts, allowed } = play(list);
      for (const newLine of numbers(counts.new + 2)) {
        for (const oldLine of numbers(counts.old + 2)) {
          const reason = whyNotOnLines(file, counts, { newLine, oldLine });
          expect([newLine, oldLine, reason === null]).toEqual([
            newLine,
            oldLine,
            allowed.has(`${newLine ?? '-'}/${oldLine ?? '-'}`),
          ]);
        }
      }
    }),
  );
});

describe('findFile', () => {
  const version = (path: string) => ({ path, blob: '' });
  const files: readonly FileChange[] = [
    { old: version('swapped'), new: version('b'), content: 'text', hunks: [] },
    { old: version('c'), new: version('swapped'), content: 'text', hunks: [] },
    { old: version('gone'), new: null, content: 'text', hunks: [] },
  ];

  test.each([
    ['the new path of a renamed file', 'b', 'found'],
    ['the old path of a renamed file', 'c', 'refused'],
    ['a path that one file left and another took', 'swapped', 'found'],
    ['a deleted file', 'gone', 'found'],
    ['a file outside of the diff', 'd', 'refused'],
  ])('%s: %s is %s', (_, path, kind) => {
    expect(findFile(files, path).kind).toBe(kind);
  });

  test('takes the file that has the path now before the one that had it', () => {
    expect(findFile(files, 'swapped')).toEqual({ kind: 'found', file: files[1] });
  });
});
