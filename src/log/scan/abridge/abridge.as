// Copies results of one window without what nobody reads of them, by the tape that scan.wat wrote: AssemblyScript, assembled by
// scripts/assemble.ts. What is passed over becomes null. A result that goes on in the next window is left alone.

import { ABRIDGED, LOCATION, LOCATIONS, MESSAGE, MOST_RECORDS, NAME_LIST, NESTED, RECORD, RECORDS, RELATED_LOCATIONS, RESULT } from './layout';
import { BACKSLASH, CLOSE_LIST, COMMA, OPEN_LIST, OPEN_OBJECT } from './signs';
import { copy } from './pieces';
import { END, beginTokens, byte, enter, go, isNested, next, skip, step, tapeEnd, toMember, token } from './tokens';

export { findArtifactLocations } from './artifact-locations';
export { endOfPieces, forget } from './pieces';

/** How a link goes on after its words: `](`. */
const LINK: u32 = 0x285d;
/** `"id"` and `null` */
const ID: u32 = 0x22646922;
const NULL: u32 = 0x6c6c756e;

let records: usize = RECORDS;
/** Where the abridged results end, and up to where the window was copied. */
let end: usize = ABRIDGED;
let copied: usize = 0;
/** Whether the message of the result may link to a related location, as far as it is known. */
let mayLink: bool = true;

/** Begins with a window whose tokens end at an address of the tape. */
export function begin(tape: usize): void {
  beginTokens(tape);
}

/** Whether the value whose token stands at an address of the tape goes on in the next window. */
export function isCut(from: usize): bool {
  go(from);
  skip();
  return next > tapeEnd;
}

/** Where the records of the results end that were taken last. */
export function endOfRecords(): usize {
  return records;
}

/**
 * Takes results, from the one whose token stands at an address of the tape to the first that is no object or goes on in the next window.
 * Gives the address of the first token that is none of theirs.
 */
export function take(from: usize): usize {
  end = ABRIDGED;
  records = RECORDS;
  go(from);
  let after = next;
  while (records < RECORDS + MOST_RECORDS * RECORD && byte() === OPEN_OBJECT && takeOne()) {
    enter(COMMA);
    after = next;
  }
  return after;
}

function takeOne(): bool {
  const first = token();
  const start = end;
  copied = first;
  mayLink = true;
  const keys = takeResult();
  if (next > tapeEnd) {
    end = start;
    return false;
  }
  const last = <usize>load<u32>(next - 4) + 1;
  copyTo(last);
  store<u32>(records, <u32>end);
  store<u32>(records + 4, <u32>first);
  store<u32>(records + 8, <u32>last);
  store<u32>(records + 12, keys);
  records += RECORD;
  return true;
}

/** Gives how many keys it has. */
function takeResult(): u32 {
  let keys: u32 = 0;
  step();
  for (let member = toMember(RESULT); member !== END && next <= tapeEnd; member = toMember(RESULT)) {
    keys += 1;
    if (member > RELATED_LOCATIONS || (member === RELATED_LOCATIONS && !mayLink)) pass();
    else if (member === LOCATIONS) takeLocations();
    else {
      const from = token();
      skip();
      if (member === MESSAGE && next < tapeEnd) mayLink = hasLink(from, token());
    }
  }
  return keys;
}

function takeLocations(): void {
  if (!enter(OPEN_LIST)) {
    skip();
    return;
  }
  while (next <= tapeEnd && !enter(CLOSE_LIST)) {
    if (enter(COMMA)) continue;
    if (byte() === OPEN_OBJECT) takeObject(LOCATION);
    else skip();
  }
}

/** An object of a kind; the one that is nested in it is of the next kind. */
function takeObject(kind: usize): void {
  const nested = load<u32>(kind + NESTED);
  step();
  for (let member = toMember(kind); member !== END && next <= tapeEnd; member = toMember(kind)) {
    if (member >= 0 && <u32>member >= nested) pass();
    else if (member >= 0 && byte() === OPEN_OBJECT) takeObject(kind + NAME_LIST);
    else skip();
  }
}

/** Passes over the value that comes next. One without brackets is as short as null. */
function pass(): void {
  if (!isNested()) {
    skip();
    return;
  }
  copyTo(token());
  store<u32>(end, NULL);
  end += 4;
  skip();
  // Behind the last token of the window nothing is copied.
  copied = token();
}

/** Copies the window up to an address. */
function copyTo(address: usize): void {
  if (address > copied) end = copy(end, copied, address);
  copied = address;
}

/** Whether a message has what links have, escapes that may hide it, or its words in the rule. */
function hasLink(from: usize, to: usize): bool {
  for (let at = from; at < to; at += 1) {
    if (load<u8>(at) === BACKSLASH || load<u16>(at) === LINK || load<u32>(at) === ID) return true;
  }
  return false;
}
