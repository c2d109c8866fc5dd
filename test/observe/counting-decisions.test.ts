import { expect, test } from '@jest/globals';
import { readCountingDecisions } from '../../src/observe/counting-decisions.ts';
import { describeAttempt } from '../../src/report/words.ts';
import type { MayWrite } from '../../src/services/port.ts';
import { isAcceptable } from '../../src/thread/own-thread.ts';
import { createMemoryService } from '../apply/memory-service.ts';
import { read, start } from '../thread/listing.ts';

const resolved = start('d', 'n', { resolved: true, resolvedBy: 'Eve', resolvedById: 'eve', mine: true });

async function judge(may: MayWrite, accepts: boolean, thread = resolved) {
  const asked: string[] = [];
  const mayWrite = async (author: string) => {
    asked.push(author);
    return may;
  };
  const service = { ...createMemoryService({ comments: [] }), mayWrite };
  const inputs = { decisions: undefined, 'accept-resolved': accepts };
  const reading = await readCountingDecisions(read([thread]), inputs, service, String);
  return {
    counts: reading.threads.map(isAcceptable),
    attempts: reading.attempts.map(describeAttempt),
    asked,
  };
}

test('who resolved a thread by hand counts by the right to write, and is listed without it', async () => {
  expect(await judge('yes', true)).toEqual({ counts: [true], attempts: [], asked: ['eve'] });
  expect(await judge('no', true)).toMatchObject({
    counts: [false],
    attempts: ['discussion d, resolved by hand by Eve: this person may not write to the repository'],
  });
  expect(await judge('unknown', true)).toMatchObject({
    counts: [false],
    attempts: [expect.stringContaining('could not be found out')],
  });
});

test('who resolved it and has no account any more is nobody of whom that is known', async () => {
  const byNobody = start('d', 'n', { resolved: true, mine: true });
  expect(await judge('yes', true, byNobody)).toEqual({
    counts: [false],
    attempts: [expect.stringContaining('could not be found out')],
    asked: [],
  });
});

test('nobody is asked where it does not matter', async () => {
  expect((await judge('no', false)).asked).toEqual([]);
});
