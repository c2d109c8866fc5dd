/* Looks at what a repository uses, to propose the analyzer that its workflow runs. */

import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZER_GROUPS, ANALYZERS } from '../../analyzers/table.ts';
import { isOfDependency } from '../../logs/paths.ts';
import { type CiCommand, isPlainPath, readCiCommands } from './ci-commands.ts';
import { findOwnPaths } from './own-paths.ts';
import { dependsOn, findPackageManager, hasPackage, type PackageManager } from './package-manager.ts';
import type { RepositoryFiles } from './repository-files.ts';

export interface FoundAnalyzer {
  /** The one that the workflow runs. One without a step has to be set up by people. */
  readonly analyzer: Analyzer;
  /** Nothing tells that the repository uses it, and it has to be set up there. */
  readonly isExample: boolean;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** The workflow file in which it runs already. */
  readonly runsIn: string | undefined;
  /** Its own settings, which the analysis of the base takes as well; paths that need no quotes. */
  readonly settings: readonly string[];
  /** Words of a shell by which its own commands choose the files to look at; none for all of them. */
  readonly paths: readonly string[];
  readonly packageManager: PackageManager;
  /** Packages of npm that it takes, and that the repository does not have. */
  readonly missing: readonly string[];
  /** Of its package of Python, as the repository has it. */
  readonly version: string | undefined;
  /** The other tools that the repository uses, or has something for, as people read them. */
  readonly others: readonly string[];
}

/** Files that name tools among much else, and settle nothing for them. */
const LISTS =
  /^(?:package\.json|requirements\*\.txt|\.pre-commit-config\.yaml|Gemfile(?:\.lock)?|pom\.xml)$/u;

/** The names of folders that hold what is no part of the project, or has settings of its own for a reason. */
const ASIDE =
  /^\.|(?:^|-)(?:tests?|testing|specs?|vendor-bin|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu;

/** What looks at things beside the code, and is no first choice. */
const BESIDE_CODE = new Set(
  ANALYZER_GROUPS.filter(({ title }) => /^(?:Infrastructure|Secrets)/u.test(title)).flatMap(
    ({ analyzers }) => analyzers,
  ),
);

interface Candidate {
  readonly analyzer: Analyzer;
  readonly folder: string;
  readonly isUsed: boolean;
}

/** The tools of Salesforce come before others, as they run ESLint as well. */
const ORDERED: readonly Analyzer[] = [
  ...new Set([
    ...ANALYZER_GROUPS.filter(({ title }) => title === 'Salesforce').flatMap(({ analyzers }) => analyzers),
    ...ANALYZERS,
  ]),
];

/** What is proposed where nothing tells. */
const [EXAMPLE] = ANALYZERS.filter(({ name }) => name === 'ESLint').map((analyzer) => ({
  analyzer,
  folder: '',
  isUsed: false,
})) as [Candidate];

/**
 * Finds the analyzer that a workflow is to run. What the repository uses comes first, and of that what has a
 * step; then what the language of its root tells, then that of most of its files.
 */
export function findAnalyzer(files: RepositoryFiles): FoundAnalyzer {
  const commands = readCiCommands(files);
  const matches = createMatcher(files);
  const used = findUsed(matches, commands);
  const { named, bySources } = findFitting(matches);
  const hasStep = ({ analyzer: { step } }: Candidate): boolean => step !== undefined;
  const isInstalled = ({ analyzer: { step }, folder }: Candidate): boolean =>
    step?.packages === undefined || hasPackage(files, folder, step.packages[0] ?? '');
  const ofCode = used.filter(({ analyzer }) => !BESIDE_CODE.has(analyzer));
  const chosen =
    ofCode.find((one) => hasStep(one) && isInstalled(one)) ??
    ofCode.find(hasStep) ??
    named.find(hasStep) ??
    // A command with a gap in it is no proposal.
    ofCode.find(({ analyzer }) => !/<\w+>/u.test(analyzer.command)) ??
    used.find((one) => BESIDE_CODE.has(one.analyzer) && hasStep(one)) ??
    [...bySources, ...used][0] ??
    EXAMPLE;
  const { analyzer, folder, isUsed } = chosen;
  const { signs = [], step } = analyzer;
  const own = signs.filter((sign) => !LISTS.test(split(sign).path)).flatMap(matches);
  return {
    analyzer,
    folder,
    isExample: !isUsed && step?.packages !== undefined,
    runsIn: runOf(analyzer, commands)?.path,
    settings: own.map(({ path }) => path).filter(isPlainPath),
    paths: findOwnPaths(files, analyzer, folder, commands),
    packageManager: findPackageManager(files, folder),
    missing: (step?.packages ?? []).filter((name) => !hasPackage(files, folder, name)),
    version: findVersion(files, step?.pip?.[0]),
    others: namesOf([...used, ...named, ...bySources.filter(isInstalled)], chosen),
  };
}

/** By settings at the root, by those of a folder, by jobs. */
function findUsed(matches: Matcher, commands: readonly CiCommand[]): readonly Candidate[] {
  const placed = ORDERED.flatMap((analyzer) => {
    const folders = (analyzer.signs ?? []).flatMap(matches).map(({ folder }) => runFolder(analyzer, folder));
    return [...new Set(folders)].map((folder) => ({ analyzer, folder, isUsed: true }));
  });
  const depth = ({ folder }: Candidate): number => (folder === '' ? 0 : folder.split('/').length);
  const inJobs = ORDERED.flatMap((analyzer) => {
    const command = runOf(analyzer, commands);
    return command === undefined ? [] : [{ analyzer, folder: command.folder, isUsed: true }];
  });
  return [...placed.sort((one, other) => depth(one) - depth(other)), ...inJobs];
}

/** By files whose names tell the language of the root; and by sources, most of them first. */
function findFitting(matches: Matcher): Readonly<Record<'named' | 'bySources', readonly Candidate[]>> {
  const fitting = ORDERED.flatMap((analyzer) =>
    (analyzer.fits ?? []).map((path) => ({
      candidate: { analyzer, folder: '', isUsed: false },
      isNamed: !path.includes('*'),
      count: matches(path).filter(({ folder }) => folder === '').length,
    })),
  )
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return {
    named: fitting.filter(({ isNamed }) => isNamed).map(({ candidate }) => candidate),
    bySources: fitting.filter(({ isNamed }) => !isNamed).map(({ candidate }) => candidate),
  };
}

/** Each once, with its folder where it is not the root. */
function namesOf(candidates: readonly Candidate[], chosen: Candidate): readonly string[] {
  const others = candidates.filter(({ analyzer }) => analyzer !== chosen.analyzer);
  const elsewhere = candidates.filter(
    ({ analyzer, folder }) => analyzer === chosen.analyzer && folder !== chosen.folder && folder !== '',
  );
  const first = [...new Map(others.toReversed().map((one) => [one.analyzer, one])).values()].toReversed();
  return [...new Set([...elsewhere, ...first])].map(({ analyzer: { name }, folder }) =>
    folder === '' ? name : `${name} in ${folder}`,
  );
}

/** One that is told where its settings stand, and one that people have to set up, runs at the root. */
function runFolder({ settings, step }: Analyzer, folder: string): string {
  return settings === undefined && step !== undefined ? folder : '';
}

/** The command of a job that runs the tool, by its name in the log. */
function runOf({ drivers, signs, step }: Analyzer, commands: readonly CiCommand[]): CiCommand | undefined {
  const [driver = ''] = drivers;
  if ((signs ?? step) === undefined || drivers.length > 1 || driver.includes(' ')) return undefined;
  const name = new RegExp(String.raw`(?<!\w)${driver}(?!\w)`, 'iu');
  return commands.find(({ text }) => name.test(text) && !text.includes('/upload-sarif@'));
}

interface Match {
  readonly path: string;
  /** Where what the sign names stands, from the root of the repository; empty for the root. */
  readonly folder: string;
}

/** Finds the files that a sign speaks of, in any folder. */
type Matcher = (sign: string) => readonly Match[];

function createMatcher(files: RepositoryFiles): Matcher {
  const paths = files.paths.filter((path) => !isOfDependency(path));
  return (sign) => {
    const { path: glob, text } = split(sign);
    const pattern = toPattern(glob);
    return paths.flatMap((path) => {
      const match = pattern.exec(path);
      if (match === null) return [];
      const folder = glob.startsWith('**/') ? '' : (match[1] ?? '').slice(0, -1);
      if (folder !== '' && (!isPlainPath(folder) || folder.split('/').some((name) => ASIDE.test(name))))
        return [];
      const isMeant =
        text === undefined ||
        (glob === 'package.json' ? dependsOn(files, folder, text) : files.text(path).includes(text));
      return isMeant ? [{ path, folder }] : [];
    });
  };
}

/** A star stands for any part of a name. */
function toPattern(glob: string): RegExp {
  const names = glob.replace(/^\*\*\//u, '').split('*');
  return new RegExp(`^(.*/)?${names.map((name) => name.replaceAll('.', '\\.')).join('[^/]*')}$`, 'u');
}

function split(sign: string): { readonly path: string; readonly text: string | undefined } {
  const [path = '', text] = sign.split(': ', 2);
  return { path, text };
}

/**
 * The version of a package of Python that the repository pins, in a lock file, in its requirements or as a
 * hook of pre-commit, whose `rev` is that of the tool.
 *
 * @param name as the index has it, with extras in brackets
 */
export function findVersion(files: RepositoryFiles, name: string | undefined): string | undefined {
  const tool = name?.replace(/\[.*$/u, '');
  if (tool === undefined) return undefined;
  const places: readonly (readonly [RegExp, RegExp])[] = [
    [/^(?:uv|poetry|pdm)\.lock$/u, new RegExp(`^name = "${tool}"\\r?\\nversion = "([\\d.]+)"`, 'mu')],
    [/^requirements.*\.txt$/u, new RegExp(`^${tool}(?:\\[.*\\])?==([\\d.]+)`, 'mu')],
    [
      /^\.pre-commit-config\.yaml$/u,
      new RegExp(
        `repo: \\S*/${tool}(?:-pre-commit)?(?:\\.git)?\\s+rev: .{0,99}?\\bv?(\\d{1,9}\\.\\d{1,9}\\.\\d{1,9})`,
        'u',
      ),
    ],
  ];
  for (const [file, version] of places)
    for (const path of files.paths.filter((one) => file.test(one))) {
      const found = version.exec(files.text(path))?.[1];
      if (found !== undefined) return found;
    }
  return undefined;
}
