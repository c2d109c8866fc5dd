// Which files results speak of, in whatever they nest: the values of all members of two names, without a tape.
import { beginPieces, note } from './pieces';
import { BACKSLASH, BLANK, OPEN_LIST, OPEN_OBJECT, QUOTE } from './signs';

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

/**
 * Writes down the values of all members `artifactLocation` and `analysisTarget` between two addresses as pieces, once as long as they are
 * remembered. A value ends at the first closing brace; whoever parses it sees if that was wrong. Gives the address to go on from with more
 * bytes, or 0 where a name may be written with escapes or a value is a list.
 */
export function findArtifactLocations(from: usize, to: usize): usize {
  beginPieces();
  // What stands in a value is part of it, so that no byte is written down twice.
  let done = from;
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
      if (at < done) continue;
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
      note(value, close + 1);
      done = close;
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
