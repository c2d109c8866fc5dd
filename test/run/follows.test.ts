import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, LISTINGS, openStory, readable, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\nthree\n' };
const BAD = 'const total = eval(input);';
const HEAD = { 'src/a.js': `one\ntwo\n${BAD}\nthree\n` };

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const short = (): string => story.repository.git('rev-parse', 'HEAD').slice(0, 7);

  test('a thread stays with its finding when the line moves', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'src/a.js': `zero\none\ntwo\n${BAD}\nthree\n` });
    const result = await story.run(log([{ path: 'src/a.js', line: 4 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(JSON.stringify(result.report)).toContain('moved from line 3 to line 4');
    expect(readable(await story.truth())).toEqual(['src/a.js:3 open: There is trouble here.']);
  });

  test('a thread follows its finding through a renamed file', async () => {
    const rest = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
    story = await openStory(listing, BASE, { 'src/b.js': `${BAD}\n${rest}\n` });
    await story.run(log([{ path: 'src/b.js', line: 1 }]));
    await story.push({ 'src/b.js': null, 'src/c.js': `${BAD}\n${rest}\n` });
    const result = await story.run(log([{ path: 'src/c.js', line: 1 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect((await story.truth()).threads).toHaveLength(1);
  });

  test('a reworded message keeps its thread', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3, message: 'Do not use eval.' }]));
    await story.push({ 'README.md': 'hello\n' });
    const result = await story.run(log([{ path: 'src/a.js', line: 3, message: 'Avoid the function eval.' }]));
    expect(accounting(result)).toContain('1 kept');
    expect(JSON.stringify(result.report)).toContain('reworded');
  });

  test('resolve never leaves the thread of a fixed finding open', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push(BASE);
    await story.run(log([]), { resolve: 'never' });
    expect(readable(await story.truth())).toEqual(['src/a.js:3 open: There is trouble here.']);
  });

  test('a deleted file resolves the threads on it', async () => {
    story = await openStory(listing, BASE, { ...HEAD, 'src/b.js': `${BAD}\n` });
    await story.run(log([{ path: 'src/b.js', line: 1 }]));
    await story.push({ 'src/b.js': null });
    await story.run(log([]));
    expect(readable(await story.truth())).toEqual([
      `src/b.js:1 resolved: There is trouble here. | Fixed as of ${short()}`,
    ]);
  });

  test('a suppressed finding without a thread gets none', async () => {
    story = await openStory(listing, BASE, HEAD);
    const result = await story.run(log([{ path: 'src/a.js', line: 3, level: 'error', suppressed: true }]));
    expect(result.status).toBe(0);
    expect(accounting(result)).toBe('1 result = 1 suppressed; threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('a file that is no longer part of the diff resolves its threads as moved on', async () => {
    story = await openStory(listing, { ...BASE, 'src/b.js': 'x\n' }, { ...HEAD, 'src/b.js': `x\n${BAD}\n` });
    await story.run(log([{ path: 'src/b.js', line: 2 }]));
    const merged = story.repository.git('rev-parse', 'HEAD');
    await story.push({ 'src/a.js': 'one\ntwo\nother\nthree\n' });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: merged });
    const result = await story.run(log([{ path: 'src/b.js', line: 2 }]));
    expect(accounting(result)).toBe('1 result = 1 moved-on; threads: 0 posted, 1 resolved, 0 reopened');
    expect(readable(await story.truth())[0]).toContain(`No longer part of this change as of ${short()}`);
  });

  test('a finding that a filter would leave out now keeps the thread it has', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]), { 'min-level': 'error' });
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('max-threads posts the worst first and counts the rest, and an unchanged run posts nothing new', async () => {
    story = await openStory(listing, BASE, { 'src/n.js': 'a\nb\nc\n' });
    const findings = log([
      { path: 'src/n.js', line: 1, level: 'note' },
      { path: 'src/n.js', line: 2, level: 'warning' },
      { path: 'src/n.js', line: 3, level: 'warning' },
    ]);
    const first = await story.run(findings, { 'max-threads': '2' });
    expect(accounting(first)).toBe(
      '3 results = 1 over-limit + 2 posted; threads: 2 posted, 0 resolved, 0 reopened',
    );
    expect(readable(await story.truth()).map((line) => line.split(' ')[0])).toEqual([
      'src/n.js:2',
      'src/n.js:3',
    ]);
    const second = await story.run(findings, { 'max-threads': '2' });
    expect(accounting(second)).toBe(
      '3 results = 2 kept + 1 over-limit; threads: 0 posted, 0 resolved, 0 reopened',
    );
  });

  test('another category is another scope: its threads are left alone', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]), { category: 'one' });
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(log([]), { category: 'two' });
    expect(accounting(result)).toBe('0 results; threads: 0 posted, 0 resolved, 0 reopened');
    expect(readable(await story.truth())).toEqual(['src/a.js:3 open: There is trouble here.']);
  });

  test('a rotated secret keeps its threads as an earlier signing-key', async () => {
    story = await openStory(listing, BASE, HEAD);
    const old = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(old.status).toBe(0);
    const client = (await story.admin('POST', '/clients', { userId: await botId(story) })) as {
      clientId: string;
      clientSecret: string;
    };
    const rotated = { 'client-id': client.clientId, 'client-secret': client.clientSecret };
    await story.push({ 'src/a.js': `zero\none\ntwo\n${BAD}\nthree\n` });
    const kept = await story.run(log([{ path: 'src/a.js', line: 4 }]), {
      ...rotated,
      'signing-key': `${'a new key'.repeat(4)}\n${story.sandbox.clientSecret}`,
    });
    expect(accounting(kept)).toContain('1 kept');
    const forgotten = await story.run(log([{ path: 'src/a.js', line: 4 }]), rotated);
    expect(accounting(forgotten)).toContain('1 posted');
    expect(forgotten.log).toContain('on a line below the present signing-key');
  });
});

async function botId(story: Story): Promise<string> {
  const { threads } = (await story.admin('GET', `/deployments/${story.deployment}`)) as {
    threads: { comments: { author: { id: string } }[] }[];
  };
  return threads[0]?.comments[0]?.author.id ?? '';
}

describe.each(LISTINGS)('what resolves and reopens, with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const short = (): string => story.repository.git('rev-parse', 'HEAD').slice(0, 7);

  test('a fixed finding resolves its thread and says as of which commit', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'src/a.js': 'one\ntwo\nconst total = Number(input);\nthree\n' });
    const result = await story.run(log([]));
    expect(accounting(result)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
    expect(readable(await story.truth())).toEqual([
      `src/a.js:3 resolved: There is trouble here. | Fixed as of ${short()}`,
    ]);
    const again = await story.run(log([]));
    expect(accounting(again)).toBe('0 results; threads: 0 posted, 0 resolved, 0 reopened');
    expect((await story.writes()).map(({ method }) => method)).toEqual(['PUT']);
  });

  test('a finding that comes back reopens its thread', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'src/a.js': 'one\ntwo\nconst total = Number(input);\nthree\n' });
    const fixed = short();
    const goneSha = story.repository.git('rev-parse', 'HEAD');
    await story.run(log([]));
    await story.push(HEAD);
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(result)).toBe('1 result = 1 reopened; threads: 0 posted, 0 resolved, 1 reopened');
    const [line] = readable(await story.truth());
    expect(goneSha.startsWith(fixed)).toBe(true);
    expect(line).toContain('src/a.js:3 open: There is trouble here.');
    expect(line).toContain(`Fixed as of ${fixed}`);
    expect(line).toContain(`Reported again as of ${short()}`);
  });

  test('a suppressed finding resolves its thread as such, and reopens it when the suppression goes', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(log([{ path: 'src/a.js', line: 3, suppressed: true }]));
    expect(accounting(result)).toBe('1 result = 1 suppressed; threads: 0 posted, 1 resolved, 0 reopened');
    const suppressed = short();
    expect(readable(await story.truth())[0]).toContain(`Suppressed as of ${suppressed}`);
    await story.push({ 'note.txt': '2\n' });
    const back = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(back)).toBe('1 result = 1 reopened; threads: 0 posted, 0 resolved, 1 reopened');
  });
});
