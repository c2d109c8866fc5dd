/** A list of numbers of 32 bits that grows. */
export interface Numbers {
  readonly count: number;
  push(value: number): void;
  at(index: number): number;
}

/** Makes an empty list. */
export function createNumbers(): Numbers {
  let items = new Uint32Array(64);
  let count = 0;
  return {
    get count() {
      return count;
    },
    push(value) {
      if (count === items.length) {
        const larger = new Uint32Array(2 * count);
        larger.set(items);
        items = larger;
      }
      items[count] = value;
      count += 1;
    },
    at: (index) => items[index] ?? 0,
  };
}
