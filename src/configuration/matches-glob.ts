/**
 * Whether a text is what a pattern says, in which `*` stands for any signs, or none. It goes through both
 * once, and back to the last `*` only: the time is at most the product of their lengths.
 */
export function matchesName(pattern: string, text: string): boolean {
  return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}

/**
 * Whether a path is what a glob says: `*` stands for any signs of a name, `**` for any names. A glob that
 * ends in a slash means all that is in the folder.
 */
export function matchesPath(glob: string, path: string): boolean {
  // What is in a folder is not the folder.
  const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
  return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}

/** The last `rest` may take up any number of items; each other item of the pattern takes one. */
function matchesAll(
  pattern: readonly string[],
  items: readonly string[],
  rest: string,
  matches: (pattern: string, item: string) => boolean,
): boolean {
  let at = 0;
  let back: { readonly pattern: number; item: number } | undefined;
  for (let item = 0; item < items.length; ) {
    const own = pattern[at];
    if (own === rest) {
      back = { pattern: at, item };
      at += 1;
    } else if (own !== undefined && matches(own, items[item] ?? '')) {
      at += 1;
      item += 1;
    } else if (back !== undefined) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every((own) => own === rest);
}
