import { afterEach, expect, test } from '@jest/globals';
import { log, type Report } from './logs.ts';
import type { Service } from './name-change.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, openStory, type Story } from './story.ts';

const CALL = ['answer = requests.get(', '    url,', '    headers=headers,', '    timeout=5,'];
/** A call in which the change adds a line, behind ten lines above. */
const filler = Array.from({ length: 10 }, (_, index) => `before_${index} = ${index}`);
const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const BASE = { 'client.py': text([...filler, ...CALL, ')', ...filler]) };
const HEAD = { 'client.py': text([...filler, ...CALL, '    verify=False,', ')', ...filler]) };
const [START, ADDED, END] = [11, 15, 16];

const call: Report = { path: 'client.py', line: START, endLine: END, level: 'error' };

let story: Story;
afterEach(() => story.end());
const open = async (base = BASE, head = HEAD): Promise<void> => {
  story = await openStory(ANY_LISTING[0] ?? 'full', base, head);
};

test.each<Service>(['github', 'gitlab', 'gitea', 'deployments'])(
  'a finding at fail-level that the change reaches into fails, with a thread, on %s',
  async (service) => {
    await open();
    const result = await runOn(service, story, log([call]));
    expect(accounting(result)).toContain('1 result = 1 posted');
    expect(result.status).toBe(1);
    const [thread] = (await story.truth()).threads.filter(({ path }) => path === 'client.py');
    expect(thread).toMatchObject({ path: 'client.py' });
    expect(thread?.newLine ?? START).toBeGreaterThanOrEqual(START);
    const again = await runOn(service, story, log([call]));
    expect(accounting(again)).toContain('1 result = 1 kept');
  },
);

test('it is in the summary comment, and fails, where the service takes no comment on its first line', async () => {
  await open();
  const result = await runOn('forgejo', story, log([call]));
  expect(accounting(result)).toContain('1 result = 1 not-on-the-diff');
  expect(result.status).toBe(1);
});

test.each<[string, Report, Readonly<Record<string, string>>]>([
  ['it is milder than fail-level', { ...call, level: 'warning' }, {}],
  ['nothing fails', call, { 'fail-level': 'none' }],
  ['the change adds a line behind it', { ...call, endLine: ADDED - 1 }, {}],
  ['it has more than ten lines', { ...call, line: ADDED - 9, endLine: ADDED + 1 }, {}],
])('it stays filtered where %s', async (_, report, inputs) => {
  await open();
  const result = await story.run(log([report]), inputs);
  expect(accounting(result)).toContain('1 result = 1 filtered');
  expect(result.status).toBe(0);
});

test('a line that the change only takes out of it adds nothing', async () => {
  await open(HEAD, BASE);
  const result = await story.run(log([{ ...call, endLine: END - 1 }]));
  expect(accounting(result)).toContain('1 result = 1 filtered');
});

test('longer ones are counted, with the way to have them judged', async () => {
  await open();
  const report = { path: 'client.py', endLine: ADDED + 1, level: 'error' } as const;
  const { summary } = await story.run(
    log([
      { ...report, line: 1 },
      { ...report, line: 2 },
    ]),
  );
  expect(summary).toContain(
    '- 2: filter-mode added: the change adds one of its lines, but not the first, and it has more than 10: a baseline (baseline-sarif-file) tells whether it is new',
  );
});

test('a fail-level of severity counts too, and a mode that somebody asks for as well', async () => {
  await open();
  const inputs = { 'fail-level': 'medium', 'filter-mode': 'diff-context' };
  const result = await story.run(log([{ ...call, level: 'warning' }]), inputs);
  expect(accounting(result)).toContain('1 result = 1 posted');
  expect(result.status).toBe(1);
});

test('what the base had is not of the change', async () => {
  await open();
  const base = story.repository.git('rev-parse', 'deploy~1');
  const then = { ...call, endLine: END - 1 };
  const given = { 'baseline-commit': base };
  const result = await runOn('deployments', story, log([call]), given, { base: log([then]) });
  expect(accounting(result)).toContain('1 result = 1 unchanged');
  expect(result.status).toBe(0);
});
