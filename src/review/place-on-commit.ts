import { toCommittedLine, toCommittedPlace } from '../diff/line-map.ts';
import type { Finding, Step, Trail } from '../finding/finding.ts';
import type { WorkingChanges } from '../git/working-tree.ts';
import type { Analysis } from '../sarif/read-analysis.ts';
import { firstFew } from '../text/names.ts';
import { withFindings } from './with-findings.ts';

/** Names of files in a warning; more are counted. */
const MOST_NAMED = 10;

/** The files in which an analysis has findings. */
export function filesOf({ findings }: Analysis): ReadonlySet<string> {
  return new Set(findings.flatMap(({ presence, place }) => (isReal(presence) ? (place.path ?? []) : [])));
}

/**
 * An analysis of the working tree as one of the commit: findings, related places and data flows stand at the
 * lines of the commit. Fixes are left out of files that differ, since they were made for another text, and a
 * warning names these files. Columns stay: they only tell results apart.
 */
export function placeOnCommit(analysis: Analysis, { hunks, unread }: WorkingChanges): Analysis {
  const warnings = [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
  if (warnings.length === 0) return analysis;
  const { completeness } = analysis;
  const placed = withFindings(
    analysis,
    (written) => {
      const own = hunks.get(written.place.path ?? '');
      if (own === undefined || !isReal(written.presence)) return written;
      const place = toCommittedPlace(own, written.place);
      const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
      const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
      return { ...written, place, ...(isMoved ? { loggedLine: line } : {}) };
    },
    (finding, detailed) => placeDetails(finding, detailed, hunks),
  );
  return { ...placed, completeness: { ...completeness, warnings: [...completeness.warnings, ...warnings] } };
}

/** Whether a result is a finding of this run, be it one that is suppressed or ignored. */
export function isReal({ kind }: Finding['presence']): boolean {
  return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}

function placeDetails(finding: Finding, detailed: Finding, hunks: WorkingChanges['hunks']): Finding {
  const { related, flow, fixes, ...rest } = detailed;
  const { place } = finding;
  return {
    ...rest,
    place,
    ...(related && { related: placeTrail(related, hunks) }),
    ...(flow && { flow: placeTrail(flow, hunks) }),
    ...(fixes && !hunks.has(place.path ?? '') && { fixes }),
  };
}

function placeTrail({ first, omitted, last }: Trail, hunks: WorkingChanges['hunks']): Trail {
  const place = (step: Step): Step => placeStep(step, hunks);
  return { first: first.map(place), omitted, last: last.map(place) };
}

/** A step on lines that are not committed keeps its file. */
function placeStep({ line, ...step }: Step, hunks: WorkingChanges['hunks']): Step {
  if (line === undefined) return step;
  const found = toCommittedLine(hunks.get(step.path ?? '') ?? [], line);
  switch (found.kind) {
    case 'same':
      return { ...step, line: found.line };
    case 'replacing':
      return { ...step, line: found.first };
    case 'added':
      return step;
  }
}

function describeChanged(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `the working tree differs from the analyzed commit in ${countFiles(paths)} with findings: ${firstFew(paths, MOST_NAMED)}; ` +
      'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed',
  ];
}

function describeUnread(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `${countFiles(paths)} with findings could not be compared with the analyzed commit: ${firstFew(paths, MOST_NAMED)}; ` +
      'lines of findings there are taken to be those of the commit: let this step read the files, and check out with all objects',
  ];
}

function countFiles({ length }: readonly string[]): string {
  return length === 1 ? '1 file' : `${length} files`;
}
