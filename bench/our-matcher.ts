import { openTexts } from '../src/git/file-texts.ts';
import type { Git } from '../src/git/git.ts';
import { match, matchKnown } from '../src/match/match.ts';
import type { Finding, Thread } from '../src/model.ts';
import { makeRow, makeThread } from '../test/match/make-thread.ts';
import { createRandom } from '../test/random.ts';
import type { Contender, KnownFinding, MadePair, Snapshot } from './snapshot.ts';

/** Whether the threads are open, or a person has resolved every one of them. */
type ThreadsAre = 'open' | 'decided';

/** The matcher with the real diff of the two commits. */
export function oursWithGit(git: Git, threads: ThreadsAre = 'open'): Contender {
  return {
    name: threads === 'open' ? 'ours, with git' : 'ours, with git, decided',
    async pair(old, now) {
      const tables = toTables(old, now, threads);
      const known = { git, head: now.commit, texts: openTexts(git) };
      await match([...tables.threads.keys()], [...tables.findings.keys()], known);
      return toMade(tables);
    },
  };
}

/** The matcher where the old commit cannot be had. */
export const oursWithoutGit: Contender = {
  name: 'ours, without git',
  pair: (old, now) => pairWithoutGit(old, now, 'open'),
};

/** The same, and a person has resolved every thread. */
export const decidedWithoutGit: Contender = {
  name: 'ours, without git, decided',
  pair: (old, now) => pairWithoutGit(old, now, 'decided'),
};

async function pairWithoutGit(old: Snapshot, now: Snapshot, are: ThreadsAre): Promise<readonly MadePair[]> {
  const tables = toTables(old, now, are);
  const lines = (_: string, path: string): readonly string[] | undefined => now.lines(path);
  matchKnown([...tables.threads.keys()], [...tables.findings.keys()], {
    head: now.commit,
    since: new Map(),
    lines,
  });
  return toMade(tables);
}

interface Tables {
  readonly threads: ReadonlyMap<Thread, KnownFinding>;
  readonly findings: ReadonlyMap<Finding, KnownFinding['finding']>;
}

/** A thread for each finding. Their ids are in no order, so that nothing can be read from them. */
function toTables({ commit, threads, lines }: Snapshot, now: Snapshot, are: ThreadsAre): Tables {
  const numbers = createRandom(threads.length).shuffle([...threads.keys()]);
  return {
    threads: new Map(
      threads.map((known, index) => {
        const id = String(numbers[index]).padStart(8, '0');
        const parts = { commit, lines: lines(known.finding.place.path ?? ''), isResolved: are === 'decided' };
        return [makeThread(known.finding, id, parts), known];
      }),
    ),
    findings: new Map(now.findings.map(({ finding }) => [makeRow(finding), finding])),
  };
}

function toMade({ threads, findings }: Tables): readonly MadePair[] {
  return [...findings].flatMap(([{ thread, matchedBy = '' }, now]) => {
    const old = thread && threads.get(thread);
    return old === undefined ? [] : [{ old, now, evidence: matchedBy, carries: thread?.isResolved === true }];
  });
}
