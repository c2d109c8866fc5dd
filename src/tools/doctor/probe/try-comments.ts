import { type Comment, soleOutcome } from '../../../services/port.ts';
import { lettersOf } from '../../../text/lines.ts';
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
  probeBody,
  setDown,
} from './probing.ts';

/** Posts the one thread of a probe, and looks what the listing makes of it. */
export async function tryThread(
  probing: Probing,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly thread?: ProbeThread }> {
  const { service, nonce, place } = probing;
  probing.begin('post a thread');
  const body = probeBody(nonce, 'Can a thread be posted here?');
  const [outcome] = await service.postInline([{ body, position: place }]);
  if (outcome === undefined) return { diagnoses: [broken('posting a thread got no outcome')] };
  setDown(outcome, probing);
  if (outcome.kind !== 'done') return { diagnoses: [diagnoseRefusal('posting a thread', outcome)] };
  const { id: commentId, discussionId } = outcome.value;
  const thread = { commentId, discussionId, body };
  probing.begin('look for the thread');
  const { comments, afterMs } = await look((all) => all.some(({ id }) => id === commentId), probing);
  const listed = comments.find(({ id }) => id === commentId);
  if (listed === undefined || afterMs === undefined)
    return { diagnoses: [broken('a thread was posted, and the listing does not show it')], thread };
  const diagnoses = [
    confirmed(
      `a thread was posted at ${place.path}:${place.newLine}, and the listing shows it ${delay(afterMs)}`,
    ),
    listed.discussionId === discussionId
      ? confirmed('the listing names its discussion as the answer did')
      : broken('the listing names another discussion than the answer did'),
    compareBodies(listed.body, body, probing.keyless),
    ...compareWriter(listed, probing),
  ];
  return { diagnoses, thread };
}

function compareBodies(listed: string, sent: string, keyless: boolean): Diagnosis {
  if (listed === sent) return confirmed('a comment stays as it was sent, with its hidden line');
  if (lettersOf(listed) !== lettersOf(sent)) return describeWords(listed, sent, keyless);
  const hidden = sent.split('\n').at(-1) ?? '';
  return listed.replaceAll('\r', '').split('\n').includes(hidden)
    ? differs('a comment is changed a little, and keeps its hidden line')
    : NO_HIDDEN_LINE;
}

/** Without a key a run knows its comments by their words. */
function describeWords(listed: string, sent: string, keyless: boolean): Diagnosis {
  const hidden = sent.split('\n').at(-1) ?? '';
  if (!listed.includes(hidden)) return NO_HIDDEN_LINE;
  const message = 'a comment comes back with other words than were sent';
  return keyless ? broken(message, 'set a signing-key') : differs(message);
}

const NO_HIDDEN_LINE = broken(
  'a comment loses its hidden line, without which no run knows its threads again',
  'let HTML comments stay as they are on this service',
);

function compareWriter({ mine, author }: Comment, { change, service }: Probing): readonly Diagnosis[] {
  if (mine === undefined) {
    return service.can.edits
      ? [broken('comments can be edited, and the listing does not say who wrote them')]
      : [confirmed('the listing does not say who wrote a comment')];
  }
  if (!mine) return [broken('the listing says that somebody else wrote what this client has posted')];
  return [
    author === change.writer || change.writer === undefined
      ? confirmed('the listing says that this client wrote it')
      : broken(`the listing names the writer ${author}, and this client is ${change.writer}`),
  ];
}

/** Replies. */
export async function tryReply(
  { discussionId }: ProbeThread,
  probing: Probing,
): Promise<readonly Diagnosis[]> {
  probing.begin('reply');
  const body = probeBody(probing.nonce, 'Can a reply be written here?');
  const outcome = setDown(await probing.service.reply(discussionId, body), probing);
  if (outcome.kind !== 'done') return [diagnoseRefusal('a reply', outcome)];
  const { id } = outcome.value;
  probing.begin('look for the reply');
  const { comments, afterMs } = await look((all) => all.some((one) => one.id === id), probing);
  const listed = comments.find((one) => one.id === id);
  if (listed === undefined || afterMs === undefined) return [broken('the listing does not show a reply')];
  return [
    listed.discussionId === discussionId
      ? confirmed(`a reply stands in its discussion ${delay(afterMs)}`)
      : broken('a reply stands in another discussion'),
  ];
}

/** Edits the first comment, where comments can be edited. */
export async function tryEdit({ commentId }: ProbeThread, probing: Probing): Promise<readonly Diagnosis[]> {
  const { service, nonce } = probing;
  if (!service.can.edits) return [confirmed('comments cannot be edited here, so marks are replies')];
  probing.begin('edit the first comment');
  const body = probeBody(nonce, 'Edited: can a comment be edited here?');
  const outcome = soleOutcome(await service.edit([{ commentId, body }]));
  if (outcome.kind !== 'done') return [diagnoseRefusal('an edit', outcome)];
  probing.begin('look for the edit');
  const isEdited = (all: readonly Comment[]) =>
    all.some((one) => one.id === commentId && lettersOf(one.body) === lettersOf(body));
  const { comments, afterMs } = await look(isEdited, probing);
  const listed = comments.find(({ id }) => id === commentId);
  if (listed === undefined || afterMs === undefined)
    return [broken('the listing does not show what a comment was edited to')];
  return [
    confirmed(`an edit is listed ${delay(afterMs)}`),
    listed.mine === false
      ? broken('after an edit of ours the listing says that somebody else wrote the comment')
      : confirmed('after an edit of ours the comment is still ours'),
  ];
}
