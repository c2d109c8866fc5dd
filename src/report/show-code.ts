import { isAboutSecrets } from '../finding/about.ts';
import type { Step, Trail } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { Result } from '../model.ts';
import { oneLine, truncate, visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';

/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const BATCH = 32;

/**
 * Results whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the result is about one.
 *
 * @param details results by what they were read as
 */
export async function showCode(
  details: ReadonlyMap<Result, Result>,
  git: Git,
  commit: string,
  redact: (text: string) => string,
): Promise<ReadonlyMap<Result, Result>> {
  const lines = await readLines(
    [...details.values()].flatMap(({ flow }) => stepsOf(flow)),
    git,
    commit,
  );
  if (lines.size === 0) return details;
  const withCode = (step: Step, hide: (text: string) => string): Step => {
    const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
    const code = truncate(oneLine(hide(line.trim())), LONGEST_CODE);
    return code === '' ? step : { ...step, code };
  };
  return new Map(
    [...details].map(([read, result]) => {
      const { flow } = result;
      if (flow === undefined) return [read, result] as const;
      const shown = (text: string): string => redactVisible(text, redact);
      const hide = isAboutSecrets(result) ? (text: string) => cutKeys(visibleText(shown(text))) : shown;
      const show = (steps: readonly Step[]) => steps.map((step) => withCode(step, hide));
      return [
        read,
        { ...result, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
      ] as const;
    }),
  );
}

/** The lines that steps stand on, by path and number. */
async function readLines(
  steps: readonly Step[],
  git: Git,
  commit: string,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const wanted = new Map<string, Map<number, string>>();
  for (const { path, line } of steps) {
    if (path === undefined || line === undefined) continue;
    const own = wanted.get(path);
    if (own !== undefined) own.set(line, '');
    else if (wanted.size < MOST_FILES) wanted.set(path, new Map([[line, '']]));
  }
  const paths = [...wanted.keys()];
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    const texts = openTexts(git);
    await texts.read(batch.map((path) => ({ commit, path })));
    for (const path of batch) {
      const all = texts.lines(commit, path) ?? [];
      const own = wanted.get(path) ?? new Map<number, string>();
      for (const number of own.keys()) {
        const line = all[number - 1] ?? '';
        if (line.length <= LONGEST_LINE) own.set(number, line);
      }
    }
  }
  return wanted;
}

function stepsOf(trail: Trail | undefined): readonly Step[] {
  return trail === undefined ? [] : [...trail.first, ...trail.last];
}
