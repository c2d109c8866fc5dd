import { type Level, type Scope, scopeKey } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { hashText, type Keys } from './keyring.ts';

/** What the comment of a thread tells of its findings: all that anybody who reads it can judge. */
export interface Wording {
  /** Hashes of the words of the messages, of equal length and sorted, one after the other. */
  readonly words: string;
  /** The worst level. */
  readonly level: Level;
}

/** Of a hash as base64url. */
const HASH_LENGTH = 8;
/** For more words than this one hash of all of them is kept: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';

/**
 * A word may be a name of the code, whether or not the message quotes it. With a hyphen one is a name where
 * it begins with a letter: `CVE-2021-23337` is one, and the numbers of `80-column`, `3-5` and `1.2.3-beta`
 * are counts.
 */
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;

/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
export function toWording(keys: Keys, { findings, level }: Spot): Wording {
  const present = findings.filter(({ presence }) => presence.kind === 'present');
  const told = present.length === 0 ? findings : present;
  const names = [...new Set(told.flatMap(({ message }) => namesIn(message)))].toSorted();
  return {
    words:
      names.length > MOST_WORDS
        ? WHOLE + hashWord(keys, JSON.stringify(names))
        : names
            .map((name) => hashWord(keys, name))
            .toSorted()
            .join(''),
    level,
  };
}

/** The words of a message in their order, but for numbers. */
export function namesIn(message: string): readonly string[] {
  return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}

/**
 * Whether whoever judged `told` has judged this too: it has no word beside those, numbers aside, and no level
 * that is worse. Both are hashed with the same keys.
 */
export function tellsNoMore(wording: Wording, told: Wording): boolean {
  if (compareLevels(wording.level, told.level) < 0) return false;
  if (wording.words === told.words) return true;
  if (wording.words.startsWith(WHOLE) || told.words.startsWith(WHOLE)) return false;
  const judged = new Set(parts(told.words));
  return parts(wording.words).every((word) => judged.has(word));
}

function parts(words: string): readonly string[] {
  return Array.from({ length: words.length / HASH_LENGTH }, (_, index) =>
    words.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH),
  );
}

function hashWord(keys: Keys, word: string): string {
  return Buffer.from(hashText(keys, word), 'hex').toString('base64url');
}

/** What another tool reports as well, as the comment of the thread names it. */
export interface Twin {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly level: Level;
  /** The product that the tool is a part of, for the sentence alone. */
  readonly product?: string;
}

/** More tools than this hardly say the same; a marker is bounded, and what is not in it is not named. */
export const MOST_TWINS = 8;
/** So much of a marker may be taken by one twin; no real tool and rule have longer names. */
const LONGEST_NAMES = 150;

export function toTwin({ scope, rule, level }: Spot): Twin {
  return { scope, ruleId: rule.id, level, ...(rule.product !== undefined && { product: rule.product }) };
}

/** Those of these twins that a comment names, in an order that is the same in each run. */
export function toTwins(twins: readonly Twin[]): readonly Twin[] {
  return twins
    .filter(
      ({ scope, ruleId, product = '' }) =>
        `${scope.tool}${scope.category}${ruleId}${product}`.length <= LONGEST_NAMES,
    )
    .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
    .slice(0, MOST_TWINS);
}

/** Whether a comment that names these says of the spot all there is to say: no level is worse now. */
export function names(twins: readonly Twin[], { scope, rule, level }: Spot): boolean {
  const key = nameKey({ scope, ruleId: rule.id });
  return twins.some((twin) => nameKey(twin) === key && compareLevels(level, twin.level) >= 0);
}

/** Whether two comments name the same twins, in the same levels. */
export function sameTwins(a: readonly Twin[], b: readonly Twin[]): boolean {
  const keys = (twins: readonly Twin[]): string =>
    JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
  return keys(a) === keys(b);
}

function nameKey({ scope, ruleId }: Pick<Twin, 'scope' | 'ruleId'>): string {
  return JSON.stringify([scopeKey(scope), ruleId]);
}
