import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FIXTURES, playStory } from '../../demo/play-story.ts';
import { rebuildHistory } from '../../demo/rebuild-history.ts';
import { type SandboxProcess, startSandboxProcess } from '../../demo/sandbox-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let folder: string;
let service: SandboxProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-story-'));
  service = await startSandboxProcess(ROOT, join(folder, 'sandbox'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a browser shows that opens the address in a line. */
async function pageOf(line: string): Promise<string> {
  const [address = ''] = /http\S+/u.exec(line) ?? [];
  const { headers } = await fetch(address, { redirect: 'manual' });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(headers.get('location') ?? '', { headers: { cookie } })).text();
}

const next = (): Promise<unknown> => service.admin('POST', '/deployments/1/pushes/next');

test('by hand, each push is offered when the run before it has ended, and every report reaches the sandbox', async () => {
  const repository = join(folder, 'invoice-app');
  const states = rebuildHistory(FIXTURES, repository).slice(0, 4);
  const pressed: Promise<unknown>[] = [];
  const buttons: Promise<boolean>[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    if (!line.includes('Press "Next push"')) return;
    const shown = pageOf(line);
    buttons.push(shown.then((page) => page.includes('>Next push</button>')));
    // Somebody presses at once, and again before the run has ended.
    pressed.push(shown.then(next), shown.then(next));
  });
  const { differences, kind } = await playStory(
    states,
    repository,
    service,
    'by-hand',
    new AbortController().signal,
  );
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
] as const)('as %s, the same moves are made', async (as, state) => {
  const repository = join(folder, 'invoice-app');
  const states = rebuildHistory(FIXTURES, repository).slice(0, 4);
  const told: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    told.push(line);
  });
  const { signal } = new AbortController();
  const ending = await playStory(states, repository, service, 'at-once', signal, as);
  expect(ending).toMatchObject({ differences: [], kind: 'played' });
  // A run that reviewed something else would have told no verdict here.
  expect(told.join('\n')).toContain(`static-analysis/demo: ${state}, `);
});
