import type { Anchor } from '../diff/anchor.ts';
import { scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { SealedBody } from '../text/seal.ts';
import { commentBody } from '../thread/comment-body.ts';
import type { ThreadReading } from '../thread/own-thread.ts';
import type { Acting, MoveOutcome } from './acting.ts';
import { inFlight } from './in-flight.ts';
import { lookFor } from './look.ts';
import type { Move } from './move.ts';

type Post = Extract<Move, { kind: 'post' }>;

/** After this many refused positions in a row it is not the positions: posting stops. */
const REFUSALS_IN_A_ROW = 5;
const CONFLICT = 409;
const BAD_REQUEST = 400;

/**
 * What is left to say after posting. `distrust`: why nothing more may be written, because the service does not keep what we write. `news`: why
 * the rest must be planned again before it is posted.
 */
export interface Posting {
  /** Nonces of posts whose effect is not known, by move. */
  readonly unsettled: ReadonlyMap<Post, string>;
  readonly distrust?: string;
  readonly news?: string;
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
  const unsettled = new Map<Post, string>();
  let refusals = 0;
  let stop: string | undefined;

  const post = async (move: Post): Promise<string | undefined> => {
    stop ??= acting.stopped();
    if (stop !== undefined) {
      outcomes.set(move, { kind: 'failed', reason: `not reached: ${stop}` });
      return undefined;
    }
    const sent = await postThread(move, acting);
    switch (sent.kind) {
      case 'done':
        refusals = 0;
        outcomes.set(move, { kind: 'done', discussionId: sent.discussionId });
        return sent.nonce;
      case 'unknown':
        unsettled.set(move, sent.nonce);
        outcomes.set(move, { kind: 'failed', reason: sent.reason });
        return undefined;
      case 'failed':
        outcomes.set(move, sent);
        if (sent.status === CONFLICT) stop = `the discussion did not become ready (${sent.reason})`;
        return undefined;
      case 'refused':
        outcomes.set(move, sent);
        refusals += 1;
        if (refusals >= REFUSALS_IN_A_ROW) {
          stop =
            `the service refused ${refusals} positions in a row, the last with: ${sent.reason}; ` +
            'compare base-sha and head-sha with the diff that the service shows';
        }
        return undefined;
    }
  };

  const rest = [...posts];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const nonce = await post(first);
    if (nonce === undefined) continue;
    const look = await lookFor([nonce], acting);
    if (look.kind === 'distrust') {
      for (const move of rest) outcomes.set(move, { kind: 'failed', reason: `not reached: ${look.reason}` });
      return { unsettled, distrust: look.reason };
    }
    const news = findNews(look.reading, nonce, rest, acting);
    if (news !== undefined) {
      for (const move of rest) outcomes.set(move, { kind: 'not-tried', reason: news });
      return { unsettled, news };
    }
    break;
  }
  await inFlight(rest, async (move) => {
    await post(move);
  });
  return { unsettled };
}

/** Threads of ours that the plan did not know, of a scope that still has something to post: a listing that lagged, or a run that races. */
function findNews(
  reading: ThreadReading,
  nonce: string,
  rest: readonly Post[],
  { known, onNews }: Acting,
): string | undefined {
  if (onNews === 'go-on') return undefined;
  const scopes = new Set(rest.map(({ spot }) => scopeKey(spot.scope)));
  const before = new Set([...known.threads, ...(known.copied ?? [])].map((thread) => thread.discussionId));
  const news = [...reading.threads, ...(reading.copied ?? [])].filter(
    (thread) =>
      thread.nonce !== nonce &&
      !before.has(thread.discussionId) &&
      scopes.has(scopeKey(thread.evidence.scope)),
  );
  return news.length === 0
    ? undefined
    : `${news.length} ${news.length === 1 ? 'thread has' : 'threads have'} appeared since the plan was made`;
}

/** What became of one attempt to post. */
export type Sent =
  | { readonly kind: 'done'; readonly nonce: string; readonly discussionId: string }
  | { readonly kind: 'unknown'; readonly nonce: string; readonly reason: string }
  | { readonly kind: 'failed'; readonly status?: number; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** The line as the diff has it; if the service refuses it, the other lawful form; after that the overview. */
export async function postThread(move: Post, acting: Acting): Promise<Sent> {
  const sent = await send(move.spot, move.anchor, acting);
  const { path, newLine, oldLine } = move.anchor;
  if (sent.kind !== 'refused' || oldLine === undefined) return sent;
  acting.progress(`${path}:${newLine} was refused with its old line (${sent.reason}); trying without`);
  return send(move.spot, { path, newLine }, acting);
}

async function send(spot: Spot, anchor: Anchor, acting: Acting): Promise<Sent> {
  const { keyring, deploymentNumber, baseSha, headSha } = acting;
  const { path, ...numbers } = anchor;
  const nonce = acting.nonce();
  let body: SealedBody;
  try {
    const marker = { nonce, evidence: acting.evidence(spot, anchor), ...numbers };
    body = commentBody(acting.detailed(spot), keyring[0], deploymentNumber, marker, acting.headLines(spot));
  } catch (error) {
    // A finding whose names are too long for a marker costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'failed', reason: `the comment cannot be written: ${error.message}` };
  }
  const outcome = await acting.service.postInline(body, { path, ...numbers, baseSha, headSha });
  if (outcome.kind === 'done') return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
  if (outcome.kind === 'unknown') return { kind: 'unknown', nonce, reason: outcome.message };
  if (outcome.status === BAD_REQUEST) return { kind: 'refused', reason: outcome.message };
  const failed = { kind: 'failed', reason: outcome.message } as const;
  return outcome.status === undefined ? failed : { ...failed, status: outcome.status };
}
