/*
 * Finds the analyzers that a workflow is to run: those that the jobs of the repository run, or else its
 * scripts, or else the one whose settings stand in it. Nothing is guessed beyond that.
 */

import { posix } from 'node:path';
import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZER_GROUPS, ANALYZERS } from '../../analyzers/table.ts';
import { isOfDependency } from '../../logs/spelled-path.ts';
import { isPlainPath, type OwnCommand, readJobs, readScripts } from './own-commands.ts';
import { majorOf } from './package-manager.ts';
import type { RepositoryFiles } from './repository-files.ts';

export interface FoundAnalyzer {
  readonly analyzer: Analyzer;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** What runs it; undefined where its settings alone tell of it. */
  readonly command: OwnCommand | undefined;
  /** The words that people give its program, with what writes the log; undefined if they cannot be copied. */
  readonly copied: Copied | undefined;
  /** Its own settings; paths that need no quotes. */
  readonly settings: readonly string[];
  /** Whether all is known that it takes to run it. */
  readonly isKnown: boolean;
}

interface Copied {
  /** Variables, each with a space behind it. */
  readonly variables: string;
  readonly words: string;
}

export interface FoundAnalyzers {
  /** What the workflow runs. None is a gap. */
  readonly chosen: readonly FoundAnalyzer[];
  /** What the repository runs besides. */
  readonly others: readonly FoundAnalyzer[];
  /** Analyzers for the languages of the repository, that of most files first. */
  readonly fitting: readonly string[];
}

/** Steps of one workflow. */
const MOST_STEPS = 4;

/** What looks at things beside the code. */
const BESIDE_CODE: ReadonlySet<string> = new Set([
  ...ANALYZER_GROUPS.filter(({ title }) => /^(?:Infrastructure|Secrets)/u.test(title)).flatMap(
    ({ analyzers }) => analyzers.map(({ name }) => name),
  ),
  ...[
    'markdownlint-cli2',
    'typos',
    'jscpd',
    'SwiftFormat',
    'cargo-audit',
    'cargo-deny',
    'pip-audit',
    'govulncheck',
  ],
]);

const isOfCode = ({ analyzer }: FoundAnalyzer): boolean => !BESIDE_CODE.has(analyzer.name);

const codeFirst = (one: FoundAnalyzer, other: FoundAnalyzer): number =>
  Number(isOfCode(other)) - Number(isOfCode(one));

export function findAnalyzers(files: RepositoryFiles): FoundAnalyzers {
  const all: FoundAnalyzer[] = [];
  for (const look of [
    () => ofCommands(files, readJobs(files)),
    () => ofCommands(files, readScripts(files, '')),
    () => ofSettings(files).slice(0, 1),
  ])
    if (!all.some(isOfCode)) all.push(...look());
  const found = [...Map.groupBy(all, ({ analyzer }) => analyzer.drivers[0]).values()]
    .flatMap(oncePerFolder)
    .toSorted(codeFirst);
  const known = found.filter(({ isKnown }) => isKnown);
  const gaps = known.some(isOfCode) ? [] : found.filter((one) => isOfCode(one)).slice(0, 1);
  const chosen = [...gaps, ...known].slice(0, MOST_STEPS);
  return { chosen, others: found.filter((one) => !chosen.includes(one)), fitting: findFitting(files) };
}

/** The command that can be copied; one that starts in each module does so from the root. */
function oncePerFolder(same: readonly FoundAnalyzer[]): readonly FoundAnalyzer[] {
  const folders = Map.groupBy(same, ({ folder }) => folder);
  const each = [...folders.values()].flatMap(
    (ones) => ones.find(({ copied }) => copied !== undefined) ?? ones.slice(0, 1),
  );
  const [first] = each;
  return each.length > 1 && first?.analyzer.step?.eachModule !== undefined
    ? [{ ...first, folder: '', copied: undefined }]
    : each;
}

function ofCommands(files: RepositoryFiles, commands: readonly OwnCommand[]): readonly FoundAnalyzer[] {
  return ANALYZERS.flatMap((analyzer) =>
    commands.flatMap((command) => {
      const given = command.isName ? ofName(analyzer, command) : ofWords(analyzer, command);
      return given === undefined
        ? []
        : toFound(files, analyzer, { command, folder: command.folder, ...given });
    }),
  );
}

type Given = Pick<FoundAnalyzer, 'copied'>;

/** Of a hook, an action or a plugin; undefined of one that does not run the analyzer. */
function ofName(
  { runs = [], called = [], command, step }: Analyzer,
  { words }: OwnCommand,
): Given | undefined {
  const [name = '', ...given] = words;
  const [program = '', ...subcommands] = (runs[0] ?? '').split(' ');
  if (!called.includes(name)) return undefined;
  const isSaid = /^[a-z]+$/u.test(given[0] ?? '') && subcommands.length > 0;
  // Some actions do something else by another subcommand.
  if (isSaid && given[0] !== subcommands[0]) return undefined;
  const args = isSaid ? given.slice(1) : given;
  const isOwn =
    args.length === 0 || !command.startsWith(program) || args.some((arg) => /^--(?:args|hook-)/u.test(arg));
  return { copied: isOwn ? undefined : copy([], [...subcommands, ...args], step, step?.all) };
}

/** What may stand before a program that it starts. */
const STARTERS =
  /^(?:npx|npm|pnpm|yarn|bunx?|exec|dlx|x|run|uvx?|tool|go|poetry|pipenv|pdm|hatch|rye|python[\d.]*|bundle|@?php|sudo|time|env|mise|if|!|-.*|[A-Z][A-Z0-9_]*=.*)$/u;

/** Of a command; undefined of one that does not run the analyzer. */
function ofWords({ runs = [], step }: Analyzer, { words, isPiped }: OwnCommand): Given | undefined {
  for (const run of runs) {
    const [program, ...more] = run.split(' ');
    const index = words.findIndex(
      (word, at) =>
        posix.basename(word).replace(/@[^@]*$/u, '') === program &&
        more.every((one, next) => words[at + 1 + next] === one),
    );
    const [before, rest] = [words.slice(0, index), words.slice(index + 1)];
    const isStarted = before.every((word, at) => STARTERS.test(word) || before[at - 1]?.startsWith('--'));
    const isScript = /^(?:npm|bun) run$/u.test(before.join(' '));
    const isOther = rest.some((word) =>
      /^(?:--?version|-V|--help|--init|--print-config|format)$/u.test(word),
    );
    if (index < 0 || !isStarted || isScript || isOther) continue;
    const variables = before.filter((word) => /^[A-Z]\w*=/u.test(word));
    return { copied: isPiped ? undefined : copy(variables, rest, step) };
  }
  return undefined;
}

/** What a shell takes as it is, and no expression of a workflow. */
const PLAIN_WORD = /^(?:[\w-]+=)?(?:[\w@%+=:,./*?[\]{}~^!-]+|'[^'\n]+'|"[^"$`\\\n]+")$/u;

function copy(
  variables: readonly string[],
  words: readonly string[],
  step: Analyzer['step'],
  all = '',
): Copied | undefined {
  const { adds, drops = [] } = step ?? {};
  if (adds === undefined || ![...variables, ...words].every((word) => PLAIN_WORD.test(word)))
    return undefined;
  const isDropped = (word: string, before = ''): boolean => {
    const [flag = ''] = word.split('=');
    return drops.includes(flag) || drops.includes(`${flag}=`) || drops.includes(`${before}=`);
  };
  const kept = words.filter((word, at) => !isDropped(word, words[at - 1]));
  // Pipes and redirections come last, and flags before what stands behind `--`.
  const pipes = /[>|]/u.exec(adds)?.index ?? adds.length;
  const ends = kept.includes('--') ? kept.indexOf('--') : kept.length;
  const parts = [
    ...kept.slice(0, ends),
    adds.slice(0, pipes).trim(),
    ...kept.slice(ends),
    all,
    adds.slice(pipes),
  ];
  return { variables: variables.map((word) => `${word} `).join(''), words: parts.filter(Boolean).join(' ') };
}

/** The names of folders that hold what is no part of the project. */
const ASIDE =
  /^\.|(?:^|[-_])(?:tests?|testing|testdata|specs?|vendor|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu;

export const isAside = (folder: string): boolean =>
  folder !== '' && folder.split('/').some((name) => ASIDE.test(name));

/** From which on ESLint reads no `.eslintrc`. */
const FLAT_ESLINT = 9;

function ofSettings(files: RepositoryFiles): readonly FoundAnalyzer[] {
  const has = (path: string): boolean => files.paths.includes(path);
  return ANALYZERS.flatMap((analyzer) => {
    const { name, step, settings } = analyzer;
    const root = step?.needs ?? (step?.packages === undefined ? undefined : 'package.json');
    const isAtRoot = settings !== undefined || step === undefined || step.config !== undefined;
    // In a folder it is of a part alone, unless the project itself stands there.
    const [found] = settingsOf(files, analyzer).filter(
      ({ path, folder }) =>
        (folder === '' || (!isAtRoot && (root === undefined || !has(root)))) &&
        !(
          name === 'ESLint' &&
          (has('nx.json') || (path.includes('.eslintrc') && majorOf(files, 'eslint') >= FLAT_ESLINT))
        ),
    );
    return found === undefined
      ? []
      : toFound(files, analyzer, { command: undefined, copied: undefined, folder: found.folder });
  }).toSorted((one, other) => codeFirst(one, other) || one.folder.length - other.folder.length);
}

/** The settings of an analyzer that are there, those nearest to the root first. */
function settingsOf(
  { paths, text }: RepositoryFiles,
  { signs = [] }: Analyzer,
): readonly { readonly path: string; readonly folder: string }[] {
  return signs
    .flatMap((sign) => {
      const [glob = '', wanted = ''] = sign.split(': ', 2);
      return paths.flatMap((path) => {
        const folder = folderOf(path, glob);
        return folder === undefined || !isPlainPath(path) || isOfDependency(path) || isAside(folder)
          ? []
          : [{ path, folder }].filter(() => wanted === '' || text(path).includes(wanted));
      });
    })
    .toSorted((one, other) => one.folder.length - other.folder.length);
}

/** The folder that the glob matches a path in; a star stands for any part of a name. */
function folderOf(path: string, glob: string): string | undefined {
  const names = path.split('/');
  const own = names.splice(-glob.split('/').length).join('/');
  const [head = '', tail] = glob.split('*');
  const fits =
    tail === undefined ? own === glob : own.startsWith(head) && own.slice(head.length).endsWith(tail);
  return fits ? names.join('/') : undefined;
}

function toFound(
  files: RepositoryFiles,
  analyzer: Analyzer,
  found: Pick<FoundAnalyzer, 'command' | 'folder' | 'copied'>,
): readonly FoundAnalyzer[] {
  const { needs, eachModule, reads, refuses, version } = analyzer.step ?? {};
  const settings = settingsOf(files, analyzer)
    .filter(({ folder }) => folder === '' || folder === found.folder)
    .map(({ path }) => path);
  const has = (pattern: string) => (path: string) => new RegExp(pattern, 'u').test(files.text(path));
  const [major = version] = /\d+/u.exec(found.command?.version ?? '') ?? [];
  const isFor =
    (reads === undefined || settings.every(has(reads))) &&
    (refuses === undefined || !settings.some(has(refuses))) &&
    (version === undefined || major === version);
  const isThere = (path: string): boolean =>
    path === posix.join(found.folder, needs ?? '') ||
    (eachModule !== undefined && path.endsWith(`/${needs}`));
  const isKnown = analyzer.step !== undefined && (needs === undefined || files.paths.some(isThere));
  return isFor ? [{ analyzer, ...found, settings, isKnown }] : [];
}

function findFitting({ tracked }: RepositoryFiles): readonly string[] {
  return ANALYZERS.map(({ name, fits = [] }) => ({
    name,
    count: [...tracked].filter((path) => fits.some((end) => path.endsWith(end))).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name);
}
