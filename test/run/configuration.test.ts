import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

const FOUND = log([{ path: 'a.js', line: 1 }]);
let story: Story;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
});
afterAll(() => story.end());

describe('a wrong configuration ends with status 2, one sentence, and no write', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a wrong secret', { 'client-secret': 'wrong-secret-value' }, /client-id.*client-secret/u],
    ['a wrong client id', { 'client-id': 'nobody' }, /client-id.*client-secret/u],
    ['an unknown deployment', { 'deployment-number': '4711' }, /deployment-number.*|4711/u],
    ['a base sha alone', { 'base-sha': 'a'.repeat(40) }, /head-sha is missing/u],
    ['a head sha alone', { 'head-sha': 'a'.repeat(40) }, /base-sha is missing/u],
    ['an http address that is not loopback', { 'base-url': 'http://review.example.com' }, /base-url.*https/u],
    ['an unknown filter mode', { 'filter-mode': 'all' }, /filter-mode.*added, diff-context, file, nofilter/u],
    ['a folder that is no checkout', { 'working-directory': '/' }, /working-directory/u],
    ['a missing deployment number', { 'deployment-number': '' }, /deployment-number is missing/u],
    ['a missing secret', { 'client-secret': '' }, /client-secret is missing/u],
    ['an endpoint that cannot be overridden', { endpoints: 'reply: POST /x' }, /endpoints/u],
  ])('%s', async (_, inputs, sentence) => {
    const result = await story.run(FOUND, inputs);
    expect(result.status).toBe(2);
    const errors = result.log.split('\n').filter((line) => line.startsWith('::error::'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(sentence);
    expect(result.log).not.toMatch(/\n\s+at /u);
    expect(await story.writes()).toEqual([]);
  });
});

test('a variable that nothing reads is named, without its value, and stops nothing', async () => {
  const result = await story.run(
    FOUND,
    { 'dry-run': 'true' },
    { SARIF_REVIEW_CLINET_SECRET: 'hunter2hunter2' },
  );
  expect(result.log).toMatch(
    /^::warning::Unknown variables: SARIF_REVIEW_CLINET_SECRET \(did you mean SARIF_REVIEW_CLIENT_SECRET\?\)$/mu,
  );
  expect(result.log + result.summary).not.toContain('hunter2');
  expect(result.status).toBe(0);
});

test('no secret and no token appears in anything that a run prints or writes', async () => {
  const result = await story.run(FOUND);
  const { clientId, clientSecret } = story.sandbox;
  const printed = result.log
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
  const everything = [
    printed,
    result.summary,
    JSON.stringify(result.report),
    JSON.stringify(result.outputs),
  ].join('\n');
  expect(everything).not.toContain(clientSecret);
  expect(everything).not.toContain(Buffer.from(`${clientId}:${clientSecret}`).toString('base64'));
  const { threads } = await story.truth();
  expect(JSON.stringify(threads)).not.toContain(clientSecret);
});

describe('without a secret', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-event-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function event(text: string): Record<string, string> {
    const file = join(folder, 'event.json');
    writeFileSync(file, text);
    return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: file };
  }
  const fromRepository = (name: string): string =>
    JSON.stringify({
      pull_request: { head: { repo: { full_name: name } }, base: { repo: { full_name: 'acme/app' } } },
    });

  test.each<Record<string, string>>([{}, { SARIF_REVIEW_CLIENT_SECRET: '' }])(
    'a pull request from a fork is skipped with the remedy (%j)',
    async (environment) => {
      const variables = { ...event(fromRepository('stranger/app')), ...environment };
      const result = await story.run(FOUND, { 'client-secret': '' }, variables);
      expect(result.status).toBe(0);
      expect(result.outputs.conclusion).toBe('skipped');
      expect(result.log).toMatch(/fork.*workflow_run/u);
      expect(result.summary).toMatch(/skipped[\s\S]*fork/u);
    },
  );

  test.each<[string, string]>([
    ['a pull request of the repository itself', fromRepository('acme/app')],
    ['an event that cannot be read', '{'],
  ])('%s is a wrong configuration, never a pass', async (_, text) => {
    const result = await story.run(FOUND, { 'client-secret': ' ' }, event(text));
    expect(result.status).toBe(2);
    expect(result.log).toContain('client-secret is missing');
    expect(result.outputs.conclusion).toBeUndefined();
  });
});
