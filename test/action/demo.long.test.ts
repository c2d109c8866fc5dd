import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { toTrueActions } from '../../demo/truth.ts';
import { endOf } from '../../demo/wait-for.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'fixtures/demo');

let copy: string;
let temporary: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sarif-review-copy-'));
  temporary = mkdtempSync(join(tmpdir(), 'sarif-review-temporary-'));
});
afterEach(() => {
  for (const folder of [copy, temporary]) rmSync(folder, { recursive: true, force: true });
});

interface Demo {
  readonly status: number | null;
  readonly text: string;
}

/** Runs the demo away from a terminal; where `sawLine` says so of a line, it is asked to stop. */
async function runDemo(
  root: string,
  args: readonly string[] = [],
  sawLine: (line: string) => boolean = () => false,
  stop: (child: ChildProcessByStdio<null, Readable, Readable>) => void = (child) => child.kill('SIGTERM'),
): Promise<Demo> {
  const child = spawn(process.execPath, [join(root, 'demo/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (sawLine(line)) stop(child);
  });
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const status = await endOf(child);
  return { status, text: lines.join('\n') };
}

test('the demo plays four pushes, each as expected, and says that it ends by itself and how to keep it open', async () => {
  const { status, text } = await runDemo(ROOT);
  const [first = '', ...lines] = text.split('\n');
  expect(first).toMatch(/^The demo reviews four pushes of a small project, invoice-app, /u);
  expect(lines.join('\n')).toMatch(/^The first push gets 107 threads instead of 166: /mu);
  expect(text).toContain('Every push did what fixtures/demo/expected-actions.json expects.');
  expect(text.match(/^ {2}as expected$/gmu)).toHaveLength(4);
  expect(text).toMatch(
    /^This is no terminal, so the page .* ends with the demo[\s\S]*^Started the sandbox/mu,
  );
  expect(text).not.toContain('/deployments/1');
  expect(text).toMatch(/^ {2}check static-analysis: failed, /mu);
  expect(text).not.toMatch(/DONE|FAILURE|SUCCESS/u);
  expect(status).toBe(0);
});

test.each<[string, string[], (line: string) => boolean, number]>([
  ['at once', [], (line) => line.startsWith('Started the sandbox'), 1],
  ['by hand', ['--by-hand'], (line) => line.startsWith('Press "Next push"'), 0],
])('the demo that is stopped, pushes %s, leaves nothing behind', async (_, args, sawLine, ended) => {
  const { status, text } = await runDemo(ROOT, args, sawLine);
  expect(text).toMatch(/\nStopped before the last push had ended\.$/u);
  expect(readdirSync(temporary)).toEqual([]);
  expect(status).toBe(ended);
});

test('the demo whose reader goes away ends without a word, and leaves nothing behind', async () => {
  const { text } = await runDemo(
    ROOT,
    [],
    (line) => line.startsWith('The demo reviews'),
    (child) => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
  );
  expect(text).not.toMatch(/Error/u);
  expect(readdirSync(temporary)).toEqual([]);
});

test('an option that the demo does not have is one clear sentence, with those that it has', async () => {
  const { status, text } = await runDemo(ROOT, ['--by-hnd']);
  expect(text).toMatch(
    /^Error: the demo does not understand "--by-hnd"; it takes --by-hand .* and --as with .*$/u,
  );
  expect(status).toBe(2);
});

test('the stated actions are those that follow from the identities of the results', () => {
  const stated: unknown = JSON.parse(readFileSync(join(FIXTURES, 'expected-actions.json'), 'utf8'));
  expect(stated).toEqual(toTrueActions(FIXTURES));
});

test('the demo fails when a push does something else than is expected', async () => {
  for (const name of ['demo', 'dist', 'fixtures/demo', 'action.yml', 'package.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // The pushes after the second would show nothing more.
  for (const name of ['3-push-3.patch', '4-push-4.patch']) rmSync(join(copy, 'fixtures/demo/history', name));
  const file = join(copy, 'fixtures/demo/expected-actions.json');
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
