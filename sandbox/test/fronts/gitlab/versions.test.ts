import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { discussionsOf, type GitlabScene, startGitlabScene, toDiscussion } from './scene.ts';

let scene: GitlabScene;
beforeEach(async () => {
  scene = await startGitlabScene();
});
afterEach(() => scene.harness.close());

// The push of the repository gives src/kept.ts another first line, and puts back what the change edited in
// it.
const KEPT = { position_type: 'text', old_path: 'src/kept.ts', new_path: 'src/kept.ts' };

const post = async (position: object): Promise<string> => {
  const sent = { body: 'x', position: { ...scene.shas, ...position } };
  return toDiscussion(await scene.bot('POST', `${scene.path}/discussions`, sent)).id;
};
const read = async (id: string) => toDiscussion(await scene.bot('GET', `${scene.path}/discussions/${id}`));
const firstOf = async (id: string) => (await read(id)).notes[0];

test('a merge request has no commits until its diff is there, and then those', async () => {
  const { harness, bot } = scene;
  await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
  const iid = await harness.deploy({ phase: 'DRAFT' });
  const path = `/projects/1/merge_requests/${iid}`;
  const url = expect.stringMatching(/^http:.*\/sandbox\/[^/]+\/-\/merge_requests\/2$/);
  expect((await bot('GET', path)).body).toMatchObject({ diff_refs: null, draft: true, web_url: url });
  await harness.admin('POST', `/deployments/${iid}/ready`, { diff: true });
  expect((await bot('GET', path)).body).toMatchObject({ diff_refs: scene.shas });
  await harness.admin('PATCH', `/deployments/${iid}`, { state: 'merged', head: harness.repository.later });
  // The diff before the push stays until the new one is computed.
  expect((await bot('GET', path)).body).toMatchObject({ state: 'merged', diff_refs: scene.shas });
  // Drafts are discussed.
  expect((await bot('POST', `${path}/notes`, { body: 'x' })).status).toBe(201);
});

test('a file whose attributes take its diff away takes a comment as a whole alone', async () => {
  const { repository, admin } = scene.harness;
  repository.checkout(repository.head);
  const head_sha = repository.commit({ '.gitattributes': 'src/kept.ts -diff\n' }, 'Attributes');
  await admin('PATCH', '/deployments/1', { head: head_sha });
  const send = async (position: object) => {
    const body = { body: 'x', position: { ...scene.shas, head_sha, ...position } };
    return (await scene.bot('POST', `${scene.path}/discussions`, body)).status;
  };
  expect(await send({ ...KEPT, new_line: 3 })).toBe(400);
  expect(await send({ ...KEPT, position_type: 'file' })).toBe(201);
});

test('a push overwrites places, and says which commits came', async () => {
  const id = await post({ ...KEPT, new_line: 1, old_line: 1 });
  await scene.push();
  const [, note] = await discussionsOf(scene);
  expect(note).toMatchObject({ individual_note: true, notes: [{ system: true, resolvable: false }] });
  expect(note?.notes[0]?.body).toMatch(/^added 1 commit\n\n<ul><li>[0-9a-f]{8} - Later<\/li><\/ul>/);
  expect((await firstOf(id))?.position).toMatchObject({
    base_sha: scene.shas.base_sha,
    head_sha: scene.harness.repository.later,
    new_line: 2,
    old_line: 1,
  });
});

test('a line that a push changed keeps its place, and its thread says so', async () => {
  const id = await post({ ...KEPT, new_line: 3 });
  await scene.push();
  const { notes } = await read(id);
  expect(notes).toMatchObject([
    { system: false, resolved: false, position: { ...scene.shas, new_line: 3 } },
    {
      system: true,
      resolvable: false,
      body: expect.stringMatching(/^changed this line in \[version 2 of the diff\]/),
    },
  ]);
  // Nobody looks at it again.
  await scene.push(scene.shas.head_sha);
  expect((await read(id)).notes).toHaveLength(2);
});

test('any change of a file makes a comment on it outdated', async () => {
  const file = { position_type: 'file', old_path: 'src/kept.ts', new_path: 'src/kept.ts' };
  const [touched, other] = [
    await post(file),
    await post({ ...file, old_path: 'data.bin', new_path: 'data.bin' }),
  ];
  await scene.push();
  expect((await read(touched)).notes[1]?.body).toMatch(/^changed this file in/);
  expect(await firstOf(other)).toMatchObject({ position: { head_sha: scene.harness.repository.later } });
});

test('a removed line that is back is outdated', async () => {
  const id = await post({ ...KEPT, old_line: 7 });
  await scene.push();
  expect((await read(id)).notes).toHaveLength(2);
});

test('a push resolves the threads that it makes outdated, where the project is set to', async () => {
  const { harness } = scene;
  await harness.admin('PATCH', '/settings', { resolveOutdatedDiscussions: true });
  expect((await scene.bot('GET', '/projects/1')).body).toMatchObject({
    resolve_outdated_diff_discussions: true,
  });
  const [lost, kept] = [
    await post({ ...KEPT, new_line: 3 }),
    await post({ ...KEPT, new_line: 1, old_line: 1 }),
  ];
  await scene.push();
  expect(await firstOf(lost)).toMatchObject({ resolved: true, resolved_by: { name: 'Ada Reviewer' } });
  expect(await firstOf(kept)).toMatchObject({ resolved: false });
});

test('a comment on an older version is taken to the newest one at once', async () => {
  const { harness } = scene;
  harness.time.now += 1000;
  await scene.push();
  harness.time.now += 1000;
  const [kept, lost] = [
    await post({ ...KEPT, new_line: 1, old_line: 1 }),
    await post({ ...KEPT, new_line: 3 }),
  ];
  expect((await firstOf(kept))?.position).toMatchObject({ head_sha: harness.repository.later, new_line: 2 });
  // Where its line is no more, it stays, and nobody says so.
  expect(await read(lost)).toMatchObject({ notes: [{ position: { ...scene.shas, new_line: 3 } }] });
  expect((await read(lost)).notes).toHaveLength(1);
});

test('deployment requests, and the record of the administration, know no system notes', async () => {
  const { harness, iid } = scene;
  await post({ ...KEPT, new_line: 3 });
  await scene.push();
  expect((await discussionsOf(scene)).flatMap(({ notes }) => notes)).toHaveLength(3);
  expect((await harness.bot('GET', `/deployments/${iid}/comments`)).body).toHaveLength(1);
  const { body } = await harness.admin('GET', `/deployments/${iid}`);
  expect(body).toMatchObject({ threads: [{ comments: [{ body: 'x' }] }] });
});
