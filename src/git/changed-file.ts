import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from './file-texts.ts';
import type { TreeEntry } from './tree.ts';

/** A file of the working tree whose bytes are not those of the commit. */
export interface ChangedFile {
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
export async function readChangedFile(
  root: string,
  { path, id }: TreeEntry,
): Promise<ChangedFile | undefined> {
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
