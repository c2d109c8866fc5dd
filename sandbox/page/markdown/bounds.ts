import type { Element, Root } from './hast.ts';

/** Far more than anybody writes, and few enough for every step that calls itself. */
const MOST_LEVELS = 60;
/** Characters of a line that are looked at. */
const LONGEST_OPENING = 1_000;

/**
 * Signs whose pairs a parser looks for through the whole block: its time grows with the square of their
 * number.
 */
const MOST_SIGNS_OF_BLOCK = 1_500;
const MOST_SIGNS = 10_000;

/** Whether a text holds more signs of Markdown than a parser should be asked to pair. */
export function hasTooManySigns(text: string): boolean {
  if (count(text, /[*_~[\]|]/g) > MOST_SIGNS) return true;
  return text.split(/\n[ \t]*\n/).some((block) => count(block, /[*_~[\]]/g) > MOST_SIGNS_OF_BLOCK);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/**
 * Whether a line opens more quotes and lists inside each other than a parser should be asked to follow. Takes
 * linear time.
 */
export function opensTooDeep(text: string): boolean {
  return text.split('\n').some((line) => levelsOf(line) > MOST_LEVELS);
}

function levelsOf(line: string): number {
  let levels = 0;
  for (const [index, sign] of [...line.slice(0, LONGEST_OPENING)].entries()) {
    const next = line[index + 1] ?? ' ';
    if (sign === '>' || (/[-+*.)]/.test(sign) && (next === ' ' || next === '\t'))) levels += 1;
    else if (!/[ \t\d]/.test(sign)) break;
  }
  return levels;
}

/** Whether elements stand deeper inside each other than a page should show. */
export function isTooDeep(tree: Root): boolean {
  const waiting: { node: Root | Element; level: number }[] = [{ node: tree, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.level > 2 * MOST_LEVELS) return true;
    for (const child of next.node.children) {
      if (child.type === 'element') waiting.push({ node: child, level: next.level + 1 });
    }
  }
  return false;
}

/** Whether a tree holds HTML that was not parsed yet. */
export function hasHtml(tree: Root): boolean {
  const waiting: (Root | Element)[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of next.children) {
      if (child.type === 'raw') return true;
      if (child.type === 'element') waiting.push(child);
    }
  }
  return false;
}
