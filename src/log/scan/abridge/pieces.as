// Pieces: bytes that are written down once, as long as they are remembered, each after its length.
import { PIECES, REMEMBERED } from './layout';

/**
 * What is remembered: how many pieces, by hash which piece (four places a piece, a few of which are tried), and the pieces with their
 * length and their bytes. When it is full it is cleared, so that no log makes it slow. Longer pieces are not remembered.
 */
const SLOT: usize = 256;
const LONGEST_REMEMBERED: u32 = 252;
const MOST: u32 = 4096;
const TRIES: u32 = 4;
const INDEX: usize = REMEMBERED + 4;
const POOL: usize = INDEX + 16 * <usize>MOST;

/** Where the pieces end. */
let pieceEnd: usize = PIECES;

export function endOfPieces(): usize {
  return pieceEnd;
}

/** Begins anew; what was written down is remembered. */
export function beginPieces(): void {
  pieceEnd = PIECES;
}

/** Forgets all pieces. */
export function forget(): void {
  memory.fill(REMEMBERED, 0, 4 + 16 * <usize>MOST);
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

/** Writes bytes down, unless they are remembered. */
export function note(from: usize, to: usize): void {
  const length = <u32>(to - from);
  const isShort = length <= LONGEST_REMEMBERED;
  const mask = 4 * MOST - 1;
  const start = hash(from, to) & mask;
  let place = INDEX + 4 * <usize>start;
  if (isShort) {
    for (let tries: u32 = 0; tries < TRIES; tries += 1) {
      const there = INDEX + 4 * <usize>((start + tries) & mask);
      const number = load<u32>(there);
      if (number === 0) {
        place = there;
        break;
      }
      const slot = POOL + <usize>(number - 1) * SLOT;
      if (load<u32>(slot) === length && isSame(slot + 4, from, to)) return;
    }
  }
  store<u32>(pieceEnd, length);
  pieceEnd = copy(pieceEnd + 4, from, to);
  if (isShort) {
    if (load<u32>(REMEMBERED) === MOST) forget();
    const used = load<u32>(REMEMBERED);
    const slot = POOL + <usize>used * SLOT;
    store<u32>(slot, length);
    copy(slot + 4, from, to);
    store<u32>(REMEMBERED, used + 1);
    store<u32>(place, used + 1);
  }
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
