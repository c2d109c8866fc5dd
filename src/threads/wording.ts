/**
 * A word may be a name of the code, whether or not the message quotes it. With a hyphen one is a name where
 * it begins with a letter: `CVE-2021-23337` is one, and the numbers of `80-column`, `3-5` and `1.2.3-beta`
 * are counts.
 */
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;

/** The words of a message in their order, but for numbers. */
export function namesIn(message: string): readonly string[] {
  return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}
