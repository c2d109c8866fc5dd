import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { requestToken, send } from '../../demo/sandbox-client.ts';
import { linuxTest } from '../../test/system.ts';
import { whyNotPrivate } from '../data-folder.ts';
import { runGit } from '../git/run-git.ts';
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts';
import { startHarness } from './harness.ts';

let folder: string;
let data: string;
let started: RunningSandbox[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
  data = join(folder, 'new', 'data');
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((running) => running.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<Parameters<typeof startSandbox>[0]> = {}): Promise<RunningSandbox> {
  const running = await startSandbox({ port: 0, data, ...options });
  started.push(running);
  return running;
}

async function stop(running: RunningSandbox): Promise<void> {
  started = started.filter((other) => other !== running);
  await running.close();
}

describe('a start', () => {
  test('makes the data folder and listens on loopback', async () => {
    const running = await start();
    expect(running.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(running.adminUrl).toBe(`${running.baseUrl}/admin`);
    expect(existsSync(join(data, 'sandbox.db'))).toBe(true);
  });

  test('leaves it to the client to end a connection', async () => {
    const { headers } = await send((await start()).baseUrl);
    expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
  });

  linuxTest('keeps the credentials where only their owner can read them', async () => {
    await start();
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  linuxTest('says so where the disk does not keep them private', async () => {
    await start();
    expect(whyNotPrivate(data)).toBeUndefined();
    // As a disk without modes shows it.
    chmodSync(join(data, 'credentials.json'), 0o666);
    expect(whyNotPrivate(data)).toMatch(
      /^Note: .*credentials\.json holds the credentials, .* With --data, choose a folder/u,
    );
  });

  linuxTest('makes credentials private again', async () => {
    await stop(await start());
    chmodSync(join(data, 'credentials.json'), 0o644);
    await start();
    expect(statSync(join(data, 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  test('makes a data folder that git leaves out, and adds nothing to one that is there', async () => {
    await start();
    expect(readFileSync(join(data, '.gitignore'), 'utf8')).toBe('*\n');
    const there = join(folder, 'there');
    mkdirSync(there);
    await start({ data: there });
    expect(existsSync(join(there, '.gitignore'))).toBe(false);
  });

  test('takes settings, which stay', async () => {
    const first = await start({ settings: { pageSize: 3 } });
    await stop(first);
    const second = await start({ settings: { listing: 'minimal' } });
    const answer = await send(`${second.adminUrl}/settings`, {
      headers: { authorization: `Bearer ${second.adminToken}` },
    });
    expect(answer.body).toMatchObject({ pageSize: 3, listing: 'minimal', diffDelayMs: 0 });
  });
});

describe('a second start on the same data', () => {
  test('has the same credentials, and earlier tokens, comments, checks and settings', async () => {
    const harness = await startHarness();
    try {
      const { clientId, clientSecret, adminToken } = harness.running;
      const token = await requestToken(harness.running.baseUrl, clientId, clientSecret);
      const number = await harness.deploy();
      const comments = `/deployments/${number}/comments`;
      await harness.bot('POST', comments, { body: 'kept', path: 'added.txt', newLine: 1 });
      await harness.bot('PUT', `/deployments/${number}/checks/lint`, { state: 'QUEUED' });
      await harness.admin('PATCH', '/settings', { pageSize: 9 });
      const before = (await harness.admin('GET', `/deployments/${number}`)).body as { threads: unknown };
      await harness.restart();
      expect(harness.running).toMatchObject({ clientId, clientSecret, adminToken });
      const after = (await harness.admin('GET', `/deployments/${number}`)).body;
      expect(after).toMatchObject({ threads: before.threads, checks: [{ name: 'lint' }] });
      expect((await harness.admin('GET', '/settings')).body).toMatchObject({ pageSize: 9 });
      const listed = await send(`${harness.running.baseUrl}/apis/rest/v1${comments}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(listed).toMatchObject({ status: 200, body: [{ body: 'kept' }] });
    } finally {
      await harness.close();
    }
  });

  test('makes new credentials for the same user where the file was deleted', async () => {
    const first = await start();
    await stop(first);
    unlinkSync(join(data, 'credentials.json'));
    const second = await start();
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(await requestToken(second.baseUrl, second.clientId, second.clientSecret)).toBeTruthy();
    expect(await requestToken(second.baseUrl, first.clientId, first.clientSecret)).toBeTruthy();
  });

  test('takes the credentials of the file where the database was deleted', async () => {
    const first = await start();
    await stop(first);
    unlinkSync(join(data, 'sandbox.db'));
    const second = await start();
    expect(await requestToken(second.baseUrl, first.clientId, first.clientSecret)).toBeTruthy();
  });
});

describe('a start that cannot be', () => {
  test('says that the port is in use, and makes no data folder', async () => {
    const first = await start();
    const port = Number(new URL(first.baseUrl).port);
    await expect(startSandbox({ port, data: join(folder, 'other') })).rejects.toMatchObject({
      name: 'SandboxStartError',
      message: `Port ${port} of 127.0.0.1 is in use: name another one with --port, or 0 for any that is free.`,
    });
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });

  test('frees the port again', async () => {
    const first = await start();
    const port = Number(new URL(first.baseUrl).port);
    await stop(first);
    writeFileSync(join(data, 'credentials.json'), '{');
    await expect(start({ port })).rejects.toThrow('is damaged');
    await start({ port, data: join(folder, 'other') });
  });

  test('says that the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startSandbox({ port: 0, data: file })).rejects.toMatchObject({
      name: 'SandboxStartError',
      message: `The data folder ${file} cannot be made (${file} is no folder): choose another one.`,
    });
  });

  linuxTest('says that a file system takes no folder', async () => {
    await expect(startSandbox({ port: 0, data: '/proc/sandbox/data' })).rejects.toMatchObject({
      name: 'SandboxStartError',
      message: expect.stringMatching(
        /^The data folder \/proc\/sandbox\/data cannot be made \(.+\): choose another one\.$/u,
      ),
    });
  });

  test('says that the database is none', async () => {
    await stop(await start());
    writeFileSync(join(data, 'sandbox.db'), 'This is no database. '.repeat(100));
    await expect(start()).rejects.toMatchObject({
      name: 'SandboxStartError',
      message: expect.stringMatching(/sandbox\.db cannot be used \(.+\): move it away/),
    });
  });

  test('refuses a database of another version, and leaves it as it is', async () => {
    const file = join(data, 'sandbox.db');
    await stop(await start());
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    const bytes = readFileSync(file);
    await expect(start()).rejects.toMatchObject({
      name: 'SandboxStartError',
      message: expect.stringMatching(
        /was made by another version of the sandbox \(schema 99, this one knows \d+\): .+ data folder, or move/,
      ),
    });
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('says that the credentials are damaged, without quoting them', async () => {
    const first = await start();
    await stop(first);
    writeFileSync(join(data, 'credentials.json'), `{"clientSecret":"${first.clientSecret}`);
    const refusal: unknown = await start().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'SandboxStartError',
      message: expect.stringContaining('is damaged'),
    });
    expect(String(refusal)).not.toContain(first.clientSecret);
  });
});

test('an internal error answers 500 without its details, and tells the operator', async () => {
  let isBroken = false;
  const harness = await startHarness({
    git: (...asked) =>
      isBroken ? Promise.reject(new Error('git was not found: install it.')) : runGit(...asked),
  });
  const printed: unknown[] = [];
  const { error } = console;
  console.error = (...values: unknown[]) => printed.push(...values);
  try {
    await harness.deploy();
    isBroken = true;
    const { path, base } = harness.repository;
    const request = { repository: path, base, head: 'main' };
    expect(await harness.admin('POST', '/deployments', request)).toMatchObject({
      status: 500,
      body: { error: 'Internal error of the sandbox: its output has the details' },
    });
    expect(String(printed[0])).toContain('git was not found');
  } finally {
    console.error = error;
    await harness.close();
  }
});
