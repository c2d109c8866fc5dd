import { type Comment, soleOutcome } from '../../../services/port.ts';
import type { Diagnosis } from '../diagnosis.ts';
import {
  broken,
  confirmed,
  delay,
  diagnoseRefusal,
  differs,
  look,
  type ProbeThread,
  type Probing,
} from './probing.ts';

/** Resolves the thread, twice, and reopens it. */
export async function tryResolving(
  { discussionId, commentId }: ProbeThread,
  probing: Probing,
): Promise<readonly Diagnosis[]> {
  const { service } = probing;
  const find = (comments: readonly Comment[]) => comments.find(({ id }) => id === commentId);
  probing.begin('look whether it may be resolved');
  const said = find(await service.listComments())?.mayResolve;
  probing.begin('resolve');
  const resolved = soleOutcome(await service.setResolved([{ discussionId, resolved: true }]));
  if (resolved.kind !== 'done') {
    const needs = service.can.resolveNeeds;
    const isRight = resolved.kind === 'no-effect' && resolved.refusal === 'forbidden';
    if (!isRight) return [diagnoseRefusal('resolving', resolved)];
    const remedy = resolved.remedy ?? (needs === undefined ? undefined : `resolving needs ${needs}`);
    return [
      differs(`resolving is not allowed, so fixed threads stay open (${resolved.message})`, remedy),
      ...(said === true ? [broken('the listing said that this client may resolve')] : []),
    ];
  }
  const flag = await flagOf(true, find, probing);
  const second = await resolveAgain(discussionId, probing);
  probing.begin('reopen');
  const reopened = soleOutcome(await service.setResolved([{ discussionId, resolved: false }]));
  return [
    ...(said === false
      ? [differs('the listing said that this token cannot resolve threads, but it can')]
      : []),
    ...flag,
    second,
    ...(reopened.kind === 'done'
      ? await flagOf(false, find, probing)
      : [diagnoseRefusal('reopening', reopened)]),
  ];
}

async function resolveAgain(discussionId: string, probing: Probing): Promise<Diagnosis> {
  probing.begin('resolve a second time');
  const again = soleOutcome(await probing.service.setResolved([{ discussionId, resolved: true }]));
  return again.kind === 'done'
    ? confirmed('resolving a second time does no harm')
    : broken(`resolving a second time did not go well: ${again.message}`);
}

async function flagOf(
  wanted: boolean,
  find: (comments: readonly Comment[]) => Comment | undefined,
  probing: Probing,
): Promise<readonly Diagnosis[]> {
  const word = wanted ? 'resolved' : 'reopened';
  probing.begin(`look whether it is ${word}`);
  const { comments, afterMs } = await look((all) => {
    const flag = find(all)?.resolved;
    return flag === undefined || flag === wanted;
  }, probing);
  const listed = find(comments);
  if (listed === undefined) return [broken(`the listing does not show the thread that was ${word}`)];
  if (listed.resolved === undefined) return [differs('the listing does not say what is resolved')];
  if (afterMs === undefined) return [broken(`the listing does not show that the thread was ${word}`)];
  const by = listed.resolvedBy;
  return [
    confirmed(`the thread was ${word}, and the listing shows it ${delay(afterMs)}`),
    ...(wanted
      ? [
          confirmed(
            by === undefined
              ? 'the listing does not name who resolved'
              : `the listing names ${by} as who resolved`,
          ),
        ]
      : []),
  ];
}
