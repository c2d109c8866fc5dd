import type { Finding } from '../finding/finding.ts';

/**
 * How the paths of one log are written, as far as its reading has told. Where it told too late, the log is
 * read once more by what was learned.
 */
export interface PathHabits {
  /**
   * An address was met that is a file only when it is decoded: `a%20b.js` may be the file of that name, or
   * `a b.js` percent-encoded, and where both are there, the other addresses of the log say which.
   */
  encoded: boolean;
  /**
   * An address was met that is one file as it stands and another one decoded, before it was known that
   * addresses are encoded.
   */
  doubted: boolean;
  /** Tools of which a relative path is a file of the tree as it is written. */
  readonly asWritten: Set<string>;
  /** Tools of which a relative path was taken for a file with its ending, before that was known. */
  readonly byEnding: Set<string>;
  /**
   * The folder in which all results are whose file is beyond doubt: it tells which of several files a path is
   * whose ending they have. Empty where there is none.
   */
  readonly folder: string;
}

export function noHabits(): PathHabits {
  return { encoded: false, doubted: false, asWritten: new Set(), byEnding: new Set(), folder: '' };
}

/** Tells whether a path may have been resolved otherwise than by what is known now. */
export function wasMisled({ encoded, doubted, asWritten, byEnding }: PathHabits): boolean {
  return (encoded && doubted) || [...byEnding].some((tool) => asWritten.has(tool));
}

/**
 * The folder of the findings whose file is beyond doubt; empty where it is the top, and where no other
 * finding is in doubt that it decides about.
 */
export function findFolder(findings: Iterable<Finding>): string {
  let folder: string | undefined;
  const doubts = new Set<readonly string[]>();
  for (const { place, presence } of findings) {
    if (presence.kind === 'absent') continue;
    if (place.kind === 'nowhere') {
      if (place.oneOf !== undefined) doubts.add(place.oneOf);
    } else {
      folder = folder === undefined ? folderOf(place.path) : sharedFolder(folder, place.path);
    }
  }
  const decides = folder !== undefined && [...doubts].some((files) => pickIn(folder, files) !== undefined);
  return decides ? (folder ?? '') : '';
}

/** The only one of these files in a folder, or else in the next folder around it that has any. */
export function pickIn(folder: string, files: readonly string[]): string | undefined {
  for (let around = folder; around !== ''; around = folderOf(around)) {
    const [first, second] = files.filter((file) => file.startsWith(`${around}/`));
    if (first !== undefined) return second === undefined ? first : undefined;
  }
  return undefined;
}

/** The folder around both. */
function sharedFolder(folder: string, path: string): string {
  let shared = folder;
  while (shared !== '' && !path.startsWith(`${shared}/`)) shared = folderOf(shared);
  return shared;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
