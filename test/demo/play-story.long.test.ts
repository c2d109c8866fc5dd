import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { FIXTURES, playStory } from '../../demo/play-story.ts';
import { rebuildHistory, type State } from '../../demo/rebuild-history.ts';
import type { ReviewedAs } from '../../demo/review-as.ts';
import type { runAction } from '../../demo/run-action.ts';
import { administer, type CheckedCall } from '../../demo/sandbox-client.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { copyRepository, type Repository } from '../git/repository.ts';
import { runSource } from '../run/run-source.ts';

let folder: string;
let made: string;
let states: readonly State[];
let service: RunningSandbox & { readonly admin: CheckedCall };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-story-'));
  made = join(folder, 'invoice-app');
  states = rebuildHistory(FIXTURES, made).slice(0, 4);
  const sandbox = await startSandbox({ port: 0, data: join(folder, 'sandbox') });
  service = { ...sandbox, admin: administer(sandbox) };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Hosts show what they hold by its commit, whichever change it is of: each story has a copy. */
let repository: Repository;
beforeEach(() => {
  repository = copyRepository(made);
});
afterEach(() => {
  jest.restoreAllMocks();
  repository.dispose();
});

/** `demo.long.test.ts` plays over the bundle. */
const run: typeof runAction = (root, workspace, inputs, environment = {}, _stop, token) =>
  runSource({ root, workspace, inputs, environment, ...(token !== undefined && { token }) });

function play(pushes: 'at-once' | 'by-hand', as: ReviewedAs): ReturnType<typeof playStory> {
  const { signal } = new AbortController();
  return playStory(states, repository.path, service, pushes, signal, as, run);
}

/** What a browser shows that opens the address in a line. */
async function pageOf(line: string): Promise<string> {
  const [address = ''] = /http\S+/u.exec(line) ?? [];
  const { headers } = await fetch(address, { redirect: 'manual' });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(headers.get('location') ?? '', { headers: { cookie } })).text();
}

const next = (): Promise<unknown> => service.admin('POST', '/deployments/1/pushes/next');

test('by hand, each push is offered when the run before it has ended, and every report reaches the sandbox', async () => {
  const pressed: Promise<unknown>[] = [];
  const buttons: Promise<boolean>[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    if (!line.includes('Press "Next push"')) return;
    const shown = pageOf(line);
    buttons.push(shown.then((page) => page.includes('>Next push</button>')));
    // Somebody presses at once, and again before the run has ended.
    pressed.push(shown.then(next), shown.then(next));
  });
  const { differences, kind } = await play('by-hand', 'deployments');
  expect({ differences, kind }).toEqual({ differences: [], kind: 'played' });
  expect(await Promise.all(buttons)).toEqual([true, true]);
  const answers = await Promise.allSettled(pressed);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(answers).toHaveLength(4);
  const runs = await service.admin('GET', '/deployments/1/runs');
  expect(runs).toMatchObject(states.slice(1).map(({ commit }) => ({ report: { headSha: commit } })));
  expect(runs).toHaveLength(3);
});

test.each([
  ['gitlab', 'failed'],
  ['github', 'failure'],
  ['gitea', 'failure'],
  ['forgejo', 'failure'],
] as const)('as %s, the same actions are done', async (as, state) => {
  const told: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    told.push(line);
  });
  expect(await play('at-once', as)).toMatchObject({ differences: [], kind: 'played' });
  // A run that reviewed something else would have told no check here.
  expect(told.join('\n')).toContain(`static-analysis/demo: ${state}, `);
});
