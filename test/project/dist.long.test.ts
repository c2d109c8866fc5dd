import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readBundleContents } from '../../scripts/bundle-contents.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A whole build: beside other work that takes more than a minute. */
const BUILD_MS = 300_000;

function contents(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test(
  'dist/ is what a fresh build of the sources makes (else: npm run build)',
  () => {
    const out = mkdtempSync(join(tmpdir(), 'sarif-review-dist-'));
    try {
      execFileSync(process.execPath, [join(ROOT, 'scripts/build.ts'), out], {
        stdio: 'pipe',
        timeout: BUILD_MS,
      });
      const fresh = contents(out);
      const committed = contents(join(ROOT, 'dist'));
      expect(Object.keys(committed)).toEqual(Object.keys(fresh));
      expect(Object.keys(fresh)).toEqual(expect.arrayContaining(['index.js', 'cli.js']));
      const different = Object.keys(fresh).filter((name) => fresh[name] !== committed[name]);
      expect(different).toEqual([]);
    } finally {
      rmSync(out, { recursive: true });
    }
  },
  BUILD_MS,
);

/** After the test above, which leaves the statistics of the build that it made. */
test('the bill of materials names the packages in the bundle, and no other', () => {
  const bill: {
    components: { name: string; version: string; properties: object[] }[];
    dependencies: object[];
  } = JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.ts')], { encoding: 'utf8', maxBuffer: 1e9 }),
  );
  const names = bill.components.map(({ name }) => name);
  const licenses = readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8').split('\n');
  expect(names).toEqual(expect.arrayContaining(['@actions/core', 'zod', 'commander']));
  expect(names.filter((name) => !licenses.includes(name))).toEqual([]);
  expect(names).not.toContain('jest');
  expect(bill.dependencies).toHaveLength(bill.components.length + 1);
});

test('a run of the action loads nothing that is there for the sandbox', () => {
  const [inAction, inAll] = (['action', 'all'] as const).map((part) =>
    readBundleContents(ROOT, part).map(({ name }) => name),
  );
  const ofSandbox = ['graphql', 'highlight.js', 'hono', 'parse5', 'commander'];
  expect(inAll).toEqual(expect.arrayContaining([...ofSandbox, 'ky', 'zod']));
  expect(inAction).toEqual(expect.arrayContaining(['ky', 'zod']));
  expect(inAction?.filter((name) => ofSandbox.includes(name))).toEqual([]);
});

test('no bundle names a path of the machine that built it', () => {
  for (const text of Object.values(contents(join(ROOT, 'dist')))) expect(text).not.toContain(ROOT);
});
