import { describeOtherTool } from '../finding/completeness.ts';
import type { Finding } from '../finding/finding.ts';
import type { Tier } from '../match/pool.ts';
import * as reasons from './reasons.ts';
import { knownOf, type ObservedSpot, type Situation } from './situation.ts';

/** What becomes of a result. */
export type SpotVerdict = Omit<Account, 'finding'>;

/** One account for each result that was read. */
export function account(
  { findings, duplicates }: Pick<Situation, 'findings' | 'duplicates'>,
  spots: readonly (ObservedSpot & { readonly verdict: SpotVerdict | undefined })[],
): readonly Account[] {
  const repeated = new Set(duplicates);
  const verdicts = new Map(
    spots.flatMap((row) => {
      const known = knownOf(row);
      return row.spot.findings.map((finding) => [
        finding,
        known?.results.has(finding)
          ? { disposition: 'existing' as const, reason: known.reason }
          : row.verdict,
      ]);
    }),
  );
  return findings.map((finding) => {
    const verdict = byPresence(finding, repeated) ?? verdicts.get(finding);
    if (verdict === undefined) throw new RangeError('a result without a disposition');
    return { finding, ...verdict };
  });
}

function byPresence(finding: Finding, duplicates: ReadonlySet<Finding>): SpotVerdict | undefined {
  switch (finding.presence.kind) {
    case 'absent':
      return { disposition: 'absent', reason: reasons.ABSENT };
    case 'other-tool':
      return { disposition: 'other-tool', reason: describeOtherTool(finding.scope.tool) };
    case 'crash':
      return { disposition: 'crash', reason: reasons.engineFailed(finding) };
    case 'note':
      return { disposition: 'duplicate', reason: reasons.NOTE };
    case 'passed':
      return { disposition: 'passed', reason: finding.presence.because };
    case 'suppressed':
      return {
        disposition: 'suppressed',
        reason: finding.presence.justification ?? reasons.SUPPRESSED_IN_LOG,
      };
    case 'ignored':
      return { disposition: 'ignored', reason: finding.presence.because };
    case 'present':
      return duplicates.has(finding) ? { disposition: 'duplicate', reason: reasons.DUPLICATE } : undefined;
  }
}

/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
export const DISPOSITIONS = [
  'absent',
  'crash',
  'passed',
  'other-tool',
  'suppressed',
  'duplicate',
  'kept',
  'reopened',
  'resolved-by-people',
  'moved-on',
  'ignored',
  'existing',
  'covered',
  'filtered',
  'unanchored',
  'over-limit',
  'posted',
  'failed',
  'undecided',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** The account of one result. */
export interface Account {
  readonly finding: Finding;
  readonly disposition: Disposition;
  readonly reason: string;
  /** The thread that it has, where there is one. */
  readonly discussionId?: string;
  /** By which evidence the thread was found again; missing where none was. */
  readonly tier?: Tier;
  /** The finding whose thread covers it, where that is still to be posted or reopened. */
  readonly owner?: Finding;
}
