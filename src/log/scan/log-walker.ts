import type { Abridger } from './abridger.ts';
import type { ByteStore } from './byte-store.ts';
import { createKeyNames, joinBytes, LONGEST_KEY } from './key-names.ts';
import { LONGEST_CARRIED } from './layout.ts';
import { createLogParts, LARGEST_PART, type LogParts, tooLarge } from './log-parts.ts';
import { PASSED_OVER } from './passed-over.ts';

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA, QUOTE] = [
  0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c, 0x22,
];

/** What the brackets around a token are to the log; those of a smaller number are objects. */
const [LOG, RUN, RESULT, ARTIFACT] = [0, 1, 2, 3];
const [RUNS, RESULTS, ARTIFACTS, OTHER] = [4, 5, 6, 7];

const RUNS_KEY = 0;
const [RESULTS_KEY, ARTIFACTS_KEY] = [0, 1];
/**
 * By the kind of object: the names that matter. Of a log all others are passed over but the version, of other
 * objects these.
 */
const KEYS = [
  createKeyNames(['runs', 'version']),
  createKeyNames(['results', 'artifacts', ...PASSED_OVER.run]),
  createKeyNames(PASSED_OVER.result),
  createKeyNames(PASSED_OVER.artifact),
];
const NULL = Buffer.from('null');
const NOTHING = new Uint8Array(0);

/** A window of a log, and its tokens by their places on the tape. */
interface ScannedWindow {
  readonly memory: Uint8Array;
  readonly tape: Uint32Array;
  readonly first: number;
  readonly end: number;
  /** Where in `memory` the window begins and ends, and the offset of its begin in the log. */
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** Takes apart a log while it is scanned. */
export interface LogWalker {
  readonly parts: LogParts;
  /**
   * Takes the tokens of a window, from the first up to, but without, the end. They begin with those that were
   * left of the window before.
   *
   * @returns the first one that is left, of a result that goes on in the next window
   */
  push(window: ScannedWindow): number;
}

/**
 * Makes the walker of one log. It copies what will be parsed, and passes over what only comments show or
 * nobody reads.
 *
 * @param name the log as named to the user
 * @param abridger takes results off it; those that it leaves are walked
 */
export function createLogWalker(name: string, abridger: Abridger): LogWalker {
  const parts = createLogParts();
  const roles = new Uint8Array(16).fill(OTHER);
  const keys = new Int8Array(16);
  /** By depth: whether a value has begun there, and whether it is passed over. */
  const begun = new Uint8Array(16);
  const passed = new Uint8Array(16);
  /** By depth: how many keys the object there has so far. */
  const written = new Uint32Array(16);
  let resultBegin = 0;
  let depth = 0;
  let wantsKey = false;
  let store: ByteStore | undefined;
  let copied = 0;
  let keyStart = -1;
  /** What stood of a key in the window before. */
  let keyBegin: Uint8Array | undefined;

  function flush(memory: Uint8Array, to: number): void {
    if (store === undefined) return;
    if (store.length() + to - copied > LARGEST_PART) throw tooLarge(name);
    store.append(memory, copied, to);
  }

  function pass(memory: Uint8Array, at: number): void {
    flush(memory, at);
    store?.append(NULL, 0, NULL.length);
    store = undefined;
    passed[depth] = 1;
  }

  function copy(into: ByteStore, at: number): void {
    store = into;
    copied = at;
  }

  /** A value begins; gives what its brackets are to the log. */
  function begin(memory: Uint8Array, at: number, byte: number, offset: number): number {
    const key = keys[depth] ?? 0;
    begun[depth] = 1;
    switch (roles[depth]) {
      case LOG:
        if (key === 1) return OTHER;
        pass(memory, at);
        if (key !== RUNS_KEY) return OTHER;
        parts.beginRuns(byte);
        return byte === OPEN_LIST ? RUNS : OTHER;
      case RUNS:
        parts.beginRun();
        copy(parts.contexts, at);
        return byte === OPEN_OBJECT ? RUN : OTHER;
      case RUN:
        if (key === ARTIFACTS_KEY) return byte === OPEN_LIST ? ARTIFACTS : OTHER;
        if (key >= 0) pass(memory, at);
        if (key !== RESULTS_KEY) return OTHER;
        parts.beginResults(byte === OPEN_LIST);
        return byte === OPEN_LIST ? RESULTS : OTHER;
      case RESULTS:
        resultBegin = offset;
        copy(parts.results, at);
        return byte === OPEN_OBJECT ? RESULT : OTHER;
      case RESULT:
        if (key < 0) return OTHER;
        pass(memory, at);
        return OTHER;
      case ARTIFACTS:
        return byte === OPEN_OBJECT ? ARTIFACT : OTHER;
      case ARTIFACT:
        if (key >= 0) pass(memory, at);
        return OTHER;
      default:
        if (depth > 0 || byte !== OPEN_OBJECT) return OTHER;
        copy(parts.log, at);
        return LOG;
    }
  }

  /** A value ends before a comma or the bracket that closes what it stands in. */
  function end(memory: Uint8Array, at: number, offset: number): void {
    if (begun[depth] === 0) return;
    begun[depth] = 0;
    const role = roles[depth];
    if (role === RUNS || role === RESULTS) {
      flush(memory, at);
      store = undefined;
      const keysWritten = written[depth + 1] ?? 0;
      if (role === RUNS) parts.endRun(keysWritten);
      else parts.endResult({ offset: resultBegin, length: offset - resultBegin }, keysWritten);
    } else if (passed[depth] === 1) {
      passed[depth] = 0;
      flush(memory, at);
      copy(storeOf(role), at);
    }
  }

  function storeOf(role: number | undefined): ByteStore {
    if (role === LOG) return parts.log;
    return role === RUN || role === ARTIFACT ? parts.contexts : parts.results;
  }

  function takeKey(memory: Uint8Array, from: number, at: number): void {
    const names = KEYS[roles[depth] ?? OTHER];
    if (names === undefined) return;
    written[depth] = (written[depth] ?? 0) + 1;
    if (keyBegin === undefined) keys[depth] = names.find(memory, keyStart, at);
    else {
      const key = joinBytes(keyBegin, memory.subarray(from, at));
      keys[depth] = names.find(key, 0, key.length);
      keyBegin = undefined;
    }
    keyStart = -1;
  }

  /**
   * Takes as many results as are whole, from a token on. @param shift from places in `memory` to offsets in
   * the log
   */
  function takeResults(memory: Uint8Array, index: number, shift: number): number {
    const next = abridger.take(index);
    for (const { from, to, begin: start, end: stop, keys: count } of abridger.taken()) {
      parts.results.append(memory, from, to);
      parts.endResult({ offset: start + shift, length: stop - start }, count);
    }
    return next;
  }

  return {
    parts,
    push({ memory, tape, first, end: last, from, to, offset }) {
      copied = from;
      abridger.begin(last);
      let left = last;
      for (let index = first; index < left; index += 1) {
        const at = tape[index] ?? 0;
        const byte = memory[at] ?? 0;
        const isOther = roles[depth] === OTHER && depth > 0;
        if (isOther) {
          // Only the brackets in there matter.
          if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
            depth += 1;
            roles[depth] = OTHER;
          } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
        } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          if (byte === OPEN_OBJECT && roles[depth] === RESULTS) {
            const next = takeResults(memory, index, offset - from);
            if (next > index) {
              index = next - 1;
              continue;
            }
            if (to - at <= LONGEST_CARRIED && abridger.isCut(index)) {
              left = index;
              break;
            }
          }
          const role = begin(memory, at, byte, offset + at - from);
          depth += 1;
          roles[depth] = role;
          begun[depth] = 0;
          passed[depth] = 0;
          written[depth] = 0;
          wantsKey = byte === OPEN_OBJECT;
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          end(memory, at, offset + at - from);
          roles[depth] = OTHER;
          depth -= 1;
          // The log is whole; nothing but white space follows.
          if (depth === 0 && store !== undefined) {
            flush(memory, at + 1);
            parts.endLog(written[1] ?? 0);
            store = undefined;
          }
        } else if (byte === COMMA) {
          end(memory, at, offset + at - from);
          wantsKey = (roles[depth] ?? OTHER) < RUNS;
        } else if (byte === COLON) {
          takeKey(memory, from, at);
          wantsKey = false;
        } else if (byte === QUOTE && wantsKey) keyStart = at;
        else begin(memory, at, byte, offset + at - from);
      }
      flush(memory, to);
      if (keyStart >= 0) {
        const start = keyBegin === undefined ? keyStart : from;
        const more = memory.subarray(start, Math.min(to, start + LONGEST_KEY));
        keyBegin = joinBytes(keyBegin ?? NOTHING, more);
      }
      return left;
    },
  };
}
