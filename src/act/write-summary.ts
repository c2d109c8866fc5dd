import { scopeKey } from '../finding/finding.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { type Outcome, soleOutcome, whyNot } from '../services/port.ts';
import { hash, writeBody } from '../threads/marker.ts';
import { type Acting, confirm } from './acting.ts';

/** @returns why it could not be done */
export async function writeSummary(plan: SummaryPlan, acting: Acting): Promise<string | undefined> {
  const { service, signing, check, shown } = acting;
  const stop = acting.stopped();
  if (stop !== undefined) return `the run ended before the summary comment was written: ${stop}`;
  if (plan.kind === 'post' || plan.kind === 'edit') {
    const nonce = plan.current?.marker.nonce ?? acting.nonce();
    const scopes = [...new Set(plan.listed.map(({ finding }) => hash(scopeKey(finding.scope))))].toSorted();
    const text = hash(plan.text);
    const marker = {
      check,
      nonce,
      scopes,
      text,
      ...(shown.writer !== undefined && { writer: shown.writer }),
    };
    const body = writeBody('summary', plan.text, marker, signing, service.can.bodyLimit);
    const outcome: Outcome<unknown> =
      plan.current === undefined
        ? await service.postTopLevel(body)
        : soleOutcome(await service.edit([{ commentId: plan.current.comment.id, body }]));
    if (outcome.kind === 'no-effect') return `the summary comment could not be written: ${whyNot(outcome)}`;
    const found = await confirm(
      ({ summaries }) => summaries.some(({ marker: one }) => one.nonce === nonce && one.text === text),
      acting,
    );
    if (found.kind === 'distrust') return found.reason;
  }
  for (const { comment } of plan.obsolete) {
    const outcome = await service.deleteComment(comment.id);
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden')
      acting.progress(
        `Left alone: ${comment.id}, which only its author can delete: a copy of a comment of ours`,
      );
    else return `an old summary comment could not be deleted: ${whyNot(outcome)}`;
  }
  return undefined;
}
