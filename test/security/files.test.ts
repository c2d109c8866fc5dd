import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runSourceCli } from '../action/run-cli.ts';
import { createRepository, type Repository } from '../git/repository.ts';
import { linuxTest } from '../system.ts';

let repository: Repository;
/** Top of a checkout, in which the logs are, and no log is committed. */
let folder: string;
beforeAll(() => {
  repository = createRepository();
  folder = repository.path;
  repository.commit({ 'a.txt': 'x\n' });
  repository.git('branch', 'base');
  const library = createRepository();
  library.commit({ 'a.js': 'one\n' });
  repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, 'module');
  library.dispose();
  repository.link('out', '/etc');
  repository.commit({ 'src/a.js': 'one\n' });
});
afterAll(() => repository.dispose());

const planSchema = z.object({
  failures: z.array(z.string()),
  results: z.record(z.string(), z.number()),
  findings: z.array(
    z.object({
      ruleId: z.string(),
      level: z.string(),
      path: z.string().nullable(),
      line: z.number().nullable(),
      disposition: z.string(),
    }),
  ),
});

/** What a run would do with these logs. */
async function read(patterns: readonly string[]): Promise<z.output<typeof planSchema>> {
  const flags = ['--base', 'base', '--filter-mode', 'nofilter', '--report-file', '-'];
  const { out } = await runSourceCli(['plan', ...patterns, ...flags], folder);
  return planSchema.parse(JSON.parse(out));
}

/** Why the analysis of one file failed. */
async function failureOf(name: string): Promise<string> {
  const { failures, findings } = await read([name]);
  expect(findings).toEqual([]);
  expect(failures).toHaveLength(1);
  return failures[0] ?? '';
}

function write(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

function logOf(results: string, more = ''): string {
  return `{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Linter"}},"results":[${results}]${more}}]}`;
}

function resultAt(uri: string): string {
  const location = { physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } };
  return JSON.stringify({ ruleId: 'r', message: { text: 'm' }, locations: [location] });
}

describe('a file that is no log to read is told in one sentence, at once', () => {
  linuxTest.each([
    ['a device', '/dev/zero', 'is not a regular file'],
    ['a folder behind a link', 'link-to-folder.sarif', 'No SARIF log was found'],
    ['a pipe', 'pipe.sarif', 'is not a regular file'],
    ['a socket', 'socket.sarif', 'is not a regular file'],
    ['a link to a device', 'link-to-device.sarif', 'which a link takes out of this checkout'],
    ['a link to itself', 'loop.sarif', 'No SARIF log was found'],
    ['a link to nothing', 'dangling.sarif', 'No SARIF log was found'],
  ])('%s', async (_, name, sentence) => {
    const server = createServer();
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const links = {
      'link-to-folder': join(folder, 'empty'),
      'link-to-device': '/dev/zero',
      loop: 'loop.sarif',
      dangling: 'gone',
    };
    for (const [link, target] of Object.entries(links)) {
      rmSync(join(folder, `${link}.sarif`), { force: true });
      symlinkSync(target, join(folder, `${link}.sarif`));
    }
    rmSync(join(folder, 'pipe.sarif'), { force: true });
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe.sarif')]);
    await new Promise<void>((listening) => server.listen(join(folder, 'socket.sarif'), listening));
    try {
      expect(await failureOf(name)).toContain(sentence);
    } finally {
      await new Promise((closed) => server.close(closed));
    }
  });

  linuxTest('one that may not be read', async () => {
    write('unreadable.sarif', logOf(''));
    chmodSync(join(folder, 'unreadable.sarif'), 0);
    // Root reads everything.
    if (process.getuid?.() === 0) expect((await read(['unreadable.sarif'])).failures).toEqual([]);
    else expect(await failureOf('unreadable.sarif')).toContain('unreadable.sarif cannot be read (EACCES)');
  });

  test('one that is being written: what is there counts as cut off, and holds everything', async () => {
    const text = logOf(resultAt('src/a.js'));
    write('growing.sarif', text.slice(0, -10));
    expect(await failureOf('growing.sarif')).toContain('growing.sarif is cut off');
  });
});

describe('a bomb is told in one sentence', () => {
  test.each<[string, () => string, RegExp]>([
    [
      'too large',
      () => {
        write('large.sarif', '');
        truncateSync(join(folder, 'large.sarif'), 2 ** 43);
        return 'large.sarif';
      },
      /large\.sarif .*limit/,
    ],
    [
      'too deep',
      () => write('deep.sarif', logOf(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)),
      /nests deeper than/,
    ],
    ['too deep in objects', () => write('objects.sarif', logOf('{"a":'.repeat(50_000))), /nests deeper than/],
    [
      'of zeros in gzip',
      () => write('zeros.sarif.gz', gzipSync(Buffer.alloc(2 ** 24))),
      /zeros\.sarif\.gz is not JSON/,
    ],
    [
      'cut off in gzip',
      () => write('cut.sarif.gz', gzipSync(logOf(resultAt('src/a.js'))).subarray(0, 60)),
      /cut\.sarif\.gz is cut off/,
    ],
  ])('%s', async (_, make, sentence) => {
    expect(await failureOf(make())).toMatch(sentence);
  });

  test('many runs, keys and long strings cost time in step with their size, and every result is kept', async () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `"k${index}":${index}`).join();
    const long = JSON.stringify({ ruleId: 'x'.repeat(100_000), message: { text: 'y '.repeat(1_000_000) } });
    write('wide.sarif', logOf(`{"message":{"text":"m"},"properties":{${keys}}},${long}`));
    const runs = Array.from(
      { length: 5_000 },
      () => '{"tool":{"driver":{"name":"Linter"}},"results":[{"message":{"text":"m"}}]}',
    );
    write('runs.sarif', `{"version":"2.1.0","runs":[${runs.join()}]}`);
    const { results, failures } = await read(['wide.sarif', 'runs.sarif']);
    expect(failures).toEqual([]);
    expect(results.all).toBe(5_002);
  });
});

describe('keys that mean something to JavaScript are keys like any other', () => {
  test('and change no object', async () => {
    const evil =
      '"__proto__":{"polluted":true,"level":"error","results":[]},"constructor":{"prototype":{"polluted":true}},"toString":1';
    write(
      'keys.sarif',
      logOf(
        `{${evil},"ruleId":"__proto__","message":{"text":"m",${evil}},"partialFingerprints":{"__proto__":"p","constructor/v1":"c"}}`,
        `,${evil}`,
      ),
    );
    const { findings, failures } = await read(['keys.sarif']);
    expect(failures).toEqual([]);
    expect(findings.map(({ ruleId, level }) => [ruleId, level])).toEqual([['__proto__', 'warning']]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a path of a log never leads out of the checkout', () => {
  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'src/../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..\\..\\etc\\passwd',
    'C:\\Windows\\system.ini',
    '\\\\server\\share\\a',
    'file://server/share/a',
    'https://e.example/src/a.js',
    'data:text/plain,a',
    'out/secret',
    'out',
    'module/a.js',
    '.git/config',
    'src/a.js\u0000.txt',
    'src/a.js/../../../x',
    '/proc/self/environ',
  ])('%j', async (uri) => {
    write('path.sarif', logOf(resultAt(uri)));
    const [finding] = (await read(['path.sarif'])).findings;
    expect(finding).toMatchObject({ disposition: 'not-on-the-diff', line: null });
  });

  test('and one within it is found', async () => {
    write('path.sarif', logOf(resultAt('src/../src/./a.js')));
    const [finding] = (await read(['path.sarif'])).findings;
    expect(finding).toMatchObject({ disposition: 'posted', path: 'src/a.js', line: 1 });
  });
});
