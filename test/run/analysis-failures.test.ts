import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';

import { joined, log } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

/** Of all logs of a run together, as the pages say. */
const MOST_BYTES = 512_000_000;

const BASE = { 'src/a.js': 'one\ntwo\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\n' };
const FOUND = log([{ path: 'src/a.js', line: 2 }]);

function failed(): Log {
  const clean = log([]);
  return {
    ...clean,
    runs: clean.runs.map((run) => ({ ...run, invocations: [{ executionSuccessful: false }] })),
  };
}

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  async function afterFix(): Promise<void> {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
  }

  async function expectIncomplete(result: Awaited<ReturnType<Story['run']>>, reason: RegExp): Promise<void> {
    expect(result.status).toBe(3);
    expect(result.outputs.conclusion).toBe('incomplete');
    const truth = await story.truth();
    expect(readable(truth)).toEqual(['src/a.js:2 open: There is trouble here.']);
    const sha = story.repository.git('rev-parse', 'HEAD').slice(0, 7);
    expect(checks(truth)[0]).toMatch(new RegExp(`DONE FAILURE not finished: .*[^.]; at ${sha}$`, 'u'));
    expect(checks(truth)[0]).toMatch(reason);
    expect(result.summary).toMatch(reason);
  }

  test('a failed analysis resolves nothing and is incomplete', async () => {
    await afterFix();
    await expectIncomplete(await story.run(failed()), /Linter/u);
  });

  test('a failed analysis still posts what it found', async () => {
    story = await openStory(listing, BASE, HEAD);
    const broken = failed();
    const result = await story.run({
      ...broken,
      runs: broken.runs.map((run) => ({ ...run, results: FOUND.runs[0]?.results ?? [] })),
    });
    expect(result.status).toBe(3);
    expect(accounting(result)).toContain('1 posted');
  });

  test('allow of incomplete runs takes a log that says its analysis failed as complete', async () => {
    await afterFix();
    const result = await story.run(failed(), { allow: 'incomplete-runs' });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('resolved');
  });

  test('a run without results resolves nothing', async () => {
    await afterFix();
    const { results: _, ...run } = log([]).runs[0] ?? { tool: { driver: { name: 'Linter' } } };
    await expectIncomplete(await story.run({ version: '2.1.0', runs: [run] }), /results/u);
  });

  test('an unreadable log resolves nothing, names the file, and the other logs are still read', async () => {
    await afterFix();
    const result = await story.run({
      'broken.sarif': '{"version": "2.1.0", "runs": [',
      'good.sarif': log([{ path: 'src/a.js', line: 2, message: 'Other.', rule: 'other' }], 'Other'),
    });
    expect(result.status).toBe(3);
    expect(accounting(result)).toContain('1 posted');
    expect(result.summary).toContain('broken.sarif');
    expect(readable(await story.truth())).toEqual([
      'src/a.js:2 open: Other.',
      'src/a.js:2 open: There is trouble here.',
    ]);
  });

  test('a log with a second, empty list of results resolves nothing', async () => {
    await afterFix();
    const text = JSON.stringify(FOUND).replace(/\]\}\]\}$/u, '],"results":[]}]}');
    await expectIncomplete(await story.run(text), /log\.sarif has the same key twice/u);
  });

  test('a missing log resolves nothing', async () => {
    await afterFix();
    await expectIncomplete(await story.run(log([]), { 'sarif-file': 'nowhere/*.sarif' }), /nowhere/u);
  });

  test('a tool without a run resolves nothing and is incomplete, where it has an open thread', async () => {
    await afterFix();
    const reason =
      'Linter has no run in these logs: run it before this step, and name the tools that this job runs in `tools`; if it leaves itself out when it finds nothing, write `NAME (silent)` there';
    const result = await story.run(log([], 'Other'));
    await expectIncomplete(result, /Linter has no run in these logs/u);
    expect(result.log).toContain(`1 left open: ${reason}`);
    expect(result.report).toMatchObject({
      unverifiedTools: [{ scope: { tool: 'Linter' }, reason, kind: 'missing' }],
    });
  });

  test('a tool that `tools` names is to have a run, with a thread and without', async () => {
    await afterFix();
    const job = { tools: 'Linter\nOther' };
    await expectIncomplete(await story.run(log([], 'Other'), job), /Linter has no run in these logs, and/u);
    const both = joined(log([]), log([], 'Other'));
    expect((await story.run(both, job)).status).toBe(0);
    const again = await story.run(log([]), job);
    expect(again.status).toBe(3);
    expect(again.summary).toContain('Other has no run in these logs, and');
  });

  test('the summary comment of a tool that has no run stays', async () => {
    story = await openStory(listing, BASE, HEAD);
    const job = { tools: 'Linter\nOther', 'max-threads': '0' };
    await story.run(joined(FOUND, log([], 'Other')), job);
    const before = topLevel(await story.truth());
    expect(before).toEqual([expect.stringContaining('There is trouble here')]);
    expect((await story.run(log([], 'Other'), job)).status).toBe(3);
    expect(topLevel(await story.truth())).toEqual(before);
  });

  test('a tool without a run of which another job has threads is only named', async () => {
    await afterFix();
    const result = await story.run(log([], 'Other'), { 'check-name': 'another' });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('open');
    expect(result.summary).toContain('Linter has no run in these logs: its threads are left to the job');
  });

  test('threads of a tool that the job does not name any more are left, and do not count', async () => {
    await afterFix();
    const result = await story.run(log([], 'Other'), { tools: 'Other' });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('open');
    expect(result.log).toContain('`sarif-review clean --tool "Linter"` resolves them');
  });

  test('logs that hold no run at all are no analysis', async () => {
    await afterFix();
    await expectIncomplete(await story.run({ version: '2.1.0', runs: [] }), /No tool has a run in the logs/u);
  });

  test('a silent tool is clean without a run where the logs are named, also in one without any', async () => {
    await afterFix();
    const result = await story.run({ version: '2.1.0', runs: [] }, { tools: 'Linter (silent)' });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('Fixed as of');
  });

  test('a silent tool is unverified without a run where a folder is named', async () => {
    await afterFix();
    const logs = mkdtempSync(join(tmpdir(), 'sarif-review-silent-'));
    writeFileSync(join(logs, 'other.sarif'), JSON.stringify(log([], 'Other')));
    const job = { 'sarif-file': logs, tools: 'Other\nLinter (silent)' };
    await expectIncomplete(await story.run({}, job), /name the files in .*sarif-file/u);
    rmSync(logs, { recursive: true });
  });

  test('of two tools in one log the one that failed is unverified, the other resolves', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(
      joined(FOUND, log([{ path: 'src/a.js', line: 2, message: 'Other.', rule: 'other' }], 'Other')),
    );
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    const result = await story.run(joined(failed(), log([], 'Other')));
    expect(result.status).toBe(3);
    const [linter, other] = readable(await story.truth());
    expect(other).toContain('resolved: Other.');
    expect(linter).toContain('open: There is trouble here.');
  });

  test('a file that the analyzer could not read is unverified, the other files resolve', async () => {
    story = await openStory(listing, BASE, { ...HEAD, 'src/b.js': 'bad\n' });
    await story.run(
      log([
        { path: 'src/a.js', line: 2 },
        { path: 'src/b.js', line: 1 },
      ]),
    );
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n', 'src/b.js': 'good (\n' });
    const clean = log([]);
    const result = await story.run({
      ...clean,
      runs: clean.runs.map((run) => ({
        ...run,
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [
              {
                level: 'error',
                message: { text: 'Parse error.' },
                locations: [{ physicalLocation: { artifactLocation: { uri: 'src/b.js' } } }],
              },
            ],
          },
        ],
      })),
    });
    expect(result.status).toBe(3);
    const [a, b] = readable(await story.truth());
    expect(a).toContain('src/a.js:2 resolved');
    expect(b).toContain('src/b.js:1 open');
    expect(result.summary).toContain('src/b.js');
  });
});

describe('of the logs of a run', () => {
  let story: Story;
  let folder: string;
  beforeEach(async () => {
    story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\nbad();\n' });
    folder = mkdtempSync(join(tmpdir(), 'large-logs-'));
    writeFileSync(join(folder, 'small.sarif'), JSON.stringify(log([{ path: 'src/a.js', line: 2 }])));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await story.end();
  });

  /** A file that takes no room on the disk. */
  function writeZeros(path: string, bytes: number): string {
    writeFileSync(path, '');
    truncateSync(path, bytes);
    return path;
  }

  test('one that is too large costs itself, and the others nothing', async () => {
    writeZeros(join(folder, 'large.sarif'), MOST_BYTES + 1);
    const result = await story.run({}, { 'sarif-file': folder });
    expect(result.log).toContain(
      'large.sarif is larger than the 512 MB that are left of the limit of 512 MB',
    );
    expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(result.status).toBe(3);
    expect(readable(await story.truth())).toEqual([expect.stringContaining('src/a.js:2 open')]);
    expect(checks(await story.truth())).toEqual([expect.stringContaining('DONE FAILURE')]);
  });

  test('those of the base count too', async () => {
    const base = writeZeros(join(folder, 'base.zeros'), MOST_BYTES);
    const result = await story.run({}, { 'sarif-file': folder, 'baseline-sarif-file': base });
    expect(result.log).toMatch(
      /base\.zeros is larger than the 511 MB that are left of the limit of 512 MB for all logs of a run/u,
    );
    expect(result.status).toBe(3);
  });
});
