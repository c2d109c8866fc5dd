import { expect, test } from '@jest/globals';
import { emptyJournal } from '../../src/apply/acting.ts';

import { clearNotes } from '../../src/apply/clear-notes.ts';
import { NOTHING_LISTED } from '../../src/thread/read-threads.ts';
import { KEYS } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type MemoryService } from './memory-service.ts';
import { on } from './tell-plan.ts';

/** A note of this run that names no thread, so that nothing keeps it. */
async function tell(service: MemoryService) {
  const note = { nonce: 'n', head: 'f'.repeat(40), commentId: 'note', keys: KEYS, transitions: [] };
  const reading = {
    ...NOTHING_LISTED,
    intents: [note, { ...note, nonce: 'of another run', commentId: 'other' }],
  };
  const announced = { kind: 'announced', nonces: ['n'], unsaid: new Map(), reading } as const;
  return clearNotes([], announced, undefined, emptyJournal(), makeActing(service));
}

test('a note of this run is deleted, and one that came meanwhile is left', async () => {
  const service = createMemoryService();
  expect(await tell(service)).toBeUndefined();
  expect(service.calls).toEqual(['delete note']);
});

test('a note that cannot be deleted is a failure', async () => {
  const failure = await tell(createMemoryService({ fault: on('delete', { kind: 'lost-before' }) }));
  expect(failure).toMatch(/^a note that listed threads to be resolved could not be deleted/);
});
