import { isWord, toSigns } from '../text/code.ts';

// How alike two lines are, by their tokens: words, and single other characters.

/** Numbers of tokens in order, each as often as it stands there, and how much all of them say together. */
interface Tokens {
  numbers: readonly number[];
  size: number;
}

/** A name tells one line from another; what a language is made of stands in many lines. */
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

/** Names get even numbers, all else odd ones. Tokens of one tokenizer alone can be compared. */
export function createTokenizer(): (signs: readonly string[]) => Tokens {
  const known = new Map<string, number>();
  const numberOf = (token: string): number => {
    const number = known.get(token) ?? known.size * 2 + Number(!isName(token));
    known.set(token, number);
    return number;
  };
  return (signs) => {
    const numbers = signs.map(numberOf).sort((a, b) => a - b);
    return { numbers, size: weigh(numbers) };
  };
}

export function isNumberOfName(number: number): boolean {
  return number % 2 === 0;
}

function weigh(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + (isNumberOfName(number) ? 2 : 1), 0);
}

export function joinTokens(a: Tokens, b: Tokens): Tokens {
  return { numbers: [...a.numbers, ...b.numbers].sort((x, y) => x - y), size: a.size + b.size };
}

export function commonOf({ numbers: a }: Tokens, { numbers: b }: Tokens): number[] {
  const common: number[] = [];
  for (let [here, there] = [0, 0]; here < a.length && there < b.length; ) {
    const [one, other] = [a[here] as number, b[there] as number];
    if (one === other) common.push(one);
    if (one <= other) here += 1;
    if (other <= one) there += 1;
  }
  return common;
}

function weighCommon(a: Tokens, b: Tokens): number {
  return weigh(commonOf(a, b));
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
