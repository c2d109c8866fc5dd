import { resolveLocation, type Whereabouts } from './place.ts';
import { quote } from './quote.ts';
import type { RunFailure } from './run-failure.ts';

/** What it costs that files were not looked at. */
export interface FileCost {
  readonly failures: readonly RunFailure[];
  /** Sentences about files that hold nothing. */
  readonly elsewhere: readonly string[];
}

/**
 * What is held where a tool says that it could not look at something. A file that cannot be told from others
 * holds all of them, and so does a failure without a file. A file that is not in the analyzed commit holds
 * nothing: no thread can be on it.
 *
 * @param words why, in words of the tool that were made fit for a sentence
 */
export function costOf(
  what: 'analyzed' | 'parsed',
  locations: readonly unknown[],
  words: string,
  whereabouts: Whereabouts,
): FileCost {
  const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
  if (files.length === 0) {
    const reason = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
    return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
  }
  const failures = files.flatMap((file): readonly RunFailure[] => {
    const paths = file.kind === 'found' ? [file.path] : file.maybe;
    if (paths === 'anything')
      return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
    return paths.map((path) => ({ kind: 'file', path, reason: `${quote(path)} was not ${what}: ${words}` }));
  });
  const elsewhere = files.flatMap((file) =>
    file.kind === 'lost' && file.maybe.length === 0
      ? [`a failed file holds nothing, because ${file.reason}: ${words}`]
      : [],
  );
  return { failures, elsewhere };
}
