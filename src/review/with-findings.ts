import type { Finding } from '../finding/finding.ts';
import type { Analysis } from '../sarif/read-analysis.ts';

/**
 * An analysis with other findings in place of its own, whose details are still read by those that the log
 * has.
 *
 * @param replace gives the finding itself where it stays
 * @param complete gives a finding that was put in place its details
 */
export function withFindings(
  analysis: Analysis,
  replace: (written: Finding) => Finding,
  complete: (finding: Finding, detailed: Finding) => Finding,
): Analysis {
  const writtenOf = new Map<Finding, Finding>();
  const findings = analysis.findings.map((written) => {
    const finding = replace(written);
    if (finding !== written) writtenOf.set(finding, written);
    return finding;
  });
  return {
    ...analysis,
    findings,
    async details(wanted) {
      const details = await analysis.details(wanted.map((finding) => writtenOf.get(finding) ?? finding));
      return new Map(
        wanted.flatMap((finding) => {
          const detailed = details.get(writtenOf.get(finding) ?? finding);
          return detailed === undefined ? [] : [[finding, complete(finding, detailed)] as const];
        }),
      );
    },
  };
}
