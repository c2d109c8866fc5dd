import type { FileChange } from '../../git/file-change.ts';
import type { Git } from '../../git/git.ts';
import { readBlobs } from '../../git/read-blobs.ts';
import { highlightLines, languageOf } from '../code/highlight-lines.ts';
import { describeFile, type FileView } from './file-view.ts';
import { layOutLines } from './lay-out-lines.ts';

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
