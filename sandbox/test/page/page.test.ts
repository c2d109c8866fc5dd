import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let number: number;
let page: string;
let headers: Headers;

beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy({ title: 'A <b>bold</b> title', branch: '<i>topic</i>' });
  const comments = `/deployments/${number}/comments`;
  await harness.bot('POST', comments, {
    body: 'Shown <!-- hidden --> <script>alert(2)</script> &amp; **bold**',
  });
  await harness.bot('POST', comments, { body: 'open one', path: 'src/kept.ts', newLine: 3 });
  const removed = await harness.bot('POST', comments, { body: 'solved one', path: 'gone.txt', oldLine: 2 });
  const discussionId = field(removed, 'discussionId', z.string());
  await harness.bot('PUT', `/deployments/${number}/discussions/${discussionId}`, { resolved: true });
  await harness.bot('PUT', `/deployments/${number}/checks/${encodeURIComponent('<check>')}`, {
    state: 'DONE',
    result: 'FAILURE',
    description: '<u>2 errors</u>',
    externalUrl: 'https://ci.example/run?a=1&b="2"',
  });
  const answer = await send(`${harness.running.baseUrl}/deployments/${number}`);
  page = z.string().parse(answer.body);
  headers = answer.headers;
});
afterAll(() => harness.close());

const read = async (path: string): Promise<string> =>
  z.string().parse((await send(`${harness.running.baseUrl}${path}`)).body);

/** Without the elements that color code. */
const withoutColors = (html: string): string =>
  html.replace(/<span class="hljs-[^>]*>([^<]*)<\/span>/g, '$1');

test('the start page lists deployment requests with their checks and open threads', async () => {
  const list = await read('/');
  expect(list).toContain(`href="/deployments/${number}"`);
  expect(list).toContain('A &lt;b&gt;bold&lt;/b&gt; title');
  expect(list).toContain('&lt;check&gt;');
  expect(list).toMatch(/<strong>1<\/strong> open <span class="soft">of 2 threads/);
});

test('shows title, number, branch, phase and short SHAs', () => {
  const { base, head } = harness.repository;
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; title');
  expect(page).toContain(`#${number}`);
  expect(page).toContain('&lt;i&gt;topic&lt;/i&gt;');
  expect(page).toContain('>new<');
  expect(page).toContain(`${base.slice(0, 8)}..${head.slice(0, 8)}`);
});

test('shows a check with its result, description and link', () => {
  expect(page).toMatch(/<span class="badge bad">failure<\/span> <strong>&lt;check&gt;<\/strong>/);
  expect(page).toContain('&lt;u&gt;2 errors&lt;/u&gt;');
  expect(page).toMatch(/<a href="https:\/\/ci\.example\/run\?a=1&amp;b=(&quot;|%22)2(&quot;|%22)"/);
});

test('shows threads with their place, whether they are open, and who wrote what', () => {
  expect(page).toMatch(
    /<article class="thread open".*?title="src\/kept\.ts:3".*?SARIF Review Bot.*?open one/s,
  );
  expect(page).toMatch(/<details class="thread resolved".*?gone\.txt:2 \(removed\)<\/code>.*?solved one/s);
});

test('shows a comment as Markdown, without scripts and hidden text', () => {
  expect(page).toContain('&#x26; <strong>bold</strong>');
  expect(page).not.toMatch(/alert\(2\)|hidden -->/);
});

test('shows the diff with the numbers of both sides, renames, binary files and threads at their lines', async () => {
  const changes = withoutColors(await read(`/deployments/${number}/changes`));
  expect(changes).toMatch(
    /<tr class="removed"><td class="no"><a [^>]*>3<\/a><\/td><td class="no"><\/td><td class="code">line 3</,
  );
  expect(changes).toMatch(
    /<tr class="added"><td class="no"><\/td><td class="no"><a [^>]*>3<\/a><\/td><td class="code">changed<\/td><\/tr><tr class="threads">/,
  );
  expect(changes).toMatch(
    /<td class="no">4<\/td><td class="no"><a [^>]*>4<\/a><\/td><td class="code">line 4</,
  );
  expect(changes).toContain('src/before.ts → </span>src/after.ts');
  expect(changes).toContain('A binary file: there are no lines to show.');
  expect(changes).toContain('A submodule: another repository at another commit.');
  expect(changes).toContain('No line of it changed.');
});

test('unfolds lines by the query alone', async () => {
  const folded = withoutColors(await read(`/deployments/${number}/changes`));
  const link = /href="([^"]*unfold=[^"]*)"/.exec(folded)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(folded).not.toContain('>line 12<');
  const [path = ''] = link.split('#');
  const unfolded = withoutColors(await read(path));
  expect(unfolded).toContain('>line 12<');
});

test('forms are for those who are signed in', async () => {
  expect(page).not.toContain('<form');
  const answer = await send(`${harness.running.baseUrl}/deployments/${number}/comments`, {
    method: 'POST',
    headers: { origin: harness.running.baseUrl },
    body: new URLSearchParams({ body: 'x', view: 'conversation' }),
  });
  expect(answer.status).toBe(403);
});

test('allows its own style sheet and script and nothing else, and serves them to be kept', async () => {
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const [style = '', script = ''] = [/href="(\/assets\/[^"]*\.css)"/, /src="(\/assets\/[^"]*\.js)"/].map(
    (asset) => asset.exec(page)?.[1],
  );
  for (const [path, type] of [
    [style, 'text/css'],
    [script, 'text/javascript'],
  ] as const) {
    const asset = await send(`${harness.running.baseUrl}${path}`);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('content-type')).toContain(type);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  }
});

test.each(['/deployments/999', '/deployments/999/changes', '/nowhere'])(
  '%s is answered with a page and 404',
  async (path) => {
    const answer = await send(`${harness.running.baseUrl}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.body).toContain('<h1>404</h1>');
  },
);

test('a comment on a line of a diff that has moved on is refused', async () => {
  const answer = await send(
    `${harness.running.baseUrl}/deployments/${number}/comment?at=${'0'.repeat(12)}&f=0&l=0`,
  );
  expect(answer.status).toBe(409);
  expect(answer.body).toContain('The diff has moved on since: load the changes again');
});
