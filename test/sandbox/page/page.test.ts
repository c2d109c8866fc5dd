import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { field, type Harness, send, startHarness } from '../harness.ts';

let harness: Harness;
let number: number;
let page: string;
let headers: Headers;

const HOSTILE = '<img src=x onerror=alert(1)></pre><script>alert(2)</script> &amp; "quotes"';

beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy({ title: 'A <b>bold</b> title', branch: '<i>topic</i>' });
  const comments = `/deployments/${number}/comments`;
  await harness.bot('POST', comments, { body: `Shown <!-- hidden --> ${HOSTILE}` });
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

test('the start page lists deployment requests with links to them', async () => {
  const list = await send(`${harness.running.baseUrl}/`);
  expect(list).toMatchObject({ status: 200 });
  expect(list.body).toContain(`href="/deployments/${number}"`);
  expect(list.body).toContain('A &lt;b&gt;bold&lt;/b&gt; title');
});

test('shows title, number, phase and short SHAs', () => {
  const { base, head } = harness.repository;
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; title');
  expect(page).toContain(`#${number}`);
  expect(page).toContain('OPEN');
  expect(page).toContain(`${base.slice(0, 8)}..${head.slice(0, 8)}`);
});

test('shows a check with its state, result, description and link', () => {
  expect(page).toContain('&lt;check&gt;');
  expect(page).toContain('DONE: FAILURE');
  expect(page).toContain('&lt;u&gt;2 errors&lt;/u&gt;');
  expect(page).toMatch(/<a href="https:\/\/ci\.example\/run\?a=1&amp;b=(&quot;|%22)2(&quot;|%22)"/);
});

test('shows threads with their place, whether they are open, and who wrote what', () => {
  expect(page).toMatch(/src\/kept\.ts:3<\/code> <span class="badge busy">open<.*SARIF Review Bot.*open one/s);
  expect(page).toMatch(/gone\.txt:2 \(removed\)<\/code> <span class="badge good">resolved<.*solved one/s);
});

test('shows the text of a comment, never as markup, and hides HTML comments', () => {
  expect(page).toContain('&lt;script&gt;alert(2)&lt;/script&gt; &amp;amp; &quot;quotes&quot;');
  expect(page).not.toMatch(/<script|<img|<b>|<i>|<u>/);
  expect(page).not.toContain('hidden');
});

test('allows what the sandbox serves and nothing else', () => {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${hash}'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('404 for a deployment that does not exist', async () => {
  expect(await send(`${harness.running.baseUrl}/deployments/999`)).toMatchObject({ status: 404 });
});
