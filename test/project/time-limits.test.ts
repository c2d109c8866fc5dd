import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const USUAL_MS = 60_000;
/** The limit of a test or hook, as it stands after its function, or of a whole file. */
const LIMIT = /^ *\},?\s+([\d_]+|[A-Z_]+_MS),?\s*\);|\bjest\.setTimeout\((\w+)/gmu;
/** A named limit, with a comment directly above. */
const WITH_REASON = /\*\/\n(?:export )?const ([A-Z_]+_MS) = /gu;

/** What gives a test or hook more time than others, and does not say why. */
function faultsIn(sources: readonly string[]): readonly string[] {
  const reasons = new Set(sources.flatMap((text) => [...text.matchAll(WITH_REASON)].map(([, name]) => name)));
  return limitsIn(sources).filter((limit) =>
    /^\d/u.test(limit) ? Number(limit.replaceAll('_', '')) > USUAL_MS : !reasons.has(limit),
  );
}

function limitsIn(sources: readonly string[]): readonly string[] {
  return sources.flatMap((text) =>
    [...text.matchAll(LIMIT)].map(([, limit, ofFile]) => limit ?? ofFile ?? ''),
  );
}

test('a test has a minute, and one that has more says why in the comment of a named limit', () => {
  const { testTimeout } = JSON.parse(readFileSync(join(ROOT, 'jest.config.json'), 'utf8'));
  expect(testTimeout).toBe(USUAL_MS);
  const files = globSync('{bench,sandbox/test,test}/**/*.ts', {
    cwd: ROOT,
    exclude: ['test/project/time-limits.test.ts'],
  });
  const sources = files.map((name) => readFileSync(join(ROOT, name), 'utf8'));
  expect(limitsIn(sources).length).toBeGreaterThan(8);
  expect(faultsIn(sources)).toEqual([]);
});

test.each([
  ["test('x', () => {\n}, 120_000);", '120_000'],
  ["const X_MS = 120_000;\ntest(\n  'x',\n  () => {\n  },\n  X_MS,\n);", 'X_MS'],
  ['// biome-ignore\njest.setTimeout(900000);', '900000'],
])('a limit that does not say why is seen: %j', (planted, limit) => {
  expect(faultsIn([planted])).toEqual([limit]);
  expect(faultsIn([`/** Why. */\n${planted}`])).toEqual(planted.startsWith('const') ? [] : [limit]);
});
