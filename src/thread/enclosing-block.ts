/** What a line stands in, as text without white space. */
export interface EnclosingBlock {
  /** The nearest line above that is indented less; empty at the top of the file. */
  readonly nearest: string;
  /** That one and those around it, outermost first. */
  readonly path: string;
}

/**
 * What counts of a line: neither white space nor the kind of its quotes, nor, where it has a word, semicolons
 * and commas at its end: `}` and `},` close different things.
 */
export function squeeze(line: string): string {
  const squeezed = line.replace(/\s+/gu, '');
  const text = fillsIn(line) ? squeezed : squeezed.replaceAll("'", '"');
  let end = text.length;
  while (text[end - 1] === ';' || text[end - 1] === ',') end -= 1;
  return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}

/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
export function fillsIn(line: string): boolean {
  return /[$#]\{|\$\w/u.test(line);
}

/** For each line the index of its enclosing one, and what that says. */
interface Outline {
  readonly parents: Int32Array;
  readonly headers: readonly string[];
  readonly paths: Map<number, string>;
}

const outlines = new WeakMap<readonly string[], Outline>();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;

/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
export function enclosingBlock(lines: readonly string[], line: number): EnclosingBlock {
  const outline = outlines.get(lines) ?? readOutline(lines);
  outlines.set(lines, outline);
  const parent = outline.parents[line - 1] ?? -1;
  return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}

function pathOf(outline: Outline, index: number): string {
  const known = outline.paths.get(index);
  if (known !== undefined) return known;
  const texts: string[] = [];
  for (let at = index; at >= 0 && texts.length < DEEPEST; at = outline.parents[at] ?? -1) {
    texts.push(outline.headers[at] ?? '');
  }
  const path = texts.toReversed().join('\n');
  outline.paths.set(index, path);
  return path;
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

/** One pass with a stack of the lines that are still open. */
function readOutline(lines: readonly string[]): Outline {
  const parents = new Int32Array(lines.length).fill(-1);
  const headers: string[] = [];
  const open: { readonly index: number; readonly indent: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const text = squeeze(line);
    headers.push(text);
    if (text === '') continue;
    const indent = line.search(/\S/u);
    let sibling: number | undefined;
    for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
      if (last.indent === indent) sibling = last.index;
      open.pop();
    }
    parents[index] = open.at(-1)?.index ?? -1;
    // `} else {` and `) {` say nothing without what they continue.
    if (sibling !== undefined && /^[)\]}]/u.test(text)) headers[index] = `${headers[sibling]}${text}`;
    open.push({ index, indent });
  }
  return { parents, headers, paths: new Map() };
}
