import { isUncommitted } from '../finding/is-uncommitted.ts';
import type { Spot } from '../finding/spot.ts';
import type { Pair, UnmatchedThread } from '../match/pool.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { type Decision, isDecision, LONGEST_NAME, type Way } from '../thread/decision.ts';
import { isResolving, type Unfinished } from '../thread/mark.ts';
import { describeDoubt, isProven, type OwnThread, spokenSince, threadState } from '../thread/own-thread.ts';
import { holdReason } from './hold.ts';
import type { Move, Resolution } from './move.ts';
import type { Policy } from './policy.ts';
import type { Situation } from './situation.ts';

/**
 * Nobody can tell which of the two discussions is ours: neither is touched, and the finding is not posted
 * again.
 */
const COPIED = 'another discussion holds a copy of its comment: delete the copy';

/** What the person saw may be gone, so the finding is posted anew. */
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';

/** Why a thread whose finding is gone stays; undefined where it may be resolved. */
function whyKept(thread: OwnThread): string | undefined {
  const { older, edited } = thread;
  return older || edited
    ? `${describeDoubt(thread)}, so no run may resolve it: resolve it by hand`
    : undefined;
}

/** Only who has the key knows what it says. */
const SEALED =
  'it is signed, and this run has no signing-key: a run that has it goes on with it, and resolves it once its finding is gone';

/** Why a thread of which it is not known that it is ours is left. */
function whyUnproven({ origin }: OwnThread): string {
  return origin === 'sealed' ? SEALED : COPIED;
}

/** What happens to a thread whose spot is in the logs. */
export function decidePair(pair: Pair, situation: Situation): Move {
  const { thread, spot } = pair;
  if (!isProven(thread)) return { kind: 'leave', thread, spot, because: 'held', reason: whyUnproven(thread) };
  if (pair.waits) return { kind: 'leave', thread, spot, because: 'held', reason: describeWaiting(pair) };
  const said = threadState(thread);
  if (said.kind === 'decided') return followDecision(thread, said, spot);
  if (spot.ignored)
    return decideResolved(thread, spot, 'ignored', 'the finding is ignored by .sarif-review.yml');
  if (spot.suppressed) return decideResolved(thread, spot, 'suppressed', 'the finding is suppressed');
  if (!situation.inDiff(spot)) {
    return decideResolved(thread, spot, 'moved-on', `${spot.place.path} is no longer part of the diff`);
  }
  const state = threadState(thread);
  switch (state.kind) {
    case 'open':
      return thread.lastMark?.kind === 'gone'
        ? {
            kind: 'reopen',
            thread,
            spot,
            reason: 'it was said that the finding is gone, and it is there again',
          }
        : { kind: 'keep', thread, spot, reason: describePair(pair) };
    case 'reopened':
      return {
        kind: 'reopen',
        thread,
        spot,
        reason: 'it is open although it was marked as resolved, and the finding is still there',
      };
    case 'resolved-by-us':
      return {
        kind: 'reopen',
        thread,
        spot,
        reason: `it was ${state.mark.kind}, and the finding is there again`,
      };
    case 'unfinished':
      return {
        kind: 'reopen',
        thread,
        spot,
        reason: `${describeBegun(state.begun)}, and the finding is there`,
      };
    case 'resolved-by-push':
      return {
        kind: 'reopen',
        thread,
        spot,
        reason: 'a push that changed its line resolved it, and the finding is there',
      };
    case 'withdrawn':
      return {
        kind: 'reopen',
        thread,
        spot,
        by: state.by,
        reason:
          state.by.says === 'reopen'
            ? `${nameOf(state.by.name)} took the decision back`
            : 'the reply that decided about it is gone',
      };
    case 'decided':
      return followDecision(thread, state, spot);
    case 'resolved-by-people': {
      if (thread.edited)
        return {
          kind: 'reopen',
          thread,
          spot,
          reason: `${resolver(thread)}, but ${describeDoubt(thread)}, and the finding is there`,
        };
      const doubt = describeDoubt(thread);
      const reason =
        doubt === undefined
          ? resolver(thread)
          : `${resolver(thread)}; accept-resolved does not count for it, since ${doubt}`;
      return { kind: 'leave', thread, spot, because: 'people', reason };
    }
  }
}

/**
 * A thread whose finding is there but must not be open: suppressed, or out of the diff. Over a person's
 * resolution no mark of ours is written: it would pass for our doing, and be taken back when the finding
 * counts again.
 */
function decideResolved(
  thread: OwnThread,
  spot: Spot,
  resolution: 'suppressed' | 'ignored' | 'moved-on',
  reason: string,
): Move {
  const state = threadState(thread);
  if (state.kind === 'resolved-by-us') return { kind: 'leave', thread, spot, because: 'done', reason };
  if (state.kind === 'resolved-by-people') {
    return {
      kind: 'leave',
      thread,
      spot,
      because: 'done',
      reason: `${resolver(thread)}, and ${reason}`,
    };
  }
  if (state.kind === 'reopened') {
    return {
      kind: 'leave',
      thread,
      spot,
      because: 'people',
      reason: 'somebody reopened it after a run had resolved it',
    };
  }
  const kept = whyKept(thread);
  if (kept !== undefined)
    return { kind: 'leave', thread, spot, because: 'held', reason: `${reason}, but ${kept}` };
  return resolveOrSay(thread, resolution, reason, spot);
}

/** Where the listing says that this client may not resolve it, the thread says so once, and stays open. */
function resolveOrSay(thread: OwnThread, resolution: Resolution, reason: string, spot?: Spot): Move {
  const about = spot === undefined ? { thread } : { thread, spot };
  if (thread.mayResolve !== false || thread.flag !== false)
    return { kind: 'resolve', ...about, resolution, reason };
  const why = `${reason}, and this client may not resolve threads`;
  const leave = { kind: 'leave', ...about, because: 'rights', reason: why } as const;
  return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: resolution };
}

/** What happens to a thread whose spot is not in the logs. */
export function decideAbsent(unmatched: UnmatchedThread, situation: Situation, policy: Policy): Move {
  const { thread } = unmatched;
  if (!isProven(thread)) return { kind: 'leave', thread, because: 'held', reason: whyUnproven(thread) };
  const state = threadState(thread);
  if (state.kind === 'resolved-by-us') {
    return { kind: 'leave', thread, because: 'done', reason: `already ${state.mark.kind}` };
  }
  if (unmatched.resembled !== undefined) {
    if (state.kind === 'decided') return followDecision(thread, state);
    return { kind: 'leave', thread, because: 'people', reason: RESEMBLED };
  }
  const held = holdReason(unmatched, situation);
  if (held !== undefined) return { kind: 'leave', thread, because: 'held', reason: held };
  const where = situation.placeNow(thread);
  if (state.kind === 'resolved-by-people' && where.kind === 'file' && !where.inDiff) {
    // Some tools report changed files only: it is gone from the log, and comes back with its file.
    const reason = `${resolver(thread)}, and ${where.path} is no longer part of the diff`;
    return { kind: 'leave', thread, because: 'people', reason };
  }
  const kept = whyKept(thread);
  if (kept !== undefined && state.kind !== 'reopened') {
    return state.kind === 'resolved-by-people'
      ? { kind: 'leave', thread, because: 'people', reason: resolver(thread) }
      : { kind: 'leave', thread, because: 'held', reason: `the finding is gone, but ${kept}` };
  }
  if (state.kind === 'unfinished') {
    const reason = `the finding is gone; ${describeBegun(state.begun)}`;
    return resolveOrSay(thread, 'fixed', reason);
  }
  if (state.kind === 'reopened') {
    const how = spokenSince(thread) ? 'somebody reopened it and spoke' : 'somebody reopened it';
    return { kind: 'leave', thread, because: 'people', reason: `the finding is gone, but ${how}` };
  }
  if (!policy.resolveFixed) {
    return {
      kind: 'leave',
      thread,
      because: 'policy',
      reason: 'the finding is gone; resolve-fixed is false',
    };
  }
  if (!policy.resolveDiscussed && thread.foreignReplies > 0) {
    // What somebody replied has resolved it: nothing is left open.
    if (thread.lastMark?.decided !== undefined || state.kind === 'decided')
      return { kind: 'leave', thread, because: 'people', reason: `the finding is gone; ${resolver(thread)}` };
    const reason = 'the finding is gone; somebody replied, and resolve-discussed is false';
    const leave = { kind: 'leave', thread, because: 'policy', reason } as const;
    return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: 'discussed' };
  }
  const reason = where.kind === 'deleted' ? 'its file was deleted' : 'the finding is gone';
  return resolveOrSay(thread, 'fixed', reason);
}

/** Resolves a thread since somebody replied so. */
function followDecision(
  thread: OwnThread,
  { decision, way }: { readonly decision: Decision; readonly way: Way },
  spot?: Spot,
): Move {
  const about = spot === undefined ? { thread } : { thread, spot };
  const reason = describeDecision(decision);
  return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}

/** `Ada decided "false positive": generated code` */
function describeDecision({ says, reason, name }: Decision): string {
  return `${nameOf(name)} decided "${says}": ${reason}`;
}

/** Who resolved a thread; where a reply did, how it decided. */
function resolver({ resolvedBy, lastMark }: OwnThread): string {
  const { decided, statement: judged } = lastMark ?? {};
  return decided !== undefined && judged !== undefined && isDecision(judged)
    ? describeDecision(judged)
    : `${nameOf(resolvedBy)} resolved it`;
}

function nameOf(name: string | undefined): string {
  return name === undefined ? 'a person' : truncate(oneLine(name), LONGEST_NAME);
}

function describeBegun({ kind, head }: Unfinished): string {
  return `a run for ${head.slice(0, 7)} began to ${isResolving(kind) ? 'resolve' : 'reopen'} it and did not finish`;
}

/** Why a thread and a spot are the same, as people read it. */
function describePair({ thread, spot, tier }: Pair): string {
  const { evidence } = thread;
  const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
  if (isUncommitted(spot.place)) return `its line differs from the commit, ${EVIDENCE[tier]}`;
  const where =
    spot.place.path !== evidence.path
      ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
      : line !== evidence.line
        ? `moved from line ${evidence.line} to line ${line}`
        : 'same line';
  return `${where}, ${EVIDENCE[tier]}`;
}

function describeWaiting({ thread, spot }: Pair): string {
  const commit = thread.evidence.head.slice(0, 7);
  const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
  return `commit ${commit} could not be fetched, so it is not certain that the thread is about line ${line}, which has the same text: no second thread is posted`;
}

const EVIDENCE: Readonly<Record<Pair['tier'], string>> = {
  T1: 'by git, same message',
  T2: 'by git, reworded',
  T3: 'same fingerprint of the tool',
  T4: 'same text and surroundings',
  T5: 'same text and message',
  T6: 'same text',
  T7: 'same text in another file',
  T8: 'edited line in the same place',
  T9: 'the only one left of its rule and message in the file',
};
