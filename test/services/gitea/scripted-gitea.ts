import { recorded } from './recorded.ts';

interface Review {
  readonly id: number;
  readonly userId: number;
  state: 'COMMENT' | 'PENDING';
  comments: StoredComment[];
}

interface StoredComment {
  readonly id: number;
  readonly path: string;
  readonly position: number;
  body: string;
}

const ME = { id: 2, login: 'writer', full_name: '' };
const LAST_LINE = 40;

/**
 * A pull request as a real server keeps it, as far as posting goes; answers as that was recorded to answer.
 */
export class ScriptedGitea {
  readonly reviews: Review[] = [];
  readonly calls: string[] = [];
  head: string;
  mergeBase: string;
  tip: string;
  /** Commits of the target that the branch does not have. */
  ahead = 1;
  /** What `GET /version` says; missing where it is not to be asked. */
  version: string | undefined = '1.27.0';
  /** Called before a review is taken. */
  beforePost: () => void = () => undefined;
  /** Called when it was sent. */
  afterPost: () => void = () => undefined;
  #next = 1;

  constructor() {
    const { head, merge_base } = this.#recorded();
    this.head = head.sha;
    this.mergeBase = merge_base;
    this.tip = merge_base;
  }

  /** Somebody begins a review, or a run left one behind. */
  begin(body: string, position = 7, userId = ME.id): Review {
    const review: Review = { id: this.#next++, userId, state: 'PENDING', comments: [] };
    review.comments.push({ id: this.#next++, path: 'src/app.js', position, body });
    this.reviews.push(review);
    return review;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const text = await request.text();
    this.calls.push(`${request.method} ${path}`);
    const [status, body, total] = this.#answer(request.method, path, text === '' ? {} : JSON.parse(text));
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json',
        ...(total !== undefined && { 'x-total-count': `${total}` }),
      },
    });
  };

  #recorded() {
    return recorded('change').body as { head: { sha: string }; base: object; merge_base: string };
  }

  #answer(
    method: string,
    path: string,
    sent: Sent,
  ): readonly [status: number, body?: unknown, total?: number] {
    if (path === '/user') return [200, ME];
    if (path === '/version') return this.version === undefined ? [403] : [200, { version: this.version }];
    if (path.includes('/compare/')) return [200, { total_commits: this.ahead }];
    if (path.endsWith('/pulls/1')) {
      const { base, ...change } = this.#recorded();
      return [
        200,
        { ...change, head: { sha: this.head }, base: { ...base, sha: this.tip }, merge_base: this.mergeBase },
      ];
    }
    const [, id] = /\/reviews\/(\d+)/u.exec(path) ?? [];
    const review = this.reviews.find((one) => String(one.id) === id);
    if (method === 'GET' && path.includes('/issues/comments/')) {
      const all = this.reviews.flatMap(({ comments }) => comments);
      return [all.some((comment) => path.endsWith(`/${comment.id}`)) ? 204 : 404];
    }
    if (method === 'DELETE' && path.includes('/issues/comments/')) {
      for (const one of this.reviews)
        one.comments = one.comments.filter((comment) => !path.endsWith(`/${comment.id}`));
      return [204];
    }
    if (method === 'DELETE') {
      if (review !== undefined) this.reviews.splice(this.reviews.indexOf(review), 1);
      return [204];
    }
    if (method === 'POST') return this.#post(sent);
    if (review !== undefined) return [200, review.comments.map((comment) => toShown(review, comment))];
    if (path.endsWith('/reviews')) return [200, this.reviews.map(toShownReview), this.reviews.length];
    return [200, []];
  }

  /** Comments go one by one into the pending review of the account, and then all of it is sent. */
  #post({ comments = [] }: Sent): readonly [number, unknown?] {
    this.beforePost();
    let review = this.reviews.find(({ state, userId }) => state === 'PENDING' && userId === ME.id);
    if (review === undefined) {
      review = { id: this.#next++, userId: ME.id, state: 'PENDING', comments: [] };
      this.reviews.push(review);
    }
    for (const { path, body, new_position } of comments) {
      if (new_position > LAST_LINE) return [500, { message: '' }];
      review.comments.push({ id: this.#next++, path, body, position: new_position });
    }
    review.state = 'COMMENT';
    this.afterPost();
    return [200, toShownReview(review)];
  }
}

interface Sent {
  readonly comments?: readonly { path: string; body: string; new_position: number }[];
}

function toShownReview({ id, state, userId, comments }: Review): object {
  return { id, state, user: { ...ME, id: userId }, comments_count: comments.length };
}

function toShown({ id: review, userId }: Review, { id, path, body, position }: StoredComment): object {
  return {
    ...{ id, path, body, position, original_position: 0, pull_request_review_id: review, resolver: null },
    user: { ...ME, id: userId },
    created_at: '2026-11-26T18:00:00Z',
  };
}
