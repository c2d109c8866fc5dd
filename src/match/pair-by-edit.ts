import type { Hunk } from '../diff/diff.ts';
import { hunksAround, newSpan, oldSpan } from '../diff/line-map.ts';
import type { MatchedBy, Thread } from '../model.ts';
import { placeKey, shareMessage } from './candidate.ts';
import { type Block, followEdits, followMoved, type Successors, toBlock } from './edits.ts';
import { similarity } from './likeness.ts';
import type { Pairing } from './pairing.ts';

// Finds what an edit made of the lines of threads.

/**
 * A thread goes where its own line went in the edit that changed it, and nowhere else: a finding on another
 * line of the edit is a new one.
 */
export function pairSuccessors(
  pairing: Pairing,
  by: MatchedBy,
  how: keyof Successors,
  edits: Map<string, Successors>,
): void {
  const { free, left, rules, known } = pairing;
  const changed = [...free].filter(({ where }) => where.kind === 'edited');
  const places = new Map(changed.length === 0 ? [] : [...left].map((one) => [placeKey(one.rule, one), one]));
  const found = changed.flatMap((thread) => {
    const { fingerprint, where } = thread;
    if (where.kind !== 'edited') return [];
    const before = known.lines(fingerprint.commit, fingerprint.path) ?? [];
    const now = known.lines(known.head, where.path) ?? [];
    const key = `${fingerprint.commit}\n${fingerprint.path}`;
    const hunks = known.since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path)?.hunks ?? [];
    const successors = edits.get(key) ?? followEdits(hunks, before, now);
    edits.set(key, successors);
    return successors[how](fingerprint.line).flatMap((line) => {
      const candidate = places.get(placeKey(rules.get(thread) ?? '', { path: where.path, line }));
      if (candidate === undefined) return [];
      const score = similarity(before[fingerprint.line - 1] ?? '', now[line - 1] ?? '');
      return { thread, candidate, score, message: Number(shareMessage(thread, candidate)) };
    });
  });
  found.sort((a, b) => b.message - a.message || b.score - a.score || a.candidate.line - b.candidate.line);
  for (const { thread, candidate } of found)
    if (free.has(thread) && left.has(candidate) && pairing.mayBe(thread, candidate))
      pairing.pair(by, thread, candidate);
}

/** In a block that was moved and edited at once, within its file or to another one. */
export function pairMoved(pairing: Pairing): void {
  const { free, left, rules, known } = pairing;
  const changed = [...free].filter(({ where }) => where.kind === 'edited' || where.kind === 'deleted');
  const searched = new Set(changed.map((thread) => rules.get(thread)));
  const found = [...left].filter(({ rule }) => searched.has(rule));
  const places = new Map(found.map((one) => [placeKey(one.rule, one), one]));
  const paths = new Set(found.map(({ path }) => path));
  for (const [commit, some] of Map.groupBy(changed, ({ fingerprint }) => fingerprint.commit)) {
    const diff = known.since.get(commit)?.loose;
    const blocks = new Map<Hunk, Block>();
    const blockOf = new Map<Thread, Block>();
    for (const thread of some) {
      const { path, line } = thread.fingerprint;
      const hunk = hunksAround(diff?.byOldPath.get(path)?.hunks ?? [], line, oldSpan).before;
      if (hunk === undefined || line >= oldSpan(hunk).end) continue;
      const block = blocks.get(hunk) ?? toBlock(path, known.lines(commit, path) ?? [], oldSpan(hunk));
      blocks.set(hunk, block);
      blockOf.set(thread, block);
    }
    const added = [...paths].flatMap((path) =>
      (diff?.byNewPath.get(path)?.hunks ?? []).map((hunk) =>
        toBlock(path, known.lines(known.head, path) ?? [], newSpan(hunk)),
      ),
    );
    const follow = followMoved([...blocks.values()], added);
    for (const [thread, block] of blockOf) {
      const { path, of } = follow.get(block) ?? { path: '', of: () => [] };
      const candidate = of(thread.fingerprint.line)
        .flatMap((line) => places.get(placeKey(rules.get(thread) ?? '', { path, line })) ?? [])
        .find((one) => left.has(one) && shareMessage(thread, one) && pairing.mayBe(thread, one));
      if (candidate !== undefined) pairing.pair('edit', thread, candidate);
    }
  }
}
