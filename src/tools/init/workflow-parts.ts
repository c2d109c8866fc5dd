import { DISTRIBUTION } from '../../distribution.ts';

/**
 * What the workflows have in common that `init` writes and the documents print
 * (`scripts/printed-workflows.ts`), so that each line stands in one place. Texts end with a line break; steps
 * are those of a list.
 */

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
interface BaseAnalysis {
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

/*
 * A workflow that starts the review again once somebody decides by a reply, with the logs that are there. It
 * decides nothing by itself: which reply counts is asked by the review alone.
 */

/** What a first line that decides begins with, in any case. */
const BEGINNINGS = ['false', 'fp', "won't", 'won’t', 'wont', 'accepted', 'reopen'] as const;

/** The body of a comment is a stranger's text, and only this expression of GitHub looks at it. */
const SAYS = BEGINNINGS.map(
  (words) => `startsWith(github.event.comment.body, '${words.replaceAll("'", "''")}')`,
).join(' ||\n');

/**
 * Lists the runs of the head, and takes the last one of this pull request, by the name that it has by
 * `RUN_NAME`.
 */
function findLast(workflow: string): string {
  return `$(gh run list --workflow ${workflow} --event pull_request --commit "$HEAD" --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle | startswith(\\"#$NUMBER \\"))][0].databaseId // empty")`;
}

/** Stands in place of the line `run=` for the two workflows of forks. No run from a fork has such a name. */
export const FIND_SECOND_RUN = `analysis=${findLast('analyze')}
run=$(gh run list --workflow review --event workflow_run --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle == \\"review of run $analysis\\")][0].databaseId // empty")
`;

/** The workflow, for runs of `githubWorkflow`, which stands in a file of this name. */
export function decideAtOnceWorkflow(workflow = 'sarif-review.yml'): string {
  return `name: decide-at-once
on:
  pull_request_review_comment:
    types: [created, edited, deleted]
permissions: {}
jobs:
  # Starts the review again, with the existing logs. It dismisses nothing: the review checks which replies count.
  decide:
    # Replies that begin like a dismissal, in upper or lower case. An edited or deleted reply may have been one before.
    if: >-
      github.event.comment.in_reply_to_id && github.event.sender.type != 'Bot' && github.event.pull_request.state == 'open' &&
      (github.event.action != 'created' ||
${indent(SAYS, 6)})
    # Replies that arrive while this job runs wait together, and start one more run.
    concurrency: decide-at-once-\${{ github.event.pull_request.number }}
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions: { actions: write }
    steps:
      - run: |
          run=${findLast(workflow)}
          if [ -z "$run" ]; then echo "::warning::No review of pull request #$NUMBER at this head was found, by its run-name: the reply counts with the next push."; exit 0; fi
          while true; do
            seen=$(gh run view "$run" --json status,jobs --jq '[.status, (.jobs[] | select(.name == "review") | .status, .databaseId)] | map(tostring) | join(" ")')
            read -r state review job <<< "$seen"
            if [ "$state" = completed ]; then break; fi
            case "$review" in
              in_progress | completed) sleep 10 ;;
              *) echo 'The review of this head has not begun, and will read the reply.'; exit 0 ;;
            esac
          done
          gh run rerun --job "$job" || echo '::warning::GitHub does not start this review again: the reply counts with the next push.'
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          HEAD: \${{ github.event.pull_request.head.sha }}
          NUMBER: \${{ github.event.pull_request.number }}
`;
}

/**
 * The same for runs of `giteaWorkflow`. A host of this kind tells of a reply by an event that names no
 * thread, so each comment on a pull request that begins like a dismissal starts the review again.
 */
export function decideAtOnceOnGitea(workflow = 'sarif-review.yml'): string {
  return `name: decide-at-once
on:
  issue_comment:
    types: [created, edited]
permissions: { actions: write, pull-requests: read }
jobs:
  # Starts the review again. It dismisses nothing: the review checks which replies count.
  decide:
    # Comments that begin like a dismissal, in upper or lower case.
    if: >-
      github.event.is_pull && github.event.issue.state == 'open' && (
${indent(SAYS, 6)})
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - run: |
          node --input-type=module <<'END'
          const { API, TOKEN, NUMBER } = process.env;
          const ask = async (method, path) => {
            const answer = await fetch(API + path, { method, headers: { authorization: 'Bearer ' + TOKEN } });
            if (!answer.ok) throw new Error(method + ' ' + path + ' was answered with ' + answer.status);
            return answer.json();
          };
          const { head } = await ask('GET', '/pulls/' + NUMBER);
          for (;;) {
            const { workflow_runs: runs } = await ask('GET', '/actions/runs?event=pull_request&head_sha=' + head.sha);
            const run = runs.find(({ path }) => path.startsWith('${workflow}@'));
            if (run?.status === 'in_progress') {
              await new Promise((done) => setTimeout(done, 10000));
              continue;
            }
            if (run?.status === 'completed') await ask('POST', '/actions/runs/' + run.id + '/rerun');
            else console.log('No review of this head has begun: the reply counts with the next one.');
            break;
          }
          END
        env:
          API: \${{ github.api_url }}/repos/\${{ github.repository }}
          TOKEN: \${{ github.token }}
          NUMBER: \${{ github.event.issue.number }}
`;
}
