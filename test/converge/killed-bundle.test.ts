import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Arena, openArena } from './arena.ts';
import { startBundle } from './bundle.ts';
import { foreignComments } from './checker.ts';
import { finishStory } from './play-story.ts';
import { CHECK_NAME } from './run-review.ts';
import { checkOut, type State } from './scenario.ts';

/** A run starts within a second or two; a machine under load gets more. */
const PATIENCE_MS = 20_000;
const heldSchema = z.array(z.object({ operation: z.string() }));

let arena: Arena;
let folder: string;
let state: State;
beforeAll(async () => {
  arena = await openArena();
  const [first] = arena.scenario.states;
  if (first === undefined) throw new Error('the scenario has no state');
  state = first;
  folder = checkOut(arena.scenario, state);
});
afterAll(async () => {
  await arena.close();
  rmSync(folder, { recursive: true });
});

function inputs(deployment: number): Readonly<Record<string, string>> {
  const { baseUrl, clientId, clientSecret } = arena.sandbox;
  return {
    'sarif-file': state.log,
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'deployment-number': String(deployment),
    'check-name': CHECK_NAME,
    'filter-mode': 'nofilter',
    tools: 'Linter',
  };
}

/** The operation at whose call the process was killed; undefined where it had ended before. */
async function killAt(
  deployment: number,
  call: number,
  when: 'before' | 'after',
): Promise<string | undefined> {
  await arena.inject([{ operation: 'any', calls: [call], effect: { kind: 'hold', when } }], 1);
  const { child, ended } = startBundle(folder, inputs(deployment));
  const over = new AbortController();
  void ended.then(() => over.abort());
  const held = (async () =>
    heldSchema.parse(await arena.admin('GET', `/faults/held?waitMs=${PATIENCE_MS}`)))();
  const [first] = await Promise.race([held, ended.then(() => [])]);
  child.kill('SIGKILL');
  const { status } = await ended;
  if (first !== undefined) expect(status).toBeNull();
  await arena.admin('POST', '/faults/held/release', { how: when === 'before' ? 'drop' : 'continue' });
  return first?.operation;
}

test.each(['before', 'after'] as const)(
  'killed %s the effect of each of its calls, the next run repairs it',
  async (when) => {
    const killed: string[] = [];
    for (let call = 1; ; call += 1) {
      const { number, foreignThread } = await arena.open(call, state.commit);
      const foreign = foreignComments(await arena.truth(number));
      const operation = await killAt(number, call, when);
      await arena.inject([], 1);
      const breaches = await finishStory(arena, {
        number,
        seed: call,
        people: 'quiet',
        foreign,
        foreignThread: { discussionId: foreignThread, resolved: false },
      });
      expect({ call, operation, breaches }).toEqual({ call, operation, breaches: [] });
      if (operation === undefined) break;
      killed.push(operation);
    }
    expect(new Set(killed)).toEqual(
      new Set(['token', 'get-deployment', 'list-comments', 'put-check', 'create-comment']),
    );
  },
);
