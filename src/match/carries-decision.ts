import { isIndented } from '../text/code.ts';
import { isSameCode, type Passage } from '../text/exact-code.ts';
import { pathsUnwrapped, ranksOf } from '../thread/enclosing.ts';
import { hashText, isAtTop, splitContext } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import { tellsNoMore } from '../thread/wording.ts';
import { findFormatted } from './edits.ts';
import { mayBeShifted } from './shifted-copies.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * Whether what a person decided about a thread holds for a spot: the comment told all that the spot says, and
 * the line is the one that was judged.
 */
export function carriesDecision(thread: ThreadSubject, spot: SpotSubject, lines: ReadLines): boolean {
  const { told } = thread.thread;
  return tellsNoMore(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines);
}

/**
 * The line is one that git carries, or was formatted only; or it reads the same in the same block, and at the
 * top of a file among the same lines; and all of that however lines are counted. Where git cannot tell, and
 * in another file, all of it has to be the same. A copy of a file is none that was judged, and neither is one
 * that was written anew, as a whole.
 */
function isJudgedLine(thread: ThreadSubject, spot: SpotSubject, lines: ReadLines): boolean {
  const { state, old, path, line } = thread;
  const { keys, evidence } = thread.thread;
  if (old?.isLost(evidence.path, evidence.line)) return false;
  const isInFile = spot.path === path;
  const isOfLine = state === 'same' && isInFile && spot.line === line;
  const isCarried = isOfLine && old?.standsByAll(evidence.path, evidence.line) === true;
  if (isCarried && !isRespaced(thread)) return true;
  if (state === 'same' && !isCarried && !mayBeShifted(thread)) return false;
  const now = lines(spot.path);
  if (now === undefined) return false;
  const hashes = spot.hashes(keys);
  if (hashes.otherwise(lines) !== evidence.otherwise) return false;
  const isInBlock = hashes.ofBlock(lines) === evidence.block;
  if (state !== 'unmapped' && isInFile && isFormatted(thread, spot, lines, isCarried))
    return isInBlock || !(isIndented(path) || (isCarried && old?.exactNow(evidence.path, evidence.line)));
  const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
  if (!isInFile && !isGone) return false;
  const { text, context } = hashes.ofLine(lines);
  if (text === '' || text !== evidence.text || hashes.ofExact(lines) !== evidence.exact) return false;
  if (isInBlock && context === evidence.context) return true;
  if (state !== 'unmapped') return isInFile && isInBlock && !isAtTop(keys, evidence.block);
  if (spot.path !== evidence.path) return false;
  const [then, ranks] = [evidence.ranks, ranksOf(now, spot.line)];
  if (then?.inFile.of === 1 && ranks.inFile.of === 1)
    return isInBlock || isWrapped(keys, evidence.block, now, spot.line);
  const isSameCopy = then?.inFile.of === ranks.inFile.of && then.inFile.nth === ranks.inFile.nth;
  return isInBlock && isSameCopy && shareSide(evidence.context, context);
}

/** git says that the line is the same, and does not where white space counts, or finds it elsewhere then. */
export function isRespaced({ state, old, line, thread: { evidence } }: ThreadSubject): boolean {
  return state === 'same' && line > 0 && old?.exactNow(evidence.path, evidence.line) !== line;
}

/**
 * A formatter alone made the line of the thread that of the spot, with all lines that it joined or broke.
 *
 * @param isCarried git says that the line is the same, white space aside
 */
function isFormatted(
  thread: ThreadSubject,
  spot: SpotSubject,
  lines: ReadLines,
  isCarried: boolean,
): boolean {
  if (isCarried) {
    const { path, line } = thread.thread.evidence;
    const [then, now] = [thread.old?.linesThen(path), lines(spot.path)];
    const passage = (at: string, all: readonly string[] = [], only: number): Passage => ({
      ...{ path: at, lines: all },
      ...{ first: only, last: only },
    });
    return isSameCode(passage(path, then, line), passage(spot.path, now, spot.line));
  }
  const found = findFormatted(thread, lines);
  return found?.of.includes(spot.line) === true && isSameCode(found.before, found.now);
}

/** The lines above are the same, or those below. */
function shareSide(a: string, b: string): boolean {
  const [then, now] = [splitContext(a), splitContext(b)];
  return then.above === now.above || then.below === now.below;
}

/** The line stands in its block, wrapped in statements such as `if` that were not there. */
function isWrapped(keys: Keys, block: string, now: readonly string[], line: number): boolean {
  const then = splitContext(block).below;
  return pathsUnwrapped(now, line).some((path) => hashText(keys, path) === then);
}
