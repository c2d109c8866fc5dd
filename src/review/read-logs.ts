import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Finding } from '../finding/finding.ts';
import { describeDegenerateFingerprint, findDegenerateFingerprints } from '../finding/fingerprints.ts';
import type { Checkout } from '../git/checkout.ts';
import { isCloneOf } from '../git/remotes.ts';
import { readTree, trackedPaths } from '../git/tree.ts';
import { openWorkingTree, type WorkingTree } from '../git/working-tree.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { hideSecrets } from '../sarif/hide-secrets.ts';
import { type Analysis, readAnalysis } from '../sarif/read-analysis.ts';
import { toTree } from '../sarif/tree.ts';
import { webUrl } from '../text/inline.ts';
import { encodePath, type LinkTo } from '../text/markdown.ts';
import type { ReviewWorld } from './job.ts';
import { filesOf, placeOffsets, placeOnCommit } from './place-findings.ts';
import { resolveRootAliases } from './root-aliases.ts';

/** The logs of a job, as findings of the commit that was analyzed. */
export interface Analyzed {
  /** What in it is worth a word and holds nothing is among its warnings. */
  readonly analysis: Analysis & { readonly warnings: readonly string[] };
  readonly workingTree: WorkingTree;
  /** Whether the analyzed commit has a file of this path. */
  hasFile(path: string): boolean;
}

/**
 * Reads the logs that the inputs name, over the tree that was analyzed, and judges them: whoever asks gets
 * the same answer. Its prose holds none of our secrets. Without a checkout no path is a file.
 */
export async function analyze(
  inputs: Pick<
    Inputs,
    | 'sarif-file'
    | 'working-directory'
    | 'category'
    | 'tools'
    | 'silent-tools'
    | 'trust-incomplete'
    | 'foreign-paths'
    | 'tracked-logs'
  >,
  checkout: Checkout | undefined,
  world: Pick<
    ReviewWorld,
    'git' | 'directory' | 'spelledFolders' | 'workspaces' | 'temporaryFolder' | 'redact'
  > &
    Partial<Pick<ReviewWorld, 'progress'>>,
): Promise<Analyzed> {
  const { git, directory, workspaces, temporaryFolder, progress } = world;
  const entries = checkout === undefined ? [] : await readTree(git, checkout.head);
  const root = checkout?.root ?? directory;
  const { prefix = '' } = checkout ?? {};
  const spelled = [resolve(directory, inputs['working-directory']), ...(world.spelledFolders ?? [])];
  const read = await readAnalysis({
    patterns: inputs['sarif-file'],
    directory,
    category: inputs.category,
    tools: inputs.tools,
    silentTools: inputs['silent-tools'],
    trustIncomplete: inputs['trust-incomplete'],
    // Without a checkout nothing is of it.
    foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
    ...(checkout !== undefined &&
      inputs['tracked-logs'] === 'refuse' && {
        isTracked: trackedPaths(
          entries,
          [root, await realpath(root)],
          // git itself takes no file of this name into a commit.
          existsSync(join(root, '.GIT')) ? 'alike' : 'differ',
        ),
      }),
    tree: toTree(entries),
    roots: await resolveRootAliases({ root, prefix, spelled, workspaces }),
    temporaryFolder,
    ...(progress === undefined ? {} : { progress }),
  });
  const workingTree = openWorkingTree(git, root, entries);
  const changes = await workingTree.changesIn(filesOf(read));
  const placed = checkout === undefined ? read : await placeOffsets(read, changes, git, checkout);
  const committed = placeOnCommit(placed, changes);
  const analysis = hideSecrets(committed, (text) => world.redact(text));
  const warnings = findDegenerateFingerprints(analysis.findings).map(describeDegenerateFingerprint);
  let paths: ReadonlySet<string> | undefined;
  const hasFile = (path: string): boolean => {
    paths ??= new Set(entries.map((entry) => entry.path));
    return paths.has(path);
  };
  return { analysis: { ...analysis, warnings }, workingTree, hasFile };
}

/**
 * An analysis with other findings in place of its own, whose details are still read by those that the log
 * has.
 *
 * @param replace gives the finding itself where it stays
 * @param complete gives a finding that was put in place its details
 */
export function withFindings(
  analysis: Analysis,
  replace: (written: Finding) => Finding,
  complete: (finding: Finding, detailed: Finding) => Finding,
): Analysis {
  const writtenOf = new Map<Finding, Finding>();
  const findings = analysis.findings.map((written) => {
    const finding = replace(written);
    if (finding !== written) writtenOf.set(finding, written);
    return finding;
  });
  return {
    ...analysis,
    findings,
    async details(wanted) {
      const details = await analysis.details(wanted.map((finding) => writtenOf.get(finding) ?? finding));
      return new Map(
        wanted.flatMap((finding) => {
          const detailed = details.get(writtenOf.get(finding) ?? finding);
          return detailed === undefined ? [] : [[finding, complete(finding, detailed)] as const];
        }),
      );
    },
  };
}

/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
export async function linkToSource(
  { git, repository }: Pick<ReviewWorld, 'git' | 'repository'>,
  commit: string,
  hasFile: (path: string) => boolean,
): Promise<LinkTo | undefined> {
  if (repository === undefined || webUrl(repository.address) === undefined) return undefined;
  if (!(await isCloneOf(git, repository.address))) return undefined;
  const start = `${repository.address}${repository.files}${commit}/`;
  return (path, line) =>
    hasFile(path) ? `${start}${encodePath(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}
