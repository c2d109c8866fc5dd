import {
  describeDegenerateFingerprint,
  findDegenerateFingerprints,
} from '../finding/degenerate-fingerprints.ts';
import type { Checkout } from '../git/checkout.ts';
import { readTree } from '../git/tree.ts';
import type { Inputs } from '../inputs/schema.ts';
import { hideSecrets } from '../sarif/hide-secrets.ts';
import { type Analysis, readAnalysis } from '../sarif/read-analysis.ts';
import { toTree } from '../sarif/tree.ts';
import type { ReviewWorld } from './review-world.ts';

/** The logs of a job, and what in them is worth a word and holds nothing. */
export interface JudgedAnalysis extends Analysis {
  readonly warnings: readonly string[];
}

/**
 * Reads the logs that the inputs name, over the tree that was analyzed, and judges them: whoever asks gets the same answer. Its prose holds none of
 * our secrets. Without a checkout no path is a file.
 */
export async function analyze(
  inputs: Pick<Inputs, 'sarif-file' | 'category' | 'tools' | 'trust-incomplete' | 'foreign-paths'>,
  checkout: Checkout | undefined,
  world: Pick<ReviewWorld, 'git' | 'directory' | 'workspaces' | 'temporaryFolder' | 'redact'> &
    Partial<Pick<ReviewWorld, 'progress'>>,
): Promise<JudgedAnalysis> {
  const { git, directory, workspaces, temporaryFolder, progress } = world;
  const entries = checkout === undefined ? [] : await readTree(git, checkout.head);
  const read = await readAnalysis({
    patterns: inputs['sarif-file'],
    directory,
    category: inputs.category,
    tools: inputs.tools,
    trustIncomplete: inputs['trust-incomplete'],
    // Without a checkout nothing is of it.
    foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
    tree: toTree(entries),
    roots: { checkout: checkout?.root ?? directory, prefix: checkout?.prefix ?? '', workspaces },
    temporaryFolder,
    ...(progress === undefined ? {} : { progress }),
  });
  const analysis = hideSecrets(read, (text) => world.redact(text));
  const degenerate = findDegenerateFingerprints(analysis.findings).map(describeDegenerateFingerprint);
  return { ...analysis, warnings: degenerate };
}
