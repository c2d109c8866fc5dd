import type { Anchor } from '../diff/anchor.ts';
import type { Post } from '../plan/move.ts';
import type { Outcome, Refusal } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import type { CommentLength } from '../thread/comment-body.ts';
import type { Acting } from './acting.ts';

/** What became of one attempt to post. */
export type Sent =
  | { readonly kind: 'done'; readonly nonce: string; readonly discussionId: string }
  | { readonly kind: 'unknown'; readonly nonce: string; readonly reason: string }
  | { readonly kind: 'failed'; readonly refusal?: Refusal; readonly reason: string }
  /** This comment is not taken, and the finding is listed instead. `remedy`: what helps where all of them are refused. */
  | { readonly kind: 'refused'; readonly reason: string; readonly remedy: string };

/** What became of one call. */
type Called =
  | Exclude<Sent, { kind: 'refused' }>
  | { readonly kind: 'position' | 'size'; readonly reason: string };

/**
 * Posts the thread of a finding: at the line as the diff has it; if the service refuses that, in the other lawful form; if the comment is too
 * large for it, in its short form, once.
 */
export async function postThread(move: Post, acting: Acting): Promise<Sent> {
  const sent = await sendAnywhere(move, 'full', acting);
  const { path, newLine } = move.anchor;
  if (sent.kind === 'size')
    acting.progress(`${path}:${newLine} was refused as too large; trying its short form`);
  const last = sent.kind === 'size' ? await sendAnywhere(move, 'short', acting) : sent;
  switch (last.kind) {
    case 'position':
      return {
        kind: 'refused',
        reason: `the service refused its position: ${last.reason}`,
        remedy: 'compare base-sha and head-sha with the diff that the service shows',
      };
    case 'size':
      return {
        kind: 'refused',
        reason: `the service refused its comment as too large, also in its short form: ${last.reason}`,
        remedy: 'look for what limits the size of requests on the way to the service',
      };
    default:
      return last;
  }
}

async function sendAnywhere(move: Post, length: CommentLength, acting: Acting): Promise<Called> {
  const sent = await send(move, move.anchor, length, acting);
  const { path, newLine, oldLine } = move.anchor;
  if (sent.kind !== 'position' || oldLine === undefined) return sent;
  acting.progress(`${path}:${newLine} was refused with its old line (${sent.reason}); trying without`);
  return send(move, { path, newLine }, length, acting);
}

async function send({ spot }: Post, anchor: Anchor, length: CommentLength, acting: Acting): Promise<Called> {
  const { keyring, service, baseSha, headSha } = acting;
  const { path, ...numbers } = anchor;
  const nonce = acting.nonce();
  let body: SealedBody;
  try {
    const marker = { nonce, evidence: acting.evidence(spot, anchor), ...numbers };
    const detailed = acting.detailed(spot);
    const showing = { lines: acting.headLines(spot), length, redact: acting.redact };
    // It brings the parser of Markdown, which a run that posts nothing can do without.
    const { commentBody } = await import('../thread/comment-body.ts');
    body = commentBody(detailed, keyring[0], service.identity, marker, showing);
  } catch (error) {
    // A finding whose names are too long for a marker costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'failed', reason: `the comment cannot be written: ${error.message}` };
  }
  const outcome = await service.postInline(body, { path, ...numbers, baseSha, headSha });
  if (outcome.kind === 'done') return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
  if (outcome.kind === 'unknown') return { kind: 'unknown', nonce, reason: outcome.message };
  return toCalled(outcome);
}

function toCalled({ refusal, message }: Extract<Outcome<unknown>, { kind: 'no-effect' }>): Called {
  if (refusal === 'position') return { kind: 'position', reason: message };
  if (refusal === 'too-large') return { kind: 'size', reason: message };
  return { kind: 'failed', refusal, reason: message };
}
