import { dirname, join } from 'node:path';
import { isAboutSecrets } from '../finding/about.ts';
import { isUncommitted } from '../finding/finding.ts';
import { openTexts, toLines } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readWorkingFile } from '../git/working-tree.ts';
import { escapesFolders, isWithin } from '../logs/find-logs.ts';
import type { Result } from '../model.ts';
import { splitOpen, worstFirst } from './document.ts';
import { type Excerpt, type ExcerptOf, toExcerpt } from './excerpt.ts';
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
  /** Absolute path of the top folder; undefined where nothing of the working tree is read. */
  readonly root: string | undefined;
  redact(text: string): string;
}

/** Code that is wanted for something, and where that is: in the commit, or in the working tree alone. */
interface Wanted<For> {
  readonly of: For;
  readonly path: string;
  readonly region: Parameters<typeof toExcerpt>[1];
  readonly from: 'commit' | 'working-tree';
}

/**
 * Reads the code of results: from the commit, and for lines that are not committed from the working tree.
 * Results about passwords and keys have none, and their lines are left out of that of others. Where git does
 * not have a file there is none either: code is a help, and nothing depends on it.
 *
 * @param results all of them, since any may be about a secret
 * @param shown those whose code is wanted
 */
export async function readCode(
  results: readonly ResultOutcome[],
  shown: ReadonlySet<Result>,
  source: Source,
): Promise<ExcerptOf> {
  const chosen = splitOpen(results.filter(({ result }) => shown.has(result) && !isAboutSecrets(result)))
    .flatMap(worstFirst)
    .slice(0, MOST_EXCERPTS);
  const about = results.map(({ result }) => result).filter(isAboutSecrets);
  const secret = about.flatMap((result) => toWanted(result) ?? []);
  // Where nobody knows the line of a secret, any line may be the one.
  const onLines = new Set(secret.filter(({ from }) => from === 'commit').map(({ of }) => of));
  const unsure = new Set(about.filter((result) => !onLines.has(result)).map(({ place }) => place.path));
  const withSecret = new Set(about.map(({ place }) => place.path));
  const wanted = chosen
    .flatMap(({ result }) => toWanted(result) ?? [])
    // Lines of the working tree have other numbers than those of the commit.
    .filter(({ from, path }) => !(from === 'commit' ? unsure : withSecret).has(path));
  const excerpts = await readExcerpts(wanted, secret, source);
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
  source: Source,
): Promise<ReadonlyMap<For, Excerpt>> {
  const secretLines = new Set(secret.flatMap(linesOf));
  const excerpts = new Map<For, Excerpt>();
  const files = [...Map.groupBy(wanted, ({ path, from }) => `${from}:${path}`).values()];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const texts = await readTexts(
      batch.map(([first]) => first).filter((one) => one !== undefined),
      source,
    );
    for (const [index, group] of batch.entries()) {
      const lines = texts[index];
      if (lines === undefined) continue;
      for (const { of, path, region, from } of group) {
        const excerpt = toExcerpt(lines, region, {
          redact: source.redact,
          isSecret: (line) => secretLines.has(`${from}:${path}:${line}`),
        });
        if (excerpt !== undefined) excerpts.set(of, excerpt);
      }
    }
  }
  return excerpts;
}

function toWanted(result: Result): Wanted<Result> | undefined {
  const { place, column, endColumn } = result;
  if (!('startLine' in place)) return undefined;
  const { path } = place;
  const columns = { column, endColumn };
  if (!isUncommitted(place)) {
    const { startLine, endLine } = place;
    return { of: result, path, from: 'commit', region: { startLine, endLine, ...columns } };
  }
  const lines = place.endLine - place.startLine;
  const startLine = place.kind === 'lines' ? (place.replaced?.by ?? place.startLine) : place.startLine;
  return {
    of: result,
    path,
    from: 'working-tree',
    region: { startLine, endLine: startLine + lines, ...columns },
  };
}

/** Most lines of a finding about a secret that are left out elsewhere. */
const LONGEST_SECRET = 200;

function linesOf({ from, path, region: { startLine, endLine } }: Wanted<unknown>): readonly string[] {
  const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
  return Array.from({ length }, (_, index) => `${from}:${path}:${startLine + index}`);
}

/** The lines of files, in their order; undefined for each that cannot be had. */
async function readTexts(
  files: readonly Wanted<unknown>[],
  { git, head, root }: Source,
): Promise<readonly (readonly string[] | undefined)[]> {
  const committed = files.filter(({ from }) => from === 'commit');
  const texts = openTexts(git);
  try {
    await texts.read(committed.map(({ path }) => ({ commit: head, path })));
  } catch {
    return files.map(() => undefined);
  }
  return Promise.all(
    files.map(({ path, from }) =>
      from === 'commit' ? texts.lines(head, path) : readUncommitted(root, path),
    ),
  );
}

/** A folder on the way may be a link that leads out of the checkout. */
async function readUncommitted(
  root: string | undefined,
  path: string,
): Promise<readonly string[] | undefined> {
  if (root === undefined) return undefined;
  try {
    const name = join(root, path);
    if (!isWithin(name, root) || (await escapesFolders(dirname(name), [root]))) return undefined;
    const content = await readWorkingFile(root, path);
    return content && toLines(content);
  } catch {
    return undefined;
  }
}
