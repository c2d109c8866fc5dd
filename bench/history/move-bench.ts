import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGit } from '../../src/git/git.ts';
import { TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import { decidedWithoutGit, oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { placeKey } from './git-truth.ts';
import type { HistoryOptions } from './read-options.ts';
import { readState } from './read-states.ts';
import { pairAll, pickSources, type Source } from './reformat-bench.ts';
import { createSharedClone } from './shared-clone.ts';
import { describeDecided, describeTruth, describeTruthCases, type TruthTally } from './truth-tally.ts';

/** How code goes elsewhere, without an edit. */
const WAYS = [
  'files split in two',
  'blocks moved to other files',
  'renamed, and near-copies under the old names',
  'near-copies beside the files',
] as const;
type Way = (typeof WAYS)[number];

/** What came of one way, over one checkout. */
export interface Moved {
  readonly name: string;
  readonly files: number;
  readonly tallies: Readonly<Record<string, TruthTally>>;
  readonly decided: Readonly<Record<string, TruthTally>>;
}

/**
 * Moves code of the newest state of each checkout, and prints how its findings are found again, with git and
 * without; returns the numbers.
 */
export async function benchMoves(
  options: HistoryOptions,
  print: (text: string) => void,
): Promise<readonly Moved[]> {
  const results: Moved[] = [];
  for (const checkout of options.repositories)
    for (const way of WAYS) results.push(await moveAll(checkout, way, options, print));
  return results;
}

async function moveAll(
  checkout: string,
  way: Way,
  { files, analyzer, show }: HistoryOptions,
  print: (text: string) => void,
): Promise<Moved> {
  const repository = createSharedClone(checkout);
  try {
    const sources = pickSources(repository, checkout, files).filter(({ text }) => findCut(text) > 0);
    const moved = move(sources, way);
    const before = repository.commit(Object.fromEntries(sources.map(({ path, text }) => [path, text])));
    for (const { path } of sources) rmSync(join(repository.path, path));
    const after = repository.commit(Object.fromEntries(moved.map(({ path, text }) => [path, text])));
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const old = await readState(repository.path, git, before, analyzer);
    const now = await readState(repository.path, git, after, analyzer);
    const placeNow = new Map(
      moved.flatMap(({ path, text, from }) =>
        text.split('\n').flatMap((_, index) => {
          const place = from(index + 1);
          return place === undefined ? [] : [[JSON.stringify(place), { path, line: index + 1 }] as const];
        }),
      ),
    );
    const spots = new Map(now.spots.map(({ spot }) => [placeKey(spot.rule.id, spot.place), spot] as const));
    const truth = ({ spot: { rule, place } }: (typeof old.spots)[number]) => {
      const line = place.kind === 'lines' ? place.startLine : 0;
      const at = placeNow.get(JSON.stringify({ path: place.path, line }));
      const spot = at && spots.get(JSON.stringify([rule.id, at.path, at.line]));
      return spot === undefined ? [] : [spot];
    };
    const tallies = await pairAll([oursWithGit(git), oursWithoutGit], old, now, truth);
    const decided = await pairAll([oursWithGit(git, 'decided'), decidedWithoutGit], old, now, truth);
    const name = `${basename(checkout)}, ${way}`;
    print(`\n${name}: ${sources.length} files\n\n${describeTruth(tallies)}\n\n${describeDecided(decided)}`);
    for (const [contender, tally] of [...tallies, ...decided])
      print(describeTruthCases(contender, tally, show));
    return {
      name,
      files: sources.length,
      tallies: Object.fromEntries(tallies),
      decided: Object.fromEntries(decided),
    };
  } finally {
    repository.dispose();
  }
}

/** A file afterwards, and where each of its lines (from 1) stood before; undefined where that is new. */
interface MovedFile extends Source {
  readonly from: (line: number) => { readonly path: string; readonly line: number } | undefined;
}

function move(sources: readonly Source[], way: Way): readonly MovedFile[] {
  return sources.flatMap(({ path, text }, index): readonly MovedFile[] => {
    const cut = findCut(text);
    const lines = text.split('\n');
    const [head, tail] = [lines.slice(0, cut), lines.slice(cut)];
    const other = path.replace(/(?=\.\w+$)/u, '-other');
    const here = (at: string, shown: readonly string[], shift = 0): MovedFile => ({
      path: at,
      text: shown.join('\n'),
      from: (line) => ({ path, line: line + shift }),
    });
    switch (way) {
      case 'files split in two':
        return [here(path, head), here(other, tail, cut)];
      case 'blocks moved to other files': {
        // The files go in pairs: the second half of the first one goes to the end of the second one.
        const last = sources[index - 1];
        if (index % 2 === 0) return [here(path, sources[index + 1] === undefined ? lines : head)];
        const [start, added] = [findCut(last?.text ?? ''), (last?.text ?? '').split('\n')];
        const from = (line: number) =>
          line <= lines.length
            ? { path, line }
            : { path: last?.path ?? '', line: line - lines.length + start };
        return [{ path, text: [...lines, ...added.slice(start)].join('\n'), from }];
      }
      case 'renamed, and near-copies under the old names':
        return [here(other, lines), { path, text: toNearCopy(lines), from: () => undefined }];
      case 'near-copies beside the files':
        return [here(path, lines), { path: other, text: toNearCopy(lines), from: () => undefined }];
    }
  });
}

/** Some words of every twentieth line are others. */
function toNearCopy(lines: readonly string[]): string {
  return lines
    .map((line, index) => (index % 20 === 10 ? line.replace(/[a-z]{4,}/u, (word) => `${word}Two`) : line))
    .join('\n');
}

/** The index of the line, next to the middle, that begins a block at the top of the file; 0 without one. */
function findCut(text: string): number {
  const lines = text.split('\n');
  const cuts = lines.flatMap((line, index) =>
    index > 0 && lines[index - 1] === '' && /^[\w/]/u.test(line) ? [index] : [],
  );
  const middle = lines.length / 2;
  return cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
}
