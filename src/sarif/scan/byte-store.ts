/** Bytes that are allocated together: few at first, since most logs are small. */
const FIRST_SLAB = 16 * 1024;
/** Fewer bytes are faster copied one by one. */
const SHORT = 48;
const LARGEST_SLAB = 1024 * 1024;

/** Keeps records of bytes outside of the heap of JavaScript, one after the other. */
export interface ByteStore {
  /** How many records are finished. */
  readonly count: number;
  /** How many bytes were put in. */
  readonly size: number;
  /** Adds bytes to the record that is being made. */
  append(bytes: Uint8Array, from: number, to: number): void;
  /** Length of the record that is being made. */
  length(): number;
  /** Drops the end of the record that is being made, down to a length. */
  cut(length: number): void;
  /** Ends the record that is being made. */
  finish(): void;
  /** A finished record as text. */
  text(index: number, from?: number, to?: number): string;
  lengthOf(index: number): number;
  /** Lets go of all records before one. */
  release(before: number): void;
}

/** Makes an empty store. */
export function createByteStore(): ByteStore {
  const slabs: (Buffer<ArrayBuffer> | undefined)[] = [];
  /** Of each record its slab, where in it the record begins, and where it ends. */
  const records = createNumbers();
  let slab: Buffer<ArrayBuffer> = Buffer.alloc(0);
  let start = 0;
  let end = 0;
  let size = 0;
  let count = 0;
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

  return {
    get count() {
      return count;
    },
    get size() {
      return size;
    },
    append(bytes, from, to) {
      if (end + to - from > slab.length) grow(to - from);
      size += to - from;
      if (to - from > SHORT) {
        slab.set(bytes.subarray(from, to), end);
        end += to - from;
      } else for (let here = from; here < to; here += 1) slab[end++] = bytes[here] ?? 0;
    },
    length: () => end - start,
    cut(length) {
      size -= end - start - length;
      end = start + length;
    },
    finish() {
      records.push(Math.max(0, slabs.length - 1));
      records.push(start);
      records.push(end);
      start = end;
      count += 1;
    },
    text(index, from = 0, to = Number.MAX_SAFE_INTEGER) {
      const begin = records.at(3 * index + 1);
      const last = Math.min(records.at(3 * index + 2), begin + to);
      return slabs[records.at(3 * index)]?.toString('utf8', begin + from, last) ?? '';
    },
    lengthOf: (index) => records.at(3 * index + 2) - records.at(3 * index + 1),
    release(before) {
      const kept = before < count ? records.at(3 * before) : slabs.length - 1;
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
  push(value: number): void;
  at(index: number): number;
}

export function createNumbers(): Numbers {
  let items = new Uint32Array(64);
  let count = 0;
  return {
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
