import { isWord, toSigns } from '../text/code.ts';

/**
 * The tokens of a text (words, and single other characters) as numbers in order, each as often as it stands
 * there, and how much all of them say together.
 */
export interface Tokens {
  readonly numbers: readonly number[];
  readonly size: number;
}

/** Reads tokens; those of one tokenizer alone can be compared. */
export type Tokenizer = (signs: readonly string[]) => Tokens;

/** A name tells one line from another; what a language is made of stands in many lines. */
const WEIGHTS = { name: 2, other: 1 };
export const KEYWORDS = new Set(
  (
    'abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield'
  ).split(' '),
);

export function isName(token: string): boolean {
  return isWord(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
}

/** A tokenizer that gives names even numbers, and all else odd ones. */
export function createTokenizer(): Tokenizer {
  const known = new Map<string, number>();
  const numberOf = (token: string): number => {
    const number = known.get(token) ?? known.size * 2 + Number(!isName(token));
    known.set(token, number);
    return number;
  };
  return (signs) => {
    const numbers = signs.map(numberOf).sort((a, b) => a - b);
    return { numbers, size: numbers.reduce((sum, number) => sum + weightOf(number), 0) };
  };
}

function isNumberOfName(number: number): boolean {
  return number % 2 === 0;
}

function weightOf(number: number): number {
  return isNumberOfName(number) ? WEIGHTS.name : WEIGHTS.other;
}

/** The tokens of two texts that follow one another. */
export function joinTokens(a: Tokens, b: Tokens): Tokens {
  return { numbers: [...a.numbers, ...b.numbers].sort((x, y) => x - y), size: a.size + b.size };
}

/** How much two texts have in common, wherever it stands. */
export function weighCommon(a: Tokens, b: Tokens): number {
  let common = 0;
  for (const number of commonOf(a, b)) common += weightOf(number);
  return common;
}

/** Whether a name stands in both. */
export function shareName(a: Tokens, b: Tokens): boolean {
  return commonOf(a, b).some(isNumberOfName);
}

function commonOf({ numbers: a }: Tokens, { numbers: b }: Tokens): readonly number[] {
  const common: number[] = [];
  for (let [here, there] = [0, 0]; here < a.length && there < b.length; ) {
    const [one, other] = [a[here] ?? 0, b[there] ?? 0];
    if (one === other) common.push(one);
    if (one <= other) here += 1;
    if (other <= one) there += 1;
  }
  return common;
}

/** How alike two lines are, from 0 to 1. */
export function similarity(a: string, b: string): number {
  const tokenize = createTokenizer();
  return likeness(tokenize(toSigns(a)), tokenize(toSigns(b)));
}

/** Twice the common tokens over all tokens (Dice). */
export function likeness(a: Tokens, b: Tokens): number {
  return a.size + b.size === 0 ? 0 : (2 * weighCommon(a, b)) / (a.size + b.size);
}
