/** What `init` writes; each is to be read, and changed, by people. */

import { DISTRIBUTION } from './distribution.ts';
import { analyzerStep, eslint, INSTALL_STEPS, indent, PINS, reviewStep } from './workflow-parts.ts';

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

export const GITHUB_WORKFLOW = `name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review]
permissions: {}
concurrency: { group: 'sarif-review-\${{ github.ref }}', cancel-in-progress: true }
jobs:
  # Runs code of the change, and has no rights.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${PINS.checkout}
        with: { persist-credentials: false }
${indent(INSTALL_STEPS, 6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${indent(analyzerStep(eslint()), 6)}      - uses: ${PINS.uploadArtifact}
        with: { name: sarif, path: eslint.sarif }
  # Has the rights, and runs none of that code. GitHub asks for contents: write to resolve a thread.
  review:
    needs: analyze
    # After a failed analysis too: the check then says what is missing.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: ${PINS.downloadArtifact}
        continue-on-error: true
        with: { name: sarif, path: '\${{ runner.temp }}/logs' }
${indent(
  reviewStep(`sarif-file: '\${{ runner.temp }}/logs/eslint.sarif'
# The tools that must have run, one per line, as their logs name them (tool.driver.name).
tools: ESLint
# A secret of your own (openssl rand -hex 32): without it, nobody can forge the threads of these jobs.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),
  6,
)}`;

/** The pipeline of a repository, with the inputs of the review below those that each needs. */
export function gitlabPipeline(inputs = ''): string {
  return `include:
  - remote: ${DISTRIBUTION.template}
    integrity: ${DISTRIBUTION.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [eslint]
      sarif-file: eslint.sarif
      tools: ESLint
${indent(inputs, 6)}
eslint:
  image: node:24
  script:
    - npm ci
    - ${eslint()} || true
  artifacts:
    when: always
    paths: [eslint.sarif]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}

export const GITLAB_PIPELINE = `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${gitlabPipeline()}`;
