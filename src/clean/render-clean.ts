import { scopeName } from '../finding/finding.ts';
import type { PlanLine } from '../report/render-plan.ts';
import { oneLine } from '../text/one-line.ts';
import type { CleanPlan, CleanStep } from './plan-clean.ts';

/** The steps by file, one line each with its reason; what could not be done says why. */
export function renderClean(
  { steps }: CleanPlan,
  failed: ReadonlyMap<CleanStep, string> = new Map(),
): readonly PlanLine[] {
  const byPath = Map.groupBy(steps, ({ thread }) => thread.evidence.path);
  return [...byPath]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, inFile]) => [
      { text: oneLine(path), tone: 'heading' },
      ...inFile
        .toSorted((a, b) => a.thread.evidence.line - b.thread.evidence.line)
        .map((step): PlanLine => {
          const { kind, thread, reason } = step;
          const { line, ruleId, scope } = thread.evidence;
          const failure = failed.get(step);
          const about = `${line === 0 ? '' : `${line}  `}${oneLine(ruleId)} (${oneLine(scopeName(scope))})`;
          const why = failure === undefined ? reason : `not done: ${failure}`;
          const tone = failure === undefined ? (kind === 'leave' ? 'quiet' : 'change') : 'bad';
          return { text: `  ${kind.padEnd('resolve'.length)}  ${about}  ${oneLine(why)}`, tone };
        }),
    ]);
}

/** `12 threads: 7 would be resolved, 2 would be deleted, 3 are left alone; 5 of other tools or categories` */
export function sumUp(
  { steps, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanStep, string> = new Map(),
): string {
  const count = (kind: CleanStep['kind']): number =>
    steps.filter((step) => step.kind === kind && !failed.has(step)).length;
  const verb = mode === 'planned' ? 'would be' : 'were';
  const parts = [
    `${count('resolve')} ${verb} resolved`,
    `${count('delete')} ${verb} deleted`,
    `${count('leave')} ${verb} left alone`,
    ...(failed.size === 0 ? [] : [`${failed.size} could not be changed`]),
  ];
  const rest = others === 0 ? '' : `; ${others} of other tools or categories are not touched`;
  return `${steps.length} ${steps.length === 1 ? 'thread' : 'threads'}: ${parts.join(', ')}${rest}`;
}
