import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError, ServiceError } from '../../../src/errors.ts';
import type { createGitlabService } from '../../../src/services/gitlab.ts';
import type { Position } from '../../../src/services/port.ts';
import { edit, setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';
import {
  ADA,
  type Answers,
  BASE,
  HEAD,
  ME,
  MERGE_REQUEST,
  noteOf,
  type ScriptedGitlab,
  startGitlab,
  TARGET,
  TOKEN,
} from './scripted-gitlab.ts';

let gitlab: ScriptedGitlab | undefined;
afterEach(async () => {
  await gitlab?.close();
  gitlab = undefined;
});

async function start(
  answers: Answers = {},
  options?: Partial<Parameters<typeof createGitlabService>[0]>,
): Promise<ScriptedGitlab> {
  gitlab = await startGitlab(answers, options);
  return gitlab;
}

const bodies = ({ service }: ScriptedGitlab): readonly unknown[] =>
  service.requests.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]));

describe('the merge request', () => {
  test('is read by the encoded path of its project, with the token and the user at the same time', async () => {
    const scripted = await start();
    const { review, service, masked, calls } = scripted;
    expect(await review.readChange()).toEqual({
      state: 'open',
      base: BASE,
      head: HEAD,
      pin: TARGET,
      writer: '42',
      isBot: false,
    });
    expect(service.requests.map(({ path }) => path).toSorted()).toEqual([
      '/gitlab/api/v4/projects/group%2Fapp/merge_requests/12',
      '/gitlab/api/v4/user',
    ]);
    for (const { headers } of service.requests) {
      expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'user-agent': 'sarif-review/0' });
    }
    expect(masked).toEqual([TOKEN]);
    await review.readChange();
    expect(calls().filter((call) => call === 'GET /user')).toHaveLength(1);
  });

  test('asks again who one is where that failed', async () => {
    const failing = await start({ 'GET /user': [{ status: 418, json: {} }, { json: ME }] });
    await expect(failing.review.readChange()).rejects.toThrow(ServiceError);
    expect((await failing.review.readChange()).writer).toBe('42');
  });

  test('is identified by numbers alone, once it was read', async () => {
    const { review } = await start();
    expect(() => review.identity).toThrow('once the merge request was read');
    await review.readChange();
    expect(review).toMatchObject({
      kind: 'gitlab',
      noun: 'merge request',
      name: 'merge request !12',
      identity: ['gitlab', '7', '12'],
    });
  });

  test.each([
    ['closed', { state: 'closed' }, 'closed'],
    ['merged', { state: 'merged' }, 'closed'],
    ['locked while it is merged', { state: 'locked' }, 'closed'],
    ['a draft', { draft: true }, 'draft'],
  ])('that is %s', async (_, parts, state) => {
    const { review } = await start({ 'GET /mr': { json: { ...MERGE_REQUEST, ...parts } } });
    expect(await review.readChange()).toMatchObject({ state });
  });

  test.each([
    ['no diff_refs', null],
    ['a version that is not complete', { base_sha: BASE, head_sha: HEAD, start_sha: null }],
  ])('with %s has no diff yet', async (_, diff_refs) => {
    const { review } = await start({ 'GET /mr': { json: { ...MERGE_REQUEST, diff_refs } } });
    const change = await review.readChange();
    expect(change).toMatchObject({ base: null, head: null });
    expect(change).not.toHaveProperty('pin');
  });

  test.each([404, 403])('that is answered with %d names what to check', async (status) => {
    const { review } = await start({ 'GET /mr': { status, json: { message: `${status} Not Found` } } });
    const read = review.readChange();
    await expect(read).rejects.toThrow(ConfigurationError);
    await expect(read).rejects.toThrow(
      /^There is no merge request !12 in the project group\/app at .*`change` and `base-url`/,
    );
  });

  test.each([
    ['a branch that reads as an option', { head_sha: '--upload-pack=x', base_sha: BASE, start_sha: TARGET }],
    ['a project id that is a path', undefined],
  ])('with %s is not understood', async (_, diff_refs) => {
    const json =
      diff_refs === undefined ? { ...MERGE_REQUEST, project_id: '..' } : { ...MERGE_REQUEST, diff_refs };
    const { review } = await start({ 'GET /mr': { json } });
    await expect(review.readChange()).rejects.toThrow(ServiceError);
  });
});

describe('an inline comment', () => {
  const COMMITS = { baseSha: BASE, headSha: HEAD, pin: TARGET };
  const SHAS = { base_sha: BASE, start_sha: TARGET, head_sha: HEAD };

  test.each<[string, Partial<Position>, object]>([
    [
      'an added line',
      { newLine: 3 },
      { position_type: 'text', new_path: 'a.ts', old_path: 'a.ts', new_line: 3 },
    ],
    [
      'an unchanged line of a renamed file',
      { oldPath: 'was.ts', newLine: 3, oldLine: 2 },
      { position_type: 'text', new_path: 'a.ts', old_path: 'was.ts', new_line: 3, old_line: 2 },
    ],
    ['a whole file', {}, { position_type: 'file', new_path: 'a.ts', old_path: 'a.ts' }],
    [
      'a whole file that was renamed',
      { oldPath: 'was.ts' },
      { position_type: 'file', new_path: 'a.ts', old_path: 'was.ts' },
    ],
  ])('on %s has both paths and the three commits of one version', async (_, place, expected) => {
    const note = noteOf(1, { type: 'DiffNote', body: 'text', resolvable: true, resolved: false });
    const scripted = await start({
      'POST /mr/discussions': { status: 201, json: { id: 'f00d', individual_note: false, notes: [note] } },
    });
    const outcome = await postInline(scripted.review, 'text', { path: 'a.ts', ...place, ...COMMITS });
    expect(outcome).toEqual({
      kind: 'done',
      value: {
        id: '1',
        discussionId: 'f00d',
        body: 'text',
        resolvable: true,
        resolved: false,
        createdAt: Date.parse('2026-03-01T10:00:01Z'),
        author: '42',
        authorName: 'SARIF Review',
        authorLogin: 'project_7_bot',
        mine: true,
      },
    });
    expect(bodies(scripted)).toEqual([{ body: 'text', position: { ...SHAS, ...expected } }]);
  });

  test.each([
    [
      400,
      '400 Bad request - Note {:line_code=>["can\'t be blank", "must be a valid line code"]}',
      'position',
    ],
    [400, '400 (Bad request) "Note {:position=>["is incomplete"]}" not given', 'position'],
    [400, '400 Bad request - Note {:note=>["is too long (maximum is 1000000 characters)"]}', 'too-large'],
    [403, '403 Forbidden', 'forbidden'],
    [404, '404 Not found', 'gone'],
    [409, '409 Conflict', 'not-ready'],
  ])('that is answered with %d: %s is refused as %s', async (status, message, refusal) => {
    const { review } = await start(
      { 'POST /mr/discussions': { status, json: { message } } },
      { readyTimeoutMs: 0 },
    );
    const outcome = await postInline(review, 'text', { path: 'a.ts', newLine: 1, ...COMMITS });
    expect(outcome).toMatchObject({ kind: 'no-effect', refusal, message: expect.stringContaining(message) });
  });

  test('that is answered with 500 may have been saved, and is sent once', async () => {
    const { review, calls } = await start({
      'POST /mr/discussions': { status: 500, json: { message: '500 Internal Server Error' } },
    });
    const outcome = await postInline(review, 'text', { path: 'a.ts', newLine: 1, ...COMMITS });
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(calls()).toEqual(['POST /mr/discussions']);
  });
});

describe('a comment that begins a line with a slash', () => {
  const HOSTILE = ['/close', 'text\n/merge', 'text\r/approve', 'text\n\r/approve\n', '```\n/close\n```'];

  test.each(HOSTILE)('is never sent: %j', async (body) => {
    const scripted = await start();
    const { review } = scripted;
    const position = { path: 'a.ts', newLine: 1, baseSha: BASE, headSha: HEAD, pin: TARGET };
    const outcomes = [
      await postInline(review, body, position),
      await review.postTopLevel(body),
      await review.reply('f00d', body),
      await edit(review, '1', body),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'other' });
    expect(scripted.service.requests).toEqual([]);
  });

  test('and that GitLab took for quick actions alone is unknown', async () => {
    const accepted = { status: 202, json: { commands_changes: {}, summary: ['Closed this merge request.'] } };
    const { review } = await start({
      'POST /mr/notes': accepted,
      'POST /mr/discussions/f00d/notes': accepted,
    });
    for (const outcome of [await review.postTopLevel('text'), await review.reply('f00d', 'text')]) {
      expect(outcome).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('a thread', () => {
  test('is answered, resolved, edited and deleted at its own addresses', async () => {
    const reply = noteOf(2, { type: 'DiscussionNote', resolvable: true, resolved: false });
    const scripted = await start({
      'POST /mr/discussions/f00d/notes': { status: 201, json: reply },
      'PUT /mr/discussions/f00d': { json: { id: 'f00d', notes: [] } },
      'PUT /mr/notes/2': { json: { ...reply, body: 'new' } },
      'DELETE /mr/notes/2': { status: 204 },
    });
    const { review } = scripted;
    expect(await review.reply('f00d', 'text')).toMatchObject({
      kind: 'done',
      value: { id: '2', discussionId: 'f00d', mine: true },
    });
    for (const resolved of [true, false])
      expect(await setResolved(review, 'f00d', resolved)).toEqual({ kind: 'done', value: null });
    expect(await edit(review, '2', 'new')).toMatchObject({ kind: 'done', value: { id: '2', body: 'new' } });
    expect(await review.deleteComment('2')).toEqual({ kind: 'done', value: null });
    expect(await review.deleteComment('3')).toEqual({ kind: 'done', value: null });
    expect(bodies(scripted)).toEqual([
      { body: 'text' },
      { resolved: true },
      { resolved: false },
      { body: 'new' },
    ]);
  });

  test('that may not be resolved says which role it takes', async () => {
    const { review } = await start({
      'PUT /mr/discussions/f00d': { status: 403, json: { message: '403 Forbidden' } },
    });
    expect(await setResolved(review, 'f00d', true)).toMatchObject({
      kind: 'no-effect',
      refusal: 'forbidden',
      remedy: expect.stringContaining('Developer'),
    });
  });
});

describe('the token', () => {
  test.each([
    [401, { message: '401 Unauthorized' }],
    [401, { error: 'invalid_token', error_description: 'Token was revoked.' }],
    [403, { error: 'insufficient_scope', error_description: 'The request requires higher privileges.' }],
    [404, { message: '404 Not Found: this job token has no access' }],
  ])(
    'that is answered with %d %j is refused with the remedy, and asked once for each call',
    async (status, json) => {
      const { review, service } = await start({
        'GET /mr': { status, json },
        'GET /user': { status, json },
        'POST /mr/notes': { status, json },
      });
      for (const ask of [() => review.readChange(), () => review.postTopLevel('text')]) {
        const asked = ask();
        await expect(asked).rejects.toThrow(ConfigurationError);
        await expect(asked).rejects.toThrow(/refused the token .*input `token`.*scope `api`/);
      }
      expect(service.requests).toHaveLength(3);
    },
  );

  test('is told to be taken once, by any answer but its refusal', async () => {
    let taken = 0;
    const onToken = () => {
      taken += 1;
    };
    const { review } = await start({ 'GET /mr': { status: 404, json: {} } }, { onToken });
    await expect(review.readChange()).rejects.toThrow(ConfigurationError);
    expect(taken).toBe(1);
  });

  test('stands in no message', async () => {
    const { review } = await start({
      'POST /mr/notes': { status: 400, json: { message: `no ${TOKEN} here` } },
    });
    const outcome = await review.postTopLevel('text');
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
  });
});

describe('a limit', () => {
  test('that does not say how long is waited for a minute, also by a post', async () => {
    const made = { status: 201, json: noteOf(3) };
    const { review, world, calls } = await start({
      'POST /mr/notes': [{ status: 429, text: 'Retry later\n' }, made],
    });
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'done', value: { id: '3' } });
    expect(world.sleeps).toEqual([60_500]);
    expect(calls()).toHaveLength(2);
  });

  test('that says how long is waited for as long', async () => {
    const { review, world } = await start({
      'GET /mr': [{ status: 429, headers: { 'retry-after': '7' } }, { json: MERGE_REQUEST }],
    });
    await review.readChange();
    expect(world.sleeps).toContain(7_500);
  });

  test('of 60 notes a minute is kept to from the second minute on', async () => {
    const taken: number[] = [];
    let refused = 0;
    const { review, world } = await start({
      'POST /mr/notes': () => {
        const now = world.now();
        if (taken.filter((time) => time > now - 60_000).length >= 60) {
          refused += 1;
          return { status: 429 };
        }
        taken.push(now);
        return { status: 201, json: noteOf(taken.length) };
      },
    });
    for (let index = 0; index < 200; index += 1) await review.postTopLevel('text');
    expect(taken).toHaveLength(200);
    expect(refused).toBeLessThan(8);
  });
});

describe('the check', () => {
  const CHECK = {
    name: 'lint',
    state: 'failed',
    text: 'abc1234: 2 findings',
    url: 'https://ci/1',
  } as const;
  const STATUSES = `POST /projects/group%2Fapp/statuses/${HEAD}`;

  test('is a commit status on the head', async () => {
    const scripted = await start({ [STATUSES]: { status: 201, json: {} } });
    await scripted.review.readChange();
    for (const state of ['passed', 'failed'] as const)
      expect(await scripted.review.putCheck({ ...CHECK, state })).toEqual({ kind: 'done', value: null });
    const status = { name: 'lint', description: CHECK.text, target_url: CHECK.url };
    expect(bodies(scripted)).toEqual([
      { ...status, state: 'success' },
      { ...status, state: 'failed' },
    ]);
  });

  test('belongs to the pipeline of the job, on its commit', async () => {
    const sha = 'd'.repeat(40);
    const path = STATUSES.replace(HEAD, sha);
    const scripted = await start({ [path]: { status: 201, json: {} } }, { pipeline: { id: 77, sha } });
    expect(await scripted.review.putCheck(CHECK)).toMatchObject({ kind: 'done' });
    expect(bodies(scripted)).toMatchObject([{ state: 'failed', pipeline_id: 77 }]);
    expect(scripted.calls()).toEqual([path]);
  });

  test('counts where GitLab does not say of which pipeline it is, as before 16.3', async () => {
    const list = `GET /projects/group%2Fapp/repository/commits/${HEAD}/statuses`;
    const status = (id: number, of?: number) => ({
      ...{ id, name: 'lint', status: 'success', description: '!12: passed', author: { id: 42 } },
      ...(of !== undefined && { pipeline_id: of }),
    });
    const json = [status(1), status(2, 77), status(3, 78)];
    const { review } = await start({ [list]: { json } }, { pipeline: { id: 77, sha: HEAD } });
    await review.readChange();
    expect((await review.sharedChecks?.list('lint'))?.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('of another merge request that is not there is not taken for settled', async () => {
    const { review } = await start();
    await review.readChange();
    await expect(review.sharedChecks?.sharesHead(7)).rejects.toThrow('404');
  });

  test('is never said to be running, which would hold the pipeline after a kill', async () => {
    const { review, calls } = await start();
    expect(await review.putCheck({ ...CHECK, state: 'running' })).toEqual({ kind: 'done', value: null });
    expect(calls()).toEqual([]);
  });

  test('is the exit status of the job alone where that is asked for', async () => {
    const { review, calls } = await start({}, { check: 'job' });
    expect(await review.putCheck(CHECK)).toEqual({ kind: 'done', value: null });
    expect(calls()).toEqual([]);
  });

  test('has no link that GitLab would refuse', async () => {
    const scripted = await start({ [STATUSES]: { status: 201, json: {} } });
    await scripted.review.putCheck({ ...CHECK, url: `https://ci/${'x'.repeat(255)}` });
    expect(bodies(scripted)).toEqual([{ name: 'lint', state: 'failed', description: CHECK.text }]);
  });

  test.each([
    [
      'Cannot transition status via :drop from :failed (Reason(s): Status cannot transition via "drop")',
      'done',
    ],
    ['Cannot transition status via :drop from :success', 'no-effect'],
  ])('%s: %s', async (message, kind) => {
    const { review } = await start({ [STATUSES]: { status: 400, json: { message } } });
    expect(await review.putCheck(CHECK)).toMatchObject({ kind });
  });

  test('whose text is too long is refused so', async () => {
    const message = { description: ['is too long (maximum is 255 characters)'] };
    const { review } = await start({ [STATUSES]: { status: 400, json: { message } } });
    expect(await review.putCheck(CHECK)).toMatchObject({ kind: 'no-effect', refusal: 'too-large' });
  });

  test('that met another writer is sent again', async () => {
    const { review, calls } = await start({ [STATUSES]: [{ status: 409 }, { status: 201, json: {} }] });
    expect(await review.putCheck(CHECK)).toEqual({ kind: 'done', value: null });
    expect(calls().filter((call) => call === STATUSES)).toHaveLength(2);
  });

  test('that has no commit to stand on says so', async () => {
    const { review } = await start({ 'GET /mr': { json: { ...MERGE_REQUEST, diff_refs: null } } });
    expect(await review.putCheck(CHECK)).toMatchObject({
      kind: 'no-effect',
      message: 'merge request !12 has no diff yet',
    });
  });
});

describe('the settings of the project', () => {
  test.each([
    [true, 1],
    [false, 0],
    [null, 0],
  ])('that resolve outdated threads (%s) are cautioned against', async (value, count) => {
    const { review } = await start({
      'GET /projects/group%2Fapp': { json: { id: 7, resolve_outdated_diff_discussions: value } },
    });
    const cautions = await review.cautions?.();
    expect(cautions).toHaveLength(count);
    for (const caution of cautions ?? []) expect(caution).toMatch(/turn off .*Settings > Merge requests/);
  });
});

test('nobody else is taken for the user of the token', async () => {
  const discussions = [
    { id: 'aa', individual_note: true, notes: [noteOf(1, { author: ADA })] },
    { id: 'bb', individual_note: true, notes: [noteOf(2, { author: ME })] },
  ];
  const { review } = await start({ 'GET /mr/discussions': { json: discussions } });
  expect(await review.listComments()).toMatchObject([
    { id: '1', author: '5', mine: false },
    { id: '2', author: '42', mine: true },
  ]);
});

test('the page of a thread is that of its first note, where GitLab says where its pages are', async () => {
  const page = 'https://gitlab.example.com/group/app/-/merge_requests/12';
  const discussions = [{ id: 'aa', notes: [noteOf(31), noteOf(32)] }];
  const { review } = await start({
    'GET /mr': { json: { ...MERGE_REQUEST, web_url: page } },
    'GET /mr/discussions': { json: discussions },
    'POST /mr/discussions': { status: 201, json: { id: 'bb', notes: [noteOf(33)] } },
  });
  await review.readChange();
  await review.listComments();
  await review.postInline([
    { body: 'new', position: { path: 'a.js', newLine: 1, baseSha: BASE, headSha: HEAD, pin: TARGET } },
  ]);
  const pages = ['aa', 'bb', 'cc'].map((discussionId) => review.threadPage?.({ discussionId }));
  expect(pages).toEqual([`${page}#note_31`, `${page}#note_33`, undefined]);
});
