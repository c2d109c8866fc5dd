import { IncompleteError } from '../errors.ts';
import { type Git, gitOutput } from './git.ts';
import { isSha, readHeaders, readObjects, requireSha } from './objects.ts';

/** A file of a commit. */
export interface FileName {
  readonly commit: string;
  /** From the top of the tree, with `/`. */
  readonly path: string;
}

/** Texts of files as they are in commits, as far as they were read. */
export interface FileTexts {
  /**
   * Reads files that were not read yet with two processes: one for the sizes, so that nothing huge is loaded,
   * one for the contents. Paths may be untrusted text.
   */
  read(wanted: Iterable<FileName>): Promise<void>;
  /**
   * The lines of a file, without their ends; undefined when it is not there, or is over `MAX_FILE_BYTES`.
   * Throws where it was not read: that would pass for a file that is gone.
   */
  lines(commit: string, path: string): readonly string[] | undefined;
  /** The bytes of a file, of which the same holds. */
  content(commit: string, path: string): Buffer | undefined;
}

/** Sources that people review are far smaller; review sites fold or hide files long before. */
export const MAX_FILE_BYTES = 5_000_000;

/** @param mostBytes files over it are not read */
export function openTexts(git: Git, mostBytes = MAX_FILE_BYTES): FileTexts {
  const contents = new Map<string, Buffer | undefined>();
  const known = new Map<string, readonly string[] | undefined>();
  const contentOf = (name: string, { commit, path }: FileName): Buffer | undefined => {
    if (!contents.has(name)) throw new Error(`${JSON.stringify(path)} of ${commit} was not read`);
    return contents.get(name);
  };
  return {
    async read(wanted) {
      const names = new Set<string>();
      for (const file of wanted) {
        const name = objectName(file);
        if (contents.has(name)) continue;
        if (isReadable(file)) names.add(name);
        else contents.set(name, undefined);
      }
      for (const [name, content] of await readContents(git, [...names], mostBytes))
        contents.set(name, content);
    },
    lines(commit, path) {
      const name = objectName({ commit, path });
      // Decoded once, when it is first asked for.
      if (!known.has(name)) {
        const content = contentOf(name, { commit, path });
        known.set(name, content && toLines(content));
      }
      return known.get(name);
    },
    content: (commit, path) => contentOf(objectName({ commit, path }), { commit, path }),
  };
}

async function readContents(
  git: Git,
  names: readonly string[],
  mostBytes: number,
): Promise<ReadonlyMap<string, Buffer | undefined>> {
  const headers = await readHeaders(git, names);
  const small = names.filter((_, index) => {
    const header = headers[index];
    return header?.type === 'blob' && header.size <= mostBytes;
  });
  const objects = await readObjects(git, small);
  const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
  return new Map(names.map((name) => [name, found.get(name)]));
}

function objectName(file: FileName): string {
  return `${file.commit}:${file.path}`;
}

/**
 * A line break would end the name and a NUL would cut it. git takes `./` and `../` as relative to the working
 * directory, and gives up on all names when one leads out of the repository.
 */
function isReadable({ commit, path }: FileName): boolean {
  return isSha(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}

/** What stands at a path of a commit; `id` names its content. */
export type FileOfCommit =
  | { readonly kind: 'file'; readonly id: string; readonly bytes: number }
  | { readonly kind: 'other'; readonly id: string };

/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
export async function filesOfCommits(
  git: Git,
  shas: readonly string[],
  path: string,
): Promise<readonly (FileOfCommit | undefined)[]> {
  const headers = await readHeaders(
    git,
    shas.map((sha) => `${requireSha(sha)}:${path}`),
  );
  return Promise.all(
    shas.map(async (sha, index): Promise<FileOfCommit | undefined> => {
      const header = headers[index];
      if (header === undefined) return undefined;
      const listing = await gitOutput(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
      const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
      return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }),
  );
}

/** The content of a file. Throws `IncompleteError` where git does not have it. */
export async function readBlob(git: Git, id: string): Promise<Buffer> {
  const [object] = await readObjects(git, [id]);
  if (object?.type !== 'blob') throw new IncompleteError(`git does not have the blob ${id}`);
  return object.content;
}

/** Most bytes of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MOST_BYTES = 1_024;

/** Those of these files of commits that stand for files that Git LFS keeps elsewhere. */
export async function lfsPointers(git: Git, files: readonly FileName[]): Promise<readonly FileName[]> {
  const texts = openTexts(git, MOST_BYTES);
  await texts.read(files);
  return files.filter(({ commit, path }) => {
    const content = texts.content(commit, path);
    return content !== undefined && isLfsPointer(content);
  });
}

/**
 * git looks for a NUL in this many bytes to tell bytes from text (`buffer_is_binary` in its
 * xdiff-interface.c).
 */
const BINARY_PROBE_BYTES = 8_000;

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/**
 * The lines of a text file, counted as git counts them: they end at `\n` only. Line ends, a `\r` before them
 * included, are not part of a line; a final line break starts no further line, and an empty file has no
 * lines. UTF-8, or UTF-16 with a byte order mark; invalid bytes become U+FFFD, as do those of what is no
 * text.
 */
export function toLines(content: Buffer): readonly string[] {
  const text = decode(content);
  if (text === '') return [];
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}

/** The text of a file. */
export function decode(content: Buffer): string {
  return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}

/** Which UTF-16 a file is in, by its byte order mark. */
export function utf16Of(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = content.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}

/** Whether git takes a file for bytes by its content, and shows no lines of it. */
export function isBinary(content: Buffer): boolean {
  return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/** Whether a blob stands for a file that Git LFS keeps elsewhere. */
export function isLfsPointer(blob: Buffer): boolean {
  return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}
