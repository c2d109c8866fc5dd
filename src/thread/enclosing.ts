import { squeeze } from '../text/code.ts';

/** What a line stands in, as text without white space. */
interface EnclosingBlock {
  /** The nearest line above that is indented less; empty at the top of the file. */
  readonly nearest: string;
  /** That one and those around it, outermost first. */
  readonly path: string;
}

/** For each line the index of its enclosing one, and what that says. */
interface Outline {
  readonly parents: Int32Array;
  readonly headers: readonly string[];
  /** Lines that are a statement such as `if`, which a line may be wrapped in. */
  readonly statements: ReadonlySet<number>;
  readonly paths: Map<number, string>;
  /** The lines that read the same, by what they say. */
  readonly copies: ReadonlyMap<string, readonly number[]>;
  readonly ranks: Map<number, Ranks>;
}

const outlines = new WeakMap<readonly string[], Outline>();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;

/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
export function enclosingBlock(lines: readonly string[], line: number): EnclosingBlock {
  const outline = outlineOf(lines);
  const parent = outline.parents[line - 1] ?? -1;
  return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}

function outlineOf(lines: readonly string[]): Outline {
  const outline = outlines.get(lines) ?? readOutline(lines);
  outlines.set(lines, outline);
  return outline;
}

function pathOf(outline: Outline, index: number): string {
  const known = outline.paths.get(index);
  if (known !== undefined) return known;
  const path = joinHeaders(outline, ancestorsOf(outline, index));
  outline.paths.set(index, path);
  return path;
}

/** The line with this index and those that enclose it, innermost first. */
function ancestorsOf({ parents }: Outline, index: number): readonly number[] {
  const ancestors: number[] = [];
  for (let at = index; at >= 0 && ancestors.length < DEEPEST; at = parents[at] ?? -1) ancestors.push(at);
  return ancestors;
}

function joinHeaders({ headers }: Outline, ancestors: readonly number[]): string {
  return ancestors
    .map((index) => headers[index] ?? '')
    .toReversed()
    .join('\n');
}

/**
 * What would enclose the line if it were not wrapped in statements such as `if`, `for` and `try`: the path
 * without one of these, or without several that stand in one another.
 */
export function pathsUnwrapped(lines: readonly string[], line: number): readonly string[] {
  const outline = outlineOf(lines);
  const ancestors = ancestorsOf(outline, outline.parents[line - 1] ?? -1);
  return ancestors.flatMap((_, start) => {
    const paths: string[] = [];
    for (let end = start; outline.statements.has(ancestors[end] ?? -1); end += 1)
      paths.push(joinHeaders(outline, [...ancestors.slice(0, start), ...ancestors.slice(end + 1)]));
    return paths;
  });
}

/** Which of the lines that read the same a line is, from 1, and how many these are. */
export interface Rank {
  readonly nth: number;
  readonly of: number;
}

const ONLY: Rank = { nth: 1, of: 1 };

/**
 * The rank of a line among those of its file that read the same, and among those that the same lines enclose.
 */
export interface Ranks {
  readonly inFile: Rank;
  readonly inBlock: Rank;
}

/** The ranks of a line (from 1). */
export function ranksOf(lines: readonly string[], line: number): Ranks {
  const outline = outlineOf(lines);
  if (!outline.ranks.has(line - 1)) {
    const copies = outline.copies.get(squeeze(lines[line - 1] ?? '')) ?? [line - 1];
    const blocks = Map.groupBy(copies, (index) => pathOf(outline, outline.parents[index] ?? -1));
    const inFile = new Map(copies.map((index, nth) => [index, { nth: nth + 1, of: copies.length }] as const));
    for (const beside of blocks.values())
      for (const [nth, index] of beside.entries())
        outline.ranks.set(index, {
          inFile: inFile.get(index) ?? ONLY,
          inBlock: { nth: nth + 1, of: beside.length },
        });
  }
  return outline.ranks.get(line - 1) ?? { inFile: ONLY, inBlock: ONLY };
}

/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;

/** A line with those around it in its block, and the one that encloses them. */
export function blockAround(lines: readonly string[], line: number): string {
  const indentOf = (index: number): number => lines[index]?.search(/\S/u) ?? -1;
  const own = indentOf(line - 1);
  let first = line - 1;
  while (first > 0 && line - 1 - first < LONGEST_SIDE) {
    first -= 1;
    if (indentOf(first) !== -1 && indentOf(first) < own) break;
  }
  let end = line;
  while (end < lines.length && end - line < LONGEST_SIDE && !(indentOf(end) !== -1 && indentOf(end) < own)) {
    end += 1;
  }
  return lines.slice(first, end).join('\n');
}

/** What runs a line under a condition or again, and is no function of its own. */
const STATEMENT =
  /^\s*(?:\}\s*)?(?:if|else|elif|elsif|elseif|unless|for|foreach|while|until|do|loop|switch|select|case|default|when|match|try|catch|except|rescue|ensure|finally|with|using|lock|synchronized|begin)\b/u;

/** One pass with a stack of the lines that are still open. */
function readOutline(lines: readonly string[]): Outline {
  const parents = new Int32Array(lines.length).fill(-1);
  const headers: string[] = [];
  const statements = new Set<number>();
  const copies = new Map<string, number[]>();
  const open: { readonly index: number; readonly indent: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const text = squeeze(line);
    headers.push(text);
    if (text === '') continue;
    const alike = copies.get(text) ?? [];
    copies.set(text, alike);
    alike.push(index);
    const indent = line.search(/\S/u);
    let sibling: number | undefined;
    for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
      if (last.indent === indent) sibling = last.index;
      open.pop();
    }
    parents[index] = open.at(-1)?.index ?? -1;
    // `} else {` and `) {` say nothing without what they continue.
    if (sibling !== undefined && /^[)\]}]/u.test(text)) headers[index] = `${headers[sibling]}${text}`;
    if (STATEMENT.test(line)) statements.add(index);
    open.push({ index, indent });
  }
  return { parents, headers, statements, paths: new Map(), copies, ranks: new Map() };
}
