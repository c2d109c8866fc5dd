import { Gitlab } from '@gitbeaker/rest';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { discussionSchema, type GitlabScene, startGitlabScene } from './scene.ts';

// A client that we did not write does everything that a run does.

let scene: GitlabScene;
let client: InstanceType<typeof Gitlab>;
beforeAll(async () => {
  scene = await startGitlabScene();
  const { baseUrl, gitlabToken } = scene.harness.running;
  client = new Gitlab({ host: baseUrl, token: gitlabToken });
});
afterAll(() => scene.harness.close());

const PROJECT = 1;

test('reads the change, the project and the members', async () => {
  const { iid, shas } = scene;
  const change = await client.MergeRequests.show(PROJECT, iid);
  expect(change).toMatchObject({ iid, state: 'opened', draft: false, diff_refs: shas, project_id: PROJECT });
  const { path_with_namespace: name } = await client.Projects.show(PROJECT);
  expect(await client.MergeRequests.show(String(name), iid)).toEqual(change);
  const me = await client.Users.showCurrentUser();
  expect(await client.ProjectMembers.show(PROJECT, me.id, { includeInherited: true })).toMatchObject({
    id: me.id,
    access_level: 40,
  });
});

test('posts, replies, edits, resolves, reopens and deletes', async () => {
  const { iid, shas } = scene;
  const { MergeRequestDiscussions: discussions } = client;
  const posted = await discussions.create(PROJECT, iid, 'A finding', {
    position: {
      baseSha: shas.base_sha,
      startSha: shas.start_sha,
      headSha: shas.head_sha,
      positionType: 'text',
      oldPath: 'added.txt',
      newPath: 'added.txt',
      newLine: '2',
    },
  });
  expect(posted).toMatchObject({
    individual_note: false,
    notes: [{ type: 'DiffNote', body: 'A finding', resolvable: true, position: { ...shas, new_line: 2 } }],
  });
  const first = posted.notes?.[0]?.id ?? 0;
  const reply = await discussions.addNote(PROJECT, iid, posted.id, 'A reply');
  expect(reply).toMatchObject({ body: 'A reply', type: 'DiffNote' });
  const edited = await client.MergeRequestNotes.edit(PROJECT, iid, first, { body: 'Fixed' });
  expect(edited).toMatchObject({ id: first, body: 'Fixed' });
  for (const resolved of [true, false]) {
    expect(await discussions.resolve(PROJECT, iid, posted.id, resolved)).toMatchObject({
      notes: [{ resolved }, { resolved }],
    });
  }
  await client.MergeRequestNotes.remove(PROJECT, iid, reply.id);
  await client.MergeRequestNotes.remove(PROJECT, iid, first);
  const left = await discussions.all(PROJECT, iid);
  expect(left.map(({ id }) => id)).not.toContain(posted.id);
});

test('comments on a whole file and on the whole', async () => {
  const { iid, shas } = scene;
  const onFile = await client.MergeRequestDiscussions.create(PROJECT, iid, 'On the file', {
    position: {
      baseSha: shas.base_sha,
      startSha: shas.start_sha,
      headSha: shas.head_sha,
      // Its types know no comments on files yet.
      positionType: 'file' as 'text',
      oldPath: 'added.txt',
      newPath: 'added.txt',
    },
  });
  expect(onFile.notes).toMatchObject([{ position: { position_type: 'file' }, resolvable: true }]);
  const onWhole = await client.MergeRequestNotes.create(PROJECT, iid, 'On the whole');
  expect(onWhole).toMatchObject({ type: null, resolvable: false });
  expect(await client.MergeRequestNotes.edit(PROJECT, iid, onWhole.id, { body: 'Other' })).toMatchObject({
    body: 'Other',
  });
});

test('lists all discussions, page by page', async () => {
  const { iid } = scene;
  for (const body of ['one', 'two', 'three']) await client.MergeRequestNotes.create(PROJECT, iid, body);
  const { data, paginationInfo } = await client.MergeRequestDiscussions.all(PROJECT, iid, {
    perPage: 2,
    maxPages: 1,
    showExpanded: true,
    pagination: 'offset',
  });
  expect(data).toHaveLength(2);
  expect(paginationInfo).toMatchObject({ current: 1, next: 2, perPage: 2 });
  const all = await client.MergeRequestDiscussions.all(PROJECT, iid, { perPage: 2 });
  const bodies = all.map((discussion) => discussionSchema.parse(discussion).notes[0]?.body);
  expect(bodies).toEqual(expect.arrayContaining(['one', 'two', 'three']));
});

test('sets a status, of which the last one counts', async () => {
  const { head_sha: sha } = scene.shas;
  const states = ['failed', 'success'] as const;
  for (const state of states) {
    const status = await client.Commits.editStatus(PROJECT, sha, state, { name: 'SARIF Review' });
    expect(status).toMatchObject({ name: 'SARIF Review', status: state, sha });
  }
  expect(await client.Commits.allStatuses(PROJECT, sha)).toMatchObject([{ status: 'success' }]);
  await expect(client.Commits.editStatus(PROJECT, 'f'.repeat(40), 'success')).rejects.toThrow(/Not Found/);
});
