import type { ResolvePath } from './resolve-path.ts';

/** Words that may be paths: with a slash and an ending. A path with a space is not seen. */
const PATH_LIKE = /[^\s'"`|,;()<>[\]]*[/\\][^\s'"`|,;()<>[\]]*\.\w{1,20}/gu;
/** The text of a crash tells the cause first; stack traces follow. */
const CHARACTERS = 20_000;

/** Files of the analyzed commit that an untrusted text names, each once. */
export function namedFiles(text: string, resolvePath: ResolvePath): readonly string[] {
  const words = text.slice(0, CHARACTERS).match(PATH_LIKE) ?? [];
  const found = words.flatMap((word) => {
    const resolution = resolvePath(word, undefined);
    return resolution.kind === 'found' ? [resolution.path] : [];
  });
  return [...new Set(found)];
}
