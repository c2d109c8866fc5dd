import type { Random } from '../test/random.ts';
import type { NewLine, TrackedLine, TrackedTree } from './tracked-tree.ts';

/** A file while it is being edited. */
interface Draft {
  readonly id: number;
  path: string;
  lines: TrackedLine[];
}

/** What an edit may use besides its file. */
interface Workshop {
  readonly random: Random;
  readonly newLine: NewLine;
  /** All files, the edited one included. */
  readonly drafts: readonly Draft[];
}

/** What a developer does to a file. */
type Edit = (draft: Draft, workshop: Workshop) => void;

const LONGEST_BLOCK = 12;
const KEYWORDS = new Set(
  'const let var return function if else for while new this throw import export from type string null undefined true false async await case switch break'.split(
    ' ',
  ),
);

function pickBlock({ lines }: Draft, { random }: Workshop): { readonly start: number; readonly end: number } {
  const start = random.below(lines.length);
  return { start, end: Math.min(lines.length, start + 1 + random.below(LONGEST_BLOCK)) };
}

/** New code that looks like code: a block of another file. */
const insertBlock: Edit = (draft, workshop) => {
  const { random, newLine, drafts } = workshop;
  const donor = random.pick(drafts);
  const { start, end } = pickBlock(donor, workshop);
  const block = donor.lines.slice(start, end).map(({ text }) => newLine(text));
  draft.lines.splice(random.below(draft.lines.length + 1), 0, ...block);
};

const deleteBlock: Edit = (draft, workshop) => {
  const { start, end } = pickBlock(draft, workshop);
  if (end - start < draft.lines.length / 2) draft.lines.splice(start, end - start);
};

/** Cuts a block and pastes it elsewhere in the file. */
const moveBlock: Edit = (draft, workshop) => {
  const { start, end } = pickBlock(draft, workshop);
  const block = draft.lines.splice(start, end - start);
  const target = workshop.random.below(draft.lines.length + 1);
  draft.lines.splice(target, 0, ...(target === start ? block : block.map(moved)));
};

/** Cuts a block and pastes it into another file. */
const moveBlockAcross: Edit = (draft, workshop) => {
  const { start, end } = pickBlock(draft, workshop);
  const other = workshop.random.pick(workshop.drafts);
  if (other === draft || end - start >= draft.lines.length / 2) return;
  const block = draft.lines.splice(start, end - start);
  other.lines.splice(workshop.random.below(other.lines.length + 1), 0, ...block.map(moved));
};

function moved(line: TrackedLine): TrackedLine {
  return { ...line, moves: line.moves + 1 };
}

/** Copies a block and pastes it further down: the original keeps its identity, as people and git see it. */
const duplicateBlock: Edit = (draft, workshop) => {
  const { random, newLine } = workshop;
  const { start, end } = pickBlock(draft, workshop);
  const target = end + random.below(draft.lines.length - end + 1);
  const copies = draft.lines.slice(start, end).map(({ id, text }) => ({ ...newLine(text), copyOf: id }));
  draft.lines.splice(target, 0, ...copies);
};

/** Puts a block under a condition, one level deeper. */
const wrapBlock: Edit = (draft, workshop) => {
  const { start, end } = pickBlock(draft, workshop);
  const margin = /^\s*/u.exec(draft.lines[start]?.text ?? '')?.[0] ?? '';
  const block = draft.lines
    .slice(start, end)
    .map((line) => ({ ...line, text: line.text === '' ? '' : `  ${line.text}` }));
  const opening = workshop.newLine(`${margin}if (isEnabled(${workshop.random.below(100)})) {`);
  draft.lines.splice(start, end - start, opening, ...block, workshop.newLine(`${margin}}`));
};

/** Changes a number, puts in an argument, or says more in a comment. */
const editLine: Edit = (draft, { random }) => {
  const candidates = [...draft.lines.entries()].filter(([, { text }]) => text.trim().length > 8);
  if (candidates.length === 0) return;
  const [index, line] = random.pick(candidates);
  const changes: readonly ((text: string) => string)[] = [
    (text) => text.replace(/\d+/u, String(random.below(1_000))),
    (text) => text.replace('(', `(option${random.below(100)}, `),
    (text) => `${text} // see note ${random.below(100)}`,
    (text) => text.replace(/[A-Za-z_]{4,}/u, (word) => `${word}Of`),
  ];
  draft.lines[index] = { ...line, text: random.pick(changes)(line.text) };
};

/** Breaks a line at a comma; both parts come from it. */
const splitLine: Edit = (draft, { random }) => {
  const candidates = [...draft.lines.entries()].filter(([, { text }]) => /\S.{10,}, .{10,}/u.test(text));
  if (candidates.length === 0) return;
  const [index, line] = random.pick(candidates);
  const comma = line.text.indexOf(', ', line.text.length / 2 - 5);
  if (comma === -1) return;
  const rest = { ...line, text: `    ${line.text.slice(comma + 2)}` };
  draft.lines.splice(index, 1, { ...line, text: line.text.slice(0, comma + 1) }, rest);
};

/** Renames a name wherever it stands in the file. */
const renameSymbol: Edit = (draft, { random }) => {
  const names = draft.lines.flatMap(({ text }) => text.match(/\b[A-Za-z_][A-Za-z0-9_]{3,}\b/gu) ?? []);
  const candidates = names.filter((name) => !KEYWORDS.has(name));
  if (candidates.length === 0) return;
  const name = random.pick(candidates);
  const pattern = new RegExp(`\\b${name}\\b`, 'gu');
  const replacement = `${name}${random.below(10)}`;
  draft.lines = draft.lines.map((line) =>
    line.text.includes(name) ? { ...line, text: line.text.replace(pattern, replacement) } : line,
  );
};

/** Another width of indentation and other quotes, all over the file. */
const reformat: Edit = (draft) => {
  draft.lines = draft.lines.map((line) => ({
    ...line,
    text: line.text.replace(/^ +/u, (margin) => margin.repeat(2)).replaceAll("'", '"'),
  }));
};

/** Only the indentation, all over the file. */
const reindent: Edit = (draft) => {
  draft.lines = draft.lines.map((line) => ({
    ...line,
    text: line.text.replace(/^ +/u, (margin) => '\t'.repeat(Math.ceil(margin.length / 2))),
  }));
};

const renameFile: Edit = (draft, { random }) => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/u.exec(draft.path) ?? [];
  draft.path = `${folder}${random.chance(0.5) ? 'moved/' : ''}renamed-${draft.id}-${name}`;
};

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
  [insertBlock, 24],
  [deleteBlock, 14],
  [editLine, 24],
  [moveBlock, 8],
  [moveBlockAcross, 4],
  [duplicateBlock, 8],
  [wrapBlock, 6],
  [splitLine, 4],
  [renameSymbol, 4],
  [renameFile, 2],
  [reformat, 1],
  [reindent, 1],
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
