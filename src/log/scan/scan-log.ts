import { begun } from '../begun.ts';
import type { OpenLog } from '../open-log.ts';
import { type ByteScanner, NOT_JSON } from './byte-scanner.ts';
import { PADDING, WINDOW } from './layout.ts';
import type { LogParts } from './log-parts.ts';
import { createLogWalker } from './log-walker.ts';
import { createUtf8Check } from './utf-8-check.ts';

const BLANK = 0x20;
/** The scanners want whole blocks. */
const BLOCK = 64;

/**
 * Scans a log once from its begin to its end.
 *
 * @param window bytes that are scanned at a time, a multiple of 64
 * @param read called with the bytes that were read so far
 * @returns undefined where the log is no UTF-8 or no JSON
 * @throws IncompleteError
 */
export async function scanLog(
  log: OpenLog,
  name: string,
  scanner: ByteScanner,
  read: (bytes: number) => void,
  window = WINDOW,
): Promise<LogParts | undefined> {
  const { memory, tape, firstToken } = scanner;
  const walker = createLogWalker(name, scanner.abridger);
  const utf8 = createUtf8Check();
  const load = (at: number) => begun(log.read(memory.subarray(at, at + window)));
  let [here, there] = scanner.windows;
  let offset = 0;
  /** How many tokens the window before left. */
  let left = 0;
  let loading = load(here);
  try {
    for (;;) {
      const length = await loading;
      const isLast = length < window;
      // The next window is read while this one is scanned.
      if (!isLast) loading = load(there);
      if (offset === 0) memory.fill(BLANK, here, here + log.mark);
      if (!utf8.push(memory.subarray(here, here + length))) return undefined;
      const blocks = here + (isLast ? length + PADDING - (length % BLOCK) : length);
      if (isLast) memory.fill(BLANK, here + length, blocks);
      const count = scanner.scan(here, blocks);
      if (count === NOT_JSON) return undefined;
      const [first, end, to] = [firstToken - left, firstToken + count, here + length];
      const next = walker.push({ memory, tape, first, end, from: here, to, offset });
      left = end - next;
      offset += length;
      read(offset);
      if (isLast) return scanner.isWhole() && utf8.isWhole() ? walker.parts : undefined;
      if (left > 0) carry(scanner, next, end, to, there);
      [here, there] = [there, here];
    }
  } finally {
    // Nobody may close a file that is being read.
    await loading.catch(() => 0);
  }
}

/**
 * Puts tokens that are left, and the bytes from the first of them to the end of their window, before the next
 * window.
 */
function carry(
  { memory, tape, firstToken }: ByteScanner,
  from: number,
  end: number,
  to: number,
  next: number,
): void {
  const begin = tape[from] ?? to;
  memory.copyWithin(next - (to - begin), begin, to);
  for (let token = from; token < end; token += 1) {
    tape[firstToken - end + token] = (tape[token] ?? 0) - to + next;
  }
}
