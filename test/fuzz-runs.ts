/**
 * How often a property is tried, with other inputs each time: so often as usual, or `FUZZ_RUNS` times in a
 * long hunt.
 */
export function fuzzRuns(usual: number): { readonly numRuns: number } {
  return { numRuns: Number(process.env.FUZZ_RUNS ?? usual) };
}
