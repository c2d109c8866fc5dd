import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Diffs } from '../../git/diffs.ts';
import type { FileChange, Hunk } from '../../git/parse-diff.ts';
import { unlessGone } from '../../git/run-git.ts';
import { carryLine, findFile, isWholeFile, pinPosition, toOldLine } from '../../rules/position.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CommitPair, Deployment, DiffVersion } from '../../store/deployments.ts';
import type { Position } from '../../store/discussions.ts';
import { badNote, numberParam } from './http.ts';
import { type MergeRequestScene, versionsOf } from './merge-requests.ts';

/** Takes numbers too, and makes text of them (lib/api/discussions.rb). */
const rangeEnd = z.object({
  line_code: z.string().optional(),
  type: z.string().optional(),
  old_line: z.union([z.string(), z.number()]).optional(),
  new_line: z.union([z.string(), z.number()]).optional(),
});

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
  line_range: z.object({ start: rangeEnd.optional(), end: rangeEnd.optional() }).optional(),
});
type PositionParams = z.infer<typeof positionParams>;

/** What users report of every position that GitLab does not find in the diff. */
const NO_LINE_CODE = ["can't be blank", 'must be a valid line code'];

/**
 * The place that a position stands for. Refuses with 400: a position that is not of one version of the diff,
 * or names another path than the diff does (of a file that was not renamed one is enough:
 * lib/gitlab/diff/position.rb), and a line that is none or is told in another way (an added one by its new
 * number alone, a removed one by its old one alone, any other one by both).
 */
export async function toPlace(scene: MergeRequestScene, sent: PositionParams): Promise<Position> {
  const { sandbox, deployment } = scene;
  const { diffs } = sandbox;
  const { repository } = deployment;
  const { base_sha: base, head_sha: head, start_sha: start, position_type } = sent;
  const { new_path = sent.old_path, old_path = new_path } = sent;
  const isOfVersion = versionsOf(sandbox, deployment).some(
    (version) => version.base === base && version.head === head && version.base === start,
  );
  const wholeFile = position_type === 'file';
  if (position_type === 'image') throw badNote({ position: ['is incomplete'] });
  const refused = badNote(wholeFile ? { position: ['is incomplete'] } : { line_code: NO_LINE_CODE });
  if (!wholeFile && sent.old_line === undefined && sent.new_line === undefined) {
    throw badNote({ line_code: NO_LINE_CODE, position: ['is incomplete'] });
  }
  if (!isOfVersion || new_path === undefined) throw refused;
  const files = await unlessGone(diffs.ofPair(repository, base, head));
  const file = files?.find((one) => (one.new ?? one.old)?.path === new_path);
  if (file === undefined || old_path !== (file.old?.path ?? new_path)) throw refused;
  const pinned = { base, head };
  // A comment on a whole file may stand on any file of the diff, whatever its content is.
  if (wholeFile) return { path: new_path, baseSha: base, headSha: head };
  // A file that was only moved has no lines in the diff
  // (https://gitlab.com/gitlab-org/gitlab/-/issues/371752).
  const hidden = await diffs.hiddenInPair(repository, base, head);
  // Nor has one whose attributes take its diff away (`-diff`).
  if (hidden.has(new_path) || file.hunks.length === 0 || findFile([file], new_path).kind === 'refused')
    throw refused;
  try {
    const place = await pinPosition(sandbox, deployment, {
      path: new_path,
      newLine: sent.new_line,
      oldLine: sent.old_line,
      pinned,
    });
    return sent.line_range === undefined ? place : toRange(place, sent.line_range, file);
  } catch (error) {
    if (error instanceof Refusal) throw refused;
    throw error;
  }
}

/**
 * A place of several lines. Refuses with 400: numbers beside the line codes, which become text that the
 * schema of positions does not take (app/validators/json_schemas/position.json); an end without its line code
 * or type; and, more strictly than GitLab, a line code of another line than those of the diff.
 */
function toRange(
  place: Position,
  { start, end }: NonNullable<PositionParams['line_range']>,
  file: FileChange,
): Position {
  for (const one of [start, end])
    if (one?.old_line !== undefined || one?.new_line !== undefined)
      throw badNote({ position: ['must be a valid json schema'] });
  const refused = badNote({ line_code: NO_LINE_CODE });
  if (!isComplete(start) || !isComplete(end)) throw refused;
  const first = readLineCode(start, place.path, file);
  const last = readLineCode(end, place.path, file);
  if (first === undefined || last?.newLine !== place.newLine || last?.oldLine !== place.oldLine)
    throw refused;
  if ((first.newLine ?? 0) >= (place.newLine ?? Number.POSITIVE_INFINITY)) throw refused;
  return { ...place, start: first, lineRange: { start, end } };
}

type LineCode = NonNullable<Position['lineRange']>['start'];

function isComplete(end: z.infer<typeof rangeEnd> | undefined): end is LineCode {
  return end?.line_code !== undefined && end.type !== undefined;
}

const LINE_CODE = /^([0-9a-f]{40})_(\d{1,9})_(\d{1,9})$/;

/**
 * The line of the diff that a line code names: by the path, and by both counters of the diff where it stands
 * (lib/gitlab/git.rb, lib/gitlab/diff/parser.rb). `new` is an added line.
 */
function readLineCode(
  { line_code, type }: LineCode,
  path: string,
  file: FileChange,
): NonNullable<Position['start']> | undefined {
  const [, hash, old, now] = LINE_CODE.exec(line_code) ?? [];
  if (hash !== createHash('sha1').update(path).digest('hex')) return undefined;
  const [oldLine, newLine] = [Number(old), Number(now)];
  if (type === 'new') return nextOldLine(file, newLine) === oldLine ? { newLine } : undefined;
  const isUnchanged = type === 'old' && nextOldLine(file, newLine) === undefined;
  return isUnchanged && toOldLine(file.hunks, newLine) === oldLine ? { newLine, oldLine } : undefined;
}

/** The counter of the old version at an added line; undefined for any other line. */
function nextOldLine({ old, hunks }: FileChange, newLine: number): number | undefined {
  const hunk = hunks.find(({ newStart, newLines }) => newLine >= newStart && newLine < newStart + newLines);
  if (hunk === undefined) return undefined;
  if (old === null) return 0;
  return hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart + hunk.oldLines;
}

/**
 * A place after some pushes. `outdatedBy` is the index of the version that it has no line in, if there is
 * one.
 */
interface PlaceNow {
  readonly place: Position;
  readonly outdatedBy: number | null;
}

/**
 * Where a comment stands after the pushes that came since it was written. What is written on an older version
 * is taken to the newest one at once (app/models/concerns/diff_positionable_note.rb). Then each push
 * overwrites the place of what stood on the version before it, and leaves the place of what it makes outdated
 * as it is for ever (app/services/discussions/update_diff_position_service.rb). `createdAt` is when the
 * comment was written.
 */
export async function placeNow(
  { diffs }: Sandbox,
  { repository }: Deployment,
  versions: readonly DiffVersion[],
  posted: Position,
  createdAt: number,
): Promise<PlaceNow> {
  const isOf = ({ base, head }: DiffVersion): boolean => base === posted.baseSha && head === posted.headSha;
  const known = versions.findLastIndex((version) => isOf(version) && version.createdAt <= createdAt);
  if (known === -1) return { place: posted, outdatedBy: null };
  // At the same time the version is taken to be the later one.
  const newest = Math.max(
    known,
    versions.findLastIndex((version) => version.createdAt < createdAt),
  );
  let place = posted;
  for (const [index, version] of versions.entries()) {
    if (index <= known || index < newest) continue;
    const next = await unlessGone(tracePlace(diffs, repository, place, version));
    // No note tells of what was outdated from the beginning.
    if (next === null) return { place, outdatedBy: index === newest ? null : index };
    place = next;
  }
  return { place, outdatedBy: null };
}

/**
 * Where a push to another pair of commits takes a place, or `null` where it makes it outdated, as GitLab
 * traces positions (lib/gitlab/diff/position_tracer/line_strategy.rb and file_strategy.rb). Throws
 * `GoneError` where a commit is no longer there.
 */
async function tracePlace(
  diffs: Diffs,
  repository: string,
  place: Position,
  to: CommitPair,
): Promise<Position | null> {
  const { path, newLine, oldLine, baseSha, headSha } = place;
  const files = await diffs.ofPair(repository, to.base, to.head);
  const at = { baseSha: to.base, headSha: to.head };
  if (isWholeFile(place)) {
    // Any change of the file makes a comment on it outdated, whatever the change is.
    const pushed = await diffs.ofPair(repository, headSha, to.head);
    const isTouched = pushed.some((file) => file.old?.path === path);
    return isTouched || fileOf(files, path) === undefined ? null : { path, ...at };
  }
  if (newLine === undefined) return traceRemoved(diffs, repository, place, to, files);
  const line = await carryLine(diffs, repository, { path, line: newLine, commit: headSha }, to.head);
  if (line === null) return null;
  const file = fileOf(files, line.path);
  // A line of a file that is no longer part of the change.
  if (file === undefined) return null;
  const moved = { path: line.path, newLine: line.line, ...at };
  if (isWithin(file.hunks, 'new', line.line)) return moved;
  const unchanged = { ...moved, oldLine: toOldLine(file.hunks, line.line) };
  if (oldLine === undefined) return unchanged;
  const oldPath = await oldPathOf(diffs, repository, place);
  const old = await carryLine(diffs, repository, { path: oldPath, line: oldLine, commit: baseSha }, to.base);
  return old?.line === unchanged.oldLine ? unchanged : null;
}

async function traceRemoved(
  diffs: Diffs,
  repository: string,
  place: Position,
  to: CommitPair,
  files: readonly FileChange[],
): Promise<Position | null> {
  const { oldLine = 0, baseSha } = place;
  const path = await oldPathOf(diffs, repository, place);
  const line = await carryLine(diffs, repository, { path, line: oldLine, commit: baseSha }, to.base);
  if (line === null) return null;
  const file = files.find(({ old }) => old?.path === line.path);
  if (file === undefined || !isWithin(file.hunks, 'old', line.line)) return null;
  return {
    path: file.new?.path ?? line.path,
    oldLine: line.line,
    baseSha: to.base,
    headSha: to.head,
  };
}

/** The path that the file of a place had before the change. */
export async function oldPathOf(
  diffs: Diffs,
  repository: string,
  { path, baseSha, headSha }: Position,
): Promise<string> {
  return fileOf(await diffs.ofPair(repository, baseSha, headSha), path)?.old?.path ?? path;
}

function fileOf(files: readonly FileChange[], path: string): FileChange | undefined {
  return files.find((file) => (file.new ?? file.old)?.path === path);
}

function isWithin(hunks: readonly Hunk[], side: 'old' | 'new', line: number): boolean {
  return hunks.some((hunk) => {
    const [start, count] = side === 'new' ? [hunk.newStart, hunk.newLines] : [hunk.oldStart, hunk.oldLines];
    return line >= start && line < start + count;
  });
}
