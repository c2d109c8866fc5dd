import { type AnalyzerStep, GAP_STEP, toStep } from '../../../src/tools/init/analyzer-step.ts';
import { type FoundAnalyzers, findAnalyzers } from '../../../src/tools/init/find-analyzers.ts';
import type { RepositoryFiles } from '../../../src/tools/init/repository-files.ts';

/** A repository that tracks these files. */
export function among(files: Readonly<Record<string, string>>): RepositoryFiles {
  const paths = Object.keys(files);
  return { paths, tracked: new Set(paths), text: (path) => files[path] ?? '' };
}

/** What is proposed for it. */
export function findAmong(files: Readonly<Record<string, string>>): FoundAnalyzers {
  return findAnalyzers(among(files));
}

export function stepsAmong(files: Readonly<Record<string, string>>): readonly AnalyzerStep[] {
  const { chosen } = findAmong(files);
  return chosen.length === 0 ? [GAP_STEP] : chosen.map((found) => toStep(among(files), found));
}
