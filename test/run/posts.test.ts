import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n' };
const HEAD = { 'src/a.js': 'one\ntwo\nTHREE\nfour\nfive\nsix\nseven\n', 'src/new.js': 'alpha\nbeta\n' };

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  test('the first run posts a thread for each finding on an added line, pinned to the diff', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(
      log([
        { path: 'src/a.js', line: 3, message: 'Three shouts.' },
        { path: 'src/new.js', line: 1, message: 'Alpha is old.', level: 'note' },
      ]),
    );
    expect(result.status).toBe(0);
    const truth = await story.truth();
    expect(readable(truth)).toEqual(['src/a.js:3 open: Three shouts.', 'src/new.js:1 open: Alpha is old.']);
    const sha = story.repository.git('rev-parse', 'HEAD');
    expect(truth.threads.map(({ headSha }) => headSha)).toEqual([sha, sha]);
    expect(accounting(result)).toBe('2 results = 2 posted; threads: 2 posted, 0 resolved, 0 reopened');
    expect(result.outputs).toMatchObject({ conclusion: 'success', results: '2', posted: '2', kept: '0' });
    expect(checks(truth)).toEqual([
      `static-analysis DONE SUCCESS passed; 2 open (2 new); at ${sha.slice(0, 7)}`,
    ]);
  });

  test('the second run of the same commit writes nothing but the check', async () => {
    story = await openStory(listing, BASE, HEAD);
    const findings = log([
      { path: 'src/a.js', line: 3 },
      { path: 'src/new.js', line: 1 },
    ]);
    await story.run(findings);
    const before = readable(await story.truth());
    const result = await story.run(findings);
    expect(accounting(result)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(await story.writes()).toEqual([
      { method: 'PUT', path: `/apis/rest/v1/deployments/${story.deployment}/checks/static-analysis` },
    ]);
    expect(readable(await story.truth())).toEqual(before);
  });

  test('what is posted counts as posted, also where the service lists nothing after it', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.admin('POST', '/faults', {
      rules: [
        {
          operation: 'list-comments',
          calls: Array.from({ length: 20 }, (_, index) => index + 2),
          effect: { kind: 'status', status: 400, when: 'before', message: 'Not now' },
        },
      ],
    });
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(result.status).toBe(3);
  });

  test('findings outside the diff are counted, not posted', async () => {
    story = await openStory(listing, { ...BASE, 'src/other.js': 'x\n' }, HEAD);
    const result = await story.run(
      log([
        { path: 'src/other.js', line: 1 },
        { path: 'src/a.js', line: 7 },
        { path: 'src/a.js', line: 3 },
      ]),
    );
    expect(accounting(result)).toBe(
      '3 results = 2 filtered + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(readable(await story.truth())).toHaveLength(1);
  });

  test('an unchanged line of a changed file is posted with both its numbers, when the filter lets it pass', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': `zero\n${BASE['src/a.js']}` });
    const result = await story.run(log([{ path: 'src/a.js', line: 8, message: 'Seven.' }]), {
      'filter-mode': 'file',
    });
    expect(result.status).toBe(0);
    expect(readable(await story.truth())).toEqual(['src/a.js:8, old 7 open: Seven.']);
  });

  test('a finding that is not on the diff stays so under nofilter, and listed in the summary', async () => {
    story = await openStory(listing, { ...BASE, 'src/other.js': 'x\n' }, HEAD);
    const result = await story.run(log([{ path: 'src/other.js', line: 1, message: 'Elsewhere.' }]), {
      'filter-mode': 'nofilter',
    });
    expect(accounting(result)).toBe(
      '1 result = 1 not-on-the-diff; threads: 0 posted, 0 resolved, 0 reopened',
    );
    expect(result.summary).toContain('Elsewhere');
    expect(result.summary).toContain('not part of the diff');
  });

  test('a finding at the fail level fails the check and the step', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([{ path: 'src/a.js', line: 3, level: 'error' }]));
    expect(result.status).toBe(1);
    expect(result.outputs.conclusion).toBe('failure');
    expect(checks(await story.truth())[0]).toContain('DONE FAILURE');
  });

  test('a finding at the fail level outside the diff does not fail the check', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([{ path: 'src/a.js', line: 7, level: 'error' }]));
    expect(result.status).toBe(0);
  });

  test('the check is in progress from the first write on', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(
      log([{ path: 'src/a.js', line: 3 }]),
      {},
      {
        GITHUB_RUN_ID: '77',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_SERVER_URL: 'https://ci.example.com',
      },
    );
    const [first, second] = await story.writes();
    expect(first?.path).toContain('/checks/');
    expect(second?.path).toContain('/comments');
    const truth = await story.truth();
    expect(JSON.stringify(truth.checkHistory)).toMatch(/IN_PROGRESS.*DONE/u);
    expect(truth.checks[0]?.externalUrl).toBe('https://ci.example.com/acme/app/actions/runs/77');
  });

  test('two tools in one run that say different things get threads of their own on the same line', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run({
      'a.sarif': log([{ path: 'src/a.js', line: 3, message: 'One says.' }], 'One'),
      'b.sarif': log([{ path: 'src/a.js', line: 3, message: 'Two says.', rule: 'trouble' }], 'Two'),
    });
    expect(accounting(result)).toBe('2 results = 2 posted; threads: 2 posted, 0 resolved, 0 reopened');
    expect(readable(await story.truth())).toEqual([
      'src/a.js:3 open: One says.',
      'src/a.js:3 open: Two says.',
    ]);
  });

  test('two findings of one rule on one line share a thread that names both', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(
      log([
        { path: 'src/a.js', line: 3, message: 'First trouble.' },
        { path: 'src/a.js', line: 3, message: 'Second trouble.' },
      ]),
    );
    const { threads } = await story.truth();
    expect(threads).toHaveLength(1);
    expect(threads[0]?.comments[0]?.body).toContain('First trouble');
    expect(threads[0]?.comments[0]?.body).toContain('Second trouble');
  });

  test('a fingerprint that is the same at every place is ignored', async () => {
    story = await openStory(listing, BASE, HEAD);
    const found = log([
      { path: 'src/a.js', line: 3 },
      { path: 'src/new.js', line: 1 },
    ]);
    const result = await story.run({
      ...found,
      runs: found.runs.map((run) => ({
        ...run,
        results:
          run.results?.map((entry) => ({
            ...entry,
            fingerprints: { 'matchBasedId/v1': 'requires login' },
          })) ?? [],
      })),
    });
    expect(accounting(result)).toContain('2 posted');
  });

  test('a dry run prints the plan and writes nothing', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]), { 'dry-run': 'true' });
    expect(result.status).toBe(0);
    expect(result.log).toMatch(
      /^src\/a\.js\n +post +3 +no-trouble \(Linter\) +new, warning: There is trouble here\.$/mu,
    );
    expect(await story.writes()).toEqual([]);
    expect(result.outputs.posted).toBe('1');
  });
});

describe('a comment that the service refuses', () => {
  let story: Story;
  afterEach(() => story.end());

  async function runWith(status: number, calls: readonly number[]) {
    story = await openStory('full', BASE, HEAD);
    await story.admin('POST', '/faults', {
      rules: [
        {
          operation: 'create-comment',
          calls,
          effect: { kind: 'status', status, when: 'before', message: 'Not taken' },
        },
      ],
    });
    return story.run(
      log([
        { path: 'src/a.js', line: 3, message: 'Three shouts.' },
        { path: 'src/new.js', line: 1, message: 'Alpha is old.', level: 'note' },
      ]),
    );
  }

  test.each([
    [422, [1], 'the service refused its position: '],
    [413, [1, 2], 'the service refused its comment as too large: '],
  ])('with %d is listed, and the other one is posted', async (status, calls, reason) => {
    const result = await runWith(status, calls);
    expect(result.status).toBe(0);
    expect(accounting(result)).toBe(
      '2 results = 1 not-on-the-diff + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(result.summary).toContain(reason);
    const truth = await story.truth();
    const [summary] = topLevel(truth);
    expect(summary).toContain('Three shouts.');
    expect(summary).toContain(reason);
    expect(truth.threads.filter(({ path }) => path === 'src/new.js')).toHaveLength(1);
    expect(truth.threads).toHaveLength(2);
  });

  test('with 413 once is posted in its short form', async () => {
    const result = await runWith(413, [1]);
    expect(accounting(result)).toBe('2 results = 2 posted; threads: 2 posted, 0 resolved, 0 reopened');
    expect(result.log).toContain('was refused as too large; trying its short form');
  });
});
