/** How the pushes after the first come. */
export type Pushes = 'at-once' | 'by-hand';

/**
 * What the arguments of the demo ask for, or the sentence for those that ask for something that it does not
 * have.
 */
export function readPushes(
  given: readonly string[],
): { readonly pushes: Pushes } | { readonly mistake: string } {
  const unknown = given.find((argument) => argument !== '--by-hand');
  if (unknown === undefined) return { pushes: given.length === 0 ? 'at-once' : 'by-hand' };
  return {
    mistake: `Error: the demo has no option ${JSON.stringify(unknown)}; it takes --by-hand (you press for each further push on the page), or none (all pushes at once)`,
  };
}
