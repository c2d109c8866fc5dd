import { isAboutSecrets } from '../finding/about.ts';
import type { Result, Step } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { oneLine, truncate, visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';

/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 100;

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
  const steps = [...details.values()].flatMap(({ flow }) => (flow ? [...flow.first, ...flow.last] : []));
  const paths = [...new Set(steps.flatMap(({ path }) => path ?? []))].slice(0, MOST_FILES);
  if (paths.length === 0) return details;
  const texts = openTexts(git);
  await texts.read(paths.map((path) => ({ commit, path })));
  const withCode = (step: Step, hide: (text: string) => string): Step => {
    const { path = '', line = 0 } = step;
    const text = (paths.includes(path) && texts.lines(commit, path)?.[line - 1]) || '';
    if (text.length > LONGEST_LINE) return step;
    const code = truncate(oneLine(hide(text.trim())), LONGEST_CODE);
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
