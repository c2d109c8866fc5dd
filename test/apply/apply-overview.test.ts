import { describe, expect, test } from '@jest/globals';
import type { OverviewWith } from '../../src/apply/apply-plan.ts';
import { deleteComments } from '../../src/apply/delete-comments.ts';
import { planOverview } from '../../src/plan/overview.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { KEYS } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type Fault } from './memory-service.ts';
import { ENTRY, KEEP, OVERVIEW, on, once, post, RESOLVE, tell } from './tell-plan.ts';

describe('the overview', () => {
  test('is posted after the threads, and looked for', async () => {
    const { service, overview, failures } = await tell([post(1), RESOLVE], {}, { overview: OVERVIEW });
    expect(service.calls).toEqual([
      'look',
      'check',
      'post src/a.ts:1',
      'list',
      'look',
      'top-level',
      'list',
      'top-level',
      'list',
      'resolve d1',
      'reply d1',
      'list',
      'delete new-3',
    ]);
    expect(overview).toMatchObject({ kind: 'post', entries: [ENTRY] });
    expect(failures).toEqual([]);
  });

  test('is posted where it is all there is to write', async () => {
    const { service } = await tell([KEEP], {}, { overview: OVERVIEW });
    expect(service.calls).toEqual(['look', 'check', 'look', 'top-level', 'list']);
  });

  test('takes the findings whose position was refused', async () => {
    const { overview } = await tell(
      [post(1)],
      { fault: on('post', { kind: 'refused', refusal: 'position', message: 'no such line' }) },
      { overview: OVERVIEW },
    );
    expect(overview?.entries.map(({ reason }) => reason)).toEqual([
      'no place',
      'the service refused its position: no such line',
    ]);
  });

  test('takes them as new where they are, with the twins that their comments would have named', async () => {
    const asNew = { ...post(1), asNew: true as const, covered: [makeSpot({ line: 1, tool: 'ESLint' })] };
    const { overview } = await tell(
      [asNew, post(3)],
      { fault: on('post', { kind: 'refused', refusal: 'position', message: 'no such line' }) },
      { overview: OVERVIEW },
    );
    expect(overview?.entries.map(({ asNew }) => asNew)).toEqual([undefined, true, true, undefined]);
  });

  const NOT_READY = { kind: 'refused', refusal: 'not-ready', message: 'Not yet', remedy: 'wait' } as const;

  test('takes the findings that no thread could be posted of yet, where it is taken meanwhile', async () => {
    const { overview, ends, service } = await tell(
      [post(1), post(2), RESOLVE],
      { fault: on('post', NOT_READY), can: { whileNotReady: 'top-level' } },
      { overview: OVERVIEW },
    );
    expect(service.calls.filter((call) => call.startsWith('post'))).toEqual(['post src/a.ts:1']);
    expect(overview?.entries.slice(1)).toMatchObject([
      { why: 'not-posted', reason: 'Not yet: wait' },
      { why: 'not-posted', reason: 'not reached: the discussion did not become ready (Not yet: wait)' },
    ]);
    expect(ends).toEqual(['failed', 'failed', 'done']);
  });

  test('does not take them where nothing is taken meanwhile', async () => {
    const { overview } = await tell([post(1)], { fault: on('post', NOT_READY) }, { overview: OVERVIEW });
    expect(overview?.entries).toEqual([ENTRY]);
  });

  test('says what helps where it is refused', async () => {
    const { failures } = await tell(
      [],
      { fault: once('top-level', { ...NOT_READY, refusal: 'forbidden' }) },
      { overview: OVERVIEW },
    );
    expect(failures).toEqual(['the overview could not be posted: wait (Not yet)']);
  });

  test('that is refused fails the run and costs the threads nothing', async () => {
    const { ends, failures } = await tell(
      [RESOLVE],
      { fault: once('top-level', { kind: 'refused', refusal: 'forbidden', message: 'Forbidden' }) },
      { overview: OVERVIEW },
    );
    expect({ ends, failures }).toEqual({
      ends: ['done'],
      failures: ['the overview could not be posted: Forbidden'],
    });
  });

  test('deletes the old one only after the new one stands', async () => {
    const old = {
      commentId: 'old',
      nonce: 'n',
      job: 'static-analysis',
      entries: [],
      scopes: [],
      keys: KEYS,
    };
    const replace: OverviewWith = (refused) => planOverview([ENTRY, ...refused], [old], 'auto', 'complete');
    const { service } = await tell([], {}, { overview: replace });
    expect(service.calls).toEqual(['look', 'check', 'look', 'top-level', 'list', 'delete old']);
    const lost = await tell([], { show: () => [] }, { overview: replace });
    expect(lost.service.calls).not.toContain('delete old');
    expect(lost.failures).toEqual([expect.stringMatching(/does not show up/)]);
  });
});

const FORBIDDEN: Fault = { kind: 'refused', refusal: 'forbidden', message: 'Only the author may delete it' };
const OURS = { commentId: 'c1' };
const WITH_COPY = { ...OURS, copies: ['c2'] };

async function deleteOne(comment: typeof OURS, fault: (call: string) => Fault | undefined) {
  const service = createMemoryService({ fault });
  const acting = makeActing(service);
  return { deleted: await deleteComments([comment], acting), service, acting };
}

describe('a comment of ours', () => {
  test('is deleted, and its copy stays: one of the two was ours', async () => {
    for (const copy of ['c1', 'c2']) {
      const { deleted, service } = await deleteOne(WITH_COPY, on(`delete ${copy}`, FORBIDDEN));
      expect(deleted).toEqual({ copies: 0 });
      expect(service.calls).toEqual(['delete c1', 'delete c2']);
    }
  });

  test('of which only a copy is left is tried once, and that is no failure', async () => {
    const { deleted, service, acting } = await deleteOne(OURS, on('delete', FORBIDDEN));
    expect(deleted).toEqual({ copies: 1 });
    expect(service.calls).toEqual(['delete c1']);
    expect(acting.lines).toEqual([
      'Left alone: c1, which only its author can delete: a copy of a comment of ours',
    ]);
  });

  test.each<[string, Fault]>([
    ['lost', { kind: 'lost-before' }],
    ['refused for another reason', { kind: 'refused', refusal: 'not-ready', message: 'Not ready' }],
  ])('whose deletion is %s is no copy, and that is a failure', async (_, fault) => {
    const { deleted } = await deleteOne(WITH_COPY, (call) => (call === 'delete c1' ? FORBIDDEN : fault));
    expect(deleted).toEqual({ copies: 0, failure: expect.any(String) });
  });
});
