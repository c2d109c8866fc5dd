import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import { givenAs, SERVICES } from '../../demo/review-as.ts';
import type { StepResult } from '../../demo/run-action.ts';
import { log } from '../run/logs.ts';
import { runSource } from '../run/run-source.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';

const BASE = { 'pkg-f/a.js': 'one\n', 'pkg-g/b.js': 'one\n', 'pkg-h/c.js': 'one\n' };
const HEAD = { 'pkg-f/a.js': 'one\nbad\n', 'pkg-g/b.js': 'one\nbad\n' };
const checksSchema = z.object({
  checks: z.array(z.object({ name: z.string(), description: z.string().nullable() })),
  statuses: z.array(z.object({ name: z.string(), description: z.string().nullable() })),
});

/** A log of a package, whose name is the category of its run. */
function ofPackage(name: string, reports: Parameters<typeof log>[0]): Log {
  const { runs, ...whole } = log(reports);
  return { ...whole, runs: runs.map((run) => ({ ...run, automationDetails: { id: `${name}/` } })) };
}

describe.each(SERVICES)('a step where analyzers leave no log, on %s', (as) => {
  let story: Story;
  let logs: string;
  beforeEach(async () => {
    story = await openStory('full', BASE, HEAD);
    logs = mkdtempSync(join(tmpdir(), 'sarif-review-expected-'));
  });
  afterEach(async () => {
    await story.end();
    rmSync(logs, { recursive: true });
  });

  /** Runs the step over the folder, in which the analyzers have left these logs. */
  async function run(
    left: Readonly<Record<string, Log>>,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    rmSync(logs, { recursive: true });
    mkdirSync(logs);
    for (const [name, one] of Object.entries(left)) writeFileSync(join(logs, name), JSON.stringify(one));
    const { repository, sandbox, deployment } = story;
    const given = givenAs(as, sandbox, { number: deployment, repository: repository.path });
    return runSource({
      ...given,
      root: ROOT,
      workspace: repository.path,
      inputs: { 'sarif-file': logs, 'check-name': 'lint', ...given.inputs, ...inputs },
    });
  }

  const threads = async (): Promise<readonly string[]> => readable(await story.truth());

  /** What is said last under the name of this check. */
  async function check(name = 'lint'): Promise<string> {
    const told = await story.admin('GET', `/deployments/${story.deployment}`);
    const { checks, statuses } = checksSchema.parse(told);
    return [...checks, ...statuses].findLast((one) => one.name === name)?.description ?? '';
  }

  test('a crashed analyzer fixes nothing, and the run is not green, with `tools` and without', async () => {
    const other = log([{ path: 'pkg-g/b.js', line: 2, message: 'Other.', rule: 'other' }], 'Other');
    const both = { tools: 'Linter\nOther', 'check-name': 'lint' };
    await run({ 'linter.sarif': log([{ path: 'pkg-f/a.js', line: 2 }]), 'other.sarif': other }, both);
    const before = ['pkg-f/a.js:2 open: There is trouble here.', 'pkg-g/b.js:2 open: Other.'];
    expect(await threads()).toEqual(before);
    await story.push({ 'pkg-f/a.js': 'one\ngood\n' });

    const named = await run({ 'other.sarif': other }, both);
    expect([named.status, named.outputs.conclusion]).toEqual([3, 'incomplete']);
    expect(named.summary).toMatch(/Linter has no run in these logs, and .*tools.* names it/u);
    expect(await check()).toContain('not finished: Linter has no run in these logs');
    expect(await threads()).toEqual(before);

    const unnamed = await run({ 'other.sarif': other }, { 'check-name': 'lint' });
    expect([unnamed.status, unnamed.outputs.conclusion]).toEqual([3, 'incomplete']);
    expect(unnamed.summary).toMatch(/Linter has no run in these logs: run it before this step, and name/u);
    expect(unnamed.log).toMatch(/::warning::.*a missing log cannot be noticed/u);
    expect(await threads()).toEqual(before);

    const back = await run({ 'linter.sarif': log([]), 'other.sarif': other }, both);
    // Forgejo lets nobody resolve by its interface: a fixed thread says that it is.
    expect([back.status, back.outputs.resolved]).toEqual([0, as === 'forgejo' ? '0' : '1']);
  });

  test("a log that code of the change wrote settles and posts nothing of another job's tool", async () => {
    const audit = log([{ path: 'pkg-g/b.js', line: 2, level: 'error', message: 'A hole.' }], 'Audit');
    expect((await run({ 'audit.sarif': audit }, { 'check-name': 'audit', tools: 'Audit' })).status).toBe(1);
    const before = ['pkg-g/b.js:2 open: A hole.'];
    expect(await threads()).toEqual(before);

    const lint = { 'linter.sarif': log([]) };
    const job = { tools: 'Linter', 'check-name': 'lint' };
    const clean = await run({ ...lint, 'forged.sarif': log([], 'Audit') }, job);
    expect([clean.status, clean.outputs.resolved]).toEqual([0, '0']);
    expect(await threads()).toEqual(before);
    expect(await check('audit')).toContain('1 error');

    const more = await run(
      {
        ...lint,
        'forged.sarif': log([{ path: 'pkg-f/a.js', line: 2, level: 'error', message: 'Noise.' }], 'Audit'),
      },
      job,
    );
    expect(more.status).toBe(0);
    expect(more.log).toContain('1 result = 1 other-tool; threads: 0 posted, 0 resolved, 0 reopened');
    const unseen = 'not looked at: 1 error of Audit, Audit is not in `tools`';
    expect(more.log).toContain(unseen);
    expect(more.summary).toContain('### Not looked at\n\n- not looked at: 1 error of Audit');
    if (as !== 'github') expect(await check()).toContain(unseen);
    expect(await threads()).toEqual(before);
  });

  // The rest is decided from what a listing holds, whichever service it is of.
  if (as !== 'deployments' && as !== 'github') return;

  test('one package of many that has no log is noticed, while the others have a run', async () => {
    const ofF = ofPackage('pkg-f', [{ path: 'pkg-f/a.js', line: 2 }]);
    const ofG = ofPackage('pkg-g', [{ path: 'pkg-g/b.js', line: 2 }]);
    const job = { tools: 'Linter', 'check-name': 'lint' };
    expect((await run({ 'f.sarif': ofF, 'g.sarif': ofG }, job)).status).toBe(0);
    await story.push({ 'pkg-g/b.js': 'one\ngood\n' });
    const { status, summary } = await run({ 'f.sarif': ofF }, job);
    expect(status).toBe(3);
    expect(summary).toContain('Linter (pkg-g) has no run in these logs, only Linter (pkg-f)');
    expect(await threads()).toEqual([
      'pkg-f/a.js:2 open: There is trouble here.',
      'pkg-g/b.js:2 open: There is trouble here.',
    ]);
  });

  test('a build of what is affected is complete against the base, and not against the last push', async () => {
    const ofF = ofPackage('pkg-f', [{ path: 'pkg-f/a.js', line: 2 }]);
    const ofG = ofPackage('pkg-g', []);
    const job = { tools: 'Linter', 'check-name': 'lint' };
    expect((await run({ 'f.sarif': ofF, 'g.sarif': ofG }, job)).status).toBe(0);
    await story.push({ 'pkg-h/c.js': 'one\nbad\n' });
    const ofH = ofPackage('pkg-h', [{ path: 'pkg-h/c.js', line: 2 }]);

    const sinceLastPush = await run({ 'h.sarif': ofH }, job);
    expect([sinceLastPush.status, sinceLastPush.outputs.posted]).toEqual([3, '1']);
    expect(await check()).toContain('Linter (pkg-f) has no run in these logs, only Linter (pkg-h)');

    const sinceBase = await run({ 'f.sarif': ofF, 'g.sarif': ofG, 'h.sarif': ofH }, job);
    expect([sinceBase.status, sinceBase.outputs.kept]).toEqual([0, '2']);
    expect(await threads()).toEqual([
      'pkg-f/a.js:2 open: There is trouble here.',
      'pkg-h/c.js:2 open: There is trouble here.',
    ]);
  });
});
