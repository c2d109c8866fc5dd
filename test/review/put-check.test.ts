import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../src/errors.ts';
import { putCheck } from '../../src/report/put-check.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import type { Check, ReviewService, ShownCheck } from '../../src/services/port.ts';
import { makeResult, makeRun } from '../report/make-result.ts';

type Put = Omit<ShownCheck, 'id'>;

/** Checks of one head, kept as a service keeps them; all changes are open. */
class Board {
  readonly all: ShownCheck[] = [];
  /** What others write right before the next listing, one entry a listing. */
  readonly meanwhile: (readonly Put[])[] = [];
  /** What others write right before the next check is put. */
  beforePut: readonly Put[] = [];
  unread = false;
  /** A service may list no more than the newest. */
  listed = Number.POSITIVE_INFINITY;
  /** Changes that got another head since. */
  readonly moved = new Set<number>();

  add(put: Put): void {
    this.all.unshift({ ...put, id: String(this.all.length + 1) });
  }

  /** As a run for one of the changes sees it. */
  of(number: number): ReviewService {
    const service: Partial<ReviewService> = {
      can: { checkText: [140] } as unknown as ReviewService['can'],
      putCheck: async ({ name: _, ...put }: Check) => {
        for (const other of this.beforePut) this.add(other);
        this.beforePut = [];
        this.add(put);
        return { kind: 'done', value: null };
      },
      sharedChecks: {
        sign: '#',
        number,
        list: async () => {
          if (this.unread) throw new ServiceError({ method: 'GET', url: 'https://x.example' }, 'no answer');
          for (const put of this.meanwhile.shift() ?? []) this.add(put);
          return this.all.slice(0, this.listed);
        },
        sharesHead: async (other) => !this.moved.has(other),
      },
    };
    return service as ReviewService;
  }
}

const JOB = { name: 'lint', host: { runUrl: 'https://ci.example/1' }, redact: String };
const PASSED: Put = { state: 'passed', text: '#8: passed' };
const FAILED: Put = { state: 'failed', text: '#7: 1 error; 1 open' };
const result = (tool = 'Linter'): RunResult =>
  makeResult({ conclusion: 'success', scopes: [{ tool, category: '' }] });

describe('a check that changes share', () => {
  test('is put again where another run wrote what it could not know', async () => {
    const board = new Board();
    // The run for #8 had looked before that for #7 wrote, and writes after it.
    board.add(FAILED);
    board.meanwhile.push([], [PASSED]);
    const put = await putCheck(makeResult({ ...result(), conclusion: 'incomplete' }), board.of(7), JOB);
    expect(put.conclusion).toBe('incomplete');
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#7: /u) });
  });

  test('waits for one that is under way, which will see what stands there', async () => {
    const board = new Board();
    board.add({ state: 'running', text: '#7: updating review threads' });
    const put = await putCheck(result(), board.of(8), JOB);
    expect(put.conclusion).toBe('success');
    expect(board.all[0]).toMatchObject({
      state: 'running',
      text: expect.stringMatching(/^#8: .*passed.*; #7 has the same head and no result yet: /u),
    });
  });

  test('does not wait for one that ended between its look and its check', async () => {
    const board = new Board();
    board.add({ state: 'running', text: '#7: updating review threads' });
    board.beforePut = [FAILED];
    await putCheck(result(), board.of(8), JOB);
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#8: passed/u) });
  });

  test('fails again where one that took it for under way wrote after it', async () => {
    const board = new Board();
    const stale = { state: 'running', text: '#8: passed; #7 has the same head and no result yet' } as const;
    board.meanwhile.push([], [stale]);
    await putCheck(makeResult({ ...result(), conclusion: 'incomplete' }), board.of(7), JOB);
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#7: /u) });
  });

  test('does not pass where other runs write it again and again', async () => {
    const board = new Board();
    const other: Put = { ...PASSED, state: 'failed', text: '#7: passed' };
    board.meanwhile.push([], [other], [other], [other], [other]);
    const put = await putCheck(result(), board.of(8), JOB);
    expect(put).toMatchObject({
      conclusion: 'incomplete',
      reasons: [expect.stringContaining('other runs for this head wrote its check')],
    });
    expect(board.all[0]?.state).toBe('failed');
  });

  test('passes where the change that failed has another head by now', async () => {
    const board = new Board();
    board.add(FAILED);
    board.moved.add(7);
    expect((await putCheck(result(), board.of(8), JOB)).warnings).toEqual([]);
    expect(board.all[0]).toMatchObject({ state: 'passed', text: expect.stringMatching(/^#8: passed/u) });
  });

  test('names two of many others', async () => {
    const board = new Board();
    for (const number of [4, 5, 6, 7]) board.add({ ...FAILED, text: `#${number}: 1 error` });
    const { warnings } = await putCheck(result(), board.of(8), JOB);
    expect(warnings).toEqual([expect.stringContaining(': #7 and #6 have the same head and failed')]);
  });

  test('does not pass where nobody knows what it stands for', async () => {
    const board = new Board();
    board.unread = true;
    const put = await putCheck(result(), board.of(8), JOB);
    expect(put).toMatchObject({ conclusion: 'incomplete', reasons: [expect.stringContaining('no answer')] });
    expect(board.all).toMatchObject([{ state: 'failed', url: JOB.host.runUrl }]);
  });
});

describe('a check that two jobs write', () => {
  /** What a job puts whose tool is another one, and could not be looked at. */
  async function putByRed(): Promise<readonly Put[]> {
    const red = new Board();
    await putCheck(makeResult({ ...result('Red'), conclusion: 'incomplete' }), red.of(8), JOB);
    return red.all;
  }

  // Both had looked before either wrote.
  test.each(['after', 'before'])(
    'of which the other one wrote it %s this one does not pass',
    async (when) => {
      const board = new Board();
      if (when === 'after') board.meanwhile.push([], await putByRed());
      else board.beforePut = await putByRed();
      const put = await putCheck(result('Green'), board.of(8), JOB);
      expect(put.conclusion).toBe('incomplete');
      expect(board.all[0]?.state).toBe('failed');
    },
  );

  test('of which one has looked at nothing names the other one, where no more than the newest is listed', async () => {
    const board = new Board();
    board.listed = 1;
    await putCheck(result(), board.of(8), JOB);
    await putCheck(makeResult({ conclusion: 'incomplete', scopes: [] }), board.of(8), JOB);
    expect((await putCheck(result('Green'), board.of(8), JOB)).conclusion).toBe('incomplete');
  });

  test('of which the tool of one failed does not pass by the other one', async () => {
    const board = new Board();
    await putCheck(result('Green'), board.of(8), JOB);
    const reason = 'it failed';
    const held = [{ scope: { tool: 'Red', category: '' }, reason, kind: 'failed' as const }];
    const situation = { completeness: { complete: [], unverifiedTools: held } };
    const failed = makeRun([], { situation, conclusion: 'incomplete', scopes: [] });
    await putCheck(failed, board.of(8), JOB);
    expect((await putCheck(result('Green'), board.of(8), JOB)).conclusion).toBe('incomplete');
  });

  test('of which one has looked at nothing passes only alone', async () => {
    const board = new Board();
    const nothing = makeResult({ conclusion: 'success', scopes: [] });
    expect((await putCheck(nothing, board.of(8), JOB)).conclusion).toBe('success');
    expect((await putCheck(result(), board.of(8), JOB)).conclusion).toBe('success');
    expect((await putCheck(nothing, board.of(8), JOB)).conclusion).toBe('incomplete');
    // What it could not look at hides no other job.
    expect((await putCheck(result('Green'), board.of(8), JOB)).conclusion).toBe('incomplete');
  });
});
