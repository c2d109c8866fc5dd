/*
 * How a workflow runs an analyzer: ESLint as the documents print it, and any other by its row of the table.
 */

import { posix } from 'node:path';
import type { Analyzer, AnalyzerStep } from '../../analyzers/analyzer.ts';
import { DISTRIBUTION } from '../../distribution.ts';
import type { FoundAnalyzer } from './find-analyzer.ts';
import {
  type BaseAnalysis,
  eslint,
  eslintOfBaseForAnotherJob,
  INSTALL_STEPS,
  installSteps,
  NODE_STEP,
} from './workflow-parts.ts';

export interface AnalyzerJob {
  /** Names a job of GitLab. */
  readonly name: string;
  /** The name of the file that its log stands in. */
  readonly log: string;
  /** Where the command runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** As the logs name them. */
  readonly tools: readonly string[];
  /** Those of them that leave themselves out of a log when they find nothing. */
  readonly silentTools: readonly string[];
  readonly image: string;
  /** The steps of GitHub before it. */
  readonly githubSteps: string;
  /** The lines of a script of GitLab before it. */
  readonly gitlabLines: readonly string[];
  /** What people have to do before it runs, where no step is known. */
  readonly gap: string | undefined;
  /**
   * The command.
   *
   * @param output where the log is to stand, in words of a shell; without it, where `log` says
   */
  command(output?: string): string;
  /** The lines that analyze the base too; undefined where none are known. */
  readonly ofBase: ((base: BaseAnalysis) => string) | undefined;
}

/** As the documents print it, for a repository that installs by npm at its root. */
export const ESLINT_JOB: AnalyzerJob = {
  name: 'eslint',
  log: 'eslint.sarif',
  folder: '',
  tools: ['ESLint'],
  silentTools: [],
  image: 'node:24',
  githubSteps: INSTALL_STEPS,
  gitlabLines: ['npm ci'],
  gap: undefined,
  command: (output) => eslint('.', output),
  ofBase: eslintOfBaseForAnotherJob,
};

/** The job of an analyzer that was found. */
export function toAnalyzerJob(found: FoundAnalyzer): AnalyzerJob {
  const { analyzer, folder, isExample, packageManager } = found;
  if (isExample && packageManager.name === 'npm') return ESLINT_JOB;
  const { drivers, step, clean } = analyzer;
  const name = toName(analyzer.name);
  const job = {
    name,
    folder,
    // A tool of several names is one at a time, but for the engines of one log.
    tools: clean === 'no run' ? drivers : drivers.slice(0, 1),
    silentTools: clean === 'no run' ? drivers : [],
  };
  if (step === undefined) {
    const command = ofRepository(found);
    const { install } = analyzer;
    const todo =
      install === undefined
        ? `Put the lines that install ${analyzer.name} here, and fit its command`
        : `Fit the lines that install ${analyzer.name}, and its command,`;
    return {
      ...job,
      log: /[\w-]{1,60}\.sarif\b/u.exec(analyzer.command)?.[0] ?? `${name}.sarif`,
      image: 'ubuntu:24.04',
      githubSteps: install === undefined ? '' : `- run: ${install.join(' && ')}\n`,
      gitlabLines: install ?? [],
      gap: `${todo} to this repository: ${DISTRIBUTION.analyzers}`,
      command: () => command,
      ofBase: undefined,
    };
  }
  const { packages, log, image, isFixed } = step;
  return {
    ...job,
    log,
    image,
    githubSteps: githubSteps(found, step),
    gitlabLines:
      packages === undefined
        ? [...pipLines('pip install', step, found.version), ...(step.install?.gitlab ?? [])]
        : [inFolder(packageManager.folder, packageManager.install)],
    gap: undefined,
    command: toCommand(found, step, packageManager.run),
    ofBase:
      isFixed === true || (packages !== undefined && packageManager.hidesPackages)
        ? undefined
        : (base) => ofBase(base, found, toCommand(found, step, 'npx')),
  };
}

function toName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-')
    .replace(/-$/u, '');
}

/** @param run what runs a program of a package */
function toCommand(found: FoundAnalyzer, step: AnalyzerStep, run: string): AnalyzerJob['command'] {
  const { program, log } = step;
  const first = program.replace(/^npx\b/u, () => run);
  const whole = ofRepository(found).replace(/^\S+/u, () => first);
  return (output = log) => whole.replace(log, () => output);
}

/** The command, for the paths that the repository names, and with its settings where it has some. */
function ofRepository({ analyzer: { command: printed, settings }, ...found }: FoundAnalyzer): string {
  const command = forPaths(printed, found.paths);
  const [own] = found.settings.filter((path) => /\.(?:ya?ml|xml)$/u.test(path));
  if (own === undefined) return command;
  // Several rules in one folder are named by it.
  const named = posix.dirname(own).endsWith('.semgrep') ? posix.dirname(own) : own;
  return withSettings({ command, settings }, posix.relative(found.folder, named));
}

/** The command of an analyzer, with settings of the repository where it names some. */
export function withSettings(
  { command, settings }: Pick<Analyzer, 'command' | 'settings'>,
  own: string,
): string {
  return settings === undefined ? command : command.replace(settings, () => own);
}

/** They take the place of `.` or of a pattern, or come before the flags. */
function forPaths(command: string, paths: readonly string[]): string {
  if (paths.length === 0) return command;
  const whole = / (?:\.|"\*\*[^"]*")(?= |$)/u;
  return command.replace(whole.test(command) ? whole : /(?= -)/u, () => ` ${paths.join(' ')}`);
}

function githubSteps(found: FoundAnalyzer, step: AnalyzerStep): string {
  const { packages, install, node } = step;
  const { folder, install: command } = found.packageManager;
  if (packages !== undefined) return installSteps(command, folder);
  const lines = [...pipLines('pipx install', step, found.version), ...(install?.github ?? [])];
  const setup = node === true ? NODE_STEP : '';
  return lines.length === 0 ? setup : `${setup}- run: ${lines.join(' && ')}\n`;
}

/**
 * The lines that install a tool of Python: in the version that the repository has of it, with what goes into
 * its environment.
 */
export function pipLines(
  install: 'pip install' | 'pipx install',
  { pip }: AnalyzerStep,
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

function inFolder(folder: string, command: string): string {
  return folder === '' ? command : `(cd ${folder} && ${command})`;
}

/** As for ESLint: in a working tree of its own, with the packages and the settings of the change. */
function ofBase(
  { commit, folder, checkout, output }: BaseAnalysis,
  { analyzer, settings, packageManager, folder: at }: FoundAnalyzer,
  command: AnalyzerJob['command'],
): string {
  const packages = [...new Set([packageManager.folder, at])].map((one) => posix.join(one, 'node_modules'));
  const run = posix.join(folder, at);
  return [
    `git worktree add --force --detach "${folder}" ${commit}`,
    ...(analyzer.step?.packages === undefined
      ? []
      : packages.map((one) => `ln -s "${checkout}/${one}" "${folder}/${one}"`)),
    ...(settings.length === 0
      ? []
      : [`(cd "${checkout}" && cp --parents ${settings.join(' ')} "${folder}")`]),
    `(cd "${run}" && ${command(`"${output}"`)}) || true`,
    `sed -i "s#${folder}/#${checkout}/#g" "${output}"`,
  ].join('\n');
}
