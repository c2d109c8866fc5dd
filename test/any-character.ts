import fc from 'fast-check';

const [FIRST_SURROGATE, SURROGATES, LAST] = [0xd800, 0x800, 0x10ffff];

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. That of the library's own `binary` first
 * makes a table of all of them, which takes a second and 100 MB of each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.integer({ min: 0, max: LAST - SURROGATES }).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('this is no character');
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);
