import type { OwnCopyNote } from './copy-note.ts';
import type { OwnIntent } from './intent.ts';
import type { OwnOverview } from './overview-marker.ts';

/** Comments of ours that are no threads, each once. */
interface TopLevel {
  readonly overviews: readonly OwnOverview[];
  readonly intents: readonly OwnIntent[];
  readonly copyNotes: readonly OwnCopyNote[];
}

/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment: OwnOverview | OwnIntent | OwnCopyNote): string {
  return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}

/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands. What a note about copies names is left out.
 *
 * @param all with every comment that verifies, in the order of their ids
 */
export function partTopLevel(all: TopLevel): TopLevel & { readonly leftAlone: readonly string[] } {
  const named = new Set(all.copyNotes.flatMap(({ copies }) => copies));
  const once = <T extends OwnOverview | OwnIntent | OwnCopyNote>(comments: readonly T[]): readonly T[] =>
    [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...twins]) => {
      if (first === undefined || named.has(first.nonce)) return [];
      return twins.length === 0 ? [first] : [{ ...first, twins: twins.map(({ commentId }) => commentId) }];
    });
  const nonces = [...all.overviews, ...all.intents, ...all.copyNotes].map(({ nonce }) => nonce);
  return {
    overviews: once(all.overviews),
    intents: once(all.intents),
    copyNotes: once(all.copyNotes),
    leftAlone: [...new Set(nonces)].filter((nonce) => named.has(nonce)),
  };
}
