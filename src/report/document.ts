import { withoutPath } from '../comment/overview-body.ts';
import type { Completeness } from '../finding/completeness.ts';
import { type Finding, LEVELS, type Level, type Scope } from '../finding/finding.ts';
import type { Account, Disposition } from '../plan/account.ts';
import { countHeld, type Standing } from '../plan/hold.ts';
import { compareRanks } from '../plan/judge-spots.ts';
import { isWriting, type Move, type MoveOutcome, type ShownMove, shownMove, spotOf } from '../plan/move.ts';
import type { Plan } from '../plan/plan.ts';
import type { IgnoredDecision } from '../thread/read-threads.ts';
import { accountingLine, countResults, countThreads } from './accounting.ts';
import { describeEnd, describeVerdict, joinSentences, threadsLine } from './check.ts';
import { failingOf } from './conclusion.ts';
import { type RuleHistory, ruleHistories, type StandingDecision, standingDecisions } from './decisions.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

/**
 * All that is told of a run. The log, the summary, the page, the JSON and the reports for other tools print
 * it: what they count, choose, sort and say is decided here, and theirs are layout and escaping alone.
 */
export interface ReportDocument extends Facts {
  readonly heading: string;
  /** It got as far as a plan. */
  readonly isPlanned: boolean;
  /** The verdict and every reason, without the threads; empty where the heading says no less. */
  readonly verdict: string;
  /** The same with the threads in one line, as a log ends: `failure: 1 error; 1 open (1 new)`. */
  readonly end: string;
  /** `Threads: 3 open (1 new).`; empty without a plan. */
  readonly threads: string;
  readonly accounting: string;
  readonly results: ReturnType<typeof countResults>;
  readonly threadMoves: ReturnType<typeof countThreads>;
  /** Everything that fails the check, worst first: one account a spot, and what was not looked at again. */
  readonly failing: { readonly spots: readonly Account[]; readonly standing: readonly Standing[] };
  /** All findings on these spots. */
  readonly fails: ReadonlySet<Finding>;
  /** Findings that count against the check, also where the run did not come to judge by them. */
  readonly counts: ReadonlySet<Finding>;
  /** Findings that people may have to do something about, worst first. */
  readonly open: readonly Account[];
  /** All others, worst first. */
  readonly done: readonly Account[];
  /** How many are open, by the levels that there are, worst first. */
  readonly levels: readonly (readonly [level: Level, count: number])[];
  /** Those of the open ones that were selected, and that nobody sees in a thread. */
  readonly unseen: readonly Account[];
  /** The open ones that nobody has accepted, in the order of the logs. */
  readonly present: readonly Finding[];
  readonly moves: readonly ToldMove[];
  /** Moves of threads whose finding is not in the logs. */
  readonly gone: readonly ToldMove[];
  /** Lists that stand above the findings, and those that stand below them. */
  readonly urgent: ReportDocument['notes'];
  readonly notes: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly warnings: readonly string[];
  readonly held: Pick<Completeness, 'failures' | 'heldScopes' | 'heldFiles'>;
  readonly base: ReturnType<typeof words.sumComparison>;
  readonly decisions: readonly (StandingDecision & { readonly accepted: boolean })[];
  readonly attempts: readonly IgnoredDecision[];
  readonly rules: readonly RuleHistory[];
}

/** Facts of a run that are told as they are. */
type Facts = Pick<
  RunResult,
  | 'conclusion'
  | 'reasons'
  | 'dryRun'
  | 'change'
  | 'baseSha'
  | 'headSha'
  | 'analyzedSha'
  | 'scopes'
  | 'tools'
  | 'accounts'
  | 'overview'
  | 'unread'
  | 'linkTo'
  | 'code'
  | 'timings'
>;

/** A move as it is told: what it does, to what, and how that ended. */
export interface ToldMove {
  readonly move: ShownMove;
  readonly reason: string;
  readonly writes: boolean;
  /** Where its finding is now, or where its thread was last told to be; no line for a whole file. */
  readonly path: string;
  readonly line: number | undefined;
  readonly scope: Scope;
  readonly ruleId: string;
  /** Missing for a thread whose finding is not in the logs. */
  readonly level: Level | undefined;
  readonly findings: readonly Finding[];
  /** Other tools that report what is posted too. */
  readonly twins: readonly Scope[];
  /** The thread, and where it was; missing for one that is yet to be posted. */
  readonly thread?: {
    readonly discussionId: string;
    readonly path: string;
    readonly line: number;
    readonly head: string;
  };
  /** Missing where nothing was tried. */
  readonly outcome: MoveOutcome['kind'] | undefined;
}

/**
 * Findings that are open after a run, those that nobody sees in a thread, and those that nobody looked at.
 */
const OPEN: readonly Disposition[] = [
  'failed',
  'posted',
  'reopened',
  'kept',
  'over-limit',
  'unanchored',
  'resolved-by-people',
  'undecided',
];

/** Selected findings that nobody sees in a thread. */
const UNSEEN: readonly Disposition[] = ['unanchored', 'over-limit', 'failed'];

/** Accounts that people may have to do something about, and all others. */
export function splitOpen<One extends Pick<Account, 'finding' | 'disposition'>>(
  accounts: readonly One[],
  counts: ReadonlySet<Finding> = new Set(),
): readonly [open: readonly One[], done: readonly One[]] {
  const { open = [], done = [] } = Object.groupBy(accounts, ({ finding, disposition }) =>
    OPEN.includes(disposition) || counts.has(finding) ? 'open' : 'done',
  );
  return [open, done];
}

export function worstFirst<One extends Pick<Account, 'finding'>>(accounts: readonly One[]): readonly One[] {
  return accounts.toSorted((a, b) => compareRanks(a.finding, b.finding));
}

/** Makes the document of what a run came to. */
export function toDocument(result: RunResult): ReportDocument {
  const { accounts, completeness, conclusion, dryRun, outcomes, plan, reasons } = result;
  const { failures = [], heldScopes = [], heldFiles = [] } = completeness ?? {};
  const warnings = [...(completeness?.warnings ?? []), ...result.warnings];
  const results = countResults(accounts);
  const threadMoves = countThreads(plan?.moves ?? [], outcomes, dryRun ? 'planned' : 'done');
  const { spots, standing } = failingOf(result);
  const counts = findingsOf(plan?.failing ?? []);
  const accepted = findingsOf(plan?.accepted ?? []);
  const acceptedKeys = new Set((plan?.accepted ?? []).map(({ key }) => key));
  const [unsorted, done] = splitOpen(accounts, counts);
  const open = worstFirst(unsorted);
  const accountOf = new Map(open.map((account) => [account.finding, account]));
  const moves = toldMoves(plan?.moves ?? [], outcomes);
  const decisions = standingDecisions(plan?.moves ?? []);
  const attempts = result.attempts ?? [];
  const rules = ruleHistories(result);
  const why = joinSentences(reasons);
  const verdict = plan === undefined ? why : describeVerdict(result);
  return {
    ...result,
    heading: words.heading(result),
    isPlanned: plan !== undefined,
    // The heading says no less.
    verdict: verdict === words.PASSED ? '' : verdict,
    end: `${conclusion}: ${plan === undefined ? why : describeEnd(result)}`,
    threads: threadsLine(result),
    accounting: accountingLine(result.findings === undefined ? undefined : results, threadMoves),
    results,
    threadMoves,
    failing: {
      spots: spots.flatMap(({ findings: [first] }) => (first && accountOf.get(first)) ?? []),
      standing,
    },
    fails: findingsOf(spots),
    counts,
    open,
    // There may be hundreds of thousands, and few ask for them.
    get done() {
      return worstFirst(done);
    },
    levels: LEVELS.map(
      (level) => [level, open.filter(({ finding }) => finding.level === level).length] as const,
    ).filter(([, count]) => count > 0),
    unseen: open.filter(({ disposition }) => UNSEEN.includes(disposition)),
    present: accounts.map(({ finding }) => finding).filter((one) => accountOf.has(one) && !accepted.has(one)),
    moves,
    gone: moves.filter(({ findings }) => findings.length === 0),
    urgent: toNotes([
      [words.PARTS.standing, standing.map(words.describeUnseen)],
      [words.PARTS.unfinished, plan === undefined ? [] : reasons],
      [words.PARTS.held, words.describeHeld(result)],
    ]),
    notes: toNotes([
      [words.PARTS.left, countHeld(plan?.moves ?? []).map(([reason, count]) => `${count}: ${reason}`)],
      [words.PARTS.otherTools, words.describeOtherTools(accounts)],
      [words.PARTS.base, words.describeComparison(result)],
      [words.PARTS.filtered, countReasons(accounts, 'filtered')],
      [words.PARTS.ignored, countReasons(accounts, 'ignored')],
      [words.PARTS.decisions, decisions.map(words.describeStanding)],
      [words.PARTS.attempts, attempts.map(words.describeAttempt)],
      [words.PARTS.unwanted, words.describeUnwanted(rules)],
      [words.PARTS.warnings, warnings],
    ]),
    warnings,
    held: { failures, heldScopes, heldFiles },
    base: words.sumComparison(result),
    decisions: decisions.map((one) => ({ ...one, accepted: acceptedKeys.has(one.spot.key) })),
    attempts,
    rules,
  };
}

/** Lists with something in them. */
function toNotes(
  lists: readonly (readonly [title: string, lines: readonly string[]])[],
): ReportDocument['notes'] {
  return lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ title, lines }]));
}

/** All findings of these spots, but for those that stand there and are suppressed. */
export function findingsOf(spots: Plan['failing']): ReadonlySet<Finding> {
  return new Set(
    spots.flatMap(({ findings }) => findings.filter(({ presence }) => presence.kind === 'present')),
  );
}

/** Moves as they are told, in their order. Without an outcome they are planned. */
export function toldMoves(
  moves: readonly Move[],
  outcomes: ReadonlyMap<Move, MoveOutcome> = new Map(),
): readonly ToldMove[] {
  return moves.map((move) => {
    const spot = spotOf(move);
    const common = {
      move: shownMove(move),
      reason: move.reason,
      writes: isWriting(move),
      level: spot?.level,
      findings: spot?.findings ?? [],
      outcome: outcomes.get(move)?.kind,
    };
    if (move.kind === 'post') {
      const { anchor, spot: posted, twins = [] } = move;
      const { scope, rule } = posted;
      const place = { path: anchor.path, line: anchor.newLine };
      return { ...common, ...place, scope, ruleId: rule.id, twins: twins.map((twin) => twin.scope) };
    }
    const { discussionId, evidence } = move.thread;
    const { path, line, head } = evidence;
    return {
      ...common,
      path: spot?.place.path ?? path,
      line: (spot?.place.kind === 'lines' ? spot.place.startLine : line) || undefined,
      scope: spot?.scope ?? evidence.scope,
      ruleId: spot?.rule.id ?? evidence.ruleId,
      twins: [],
      thread: { discussionId, path, line, head },
    };
  });
}

/** Which findings a plan names that get no thread: those that were selected, or all. */
export type Shown = 'selected' | 'all';

/**
 * The findings of a plan that get no thread and are named: those that were selected, those without a place in
 * the checkout, and those that fail the check all the same; with `all` whatever was filtered as well.
 */
export function withoutThread(
  { accounts, counts }: Pick<ReportDocument, 'accounts' | 'counts'>,
  shown: Shown,
): readonly Account[] {
  return accounts.filter(({ finding, disposition }) => {
    if (disposition === 'unanchored' || disposition === 'over-limit') return true;
    if (disposition === 'ignored' || disposition === 'existing') return shown === 'all';
    if (disposition !== 'filtered') return false;
    const { kind } = finding.place;
    return shown === 'all' || kind === 'nowhere' || kind === 'uncommitted' || counts.has(finding);
  });
}

/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
export function groupByReason(
  accounts: readonly Account[],
): readonly (readonly [reason: string, accounts: readonly Account[]])[] {
  const groups = Map.groupBy(accounts, ({ finding, reason }) => withoutPath(finding.place, reason));
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

function countReasons(accounts: readonly Account[], disposition: Disposition): readonly string[] {
  return groupByReason(accounts.filter((account) => account.disposition === disposition)).map(
    ([reason, { length }]) => `${length}: ${reason}`,
  );
}
