/** A shorter name says too little to be taken for the same rule: `S1`, `E722`. */
const FEWEST_LETTERS = 4;

/**
 * What a rule is called whoever reports it: the last segment of its id, in small letters and without
 * punctuation. `no-unused-vars` and `@typescript-eslint/no-unused-vars` have one name. Undefined where the
 * segment has too few letters to be a name: `F841`, `java:S1234`.
 */
export function ownRuleName(id: string): string | undefined {
  const segment = id.split(/[/:.]/u).at(-1) ?? '';
  const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}
