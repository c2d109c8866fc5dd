import { PASSED_OVER } from './passed-over.ts';

/*
 * Where in the memory of WebAssembly is what, and what the code in there and the code around it both number.
 * `scripts/assemble.ts` writes it for AssemblyScript.
 */

/** Bytes that are scanned at a time. A window and its tape stay in the cache of the processor. */
export const WINDOW = 256 * 1024;
/**
 * Most bytes, and so tokens, of the last result of a window that are taken over to the next one. A longer
 * result is walked.
 */
export const LONGEST_CARRIED = 64 * 1024;
/** What follows a window: the scanner looks at whole blocks, and a word ends where something else begins. */
export const PADDING = 128;

/** The tables of the grammar stand before the windows, the tape behind them. */
export const FIRST_WINDOW = 4096 + LONGEST_CARRIED;
export const SECOND_WINDOW = FIRST_WINDOW + WINDOW + PADDING + LONGEST_CARRIED;
export const CARRIED_TOKENS = SECOND_WINDOW + WINDOW + PADDING;
export const TAPE = CARRIED_TOKENS + LONGEST_CARRIED * Uint32Array.BYTES_PER_ELEMENT;

/**
 * Names of members, by the kind of object: how many there are, and then in a place of its own each name after
 * its length.
 */
export const NAMES = 0x200000;
export const NAME_LIST = 0x800;
export const NAME = 32;
/** A byte that stays zero. */
const NOTHING = 0x20ff00;
/**
 * Abridged results, and four numbers for each: where it ends there, where it began and ended in its window,
 * and how many keys it has.
 */
export const RECORDS = 0x210000;
export const RECORD = 16;
export const MOST_RECORDS = 4096;
export const ABRIDGED = 0x220000;
/** Locations of artifacts, each after its length, and what is remembered of them. */
export const PIECES = 0x220000;
export const REMEMBERED = 0x2a0000;

/** In a list of names: how many of them say where objects are nested. All further ones are passed over. */
export const NESTED = 8;

/**
 * The names that matter of each kind of object: of the next kind is what is nested in a location and in what
 * follows it.
 */
export const KINDS = [
  { nested: ['locations', 'message', 'relatedLocations'], passedOver: PASSED_OVER.result },
  { nested: ['physicalLocation'], passedOver: PASSED_OVER.location },
  { nested: ['region'], passedOver: PASSED_OVER.physicalLocation },
  { nested: [], passedOver: PASSED_OVER.region },
] as const;

/**
 * Where the names of a result stand, and those of a location; and what the names of a result mean by their
 * index.
 */
const ADDRESSES = {
  ...{ RECORDS, RECORD, MOST_RECORDS, ABRIDGED, PIECES, REMEMBERED, NAME, NAME_LIST, NESTED, NOTHING },
  ...{ RESULT: NAMES, LOCATION: NAMES + NAME_LIST },
};
const INDEXES = { LOCATIONS: 0, MESSAGE: 1, RELATED_LOCATIONS: 2 };

/** The same for AssemblyScript. */
export function layoutForAssembly(): string {
  const addresses = Object.entries(ADDRESSES).map(
    ([name, value]) => `export const ${name}: usize = ${value};`,
  );
  const indexes = Object.entries(INDEXES).map(([name, value]) => `export const ${name}: i32 = ${value};`);
  return [...addresses, ...indexes, ''].join('\n');
}
