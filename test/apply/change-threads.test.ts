import { describe, expect, test } from '@jest/globals';
import { emptyJournal } from '../../src/apply/acting.ts';
import { changeThreads } from '../../src/apply/change-threads.ts';
import type { Place } from '../../src/finding/finding.ts';
import type { MoveOutcome, ThreadMove } from '../../src/plan/move.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { NOTHING_LISTED, readThreads } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { NOW } from '../plan/make-situation.ts';
import { KEYS, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { type ActingParts, commentsOf, makeActing } from './make-acting.ts';
import { createMemoryService, type Fault, IDENTITY, type MemoryService } from './memory-service.ts';

const SPOT = makeSpot();
const thread = (parts: ThreadParts = {}): OwnThread =>
  makeThread(SPOT, { discussionId: 'd1', commentId: 'c1', ...parts });
const resolve = (of: OwnThread): ThreadMove => ({
  kind: 'resolve',
  thread: of,
  resolution: 'fixed',
  reason: '',
});
const reopen = (of: OwnThread, at: 'on the diff' | 'nowhere' = 'on the diff'): ThreadMove => ({
  kind: 'reopen',
  thread: of,
  spot: makeSpot({ line: 9 }),
  ...(at === 'on the diff' && { anchor: { path: 'src/a.ts', newLine: 9 } }),
  reason: '',
});
const WINNER = makeThread(SPOT, { discussionId: 'd0', commentId: 'c0' });
const remove = (of: OwnThread): ThreadMove => ({
  kind: 'remove-duplicate',
  thread: of,
  winner: WINNER,
  by: of.foreignReplies === 0 ? 'deleting' : 'retiring',
  reason: '',
});

interface Told {
  readonly service: MemoryService;
  readonly outcome: MoveOutcome | undefined;
  /** Numbers of marks whose answer was lost. */
  readonly lost: readonly number[];
  /** The thread as a listing shows it afterwards. */
  readonly after: OwnThread | undefined;
}

async function tell(
  move: ThreadMove,
  {
    fault,
    fresh = [move.thread, WINNER],
    parts,
  }: {
    readonly fault?: (call: string) => Fault | undefined;
    /** Threads as the second listing has them. */
    readonly fresh?: readonly OwnThread[];
    readonly parts?: ActingParts;
  } = {},
): Promise<Told> {
  const { lastMark } = move.thread;
  const comments = commentsOf(move.thread, lastMark === undefined ? [] : [lastMark]);
  const service = createMemoryService(fault === undefined ? { comments } : { comments, fault });
  const written = emptyJournal();
  const reading = { ...NOTHING_LISTED, threads: fresh, ours: fresh };
  const announced = { kind: 'announced', nonces: [], unsaid: new Map(), reading } as const;
  await changeThreads([move], announced, written, makeActing(service, parts));
  const { threads } = readThreads([KEYS], IDENTITY, service.comments);
  return {
    service,
    lost: [...written.lostMarks.values()].map(({ sequence }) => sequence),
    outcome: written.outcomes.get(move),
    after: threads.find(({ discussionId }) => discussionId === 'd1'),
  };
}

const FAILED_PUT: Fault = { kind: 'refused', refusal: 'gone', message: 'Discussion not found' };

describe('resolving', () => {
  test('sets the flag and then says so, with a mark that verifies', async () => {
    const { service, outcome, after } = await tell(resolve(thread()));
    expect(service.calls).toEqual(['resolve d1', 'reply d1']);
    expect(service.comments.at(-1)?.body).toMatch(/^Fixed as of aaaaaaa\n\n<!-- /);
    expect(outcome).toEqual({ kind: 'done' });
    expect(after?.lastMark).toEqual({
      kind: 'fixed',
      sequence: 1,
      head: NOW,
      foreignReplies: 0,
      nonce: after?.nonce,
    });
  });

  test.each(['fixed', 'suppressed', 'moved-on', 'closed'] as const)(
    'as %s is what the mark says',
    async (resolution) => {
      const { after } = await tell({ kind: 'resolve', thread: thread(), resolution, reason: '' });
      expect(after?.lastMark?.kind).toBe(resolution);
    },
  );

  test('counts the marks on, and the replies of others that it has seen', async () => {
    const lastMark = makeMark('reported', { sequence: 4 });
    const { after } = await tell(resolve(thread({ lastMark, foreignReplies: 2 })));
    expect(after?.lastMark).toMatchObject({ kind: 'fixed', sequence: 5, foreignReplies: 2 });
  });

  test('counts a reply that came since the plan was made', async () => {
    const planned = thread();
    const { after, outcome } = await tell(resolve(planned), { fresh: [{ ...planned, foreignReplies: 1 }] });
    expect(outcome?.kind).toBe('done');
    expect(after?.lastMark?.foreignReplies).toBe(1);
  });

  test.each<[string, Fault]>([
    ['refused', FAILED_PUT],
    ['lost', { kind: 'lost-after' }],
  ])('leaves no mark where the flag is %s: the next run sets it again', async (_, fault) => {
    const { service, outcome, lost } = await tell(resolve(thread()), {
      fault: (call) => (call.startsWith('resolve') ? fault : undefined),
    });
    expect(service.calls).toEqual(['resolve d1']);
    expect(outcome?.kind).toBe('failed');
    expect(lost).toEqual([]);
  });

  test('does nothing where an older secret has had its say in the thread since the plan was made', async () => {
    const planned = thread();
    const { service, outcome } = await tell(resolve(planned), { fresh: [{ ...planned, doubts: ['older'] }] });
    expect(service.calls).toEqual([]);
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('two listings disagree'),
    });
  });

  test('takes the flag back where the mark is refused: only marks prove who resolved', async () => {
    const { service, outcome } = await tell(resolve(thread({ flag: false })), {
      fault: (call) => (call.startsWith('reply') ? FAILED_PUT : undefined),
    });
    expect(service.calls).toEqual(['resolve d1', 'reply d1', 'reopen d1']);
    expect(outcome?.kind).toBe('failed');
  });

  test('sets a mark aside whose answer was lost', async () => {
    const move = resolve(thread({ lastMark: makeMark('reported') }));
    const { outcome, lost } = await tell(move, {
      fault: (call) => (call.startsWith('reply') ? { kind: 'lost-after' } : undefined),
    });
    expect(outcome?.kind).toBe('failed');
    expect(lost).toEqual([2]);
  });
});

describe('reopening', () => {
  test('clears the flag and says so, with fresh evidence of the finding', async () => {
    const { service, after } = await tell(reopen(thread({ lastMark: makeMark('fixed') })));
    expect(service.calls).toEqual(['reopen d1', 'reply d1']);
    expect(service.comments.at(-1)?.body).toMatch(/^Reported again as of aaaaaaa\n/);
    expect(after?.lastMark).toMatchObject({ kind: 'reported', sequence: 2 });
    expect(after?.evidence).toMatchObject({ line: 9, head: NOW });
  });

  test('says so without evidence where the finding has no place on the diff', async () => {
    const of = thread({ lastMark: makeMark('fixed') });
    const { after } = await tell(reopen(of, 'nowhere'));
    expect(after?.lastMark).toMatchObject({ kind: 'reported' });
    expect(after?.evidence).toEqual(of.evidence);
  });
});

describe('reopening a thread whose finding is on lines that are not committed', () => {
  test('keeps the evidence of the committed line', async () => {
    const of = thread({ lastMark: makeMark('fixed') });
    const place: Place = {
      kind: 'lines',
      path: 'src/a.ts',
      startLine: 7,
      endLine: 7,
      replaced: { last: 9, by: 9 },
    };
    const anchor = { path: 'src/a.ts', newLine: 7 };
    const move: ThreadMove = { kind: 'reopen', thread: of, spot: makeSpot({ place }), anchor, reason: '' };
    const { after } = await tell(move);
    expect(after?.lastMark).toMatchObject({ kind: 'reported' });
    expect(after?.evidence).toEqual(of.evidence);
  });
});

describe('a note that a finding is gone', () => {
  test('is a reply, and the flag stays as it is', async () => {
    const move: ThreadMove = {
      kind: 'say',
      thread: thread(),
      because: 'policy',
      note: 'discussed',
      reason: '',
    };
    const { service, after } = await tell(move);
    expect(service.calls).toEqual(['reply d1']);
    expect(after?.lastMark).toMatchObject({ kind: 'gone', sequence: 1 });
  });
});

describe('a client that may not resolve', () => {
  const refused = (call: string): Fault | undefined =>
    call.startsWith('resolve') || call.startsWith('reopen')
      ? { kind: 'refused', refusal: 'forbidden', message: 'Forbidden' }
      : undefined;

  test('says in the thread why it would be resolved, and leaves it open', async () => {
    const { outcome, after, service } = await tell(resolve(thread()), { fault: refused });
    expect(service.comments.at(-1)?.body).toMatch(/^Fixed as of aaaaaaa\n\n<!-- /);
    expect(after?.lastMark).toMatchObject({ kind: 'gone', sequence: 1 });
    expect(outcome).toMatchObject({ kind: 'said', marked: true });
  });

  test('says it once', async () => {
    const { outcome, service } = await tell(resolve(thread({ lastMark: makeMark('gone') })), {
      fault: refused,
    });
    expect(service.calls).toEqual(['resolve d1']);
    expect(outcome).toMatchObject({ kind: 'said', marked: false });
  });

  test('says in a duplicate once that its finding has another thread', async () => {
    const told = await tell(remove(thread({ foreignReplies: 1, flag: false })), { fault: refused });
    expect(told.service.comments.at(-1)?.body).toMatch(
      /^The same finding has another thread as of aaaaaaa\n/,
    );
    expect(told.after?.lastMark).toMatchObject({ kind: 'gone', sequence: 1 });
    const again = remove(thread({ foreignReplies: 1, flag: false, lastMark: makeMark('gone') }));
    expect((await tell(again, { fault: refused })).service.calls).toEqual(['resolve d1']);
  });

  test('leaves a duplicate that somebody resolved retired, also where no other is tried', async () => {
    const [open, resolved] = [false, true].map((flag) => {
      const id = flag ? 'd2' : 'd1';
      return thread({ discussionId: id, commentId: `c${id}`, nonce: id, foreignReplies: 1, flag });
    });
    const threads = [WINNER, ...(open && resolved ? [open, resolved] : [])];
    const [, ...duplicates] = threads;
    const comments = threads.flatMap((one) => commentsOf(one, []));
    const service = createMemoryService({ comments, fault: refused });
    const written = emptyJournal();
    const reading = { ...NOTHING_LISTED, threads, ours: threads };
    const announced = { kind: 'announced', nonces: [], unsaid: new Map(), reading } as const;
    await changeThreads(duplicates.map(remove), announced, written, makeActing(service));
    expect([...written.outcomes.values()].map(({ kind }) => kind)).toEqual(['said', 'done']);
    expect(service.calls.filter((call) => call.startsWith('resolve'))).toEqual(['resolve d1']);
  });

  test.each([
    ['fixed threads', resolve],
    ['duplicates', remove],
  ])('does not try the others of %s after the first refusal', async (_, toMove) => {
    const ids = ['d1', 'd2', 'd3'];
    const threads = [
      WINNER,
      ...ids.map((id) =>
        thread({ discussionId: id, commentId: `c${id}`, nonce: id, foreignReplies: 1, flag: false }),
      ),
    ];
    const comments = threads.flatMap((one) => commentsOf(one, []));
    const service = createMemoryService({ comments, fault: refused });
    const written = emptyJournal();
    const first = {
      kind: 'announced',
      nonces: [],
      unsaid: new Map(),
      reading: { ...NOTHING_LISTED, threads, ours: threads },
    } as const;
    await changeThreads(threads.slice(1).map(toMove), first, written, makeActing(service));
    expect(service.calls.filter((call) => call.startsWith('resolve'))).toEqual(['resolve d1']);
    expect([...written.outcomes.values()].map(({ kind }) => kind)).toEqual(['said', 'said', 'said']);
  });

  test('takes back what was said where the thread is open, and asks for nothing that the listing rules out', async () => {
    const of = thread({ lastMark: makeMark('gone'), flag: false, mayResolve: false });
    const { outcome, after, service } = await tell(reopen(of), { fresh: [of] });
    expect(service.calls).toEqual(['reply d1']);
    expect(after?.lastMark).toMatchObject({ kind: 'reported', sequence: 2 });
    expect(outcome).toEqual({ kind: 'done' });
  });

  test.each<[string, Partial<OwnThread>]>([
    ['a run has resolved', { lastMark: makeMark('fixed') }],
    ['the listing says may be reopened', { lastMark: makeMark('gone'), mayResolve: true }],
  ])('fails where a thread would have to be reopened that %s', async (_, parts) => {
    const of = thread({ ...parts, flag: true });
    const { outcome, after } = await tell(reopen(of), { fault: refused });
    expect(outcome).toEqual({ kind: 'failed', reason: 'Forbidden' });
    expect(after?.lastMark).toEqual(of.lastMark);
  });

  test('says in a thread that it is over where that was resolved by our word, and cannot be reopened', async () => {
    const of = thread({ lastMark: makeMark('gone'), flag: true });
    const { outcome, after, service } = await tell(reopen(of), { fault: refused });
    expect(service.comments.at(-1)?.body).toMatch(
      /^Reported again, and this account may not reopen this thread, as of aaaaaaa\n\n<!-- /,
    );
    expect(after?.lastMark).toMatchObject({ kind: 'over', sequence: 2 });
    expect(outcome).toEqual({
      kind: 'failed',
      reason: 'this client may not reopen it, so the next run posts its finding in a new thread: Forbidden',
    });
  });
});

describe('removing a duplicate', () => {
  test('deletes its marks and then the comment that starts it', async () => {
    const { service, outcome, after } = await tell(
      remove(thread({ lastMark: makeMark('fixed'), markIds: ['c1-mark-1'] })),
    );
    expect(service.calls).toEqual(['delete c1-mark-1', 'delete c1']);
    expect(outcome).toEqual({ kind: 'done' });
    expect(after).toBeUndefined();
  });

  test('stops where a mark cannot be deleted: what is left can be removed again', async () => {
    const { service, outcome } = await tell(
      remove(thread({ lastMark: makeMark('fixed'), markIds: ['c1-mark-1'] })),
      {
        fault: () => ({ kind: 'refused', refusal: 'forbidden', message: 'Forbidden' }),
      },
    );
    expect(service.calls).toEqual(['delete c1-mark-1']);
    expect(outcome).toEqual({ kind: 'failed', reason: 'Forbidden' });
  });

  test('in which somebody spoke deletes nothing: it is resolved and retired', async () => {
    const { service, after } = await tell(remove(thread({ foreignReplies: 1 })));
    expect(service.calls).toEqual(['resolve d1', 'reply d1']);
    expect(after?.lastMark?.kind).toBe('retired');
  });

  test.each([
    ['spoke', { foreignReplies: 1 }],
    ['quoted it elsewhere', { isQuoted: true }],
  ] as const)('deletes nothing where somebody %s since the plan was made', async (_, parts) => {
    const planned = thread();
    const { service } = await tell(remove(planned), { fresh: [{ ...planned, ...parts }, WINNER] });
    expect(service.calls).toEqual(['resolve d1', 'reply d1']);
  });

  test('deletes nothing where the thread that stands for it is gone', async () => {
    const planned = thread();
    const { service, outcome } = await tell(remove(planned), { fresh: [planned] });
    expect(service.calls).toEqual([]);
    expect(outcome).toEqual({ kind: 'failed', reason: 'two listings disagree about this thread' });
  });
});

describe('a thread is not touched', () => {
  const planned = thread({ flag: false });

  test.each<[string, readonly OwnThread[]]>([
    ['that the second listing does not show', [WINNER]],
    ['that somebody resolved since', [{ ...planned, flag: true }]],
    ['that another run marked since', [{ ...planned, lastMark: makeMark('fixed') }]],
    ['whose flag the second listing does not show', [thread({})]],
  ])('%s', async (_, fresh) => {
    const { service, outcome } = await tell(resolve(planned), { fresh });
    expect(service.calls).toEqual([]);
    expect(outcome).toEqual({ kind: 'failed', reason: 'two listings disagree about this thread' });
  });

  test('when the run was stopped', async () => {
    const { service, outcome } = await tell(resolve(planned), { parts: { stopped: () => 'the time is up' } });
    expect(service.calls).toEqual([]);
    expect(outcome).toEqual({ kind: 'failed', reason: 'not reached: the time is up' });
  });

  test('when its names are too long for one more mark', async () => {
    const tool = 't'.repeat(4_500);
    const spot = makeSpot({ tool });
    const of = makeThread(spot, { discussionId: 'd1', commentId: 'c1', lastMark: makeMark('fixed') });
    const { service, outcome } = await tell({
      ...{ kind: 'reopen', thread: of, spot, reason: '' },
      anchor: { path: 'src/a.ts', newLine: 3 },
    });
    expect(service.calls).toEqual([]);
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^the mark cannot be written: /),
    });
  });
});

describe('deleting what a person wants to be rid of', () => {
  const close = (of: OwnThread): ThreadMove => ({
    kind: 'resolve',
    thread: of,
    resolution: 'closed',
    by: 'deleting',
    reason: '',
  });

  test('deletes its marks and then the comment that starts it, and sets no flag', async () => {
    const { service, outcome } = await tell(
      close(thread({ lastMark: makeMark('fixed'), markIds: ['c1-mark-1'] })),
    );
    expect(service.calls).toEqual(['delete c1-mark-1', 'delete c1']);
    expect(outcome).toEqual({ kind: 'done' });
  });

  test('is done where the thread is gone', async () => {
    const { service, outcome } = await tell(close(thread()), { fresh: [] });
    expect(service.calls).toEqual([]);
    expect(outcome).toEqual({ kind: 'done' });
  });

  test.each([
    ['spoke', { foreignReplies: 1 }],
    ['quoted it elsewhere', { isQuoted: true }],
  ] as const)('leaves it as it is where somebody %s since the plan was made', async (_, parts) => {
    const planned = thread();
    const { service, outcome } = await tell(close(planned), { fresh: [{ ...planned, ...parts }] });
    expect(service.calls).toEqual([]);
    expect(outcome?.kind).toBe('failed');
  });
});
