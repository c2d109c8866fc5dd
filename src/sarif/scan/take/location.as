// Takes a location with its file: a part of a row.
import { NAMES, NONE, OPEN_OBJECT, REPEATED } from './memory';
import { MOST_REPEATED, pieceOf } from './pieces';
import { END, OTHER, UNCLEAR, byte, endBefore, enter, skip, tapeEnd, next, toMember, toNumber, token } from './tokens';

const IN_LOCATION: usize = NAMES + 0x800;
const IN_PHYSICAL: usize = NAMES + 0xc00;
const IN_REGION: usize = NAMES + 0x1000;

// What the names mean by their index.
const PHYSICAL: i32 = 0;
const ID: i32 = 1;
const ARTIFACT: i32 = 0;
const REGION: i32 = 1;
/** Those of a region up to this one are the numbers of a location, in their order. */
const LAST_NUMBER: i32 = 3;

// Its place in a row, by the numbers that it has.
const AT_ARTIFACT: usize = 0;
const AT_NUMBERS: usize = 4;
const AT_ID: usize = 20;
/** How long it is. */
export const LOCATION: usize = 24;

/** Files that are named elsewhere in it matter, unless it is a related location. */
export function takeLocation(location: usize, isRelated: bool): bool {
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
      // Where it ends is told by the token after it.
      if (next >= tapeEnd) return false;
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
