import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.js': 'one\n', 'src/other.js': 'x\ny\n' };
const HEAD = { 'src/a.js': 'one\nbad\n' };
const ON_DIFF = { path: 'src/a.js', line: 2 };
const ELSEWHERE = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
const NOFILTER = { 'filter-mode': 'nofilter' };

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  test('findings that are not on the diff are listed in one top-level comment', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([ON_DIFF, ELSEWHERE]), NOFILTER);
    expect(accounting(result)).toBe(
      '2 results = 1 not-on-the-diff + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    const [summary, ...others] = topLevel(await story.truth());
    expect(others).toEqual([]);
    expect(summary).toContain('1 finding without a thread');
    expect(summary).toContain('`src/other.js:1`');
    expect(summary).toContain('Elsewhere.');
    expect(summary).toContain('is not part of the diff');
  });

  test('an unchanged run leaves the summary comment as it is', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([ELSEWHERE]), NOFILTER);
    const before = await story.truth();
    await story.run(log([ELSEWHERE]), NOFILTER);
    expect((await story.writes()).map(({ path }) => path.split('/').at(-1))).toEqual(['static-analysis']);
    expect((await story.truth()).threads).toEqual(before.threads);
  });

  test('there is none when every selected finding has a thread', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([ON_DIFF]));
    expect(topLevel(await story.truth())).toEqual([]);
  });

  test('a finding that is new in it replaces it: the new one first, then the old one goes', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([ELSEWHERE]), NOFILTER);
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([ELSEWHERE, { path: 'src/other.js', line: 2, message: 'More.' }]), NOFILTER);
    const writes = (await story.writes()).filter(({ path }) => path.includes('/comments'));
    expect(writes.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    const summaries = topLevel(await story.truth());
    expect(summaries).toHaveLength(1);
    expect(summaries[0]).toContain('2 findings without a thread');
  });

  test('one finding less takes it out, none left deletes the comment', async () => {
    story = await openStory(listing, BASE, HEAD);
    const two = [ELSEWHERE, { path: 'src/other.js', line: 2, message: 'More.' }];
    await story.run(log(two), NOFILTER);
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([ELSEWHERE]), NOFILTER);
    expect(topLevel(await story.truth())).toEqual([expect.stringContaining('1 finding without a thread')]);
    await story.push({ 'note.txt': '2\n' });
    await story.run(log([]), NOFILTER);
    expect(topLevel(await story.truth())).toEqual([]);
  });

  test('a failed analysis without findings deletes nothing', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([ELSEWHERE]), NOFILTER);
    await story.push({ 'note.txt': '1\n' });
    await story.run('{', NOFILTER);
    expect(topLevel(await story.truth())).toHaveLength(1);
  });

  test('findings over the limit are listed, worst first', async () => {
    story = await openStory(listing, BASE, { 'src/n.js': 'a\nb\nc\n' });
    await story.run(
      log([
        { path: 'src/n.js', line: 1, level: 'note', rule: 'small', message: 'Small.' },
        { path: 'src/n.js', line: 2, level: 'warning', rule: 'middle', message: 'Middle.' },
        { path: 'src/n.js', line: 3, level: 'error', rule: 'great', message: 'Great.' },
      ]),
      { 'max-threads': '1' },
    );
    const [summary = ''] = topLevel(await story.truth());
    expect(readable(await story.truth())).toEqual(['src/n.js:3 open: Great.']);
    expect(summary).toContain('2 over the limit of threads');
    expect(summary.indexOf('Middle.')).toBeLessThan(summary.indexOf('Small.'));
  });

  test.each([
    ['the level', { level: 'error' }, { level: 'warning' }],
    [
      'the security severity',
      { properties: { 'security-severity': '7.0' } },
      { properties: { 'security-severity': '6.9', precision: 'very-high' } },
    ],
    [
      'a security severity at all',
      { properties: { 'security-severity': '0.1' } },
      { properties: { precision: 'very-high' } },
    ],
    ['the precision', { properties: { precision: 'high' } }, { properties: { precision: 'medium' } }],
    ['a precision at all', { properties: { precision: 'low' } }, {}],
    ['the path', {}, {}],
  ] as const)(
    'over the limit, what is worse by %s has the place, wherever it is',
    async (by, worse, better) => {
      const [first, second] = by === 'the path' ? ['src/a.js', 'src/z.js'] : ['src/z.js', 'src/a.js'];
      story = await openStory(listing, {}, { 'src/a.js': 'one\n', 'src/z.js': 'one\n' });
      const rule = (id: string, { level = 'warning', ...rest }: { level?: string; properties?: object }) => ({
        descriptor: { id, ...rest },
        result: { ruleId: id, level },
      });
      const rules = [rule('better', better), rule('worse', worse)];
      const results = rules.map(({ result }, index) => ({
        ...result,
        message: { text: `It is ${result.ruleId}.` },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: index === 1 ? first : second },
              region: { startLine: 1 },
            },
          },
        ],
      }));
      const driver = { name: 'Linter', rules: rules.map(({ descriptor }) => descriptor) };
      const text = JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver }, results }] });
      await story.run(text, { 'max-threads': '1' });
      expect(readable(await story.truth())).toEqual([`${first}:1 open: It is worse.`]);
    },
  );

  test('a limit that is just reached lists nothing, and one less lists one', async () => {
    story = await openStory(listing, BASE, { 'src/n.js': 'a\nb\n' });
    const two = log([1, 2].map((line) => ({ path: 'src/n.js', line, rule: `rule-${line}` })));
    await story.run(two, { 'max-threads': '1' });
    expect(topLevel(await story.truth())).toEqual([expect.stringContaining('1 over the limit')]);
    const result = await story.run(two, { 'max-threads': '2' });
    expect(accounting(result)).toBe(
      '2 results = 1 kept + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(topLevel(await story.truth())).toEqual([]);
  });

  test('what fails the check below min-level is listed', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([{ ...ON_DIFF, message: 'Quiet.' }]), {
      'min-level': 'error',
      'fail-level': 'warning',
    });
    expect(result.status).toBe(1);
    expect(topLevel(await story.truth())[0]).toContain('Quiet.');
    expect(result.summary).toContain('Quiet.');
  });

  test('each job has a summary comment of its own', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([ELSEWHERE]), { ...NOFILTER, category: 'one' });
    await story.run(log([ELSEWHERE], 'Other'), { ...NOFILTER, category: 'two' });
    await story.run(log([], 'Other'), { ...NOFILTER, category: 'two' });
    const summaries = topLevel(await story.truth());
    expect(summaries).toHaveLength(1);
    expect(summaries[0]).toContain('Linter');
  });

  test('a changed check-name takes its old summary comment along: it stays, is replaced, and goes', async () => {
    story = await openStory(listing, BASE, HEAD);
    const renamed = { ...NOFILTER, 'check-name': 'lint' };
    await story.run(log([ELSEWHERE]), { ...NOFILTER, 'check-name': 'static-analysis' });
    const before = (await story.truth()).threads;
    await story.run(log([ELSEWHERE]), renamed);
    expect((await story.truth()).threads).toEqual(before);
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([{ path: 'src/other.js', line: 2, message: 'More.' }]), renamed);
    const replaced = topLevel(await story.truth());
    expect(replaced).toHaveLength(1);
    expect(replaced[0]).toContain('More.');
    await story.push({ 'note.txt': '2\n' });
    await story.run(log([]), { ...NOFILTER, 'check-name': 'lint again' });
    expect(topLevel(await story.truth())).toEqual([]);
  });

  test('summary-comment never posts none', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([ELSEWHERE]), { ...NOFILTER, 'summary-comment': 'never' });
    expect(topLevel(await story.truth())).toEqual([]);
    expect(result.summary).toContain('Elsewhere.');
  });
});
