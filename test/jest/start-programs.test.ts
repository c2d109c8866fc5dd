import { type ChildProcess, type SpawnOptions, spawn as spawnByNode } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect } from '@jest/globals';
import { linuxTest } from '../system.ts';
import { execFile, execFileSync, spawn } from './start-programs.ts';

type Program = readonly [command: string, args: readonly string[], options: SpawnOptions, input?: string];

/** What a program prints and how it ends, or the code of the error that keeps it from it. */
function play(start: typeof spawn, [command, args, options, input]: Program): Promise<unknown> {
  return new Promise((resolve) => {
    const texts = ['', ''];
    const fail = ({ code }: NodeJS.ErrnoException) => resolve(code);
    let child: ChildProcess;
    try {
      child = start(command, args, options);
    } catch (error) {
      fail(error as NodeJS.ErrnoException);
      return;
    }
    [child.stdout, child.stderr].forEach((stream, n) => {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        texts[n] += text;
      });
    });
    // A program may end first.
    child.stdin?.on('error', () => undefined).end(input);
    child.on('error', fail).on('close', (status, signal) => resolve({ status, signal, texts }));
  });
}

const PROGRAMS: readonly (readonly [what: string, Program])[] = [
  ['reads and prints much', ['cat', [], {}, 'one\n'.repeat(500_000)]],
  ['fails, and says why', ['sh', ['-c', 'echo no >&2; exit 3'], {}]],
  ['is killed', ['sh', ['-c', 'kill -KILL $$'], {}]],
  ['has a folder and an environment', ['sh', ['-c', 'pwd; echo $WHO'], { cwd: '/', env: { WHO: 'Ada' } }]],
  ['ends before it has read everything', ['true', [], {}, 'x'.repeat(1_000_000)]],
  ['has nothing to read', ['cat', [], { stdio: ['ignore', 'pipe', 'pipe'] }]],
  ['is not there', ['/no/such/program', [], {}]],
  ['may not be started', [import.meta.filename, [], {}]],
  ['has a file for a folder', ['true', [], { cwd: import.meta.filename }]],
  ['has no folder', ['true', [], { cwd: `${tmpdir()}/none` }]],
  ['is not wanted any more', ['cat', [], { signal: AbortSignal.abort() }]],
];

linuxTest.each(PROGRAMS)('a program that %s is told as Node.js tells it', async (_, program) => {
  const expected = await play(spawnByNode as typeof spawn, program);
  expect(expected).toBeDefined();
  expect(await play(spawn, program)).toEqual(expected);
});

linuxTest('programs at once have their own pipes', async () => {
  const texts = Array.from({ length: 30 }, (_, n) => `text ${n}`);
  const played = await Promise.all(texts.map((text) => play(spawn, ['cat', [], {}, text])));
  expect(played).toEqual(texts.map((text) => ({ status: 0, signal: null, texts: [text, ''] })));
});

linuxTest('a program is ended', async () => {
  const child = spawn('cat', [], {});
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  child.stdout?.resume();
  child.stderr?.resume();
  expect(child.kill()).toBe(true);
  expect(await ended).toBe('SIGTERM');
  expect(child.kill()).toBe(false);
});

linuxTest.each([
  ['echo yes', { error: null, output: 'yes\n', errors: '' }],
  ['echo no >&2; exit 1', { error: 'sh ended with 1', output: '', errors: 'no\n' }],
])('what %j printed is given at once', async (line, expected) => {
  const given = await new Promise((resolve) => {
    execFile('sh', ['-c', line], { env: process.env }, (error, output, errors) => {
      resolve({ error: error?.message ?? null, output: `${output}`, errors: `${errors}` });
    });
  });
  expect(given).toEqual(expected);
});

linuxTest('what a program printed that is waited for is given, or why it failed', () => {
  const options = { cwd: '/', env: { PATH: process.env.PATH, WHO: 'Ada' }, encoding: 'utf8' } as const;
  const input = 'one\u2028\n'.repeat(300_000);
  expect(execFileSync('sh', ['-c', 'pwd; echo $WHO; cat'], { ...options, input })).toBe(`/\nAda\n${input}`);
  expect(execFileSync('cat', [], {})).toEqual(Buffer.of());
  expect(() => execFileSync('sh', ['-c', 'echo no >&2; exit 3'], options)).toThrow(
    /^Command failed: sh .*\nno\n$/su,
  );
  expect(() => execFileSync('/no/such/program', [], options)).toThrow('Command failed: /no/such/program');
});
