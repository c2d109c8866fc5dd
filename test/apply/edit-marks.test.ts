import { expect, test } from '@jest/globals';
import { emptyJournal } from '../../src/apply/acting.ts';
import { changeThreads } from '../../src/apply/change-threads.ts';
import type { ThreadMove } from '../../src/plan/move.ts';
import type { Comment } from '../../src/services/port.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { readThreads } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { NOW } from '../plan/make-situation.ts';
import { EVIDENCE, reply, start } from '../thread/listing.ts';
import { KEYS } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, IDENTITY, type MemoryService } from './memory-service.ts';

const MINE = { author: 'bot', mine: true, resolvable: true, resolved: false };
const SHORT = NOW.slice(0, 7);

function open(comments: readonly Comment[]): MemoryService {
  return createMemoryService({ comments, can: { edits: true } });
}

function threadIn(service: MemoryService): OwnThread {
  const comments = service.comments.map((comment) => ({
    ...comment,
    resolved: service.resolved.get(comment.discussionId) ?? false,
  }));
  const [thread] = readThreads([KEYS], IDENTITY, comments).threads;
  if (thread === undefined) throw new Error('there is no thread');
  return thread;
}

async function settle(service: MemoryService, make: (thread: OwnThread) => ThreadMove): Promise<OwnThread> {
  const reading = readThreads([KEYS], IDENTITY, service.comments);
  const [thread] = reading.threads;
  if (thread === undefined) throw new Error('there is no thread');
  const announced = { kind: 'announced', nonces: [], unsaid: new Map(), reading } as const;
  await changeThreads([make(thread)], announced, emptyJournal(), makeActing(service));
  return threadIn(service);
}

const resolve = (thread: OwnThread): ThreadMove => ({
  kind: 'resolve',
  thread,
  resolution: 'fixed',
  reason: '',
});
const reopen = (thread: OwnThread): ThreadMove => ({
  kind: 'reopen',
  thread,
  spot: makeSpot({ line: 9 }),
  anchor: { path: 'src/a.ts', newLine: 9 },
  reason: '',
});

test('a mark is written into the first comment, above what stands there', async () => {
  const service = open([start('d', 'n', MINE)]);
  const thread = await settle(service, resolve);
  expect(service.calls).toEqual(['resolve d', 'edit d-0']);
  expect(service.comments.map(({ body }) => body.split('\n').slice(0, 3))).toEqual([
    [`Fixed as of ${SHORT}`, '', 'Unexpected var.'],
  ]);
  expect(thread).toMatchObject({
    flag: true,
    doubts: [],
    lastMark: { kind: 'fixed', sequence: 1, head: NOW },
    markIds: [],
    foreignReplies: 0,
    evidence: EVIDENCE,
  });
});

test('the next mark stands in its place, with a higher number and newer evidence', async () => {
  const service = open([start('d', 'n', MINE), { ...reply('d', 1), author: 'ada', mine: false }]);
  await settle(service, resolve);
  const thread = await settle(service, reopen);
  const [first] = service.comments;
  expect(first?.body.split('\n').slice(0, 3)).toEqual([
    `Reported again as of ${SHORT}`,
    '',
    'Unexpected var.',
  ]);
  expect(first?.body).not.toContain('Fixed as of');
  expect(thread).toMatchObject({
    flag: false,
    lastMark: { kind: 'reported', sequence: 2 },
    evidence: { line: 9 },
    foreignReplies: 1,
    // Called fixed and reported again at one head: two jobs disagree.
    contestedAt: NOW,
  });
  const last = await settle(service, resolve);
  expect(last).toMatchObject({ lastMark: { sequence: 3 }, contestedAt: NOW, evidence: { line: 9 } });
});

test('the line of a decision says who and why, and the next mark stands in its place', async () => {
  const service = open([start('d', 'n', MINE)]);
  const decision = { replyId: 'r', says: 'accepted', reason: 'see *docs*', name: 'Ann' } as const;
  await settle(service, (thread) => ({
    kind: 'resolve',
    resolution: 'decided',
    thread,
    decision,
    way: 'reply',
    reason: '',
  }));
  const shown = (): readonly string[] | undefined => service.comments[0]?.body.split('\n').slice(0, 3);
  expect(shown()).toEqual([`Accepted by Ann as of ${SHORT}: see \\*docs\\*`, '', 'Unexpected var.']);
  await settle(service, reopen);
  expect(shown()).toEqual([`Reported again as of ${SHORT}`, '', 'Unexpected var.']);
});

test('a mark in a first comment holds in its discussion only', async () => {
  const service = open([start('d', 'n', MINE)]);
  await settle(service, resolve);
  const copies = service.comments.map((comment) => ({ ...comment, id: 'copy', discussionId: 'other' }));
  expect(readThreads([KEYS], IDENTITY, copies)).toMatchObject({ ours: [], forged: 1 });
});

test('what another identity of ours wrote takes a reply', async () => {
  const service = open([start('d', 'n', { ...MINE, author: 'older-bot', mine: false })]);
  const thread = await settle(service, resolve);
  expect(service.calls).toEqual(['resolve d', 'reply d']);
  expect(thread).toMatchObject({ lastMark: { kind: 'fixed', sequence: 1 }, foreignReplies: 0 });
});
