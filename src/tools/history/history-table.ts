import { scopeName } from '../../finding/finding.ts';
import { casesOf, dismissalsOf, ENOUGH_CASES, wayOf } from '../../report/dismissals.ts';
import { silencing } from '../../report/words.ts';
import { oneLine, type Tone } from '../../text/lines.ts';
import { counted, describeDuration } from '../../text/names.ts';
import { type History, type RuleSum, shareOf } from './sum-history.ts';

interface Line {
  readonly text: string;
  readonly tone?: Tone;
}

/**
 * A history as a table for a terminal: rules with cases enough, each noisy one with the line
 * that silences it; then the others.
 */
export function renderHistory({ changes, noun, judged, few, notKnown }: History): readonly Line[] {
  const isEmpty = judged.length + few.length === 0 && changes.length > 0;
  return [
    { text: describeChanges({ changes, noun }), tone: 'heading' },
    ...(isEmpty ? [{ text: `${changes.length === 1 ? 'It has' : 'They have'} no thread that counts` }] : []),
    ...table(`Rules with ${ENOUGH_CASES} cases or more (fixed or dismissed)`, judged),
    ...table(`Rules with fewer than ${ENOUGH_CASES} cases`, few),
    ...(notKnown.length === 0 ? [] : [{ text: '' }]),
    ...notKnown.map((text): Line => ({ text, tone: 'doubtful' })),
  ];
}

/** `42 changes, merged from 2026-05-02 to 2026-06-30`, with the word of the service. */
export function describeChanges({ changes, noun }: Pick<History, 'changes' | 'noun'>): string {
  const days = changes
    .flatMap(({ mergedAt }) =>
      mergedAt === undefined ? [] : [new Date(mergedAt).toISOString().slice(0, 10)],
    )
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return counted(changes.length, noun);
  return `${counted(changes.length, noun)}, merged from ${first} to ${last}`;
}

/** The share that decides comes first; the rule, which may be long, last. */
const COLUMNS = ['dismissed', 'fixed', 'posted', 'open', 'withdrawn', 'fixed in'] as const;

function table(title: string, rules: readonly RuleSum[]): readonly Line[] {
  if (rules.length === 0) return [];
  const rows = [COLUMNS, ...rules.map(toCells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const [header = '', ...lines] = rows.map(
    (cells) => `  ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}  `,
  );
  return [
    { text: '' },
    { text: title, tone: 'heading' },
    { text: `${header}rule`, tone: 'quiet' },
    ...rules.flatMap((rule, index): readonly Line[] => {
      const name = `${oneLine(rule.ruleId)} (${oneLine(scopeName(rule.scope))})`;
      return [
        { text: `${lines[index]}${name}`, ...(rule.isNoisy && { tone: 'doubtful' as const }) },
        ...(rule.isNoisy ? remedy(rule) : []),
      ];
    }),
  ];
}

function toCells(rule: RuleSum): readonly string[] {
  const { posted, fixed, open, withdrawn, medianSecondsUntilFixed: median } = rule;
  const cases = casesOf(rule);
  return [
    cases === 0 ? '-' : `${shareOf(dismissalsOf(rule), cases)} %`,
    posted === 0 ? '-' : `${shareOf(fixed, posted)} %`,
    String(posted),
    String(open),
    String(withdrawn),
    median === undefined ? '-' : describeDuration(median),
  ];
}

function remedy({ dismissed, ruleId, scope }: RuleSum): readonly Line[] {
  const ways = Object.entries(dismissed).flatMap(([way, times]) =>
    times === 0 ? [] : [`${times} ${wayOf(way as keyof RuleSum['dismissed'])}`],
  );
  return [
    { text: `      dismissed more than once in ten: ${ways.join(', ')}` },
    { text: `      ${silencing(ruleId, scope.tool)}` },
  ];
}
