import { describe, expect, test } from '@jest/globals';
import type { Acting, Posting } from '../../src/apply/acting.ts';
import { ConfigurationError, ServiceError } from '../../src/errors.ts';
import type { Move } from '../../src/plan/move.ts';
import type { Change } from '../../src/services/port.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { makeMark, makeThread } from '../thread/make-thread.ts';
import { commentsOf } from './make-acting.ts';
import { CHANGE } from './memory-service.ts';
import { afterOne, KEEP, LEAVE, OVERVIEW, on, once, post, RESOLVE, THREAD, tell } from './tell-plan.ts';

describe('applying a plan', () => {
  test('that only looks calls nobody', async () => {
    const { service, end, ends } = await tell([KEEP, LEAVE]);
    expect(service.calls).toEqual([]);
    expect({ end, ends }).toEqual({ end: 'applied', ends: [undefined, undefined] });
  });

  test('posts, looks at the deployment again, and only then resolves', async () => {
    const { service, ends, failures } = await tell([post(1), KEEP, RESOLVE]);
    expect(service.calls).toEqual([
      'look',
      'check',
      'post src/a.ts:1',
      'list',
      'look',
      'top-level',
      'list',
      'resolve d1',
      'reply d1',
      'list',
      'delete new-2',
    ]);
    expect({ ends, failures }).toEqual({ ends: ['done', undefined, 'done'], failures: [] });
  });

  test('says what it is about to do, and no more: nothing is reopened here', async () => {
    const { acting } = await tell([post(1), RESOLVE]);
    expect(acting.lines).toEqual(['Posting 1 new thread', 'Updating 1 earlier thread']);
  });

  test('resolves nothing and says why where the service does not keep what is written', async () => {
    const { service, ends, failures } = await tell([post(1), RESOLVE], { rewrite: () => 'cleaned' });
    expect(ends).toEqual(['done', 'failed']);
    expect(failures).toEqual([expect.stringMatching(/does not show up in the listing/)]);
    expect(service.resolved.size).toBe(0);
  });

  test('resolves also where positions are refused', async () => {
    const { ends } = await tell([post(1), RESOLVE], {
      fault: on('post', { kind: 'refused', refusal: 'position', message: 'no such line' }),
    });
    expect(ends).toEqual(['refused', 'done']);
  });
});

describe('an answer that is lost', () => {
  test('to a post is settled by one listing, after a while', async () => {
    const { service, acting, outcomes } = await tell([post(1), post(2)], {
      fault: on('post src/a.ts:2', { kind: 'lost-after' }),
    });
    expect([...outcomes.values()]).toEqual([
      { kind: 'done', discussionId: 'discussion-1' },
      { kind: 'done', discussionId: 'discussion-2' },
    ]);
    expect(acting.sleeps.at(-1)).toBe(2_000);
    expect(service.calls.filter((call) => call === 'post src/a.ts:2')).toHaveLength(1);
  });

  test('to a post that had no effect sends it again, once a listing that does not lag shows so', async () => {
    const { ends, service } = await tell([post(1), post(2)], {
      fault: once('post src/a.ts:2', { kind: 'lost-before' }),
    });
    expect(ends).toEqual(['done', 'done']);
    expect(service.calls.slice(-3)).toEqual(['look', 'list', 'post src/a.ts:2']);
  });

  test('to a post is a move that failed where nothing proves that the listing does not lag', async () => {
    const { ends, service } = await tell([post(2)], { fault: on('post', { kind: 'lost-before' }) });
    expect(ends).toEqual(['failed']);
    expect(service.calls.filter((call) => call.startsWith('post'))).toHaveLength(1);
  });

  test('to a post is a move that failed after three rounds', async () => {
    const { ends, service } = await tell([post(1), post(2)], {
      fault: on('post src/a.ts:2', { kind: 'lost-before' }),
    });
    expect(ends).toEqual(['done', 'failed']);
    expect(service.calls.slice(-5)).toEqual(['list', 'post src/a.ts:2', 'list', 'post src/a.ts:2', 'list']);
  });

  test.each([
    ['done', 'lost-after'],
    ['failed', 'lost-before'],
  ] as const)('to a mark makes the move %s where it was %s', async (end, kind) => {
    const { ends } = await tell([RESOLVE], { fault: on('reply', { kind }) });
    expect(ends).toEqual([end]);
  });

  test('to a mark that is not there sends it again, once the listing shows so', async () => {
    const { ends, service } = await tell([RESOLVE], { fault: once('reply', { kind: 'lost-before' }) });
    expect(ends).toEqual(['done']);
    expect(service.calls.slice(-6)).toEqual([
      'resolve d1',
      'reply d1',
      'list',
      'reply d1',
      // The note goes when a listing shows the mark.
      'list',
      'delete new-1',
    ]);
  });

  test('is waited for only where there was one: else the audit is one listing', async () => {
    const { service, acting } = await tell([post(1), post(2)]);
    expect(service.calls.filter((call) => call === 'list')).toHaveLength(2);
    expect(acting.sleeps).not.toContain(2_000);
  });
});

describe('threads that another run posts meanwhile', () => {
  const spot = makeSpot({ line: 1 });
  const theirs = makeThread(spot, { discussionId: 'd9', commentId: 'c9' });
  const duplicates: Posting['duplicates'] = (threads) => {
    const ours = threads.find(({ discussionId }) => discussionId === 'discussion-1');
    const winner = threads.find(({ discussionId }) => discussionId === 'd9');
    if (ours === undefined || winner === undefined) return [];
    return [{ kind: 'remove-duplicate', thread: ours, winner, by: 'deleting', reason: '' }];
  };

  test('are duplicates that two listings agree about before one is deleted', async () => {
    const { service } = await tell(
      [post(1)],
      { comments: [...commentsOf(THREAD), ...commentsOf(theirs)] },
      { duplicates },
    );
    expect(service.calls).toEqual([
      'look',
      'check',
      'post src/a.ts:1',
      'list',
      'look',
      'list',
      'list',
      'delete new-1',
      'list',
    ]);
  });

  test('are left to the next run where the run was stopped', async () => {
    const { service } = await tell(
      [post(1)],
      { comments: [...commentsOf(THREAD), ...commentsOf(theirs)] },
      { duplicates, stopped: afterPosting() },
    );
    expect(service.calls).not.toContain('delete new-1');
  });

  /** Nothing stops the one post; then the time is up. */
  function afterPosting(): Acting['stopped'] {
    let asked = 0;
    return () => {
      asked += 1;
      return asked > 1 ? 'the time is up' : undefined;
    };
  }
});

describe('a deployment that moves on during the run', () => {
  const head = { ...CHANGE, head: 'c'.repeat(40) };
  const base = { ...CHANGE, base: 'c'.repeat(40) };
  const afterPosting = (now: Change) => (look: number) => (look === 1 ? CHANGE : now);

  test.each([
    ['superseded', head, 'the deployment moved on to ccccccc during the run'],
    ['base-moved', base, 'the deployment got a new base, ccccccc'],
  ] as const)('ends it: %s, and nothing is resolved', async (expected, now, reason) => {
    const { service, end, ends, failures, outcomes } = await tell([post(1), RESOLVE], {
      change: afterPosting(now),
    });
    expect({ end, ends, failures }).toEqual({
      end: expected,
      ends: ['done', 'not-tried'],
      failures: [reason],
    });
    expect(outcomes.get(RESOLVE)).toEqual({ kind: 'not-tried', reason });
    expect(service.resolved.size).toBe(0);
  });

  test('before anything was written ends it, and nothing is written', async () => {
    const { service, end, ends } = await tell([post(1), RESOLVE], { change: () => head });
    expect({ end, ends, calls: service.calls }).toEqual({
      end: 'superseded',
      ends: ['not-tried', 'not-tried'],
      calls: ['look'],
    });
  });

  test('ends it also where there is nothing to resolve: the check is no longer its own', async () => {
    expect((await tell([post(1)], { change: () => head })).end).toBe('superseded');
  });

  test('is told from one whose diff is being computed again', async () => {
    const computing = { ...CHANGE, head: null, base: null };
    expect((await tell([RESOLVE], { change: () => computing })).ends).toEqual(['done']);
  });

  test('is not known where the commits came as inputs', async () => {
    const { end } = await tell([RESOLVE], { change: () => head }, { shown: { base: null, head: null } });
    expect(end).toBe('applied');
  });

  test('settles lost answers first: the next plan must not post them again', async () => {
    const { ends, service } = await tell([post(1), post(2)], {
      change: afterPosting(base),
      fault: on('post src/a.ts:2', { kind: 'lost-after' }),
    });
    expect(ends).toEqual(['done', 'done']);
    expect(service.calls.slice(-2)).toEqual(['look', 'list']);
  });

  test('leaves the overview to the run for it', async () => {
    const { service } = await tell([post(1)], { change: () => head }, { overview: OVERVIEW });
    expect(service.calls).not.toContain('top-level');
  });
});

describe('what fails on the way', () => {
  const broken = new ServiceError({ method: 'GET', url: 'https://review.example' }, 'the service is down');

  test.each([
    ['the second look at the deployment', 'look'],
    ['the second listing', 'list'],
  ])('in %s fails the moves that were not reached', async (_, call) => {
    const { ends, end, failures, outcomes } = await tell([RESOLVE], {
      fault: on(call, { kind: 'throws', error: broken }),
    });
    expect({ ends, end, failures }).toEqual({
      ends: ['failed'],
      end: 'applied',
      failures: ['the service is down'],
    });
    expect(outcomes.get(RESOLVE)).toEqual({ kind: 'failed', reason: 'not reached: the service is down' });
  });

  test('after some moves leaves them as they ended', async () => {
    const { ends } = await tell([post(1), RESOLVE], {
      fault: afterOne('look', { kind: 'throws', error: broken }),
    });
    expect(ends).toEqual(['done', 'failed']);
  });

  test('is thrown on where the credentials are refused', async () => {
    const error = new ConfigurationError('Input client-secret is wrong');
    await expect(tell([post(1), RESOLVE], { fault: on('resolve', { kind: 'throws', error }) })).rejects.toBe(
      error,
    );
  });

  test('in one thread costs the others nothing', async () => {
    const other = makeThread(makeSpot({ line: 60 }), {
      discussionId: 'd2',
      commentId: 'c2',
      lastMark: makeMark('fixed'),
    });
    const moves: readonly Move[] = [
      RESOLVE,
      { kind: 'reopen', thread: other, spot: makeSpot({ line: 60 }), reason: '' },
    ];
    const { ends } = await tell(moves, {
      comments: [...commentsOf(THREAD), ...commentsOf(other, [makeMark('fixed')])],
      fault: on('resolve d1', { kind: 'refused', refusal: 'gone', message: 'Discussion not found' }),
    });
    expect(ends).toEqual(['failed', 'done']);
  });
});
