import { z } from 'zod';
import type { NewComment } from '../../rules/comments.ts';

const body = z.string().refine((text) => text.trim() !== '', 'must not be empty');
const line = z.int().min(1);
const sha = z
  .string()
  .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, 'must be the full SHA of a commit')
  .transform((text) => text.toLowerCase());

/**
 * Create a comment: top-level with a body alone, inline with a path and a line. Fields that nobody knows are
 * ignored.
 */
export const commentRequest = z
  .object({
    body,
    path: z.string().min(1).optional(),
    newLine: line.optional(),
    oldLine: line.optional(),
    baseSha: sha.optional(),
    headSha: sha.optional(),
  })
  .transform((sent, context): NewComment => {
    const refuse = (message: string): never => {
      context.issues.push({ code: 'custom', message, input: sent });
      return z.NEVER;
    };
    const { path, newLine, oldLine, baseSha, headSha } = sent;
    if ((baseSha === undefined) !== (headSha === undefined)) {
      return refuse('baseSha and headSha: send both or neither');
    }
    const hasLine = newLine !== undefined || oldLine !== undefined;
    if (path === undefined) {
      if (hasLine || baseSha !== undefined) return refuse('path: an inline comment needs it');
      return { kind: 'top-level', body: sent.body };
    }
    if (!hasLine) return refuse('newLine, oldLine: an inline comment needs at least one of them');
    const pinned = baseSha === undefined || headSha === undefined ? null : { base: baseSha, head: headSha };
    return { kind: 'inline', body: sent.body, position: { path, newLine, oldLine, pinned } };
  });

/** Reply to a thread. */
export const replyRequest = z.object({ body });

/** Resolve or reopen a thread. */
export const discussionRequest = z.object({ resolved: z.boolean() });
