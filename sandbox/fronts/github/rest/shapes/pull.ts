import { DRAFT } from '../../../../phase.ts';
import { OWNER } from '../../../../rules/projects.ts';
import type { Deployment } from '../../../../store/deployments.ts';
import { toNodeId } from '../../node-ids.ts';
import { currentPair, diffPair } from '../../rules/pull-diff.ts';
import { BASE_NAME } from '../../rules/pulls.ts';
import { readConversation } from '../../rules/threads.ts';
import { toTime } from '../../to-time.ts';
import type { RestScope } from '../rest-scope.ts';
import { toRestOwner, toRestRepository } from './repository.ts';
import { toRestUser } from './user.ts';

/** A pull request as lists show it. */
export function toRestPull(scope: RestScope, deployment: Deployment) {
  const { base, web } = scope;
  const { number } = deployment;
  const pair = currentPair(scope.sandbox, deployment);
  const owner = toRestOwner(web);
  const repo = toRestRepository(scope);
  const end = (ref: string, sha: string) => ({ label: `${OWNER}:${ref}`, ref, sha, user: owner, repo });
  const time = toTime(deployment.createdAt);
  const ended = deployment.state === 'open' ? null : time;
  const addresses = {
    self: `${base}/pulls/${number}`,
    html: `${web}/${scope.project.fullName}/pull/${number}`,
    issue: `${base}/issues/${number}`,
    comments: `${base}/issues/${number}/comments`,
    review_comments: `${base}/pulls/${number}/comments`,
    review_comment: `${base}/pulls/comments{/number}`,
    commits: `${base}/pulls/${number}/commits`,
    statuses: `${base}/statuses/${pair.head}`,
  };
  return {
    id: number,
    node_id: toNodeId('pull', number, String(number)),
    number,
    title: deployment.title,
    body: null,
    // Merged is closed: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
    state: deployment.state === 'open' ? 'open' : 'closed',
    draft: deployment.phase === DRAFT,
    locked: false,
    user: toRestUser(scope, deployment.authorId) ?? owner,
    author_association: 'CONTRIBUTOR',
    head: end(deployment.branch, pair.head),
    base: end(BASE_NAME, pair.base),
    url: addresses.self,
    html_url: addresses.html,
    diff_url: `${addresses.html}.diff`,
    patch_url: `${addresses.html}.patch`,
    issue_url: addresses.issue,
    comments_url: addresses.comments,
    review_comments_url: addresses.review_comments,
    review_comment_url: addresses.review_comment,
    commits_url: addresses.commits,
    statuses_url: addresses.statuses,
    _links: Object.fromEntries(Object.entries(addresses).map(([name, href]) => [name, { href }])),
    created_at: time,
    updated_at: time,
    closed_at: ended,
    merged_at: deployment.state === 'merged' ? ended : null,
    merge_commit_sha: null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: [],
    milestone: null,
    auto_merge: null,
  };
}

/** A pull request by itself, with what is counted. */
export async function toRestFullPull(scope: RestScope, deployment: Deployment) {
  const { sandbox, caller } = scope;
  const { threads, comments } = readConversation(sandbox, caller, deployment);
  const pair = await diffPair(sandbox, deployment);
  const files = await sandbox.diffs.ofPair(deployment.repository, pair.base, pair.head);
  const hunks = files.flatMap((file) => file.hunks);
  return {
    ...toRestPull(scope, deployment),
    merged: deployment.state === 'merged',
    merged_by: null,
    mergeable: null,
    mergeable_state: 'unknown',
    maintainer_can_modify: false,
    comments: comments.length,
    review_comments: threads.flatMap((thread) => thread.comments).length,
    commits: 1,
    additions: hunks.reduce((sum, hunk) => sum + hunk.newLines, 0),
    deletions: hunks.reduce((sum, hunk) => sum + hunk.oldLines, 0),
    changed_files: files.length,
  };
}
