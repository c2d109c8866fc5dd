import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Anchor, passesFilter, toAnchor } from '../../src/diff/anchor.ts';
import {
  type Diff,
  FILTER_MODES,
  type FileChange,
  type FileLines,
  type FilterMode,
  toDiff,
} from '../../src/diff/diff.ts';
import { mapPath } from '../../src/diff/line-map.ts';
import type { Place } from '../../src/finding/finding.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { readFileLines } from '../../src/git/read-file-lines.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { readFiles } from '../git/read-files.ts';
import type { Repository } from '../git/repository.ts';
import { commitHistories, histories, nameOf } from './changed-trees.ts';

type Placing = Parameters<typeof toAnchor>[0]['can'];

/** As deployments have it. */
const ANY_LINE: Placing = { lines: 'changed-files', ladder: ['line', 'new-line'] };
const SAME = toDiff('head', 'head', []);
const at = (path: string, startLine: number, endLine = startLine): Place => ({
  kind: 'lines',
  path,
  startLine,
  endLine,
});
const file = (path: string): Place => ({ kind: 'file', path });

function change(status: FileChange['status'], path: string, rest: Partial<FileChange> = {}): FileChange {
  const paths =
    status === 'added'
      ? { newPath: path }
      : status === 'deleted'
        ? { oldPath: path }
        : { oldPath: path, newPath: path };
  return { status, binary: false, type: 'file', hunks: [], ...paths, ...rest };
}

const whole = (lines: number) => [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: lines }];

/**
 * Old lines 10 and 11 became the lines 10 to 12; old line 30 went away (it stood behind what is line 30 now).
 */
const edits = [
  { oldStart: 10, oldLines: 2, newStart: 10, newLines: 3 },
  { oldStart: 30, oldLines: 1, newStart: 30, newLines: 0 },
];

const diff = toDiff('base', 'head', [
  change('modified', 'edited', { hunks: edits }),
  change('renamed', 'old', { newPath: 'renamed', hunks: edits }),
  change('renamed', 'was', { newPath: 'moved' }),
  change('copied', 'source', { newPath: 'copy', hunks: edits }),
  change('added', 'new', { hunks: whole(5) }),
  change('added', 'short', { hunks: whole(1) }),
  change('added', 'empty'),
  change('modified', 'emptied', { hunks: [{ oldStart: 1, oldLines: 4, newStart: 0, newLines: 0 }] }),
  change('deleted', 'deleted'),
  change('modified', 'image', { binary: true }),
  change('added', 'new-image', { binary: true }),
  change('modified', 'link', { type: 'link' }),
  change('added', 'module', { type: 'submodule' }),
  change('modified', 'mode'),
  change('type-changed', 'was-link', { hunks: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 2 }] }),
]);
const LENGTHS: Readonly<Record<string, number>> = {
  edited: 50,
  renamed: 50,
  moved: 9,
  copy: 50,
  new: 5,
  short: 1,
  empty: 0,
  emptied: 0,
  'was-link': 2,
  mode: 9,
};

/** As they are where everybody counts lines as git does. */
function plainLines(toHead: Diff, count: (path: string) => number | undefined = (path) => LENGTHS[path]) {
  return (path: string): FileLines | undefined => {
    const mapped = mapPath(toHead, path);
    const known = mapped !== undefined && diff.byNewPath.has(mapped) ? count(mapped) : undefined;
    return known === undefined ? undefined : { count: known };
  };
}

const anchorOf = (place: Place, rest: Partial<Parameters<typeof toAnchor>[0]> = {}) =>
  toAnchor({ place, toHead: SAME, diff, linesOf: plainLines(rest.toHead ?? SAME), can: ANY_LINE, ...rest });

const rewritten = (path: string, startLine: number, last: number): Place => ({
  kind: 'lines',
  path,
  startLine,
  endLine: startLine,
  replaced: { last, by: 99 },
});

describe('toAnchor of a working tree that differs from the commit', () => {
  test.each<[string, Place, FilterMode]>([
    ['lines of which one is new', rewritten('edited', 5, 10), 'added'],
    ['lines that begin with a new one', rewritten('edited', 12, 20), 'added'],
    ['lines around one that was removed', rewritten('edited', 20, 45), 'diff-context'],
    ['lines that end near a change', rewritten('edited', 2, 7), 'diff-context'],
    ['lines far from any change', rewritten('edited', 36, 45), 'file'],
  ])('stands at the first of %s, and passes as the best of them would', (_, place, narrowest) => {
    expect(anchorOf(place)).toMatchObject({
      kind: 'anchored',
      anchor: { newLine: 'startLine' in place ? place.startLine : 0 },
      narrowest,
    });
  });

  test.each<[string, FilterMode]>([
    ['edited', 'added'],
    ['unchanged', 'nofilter'],
  ])('has no place for lines of the file %s that are not committed', (path, narrowest) => {
    const place: Place = { kind: 'uncommitted', path, startLine: 13, endLine: 14 };
    const reason = `line 13 of ${path} is not committed`;
    expect(anchorOf(place)).toEqual({ kind: 'not-on-the-diff', reason, narrowest });
  });
});

describe('toAnchor for a service that takes comments on shown lines only', () => {
  const can: Placing = { lines: 'shown', ladder: ['line'] };

  test.each([
    [at('edited', 12), { path: 'edited', newLine: 12 }],
    [at('edited', 15), { path: 'edited', newLine: 15, oldLine: 14 }],
  ])('stands on the line where the diff shows it: %j', (place, anchor) => {
    expect(anchorOf(place, { can })).toMatchObject({ kind: 'anchored', anchor });
  });

  test('has no place where the diff does not show the line', () => {
    const reason = 'line 16 of edited is not shown in the diff';
    expect(anchorOf(at('edited', 16), { can })).toEqual({
      kind: 'not-on-the-diff',
      reason,
      narrowest: 'file',
    });
  });

  test('stands on the whole file there, and keeps the line, where files take comments', () => {
    expect(anchorOf(at('edited', 16), { can: { ...can, ladder: ['line', 'file'] } })).toEqual({
      kind: 'anchored',
      anchor: { path: 'edited', newLine: 16, oldLine: 15, wholeFile: true },
      narrowest: 'file',
    });
  });
});

describe('the last of several lines', () => {
  const can: Placing = { lines: 'shown', ladder: ['line', 'file'], ranges: true };
  const lastOf = (place: Place, as: Placing = can): unknown => {
    const anchoring = anchorOf(place, { can: as });
    return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
  };

  test.each<[string, Place, Placing, object]>([
    [
      'is the end of a range, with what is next to each end in the old version',
      at('edited', 9, 12),
      can,
      {
        newLine: 9,
        oldLine: 9,
        last: {
          stands: 'range',
          first: { newLine: 9, oldLine: 9 },
          end: { newLine: 12, nextOldLine: 12 },
        },
      },
    ],
    [
      'has nothing beside it in a new file',
      at('new', 2, 4),
      can,
      {
        newLine: 2,
        last: {
          stands: 'range',
          first: { newLine: 2, nextOldLine: 0 },
          end: { newLine: 4, nextOldLine: 0 },
        },
      },
    ],
    [
      'stands alone where the diff parts it from the first',
      at('edited', 12, 28),
      can,
      { newLine: 12, last: { stands: 'alone', end: { newLine: 28, oldLine: 27 } } },
    ],
    [
      'stands alone where the diff does not show the first',
      at('edited', 20, 28),
      can,
      { newLine: 20, last: { stands: 'alone', end: { newLine: 28, oldLine: 27 } } },
    ],
  ])('%s', (_, place, as, anchor) => {
    expect(lastOf(place, as)).toMatchObject(anchor);
  });

  test.each<[string, Place, Placing]>([
    ['the finding has one line', at('new', 2), can],
    ['the diff does not show it', at('edited', 12, 20), can],
    ['the file has no such line', at('new', 4, 9), can],
    ['the service has no ranges', at('new', 2, 4), ANY_LINE],
  ])('is not asked where %s', (_, place, as) => {
    expect(lastOf(place, as)).not.toHaveProperty('last');
  });
});

test.each(['edited', 'image', 'empty'])(
  'a finding about the whole file %s stands on it where files take comments',
  (path) => {
    const can: Placing = { lines: 'changed-files', ladder: ['line', 'file'] };
    expect(anchorOf(file(path), { can })).toMatchObject({ anchor: { path, newLine: 1, wholeFile: true } });
    expect(anchorOf(file('link'), { can })).toMatchObject({ kind: 'not-on-the-diff' });
  },
);

describe('toAnchor', () => {
  test.each<[string, Place, Anchor, FilterMode]>([
    ['an added line', at('edited', 12), { path: 'edited', newLine: 12 }, 'added'],
    [
      'the first line decides',
      at('edited', 9, 12),
      { path: 'edited', newLine: 9, oldLine: 9 },
      'diff-context',
    ],
    [
      'three lines above a change',
      at('edited', 7),
      { path: 'edited', newLine: 7, oldLine: 7 },
      'diff-context',
    ],
    ['four lines above a change', at('edited', 6), { path: 'edited', newLine: 6, oldLine: 6 }, 'file'],
    [
      'three lines below a change',
      at('edited', 15),
      { path: 'edited', newLine: 15, oldLine: 14 },
      'diff-context',
    ],
    ['four lines below a change', at('edited', 16), { path: 'edited', newLine: 16, oldLine: 15 }, 'file'],
    ['above a removal', at('edited', 28), { path: 'edited', newLine: 28, oldLine: 27 }, 'diff-context'],
    ['far above a removal', at('edited', 27), { path: 'edited', newLine: 27, oldLine: 26 }, 'file'],
    ['below a removal', at('edited', 33), { path: 'edited', newLine: 33, oldLine: 33 }, 'diff-context'],
    ['far below a removal', at('edited', 34), { path: 'edited', newLine: 34, oldLine: 34 }, 'file'],
    ['a new file', at('new', 5), { path: 'new', newLine: 5 }, 'added'],
    [
      'an added line of a renamed file',
      at('renamed', 10),
      { path: 'renamed', oldPath: 'old', newLine: 10 },
      'added',
    ],
    [
      'an old line of a renamed file',
      at('renamed', 40),
      { path: 'renamed', oldPath: 'old', newLine: 40, oldLine: 40 },
      'file',
    ],
    [
      'a file that was only moved',
      at('moved', 9),
      { path: 'moved', oldPath: 'was', newLine: 9, oldLine: 9 },
      'file',
    ],
    ['an old line of a copy', at('copy', 40), { path: 'copy', newLine: 40, oldLine: 40 }, 'file'],
    ['a changed mode', at('mode', 3), { path: 'mode', newLine: 3, oldLine: 3 }, 'file'],
    ['a link that became a file', at('was-link', 2), { path: 'was-link', newLine: 2 }, 'added'],
    ['a whole new file', file('new'), { path: 'new', newLine: 1 }, 'added'],
    ['a whole changed file', file('edited'), { path: 'edited', newLine: 1, oldLine: 1 }, 'file'],
    ['a whole file whose first line is new', file('was-link'), { path: 'was-link', newLine: 1 }, 'file'],
  ])('anchors %s', (_name, place, anchor, narrowest) => {
    const { reached: _, ...found } = anchorOf(place);
    expect(found).toEqual({ kind: 'anchored', anchor, narrowest });
  });

  test.each<[string, Place, string, FilterMode]>([
    [
      'a place that is nowhere',
      { kind: 'nowhere', reason: 'the result has no location' },
      'the result has no location',
      'nofilter',
    ],
    ['a file that is not in the diff', at('other', 1), 'other is not part of the diff', 'nofilter'],
    ['a deleted file', at('deleted', 1), 'deleted is not part of the diff', 'nofilter'],
    ['the old name of a renamed file', at('old', 1), 'old is not part of the diff', 'nofilter'],
    ['a binary file, all of which is new', at('image', 1), 'image is binary', 'added'],
    ['a new binary file', file('new-image'), 'new-image is binary', 'added'],
    ['a link', at('link', 1), 'link is a symbolic link, not a regular file', 'file'],
    ['a submodule', file('module'), 'module is a submodule, not a regular file', 'added'],
    ['an empty file', file('empty'), 'empty is empty', 'added'],
    ['a file that was emptied', file('emptied'), 'emptied is empty', 'file'],
    [
      'a line past the end',
      at('edited', 51),
      'line 51 is past the end of edited, which has 50 lines',
      'file',
    ],
    [
      'a line that is far past the end, and may stand for any',
      at('edited', 99),
      'line 99 is past the end of edited, which has 50 lines',
      'added',
    ],
    [
      'a line past the end of a new file',
      at('new', 6),
      'line 6 is past the end of new, which has 5 lines',
      'added',
    ],
    [
      'a line past the only one',
      at('short', 2),
      'line 2 is past the end of short, which has 1 line',
      'added',
    ],
  ])('finds no place for %s', (_, place, reason, narrowest) => {
    expect(anchorOf(place)).toEqual({ kind: 'not-on-the-diff', reason, narrowest });
  });

  test('takes all of a file for new that is too large to be read, and stands on the line', () => {
    const unread = { linesOf: () => ({}) };
    for (const line of [2, 12]) {
      expect(anchorOf(at('edited', line), unread)).toEqual({
        ...anchorOf(at('edited', line)),
        narrowest: 'added',
      });
    }
  });

  describe('when another commit was analyzed than the head', () => {
    const toHead = toDiff('analyzed', 'head', [
      change('modified', 'edited', { hunks: [{ oldStart: 20, oldLines: 1, newStart: 19, newLines: 0 }] }),
      change('renamed', 'earlier', { newPath: 'moved' }),
      change('deleted', 'removed'),
      change('added', 'new', { hunks: whole(5) }),
    ]);

    test.each<[string, Place, Anchor]>([
      ['moves with its line', at('edited', 41), { path: 'edited', newLine: 40, oldLine: 40 }],
      ['stays above the change', at('edited', 12), { path: 'edited', newLine: 12 }],
      ['follows its file', at('earlier', 2), { path: 'moved', newLine: 2, oldLine: 2 }],
      ['follows its file as a whole', file('earlier'), { path: 'moved', newLine: 1, oldLine: 1 }],
      ['keeps a file whose lines differ', file('edited'), { path: 'edited', newLine: 1, oldLine: 1 }],
    ])('%s', (_, place, anchor) => {
      expect(anchorOf(place, { toHead })).toMatchObject({ kind: 'anchored', anchor });
    });

    test.each<[Place, string]>([
      [at('edited', 20), 'line 20 of edited differs between the analyzed commit and the head of the diff'],
      [at('removed', 1), 'removed differs between the analyzed commit and the head of the diff'],
      [file('removed'), 'removed differs between the analyzed commit and the head of the diff'],
      [at('new', 1), 'new differs between the analyzed commit and the head of the diff'],
    ])('finds no place for %j', (place, reason) => {
      expect(anchorOf(place, { toHead })).toEqual({ kind: 'not-on-the-diff', reason, narrowest: 'nofilter' });
    });
  });

  test('gives numbers that read back as the analyzed line, on both sides, and shows what git shows', async () => {
    const property = fc.asyncProperty(histories, async (files) => {
      const { repository, git, commits, linesOf } = commitHistories(files);
      const [base, head, analyzed] = commits;
      const paths = files.map((_, index) => nameOf(index));
      const wanted = commits.flatMap((commit) => paths.map((path) => ({ commit, path })));
      const texts = await readFiles(git, wanted);
      const input = {
        toHead: await readDiff(git, analyzed, head),
        diff: await readDiff(git, base, head),
        can: ANY_LINE,
      };
      const lines = await readFileLines(git, input.toHead, input.diff, paths);
      const ofHead = await readFileLines(git, toDiff(head, head, []), input.diff, [
        ...input.diff.byNewPath.keys(),
      ]);
      for (const path of paths) {
        // Where a line holds an end that git does not take for one, an analyzer may mean another.
        if (lines.get(path)?.isUnsure) continue;
        for (const [index, text] of (texts.lines(analyzed, path) ?? []).entries()) {
          const anchoring = toAnchor({
            ...input,
            linesOf: (name) => lines.get(name),
            place: at(path, index + 1),
          });
          if (anchoring.kind === 'not-on-the-diff') continue;
          const { anchor } = anchoring;
          expect(texts.lines(head, anchor.path)?.[anchor.newLine - 1]).toBe(text);
          if (anchor.oldLine === undefined) continue;
          const oldPath = input.diff.byNewPath.get(anchor.path)?.oldPath ?? '';
          expect(linesOf(base, oldPath)[anchor.oldLine - 1]?.replace(/\r?\n?$/, '')).toBe(text);
        }
      }
      for (const { newPath, oldPath } of input.diff.files) {
        if (newPath === undefined) continue;
        const shown = shownLines(repository, base, head, [newPath, oldPath ?? newPath]);
        const isPlain = ofHead.get(newPath)?.isUnsure !== true;
        const narrowestOfLines = linesOf(head, newPath).map((_, index) => {
          const anchoring = toAnchor({
            ...input,
            toHead: SAME,
            linesOf: (name) => ofHead.get(name),
            place: at(newPath, index + 1),
          });
          return anchoring.narrowest;
        });
        for (const [index, narrowest] of narrowestOfLines.entries()) {
          const own = shown.get(index + 1) ?? 'file';
          if (isPlain) expect(narrowest).toBe(own);
          else expect(narrowest).toBe('added');
        }
      }
      repository.dispose();
    });
    await fc.assert(property, fuzzRuns(10));
  });
});

/** The new lines that `git diff` shows with its three lines of context, and as what. */
function shownLines(
  repository: Repository,
  base: string,
  head: string,
  paths: readonly string[],
): ReadonlyMap<number, FilterMode> {
  const patch = repository.git('diff', '-U3', '--histogram', '-M', base, head, '--', ...paths);
  const shown = new Map<number, FilterMode>();
  let next = 0;
  let left = 0;
  for (const line of patch.split('\n')) {
    const [, start, count = '1'] = left === 0 ? (/^@@ -[\d,]+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []) : [];
    if (start !== undefined) {
      next = Number(start);
      left = Number(count);
    } else if (left > 0 && (line.startsWith('+') || line.startsWith(' '))) {
      shown.set(next, line.startsWith('+') ? 'added' : 'diff-context');
      next++;
      left--;
    }
  }
  return shown;
}

describe('passesFilter', () => {
  test.each([
    ['added', ['added']],
    ['diff-context', ['added', 'diff-context']],
    ['file', ['added', 'diff-context', 'file']],
    ['nofilter', ['added', 'diff-context', 'file', 'nofilter']],
  ] as const)('%s lets pass %j', (mode, passing) => {
    expect(FILTER_MODES.filter((narrowest) => passesFilter(mode, narrowest))).toEqual(passing);
  });
});
