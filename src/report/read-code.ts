import { inPortions } from '../act/in-flight.ts';
import { isAboutSecrets } from '../finding/about.ts';
import { isUncommitted, type Result } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { splitOpen, worstFirst } from './document.ts';
import { type Excerpt, toExcerpt } from './excerpt.ts';
import type { ResultOutcome } from './run-result.ts';

/** Nobody reads more, and a log may have hundreds of thousands. */
const MOST_EXCERPTS = 3_000;
/** Files that are in memory at a time. */
const BATCH = 64;

/** Where code is read. */
interface Source {
  readonly git: Git;
  /** The analyzed commit. */
  readonly head: string;
  redact(text: string): string;
}

/** Code of the analyzed commit that is wanted for something. */
interface Wanted<For> {
  readonly of: For;
  readonly path: string;
  readonly region: Parameters<typeof toExcerpt>[1];
}

/**
 * Reads the code of results from the commit; lines that are not committed have none. Results about passwords
 * and keys have none either, and their lines are left out of that of others. Where git does not have a file
 * there is none: code is a help, and nothing depends on it.
 *
 * @param results all of them, since any may be about a secret
 * @param shown those whose code is wanted
 */
export async function readCode(
  results: readonly ResultOutcome[],
  shown: ReadonlySet<Result>,
  source: Source,
): Promise<(result: Result) => Excerpt | undefined> {
  const chosen = splitOpen(results.filter(({ result }) => shown.has(result) && !isAboutSecrets(result)))
    .flatMap(worstFirst)
    .slice(0, MOST_EXCERPTS);
  const about = results.map(({ result }) => result).filter(isAboutSecrets);
  // Where nobody knows the line of a secret, any line may be the one.
  const unsure = new Set(about.filter((one) => toWanted(one).length === 0).map(({ place }) => place.path));
  const wanted = chosen.flatMap(({ result }) => toWanted(result)).filter(({ path }) => !unsure.has(path));
  const excerpts = await readExcerpts(wanted, about.flatMap(toWanted), source);
  return (result) => excerpts.get(result);
}

/**
 * Reads code, without the lines of `secret`.
 *
 * @param wanted paths may be untrusted text
 */
async function readExcerpts<For>(
  wanted: readonly Wanted<For>[],
  secret: readonly Wanted<unknown>[],
  { git, head, redact }: Source,
): Promise<ReadonlyMap<For, Excerpt>> {
  const secretLines = new Set(secret.flatMap(linesOf));
  const excerpts = new Map<For, Excerpt>();
  for (const files of inPortions([...Map.groupBy(wanted, ({ path }) => path)], BATCH)) {
    const texts = openTexts(git);
    try {
      await texts.read(files.map(([path]) => ({ commit: head, path })));
    } catch {
      return excerpts;
    }
    for (const { of, path, region } of files.flatMap(([, group]) => group)) {
      const isSecret = (line: number): boolean => secretLines.has(`${path}:${line}`);
      const excerpt = toExcerpt(texts.lines(head, path) ?? [], region, { redact, isSecret });
      if (excerpt !== undefined) excerpts.set(of, excerpt);
    }
  }
  return excerpts;
}

function toWanted(result: Result): readonly Wanted<Result>[] {
  const { place, column, endColumn } = result;
  if (!('startLine' in place) || isUncommitted(place)) return [];
  const { path, startLine, endLine } = place;
  return [{ of: result, path, region: { startLine, endLine, column, endColumn } }];
}

/** Most lines of a finding about a secret that are left out elsewhere. */
const LONGEST_SECRET = 200;

function linesOf({ path, region: { startLine, endLine } }: Wanted<unknown>): readonly string[] {
  const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
  return Array.from({ length }, (_, index) => `${path}:${startLine + index}`);
}
