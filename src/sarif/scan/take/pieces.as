// Pieces: bytes that are written down once, as long as they are remembered, and are known by where they stand.
import { PIECES } from './memory';

/**
 * Tables of what is remembered: how many pieces, by hash which piece (four places a piece, a few of which are tried), and the pieces with their
 * number, their length and their bytes. A full one is cleared, so that no log makes it slow. Longer pieces are not remembered.
 */
const SLOT: usize = 256;
const LONGEST_REMEMBERED: u32 = 248;
export const MOST_REPEATED: u32 = 4096;
export const MOST_SINGLE: u32 = 512;
const TRIES: u32 = 4;

/** Of the number of a piece: the bits that say where in its window it stands. */
const PLACE_BITS: u32 = 19;

/** Where the pieces of a window end. */
export let pieceEnd: usize = PIECES;
let window: u32 = 0;

/** Begins with a window; the pieces of the last one are gone. */
export function beginPieces(index: u32): void {
  window = index;
  pieceEnd = PIECES;
}

/** Whether the bytes at an address are those between two others. */
export function isSame(known: usize, from: usize, to: usize): bool {
  let at = from;
  for (; at + 8 <= to; at += 8) {
    if (load<u64>(known) !== load<u64>(at)) return false;
    known += 8;
  }
  return at === to || first(load<u64>(known), to - at) === first(load<u64>(at), to - at);
}

/** The first of eight bytes, at least one and at most seven: the rest is behind the last byte of interest. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function first(bytes: u64, count: usize): u64 {
  return bytes << ((8 - <u64>count) << 3);
}

/** Copies bytes, and gives where they end; up to seven bytes behind them are lost. Few bytes are faster copied this way than by `memory.copy`. */
export function copy(target: usize, from: usize, to: usize): usize {
  for (let at: usize = 0; at < to - from; at += 8) store<u64>(target + at, load<u64>(from + at));
  return target + (to - from);
}

/** The number of a piece: the one it has in a table, else the next one. */
export function pieceOf(from: usize, to: usize, table: usize, most: u32): u32 {
  const length = <u32>(to - from);
  const isShort = length <= LONGEST_REMEMBERED;
  const mask = 4 * most - 1;
  const first = hash(from, to) & mask;
  const index = table + 4;
  const pool = index + 16 * <usize>most;
  let place = index + 4 * <usize>first;
  if (isShort) {
    for (let tries: u32 = 0; tries < TRIES; tries += 1) {
      const there = index + 4 * <usize>((first + tries) & mask);
      const number = load<u32>(there);
      if (number === 0) {
        place = there;
        break;
      }
      const slot = pool + <usize>(number - 1) * SLOT;
      if (load<u32>(slot + 4) === length && isSame(slot + 8, from, to)) return load<u32>(slot);
    }
  }
  const piece = (window << PLACE_BITS) | <u32>(pieceEnd - PIECES);
  store<u32>(pieceEnd, length);
  pieceEnd = copy(pieceEnd + 4, from, to);
  if (isShort) {
    if (load<u32>(table) === most) clear(table, most);
    const used = load<u32>(table);
    const slot = pool + <usize>used * SLOT;
    store<u32>(slot, piece);
    store<u32>(slot + 4, length);
    copy(slot + 8, from, to);
    store<u32>(table, used + 1);
    store<u32>(place, used + 1);
  }
  return piece;
}

/** Forgets what is in a table. */
export function clear(table: usize, most: u32): void {
  memory.fill(table, 0, 4 + 16 * <usize>most);
}

function hash(from: usize, to: usize): u32 {
  let sum: u64 = to - from;
  let at = from;
  for (; at + 8 <= to; at += 8) sum = mix(sum ^ load<u64>(at));
  if (at < to) sum ^= first(load<u64>(at), to - at);
  return <u32>(mix(sum) >> 32);
}

function mix(sum: u64): u64 {
  sum *= 0x9e3779b97f4a7c15;
  return sum ^ (sum >> 32);
}
