import { IncompleteError } from '../errors.ts';
import { type Diff, type FileChange, type Hunk, toDiff } from './diff.ts';

type Section = { -readonly [Key in keyof FileChange]: FileChange[Key] } & { hunks: Hunk[] };

/**
 * Parses the output of `git diff -U0 --src-prefix=a/ --dst-prefix=b/`, where names are quoted only if they
 * must be. The content of the files may look like a patch: a hunk's lines are counted, never read. Names are
 * taken as UTF-8; bytes that are not become U+FFFD. Throws `IncompleteError` when the output is not of that
 * form.
 */
export function parseDiff(from: string, to: string, bytes: Buffer): Diff {
  const sections: Section[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.toString('utf8', at, endOfLine(bytes, at) - 1);
    at = endOfLine(bytes, at);
    const section = sections.at(-1);
    if (line.startsWith('diff --git ')) sections.push(openSection(line.slice('diff --git '.length)));
    else if (section === undefined) throw unreadable(line);
    else if (line.startsWith('@@ ')) {
      const hunk = parseHunkHeader(line);
      section.hunks.push(hunk);
      at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
    } else if (line.startsWith('Binary files ')) section.binary = true;
    else readHeader(section, line);
  }
  const files: FileChange[] = [];
  for (const file of sections) {
    const last = files.at(-1);
    // A change of type is shown as a file that is gone and another one in its place.
    const isOther = last?.status === 'deleted' && file.status === 'added' && last.oldPath === file.newPath;
    if (isOther) files[files.length - 1] = joinTypes(last, file);
    else files.push(file);
  }
  return toDiff(from, to, files);
}

/** Both names are the same unless the section says that the file was renamed or copied. */
function openSection(names: string): Section {
  const path = unquote(names.slice((names.length + 1) / 2)).slice('b/'.length);
  return { status: 'modified', oldPath: path, newPath: path, binary: false, type: 'file', hunks: [] };
}

const HEADER =
  /^(new file mode|deleted file mode|new mode|rename from|rename to|copy from|copy to|index \S+) (.+)$/su;

function readHeader(section: Section, line: string): void {
  const [, key = '', value = ''] = HEADER.exec(line) ?? [];
  if (key.includes('mode') || key.startsWith('index')) section.type = toType(value);
  else if (key.endsWith(' from')) section.oldPath = unquote(value);
  else if (key.endsWith(' to')) section.newPath = unquote(value);
  if (key === 'new file mode') {
    section.status = 'added';
    delete section.oldPath;
  } else if (key === 'deleted file mode') {
    section.status = 'deleted';
    delete section.newPath;
  } else if (key.startsWith('rename')) section.status = 'renamed';
  else if (key.startsWith('copy')) section.status = 'copied';
}

function toType(mode: string): FileChange['type'] {
  if (mode === '160000') return 'submodule';
  return mode === '120000' ? 'link' : 'file';
}

function joinTypes(before: FileChange, after: FileChange): FileChange {
  const { oldStart, oldLines } = before.hunks[0] ?? NO_LINES;
  const { newStart, newLines } = after.hunks[0] ?? NO_LINES;
  const hunks = oldLines + newLines === 0 ? [] : [{ oldStart, oldLines, newStart, newLines }];
  const binary = before.binary || after.binary;
  return { ...before, ...after, status: 'type-changed', binary, hunks };
}

const NO_LINES: Hunk = { oldStart: 0, oldLines: 0, newStart: 0, newLines: 0 };

/** `@@ -12,3 +14 @@ function f() {`; a missing count is 1. */
function parseHunkHeader(line: string): Hunk {
  const [, oldStart, oldLines = '1', newStart, newLines = '1'] =
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
  if (oldStart === undefined || newStart === undefined) throw unreadable(line);
  return {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
  };
}

const BACKSLASH = '\\'.charCodeAt(0);

/**
 * Skips removed and added lines. A line that begins with `\` speaks of the line before it and does not count.
 */
function skipLines(bytes: Buffer, start: number, count: number): number {
  let at = start;
  for (let left = count; left > 0 && at < bytes.length; at = endOfLine(bytes, at))
    if (bytes[at] !== BACKSLASH) left -= 1;
  return at;
}

function endOfLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('\n', at);
  return end < 0 ? bytes.length + 1 : end + 1;
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** `"a\tb"` and `"a\001"`, as git writes names with special characters. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name
    .slice(1, -1)
    .replace(/\\([0-7]{3}|.)/gsu, (_, sign: string) =>
      sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    );
}

function unreadable(line: string): IncompleteError {
  return new IncompleteError(
    `the output of git diff could not be read at ${JSON.stringify(line.slice(0, 100))}; use git 2.30 or later and run the step again.`,
  );
}
