import type { Action, Finding, Thread } from '../src/model.ts';
import { decide, type planThread, RULES } from '../src/plan/rules.ts';
import type { Comment } from '../src/services/port.ts';
import { fillPlace } from './fill-place.ts';

const HEADS: readonly string[] = [
  '| | its finding is | the rule applies if | what the run does: an example of the reason that it gives |',
  '|---|---|---|---|',
];

/** A page with the table of rules for threads made anew from the list of rules. */
export function fillRules(page: string, rules: typeof RULES = RULES): string {
  return fillPlace(page, 'rules', [...HEADS, ...toRows(rules)]);
}

interface Told {
  readonly when: string;
  readonly there: Set<boolean>;
  /** The first reason for each kind of action. */
  readonly outcomes: Map<Action['kind'], string>;
}

/** Rules with one condition that follow each other share a row: their reasons tell them apart. */
function toRows(rules: typeof RULES): readonly string[] {
  const told = rules.map(({ when }): Told => ({ when, there: new Set(), outcomes: new Map() }));
  for (const row of samples()) {
    const index = rules.findIndex(({ holds }) => holds(row));
    const [rule, one] = [rules[index], told[index]];
    if (rule === undefined || one === undefined) continue;
    one.there.add(row.finding !== undefined);
    const { kind, reason } = decide(rule, row);
    if (!one.outcomes.has(kind)) one.outcomes.set(kind, reason);
  }
  const never = told.find(({ outcomes }) => outcomes.size === 0);
  if (never !== undefined)
    throw new Error(`No sample reaches the rule "${never.when}": add one to fill-rules.ts.`);
  const rows: { when: string; where: string; outcomes: string[] }[] = [];
  for (const { when, there, outcomes } of told) {
    const where = there.size === 2 ? 'in the logs or not' : there.has(true) ? 'in the logs' : 'in no log';
    const said = [...outcomes].map(([kind, reason]) => `**${VERBS[kind]}**: ${reason}`);
    const last = rows.at(-1);
    if (last?.when === when && last.where === where) last.outcomes.push(...said);
    else rows.push({ when, where, outcomes: said });
  }
  return rows.map(
    ({ when, where, outcomes }, index) => `| ${index + 1} | ${where} | ${when} | ${outcomes.join('<br>')} |`,
  );
}

const VERBS: Readonly<Record<Action['kind'], string>> = {
  post: 'post',
  keep: 'keep',
  edit: 'edit',
  resolve: 'resolve',
  reopen: 'reopen',
  comment: 'mark, and leave open',
  delete: 'delete',
  none: 'leave',
};

const LINE = { path: 'src/a.ts', line: 12 };
const BY_ANN = { replyId: '1', says: 'false positive', reason: 'it is generated', name: 'Ann' } as const;
const UNSURE = [undefined, 'edited', 'older', 'signed', 'copied', 'unbound'] as const;
const FINDINGS = [undefined, {}, { ignored: true }, { suppressed: true }] as const;
const MARKS: readonly Partial<Thread['mark']>[] = [
  { mark: 'open' },
  { mark: 'fixed' },
  { mark: 'gone' },
  { mark: 'dismissed', dismissal: BY_ANN },
  { mark: 'dismissed', dismissal: BY_ANN, way: 'said' },
  { mark: 'over' },
];
const STATEMENTS = [
  undefined,
  BY_ANN,
  { replyId: '2', says: 'reopen', reason: '', name: 'Ann' },
  { replyId: '', says: 'nothing', reason: '' },
] as const;
const RESOLVERS: readonly Partial<Comment>[] = [
  { resolvedBy: 'Ann', resolvedById: '1' },
  { resolvedBy: 'Ann', resolvedById: '1', mayResolve: false },
  { resolvedByPush: true },
];
/** One at a time. */
type Row = Parameters<typeof planThread>[0];

const AROUND: readonly Partial<Row>[] = [
  {},
  { resembled: { ...LINE } as unknown as Finding },
  { winner: { id: '34' } as Thread },
  { winner: { id: '34' } as Thread, isElsewhere: true },
  { unverified: '(the reason why the logs do not prove it; see below)' },
  { varies: true },
  { leftDiff: LINE.path },
  { resolve: 'undiscussed' },
  { resolve: 'never' },
];

/** Threads in every state that the rules tell apart, the usual ones first. */
function* samples(): Generator<Row> {
  const base = {
    fingerprint: { ...LINE, tool: 'ESLint', category: '' },
    where: { kind: 'at', ...LINE },
    accepts: true,
  };
  for (const given of FINDINGS)
    for (const unsure of UNSURE)
      for (const mark of MARKS)
        for (const statement of STATEMENTS)
          for (const resolver of RESOLVERS)
            for (const isResolved of [false, true])
              for (const replies of [[], [{}]])
                for (const around of AROUND) {
                  const marks = { step: 1, head: '', replies: 0, ...mark } as Thread['mark'];
                  const thread = {
                    ...base,
                    ...(unsure && { unsure }),
                    ...(statement && { statement }),
                    isResolved,
                    replies,
                    mark: marks,
                    marker: { bound: '12' },
                    comment: { id: '1', discussionId: '12', body: '', ...resolver },
                  } as unknown as Thread;
                  const finding =
                    given &&
                    ({ place: { kind: 'lines' }, at: { ...LINE, line: 15 }, ...given } as unknown as Finding);
                  yield { thread, finding, isElsewhere: false, resolve: 'fixed', ...around };
                }
}
