import type { ResolvePath } from './resolve-path.ts';

/** What parts words of a text that may be paths. A path with a space is not seen. */
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
/**
 * Written with a slash, and ends in a name with an ending; what follows it (`:20:3`, a full stop) is no part
 * of it.
 */
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
/** The text of a crash tells the cause first; stack traces follow. */
const CHARACTERS = 20_000;
/** Longest word that is looked at: the longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_WORD = 4_096;

/** Files of the analyzed commit that an untrusted text names, each once. */
export function namedFiles(text: string, resolvePath: ResolvePath): readonly string[] {
  const words = text.slice(0, CHARACTERS).split(BETWEEN_WORDS);
  const found = words.flatMap((word) => {
    const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
    const resolution = path === undefined ? undefined : resolvePath(path, undefined);
    return resolution?.kind === 'found' ? [resolution.path] : [];
  });
  return [...new Set(found)];
}
