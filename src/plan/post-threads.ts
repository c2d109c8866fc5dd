import { commentBody } from '../thread/comment-body.ts';
import { readThreads } from '../thread/own-thread.ts';
import type { Acting, MoveOutcome } from './acting.ts';
import { inFlight } from './in-flight.ts';
import type { Move } from './move.ts';

type Post = Extract<Move, { kind: 'post' }>;

/** After this many refused positions in a row it is not the positions: posting stops. */
const REFUSALS_IN_A_ROW = 5;
/** How long the first comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const CONFLICT = 409;
const BAD_REQUEST = 400;

/** What is left to say after posting. `distrust`: why nothing more may be written, because the service does not keep what we write. */
export interface Posting {
  /** Nonces of posts whose effect is not known, by move. */
  readonly unsettled: ReadonlyMap<Move, string>;
  readonly distrust?: string;
}

/**
 * Posts new threads, worst first. The first one is looked for in the listing before the rest follow: a service that strips or rewrites
 * what makes a comment ours would get the same comments again at every run. Outcomes are written down as they come.
 */
export async function postThreads(
  posts: readonly Post[],
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<Posting> {
  const unsettled = new Map<Move, string>();
  let refusals = 0;
  let stop: string | undefined;

  const post = async (move: Post): Promise<string | undefined> => {
    stop ??= acting.stopped();
    if (stop !== undefined) {
      outcomes.set(move, { kind: 'failed', reason: `not reached: ${stop}` });
      return undefined;
    }
    const nonce = acting.nonce();
    const body = writeBody(move, nonce, acting);
    if (body.kind === 'failed') {
      outcomes.set(move, body);
      return undefined;
    }
    const outcome = await sendPost(move, body.text, acting);
    switch (outcome.kind) {
      case 'done':
        refusals = 0;
        outcomes.set(move, { kind: 'done', discussionId: outcome.value.discussionId });
        return nonce;
      case 'unknown':
        unsettled.set(move, nonce);
        outcomes.set(move, { kind: 'failed', reason: outcome.message });
        return undefined;
      case 'no-effect':
        outcomes.set(move, { kind: 'failed', reason: outcome.message });
        if (outcome.status === CONFLICT) stop = `the discussion did not become ready (${outcome.message})`;
        refusals = outcome.status === BAD_REQUEST ? refusals + 1 : refusals;
        if (refusals >= REFUSALS_IN_A_ROW) {
          stop = `the service refused ${refusals} positions in a row, the last with: ${outcome.message}`;
        }
        return undefined;
    }
  };

  const rest = [...posts];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const nonce = await post(first);
    if (nonce === undefined) continue;
    const distrust = await lookFor(nonce, acting);
    if (distrust !== undefined) {
      for (const move of rest) outcomes.set(move, { kind: 'failed', reason: `not reached: ${distrust}` });
      return { unsettled, distrust };
    }
    break;
  }
  await inFlight(rest, async (move) => {
    await post(move);
  });
  return { unsettled };
}

/** A finding whose names are too long for a marker costs itself only. */
function writeBody(
  move: Post,
  nonce: string,
  { keyring: [keys], deploymentNumber, evidence }: Acting,
):
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string } {
  const { spot, anchor } = move;
  const marker = { nonce, evidence: evidence(spot, anchor), ...anchorNumbers(move) };
  try {
    return { kind: 'written', text: commentBody(spot, keys, deploymentNumber, marker) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'failed', reason: `the comment cannot be written: ${error.message}` };
  }
}

function sendPost(move: Post, body: string, acting: Acting): ReturnType<Acting['service']['postInline']> {
  const { baseSha, headSha } = acting;
  return acting.service.postInline(body, {
    path: move.anchor.path,
    ...anchorNumbers(move),
    baseSha,
    headSha,
  });
}

function anchorNumbers({ anchor }: Post): { newLine: number; oldLine?: number } {
  const { newLine, oldLine } = anchor;
  return oldLine === undefined ? { newLine } : { newLine, oldLine };
}

/** Lists until the comment is there and verifies; else says why the service cannot be trusted with more. */
async function lookFor(nonce: string, acting: Acting): Promise<string | undefined> {
  let comments = 0;
  for (const wait of LOOKS) {
    await acting.sleep(wait);
    const listing = await acting.service.listComments();
    const reading = readThreads(acting.keyring, acting.deploymentNumber, listing);
    if (reading.threads.some((thread) => thread.nonce === nonce)) return undefined;
    comments = reading.comments;
  }
  return (
    `the first comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'without that, every run would post it again'
  );
}
