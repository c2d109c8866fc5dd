import { summaryComment } from '../comment/summary-comment.ts';
import { byWeight } from '../finding/logged-finding.ts';
import { keyOfPlace } from '../finding/rule-ids.ts';
import type { LinkTo } from '../text/markdown.ts';
import { hash } from '../threads/marker.ts';
import type { Summary } from '../threads/threads.ts';
import type { Listed } from './plan.ts';

/** What happens to the one comment of this job that lists what has no thread. `obsolete` ones are deleted. */
export interface SummaryPlan {
  kind: 'none' | 'keep' | 'post' | 'edit' | 'delete';
  listed: Listed[];
  text: string;
  current?: Summary;
  obsolete: Summary[];
  reason: string;
  isWriting: boolean;
}

interface SummaryOrder {
  listed: readonly Listed[];
  /** Those of this job. */
  existing: readonly Summary[];
  mode: 'auto' | 'never';
  /** An analysis failed, so that an empty list proves nothing. */
  isPartial: boolean;
  canEdit: boolean;
  linkTo: LinkTo | undefined;
  redact: (text: string) => string;
}

/** The comment is written anew whenever it would say something else; it goes when nothing is left to list. */
export function planSummary({
  listed,
  existing,
  mode,
  isPartial,
  canEdit,
  linkTo,
  redact,
}: SummaryOrder): SummaryPlan {
  const sorted = listed.toSorted((a, b) => byWeight(a.finding, b.finding));
  const plan = (
    kind: SummaryPlan['kind'],
    reason: string,
    obsolete: readonly Summary[] = [],
    current?: Summary,
  ): SummaryPlan => ({
    kind,
    listed: sorted,
    text,
    obsolete: [...obsolete],
    reason,
    isWriting: kind === 'post' || kind === 'edit' || obsolete.length > 0,
    ...(current && { current }),
  });
  const text = sorted.length === 0 ? '' : redact(summaryComment(pairGrouped(sorted), linkTo));
  if (mode === 'never') return plan('none', 'summary-comment is never');
  const own = existing.filter(({ isSure, comment }) => isSure && (!canEdit || comment.mine !== false));
  if (sorted.length === 0) {
    if (own.length === 0) return plan('none', 'every selected finding has a thread');
    return isPartial
      ? plan('none', 'the analysis is not complete')
      : plan('delete', 'every selected finding has a thread now', own);
  }
  const same = own.find(({ marker }) => marker.text === hash(text));
  if (same !== undefined)
    return plan(
      'keep',
      'it lists the same findings',
      own.filter(({ marker }) => marker.nonce !== same.marker.nonce),
    );
  const [current] = own;
  const others = own.filter(({ marker }) => marker.nonce !== current?.marker.nonce);
  if (canEdit && current !== undefined) return plan('edit', 'it lists other findings', others, current);
  return plan('post', own.length === 0 ? 'there was none yet' : 'it lacks a new finding', own);
}

/** One problem of several tools is one row, in which the others are named. */
function pairGrouped(listed: readonly Listed[]) {
  const owners = new Map<string, Listed['finding']>();
  return listed.map((entry) => {
    const { finding } = entry;
    const key = keyOfPlace(finding.place, finding.rule.id);
    if (key === undefined) return entry;
    const owner = owners.get(key) ?? finding;
    owners.set(key, owner);
    return owner.scope.tool === finding.scope.tool ? entry : { ...entry, groupedWith: owner };
  });
}

/** Those of a job: under its name, or under another one that its check had before, by its tools. */
export function summariesOf(
  summaries: readonly Summary[],
  check: string,
  own: ReadonlySet<string>,
): Summary[] {
  const hashes = new Set([...own].map(hash));
  return summaries.filter(
    ({ marker }) =>
      marker.check === check || (marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one))),
  );
}
