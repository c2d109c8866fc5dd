import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { joined, log } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story } from './story.ts';

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
    expect(checks(truth)[0]).toMatch(new RegExp(`DONE FAILURE ${sha} not fully analyzed: `, 'u'));
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

  test('trust-incomplete takes a log that says its analysis failed as complete', async () => {
    await afterFix();
    const result = await story.run(failed(), { 'trust-incomplete': 'true' });
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
    await expectIncomplete(await story.run(text), /runs\S+ has the same key twice/u);
  });

  test('a missing log resolves nothing', async () => {
    await afterFix();
    await expectIncomplete(await story.run(log([]), { 'sarif-file': 'nowhere/*.sarif' }), /nowhere/u);
  });

  test('a tool without a run is left alone and named, and does not make the run incomplete', async () => {
    await afterFix();
    const result = await story.run(log([], 'Other'));
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('open');
    const reason =
      'Linter has no run in these logs, so its threads stay open; if it ran and found nothing, add it to the input tools';
    expect(result.summary).toContain(`- Linter: ${reason}`);
    expect(result.log).toContain(`1 left open: ${reason}`);
    expect(result.report).toMatchObject({
      heldScopes: [{ scope: { tool: 'Linter' }, reason, kind: 'absent' }],
    });
  });

  test('a tool that the input tools names is clean when it has no run in a readable log', async () => {
    await afterFix();
    const result = await story.run({ version: '2.1.0', runs: [] }, { tools: 'Linter' });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())[0]).toContain('Fixed as of');
  });

  test('of two tools in one log the one that failed is held, the other resolves', async () => {
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

  test('a file that the analyzer could not read is held, the other files resolve', async () => {
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
    expect(result.status).toBe(0);
    const [a, b] = readable(await story.truth());
    expect(a).toContain('src/a.js:2 resolved');
    expect(b).toContain('src/b.js:1 open');
    expect(result.summary).toContain('src/b.js');
  });
});
