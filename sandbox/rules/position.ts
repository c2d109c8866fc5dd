import type { CommitPair, Deployment } from '../store/deployments.ts';
import type { Position } from '../store/discussions.ts';
import { findFile, type Lines, whyNotOnLines } from './check-position.ts';
import { currentDiff } from './readiness.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** A place as it was sent. Without a pair it is on the deployment's current diff. */
export interface RequestedPosition extends Lines {
  readonly path: string;
  /** The comment stands on the file, and has no line. */
  readonly wholeFile?: boolean;
  readonly pinned: CommitPair | null;
}

/** Whether a place has no line, and so is all of its file. */
export function isWholeFile({ newLine, oldLine }: Pick<Position, 'newLine' | 'oldLine'>): boolean {
  return newLine === undefined && oldLine === undefined;
}

export const DIFF_NOT_READY = "The deployment's diff has not been computed yet. Retry shortly";

/**
 * Pins a requested place to its diff, whose commits are kept from here on. Refuses with `conflict` while
 * there is no diff to pin to, and with `invalid` where the commits are unknown or the lines cannot carry a
 * comment.
 */
export async function pinPosition(
  sandbox: Sandbox,
  deployment: Deployment,
  { path, newLine, oldLine, wholeFile = false, pinned }: RequestedPosition,
): Promise<Position> {
  const { diffs, pins, clock } = sandbox;
  const { repository } = deployment;
  const pair =
    pinned === null ? currentDiff(deployment, clock()) : await knownPair(sandbox, repository, pinned);
  if (pair === null) throw new Refusal('conflict', DIFF_NOT_READY);
  const found = findFile(await diffs.ofPair(repository, pair.base, pair.head), path);
  if (found.kind === 'refused') throw new Refusal('invalid', `path: ${found.reason}`);
  const { file } = found;
  const [oldCount, newCount] = await Promise.all(
    [file.old, file.new].map((version) =>
      version === null ? 0 : diffs.countLines(repository, version.blob),
    ),
  );
  const counts = { old: oldCount ?? 0, new: newCount ?? 0 };
  const reason = wholeFile ? null : whyNotOnLines(file, counts, { newLine, oldLine });
  if (reason !== null) throw new Refusal('invalid', `${path}: ${reason}`);
  await pins.keep(deployment, pair);
  return {
    path,
    ...(newLine === undefined ? {} : { newLine }),
    ...(oldLine === undefined ? {} : { oldLine }),
    baseSha: pair.base,
    headSha: pair.head,
  };
}

async function knownPair({ diffs }: Sandbox, repository: string, pinned: CommitPair): Promise<CommitPair> {
  const [isBase, isHead] = await Promise.all([
    diffs.isCommit(repository, pinned.base),
    diffs.isCommit(repository, pinned.head),
  ]);
  if (!isBase) throw new Refusal('invalid', `baseSha: ${pinned.base} is not a commit of the repository`);
  if (!isHead) throw new Refusal('invalid', `headSha: ${pinned.head} is not a commit of the repository`);
  return pinned;
}
