import { type Git, readBlobs } from '../../git/git.ts';
import type { FileChange, Hunk } from '../../git/parse-diff.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { highlightLines, languageOf } from '../code/highlight-lines.ts';
import type { ThreadView } from '../thread/thread-view.ts';

/**
 * Files kept in memory; the oldest goes first. A push changes a few of the files of a diff, and the others
 * stay as they are.
 */
const MOST_KEPT = 2_000;

/** Files of diffs with their lines and colors, each made once: it follows from its two blobs. */
export interface FileViews {
  of(repository: string, files: readonly FileChange[]): Promise<readonly FileView[]>;
}

/** `FileViews` over git, which is asked once for all the files that are not known yet. */
export function gitFileViews(git: Pick<Git, 'readObject'>): FileViews {
  const kept = new Map<string, FileView>();
  return {
    of: async (repository, files) => {
      const keyed = files.map((file): [string, FileChange] => [
        JSON.stringify([repository, file.old, file.new]),
        file,
      ]);
      const missing = keyed.filter(([key]) => !kept.has(key));
      const blobs = await readBlobs(
        git,
        repository,
        missing.flatMap(([, file]) => blobsOf(file)),
      );
      for (const [key, file] of missing) {
        // What is gone may be fetched again.
        if (blobsOf(file).every((blob) => blobs.has(blob))) kept.set(key, toView(file, blobs));
      }
      const views = keyed.map(([key, file]) => kept.get(key) ?? toGone(file));
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return views;
    },
  };
}

function blobsOf(file: FileChange): readonly string[] {
  return file.content === 'text' ? [file.old, file.new].flatMap((version) => version?.blob ?? []) : [];
}

function toView(file: FileChange, blobs: ReadonlyMap<string, Buffer>): FileView {
  const count = (side: 'oldLines' | 'newLines'): number =>
    file.hunks.reduce((sum, hunk) => sum + hunk[side], 0);
  const facts = {
    ...describeFile(file),
    content: file.content,
    added: count('newLines'),
    removed: count('oldLines'),
  };
  if (file.content !== 'text') return { ...facts, lines: [], code: [] };
  const textOf = (version: FileChange['old']): readonly string[] =>
    version === null ? [] : toLines(blobs.get(version.blob) ?? Buffer.alloc(0));
  const newLines = textOf(file.new);
  const language = languageOf(facts.path);
  const lines = layOutLines(file.hunks, newLines.length);
  const oldLines = facts.removed === 0 ? [] : textOf(file.old);
  return withCode({ ...facts, lines }, { newLines, oldLines, language });
}

function toGone(file: FileChange): FileView {
  return { ...describeFile(file), content: 'gone', added: 0, removed: 0, lines: [], code: [] };
}

interface Source {
  readonly newLines: readonly string[];
  readonly oldLines: readonly string[];
  readonly language: string | undefined;
}

/** Adds the code, which is colored when it is first asked for; the source is let go then. */
function withCode(view: Omit<FileView, 'code'>, source: Source): FileView {
  let left: Source | undefined = source;
  let code: readonly string[] = [];
  return {
    ...view,
    get code() {
      if (left !== undefined) code = toCode(view.lines, left);
      left = undefined;
      return code;
    },
  };
}

function toCode(lines: FileView['lines'], { newLines, oldLines, language }: Source): readonly string[] {
  const newCode = highlightLines(newLines, language);
  const oldCode = highlightLines(oldLines, language);
  return lines.map(
    (line) => (line.new === null ? oldCode[(line.old ?? 0) - 1] : newCode[line.new - 1]) ?? '',
  );
}

function toLines(content: Buffer): readonly string[] {
  const lines = content
    .toString('utf8')
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  // What follows the last newline is a line only if it is not empty.
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A file of a diff, ready to be shown. */
export interface FileView {
  /** Where it is now; where it was, if it is deleted. */
  readonly path: string;
  readonly renamedFrom: string | null;
  readonly change: 'added' | 'deleted' | 'renamed' | 'changed';
  /** `gone`: the repository does not have it any more. */
  readonly content: FileChange['content'] | 'gone';
  readonly lines: readonly DiffLine[];
  /**
   * The code of a line as HTML, by its index. Colored when it is first asked for, which takes most of the
   * time of a file.
   */
  readonly code: readonly string[];
  readonly added: number;
  readonly removed: number;
}

/** The words for a file before its lines are known. */
function describeFile(file: FileChange): Pick<FileView, 'path' | 'renamedFrom' | 'change'> {
  const path = (file.new ?? file.old)?.path ?? '';
  if (file.old === null) return { path, renamedFrom: null, change: 'added' };
  if (file.new === null) return { path, renamedFrom: null, change: 'deleted' };
  if (file.old.path === path) return { path, renamedFrom: null, change: 'changed' };
  return { path, renamedFrom: file.old.path, change: 'renamed' };
}

/** A line as a diff shows it, with its numbers from 1; `null` on the side that does not have it. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly old: number | null;
  readonly new: number | null;
}

/**
 * All lines of both versions of a file, in the order of a diff: what was removed stands before what came in
 * its place.
 */
export function layOutLines(hunks: readonly Hunk[], newCount: number): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let oldNext = 1;
  let newNext = 1;
  const same = (end: number): void => {
    while (newNext < end) lines.push({ kind: 'same', old: oldNext++, new: newNext++ });
  };
  for (const hunk of hunks) {
    // A side without lines starts at the line before the hunk.
    same(hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart);
    for (let left = hunk.oldLines; left > 0; left -= 1)
      lines.push({ kind: 'removed', old: oldNext++, new: null });
    for (let left = hunk.newLines; left > 0; left -= 1)
      lines.push({ kind: 'added', old: null, new: newNext++ });
  }
  same(newCount + 1);
  return lines;
}

/** For each inline thread the file of the diff that it was made on, by the id of the discussion. */
export async function pinnedFiles(
  { diffs }: Sandbox,
  fileViews: FileViews,
  repository: string,
  threads: readonly ThreadView[],
): Promise<ReadonlyMap<string, FileView>> {
  const wanted: { id: string; file: FileChange }[] = [];
  for (const { discussion, gone } of threads) {
    const { id, position } = discussion;
    if (position === null || gone) continue;
    const files = await diffs.ofPair(repository, position.baseSha, position.headSha);
    const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === position.path);
    if (file !== undefined) wanted.push({ id, file });
  }
  const views = await fileViews.of(
    repository,
    wanted.map(({ file }) => file),
  );
  return new Map(
    wanted.flatMap(({ id }, index) => (views[index] === undefined ? [] : [[id, views[index]] as const])),
  );
}
