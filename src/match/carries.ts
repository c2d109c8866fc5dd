import { mapLineForward } from '../diff/line-map.ts';
import { SEVERITIES } from '../finding/finding.ts';
import { compareLevels, severityOf } from '../finding/logged-finding.ts';
import type { Fingerprint, Thread } from '../model.ts';
import { isSettled } from '../threads/threads.ts';
import type { Candidate, Matching, Since } from './candidate.ts';
import { isMoreSevere, newWords, TOP_LEVEL } from './fingerprint.ts';

// Whether what people decided about one finding holds for another one.

/** A dismissal holds for what was judged: the very line, with no other words, and at no worse level. */
export function carries(thread: Thread, candidate: Candidate, matching: Matching): boolean {
  if (!isSettled(thread)) return true;
  const { since, isBaseline } = matching;
  const { fingerprint, where } = thread;
  const [worst] = candidate.finding.results;
  const isNoWorse = compareLevels(candidate.finding.level, fingerprint.level) >= 0;
  const isTopOfFile = fingerprint.about === undefined && fingerprint.line <= 1;
  if (candidate.said.about !== undefined && (isTopOfFile || fingerprint.about === candidate.said.about))
    return (
      isNoWorse &&
      !isMoreSevere(candidate.said.words, fingerprint.words) &&
      !isWorse(worst && severityOf(worst), fingerprint.severity)
    );
  const known = since.get(fingerprint.commit);
  if (isLost(fingerprint, known)) return false;
  const isTold = isNoWorse && newWords(candidate.said.words, fingerprint.words).length === 0;
  if (!isTold && !isBaseline) return false;
  if (where.kind === 'at') {
    if (where.path !== candidate.path || where.line !== candidate.line) return false;
    const file = known?.exact.byOldPath.get(fingerprint.path);
    if (file === undefined || fingerprint.line === 0) return true;
    if (mapLineForward(file.hunks, fingerprint.line) === candidate.line) return true;
  }
  return isSameCode(thread, candidate, isBaseline);
}

function isWorse(now: Fingerprint['severity'], then: Fingerprint['severity']): boolean {
  return now !== undefined && then !== undefined && SEVERITIES.indexOf(now) < SEVERITIES.indexOf(then);
}

/** It reads the same in the same block of its file, or between the same lines. */
function isSameCode(
  { fingerprint, where }: Thread,
  { print, path }: Candidate,
  isBaseline?: boolean,
): boolean {
  const parts = (['text', 'exact', 'block'] as const).filter((part) => !isBaseline || part !== 'exact');
  if (fingerprint.text === '' || !parts.every((part) => fingerprint[part] === print[part])) return false;
  if (where.kind === 'at') return true;
  const isHome = path === ('path' in where ? where.path : fingerprint.path);
  const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
  // Where git cannot tell, a copy may be what is left.
  const isUnclear =
    where.kind === 'unknown' && (path !== fingerprint.path || fingerprint.copy !== print.copy);
  if (isUnclear) return false;
  const isNested =
    print.block !== TOP_LEVEL && !isBaseline && (where.kind !== 'unknown' || fingerprint.copy === undefined);
  return isHome ? isNested || isBelow || isAbove : isBelow && isAbove;
}

/** Git cannot tell what of a file is what was judged. */
export function isLost({ path, line }: Fingerprint, since: Since | undefined): boolean {
  return [`${Math.min(line, 1)}`, `=${line}`].some((place) => since?.lost.has(`${path}\n${place}`));
}

export function isOtherPackage({ fingerprint: { about } }: Thread, { said }: Candidate): boolean {
  return about !== undefined && said.about !== undefined && about !== said.about;
}
