import { type Finding, placeName, scopeName } from '../finding/finding.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';

/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;

/**
 * One line for each finding: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.`
 *
 * @param note what else there is to say of a finding, in front of its message
 */
export function renderFindings(
  findings: readonly Finding[],
  note: (finding: Finding) => string | undefined = () => undefined,
): readonly string[] {
  const places = findings.map(({ place }) => oneLine(placeName(place)) || 'no place');
  const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
  const width = Math.min(widest, WIDEST_PLACE);
  return findings.map((finding, index) => {
    const rule = `${oneLine(finding.rule.id)} (${oneLine(scopeName(finding.scope))})`;
    const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
    const message = truncate(oneLine(finding.message), LONGEST_MESSAGE);
    return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
  });
}
