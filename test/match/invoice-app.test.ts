import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rebuildHistory, type State } from '../../demo/rebuild-history.ts';
import type { Finding } from '../../src/finding/finding.ts';
import { type Spot, splitDuplicates, toSpots } from '../../src/finding/spot.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { readTree } from '../../src/git/tree.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { toOldTree } from '../../src/observe/old-trees.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { readFiles } from '../git/read-files.ts';
import { TEST_ENVIRONMENT } from '../git/repository.ts';
import { makeThread } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { NO_HISTORY } from './two-trees.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/demo');

/**
 * A result as the truth states it: `tool` is the name of its log without `.sarif`, `id` says who it is
 * through all pushes.
 */
interface TrueResult {
  readonly tool: string;
  readonly run: number;
  readonly result: number;
  readonly id: string;
}

interface Snapshot {
  readonly commit: string;
  readonly spots: readonly Spot[];
}

let folder: string;
let git: Git;
let snapshots: ReadonlyMap<string, Snapshot>;
let identities: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'invoice-app-'));
  const states = rebuildHistory(FIXTURES, folder);
  git = createGit(folder, TEST_ENVIRONMENT);
  snapshots = new Map(
    await Promise.all(states.map(async (state) => [state.name, await readSnapshot(state)] as const)),
  );
  identities = readIdentities();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readSnapshot({ name, commit }: State): Promise<Snapshot> {
  const { findings } = await readAnalysis({
    patterns: [name],
    directory: join(FIXTURES, 'sarif'),
    tools: [],
    tree: toTree(await readTree(git, commit)),
    roots: { checkout: folder, prefix: '', workspaces: [] },
  });
  return { commit, spots: toSpots(splitDuplicates(findings).distinct) };
}

function readIdentities(): ReadonlyMap<string, string> {
  const { pushes } = JSON.parse(readFileSync(join(FIXTURES, 'expected.json'), 'utf8')) as {
    pushes: Record<string, readonly TrueResult[]>;
  };
  return new Map(
    Object.entries(pushes).flatMap(([push, results]) =>
      results.map(({ tool, run, result, id }) => [`${push}/${tool}.sarif ${run} ${result}`, id]),
    ),
  );
}

/** The identities of the findings on a spot; two spots are the same when they share one. */
function identify(spot: Spot | undefined): ReadonlySet<string> {
  return new Set(spot?.findings.map(idOf));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((id) => b.has(id));
}

function idOf({ source, result }: Finding): string {
  const id = identities.get(`${source.log} ${source.run} ${result}`);
  if (id === undefined) throw new Error(`the truth says nothing of ${JSON.stringify({ ...source, result })}`);
  return id;
}

interface Score {
  readonly right: number;
  /** Pairs of a thread and a spot that are not the same. */
  readonly wrong: readonly string[];
  /** Spots that have a thread and were not paired with it. */
  readonly missed: readonly string[];
  /** Threads whose spot is there, and that a run would call fixed all the same. */
  readonly wronglyFixed: readonly string[];
}

/** Takes every spot of one state for a thread and matches it with the spots of another. */
async function score(from: string, to: string, source: 'git' | 'text'): Promise<Score> {
  const old = snapshotOf(from);
  const now = snapshotOf(to);
  const gone = filesOf(old).map(({ path }) => ({ commit: now.commit, path }));
  const texts = await readFiles(git, [...filesOf(old), ...filesOf(now), ...gone]);
  const tree = toOldTree(await readDiff(git, old.commit, now.commit), texts);
  const spotOf = new Map(
    old.spots.map((spot) => {
      const lines = texts.lines(old.commit, spot.place.path ?? '');
      return [makeThread(spot, { head: old.commit, lines }), spot] as const;
    }),
  );
  const { pairs, threads } = matchThreads(
    [...spotOf.keys()],
    now.spots,
    source === 'git' ? () => tree : NO_HISTORY,
    (path) => texts.lines(now.commit, path),
  );
  const identityOf = (thread: OwnThread): ReadonlySet<string> => identify(spotOf.get(thread));
  const right = pairs.filter(({ thread, spot }) => share(identityOf(thread), identify(spot)));
  const found = new Set(right.map(({ spot }) => spot));
  const known = new Set(old.spots.flatMap((spot) => [...identify(spot)]));
  const present = new Set(now.spots.flatMap((spot) => [...identify(spot)]));
  return {
    right: found.size,
    wrong: pairs
      .filter((pair) => !right.includes(pair))
      .map(({ thread, spot }) => `${nameOf(thread)} > ${spot.key}`),
    missed: now.spots
      .filter((spot) => !found.has(spot) && share(identify(spot), known))
      .map(({ key }) => key),
    wronglyFixed: threads
      .filter(({ thread, doubt }) => doubt === undefined && share(identityOf(thread), present))
      .map(({ thread }) => nameOf(thread)),
  };
}

function nameOf({ evidence: { ruleId, path, line } }: OwnThread): string {
  return `${ruleId} ${path}:${line}`;
}

function snapshotOf(name: string): Snapshot {
  const snapshot = snapshots.get(name);
  if (snapshot === undefined) throw new Error(`there is no state ${name}`);
  return snapshot;
}

function filesOf({ commit, spots }: Snapshot): readonly { commit: string; path: string }[] {
  return spots.map(({ place }) => ({ commit, path: place.path ?? '' }));
}

function print(from: string, to: string, source: string, { right, wrong, missed }: Score): void {
  console.log(`${from} > ${to} ${source}: ${right} right, ${wrong.length} wrong, ${missed.length} missed`);
}

/** From, to, spots that have a thread, and how many of them are missed without git. */
const WAYS: readonly (readonly [from: string, to: string, all: number, missed: number])[] = [
  ['base', 'push-1', 70, 0],
  ['push-1', 'push-2', 212, 1],
  ['push-2', 'push-3', 212, 0],
  ['push-3', 'push-4', 209, 0],
  ['push-1', 'push-3', 204, 1],
  ['push-1', 'push-4', 198, 1],
  ['base', 'push-4', 68, 0],
];

describe('matching over the history of invoice-app', () => {
  test.each(WAYS)(
    'with git, every thread of %s finds its spot in %s, and no other',
    async (from, to, all) => {
      const result = await score(from, to, 'git');
      print(from, to, 'with git', result);
      expect(result).toEqual({ right: all, wrong: [], missed: [], wronglyFixed: [] });
    },
  );

  test.each(WAYS)(
    'without git, no thread of %s finds a wrong spot in %s or is called fixed wrongly, and one is missed at most',
    async (from, to, all, mostMissed) => {
      const result = await score(from, to, 'text');
      print(from, to, 'without git', result);
      expect(result).toMatchObject({ wrong: [], wronglyFixed: [] });
      expect(result.missed.length).toBeLessThanOrEqual(mostMissed);
      expect(result.right + result.missed.length).toBe(all);
    },
  );
});
