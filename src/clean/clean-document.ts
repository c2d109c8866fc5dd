import { toJson } from '../report/to-json.ts';
import type { ReviewService } from '../services/port.ts';
import type { CleanPlan, CleanStep } from './plan-clean.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;

/**
 * What cleaning would do or has done, as JSON: each thread with its step, the reason, and what became of it.
 */
export function toCleanDocument(
  { name }: Pick<ReviewService, 'name'>,
  { steps, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanStep, string>,
  redact: (text: string) => string,
): string {
  const threads = steps.map((step) => {
    const { kind, thread, reason } = step;
    const { scope, ruleId, path, line } = thread.evidence;
    const failure = failed.get(step);
    return {
      step: kind,
      discussionId: thread.discussionId,
      tool: scope.tool,
      category: scope.category,
      ruleId,
      path,
      line: line === 0 ? null : line,
      reason: failure ?? reason,
      outcome: mode === 'planned' || kind === 'leave' ? null : failure === undefined ? 'done' : 'failed',
    };
  });
  const document = { schemaVersion: SCHEMA_VERSION, change: name, done: mode === 'done', threads, others };
  return [...toJson(document, redact)].join('');
}
