import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { endOf, waitUntil } from '../../../demo/wait-for.ts';
import type { Ended } from '../../action/run-cli.ts';
import { type Network, probeHere } from '../../action/run-in-process.ts';
import { log } from '../../run/logs.ts';
import { openStory, ROOT, type Story } from '../../run/story.ts';

const BOT = 'SARIF Review Bot';
/** As many whole probes as one probe makes calls: beside other work more than a minute. */
const ALL_CALLS_MS = 240_000;

let story: Story;
let folder: string;
let good: string;
let foreign: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'x\ny\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-probe-'));
  good = join(folder, 'log.sarif');
  writeFileSync(good, JSON.stringify(log([{ path: 'a.js', line: 1 }])));
  const ada = await story.person('Ada');
  foreign = await ada.comment('Why?', { path: 'a.js', newLine: 2 });
});
afterEach(async () => {
  await story.admin('POST', '/faults', { rules: [] });
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const variables = (): Record<string, string> => ({
  SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
  SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
  SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
  SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
  SARIF_REVIEW_SARIF_FILE: good,
});

/** The same change as a merge request. */
const merging = (): Record<string, string> => ({
  SARIF_REVIEW_SERVICE: 'gitlab',
  SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
  SARIF_REVIEW_TOKEN: story.sandbox.gitlabToken,
  SARIF_REVIEW_CHANGE: `sandbox/${basename(story.repository.path)}!${story.deployment}`,
  SARIF_REVIEW_SARIF_FILE: good,
});

const probe = (answer?: 'yes' | 'no' | 'nobody', network?: Network): Promise<Ended> =>
  probeHere(story.repository.path, variables(), answer, network);

/** Lines of the probe, as `state message`. */
function linesOf({ out }: Ended): readonly string[] {
  return out.split('\n').flatMap((line) => {
    const match = /^(\S+) +probe +(.*)$/u.exec(line);
    return match === null ? [] : [`${match[1]} ${match[2]}`];
  });
}

/** Comments by author, and the thread of a person as it was. */
async function left(): Promise<readonly string[]> {
  const { threads, checks } = await story.truth();
  const own = threads.find(({ discussionId }) => discussionId === foreign);
  expect(own?.comments.map(({ body }) => body)).toEqual(['Why?']);
  expect(own?.resolved).toBe(false);
  expect(checks).toEqual([]);
  return threads.flatMap(({ comments }) =>
    comments.filter(({ author }) => author.name === BOT).map(({ body }) => body),
  );
}

describe('doctor --probe', () => {
  test('says of each assumption whether it holds, and leaves nothing behind', async () => {
    const ended = await probe();
    const lines = linesOf(ended);
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
    for (const words of [
      'a thread was posted at a.js:2, and the listing shows it at once',
      'a comment stays as it was sent, with its hidden line',
      'a reply stands in its discussion at once',
      'the thread was resolved, and the listing shows it at once',
      'resolving a second time does no harm',
      'the thread was reopened, and the listing shows it at once',
      'a comment on a line that there is not is refused for its place',
      'all that the probe wrote is deleted',
    ])
      expect(lines).toContain(`ok ${words}`);
    expect(await left()).toEqual([]);
  });

  test.each([
    ['no', /^- not checked: needs that you agree$/u],
    ['nobody', /^FAIL there is no terminal to ask .* agree with --yes$/u],
  ] as const)('posts nothing where the answer is %s', async (answer, line) => {
    await story.admin('DELETE', '/requests');
    const ended = await probe(answer);
    expect(linesOf(ended)).toEqual([expect.stringMatching(line)]);
    expect(await story.writes()).toEqual([]);
  });

  const OPERATIONS = ['create-comment', 'reply', 'resolve', 'delete-comment', 'list-comments'] as const;
  /** The last ones leave it as unknown as the second whether there was an effect. */
  const EFFECTS = [
    { effect: { kind: 'status', status: 403 }, calls: [1, 2] },
    { effect: { kind: 'lost', when: 'after' }, calls: [1, 2] },
    { effect: { kind: 'status', status: 500, when: 'after' }, calls: [1] },
    { effect: { kind: 'unreadable-json' }, calls: [1] },
  ] as const;
  test.each(OPERATIONS.flatMap((operation) => EFFECTS.map((one) => ({ operation, ...one }))))(
    'cleans up whatever happens to $operation: $effect',
    async ({ operation, effect, calls }) => {
      // What the logs are is of no matter here.
      const { SARIF_REVIEW_SARIF_FILE: _, ...withoutLogs } = variables();
      for (const call of calls) {
        await story.admin('POST', '/faults', { rules: [{ operation, calls: [call], effect }] });
        const ended = await probeHere(story.repository.path, withoutLogs);
        expect(linesOf(ended).length).toBeGreaterThan(0);
        expect(await left()).toEqual([]);
      }
    },
  );

  test(
    'cleans up after a signal at any of its calls',
    async () => {
      let calls = 0;
      await probe(
        'yes',
        counting((number) => {
          calls = number;
        }),
      );
      expect(calls).toBeGreaterThan(10);
      let stopped = 0;
      for (let at = 1; at <= calls; at += 1) {
        const ended = await probe(
          'yes',
          counting((number) => void (number === at && process.emit('SIGINT'))),
        );
        expect([at, await left()]).toEqual([at, []]);
        stopped += Number(ended.status === 2);
        // One that is told after all was tried changes nothing.
        if (ended.status === 0)
          expect(linesOf(ended)).toContain('ok the thread was reopened, and the listing shows it at once');
      }
      expect(stopped).toBeGreaterThan(10);
    },
    ALL_CALLS_MS,
  );

  test('cleans up when its process is told to end', async () => {
    const effect = { kind: 'lagging-listing', writes: 100 };
    await story.admin('POST', '/faults', { rules: [{ operation: 'list-comments', effect }] });
    const child = spawn(process.execPath, [join(ROOT, 'src/command-line.ts'), 'doctor', '--probe', '--yes'], {
      cwd: story.repository.path,
      env: { PATH: process.env.PATH, ...variables() },
      stdio: 'ignore',
    });
    const ended = endOf(child);
    await waitUntil('the first comment of the probe', async () =>
      (await left()).length > 0 || child.exitCode !== null ? true : undefined,
    );
    expect(await left()).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(2);
    expect(await left()).toEqual([]);
  });

  test('says that fixed threads stay open where resolving is not allowed', async () => {
    const rules = [{ operation: 'resolve', effect: { kind: 'status', status: 403 } }];
    await story.admin('POST', '/faults', { rules });
    expect(linesOf(await probe()).join('\n')).toContain(
      'warn resolving is not allowed, so fixed threads stay open',
    );
  });

  test.each<[string, Record<string, string>, string]>([
    ['cannot go on without a key', {}, 'FAIL a comment comes back with other words than were sent'],
    [
      'goes on with one',
      { SARIF_REVIEW_SIGNING_KEY: 'a key that no job but ours has, 1' },
      'warn a comment comes back with other words than were sent',
    ],
  ])('says that a run %s where the service changes words', async (_, key, line) => {
    const rules = [
      { operation: 'create-comment', effect: { kind: 'expanded-word', word: 'Can a', into: 'Could a' } },
    ];
    await story.admin('POST', '/faults', { rules });
    const ended = await probeHere(story.repository.path, { ...merging(), ...key }, 'yes');
    expect(linesOf(ended)).toContainEqual(expect.stringContaining(line));
    expect(
      ended.out.includes('without a signing-key every comment that this account wrote counts as ours'),
    ).toBe(Object.keys(key).length === 0);
  });

  test('says that a service strips hidden lines, and finds what it posted all the same', async () => {
    const rules = [{ operation: 'create-comment', effect: { kind: 'stripped-html-comments' } }];
    await story.admin('POST', '/faults', { rules });
    expect(linesOf(await probe()).join('\n')).toContain('FAIL a comment loses its hidden line');
    expect(await left()).toEqual([]);
  });
});

/** A network that tells the number of each request before it is sent. */
function counting(tell: (number: number) => void): Network {
  let number = 0;
  return (network) =>
    (...request) => {
      number += 1;
      tell(number);
      return network(...request);
    };
}
