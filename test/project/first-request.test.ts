import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * An import or re-export that is left when types are gone. `import(…)` is none: it waits until it is asked
 * for.
 */
const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gmu;

/**
 * What a file imports, and all that this imports in turn: files below the root, packages and modules of
 * Node.js.
 */
function importedAtOnce(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(join(ROOT, file), 'utf8');
  for (const [, name = ''] of source.matchAll(IMPORT)) {
    const found = name.startsWith('.') ? join(dirname(file), name) : name;
    if (seen.has(found)) continue;
    seen.add(found);
    if (name.startsWith('.')) importedAtOnce(found, seen);
  }
  return seen;
}

/** The adapters of the services, of which a run loads its own before it sends anything. */
function adapters(): readonly string[] {
  const table = readFileSync(join(ROOT, 'src/services/index.ts'), 'utf8');
  return [...table.matchAll(/import\('([^']+)'\)/gu)].map(([, name = '']) => join('src/services', name));
}

/** Of Node.js what it or `fetch` loads anyway, and promises over timers. */
const OF_NODE = ['node:crypto', 'node:net', 'node:path', 'node:timers/promises', 'node:util'];
/** What sends requests, and reads the answers. */
const PACKAGES = ['ky', 'zod/mini', 'zod/v4/locales/en.js'];

test.each([
  ['the action', 'src/step.ts'],
  ['a job that gives all by variables', 'src/tools/bare-run.ts'],
])('%s loads nothing but its client and little of Node.js before its first request', (_, start) => {
  const imported = [start, ...adapters()].flatMap((file) => [...importedAtOnce(file)]);
  expect(imported).toEqual(
    expect.arrayContaining(['src/services/github-client.ts', 'src/services/http.ts', 'src/services/rest.ts']),
  );
  const others = new Set(imported.filter((name) => !name.startsWith('src/') && !OF_NODE.includes(name)));
  expect([...others].toSorted()).toEqual(PACKAGES);
});

test('a run that changes nothing loads nothing that writes comments, and no parser of Markdown', () => {
  const imported = [...importedAtOnce('src/run/run-review.ts')];
  expect(imported).toEqual(expect.arrayContaining(['src/match/match.ts', 'src/plan/plan.ts']));
  expect(
    imported.filter((name) => /^src\/act\/act\.ts|^src\/comment\/comment|^m(?:dast|icromark)-/u.test(name)),
  ).toEqual([]);
});
