import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { toTrueMoves } from '../../demo/truth.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'fixtures/demo');

async function runDemo(root: string): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [join(root, 'demo/main.ts')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  return { status, text: Buffer.concat(chunks).toString('utf8') };
}

test('the demo plays four pushes, each as stated, names the page and ends by itself', async () => {
  const { status, text } = await runDemo(ROOT);
  expect(text).toContain('Every push did what fixtures/demo/expected-moves.json states.');
  expect(text.match(/^ {2}as stated$/gmu)).toHaveLength(4);
  expect(text).toMatch(/The discussion: http:\/\/127\.0\.0\.1:\d+\/deployments\/1/u);
  expect(status).toBe(0);
});

test('the stated moves are those that follow from the identities of the results', () => {
  const stated: unknown = JSON.parse(readFileSync(join(FIXTURES, 'expected-moves.json'), 'utf8'));
  expect(stated).toEqual(toTrueMoves(FIXTURES));
});

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sarif-review-copy-'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('the demo fails when a push does something else than is stated', async () => {
  for (const name of ['demo', 'dist', 'fixtures/demo', 'action.yml', 'package.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'fixtures/demo/expected-moves.json');
  const [first, second, ...rest] = JSON.parse(readFileSync(file, 'utf8'));
  const [fixed, ...resolved] = second.resolved;
  writeFileSync(
    file,
    JSON.stringify([first, { ...second, resolved, kept: [...second.kept, fixed] }, ...rest]),
  );
  const { status, text } = await runDemo(copy);
  expect(text).toContain('Difference: push-2');
  expect(status).toBe(1);
});
