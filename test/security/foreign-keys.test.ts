import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStory, type Story } from '../run/story.ts';
import { runSourceStep, runStep } from './run-step.ts';

// Put together here, so that no scanner takes this file for a leak.
const KEY = `ghp${'_'}16C7e42F292c6912E7710c838347Ae178B4a`;
const CODE = `const token = '${KEY}';`;

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': `x\n${CODE}\n`, 'b.js': `${CODE}\n` });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-keys-'));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** A log that quotes the key wherever a tool may write. */
function leakyLog(tool: string, ruleId: string): string {
  const at = (uri: string, startLine: number) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine, snippet: { text: CODE } } },
    // Parted by what nobody sees.
    message: { text: `set by ${[...KEY].join('\u200b')}` },
  });
  const fix = {
    description: { text: KEY },
    artifactChanges: [
      {
        artifactLocation: { uri: 'a.js' },
        replacements: [
          {
            deletedRegion: { startLine: 2, startColumn: 1, endColumn: CODE.length + 1 },
            insertedContent: { text: 'const token = process.env.TOKEN;' },
          },
        ],
      },
    ],
  };
  const result = (uri: string, startLine: number) => ({
    ruleId,
    message: { text: `The key ${KEY} is in ${uri}` },
    locations: [at(uri, startLine)],
    relatedLocations: [at('a.js', 1)],
    codeFlows: [
      { threadFlows: [{ locations: [{ location: at('a.js', 1) }, { location: at(uri, startLine) }] }] },
    ],
    fixes: [fix],
  });
  // The last one is not on the diff, and goes into the summary comment.
  const results = [result('a.js', 2), result('b.js', 1), result('b.js', 99)];
  return JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: tool } }, results }] });
}

test.each([
  ['gitleaks', 'github-pat', runStep],
  ['CodeQL', 'js/hardcoded-credentials', runSourceStep],
])('of a key that %s (%s) quotes, comments and reports show four characters', async (tool, ruleId, run) => {
  writeFileSync(join(folder, 'log.sarif'), leakyLog(tool, ruleId));
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const step = await run('action', story.repository.path, {
    'sarif-file': join(folder, '*.sarif'),
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'deployment-number': String(story.deployment),
    'check-name': tool,
  });
  expect(step.status).toBe(0);
  expect(step.written).toContain('The key ghp_…');
  expect(step.written).not.toContain(KEY.slice(0, 5));
  const bodies = (await story.truth()).threads.flatMap(({ comments }) => comments.map(({ body }) => body));
  const ours = bodies.filter((body) => body.includes(tool));
  expect(ours.length).toBeGreaterThanOrEqual(3);
  for (const body of ours) {
    expect(body).toContain('ghp\\_…');
    expect(body.replaceAll('\\', '')).not.toContain(KEY.slice(0, 5));
  }
  expect(
    ours.some((body) => body.includes("-const token = 'ghp_…';\n+const token = process.env.TOKEN;")),
  ).toBe(true);
});

test('of a key that a scanner quotes in notifications and in the help of a rule, four characters are shown', async () => {
  const driver = {
    name: 'secretlint',
    rules: [
      { id: 'github-pat', help: { text: `As ${KEY} is.`, markdown: `As \`${KEY}\` is.` } },
      { id: 'broken', fullDescription: { text: `Like ${KEY}.` } },
    ],
  };
  const text = `${'x '.repeat(90)}Cannot read ${KEY}: password = "correct${'-'.repeat(20)}horse"`;
  const invocation = {
    executionSuccessful: false,
    exitCodeDescription: `ended by ${KEY}`,
    toolExecutionNotifications: [
      { level: 'error', message: { text } },
      { level: 'error', message: { text: 'Refused {0}', arguments: [KEY] } },
      { level: 'error', descriptor: { id: 'x' }, exception: { message: `Broken by ${KEY}` } },
    ],
  };
  const results = ['github-pat', 'broken'].map((ruleId, index) => ({
    ruleId,
    message: { text: `Help of ${ruleId}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: index === 0 ? 'a.js' : 'b.js' },
          region: { startLine: 2 - index },
        },
      },
    ],
  }));
  const failed = {
    tool: { driver },
    automationDetails: { id: 'failed/' },
    invocations: [{ ...invocation, toolExecutionNotifications: [] }],
    results: [],
  };
  const runs = [{ tool: { driver }, invocations: [invocation], results }, failed];
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs }));
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const step = await runSourceStep('action', story.repository.path, {
    'sarif-file': join(folder, '*.sarif'),
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'deployment-number': String(story.deployment),
    'check-name': 'notifying',
  });
  expect(step.status).toBe(3);
  expect(step.written).toContain('ghp_…');
  const truth = await story.truth();
  const said = JSON.stringify([
    truth.checks.find(({ name }) => name === 'notifying'),
    truth.threads.flatMap(({ comments }) => comments.filter(({ body }) => body.includes('Help of '))),
  ]);
  expect(said).toContain('Help of github-pat');
  for (const text of [step.written, said]) {
    expect(text.replaceAll('\\', '')).not.toContain(KEY.slice(0, 5));
    expect(text).not.toContain('correct-');
  }
});

test('another finding is quoted as it is', async () => {
  writeFileSync(join(folder, 'log.sarif'), leakyLog('ESLint', 'no-magic-text'));
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  await runSourceStep('action', story.repository.path, {
    'sarif-file': join(folder, '*.sarif'),
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'deployment-number': String(story.deployment),
  });
  const bodies = (await story.truth()).threads.flatMap(({ comments }) => comments.map(({ body }) => body));
  expect(bodies.some((body) => body.includes('ESLint') && body.includes(KEY))).toBe(true);
});
