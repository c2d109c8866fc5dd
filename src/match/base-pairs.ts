import type { BaseLog } from '../change/read-baseline.ts';
import type { Diff } from '../diff/diff.ts';
import { isBehind, isUncommitted, type Place, type Result, scopeKey } from '../finding/finding.ts';
import { compareLevels, type LoggedFinding, splitDuplicates, toFindings } from '../finding/logged-finding.ts';
import type { FileTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { Finding, Fingerprint, Line, MatchedBy, Thread } from '../model.ts';
import { namesIn } from '../threads/wording.ts';
import { fingerprintOf } from './fingerprint.ts';
import { match } from './match.ts';

// Finds for each finding the one that the base had, and which of its results that had too.

export type Read = Extract<BaseLog, { kind: 'read' }>;

/** Ways of matching that leave no doubt. */
const STRONG: readonly MatchedBy[] = [
  'git',
  'git-reworded',
  'fingerprint',
  'surroundings',
  'message',
  'other-file',
  'package',
];

interface PairOfBase {
  before: LoggedFinding;
  by: MatchedBy | undefined;
  /** Results of the finding that the base had. */
  known: ReadonlySet<Result>;
}

/**
 * Matches what the base had as if it were threads that people have decided about, so that nothing that is
 * only alike is taken for the same.
 */
export async function findPairs(
  { commit, results: before }: Read,
  present: readonly Finding[],
  change: Diff,
  known: { git: Git; head: string; texts: FileTexts },
): Promise<{
  pairs: Map<Finding, PairOfBase>;
  edited: Map<Finding, string>;
  left: LoggedFinding[];
}> {
  const then = toFindings(splitDuplicates(before.filter(isPresent)).distinct);
  await known.texts.read(
    then.flatMap(({ place: { path } }) => (path === undefined ? [] : [{ commit, path }])),
  );
  const linesThen = (path: string): readonly string[] | undefined => known.texts.lines(commit, path);
  const pairs = new Map<Finding, PairOfBase>();
  const used = new Set<LoggedFinding>();
  const add = (finding: Finding, earlier: LoggedFinding, by: MatchedBy | undefined): void => {
    const results = pairs.has(finding) || used.has(earlier) ? undefined : findKnown(finding, earlier);
    if (results === undefined) return;
    pairs.set(finding, { before: earlier, by, known: results });
    used.add(earlier);
  };
  pairWithoutLines(present, then, change, add);
  const threads = new Map(
    then.flatMap((earlier) => {
      const at = placeOf(earlier);
      if (used.has(earlier) || at === undefined) return [];
      const then = { ...earlier, at } as Finding;
      return [[toThread(earlier, fingerprintOf(then, commit, linesThen(at.path))), earlier] as const];
    }),
  );
  const rows = new Map(present.filter((one) => !pairs.has(one)).map((one) => [copyOf(one), one]));
  await match([...threads.keys()], [...rows.keys()], { ...known, isBaseline: true });
  for (const [row, finding] of rows) {
    const earlier = row.thread && threads.get(row.thread);
    const by = row.matchedBy;
    if (earlier !== undefined && by !== undefined && STRONG.includes(by)) add(finding, earlier, by);
  }
  for (const [finding, earlier] of findLengths(present, then, change, linesThen, known))
    add(finding, earlier, undefined);

  // What the line of a new finding said before it was edited. That excuses nothing.
  const gone = [...threads].filter(([, earlier]) => !used.has(earlier));
  const fresh = new Map(
    present.filter((one) => !pairs.has(one) && isOfChange(one)).map((one) => [copyOf(one), one]),
  );
  for (const [thread] of gone) Object.assign(thread, { isResolved: false });
  await match(
    gone.map(([thread]) => thread),
    [...fresh.keys()],
    known,
  );
  const edited = new Map<Finding, string>();
  for (const [row, finding] of fresh) {
    const { thread } = row;
    const earlier = thread && threads.get(thread);
    const now = row.thread === undefined ? [] : fingerprintOf(row, known.head, undefined).messages;
    const shares = now.some((one) => thread?.fingerprint.messages.includes(one));
    if (row.matchedBy === 'edit' && shares && earlier?.place.kind === 'lines')
      edited.set(finding, linesThen(earlier.place.path)?.[earlier.place.startLine - 1] ?? '');
  }
  return { pairs, edited, left: then.filter((earlier) => !used.has(earlier)) };
}

/** Where it stands in the analyzed commit; line 0: the whole file. */
export function placeOf({ place }: Pick<Finding, 'place'>): Line | undefined {
  if (place.kind === 'nowhere' || place.kind === 'uncommitted') return undefined;
  return { path: place.path, line: place.kind === 'lines' ? place.startLine : 0 };
}

function copyOf(finding: Finding): Finding {
  const { thread: _, matchedBy: __, at: ___, others = [], ...row } = finding;
  return { ...row, at: placeOf(finding), others: others.map((one) => ({ ...one, at: placeOf(one) })) };
}

/** A finding of the base, as matching takes what people decided about. */
function toThread(earlier: LoggedFinding, fingerprint: Fingerprint): Thread {
  const mark = { mark: 'open', step: 0, head: fingerprint.commit, replies: 0 } as const;
  return {
    id: earlier.key,
    comment: { id: earlier.key, discussionId: earlier.key, body: '' },
    text: '',
    marker: { ...mark, fingerprint, stands: 0, says: '', nonce: earlier.key, check: '', grouped: [] },
    mark,
    fingerprint,
    accepts: true,
    replies: [],
    marks: [],
    isResolved: true,
    where: { kind: 'unknown', path: fingerprint.path },
  };
}

/** Of what has no line, its words are all that there is to compare. */
function pairWithoutLines(
  present: readonly Finding[],
  then: readonly LoggedFinding[],
  change: Diff,
  add: (finding: Finding, earlier: LoggedFinding, by: MatchedBy) => void,
): void {
  const keyOf = (
    { scope, rule, place, results: findings }: LoggedFinding,
    path: string | undefined,
  ): string =>
    JSON.stringify([
      scopeKey(scope),
      rule.id,
      path,
      place.kind,
      findings.map(({ message }) => namesIn(message)),
    ]);
  const isMeant = (place: Place, isChanged: (path: string) => boolean): boolean =>
    (place.kind === 'nowhere' && !isBehind(place)) || (place.kind === 'file' && !isChanged(place.path));
  const known = Map.groupBy(
    then.filter(({ place }) => isMeant(place, (path) => change.byOldPath.has(path))),
    (earlier) => keyOf(earlier, earlier.place.path),
  );
  const left = new Set(present.filter(({ place }) => isMeant(place, (path) => change.byNewPath.has(path))));
  const said = ({ results: findings }: LoggedFinding): string =>
    JSON.stringify(findings.map(({ message }) => message));
  for (const isSame of [(a: LoggedFinding, b: LoggedFinding) => said(a) === said(b), () => true])
    for (const finding of left) {
      const others = known.get(keyOf(finding, finding.place.path)) ?? [];
      const index = others.findIndex((earlier) => isSame(earlier, finding));
      const [earlier] = index === -1 ? [] : others.splice(index, 1);
      if (earlier === undefined) continue;
      add(finding, earlier, 'message');
      left.delete(finding);
    }
}

/**
 * The only finding of its rule in a file, then and now, whose message tells the length of the file and
 * nothing else.
 */
function findLengths(
  present: readonly Finding[],
  then: readonly LoggedFinding[],
  change: Diff,
  linesThen: (path: string) => readonly string[] | undefined,
  { head, texts }: { head: string; texts: FileTexts },
): [Finding, LoggedFinding][] {
  const only = <T extends LoggedFinding>(
    all: readonly T[],
    pathOf: (earlier: T) => string | undefined,
  ): Map<string, T> =>
    new Map(
      [...Map.groupBy(all, (earlier) => ruleInFile(earlier, pathOf(earlier)))].flatMap(
        ([key, [one, another]]) =>
          one?.place.kind === 'lines' && another === undefined && one.results.length === 1
            ? [[key, one] as const]
            : [],
      ),
    );
  const before = only(then, ({ place }) => place.path);
  const mask = ({ results: findings }: LoggedFinding, lines: readonly string[] = []): string =>
    (findings[0]?.message ?? '').replace(/\p{N}+/gu, (number) =>
      number === String(lines.length) ? '#' : number,
    );
  return [...only(present, ({ place }) => place.path && pathBefore(change, place.path))].flatMap(
    ([key, finding]): [Finding, LoggedFinding][] => {
      const earlier = before.get(key);
      const path = finding.place.path ?? '';
      if (earlier === undefined || isOfChange(finding) || !change.byNewPath.has(path)) return [];
      const now = mask(finding, texts.lines(head, path));
      return now.includes('#') && now === mask(earlier, linesThen(earlier.place.path ?? ''))
        ? [[finding, earlier]]
        : [];
    },
  );
}

export function ruleInFile({ scope, rule }: LoggedFinding, path = ''): string {
  return JSON.stringify([scopeKey(scope), rule.id, path]);
}

export function pathBefore(change: Diff, path: string): string | undefined {
  const file = change.byNewPath.get(path);
  return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}

/**
 * The results of a finding that have one of their own at the base, which says the same, numbers aside, and is
 * no milder; undefined where all of it is new.
 */
function findKnown(now: LoggedFinding, then: LoggedFinding): ReadonlySet<Result> | undefined {
  const words = ({ message }: Result): string => namesIn(message).join(' ');
  const present = now.results.filter(isPresent);
  const [known, used] = [new Set<Result>(), new Set<Result>()];
  for (const result of present) {
    const same = then.results.find(
      (one) =>
        !used.has(one) &&
        isPresent(one) &&
        words(one) === words(result) &&
        compareLevels(result.level, one.level) >= 0,
    );
    if (same === undefined) continue;
    known.add(result);
    used.add(same);
  }
  return known.size === 0 && present.length > 0 ? undefined : known;
}

export function isPresent({ presence }: Result): boolean {
  return presence.kind === 'present';
}

/** The change adds its line. */
export function isOfChange({ position, place }: Finding): boolean {
  return position.narrowest === 'added' || isUncommitted(place);
}
