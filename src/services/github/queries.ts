/** Who wrote: the same number as in the answers of the REST interface. Names differ between the two. */
const AUTHOR = `
fragment author on Actor {
  login
  ... on User { databaseId }
  ... on Bot { databaseId }
  ... on Mannequin { databaseId }
  ... on Organization { databaseId }
}`;

const COMMENT = `
fragment comment on PullRequestReviewComment {
  id state body createdAt viewerDidAuthor
  author { ...author }
}${AUTHOR}`;

const THREAD = `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve
  resolvedBy { login databaseId }
  comments(first: 100) {
    pageInfo { hasNextPage endCursor }
    nodes { ...comment }
  }
}${COMMENT}`;

const TOP_LEVEL = `
fragment topLevel on IssueComment {
  id body createdAt viewerDidAuthor
  author { ...author }
}`;

/** Begins a run, and is sent again whenever the pull request is looked at. */
export const READ_CHANGE = `
query ReadChange($owner: String!, $name: String!, $number: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    databaseId
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;

export const LIST_THREADS = `
query ListThreads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
    }
  }
}${THREAD}`;

/** What the first page of a thread leaves out. */
export const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String) {
  node(id: $thread) {
    ... on PullRequestReviewThread {
      comments(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...comment }
      }
    }
  }
}${COMMENT}`;

export const LIST_TOP_LEVEL = `
query ListTopLevel($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${TOP_LEVEL}${AUTHOR}`;

/** The comment that a reply answers to: the REST interface takes its number, and no thread. */
export const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;

/** Comments name no thread, so the newest threads come along. */
export const POST_REVIEW = `
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread]) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${THREAD}`;

export const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) {
    commentEdge { node { ...topLevel } }
  }
}${TOP_LEVEL}${AUTHOR}`;

export const EDIT_IN_THREAD = `
mutation EditInThread($comment: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $comment, body: $body }) {
    pullRequestReviewComment { ...comment }
  }
}${COMMENT}`;

export const EDIT_TOP_LEVEL = `
mutation EditTopLevel($comment: ID!, $body: String!) {
  updateIssueComment(input: { id: $comment, body: $body }) {
    issueComment { ...topLevel }
  }
}${TOP_LEVEL}${AUTHOR}`;

export const RESOLVE = `
mutation Resolve($thread: ID!) {
  resolveReviewThread(input: { threadId: $thread }) { thread { isResolved } }
}`;

export const UNRESOLVE = `
mutation Unresolve($thread: ID!) {
  unresolveReviewThread(input: { threadId: $thread }) { thread { isResolved } }
}`;

export const DELETE_IN_THREAD = `
mutation DeleteInThread($comment: ID!) {
  deletePullRequestReviewComment(input: { id: $comment }) { clientMutationId }
}`;

export const DELETE_TOP_LEVEL = `
mutation DeleteTopLevel($comment: ID!) {
  deleteIssueComment(input: { id: $comment }) { clientMutationId }
}`;
