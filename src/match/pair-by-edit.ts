import { type EditedLine, findSuccessors, type Successors } from './edit-successors.ts';
import type { LineRange, OldTree, Rewrite } from './old-tree.ts';
import type { Pool } from './pool.ts';
import { similarity } from './similarity.ts';
import { type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;

/**
 * T8 with git: a thread goes where its own line went in the edit that changed it, and nowhere else. So a
 * finding on another line of the edit is a new one, whether or not the line that the old one became still has
 * it.
 */
export function pairByEdit(pool: Pool, lines: ReadLines): void {
  const changed = [...pool.threads].filter(({ state }) => state === 'changed');
  const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
  const placeKey = ({ ruleKey, path }: ThreadSubject | SpotSubject, line: number): string =>
    JSON.stringify([ruleKey, path, line]);
  const spots = new Map(
    [...pool.spots]
      .filter(({ ruleKey }) => rules.has(ruleKey))
      .map((spot) => [placeKey(spot, spot.line), spot] as const),
  );
  const inFiles = new Set([...spots.values()].map((spot) => placeKey(spot, 0)));
  const editOf = createEdits(lines);
  const candidates = changed.flatMap((thread) => {
    if (!inFiles.has(placeKey(thread, 0))) return [];
    const edit = editOf(thread);
    if (edit === undefined) return [];
    const successors = edit.successors().of(thread.thread.evidence.line);
    return successors
      .flatMap((line) => spots.get(placeKey(thread, line)) ?? [])
      .map((spot) => ({
        thread,
        spot,
        message: Number(shareMessage(thread, spot)),
        score: similarity(
          thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '',
          lines(spot.path)?.[spot.line - 1] ?? '',
        ),
      }));
  });
  candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
  for (const { thread, spot } of candidates) pool.pair('T8', thread, spot);
}

interface Edit {
  /** Computed once, when the first thread asks. */
  successors(): Successors;
}

/** The edit that changed the line of a thread, each one once. */
function createEdits(lines: ReadLines): (thread: ThreadSubject) => Edit | undefined {
  const files = new Map<string, readonly (Edit & { readonly before: LineRange })[]>();
  return ({ thread: { evidence }, old, path }) => {
    if (old === undefined || evidence.line === 0) return undefined;
    const file = JSON.stringify([evidence.head, evidence.path]);
    const edits =
      files.get(file) ??
      joinNear(old.rewrites(evidence.path)).map((rewrites) =>
        toEdit(rewrites, old, evidence.path, path, lines),
      );
    files.set(file, edits);
    let low = 0;
    let high = edits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((edits[middle]?.before.first ?? 0) <= evidence.line) low = middle + 1;
      else high = middle;
    }
    const edit = edits[low - 1];
    return edit !== undefined && evidence.line < edit.before.end ? edit : undefined;
  };
}

function joinNear(rewrites: readonly Rewrite[]): readonly (readonly Rewrite[])[] {
  const edits: Rewrite[][] = [];
  for (const rewrite of rewrites) {
    const edit = edits.at(-1);
    const last = edit?.at(-1);
    if (edit !== undefined && last !== undefined && rewrite.before.first - last.before.end <= MOST_BETWEEN)
      edit.push(rewrite);
    else edits.push([rewrite]);
  }
  return edits;
}

function toEdit(
  rewrites: readonly Rewrite[],
  old: OldTree,
  pathThen: string,
  path: string,
  lines: ReadLines,
): Edit & { readonly before: LineRange } {
  let known: Successors | undefined;
  return {
    before: { first: rewrites.at(0)?.before.first ?? 0, end: rewrites.at(-1)?.before.end ?? 0 },
    successors() {
      known ??= findSuccessors(
        cut(
          old.linesThen(pathThen),
          rewrites.map(({ before }) => before),
        ),
        cut(
          lines(path),
          rewrites.map(({ now }) => now),
        ),
      );
      return known;
    },
  };
}

function cut(lines: readonly string[] | undefined, spans: readonly LineRange[]): readonly EditedLine[] {
  return spans.flatMap(({ first, end }, hunk) =>
    (lines ?? [])
      .slice(first - 1, end - 1)
      .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }])),
  );
}
