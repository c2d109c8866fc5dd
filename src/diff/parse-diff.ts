import { IncompleteError } from '../errors.ts';
import { type Diff, type FileChange, type FileStatus, type Hunk, toDiff } from './diff.ts';

const NUL = 0;
const COLON = ':'.charCodeAt(0);

/** One record of `git diff --raw -z`: what happened to which file. */
interface RawEntry {
  readonly status: FileStatus;
  /** The mode on the newest side that exists, as in git's index: `100644`, `120000`, … */
  readonly mode: string;
  readonly ids: { readonly old: string; readonly now: string };
  readonly paths: readonly string[];
}

const STATUS: Readonly<Record<string, FileStatus>> = {
  A: 'added',
  C: 'copied',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  T: 'type-changed',
};

/**
 * Parses the output of `git diff --raw --patch -z -U0`: first the raw records, whose names are whole and
 * unquoted, then one section of the patch for each, in the same order (two for a change of type: removed,
 * then added). Names are taken as UTF-8; bytes that are not become U+FFFD. Throws `IncompleteError` when the
 * output is not of that form.
 *
 * @param sections `of lines that differ`: a file has none where it differs in what git was told to pass over;
 *   with `--full-index`, since sections and files are then known by the ids of their content
 */
export function parseDiff(
  from: string,
  to: string,
  bytes: Buffer,
  sections: 'of all files' | 'of lines that differ' = 'of all files',
): Diff {
  if (bytes.length === 0) return toDiff(from, to, []);
  const { entries, end } = parseEntries(bytes);
  const found = parseSections(bytes, end);
  let next = 0;
  const files = entries.map((entry) => {
    const own = found
      .slice(next, next + sectionsOf(entry))
      .filter((section) => sections === 'of all files' || isOf(section, entry));
    next += own.length;
    return toFileChange(entry, own);
  });
  const expected = entries.reduce((count, entry) => count + sectionsOf(entry), 0);
  if (next < found.length || (sections === 'of all files' && next < expected)) {
    throw unreadable(`${entries.length} files need ${expected} sections, there are ${found.length}`);
  }
  return toDiff(from, to, files);
}

function parseEntries(bytes: Buffer): { readonly entries: readonly RawEntry[]; readonly end: number } {
  const entries: RawEntry[] = [];
  let at = 0;
  const field = (): string => {
    const end = bytes.indexOf(NUL, at);
    if (end < 0) throw unreadable('a record is cut off');
    const text = bytes.toString('utf8', at, end);
    at = end + 1;
    return text;
  };
  while (bytes[at] === COLON) {
    // :100644 100755 <id> <id> M, or R086 and C075 with the similarity
    const record = field();
    const [, oldMode, newMode, old = '', now = '', letter = ''] =
      /^:(\d+) (\d+) (\S+) (\S+) ([A-Z])\d*$/.exec(record) ?? [];
    const status = STATUS[letter];
    if (status === undefined || oldMode === undefined || newMode === undefined) {
      throw unreadable(`the record ${JSON.stringify(record)} is of no known form`);
    }
    const paths = status === 'renamed' || status === 'copied' ? [field(), field()] : [field()];
    entries.push({ status, mode: status === 'deleted' ? oldMode : newMode, ids: { old, now }, paths });
  }
  // An empty field parts the records from the patch.
  if (field() !== '') throw unreadable('the patch does not follow the records');
  return { entries, end: at };
}

function sectionsOf(entry: RawEntry): number {
  return entry.status === 'type-changed' ? 2 : 1;
}

/** A file of the same content on both sides has a section for its new name or mode, without ids. */
function isOf({ ids }: PatchSection, { ids: { old, now } }: RawEntry): boolean {
  const isOn = (id: string, side: string): boolean => id === side || /^0+$/u.test(id);
  return ids === undefined ? old === now : isOn(ids.old, old) && isOn(ids.now, now);
}

function toFileChange(entry: RawEntry, sections: readonly PatchSection[]): FileChange {
  const type = toType(entry.mode);
  return {
    status: entry.status,
    ...toPaths(entry),
    binary: sections.some((section) => section.binary),
    type,
    ...(type === 'submodule' && entry.status === 'modified' && { commits: entry.ids }),
    hunks: entry.status === 'type-changed' ? mergeSides(sections) : sections.flatMap(({ hunks }) => hunks),
  };
}

function toPaths({ status, paths }: RawEntry): Pick<FileChange, 'oldPath' | 'newPath'> {
  const [first, last = first] = paths;
  if (status === 'added') return { newPath: last };
  return status === 'deleted' ? { oldPath: first } : { oldPath: first, newPath: last };
}

function toType(mode: string): FileChange['type'] {
  if (mode === '160000') return 'submodule';
  return mode === '120000' ? 'link' : 'file';
}

/** Everything that was there was replaced by everything that is there now. */
function mergeSides(sections: readonly PatchSection[]): FileChange['hunks'] {
  const [removed] = sections[0]?.hunks ?? [];
  const [added] = sections[1]?.hunks ?? [];
  if (removed === undefined && added === undefined) return [];
  return [
    {
      oldStart: removed?.oldStart ?? 0,
      oldLines: removed?.oldLines ?? 0,
      newStart: added?.newStart ?? 0,
      newLines: added?.newLines ?? 0,
    },
  ];
}

function unreadable(what: string): IncompleteError {
  return new IncompleteError(
    `the output of git diff could not be read: ${what}; use git 2.30 or later and run the step again.`,
  );
}

/** The part of a patch that is about one file (or, for a change of type, about one side of it). */
interface PatchSection {
  /** git compared bytes and shows no lines. */
  readonly binary: boolean;
  /** Of the content on both sides; zeros where there is none. */
  readonly ids?: RawEntry['ids'];
  readonly hunks: readonly Hunk[];
}

const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const INDEX = 'index ';
/** Longer than two ids. */
const INDEX_BYTES = 150;
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Longer than any hunk header's numbers; what follows them is text of the file. */
const HUNK_HEADER_BYTES = 80;

/**
 * Reads the hunks of a patch made with `-U0`, section by section, from `start` to the end of the bytes. The
 * content of the files may look like a patch: a hunk's lines are counted, never read.
 */
function parseSections(bytes: Buffer, start: number): readonly PatchSection[] {
  const sections: { binary: boolean; ids?: RawEntry['ids']; hunks: Hunk[] }[] = [];
  let at = start;
  while (at < bytes.length) {
    const section = sections.at(-1);
    if (startsWith(bytes, at, SECTION)) sections.push({ binary: false, hunks: [] });
    else if (startsWith(bytes, at, BINARY) && section !== undefined) section.binary = true;
    else if (startsWith(bytes, at, INDEX) && section !== undefined) {
      const [, old, now] =
        /^index (\w+)\.\.(\w+)/u.exec(bytes.toString('latin1', at, at + INDEX_BYTES)) ?? [];
      if (old !== undefined && now !== undefined) section.ids = { old, now };
    }
    const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
    at = nextLine(bytes, at);
    if (hunk === undefined || section === undefined) continue;
    section.hunks.push(hunk);
    at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
  }
  return sections;
}

/** `@@ -12,3 +14 @@ function f() {`; a missing count is 1. */
function parseHunkHeader(bytes: Buffer, at: number): Hunk | undefined {
  const header = HUNK_HEADER.exec(bytes.toString('latin1', at, at + HUNK_HEADER_BYTES));
  if (header === null) return undefined;
  const [, oldStart, oldLines = '1', newStart, newLines = '1'] = header;
  return {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
  };
}

/**
 * Skips removed and added lines. A line that begins with `\` speaks of the line before it and does not count.
 */
function skipLines(bytes: Buffer, start: number, count: number): number {
  let at = start;
  let left = count;
  while (left > 0 && at < bytes.length) {
    if (bytes[at] !== BACKSLASH) left--;
    at = nextLine(bytes, at);
  }
  return at;
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text;
}

function nextLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(LINE_FEED, at);
  return end < 0 ? bytes.length : end + 1;
}
