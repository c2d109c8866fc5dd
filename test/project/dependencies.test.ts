import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { importedPackages, licenseOf } from '../../scripts/bundle-contents.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const manifest: Readonly<Record<string, Record<string, string> | undefined>> = JSON.parse(
  read('package.json'),
);

describe('the dependencies', () => {
  const imported = importedPackages(ROOT);
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]*) \| ([^|]*) \|/gmu)];

  test('in the documentation are those that src/ uses, each with its purpose and license (else: npm run dependency-sizes)', () => {
    expect(imported).toContain('zod');
    expect(rows.map(([, name]) => name)).toEqual(imported);
    for (const [, name = '', purpose = '', license] of rows) {
      expect(purpose).toMatch(/^\w[^?]{9,}$/u);
      expect(license).toBe(licenseOf(join(ROOT, 'node_modules', name)));
    }
  });

  test('are all in package.json, pinned, and none is installed with the package', () => {
    expect(Object.keys(manifest.devDependencies ?? {})).toEqual(expect.arrayContaining([...imported]));
    for (const version of Object.values(manifest.devDependencies ?? {}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test('are named with their licenses beside the bundle that has their code', () => {
    const licenses = read('dist/licenses.txt').split('\n');
    expect(licenses).toEqual(expect.arrayContaining([...imported]));
  });
});

describe('the lock file', () => {
  interface Entry {
    readonly integrity?: string;
    readonly resolved?: string;
    readonly link?: boolean;
    readonly hasInstallScript?: boolean;
  }
  const { packages }: { packages: Readonly<Record<string, Entry>> } = JSON.parse(read('package-lock.json'));
  const entries = Object.entries(packages).filter(([path]) => path !== '');

  test('proves the content of every package', () => {
    expect(entries.length).toBeGreaterThan(100);
    const unproven = entries.filter(
      ([, { integrity, link }]) => integrity?.startsWith('sha512-') !== true || link,
    );
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  test('takes every package from the registry', () => {
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  test('has a word on each install script, and lets that of one package run', () => {
    const allowed: Readonly<Record<string, boolean>> = JSON.parse(read('package.json')).allowScripts;
    expect(Object.keys(allowed).filter((name) => allowed[name])).toEqual(['node']);
    const scripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.keys(allowed).toSorted()).toEqual(
      scripts.map(([path]) => path.replace(/^.*node_modules\//u, '')).toSorted(),
    );
    expect(read('.npmrc')).toContain('strict-allow-scripts=true');
  });

  test('has no install script but those that are known', () => {
    const scripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([path]) => path)).toEqual([
      'node_modules/@parcel/watcher',
      'node_modules/@swc/core',
      'node_modules/node',
      'node_modules/unrs-resolver',
    ]);
  });
});
