import { describe, expect, test } from '@jest/globals';
import { deleteComments } from '../../src/apply/delete-comments.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type Fault } from './memory-service.ts';
import { on } from './tell-plan.ts';

const FORBIDDEN: Fault = { kind: 'refused', refusal: 'forbidden', message: 'Only the author may delete it' };
const OURS = { commentId: 'c1' };
const WITH_COPY = { ...OURS, twins: ['c2'] };

async function tell(comment: typeof OURS, fault: (call: string) => Fault | undefined) {
  const service = createMemoryService({ fault });
  const acting = makeActing(service);
  return { deleted: await deleteComments([comment], acting), service, acting };
}

describe('a comment of ours', () => {
  test('is deleted, and its copy stays: one of the two was ours', async () => {
    for (const copy of ['c1', 'c2']) {
      const { deleted, service } = await tell(WITH_COPY, on(`delete ${copy}`, FORBIDDEN));
      expect(deleted).toEqual({ copies: 0 });
      expect(service.calls).toEqual(['delete c1', 'delete c2']);
    }
  });

  test('of which only a copy is left is tried once, and that is no failure', async () => {
    const { deleted, service, acting } = await tell(OURS, on('delete', FORBIDDEN));
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
    const { deleted } = await tell(WITH_COPY, (call) => (call === 'delete c1' ? FORBIDDEN : fault));
    expect(deleted).toEqual({ copies: 0, failure: expect.any(String) });
  });
});
