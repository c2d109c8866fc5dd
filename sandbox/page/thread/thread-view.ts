import { unlessGone } from '../../git/gone-error.ts';
import { currentDiff } from '../../rules/readiness.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { Deployment, Run } from '../../store/deployments.ts';
import type { Discussion, Position, StoredComment } from '../../store/discussions.ts';
import { type CommentFacts, readCommentFacts } from './comment-facts.ts';
import { locateThread, type ThreadLocation } from './locate-thread.ts';
import { type Resolution, toResolution } from './resolution.ts';
import { type RunReason, toRunReasons } from './run-reasons.ts';

/** A discussion with all that a page shows of it. */
export interface ThreadView extends ThreadLocation {
  readonly discussion: Discussion;
  readonly comments: readonly [StoredComment, ...StoredComment[]];
  /** The finding that it is about; `null` for a discussion of people. */
  readonly facts: CommentFacts | null;
  /** `none` for a top-level comment. */
  readonly state: 'open' | 'resolved' | 'none';
  /** `null` for one that is not resolved. */
  readonly resolution: Resolution | null;
  /** A commit that it was made on is no longer in the repository. */
  readonly gone: boolean;
  /** What the runs did with it, the first run first. */
  readonly reasons: readonly RunReason[];
}

/** The discussions of a deployment, in order of creation. */
export async function viewThreads(
  sandbox: Sandbox,
  deployment: Deployment,
  runs: readonly Run[],
): Promise<readonly ThreadView[]> {
  const { store, clock, diffs } = sandbox;
  const current = currentDiff(deployment, clock());
  const reasons = toRunReasons(runs);
  const groups = Map.groupBy(
    store.comments.listByDiscussion(deployment.number),
    ({ discussion }) => discussion.id,
  );
  return Promise.all(
    [...groups.values()].flatMap((comments) => {
      const [first, ...rest] = comments;
      return first === undefined ? [] : [toView(first, rest)];
    }),
  );

  async function toView(first: StoredComment, rest: readonly StoredComment[]): Promise<ThreadView> {
    const { discussion } = first;
    const { position } = discussion;
    const said = reasons.get(discussion.id) ?? [];
    const reported = said.findLast(({ place }) => place !== null)?.place ?? undefined;
    const facts = factsOf(first, said);
    const gone = position !== null && (await isGone(sandbox, deployment, position));
    return {
      discussion,
      comments: [first, ...rest],
      facts,
      state: !discussion.isThread ? 'none' : discussion.resolved ? 'resolved' : 'open',
      resolution: toResolution(discussion, [first, ...rest], facts === null ? 'discussion' : 'finding'),
      gone,
      ...(position === null || current === null
        ? { spot: null, lineState: 'as-posted' }
        : await locateThread(diffs, deployment.repository, position, current, reported)),
      reasons: said,
    };
  }
}

/** Whether the diff that a comment was made on can no longer be had. */
async function isGone(
  { diffs }: Sandbox,
  { repository }: Deployment,
  { baseSha, headSha }: Position,
): Promise<boolean> {
  const files = await unlessGone(diffs.ofPair(repository, baseSha, headSha));
  return files === null;
}

/** By the comment, and by the reports of the runs where its text was changed on the way. */
function factsOf({ body }: StoredComment, reasons: readonly RunReason[]): CommentFacts | null {
  const facts = readCommentFacts(body);
  const last = reasons.at(-1);
  return facts ?? (last === undefined ? null : { tool: last.tool, rule: last.rule, level: 'note' });
}
