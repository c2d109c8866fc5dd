import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../src/errors.ts';
import { writeCheck } from '../../src/report/put-check.ts';
import { CONCLUSIONS, type RunResult } from '../../src/report/run-result.ts';
import type { Check, Outcome, ReviewService, ShownCheck } from '../../src/services/port.ts';
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
          return [...this.all];
        },
        sharesHead: async (other) => !this.moved.has(other),
      },
    };
    return service as ReviewService;
  }
}

const JOB = { name: 'lint', host: { runUrl: 'https://ci.example/1' }, redact: String };
const run = (came: RunResult, service: ReviewService): Promise<RunResult> =>
  writeCheck(came, { ...JOB, service });
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
    const put = await run(makeResult({ ...result(), conclusion: 'incomplete' }), board.of(7));
    expect(put.conclusion).toBe('incomplete');
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#7: /u) });
  });

  test('waits for one that is under way, which will see what stands there', async () => {
    const board = new Board();
    board.add({ state: 'running', text: '#7: updating review threads' });
    const put = await run(result(), board.of(8));
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
    await run(result(), board.of(8));
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#8: passed/u) });
  });

  test('fails again where one that took it for under way wrote after it', async () => {
    const board = new Board();
    const stale = { state: 'running', text: '#8: passed; #7 has the same head and no result yet' } as const;
    board.meanwhile.push([], [stale]);
    await run(makeResult({ ...result(), conclusion: 'incomplete' }), board.of(7));
    expect(board.all[0]).toMatchObject({ state: 'failed', text: expect.stringMatching(/^#7: /u) });
  });

  test('does not pass where other runs write it again and again', async () => {
    const board = new Board();
    const other: Put = { ...PASSED, state: 'failed', text: '#7: passed' };
    board.meanwhile.push([], [other], [other], [other], [other]);
    const put = await run(result(), board.of(8));
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
    expect((await run(result(), board.of(8))).warnings).toEqual([]);
    expect(board.all[0]).toMatchObject({ state: 'passed', text: expect.stringMatching(/^#8: passed/u) });
  });

  test('names the worst of many others', async () => {
    const board = new Board();
    board.add({ state: 'running', text: '#4: updating review threads' });
    for (const number of [5, 6]) board.add({ ...FAILED, text: `#${number}: 1 error` });
    const { warnings } = await run(result(), board.of(8));
    const why = '#6 has the same head and failed: rerun it, or close it and rerun this one';
    expect(warnings).toEqual([`the check lint cannot pass alone: ${why}`]);
    expect(board.all[0]?.text).toBe(`#8: passed; ${why}`);
  });

  test.each(['reviewed on its pull request', '!7: 1 error', '#x: 1 error', '# 7: 1 error', ''])(
    'is of no other change where its text is %j',
    async (text) => {
      const board = new Board();
      board.add({ ...FAILED, text });
      await run(result(), board.of(8));
      expect(board.all[0]?.state).toBe('passed');
    },
  );

  test('is cut before what it stands for besides', async () => {
    const board = new Board();
    board.add(FAILED);
    await run(makeResult({ ...result(), conclusion: 'incomplete', reasons: ['x'.repeat(900)] }), board.of(8));
    const text = board.all[0]?.text ?? '';
    expect(text).toMatch(/^#8: not finished: x+…; #7 has the same head and failed: .* rerun this one$/u);
    expect(text).toHaveLength(140);
  });

  test('does not pass where nobody knows what it stands for', async () => {
    const board = new Board();
    board.unread = true;
    const put = await run(result(), board.of(8));
    expect(put).toMatchObject({ conclusion: 'incomplete', reasons: [expect.stringContaining('no answer')] });
    expect(board.all).toMatchObject([{ state: 'failed', url: JOB.host.runUrl }]);
  });
});

describe('a check that two jobs write', () => {
  /** What a job puts whose tool is another one, and could not be looked at. */
  async function putByRed(): Promise<readonly Put[]> {
    const red = new Board();
    await run(makeResult({ ...result('Red'), conclusion: 'incomplete' }), red.of(8));
    return red.all;
  }

  // Both had looked before either wrote.
  test.each(['after', 'before'])(
    'of which the other one wrote it %s this one does not pass',
    async (when) => {
      const board = new Board();
      if (when === 'after') board.meanwhile.push([], await putByRed());
      else board.beforePut = await putByRed();
      const put = await run(result('Green'), board.of(8));
      expect(put.conclusion).toBe('incomplete');
      expect(board.all[0]?.state).toBe('failed');
    },
  );

  test('are one where a tool joins it, and have a link that leads where it led', async () => {
    const board = new Board();
    const scopes = Array.from({ length: 50 }, (_, index) => ({ tool: `Tool ${index}`, category: '' }));
    const conclusion = 'success';
    await run(makeResult({ conclusion, scopes }), board.of(8));
    const more = [...scopes, { tool: 'One more', category: '' }];
    expect((await run(makeResult({ conclusion, scopes: more }), board.of(8))).conclusion).toBe('success');
    const [{ url = '' } = {}] = board.all;
    expect(url.split('#')[0]).toBe(JOB.host.runUrl);
    expect(url.length).toBeLessThan(100);
  });

  test('of which the tool of one failed does not pass by the other one', async () => {
    const board = new Board();
    await run(result('Green'), board.of(8));
    const reason = 'it failed';
    const held = [{ scope: { tool: 'Red', category: '' }, reason, kind: 'failed' as const }];
    const situation = { completeness: { complete: [], unverifiedTools: held } };
    const failed = makeRun([], { situation, conclusion: 'incomplete', scopes: [] });
    await run(failed, board.of(8));
    expect((await run(result('Green'), board.of(8))).conclusion).toBe('incomplete');
  });

  test('of which one has looked at nothing passes only alone', async () => {
    const board = new Board();
    const nothing = makeResult({ conclusion: 'success', scopes: [] });
    expect((await run(nothing, board.of(8))).conclusion).toBe('success');
    expect((await run(result(), board.of(8))).conclusion).toBe('success');
    expect((await run(nothing, board.of(8))).conclusion).toBe('incomplete');
    // What it could not look at hides no other job.
    expect((await run(result('Green'), board.of(8))).conclusion).toBe('incomplete');
  });
});

describe('a check of one change alone', () => {
  const alone = (put: (check: Check) => Promise<Outcome<null>>, ...heads: readonly (string | null)[]) => {
    const left = [...heads];
    const service: Partial<ReviewService> = {
      can: { checkText: [700, 30] } as unknown as ReviewService['can'],
      noun: 'deployment',
      readChange: async () => ({ state: 'open', base: null, head: left.shift() ?? null }),
      putCheck: put,
    };
    return service as ReviewService;
  };
  const told = makeResult({ conclusion: 'success', shownHead: 'a'.repeat(40), analyzedSha: 'a'.repeat(40) });

  test.each(CONCLUSIONS)('passes only where the run does: %s', async (conclusion) => {
    const puts: Check[] = [];
    const service = alone(async (check) => {
      puts.push(check);
      return { kind: 'done', value: null };
    });
    await run({ ...told, conclusion }, service);
    const isPut = conclusion !== 'superseded' && conclusion !== 'skipped';
    const state = conclusion === 'success' ? 'passed' : 'failed';
    const url = 'https://ci.example/1';
    expect(puts).toMatchObject(isPut ? [{ name: 'lint', state, url }] : []);
    if (conclusion === 'success') expect(puts[0]?.text).toBe('passed; at aaaaaaa');
  });

  test('is shorter where the service takes no longer text', async () => {
    const texts: string[] = [];
    const service = alone(async ({ text }) => {
      texts.push(text);
      if (text.length <= 30) return { kind: 'done', value: null };
      return { kind: 'no-effect', refusal: 'too-large', message: 'no' };
    });
    await run({ ...told, conclusion: 'incomplete', reasons: ['x'.repeat(99)] }, service);
    expect(texts.map(({ length }) => length)).toEqual([125, 30]);
    expect(texts[1]).toMatch(/…; at aaaaaaa$/u);
  });
});
