import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIXTURES } from '../../demo/play-story.ts';
import { rebuildHistory } from '../../demo/rebuild-history.ts';
import { runSourceCli } from '../action/run-cli.ts';

const LOGS = join(FIXTURES, 'sarif/push-1');
/** Where the tools ran: an address, a path, and what Code Analyzer takes for a base. */
const ROOT = /^(?:file:\/\/)?\/builds\/acme\/invoice-app\//u;

let folder: string;
let repository: string;
let shas: readonly string[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-respelled-'));
  repository = join(folder, 'invoice-app');
  const [base, push] = rebuildHistory(FIXTURES, repository).map(({ commit }) => commit);
  execFileSync('git', ['checkout', '-q', '--detach', push ?? ''], { cwd: repository });
  shas = ['--base-sha', base ?? '', '--head-sha', push ?? ''];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A way in which a tool on another system writes the same addresses. */
interface Spelling {
  readonly root: string;
  readonly rest: (encoded: string) => string;
}

const SPELLINGS: readonly (readonly [string, Spelling])[] = [
  ['file:///C:/', { root: 'file:///C:/builds/acme/invoice-app/', rest: (path) => path }],
  ['file:///c%3A/', { root: 'file:///c%3A/builds/acme/invoice-app/', rest: (path) => path }],
  [
    'C:\\',
    {
      root: 'C:\\builds\\acme\\invoice-app\\',
      rest: (path) => decodeURIComponent(path).replaceAll('/', '\\'),
    },
  ],
  [
    'a folder in another case',
    {
      root: 'file:///builds/acme/invoice-app/',
      rest: (path) => path.replaceAll('paymentForm/', 'PaymentForm/'),
    },
  ],
  [
    'a decomposed name',
    {
      root: 'file:///builds/acme/invoice-app/',
      rest: (path) => encodeURI(decodeURI(path).normalize('NFD')),
    },
  ],
];

/** Spells all addresses of a log anew; `seen` counts them. */
function respell(value: unknown, { root, rest }: Spelling, seen: { count: number }): unknown {
  if (Array.isArray(value)) return value.map((item) => respell(item, { root, rest }, seen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      if (typeof own !== 'string' || (key !== 'uri' && key !== 'uriBaseId'))
        return [key, respell(own, { root, rest }, seen)];
      seen.count += 1;
      const path = own.replace(ROOT, '');
      return [key, (path === own ? '' : root) + rest(path)];
    }),
  );
}

async function plan(logs: string): Promise<unknown> {
  const { out, err } = await runSourceCli(
    ['plan', '--json', '--all', '--sarif-file', logs, ...shas, '--max-threads', '500'],
    repository,
  );
  expect(err).not.toContain('not in the analyzed commit');
  // What the log writes is another text in each, and a folder in another case stands where it is written.
  return JSON.parse(out, (key, value) => (key === 'loggedPath' || key === 'pathRule' ? undefined : value));
}

test('the first push of the demo has the same plan, however its logs spell their paths', async () => {
  const name = join(folder, 'logs');
  const write = (spell: (log: unknown) => unknown): void => {
    rmSync(name, { recursive: true, force: true });
    mkdirSync(name);
    for (const file of readdirSync(LOGS)) {
      const log = spell(JSON.parse(readFileSync(join(LOGS, file), 'utf8')));
      writeFileSync(join(name, file), JSON.stringify(log));
    }
  };
  write((log) => log);
  const expected = await plan(name);
  expect(JSON.stringify(expected).match(/"action":"post"/gu)?.length).toBe(107);
  for (const [how, spelling] of SPELLINGS) {
    const seen = { count: 0 };
    write((log) => respell(log, spelling, seen));
    expect(seen.count).toBeGreaterThan(300);
    expect([how, await plan(name)]).toEqual([how, expected]);
  }
});
