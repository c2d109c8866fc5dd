import type { Comment, InlinePost, Outcome } from '../../../services/port.ts';
import type { Diagnosis } from '../diagnosis.ts';
import { broken, confirmed, diagnoseRefusal, differs, type Probing, probeBody, setDown } from './probing.ts';

/** A line that no file has. */
const NO_LINE = 99_999_999;

/** Posts what is to be refused, alone and, where several are posted at once, beside a good one. */
export async function tryRefusals(probing: Probing): Promise<readonly Diagnosis[]> {
  const { service } = probing;
  return [
    await tryMisplaced(probing),
    ...(service.can.postsAtOnce > 1 ? await tryBatch(probing) : []),
    await tryTooLong(probing),
  ];
}

function misplaced({ nonce, place }: Probing): InlinePost {
  const body = probeBody(nonce, 'This stands on a line that there is not.');
  return { body, position: { ...place, newLine: NO_LINE } };
}

async function tryMisplaced(probing: Probing): Promise<Diagnosis> {
  probing.begin('post on a line that there is not');
  return judgeMisplaced((await postAll([misplaced(probing)], probing))[0]);
}

function judgeMisplaced(outcome: Outcome<Comment> | undefined): Diagnosis {
  const what = 'a comment on a line that there is not';
  if (outcome === undefined) return broken(`${what} got no outcome`);
  if (outcome.kind === 'done') return differs(`${what} is taken`);
  if (outcome.kind === 'unknown')
    return broken(`${what} leaves it open what became of it: ${outcome.message}`);
  return outcome.refusal === 'position'
    ? confirmed(`${what} is refused for its place`)
    : broken(`${what} is refused as "${outcome.refusal}" instead of for its place: ${outcome.message}`);
}

async function tryBatch(probing: Probing): Promise<readonly Diagnosis[]> {
  const { nonce, place } = probing;
  probing.begin('post two at once, of which one is on a line that there is not');
  const good = { body: probeBody(nonce, 'This is posted beside a misplaced one.'), position: place };
  const [first, second] = await postAll([good, misplaced(probing)], probing);
  return [
    first?.kind === 'done'
      ? confirmed('of two comments that are posted at once, the misplaced one does not cost the other')
      : first === undefined
        ? broken('a good comment beside a misplaced one got no outcome')
        : diagnoseRefusal('a good comment beside a misplaced one', first),
    judgeMisplaced(second),
  ];
}

async function tryTooLong(probing: Probing): Promise<Diagnosis> {
  const { nonce, place, service } = probing;
  const { bodyLimit } = service.can;
  probing.begin('post a comment that is too long');
  // Not through the gate, which would cut it.
  const body = `${probeBody(nonce, 'This is too long.')}\n\n${'x'.repeat(bodyLimit)}`;
  const [outcome] = await postAll([{ body, position: place }], probing);
  const what = `a comment of ${body.length} characters`;
  if (outcome === undefined) return broken(`${what} got no outcome`);
  if (outcome.kind === 'done') return confirmed(`${what} is taken; runs write at most ${bodyLimit}`);
  if (outcome.kind === 'no-effect' && outcome.refusal === 'too-large')
    return confirmed(`${what} is refused as too large`);
  const word =
    outcome.kind === 'unknown' ? 'is not answered as a refusal' : `is refused as "${outcome.refusal}"`;
  return differs(`${what} ${word}: ${outcome.message}`);
}

async function postAll(posts: readonly InlinePost[], probing: Probing): Promise<readonly Outcome<Comment>[]> {
  const outcomes = await probing.service.postInline(posts);
  for (const outcome of outcomes) setDown(outcome, probing);
  return outcomes;
}
