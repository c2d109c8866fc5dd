/** What `init` writes; each is to be read, and changed, by people. */

import { DISTRIBUTION } from './distribution.ts';

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

export const GITHUB_WORKFLOW = `# The first job runs code of the change, and has no rights. The second one has them, and runs none of it.
name: static-analysis
on:
  pull_request:
permissions: {}
jobs:
  analyze:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # Put your analyzers here, each with a SARIF log in this folder that is named below, as
      #   npx eslint . --format @microsoft/eslint-formatter-sarif --output-file logs/eslint.sarif
      - run: mkdir -p logs && echo "no analyzer writes a log yet" && exit 1
        continue-on-error: true
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: sarif
          path: logs
  review:
    needs: analyze
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions:
      # Resolving a thread needs the right to write contents.
      contents: write
      pull-requests: write
      statuses: write
    concurrency:
      group: static-analysis-\${{ github.ref }}
      cancel-in-progress: true
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: sarif
          path: logs
      - uses: ${DISTRIBUTION.action}
        with:
          # One per line. A log that is missing, and a tool that has no run, make the check fail.
          sarif-file: |
            logs/eslint.sarif
          # As the logs name them (tool.driver.name).
          tools: |
            ESLint
`;

export const GITLAB_PIPELINE = `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: a token of a project or a
# group with the scope api and the role Developer.
include:
  - component: $CI_SERVER_FQDN/${DISTRIBUTION.component}
    inputs:
      sarif-file: logs/eslint.sarif
      # A tool that has no run makes the job fail. Of several, the variable SARIF_REVIEW_TOOLS names one per line,
      # as their logs do (tool.driver.name), and SARIF_REVIEW_SARIF_FILE the logs.
      tools: ESLint

# Put your analyzers here, each with a SARIF log in this folder.
analyze:
  script:
    - mkdir -p logs
    - npx eslint . --format @microsoft/eslint-formatter-sarif --output-file logs/eslint.sarif || true
  artifacts:
    paths: [logs]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
