import type { Random } from '../test/random.ts';
import type { Draft, Edit } from './edits.ts';
import * as edits from './edits.ts';
import type { NewLine, TrackedTree } from './tracked-tree.ts';

/** How much changes from one state to the next. */
export interface Pace {
  /** Share of the files that are edited. */
  readonly files: number;
  /** Most edits in a file. */
  readonly edits: number;
}

/**
 * Each edit as often as it stands for: most work inserts, deletes and edits; whole files are reformatted or
 * renamed now and then.
 */
const MIX: readonly (readonly [Edit, number])[] = [
  [edits.insertBlock, 24],
  [edits.deleteBlock, 14],
  [edits.editLine, 24],
  [edits.moveBlock, 8],
  [edits.moveBlockAcross, 4],
  [edits.duplicateBlock, 8],
  [edits.wrapBlock, 6],
  [edits.splitLine, 4],
  [edits.renameSymbol, 4],
  [edits.renameFile, 2],
  [edits.reformat, 1],
  [edits.reindent, 1],
];
const BAG: readonly Edit[] = MIX.flatMap(([edit, weight]) => new Array<Edit>(weight).fill(edit));

/** The states of a history: the first one, and one after each of `pushes` pushes. */
export function editHistory(
  first: TrackedTree,
  pushes: number,
  pace: Pace,
  random: Random,
  newLine: NewLine,
): readonly TrackedTree[] {
  const states = [first];
  let last = first;
  for (let push = 0; push < pushes; push += 1) {
    last = editTree(last, pace, random, newLine);
    states.push(last);
  }
  return states;
}

function editTree(tree: TrackedTree, pace: Pace, random: Random, newLine: NewLine): TrackedTree {
  const drafts: Draft[] = tree.map(({ id, path, lines }) => ({ id, path, lines: [...lines] }));
  for (const draft of drafts) {
    if (!random.chance(pace.files)) continue;
    const count = 1 + random.below(pace.edits);
    for (let edit = 0; edit < count; edit += 1) random.pick(BAG)(draft, { random, newLine, drafts });
  }
  return drafts;
}
