/** A source whose comments keep to a width, and the lines, from 1, at which it had comments that did not. */
export interface Wrapped {
  readonly text: string;
  readonly faults: readonly number[];
  /** How many comments it has. */
  readonly comments: number;
}

/** A comment that fills whole lines: one block, or lines of `//` below each other. */
const COMMENT = /^( *)(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*(?:\n\1\/\/.*)*)(?=\n|$)/gmu;
/** Read by tools, which want them on one line. */
const DIRECTIVE = /biome-|@ts-|eslint-|@jest-|^\/\/\//u;
/** What begins a paragraph of its own, or is laid out by hand. */
const STARTS = /^(?:@[a-z]|[-*+] |\d+\. )/u;
const VERBATIM = /^(?:\s|\||```|#)/u;

/**
 * Wraps each comment that has a line beyond the width and words at which to break it; others stay as they
 * are.
 */
export function wrapComments(source: string, width: number): Wrapped {
  const faults: number[] = [];
  let comments = 0;
  const text = source.replaceAll(COMMENT, (comment: string, indent: string, offset: number) => {
    comments += 1;
    if (comment.split('\n').every((line) => line.length <= width) || DIRECTIVE.test(comment)) return comment;
    const wrapped = wrap(comment.slice(indent.length), indent, width);
    if (wrapped !== comment) faults.push(source.slice(0, offset).split('\n').length);
    return wrapped;
  });
  return { text, faults, comments };
}

function wrap(comment: string, indent: string, width: number): string {
  const isBlock = comment.startsWith('/*');
  const opening = comment.startsWith('/**') ? '/**' : '/*';
  const said = isBlock ? comment.slice(opening.length, -2) : comment;
  const lines = said.split('\n').map((line) => line.replace(isBlock ? /^\s*\*? ?/u : /^\s*\/\/ ?/u, ''));
  const prefix = `${indent}${isBlock ? ' * ' : '// '}`;
  const body = toParagraphs(lines.map((line) => line.trimEnd()))
    .flatMap((paragraph) => fill(paragraph, width - prefix.length))
    .map((line) => `${prefix}${line}`.trimEnd());
  if (!isBlock) return body.join('\n');
  const empty = prefix.trimEnd();
  while (body[0] === empty) body.shift();
  while (body.at(-1) === empty) body.pop();
  return [`${indent}${opening}`, ...body, `${indent} */`].join('\n');
}

/** Lines that belong together; one that is laid out by hand stands alone. */
function toParagraphs(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [];
  let open: string[] | undefined;
  for (const line of lines) {
    const isAlone = line === '' || VERBATIM.test(line);
    if (!isAlone && open !== undefined && !STARTS.test(line)) {
      open.push(line);
      continue;
    }
    const paragraph = [line];
    paragraphs.push(paragraph);
    open = isAlone ? undefined : paragraph;
  }
  return paragraphs;
}

/** Breaks at blanks only, and before no word that would begin something else. */
function fill(paragraph: readonly string[], width: number): readonly string[] {
  if (paragraph.every((line) => line.length <= width || VERBATIM.test(line))) return paragraph;
  const filled: string[] = [];
  for (const word of paragraph.join(' ').split(/ +/u)) {
    const line = filled.at(-1);
    if (line === undefined || (line.length + 1 + word.length > width && !STARTS.test(`${word} `)))
      filled.push(word);
    else filled[filled.length - 1] = `${line} ${word}`;
  }
  return filled;
}
