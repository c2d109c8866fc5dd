import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Result } from '../finding/finding.ts';
import type { Checkout } from '../git/checkout.ts';
import { presentCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { findRemote } from '../git/remotes.ts';
import { readTree, type TreeEntry, trackedPaths } from '../git/tree.ts';
import { openWorkingTree } from '../git/working-tree.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { describeChanges, filesOf, placeDetails, placeOnCommit } from '../locate/place-findings.ts';
import type { AnalyzedCommit } from '../logs/analyzed.ts';
import { createSecretHider } from '../logs/hide-secrets.ts';
import { type Analysis, readAnalysis } from '../logs/read-analysis.ts';
import { resolveRootAliases, spelledFolders } from '../logs/roots.ts';
import { toTree } from '../logs/tree.ts';
import { webUrl } from '../text/inline.ts';
import { encodePath, type LinkTo } from '../text/markdown.ts';
import type { PathMapping } from '../text/path-mapping.ts';
import type { ReviewContext } from './context.ts';

/**
 * The logs of a review, as results of the commit that was analyzed: on its lines, and without our secrets.
 */
export interface Logs extends Pick<Analysis, 'results' | 'completeness' | 'logs' | 'tools' | 'versions'> {
  readonly workingTree: ReturnType<typeof openWorkingTree>;
  /** Whether the analyzed commit has a file of this path. */
  hasFile(path: string): boolean;
  /** A result of these with what only comments show: related places, data flow, fixes. */
  detailed(result: Result): Result;
}

/** What of a review logs are read by. */
interface LogsOrder {
  readonly inputs: Pick<
    Inputs,
    'sarif-file' | 'working-directory' | 'category' | 'tools' | 'allow' | 'path-map'
  >;
  readonly git: Git;
  readonly host: Pick<Host, 'workspaces' | 'temporaryFolder'>;
  readonly world: Pick<ProcessWorld, 'directory' | 'environment'>;
  redact(text: string): string;
  progress?(line: string): void;
}

/**
 * Reads the logs that the inputs name, over the tree that was analyzed, and judges them: whoever asks gets
 * the same answer. Without a checkout no path is a file.
 *
 * @param ofRepository `path-map` of its configuration
 */
export async function readLogs(
  order: LogsOrder,
  checkout: Checkout | undefined,
  ofRepository: readonly PathMapping[] = [],
): Promise<Logs> {
  const { git } = order;
  const entries = checkout === undefined ? [] : await readTree(git, checkout.head);
  const root = checkout?.root ?? order.world.directory;
  const pathMap = [...order.inputs['path-map'], ...ofRepository];
  const read = await readFindings(order, checkout, root, entries, pathMap);
  const workingTree = openWorkingTree(git, root, entries);
  const changes = await workingTree.changesIn(filesOf(read.results));
  const { hunks } = changes;
  const hider = createSecretHider((text) => order.redact(text));
  const results = read.results.map((result) => hider.result(placeOnCommit(result, hunks)));
  const { completeness, logs, tools } = read;
  const warnings = [...completeness.warnings, ...describeChanges(changes)];
  let paths: ReadonlySet<string> | undefined;
  return {
    results,
    completeness: hider.completeness({ ...completeness, warnings }),
    logs,
    tools,
    versions: read.versions,
    workingTree,
    hasFile(path) {
      paths ??= new Set(entries.map((entry) => entry.path));
      return paths.has(path);
    },
    detailed: (result) => hider.result(placeDetails({ ...result, ...read.detailsOf(result) }, hunks)),
  };
}

async function readFindings(
  order: LogsOrder,
  checkout: Checkout | undefined,
  root: string,
  entries: readonly TreeEntry[],
  pathMap: readonly PathMapping[],
): Promise<Analysis> {
  const { git, inputs, host, world, progress } = order;
  const { directory, environment } = world;
  const { workspaces, temporaryFolder } = host;
  const { prefix = '' } = checkout ?? {};
  const spelled = [resolve(directory, inputs['working-directory']), ...spelledFolders(environment)];
  return readAnalysis({
    patterns: inputs['sarif-file'],
    directory,
    category: inputs.category,
    tools: inputs.tools,
    // Without a checkout nothing is of it.
    allow: checkout === undefined ? [...inputs.allow, 'unlocated-paths'] : inputs.allow,
    ...(checkout !== undefined &&
      !inputs.allow.includes('tracked-logs') && {
        isTracked: trackedPaths(
          entries,
          [root, await realpath(root)],
          // git itself takes no file of this name into a commit.
          existsSync(join(root, '.GIT')) ? 'alike' : 'differ',
        ),
      }),
    tree: toTree(entries),
    analyzed: checkout && openAnalyzed(git, checkout, entries),
    roots: { ...(await resolveRootAliases({ root, prefix, spelled, workspaces })), pathMap },
    temporaryFolder,
    redact: (text) => order.redact(text),
    ...(progress === undefined ? {} : { progress }),
  });
}

function openAnalyzed(
  git: Git,
  { head }: Pick<Checkout, 'head'>,
  entries: readonly TreeEntry[],
): AnalyzedCommit {
  const own = toIds(entries);
  const known = new Map<string, ReturnType<AnalyzedCommit['compareWith']>>();
  const compare: AnalyzedCommit['compareWith'] = async (other) => {
    if (!(await presentCommits(git, [other])).has(other)) return undefined;
    const theirs = toIds(await readTree(git, other));
    return (path) => own(path) === theirs(path);
  };
  return {
    commit: head,
    compareWith(other) {
      const comparison = known.get(other) ?? compare(other);
      known.set(other, comparison);
      return comparison;
    },
  };
}

/** Gives the id of what is at a path, or of the link or submodule that it is behind. */
function toIds(entries: readonly TreeEntry[]): (path: string) => string | undefined {
  const ids = new Map(entries.map(({ path, id }) => [path, id] as const));
  return (path) => {
    let name = path;
    while (!ids.has(name) && name.includes('/')) name = name.slice(0, name.lastIndexOf('/'));
    return ids.get(name);
  };
}

/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
export async function linkToSource(
  { git, host: { repository } }: Pick<ReviewContext, 'git' | 'host'>,
  commit: string,
  hasFile: (path: string) => boolean,
): Promise<LinkTo | undefined> {
  if (repository === undefined || webUrl(repository.address) === undefined) return undefined;
  if ((await findRemote(git, [repository.address])) === undefined) return undefined;
  const start = `${repository.address}${repository.files}${commit}/`;
  return (path, line) =>
    hasFile(path) ? `${start}${encodePath(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}
