import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { joined, log, unparsed } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, type Story } from './story.ts';

const TREE = { 'src/a.js': 'one\ntwo\nthree\nfour\nfive\n' };

const LOWERED = 'rules:\n  - tool: Scanner\n    rule: lowered\n    level: note\n';

interface Rated {
  readonly line: number;
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note' | 'none';
  readonly score?: string | number;
}

/** A log whose rules have a `security-severity`, or none. */
function rated(results: readonly Rated[], tool = 'Scanner'): Log {
  const made = log(
    results.map(({ line, rule, level }) => ({ path: 'src/a.js', line, rule, level })),
    tool,
  );
  const rules = results.map(({ rule, score }) => ({
    id: rule,
    ...(score !== undefined && { properties: { 'security-severity': score } }),
  }));
  return {
    ...made,
    runs: made.runs.map((run) => ({ ...run, tool: { driver: { ...run.tool.driver, rules } } })),
  };
}

const ALL = rated([
  { line: 1, rule: 'nine', level: 'note', score: '9.0' },
  { line: 2, rule: 'seven', level: 'warning', score: 7 },
  { line: 3, rule: 'four', level: 'error', score: '4.0' },
  { line: 4, rule: 'more-than-zero', level: 'error', score: '0.1' },
  { line: 5, rule: 'unrated-error', level: 'error' },
  { line: 5, rule: 'unrated-warning', level: 'warning', score: '0.0' },
  { line: 5, rule: 'unrated-note', level: 'note' },
  { line: 5, rule: 'no-problem', level: 'none', score: '9.8' },
]);

let story: Story;
beforeAll(async () => {
  story = await openStory(
    ANY_LISTING[0] ?? 'full',
    { 'src/a.js': 'x\n', '.sarif-review.yml': LOWERED },
    TREE,
  );
});
afterAll(() => story.end());

const CRITICAL = ['nine'];
const HIGH = [...CRITICAL, 'seven', 'unrated-error'];
const MEDIUM = [...HIGH, 'four', 'unrated-warning'];
const LOW = [...MEDIUM, 'more-than-zero', 'unrated-note'];

test.each([
  ['critical', CRITICAL],
  ['high', HIGH],
  ['medium', MEDIUM],
  ['low', LOW],
  ['error', ['four', 'more-than-zero', 'unrated-error']],
  ['warning', ['four', 'more-than-zero', 'seven', 'unrated-error', 'unrated-warning']],
])('fail-level and min-level %s judge by it', async (word, rules) => {
  const { report, status } = await story.run(ALL, {
    'fail-level': word,
    'min-level': word,
    'dry-run': 'true',
  });
  const { findings } = report as { findings: { ruleId: string; fails: boolean; disposition: string }[] };
  const namesOf = (which: (one: (typeof findings)[number]) => boolean): string[] =>
    findings.filter(which).map(({ ruleId }) => ruleId);
  expect(namesOf(({ fails }) => fails).toSorted()).toEqual(rules.toSorted());
  expect(namesOf(({ disposition }) => disposition !== 'filtered').toSorted()).toEqual(rules.toSorted());
  expect(status).toBe(1);
});

test('the check and the log say it in severities', async () => {
  const inputs = { category: 'words', 'check-name': 'words' };
  const one = rated([{ line: 2, rule: 'seven', level: 'warning', score: 7 }]);
  const fails = await story.run(one, { ...inputs, 'fail-level': 'high' });
  expect(checks(await story.truth()).join('\n')).toContain('1 warning of severity high or worse; 1 open');
  expect(fails.status).toBe(1);
  const passes = await story.run(one, { ...inputs, 'fail-level': 'critical', 'min-level': 'critical' });
  expect(passes.status).toBe(0);
  const plan = await story.run(one, { category: 'other', 'min-level': 'critical', 'dry-run': 'true' });
  expect(plan.summary).toContain('severity high is below min-level critical');
  expect(accounting(plan)).toContain('1 filtered');
});

test('a finding whose file was not looked at counts by the severity that it was reported with', async () => {
  const inputs = { category: 'unread', 'check-name': 'unread' };
  const known = rated([{ line: 2, rule: 'nine', level: 'note', score: 9 }], 'ESLint');
  await story.run(known, { ...inputs, 'fail-level': 'critical' });
  const left = unparsed('src/a.js');
  await story.push({ 'src/a.js': 'one\ntwo\nthree\nfour\nfive\nsix\n' });
  const again = await story.run(joined(left), { ...inputs, 'fail-level': 'critical' });
  expect(checks(await story.truth()).join('\n')).toContain('1 note not looked at again: src/a.js:2 nine');
  expect(again.status).not.toBe(0);
  const milder = await story.run(joined(left), { ...inputs, 'fail-level': 'error' });
  expect(milder.log).not.toContain('1 note not looked at again');
});

test('a level that the configuration gives is what counts', async () => {
  const inputs = { category: 'configured', 'fail-level': 'high', 'dry-run': 'true' };
  const { status } = await story.run(rated([{ line: 1, rule: 'lowered', level: 'error', score: 9 }]), inputs);
  expect(status).toBe(0);
});
