import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

const MODULE = 'force-app/lwc/paymentForm/index.js';
const HELPERS = 'force-app/lwc/paymentForm/helpers/index.js';
const FILES = { [MODULE]: 'one\nbad\n', [HELPERS]: 'one\nworse\n', 'index.js': 'top\n' };

let story: Story;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-spelled-'));
  story = await openStory('full', { 'README.md': 'x\n' }, FILES);
});
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const found = (spell: (path: string) => string) =>
  log([
    { path: spell(MODULE), line: 2, level: 'error' },
    { path: spell(HELPERS), line: 2, level: 'error', rule: 'no-more' },
  ]);

test('a tool that spells a folder in another case fails the same gate, and resolves nothing', async () => {
  const first = await story.run(found((path) => path));
  expect(first.status).toBe(1);
  const threads = readable(await story.truth());
  expect(threads).toHaveLength(2);

  await story.push({ 'README.md': 'y\n' });
  const second = await story.run(found((path) => path.replace('paymentForm', 'PaymentForm')));
  expect(accounting(second)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
  expect(readable(await story.truth())).toEqual(threads);
  expect(second.status).toBe(1);

  // A file that is renamed in its case only takes its threads along.
  const renamed = MODULE.replace('paymentForm', 'PaymentForm');
  const helpers = HELPERS.replace('paymentForm', 'PaymentForm');
  await story.push({ [MODULE]: null, [HELPERS]: null, [renamed]: FILES[MODULE], [helpers]: FILES[HELPERS] });
  const third = await story.run(found((path) => path.toLowerCase()));
  expect(accounting(third)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
  expect(third.status).toBe(1);
});

test.each(['#L2', '?raw=true', '?raw#L2'])(
  'an address that ends in %s passes nothing in silence',
  async (ending) => {
    const result = await story.run(found((path) => `${path}${ending}`));
    expect([result.status, result.outputs.conclusion]).toEqual([3, 'incomplete']);
    expect(result.log).toContain('it may be in');
  },
);

test.each(['a#1.js', 'a?1.js'])('a file that is called %s is none of another name', async (name) => {
  await story.push({ [name]: 'bad\n', a: 'good\n' });
  const result = await story.run(log([{ path: name, line: 1, level: 'error' }]));
  expect(result.status).toBe(1);
  expect(readable(await story.truth())).toEqual([expect.stringContaining(`${name}:1 open`)]);
});

test('a log with the checkout as it is reached through a link fails the gate', async () => {
  const linked = join(folder, 'linked');
  symlinkSync(story.repository.path, linked, 'junction');
  // Only the root tells this file from others of its name.
  const logs = log([{ path: join(linked, 'index.js'), line: 1, level: 'error' }]);
  const ways: readonly Readonly<Record<string, string>>[] = [{ 'working-directory': linked }, {}];
  for (const inputs of ways) {
    const result = await story.run(logs, inputs, { PWD: linked });
    expect(accounting(result)).toMatch(/^1 result = 1 (?:posted|kept);/u);
    expect(result.status).toBe(1);
  }
});
