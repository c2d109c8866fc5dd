import type { Hunk } from '../diff/diff.ts';
import { type ChangedFile, readChangedFile } from './changed-file.ts';
import { diffTexts, type TextPair } from './diff-texts.ts';
import { MAX_FILE_BYTES } from './file-texts.ts';
import type { Git } from './git.ts';
import { readHeaders, readObjects } from './objects.ts';
import { isBinary, isLfsPointer, toLines, utf16Of } from './text-lines.ts';
import type { TreeEntry } from './tree.ts';

/** How files of the working tree differ from a commit. */
export interface WorkingChanges {
  /**
   * By path, for each file that differs: its hunks from the commit to the working tree. White space within
   * lines counts for nothing there, so that a file may differ and have no hunk.
   */
  readonly hunks: ReadonlyMap<string, readonly Hunk[]>;
  /** Files that differ, or may differ, and of which one side cannot be read. */
  readonly unread: readonly string[];
}

/** The files on the disk, beside the commit that is checked out. */
export interface WorkingTree {
  /** Absolute path of the top folder. */
  readonly root: string;
  /**
   * Compares these files by their bytes, without git's index and filters. Line ends, another encoding and
   * expanded `$Id$` are no difference. What is missing, no regular file, no text, over `MAX_FILE_BYTES` or a
   * pointer of Git LFS in the commit is passed over.
   */
  changesIn(paths: Iterable<string>): Promise<WorkingChanges>;
}

/** Files that are compared at a time, which bounds open files and memory. */
const BATCH = 64;

/** What git writes for `$Id$` at a checkout, where the attribute `ident` says so. */
const EXPANDED_ID = /\$Id: [0-9a-f]{40,64} \$/gu;

/**
 * @param root absolute path of the top folder
 * @param entries of the tree of the commit that is checked out
 */
export function openWorkingTree(git: Git, root: string, entries: readonly TreeEntry[]): WorkingTree {
  return {
    root,
    async changesIn(paths) {
      const wanted = new Set(paths);
      const files = entries.filter(({ path, type }) => type === 'file' && wanted.has(path));
      const hunks = new Map<string, readonly Hunk[]>();
      const unread: string[] = [];
      for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const read = await Promise.all(batch.map((file) => readChangedFile(root, file)));
        const changes = await compare(
          git,
          read.filter((file) => file !== undefined),
        );
        for (const [path, own] of changes.hunks) hunks.set(path, own);
        unread.push(...changes.unread);
      }
      return { hunks, unread };
    },
  };
}

async function compare(git: Git, files: readonly ChangedFile[]): Promise<WorkingChanges> {
  const headers = await readHeaders(git, files.map(toId));
  const unread = files.filter(({ content }, index) => content === undefined || headers[index] === undefined);
  const readable = files.filter((file, index) => {
    const { size = 0 } = headers[index] ?? {};
    return !unread.includes(file) && size <= MAX_FILE_BYTES;
  });
  const blobs = await readObjects(git, readable.map(toId));
  const respaced = new Map<string, readonly Hunk[]>();
  const pairs: TextPair[] = [];
  for (const [index, { path, content }] of readable.entries()) {
    const texts = toTexts(blobs[index]?.content, content);
    if (texts === undefined) continue;
    const [before, after] = [squeeze(texts.before), squeeze(texts.after)];
    if (before === after) respaced.set(path, []);
    else pairs.push({ name: path, before, after });
  }
  const hunks = new Map([...respaced, ...(await diffTexts(git, pairs))]);
  return { hunks, unread: unread.map(({ path }) => path) };
}

function toId({ id }: ChangedFile): string {
  return id;
}

/** Both sides as lines; undefined where one is no text of ours, or both say the same. */
function toTexts(
  blob: Buffer | undefined,
  content: Buffer | undefined,
): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  if (blob !== undefined && isLfsPointer(blob)) return undefined;
  const [before, after] = [blob, content].map((bytes) =>
    bytes === undefined || (isBinary(bytes) && utf16Of(bytes) === undefined)
      ? undefined
      : toLines(bytes).map(collapseId),
  );
  if (before === undefined || after === undefined) return undefined;
  // `working-tree-encoding` may name any encoding; what is not UTF-8 nor marked as UTF-16 cannot be compared
  // line by line.
  if (after.some(isBroken) && !before.some(isBroken)) return undefined;
  return before.length === after.length && before.every((line, index) => line === after[index])
    ? undefined
    : { before, after };
}

function collapseId(line: string): string {
  return line.replace(EXPANDED_ID, '$Id$');
}

function isBroken(line: string): boolean {
  return line.includes('\uFFFD');
}

/** A formatter that indents anew moves no line. */
function squeeze(lines: readonly string[]): string {
  return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
}
