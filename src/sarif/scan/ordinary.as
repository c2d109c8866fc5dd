// Takes results of the usual form, of one window, from the tape that scan.wat wrote: AssemblyScript, assembled by scripts/assemble.ts.
//
// A result is taken if whoever reads findings would learn the same of it as from all of its JSON. Else, and wherever it is in doubt, it is
// left to JSON.parse: this is only the fast way. What is taken becomes a row of numbers (ordinary-result.ts says which). Values that are
// no numbers are pieces: their bytes are written down once, as long as they are remembered, and are known by where they stand.

/** In memory, in the order of memory-layout.ts: the names of members, rows, pieces, and what pieces are made of. */
const NAMES: usize = 0x190000;
const ROWS: usize = 0x1a0000;
const PIECES: usize = 0x200000;
const HEAD: usize = 0x280000;
const NAME_LIST: usize = 0x290000;
const VALUE_LIST: usize = 0x2a0000;
const REPEATED: usize = 0x2c0000;
const SINGLE: usize = 0x3e0000;

/** A byte that stays zero. */
const NOTHING: usize = NAMES + 0x2000;

/** Longest head, list of names or list of values. */
const LONGEST: usize = 0x10000;
/**
 * Tables of what is remembered: how many pieces, by hash which piece (four places a piece, a few of which are tried), and the pieces with their
 * number, their length and their bytes. A full one is cleared, so that no log makes it slow. Longer pieces are not remembered.
 */
const SLOT: usize = 256;
const LONGEST_REMEMBERED: u32 = 248;
const MOST_REPEATED: u32 = 4096;
const MOST_SINGLE: u32 = 512;
const TRIES: u32 = 4;
/** Of the number of a piece: the bits that say where in its window it stands. */
const PLACE_BITS: u32 = 19;

/** Stands for a number that a result does not have. */
const NONE: u32 = 0xffffffff;

// Kinds of objects, by their names in memory.
const IN_RESULT: usize = NAMES;
const IN_MESSAGE: usize = NAMES + 0x400;
const IN_LOCATION: usize = NAMES + 0x800;
const IN_PHYSICAL: usize = NAMES + 0xc00;
const IN_REGION: usize = NAMES + 0x1000;
const IN_FINGERPRINTS: usize = NAMES + 0x1400;
/** A name: its length and its bytes. */
const NAME: usize = 32;

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
const PHYSICAL: i32 = 0;
const ID: i32 = 1;
const ARTIFACT: i32 = 0;
const REGION: i32 = 1;
/** Those of a region up to this one are the numbers of a location, in their order. */
const LAST_NUMBER: i32 = 3;
/** No name that is looked for; the end of the object; a name that cannot be told. */
const OTHER: i32 = -1;
const END: i32 = -2;
const UNCLEAR: i32 = -3;

// A row, and in it a location.
const ROW_HEAD: usize = 0;
const ROW_MESSAGE: usize = 4;
const ROW_NAMES: usize = 8;
const ROW_VALUES: usize = 12;
const ROW_LOCATION: usize = 16;
const ROW_LINKED: usize = 40;
const ROW: usize = 44;
const AT_ARTIFACT: usize = 0;
const AT_NUMBERS: usize = 4;
const AT_ID: usize = 20;
const LOCATION: usize = 24;

const BLANK: u32 = 0x20;
const QUOTE: u32 = 0x22;
const COMMA: u32 = 0x2c;
const OPEN_LIST: u32 = 0x5b;
const BACKSLASH: u32 = 0x5c;
const CLOSE_LIST: u32 = 0x5d;
const OPEN_OBJECT: u32 = 0x7b;
const CLOSE_OBJECT: u32 = 0x7d;
/** How a link goes on after its words: `](`. */
const LINK: u32 = 0x285d;
/** `","` between two values. */
const BETWEEN: u32 = 0x222c22;

/** Next token on the tape, and the end of the tape. */
let next: usize = 0;
let tapeEnd: usize = 0;
/** The name of the last member with its quotes. */
let nameFrom: usize = 0;
let nameTo: usize = 0;
let headEnd: usize = 0;
let nameListEnd: usize = 0;
let valueListEnd: usize = 0;
let messageFrom: usize = 0;
let messageTo: usize = 0;
/** The row that is being made. */
let row: usize = ROWS;
let rowEnd: usize = ROWS;
let pieceEnd: usize = PIECES;
let window: u32 = 0;
let abridged: bool = false;

/** Begins with a window; rows and pieces of the last one are gone. */
export function begin(index: u32, tape: usize): void {
  window = index;
  row = ROWS;
  pieceEnd = PIECES;
  tapeEnd = tape;
  // Who goes on a step too far meets a byte that begins nothing, after one that is not blank.
  store<u8>(NOTHING - 1, <u8>QUOTE);
  for (let step: usize = 0; step < 16; step += 4) store<u32>(tape + step, NOTHING);
}

/** Where the rows end. */
export function endOfRows(): usize {
  return row;
}

/** Where the pieces end. */
export function endOfPieces(): usize {
  return pieceEnd;
}

/** Whether members of the last result were passed over. */
export function isAbridged(): bool {
  return abridged;
}

/**
 * Takes the result whose token stands at an address of the tape. Gives the address after its last token, or 0 where it has another form or
 * goes on in the next window.
 */
export function take(from: usize): usize {
  next = from;
  headEnd = HEAD;
  nameListEnd = NAME_LIST;
  valueListEnd = VALUE_LIST;
  messageTo = 0;
  abridged = false;
  rowEnd = row + ROW;
  memory.fill(row, 0xff, ROW);
  if (!takeResult()) return 0;
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
  store<u32>(row + ROW_LINKED, <u32>((rowEnd - row - ROW) / LOCATION));
  row = rowEnd;
  return next;
}

function takeResult(): bool {
  let partial: usize = 0;
  let full: usize = 0;
  let related: usize = 0;
  next += 4;
  for (let member = toMember(IN_RESULT); member !== END; member = toMember(IN_RESULT)) {
    if (member === UNCLEAR) return false;
    if (member >= FIRST_PASSED) {
      abridged = true;
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
      // They come last, in this order. Where a name stands twice the last counts.
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
    abridged = true;
    if (mayLink() && !takeLinked(related)) return false;
  }
  next = end;
  return true;
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
      next += 4;
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

/** Files that are named elsewhere in it matter, unless it is a related location. */
function takeLocation(location: usize, isRelated: bool): bool {
  if (!enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_LOCATION); member !== END; member = toMember(IN_LOCATION)) {
    if (member === PHYSICAL) {
      if (load<u32>(location) !== NONE || !takePhysical(location, isRelated)) return false;
    } else if (member === ID) {
      const id = toNumber();
      if (id === NONE) return false;
      store<u32>(location + AT_ID, id);
    } else if (!pass(member, isRelated)) return false;
  }
  return load<u32>(location) !== NONE;
}

function takePhysical(location: usize, isRelated: bool): bool {
  if (!enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_PHYSICAL); member !== END; member = toMember(IN_PHYSICAL)) {
    if (member === ARTIFACT) {
      if (load<u32>(location) !== NONE || byte() !== OPEN_OBJECT) return false;
      const from = token();
      skip();
      if (next > tapeEnd) return false;
      store<u32>(location + AT_ARTIFACT, pieceOf(from, endBefore(), REPEATED, MOST_REPEATED));
    } else if (member === REGION) {
      if (load<u32>(location + AT_NUMBERS) !== NONE || !takeRegion(location)) return false;
    } else if (!pass(member, isRelated)) return false;
  }
  return load<u32>(location) !== NONE;
}

/** Only a region with a first line. */
function takeRegion(location: usize): bool {
  if (!enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_REGION); member !== END; member = toMember(IN_REGION)) {
    if (member >= 0 && member <= LAST_NUMBER) {
      const number = toNumber();
      if (number === NONE) return false;
      store<u32>(location + AT_NUMBERS + (<usize>member << 2), number);
    } else if (!pass(member, false)) return false;
  }
  return load<u32>(location + AT_NUMBERS) !== NONE;
}

/** Passes over a member: one of another name may have nothing nested in it, unless files in there do not matter. */
function pass(member: i32, isRelated: bool): bool {
  if (member === UNCLEAR) return false;
  return skip() || member !== OTHER || isRelated;
}

function takeFingerprints(value: usize): bool {
  next = value;
  if (!enter(OPEN_OBJECT)) return false;
  for (let member = toMember(IN_FINGERPRINTS); member !== END; member = toMember(IN_FINGERPRINTS)) {
    if (member === UNCLEAR || byte() !== QUOTE) return false;
    const from = token() + 1;
    next += 4;
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
  next = value;
  if (!enter(OPEN_LIST)) return false;
  while (!enter(CLOSE_LIST)) {
    if (next > tapeEnd) return false;
    enter(COMMA);
    memory.fill(rowEnd, 0xff, LOCATION);
    if (!takeLocation(rowEnd, true)) return false;
    rowEnd += LOCATION;
  }
  return true;
}

// Steps over tokens. The tape may end before the result does; then they go anywhere, but not far, and whoever takes something looks for it.

// @ts-ignore: a decorator of AssemblyScript
@inline
function token(): usize {
  return load<u32>(next);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function byte(): u32 {
  return load<u8>(token());
}

/** Where ends what stands before the next token. */
function endBefore(): usize {
  let end = token();
  while (load<u8>(end - 1) <= BLANK) end -= 1;
  return end;
}

function isNested(): bool {
  const first = byte();
  return first === OPEN_OBJECT || first === OPEN_LIST;
}

/** Steps over a bracket or a comma, if it comes next. */
function enter(mark: u32): bool {
  if (byte() !== mark) return false;
  next += 4;
  return true;
}

/** Steps to the value of the next member, or out of the object at its end. */
function toMember(names: usize): i32 {
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
function skip(): bool {
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

/** Steps over an integer from 0, of at most nine digits; NONE for any other value. */
function toNumber(): u32 {
  const from = token();
  next += 4;
  const end = endBefore();
  if (end - from > 9) return NONE;
  let number: u32 = 0;
  for (let at = from; at < end; at += 1) {
    const digit = <u32>load<u8>(at) - 0x30;
    if (digit > 9) return NONE;
    number = number * 10 + digit;
  }
  return number;
}

/** The index of a name. The one after the last that was found is tried first: objects of one log have their members in one order. */
function find(names: usize, from: usize, to: usize): i32 {
  const count = load<u32>(names);
  let index = load<u32>(names + 4);
  for (let tries: u32 = 0; tries < count; tries += 1) {
    if (index === count) index = 0;
    const name = names + NAME + <usize>index * NAME;
    if (load<u8>(name) === to - from && isSame(name + 1, from, to)) {
      store<u32>(names + 4, index + 1);
      return index;
    }
    index += 1;
  }
  for (let at = from; at < to; at += 1) if (load<u8>(at) === BACKSLASH) return UNCLEAR;
  return OTHER;
}

/** Whether the bytes at an address are those between two others. */
function isSame(known: usize, from: usize, to: usize): bool {
  let at = from;
  for (; at + 8 <= to; at += 8) {
    if (load<u64>(known) !== load<u64>(at)) return false;
    known += 8;
  }
  for (; at < to; at += 1) {
    if (load<u8>(known) !== load<u8>(at)) return false;
    known += 1;
  }
  return true;
}

/** Copies bytes, and gives where they end. */
function copy(target: usize, from: usize, to: usize): usize {
  memory.copy(target, from, to - from);
  return target + (to - from);
}

/** The number of a piece: the one it has in a table, else the next one. */
function pieceOf(from: usize, to: usize, table: usize, most: u32): u32 {
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
function clear(table: usize, most: u32): void {
  memory.fill(table, 0, 4 + 16 * <usize>most);
}

function hash(from: usize, to: usize): u32 {
  let sum: u64 = to - from;
  let at = from;
  for (; at + 8 <= to; at += 8) sum = mix(sum ^ load<u64>(at));
  let rest: u64 = 0;
  for (; at < to; at += 1) rest = (rest << 8) | load<u8>(at);
  return <u32>(mix(sum ^ rest) >> 32);
}

function mix(sum: u64): u64 {
  sum *= 0x9e3779b97f4a7c15;
  return sum ^ (sum >> 32);
}

// Which files results speak of, in whatever they nest: the values of all members of two names, without a tape.

/** `artifact`, `ocation"`, `analysis`, `arge` and `t"`, as numbers whose first byte is the lowest. */
const ARTIFACT_WORD: u64 = 0x7463616669747261;
const OCATION: u64 = 0x226e6f697461636f;
const ANALYSIS: u64 = 0x736973796c616e61;
const ARGE: u32 = 0x65677261;
const T_QUOTE: u32 = 0x2274;
/** `\u00` */
const ESCAPE: u32 = 0x3030755c;
const COLON: u32 = 0x3a;
/** No name that is looked for, and its quotes, begins further before its capital letter. */
const BEFORE: usize = 16;
/** After a capital letter: as much as has to be there to tell the name. */
const AFTER: usize = 16;

/** Forgets all pieces, as those of another run do not count. */
export function forget(): void {
  clear(REPEATED, MOST_REPEATED);
}

/**
 * Writes down the values of all members `artifactLocation` and `analysisTarget` between two addresses as pieces, once as long as they are
 * remembered. A value ends at the first closing brace; whoever parses it sees if that was wrong. Gives the address to go on from with more
 * bytes, or 0 where a name may be written with escapes or a value is a list.
 */
export function listen(from: usize, to: usize): usize {
  pieceEnd = PIECES;
  const capitalL = i8x16.splat(0x4c);
  const capitalT = i8x16.splat(0x54);
  const backslash = i8x16.splat(0x5c);
  for (let block = from; block < to; block += 16) {
    const bytes = v128.load(block);
    const found = v128.or(
      v128.or(i8x16.eq(bytes, capitalL), i8x16.eq(bytes, capitalT)),
      i8x16.eq(bytes, backslash),
    );
    for (let bits = i8x16.bitmask(found); bits !== 0; bits &= bits - 1) {
      const at = block + <usize>ctz(bits);
      if (at + AFTER > to) return before(at, from);
      const end = endOfName(at);
      if (end === 0) continue;
      if (end === at) return 0;
      const value = beginOfValue(end, to);
      if (value >= to) return before(at, from);
      const byte: u32 = load<u8>(value);
      if (byte === OPEN_LIST) return 0;
      if (byte !== OPEN_OBJECT) continue;
      const close = endOfObject(value, to);
      if (close >= to) return before(at, from);
      pieceOf(value, close + 1, REPEATED, MOST_REPEATED);
    }
  }
  return before(to, from);
}

function before(at: usize, from: usize): usize {
  return at < from + BEFORE ? from : at - BEFORE;
}

/** Where a name ends whose capital letter, or an escape that may hide a letter, stands at an address: 0 for no such name, the address for an escape. */
function endOfName(at: usize): usize {
  const byte: u32 = load<u8>(at);
  if (byte === BACKSLASH) return isEscapedLetter(at) ? at : 0;
  if (load<u8>(at - 9) !== QUOTE || load<u8>(at - 10) === BACKSLASH) return 0;
  const word = load<u64>(at - 8);
  if (word === ARTIFACT_WORD) return load<u64>(at + 1) === OCATION ? at + 9 : 0;
  if (word !== ANALYSIS || load<u32>(at + 1) !== ARGE) return 0;
  return load<u16>(at + 5) === T_QUOTE ? at + 7 : 0;
}

/** Programs that write logs escape signs, but no letters. */
function isEscapedLetter(at: usize): bool {
  if (load<u32>(at) !== ESCAPE) return false;
  const digit = <u32>load<u8>(at + 5);
  const low = digit > 0x39 ? (digit | 0x20) - 0x57 : digit - 0x30;
  const letter = ((((<u32>load<u8>(at + 4)) - 0x30) << 4) | low) | 0x20;
  return letter >= 0x61 && letter <= 0x7a;
}

/** Where the value of a member begins, a blank where what ended was no name of one, or where the bytes end. */
function beginOfValue(end: usize, to: usize): usize {
  let at = end;
  while (at < to && load<u8>(at) <= BLANK) at += 1;
  if (at < to && load<u8>(at) !== COLON) return at - 1;
  at += 1;
  while (at < to && load<u8>(at) <= BLANK) at += 1;
  return at;
}

function endOfObject(value: usize, to: usize): usize {
  const brace = i8x16.splat(0x7d);
  for (let block = value; block < to; block += 16) {
    const bits = i8x16.bitmask(i8x16.eq(v128.load(block), brace));
    if (bits !== 0) return block + <usize>ctz(bits);
  }
  return to;
}
