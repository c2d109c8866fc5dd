import { IncompleteError } from '../../errors.ts';
import { type ByteStore, createByteStore, createNumbers, type Numbers } from './byte-store.ts';

/**
 * Most bytes of one result, or of a run beside its results, that are parsed at once: JSON.parse makes twenty
 * times as much of `{},{},…`.
 */
export const LARGEST_PART = 64 * 1024 * 1024;
/** A longer key is none of those that are looked for, however it is escaped. */
const LONGEST_KEY = 256;

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA, QUOTE, BACKSLASH, N] = [
  0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c, 0x22, 0x5c, 0x6e,
];

/** Roles of brackets in the log; those of a smaller number than `RUNS` are objects. */
const [LOG, RUN, RESULT, ARTIFACT, LOCATION, PHYSICAL_LOCATION, REGION] = [0, 1, 2, 3, 4, 5, 6];
const [RUNS, RESULTS, ARTIFACTS, LOCATIONS, OTHER] = [7, 8, 9, 10, 11];

/**
 * The keys that matter in each kind of object. Most of them are passed over: nobody reads their values, or
 * only comments show them. A reader of one of these has to take it off the list first. Nothing of the log
 * itself is read but its version.
 */
const [RUNS_KEY, VERSION_KEY, RESULTS_KEY, ARTIFACTS_KEY] = [0, 1, 0, 1];
const KEYS = [
  ['runs', 'version'],
  [
    ...['results', 'artifacts', 'graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations'],
    ...['taxonomies', 'translations', 'policies'],
  ],
  [
    ...['locations', 'relatedLocations', 'codeFlows', 'fixes', 'stacks', 'graphs', 'graphTraversals'],
    ...['attachments', 'webRequest', 'webResponse', 'properties'],
  ],
  ['contents'],
  ['physicalLocation', 'logicalLocations'],
  ['region', 'contextRegion'],
  ['snippet'],
].map((names) => names.map((name) => Buffer.from(name)));
const NULL = Buffer.from('null');

/** A run as it was scanned. */
export interface ScannedRun {
  /** Its record among the contexts. */
  readonly context: number;
  /** Its records among the results, up to, but without, `end`; undefined where `results` is no list. */
  results: { readonly first: number; end: number } | undefined;
  /** How many keys were written in it. */
  keys: number;
}

/** The parts of a log that were copied. */
export interface ScannedLog {
  /** The log without its runs: one record, or none where it is no object. */
  readonly head: ByteStore;
  /** How many keys were written in the log itself. */
  keys: number;
  /** Each run without its results. */
  readonly contexts: ByteStore;
  /** Each result without what was passed over, how many keys were written in it, and where it stands. */
  readonly results: ByteStore;
  readonly keysOfResults: Numbers;
  readonly offsets: Numbers;
  readonly lengths: Numbers;
  /** The kind of value that `runs` is. */
  kind: 'absent' | 'list' | 'null' | 'other';
  readonly runs: ScannedRun[];
}

/** Takes apart a log while it is scanned. */
export interface TokenWalk {
  readonly log: ScannedLog;
  /**
   * Takes the tokens of a window.
   *
   * @param from where in `memory` the window begins, and `to` where it ends
   * @param offset where in the log it begins
   * @throws IncompleteError where a part of the log is too large
   */
  push(tokens: Uint32Array, memory: Uint8Array, from: number, to: number, offset: number): void;
}

/**
 * Begins the walk over the tokens of one log. It copies what will be parsed, and puts `null` for what is
 * passed over.
 *
 * @param name the log as named to the user
 */
export function createTokenWalk(name: string): TokenWalk {
  const [head, contexts, results] = [createByteStore(), createByteStore(), createByteStore()];
  const [keysOfResults, offsets, lengths] = [createNumbers(), createNumbers(), createNumbers()];
  const log: ScannedLog = {
    ...{ head, keys: 0, contexts, results, keysOfResults, offsets, lengths },
    ...{ kind: 'absent', runs: [] },
  };
  let run: ScannedRun = { context: 0, keys: 0, results: undefined };
  // By depth: what the brackets there are, the key that was met last and how many were, whether a value has
  // begun, and whether it is passed over.
  const roles = new Uint8Array(16).fill(OTHER);
  const keys = new Int8Array(16);
  const written = new Uint32Array(16);
  const begun = new Uint8Array(16);
  const passed = new Uint8Array(16);
  let depth = 0;
  let wantsKey = false;
  let resultBegin = 0;
  /** Where the value goes that is being copied, and from where on it still has to be. */
  let store: ByteStore | undefined;
  let copied = 0;
  let keyStart = -1;
  /** The begin of a key that stood in the window before. */
  let keyBegin: Uint8Array | undefined;

  function flush(memory: Uint8Array, to: number): void {
    if (store === undefined) return;
    if (store.length() + to - copied > LARGEST_PART) {
      throw new IncompleteError(
        `${name} has a result, or a run beside its results, of more than ${LARGEST_PART} bytes: split the analysis into several logs.`,
      );
    }
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
        if (key === VERSION_KEY) return OTHER;
        pass(memory, at);
        if (key !== RUNS_KEY) return OTHER;
        log.kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
        return byte === OPEN_LIST ? RUNS : OTHER;
      case RUNS:
        run = { context: contexts.count, keys: 0, results: undefined };
        copy(contexts, at);
        return byte === OPEN_OBJECT ? RUN : OTHER;
      case RUN:
        if (key === ARTIFACTS_KEY) return byte === OPEN_LIST ? ARTIFACTS : OTHER;
        if (key >= 0) pass(memory, at);
        if (key !== RESULTS_KEY || byte !== OPEN_LIST) return OTHER;
        run.results = { first: results.count, end: results.count };
        return RESULTS;
      case RESULTS:
        resultBegin = offset;
        copy(results, at);
        return byte === OPEN_OBJECT ? RESULT : OTHER;
      case ARTIFACTS:
        return byte === OPEN_OBJECT ? ARTIFACT : OTHER;
      case LOCATIONS:
        return byte === OPEN_OBJECT ? LOCATION : OTHER;
      case RESULT:
        if (key >= 0 && key < 2) return byte === OPEN_LIST ? LOCATIONS : OTHER;
        if (key >= 2) pass(memory, at);
        return OTHER;
      case LOCATION:
        if (key > 0) pass(memory, at);
        return key === 0 && byte === OPEN_OBJECT ? PHYSICAL_LOCATION : OTHER;
      case PHYSICAL_LOCATION:
        if (key > 0) pass(memory, at);
        return key === 0 && byte === OPEN_OBJECT ? REGION : OTHER;
      case ARTIFACT:
      case REGION:
        if (key >= 0) pass(memory, at);
        return OTHER;
      default:
        if (depth > 0 || byte !== OPEN_OBJECT) return OTHER;
        copy(head, at);
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
      store?.finish();
      store = undefined;
      const count = written[depth + 1] ?? 0;
      if (role === RUNS) {
        run.keys = count;
        log.runs.push(run);
      } else {
        keysOfResults.push(count);
        offsets.push(resultBegin);
        lengths.push(offset - resultBegin);
        if (run.results !== undefined) run.results.end = results.count;
      }
    } else if (passed[depth] === 1) {
      passed[depth] = 0;
      copy(role === LOG ? head : role === RUN || role === ARTIFACT ? contexts : results, at);
    }
  }

  function takeKey(memory: Uint8Array, from: number, at: number): void {
    const names = KEYS[roles[depth] ?? OTHER];
    if (names === undefined) return;
    written[depth] = (written[depth] ?? 0) + 1;
    if (keyBegin === undefined) keys[depth] = findName(names, memory, keyStart, at);
    else {
      const key = Buffer.concat([keyBegin, memory.subarray(from, at)]);
      keys[depth] = findName(names, key, 0, key.length);
      keyBegin = undefined;
    }
    keyStart = -1;
  }

  return {
    log,
    push(tokens, memory, from, to, offset) {
      copied = from;
      for (let index = 0; index < tokens.length; index += 1) {
        const at = tokens[index] ?? 0;
        const byte = memory[at] ?? 0;
        if (roles[depth] === OTHER && depth > 0) {
          // Only the brackets in there matter.
          if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
            depth += 1;
            roles[depth] = OTHER;
          } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
        } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
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
            head.finish();
            log.keys = written[1] ?? 0;
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
        keyBegin = Buffer.concat([keyBegin ?? new Uint8Array(0), more]);
      }
    },
  };
}

/** The index of the name that a key is, before whose colon may be blanks; -1 for any other name. */
function findName(names: readonly Uint8Array[], bytes: Uint8Array, from: number, colon: number): number {
  let end = Math.min(colon, from + LONGEST_KEY) - 1;
  while (end > from && bytes[end] !== QUOTE) end -= 1;
  let isEscaped = false;
  for (let at = from; at < end; at += 1) isEscaped ||= bytes[at] === BACKSLASH;
  // `"result\u0073"` is a way to write `"results"`.
  if (isEscaped) {
    const name = Buffer.from(toName(Buffer.from(bytes.subarray(from, end + 1)).toString('utf8')));
    return names.findIndex((own) => name.equals(own));
  }
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    if (name?.length !== end - from - 1) continue;
    let same = 0;
    while (same < name.length && name[same] === bytes[from + 1 + same]) same += 1;
    if (same === name.length) return index;
  }
  return -1;
}

/** Empty for a key that was cut for its length. */
function toName(key: string): string {
  return /^"(?:[^"\\]|\\.)*"$/u.test(key) ? String(JSON.parse(key)) : '';
}
