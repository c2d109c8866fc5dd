import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES } from '../demo/play-story.ts';
import type { State } from '../demo/rebuild-history.ts';
import { readTrueResults, type TrueResult, wantsThread } from '../demo/truth.ts';

/** A comment on a line, or on a file, as its host shows it. */
interface Shown {
  readonly id: string;
  readonly path: string;
  /** Missing where it is on the whole file. */
  readonly line: number | undefined;
  readonly body: string;
  readonly isOpen: boolean;
}

/** A change of the demo on some host, and who reviews it there. */
export interface Stage {
  readonly pushes: readonly State[];
  push(state: State): Promise<void>;
  /** Gives what went wrong. */
  review(push: State): Promise<string | undefined>;
  comments(): Promise<readonly Shown[]>;
  /** How many reviews they were posted in; each comment is its own where the host has none. */
  countReviews(): Promise<number>;
  /** How many requests came since the last time. */
  takeRequests(): number;
}

/** Tells whether something is as it must be, with what is there instead. */
type Judge = (isRight: boolean, what: string, instead?: unknown) => void;

export const COLUMNS = [
  'who and push',
  'requests',
  'posted',
  'in reviews',
  'had one already',
  'deleted',
  'open',
  'findings without',
  'fixed but open',
  'second one open',
];

/** What a comment is about: the identities of the findings, which stay through moves and renames. */
type Known = Shown & {
  readonly about: readonly TrueResult[];
  /** The number of the push that it came with. */
  readonly since: number;
};

/**
 * Reviews the pushes of the demo, and counts after each what its host shows: a row with `COLUMNS` for each.
 */
export async function countPushes(who: string, stage: Stage, judge: Judge): Promise<readonly string[][]> {
  const truth = readTrueResults(FIXTURES);
  const had = new Set<string>();
  let known: readonly Known[] = [];
  const rows: string[][] = [];
  let reviewsBefore = 0;
  for (const [since, push] of stage.pushes.entries()) {
    await stage.push(push);
    stage.takeRequests();
    const trouble = await stage.review(push);
    const requests = stage.takeRequests();
    judge(trouble === undefined, `${who}: ${push.name} is reviewed`, trouble?.slice(-600));
    const results = truth[push.name] ?? [];
    const aboutOf = readPlaces(push.name, results);
    const before = new Map(known.map((one) => [one.id, one]));
    const shown = await stage.comments();
    known = shown.map((one) => ({ about: aboutOf(one), since, ...before.get(one.id), ...one }));
    const posted = known.filter(({ id }) => !before.has(id));
    const reviews = await stage.countReviews();
    const again = posted.filter(({ about }) => about.length > 0 && about.every(({ id }) => had.has(id)));
    for (const { id } of posted.flatMap(({ about }) => about)) had.add(id);
    const unknown = posted.filter(({ about }) => about.length === 0);
    judge(
      unknown.length === 0,
      `${who}: each new comment is about a finding`,
      unknown.map(({ path, line, body }) => [path, line, body]),
    );
    const deleted = before.size - known.filter(({ id }) => before.has(id)).length;
    rows.push([
      `${who} ${push.name}`,
      ...[
        requests,
        posted.length,
        reviews - reviewsBefore,
        again.length,
        deleted,
        ...countOpen(known, results),
      ].map(String),
    ]);
    reviewsBefore = reviews;
  }
  return rows;
}

/**
 * Open comments, findings without one, comments whose findings are fixed, and second ones, as `COLUMNS` has
 * them.
 */
function countOpen(known: readonly Known[], results: readonly TrueResult[]): readonly number[] {
  const open = known.filter(({ isOpen }) => isOpen);
  const covered = new Set(open.flatMap(({ about }) => about.flatMap(({ id, group = id }) => [id, group])));
  const missed = results
    .filter(wantsThread)
    .filter(({ id, group = id }) => !covered.has(id) && !covered.has(group));
  const present = new Set(results.map(({ id }) => id));
  const left = open.filter(({ about }) => !about.some(({ id }) => present.has(id)));
  const second = open.filter((one) => !left.includes(one) && isSecond(one, open));
  return [open, missed, left, second].map(({ length }) => length);
}

/**
 * Whether those of later pushes say all that it is about; two findings may have the same words on one line.
 */
function isSecond({ about, since }: Known, open: readonly Known[]): boolean {
  const ids = new Set(about.map((result) => result.id));
  const newer = open.filter((one) => one.since > since && one.about.some((result) => ids.has(result.id)));
  return newer.length >= ids.size;
}

/** Where a result of a log stands, and what it says. */
interface LoggedResult {
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly region: { readonly startLine: number; readonly endLine?: number } };
  }[];
}

interface Log {
  readonly runs: readonly { readonly results?: readonly LoggedResult[] }[];
}

/**
 * Tells of a new comment which results of the push it is about, by its place and by what people read in it.
 */
function readPlaces(push: string, results: readonly TrueResult[]): (comment: Shown) => readonly TrueResult[] {
  const logs = new Map<string, Log>();
  const placed = results.map((result) => {
    const log: Log = logs.get(result.tool) ?? readLog(join(FIXTURES, 'sarif', push, `${result.tool}.sarif`));
    logs.set(result.tool, log);
    const logged = log.runs[result.run]?.results?.[result.result];
    const region = logged?.locations[0]?.physicalLocation.region;
    const message = lettersOf(logged?.message.text ?? '');
    return { result, end: region?.endLine ?? result.line, message };
  });
  return ({ path, line, body }) => {
    const text = lettersOf(body.replaceAll(/<!--.*?-->/gsu, ''));
    const there = placed.filter(
      ({ result, end }) =>
        result.path === path &&
        (line === undefined || result.line === line || end === line) &&
        text.includes(lettersOf(result.ruleId)),
    );
    const saying = there.filter(({ message }) => text.includes(message));
    return (saying.length > 0 ? saying : there).map(({ result }) => result);
  };
}

export const readLog = (path: string): Log => JSON.parse(readFileSync(path, 'utf8'));

/** Without what Markdown escapes and wraps. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
