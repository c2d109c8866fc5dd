import { posix } from 'node:path';
import { stringify } from 'yaml';
import type { Analyzer } from '../../analyzers/analyzer.ts';
import { DISTRIBUTION } from '../../distribution.ts';
import { type FoundAnalyzer, isAside } from './find-analyzers.ts';
import {
  findNodeVersion,
  findPackageManager,
  findVersion,
  hasPackage,
  type RepositoryFiles,
} from './repository.ts';
import { eslint, eslintOfBaseForAnotherJob, installStep, nodeStep } from './workflow-parts.ts';

/* How a workflow runs an analyzer, by its row of the table and by what the repository has of it. */

type StepOfRow = NonNullable<Analyzer['step']>;
type BaseAnalysis = Parameters<typeof eslintOfBaseForAnotherJob>[0];

export interface AnalyzerStep {
  /** Names a job of GitLab. */
  readonly name: string;
  /** The file that its log stands in, from the folder; a glob where each module has one. */
  readonly log: string;
  /** Where the command runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** Lines of the input of that name. */
  readonly tools: readonly string[];
  readonly image: string;
  /** The steps of GitHub before it. */
  readonly githubSteps: readonly string[];
  /** The lines of a script of GitLab before it. */
  readonly gitlabLines: readonly string[];
  /** What people have to do before it runs, where no step is known. */
  readonly gap?: string;
  readonly command: string;
  /** The command by which people add what the repository lacks. */
  readonly missing?: string | undefined;
  /** The lines that analyze the base too; undefined where none are known. */
  readonly ofBase?: ((base: BaseAnalysis) => string) | undefined;
}

/** As the documents print it, for a repository that installs by npm at its root. */
export const ESLINT_STEP: AnalyzerStep = {
  ...{ name: 'eslint', log: 'eslint.sarif', folder: '', tools: ['ESLint'] },
  ...{ image: 'node:24', githubSteps: [nodeStep(), installStep('npm ci')], gitlabLines: ['npm ci'] },
  command: eslint(),
  ofBase: eslintOfBaseForAnotherJob,
};

/**
 * Stands where no analyzer is known: its step fails and leaves no log, so that the review ends incomplete.
 */
export const GAP_STEP: AnalyzerStep = {
  ...{ name: 'analyzer', log: 'analyzer.sarif', folder: '', tools: ['ANALYZER'] },
  ...{ image: 'ubuntu:24.04', githubSteps: [], gitlabLines: [] },
  gap: `Put the lines that run your analyzer here, and its log and its name in place of analyzer.sarif and ANALYZER: ${DISTRIBUTION.analyzers}`,
  command: 'echo "This workflow has a gap where its analyzer belongs." && exit 1',
};

export function toStep(files: RepositoryFiles, found: FoundAnalyzer): AnalyzerStep {
  const { analyzer, folder, isKnown, command } = found;
  const { drivers, clean, step, install = [] } = analyzer;
  const name = `${analyzer.name} ${folder}`
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-')
    .replace(/-$/u, '');
  // A tool of several names is one at a time, but for the engines of one log.
  const tools = clean === 'no run' ? drivers.map((name) => `${name} (silent)`) : drivers.slice(0, 1);
  const common = { name, folder, tools };
  if (step === undefined || !isKnown)
    return {
      ...{
        ...common,
        log: analyzer.log,
        image: 'ubuntu:24.04',
        gitlabLines: install,
        githubSteps: toRun(install),
      },
      gap: `Fit the lines that install ${analyzer.name}, and its command, to this repository: ${DISTRIBUTION.analyzers}`,
      command: ownCommand(found),
    };
  const { packages = [], image, pip = [] } = step;
  const packager = findPackageManager(files, folder, step.manager);
  const isByNpm = packages.length > 0 && step.manager === undefined;
  const setup = command?.setup ?? [];
  const node = findNodeVersion(files, folder, setup);
  const version = command?.version ?? findVersion(files, (pip[0] ?? '').replace(/\[.*$/u, ''));
  const program = packages.length > 0 ? `${packager.run}${programOf(analyzer)}` : withVersion(step, version);
  const { log, isInEach } = placeLog(files, found);
  const single = toCommand(found, program);
  const missing = packages.filter((one) => !hasPackage(files, folder, one));
  const links = packages.length === 0 ? [] : [...new Set([packager.folder, folder])];
  const isAnywhere =
    !isInEach && single.split(log).length === 2 && !(packages.length > 0 && packager.isHidden);
  return {
    ...{ ...common, log, image: isByNpm ? `node:${node}` : image },
    githubSteps: [
      ...(isByNpm || step.node === true
        ? [nodeStep(node)]
        : setup.map(toText).filter((one) => !one.includes('/setup-node@'))),
      ...(packages.length > 0 ? [installStep(packager.install, packager.folder)] : []),
      ...toRun([...pipLines('pipx install', step, version), ...(step.install?.github ?? [])]),
    ],
    gitlabLines: [
      ...(packages.length > 0 ? [inFolder(packager.folder, packager.install)] : []),
      ...pipLines('pip install', step, version),
      ...(step.install?.gitlab ?? []),
    ],
    command: isInEach ? inEachModule(analyzer, single) : single,
    missing: missing.length === 0 ? undefined : `${packager.add} ${missing.join(' ')}`,
    ofBase: isAnywhere
      ? (base) =>
          ofBase(
            base,
            found,
            single.replace(packager.run, () => 'npx ').replace(log, () => `"${base.output}"`),
            links,
          )
      : undefined,
  };
}

const programOf = ({ runs = [] }: Analyzer): string => (runs[0] ?? '').split(' ')[0] ?? '';

/** A step of people, with what chooses its version alone. */
function toText(step: unknown): string {
  const { uses, with: given } = step as { readonly uses: string; readonly with?: unknown };
  return stringify([{ uses, ...(given === undefined ? {} : { with: given }) }], { lineWidth: 0 });
}

const toRun = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`- run: ${lines.join(' && ')}\n`];

/** What starts a program in a version takes that of the repository. */
function withVersion({ program }: StepOfRow, version = ''): string | undefined {
  const [number] = /\d{1,9}\.\d{1,9}(?:\.\d{1,9})?/u.exec(version) ?? [];
  return number === undefined ? program : program?.replace(/@(?:latest|v[\d.]+)$/u, () => `@v${number}`);
}

/** The words of people with what writes the log, or the command of the row. */
function toCommand(found: FoundAnalyzer, program: string | undefined): string {
  const { analyzer, copied } = found;
  const named = programOf(analyzer);
  if (copied !== undefined) return `${program ?? named} ${copied}`;
  const own = ownCommand(found);
  const words = own.split(' ');
  return program === undefined || own.startsWith(program)
    ? own
    : words.with(Math.max(words.indexOf(named), 0), program).join(' ');
}

/** The command of the row, with what the repository has of settings; a build has them itself. */
function ownCommand({ analyzer, settings, folder, command }: FoundAnalyzer): string {
  const own = settings.find((path) => /\.(?:ya?ml|xml)$/u.test(path));
  if (command?.words[0]?.endsWith('-plugin')) return analyzer.command.replace(/ \S+=checkstyle\.xml/u, '');
  if (own === undefined) return analyzer.command;
  return withSettings(analyzer, posix.relative(folder, own));
}

/** The command of an analyzer, with settings of the repository where it takes some. */
export function withSettings({ command, settings, step }: Analyzer, own: string): string {
  const named = settings === undefined ? command : command.replace(settings, () => own);
  return step?.config === undefined ? named : `${named} ${step.config} ${own}`;
}

/** Where the log of a build of several modules stands, and whether the tool has to be started in each. */
function placeLog(files: RepositoryFiles, { analyzer, folder }: FoundAnalyzer) {
  const { log, modules, step } = analyzer;
  const places = [...files.tracked]
    .filter((path) => modules !== undefined && path.endsWith(modules) && path.startsWith(folder))
    .map((path) => posix.relative(folder, posix.dirname(path)))
    .filter((place) => !isAside(place));
  const [only = '', ...more] = places;
  const isInEach = step?.eachModule !== undefined && (more.length > 0 || only !== '');
  return { log: more.length > 0 ? `**/${log}` : posix.join(only, log), isInEach };
}

/** A module that could not be analyzed gets a log that nobody can read, so that the review is incomplete. */
function inEachModule({ log, modules = '', step }: Analyzer, command: string): string {
  const flagged = command.replace(/ (?=--fix=false)/u, ` ${step?.eachModule} `);
  return `for module in $(git ls-files '*${modules}' | grep -vE '(^|/)(testdata|examples?)/' | xargs dirname); do
  (cd "$module" && ${flagged}) || [ $? = 1 ] || echo > "$module/${log}"
done`;
}

/** The lines that install a tool of Python: in a version, with what goes into its environment. */
export function pipLines(
  install: 'pip install' | 'pipx install',
  { pip }: StepOfRow,
  version?: string,
): readonly string[] {
  if (pip === undefined) return [];
  const [tool = '', ...plugins] = pip;
  const named = `${tool}${version === undefined ? '' : `==${version}`}`;
  const quoted = named.includes('[') ? `'${named}'` : named;
  if (install === 'pip install') return [[install, quoted, ...plugins].join(' ')];
  return [
    `${install} ${quoted}`,
    ...(plugins.length === 0 ? [] : [`pipx inject ${tool} ${plugins.join(' ')}`]),
  ];
}

export const inFolder = (folder: string, command: string): string =>
  folder === '' ? command : `(cd ${folder} && ${command})`;

/** As for ESLint: in a working tree of its own, with the packages and the settings of the change. */
function ofBase(
  { commit, folder, checkout, output }: BaseAnalysis,
  { settings, folder: at }: FoundAnalyzer,
  command: string,
  packages: readonly string[],
): string {
  const links = packages.map((one) => posix.join(one, 'node_modules'));
  return [
    `git worktree add --force --detach "${folder}" ${commit}`,
    ...links.map((one) => `ln -s "${checkout}/${one}" "${folder}/${one}"`),
    ...(settings.length === 0
      ? []
      : [`(cd "${checkout}" && cp --parents ${settings.join(' ')} "${folder}")`]),
    `(cd "${posix.join(folder, at)}" && ${command}) || true`,
    `sed -i "s#${folder}/#${checkout}/#g" "${output}"`,
  ].join('\n');
}
