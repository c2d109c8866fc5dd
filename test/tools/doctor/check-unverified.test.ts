import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { runSourceCli } from '../../action/run-cli.ts';
import { doctorHere, planHere } from '../../action/run-in-process.ts';
import { log, type Report } from '../../run/logs.ts';
import { openStory, type Story } from '../../run/story.ts';

let story: Story;
let folder: string;
beforeEach(async () => {
  story = await openStory('full', { 'src/a.js': 'x\ny\n' }, { 'src/a.js': 'x\nz\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-held-'));
});
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const found = (path: string, more: Partial<Report> = {}, tool?: string): Log =>
  log([{ path, line: 2, level: 'error', ...more }], tool);

/** What fails the doctor, over the service or without it; a plan agrees with it. */
async function examine(logs: Log, alone: boolean): Promise<readonly string[]> {
  const path = join(folder, 'log.sarif');
  writeFileSync(path, JSON.stringify(logs));
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const [head = '', base = ''] = story.repository.git('rev-list', '-2', 'HEAD').split('\n');
  const environment = {
    SARIF_REVIEW_SARIF_FILE: path,
    SARIF_REVIEW_FAIL_LEVEL: 'error',
    SARIF_REVIEW_DRY_RUN: 'true',
    ...(alone
      ? { SARIF_REVIEW_BASE_SHA: base, SARIF_REVIEW_HEAD_SHA: head }
      : {
          SARIF_REVIEW_BASE_URL: baseUrl,
          SARIF_REVIEW_CLIENT_ID: clientId,
          SARIF_REVIEW_CLIENT_SECRET: clientSecret,
          SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
        }),
  };
  const { out, status } = await doctorHere(story.repository.path, environment);
  const planned = await planHere(story.repository.path, environment);
  expect([out, status === 0]).toEqual([out, planned.status === 0]);
  return out.split('\n').flatMap((line) => /^FAIL +(.*)$/u.exec(line)?.[1] ?? []);
}

describe('the doctor fails what a run would end incomplete for', () => {
  test('a log without a place, while a thread of its scope is open', async () => {
    expect(await examine(found('gone/far.js'), false)).toEqual([]);
    expect((await story.run(found('src/a.js'))).status).toBe(1);
    expect(await examine(found('gone/far.js'), false)).toEqual([
      expect.stringMatching(/^plan +Linter: none of the paths in .* resolve its open threads yourself$/u),
    ]);
    expect(await examine(found('gone/far.js'), true)).toEqual([]);
    expect(await examine(found('gone/far.js', {}, 'Another'), false)).toEqual([
      expect.stringMatching(/^plan +.*Linter has no run in these logs/u),
    ]);
    const ada = await story.person('Ada');
    const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await ada.setResolved(thread?.discussionId ?? '', true);
    expect(await examine(found('gone/far.js'), false)).toEqual([]);
  });

  test.each([
    ['over a service', false],
    ['without one', true],
  ])('a result that may be on a new line of the change, %s', async (_, alone) => {
    expect(await examine(found('/mnt/a.js', { line: 1 }), alone)).toEqual([]);
    expect(await examine(found('/mnt/a.js'), alone)).toEqual([
      expect.stringMatching(
        /^plan +Linter: .*: \/mnt\/a\.js is not in the analyzed commit.*: add the line `\/mnt => src` to path-map/u,
      ),
    ]);
  });

  test.each([
    ['over a service', false],
    ['without one', true],
  ])('a changed file that no tool can name, or could not parse, %s', async (_, alone) => {
    writeFileSync(Buffer.from(join(story.repository.path, 'ev\xffil.py'), 'latin1'), 'x = 1\n');
    await story.push({ 'src/a.js': 'x\nw\n' });
    expect(await examine(found('ev%FFil.py'), alone)).toEqual([
      expect.stringMatching(/^plan +Linter: .* is unlocated: .* is not UTF-8, .*: rename the file/u),
    ]);
    const broken = found('src/a.js', { message: 'Parsing error: Unexpected token' }, 'ESLint');
    for (const result of broken.runs[0]?.results ?? []) delete result.ruleId;
    expect(await examine(broken, alone)).toEqual([expect.stringMatching(/^plan +.*src\/a\.js/u)]);
  });
});

test.each<[string, () => string]>([
  ['an older commit of the change', () => story.repository.git('rev-parse', 'HEAD~1')],
  ['a commit that the change has not', () => story.repository.git('rev-parse', 'main')],
])('in a checkout of %s it says nothing of what a run over the change would hold', async (_, commit) => {
  const { git, commit: add, path } = story.repository;
  git('switch', '-q', 'main');
  add({ 'src/b.js': 'x\n' });
  git('switch', '-q', 'deploy');
  await story.push({ 'src/a.js': 'x\nz\nw\n' });
  const file = join(folder, 'log.sarif');
  writeFileSync(file, JSON.stringify(found('/mnt/a.js')));
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const examined = async (): Promise<string> => {
    const { out } = await runSourceCli(['doctor'], path, {
      SARIF_REVIEW_SARIF_FILE: file,
      SARIF_REVIEW_BASE_URL: baseUrl,
      SARIF_REVIEW_CLIENT_ID: clientId,
      SARIF_REVIEW_CLIENT_SECRET: clientSecret,
      SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
    });
    return out;
  };
  expect(await examined()).toContain('it may be in src/a.js of the change');
  git('checkout', '-q', commit());
  expect(await examined()).not.toContain('it may be in src/a.js of the change');
});
