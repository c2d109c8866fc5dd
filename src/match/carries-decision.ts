import { isIndented } from '../text/code.ts';
import { fromStatement, isSameCode, type Passage } from '../text/exact-code.ts';
import { enclosingBlock, pathsUnwrapped, ranksOf } from '../thread/enclosing.ts';
import { isAtTop, splitContext } from '../thread/evidence.ts';
import { hashText, type Keys } from '../thread/keyring.ts';
import { tellsNoMore } from '../thread/wording.ts';
import { findFormatted } from './edits.ts';
import { isMovedTo, type LookAlikes } from './moved-code.ts';
import { mayBeShifted } from './shifted-copies.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * Whether what a person decided about a thread holds for a spot: the comment told all that the spot says, and
 * the line is the one that was judged.
 *
 * @param lookAlikes the spots of the same rule on lines that read the same, whatever their files
 */
export function carriesDecision(
  thread: ThreadSubject,
  spot: SpotSubject,
  lines: ReadLines,
  lookAlikes: LookAlikes,
): boolean {
  const { told } = thread.thread;
  return tellsNoMore(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines, lookAlikes);
}

/**
 * The line is one that git carries, or was formatted only; or it reads the same in the same block, and at the
 * top of a file among the same lines; or git says that it was moved with what stands around it, to one place;
 * and all of that however lines are counted. Where git cannot tell, and in another file, all of it has to be
 * the same. A copy of a file is none that was judged, and neither is one that was written anew, as a whole.
 */
function isJudgedLine(
  thread: ThreadSubject,
  spot: SpotSubject,
  lines: ReadLines,
  lookAlikes: LookAlikes,
): boolean {
  const { state, old, path, line } = thread;
  const { keys, evidence } = thread.thread;
  if (thread.isOutdone || old?.isLost(evidence.path, evidence.line)) return false;
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
  const formatted =
    state !== 'unmapped' && isInFile ? findPassages(thread, spot, lines, isCarried) : undefined;
  if (formatted !== undefined && isSameCode(formatted.before, formatted.now)) {
    if (isInBlock) return true;
    return isIndented(path)
      ? isSameStatement(formatted)
      : !isCarried || old?.exactNow(evidence.path, evidence.line) === undefined;
  }
  const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
  const isMoved = isMovedTo(thread, spot, lines, lookAlikes);
  if (!isInFile && !isGone && !isMoved) return false;
  const [text, context] = [hashes.ofText(lines), hashes.ofContext(lines)];
  if (text === '' || text !== evidence.text || hashes.ofExact(lines) !== evidence.exact) return false;
  const [then, ranks] = [evidence.ranks, ranksOf(now, spot.line)];
  if (state === 'unmapped' && ranks.inBlock.of > (then?.inBlock.of ?? 0)) return false;
  if (isInBlock && (isMoved || context === evidence.context)) return true;
  if (state !== 'unmapped') return isInFile && isInBlock && !isAtTop(keys, evidence.block);
  if (spot.path !== evidence.path) return false;
  if (then?.inFile.of === 1 && ranks.inFile.of === 1)
    return isInBlock || isWrapped(keys, evidence.block, now, spot.line);
  const isSameCopy = then?.inFile.of === ranks.inFile.of && then.inFile.nth === ranks.inFile.nth;
  return isInBlock && isSameCopy && shareSide(evidence.context, context);
}

/** git says that the line is the same, and does not where white space counts, or finds it elsewhere then. */
export function isRespaced({ state, old, line, thread: { evidence } }: ThreadSubject): boolean {
  return state === 'same' && line > 0 && old?.exactNow(evidence.path, evidence.line) !== line;
}

/** What a line was and is now, with all lines that belong to it. */
interface Passages {
  readonly before: Passage;
  readonly now: Passage;
}

/**
 * What a formatter made of the line of the thread where that is the one of the spot, with all lines that it
 * joined or broke.
 *
 * @param isCarried git says that the line is the same, white space aside
 */
function findPassages(
  thread: ThreadSubject,
  spot: SpotSubject,
  lines: ReadLines,
  isCarried: boolean,
): Passages | undefined {
  if (!isCarried) {
    const found = findFormatted(thread, lines);
    return found?.of.includes(spot.line) === true ? found : undefined;
  }
  const { path, line } = thread.thread.evidence;
  const only = (at: number) => ({ first: at, last: at });
  return {
    before: { path, lines: thread.old?.linesThen(path) ?? [], ...only(line) },
    now: { path: spot.path, lines: lines(spot.path) ?? [], ...only(spot.line) },
  };
}

/**
 * The lines are of one statement that stands in the same block and is the same code as far as they go: a line
 * within its brackets has no block of its own.
 */
function isSameStatement({ before, now }: Passages): boolean {
  const [then, there] = [fromStatement(before), fromStatement(now)];
  if (then === undefined || there === undefined || !isSameCode(then, there)) return false;
  const blocks = [then, there].map((passage) => enclosingBlock(passage.lines, passage.first).path);
  return blocks[0] === blocks[1];
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
