import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import { joined, log, type Report, TOOL } from '../run/logs.ts';
import { accounting, openStory, readable, type Story } from '../run/story.ts';
import { forge, makeMarker, signing } from './forge.ts';

// What a log may claim, and what a person may write who is not us: none of it turns an error into an accepted
// one.

const BASE = { 'a.js': 'x\n' };
const HEAD = { 'a.js': 'one();\ntwo();\nthree();\n' };
const ERROR: Report = {
  path: 'a.js',
  line: 2,
  level: 'error',
  rule: 'no-trouble',
  message: 'Trouble with two.',
};
const FOUND = log([ERROR]);
const INPUTS = { dismissals: 'replies', 'accept-resolved': 'true', 'check-name': 'lint' };
/** The exit status of a check that fails. */
const FAILS = 1;

let story: Story;
beforeEach(async () => {
  story = await openStory('full', BASE, HEAD);
});
afterEach(() => story.end());

const threadId = async (words = 'Trouble with two'): Promise<string> => {
  const { threads } = await story.truth();
  return threads.find(({ comments: [first] }) => first?.body.includes(words))?.discussionId ?? '';
};

/** A log whose results, and whose rules, say more. */
function claiming(logs: Log, more: Partial<Result>, rules?: readonly ReportingDescriptor[]): Log {
  const runs = logs.runs.map((run) => ({
    ...run,
    tool: { driver: { ...run.tool.driver, ...(rules && { rules: [...rules] }) } },
    results: (run.results ?? []).map((result) => ({ ...result, ...more })),
  }));
  return { ...logs, runs };
}

async function fails(logs: Log): Promise<void> {
  for (const _ of [1, 2]) expect((await story.run(logs, INPUTS)).status).toBe(FAILS);
}

describe('once a person has dismissed an error', () => {
  const fingerprint = { partialFingerprints: { 'primaryLocationLineHash/v1': 'abc:1' } };
  beforeEach(async () => {
    await story.run(claiming(FOUND, fingerprint), INPUTS);
    await (await story.person('Ada')).reply(await threadId(), 'false positive: generated');
    expect((await story.run(claiming(FOUND, fingerprint), INPUTS)).status).toBe(0);
  });

  test('another rule does not take its place by naming it as its former id, while the log lists that', async () => {
    const rules = [{ id: 'no-trouble' }, { id: 'no-worse', deprecatedIds: ['no-trouble'] }];
    await fails(claiming(log([{ ...ERROR, rule: 'no-worse' }]), { ...fingerprint }, rules));
  });

  test('an error elsewhere does not by its fingerprint', async () => {
    await fails(claiming(log([{ ...ERROR, line: 3 }]), fingerprint));
    await story.push({ 'a.js': 'one();\nfour();\nthree();\n' });
    await fails(claiming(log([ERROR]), fingerprint));
  });

  test.each<[string, Report]>([
    ['another name in its message', { ...ERROR, message: 'Trouble with two and a password.' }],
    ['another rule', { ...ERROR, rule: 'no-worse' }],
    ['another place', { ...ERROR, line: 1 }],
  ])('an error with %s does not', async (_, report) => {
    await fails(claiming(log([report]), fingerprint));
  });

  test('an error of another tool does not', async () => {
    await fails(claiming(log([ERROR], 'Other'), fingerprint));
  });

  test('the same error of another category does not', async () => {
    const result = await story.run(claiming(FOUND, fingerprint), { ...INPUTS, category: 'nightly' });
    expect(result.status).toBe(FAILS);
  });
});

test('a dismissal covers no finding of another tool whose words have changed since', async () => {
  const at = { ...ERROR, rule: 'ApexDoc', message: 'Missing ApexDoc.' };
  const grouped = (message: string) => joined(log([at], 'PMD'), log([{ ...at, message }], 'pmd'));
  expect(accounting(await story.run(grouped('Missing ApexDoc.'), INPUTS))).toContain('1 grouped');
  await (await story.person('Ada')).reply(await threadId('ApexDoc'), 'accepted: fine');
  expect((await story.run(grouped('Missing ApexDoc.'), INPUTS)).status).toBe(0);
  await fails(grouped('Hard-coded password.'));
});

test.each<[string, Partial<Result>]>([
  ['suppressed by a request that was rejected', { suppressions: [{ kind: 'external', status: 'rejected' }] }],
  [
    'suppressed by one that nobody has answered',
    { suppressions: [{ kind: 'external', status: 'underReview' }] },
  ],
])('an error that its log calls %s fails', async (_, more) => {
  await fails(claiming(FOUND, more));
});

test.each([
  'Linter (nightly)',
  'Linter\nnightly',
  'Linter","nightly',
  'Linter\u0000nightly',
  ' Linter',
  'linter',
])('an empty log of a tool called %j resolves no thread of another category or tool', async (tool) => {
  await story.run(FOUND, { ...INPUTS, category: 'nightly' });
  await story.push({ 'a.js': 'one();\n\nthree();\n' });
  const result = await story.run(log([], tool), INPUTS);
  expect(accounting(result)).toContain('0 resolved');
  expect(readable(await story.truth())).toEqual(['a.js:2 open: Trouble with two.']);
});

describe('what a person writes', () => {
  test('is no thread of ours without our key, whatever its marker says, and accepts nothing', async () => {
    const ada = await story.person('Ada');
    const commit = story.repository.git('rev-parse', 'HEAD').trim();
    const marker = makeMarker(
      { path: 'a.js', line: 2, commit },
      { mark: 'dismissed', way: 'reply', dismissal: { replyId: '1', says: 'accepted', reason: 'fine' } },
    );
    for (const by of [
      signing([String(story.deployment)]),
      signing([String(story.deployment)], 'another key'),
    ]) {
      const thread = await ada.comment(forge('Trouble.', marker, by), { path: 'a.js', newLine: 2 });
      await ada.setResolved(thread, true);
    }
    expect(accounting(await story.run(FOUND, INPUTS))).toContain('1 posted');
    await fails(FOUND);
  });

  test('as a copy of our comment leaves both alone, and no word to either accepts the error', async () => {
    await story.run(FOUND, INPUTS);
    const ada = await story.person('Ada');
    const body = (await story.truth()).threads[0]?.comments[0]?.body ?? '';
    const copy = await ada.comment(body, { path: 'a.js', newLine: 2 });
    for (const thread of [await threadId(), copy]) {
      await ada.reply(thread, 'accepted: fine');
      await ada.setResolved(thread, true);
    }
    await fails(FOUND);
    await story.push({ 'a.js': 'one();\n\nthree();\n' });
    expect(accounting(await story.run(log([]), INPUTS))).toContain('0 resolved');
  });

  test('as a copy of our mark takes back no later one', async () => {
    await story.run(FOUND, INPUTS);
    const ada = await story.person('Ada');
    await ada.reply(await threadId(), 'accepted: fine');
    expect((await story.run(FOUND, INPUTS)).status).toBe(0);
    const thread = async () => (await story.truth()).threads.find(({ resolvable }) => resolvable);
    const mark = (await thread())?.comments.at(-1)?.body ?? '';
    expect(mark).toContain('<!-- sarif-review:2:mark:');
    await ada.reply(await threadId(), 'reopen');
    expect((await story.run(FOUND, INPUTS)).status).toBe(FAILS);
    await ada.reply(await threadId(), mark);
    await ada.setResolved(await threadId(), false);
    await fails(FOUND);
  });
});

test(`an open thread whose rule ${TOOL} did not run still fails, also once somebody has copied its comment`, async () => {
  await story.run(claiming(FOUND, {}, [{ id: 'no-trouble' }]), INPUTS);
  await story.push({ 'note.txt': '1\n' });
  const elsewhere = claiming(log([]), {}, [{ id: 'another-rule' }]);
  await fails(elsewhere);
  const ada = await story.person('Ada');
  await ada.comment((await story.truth()).threads[0]?.comments[0]?.body ?? '', { path: 'a.js', newLine: 2 });
  await fails(elsewhere);
});
