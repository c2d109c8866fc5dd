import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { whyTooOld } from '../../src/old-node.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test.each(['12.22.12', '18.20.8', '20.20.2', '22.23.3', '23.11.0'])('Node.js %s is refused', (version) => {
  expect(whyTooOld(version)).toBe(
    `Error: Node.js 24 or later is needed, and this is ${version}: set it up in a step before this one (actions/setup-node), or install it`,
  );
});

test.each(['24.0.0', '24.21.0', '25.0.0-nightly', '100.1.0'])('Node.js %s is taken', (version) => {
  expect(whyTooOld(version)).toBeUndefined();
});

describe.each(['index.js', 'cli.js'])('dist/%s', (name) => {
  const file = join(ROOT, 'dist', name);

  test.each([['run'], ['--version'], ['plan', 'x.sarif'], ['doctor'], ['sandbox']])(
    'with an old Node.js ends %s with one sentence and status 2',
    (...args) => {
      const versions = "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })";
      const old = ['--import', `data:text/javascript,${encodeURIComponent(versions)}`];
      const { status, stdout, stderr } = spawnSync(process.execPath, [...old, file, ...args], {
        encoding: 'utf8',
        env: {},
      });
      expect({ status, stdout, stderr }).toEqual({
        status: 2,
        stdout: '',
        stderr: `${whyTooOld('18.20.8')}\n`,
      });
    },
  );
});

test('nothing that an old Node.js cannot read is loaded before the version is asked for', () => {
  const [entry, command] = ['index.js', 'cli.js'].map((name) =>
    readFileSync(join(ROOT, 'dist', name), 'utf8'),
  );
  const ours = `${entry}\n${command}`.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  expect(ours).toContain('process.versions.node');
  // What came after ES2019, and would be a syntax error: `?.`, `??`, `||=`, `await` outside of functions,
  // fields, `static {`, regular expressions.
  expect(ours).not.toMatch(
    /\?\.[^\d]|\?\?|\|\|=|&&=|^\s*(?:await|static)\b|= await\b|#\w+ ?[=(;]|\/[dgimsuy]*v[dgimsuy]*[.,;)]/mu,
  );
  const imported = [...ours.matchAll(/^import .* from (.*);$/gmu)].map(([, from]) => from);
  expect([...new Set(imported)]).toEqual(['"module"']);
  expect(command).toContain("import('./index.js')");
  // The rest is loaded behind the question.
  expect(ours.length).toBeLessThan(20_000);
});
