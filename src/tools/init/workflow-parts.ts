/**
 * What the workflows have in common that `init` writes and the documents print
 * (`scripts/printed-workflows.ts`), so that each line stands in one place. Texts end with a line break; steps
 * are those of a list.
 */

import { DISTRIBUTION } from '../../distribution.ts';

/**
 * Actions by commit, with the version for people. Dependabot renews those of our own workflows, and a test
 * holds these to them.
 */
export const PINS = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  setupNode: 'actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0',
  uploadArtifact: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  codeqlInit: 'github/codeql-action/init@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
  codeqlAnalyze: 'github/codeql-action/analyze@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
} as const;

/**
 * What starts a review of a pull request: `edited` comes with another target, which no review has judged.
 * Drafts are reviewed, and once more when they are ready.
 */
export const PULL_REQUEST_TYPES = '[opened, synchronize, reopened, edited, ready_for_review]';

/**
 * The name of a run, by which it is found again: GitHub tells of no run which pull request it was for, and
 * several may have one head.
 */
export const RUN_NAME = `run-name: '#\${{ github.event.pull_request.number }} \${{ github.event.pull_request.title }}'
`;

/**
 * The command that analyzes a folder; its log stands where `output` says. `config` names another
 * configuration than that of the folder.
 */
export function eslint(folder = '.', output = 'eslint.sarif', config?: string): string {
  const flags = config === undefined ? '' : ` --config ${config}`;
  return `npx eslint ${folder}${flags} --format @microsoft/eslint-formatter-sarif --output-file ${output}`;
}

/** Where the base is analyzed, in words of a shell without their quotes. */
export interface BaseAnalysis {
  readonly commit: string;
  /**
   * The folder of its working tree, which lies outside of the checkout, so that no analyzer finds it there.
   */
  readonly folder: string;
  /** The checkout of the change, whose packages and settings both analyses take. */
  readonly checkout: string;
  readonly output: string;
}

/**
 * The lines that analyze the base in a working tree of its own. A runner that keeps its checkouts may still
 * know the one of an earlier job there, which `--force` replaces once its folder is gone.
 */
export function eslintOfBase({ commit, folder, checkout, output }: BaseAnalysis): string {
  return `git worktree add --force --detach "${folder}" ${commit}
ln -s "${checkout}/node_modules" "${folder}/node_modules"
(cd "${folder}" && ${eslint('.', `"${output}"`, `"${checkout}"/eslint.config.*`)})`;
}

/**
 * The same where another job reads the log: that one has no such folder, so the paths become those of the
 * checkout.
 */
export function eslintOfBaseForAnotherJob(base: BaseAnalysis): string {
  return `${eslintOfBase(base)} || true
sed -i "s#${base.folder}/#${base.checkout}/#g" "${base.output}"`;
}

/** The target as the test merge of GitHub has it, which `actions/checkout` takes by default. */
export const MERGED_TARGET: BaseAnalysis = {
  commit: 'HEAD^1',
  folder: '$RUNNER_TEMP/base',
  checkout: '$GITHUB_WORKSPACE',
  output: '$RUNNER_TEMP/base.sarif',
};

export function nodeStep(version = '24'): string {
  return `- uses: ${PINS.setupNode}
  with: { node-version: ${version} }
`;
}

/** The step that installs what the project has, in a folder of it. */
export function installStep(command: string, folder = ''): string {
  return `- run: ${command}
${workingDirectory(folder)}`;
}

/** What the project has installed, the analyzer and its formatter among it. */
export const INSTALL_STEPS = `${nodeStep()}${installStep('npm ci')}`;

/**
 * A step whose exit status does not end the job: a log that is missing is noticed by the review.
 *
 * @param folder where it runs; empty for the root of the checkout
 */
export function analyzerStep(script: string, folder = ''): string {
  return `- run: ${toScalar(script, 4)}
${workingDirectory(folder)}  continue-on-error: true
`;
}

/** A script in YAML: as a block where it has several lines, or signs that mean something there. */
export function toScalar(script: string, columns: number): string {
  return /\n|: | #|^[^\w.]/u.test(script) ? `|\n${indent(script, columns)}` : script;
}

function workingDirectory(folder: string): string {
  return folder === '' ? '' : `  working-directory: ${folder}\n`;
}

/** The steps of a job that runs code of the change, up to the log. */
export const ESLINT_STEPS = `${INSTALL_STEPS}${analyzerStep(eslint())}`;

/**
 * The step that takes the logs of another job of the same run. It names the run, so that a second attempt of
 * the job alone has those of the first one too; that takes `actions: read`.
 */
export const DOWNLOAD_STEP = `- uses: ${PINS.downloadArtifact}
  continue-on-error: true
  with: { name: sarif, path: '\${{ runner.temp }}/logs', run-id: '\${{ github.run_id }}', github-token: '\${{ github.token }}' }
`;

/**
 * The step that reviews, with the lines below `with:`; hosts that look for actions elsewhere take its
 * address.
 */
export function reviewStep(inputs: string, action: string = DISTRIBUTION.action): string {
  return `- uses: ${action}
  with:
${indent(inputs, 4)}`;
}

/** Each line that is not empty, so many columns to the right. */
export function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gmu, ' '.repeat(columns));
}
