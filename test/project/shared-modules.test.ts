import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
/** Jest imports it again for each test file, as no other module but these. */
const SETUP = 'test/end-of-waits.ts';
const HOOK = /^(?:(?:before|after)(?:Each|All)|jest\.\w+|test|describe)\b[^\n]*\(/mu;

// A module is evaluated for the first of the test files that import it: the others would go without the hook.
test('what test files share calls hooks within functions only', () => {
  const shared = globSync('{bench,sandbox/test,test}/**/*.ts', { cwd: ROOT }).filter(
    (name) => !name.endsWith('.test.ts'),
  );
  expect(shared.length).toBeGreaterThan(50);
  const hooked = shared.filter((name) => HOOK.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(hooked).toEqual([SETUP]);
});
