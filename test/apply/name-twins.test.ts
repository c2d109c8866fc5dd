import { expect, test } from '@jest/globals';
import { applyPlan } from '../../src/apply/apply-plan.ts';
import type { Move } from '../../src/plan/move.ts';
import type { Comment } from '../../src/services/port.ts';
import type { NowAt } from '../../src/thread/mark.ts';
import { writeThreadMarker } from '../../src/thread/marker.ts';
import { readThreads, type ThreadReading } from '../../src/thread/read-threads.ts';
import type { Twin } from '../../src/thread/wording.ts';
import { EVIDENCE, reply, SPOT, start } from '../thread/listing.ts';
import { JOB, KEYS, makeMark } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import {
  createMemoryService,
  IDENTITY,
  type MemoryService,
  type MemoryServiceOptions,
} from './memory-service.ts';

const MINE = { author: 'bot', mine: true, resolvable: true, resolved: false };
const PMD: Twin = { scope: { tool: 'pmd', category: '' }, ruleId: 'no-var', level: 'warning' };
const NO_OVERVIEW = () => ({ kind: 'none', entries: [], obsolete: [], reason: '' }) as const;

const read = (service: MemoryService): ThreadReading => readThreads([KEYS], IDENTITY, service.comments);

async function name(
  twins: readonly Twin[],
  comment: Comment = start('d', 'n', MINE),
  options: MemoryServiceOptions = {},
  nowAt: NowAt | null = null,
) {
  const service = createMemoryService({ comments: [comment], can: { edits: true }, ...options });
  const known = read(service);
  const [thread] = known.threads;
  if (thread === undefined) throw new Error('there is no thread');
  const move: Move = { kind: 'edit', thread, spot: SPOT, twins, nowAt, reason: '' };
  const applied = await applyPlan([move], NO_OVERVIEW, makeActing(service, { known }));
  return { service, outcome: applied.outcomes.get(move), writes: service.calls.filter(isWrite) };
}

const isWrite = (call: string): boolean => !['list', 'look', 'check'].includes(call);

test('the comment names other twins by one edit, without a note of what is to be done', async () => {
  const { service, outcome, writes } = await name([PMD]);
  expect(outcome).toEqual({ kind: 'done' });
  expect(writes).toEqual(['edit d-0']);
  expect(service.comments[0]?.body).toContain('Unexpected var.\n\nAlso reported by pmd.\n\n<!--');
  expect(read(service).threads).toMatchObject([{ twins: [PMD] }]);
});

test('the mark in a comment stays', async () => {
  const mark = makeMark('reported', { sequence: 4, nonce: 'n' });
  const hidden = writeThreadMarker(
    KEYS,
    IDENTITY,
    { nonce: 'n', job: JOB, evidence: EVIDENCE, newLine: 3, mark },
    'd',
  );
  const body = `Reported again as of 1111111\n\nUnexpected var.\n\n${hidden}`;
  const { service } = await name([PMD], { ...start('d', 'n', MINE), body });
  expect(service.comments[0]?.body).toMatch(/^Reported again as of 1111111\n\nUnexpected var\.\n\nAlso/u);
  expect(read(service).threads).toMatchObject([{ twins: [PMD], lastMark: { sequence: 4 } }]);
});

test('no twin is left named where there is none any more', async () => {
  const { service } = await name([], start('d', 'n', MINE, KEYS, { twins: [PMD] }));
  expect(read(service).threads[0]).not.toHaveProperty('twins');
});

test('a thread that a person resolves before the edit is not touched', async () => {
  const { outcome, writes } = await name([PMD], start('d', 'n', MINE), {
    show: (comments) => comments.map((comment) => ({ ...comment, resolved: true })),
  });
  expect(outcome).toEqual({ kind: 'failed', reason: 'two listings disagree about this thread' });
  expect(writes).toEqual([]);
});

test('what is named while a person resolves the thread is taken out again', async () => {
  const { service, outcome, writes } = await name([PMD], start('d', 'n', MINE), {
    // The first look is the one before the edit.
    show: (comments, look) => comments.map((comment) => ({ ...comment, resolved: look > 1 })),
  });
  expect(outcome).toEqual({ kind: 'done' });
  expect(writes).toEqual(['edit d-0', 'edit d-0']);
  expect(read(service).threads[0]).not.toHaveProperty('twins');
});

test('so is what is named while a person decides in a reply', async () => {
  const { service, writes } = await name([PMD], start('d', 'n', MINE), {
    show: (comments, look) =>
      look > 1 ? [...comments, { ...reply('d', 9, 'accepted: for now'), author: 'ada' }] : comments,
  });
  expect(writes).toEqual(['edit d-0', 'edit d-0']);
  expect(read(service).threads[0]).not.toHaveProperty('twins');
});

test('ordinary talk meanwhile takes nothing out', async () => {
  const { writes } = await name([PMD], start('d', 'n', MINE), {
    show: (comments, look) => (look > 1 ? [...comments, reply('d', 9)] : comments),
  });
  expect(writes).toEqual(['edit d-0']);
});

test('an edit that is refused is a move that failed', async () => {
  const { outcome } = await name([PMD], start('d', 'n', MINE), {
    fault: (call) =>
      call === 'edit d-0' ? { kind: 'refused', refusal: 'forbidden', message: 'no' } : undefined,
  });
  expect(outcome).toEqual({ kind: 'failed', reason: 'no' });
});

test('the comment says where its finding went, until it is back', async () => {
  const nowAt = { path: 'lib/b.ts', line: 7 };
  const { service } = await name([], start('d', 'n', MINE), {}, nowAt);
  expect(service.comments[0]?.body).toContain('Unexpected var.\n\nNow at `lib/b.ts:7`.\n\n<!--');
  const [thread] = read(service).threads;
  expect(thread?.own?.marker.nowAt).toEqual(nowAt);
  const back = await name([], service.comments[0]);
  expect(back.service.comments[0]?.body).not.toContain('Now at');
  expect(read(back.service).threads[0]?.own?.marker).not.toHaveProperty('nowAt');
});
