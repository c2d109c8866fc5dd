/** What became of a move that writes. */
export type MoveOutcome =
  | { readonly kind: 'done'; readonly discussionId?: string }
  /** `listed`: no thread could be posted yet, and the finding goes into the overview meanwhile. */
  | { readonly kind: 'failed'; readonly reason: string; readonly listed?: true }
  /**
   * This client may not resolve the thread: it stays open. `marked`: a mark was written that says why it
   * would be resolved.
   */
  | { readonly kind: 'said'; readonly marked: boolean; readonly reason: string }
  /**
   * The service takes no comment at this position, or none of this size: the finding goes into the overview.
   */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A newer run has taken over; nothing was tried. */
  | { readonly kind: 'not-tried'; readonly reason: string };
