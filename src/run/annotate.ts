import { type Finding, scopeName } from '../finding/finding.ts';
import type { Annotation, Host } from '../host/host.ts';
import type { Account, Disposition } from '../plan/account.ts';
import { compareRanks } from '../plan/judge-spots.ts';
import type { RunResult } from '../report/run-result.ts';

/** CI shows ten annotations of a level for each step. */
const MOST_OF_LEVEL = 10;

/** Selected findings that nobody sees in a thread. */
const WITHOUT_THREAD: readonly Disposition[] = ['unanchored', 'over-limit', 'failed'];

/**
 * Annotates the findings that have no thread, worst first, as many as are shown.
 *
 * @param shown how many annotations of each level there are already
 */
export function annotate(
  { accounts }: Pick<RunResult, 'accounts'>,
  shown: Readonly<Record<Annotation['level'], number>>,
  host: Pick<Host, 'annotate' | 'info'>,
): void {
  if (host.annotate === undefined) return;
  const unthreaded = accounts
    .filter(({ disposition }) => WITHOUT_THREAD.includes(disposition))
    .toSorted((a, b) => compareRanks(a.finding, b.finding))
    .map(toAnnotation);
  const counts = { ...shown };
  let left = 0;
  for (const annotation of unthreaded) {
    counts[annotation.level] += 1;
    if (counts[annotation.level] > MOST_OF_LEVEL) left += 1;
    else host.annotate(annotation);
  }
  if (left > 0) {
    host.info(
      `${left} more ${left === 1 ? 'finding has' : 'findings have'} no thread and no annotation, of which only ${MOST_OF_LEVEL} of a level are shown; the summary and the report name them`,
    );
  }
}

const LEVELS: Readonly<Record<Finding['level'], Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
  none: 'notice',
};

function toAnnotation({ finding }: Account): Annotation {
  const { place, rule, scope, level, message } = finding;
  const path = place.kind === 'nowhere' ? {} : { path: place.path };
  const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
  return { level: LEVELS[level], title: `${rule.id} (${scopeName(scope)})`, message, ...path, ...lines };
}
