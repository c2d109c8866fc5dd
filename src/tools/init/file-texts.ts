/** What `init` writes; each is to be read, and changed, by people. */

import { posix } from 'node:path';
import { DISTRIBUTION } from '../../distribution.ts';
import { type AnalyzerJob, ESLINT_JOB } from './analyzer-job.ts';
import {
  analyzerStep,
  type BaseAnalysis,
  DOWNLOAD_STEP,
  indent,
  MERGED_TARGET,
  NODE_STEP,
  PINS,
  PULL_REQUEST_TYPES,
  RUN_NAME,
  reviewStep,
} from './workflow-parts.ts';

export const CONFIGURATION_TEXT = `# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
#
# Rules come first, then paths. In each list the last entry that matches counts, and "off" is final.
# Levels: off, error, warning, note, none. A level of a path only lowers.
# "sarif-review doctor" checks this file.

rules:
  # Names take * for any characters; that of a tool compares without case.
  # - { tool: pmd, rule: ApexDoc, level: note }
  # - { tool: eslint, rule: 'no-*', level: off, reason: the formatter does it }

paths:
  # From the root of the repository; ** stands for any folders.
  # - { glob: 'vendor/**', level: off, reason: not ours }
  # - { glob: '**/test/**', level: note }
`;

/** What a workflow tells new findings by: the lines of the change alone, or the log of the base as well. */
type NewBy = 'lines' | 'base-log';

/**
 * The workflow of a repository on GitHub, in two jobs. An analyzer of which it is not known how it analyzes
 * the base has findings judged by their lines.
 */
export function githubWorkflow(newBy: NewBy, job: AnalyzerJob = ESLINT_JOB): string {
  const { log, folder, ofBase } = job;
  const [history, analysis, uploaded, input] =
    newBy === 'lines' || ofBase === undefined
      ? (['', analysisStep(job), posix.join(folder, log), ''] as const)
      : ([
          'fetch-depth: 0, ',
          `${job === ESLINT_JOB ? '' : '- run: mkdir -p "$RUNNER_TEMP/logs"\n'}${analyzerStep(job.command(`"$RUNNER_TEMP/logs/${log}"`), folder)}${githubBaseStep(ofBase)}`,
          `'\${{ runner.temp }}/logs'`,
          `base-sarif-file: '\${{ runner.temp }}/logs/base.sarif'\n`,
        ] as const);
  return `name: static-analysis
${RUN_NAME}on:
  pull_request:
    types: ${PULL_REQUEST_TYPES}
permissions: {}
concurrency: { group: 'sarif-review-\${{ github.ref }}', cancel-in-progress: '\${{ github.run_attempt == 1 }}' } # A retry must not cancel the review of a newer push.
jobs:
  # Runs code of the change, and has no rights.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${PINS.checkout}
        with: { ${history}persist-credentials: false }
${indent(job.githubSteps, 6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${indent(analysis, 6)}      - uses: ${PINS.uploadArtifact}
        with: { name: sarif, path: ${uploaded} }
  # Has the rights, and runs none of that code. GitHub asks for contents: write to resolve a thread.
  review:
    needs: analyze
    # After a failed analysis too: the check then says what is missing.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(
  DOWNLOAD_STEP +
    reviewStep(`sarif-file: '\${{ runner.temp }}/logs/${log}'
${input}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${toolInputs(job)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),
  6,
)}`;
}

/** What people have to do first stands above the step. */
function analysisStep({ command, folder, gap }: AnalyzerJob): string {
  return `${gap === undefined ? '' : `# ${gap}\n`}${analyzerStep(command(), folder)}`;
}

/** Where the log of the base is kept, in the job that also reviews. */
const OWN_BASE_LOG = 'base.sarif';

/**
 * The workflow of a repository on Gitea or Forgejo, in one job: handing a log to another one takes actions of
 * their own there. Node.js is set up for the review itself, since their runners bring older ones.
 */
export function giteaWorkflow(newBy: NewBy, job: AnalyzerJob = ESLINT_JOB): string {
  const { githubSteps, log, folder, ofBase } = job;
  const base = newBy === 'lines' ? undefined : ofBase;
  return `name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
# Gitea grants what stands here, Forgejo everything. A status of its own would take contents: write, so the job is the check.
permissions: { contents: read, pull-requests: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(
  `${githubSteps.startsWith(NODE_STEP) ? '' : NODE_STEP}${githubSteps}# Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${analysisStep(job)}${base === undefined ? '' : giteaBaseStep(base)}${reviewStep(
  `sarif-file: ${posix.join(folder, log)}
${base === undefined ? '' : `base-sarif-file: '\${{ runner.temp }}/${OWN_BASE_LOG}'\n`}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${toolInputs(job)}# Any random text (openssl rand -hex 32), stored as a secret. Every workflow here writes under one account, so only the key
# tells these threads from what another one has made of them.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,
  `https://github.com/${DISTRIBUTION.action}`,
)}`,
  6,
)}`;
}

/** There is no test merge. */
function giteaBaseStep(ofBase: (base: BaseAnalysis) => string): string {
  return `# Analyze the commit that the change begins at too, with the settings of the change.
${analyzerStep(
  ofBase({
    ...MERGED_TARGET,
    commit: '"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"',
    output: `$RUNNER_TEMP/${OWN_BASE_LOG}`,
  }),
)}`;
}

/**
 * One tool stands on the line of its input, and several on lines of their own. Tools write paths from the
 * folder that they run in.
 */
function toolInputs({ tools, silentTools, folder }: AnalyzerJob): string {
  const list = (names: readonly string[]): string =>
    names.length === 1 ? ` ${names[0]}` : ` |\n${indent(names.join('\n'), 2)}`;
  const silent = silentTools.length === 0 ? '' : `silent-tools:${list(silentTools)}\n`;
  const where = folder === '' ? '' : `working-directory: ${folder}\n`;
  return `tools:${list(tools)}\n${silent}${where}`;
}

function githubBaseStep(ofBase: (base: BaseAnalysis) => string): string {
  return `# Analyze the target branch too, with the settings of the change.
${analyzerStep(ofBase({ ...MERGED_TARGET, output: '$RUNNER_TEMP/logs/base.sarif' }))}`;
}

/** The pipeline of a repository. */
export function gitlabPipeline(newBy: NewBy, job: AnalyzerJob = ESLINT_JOB): string {
  const { name, folder, gap, ofBase } = job;
  const log = posix.join(folder, job.log);
  const isByLines = newBy === 'lines' || ofBase === undefined;
  const command = folder === '' ? job.command() : `(cd ${folder} && ${job.command()})`;
  const lines = [
    ...(gap === undefined ? [] : [`# ${gap}`]),
    ...[...job.gitlabLines, `${command} || true`].map((line) => `- ${line}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
  return `include:
  - remote: ${DISTRIBUTION.template}
    integrity: ${DISTRIBUTION.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${name}]
      sarif-file: ${log}
${isByLines ? '' : '      base-sarif-file: base.sarif\n'}${indent(toolInputs(job), 6)}
${name}:
  image: ${job.image}
${isByLines ? '' : "  variables: { GIT_DEPTH: '0' }\n"}  script:
${indent(lines, 4)}${isByLines ? '' : indent(gitlabBaseLines(ofBase), 4)}  artifacts:
    when: always
    paths: [${log}${isByLines ? '' : ', base.sarif'}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}

/** A merge of the change with its target has the second variable for it, and all others the first. */
function gitlabBaseLines(ofBase: (base: BaseAnalysis) => string): string {
  return `# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${indent(
  ofBase({
    commit: `"\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"`,
    folder: '$base',
    checkout: '$CI_PROJECT_DIR',
    output: '$CI_PROJECT_DIR/base.sarif',
  }),
  2,
)}
`;
}

/** The same as a file of its own, with what has to be set beside it. */
export function gitlabFile(newBy: NewBy, job?: AnalyzerJob): string {
  return `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${gitlabPipeline(newBy, job)}`;
}
