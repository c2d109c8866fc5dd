// Steps over the tokens of a window. The tape may end before the result does; then they go anywhere, but not far, and whoever takes
// something looks for it.
import { NAME, NOTHING } from './layout';
import { isSame } from './pieces';
import { BACKSLASH, BLANK, CLOSE_LIST, CLOSE_OBJECT, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE } from './signs';

/** A name has its length, its bytes, and which one followed it last. */
const FOLLOWER: usize = 31;

/** No name that is looked for; the end of the object; a name that cannot be told. */
export const OTHER: i32 = -1;
export const END: i32 = -2;
export const UNCLEAR: i32 = -3;

/** Next token on the tape, and the end of the tape. */
export let next: usize = 0;
export let tapeEnd: usize = 0;
/** The name of the last member with its quotes. */
export let nameFrom: usize = 0;
export let nameTo: usize = 0;

/** Begins with a window. */
export function beginTokens(tape: usize): void {
  tapeEnd = tape;
  // Who goes on a step too far meets a byte that begins nothing, after one that is not blank.
  store<u8>(NOTHING - 1, <u8>QUOTE);
  for (let step: usize = 0; step < 16; step += 4) store<u32>(tape + step, NOTHING);
}

/** Goes to a token. */
export function go(to: usize): void {
  next = to;
}

/** Steps over a token. */
export function step(): void {
  next += 4;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function token(): usize {
  return load<u32>(next);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function byte(): u32 {
  return load<u8>(token());
}

/** Where ends what stands before the next token. */
export function endBefore(): usize {
  let end = token();
  while (load<u8>(end - 1) <= BLANK) end -= 1;
  return end;
}

export function isNested(): bool {
  const first = byte();
  return first === OPEN_OBJECT || first === OPEN_LIST;
}

/** Steps over a bracket or a comma, if it comes next. */
export function enter(mark: u32): bool {
  if (byte() !== mark) return false;
  next += 4;
  return true;
}

/** Steps to the value of the next member, or out of the object at its end. */
export function toMember(names: usize): i32 {
  enter(COMMA);
  if (enter(CLOSE_OBJECT)) return END;
  if (next + 8 >= tapeEnd) return UNCLEAR;
  nameFrom = token();
  next += 4;
  nameTo = endBefore();
  next += 4;
  return find(names, nameFrom + 1, nameTo - 1);
}

/** Steps over a value. Gives whether nothing is nested in it. */
export function skip(): bool {
  const nested = isNested();
  next += 4;
  if (!nested) return true;
  let flat = true;
  for (let depth = 1; depth > 0 && next <= tapeEnd; next += 4) {
    const mark = byte();
    if (mark === OPEN_OBJECT || mark === OPEN_LIST) {
      flat = false;
      depth += 1;
    } else if (mark === CLOSE_OBJECT || mark === CLOSE_LIST) depth -= 1;
  }
  return flat;
}

/** The index of a name. The one that followed the last one the time before is tried first: objects of one log have their members in one order. */
function find(names: usize, from: usize, to: usize): i32 {
  const count = load<u32>(names);
  const last = names + NAME + <usize>load<u32>(names + 4) * NAME + FOLLOWER;
  let index: u32 = load<u8>(last);
  for (let tries: u32 = 0; tries < count; tries += 1) {
    const name = names + NAME + <usize>index * NAME;
    if (load<u8>(name) === to - from && isSame(name + 1, from, to)) {
      store<u8>(last, <u8>index);
      store<u32>(names + 4, index);
      return index;
    }
    index = index + 1 === count ? 0 : index + 1;
  }
  for (let at = from; at < to; at += 1) if (load<u8>(at) === BACKSLASH) return UNCLEAR;
  return OTHER;
}
