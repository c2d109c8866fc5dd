import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StepResult } from '../../demo/run-action.ts';
import { holdClosedPort } from '../http/closed-port.ts';
import { log } from '../run/logs.ts';
import { preload } from '../run/preload.ts';
import { QUICK_WAITS } from '../run/quick-waits.ts';
import { accounting, openStory, type Story } from '../run/story.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';
import {
  type Identity,
  makeAuthority,
  makeIdentity,
  startTlsService,
  type TlsService,
} from './tls-service.ts';

const HOST = 'review.test';
const PASSWORD = 'word-of-the-proxy';
const FOUND = log([{ path: 'a.js', line: 1 }]);
const KEPT = '1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened';

/** Modules that are loaded before the bundle: a file of hosts, and a Node.js of an earlier version. */
const HERE = preload(
  "import dns from 'node:dns'; dns.lookup = (host, options, done) => options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);",
);
const EARLIER = preload("import http from 'node:http'; delete http.setGlobalProxyFromEnv;");

let story: Story;
let folder: string;
let authority: Identity;
let authorityFile: string;
let service: TlsService;
let proxy: RecordingProxy;

async function startService(identity: Identity): Promise<TlsService> {
  return startTlsService(identity, story.sandbox.baseUrl);
}

beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  await story.run(FOUND);
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-tls-'));
  authority = await makeAuthority();
  authorityFile = join(folder, 'authority.pem');
  writeFileSync(authorityFile, authority.cert);
  service = await startService(await makeIdentity(HOST, authority));
});
afterAll(async () => {
  await service.close();
  await story.end();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  proxy = await startRecordingProxy(PASSWORD);
});
afterEach(() => proxy.close());

function run(
  environment: Readonly<Record<string, string>>,
  { port = service.port } = {},
): Promise<StepResult> {
  return story.run(FOUND, { 'base-url': `https://${HOST}:${port}` }, environment);
}

const withPassword = (): string => `http://user:${PASSWORD}@127.0.0.1:${proxy.port}`;
const ca = (): Record<string, string> => ({ NODE_EXTRA_CA_CERTS: authorityFile });
const errorOf = ({ log: lines }: StepResult): string =>
  lines.split('\n').find((line) => line.startsWith('::error::')) ?? '';

describe('a run behind a proxy', () => {
  test('reaches the service through a tunnel, and shows the password of the proxy to nobody', async () => {
    const result = await run({ HTTPS_PROXY: withPassword(), ...ca() });
    expect(accounting(result)).toBe(KEPT);
    expect(result.status).toBe(0);
    expect(result.log).toContain(
      `Reviewing deployment ${story.deployment} at https://${HOST}:${service.port}, through the proxy http://127.0.0.1:${proxy.port} (HTTPS_PROXY)\n`,
    );
    expect(proxy.seen.length).toBeGreaterThan(0);
    for (const { target, kind, user, headers } of proxy.seen) {
      expect([target, kind, user]).toEqual([`${HOST}:${service.port}`, 'tunnel', 'user']);
      expect(headers).not.toMatch(/"authorization"/iu);
    }
    const printed = result.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    const everything = [
      printed.join('\n'),
      result.summary,
      JSON.stringify([result.report, result.outputs]),
    ].join('\n');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(Buffer.from(`user:${PASSWORD}`).toString('base64'));
    expect(result.log).toContain(`::add-mask::${PASSWORD}`);
  });

  test('goes around it where NO_PROXY names the host', async () => {
    const result = await run({ HTTPS_PROXY: withPassword(), NO_PROXY: HOST, NODE_OPTIONS: HERE, ...ca() });
    expect(accounting(result)).toBe(KEPT);
    expect(proxy.seen).toEqual([]);
  });

  test.each<Record<string, string>>([{}, { NODE_USE_ENV_PROXY: '1' }])(
    'never sends loopback through it (%j)',
    async (environment) => {
      const variables = { HTTP_PROXY: withPassword(), HTTPS_PROXY: withPassword(), ...environment };
      const result = await story.run(FOUND, {}, variables);
      expect(accounting(result)).toBe(KEPT);
      expect(proxy.seen).toEqual([]);
    },
  );

  test('says that the proxy wants a password', async () => {
    const result = await run({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, ...ca() });
    expect(errorOf(result)).toMatch(/refused the connection \(status 407\).*user:password@host:port/u);
    expect(result.status).toBe(3);
    expect(result.log).not.toContain('Trying again');
  });

  test('names the proxy that is down', async () => {
    const { port, release } = await holdClosedPort();
    const result = await run({ HTTPS_PROXY: `http://127.0.0.1:${port}`, ...QUICK_WAITS, ...ca() });
    release();
    expect(errorOf(result)).toContain(
      `no connection (ECONNREFUSED), through the proxy http://127.0.0.1:${port} (HTTPS_PROXY)`,
    );
    expect(result.status).toBe(3);
  });

  test('is a configuration error where the variable names no proxy that can be used', async () => {
    const result = await run({ HTTPS_PROXY: `socks5://user:${PASSWORD}@127.0.0.1:1`, ...ca() });
    expect(errorOf(result)).toMatch(/HTTPS_PROXY is not the address of an http proxy: write it as/u);
    expect(errorOf(result)).not.toContain(PASSWORD);
    expect(result.status).toBe(2);
  });

  test('says what to do where Node.js cannot use it yet, and that works', async () => {
    const environment = { HTTPS_PROXY: withPassword(), NODE_OPTIONS: EARLIER, ...ca() };
    const result = await run(environment);
    expect(errorOf(result)).toMatch(/set the variable NODE_USE_ENV_PROXY to 1/u);
    expect(result.status).toBe(2);
    expect(accounting(await run({ ...environment, NODE_USE_ENV_PROXY: '1' }))).toBe(KEPT);
    expect(proxy.seen.length).toBeGreaterThan(0);
  });
});

describe('a service with a certificate that Node.js does not trust', () => {
  test('of an unknown authority names NODE_EXTRA_CA_CERTS, at once', async () => {
    const before = service.requests();
    const result = await run({ NODE_OPTIONS: HERE });
    expect(errorOf(result)).toMatch(/TLS failed \([A-Z_]+\): .*set the variable NODE_EXTRA_CA_CERTS/u);
    expect(result.log).not.toContain('Trying again');
    expect(result.status).toBe(3);
    expect(service.requests()).toBe(before);
  });

  test('of an authority that NODE_EXTRA_CA_CERTS names is reached', async () => {
    expect(accounting(await run({ NODE_OPTIONS: HERE, ...ca() }))).toBe(KEPT);
  });

  test.each<[string, () => Promise<Identity>, RegExp]>([
    ['that is self-signed', () => makeIdentity(HOST), /SELF_SIGNED.*NODE_EXTRA_CA_CERTS/u],
    ['for another host', () => makeIdentity('other.test', authority), /ALTNAME_INVALID.*`base-url`/u],
    [
      'that has expired',
      () =>
        makeIdentity(HOST, authority, {
          notBeforeDate: new Date('2001-01-01'),
          notAfterDate: new Date('2002-01-01'),
        }),
      /CERT_HAS_EXPIRED.*certificate of the service/u,
    ],
  ])('%s says so and what to do', async (_, make, sentence) => {
    const other = await startService(await make());
    const result = await run({ NODE_OPTIONS: HERE, ...ca() }, { port: other.port });
    expect(errorOf(result)).toMatch(sentence);
    expect(result.status).toBe(3);
    await other.close();
  });
});

test('a service that speaks no TLS at the port of an https address says so and what to do, at once', async () => {
  const result = await story.run(FOUND, { 'base-url': story.sandbox.baseUrl.replace('http:', 'https:') });
  expect(errorOf(result)).toMatch(/TLS failed .*`base-url`/u);
  expect(result.log).not.toContain('Trying again');
  expect(result.status).toBe(3);
});
