import * as z from 'zod/mini';
import { type RuleHistory, toReportedHistory } from '../../report/dismissals.ts';
import { toJson } from '../../report/to-json.ts';
import type { ChangeHistory, History, HistoryReport, RuleSum } from './sum-history.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;

/** A history as JSON that people can read. */
export function toHistoryJson(history: History, redact: (text: string) => string): string {
  const { service, repository, since, complete, changes, judged, few, left, unread } = history;
  const document = {
    schemaVersion: SCHEMA_VERSION,
    service,
    repository,
    since: toTime(since),
    complete,
    changes: changes.map((change) => ({
      number: change.number,
      mergedAt: toTime(change.mergedAt),
      rules: change.rules.map(toReportedHistory),
      left: change.left,
    })),
    rules: [...judged, ...few].map(toReportedSum),
    left,
    unread,
  };
  return [...toJson(document, redact)].join('');
}

function toTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

function toReportedSum({ dismissedShare, medianSecondsUntilFixed, ...sum }: RuleSum): object {
  return {
    ...toReportedHistory(sum),
    dismissedShare: dismissedShare ?? null,
    medianSecondsUntilFixed: medianSecondsUntilFixed ?? null,
  };
}

const count = z.int().check(z.nonnegative());
const ruleSchema = z.pipe(
  z.object({
    tool: z.string(),
    category: z.string(),
    ruleId: z.string(),
    posted: count,
    fixed: count,
    dismissed: z.object({ falsePositive: count, wontFix: count, accepted: count, resolved: count }),
    open: count,
    withdrawn: count,
    secondsUntilFixed: z.array(z.number()),
  }),
  z.transform(({ tool, category, dismissed, ...counts }): RuleHistory => {
    const { falsePositive, wontFix, accepted, resolved } = dismissed;
    return {
      scope: { tool, category },
      ...counts,
      dismissed: { 'false positive': falsePositive, "won't fix": wontFix, accepted, resolved },
    };
  }),
);
const changeSchema = z.pipe(
  z.object({
    number: z.int(),
    mergedAt: z.nullable(z.iso.datetime()),
    rules: z.array(ruleSchema),
    left: z.array(z.object({ reason: z.string(), threads: count })),
  }),
  z.transform(
    ({ mergedAt, ...change }): ChangeHistory => ({
      ...change,
      ...(mergedAt !== null && { mergedAt: Date.parse(mergedAt) }),
    }),
  ),
);
const documentSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  service: z.string(),
  repository: z.string(),
  changes: z.array(changeSchema),
});

/**
 * Reads what an earlier call has written; undefined where the text is none of that, or of another version.
 */
export function readHistoryJson(
  text: string,
): Pick<HistoryReport, 'service' | 'repository' | 'changes'> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  return documentSchema.safeParse(json).data;
}
