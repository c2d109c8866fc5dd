import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZER_GROUPS, ANALYZERS } from '../../analyzers/table.ts';
import { at, isObject, listAt, textAt } from '../../logs/raw.ts';
import { isOfDependency } from '../../logs/spelled-path.ts';
import { type RepositoryFiles, readAs } from './repository.ts';

/*
 * Finds the analyzers that a workflow is to run: those that the jobs of the repository run, or else its
 * scripts, or else the one whose settings stand in it. Nothing is guessed beyond that.
 */

export interface FoundAnalyzer {
  readonly analyzer: Analyzer;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** What runs it; undefined where its settings alone tell of it. */
  readonly command: OwnCommand | undefined;
  /** The words that people give its program, with what writes the log; undefined if they cannot be copied. */
  readonly copied: string | undefined;
  /** Its own settings; paths that need no quotes. */
  readonly settings: readonly string[];
  /** Whether all is known that it takes to run it. */
  readonly isKnown: boolean;
}

interface FoundAnalyzers {
  /** What the workflow runs. None is a gap. */
  readonly chosen: readonly FoundAnalyzer[];
  /** What the repository runs besides. */
  readonly others: readonly FoundAnalyzer[];
  /** Analyzers for the languages of the repository, that of most files first. */
  readonly fitting: readonly string[];
  /** One that looks at lock files of the repository, which runs none. */
  readonly scanner: string | undefined;
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

/** What looks at lock files. */
const SCANNERS: ReadonlySet<string> = new Set(
  ANALYZERS.flatMap(({ name, packages }) => (packages === undefined ? [] : name)),
);

const isOfCode = ({ analyzer }: FoundAnalyzer): boolean => !BESIDE_CODE.has(analyzer.name);

const codeFirst = (one: FoundAnalyzer, other: FoundAnalyzer): number =>
  Number(isOfCode(other)) - Number(isOfCode(one));

export function findAnalyzers(files: RepositoryFiles): FoundAnalyzers {
  const all: FoundAnalyzer[] = [];
  for (const look of [
    () => ofCommands(files, readJobs(files)),
    () =>
      ofCommands(
        files,
        readScripts(files, '', () => true),
      ),
    () => ofSettings(files).slice(0, 1),
  ])
    if (!all.some(isOfCode)) all.push(...look());
  const found = [...Map.groupBy(all, ({ analyzer }) => analyzer.drivers[0]).values()]
    .flatMap(oncePerFolder)
    .toSorted(codeFirst);
  const known = found.filter(({ isKnown }) => isKnown);
  const gaps = known.some(isOfCode) ? [] : found.filter((one) => isOfCode(one)).slice(0, 1);
  const chosen = [...gaps, ...known].slice(0, MOST_STEPS);
  const fitting = findFitting(files);
  const isScanned = found.some(({ analyzer }) => SCANNERS.has(analyzer.name));
  const scanner = isScanned ? undefined : fitting.find((name) => SCANNERS.has(name));
  return { chosen, others: found.filter((one) => !chosen.includes(one)), fitting, scanner };
}

/** The command that can be copied. */
function oncePerFolder(same: readonly FoundAnalyzer[]): readonly FoundAnalyzer[] {
  return [...Map.groupBy(same, ({ folder }) => folder).values()].flatMap(
    (ones) => ones.find(({ copied }) => copied !== undefined) ?? ones.slice(0, 1),
  );
}

function ofCommands(files: RepositoryFiles, commands: readonly OwnCommand[]): readonly FoundAnalyzer[] {
  return ANALYZERS.flatMap((analyzer) =>
    commands.flatMap((command) => {
      const given = command.isName ? ofName(analyzer, command) : ofWords(analyzer, command);
      return given === undefined ? [] : toFound(files, analyzer, { command, ...given });
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
  return { copied: isOwn ? undefined : copy([...subcommands, ...args], step, step?.all) };
}

/** What may stand before a program that it starts. */
const STARTERS =
  /^(?:npx|npm|pnpm|yarn|bunx?|exec|dlx|x|run|uvx?|tool|go|poetry|pipenv|pdm|hatch|rye|python[\d.]*|bundle|@?php|sudo|time|env|mise|if|!|-.*|[A-Z][A-Z0-9_]*=.*)$/u;

/** Of a command; undefined of one that does not run the analyzer. */
function ofWords({ runs = [], step }: Analyzer, { words }: OwnCommand): Given | undefined {
  for (const run of runs) {
    const [program, ...more] = run.split(' ');
    const index = words.findIndex(
      (word, at) =>
        posix.basename(word).replace(/@[^@]*$/u, '') === program &&
        more.every((one, next) => words[at + 1 + next] === one),
    );
    const [before, rest] = [words.slice(0, index), words.slice(index + 1)];
    const isStarted = before.every((word, at) => STARTERS.test(word) || before[at - 1]?.startsWith('--'));
    const isOther = rest.some((word) =>
      /^(?:--?version|-V|--help|--init|--print-config|format)$/u.test(word),
    );
    if (index < 0 || !isStarted || isOther) continue;
    return { copied: before.some((word) => word.includes('=')) ? undefined : copy(rest, step) };
  }
  return undefined;
}

/** What a shell takes as it is, and no expression of a workflow. */
const PLAIN_WORD = /^(?:[\w-]+=)?(?:[\w@%+=:,./*?[\]{}~^!-]+|'[^'\n]+'|"[^"$`\\\n]+")$/u;

function copy(words: readonly string[], step: Analyzer['step'], all = ''): string | undefined {
  const { adds, drops = [] } = step ?? {};
  if (adds === undefined || !words.every((word) => PLAIN_WORD.test(word))) return undefined;
  const isDropped = (word: string, before = ''): boolean => {
    const [flag = ''] = word.split('=');
    return drops.includes(flag) || drops.includes(`${flag}=`) || drops.includes(`${before}=`);
  };
  const kept = words.filter((word, at) => !isDropped(word, words[at - 1]));
  // Pipes and redirections come last, and flags before what stands behind `--`.
  const pipes = /[>|]/u.exec(adds)?.index ?? adds.length;
  const ends = kept.includes('--') ? kept.indexOf('--') : kept.length;
  return [...kept.slice(0, ends), adds.slice(0, pipes).trim(), ...kept.slice(ends), all, adds.slice(pipes)]
    .filter(Boolean)
    .join(' ');
}

/** The names of folders that hold what is no part of the project. */
const ASIDE =
  /^\.|(?:^|[-_])(?:tests?|testing|testdata|specs?|vendor|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu;

export const isAside = (folder: string): boolean =>
  folder !== '' && folder.split('/').some((name) => ASIDE.test(name));

function ofSettings(files: RepositoryFiles): readonly FoundAnalyzer[] {
  const has = (path: string): boolean => files.paths.includes(path);
  // Nx runs analyzers in each project, and settings of the root leave these out.
  if (has('nx.json')) return [];
  return ANALYZERS.flatMap((analyzer) => {
    const { needs, packages } = analyzer.step ?? {};
    const root = needs ?? (packages && 'package.json');
    // In a folder it is of a part alone, unless the project itself stands there.
    const [found] = settingsOf(files, analyzer).filter(
      ({ folder }) => folder === '' || root === undefined || !has(root),
    );
    return found === undefined
      ? []
      : toFound(files, analyzer, { command: undefined, copied: undefined }, found.folder);
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
  found: Pick<FoundAnalyzer, 'command' | 'copied'>,
  folder = found.command?.folder ?? '',
): FoundAnalyzer {
  const { needs, eachModule } = analyzer.step ?? {};
  const settings = settingsOf(files, analyzer)
    .filter(({ folder: of }) => of === '' || of === folder)
    .map(({ path }) => path);
  const isThere = (path: string): boolean =>
    path === posix.join(folder, needs ?? '') || (eachModule !== undefined && path.endsWith(`/${needs}`));
  const isKnown = analyzer.step !== undefined && (needs === undefined || files.paths.some(isThere));
  return { analyzer, ...found, folder, settings, isKnown };
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

/*
 * The commands that a repository runs: in the jobs of its CI, and in the scripts that these call, one level
 * deep. All of these files are a stranger's: what is not as expected has no commands.
 */

interface OwnCommand {
  /** The file that has it. */
  readonly path: string;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** As they are written; of an action, a hook or a plugin, its name and what it is given. */
  readonly words: readonly string[];
  readonly isName: boolean;
  /** The name that calls it, if it stands in a script that has one. */
  readonly script: string;
  /** Of the tool, where the step or the hook says it. */
  readonly version: string | undefined;
  /** The steps of its job that set up a language. */
  readonly setup: readonly unknown[];
}

type Context = Omit<OwnCommand, 'words'>;

const PLAIN: Omit<Context, 'path'> = {
  folder: '',
  isName: false,
  script: '',
  version: undefined,
  setup: [],
};

/** What a workflow that reviews already has in it: it is no sign of what people run. */
export const REVIEWS = /uses["']?:\s*["']?[^\s"']{0,200}\/sarif-review@|templates\/sarif-review\.yml/u;

const WORKFLOWS = /^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u;

/** The commands of all jobs, each followed by those of what it calls. */
function readJobs(files: RepositoryFiles): readonly OwnCommand[] {
  return files.paths
    .filter((path) => WORKFLOWS.test(path) && !REVIEWS.test(files.text(path)))
    .flatMap((path) => {
      const workflow = readAs(yaml, files.text(path));
      const jobs = at(workflow, 'jobs') ?? workflow;
      return (isObject(jobs) ? Object.values(jobs) : []).flatMap((job: unknown) => [
        ...listAt(job, 'script').flatMap((line) => toCommands(String(line), { ...PLAIN, path })),
        ...listAt(job, 'steps').flatMap((step, index, steps) =>
          ofStep(step, { ...PLAIN, path, setup: steps.slice(0, index) }),
        ),
      ]);
    })
    .flatMap((command) => [command, ...follow(files, command)]);
}

const SETUP = /^[\w-]+\/(?:setup-[\w-]+|rust-toolchain)@[\w./-]+$/u;

function ofStep(step: unknown, context: Context): readonly OwnCommand[] {
  const place = textAt(step, 'with', 'working-directory') ?? textAt(step, 'working-directory');
  const folder = isPlainPath(place ?? '') ? posix.join(place ?? '', '.').replace(/^\.$|\/$/u, '') : '';
  const setup = context.setup.filter(
    (one) => SETUP.test(textAt(one, 'uses') ?? '') && !JSON.stringify(one).includes('${'),
  );
  const [action = ''] = (textAt(step, 'uses') ?? '').split('@');
  if (action === '') return toCommands(textAt(step, 'run') ?? '', { ...context, setup, folder });
  const words = [action, ...(textAt(step, 'with', 'args') ?? '').split(/\s+/u).filter(Boolean)];
  return [{ ...context, setup, folder, words, isName: true, version: textAt(step, 'with', 'version') }];
}

/** The simple commands of a script, in words as they are written, and where each runs. */
function toCommands(script: string, context: Context): readonly OwnCommand[] {
  let { folder } = context;
  const parts = script
    .replaceAll(/\\\r?\n/gu, ' ')
    .replaceAll(/^[\t ]*#.*/gmu, '')
    .split(/[&|]{1,2}(?!\d)|[;\n]/u);
  return parts.flatMap((part) => {
    const words = part
      .replaceAll(/\d?>{1,2}&? ?\S+/gu, ' ')
      .replaceAll(/"[^"]*"|'[^']*'|\s+/gu, (sign) => (/^\s/u.test(sign) ? '\n' : sign))
      .split('\n')
      .filter(Boolean);
    if (words[0] === 'cd' && isPlainPath(words[1] ?? '')) folder = posix.join(folder, words[1] ?? '');
    return words.length === 0 ? [] : [{ ...context, folder, words }];
  });
}

/** A path that a shell and YAML take as it is, within the checkout. */
function isPlainPath(path: string): boolean {
  return /^[\w.][\w./-]*$/u.test(path) && !path.split('/').includes('..');
}

/** The commands of the scripts that a command calls. */
function follow(files: RepositoryFiles, { words, folder, path, setup }: OwnCommand): readonly OwnCommand[] {
  const called = words.flatMap((word) => word.split(','));
  return readScripts(files, folder, (by) => words.some((word) => by.test(word)))
    .filter(({ script }) => script === '' || called.includes(script))
    .map((command) => ({ ...command, path, setup }));
}

/** The commands of the scripts of a folder. */
function readScripts(
  files: RepositoryFiles,
  folder: string,
  isCalled: (by: RegExp) => boolean,
): readonly OwnCommand[] {
  return SCRIPTS.flatMap(([name, by, commandsOf]) => {
    const path = posix.join(folder, name);
    if (!files.paths.includes(path) || !isCalled(by)) return [];
    return commandsOf(files.text(path), (script = '') => ({ ...PLAIN, path, folder, script }));
  });
}

type ToContext = (script?: string) => Context;

/** Files with scripts, hooks and plugins, what calls them, and how they are read. */
const SCRIPTS: readonly (readonly [
  name: string,
  by: RegExp,
  (text: string, context: ToContext) => readonly OwnCommand[],
])[] = [
  ['package.json', /^(?:npm|pnpm|yarn|bun)$/u, ofManifest],
  ['composer.json', /^composer$/u, ofManifest],
  ['Makefile', /^make$/u, ofRecipes],
  ['justfile', /^just$/u, ofRecipes],
  ['tox.ini', /^tox$/u, ofRecipes],
  ['pom.xml', /(?:^|\/)mvnw?$/u, ofBuild],
  ['build.gradle', /(?:^|\/)gradlew?$/u, ofBuild],
  ['build.gradle.kts', /(?:^|\/)gradlew?$/u, ofBuild],
  ['.pre-commit-config.yaml', /\bpre-commit(?:\/action)?$/u, ofHooks],
];

function ofManifest(text: string, context: ToContext): readonly OwnCommand[] {
  const scripts = at(readAs(JSON.parse, text), 'scripts');
  return Object.entries(isObject(scripts) ? scripts : {}).flatMap(([name, lines]) =>
    toCommands([lines].flat().join('\n'), context(name)),
  );
}

const PLUGIN = /<artifactId>([\w.-]{1,80}-plugin)<|\b(?:id|alias|plugin:)[ ("']{1,3}([\w.-]{1,80})/gu;

function ofBuild(text: string, context: ToContext): readonly OwnCommand[] {
  return [...text.matchAll(PLUGIN)].map(([, maven, gradle]) => ({
    ...{ ...context(), isName: true, words: [maven ?? gradle?.split('.').at(-1) ?? ''] },
  }));
}

/** Indented lines below `name:` or `[testenv:name]`, which is how `make` and `tox` have them. */
function ofRecipes(text: string, context: ToContext): readonly OwnCommand[] {
  let [name, isOther] = ['', false];
  return text
    .replaceAll(/\\\r?\n/gu, ' ')
    .split('\n')
    .flatMap((line) => {
      const head = /^\[testenv:?([^\]]*)\]|^([\w./%-]+)(?![\w./%-])[^:=]*:(?!=)/u.exec(line);
      const field = /^(\w+)\s*=(.*)/u.exec(line);
      if (head !== null) name = head[1] ?? head[2] ?? '';
      // Packages of `tox` are no commands.
      if (head !== null || field !== null) isOther = field !== null && field[1] !== 'commands';
      const script = field?.[2] ?? /^[\t ]+[@-]*(.*)/u.exec(line)?.[1] ?? '';
      return isOther ? [] : toCommands(script, context(name));
    });
}

function ofHooks(text: string, context: ToContext): readonly OwnCommand[] {
  return listAt(readAs(yaml, text), 'repos').flatMap((repo) =>
    listAt(repo, 'hooks').flatMap((hook) => {
      const [id = '', rev = ''] = [textAt(hook, 'id'), textAt(repo, 'rev')];
      const args = listAt(hook, 'args').map(String);
      const entry = textAt(hook, 'entry');
      if (entry !== undefined) return toCommands([entry, ...args].join(' '), context());
      // The version of one that is frozen stands behind its commit.
      const [said = ''] = (rev === '' ? '' : (text.split(rev)[1] ?? '')).split('\n');
      const isOfTool = (textAt(repo, 'repo') ?? '').includes(id.replace(/-check$/u, ''));
      const version = isOfTool ? /\d{1,9}\.\d{1,9}\.\d{1,9}/u.exec(rev + said)?.[0] : undefined;
      return [{ ...context(), isName: true, words: [id, ...args], version }];
    }),
  );
}

const yaml = (text: string): unknown => parse(text, { logLevel: 'silent' });
