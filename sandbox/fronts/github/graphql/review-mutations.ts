import { deleteReview } from '../rules/pending-reviews.ts';
import type { RequestedPlace } from '../rules/place.ts';
import type { Side } from '../rules/pull-diff.ts';
import { unprocessable } from '../rules/refusal.ts';
import { addReview } from '../rules/reviews.ts';
import { toNodeId } from '../wire-values.ts';
import { mustFindPull, mustFindReview } from './find-node.ts';
import { reviewNode } from './nodes.ts';
import type { Scope } from './scope.ts';

/** Inputs as the schema has checked them. */
interface PlaceInput {
  readonly path: string;
  readonly line?: number | null;
  readonly side?: Side | null;
  readonly startLine?: number | null;
  readonly startSide?: Side | null;
}
interface ReviewInput {
  readonly pullRequestId: string;
  readonly commitOID?: string | null;
  readonly body?: string | null;
  readonly event?: string | null;
  readonly comments?: readonly unknown[] | null;
  readonly threads?: readonly (PlaceInput & { readonly body: string })[] | null;
}

/** The mutations of reviews, by their names. */
export function reviewMutations(scope: Scope): Readonly<Record<string, (input: never) => unknown>> {
  const { sandbox, caller } = scope;
  return {
    addPullRequestReview: async ({ event, comments, ...input }: ReviewInput) => {
      const pull = mustFindPull(scope, input.pullRequestId);
      if ((comments ?? []).length > 0 || (event ?? 'COMMENT') !== 'COMMENT')
        throw unprocessable('The sandbox takes `threads`, and the event COMMENT or none.');
      const { id } = await addReview(sandbox, caller, pull, {
        commit: input.commitOID ?? null,
        body: input.body ?? '',
        isPending: event == null,
        threads: (input.threads ?? []).map((thread) => ({ body: thread.body, place: toPlace(thread) })),
      });
      const shown = toNodeId('review', pull.number, id);
      return { pullRequestReview: () => reviewNode(scope, ...mustFindReview(scope, shown)) };
    },
    deletePullRequestReview: ({ pullRequestReviewId }: { readonly pullRequestReviewId: string }) => {
      const [, review] = mustFindReview(scope, pullRequestReviewId);
      deleteReview(sandbox, caller, review);
      return {};
    },
  };
}

function toPlace({ path, line, side, startLine, startSide }: PlaceInput): RequestedPlace {
  if (line == null) throw unprocessable('line is required for line-level threads');
  return {
    path,
    line,
    side: side ?? 'RIGHT',
    start: startLine == null ? null : { line: startLine, side: startSide ?? side ?? 'RIGHT' },
  };
}
