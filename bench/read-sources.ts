import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file as text. */
export interface Source {
  /** From the top of the project, with `/`. */
  readonly path: string;
  readonly lines: readonly string[];
}

/** Shorter files have nothing to move; longer ones are tables or bundles. */
const FEWEST_LINES = 20;
const MOST_LINES = 2_000;
/** A line over this is minified code. */
const LONGEST_LINE = 300;

/**
 * The sources that match a glob under `root`, in the order of their paths; bundles, tables and what is no
 * plain text are left out.
 */
export function readSources(root: string, pattern: string): readonly Source[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const lines = text.replace(/\n$/u, '').split('\n');
      const ordinary =
        lines.length >= FEWEST_LINES &&
        lines.length <= MOST_LINES &&
        !/[\0\r\uFFFD]/u.test(text) &&
        lines.every((line) => line.length <= LONGEST_LINE);
      return ordinary ? [{ path, lines }] : [];
    });
}

/** Shorter lines stand in every file. */
const TELLING_LENGTH = 30;

/**
 * Leaves out files of which most lines stand in an earlier one: packages bring several builds of one source,
 * which no repository does.
 */
export function dropCopies(sources: readonly Source[]): readonly Source[] {
  const seen = new Set<string>();
  return sources.filter(({ lines }) => {
    const telling = lines.map((line) => line.trim()).filter(({ length }) => length >= TELLING_LENGTH);
    const known = telling.filter((line) => seen.has(line)).length;
    for (const line of telling) seen.add(line);
    return known <= telling.length / 2;
  });
}
