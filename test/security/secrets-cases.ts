import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openStory, type Story } from '../run/story.ts';
import { runStep } from './run-step.ts';
import { BASIC, CARELESS, CLIENT_ID, findSecrets, PREVIOUS, SECRET, SIGNING_KEY } from './secret-forms.ts';
import { FAULTS, startTalkativeService, type TalkativeService } from './talkative-service.ts';

/** More calls than any run of these makes. */
const ALL_CALLS = 40;

/** A change on a service that quotes what it is told, and a folder for logs that do so too. */
export interface SecretsStage {
  readonly story: Story;
  readonly service: TalkativeService;
  readonly folder: string;
  readonly inputs: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function openSecretsStage(): Promise<SecretsStage> {
  const story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\nz\n' });
  const { baseUrl, clientId, clientSecret } = story.sandbox;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const service = await startTalkativeService({ url: baseUrl, basic });
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-careless-'));
  return {
    story,
    service,
    folder,
    inputs: {
      'sarif-file': join(folder, '*.sarif'),
      'base-url': service.url,
      'client-id': CLIENT_ID,
      'client-secret': SECRET,
      'signing-key': `${SIGNING_KEY}\n${PREVIOUS}`,
      'deployment-number': String(story.deployment),
    },
    async close() {
      await service.close();
      await story.end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A text without what escapes Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\\u200b]/g, '');
}

/** A log of an analyzer that quotes our secrets wherever it may write. */
export function carelessLog(number: number): string {
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

/** Each call goes wrong in turn, or one of so many, each by another fault. */
export function tellWhicheverCall(
  stage: () => SecretsStage,
  kind: 'action' | 'command line',
  every: number,
  run: typeof runStep,
): void {
  test('whichever call goes wrong, and however the service and the log quote it', async () => {
    const { story, service, folder, inputs } = stage();
    const failures: string[] = [];
    let runs = 0;
    for (let call = -1; call < ALL_CALLS; call += every) {
      writeFileSync(join(folder, 'log.sarif'), carelessLog(call));
      // Calls and faults go round, so that each call meets a few and each fault many.
      const fault = FAULTS[(call + FAULTS.length) % FAULTS.length];
      service.expect(call, fault);
      const step = await run(kind, story.repository.path, inputs);
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
    expect(runs).toBeGreaterThan(6 / every);
    const truth = JSON.stringify(await story.truth());
    expect(truth).toContain('careless');
    expect(findSecrets(truth)).toEqual([]);
    expect(plain(truth)).not.toContain(SECRET.slice(0, 7));
  });
}

/** What throws `words` so that nobody takes it. */
export const CRASHES = [
  ['an error that nobody catches', 'throw new Error(words)'],
  ['a promise that nobody waits for', 'Promise.reject(Object.assign(new Error(words), { words }))'],
  ['something thrown that is no error', 'throw words'],
] as const;

export function tellCrashes(
  stage: () => SecretsStage,
  kind: 'action' | 'command line',
  crashes: readonly (typeof CRASHES)[number][],
): void {
  test.each(crashes)('when it crashes by %s', async (_, crash) => {
    const { story, service, folder, inputs } = stage();
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
    const step = await runStep(kind, story.repository.path, inputs, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
    });
    expect(findSecrets(step.written)).toEqual([]);
    expect(step.status).toBe(3);
    const told = (step.out + step.err).split('\n').filter((line) => line.includes('Unexpected end'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('***');
    expect(step.written).not.toMatch(/\n\s+at |\n::set-output/);
  });
}
