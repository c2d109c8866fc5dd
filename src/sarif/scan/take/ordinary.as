// Takes results of the usual form, of one window, from the tape that scan.wat wrote: AssemblyScript, assembled by
// scripts/assemble.ts.
//
// A result is taken if whoever reads findings would learn the same of it as from all of its JSON. Else, and wherever it is in doubt, it is
// left to JSON.parse: this is only the fast way. What is taken becomes a row of numbers (ordinary-result.ts says which). Values that are
// no numbers are pieces: their bytes are written down once, as long as they are remembered, and are known by where they stand.

import { LOCATION, takeLocation } from './location';
import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  HEAD,
  LINKED,
  NAMES,
  NAME_LIST,
  NONE,
  OPEN_LIST,
  OPEN_OBJECT,
  OTHERS,
  QUOTE,
  REPEATED,
  ROWS,
  SINGLE,
  VALUE_LIST,
} from './memory';
import { MOST_REPEATED, MOST_SINGLE, beginPieces, copy, isSame, pieceEnd, pieceOf } from './pieces';
import {
  END,
  OTHER,
  UNCLEAR,
  beginTokens,
  byte,
  endBefore,
  enter,
  go,
  isNested,
  nameFrom,
  nameTo,
  next,
  skip,
  step,
  tapeEnd,
  toMember,
  token,
} from './tokens';

export { forget, listen } from './speakers';

/** Longest head, list of names or list of values. */
const LONGEST: usize = 0x10000;

// Kinds of objects, by their names in memory.
const IN_RESULT: usize = NAMES;
const IN_MESSAGE: usize = NAMES + 0x400;
const IN_FINGERPRINTS: usize = NAMES + 0x1400;

// What the names mean by their index. In a result the first ones make the head, and those from FIRST_PASSED on are passed over.
const FIRST_OWN: i32 = 9;
const MESSAGE: i32 = 9;
const LOCATIONS: i32 = 10;
const PARTIAL: i32 = 11;
const FULL: i32 = 12;
const RELATED: i32 = 13;
const FIRST_PASSED: i32 = 14;
const TEXT: i32 = 0;
const MARKDOWN: i32 = 1;

// A row. Where the linked locations are is told by the number of the first, and the place of the result by addresses.
const ROW_HEAD: usize = 0;
const ROW_MESSAGE: usize = 4;
const ROW_NAMES: usize = 8;
const ROW_VALUES: usize = 12;
const ROW_LOCATION: usize = 16;
const ROW_LINKED: usize = 40;
const ROW_LINKS: usize = 44;
const ROW_BEGIN: usize = 48;
const ROW_END: usize = 52;
const ROW: usize = 56;

/** Most names of a result that are not looked for. */
const MOST_OTHERS: usize = 16;

/** How a link goes on after its words: `](`. */
const LINK: u32 = 0x285d;
/** `","` between two values. */
const BETWEEN: u32 = 0x222c22;

/** Names of the result so far: a bit for each that is looked for, and where the list of the others ends. */
let seen: u32 = 0;
let othersEnd: usize = OTHERS;
let headEnd: usize = 0;
let nameListEnd: usize = 0;
let valueListEnd: usize = 0;
let messageFrom: usize = 0;
let messageTo: usize = 0;
/** The row that is being made, and its linked locations. */
let row: usize = ROWS;
let linked: usize = LINKED;
let linkedEnd: usize = LINKED;
/** Whether members were passed over: of the result that is being taken, and of the last ones. */
let passesOver: bool = false;
let abridged: bool = false;

/** Begins with a window; rows, locations and pieces of the last one are gone. */
export function begin(index: u32, tape: usize): void {
  row = ROWS;
  linked = LINKED;
  beginPieces(index);
  beginTokens(tape);
}

/** Where the rows end. */
export function endOfRows(): usize {
  return row;
}

/** Where the linked locations end. */
export function endOfLinked(): usize {
  return linked;
}

/** Where the pieces end. */
export function endOfPieces(): usize {
  return pieceEnd;
}

/** Whether members of the results that were taken last were passed over. */
export function isAbridged(): bool {
  return abridged;
}

/** Whether the value whose token stands at an address of the tape goes on in the next window. */
export function isCut(from: usize): bool {
  go(from);
  skip();
  return next > tapeEnd;
}

/**
 * Takes results, from the one whose token stands at an address of the tape to the first that has another form or goes on in the next window.
 * Gives the address of the first token that is none of theirs.
 */
export function take(from: usize): usize {
  abridged = false;
  go(from);
  let after = next;
  while (byte() === OPEN_OBJECT && takeOne()) {
    if (passesOver) abridged = true;
    enter(COMMA);
    after = next;
  }
  return after;
}

function takeOne(): bool {
  const begin = token();
  headEnd = HEAD;
  nameListEnd = NAME_LIST;
  valueListEnd = VALUE_LIST;
  messageTo = 0;
  passesOver = false;
  linkedEnd = linked;
  beNone(row, ROW);
  if (!takeResult()) return false;
  store<u8>(headEnd, headEnd === HEAD ? <u8>OPEN_OBJECT : <u8>CLOSE_OBJECT);
  headEnd += 1;
  if (headEnd === HEAD + 1) {
    store<u8>(headEnd, <u8>CLOSE_OBJECT);
    headEnd += 1;
  }
  store<u32>(row + ROW_HEAD, pieceOf(HEAD, headEnd, REPEATED, MOST_REPEATED));
  store<u32>(row + ROW_MESSAGE, pieceOf(messageFrom, messageTo, SINGLE, MOST_SINGLE));
  if (nameListEnd > NAME_LIST) {
    store<u8>(nameListEnd, <u8>CLOSE_LIST);
    store<u32>(row + ROW_NAMES, pieceOf(NAME_LIST, nameListEnd + 1, REPEATED, MOST_REPEATED));
    store<u32>(row + ROW_VALUES, pieceOf(VALUE_LIST, valueListEnd, SINGLE, MOST_SINGLE));
  }
  store<u32>(row + ROW_LINKED, <u32>((linked - LINKED) / LOCATION));
  store<u32>(row + ROW_LINKS, <u32>((linkedEnd - linked) / LOCATION));
  store<u32>(row + ROW_BEGIN, <u32>begin);
  store<u32>(row + ROW_END, load<u32>(next - 4) + 1);
  row += ROW;
  linked = linkedEnd;
  return true;
}

function takeResult(): bool {
  let partial: usize = 0;
  let full: usize = 0;
  let related: usize = 0;
  seen = 0;
  othersEnd = OTHERS;
  step();
  for (let member = toMember(IN_RESULT); member !== END; member = toMember(IN_RESULT)) {
    if (member === UNCLEAR || !isNew(member)) return false;
    if (member >= FIRST_PASSED) {
      passesOver = true;
      skip();
    } else if (member < FIRST_OWN) {
      // Whatever else has brackets may name files.
      const isHead = member !== OTHER || isNested();
      skip();
      if (isHead && !addToHead()) return false;
    } else if (member === MESSAGE) {
      if (!takeMessage()) return false;
    } else if (member === LOCATIONS) {
      if (!takeLocations()) return false;
    } else {
      // They come last, in this order.
      if (member === PARTIAL) partial = next;
      else if (member === FULL) full = next;
      else if (member === RELATED) related = next;
      skip();
    }
  }
  if (next > tapeEnd || messageTo === 0 || load<u32>(row + ROW_LOCATION) === NONE) return false;
  const end = next;
  if (partial !== 0 && !takeFingerprints(partial)) return false;
  if (full !== 0 && !takeFingerprints(full)) return false;
  if (related !== 0) {
    passesOver = true;
    if (mayLink() && !takeLinked(related)) return false;
  }
  go(end);
  return true;
}

/** Notes the name of the last member. One that stands twice makes a broken log, which is found out where results are parsed. */
function isNew(member: i32): bool {
  if (member !== OTHER) {
    const bit: u32 = 1 << member;
    const isFirst = (seen & bit) === 0;
    seen |= bit;
    return isFirst;
  }
  if (othersEnd === OTHERS + 8 * MOST_OTHERS) return false;
  for (let at: usize = OTHERS; at < othersEnd; at += 8) {
    const from = load<u32>(at);
    if (load<u32>(at, 4) - from === nameTo - nameFrom && isSame(from, nameFrom, nameTo)) return false;
  }
  store<u32>(othersEnd, <u32>nameFrom);
  store<u32>(othersEnd, <u32>nameTo, 4);
  othersEnd += 8;
  return true;
}

function beNone(from: usize, length: usize): void {
  for (let at = from; at < from + length; at += 4) store<u32>(at, NONE);
}

/** Adds the last member as it stands. */
function addToHead(): bool {
  const end = endBefore();
  if (next > tapeEnd || headEnd + (end - nameFrom) + 8 > HEAD + LONGEST) return false;
  store<u8>(headEnd, headEnd === HEAD ? <u8>OPEN_OBJECT : <u8>COMMA);
  headEnd = copy(headEnd + 1, nameFrom, end);
  return true;
}

/** Only a message that is all text: one by id wants its rule, and arguments. */
function takeMessage(): bool {
  if (messageTo !== 0 || !enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_MESSAGE); member !== END; member = toMember(IN_MESSAGE)) {
    if (member === TEXT) {
      if (messageTo !== 0 || byte() !== QUOTE) return false;
      messageFrom = token() + 1;
      step();
      messageTo = endBefore() - 1;
    } else if ((member !== MARKDOWN && member !== OTHER) || !skip()) return false;
  }
  return messageTo > messageFrom;
}

/** Only a list of one location. */
function takeLocations(): bool {
  const location = row + ROW_LOCATION;
  if (load<u32>(location) !== NONE || !enter(OPEN_LIST) || !takeLocation(location, false)) return false;
  return enter(CLOSE_LIST);
}

function takeFingerprints(value: usize): bool {
  go(value);
  if (!enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_FINGERPRINTS); member !== END; member = toMember(IN_FINGERPRINTS)) {
    if (member === UNCLEAR || byte() !== QUOTE) return false;
    const from = token() + 1;
    step();
    const to = endBefore() - 1;
    if (nameListEnd + (nameTo - nameFrom) + 8 > NAME_LIST + LONGEST) return false;
    if (valueListEnd + (to - from) + 8 > VALUE_LIST + LONGEST) return false;
    if (nameListEnd > NAME_LIST) {
      store<u32>(valueListEnd, BETWEEN);
      valueListEnd += 3;
    }
    store<u8>(nameListEnd, nameListEnd === NAME_LIST ? <u8>OPEN_LIST : <u8>COMMA);
    nameListEnd = copy(nameListEnd + 1, nameFrom, nameTo);
    valueListEnd = copy(valueListEnd, from, to);
  }
  return true;
}

/** Whether the message has what links have, or escapes that may hide it. */
function mayLink(): bool {
  for (let at = messageFrom; at < messageTo; at += 1) {
    if (load<u8>(at) === BACKSLASH || load<u16>(at) === LINK) return true;
  }
  return false;
}

function takeLinked(value: usize): bool {
  go(value);
  if (!enter(OPEN_LIST)) return false;
  while (!enter(CLOSE_LIST)) {
    if (next > tapeEnd) return false;
    enter(COMMA);
    beNone(linkedEnd, LOCATION);
    if (!takeLocation(linkedEnd, true)) return false;
    linkedEnd += LOCATION;
  }
  return true;
}
