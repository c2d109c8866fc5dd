import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { notesByDiscussion } from '../rules/runs.ts';
import { MOST_RUNS_KEPT, runReportSchema } from '../store/deployments.ts';
import { field, type Harness, startHarness } from './harness.ts';

let harness: Harness;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  number = await harness.deploy();
});

const call = (method: string, path: string, body?: unknown) =>
  harness.admin(method, `/deployments/${number}${path}`, body);

describe('pushes to come', () => {
  test('move the deployment one after the other, as a push does, and then there is none left', async () => {
    const { base, head, later } = harness.repository;
    const planned = await call('POST', '/pushes', [
      { label: 'second', head: 'main' },
      { label: 'back', base, head },
    ]);
    expect(planned).toMatchObject({
      status: 201,
      body: [
        { label: 'second', base, head: later, pushedAt: null },
        { label: 'back', base, head, pushedAt: null },
      ],
    });
    expect(await call('POST', '/pushes/next')).toMatchObject({ status: 200, body: { mergeCommit: later } });
    expect((await call('GET', '/pushes')).body).toMatchObject([
      { label: 'second', pushedAt: '2026-02-03T04:05:06.000Z' },
      { label: 'back', pushedAt: null },
    ]);
    expect(await harness.bot('GET', `/deployments/${number}`)).toMatchObject({
      body: { mergeCommit: later },
    });
    expect(await call('POST', '/pushes/next')).toMatchObject({ status: 200, body: { mergeCommit: head } });
    expect(await call('POST', '/pushes/next')).toMatchObject({
      status: 409,
      body: { error: 'There is no further push to come' },
    });
  });

  test('take the time that a diff takes', async () => {
    const { head, later } = harness.repository;
    await call('POST', '/pushes', [{ label: 'slow', head: later }]);
    await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    expect(await call('POST', '/pushes/next')).toMatchObject({
      body: { mergeCommit: head, newestHead: later, diffReady: false },
    });
    await harness.admin('PATCH', '/settings', { diffDelayMs: 0 });
  });

  test('come once each when the button is pressed twice at the same time', async () => {
    const { head, later } = harness.repository;
    await call('POST', '/pushes', [
      { label: 'one', head: later },
      { label: 'two', head },
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/pushes/next')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  });

  test('are all commits, or none is stored', async () => {
    const { head } = harness.repository;
    const pushes = [
      { label: 'good', head },
      { label: 'bad', head: 'nowhere' },
    ];
    expect(await call('POST', '/pushes', pushes)).toMatchObject({ status: 400 });
    expect((await call('GET', '/pushes')).body).toEqual([]);
  });

  test('are at most a hundred', async () => {
    const { head } = harness.repository;
    const push = { label: 'x', head };
    expect(
      await call(
        'POST',
        '/pushes',
        Array.from({ length: 101 }, () => push),
      ),
    ).toMatchObject({ status: 400 });
  });

  test('404 for a deployment that does not exist', async () => {
    number = 999;
    expect(await call('POST', '/pushes/next')).toMatchObject({ status: 404 });
    expect(await call('GET', '/runs')).toMatchObject({ status: 404 });
  });
});

const FINDING = {
  tool: 'ESLint',
  ruleId: 'no-var',
  path: 'src/kept.ts',
  line: 3,
  level: 'error',
  message: 'Unexpected var',
  disposition: 'posted',
  reason: 'new',
  discussionId: 'd1',
};
const THREAD = {
  tool: 'ESLint',
  ruleId: 'no-var',
  path: 'src/kept.ts',
  line: 3,
  action: 'resolve',
  reason: 'the finding is gone',
  discussionId: 'd1',
  outcome: 'done',
};
const HEAD = 'a'.repeat(40);
const REPORT = { schemaVersion: 2, conclusion: 'success', findings: [], threads: [] };

describe('reports of runs', () => {
  test('say for each discussion what the runs did to it and why, in their order', async () => {
    const other = { ...FINDING, discussionId: null, disposition: 'filtered' };
    const first = {
      ...REPORT,
      headSha: 'a',
      analyzedSha: HEAD,
      findings: [FINDING, FINDING, other],
      newField: { of: 'a later version' },
    };
    expect(await call('POST', '/runs', first)).toMatchObject({
      status: 201,
      body: { id: expect.any(Number) },
    });
    await call('POST', '/runs', { ...REPORT, headSha: 'b', threads: [THREAD] });
    const listed = z
      .array(z.object({ id: z.number(), receivedAt: z.string(), report: runReportSchema }))
      .parse((await call('GET', '/runs')).body);
    const notes = notesByDiscussion(
      listed.map((run) => ({ ...run, receivedAt: Date.parse(run.receivedAt) })),
    );
    expect([...notes.keys()]).toEqual(['d1']);
    const receivedAt = harness.time.now;
    expect(notes.get('d1')).toEqual([
      {
        runId: listed[0]?.id,
        receivedAt,
        headSha: 'a',
        what: 'posted',
        reason: 'new',
        tool: 'ESLint',
        ruleId: 'no-var',
        place: { path: 'src/kept.ts', line: 3, commit: HEAD },
      },
      {
        runId: listed[1]?.id,
        receivedAt,
        headSha: 'b',
        what: 'resolve',
        reason: 'the finding is gone',
        tool: 'ESLint',
        ruleId: 'no-var',
        place: null,
      },
    ]);
  });

  test.each([
    ['no report', {}],
    ['a report of another form', { ...REPORT, schemaVersion: 3 }],
    ['findings that are none', { ...REPORT, findings: [{ tool: 1 }] }],
  ])('400 for %s', async (_, report) => {
    expect(await call('POST', '/runs', report)).toMatchObject({
      status: 400,
      body: { error: expect.any(String) },
    });
  });

  test('may be larger than other bodies, and have a limit', async () => {
    const large = { ...REPORT, findings: [{ ...FINDING, message: 'x'.repeat(2 * 1024 * 1024) }] };
    expect(await call('POST', '/runs', large)).toMatchObject({ status: 201 });
    const tooLarge = { ...REPORT, findings: [{ ...FINDING, message: 'x'.repeat(17 * 1024 * 1024) }] };
    expect(await call('POST', '/runs', tooLarge)).toMatchObject({ status: 413 });
  });

  test('are kept up to a number, the newest', async () => {
    for (let index = 0; index <= MOST_RUNS_KEPT; index += 1)
      await call('POST', '/runs', { ...REPORT, headSha: String(index) });
    const { body } = await call('GET', '/runs');
    const kept = z.array(z.object({ report: z.object({ headSha: z.string() }) })).parse(body);
    expect(kept).toHaveLength(MOST_RUNS_KEPT);
    expect(kept[0]?.report.headSha).toBe('1');
  });

  test('go to the deployment that they are of', async () => {
    await call('POST', '/runs', REPORT);
    const id = field(await call('POST', '/runs', REPORT), 'id', z.number());
    number = await harness.deploy();
    expect((await call('GET', '/runs')).body).toEqual([]);
    expect(field(await call('POST', '/runs', REPORT), 'id', z.number())).toBeGreaterThan(id);
  });
});
