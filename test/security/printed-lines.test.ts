import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStory, type Story } from '../run/story.ts';
import { nodesOf, parseGfm } from '../text/gfm.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';
import { runSourceStep, runStep } from './run-step.ts';

/**
 * What would do something in the log of some CI system or terminal, each at the start of a line and within
 * it.
 */
const COMMANDS = [
  '::error::pwned',
  '::add-mask::pwned',
  '::set-output name=conclusion::pwned',
  '::stop-commands::pwned',
  '##[error]pwned',
  '##[group]pwned',
  '##vso[task.setvariable variable=PATH]pwned',
  '##teamcity[buildStatus text=pwned]',
  'section_start:1700000000:pwned[collapsed=true]\r\u001b[0Kpwned',
  'section_end:1700000000:pwned\r\u001b[0K',
  '\u001b[2J\u001b[31mpwned',
  '\u009b31mpwned',
  '\u001b]0;pwned\u0007',
  '\u001b]8;;https://e.example\u001b\\pwned\u001b]8;;\u001b\\',
  'a\rpwned',
  'a\b\b\bpwned',
  '\u202epwned\u2066',
];
const TEXT = [...COMMANDS, ...FRAGMENTS].map((text) => `${text}\n${text}\r\n a ${text}`).join('\n');

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\nz\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-odd\u202e-'));
  const texts = [...COMMANDS, TEXT];
  const run = {
    tool: { driver: { name: `Linter\n${COMMANDS.join('\n')}`, version: TEXT } },
    automationDetails: { id: `${COMMANDS[0]}\n${COMMANDS[4]}/1` },
    invocations: [
      {
        executionSuccessful: false,
        toolExecutionNotifications: texts.map((text) => ({ level: 'error', message: { text } })),
      },
    ],
    results: texts.map((text, index) => ({
      ruleId: `\n${text}`,
      message: { text: `\n${text}` },
      fingerprints: { [text]: text },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: index % 2 === 0 ? 'a.js' : text, uriBaseId: text },
            region: { startLine: 1 + (index % 2) },
          },
        },
      ],
    })),
  };
  writeFileSync(
    join(folder, '::error::x\n::warning::y.sarif'),
    JSON.stringify({ version: '2.1.0', runs: [run] }),
  );
  writeFileSync(join(folder, 'broken\u001b[31m\r##[error].sarif'), '{');
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const inputs = (): Record<string, string> => ({
  'sarif-file': `${join(folder, '*')}\n::error::no such pattern *\n${COMMANDS[5]}*`,
  'base-url': story.sandbox.baseUrl,
  'client-id': story.sandbox.clientId,
  'client-secret': story.sandbox.clientSecret,
  'deployment-number': String(story.deployment),
  'filter-mode': 'nofilter',
});

/** Lines as a runner takes them apart, and one that goes by the carriage return alone. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r]/u);
}

/** What GitLab's log gets of ours: sections with a name of ours, and colors of our labels. */
const ESCAPE = '\u001b\\[';
const OURS_ON_GITLAB = new RegExp(
  `${ESCAPE}0Ksection_(?:start|end):\\d+:sarif_review_\\d+(?:\\[collapsed=true\\])?\r${ESCAPE}0K|${ESCAPE}\\d+m`,
  'gu',
);

test.each([
  ['the action', 'action', {}],
  ['the command line', 'command line', {}],
  ['the command line on GitLab', 'command line', { GITLAB_CI: 'true', CI_JOB_NAME: `lint${COMMANDS[9]}` }],
] as const)(
  'nothing that %s prints is a command of the log, or moves the cursor',
  async (_, kind, environment) => {
    const variants = [
      [{ 'dry-run': 'true' }, runSourceStep],
      [{}, runStep],
      [{ timeout: '\n::error::pwned' }, runSourceStep],
    ] as const;
    for (const [more, run] of variants) {
      const { out, err } = await run(kind, story.repository.path, { ...inputs(), ...more }, environment);
      const lines = linesOf((out + err).replace(OURS_ON_GITLAB, ''));
      expect(lines.length).toBeGreaterThan(1);
      const commands = lines.filter((line) => {
        const [, own, words = line] = /^::(add-mask|error|warning|group|endgroup)::(.*)$/u.exec(line) ?? [];
        return (
          /^\s*(?:::|##)/u.test(words) ||
          /##\w*\[|section_(?:start|end):\d/u.test(words) ||
          /[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/u.test(words) ||
          (own !== undefined && words.startsWith('pwned'))
        );
      });
      expect(commands).toEqual([]);
    }
  },
);

test('the summary is Markdown of ours: no HTML, no image, no link but to the web', async () => {
  const { files } = await runSourceStep('action', story.repository.path, inputs());
  const summary = files.summary ?? '';
  expect(summary).toContain('pwned');
  for (const node of nodesOf(parseGfm(summary))) {
    expect(node.type).not.toMatch(/html|image|definition/u);
    if (node.type === 'link') expect(node.url).toMatch(/^https?:\/\//iu);
  }
});

test('the outputs are those of ours, each on one line', async () => {
  const { files } = await runSourceStep('action', story.repository.path, inputs());
  const lines = (files.output ?? '').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length % 3).toBe(0);
  for (let index = 0; index < lines.length; index += 3) {
    const [name, delimiter] = lines[index]?.split('<<') ?? [];
    expect(name).toMatch(/^[a-z-]+$/u);
    expect(lines[index + 2]).toBe(delimiter);
  }
});
