/** What `init` writes; each is to be read, and changed, by people. */

import { DISTRIBUTION } from './distribution.ts';
import {
  analyzerStep,
  DOWNLOAD_STEP,
  eslint,
  eslintOfBaseForAnotherJob,
  INSTALL_STEPS,
  indent,
  MERGED_TARGET,
  PINS,
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
export type NewBy = 'lines' | 'base-log';

/** The workflow of a repository on GitHub, in two jobs. */
export function githubWorkflow(newBy: NewBy): string {
  const [history, analysis, uploaded, input] =
    newBy === 'lines'
      ? (['', analyzerStep(eslint()), 'eslint.sarif', ''] as const)
      : ([
          'fetch-depth: 0, ',
          `${analyzerStep(eslint('.', '"$RUNNER_TEMP/logs/eslint.sarif"'))}${GITHUB_BASE_STEP}`,
          `'\${{ runner.temp }}/logs'`,
          `base-sarif-file: '\${{ runner.temp }}/logs/base.sarif'\n`,
        ] as const);
  return `name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review]
permissions: {}
concurrency: { group: 'sarif-review-\${{ github.ref }}', cancel-in-progress: '\${{ github.run_attempt == 1 }}' } # A second attempt cancels nothing.
jobs:
  # Runs code of the change, and has no rights.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${PINS.checkout}
        with: { ${history}persist-credentials: false }
${indent(INSTALL_STEPS, 6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
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
    reviewStep(`sarif-file: '\${{ runner.temp }}/logs/eslint.sarif'
${input}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
tools: ESLint
# A secret of your own (openssl rand -hex 32): without it, nobody can forge the threads of these jobs.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),
  6,
)}`;
}

const GITHUB_BASE_STEP = `# The same for the target, as the merge that is checked out has it, with the settings of the change.
${analyzerStep(eslintOfBaseForAnotherJob({ ...MERGED_TARGET, output: '$RUNNER_TEMP/logs/base.sarif' }))}`;

/** The pipeline of a repository, with the inputs of the review below those that each needs. */
export function gitlabPipeline(newBy: NewBy, inputs = ''): string {
  const isByLines = newBy === 'lines';
  return `include:
  - remote: ${DISTRIBUTION.template}
    integrity: ${DISTRIBUTION.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [eslint]
      sarif-file: eslint.sarif
${isByLines ? '' : '      base-sarif-file: base.sarif\n'}      tools: ESLint
${indent(inputs, 6)}
eslint:
  image: node:24
${isByLines ? '' : "  variables: { GIT_DEPTH: '0' }\n"}  script:
    - npm ci
    - ${eslint()} || true
${isByLines ? '' : indent(GITLAB_BASE_LINES, 4)}  artifacts:
    when: always
    paths: [eslint.sarif${isByLines ? '' : ', base.sarif'}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}

/** A merge of the change with its target has the second variable for it, and all others the first. */
const GITLAB_BASE_LINES = `# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${indent(
  eslintOfBaseForAnotherJob({
    commit: `"\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"`,
    folder: '$base',
    checkout: '$CI_PROJECT_DIR',
    output: '$CI_PROJECT_DIR/base.sarif',
  }),
  2,
)}
`;

/** The same as a file of its own, with what has to be set beside it. */
export function gitlabFile(newBy: NewBy): string {
  return `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${gitlabPipeline(newBy)}`;
}
