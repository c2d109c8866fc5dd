import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { field, type Harness, startHarness } from '../../sandbox/test/harness.ts';

const GOLDEN = resolve(import.meta.dirname, '../../fixtures/golden/comments');

export interface BrowserScene {
  readonly harness: Harness;
  readonly origin: string;
  /**
   * A deployment with threads of every kind: open, resolved, outdated, moved, without their line, of a
   * removed line, of people.
   */
  readonly number: number;
  /** The ids of its discussions, by what is special about each. */
  readonly threads: Readonly<Record<'removed' | 'moved' | 'gone' | 'resolved' | 'context', string>>;
}

/** Starts a sandbox with a deployment that went through a push, and comments as the action writes them. */
export async function startScene(): Promise<BrowserScene> {
  const harness = await startHarness({ clock: Date.now });
  const number = await harness.deploy({ title: 'Everything at once', branch: 'topic' });
  const comments = `/deployments/${number}/comments`;
  const post = async (body: object): Promise<string> =>
    field(await harness.bot('POST', comments, body), 'discussionId', z.string());
  const golden = (name: string): string => readFileSync(join(GOLDEN, name), 'utf8');

  await post({
    body: 'Please look at the **names** first.\n\n- [x] done\n- [ ] to do\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  });
  const moved = await post({ body: golden('ruff-e711.md'), path: 'src/kept.ts', newLine: 3 });
  const gone = await post({ body: golden('pmd-short.md'), path: 'src/kept.ts', newLine: 10 });
  await harness.admin('PATCH', `/deployments/${number}`, { head: harness.repository.later });
  const removed = await post({ body: golden('eslint.md'), path: 'gone.txt', oldLine: 2 });
  const context = await post({ body: golden('codeql.md'), path: 'src/after.ts', newLine: 15, oldLine: 15 });
  const resolved = await post({ body: golden('stylelint.md'), path: 'added.txt', newLine: 1 });
  await harness.bot('PUT', `/deployments/${number}/discussions/${resolved}`, { resolved: true });
  await post({ body: golden('code-analyzer-retire-js.md'), path: 'added.txt', newLine: 2 });
  await harness.bot('PUT', `/deployments/${number}/checks/static-analysis`, {
    state: 'DONE',
    result: 'FAILURE',
    description:
      '3 findings at level error: force-app/main/default/classes/LettersOfTheShopWithALongNameThatHasNoPlaceToBreak.cls-meta.xml:6',
    externalUrl: 'https://ci.example/run/1',
  });
  const { base } = harness.repository;
  await harness.admin('POST', `/deployments/${number}/pushes`, [
    { label: 'Back again', base, head: harness.repository.head },
  ]);
  return {
    harness,
    origin: harness.running.baseUrl,
    number,
    threads: { removed, moved, gone, resolved, context },
  };
}
