import { overviewBody } from '../comment/overview-body.ts';
import { scopeKey } from '../finding/finding.ts';
import { keyOfPlace } from '../finding/rule-ids.ts';
import * as words from '../apply/words.ts';
import { type Outcome, soleOutcome, whyNot } from '../services/port.ts';
import { type Acting, confirm } from './act.ts';
import { hash, writeBody } from './marker.ts';
import { byWeight, type Listed } from './plan.ts';
import type { Summary } from './threads.ts';

export type { Summary };

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

export interface SummaryOrder {
  listed: readonly Listed[];
  /** Those of this job. */
  existing: readonly Summary[];
  mode: 'auto' | 'never';
  /** An analysis failed, so that an empty list proves nothing. */
  isPartial: boolean;
  canEdit: boolean;
  linkTo: Acting['linkTo'];
  redact: (text: string) => string;
}

/** The comment is written anew whenever it would say something else; it goes when nothing is left to list. */
export function planSummary({ listed, existing, mode, isPartial, canEdit, linkTo, redact }: SummaryOrder): SummaryPlan {
  const sorted = listed.toSorted((a, b) => byWeight(a.finding, b.finding));
  const plan = (kind: SummaryPlan['kind'], reason: string, obsolete: readonly Summary[] = [], current?: Summary): SummaryPlan => ({
    kind,
    listed: sorted,
    text,
    obsolete: [...obsolete],
    reason,
    isWriting: kind === 'post' || kind === 'edit' || obsolete.length > 0,
    ...(current && { current }),
  });
  const text = sorted.length === 0 ? '' : redact(overviewBody(pairGrouped(sorted), linkTo));
  if (mode === 'never') return plan('none', 'overview-comment is never');
  const own = existing.filter(({ isSure, comment }) => isSure && (!canEdit || comment.mine !== false));
  if (sorted.length === 0) {
    if (own.length === 0) return plan('none', 'every selected finding has a thread');
    return isPartial
      ? plan('none', 'the analysis is not complete')
      : plan('delete', 'every selected finding has a thread now', own);
  }
  const same = own.find(({ visible }) => visible === text);
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

/** @returns why it could not be done */
export async function writeSummary(plan: SummaryPlan, acting: Acting): Promise<string | undefined> {
  const { service, signing, check, shown } = acting;
  const stop = acting.stopped();
  if (stop !== undefined) return words.overviewNotReached(stop);
  if (plan.kind === 'post' || plan.kind === 'edit') {
    const nonce = plan.current?.marker.nonce ?? acting.nonce();
    const scopes = [...new Set(plan.listed.map(({ finding }) => hash(scopeKey(finding.scope))))].toSorted();
    const marker = { check, nonce, scopes, ...(shown.writer !== undefined && { writer: shown.writer }) };
    const body = writeBody('summary', plan.text, marker, signing, service.can.bodyLimit);
    const outcome: Outcome<unknown> =
      plan.current === undefined
        ? await service.postTopLevel(body)
        : soleOutcome(await service.edit([{ commentId: plan.current.comment.id, body }]));
    if (outcome.kind === 'no-effect')
      return words.overviewNot(plan.current === undefined ? 'posted' : 'edited', whyNot(outcome));
    const found = await confirm(
      ({ summaries }) =>
        summaries.some((one) => one.marker.nonce === nonce && one.visible !== plan.current?.visible),
      acting,
    );
    if (found.kind === 'distrust') return found.reason;
  }
  for (const { comment } of plan.obsolete) {
    const outcome = await service.deleteComment(comment.id);
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden')
      acting.progress(words.copiesLeft([comment.id]));
    else return words.overviewNotDeleted(whyNot(outcome));
  }
  return undefined;
}

/** Those of a job: under its name, or under another one that its check had before, by its tools. */
export function summariesOf(summaries: readonly Summary[], check: string, own: ReadonlySet<string>): Summary[] {
  const hashes = new Set([...own].map(hash));
  return summaries.filter(
    ({ marker }) =>
      marker.check === check || (marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one))),
  );
}
