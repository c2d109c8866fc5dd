/** Mode of a commit of another repository in a tree. */
const SUBMODULE_MODE = '160000';
/** Kinds of tree entries (file, link, submodule) differ in these digits of the mode. */
const MODE_KIND_DIGITS = 3;
const NO_MODE = '000000';

interface RawEntry {
  readonly oldMode: string;
  readonly newMode: string;
  readonly change: Omit<FileChange, 'content' | 'hunks'>;
}

/**
 * Reads the output of `git diff --raw --patch -z -U0 --no-abbrev`: the files from the raw part, where names
 * are not quoted, and their hunks from the patch, whose sections stand in the same order. Throws where the
 * two do not agree.
 */
export function parseDiff(output: Buffer): readonly FileChange[] {
  // One character a byte: a line of a file may be in any encoding, and only names are turned into text.
  const text = output.toString('latin1');
  const { entries, end } = parseRaw(text);
  const sections = parsePatch(text.slice(end));
  let next = 0;
  const take = (): Section => {
    const section = sections[next++];
    if (section === undefined) throw new Error('The patch of git has fewer files than its list.');
    return section;
  };
  const changes = entries.map((entry): FileChange => {
    // git prints a change of kind (a file that became a link) as a deletion and an addition.
    const parts = changesKind(entry) ? [take(), take()] : [take()];
    const isSubmodule = entry.oldMode === SUBMODULE_MODE || entry.newMode === SUBMODULE_MODE;
    const isBinary = parts.some((part) => part.binary);
    return {
      ...entry.change,
      content: isSubmodule ? 'submodule' : isBinary ? 'binary' : 'text',
      hunks: parts.flatMap((part) => part.hunks),
    };
  });
  if (next !== sections.length) throw new Error('The patch of git has more files than its list.');
  return changes;
}

function changesKind({ oldMode, newMode }: RawEntry): boolean {
  if (oldMode === NO_MODE || newMode === NO_MODE) return false;
  return oldMode.slice(0, MODE_KIND_DIGITS) !== newMode.slice(0, MODE_KIND_DIGITS);
}

/**
 * `:oldMode newMode oldBlob newBlob status NUL path NUL`, with a second path for a rename; the list ends with
 * an empty field.
 */
function parseRaw(text: string): { entries: readonly RawEntry[]; end: number } {
  const entries: RawEntry[] = [];
  let at = 0;
  const field = (): string => {
    const end = text.indexOf('\0', at);
    const value = text.slice(at, end === -1 ? text.length : end);
    at = end === -1 ? text.length : end + 1;
    return value;
  };
  while (text[at] === ':') {
    const [oldMode = '', newMode = '', oldBlob = '', newBlob = '', status = ''] = field().slice(1).split(' ');
    const first = toName(field());
    const second = /^[RC]/.test(status) ? toName(field()) : first;
    const version = (path: string, mode: string, blob: string): FileVersion | null =>
      mode === NO_MODE ? null : { path, blob };
    entries.push({
      oldMode,
      newMode,
      change: { old: version(first, oldMode, oldBlob), new: version(second, newMode, newBlob) },
    });
  }
  if (text[at] === '\0') at += 1;
  return { entries, end: at };
}

function toName(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

interface Section {
  binary: boolean;
  readonly hunks: Hunk[];
}

const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

function parsePatch(patch: string): readonly Section[] {
  const sections: Section[] = [];
  // No line of a file passes for a header of the patch: without context, each begins with `+` or `-`.
  for (const line of patch.split('\n')) {
    if (line.startsWith('diff --git ')) sections.push({ binary: false, hunks: [] });
    const section = sections.at(-1);
    if (section === undefined) continue;
    if (line.startsWith('Binary files ')) section.binary = true;
    const match = HUNK_HEADER.exec(line);
    if (match === null) continue;
    const [, oldStart, oldLines = '1', newStart, newLines = '1'] = match;
    const hunk = {
      oldStart: Number(oldStart),
      oldLines: Number(oldLines),
      newStart: Number(newStart),
      newLines: Number(newLines),
    };
    section.hunks.push(hunk);
  }
  return sections;
}

/**
 * One hunk of a diff without context: `oldLines` lines from `oldStart` were replaced by `newLines` lines from
 * `newStart`. Where a side has no lines, its start is the line after which the other side's lines stand, as
 * git prints it.
 */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

/** A file that differs between two commits. A side that does not exist (added, deleted) is `null`. */
export interface FileChange {
  readonly old: FileVersion | null;
  readonly new: FileVersion | null;
  /**
   * `text` has lines that a comment can point at; git saw bytes in a `binary`, and a `submodule` is a commit,
   * not a file.
   */
  readonly content: 'text' | 'binary' | 'submodule';
  readonly hunks: readonly Hunk[];
}

interface FileVersion {
  readonly path: string;
  /** Full name of the git object with the content. */
  readonly blob: string;
}
