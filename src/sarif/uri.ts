/** A path with or without a root, split into its names; `.` and empty names are gone, `..` is resolved. */
export interface NamedPath {
  /** A path from a root: `/a`, `C:/a` (then `C:` is its first name). */
  readonly absolute: boolean;
  readonly names: readonly string[];
  /** The path climbs above where it starts. */
  readonly climbs: boolean;
  /** It begins with the name of a server: `//server/share`. */
  readonly onServer?: boolean;
}

/**
 * The paths that a URI of a log may mean, likeliest first: as it stands, then decoded. Real logs hold file
 * URIs, percent-encoded and raw names, Windows paths and spaces (SARIF §3.4.3 allows URIs only), and a lone
 * `%` is legal in a file name.
 *
 * @returns empty for a URI of another scheme than `file`.
 */
export function toPaths(uri: string): readonly string[] {
  // Python writes a byte that is no UTF-8 as a lone surrogate.
  const path = withoutFileScheme(uri)?.toWellFormed();
  if (path === undefined) return [];
  // Nearly every path; a log names thousands.
  if (!path.includes('%') && !path.includes('\\')) return [path];
  return [...new Set([path, decode(path), withSlashes(path), withSlashes(decode(path))])];
}

/**
 * Those of them that are as the log has them, decoded or not: decoding makes a path shorter, and nothing else
 * does.
 */
export function undecoded(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path.length === paths[0]?.length);
}

/** The same paths, as they are likely where a log encodes its addresses. */
export function decodedFirst(paths: readonly string[]): readonly string[] {
  return paths.toSorted((a, b) => a.length - b.length);
}

/**
 * Splits a path into names.
 *
 * @param start names of the folder that a relative path starts in; `..` may climb out of it, but not further.
 */
export function toNames(path: string, start: readonly string[] = []): NamedPath {
  const drive = /^\/?[a-z]:(?:\/|$)/i.test(path);
  const names = [...start];
  let climbs = false;
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) climbs = true;
  }
  const onServer = path.startsWith('//');
  return { absolute: drive || path.startsWith('/'), names, climbs, ...(onServer && { onServer }) };
}

function withoutFileScheme(uri: string): string | undefined {
  const scheme = /^file:/i.test(uri);
  // One letter is a drive, not a scheme.
  if (!scheme) return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : uri;
  const rest = withSlashes(uri.slice('file:'.length));
  if (!rest.startsWith('//')) return rest;
  // `file://localhost/a` and `file:///a` are `/a` (RFC 8089 §2). `file://src/a` lacks a slash or names a
  // host: `src/a`.
  return rest.slice(2).replace(/^localhost(?=\/)/i, '');
}

/**
 * Decodes what is percent-encoded and leaves what is not: `50%25 of 100%` → `50% of 100%`. Bytes that are no
 * UTF-8 become U+FFFD, as in names of git.
 */
function decode(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) =>
    Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
