/** What `init` writes; each is to be read, and changed, by people. */

import { posix } from 'node:path';
import { DISTRIBUTION } from '../../distribution.ts';
import { type AnalyzerStep, ESLINT_STEP, inFolder } from './analyzer-step.ts';
import {
  analyzerStep,
  DOWNLOAD_STEP,
  indent,
  MERGED_TARGET,
  nodeStep,
  PINS,
  PULL_REQUEST_TYPES,
  RUN_NAME,
  reviewStep,
  toScalar,
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

/** What a workflow tells new findings by: the lines of the change alone, or the baseline as well. */
type NewBy = 'lines' | 'baseline';
type Steps = readonly AnalyzerStep[];

/**
 * The analysis of the base is known of one analyzer at a time; others have findings judged by their lines.
 */
export function baseOf(newBy: NewBy, steps: Steps): AnalyzerStep['ofBase'] {
  return newBy === 'baseline' && steps.length === 1 ? steps[0]?.ofBase : undefined;
}

const logsOf = (steps: Steps): readonly string[] => steps.map(({ folder, log }) => posix.join(folder, log));

/** The workflow of a repository on GitHub, in two jobs. */
export function githubWorkflow(newBy: NewBy, steps: Steps = [ESLINT_STEP]): string {
  const ofBase = baseOf(newBy, steps);
  const paths = logsOf(steps);
  const base =
    ofBase === undefined
      ? ''
      : `# Analyze the target branch too, with the settings of the change.
${analyzerStep(ofBase(MERGED_TARGET))}- run: mkdir "$RUNNER_TEMP/logs" && mv ${paths.join(' ')} "$RUNNER_TEMP/base.sarif" "$RUNNER_TEMP/logs"
  continue-on-error: true
`;
  const upload = ofBase === undefined ? list('path', paths) : list('path', [`\${{ runner.temp }}/logs`]);
  const isInLine = paths.length === 1;
  return `name: static-analysis
${RUN_NAME}on:
  pull_request:
    types: ${PULL_REQUEST_TYPES}
permissions: {}
concurrency: { group: 'sarif-review-\${{ github.ref }}', cancel-in-progress: '\${{ github.run_attempt == 1 }}' } # A retry must not cancel the review of a newer push.
jobs:
  # Runs code from the pull request. Its token can only read.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${PINS.checkout}
        with: { ${base === '' ? '' : 'fetch-depth: 0, '}persist-credentials: false }
${indent(setupOf(steps) + analysisOf(steps) + base, 6)}      - uses: ${PINS.uploadArtifact}
        with:${isInLine ? ` { name: sarif, ${upload.trim()} }` : `\n          name: sarif\n${indent(upload, 10).trimEnd()}`}
  # Its token can write, so it runs no code from the pull request. GitHub requires contents: write to resolve a thread.
  review:
    needs: analyze
    # Also runs after a failed analysis, so that the check can say what is missing.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(
  DOWNLOAD_STEP +
    reviewStep(`${list(
      'sarif-file',
      inArtifact(paths).map((log) => `\${{ runner.temp }}/logs/${log}`),
    )}${base === '' ? '' : `baseline-sarif-file: '\${{ runner.temp }}/logs/base.sarif'\n`}${MUST_RUN}${toolInputs(steps)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),
  6,
)}`;
}

/** Paths within an artifact, which begins at the folder that all of its files share. */
function inArtifact(paths: readonly string[]): readonly string[] {
  const folders = paths.map((path) => posix.dirname(path).split('/'));
  const [first = []] = folders;
  const ends = first.findIndex(
    (name, at) => /^(?:\.|\*\*)$/u.test(name) || folders.some((names) => names[at] !== name),
  );
  const shared = (ends < 0 ? first : first.slice(0, ends)).join('/');
  return paths.map((path) => posix.relative(shared, path));
}

const MUST_RUN = '# The tools that have to run, one per line, as their logs name them (tool.driver.name).\n';

/** What several analyzers take is set up once. */
const setupOf = (steps: Steps): string =>
  [...new Set(steps.flatMap(({ githubSteps }) => githubSteps))].join('');

/** What people have to do first stands above a step. */
const gapOf = ({ gap }: AnalyzerStep): string => (gap === undefined ? '' : `# ${gap}\n`);

const analysisOf = (steps: Steps): string =>
  `# Add one step for each analyzer that writes SARIF, and add its log to the two lists below.
${steps.map((step) => gapOf(step) + analyzerStep(step.command, step.folder)).join('')}`;

const quote = (text: string): string => (/^[\w./-]+$/u.test(text) ? text : `'${text}'`);

/** One value stands on the line of its name, and several on lines of their own. */
function list(name: string, values: readonly string[]): string {
  const [only = '', ...more] = values;
  return more.length === 0
    ? `${name}: ${name.endsWith('tools') ? only : quote(only)}\n`
    : `${name}: |\n${indent(values.join('\n'), 2)}\n`;
}

/** Tools write paths from the folder that they run in. */
function toolInputs(steps: Steps, print = list): string {
  const [folder = '', ...more] = new Set(steps.map((step) => step.folder));
  return `${print('tools', [...new Set(steps.flatMap(({ tools }) => tools))])}${folder === '' || more.length > 0 ? '' : `working-directory: ${folder}\n`}`;
}

/**
 * The workflow of a repository on Gitea or Forgejo, in one job: handing a log to another one takes actions of
 * their own there. Node.js is set up for the review itself, since their runners bring older ones.
 */
export function giteaWorkflow(newBy: NewBy, steps: Steps = [ESLINT_STEP]): string {
  const ofBase = baseOf(newBy, steps);
  const setup = setupOf(steps);
  const hasNode = setup.includes('/setup-node@');
  const base =
    ofBase === undefined
      ? ''
      : `# Also analyze the commit that the change starts from, with the settings of the change.
${analyzerStep(ofBase({ ...MERGED_TARGET, commit: '"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"' }))}`;
  return `name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
# Gitea grants these permissions. Forgejo ignores them, and grants everything. The job itself is the check. A separate status
# would need contents: write.
permissions: { contents: read, pull-requests: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(
  `${hasNode ? '' : nodeStep()}${setup}${analysisOf(steps)}${base}${!hasNode || setup.includes(nodeStep()) ? '' : nodeStep()}${reviewStep(
    `${list('sarif-file', logsOf(steps))}${base === '' ? '' : `baseline-sarif-file: '\${{ runner.temp }}/base.sarif'\n`}${MUST_RUN}${toolInputs(steps)}# Any random text (openssl rand -hex 32), stored as a secret. All workflows comment from the same account, so only the key
# proves that no other workflow changed a comment.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,
    `https://github.com/${DISTRIBUTION.action}`,
  )}`,
  6,
)}`;
}

/** The pipeline of a repository: a job for each analyzer, since each has an image. */
export function gitlabPipeline(newBy: NewBy, steps: Steps = [ESLINT_STEP]): string {
  const ofBase = baseOf(newBy, steps);
  const variables: string[] = [];
  // An input of the template has one line, so that several stand in its job, as variables.
  const print = (name: string, values: readonly string[]): string => {
    if (values.length > 1)
      variables.push(list(`SARIF_REVIEW_${name.replaceAll('-', '_').toUpperCase()}`, values));
    return values.length > 1 && name !== 'sarif-file' ? '' : list(name, values.slice(0, 1));
  };
  return `include:
  - remote: ${DISTRIBUTION.template}
    integrity: ${DISTRIBUTION.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${steps.map(({ name }) => name).join(', ')}]
${indent(`${print('sarif-file', logsOf(steps))}${ofBase === undefined ? '' : 'baseline-sarif-file: base.sarif\n'}${toolInputs(steps, print)}`, 6)}${
  variables.length === 0 ? '' : `sarif-review:\n  variables:\n${indent(variables.join(''), 4)}`
}${steps.map((step) => gitlabJob(step, ofBase)).join('')}`;
}

/** A merge of the change with its target has the second variable for it, and all others the first. */
const GITLAB_BASE = {
  commit: `"\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"`,
  folder: '$base',
  checkout: '$CI_PROJECT_DIR',
  output: '$CI_PROJECT_DIR/base.sarif',
};

function gitlabJob(step: AnalyzerStep, ofBase: AnalyzerStep['ofBase']): string {
  const run = inFolder(step.folder, step.command);
  const lines = [...step.gitlabLines, `${run}${run.includes('\n') ? '\n' : ' '}|| true`];
  const script = lines.map((line) => `- ${toScalar(line, 2)}\n`).join('');
  const base =
    ofBase === undefined
      ? ''
      : `# The same for the commit that the change starts from, with the settings of the change.
- base=$(mktemp -d)
- |
${indent(ofBase(GITLAB_BASE), 2)}
`;
  return `
${step.name}:
  image: ${step.image}
${base === '' ? '' : "  variables: { GIT_DEPTH: '0' }\n"}  script:
${indent(gapOf(step) + script + base, 4)}  artifacts:
    when: always
    paths: [${quote(posix.join(step.folder, step.log))}${base === '' ? '' : ', base.sarif'}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}

/** The same as a file of its own, with what has to be set beside it. */
export function gitlabFile(newBy: NewBy, steps?: Steps): string {
  return `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${gitlabPipeline(newBy, steps)}`;
}
