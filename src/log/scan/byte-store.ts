/** Bytes that are allocated together: few at first, since most logs are small. */
const FIRST_SLAB = 16 * 1024;
const LARGEST_SLAB = 1024 * 1024;
/** Takes any bytes, and makes no view of a part of them as `set` wants it. */
const { copy } = Buffer.prototype;
/**
 * Bytes of records that are read together. One by one takes longer, and many at once are many values in
 * memory.
 */
const LONGEST_LIST = 8 * 1024;
const COMMA = 0x2c;

/** Keeps records of bytes outside of the heap of JavaScript, one after the other. */
export interface ByteStore {
  /** How many records are finished. */
  readonly count: number;
  /** Adds bytes to the record that is being made. */
  append(bytes: Uint8Array, from: number, to: number): void;
  /** Length of the record that is being made. */
  length(): number;
  /** Ends the record that is being made. */
  finish(): void;
  /** A finished record as text. */
  text(index: number): string;
  /**
   * Finished records from one up to, but without, another as one JSON list: at least one, and no more than
   * are read at once.
   */
  list(first: number, end: number): string;
  /** Lets go of all records before one. */
  release(before: number): void;
}

/** Makes an empty store. */
export function createByteStore(): ByteStore {
  const slabs: (Buffer<ArrayBuffer> | undefined)[] = [];
  /** The slab of each record, where in it the record begins, and where it ends. */
  const [owners, begins, ends] = [createNumbers(), createNumbers(), createNumbers()];
  let slab: Buffer<ArrayBuffer> = Buffer.alloc(0);
  let start = 0;
  let end = 0;
  let released = 0;

  /** Goes on in a new slab, with what there is of the record. */
  function grow(needed: number): void {
    const length = end - start;
    const next = Buffer.allocUnsafeSlow(
      Math.max(FIRST_SLAB, Math.min(LARGEST_SLAB, 2 * slab.length), 2 * (length + needed)),
    );
    slab.copy(next, 0, start, end);
    slabs.push(next);
    slab = next;
    start = 0;
    end = length;
  }

  function slice(first: number, last: number): string {
    return slabs[owners.at(first)]?.toString('utf8', begins.at(first), ends.at(last)) ?? '';
  }

  return {
    get count() {
      return owners.count;
    },
    append(bytes, from, to) {
      if (end + to - from > slab.length) grow(to - from);
      copy.call(bytes, slab, end, from, to);
      end += to - from;
    },
    length: () => end - start,
    finish() {
      if (end === slab.length) grow(1);
      owners.push(slabs.length - 1);
      begins.push(start);
      ends.push(end);
      slab[end] = COMMA;
      start = end + 1;
      end = start;
    },
    text: (index) => slice(index, index),
    list(first, end) {
      const isNext = (record: number) =>
        owners.at(record) === owners.at(first) && ends.at(record) - begins.at(first) <= LONGEST_LIST;
      let last = first;
      while (last + 1 < end && isNext(last + 1)) last += 1;
      return `[${slice(first, last)}]`;
    },
    release(before) {
      const kept = before < owners.count ? owners.at(before) : slabs.length - 1;
      for (; released < kept; released += 1) {
        // Gives the memory back at once; the collector sees only how small a buffer's handle is.
        slabs[released]?.buffer.transfer(0);
        slabs[released] = undefined;
      }
    },
  };
}

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
