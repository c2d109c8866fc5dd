/** Who wrote: the same number as in the answers of the REST interface. Names differ between the two. */
const AUTHOR = `
fragment author on Actor {
  __typename
  login
  ... on User { databaseId }
  ... on Bot { databaseId }
  ... on Mannequin { databaseId }
  ... on Organization { databaseId }
}`;

const COMMENT = `
fragment comment on PullRequestReviewComment {
  id state body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}${AUTHOR}`;

/** @param first how many of its comments come along */
const threadOf = (first: '100' | '$first') => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve viewerCanUnresolve
  resolvedBy { login databaseId }
  comments(first: ${first}) {
    pageInfo { hasNextPage endCursor }
    nodes { ...comment }
  }
}${COMMENT}`;

const TOP_LEVEL = `
fragment topLevel on IssueComment {
  id body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}`;

/** Begins a run, and is sent again whenever the pull request is looked at. */
export const READ_CHANGE = `
query ReadChange($owner: String!, $name: String!, $number: Int!) {
  viewer { databaseId login }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;

export const LIST_THREADS = `
query ListThreads($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
    }
  }
}${threadOf('$first')}`;

/** The first pages of both, which are all for most pull requests. */
export const LIST_FIRST = `
query ListFirst($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
      comments(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${threadOf('100')}${TOP_LEVEL}`;

/** What the first page of a thread leaves out. */
export const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...comment }
      }
    }
  }
}${COMMENT}`;

export const LIST_TOP_LEVEL = `
query ListTopLevel($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: $first, after: $after) {
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
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread], $body: String) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads, body: $body }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${threadOf('100')}`;

/** Only its author sees a pending review, of which there is one at most. */
export const FIND_PENDING = `
query FindPending($change: ID!) {
  node(id: $change) {
    ... on PullRequest {
      reviews(first: 1, states: [PENDING]) { nodes { id body comments(first: 100) { totalCount nodes { body } } } }
    }
  }
}`;

export const DELETE_PENDING = `
mutation DeletePending($review: ID!) {
  deletePullRequestReview(input: { pullRequestReviewId: $review }) { clientMutationId }
}`;

export const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) {
    commentEdge { node { ...topLevel } }
  }
}${TOP_LEVEL}${AUTHOR}`;

/** A mutation of a request with several, each under an alias of its own: they are done in their order. */
export interface AliasedMutation {
  /** Its field, which the answer to it alone would hold. */
  readonly field: string;
  /** The fields of its input, each of which gets a variable. */
  readonly input: Readonly<Record<string, string>>;
  readonly shows: string;
  readonly fragments: readonly string[];
}

export function editInThread(comment: string, body: string): AliasedMutation {
  return {
    field: 'updatePullRequestReviewComment',
    input: { pullRequestReviewCommentId: comment, body },
    shows: 'pullRequestReviewComment { ...comment }',
    fragments: [COMMENT],
  };
}

export function editTopLevel(comment: string, body: string): AliasedMutation {
  return {
    field: 'updateIssueComment',
    input: { id: comment, body },
    shows: 'issueComment { ...topLevel }',
    fragments: [TOP_LEVEL, AUTHOR],
  };
}

export function changeFlag(thread: string, resolved: boolean): AliasedMutation {
  return {
    field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
    input: { threadId: thread },
    shows: 'thread { isResolved }',
    fragments: [],
  };
}

/** The alias of the mutation with this number. */
export function aliasOf(index: number): string {
  return `m${index}`;
}

/** One request with all of them, under this name. */
export function inOneRequest(
  name: 'Edit' | 'SetResolved',
  mutations: readonly AliasedMutation[],
): { readonly text: string; readonly variables: Readonly<Record<string, string>> } {
  const inputs = mutations.flatMap(({ input }, index) =>
    Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })),
  );
  const fields = mutations.map(({ field, shows }, index) => {
    const input = inputs
      .filter((one) => one.index === index)
      .map(({ key, variable }) => `${key}: $${variable}`);
    return `  ${aliasOf(index)}: ${field}(input: { ${input.join(', ')} }) { ${shows} }`;
  });
  const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
  const fragments = [...new Set(mutations.flatMap((one) => one.fragments.flatMap(asFragments)))];
  return {
    text: [`mutation ${name}(${types.join(', ')}) {`, ...fields, '}', ...fragments].join('\n'),
    variables: Object.fromEntries(inputs.map(({ variable, value }) => [variable, value])),
  };
}

/** Each fragment may stand once in a request. */
function asFragments(text: string): readonly string[] {
  return text.split(/\n(?=fragment )/u).filter((part) => part !== '');
}

export const DELETE_IN_THREAD = `
mutation DeleteInThread($comment: ID!) {
  deletePullRequestReviewComment(input: { id: $comment }) { clientMutationId }
}`;

export const DELETE_TOP_LEVEL = `
mutation DeleteTopLevel($comment: ID!) {
  deleteIssueComment(input: { id: $comment }) { clientMutationId }
}`;
