import { expect } from '@jest/globals';
import { z } from 'zod';
import type { Answer, Call } from '../../../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from '../../harness.ts';

/**
 * The interface document line by line: what is sent under which condition, and the status and body that come
 * back.
 */
export interface Line {
  readonly says: string;
  readonly method: string;
  /** With the names of deployments, comments and discussions of the scene in braces. */
  readonly path: string;
  readonly send?: unknown;
  /** Without it, the bot sends it. */
  readonly as?: 'other';
  readonly status: number;
  readonly body?: unknown;
}

export interface Scene {
  readonly harness: Harness;
  /** The REST interface, as somebody else than the bot. */
  readonly other: Call;
  /**
   * A deployment whose discussion and diff are ready, one that waits for its diff, one that waits for both,
   * and a draft.
   */
  readonly numbers: Readonly<Record<'ready' | 'withoutDiff' | 'waiting' | 'draft', number>>;
  /** The bot's inline comment on the ready deployment. */
  readonly thread: Answer;
  toPath(path: string): string;
  /** Sends a line of the table and compares the answer. */
  play(line: Line): Promise<void>;
}

export const NO_DISCUSSION = 'Deployment has no merge request yet. Retry shortly';
export const ERROR = { error: expect.any(String) };
/** A comment on a line that may carry one. */
export const INLINE = { body: 'x', path: 'added.txt', newLine: 2 };

/** An id of an answered comment. */
export function idOf(answer: Answer, name: 'id' | 'discussionId'): string {
  return field(answer, name, z.string());
}

/** Starts a sandbox with one deployment in every state. */
export async function startScene(): Promise<Scene> {
  const harness = await startHarness();
  const other = await harness.actAs('All Users');
  const ready = await harness.deploy();
  const draft = await harness.deploy({ phase: 'DRAFT' });
  await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
  const withoutDiff = await harness.deploy();
  await harness.admin('PATCH', '/settings', { discussionDelayMs: 'manual' });
  const waiting = await harness.deploy();
  const numbers = { ready, withoutDiff, waiting, draft };
  const thread = await harness.bot('POST', `/deployments/${ready}/comments`, { ...INLINE, newLine: 1 });
  const topLevel = await harness.bot('POST', `/deployments/${ready}/comments`, { body: 'On the whole' });
  const names = new Map([
    ...Object.entries(numbers).map(([name, number]): [string, string] => [name, `${number}`]),
    ['thread', idOf(thread, 'discussionId')],
    ['threadComment', idOf(thread, 'id')],
    ['topLevel', idOf(topLevel, 'discussionId')],
  ]);
  const toPath = (path: string): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => names.get(name) ?? name);
  return {
    harness,
    other,
    numbers,
    thread,
    toPath,
    play: async (line) => {
      const call = line.as === 'other' ? other : harness.bot;
      const answer = await call(line.method, toPath(line.path), line.send);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: line.status,
        body: line.body ?? expect.anything(),
      });
    },
  };
}
