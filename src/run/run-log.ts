import { isWriting } from '../act/acting.ts';
import { isAboutSecrets } from '../finding/about.ts';
import type { Result } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Action } from '../model.ts';
import { toCodeFrame } from '../report/code-frame.ts';
import { resultsOf, type Shown, toldAction, withoutThread } from '../report/document.ts';
import { countUnverified } from '../report/left-threads.ts';
import { renderPlan, renderUnthreaded } from '../report/render-plan.ts';
import { codeLeftOut } from '../report/words.ts';
import type { ToldPlan, ToldReview } from '../review/result.ts';

/** More threads than this fill a terminal several times over. */
const THREADS_ON_A_TERMINAL = 60;
/** Some reasons name a file each. */
const REASONS_SHOWN = 10;
/** More code than this is nothing to read through; `--all` shows the rest. */
const MOST_WITH_CODE = 40;
/** Code stands deeper than the row of its finding. */
const CODE_INDENT = 6;

/**
 * Shows a run in the log while it lasts: its parts, and the plan.
 *
 * @param shown which findings without a thread a plan names
 * @param code whether a plan is shown with the code of its findings
 */
export function openRunLog(
  { 'dry-run': dryRun }: Pick<Inputs, 'dry-run'>,
  host: Host,
  shown: Shown,
  code: 'shown' | undefined,
): Pick<ToldReview, 'begin' | 'shownWithCode'> {
  const { columns } = host;
  let leftOut = 0;

  const shownActions = ({ plan: { actions } }: ToldPlan): readonly Action[] =>
    dryRun ? actions : actions.filter(isWriting);

  /** On a terminal as much of a plan as one may read there. */
  const planLines = (told: ToldPlan) => {
    const isShortened = columns !== undefined && dryRun && shown === 'selected';
    const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
    const actions = shownActions(told).map((action) => toldAction(action));
    const lines = renderPlan(actions, told.summary, most);
    if (!dryRun) return lines;
    const { results, plan } = told;
    const unthreaded = withoutThread({ results, counts: resultsOf(plan.failing) }, shown);
    return [...lines, ...renderUnthreaded(unthreaded, shown === 'all')];
  };

  const tellUnverified = (actions: readonly Action[]): void => {
    const reasons = countUnverified(actions);
    for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
      host.info(`${threads} left open: ${reason}`);
    const rest = reasons.length - REASONS_SHOWN;
    if (rest > 0) host.info(`and ${rest} more reasons; the report has them all`);
  };

  const tellPlan = ({
    code: excerptOf,
    ...told
  }: Extract<Parameters<ToldReview['begin']>[0], { kind: 'planned' }>): void => {
    const { actions } = told.plan;
    const changes = actions.filter(isWriting).length;
    if (dryRun) host.endGroup();
    else host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
    for (const { text, tone, result } of planLines(told)) {
      host.info(text, tone);
      const excerpt = result && code === 'shown' ? excerptOf?.(result) : undefined;
      if (result === undefined || excerpt === undefined) continue;
      const layout = { level: result.level, indent: CODE_INDENT, columns };
      for (const pieces of toCodeFrame(excerpt, layout)) host.code?.(pieces);
    }
    if (leftOut > 0) host.info(codeLeftOut(leftOut), 'quiet');
    const unshown = actions.length - shownActions(told).length;
    if (unshown > 0)
      host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
    if (!dryRun) tellUnverified(actions);
  };

  return {
    begin(phase) {
      if (phase.kind === 'reading') host.group('Reading the logs');
      if (phase.kind === 'comparing') host.group('Comparing with the threads that are there');
      if (phase.kind === 'planned') tellPlan(phase);
      if (phase.kind !== 'applying') return;
      // An empty group would only be something more to open.
      if (phase.actions.some(isWriting)) host.group('Applying the plan');
      else host.endGroup();
    },
    /** Those that the plan prints, in its order, until there is enough of them, or all. */
    shownWithCode(told) {
      if (code !== 'shown') return [];
      if (shown === 'all') return told.results.map(({ result }) => result);
      const named = planLines(told).flatMap(({ result }): Result[] =>
        result !== undefined && 'startLine' in result.place && !isAboutSecrets(result) ? [result] : [],
      );
      leftOut = Math.max(0, named.length - MOST_WITH_CODE);
      return named.slice(0, MOST_WITH_CODE);
    },
  };
}
