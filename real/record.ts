import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Answered, hostClient } from './host-client.ts';
import { lines, makeScenery, merge, openPullRequest, type Scenery } from './scenery.ts';
import type { Person, RunningHost } from './server.ts';
import { signIn } from './session.ts';
import type { Story } from './story.ts';
import { openShop, source } from './workflow.ts';

const FIXTURES = resolve(import.meta.dirname, '../fixtures/gitea');

/** One call and what it was answered with, without a token. */
interface Exchange {
  readonly name: string;
  /** A person, or `automatic`: the token of a workflow. */
  readonly as: Person | 'automatic' | 'nobody';
  readonly method: string;
  /** Behind `/api/v1`. */
  readonly path: string;
  readonly sent?: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Headers that an adapter may look at. */
const HEADERS = ['content-type', 'x-total-count', 'link', 'location', 'retry-after'];

/** Keeps what the host answers to each operation, and each refusal, in `fixtures/gitea/`. */
export const record: Story = async (name, host, folder, judge, { runner }) => {
  const exchanges: Exchange[] = [];
  const scenery = await makeScenery(host, folder, 'record');
  await recordPeople(host, scenery, exchanges);
  if (runner !== undefined) exchanges.push(...(await recordAutomatic(host, folder)));
  const version = host.version.replace(/\+.*/u, '');
  const out = join(FIXTURES, name === 'gitea' ? version : `${name}-${version}`);
  mkdirSync(out, { recursive: true });
  const text = JSON.stringify(exchanges, undefined, 1).replaceAll(host.url, 'https://host.example');
  const secrets = [...Object.values(host.tokens), ...Object.values(host.passwords)];
  judge(!secrets.some((secret) => text.includes(secret)), 'no secret is in what is kept');
  writeFileSync(join(out, 'exchanges.json'), `${text}\n`);
  console.log(`  ${exchanges.length} exchanges in ${out}`);
};

async function recordPeople(host: RunningHost, scenery: Scenery, exchanges: Exchange[]): Promise<void> {
  const { repository, number, base, head, checkout, branch } = scenery;
  const nobody = hostClient(host.url, 'not-a-token');
  const take = async (
    name: string,
    as: Person | 'nobody',
    method: string,
    path: string,
    sent?: unknown,
  ): Promise<Answered> => {
    const client = as === 'nobody' ? nobody : scenery.as[as];
    const answered = await client.ask(method, path, sent);
    exchanges.push(toExchange(name, as, method, path, sent, answered));
    return answered;
  };
  const repo = `/repos/${repository}`;
  const pull = `${repo}/pulls/${number}`;
  const review = (comments: readonly object[], more: object = {}) => ({
    event: 'COMMENT',
    body: 'About this change',
    commit_id: head,
    comments,
    ...more,
  });
  const at = (new_position: number, body: string, path = 'src/app.js') => ({ path, body, new_position });
  const idOf = ({ body }: Answered): number => (body as { id: number }).id;

  await take('version', 'writer', 'GET', '/version');
  await take('user', 'writer', 'GET', '/user');
  await take('user: refused token', 'nobody', 'GET', '/user');
  await take('change', 'writer', 'GET', pull);
  await take('change: missing', 'writer', 'GET', `${repo}/pulls/999`);
  await take('change: missing repository', 'writer', 'GET', '/repos/boss/nothing/pulls/1');
  await take('compare', 'writer', 'GET', `${repo}/compare/${head}...${base}`);
  await take('reviews: none', 'writer', 'GET', `${pull}/reviews?limit=50&page=1`);
  const posted = await take(
    'post',
    'writer',
    'POST',
    `${pull}/reviews`,
    review([at(5, 'on a line'), at(30, 'outside')]),
  );
  await take(
    'post: old line',
    'writer',
    'POST',
    `${pull}/reviews`,
    review([{ path: 'src/app.js', body: 'before', old_position: 5 }]),
  );
  await take('post: nothing in it', 'writer', 'POST', `${pull}/reviews`, {
    event: 'COMMENT',
    commit_id: head,
    comments: [],
  });
  await take('post: missing change', 'writer', 'POST', `${repo}/pulls/999/reviews`, review([at(5, 'x')]));
  await take('reviews', 'writer', 'GET', `${pull}/reviews?limit=50&page=1`);
  await take('reviews: beyond the last page', 'writer', 'GET', `${pull}/reviews?limit=50&page=9`);
  const comments = await take(
    'comments of a review',
    'writer',
    'GET',
    `${pull}/reviews/${idOf(posted)}/comments`,
  );
  await take('comments of a review: missing', 'writer', 'GET', `${pull}/reviews/99999/comments`);
  const [first] = comments.body as { id: number }[];
  const comment = first?.id ?? 0;
  await take('reply', 'writer', 'POST', `${pull}/comments/${comment}/replies`, { body: 'an answer' });
  await take(
    'add to a review',
    'writer',
    'POST',
    `${pull}/reviews/${idOf(posted)}/comments`,
    at(5, 'an answer'),
  );
  await take('edit', 'writer', 'PATCH', `${repo}/issues/comments/${comment}`, { body: 'another text' });
  await take('edit: not its own', 'stranger', 'PATCH', `${repo}/issues/comments/${comment}`, {
    body: 'another text',
  });
  await take('edit: missing', 'writer', 'PATCH', `${repo}/issues/comments/99999`, { body: 'another text' });
  for (const flag of ['resolve', 'unresolve']) {
    await take(flag, 'writer', 'POST', `${repo}/pulls/comments/${comment}/${flag}`);
    await take(`${flag}: again`, 'writer', 'POST', `${repo}/pulls/comments/${comment}/${flag}`);
    await take(`${flag}: without the right`, 'stranger', 'POST', `${repo}/pulls/comments/${comment}/${flag}`);
    await take(`${flag}: missing`, 'writer', 'POST', `${repo}/pulls/comments/99999/${flag}`);
  }
  const top = await take('post at the top level', 'writer', 'POST', `${repo}/issues/${number}/comments`, {
    body: 'hello',
  });
  await take('top level', 'writer', 'GET', `${repo}/issues/${number}/comments`);
  await take('top level: missing', 'writer', 'GET', `${repo}/issues/999/comments`);
  await take('resolve: top level', 'writer', 'POST', `${repo}/pulls/comments/${idOf(top)}/resolve`);
  await take('delete: not its own', 'stranger', 'DELETE', `${repo}/issues/comments/${idOf(top)}`);
  await take('delete', 'writer', 'DELETE', `${repo}/issues/comments/${idOf(top)}`);
  await take('delete: missing', 'writer', 'DELETE', `${repo}/issues/comments/${idOf(top)}`);
  const draft = await take(
    'draft',
    'writer',
    'POST',
    `${pull}/reviews`,
    review([at(7, 'a draft')], { event: 'PENDING' }),
  );
  await take('reviews: with a draft', 'writer', 'GET', `${pull}/reviews?limit=50&page=1`);
  await take('reviews: with a draft of another one', 'stranger', 'GET', `${pull}/reviews?limit=50&page=1`);
  await take('comments of a draft', 'writer', 'GET', `${pull}/reviews/${idOf(draft)}/comments`);
  await take('delete a draft', 'writer', 'DELETE', `${pull}/reviews/${idOf(draft)}`);
  await take('delete a draft: missing', 'writer', 'DELETE', `${pull}/reviews/${idOf(draft)}`);
  await take(
    'post: line beyond the end',
    'writer',
    'POST',
    `${pull}/reviews`,
    review([at(8, 'before it'), at(4_000, 'beyond')]),
  );
  await take('reviews: with a rest', 'writer', 'GET', `${pull}/reviews?limit=50&page=1`);
  await take('post: after a rest', 'writer', 'POST', `${pull}/reviews`, review([at(9, 'after it')]));
  await take(
    'post: unknown commit',
    'writer',
    'POST',
    `${pull}/reviews`,
    review([at(9, 'y')], { commit_id: 'f'.repeat(40) }),
  );
  await take('post: after an unknown commit', 'writer', 'POST', `${pull}/reviews`, review([at(9, 'z')]));
  const rest = (await scenery.as.writer.get<{ id: number; state: string }[]>(`${pull}/reviews`)).find(
    ({ state }) => state === 'PENDING',
  );
  if (rest !== undefined) await take('delete a rest', 'writer', 'DELETE', `${pull}/reviews/${rest.id}`);
  const status = {
    context: 'lint',
    state: 'failure',
    description: 'x'.repeat(255),
    target_url: 'https://ci.example/1',
  };
  await take('status', 'writer', 'POST', `${repo}/statuses/${head}`, status);
  await take('status: without the right', 'stranger', 'POST', `${repo}/statuses/${head}`, status);
  await take('status: unknown commit', 'writer', 'POST', `${repo}/statuses/${'f'.repeat(40)}`, status);
  await take('statuses', 'writer', 'GET', `${repo}/commits/${head}/statuses?limit=50&page=1`);
  await take('permission', 'boss', 'GET', `${repo}/collaborators/writer/permission`);
  await take('permission: of oneself', 'stranger', 'GET', `${repo}/collaborators/stranger/permission`);
  await take('permission: refused', 'writer', 'GET', `${repo}/collaborators/stranger/permission`);
  await take('permission: of nobody', 'boss', 'GET', `${repo}/collaborators/nobody/permission`);
  await take('assignees', 'stranger', 'GET', `${repo}/assignees`);
  await take('organization: a person', 'writer', 'GET', '/orgs/boss');
  const session = await signIn(host, 'boss');
  await session.post(`/${repository}/issues/${number}/lock`, { reason: 'Resolved' });
  await take('post: locked', 'stranger', 'POST', `${pull}/reviews`, review([at(12, 'locked')]));
  await take('post at the top level: locked', 'stranger', 'POST', `${repo}/issues/${number}/comments`, {
    body: 'locked',
  });
  checkout.commit({ 'src/app.js': lines({ 5: 'changed again' }) }, 'Change again');
  checkout.push(branch);
  await take('change: after a push', 'writer', 'GET', pull);
  await take(
    'comments of a review: after a push',
    'writer',
    'GET',
    `${pull}/reviews/${idOf(posted)}/comments`,
  );
  const inReview = `${pull}/reviews/${idOf(posted)}/comments`;
  const second = (comments.body as { id: number }[]).at(1)?.id ?? 0;
  const look = async (when: string) => {
    await take(`comment of a review: ${when}`, 'writer', 'GET', `${repo}/issues/comments/${second}`);
    await take(`comments of a review: ${when}`, 'writer', 'GET', inReview);
  };
  await take('comment: missing', 'writer', 'GET', `${repo}/issues/comments/99999`);
  await look('before it is deleted');
  await take('delete: of a review', 'writer', 'DELETE', `${repo}/issues/comments/${second}`);
  await look('deleted');
  await take('delete from a review', 'writer', 'DELETE', `${inReview}/${second}`);
  await look('deleted from its review');
  await take('delete from a review: missing', 'writer', 'DELETE', `${inReview}/99999`);
  await scenery.as.boss.send('PATCH', pull, { title: 'WIP: a change' });
  await take('change: a draft', 'writer', 'GET', pull);
  await scenery.as.boss.send('PATCH', pull, { title: 'A change' });
  await merge(scenery.as.boss, repository, number);
  await take('change: merged', 'writer', 'GET', pull);
  await take(
    'merged changes',
    'writer',
    'GET',
    `${repo}/pulls?state=closed&sort=recentupdate&limit=50&page=1`,
  );
}

function toExchange(
  name: string,
  as: Exchange['as'],
  method: string,
  path: string,
  sent: unknown,
  { status, headers, body }: Answered,
): Exchange {
  const kept = HEADERS.flatMap((header) => {
    const value = headers.get(header);
    return value === null ? [] : [[header, value] as const];
  });
  return {
    name,
    as,
    method,
    path,
    ...(sent !== undefined && { sent }),
    status,
    headers: Object.fromEntries(kept),
    body,
  };
}

/** What the token of a workflow is answered with: a job of it asks, and leaves what it was told. */
async function recordAutomatic(host: RunningHost, folder: string): Promise<readonly Exchange[]> {
  const out = join(folder, 'automatic.json');
  const workflow = `on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - run: git clone -q ${host.url}/boss/automatic.git . && node ask.mjs
        env:
          TOKEN: \${{ github.token }}
          PULL: \${{ github.event.pull_request.number }}
          SHA: \${{ github.sha }}
`;
  const shop = await openShop(host, folder, 'automatic', workflow);
  shop.checkout.commit({ 'ask.mjs': askerOf(host.url, out) }, 'What asks');
  shop.checkout.push('main');
  shop.checkout.git('switch', '-q', '-c', 'change');
  const sha = shop.checkout.commit({ 'src/app.js': source([5]) }, 'Change');
  shop.checkout.push('change');
  await openPullRequest(shop.boss, shop.repository, 'change');
  await shop.ended(sha);
  return JSON.parse(readFileSync(out, 'utf8'));
}

function askerOf(url: string, out: string): string {
  return `import { writeFileSync } from 'node:fs';
const { TOKEN, PULL, SHA } = process.env;
const exchanges = [];
const take = async (name, method, path, sent) => {
  const answer = await fetch('${url}/api/v1' + path, {
    method,
    headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
    body: sent && JSON.stringify(sent),
  });
  const text = await answer.text();
  const headers = Object.fromEntries(${JSON.stringify(HEADERS)}.flatMap((one) => answer.headers.has(one) ? [[one, answer.headers.get(one)]] : []));
  let body;
  try { body = text === '' ? undefined : JSON.parse(text); } catch { body = text; }
  exchanges.push({ name, as: 'automatic', method, path, sent, status: answer.status, headers, body });
  return body;
};
const repo = '/repos/boss/automatic';
const pull = repo + '/pulls/' + PULL;
await take('user', 'GET', '/user');
await take('change', 'GET', pull);
const review = await take('post', 'POST', pull + '/reviews', { event: 'COMMENT', body: 'By a job', commit_id: SHA, comments: [{ path: 'src/app.js', body: 'by a job', new_position: 5 }] });
const [comment] = await take('comments of a review', 'GET', pull + '/reviews/' + review.id + '/comments');
await take('resolve', 'POST', repo + '/pulls/comments/' + comment.id + '/resolve');
await take('comments of a review: resolved by itself', 'GET', pull + '/reviews/' + review.id + '/comments');
await take('edit', 'PATCH', repo + '/issues/comments/' + comment.id, { body: 'another text' });
await take('post at the top level', 'POST', repo + '/issues/' + PULL + '/comments', { body: 'hello' });
await take('status', 'POST', repo + '/statuses/' + SHA, { context: 'lint', state: 'success', description: 'x' });
await take('statuses', 'GET', repo + '/commits/' + SHA + '/statuses?limit=50&page=1');
await take('permission', 'GET', repo + '/collaborators/writer/permission');
await take('assignees', 'GET', repo + '/assignees');
writeFileSync(${JSON.stringify(out)}, JSON.stringify(exchanges));
`;
}
