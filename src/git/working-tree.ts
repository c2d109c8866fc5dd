import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hunk } from '../diff/diff.ts';
import { isLfsPointer, MAX_FILE_BYTES, toLines } from './file-texts.ts';
import { type Git, isMissing } from './git.ts';
import { readHeaders, readObjects } from './objects.ts';
import { diffTexts } from './read-diff.ts';
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
interface WorkingTree {
  /** Absolute path of the top folder. */
  readonly root: string;
  /**
   * Compares these files by their bytes, without git's index and filters. Line ends are no difference. What
   * is missing, no regular file, over `MAX_FILE_BYTES` or a pointer of Git LFS in the commit is passed over.
   */
  changesIn(paths: Iterable<string>): Promise<WorkingChanges>;
}

/** Files that are compared at a time, which bounds open files and memory. */
const BATCH = 64;

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
        const changes = await compare(git, root, files.slice(start, start + BATCH));
        for (const [path, own] of changes.hunks) hunks.set(path, own);
        unread.push(...changes.unread);
      }
      return { hunks, unread };
    },
  };
}

/**
 * Compares the ids of their bytes first, with the line ends of Windows or of Unix: no blob has to be had for
 * a file that did not change.
 */
async function compare(git: Git, root: string, files: readonly TreeEntry[]): Promise<WorkingChanges> {
  const read = await Promise.all(
    files.map(async ({ path, id }) => {
      const content = await readWorkingFile(root, path).catch(() => 'unreadable' as const);
      return content === undefined ? [] : { path, id, content };
    }),
  );
  const changed = read
    .flat()
    .filter(
      ({ id, content }) =>
        content === 'unreadable' ||
        ![content, withUnixEnds(content)].some((text) => toBlobId(text, id) === id),
    );
  const headers = await readHeaders(
    git,
    changed.map(({ id }) => id),
  );
  const readable = changed.flatMap(({ path, id, content }, index) =>
    content === 'unreadable' || (headers[index]?.size ?? Infinity) > MAX_FILE_BYTES
      ? []
      : { path, id, content },
  );
  const blobs = await readObjects(
    git,
    readable.map(({ id }) => id),
  );
  const hunks = new Map<string, readonly Hunk[]>();
  const pairs: Parameters<typeof diffTexts>[1][number][] = [];
  for (const [index, { path, content }] of readable.entries()) {
    const blob = blobs[index]?.content;
    if (blob === undefined || isLfsPointer(blob)) continue;
    const [then, now] = [toLines(blob), toLines(content)];
    if (then.length === now.length && then.every((line, at) => line === now[at])) continue;
    const [before, after] = [squeeze(then), squeeze(now)];
    if (before === after) hunks.set(path, []);
    else pairs.push({ name: path, before, after });
  }
  for (const [path, own] of await diffTexts(git, pairs)) hunks.set(path, own);
  const compared = new Set(readable.map(({ path }) => path));
  return { hunks, unread: changed.flatMap(({ path }) => (compared.has(path) ? [] : path)) };
}

/** A formatter that indents anew moves no line. */
function squeeze(lines: readonly string[]): string {
  return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
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
