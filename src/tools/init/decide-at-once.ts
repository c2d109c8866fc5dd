/*
 * A workflow that starts the review again once somebody decides by a reply, with the logs that are there. It
 * decides nothing by itself: which reply counts is asked by the review alone.
 */

import { indent } from './workflow-parts.ts';

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
