/** Compares by code units, so that every machine decides and prints the same. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
