/*
 * How a workflow runs an analyzer: ESLint as the documents print it, and any other by its row of the table.
 */

import type { Analyzer, AnalyzerStep } from '../../analyzers/analyzer.ts';
import type { FoundAnalyzer } from './find-analyzer.ts';
import {
  type BaseAnalysis,
  eslint,
  eslintOfBaseForAnotherJob,
  INSTALL_STEPS,
  NODE_STEP,
} from './workflow-parts.ts';

export interface AnalyzerJob {
  /** Names a job of GitLab. */
  readonly name: string;
  /** The file that its log stands in. */
  readonly log: string;
  /** As the logs name them. */
  readonly tools: readonly string[];
  /** Those of them that leave themselves out of a log when they find nothing. */
  readonly silentTools: readonly string[];
  readonly image: string;
  /** The steps of GitHub before it. */
  readonly githubSteps: string;
  /** The lines of a script of GitLab before it. */
  readonly gitlabLines: readonly string[];
  /**
   * The command.
   *
   * @param output where the log is to stand, in words of a shell; without it, where `log` says
   */
  command(output?: string): string;
  /** The lines that analyze the base too; undefined where none are known. */
  readonly ofBase: ((base: BaseAnalysis) => string) | undefined;
}

/** What a repository is given that tells nothing of its analyzers. */
export const ESLINT_JOB: AnalyzerJob = {
  name: 'eslint',
  log: 'eslint.sarif',
  tools: ['ESLint'],
  silentTools: [],
  image: 'node:24',
  githubSteps: INSTALL_STEPS,
  gitlabLines: ['npm ci'],
  command: (output) => eslint('.', output),
  ofBase: eslintOfBaseForAnotherJob,
};

/** The job of an analyzer that was found. */
export function toAnalyzerJob({ analyzer, settings }: FoundAnalyzer): AnalyzerJob {
  const { drivers, step, clean, name } = analyzer;
  if (step === undefined || drivers.includes(ESLINT_JOB.tools[0] ?? '')) return ESLINT_JOB;
  const command = toCommand(analyzer, step);
  return {
    name: name
      .toLowerCase()
      .replaceAll(/[^a-z]+/gu, '-')
      .replace(/-$/u, ''),
    log: step.log,
    // A tool of several names is one at a time, but for the engines of one log.
    tools: clean === 'no run' ? drivers : drivers.slice(0, 1),
    silentTools: clean === 'no run' ? drivers : [],
    image: step.image,
    githubSteps: githubSteps(step),
    gitlabLines: step.packages === undefined ? (step.install?.gitlab ?? []) : ['npm ci'],
    command,
    ofBase: step.isFixed === true ? undefined : (base) => ofBase(base, step, settings, command),
  };
}

function toCommand({ command }: Analyzer, { program, log }: AnalyzerStep): AnalyzerJob['command'] {
  const whole = command.replace(/^\S+/u, () => program);
  return (output = log) => whole.replace(log, () => output);
}

function githubSteps({ packages, install, node }: AnalyzerStep): string {
  if (packages !== undefined) return INSTALL_STEPS;
  const setup = node === true ? NODE_STEP : '';
  return install === undefined ? setup : `${setup}- run: ${install.github.join(' && ')}\n`;
}

/** As for ESLint: in a working tree of its own, with the packages and the settings of the change. */
function ofBase(
  { commit, folder, checkout, output }: BaseAnalysis,
  { packages }: AnalyzerStep,
  settings: readonly string[],
  command: AnalyzerJob['command'],
): string {
  return [
    `git worktree add --force --detach "${folder}" ${commit}`,
    ...(packages === undefined ? [] : [`ln -s "${checkout}/node_modules" "${folder}/node_modules"`]),
    ...(settings.length === 0
      ? []
      : [`(cd "${checkout}" && cp --parents ${settings.join(' ')} "${folder}")`]),
    `(cd "${folder}" && ${command(`"${output}"`)}) || true`,
    `sed -i "s#${folder}/#${checkout}/#g" "${output}"`,
  ].join('\n');
}
