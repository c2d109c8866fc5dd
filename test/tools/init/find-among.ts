import { type FoundAnalyzer, findAnalyzer } from '../../../src/tools/init/find-analyzer.ts';

/** What is proposed for a repository that tracks these files. */
export function findAmong(files: Readonly<Record<string, string>>): FoundAnalyzer {
  const paths = Object.keys(files);
  return findAnalyzer({ paths, tracked: new Set(paths), text: (path) => files[path] ?? '' });
}
