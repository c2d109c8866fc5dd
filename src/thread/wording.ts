import type { Level } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { hmacOf, type Keys } from './keyring.ts';

/** What the comment of a thread tells of its findings: all that anybody who reads it can judge. */
export interface Wording {
  /** Hashes of the words of the messages, of equal length and sorted, one after the other. */
  readonly words: string;
  /** The worst level. */
  readonly level: Level;
}

/** 48 bits as base64url. */
const HASH_BYTES = 6;
const HASH_LENGTH = 8;
/** Of more words one hash is kept, of all of them: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';

/** A word may be a name of the code, whether or not the message quotes it. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;

/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
export function toWording(keys: Keys, { findings, level }: Spot): Wording {
  const present = findings.filter(({ presence }) => presence.kind === 'present');
  const told = present.length === 0 ? findings : present;
  const words = new Set(told.flatMap(({ message }) => message.match(WORD) ?? []));
  const names = [...words].filter((word) => !COUNT.test(word)).toSorted();
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
  return hmacOf(keys.text, word).digest().subarray(0, HASH_BYTES).toString('base64url');
}
