import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGit } from '../../src/git/git.ts';
import { type Repository, TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import type { Contender } from '../contender.ts';
import { decidedWithoutGit, oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { SIMPLE_KEYS } from '../simple-keys.ts';
import type { KnownFinding, Snapshot } from '../snapshot.ts';
import { followCharacters } from './follow-characters.ts';
import type { HistoryOptions } from './read-options.ts';
import { readState } from './read-states.ts';
import { reformat, WAYS, type Way } from './reformat.ts';
import { createSharedClone } from './shared-clone.ts';
import { SONAR_TIERS } from './sonar-tiers.ts';
import {
  addToTruthTally,
  createTruthTally,
  describeDecided,
  describeTruth,
  describeTruthCases,
  type Truth,
  type TruthTally,
} from './truth-tally.ts';

/** What came of one way of formatting, over one checkout. */
export interface Reformatted {
  readonly name: string;
  readonly files: number;
  readonly tallies: Readonly<Record<string, TruthTally>>;
  readonly decided: Readonly<Record<string, TruthTally>>;
}

/**
 * Formats the newest state of each checkout, and prints how each contender does against where the characters
 * went; returns the numbers.
 */
export async function benchReformat(
  options: HistoryOptions,
  print: (text: string) => void,
): Promise<readonly Reformatted[]> {
  const results: Reformatted[] = [];
  for (const repository of options.repositories) {
    for (const way of WAYS) results.push(await formatAll(repository, way, options, print));
  }
  return results;
}

async function formatAll(
  checkout: string,
  way: Way,
  { files, analyzer, show }: HistoryOptions,
  print: (text: string) => void,
): Promise<Reformatted> {
  const repository = createSharedClone(checkout);
  try {
    const sources = pickSources(repository, checkout, files);
    const texts = await formatFiles(sources, way);
    const commit = (side: 'old' | 'now'): string =>
      repository.commit(Object.fromEntries(texts.map((text) => [text.path, text[side]])));
    const [before, after] = [commit('old'), commit('now')];
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const old = await readState(repository.path, git, before, analyzer);
    const now = await readState(repository.path, git, after, analyzer);
    const truth = tellPlaces(texts, now);
    const play = (contenders: readonly Contender[]) => pairAll(contenders, old, now, truth);
    const tallies = await play([oursWithGit(git), oursWithoutGit, SONAR_TIERS, ...SIMPLE_KEYS]);
    const decided = await play([oursWithGit(git, 'decided'), decidedWithoutGit]);
    const name = `${basename(checkout)}, formatted: ${way}`;
    print(
      `\n${name}: ${texts.length} files of ${sources.length}\n\n${describeTruth(tallies)}\n\n${describeDecided(decided)}`,
    );
    for (const [contender, tally] of [...tallies, ...decided]) {
      if (contender.startsWith('ours')) print(describeTruthCases(contender, tally, show));
    }
    return {
      name,
      files: texts.length,
      tallies: Object.fromEntries(tallies),
      decided: Object.fromEntries(decided),
    };
  } finally {
    repository.dispose();
  }
}

/** What each contender makes of two states. */
export async function pairAll(
  contenders: readonly Contender[],
  old: Snapshot,
  now: Snapshot,
  truth: Truth,
  tallies: Map<string, TruthTally> = new Map(),
): Promise<Map<string, TruthTally>> {
  for (const contender of contenders) {
    const tally = tallies.get(contender.name) ?? createTruthTally();
    tallies.set(contender.name, tally);
    addToTruthTally(tally, old, now, truth, await contender.pair(old, now));
  }
  return tallies;
}

/** A file of a state. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** As many sources of the newest state as are wanted, spread evenly; nothing stays checked out. */
export function pickSources(repository: Repository, checkout: string, most: number): readonly Source[] {
  const sources = readNewest(repository.path, checkout, repository.checkout).toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  for (const name of readdirSync(repository.path)) {
    if (name !== '.git') rmSync(join(repository.path, name), { recursive: true });
  }
  const every = Math.max(1, sources.length / most);
  return Array.from(
    { length: Math.ceil(sources.length / every) },
    (_, index) => sources[Math.floor(index * every)],
  ).filter((source) => source !== undefined);
}

function readNewest(folder: string, checkout: string, checkOut: (commit: string) => void): readonly Source[] {
  checkOut(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim());
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const full = join(entry.parentPath, entry.name);
    const path = full.slice(folder.length + 1);
    const isSource =
      entry.isFile() && /\.[cm]?[jt]sx?$/u.test(path) && !/^\.git\/|(?:^|\/)dist\//u.test(path);
    return isSource ? [{ path, text: readFileSync(full, 'utf8') }] : [];
  });
}

interface Formatted {
  readonly path: string;
  readonly old: string;
  readonly now: string;
}

/** Those that cannot be formatted or followed are left out. */
async function formatFiles(sources: readonly Source[], way: Way): Promise<readonly Formatted[]> {
  const texts: Formatted[] = [];
  for (const { path, text: old } of sources) {
    const now = await reformat(old, path, way);
    if (now !== undefined && followCharacters(old, now) !== undefined) texts.push({ path, old, now });
  }
  return texts;
}

/** Finds the findings that have a result of the same rule on the same character. */
function tellPlaces(texts: readonly Formatted[], now: Snapshot): Truth {
  const followed = new Map(texts.map(({ path, old, now }) => [path, followCharacters(old, now)] as const));
  const places = (side: 'old' | 'now', known: KnownFinding): readonly string[] => {
    const { place, rule } = known.finding;
    const find = followed.get(place.path ?? '')?.[side];
    const line = place.kind === 'lines' ? place.startLine : 0;
    return find === undefined
      ? []
      : (known.columns ?? []).map((column) => JSON.stringify([rule.id, place.path, find({ line, column })]));
  };
  const present = Map.groupBy(
    now.findings.flatMap((known) => places('now', known).map((key) => ({ key, finding: known.finding }))),
    ({ key }) => key,
  );
  return (old) => {
    const keys = places('old', old);
    return [...new Set(keys.flatMap((key) => (present.get(key) ?? []).map(({ finding }) => finding)))];
  };
}
