/**
 * A file of the analyzed commit, or the reason there is none. `path` is then the best name for what the log
 * means, and `maybe` are the files of the tree that it could mean, were its folders understood better:
 * `anything` where that cannot be told.
 */
export type PathResolution =
  | { readonly kind: 'found'; readonly path: string }
  | {
      readonly kind: 'lost';
      readonly path?: string;
      readonly reason: string;
      /** It is one of several files, those of `maybe`. */
      readonly several?: true;
      /** It stands in the working tree, and git does not have it as a file. */
      readonly inCheckout?: true;
      readonly maybe: readonly string[] | 'anything';
    };
