/** Values that are remembered; beyond that all are forgotten, as a log may have a million that come once. */
const MOST = 8_192;

/** Computes a value for each number, and remembers the last ones. */
export function createLately<V>(compute: (number: number) => V): (number: number) => V {
  const known = new Map<number, V>();
  return (number) => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const value = compute(number);
    if (known.size === MOST) known.clear();
    known.set(number, value);
    return value;
  };
}
