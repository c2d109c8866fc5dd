import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { withAncestors } from '../finding/rule-ids.ts';
import { firstFew } from '../text/first-few.ts';
import { adviseOn, describeContested } from '../thread/contested.ts';
import type { UnmatchedThread } from '../thread/pool.ts';
import type { Situation } from './situation.ts';
import { standingIn } from './standing.ts';

/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
export function holdReason({ thread, doubt }: UnmatchedThread, situation: Situation): string | undefined {
  return (
    scopeHold(thread.evidence.scope, situation) ??
    reportedHere({ thread }, situation) ??
    placeHold({ thread }, situation) ??
    doubt
  );
}

function scopeHold(scope: Scope, situation: Situation): string | undefined {
  const [failure] = situation.completeness.failures;
  if (failure !== undefined) return failure;
  const key = scopeKey(scope);
  const standing = standingIn(situation);
  const held = standing.heldScope(key);
  if (held !== undefined) return held.reason;
  if (standing.isLater(key)) {
    return `a later version of sarif-review wrote threads of ${scopeName(scope)}: use that version here too`;
  }
  const dispute = situation.contested.get(key);
  if (dispute !== undefined) return describeContested(dispute);
  return standing.isComplete(key) ? undefined : describeAbsent(scope, standing.namesOf(scope.tool));
}

/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;

/**
 * A tool that has a run in another category is not named in `tools`: that speaks of the category of this job
 * only.
 */
function describeAbsent(scope: Scope, ofTool: readonly string[]): string {
  const name = scopeName(scope);
  if (ofTool.length === 0)
    return `${name} has no run in these logs, so its threads stay open; if it ran and found nothing, add it to the input tools`;
  const remedy =
    scope.category === '' ? '' : `: if they are the same, set the input category to ${scope.category}`;
  return `${name} has no run in these logs, only ${firstFew(ofTool, MOST_NAMED)}${remedy}`;
}

function reportedHere({ thread }: UnmatchedThread, { head, analyzed }: Situation): string | undefined {
  const { evidence, lastMark } = thread;
  const reported = lastMark === undefined || lastMark.kind === 'reported';
  if (!reported || evidence.head !== head || evidence.analyzed !== analyzed) return undefined;
  return `it was reported at this very commit: ${adviseOn(scopeName(evidence.scope))}`;
}

function placeHold({ thread }: UnmatchedThread, situation: Situation): string | undefined {
  const { evidence } = thread;
  const where = situation.placeNow(thread);
  // A file that is gone took its findings with it, whatever was looked at.
  if (where.kind === 'deleted') return undefined;
  const path = where.kind === 'file' ? where.path : evidence.path;
  const key = scopeKey(evidence.scope);
  const heldFile = standingIn(situation).heldFile(key, path);
  if (heldFile !== undefined) return heldFile.reason;
  const catalogue = situation.completeness.ruleCatalogues.get(key);
  if (catalogue !== undefined && !withAncestors(evidence.ruleId).some((id) => catalogue.has(id))) {
    return `rule ${evidence.ruleId} is not in the log's list of rules: it did not run`;
  }
  const files = situation.completeness.fileCatalogues.get(key);
  if (files !== undefined && !files.has(path)) {
    return `${path} is not in the log's list of files: it was not looked at`;
  }
  if (where.kind !== 'file') return undefined;
  if (where.uncommitted !== undefined) {
    const what = where.uncommitted === 0 ? path : `line ${where.uncommitted} of ${path}`;
    return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
  }
  return where.differs
    ? `${path} differs there between the analyzed commit and the head of the diff`
    : undefined;
}
