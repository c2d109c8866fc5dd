import { execFile, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { linuxTest } from '../system.ts';
import { runProgram } from './small-parent.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'small parent-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of that name. */
function writeGit(lines: string): string {
  const program = join(mkdtempSync(join(folder, 'bin-')), 'git');
  writeFileSync(program, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return program;
}

function startGit(lines: string, options: SpawnOptions = {}, args: readonly string[] = []) {
  return spawn(writeGit(lines), args, { ...options, stdio: 'pipe' });
}

/** How it ends. */
async function run(lines: string, input = '', options: SpawnOptions = {}, ...args: readonly string[]) {
  const child = startGit(lines, options, args);
  child.stdin.on('error', () => undefined).end(input);
  const [[status, signal], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, signal, output, errors, pid: child.pid };
}

test('a git that a test starts has what it is given, and its output, errors and status come back', async () => {
  const env = { PATH: process.env.PATH, OF_LINES: 'two\nlines=' };
  const options = { cwd: folder, env };
  const ended = await run('pwd; cat; echo "$#:$2"; env >&2; exit 3', 'in\n', options, '', 'it\'s "1"\n2');
  expect(ended).toMatchObject({ status: 3, signal: null, output: `${folder}\nin\n2:it's "1"\n2\n` });
  expect(ended.errors).toContain('OF_LINES=two\nlines=\n');
});

const hasPerl = spawnSync('perl', ['-e', '1']).status === 0;
(hasPerl ? linuxTest : test.skip)('its parent is a small process and not that of the tests', async () => {
  const { output, pid } = await run('echo $PPID $$');
  const program = writeGit('echo $PPID');
  const { stdout } = await promisify(execFile)(program);
  const printed = await text(spawn(program, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout);
  const [parent, own] = output.trim().split(' ');
  expect([stdout, printed, own]).toEqual([`${parent}\n`, `${parent}\n`, String(pid)]);
  expect(readFileSync(`/proc/${parent}/comm`, 'latin1')).toBe('perl\n');
});

test('many at once, each with more than a pipe holds, keep apart what they read and print', async () => {
  const inputs = Array.from({ length: 8 }, (_, index) => String(index).repeat(300_000));
  const ends = await Promise.all(inputs.map((input, index) => run(`cat; exit ${index}`, input)));
  expect(ends.map(({ output, status }) => [output.length, output[0], status])).toEqual(
    inputs.map((input, index) => [input.length, input[0], index]),
  );
});

test('one that is killed says by which signal', async () => {
  expect(await run('kill -KILL $$')).toMatchObject({ status: null, signal: 'SIGKILL' });
  const child = startGit('exec sleep 1000');
  child.kill();
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
});

test('one that cannot start is told by Node.js', async () => {
  for (const start of [() => startGit('', { cwd: join(folder, 'gone') }), () => spawn(join(folder, 'git'))])
    await expect(once(start(), 'exit')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a program that is run to its end gives its output or throws its errors, while another one ends', async () => {
  const other = run('exit 5');
  const options = { cwd: folder, env: process.env };
  expect(String(runProgram('sh', ['-c', 'pwd; cat'], { ...options, input: 'in' }))).toBe(`${folder}\nin`);
  expect(String(runProgram('sh', ['-c', 'cat'], options))).toBe('');
  expect(() => runProgram('sh', ['-c', 'echo why >&2; exit 2'], options)).toThrow(
    /^Command failed: .*\nwhy/su,
  );
  expect(await other).toMatchObject({ status: 5 });
});
