import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeDegenerateFingerprint, findDegenerateFingerprints } from '../finding/fingerprints.ts';
import type { Checkout } from '../git/checkout.ts';
import { readTree, trackedPaths } from '../git/tree.ts';
import { openWorkingTree, type WorkingTree } from '../git/working-tree.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { hideSecrets } from '../sarif/hide-secrets.ts';
import { type Analysis, readAnalysis } from '../sarif/read-analysis.ts';
import { toTree } from '../sarif/tree.ts';
import { placeOffsets } from './place-offsets.ts';
import { filesOf, placeOnCommit } from './place-on-commit.ts';
import type { ReviewWorld } from './review-world.ts';
import { spellRoots } from './spell-roots.ts';

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
    roots: await spellRoots({ root, prefix, spelled, workspaces }),
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
