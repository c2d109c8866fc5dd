// What a line of code says, whatever a formatter makes of it: neither white space nor the kind of quotes nor
// semicolons count, nor commas before a closing bracket, nor parentheses around the one parameter of an arrow
// function. It holds in any language, because it knows none: that is enough to follow a line.

/**
 * The line without white space, with one kind of quotes and without parentheses around a lone parameter; and,
 * where it has a word, without semicolons and commas at its end: `}` and `},` close different things.
 */
export function squeeze(line: string): string {
  const text = withoutLoneParentheses(unifyQuotes(line).replace(/\s+/gu, ''));
  let end = text.length;
  while (text[end - 1] === ';' || text[end - 1] === ',') end -= 1;
  return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}

/**
 * The signs of a line one after the other: words, and single other characters; no semicolons. Text in quotes
 * is told apart from code that reads the same.
 */
export function toSigns(line: string): readonly string[] {
  return unifyQuotes(line).match(/[\p{L}\p{N}_$]+|[^\s;\p{L}\p{N}_$]/gu) ?? [];
}

export function isWord(sign: string): boolean {
  return /[\p{L}\p{N}_$]/u.test(sign);
}

/** Signs one after the other, and the line (from 1) that each stands in. */
interface PlacedSigns {
  readonly signs: readonly string[];
  readonly lines: readonly number[];
}

/** The signs of several lines that follow one another, without those that formatters put in or take out. */
export function toSignsOf(lines: readonly { readonly line: number; readonly text: string }[]): PlacedSigns {
  const all: string[] = [];
  const placed: number[] = [];
  for (const { line, text } of lines) {
    for (const sign of toSigns(text)) {
      all.push(sign);
      placed.push(line);
    }
  }
  const at = (index: number): string => all[index] ?? '';
  const isArrow = (index: number): boolean => at(index) === '=' && at(index + 1) === '>';
  const isKept = (sign: string, index: number): boolean => {
    if (sign === ',') return index + 1 < all.length && !/^[)\]}]$/u.test(at(index + 1));
    if (sign === '(') return !(isWord(at(index + 1)) && at(index + 2) === ')' && isArrow(index + 3));
    if (sign === ')') return !(isWord(at(index - 1)) && at(index - 2) === '(' && isArrow(index + 1));
    return true;
  };
  return { signs: all.filter(isKept), lines: placed.filter((_, index) => isKept(at(index), index)) };
}

function withoutLoneParentheses(text: string): string {
  return text.includes(')=>') ? text.replace(/\(([\p{L}\p{N}_$]+)\)=>/gu, '$1=>') : text;
}

/**
 * Writes what stands in quotes in double ones, with the escapes that these need, so that `'it\'s'` is
 * `"it's"`, and `'a" + b + "c'` is another text than `"a" + b + "c"`. A quote without a partner is that of a
 * text that goes on, or an apostrophe.
 */
function unifyQuotes(line: string): string {
  if (!line.includes("'")) return line;
  let unified = '';
  const isAlone = { "'": false, '"': false };
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index] ?? '';
    if (sign === '\\') {
      unified += sign + (line[index + 1] ?? '');
      index += 1;
    } else if (sign === "'" || sign === '"') {
      const end = isAlone[sign] ? -1 : findPartner(line, index);
      if (end === -1) {
        isAlone[sign] = true;
        unified += fillsIn(line.slice(index)) ? sign : '"';
      } else {
        const text = line.slice(index + 1, end);
        unified += fillsIn(text) ? line.slice(index, end + 1) : `"${requote(text)}"`;
        index = end;
      }
    } else unified += sign;
  }
  return unified;
}

function findPartner(line: string, start: number): number {
  for (let index = start + 1; index < line.length; index += 1) {
    if (line[index] === '\\') index += 1;
    else if (line[index] === line[start]) return index;
  }
  return -1;
}

/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
function fillsIn(text: string): boolean {
  return /[$#]\{|\$\w/u.test(text);
}

function requote(text: string): string {
  return text.replace(/\\.|"/gsu, (found) => (found === '"' ? '\\"' : found === "\\'" ? "'" : found));
}
