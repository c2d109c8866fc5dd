import type { Diffs } from '../../git/diffs.ts';
import { unlessGone } from '../../git/run-git.ts';
import { currentDiff } from '../../rules/deployments.ts';
import {
  type CarriedPosition,
  carryLine,
  carryPosition,
  isWholeFile,
  toNewSide,
} from '../../rules/position.ts';
import { type LineOfCommit, notesByDiscussion } from '../../rules/runs.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CommitPair, Deployment, Run } from '../../store/deployments.ts';
import type { Discussion, Position, StoredComment } from '../../store/discussions.ts';

/** A discussion with all that a page shows of it. */
export interface ThreadView extends ThreadLocation {
  readonly discussion: Discussion;
  readonly comments: readonly [StoredComment, ...StoredComment[]];
  /** The finding that it is about; `null` for a discussion of people. */
  readonly facts: CommentFacts | null;
  /** `none` for a top-level comment. */
  readonly state: 'open' | 'resolved' | 'none';
  /** `null` for one that is not resolved. */
  readonly resolution: Resolution | null;
  /** One line is enough: what the service itself wrote, or a line above the threads of a review. */
  readonly isNotice: boolean;
  /** A commit that it was made on is no longer in the repository. */
  readonly gone: boolean;
  /** What the runs did with it, the first run first. */
  readonly reasons: readonly RunReason[];
}

/** The discussions of a deployment, in order of creation. */
export async function viewThreads(
  sandbox: Sandbox,
  deployment: Deployment,
  runs: readonly Run[],
): Promise<readonly ThreadView[]> {
  const { store, clock, diffs } = sandbox;
  const current = currentDiff(deployment, clock());
  const reasons = toRunReasons(runs);
  const reviews = store.reviews.links(deployment.number);
  const groups = Map.groupBy(
    store.comments.listByDiscussion(deployment.number),
    ({ discussion }) => discussion.id,
  );
  return Promise.all(
    [...groups.values()].flatMap((comments) => {
      const [first, ...rest] = comments;
      return first === undefined ? [] : [toView(first, rest)];
    }),
  );

  async function toView(first: StoredComment, rest: readonly StoredComment[]): Promise<ThreadView> {
    const { discussion } = first;
    const { position } = discussion;
    const said = reasons.get(discussion.id) ?? [];
    const reported = said.findLast(({ place }) => place !== null)?.place ?? undefined;
    const facts = factsOf(first, said);
    const gone = position !== null && (await isGone(sandbox, deployment, position));
    return {
      discussion,
      comments: [first, ...rest],
      facts,
      state: !discussion.isThread ? 'none' : discussion.resolved ? 'resolved' : 'open',
      resolution: toResolution(discussion, [first, ...rest], facts === null ? 'discussion' : 'finding'),
      isNotice:
        position === null &&
        [first, ...rest].every(
          ({ id, body, isSystem }) => isSystem || (reviews.has(id) && !body.trim().includes('\n')),
        ),
      gone,
      ...(position === null || current === null
        ? { spot: null, lineState: 'as-posted' }
        : await locateThread(diffs, deployment.repository, position, current, reported)),
      reasons: said,
    };
  }
}

/** The diff that a comment was made on can no longer be had. */
async function isGone(
  { diffs }: Sandbox,
  { repository }: Deployment,
  { baseSha, headSha }: Position,
): Promise<boolean> {
  const files = await unlessGone(diffs.ofPair(repository, baseSha, headSha));
  return files === null;
}

/** By the comment, and by the reports of the runs where its text was changed on the way. */
function factsOf({ body }: StoredComment, reasons: readonly RunReason[]): CommentFacts | null {
  const facts = readCommentFacts(body);
  const last = reasons.at(-1);
  return facts ?? (last === undefined ? null : { tool: last.tool, rule: last.rule, level: 'note' });
}

/** What one run of the action did with a thread, and why, from its report. */
export interface RunReason {
  /** From 1, in the order in which the reports came. */
  readonly run: number;
  readonly action: string;
  readonly reason: string;
  readonly tool: string;
  readonly rule: string;
  /** Where the run found it. */
  readonly place: LineOfCommit | null;
}

/** The reasons of all runs on a deployment, by the id of the discussion. */
function toRunReasons(runs: readonly Run[]): ReadonlyMap<string, readonly RunReason[]> {
  const numbers = new Map(runs.map(({ id }, index) => [id, index + 1]));
  return new Map(
    [...notesByDiscussion(runs)].map(([discussion, notes]) => [
      discussion,
      notes.map(({ runId, what, reason, tool, ruleId, place }) => ({
        run: numbers.get(runId) ?? 0,
        action: what,
        reason,
        tool,
        rule: ruleId,
        place,
      })),
    ]),
  );
}

/** What the visible text of a comment says of the finding behind it. */
interface CommentFacts {
  readonly tool: string;
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
}

/**
 * `**Warning** · [rule](address) (host) · tool · more`, the line that a comment of an analyzer has. The rule
 * may be in backticks.
 */
const LINE = /^\*\*(Error|Warning|Note)\*\* · ([^·\n]{1,500}) · ([^·\n]{1,200})/m;
/** A tool may have a category behind its name. */
const CATEGORY = / \(\/[^()\n]*\)\s*$/;

/**
 * Reads what an analyzer found from a comment; `null` where it has no such line, as the comments of people.
 */
export function readCommentFacts(body: string): CommentFacts | null {
  const [, level = '', rule = '', tool] = LINE.exec(body) ?? [];
  if (tool === undefined) return null;
  return {
    tool: tool.replace(CATEGORY, '').trim(),
    rule: toRuleName(rule),
    level: level === 'Error' ? 'error' : level === 'Warning' ? 'warning' : 'note',
  };
}

/** The name in the brackets of a link, or in backticks. */
function toRuleName(text: string): string {
  const linked = text.startsWith('[') ? text.slice(1, text.indexOf('](')) : text.trim();
  return linked.replaceAll('`', '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** How a thread came to be resolved. `at` is in milliseconds since the epoch, `null` where nobody knows. */
interface Resolution {
  /** `fixed`, or `dismissed by Ada`. */
  readonly how: string;
  readonly at: number | null;
}

/** The line that a tool leaves in its own thread when it resolves it: `Fixed as of 1a2b3c4`. */
const MARK =
  /^(Fixed|Suppressed|No longer part of this change|The same finding has another thread) as of [0-9a-f]{7,}/;
const HOW: Readonly<Record<string, string>> = {
  Fixed: 'fixed',
  Suppressed: 'suppressed',
  'No longer part of this change': 'no longer part of this change',
  'The same finding has another thread': 'duplicate of another thread',
};

/**
 * Who resolved a thread and why; `null` for one that is not resolved. What a tool resolved in its own thread
 * is told by the last mark there; a finding that somebody else resolved is dismissed, and a discussion of
 * people is resolved.
 */
export function toResolution(
  { resolved, lastChange }: Discussion,
  comments: readonly StoredComment[],
  kind: 'finding' | 'discussion',
): Resolution | null {
  if (!resolved) return null;
  if (lastChange === null) return { how: 'resolved', at: null };
  const { by, at } = lastChange;
  const opener = comments[0]?.author.id;
  if (kind === 'discussion' || opener === undefined) return { how: `resolved by ${by.name}`, at };
  if (by.id !== opener) return { how: `dismissed by ${by.name}`, at };
  const marks = comments.flatMap(({ author, body }) =>
    author.id === opener ? (MARK.exec(body)?.[1] ?? []) : [],
  );
  return { how: HOW[marks.at(-1) ?? ''] ?? `resolved by ${by.name}`, at };
}

type NoLine = 'gone' | 'unknown';

/** Where a thread stands in the current diff, and what became of the line that it was posted on. */
export interface ThreadLocation {
  /** `null` where its line is gone or not known, or there is no diff yet. */
  readonly spot: CarriedPosition | null;
  /**
   * `moved` is another line or file, `edited` the same line with another text, `unknown` where a commit that
   * would tell is no longer in the repository.
   */
  readonly lineState: 'as-posted' | 'moved' | 'edited' | NoLine;
}

/**
 * Finds where a thread stands now: where the newest run found its finding, carried on to the current diff by
 * git; without such a run, where git carries the line that it was posted on.
 */
export async function locateThread(
  diffs: Diffs,
  repository: string,
  { start, ...end }: Position,
  current: CommitPair,
  reported: LineOfCommit | undefined,
): Promise<ThreadLocation> {
  // Runs name the first of several lines.
  const position: Position = start === undefined ? end : { ...withoutLines(end), ...start };
  if (isWholeFile(position)) return { spot: null, lineState: 'as-posted' };
  const carried = await orUnknown(carryPosition(diffs, repository, position, current));
  const found =
    reported === undefined
      ? 'unknown'
      : await orUnknown(carryLine(diffs, repository, reported, current.head).then(toNewSide));
  // A job may analyze a commit that this repository does not have, such as a merge that its host made.
  const now = found === 'unknown' ? carried : found;
  if (now === 'gone' || now === 'unknown') return { spot: null, lineState: now };
  if (!isWherePosted(now, position)) return { spot: now, lineState: 'moved' };
  return { spot: now, lineState: carried === 'gone' ? 'edited' : 'as-posted' };
}

function withoutLines({ newLine: _, oldLine: __, ...place }: Position): Position {
  return place;
}

/** How many lines a thread of several goes on behind the first. */
export function linesBehind({ start, newLine, oldLine }: Position): number {
  if (start === undefined) return 0;
  return Math.max(0, (newLine ?? oldLine ?? 0) - (start.newLine ?? start.oldLine ?? 0));
}

async function orUnknown(carrying: Promise<CarriedPosition | null>): Promise<CarriedPosition | NoLine> {
  return (await unlessGone(carrying.then((spot) => spot ?? 'gone'))) ?? 'unknown';
}

function isWherePosted(spot: CarriedPosition, { path, newLine, oldLine }: Position): boolean {
  return newLine === undefined
    ? spot.side === 'old' && spot.line === oldLine
    : spot.side === 'new' && spot.path === path && spot.line === newLine;
}
