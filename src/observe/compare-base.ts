import type { Diff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import { type Finding, isUncommitted, type Scope, scopeKey } from '../finding/finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import { type Spot, splitDuplicates, toSpots } from '../finding/spot.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import { beginComparing, type Comparison } from '../match/find-existing.ts';
import type { ReadLines } from '../match/subjects.ts';
import * as reasons from '../plan/reasons.ts';
import type { PlacedSpot } from '../plan/rows.ts';
import type { Compared, Situation } from '../plan/situation.ts';
import type { ComparedWithBase } from '../report/run-result.ts';
import { readOldTrees } from './old-trees.ts';
import { type BaseLog, createDoubtOfTool } from './read-base.ts';
import { type Origins, traceOrigins } from './trace-origins.ts';

/** What was observed of the analyzed commit. */
interface Analyzed extends Pick<Situation, 'completeness' | 'analyzed'> {
  readonly placed: readonly PlacedSpot[];
  readonly git: Git;
  /** Absolute path of the top folder of the checkout. */
  readonly root: string;
  readonly versions: Read['versions'];
}

/** The rows with what the log of the base says of each, and what it says of all. */
interface BaseComparison {
  readonly placed: readonly PlacedSpot[];
  readonly comparison: ComparedWithBase;
}

/**
 * Compares the spots of a run with those of the base. Existing is what the base had beyond doubt; on a line
 * of the change everything else is new, and so it is elsewhere if the base was looked at in the same way.
 */
export async function compareWithBase(base: BaseLog, analyzed: Analyzed): Promise<BaseComparison> {
  if (base.kind === 'unusable') {
    const uncertain: Compared = { kind: 'uncertain', because: reasons.baseUnusable(base.because) };
    return finish(analyzed.placed, () => uncertain, { gone: 0, warnings: [], failures: base.failures });
  }
  const { git, placed } = analyzed;
  const change = await readDiff(git, base.commit, analyzed.analyzed);
  const origins = await traceOrigins(git, analyzed.root, change, spotsOf(placed));
  const ofChange = new Set(placed.filter(isOfChange).map(({ spot }) => spot));
  const { existing, edited, left, disputed } = await findExisting(base, change, analyzed, {
    origins,
    isOfChange: (spot) => ofChange.has(spot),
  });
  const stale = await readStale(base, analyzed);
  const doubtOf = createDoubt(base, change, analyzed, stale, { origins, disputed });
  const compare = (row: PlacedSpot): Compared => {
    const { spot } = row;
    const before = existing.get(spot.key);
    // The target may have mended it since the log was made, and the change brings it back; and what may be
    // in several files is told by its words alone.
    const isDoubtful = (stale !== undefined || isOneOf(spot)) && isOfChange(row);
    const known =
      before === undefined || isDoubtful
        ? undefined
        : { results: before.results, reason: reasons.atBase(base.commit, before) };
    const isKnown = (finding: Finding): boolean =>
      finding.presence.kind !== 'present' || known?.results.has(finding) === true;
    if (known !== undefined && spot.findings.every(isKnown))
      return { kind: 'existing', reason: known.reason };
    const because = isOfChange(row) ? undefined : doubtOf(spot);
    const was = stale === undefined ? edited.get(spot.key) : undefined;
    return {
      ...(because === undefined
        ? { kind: 'new', ...(was !== undefined && { was }) }
        : { kind: 'uncertain', because }),
      ...(known && { known }),
    };
  };
  const compared = finish(placed, compare, {
    commit: base.commit,
    gone: 0,
    warnings: describeHeld(base),
    failures: [],
  });
  const gone = countGone(left, compared.placed, change, base, analyzed);
  return { ...compared, comparison: { ...compared.comparison, gone } };
}

function finish(
  placed: readonly PlacedSpot[],
  compare: (row: PlacedSpot) => Compared,
  told: Omit<ComparedWithBase, 'uncertain'>,
): BaseComparison {
  const uncertain = new Map<string, number>();
  const compared = placed.map((row) => {
    if (row.spot.suppressed) return row;
    const one = compare(row);
    if (one.kind === 'uncertain') uncertain.set(one.because, (uncertain.get(one.because) ?? 0) + 1);
    return { ...row, compared: one };
  });
  return { placed: compared, comparison: { ...told, uncertain } };
}

/** What may be in several files. */
function isOneOf({ place }: Spot): boolean {
  return place.kind === 'nowhere' && !place.byName && place.mayBe !== undefined && place.mayBe.length > 0;
}

/** The change adds its line. */
function isOfChange({ spot, anchoring }: PlacedSpot): boolean {
  return anchoring.narrowest === 'added' || isUncommitted(spot.place);
}

const spotsOf = (placed: readonly PlacedSpot[]): readonly Spot[] => placed.map(({ spot }) => spot);

type Read = Extract<BaseLog, { kind: 'read' }>;

async function findExisting(
  { commit, findings }: Read,
  change: Diff,
  { git, analyzed, placed }: Analyzed,
  { origins, isOfChange }: { readonly origins: Origins; readonly isOfChange: (spot: Spot) => boolean },
): Promise<Omit<Comparison, 'edited'> & { readonly edited: ReadonlyMap<string, string> }> {
  const present = findings.filter(({ presence }) => presence.kind === 'present');
  const then = toSpots(splitDuplicates(present).distinct);
  const texts = openTexts(git);
  const isChanged = (path: string): boolean => change.byOldPath.has(path);
  const changed = new Set(then.flatMap(({ place: { path = '' } }) => (isChanged(path) ? [path] : [])));
  await texts.read([...changed].map((path) => ({ commit, path })));
  const linesThen: ReadLines = (path) => texts.lines(commit, path);
  const pathThen = (path: string): string | undefined => pathAt(change, path);
  const { begun, threads } = beginComparing(
    { spots: then, commit, pathThen, isChanged, lines: linesThen, isOfChange, originOf: origins.of },
    spotsOf(placed),
  );
  const trees = await readOldTrees(git, analyzed, threads, texts);
  const matching = begun((sha) => trees.get(sha));
  await texts.read([
    ...[...matching.needed.now].map((path) => ({ commit: analyzed, path })),
    ...matching.needed.before.map(({ head, path }) => ({ commit: head, path })),
  ]);
  const found = matching.finish((path) => texts.lines(analyzed, path));
  const textOf = ({ place }: Spot): string =>
    (place.kind === 'lines' && linesThen(place.path)?.[place.startLine - 1]) || '';
  return { ...found, edited: new Map([...found.edited].map(([key, spot]) => [key, textOf(spot)])) };
}

/** The path of a file at the other end of a diff; undefined where it was not there. */
function pathAt(diff: Diff, path: string): string | undefined {
  const file = diff.byNewPath.get(path);
  return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}

/** From the commit of a log to the one that the change begins at, and from there to the analyzed one. */
interface Stale {
  readonly commit: string;
  readonly since: Diff;
  readonly change: Diff;
}

async function readStale(
  { commit, expected }: Read,
  { git, analyzed }: Analyzed,
): Promise<Stale | undefined> {
  if (commit === expected) return undefined;
  const [since, change] = await Promise.all([
    readDiff(git, commit, expected),
    readDiff(git, expected, analyzed),
  ]);
  return { commit, since, change };
}

/** Why it cannot be known whether a spot that the base did not have is new. */
function createDoubt(
  { completeness, versions }: Read,
  change: Diff,
  now: Analyzed,
  stale: Stale | undefined,
  { origins, disputed }: { readonly origins: Origins; readonly disputed: ReadonlySet<string> },
): (spot: Spot) => string | undefined {
  const doubtOfTool = createDoubtOfTool({ completeness, versions }, now.versions);
  const files = new Set(completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
  return (spot) => {
    const { scope, rule, place } = spot;
    const ofTool = doubtOfTool(scope);
    if (ofTool !== undefined) return ofTool;
    const key = scopeKey(scope);
    if (!mayHaveRun(rule, completeness.ruleCatalogues.get(key))) return reasons.ruleNotAtBase(scope, rule.id);
    const path = place.path === undefined ? undefined : pathAt(change, place.path);
    const isLeftOut = path !== undefined && completeness.fileCatalogues.get(key)?.has(path) === false;
    if (isLeftOut || files.has(fileKey(scope, path))) return reasons.fileNotAtBase(scope);
    if (disputed.has(spot.key)) return reasons.COUNTED_OTHERWISE;
    if (stale === undefined) return undefined;
    // A file that the log knows nothing of may be one that the target has since.
    const differs = origins.areTouchedBy(stale.since, spot) ?? differsSince(stale, place);
    return differs ? reasons.staleBase(stale.commit) : undefined;
  };
}

/** Whether the target has another line there than the commit that the log is of. */
function differsSince({ since, change }: Stale, place: Spot['place']): boolean {
  const path = pathAt(change, place.path ?? '');
  if (path === undefined) return false;
  if (place.kind !== 'lines') return since.byNewPath.has(path);
  const hunks = change.byNewPath.get(place.path)?.hunks ?? [];
  const line = mapLineBackward(hunks, place.startLine);
  const file = since.byNewPath.get(path);
  return line !== undefined && file !== undefined && mapLineBackward(file.hunks, line) === undefined;
}

/**
 * Results of the base that are gone. Of a rule in a file a new one stands for one that is left: most often
 * its line was edited.
 */
function countGone(
  left: readonly Spot[],
  compared: readonly PlacedSpot[],
  change: Diff,
  base: Read,
  now: Analyzed,
): number {
  const isProven = createProof(now, change);
  const heldAtBase = new Set(base.completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
  const suppressed = new Set(compared.flatMap(({ spot }) => (spot.suppressed ? [spot.key] : [])));
  const gone = left.filter(
    (spot) =>
      isProven(spot) && !suppressed.has(spot.key) && !heldAtBase.has(fileKey(spot.scope, spot.place.path)),
  );
  const keyOf = ({ scope, rule }: Spot, path = ''): string =>
    JSON.stringify([scopeKey(scope), rule.id, path]);
  const fresh = compared.flatMap(({ spot, compared: is }) =>
    is === undefined || is.kind === 'existing' ? [] : [spot],
  );
  const replaced = Map.groupBy(fresh, (spot) => keyOf(spot, pathAt(change, spot.place.path ?? '')));
  return [...Map.groupBy(gone, (spot) => keyOf(spot, spot.place.path))]
    .map(([key, spots]) => Math.max(0, countResults(spots) - countResults(replaced.get(key) ?? [])))
    .reduce((sum, count) => sum + count, 0);
}

/**
 * Whether the logs of the analyzed commit prove that a result of the base is not there any more, as they have
 * to before a thread is called fixed (plan/hold.ts).
 */
function createProof({ completeness, placed }: Analyzed, change: Diff): (spot: Spot) => boolean {
  const { failures, complete, heldFiles, ruleCatalogues, fileCatalogues } = completeness;
  const doubtOf = gatherDoubts(placed.flatMap(({ spot }) => spot.findings));
  const scopes = new Set(complete.map(scopeKey));
  const held = new Set(heldFiles.map(({ scope, path }) => fileKey(scope, path)));
  return ({ scope, rule, place: { path: then } }) => {
    const key = scopeKey(scope);
    if (failures.length > 0 || !scopes.has(key)) return false;
    const file = then === undefined ? undefined : change.byOldPath.get(then);
    if (file?.status === 'deleted') return true;
    const path = file?.newPath ?? then;
    if (!mayHaveRun(rule, ruleCatalogues.get(key))) return false;
    if (held.has(fileKey(scope, path))) return false;
    if (path !== undefined && doubtOf(key, path) !== undefined) return false;
    return path === undefined || fileCatalogues.get(key)?.has(path) !== false;
  };
}

function fileKey(scope: Scope, path: string | undefined): string {
  return JSON.stringify([scopeKey(scope), path]);
}

function countResults(spots: readonly Spot[]): number {
  return spots.reduce((sum, { findings }) => sum + findings.length, 0);
}

function describeHeld({ completeness: { heldScopes, heldFiles } }: Read): readonly string[] {
  return [
    ...heldScopes.map(({ scope, reason }) => reasons.notAtBase(scope, reason)),
    ...heldFiles.map(({ reason, path }) => `base log: ${path}: ${reason}`),
  ];
}
