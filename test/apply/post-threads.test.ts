import { describe, expect, test } from '@jest/globals';
import { emptyJournal, type Halt } from '../../src/apply/acting.ts';
import { postThreads } from '../../src/apply/post-threads.ts';
import { ConfigurationError } from '../../src/errors.ts';
import type { MoveOutcome, Post } from '../../src/plan/move.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { readThreads } from '../../src/thread/read-threads.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';
import { KEYS, makeThread } from '../thread/make-thread.ts';
import { type ActingParts, commentsOf, makeActing } from './make-acting.ts';
import {
  createMemoryService,
  type Fault,
  IDENTITY,
  type MemoryService,
  type MemoryServiceOptions,
} from './memory-service.ts';

function makePost(line: number, finding: FindingParts = {}, oldLine?: number): Post {
  const anchor = { path: 'src/a.ts', newLine: line };
  const spot = makeSpot({ line, ...finding });
  return {
    kind: 'post',
    spot,
    anchor: oldLine === undefined ? anchor : { ...anchor, oldLine },
    reason: 'new',
  };
}

function makePosts(count: number): readonly Post[] {
  return Array.from({ length: count }, (_, index) => makePost(index + 1));
}

interface Told {
  readonly halt: Halt | undefined;
  /** Nonces of posts whose answer was lost. */
  readonly lost: readonly string[];
  readonly service: MemoryService;
  readonly outcomes: readonly (MoveOutcome | undefined)[];
  readonly sleeps: readonly number[];
  readonly lines: readonly string[];
}

async function tell(
  posts: readonly Post[],
  options: MemoryServiceOptions = {},
  parts: ActingParts = {},
): Promise<Told> {
  const service = createMemoryService(options);
  const acting = makeActing(service, parts);
  const written = emptyJournal();
  return {
    halt: await postThreads(posts, written, acting),
    lost: [...written.lostPosts.values()],
    service,
    outcomes: posts.map((post) => written.outcomes.get(post)),
    sleeps: acting.sleeps,
    lines: acting.lines,
  };
}

function faults(faulty: Readonly<Record<string, Fault>>): (call: string) => Fault | undefined {
  return (call) => faulty[call];
}

const kinds = (outcomes: readonly (MoveOutcome | undefined)[]) => outcomes.map((outcome) => outcome?.kind);
const REFUSED: Fault = { kind: 'refused', refusal: 'position', message: 'line is not part of the diff' };

describe('posting', () => {
  test('writes what a listing shows as ours, where the finding is', async () => {
    const { service, outcomes } = await tell(makePosts(3));
    const { threads } = readThreads([KEYS], IDENTITY, service.comments);
    expect(threads.map(({ evidence: { path, line } }) => [path, line])).toEqual([
      ['src/a.ts', 1],
      ['src/a.ts', 2],
      ['src/a.ts', 3],
    ]);
    expect(outcomes).toEqual(threads.map(({ discussionId }) => ({ kind: 'done', discussionId })));
    expect(new Set(threads.map(({ nonce }) => nonce)).size).toBe(3);
  });

  test('looks for the first comment before the second is written, and never again', async () => {
    const { service, sleeps } = await tell(makePosts(3));
    expect(service.calls).toEqual(['post src/a.ts:1', 'list', 'post src/a.ts:2', 'post src/a.ts:3']);
    expect(sleeps).toEqual([0]);
  });

  test('waits for a listing that lags', async () => {
    const { service, sleeps, lines, halt } = await tell(makePosts(2), {
      show: (all, look) => (look < 4 ? [] : all),
    });
    expect(lines).toEqual([
      'Posting 2 new threads',
      ...[0.5, 1, 2].map(
        (seconds) =>
          `Looking again in ${seconds} s: a comment that was posted is not listed yet, and nothing is written before it is`,
      ),
    ]);
    expect(halt).toBeUndefined();
    expect(sleeps).toEqual([0, 500, 1_000, 2_000]);
    expect(service.comments).toHaveLength(2);
  });

  test.each<[string, MemoryServiceOptions]>([
    ['never shows the comment', { show: () => [] }],
    ['strips what is hidden', { rewrite: (body) => body.replace(/<!--.*-->/gu, '') }],
    ['changes what is hidden', { rewrite: (body) => body.replace(':thread:', ':thread:x') }],
  ])('stops after one comment when the service %s', async (_, options) => {
    const { service, outcomes, halt } = await tell(makePosts(9), options);
    expect(service.calls.filter((call) => call.startsWith('post'))).toEqual(['post src/a.ts:1']);
    expect(halt).toMatchObject({
      kind: 'distrust',
      reason: expect.stringMatching(
        /^a comment that was posted does not show up in the listing of [01] comments/,
      ),
    });
    expect(kinds(outcomes)).toEqual(['done', ...new Array(8).fill('failed')]);
    expect(outcomes[8]).toEqual({ kind: 'failed', reason: `not reached: ${halt?.reason}` });
  });
});

describe('a service that takes several comments at once', () => {
  const sizes = ({ batches }: MemoryService) => batches.map(({ length }) => length);

  test('gets them so, and all of the first ones are looked for before the rest', async () => {
    const { service, outcomes } = await tell(makePosts(7), { can: { postsAtOnce: 3 } });
    expect(sizes(service)).toEqual([3, 3, 1]);
    expect(service.calls.indexOf('list')).toBe(3);
    expect(service.calls.filter((call) => call === 'list')).toHaveLength(1);
    expect(kinds(outcomes)).toEqual(new Array(7).fill('done'));
  });

  test('stops after the first ones where it does not keep one of them as it was written', async () => {
    const { service, outcomes, halt } = await tell(makePosts(7), {
      can: { postsAtOnce: 3 },
      show: (all) => all.slice(0, 2),
    });
    expect(halt?.kind).toBe('distrust');
    expect(sizes(service)).toEqual([3]);
    expect(kinds(outcomes)).toEqual(['done', 'done', 'done', 'failed', 'failed', 'failed', 'failed']);
  });

  test('is asked again for those alone whose position it refused', async () => {
    const posts = [makePost(1), makePost(2, {}, 9), makePost(3)];
    let tries = 0;
    const { service, outcomes } = await tell(posts, {
      can: { postsAtOnce: 20 },
      fault: (call) => (call.endsWith(':2') && ++tries === 1 ? REFUSED : undefined),
    });
    expect(sizes(service)).toEqual([3, 1]);
    expect(kinds(outcomes)).toEqual(['done', 'done', 'done']);
  });

  test('loses the answer for one of them, and is not sent that one again', async () => {
    const { service, outcomes, lost } = await tell(makePosts(3), {
      can: { postsAtOnce: 3 },
      fault: faults({ 'post src/a.ts:2': { kind: 'lost-after' } }),
    });
    expect(sizes(service)).toEqual([3]);
    expect(kinds(outcomes)).toEqual(['done', 'failed', 'done']);
    expect(lost).toEqual(['nonce-2']);
  });
});

test('no comment is longer than the service takes', async () => {
  const finding = { message: 'Unexpected var. '.repeat(200) };
  const { service } = await tell([makePost(3, finding)], { can: { bodyLimit: 1_500 } });
  expect(service.comments[0]?.body.length).toBeLessThanOrEqual(1_500);
  expect(readThreads([KEYS], IDENTITY, service.comments).threads).toHaveLength(1);
});

test('a finding that stands on the whole file is posted there', async () => {
  const post = makePost(3);
  const { service } = await tell([{ ...post, anchor: { ...post.anchor, wholeFile: true } }], {
    can: { ladder: ['line', 'file'] },
  });
  expect(service.calls).toEqual(['post src/a.ts', 'list']);
});

test.each(['line', 'file'] as const)('every post tells the old path of a renamed file (%s)', async (form) => {
  const post = makePost(1);
  const anchor = {
    ...post.anchor,
    oldPath: 'src/was.ts',
    ...(form === 'file' && { wholeFile: true as const }),
  };
  const { service } = await tell([{ ...post, anchor }], { can: { ladder: ['line', 'file'] } });
  expect(service.batches.flat()).toMatchObject([{ position: { path: 'src/a.ts', oldPath: 'src/was.ts' } }]);
  expect(service.comments[0]?.body).not.toContain('src/was.ts');
});

describe('a finding of several lines', () => {
  const first = { newLine: 3, nextOldLine: 3 };
  const end = { newLine: 5, oldLine: 4 };
  const post = makePost(3, { endLine: 5 });
  const of = (stands: 'range' | 'alone'): Post => ({
    ...post,
    anchor: { ...post.anchor, last: { stands, first, end } },
  });

  test('is posted on all of them, and its thread follows the first', async () => {
    const { service, outcomes } = await tell([of('range')]);
    expect(service.batches.flat()).toMatchObject([
      { position: { newLine: 5, oldLine: 4, range: { start: first, end } } },
    ]);
    expect(outcomes).toMatchObject([{ kind: 'done' }]);
    expect(readThreads([KEYS], IDENTITY, service.comments).threads).toMatchObject([
      { evidence: { line: 3 } },
    ]);
  });

  test('is posted on the last one where the diff parts them', async () => {
    const [{ position } = { position: {} }] = (await tell([of('alone')])).service.batches.flat();
    expect(position).toMatchObject({ newLine: 5, oldLine: 4 });
    expect(position).not.toHaveProperty('range');
  });

  test('is posted on its first line where the range is refused', async () => {
    const { service, outcomes, lines } = await tell([of('range')], {
      fault: (call) =>
        call === 'post src/a.ts:5' ? { kind: 'refused', refusal: 'position', message: 'no' } : undefined,
    });
    expect(lines.join()).toContain('refused on its lines');
    const positions = service.batches.flat().map(({ position }) => position);
    expect(positions.at(-1)).toMatchObject({ newLine: 3 });
    expect(positions.at(-1)).not.toHaveProperty('range');
    expect(outcomes).toMatchObject([{ kind: 'done' }]);
  });
});

test('every post hands back the pin of the diff that it was planned on', async () => {
  const { service } = await tell(makePosts(3), {}, { pin: 'version 7' });
  const positions = service.batches.flat().map(({ position }) => position);
  expect(positions.map(({ pin }) => pin)).toEqual(new Array(3).fill('version 7'));
});

describe('threads that the plan did not know', () => {
  const other = makeThread(makeSpot({ line: 70 }), { discussionId: 'other', commentId: 'other' });
  /** Another run posts while the first comment of this one does. */
  const racing = (thread: OwnThread): MemoryServiceOptions => ({
    show: (comments) => [...comments, ...commentsOf(thread)],
  });

  test('end posting after the first one, so that it is planned again', async () => {
    const { service, outcomes, halt } = await tell(makePosts(3), racing(other), { onNews: 'plan-again' });
    expect(service.calls).toEqual(['post src/a.ts:1', 'list']);
    expect(kinds(outcomes)).toEqual(['done', 'not-tried', 'not-tried']);
    expect(halt).toEqual({ kind: 'news', reason: '1 thread has appeared since the plan was made' });
  });

  test.each<[string, MemoryServiceOptions, ActingParts]>([
    ['when it was planned again often enough', racing(other), { onNews: 'go-on' }],
    [
      'when they are of another scope',
      racing(makeThread(makeSpot({ tool: 'ESLint' }), { discussionId: 'other' })),
      { onNews: 'plan-again' },
    ],
    ['when there are none', {}, { onNews: 'plan-again' }],
    [
      'when they were there before',
      racing(other),
      { onNews: 'plan-again', known: readThreads([KEYS], IDENTITY, commentsOf(other)) },
    ],
  ])('do not, %s', async (_, options, parts) => {
    const { outcomes, halt } = await tell(makePosts(3), options, parts);
    expect({ ends: kinds(outcomes), halt }).toEqual({ ends: ['done', 'done', 'done'], halt: undefined });
  });

  test('do not where nothing is left to post', async () => {
    const { halt } = await tell(makePosts(1), racing(other), { onNews: 'plan-again' });
    expect(halt).toBeUndefined();
  });
});

describe('an answer that is lost', () => {
  test('is set aside with its nonce, and the comment is not sent again', async () => {
    const { service, outcomes, lost } = await tell(makePosts(3), {
      fault: faults({ 'post src/a.ts:2': { kind: 'lost-after' } }),
    });
    expect(kinds(outcomes)).toEqual(['done', 'failed', 'done']);
    expect(lost).toEqual(['nonce-2']);
    expect(service.calls.filter((call) => call === 'post src/a.ts:2')).toHaveLength(1);
  });

  test('to the first comment makes the next one the first: it is looked for', async () => {
    const { service } = await tell(makePosts(3), {
      fault: faults({ 'post src/a.ts:1': { kind: 'lost-before' } }),
    });
    expect(service.calls).toEqual(['post src/a.ts:1', 'post src/a.ts:2', 'list', 'post src/a.ts:3']);
  });
});

test('a post that is refused says what helps', async () => {
  const refused: Fault = { kind: 'refused', refusal: 'forbidden', message: '403', remedy: 'give the right' };
  const { outcomes } = await tell(makePosts(1), { fault: () => refused });
  expect(outcomes).toEqual([expect.objectContaining({ kind: 'failed', reason: 'give the right (403)' })]);
});

describe('a position that is refused', () => {
  test('costs the others nothing', async () => {
    const { outcomes } = await tell(makePosts(3), { fault: faults({ 'post src/a.ts:1': REFUSED }) });
    expect(kinds(outcomes)).toEqual(['refused', 'done', 'done']);
    expect(outcomes[0]).toEqual({
      kind: 'refused',
      reason: 'the service refused its position: line is not part of the diff',
    });
  });

  test('may be refused with 422 as well', async () => {
    const { outcomes, service } = await tell([makePost(1, {}, 2), makePost(2), makePost(3)], {
      fault: (call) => (call.endsWith(':1') ? { ...REFUSED, refusal: 'position' } : undefined),
    });
    expect(kinds(outcomes)).toEqual(['refused', 'done', 'done']);
    // Without its old line too.
    expect(service.calls.slice(0, 2)).toEqual(['post src/a.ts:1', 'post src/a.ts:1']);
  });

  test('is tried without its old line', async () => {
    let tries = 0;
    const { service, outcomes } = await tell([makePost(3, {}, 2)], {
      fault() {
        tries += 1;
        return tries === 1 ? REFUSED : undefined;
      },
    });
    expect(service.calls).toEqual(['post src/a.ts:3', 'post src/a.ts:3', 'list']);
    expect(kinds(outcomes)).toEqual(['done']);
  });

  test('is not tried again where it has none', async () => {
    const { service } = await tell([makePost(3)], { fault: () => REFUSED });
    expect(service.calls).toEqual(['post src/a.ts:3']);
  });

  test('is tried on the whole file where that takes comments, which says the line', async () => {
    const { service, outcomes, lines } = await tell([makePost(3, {}, 2)], {
      can: { ladder: ['line', 'file'] },
      fault: (call) => (call.endsWith(':3') ? REFUSED : undefined),
    });
    expect(service.calls).toEqual(['post src/a.ts:3', 'post src/a.ts', 'list']);
    expect(kinds(outcomes)).toEqual(['done']);
    expect(lines[1]).toBe(
      'src/a.ts:3 was refused with its old line (line is not part of the diff); trying on the whole file',
    );
    expect(service.comments[0]?.body).toContain('line 3');
    const [thread] = readThreads([KEYS], IDENTITY, service.comments).threads;
    expect(thread?.evidence).toMatchObject({ path: 'src/a.ts', line: 3 });
  });

  test('five times in a row ends posting, with the last reason', async () => {
    const { service, outcomes } = await tell(makePosts(9), { fault: () => REFUSED });
    expect(service.calls).toHaveLength(5);
    expect(kinds(outcomes)).toEqual([...new Array(5).fill('refused'), ...new Array(4).fill('failed')]);
    expect(outcomes[8]).toMatchObject({
      reason: expect.stringMatching(
        /^not reached: 5 comments in a row were refused, the last because the service refused its position: line is not part of the diff; compare/,
      ),
    });
  });

  test('four times in a row does not, when one is taken then', async () => {
    const refused = [1, 2, 3, 4, 6, 7, 8, 9].map((line) => [`post src/a.ts:${line}`, REFUSED] as const);
    const { outcomes } = await tell(makePosts(10), { fault: faults(Object.fromEntries(refused)) });
    expect(kinds(outcomes).filter((kind) => kind === 'done')).toHaveLength(2);
    expect(kinds(outcomes)).not.toContain('failed');
  });
});

describe('a comment that is too large for the service', () => {
  const LARGE: Fault = { kind: 'refused', refusal: 'too-large', message: 'Payload Too Large' };
  const finding = { message: 'Unexpected var.', rule: { id: 'no-var', fullDescription: 'Why it matters.' } };

  test('is posted in its short form', async () => {
    let tries = 0;
    const { service, outcomes, lines } = await tell([makePost(3, finding)], {
      fault: () => (++tries === 1 ? LARGE : undefined),
    });
    expect(service.calls).toEqual(['post src/a.ts:3', 'post src/a.ts:3', 'list']);
    expect(kinds(outcomes)).toEqual(['done']);
    expect(lines.slice(1)).toEqual(['src/a.ts:3 was refused as too large; trying its short form']);
    const [{ body } = { body: '' }] = service.comments;
    expect(body).toContain('Unexpected var.');
    expect(body).not.toContain('Why it matters');
    expect(readThreads([KEYS], IDENTITY, service.comments).threads).toHaveLength(1);
  });

  test('is listed where that is too large as well, and costs the others nothing', async () => {
    const { service, outcomes } = await tell(makePosts(3), { fault: faults({ 'post src/a.ts:1': LARGE }) });
    expect(service.calls.filter((call) => call === 'post src/a.ts:1')).toHaveLength(2);
    expect(kinds(outcomes)).toEqual(['refused', 'done', 'done']);
    expect(outcomes[0]).toEqual({
      kind: 'refused',
      reason: 'the service refused its comment as too large, also in its short form: Payload Too Large',
    });
  });

  test('and a position that is refused after that is told as such', async () => {
    let tries = 0;
    const { outcomes } = await tell([makePost(3)], { fault: () => (++tries === 1 ? LARGE : REFUSED) });
    expect(outcomes[0]).toMatchObject({ reason: expect.stringMatching(/^the service refused its position/) });
  });
});

test('that is not allowed says what helps, where the service knows it', async () => {
  const { outcomes } = await tell(makePosts(1), {
    fault: () => ({
      kind: 'refused',
      refusal: 'forbidden',
      message: 'Forbidden',
      remedy: 'the token needs the right to write',
    }),
  });
  expect(outcomes).toEqual([{ kind: 'failed', reason: 'the token needs the right to write (Forbidden)' }]);
});

describe('posting ends early', () => {
  test('when the discussion does not become ready', async () => {
    const { service, outcomes } = await tell(makePosts(3), {
      fault: () => ({ kind: 'refused', refusal: 'not-ready', message: 'Retry shortly' }),
    });
    expect(service.calls).toEqual(['post src/a.ts:1']);
    expect(outcomes[2]).toEqual({
      kind: 'failed',
      reason: 'not reached: the discussion did not become ready (Retry shortly)',
    });
  });

  test('at a signal or a deadline: what was begun is finished, and nothing new begins', async () => {
    const service = createMemoryService();
    const posts = makePosts(9);
    const written = emptyJournal();
    const stopped = () => (service.comments.length >= 2 ? 'the run was stopped by a signal' : undefined);
    await postThreads(posts, written, makeActing(service, { stopped }));
    const ends = posts.map((post) => written.outcomes.get(post));
    expect(ends.filter((outcome) => outcome?.kind === 'done')).toHaveLength(service.comments.length);
    expect(service.comments.length).toBeLessThan(9);
    expect(ends[8]).toEqual({ kind: 'failed', reason: 'not reached: the run was stopped by a signal' });
  });

  test('with an error when the credentials are refused, and nothing new begins', async () => {
    const error = new ConfigurationError('Input client-secret is wrong');
    const service = createMemoryService({ fault: faults({ 'post src/a.ts:3': { kind: 'throws', error } }) });
    await expect(postThreads(makePosts(50), emptyJournal(), makeActing(service))).rejects.toBe(error);
    const calls = service.calls.length;
    expect(calls).toBeLessThan(12);
    await new Promise(setImmediate);
    expect(service.calls).toHaveLength(calls);
  });
});

test('a finding whose rule has an endless name costs itself only', async () => {
  const posts = [makePost(1), makePost(2, { rule: 'r'.repeat(6_000) }), makePost(3)];
  const { outcomes, service } = await tell(posts);
  expect(kinds(outcomes)).toEqual(['done', 'failed', 'done']);
  expect(outcomes[1]).toMatchObject({ reason: expect.stringMatching(/^the comment cannot be written: /) });
  expect(service.comments).toHaveLength(2);
});
