/**
 * What a note about copies carries. A copy that somebody made of a comment of ours verifies like ours, and
 * only its author can delete it: what was refused once is written down, so that no run tries it again.
 */
export interface CopyNoteMarker {
  readonly nonce: string;
  /** Nonces of the comments of which only copies of other people are left. */
  readonly copies: readonly string[];
}

/** A note of ours about copies. */
export interface OwnCopyNote extends CopyNoteMarker {
  readonly commentId: string;
  /** Other comments with its nonce: of all of them one is ours at most. */
  readonly twins?: readonly string[];
}

/** Most copies that fit into a marker, with nonces of 24 characters. */
export const MOST_COPIES = 200;
