import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../errors.ts';
import type { Completeness } from '../finding/completeness.ts';
import { type Result, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { type Checkout, FULL_HISTORY } from '../git/checkout.ts';
import { describeCommits, ensureCommits, isAncestor } from '../git/commits.ts';
import { openTexts } from '../git/file-texts.ts';
import { type Git, gitOutput } from '../git/git.ts';
import { isSha } from '../git/objects.ts';
import { readTree, trackedPaths } from '../git/tree.ts';
import { readOffsets } from '../locate/place-findings.ts';
import { placePackages } from '../locate/place-packages.ts';
import { createSecretHider } from '../logs/hide-secrets.ts';
import { type Analysis, readAnalysis } from '../logs/read-analysis.ts';
import { resolveRootAliases, spelledFolders } from '../logs/roots.ts';
import { toTree } from '../logs/tree.ts';
import type { PathMapping } from '../text/path-mapping.ts';
import type { ReviewContext } from './context.ts';
import type { Commits } from './find-commits.ts';
import { configure } from './find-configuration.ts';

/** What the baseline says, or why nothing can be compared with it. */
export type BaseLog =
  | {
      readonly kind: 'read';
      /** The commit that they are of, and the one that the change begins at; both are at hand. */
      readonly commit: string;
      readonly expected: string;
      /** On the lines of that commit, as the configuration has them, and without our secrets. */
      readonly results: readonly Result[];
      readonly completeness: Completeness;
      readonly versions: Analysis['versions'];
    }
  | {
      readonly kind: 'unusable';
      readonly because: string;
      /** What keeps the run from being complete: the logs were named, and could not be read. */
      readonly failures: readonly string[];
    };

const NO_CHANGES = { hunks: new Map(), unread: [] };

/**
 * Reads the baseline; undefined where the job names none. The logs may be of a working tree of this
 * repository beside the checkout. None is read that the analyzed commit has, whatever the inputs say: it
 * could make any finding look old. So does one of the change itself.
 *
 * @param ofHead the logs of the analyzed commit
 */
export async function readBase(
  context: ReviewContext,
  checkout: Checkout,
  ofHead: Analysis['logs'],
  commits: Commits,
  configuration: Configuration,
): Promise<BaseLog | undefined> {
  const { git, inputs } = context;
  const patterns = inputs['baseline-sarif-file'];
  if (patterns === undefined) return undefined;
  const pathMap = [...inputs['path-map'], ...(configuration.pathMap ?? [])];
  const read = (commit: string): Promise<Analysis> =>
    readOver(commit, patterns, context, checkout, ofHead, pathMap);
  const expected = await expectedCommit(git, commits);
  const named = inputs['baseline-commit'];
  const first = named ?? expected;
  const missing = await whyMissing(git, first);
  let commit = first;
  let analysis: Analysis;
  try {
    // Whether they can be read at all shows over any tree.
    if (missing !== undefined) {
      const { failures } = (await read(commits.analyzed)).completeness;
      return failures.length > 0 ? unusable(failures) : { kind: 'unusable', because: missing, failures: [] };
    }
    analysis = await read(first);
    const revision = analysis.revision?.toLowerCase();
    if (named === undefined && revision !== undefined && isSha(revision) && revision !== expected) {
      const absent = await whyMissing(git, revision);
      if (absent !== undefined) return { kind: 'unusable', because: absent, failures: [] };
      commit = revision;
      analysis = await read(revision);
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return unusable([error.message]);
  }
  const { completeness, versions } = analysis;
  const failures = [...describeShared(analysis.logs, ofHead), ...failuresOf(completeness)];
  if (failures.length > 0) return unusable(failures);
  const elsewhere = await whyElsewhere(git, commit, expected, commits.analyzed);
  if (elsewhere !== undefined) return { kind: 'unusable', because: elsewhere, failures: [] };
  const placed = await readOffsets(analysis.results, NO_CHANGES, git, { root: '', head: commit });
  const hider = createSecretHider((text) => context.redact(text));
  const results = analysis.results.map((result) => hider.result(placed(result)));
  return {
    kind: 'read',
    commit,
    expected,
    results: await placePackages(
      await configure(results, configuration, commits, git),
      commit,
      openTexts(git),
    ),
    completeness: hider.completeness(completeness),
    versions,
  };
}

/** The commit that the change begins at: where a merge with the target was analyzed, what was merged. */
async function expectedCommit(git: Git, { analyzed, base, head }: Commits): Promise<string> {
  if (analyzed === head) return base;
  const { parents = [] } = (await describeCommits(git, [analyzed])).get(analyzed) ?? {};
  const [target] = parents.filter((parent) => parent !== head);
  return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}

async function whyMissing(git: Git, commit: string): Promise<string | undefined> {
  const presence = (await ensureCommits(git, [commit])).get(commit);
  return presence === 'present' || presence === undefined
    ? undefined
    : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${FULL_HISTORY}`;
}

/**
 * Logs of another commit of the target branch tell of the lines that both have; those of any other of none.
 */
async function whyElsewhere(
  git: Git,
  commit: string,
  expected: string,
  analyzed: string,
): Promise<string | undefined> {
  if (commit === expected || (await isAncestor(git, commit, expected)) === true) return undefined;
  const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
  // It has what the change brings in. Tools name the commit of the job, wherever they run.
  const isOwn = await isAncestor(git, commit, analyzed);
  if (isOwn === true)
    return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`baseline-commit\` if the log says another one`;
  if (isOwn === false && (await isAncestor(git, expected, commit)) === true) return undefined;
  return `it is of ${is}, which is not known to be on the branch of ${begins}, which the change begins at: ${FULL_HISTORY}`;
}

function unusable(failures: readonly string[]): BaseLog {
  return {
    kind: 'unusable',
    because: 'see why this run is incomplete',
    failures: failures.map((failure) => `baseline: ${failure}`),
  };
}

function describeShared(logs: Analysis['logs'], ofHead: Analysis['logs']): readonly string[] {
  const names = new Set(ofHead.map(({ name }) => name));
  const shared = logs.flatMap(({ name }) => (names.has(name) ? [name] : []));
  return shared.map(
    (name) => `${name} is named in \`sarif-file\` as well: keep the baseline in a folder of its own`,
  );
}

/** One tool that failed costs the others nothing, but an analysis of which nothing is left is none. */
function failuresOf({ failures, complete, unverifiedTools }: Completeness): readonly string[] {
  const unverified = unverifiedTools.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
  return failures.length === 0 && complete.length === 0 ? unverified : failures;
}

async function readOver(
  commit: string,
  patterns: readonly string[],
  context: ReviewContext,
  { root, prefix, head }: Checkout,
  before: Analysis['logs'],
  pathMap: readonly PathMapping[],
): Promise<Analysis> {
  const { inputs, git, host, world } = context;
  const { directory, environment } = world;
  const [entries, own, worktrees, clones, real] = await Promise.all([
    readTree(git, commit),
    readTree(git, head),
    listWorktrees(git),
    listClones(root),
    realpath(root),
  ]);
  const { workspaces } = host;
  const roots = await resolveRootAliases({ root, prefix, spelled: spelledFolders(environment), workspaces });
  const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => join(root, path))]);
  const others = [...worktrees, ...clones]
    .filter((folder) => !taken.has(folder))
    .toSorted((a, b) => b.length - a.length);
  const letters = existsSync(join(root, '.GIT')) ? 'alike' : 'differ';
  const isOfHead = trackedPaths(own, [root, real, ...others], letters);
  const isOfBase = trackedPaths(entries, others, letters);
  const analysis = await readAnalysis({
    input: 'baseline-sarif-file',
    patterns,
    directory,
    category: inputs.category,
    // A tool that this job does not run has nothing to be compared with.
    tools: { ...inputs.tools, named: [] },
    allow: inputs.allow,
    isTracked: (path) => isOfHead(path) || isOfBase(path),
    tree: toTree(entries),
    roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others], pathMap },
    temporaryFolder: host.temporaryFolder,
    before,
    redact: (text) => context.redact(text),
    progress: (line) => context.progress(`Base, ${commit.slice(0, 7)}: ${line}`),
  });
  const inCheckout = (message: string): string => {
    const other = others.find((folder) => message.includes(`${folder}/`));
    return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
  };
  return {
    ...analysis,
    // Some tools name other files by their absolute paths.
    results: analysis.results.map((result) => ({ ...result, message: inCheckout(result.message) })),
  };
}

/** Absolute paths of all working trees of this repository, of which one may have been made for the base. */
async function listWorktrees(git: Git): Promise<readonly string[]> {
  const listing = (await gitOutput(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
  return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}

/** Absolute paths of the folders in a checkout that are checkouts themselves, submodules included. */
async function listClones(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [join(root, entry.name)] : []));
  return folders.filter((folder) => existsSync(join(folder, '.git')));
}

/** Why nothing that a tool reports can be compared with the baseline. */
export function createDoubtOfTool(
  { completeness, versions }: Pick<Analysis, 'completeness' | 'versions'>,
  versionsHere: Analysis['versions'],
): (scope: Scope) => string | undefined {
  const complete = new Set(completeness.complete.map(scopeKey));
  const unverified = new Map(
    completeness.unverifiedTools.map(({ scope, reason }) => [scopeKey(scope), reason]),
  );
  return (scope) => {
    const key = scopeKey(scope);
    if (!complete.has(key)) return notAtBase(scope, unverified.get(key));
    const [before, here] = [versions.get(key), versionsHere.get(key)];
    // A silent tool that found nothing at the base says no version there.
    return versions.has(key) && before !== here ? otherVersion(scope, before, here) : undefined;
  };
}

export function notAtBase(scope: Scope, unverified: string | undefined): string {
  return unverified === undefined
    ? `${scopeName(scope)} has no run in the baseline`
    : `the baseline of ${scopeName(scope)} is not complete: ${unverified}`;
}

function otherVersion(scope: Scope, before = 'no version', here = 'no version'): string {
  return `${scopeName(scope)} is ${before} at the base, and ${here} here`;
}
