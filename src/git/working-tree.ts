import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hunk } from '../diff/diff.ts';
import { isBinary, isLfsPointer, MAX_FILE_BYTES, toLines, utf16Of } from './file-texts.ts';
import type { Git } from './git.ts';
import { readHeaders, readObjects } from './objects.ts';
import { diffTexts, type TextPair } from './read-diff.ts';
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
  if (blob === undefined || content === undefined) return undefined;
  // `working-tree-encoding` may name any encoding; what is not UTF-8 nor marked as UTF-16 cannot be compared
  // line by line.
  if (isBinary(content) && utf16Of(content) === undefined && !isBinary(blob)) return undefined;
  const [before, after] = [toLines(blob).map(collapseId), toLines(content).map(collapseId)];
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

/** A file of the working tree whose bytes are not those of the commit. */
interface ChangedFile {
  readonly path: string;
  /** Id of its blob in the commit. */
  readonly id: string;
  /** Undefined where it is there and cannot be read. */
  readonly content: Buffer | undefined;
}

/**
 * Reads a file of the working tree and compares the id of its bytes, with the line ends of Windows or of
 * Unix, with that of the commit: no blob has to be had for a file that did not change. Undefined where it did
 * not, is missing, is no regular file, or is over `MAX_FILE_BYTES`.
 *
 * @param root absolute path of the top folder
 */
async function readChangedFile(root: string, { path, id }: TreeEntry): Promise<ChangedFile | undefined> {
  try {
    const content = await readWorkingFile(root, path);
    if (content === undefined) return undefined;
    if (toBlobId(content, id) === id || toBlobId(withUnixEnds(content), id) === id) return undefined;
    return { path, id, content };
  } catch {
    return { path, id, content: undefined };
  }
}

/**
 * Reads a file of the working tree. Undefined where it is missing, is no regular file, or is over
 * `MAX_FILE_BYTES`.
 *
 * @throws where it is there and cannot be read
 */
export async function readWorkingFile(root: string, path: string): Promise<Buffer | undefined> {
  const name = join(root, path);
  try {
    const found = await lstat(name);
    // To read a pipe would never end.
    return found.isFile() && found.size <= MAX_FILE_BYTES ? await readFile(name) : undefined;
  } catch (error) {
    // A sparse checkout leaves files out, and the log may be of another job.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The id that git gives to these bytes, by the algorithm of another id. */
function toBlobId(content: Buffer, like: string): string {
  return createHash(like.length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}

function withUnixEnds(content: Buffer): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
