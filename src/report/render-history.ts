import { scopeName } from '../finding/finding.ts';
import { silencing } from '../plan/reasons.ts';
import { counted } from '../text/counted.ts';
import { oneLine, type Tone } from '../text/lines.ts';
import { dismissalsOf, ENOUGH_CASES, type History, type RuleSum } from './history.ts';

interface Line {
  readonly text: string;
  readonly tone?: Tone;
}

/**
 * What became of findings, as a table for a terminal: rules with cases enough by how often they were
 * dismissed, each noisy one with the line that silences it; then the others by how many were posted.
 *
 * @param noun what a change is called on its service
 */
export function renderHistory({ changes, rules, left }: History, noun: string): readonly Line[] {
  const known = rules.filter(hasEnoughCases);
  const rare = rules.filter((rule) => !hasEnoughCases(rule));
  return [
    { text: describeChanges(changes, noun), tone: 'heading' },
    ...(rules.length === 0 && changes.length > 0
      ? [{ text: `No thread of a run stands in ${changes.length === 1 ? 'it' : 'them'}` }]
      : []),
    ...(known.length === 0
      ? []
      : [
          { text: '' },
          { text: `Rules with ${ENOUGH_CASES} cases or more (fixed or dismissed)`, tone: 'heading' as const },
          { text: HEADER, tone: 'quiet' as const },
          ...known.flatMap(renderKnown),
        ]),
    ...(rare.length === 0
      ? []
      : [
          { text: '' },
          { text: `Rules with fewer than ${ENOUGH_CASES} cases`, tone: 'heading' as const },
          { text: HEADER, tone: 'quiet' as const },
          ...rare.map((rule) => ({ text: row(rule) })),
        ]),
    ...(left.length === 0 ? [] : [{ text: '' }]),
    ...left.map(({ reason, threads }): Line => {
      const verb = threads === 1 ? 'is' : 'are';
      return { text: `${counted(threads, 'thread')} ${verb} not counted: ${reason}`, tone: 'doubtful' };
    }),
  ];
}

function hasEnoughCases(rule: RuleSum): boolean {
  return rule.fixed + dismissalsOf(rule) >= ENOUGH_CASES;
}

/** `42 changes, merged from 2026-05-02 to 2026-06-30`, or on one day, with the word of the service. */
function describeChanges(changes: History['changes'], noun: string): string {
  const days = changes
    .flatMap(({ mergedAt }) =>
      mergedAt === undefined ? [] : [new Date(mergedAt).toISOString().slice(0, 10)],
    )
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return counted(changes.length, noun);
  return `${counted(changes.length, noun)}, merged ${first === last ? `on ${first}` : `from ${first} to ${last}`}`;
}

/** The share that decides comes first; the rule, which may be long, last. */
const COLUMNS = [
  ['dismissed', 'dismissed'.length],
  ['fixed', 'fixed'.length],
  ['posted', 'posted'.length],
  ['open', 'open'.length],
  ['withdrawn', 'withdrawn'.length],
  ['fixed in', 'fixed in'.length],
] as const;
const HEADER = `  ${COLUMNS.map(([name]) => name).join('  ')}  rule`;

function row(rule: RuleSum): string {
  const { scope, ruleId, dismissedShare, fixedShare, posted, open, withdrawn } = rule;
  const cells = [
    dismissedShare === undefined ? '-' : percent(dismissedShare),
    percent(fixedShare),
    String(posted),
    String(open),
    String(withdrawn),
    duration(rule.medianSecondsUntilFixed),
  ];
  const padded = cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0));
  return `  ${padded.join('  ')}  ${oneLine(ruleId)} (${oneLine(scopeName(scope))})`;
}

function renderKnown(rule: RuleSum): readonly Line[] {
  if (!rule.isNoisy) return [{ text: row(rule) }];
  const ways = Object.entries(rule.dismissed).flatMap(([way, times]) =>
    times === 0 ? [] : [`${times} ${way === 'resolved' ? 'resolved by hand' : way}`],
  );
  return [
    { text: row(rule), tone: 'doubtful' },
    { text: `      dismissed more than once in ten: ${ways.join(', ')}` },
    { text: `      ${silencing(rule.ruleId, rule.scope.tool)}` },
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** `3 h`; the largest unit of which there are two at least, else the next smaller one. */
function duration(seconds: number | undefined): string {
  if (seconds === undefined) return '-';
  const [name, length] = UNITS.find(([, size]) => seconds >= 2 * size) ?? ['s', 1];
  return `${Math.round(seconds / length)} ${name}`;
}
