import { type AnalyzerStep, GAP_STEP, toStep } from '../../../src/tools/init/analyzer-step.ts';
import { findAnalyzers } from '../../../src/tools/init/find-analyzers.ts';
import type { RepositoryFiles } from '../../../src/tools/init/repository.ts';

/** A repository that tracks these files. */
export function among(files: Readonly<Record<string, string>>): RepositoryFiles {
  const paths = Object.keys(files);
  return { paths, tracked: new Set(paths), text: (path) => files[path] ?? '' };
}

/** The steps that are proposed for it. */
export function stepsAmong(files: Readonly<Record<string, string>>): readonly AnalyzerStep[] {
  const { chosen } = findAnalyzers(among(files));
  return chosen.length === 0 ? [GAP_STEP] : chosen.map((found) => toStep(among(files), found));
}
