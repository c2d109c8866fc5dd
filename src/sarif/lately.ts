/**
 * Computes a value for each number, and remembers the last ones.
 *
 * @param most values that are remembered; then all are forgotten, as a log may have a million that come once
 */
export function createLately<V>(most: number, compute: (number: number) => V): (number: number) => V {
  const known = new Map<number, V>();
  return (number) => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const value = compute(number);
    if (known.size === most) known.clear();
    known.set(number, value);
    return value;
  };
}
