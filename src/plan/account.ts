import type { Finding } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { Account } from './disposition.ts';
import type { Situation } from './situation.ts';

/** What becomes of a result. */
export type Verdict = Omit<Account, 'finding'>;

/** A spot and the verdict on its findings; there is none where all of them are suppressed. */
export interface JudgedSpot {
  readonly spot: Spot;
  readonly verdict: Verdict | undefined;
}

/** One account for each result that was read. `judged` has every spot, in the order of the situation. */
export function account(
  { findings, duplicates }: Pick<Situation, 'findings' | 'duplicates'>,
  judged: readonly JudgedSpot[],
): readonly Account[] {
  const repeated = new Set(duplicates);
  const verdictOf = readVerdicts(judged);
  return findings.map((finding) => {
    const verdict = byPresence(finding, repeated) ?? verdictOf(finding);
    if (verdict === undefined) throw new RangeError('a result without a disposition');
    const { disposition, reason, discussionId } = verdict;
    return discussionId === undefined
      ? { finding, disposition, reason }
      : { finding, disposition, reason, discussionId };
  });
}

/**
 * The verdict on each finding of the spots, asked for in the order in which they were read, which is that of the spots too. Most findings are alone
 * on their spot and are the next one; only the others are looked up.
 */
function readVerdicts(judged: readonly JudgedSpot[]): (finding: Finding) => Verdict | undefined {
  const shared = new Map<Finding, Verdict>();
  for (const { spot, verdict } of judged) {
    if (verdict === undefined || spot.findings.length === 1) continue;
    for (const finding of spot.findings) shared.set(finding, verdict);
  }
  let next = 0;
  return (finding) => {
    while (isPassed(judged[next])) next += 1;
    const entry = judged[next];
    if (entry?.spot.findings[0] !== finding) return shared.get(finding);
    next += 1;
    return entry.verdict;
  };
}

/** Whether a spot is none with one finding that waits for its verdict. */
function isPassed(entry: JudgedSpot | undefined): boolean {
  return entry !== undefined && (entry.verdict === undefined || entry.spot.findings.length > 1);
}

function byPresence(finding: Finding, duplicates: ReadonlySet<Finding>): Verdict | undefined {
  switch (finding.presence.kind) {
    case 'absent':
      return { disposition: 'absent', reason: 'baselineState is absent' };
    case 'crash':
      return { disposition: 'crash', reason: `the engine ${finding.scope.tool} failed` };
    case 'suppressed':
      return { disposition: 'suppressed', reason: finding.presence.justification ?? 'suppressed in the log' };
    case 'present':
      return duplicates.has(finding)
        ? { disposition: 'duplicate', reason: 'the same result stands in the logs twice' }
        : undefined;
  }
}
