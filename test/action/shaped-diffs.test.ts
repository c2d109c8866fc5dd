import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { log } from '../run/logs.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';
import { type Ended, runProgram, runSourceCli } from './run-cli.ts';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

const OLD = 'export const one = 1;\nexport const two = 2;\n';
const BAD = `${OLD}debugger;\n`;

/** What the author of a change writes so that no line of it counts as added. */
const TRICKS = {
  '.gitattributes': '*.data.js binary\n',
  'sub/.gitattributes': '* -diff\n',
  'sub/attribute.js': BAD,
  'a.data.js': BAD,
  'nul.js': `/* \0 */\n${BAD}`,
  'cr.js': `// \r// \r${OLD}debugger;\n`,
  'separator.js': `// \u2028// \u2028${OLD}debugger;\n`,
};
const BASE = {
  'sub/attribute.js': OLD,
  'a.data.js': OLD,
  'nul.js': OLD,
  'cr.js': `// \r// \r${OLD}`,
  'separator.js': `// \u2028// \u2028${OLD}`,
};

/** As ESLint counts them, which ends lines at a lone CR and at U+2028. */
const AS_ESLINT_COUNTS = log(
  ['cr.js', 'separator.js'].map((path) => ({
    path,
    line: 5,
    rule: 'no-debugger',
    level: 'error',
    message: 'Unexpected "debugger" statement.',
  })),
  'ESLint',
);

interface Front {
  readonly service: 'deployments' | 'gitlab' | 'github';
  variables(story: Story): Readonly<Record<string, string>>;
}

const nameOf = ({ repository }: Story): string => `sandbox/${basename(repository.path)}`;
const FRONTS: readonly Front[] = [
  {
    service: 'deployments',
    variables: ({ sandbox, deployment }) => ({
      SARIF_REVIEW_BASE_URL: sandbox.baseUrl,
      SARIF_REVIEW_CLIENT_ID: sandbox.clientId,
      SARIF_REVIEW_CLIENT_SECRET: sandbox.clientSecret,
      SARIF_REVIEW_DEPLOYMENT_NUMBER: String(deployment),
    }),
  },
  {
    service: 'gitlab',
    variables: (story) => ({
      SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
      SARIF_REVIEW_TOKEN: story.sandbox.gitlabToken,
      SARIF_REVIEW_CHANGE: `${nameOf(story)}!${story.deployment}`,
    }),
  },
  {
    service: 'github',
    variables: (story) => ({
      SARIF_REVIEW_BASE_URL: `${story.sandbox.baseUrl}/github`,
      SARIF_REVIEW_TOKEN: story.sandbox.githubToken,
      SARIF_REVIEW_CHANGE: `${nameOf(story)}#${story.deployment}`,
    }),
  },
];

/** Runs the command over these logs. */
async function review({ service, variables }: Front, story: Story, logs: string): Promise<Ended> {
  await story.admin('DELETE', '/requests');
  return runSourceCli(['run'], story.repository.path, {
    SARIF_REVIEW_SERVICE: service,
    SARIF_REVIEW_SARIF_FILE: join(logs, '*.sarif'),
    SARIF_REVIEW_FAIL_LEVEL: 'error',
    SARIF_REVIEW_SIGNING_KEY: 'k'.repeat(32),
    ...variables(story),
  });
}

/** Where the findings are that fail the check. */
function failing(out: string): readonly string[] {
  const [, list = ''] = out.split('What fails the check, worst first:\n');
  return [...list.matchAll(/^ {2}(\S+) /gmu)].map(([, place = '']) => place);
}

/** Requests that the service refused. */
async function refusals(story: Story): Promise<readonly number[]> {
  const requests = z.array(z.object({ status: z.number() })).parse(await story.admin('GET', '/requests'));
  return requests.map(({ status }) => status).filter((status) => status >= 400);
}

describe.each(FRONTS)('on $service', (front) => {
  let story: Story;
  let logs: string;
  beforeAll(async () => {
    story = await openStory('full', BASE, TRICKS);
    logs = mkdtempSync(join(tmpdir(), 'sarif-review-shaped-'));
    const files = ['sub/attribute.js', 'a.data.js', 'nul.js'];
    const args = [OXLINT, '--deny=no-debugger', '--format=sarif', ...files];
    const { out } = await runProgram(process.execPath, args, story.repository.path);
    writeFileSync(join(logs, 'oxlint.sarif'), out);
    writeFileSync(join(logs, 'eslint.sarif'), JSON.stringify(AS_ESLINT_COUNTS));
  });
  afterAll(async () => {
    await story.end();
    rmSync(logs, { recursive: true });
  });

  test('no attribute and no character in the change hides a finding, and none is tried where it cannot stand', async () => {
    const { status, out } = await review(front, story, logs);
    expect([status, failing(out)]).toEqual([
      1,
      ['a.data.js:3', 'cr.js:5', 'nul.js:4', 'separator.js:5', 'sub/attribute.js:3'],
    ]);
    const places = readable(await story.truth()).map((line) => line.split(' ')[0]);
    const hidden = (path: string, line: string) =>
      front.service === 'deployments' ? `${path}:${line}` : `${path}:`;
    expect(places).toEqual(
      [
        hidden('a.data.js', '3'),
        // Whose lines nobody knows for sure, and which have fewer by the count of git.
        ...(front.service === 'deployments' ? [] : ['cr.js:', 'nul.js:', 'separator.js:']),
        hidden('sub/attribute.js', '3'),
      ].toSorted(),
    );
    expect(await refusals(story)).toEqual([]);
  });

  test('a further run writes nothing', async () => {
    const { status, out } = await review(front, story, logs);
    expect(out).toMatch(/threads: 0 posted, 0 resolved, 0 reopened/u);
    expect(status).toBe(1);
  });
});

describe('code that comes in without an added line', () => {
  let story: Story;
  let logs: string;
  beforeAll(async () => {
    story = await openStory('full', { 'a.txt': BAD, 'b.txt': BAD, 'c.mjs': BAD, 'd.mjs': BAD }, {});
    logs = mkdtempSync(join(tmpdir(), 'sarif-review-arrivals-'));
  });
  afterAll(async () => {
    await story.end();
    rmSync(logs, { recursive: true });
  });
  const errorsIn = (...paths: readonly string[]) =>
    log(paths.map((path) => ({ path, line: 3, level: 'error' })));

  test.each(FRONTS)('counts on $service: a new ending; a new link is not followed', async (front) => {
    symlinkSync('b.txt', join(story.repository.path, 'b.js'));
    await story.push({ 'a.txt': null, 'a.js': BAD });
    writeFileSync(join(logs, 'log.sarif'), JSON.stringify(errorsIn('a.js')));
    const { status, out } = await review(front, story, logs);
    expect([status, out]).toEqual([
      1,
      expect.stringMatching(/What fails the check, worst first:\n {2}a\.js:3 /u),
    ]);
    writeFileSync(join(logs, 'log.sarif'), JSON.stringify(errorsIn('b.js')));
    const refused = await review(front, story, logs);
    expect([refused.status, refused.out]).toEqual([
      3,
      expect.stringContaining('b.js is a symbolic link, which is not followed'),
    ]);
    expect(await refusals(story)).toEqual([]);
    rmSync(join(story.repository.path, 'b.js'));
    await story.push({ 'a.js': null, 'a.txt': BAD });
  });

  test('an ending that the tool looks at as well is no news', async () => {
    await story.push({ 'c.mjs': null, 'c.js': BAD });
    writeFileSync(join(logs, 'log.sarif'), JSON.stringify(errorsIn('c.js', 'd.mjs')));
    const [front] = FRONTS;
    if (front === undefined) throw new Error('there is a front');
    const { status } = await review(front, story, logs);
    expect(status).toBe(0);
  });
});
