/**
 * What a run did not look at by its own words: everything (`scope`), or one file of the analyzed commit.
 * `unread` is what this reader did not read of it, or an analysis of something else, which no trust in the
 * log makes up for.
 */
export type RunFailure =
  | { readonly kind: 'scope' | 'unread'; readonly reason: string }
  | { readonly kind: 'file'; readonly path: string; readonly reason: string };
