import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy();
});
afterAll(() => harness.close());

async function shown(description: string): Promise<string> {
  const check = { state: 'DONE', result: 'FAILURE', description };
  await harness.bot('PUT', `/deployments/${number}/checks/lint`, check);
  const page = await (await fetch(`${harness.running.baseUrl}/deployments/${number}`)).text();
  return /<section class="checks"[\s\S]*?<\/section>/u.exec(page)?.[0] ?? '';
}

test('of a check that says much only the check is in view', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `src/file-${index}.ts:1 no-trouble (Linter)`).join(
    '; ',
  );
  expect(await shown(`51 errors: ${names}; 107 open (107 new)`)).toContain(
    `<summary>51 errors</summary>${names}; 107 open (107 new)</details>`,
  );
  expect(await shown('1 error: src/a.ts:1 no-trouble; 1 open')).not.toContain('<summary>');
});
