import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deriveKeys } from '../../src/thread/keyring.ts';
import { openStory, type Story } from '../run/story.ts';
import { runStep } from './run-step.ts';
import {
  BASIC,
  CARELESS,
  CLIENT_ID,
  findSecrets,
  formsOf,
  PREVIOUS,
  SECRET,
  SECRETS,
  SIGNING_KEY,
} from './secret-forms.ts';
import { FAULTS, startTalkativeService, type TalkativeService } from './talkative-service.ts';

/** More calls than any run of these makes. */
const ALL_CALLS = 40;

let story: Story;
let service: TalkativeService;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\nz\n' });
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  service = await startTalkativeService({ url: baseUrl, basic });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-careless-'));
});
afterAll(async () => {
  await service.close();
  await story.end();
  rmSync(folder, { recursive: true });
});

const inputs = (): Record<string, string> => ({
  'sarif-file': join(folder, '*.sarif'),
  'base-url': service.url,
  'client-id': CLIENT_ID,
  'client-secret': SECRET,
  'signing-key': SIGNING_KEY,
  'previous-key': PREVIOUS,
  'deployment-number': String(story.deployment),
});

/** A text without what escapes Markdown. */
function plain(text: string): string {
  return text.replace(/[\\\u200b]/g, '');
}

/** A log of an analyzer that quotes our secrets wherever it may write. */
function carelessLog(number: number): string {
  const at = (startLine: number) => [
    {
      physicalLocation: { artifactLocation: { uri: 'a.js' }, region: { startLine } },
      message: { text: CARELESS },
    },
  ];
  const rule = (id: string) => ({
    id,
    name: SECRET,
    shortDescription: { text: SECRET },
    fullDescription: { text: CARELESS },
    help: {
      text: CARELESS,
      markdown: `# ${SECRET}\n\n\`${SECRET}\` [${BASIC}](https://e.example/)\n\n${CARELESS}`,
    },
    helpUri: `https://e.example/${encodeURIComponent(SECRET)}`,
    properties: { severity: SECRET },
  });
  return JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Linter', rules: [rule('careless'), rule('cut')] } },
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text: CARELESS } }],
          },
        ],
        results: [
          {
            ruleId: 'careless',
            message: { text: `${CARELESS} run ${number}` },
            locations: at(1),
            relatedLocations: at(2),
          },
          // Half a secret, and an escaped one, cannot be found again.
          { ruleId: 'cut', message: { text: `${'x'.repeat(150)}${SECRET}` }, locations: at(2) },
          { ruleId: 'nowhere', message: { text: `${'x'.repeat(135)} ${SECRET}` }, locations: at(99) },
          {
            ruleId: 'hushed',
            message: { text: 'm' },
            suppressions: [{ kind: 'external', justification: SECRET }],
          },
        ],
      },
    ],
  });
}

describe('the forms of a secret', () => {
  test('are found where they stand, and only there', () => {
    expect(findSecrets(CARELESS).length).toBeGreaterThan(Object.keys(SECRETS).length * 5);
    expect(findSecrets('nothing')).toEqual([]);
    for (const form of formsOf(SECRET)) expect(findSecrets(`a${form}b`)).not.toEqual([]);
  });
});

describe.each(['action', 'command line'] as const)('no secret in any form is written by the %s', (kind) => {
  test('whichever call goes wrong, and however the service and the log quote it', async () => {
    const failures: string[] = [];
    let runs = 0;
    for (let call = -1; call < ALL_CALLS; call++) {
      writeFileSync(join(folder, 'log.sarif'), carelessLog(call));
      // Calls and faults go round, so that each call meets a few and each fault many.
      const fault = FAULTS[(call + FAULTS.length) % FAULTS.length];
      service.expect(call, fault);
      const step = await runStep(kind, story.repository.path, inputs());
      runs++;
      failures.push(...findSecrets(step.written).map((found) => `call ${call}, ${fault}: ${found}`));
      expect([1, 2, 3]).toContain(step.status);
      expect(step.written).toContain('***');
      // Half a secret before a cut, and one that was escaped for Markdown.
      expect(plain(step.written)).not.toContain(SECRET.slice(0, 7));
      expect(step.written).not.toMatch(/\n\s+at /);
      if (call >= service.calls) break;
    }
    expect(failures).toEqual([]);
    expect(runs).toBeGreaterThan(6);
    const truth = JSON.stringify(await story.truth());
    expect(truth).toContain('careless');
    expect(findSecrets(truth)).toEqual([]);
    expect(plain(truth)).not.toContain(SECRET.slice(0, 7));
  });

  test.each([
    ['an error that nobody catches', 'throw new Error(words)'],
    ['a promise that nobody waits for', 'Promise.reject(Object.assign(new Error(words), { words }))'],
    ['something thrown that is no error', 'throw words'],
  ])('when it crashes by %s', async (_, crash) => {
    service.expect(-1, undefined);
    writeFileSync(join(folder, 'log.sarif'), carelessLog(-1));
    const words = `\n::set-output name=a::b\n${CARELESS}`;
    const script = `
      const [real, words] = [globalThis.fetch, ${JSON.stringify(words)}];
      let calls = 0;
      globalThis.fetch = (...call) => {
        calls += 1;
        if (calls === 3) setImmediate(() => { ${crash} });
        return real(...call);
      };`;
    const step = await runStep(kind, story.repository.path, inputs(), {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
    });
    expect(findSecrets(step.written)).toEqual([]);
    expect(step.status).toBe(3);
    const told = (step.out + step.err).split('\n').filter((line) => line.includes('Unexpected end'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('***');
    expect(step.written).not.toMatch(/\n\s+at |\n::set-output/);
  });
});

test('the action masks all secrets before it says anything else', async () => {
  service.expect(-1, undefined);
  writeFileSync(join(folder, 'log.sarif'), carelessLog(-1));
  const { out } = await runStep('action', story.repository.path, inputs());
  const lines = out.split('\n');
  const isMask = (line: string): boolean => line.startsWith('::add-mask::');
  const masked = lines.slice(
    0,
    lines.findIndex((line) => !isMask(line)),
  );
  for (const secret of [SECRET, PREVIOUS, SIGNING_KEY, BASIC]) {
    expect(masked).toContain(`::add-mask::${secret.replaceAll('%', '%25')}`);
  }
  // The access token is obtained while it is said what is reviewed, before or after that line, and masked
  // before anything else.
  const before = lines.slice(0, lines.findLastIndex(isMask)).filter((line) => !isMask(line));
  expect(before.filter((line) => !/^Reviewing deployment 1 at http:\S+$/u.test(line))).toEqual([]);
});

test('the action tells the runner of no key that it derives', async () => {
  service.expect(-1, undefined);
  writeFileSync(join(folder, 'log.sarif'), carelessLog(-1));
  const { out } = await runStep('action', story.repository.path, inputs());
  const masked = out.split('\n').filter((line) => line.startsWith('::add-mask::'));
  expect(masked.length).toBeGreaterThan(0);
  for (const { signing, text } of [SECRET, PREVIOUS, SIGNING_KEY].map(deriveKeys)) {
    for (const form of [signing, text].flatMap((key) => [key.toString('hex'), key.toString('base64')])) {
      expect(out).not.toContain(form);
    }
  }
});

const SPLITTERS: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200b',
  'a soft hyphen': '\u00ad',
  'a byte order mark': '\ufeff',
  NUL: '\u0000',
  'a color': '\u001b[31m',
  'a link of a terminal': '\u001b]8;;https://e.example/\u0007',
  'several of them': '\u200b\u001b[0m\u0000\ufeff\u00ad',
};

test('a secret that is split by what nobody sees is not put together', async () => {
  service.expect(-1, undefined);
  const split = Object.values(SPLITTERS)
    .map((splitter) => [...SECRET].join(splitter))
    .join(' | ');
  const [{ runs }] = [JSON.parse(carelessLog(-1))];
  const quoted = JSON.parse(
    JSON.stringify(runs[0]).replaceAll(
      JSON.stringify(CARELESS).slice(1, -1),
      JSON.stringify(split).slice(1, -1),
    ),
  );
  quoted.tool.driver.name = 'Splitter';
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs: [quoted] }));
  const { written } = await runStep('action', story.repository.path, inputs());
  expect(findSecrets(written)).toEqual([]);
  const bodies = (await story.truth()).threads.flatMap(({ comments }) => comments.map(({ body }) => body));
  const ours = bodies.filter((body) => body.includes('Splitter'));
  expect(ours.some((body) => body.includes('***'))).toBe(true);
  for (const body of ours) {
    // The overview cuts the message before the secret.
    if (!body.startsWith('**Static analysis:')) expect(body).toContain('***');
    expect(findSecrets(body)).toEqual([]);
    expect(plain(body).replaceAll('&lt;', '<')).not.toContain(SECRET.slice(0, 7));
  }
});

test.each([
  [['run', SECRET]],
  [['plan', SECRET, SECRET]],
  [['doctor', `client-secret=${SECRET}`]],
  [[`client-secret=${SECRET}`]],
  [[SECRET]],
  [['sandbox', SECRET]],
  [['sandbox', `--client-secret=${SECRET}`]],
  [['run', `--${SECRET}`]],
  [['run', `-${SECRET}`]],
])('a secret that stands where it does not belong is not repeated: %#', async (args) => {
  const { spawnSync } = await import('node:child_process');
  const { ROOT } = await import('../run/story.ts');
  const ended = spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { encoding: 'utf8' });
  expect(ended.status).toBe(2);
  expect(ended.stderr).toMatch(
    /^Error: (?:too many arguments|unknown (?:command|option)|what follows \w+ is)/,
  );
  expect(findSecrets(ended.stdout + ended.stderr)).toEqual([]);
  expect(ended.stderr).not.toContain(SECRET.slice(0, 5));
});

test.each([
  [['run', `--client-secret=${SECRET}`]],
  [['run', '--client-secret', SECRET]],
  [['plan', `--previous-key=${SECRET}`]],
  [['run', `--signing-key=${SECRET}`]],
  [['doctor', '--token', SECRET]],
])('a secret in the command line is refused and not repeated: %j', async (args) => {
  const { spawnSync } = await import('node:child_process');
  const { ROOT } = await import('../run/story.ts');
  const ended = spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { encoding: 'utf8' });
  expect(ended.status).toBe(2);
  expect(ended.stderr).toMatch(
    /^Error: --(?:token|client-secret|signing-key|previous-key) is not a flag.*SARIF_REVIEW_/,
  );
  expect(findSecrets(ended.stdout + ended.stderr)).toEqual([]);
});
