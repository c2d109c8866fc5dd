import { openTexts } from '../src/git/file-texts.ts';
import type { Git } from '../src/git/git.ts';
import { match, matchKnown } from '../src/match/match.ts';
import type { Finding, Thread } from '../src/model.ts';
import { makeRow, makeThread } from '../test/match/make-thread.ts';
import { createRandom } from '../test/random.ts';
import type { Contender, KnownFinding, MadePair, Snapshot } from './snapshot.ts';

/** The matcher with the real diff of the two commits. */
export function oursWithGit(git: Git): Contender {
  return {
    name: 'ours, with git',
    async pair(old, now) {
      const tables = toTables(old, now);
      const known = { git, head: now.commit, texts: openTexts(git) };
      await match([...tables.threads.keys()], [...tables.findings.keys()], known);
      return toMade(tables);
    },
  };
}

/** The matcher where the old commit cannot be had. */
export const oursWithoutGit: Contender = {
  name: 'ours, without git',
  async pair(old, now) {
    const tables = toTables(old, now);
    const lines = (_: string, path: string): readonly string[] | undefined => now.lines(path);
    const known = { head: now.commit, since: new Map(), lines };
    matchKnown([...tables.threads.keys()], [...tables.findings.keys()], known);
    return toMade(tables);
  },
};

interface Tables {
  readonly threads: ReadonlyMap<Thread, KnownFinding>;
  readonly findings: ReadonlyMap<Finding, KnownFinding['finding']>;
}

/** A thread for each finding. Their ids are in no order, so that nothing can be read from them. */
function toTables({ commit, threads, lines }: Snapshot, now: Snapshot): Tables {
  const numbers = createRandom(threads.length).shuffle([...threads.keys()]);
  return {
    threads: new Map(
      threads.map((known, index) => {
        const id = String(numbers[index]).padStart(8, '0');
        const parts = { commit, lines: lines(known.finding.place.path ?? '') };
        return [makeThread(known.finding, id, parts), known];
      }),
    ),
    findings: new Map(now.findings.map(({ finding }) => [makeRow(finding), finding])),
  };
}

function toMade({ threads, findings }: Tables): readonly MadePair[] {
  return [...findings].flatMap(([{ thread, matchedBy = '' }, now]) => {
    const old = thread && threads.get(thread);
    return old === undefined ? [] : [{ old, now, evidence: matchedBy }];
  });
}
