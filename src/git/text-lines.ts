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
