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
    const moved = MOVES[way](sources);
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
    const findings = new Map(
      now.findings.map(({ finding }) => [placeKey(finding.rule.id, finding.place), finding] as const),
    );
    const truth = ({ finding: { rule, place } }: (typeof old.findings)[number]) => {
      const line = place.kind === 'lines' ? place.startLine : 0;
      const at = placeNow.get(JSON.stringify({ path: place.path, line }));
      const finding = at && findings.get(JSON.stringify([rule.id, at.path, at.line]));
      return finding === undefined ? [] : [finding];
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

const MOVES: Readonly<Record<Way, (sources: readonly Source[]) => readonly MovedFile[]>> = {
  'files split in two': (sources) =>
    sources.flatMap((source) => {
      const { head, tail, cut } = halve(source);
      return [toFile(source, source.path, head), toFile(source, besides(source), tail, cut)];
    }),
  // The files go in pairs: the second half of the first one goes to the end of the second one.
  'blocks moved to other files': (sources) =>
    sources.flatMap((source, index) => {
      const [last, next] = [sources[index - 1], sources[index + 1]];
      const { head, tail } = halve(source);
      const lines = [...head, ...tail];
      if (index % 2 === 0) return [toFile(source, source.path, next === undefined ? lines : head)];
      const moved = halve(last ?? source);
      const whole = toFile(source, source.path, [...lines, ...moved.tail]);
      const from: MovedFile['from'] = (line) =>
        line <= lines.length
          ? whole.from(line)
          : { path: (last ?? source).path, line: line - lines.length + moved.cut };
      return [{ ...whole, from }];
    }),
  'renamed, and near-copies under the old names': (sources) =>
    sources.flatMap((source) => [
      toFile(source, besides(source), source.text.split('\n')),
      { path: source.path, text: toNearCopy(source), from: () => undefined },
    ]),
  'near-copies beside the files': (sources) =>
    sources.flatMap((source) => [
      toFile(source, source.path, source.text.split('\n')),
      { path: besides(source), text: toNearCopy(source), from: () => undefined },
    ]),
};

function halve({ text }: Source): { readonly head: string[]; readonly tail: string[]; readonly cut: number } {
  const [lines, cut] = [text.split('\n'), findCut(text)];
  return { head: lines.slice(0, cut), tail: lines.slice(cut), cut };
}

/** Lines of a file under a path, which stood that much further down in it. */
function toFile({ path: before }: Source, path: string, lines: readonly string[], shift = 0): MovedFile {
  return { path, text: lines.join('\n'), from: (line) => ({ path: before, line: line + shift }) };
}

/** The path of another file beside it. */
function besides({ path }: Source): string {
  return path.replace(/(?=\.\w+$)/u, '-other');
}

/** Some words of every twentieth line are others, and there is one more line. */
function toNearCopy({ text }: Source): string {
  const lines = text.split('\n');
  return [
    '// Another one',
    ...lines.map((line, index) =>
      index % 20 === 10 ? line.replace(/[a-z]{4,}/u, (word) => `${word}Two`) : line,
    ),
  ].join('\n');
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
