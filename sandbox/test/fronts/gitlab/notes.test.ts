import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { discussionsOf, type GitlabScene, startGitlabScene, toDiscussion } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
});
afterAll(() => scene.harness.close());

const FORBIDDEN = { status: 403, body: { message: '403 Forbidden' } };
const idOf = (body: unknown): number => z.looseObject({ id: z.number() }).parse(body).id;

test('a note is a single comment until somebody replies to it', async () => {
  const { bot, path } = scene;
  const note = await bot('POST', `${path}/notes`, { body: 'On the whole' });
  expect(note).toMatchObject({ status: 201, body: { type: null, resolvable: false, system: false } });
  const single = (await discussionsOf(scene)).find(({ notes }) => notes[0]?.id === idOf(note.body));
  expect(single).toMatchObject({ individual_note: true });
  expect(await bot('PUT', `${path}/discussions/${single?.id}`, { resolved: true })).toMatchObject(FORBIDDEN);
  await bot('POST', `${path}/discussions/${single?.id}/notes`, { body: 'Why?' });
  const thread = toDiscussion(await bot('GET', `${path}/discussions/${single?.id}`));
  expect(thread).toMatchObject({
    individual_note: false,
    notes: [{ resolvable: true }, { type: 'DiscussionNote', resolvable: true }],
  });
});

test('a discussion without a position is a thread', async () => {
  const answer = await scene.bot('POST', `${scene.path}/discussions`, { body: 'A question' });
  expect(toDiscussion(answer)).toMatchObject({
    individual_note: false,
    notes: [{ type: 'DiscussionNote', resolvable: true, resolved: false }],
  });
});

test('who resolved a thread, and when, stands on its notes; the second time changes nothing', async () => {
  const { bot, path, harness } = scene;
  const { id } = await scene.thread();
  const person = await scene.join('write');
  const url = `${path}/discussions/${id}`;
  const resolved = toDiscussion(await person.call('PUT', url, { resolved: true }));
  const [first] = resolved.notes;
  expect(first).toMatchObject({ resolved: true, resolved_by: { name: 'A write' } });
  expect(first?.resolved_at).toBe(new Date(harness.time.now).toISOString());
  const again = toDiscussion(await bot('PUT', `${url}?resolved=true`));
  expect(again.notes[0]?.resolved_by).toEqual(first?.resolved_by);
  harness.time.now += 1000;
  const reply = await bot('POST', `${url}/notes`, { body: 'Thanks' });
  expect(reply.body).toMatchObject({ resolved: true, resolved_by: { name: 'SARIF Review Bot' } });
  const reopened = toDiscussion(await bot('PUT', url, { resolved: false }));
  expect(reopened.notes).toMatchObject([{ resolved: false, resolved_by: null, resolved_at: null }, {}]);
});

test('Reporters may write, but resolve nothing; the author of the merge request may', async () => {
  const { path, harness } = scene;
  const { id } = await scene.thread();
  const reporter = await scene.join('read');
  expect((await reporter.call('POST', `${path}/notes`, { body: 'x' })).status).toBe(201);
  const resolve = { resolved: true };
  expect(await reporter.call('PUT', `${path}/discussions/${id}`, resolve)).toMatchObject(FORBIDDEN);
  const own = await harness.deploy({ authorId: reporter.userId });
  const url = `/projects/1/merge_requests/${own}/discussions`;
  const { id: theirs } = toDiscussion(await scene.bot('POST', url, { body: 'x' }));
  expect(await reporter.call('PUT', `${url}/${theirs}`, resolve)).toMatchObject({ status: 200 });
});

test('a note is edited and deleted by its author, and by Maintainers', async () => {
  const { path } = scene;
  const { note } = await scene.thread();
  const developer = await scene.join('write');
  const maintainer = await scene.join('maintain');
  const url = `${path}/notes/${note}`;
  expect(await developer.call('PUT', url, { body: 'mine' })).toMatchObject(FORBIDDEN);
  expect(await developer.call('DELETE', url)).toMatchObject(FORBIDDEN);
  const edited = await maintainer.call('PUT', url, { body: 'Not a finding' });
  // The listing does not say who edited it.
  expect(edited.body).toMatchObject({ body: 'Not a finding', author: { name: 'SARIF Review Bot' } });
  expect((await maintainer.call('DELETE', url)).status).toBe(204);
  expect(await maintainer.call('DELETE', url)).toMatchObject({ status: 404 });
});

test('a thread goes with its last note, and stays with its replies', async () => {
  const { bot, path } = scene;
  const { id, note } = await scene.thread();
  const reply = await bot('POST', `${path}/discussions/${id}/notes`, { body: 'A reply' });
  await bot('DELETE', `${path}/notes/${note}`);
  const rest = toDiscussion(await bot('GET', `${path}/discussions/${id}`));
  expect(rest.notes).toMatchObject([{ body: 'A reply', type: 'DiffNote' }]);
  await bot('DELETE', `${path}/notes/${idOf(reply.body)}`);
  expect(await bot('GET', `${path}/discussions/${id}`)).toMatchObject({
    status: 404,
    body: { message: '404 Discussion Not Found' },
  });
});

test('a body of quick actions alone is carried out, and no note; others are taken out of it', async () => {
  const { bot, path, iid, harness } = scene;
  const before = (await discussionsOf(scene)).length;
  const closing = await bot('POST', `${path}/discussions`, { body: '/close\n/label ~bug' });
  expect(closing).toMatchObject({ status: 202, body: { summary: [expect.any(String), expect.any(String)] } });
  expect(await discussionsOf(scene)).toHaveLength(before);
  expect(await bot('GET', path)).toMatchObject({ body: { state: 'closed' } });
  const mixed = await bot('POST', `${path}/notes`, { body: 'Sorry\n/reopen' });
  expect(mixed).toMatchObject({ status: 201, body: { body: 'Sorry' } });
  expect(await bot('GET', path)).toMatchObject({ body: { state: 'opened' } });
  const quoted = '```\n/close\n```\n<p>\n/close\n</p>\n>>>\n/close\n>>>\n/no_such_command\n /close';
  expect((await bot('POST', `${path}/notes`, { body: quoted })).body).toMatchObject({ body: quoted });
  expect(await bot('GET', path)).toMatchObject({ body: { state: 'opened' } });
  const { body } = await harness.admin('GET', `/deployments/${iid}`);
  expect(body).toMatchObject({ deployment: { state: 'open' } });
});

test('an edit takes quick actions as well, and deletes a note that has nothing else', async () => {
  const { bot, path } = scene;
  const { id, note } = await scene.thread();
  const url = `${path}/notes/${note}`;
  expect((await bot('PUT', url, { body: 'Left\n/draft' })).body).toMatchObject({ body: 'Left' });
  expect(await bot('GET', path)).toMatchObject({ body: { draft: true } });
  expect((await bot('PUT', url, { body: '/ready' })).status).toBe(202);
  expect(await bot('GET', path)).toMatchObject({ body: { draft: false } });
  expect((await bot('GET', `${path}/discussions/${id}`)).status).toBe(404);
});

test.each([
  ['missing', {}, { error: 'body is missing' }],
  ['blank', { body: ' \n' }, { message: '400 Bad request - Note {:note=>["can\'t be blank"]}' }],
  [
    'too long',
    { body: 'x'.repeat(1_000_001) },
    { message: '400 Bad request - Note {:note=>["is too long (maximum is 1000000 characters)"]}' },
  ],
])('a body that is %s is refused', async (_, sent, body) => {
  expect(await scene.bot('POST', `${scene.path}/notes`, sent)).toMatchObject({ status: 400, body });
});

test('notes are limited in a minute, and newer versions say when to come again', async () => {
  const { harness, path } = scene;
  const person = await scene.join('write');
  const post = () => person.call('POST', `${path}/notes`, { body: 'x' });
  harness.time.now = Date.parse('2026-02-03T05:00:30Z');
  await harness.admin('PATCH', '/settings', { notesPerMinute: 1 });
  try {
    expect((await post()).status).toBe(201);
    const refused = await post();
    const error = 'This endpoint has been requested too many times. Try again later.';
    expect(refused).toMatchObject({ status: 429, body: { message: { error } } });
    expect(refused.headers.get('retry-after')).toBe('30');
    await harness.admin('PATCH', '/settings', { limitsSayWhen: false });
    expect((await post()).headers.get('retry-after')).toBeNull();
    expect((await scene.bot('POST', `${path}/notes`, { body: 'another user' })).status).toBe(201);
    harness.time.now += 30_000;
    expect((await post()).status).toBe(201);
  } finally {
    await harness.admin('PATCH', '/settings', { notesPerMinute: null });
  }
});
