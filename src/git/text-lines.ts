/**
 * git looks for a NUL in this many bytes to tell bytes from text (`buffer_is_binary` in its
 * xdiff-interface.c).
 */
const BINARY_PROBE_BYTES = 8_000;

/**
 * The lines of a text file, counted as git counts them: they end at `\n` only. Line ends, a `\r` before them
 * included, are not part of a line; a final line break starts no further line, and an empty file has no
 * lines. UTF-8, or UTF-16 with a byte order mark; invalid bytes become U+FFFD. Undefined for what git takes
 * for binary.
 */
export function toLines(content: Buffer): readonly string[] | undefined {
  const text = decode(content);
  if (text === undefined) return undefined;
  if (text === '') return [];
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}

/** The text of a file; undefined for what git takes for binary. */
export function decode(content: Buffer): string | undefined {
  const mark = content.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return new TextDecoder('utf-16le').decode(content);
  if (mark === '\xfe\xff') return new TextDecoder('utf-16be').decode(content);
  if (content.subarray(0, BINARY_PROBE_BYTES).includes(0)) return undefined;
  return new TextDecoder('utf-8').decode(content);
}
