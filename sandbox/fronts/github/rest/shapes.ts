import { DRAFT, updatedAt } from '../../../rules/deployments.ts';
import { type Login, listLogins } from '../../../rules/logins.ts';
import { OWNER } from '../../../rules/repositories.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import { placeNow, sideOf, startNow } from '../rules/place.ts';
import { currentPair, diffHunkOf, diffPair } from '../rules/pull-diff.ts';
import { BASE_NAME } from '../rules/pulls.ts';
import { restLogin } from '../rules/rights.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { toNodeId, toTime } from '../wire-values.ts';
import type { RestScope } from './rest-scope.ts';

type Place = Pick<RestScope, 'sandbox' | 'web'>;

/** A user of this id as REST shows it; `null` for nobody. */
export function toRestUser(scope: Place, userId: string | null) {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : ofLogin(scope, found);
}

export function ofLogin({ web }: Pick<Place, 'web'>, found: Login) {
  const { user } = found;
  const login = restLogin(found);
  const node = toNodeId(user.isBot ? 'bot' : 'user', 0, user.id);
  return account(web, { login, id: user.number, node, type: user.isBot ? 'Bot' : 'User' });
}

/** An account with all its addresses, which lead nowhere. */
function account(
  web: string,
  {
    login,
    id,
    node,
    type,
  }: { login: string; id: number; node: string; type: 'Bot' | 'User' | 'Organization' },
) {
  const url = `${web}/api/v3/users/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: node,
    avatar_url: `${web}/avatar/${id}`,
    gravatar_id: '',
    url,
    html_url: `${web}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type,
    site_admin: false,
  };
}

/** Addresses below that of a repository, by the names of their fields without `_url`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
};

/** The owner of every repository. */
function toRestOwner(web: string) {
  return account(web, { login: OWNER, id: 0, node: toNodeId('user', 0, OWNER), type: 'Organization' });
}

/** A repository as REST shows it. What the store does not know is empty. */
export function toRestRepository({ project, web, base, sandbox }: RestScope) {
  const html = `${web}/${project.fullName}`;
  const time = new Date(sandbox.clock()).toISOString();
  return {
    id: project.id,
    node_id: toNodeId('repository', 0, String(project.id)),
    name: project.name,
    full_name: project.fullName,
    owner: toRestOwner(web),
    private: true,
    visibility: 'private',
    html_url: html,
    url: base,
    description: null,
    fork: false,
    default_branch: BASE_NAME,
    clone_url: `${html}.git`,
    git_url: `${html}.git`,
    ssh_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    archived: false,
    disabled: false,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    has_downloads: false,
    size: 0,
    forks: 0,
    forks_count: 0,
    network_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    stargazers_count: 0,
    subscribers_count: 0,
    watchers: 0,
    watchers_count: 0,
    pushed_at: time,
    created_at: time,
    updated_at: time,
    ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, path]) => [`${name}_url`, base + path])),
  };
}

/** A pull request as lists show it. */
export function toRestPull(scope: RestScope, deployment: Deployment) {
  const { base, web } = scope;
  const { number } = deployment;
  const pair = currentPair(scope.sandbox, deployment);
  const owner = toRestOwner(web);
  const repo = toRestRepository(scope);
  const end = (ref: string, sha: string) => ({ label: `${OWNER}:${ref}`, ref, sha, user: owner, repo });
  const ended = deployment.endedAt === null ? null : toTime(deployment.endedAt);
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
    base: end(deployment.targetBranch ?? BASE_NAME, pair.base),
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
    created_at: toTime(deployment.createdAt),
    updated_at: toTime(updatedAt(scope.sandbox, deployment)),
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

/**
 * A comment of a thread as REST shows it: without its thread, and without whether that is resolved. Of an
 * outdated one `line` is null: https://github.com/vitali87/croft/pull/454.
 */
export async function toRestReviewComment(
  scope: RestScope,
  { deployment, reviews }: PullConversation,
  thread: SeenThread,
  comment: SeenComment,
) {
  const { sandbox, base, web, project } = scope;
  const { position } = thread;
  const place = await placeNow(sandbox, deployment, position);
  const [first] = thread.comments;
  const isFile = position.newLine === undefined && position.oldLine === undefined;
  const url = `${base}/pulls/comments/${comment.number}`;
  const html = `${web}/${project.fullName}/pull/${deployment.number}#comment-${comment.id}`;
  const pull = `${base}/pulls/${deployment.number}`;
  return {
    id: comment.number,
    node_id: toNodeId('reviewComment', deployment.number, comment.id),
    pull_request_review_id: reviews.find(({ id }) => id === comment.reviewId)?.sequence ?? null,
    ...(first === comment ? {} : { in_reply_to_id: first.number }),
    body: comment.body,
    user: toRestUser(scope, comment.authorId),
    author_association: 'CONTRIBUTOR',
    path: position.path,
    diff_hunk: await diffHunkOf(sandbox, deployment.repository, position),
    subject_type: isFile ? 'file' : 'line',
    side: sideOf(position),
    line: place.line,
    original_line: position.newLine ?? position.oldLine ?? null,
    start_line: await startNow(sandbox, deployment, position),
    original_start_line: position.start?.newLine ?? position.start?.oldLine ?? null,
    start_side: position.start === undefined ? null : sideOf(position.start),
    // Rolls forward to the newest commit on which the thread stands:
    // https://github.com/island-io/mila/pull/160
    commit_id: place.outdated ? position.headSha : currentPair(sandbox, deployment).head,
    original_commit_id: position.headSha,
    created_at: toTime(comment.createdAt),
    updated_at: toTime(comment.updatedAt),
    url,
    html_url: html,
    pull_request_url: pull,
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
  };
}

/** A comment on the whole as REST shows it. */
export function toRestIssueComment(scope: RestScope, number: number, comment: SeenComment) {
  const { base, web, project } = scope;
  return {
    id: comment.number,
    node_id: toNodeId('issueComment', number, comment.id),
    body: comment.body,
    user: toRestUser(scope, comment.authorId),
    author_association: 'CONTRIBUTOR',
    created_at: toTime(comment.createdAt),
    updated_at: toTime(comment.updatedAt),
    url: `${base}/issues/comments/${comment.number}`,
    html_url: `${web}/${project.fullName}/pull/${number}#comment-${comment.id}`,
    issue_url: `${base}/issues/${number}`,
  };
}

/** A review as REST shows it. */
export function toRestReview(scope: RestScope, review: Review) {
  const html = `${scope.web}/${scope.project.fullName}/pull/${review.deployment}`;
  const pull = `${scope.base}/pulls/${review.deployment}`;
  return {
    id: review.sequence,
    node_id: toNodeId('review', review.deployment, review.id),
    user: toRestUser(scope, review.authorId),
    author_association: 'CONTRIBUTOR',
    body: review.body,
    state: review.state,
    commit_id: review.commit,
    ...(review.submittedAt === null ? {} : { submitted_at: toTime(review.submittedAt) }),
    html_url: html,
    pull_request_url: pull,
    _links: { html: { href: html }, pull_request: { href: pull } },
  };
}
