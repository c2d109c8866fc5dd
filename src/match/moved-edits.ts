import { squeeze } from '../text/code.ts';
import { lowerBound } from './align.ts';
import { findSuccessors, type Successors } from './edit-successors.ts';
import type { Pool } from './pool.ts';
import type { EditedLine } from './said-lines.ts';
import type { LineRange, OldTree, ReadLines, ThreadSubject } from './subjects.ts';

/**
 * Lines of a block that have to be found where it went, each of which stands once among what was removed and
 * added.
 */
const FEWEST_LANDMARKS = 2;
/** A line with less than this says nothing by standing once. */
const TELLING_LENGTH = 8;

/**
 * What became of lines in a block that was moved and edited at once, within its file or to another one: git
 * says that one place lost them and another one gained them. Blocks are told by their lines that read the
 * same.
 *
 * @param lines lines of the files of the analyzed commit
 * @returns for a thread the file and the lines that its line became
 */
export function findMovedEdits(
  pool: Pool,
  lines: ReadLines,
): (thread: ThreadSubject) => { readonly path: string; readonly lines: readonly number[] } | undefined {
  const moved = new Map<LineRange, MovedBlock>();
  const threads = [...pool.threads].filter(({ state, old }) => state === 'changed' && old !== undefined);
  const rules = new Set(threads.map(({ ruleKey }) => ruleKey));
  const paths = new Set([...pool.spots].flatMap(({ path, ruleKey }) => (rules.has(ruleKey) ? [path] : [])));
  for (const [old, ofTree] of Map.groupBy(threads, ({ old: tree }) => tree)) {
    if (old === undefined || paths.size === 0) continue;
    const ranges = new Map(
      ofTree.flatMap((thread) => {
        const range = rangeOf(thread);
        return range === undefined ? [] : [[range, thread.thread.evidence.path] as const];
      }),
    );
    const removed = [...ranges].map(([range, path]) => ({
      path,
      range,
      lines: cut(old.linesThen(path), range),
    }));
    const added = [...paths].flatMap((path) => findAdded(path, old, lines));
    for (const block of findMoved(removed, added)) moved.set(block.from.range, block);
  }
  return (thread) => {
    const block = rangeOf(thread);
    const found = block === undefined ? undefined : moved.get(block);
    if (found === undefined) return undefined;
    found.successors ??= findSuccessors(found.from.lines, found.to.lines);
    return { path: found.to.path, lines: found.successors.of(thread.thread.evidence.line) };
  };
}

/** Lines that one edit took out of a file, or put into one. */
interface Block {
  readonly path: string;
  readonly range: LineRange;
  readonly lines: readonly EditedLine[];
}

interface MovedBlock {
  readonly from: Block;
  readonly to: Block;
  /** Compared when the first thread asks. */
  successors?: Successors;
}

function rangeOf({ old, thread: { evidence } }: ThreadSubject): LineRange | undefined {
  const rewrites = old?.rewrites(evidence.path) ?? [];
  const range = rewrites[lowerBound(rewrites, evidence.line + 1, ({ before }) => before.first) - 1]?.before;
  return range !== undefined && evidence.line < range.end ? range : undefined;
}

function cut(lines: readonly string[] = [], { first, end }: LineRange): readonly EditedLine[] {
  return lines
    .slice(first - 1, end - 1)
    .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk: 0 }]));
}

/** The runs of lines of a file that the old tree does not have there. */
function findAdded(path: string, old: OldTree, lines: ReadLines): readonly Block[] {
  const now = lines(path) ?? [];
  const ranges: { first: number; end: number }[] = [];
  for (let line = 1; line <= now.length; line += 1) {
    if (old.lineThen(path, line) !== undefined) continue;
    const last = ranges.at(-1);
    if (last?.end === line) last.end += 1;
    else ranges.push({ first: line, end: line + 1 });
  }
  return ranges.map((range) => ({ path, range, lines: cut(now, range) }));
}

/** Each block that lost lines goes to the one that gained most of its telling ones. */
function findMoved(removed: readonly Block[], added: readonly Block[]): readonly MovedBlock[] {
  const placeOf = indexOnce(added);
  const once = indexOnce(removed);
  const votes = new Map<Block, Map<Block, number[]>>();
  for (const [text, from] of once) {
    const to = placeOf.get(text);
    if (from === undefined || to === undefined) continue;
    const ofBlock = votes.get(from.block) ?? new Map<Block, number[]>();
    votes.set(from.block, ofBlock);
    const found = ofBlock.get(to.block) ?? [];
    ofBlock.set(to.block, found);
    found.push(to.line);
  }
  return [...votes].flatMap(([from, targets]) => {
    const [best] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
    if (best === undefined || best[1].length < FEWEST_LANDMARKS) return [];
    const [to, found] = best;
    const size = from.range.end - from.range.first;
    // They may be too many for the arguments of one call.
    const first = found.reduce((a, b) => Math.min(a, b)) - size;
    const last = found.reduce((a, b) => Math.max(a, b)) + size;
    return [{ from, to: { ...to, lines: to.lines.filter(({ line }) => line >= first && line <= last) } }];
  });
}

/**
 * Where each telling text stands that stands once in these blocks; undefined where it does more than once.
 */
function indexOnce(
  blocks: readonly Block[],
): ReadonlyMap<string, { readonly block: Block; readonly line: number } | undefined> {
  const places = new Map<string, { readonly block: Block; readonly line: number } | undefined>();
  for (const block of blocks) {
    for (const { line, text } of block.lines) {
      const said = squeeze(text);
      if (said.length >= TELLING_LENGTH) places.set(said, places.has(said) ? undefined : { block, line });
    }
  }
  return places;
}
