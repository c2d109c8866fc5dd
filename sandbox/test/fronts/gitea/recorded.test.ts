import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../../demo/sandbox-client.ts';
import { copyOfMade } from '../../../../test/git/repository.ts';
import { field, type Harness, startHarness } from '../../harness.ts';

const FIXTURES = resolve(import.meta.dirname, '../../../../fixtures/gitea');

/** What a real server was asked, and answered. */
const exchanges = z.array(
  z.object({
    name: z.string(),
    as: z.enum(['boss', 'writer', 'stranger', 'nobody', 'automatic']),
    method: z.string(),
    path: z.string(),
    sent: z.unknown().optional(),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown().optional(),
  }),
);
type Exchange = z.infer<typeof exchanges>[number];

/**
 * What the stand-in does not have: locked conversations, a listing that fails where there is no change, and
 * what the host says of its own jobs.
 */
const MISSING = [
  'writer: top level: missing',
  'stranger: post: locked',
  'stranger: post at the top level: locked',
  'automatic: statuses',
];

/** Fields whose values say what happened. */
const SAID = [
  'state',
  'status',
  'body',
  'path',
  'position',
  'original_position',
  'comments_count',
  'context',
  'description',
  'target_url',
  'message',
  'total_commits',
  'permission',
  'draft',
  'merged',
  'resolver',
];

const lines = (changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 40 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join('');

/** Of its own for each server, whose numbers began at one as well. */
let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

test.each([
  ['Gitea 1.26.4', '1.26.4', '/gitea-1.26'],
  ['Gitea 1.27.0', '1.27.0', '/gitea'],
  ['Forgejo 15.0.3', 'forgejo-15.0.3', '/forgejo'],
])('each call that %s was asked is answered in the same shape and words', async (_, folder, at) => {
  const { repository, ...commits } = copyOfMade('what a real server was asked about', (made) => {
    const base = made.commit({ 'src/app.js': lines(), 'src/kept.js': lines() }, 'Begin');
    const head = made.commit(
      { 'src/app.js': lines({ 5: 'changed 5', 20: 'changed 20' }), 'src/new.js': lines() },
      'Change',
    );
    const later = made.commit({ 'src/app.js': lines({ 5: 'changed again' }) }, 'Change again');
    return { base, head, later };
  });
  const { base, head, later } = commits;
  const open = async () =>
    field(
      await harness.admin('POST', '/deployments', { repository: repository.path, base, head }),
      'number',
      z.number(),
    );
  const numbers: Readonly<Record<string, number>> = { record: await open(), automatic: await open() };
  const tokens: Record<string, string> = { nobody: 'not-a-token' };
  for (const [name, access] of [
    ['boss', 'admin'],
    ['writer', 'write'],
    ['stranger', 'read'],
  ]) {
    const user = await harness.admin('POST', '/users', { name, role: 'All Users', access });
    const userId = field(user, 'id', z.string());
    const made = await harness.admin('POST', '/tokens', { userId, kind: 'gitea-personal' });
    tokens[name ?? ''] = field(made, 'token', z.string());
  }
  const job = await harness.admin('POST', '/users', { name: 'Jobs', role: 'All Users' });
  const userId = field(job, 'id', z.string());
  const rights = { contents: 'read', pull_requests: 'write' };
  const made = await harness.admin('POST', '/tokens', { userId, kind: 'gitea-automatic', rights });
  tokens.automatic = field(made, 'token', z.string());
  const before: Readonly<Record<string, object>> = {
    'change: after a push': { head: later },
    'change: a draft': { phase: 'DRAFT' },
    'change: merged': { phase: 'NEW', state: 'merged' },
  };
  const kept = exchanges.parse(JSON.parse(readFileSync(join(FIXTURES, folder, 'exchanges.json'), 'utf8')));
  const shas = new Map<string, string>();
  /** Ids of reviews and comments that the server had, and those that the stand-in has. */
  const ids = new Map<string, unknown>();
  const learn = (kind: string, theirs: unknown, ours: unknown): void =>
    void ids.set(`${kind}/${Object(theirs).id}`, Object(ours).id);
  const toOurs = (text: string): string =>
    text
      .replaceAll(/[0-9a-f]{40}/g, (sha) => shas.get(sha) ?? sha)
      .replace(/\/repos\/boss\/(record|automatic)/, `/repos/sandbox/${basename(repository.path)}`)
      .replaceAll(
        /\/(reviews|comments)\/(\d+)/g,
        (_, kind, id) => `/${kind}/${ids.get(`${kind}/${id}`) ?? id}`,
      );

  const differences: unknown[] = [];
  for (const exchange of kept.filter(({ as, name }) => !MISSING.includes(`${as}: ${name}`))) {
    const { name, as, method, status, body: theirs } = exchange;
    const of = exchange.path.includes('/automatic') ? 'automatic' : 'record';
    if (name === 'change') {
      shas.set(shaOf(theirs, 'head'), head);
      shas.set(shaOf(theirs, 'base'), base);
    }
    const changes = as === 'automatic' ? undefined : before[name];
    if (changes !== undefined) await harness.admin('PATCH', `/deployments/${numbers.record}`, changes);
    const path = toOurs(exchange.path)
      .replace(/\/(pulls|issues)\/1\b/, (_, kind) => `/${kind}/${numbers[of]}`)
      .replace(/\/orgs\/boss$/, '/orgs/sandbox');
    const answer = await send(`${harness.running.baseUrl}${at}/api/v1${path}`, {
      method,
      headers: { authorization: `token ${tokens[as]}`, 'content-type': 'application/json' },
      ...(exchange.sent !== undefined && { body: toOurs(JSON.stringify(exchange.sent)) }),
    });
    const ours = answer.body === '' ? undefined : answer.body;
    if (method === 'POST' && path.endsWith('/reviews')) learn('reviews', theirs, ours);
    if (method === 'POST' && /issues\/\d+\/comments$/.test(path)) learn('comments', theirs, ours);
    for (const one of path.endsWith('/comments') ? inOrder(theirs) : [])
      learn(
        'comments',
        one,
        inOrder(ours).find((other) => Object(other).body === Object(one).body),
      );
    const told = differencesOf(exchange, { status: answer.status, body: ours, headers: answer.headers });
    if (answer.status !== status || told.length > 0)
      differences.push({ name, as, path, status: [status, answer.status], told });
  }
  expect(differences).toEqual([]);
  repository.dispose();
});

function shaOf(pull: unknown, end: 'head' | 'base'): string {
  return String(Object(Object(pull)[end]).sha);
}

/** The items of a listing, whose order is any. */
function inOrder(body: unknown): readonly unknown[] {
  return Array.isArray(body) ? body.toSorted((a, b) => (String(a.body) < String(b.body) ? -1 : 1)) : [];
}

function differencesOf(
  { name, body: theirs, headers }: Exchange,
  ours: { readonly status: number; readonly body: unknown; readonly headers: Headers },
): readonly string[] {
  const counts = [headers['x-total-count'], ours.headers.get('x-total-count') ?? undefined];
  return [
    ...(counts[0] !== counts[1] && !name.startsWith('merged') ? [`counts: ${counts}`] : []),
    ...(Array.isArray(theirs)
      ? inOrder(theirs).flatMap((one, at) => {
          const other = inOrder(ours.body)[at];
          return other === undefined ? [] : compare(one, other, `${at}`);
        })
      : compare(theirs, ours.body, '')),
  ];
}

/** What ours has and theirs has not, and what is said otherwise. */
function compare(theirs: unknown, ours: unknown, at: string): readonly string[] {
  if (typeof theirs !== 'object' || theirs === null || typeof ours !== 'object' || ours === null)
    return typeof theirs === typeof ours ? [] : [`${at}: ${typeof theirs} and ${typeof ours}`];
  return Object.entries(ours).flatMap(([name, value]) => {
    const path = `${at}.${name}`;
    if (!(name in theirs)) return [`${path} is ours alone`];
    const other = Object(theirs)[name];
    if (name === 'resolver')
      return Object(other).id < 0 === Object(value).id < 0 ? [] : [`${path}: ${JSON.stringify(value)}`];
    if (SAID.includes(name) && wordsOf(other) !== wordsOf(value))
      return [`${path}: ${JSON.stringify(other)?.slice(0, 80)} and ${JSON.stringify(value)?.slice(0, 80)}`];
    return other === null || value === null ? [] : compare(other, value, path);
  });
}

/** Numbers in what is told of something that is not there are those of the server. */
function wordsOf(value: unknown): string | undefined {
  return JSON.stringify(value)?.replaceAll(/(\bid|_id): \d+/g, '$1: 0');
}
