import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runCli, runSourceCli } from '../action/run-cli.ts';
import { keyringOf } from '../core.ts';
import { ROOT } from '../run/story.ts';
import { runSourceStep, runStep } from './run-step.ts';
import {
  BASIC,
  CARELESS,
  findSecrets,
  formsOf,
  PREVIOUS,
  SECRET,
  SECRETS,
  SIGNING_KEY,
} from './secret-forms.ts';
import {
  CRASHES,
  carelessLog,
  openSecretsStage,
  plain,
  type SecretsStage,
  tellCrashes,
  tellWhicheverCall,
} from './secrets-cases.ts';

let stage: SecretsStage;
beforeAll(async () => {
  stage = await openSecretsStage();
});
afterAll(() => stage.close());

describe('the forms of a secret', () => {
  test('are found where they stand, and only there', () => {
    expect(findSecrets(CARELESS).length).toBeGreaterThan(Object.keys(SECRETS).length * 5);
    expect(findSecrets('nothing')).toEqual([]);
    for (const form of formsOf(SECRET)) expect(findSecrets(`a${form}b`)).not.toEqual([]);
  });
});

// Both are one bundle; the long tests start it for each call, and crash the command line in the other ways
// too.
describe.each(['action', 'command line'] as const)('no secret in any form is written by the %s', (kind) => {
  tellWhicheverCall(() => stage, kind, kind === 'action' ? 3 : 6, runSourceStep);
  tellCrashes(() => stage, kind, kind === 'action' ? CRASHES : CRASHES.slice(0, 1));
});

test('the action masks all secrets before it says anything else', async () => {
  stage.service.expect(-1, undefined);
  writeFileSync(join(stage.folder, 'log.sarif'), carelessLog(-1));
  const { out } = await runStep('action', stage.story.repository.path, stage.inputs);
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
  stage.service.expect(-1, undefined);
  writeFileSync(join(stage.folder, 'log.sarif'), carelessLog(-1));
  const { out } = await runSourceStep('action', stage.story.repository.path, stage.inputs);
  const masked = out.split('\n').filter((line) => line.startsWith('::add-mask::'));
  expect(masked.length).toBeGreaterThan(0);
  for (const { signing } of [SECRET, PREVIOUS, SIGNING_KEY].flatMap(keyringOf)) {
    for (const form of ['hex', 'base64'] as const) expect(out).not.toContain(signing.toString(form));
  }
});

/** A key of letters and digits alone, which nothing escapes. */
const TOKEN_LIKE = 'hunter2hunter2hunter2hunter2hunter2';

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
  stage.service.expect(-1, undefined);
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
  writeFileSync(join(stage.folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs: [quoted] }));
  const { written } = await runSourceStep('action', stage.story.repository.path, stage.inputs);
  expect(findSecrets(written)).toEqual([]);
  const bodies = (await stage.story.truth()).threads.flatMap(({ comments }) =>
    comments.map(({ body }) => body),
  );
  const ours = bodies.filter((body) => body.includes('Splitter'));
  expect(ours.some((body) => body.includes('***'))).toBe(true);
  for (const body of ours) {
    // The summary comment cuts the message before the secret.
    if (!body.startsWith('**Static analysis:')) expect(body).toContain('***');
    expect(findSecrets(body)).toEqual([]);
    expect(plain(body).replaceAll('&lt;', '<')).not.toContain(SECRET.slice(0, 7));
  }
});

/** Comments of a tool whose name begins so, with what their hidden lines say. */
async function commentsOf(
  start: string,
): Promise<readonly { readonly body: string; readonly hidden: string }[]> {
  const bodies = (await stage.story.truth()).threads.flatMap(({ comments }) =>
    comments.map(({ body }) => body),
  );
  return bodies
    .map((body) => {
      const payload = /<!-- sarif-review:\d+:\w+:([\w.]+):/u.exec(body)?.[1] ?? '';
      const base64 = payload.replaceAll('.', '+').replaceAll('_', '/');
      return { body, hidden: Buffer.from(base64, 'base64').toString('utf8') };
    })
    .filter(({ body, hidden }) => `${body}${hidden}`.includes(start));
}

test('a secret in what findings are known by is in no comment, no hidden line and nothing that is written', async () => {
  stage.service.expect(-1, undefined);
  const id = `named ${SECRET}`;
  const at = (startLine: number) => ({
    physicalLocation: { artifactLocation: { uri: 'a.js' }, region: { startLine } },
  });
  const result = (ruleId: string, startLine: number) => ({
    ruleId,
    message: { text: `Trouble on ${startLine}.` },
    locations: [at(startLine)],
    partialFingerprints: { [`of ${SECRET}`]: 'abc' },
  });
  const run = (name: string, ruleId: string) => ({
    automationDetails: { id: `Category ${SECRET}/` },
    tool: {
      driver: {
        name,
        product: `Product ${SECRET}`,
        rules: [{ id, deprecatedIds: [`former ${SECRET}`], helpUri: `https://e.example/?key=${SECRET}` }],
      },
      extensions: [{ name: `Extension ${SECRET}`, version: SECRET }],
    },
    invocations: [{ executionSuccessful: true, ruleConfigurationOverrides: [{ descriptor: { id } }] }],
    results: [
      result(ruleId, 1),
      result(`${ruleId}/below`, 2),
      result(`unlisted ${SECRET}`, 99),
      ...['of', 'https://e.example'].map((folder) => ({
        ...result('elsewhere', 1),
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: `${folder}/${encodeURIComponent(SIGNING_KEY)}/gone.js` },
              region: { startLine: 1 },
            },
          },
        ],
      })),
    ],
  });
  const runs = [run(`Namer ${SECRET}`, id), run(`Namer other ${[...SECRET].join('\u200b')}`, id)];
  writeFileSync(join(stage.folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs }));
  const { written } = await runSourceStep('action', stage.story.repository.path, {
    ...stage.inputs,
    'filter-mode': 'nofilter',
  });
  expect(findSecrets(written)).toEqual([]);
  for (const secret of [SECRET, SIGNING_KEY]) expect(plain(written)).not.toContain(secret.slice(0, 7));
  const ours = await commentsOf('Namer');
  expect(ours.length).toBeGreaterThanOrEqual(3);
  expect(ours.some(({ hidden }) => hidden.includes('named ***'))).toBe(true);
  for (const { body, hidden } of ours) {
    expect(plain(body)).toContain('***');
    for (const text of [body, plain(body), hidden, plain(hidden)]) {
      expect(findSecrets(text)).toEqual([]);
      for (const secret of [SECRET, SIGNING_KEY]) expect(text).not.toContain(secret.slice(0, 7));
    }
  }
});

test('a secret that the markup of a help text splits is not put together in a comment', async () => {
  stage.service.expect(-1, undefined);
  const [first = '', ...rest] = TOKEN_LIKE;
  const split = [
    `${TOKEN_LIKE.slice(0, 5)}<b></b>${TOKEN_LIKE.slice(5)}`,
    `&#${first.codePointAt(0)};${rest.join('')}`,
    `${TOKEN_LIKE.slice(0, 5)}<!-- x -->${TOKEN_LIKE.slice(5)}`,
  ];
  const help = { text: 'Help.', markdown: `The keys are ${split.join(' and ')}, all of them.` };
  const driver = { name: 'Marker-up', rules: [{ id: 'split', help }] };
  const location = { physicalLocation: { artifactLocation: { uri: 'a.js' }, region: { startLine: 1 } } };
  const results = [{ ruleId: 'split', message: { text: 'Trouble.' }, locations: [location] }];
  const runs = [{ tool: { driver }, results }];
  writeFileSync(join(stage.folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs }));
  const inputs = { ...stage.inputs, 'signing-key': TOKEN_LIKE };
  await runSourceStep('action', stage.story.repository.path, inputs);
  const ours = await commentsOf('Marker-up');
  expect(ours.some(({ body }) => body.includes('The keys are ***'))).toBe(true);
  for (const { body } of ours) expect(plain(body)).not.toContain(TOKEN_LIKE);
});

test.each<[string[], typeof runCli]>([
  [['run', SECRET], runCli],
  [['plan', SECRET, SECRET], runSourceCli],
  [['doctor', `client-secret=${SECRET}`], runSourceCli],
  [[`client-secret=${SECRET}`], runSourceCli],
  [[SECRET], runSourceCli],
  [['sandbox', SECRET], runSourceCli],
  [['sandbox', `--client-secret=${SECRET}`], runSourceCli],
  [['run', `--${SECRET}`], runSourceCli],
  [['run', `-${SECRET}`], runSourceCli],
])('a secret that stands where it does not belong is not repeated: %#', async (args, run) => {
  const ended = await run(args, ROOT);
  expect(ended.status).toBe(2);
  expect(ended.err).toMatch(/^Error: (?:too many arguments|unknown (?:command|option)|what follows \w+ is)/);
  expect(findSecrets(ended.out + ended.err)).toEqual([]);
  expect(ended.err).not.toContain(SECRET.slice(0, 5));
});

test.each([
  [['run', `--client-secret=${SECRET}`]],
  [['run', '--client-secret', SECRET]],
  [['run', `--signing-key=${SECRET}`]],
  [['doctor', '--token', SECRET]],
])('a secret in the command line is refused and not repeated: %j', async (args) => {
  const ended = await runSourceCli(args, ROOT);
  expect(ended.status).toBe(2);
  expect(ended.err).toMatch(/^Error: --(?:token|client-secret|signing-key) is not a flag.*SARIF_REVIEW_/);
  expect(findSecrets(ended.out + ended.err)).toEqual([]);
});
