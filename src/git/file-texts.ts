import type { Git } from './git.ts';
import { isSha, readHeaders, readObjects } from './objects.ts';

/** A file of a commit. */
interface FileName {
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
      const files = [...wanted].filter((file) => !contents.has(objectName(file)));
      const sizes = await sizesOf(git, files);
      const small = new Set(
        files.flatMap((file, index) => ((sizes[index] ?? Infinity) <= mostBytes ? objectName(file) : [])),
      );
      const objects = await readObjects(git, [...small]);
      for (const file of files) contents.set(objectName(file), undefined);
      for (const [index, name] of [...small].entries()) contents.set(name, objects[index]?.content);
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

/** Bytes of files; undefined where there is none of that name, or it is one that git would misread. */
export async function sizesOf(
  git: Git,
  files: readonly FileName[],
): Promise<readonly (number | undefined)[]> {
  const names = [...new Set(files.filter(isReadable).map(objectName))];
  const headers = await readHeaders(git, names);
  const sizes = new Map(
    headers.map((header, index) => [names[index], header?.type === 'blob' ? header.size : undefined]),
  );
  return files.map((file) => sizes.get(objectName(file)));
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
function decode(content: Buffer): string {
  return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}

/** Which UTF-16 a file is in, by its byte order mark. */
function utf16Of(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = content.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}

/**
 * Analyzers end lines at more characters than `\n`, each in its way, and a log does not say which one is
 * meant by its numbers: Java and Python (a lone CR), CSS (Syntax, §3.3: a form feed), ECMAScript (§12.3) and
 * C# (§6.3.3: U+2028, U+2029, NEL), `\R` of regular expressions (VT too), and `str.splitlines` of Python
 * (U+001C to U+001E).
 */
const OTHER_ENDS = '\v\f\x1C\x1D\x1E\u0085\u2028\u2029';
const OTHER_END = new RegExp(`\r(?!\n|$)|[${OTHER_ENDS}]`, 'u');

/** Whether an analyzer may count the lines of a file in another way than git, which counts the bytes 0x0A. */
export function isCountedOtherwise(content: Buffer): boolean {
  const text = decode(content);
  if (OTHER_END.test(text)) return true;
  const count = (all: string): number => all.split('\n').length;
  return utf16Of(content) !== undefined && count(text) !== count(content.toString('latin1'));
}

/** Whether git takes a file for bytes by its content, and shows no lines of it. */
export function isBinary(content: Buffer): boolean {
  return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/** Whether a blob stands for a file that Git LFS keeps elsewhere. */
export function isLfsPointer(blob: Buffer): boolean {
  return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}
