/** Where somebody asks what became of findings: a file, or one line of it. */
export interface AskedPlace {
  /** With `/` between its parts. */
  readonly path: string;
  readonly line: number | undefined;
}

/** A column, which editors and compilers add, is left out. */
const PLACE = /^(?<path>.+?)(?::(?<line>\d{1,9})(?::\d{1,9})?)?:?$/su;

/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
export function readPlace(text: string): AskedPlace {
  const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
  return {
    path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/u, ''),
    line: line === undefined ? undefined : Number(line),
  };
}

/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top.
 */
export function findPaths(asked: string, known: Iterable<string>): readonly string[] {
  const paths = new Set(known);
  if (paths.has(asked)) return [asked];
  const isAbsolute = /^(?:[A-Za-z]:)?\//u.test(asked);
  return isAbsolute
    ? longest([...paths].filter((path) => asked.endsWith(`/${path}`)))
    : [...paths].filter((path) => path.endsWith(`/${asked}`)).toSorted();
}

/** Of several that end a path, the longest has most of it. */
function longest(paths: readonly string[]): readonly string[] {
  return paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
}
