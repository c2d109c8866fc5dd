import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { joined, log, type Report, unparsed } from './logs.ts';
import { ANY_LISTING, accounting, openStory, type Story } from './story.ts';

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line_${index + 1}();\n`).join('');
const BASE = { 'src/old.js': lines(20) };
const HEAD = { 'src/old.js': `${lines(20)}added();\n`, 'src/a b.js': lines(9) };

let story: Story;
let file: string;
beforeEach(async () => {
  story = await openStory(ANY_LISTING[0] ?? 'full', BASE, HEAD);
  file = join(mkdtempSync(join(tmpdir(), 'sarif-review-sarif-')), 'decided.sarif');
});
afterEach(() => story.end());

const at = (line: number, more: Partial<Report> = {}): Report => ({
  path: 'src/a%20b.js',
  line,
  level: 'error',
  rule: `rule-${line}`,
  ...more,
});

const read = (): Log => JSON.parse(readFileSync(file, 'utf8')) as Log;

/** Results by rule. */
function resultsOf({ runs }: Log) {
  return Object.fromEntries(runs.flatMap(({ results = [] }) => results.map((one) => [one.ruleId, one])));
}

test('what people decided goes back, in their words, and read again it is no finding', async () => {
  const logs = log([at(1), at(2), at(3, { suppressed: true })]);
  const inputs = { dismissals: 'replies' };
  await story.run(logs, inputs);
  const threads = (await story.truth()).threads.filter(({ path }) => path === 'src/a b.js');
  const dismissed = threads.find(({ newLine }) => newLine === 1)?.discussionId ?? '';
  const byHand = threads.find(({ newLine }) => newLine === 2)?.discussionId ?? '';
  const ada = await story.person('Ada');
  await ada.reply(dismissed, 'false positive: generated code');
  await ada.setResolved(byHand, true);
  const run = await story.run(logs, { ...inputs, 'report-file': file });
  expect(accounting(run)).toContain('3 results = 1 suppressed + 2 resolved-by-people');
  const results = resultsOf(read());
  expect(results['rule-1']?.suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'false positive: generated code' },
  ]);
  // By hand, which counts only where somebody says so.
  expect(results['rule-2']?.suppressions).toBeUndefined();
  expect(results['rule-3']?.suppressions).toMatchObject([{ status: 'accepted' }]);
  const again = await story.run(read(), { ...inputs, 'dry-run': 'true' });
  expect(accounting(again)).toContain('3 results = 2 suppressed + 1 resolved-by-people');

  await story.run(logs, { ...inputs, 'report-file': file, 'accept-resolved': 'true' });
  expect(resultsOf(read())['rule-2']?.suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'resolved by hand' },
  ]);
});

test('has results with their lines, and says that an analysis failed', async () => {
  const made = joined(
    log([at(1), at(4, { endLine: 6 }), at(5, { suppressed: true }), at(8, { path: '' })]),
    log([], 'Clean'),
    unparsed('src/a%20b.js'),
  );
  made.runs[0]?.results?.push({ ruleId: 'gone', message: { text: 'Gone.' }, baselineState: 'absent' });
  const then = await story.run(made, { 'dry-run': 'true', 'report-file': file });
  const { runs } = read();
  expect(Object.keys(resultsOf(read()))).toEqual(['rule-1', 'rule-4', 'rule-5']);
  expect(resultsOf(read())['rule-4']?.locations?.[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'src/a%20b.js' },
    region: { startLine: 4, endLine: 6 },
  });
  expect(runs.map(({ tool }) => tool.driver.name)).toContain('Clean');
  const notifications = runs.flatMap(({ invocations = [] }) =>
    invocations.flatMap(({ toolExecutionNotifications = [] }) => toolExecutionNotifications),
  );
  expect(notifications.map(({ message }) => message.text)).toContain(
    'src/a b.js was not analyzed: Parsing error: (',
  );
  // What was not analyzed is not either for who reads it.
  const again = await story.run(read(), { 'dry-run': 'true' });
  expect(again.outputs.conclusion).toBe(then.outputs.conclusion);
});

test('each result says how it compares with the base, where there is a log of it', async () => {
  const old = at(3, { path: 'src/old.js' });
  const base = join(tmpdir(), `${process.pid}-base.sarif`);
  writeFileSync(base, JSON.stringify(log([old])));
  const inputs = { 'baseline-sarif-file': base, 'report-file': file, 'dry-run': 'true' };
  const run = await story.run(log([old, at(1)]), inputs);
  expect(accounting(run)).toContain('2 results = 1 unchanged + 1 posted');
  const results = resultsOf(read());
  expect(results['rule-3']?.baselineState).toBe('unchanged');
  expect(results['rule-1']?.baselineState).toBe('new');
  await story.run(log([old, at(1)]), { 'report-file': file, 'dry-run': 'true' });
  expect(resultsOf(read())['rule-1']).not.toHaveProperty('baselineState');
});

test('secrets are redacted, in paths too', async () => {
  const secret = 'correct-horse-battery-staple-by-the-dozen';
  const hidden = at(1, { message: `Has ${secret}.`, path: `src/${secret}/a%20b.js` });
  const inputs = { 'report-file': file, 'signing-key': `${secret}\n`, allow: 'unlocated-paths' };
  await story.run(log([hidden, at(2)]), inputs);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"text": "Has ***."');
  expect(text).not.toContain(secret);
});
