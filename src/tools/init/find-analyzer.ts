/* Looks at what a repository uses, to propose the analyzer that its workflow runs. */

import { posix } from 'node:path';
import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZER_GROUPS, ANALYZERS } from '../../analyzers/table.ts';
import { isObject } from '../../log/raw.ts';

/** A repository, as far as it tells what it uses. */
interface RepositoryFiles {
  /** From its root. */
  readonly paths: readonly string[];
  /** The text of one of them; empty where it cannot be read. */
  text(path: string): string;
}

export interface FoundAnalyzer {
  /** The one that the workflow runs. */
  readonly analyzer: Analyzer;
  /** Nothing tells of an analyzer that has a step, so that it is ESLint. */
  readonly isExample: boolean;
  /** Its own settings, which the analysis of the base takes as well; paths that need no quotes. */
  readonly settings: readonly string[];
  /** Packages of npm that it takes, and that the repository does not have. */
  readonly missing: readonly string[];
  /** Names of the other tools that the repository uses, or has something for. */
  readonly others: readonly string[];
}

/** Files that name tools among much else, and settle nothing for them. */
const LISTS = /^(?:package\.json|requirements\*\.txt|\.pre-commit-config\.yaml|Gemfile(?:\.lock)?)$/u;

/**
 * Finds the analyzer that a workflow is to run: the first one that the repository has settings for, or
 * depends on, else the first one that has something to look at; ESLint where nothing tells. The tools of
 * Salesforce come first, as they run ESLint as well.
 */
export function findAnalyzer(files: RepositoryFiles): FoundAnalyzer {
  const salesforce = ANALYZER_GROUPS.find(({ title }) => title === 'Salesforce');
  const ordered = [...new Set([...(salesforce?.analyzers ?? []), ...ANALYZERS])];
  const used = ordered.filter(({ signs = [] }) => signs.some((sign) => pathsOf(sign, files).length > 0));
  const fitting = ordered.filter(({ fits = [] }) => fits.some((path) => pathsOf(path, files).length > 0));
  const known = [...new Set([...used, ...fitting])];
  const found = known.find(({ step }) => step !== undefined);
  const analyzer = found ?? eslint();
  const { signs = [], step } = analyzer;
  const own = signs.filter((sign) => !LISTS.test(split(sign).path));
  return {
    analyzer,
    isExample: found === undefined,
    settings: own.flatMap((sign) => pathsOf(sign, files)).filter((path) => /^[\w./-]+$/u.test(path)),
    missing: (step?.packages ?? []).filter((name) => !dependsOn(name, files)),
    others: known.filter((one) => one !== analyzer).map(({ name }) => name),
  };
}

function eslint(): Analyzer {
  const [first] = ANALYZERS;
  if (first === undefined) throw new Error('The table of the analyzers is empty.');
  return first;
}

/** The files that a sign speaks of, where it is there. */
function pathsOf(sign: string, files: RepositoryFiles): readonly string[] {
  const { path, text } = split(sign);
  if (path === 'package.json' && text !== undefined)
    return files.paths.includes(path) && dependsOn(text, files) ? [path] : [];
  return files.paths.filter(
    (one) => posix.matchesGlob(one, path) && (text === undefined || files.text(one).includes(text)),
  );
}

function split(sign: string): { readonly path: string; readonly text: string | undefined } {
  const [path = '', text] = sign.split(': ', 2);
  return { path, text };
}

function dependsOn(name: string, { text }: RepositoryFiles): boolean {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text('package.json'));
  } catch {
    return false;
  }
  const lists = isObject(manifest) ? Object.entries(manifest) : [];
  return lists.some(
    ([key, list]) =>
      /^(?:dev|optional)?dependencies$/iu.test(key) && isObject(list) && Object.hasOwn(list, name),
  );
}
