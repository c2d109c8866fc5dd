import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { copyWithNotebook, EDITS } from './notebook-copy.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A copy of the sources is type-checked as a whole, which takes a minute beside other work. */
const COPY_MS = 120_000;

jest.setTimeout(COPY_MS);

let copy: string;
beforeAll(() => {
  copy = copyWithNotebook();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('another service is a folder, and a row in each of three files', () => {
  expect(new Set(EDITS.map(([file]) => file)).size).toBe(3);
  const configuration = { extends: './tsconfig.json', include: ['src'] };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(configuration));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  // Each further thread looks at the same types once more.
  const command = [tsc, '-p', 'tsconfig.copy.json', '--singleThreaded'];
  expect(() => execFileSync(process.execPath, command, { cwd: copy })).not.toThrow();
});
