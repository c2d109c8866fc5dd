import { z } from 'zod';
import { unlessGone } from '../../git/gone-error.ts';
import { findFile } from '../../rules/check-position.ts';
import { pinPosition } from '../../rules/position.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Position } from '../../store/discussions.ts';
import { badNote } from './gitlab-error.ts';
import { type MergeRequestScene, versionsOf } from './merge-requests.ts';
import { numberParam } from './read-params.ts';

/** https://docs.gitlab.com/api/discussions/#create-a-new-thread-in-the-merge-request-diff */
export const positionParams = z.object({
  base_sha: z.string(),
  start_sha: z.string(),
  head_sha: z.string(),
  position_type: z.enum(['text', 'image', 'file']),
  old_path: z.string().optional(),
  new_path: z.string().optional(),
  old_line: numberParam.optional(),
  new_line: numberParam.optional(),
});
type PositionParams = z.infer<typeof positionParams>;

/** What users report of every position that GitLab does not find in the diff. */
const NO_LINE_CODE = ["can't be blank", 'must be a valid line code'];

/**
 * The place that a position stands for. Refuses with 400: a position that is not of one version of the diff,
 * lacks one of the two paths or names another one than the diff does, and a line that is none or is told in
 * another way (an added one by its new number alone, a removed one by its old one alone, any other one by
 * both).
 */
export async function toPlace(scene: MergeRequestScene, sent: PositionParams): Promise<Position> {
  const { sandbox, deployment } = scene;
  const { diffs } = sandbox;
  const { repository } = deployment;
  const { base_sha: base, head_sha: head, start_sha: start, old_path, new_path, position_type } = sent;
  const isOfVersion = versionsOf(sandbox, deployment).some(
    (version) => version.base === base && version.head === head && version.base === start,
  );
  const wholeFile = position_type === 'file';
  if (position_type === 'image') throw badNote({ position: ['is incomplete'] });
  const refused = badNote(wholeFile ? { position: ['is incomplete'] } : { line_code: NO_LINE_CODE });
  if (!wholeFile && sent.old_line === undefined && sent.new_line === undefined) {
    throw badNote({ line_code: NO_LINE_CODE, position: ['is incomplete'] });
  }
  if (!isOfVersion || old_path === undefined || new_path === undefined) throw refused;
  const files = await unlessGone(diffs.ofPair(repository, base, head));
  const file = files?.find((one) => (one.new ?? one.old)?.path === new_path);
  if (file === undefined || old_path !== (file.old?.path ?? new_path)) throw refused;
  const pinned = { base, head };
  if (wholeFile) return pinWholeFile(scene, new_path, pinned);
  // A file that was only moved has no lines in the diff
  // (https://gitlab.com/gitlab-org/gitlab/-/issues/371752).
  const hidden = await diffs.hiddenInPair(repository, base, head);
  // Nor has one whose attributes take its diff away (`-diff`).
  if (hidden.has(new_path) || file.hunks.length === 0 || findFile([file], new_path).kind === 'refused')
    throw refused;
  try {
    return await pinPosition(sandbox, deployment, {
      path: new_path,
      newLine: sent.new_line,
      oldLine: sent.old_line,
      pinned,
    });
  } catch (error) {
    if (error instanceof Refusal) throw refused;
    throw error;
  }
}

/** A comment on a whole file may stand on any file of the diff, whatever its content is. */
async function pinWholeFile(
  { sandbox, deployment }: MergeRequestScene,
  path: string,
  pinned: { readonly base: string; readonly head: string },
): Promise<Position> {
  await sandbox.pins.keep(deployment, pinned);
  return { path, baseSha: pinned.base, headSha: pinned.head };
}
