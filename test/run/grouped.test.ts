import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { joined, log, type Report, unparsed } from './logs.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, type Listing, openStory, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.cls': 'one\ntwo\n' };
const HEAD = { 'src/a.cls': 'one\nbad\ntwo\n' };
const GOOD = { 'src/a.cls': 'one\ngood\ntwo\n' };
const AT: Report = { rule: 'ApexDoc', path: 'src/a.cls', line: 2, message: 'Missing ApexDoc.' };

const engine = (parts: Partial<Report> = {}): Log => log([{ ...AT, ...parts }], 'pmd');
const plain = (parts: Partial<Report> = {}): Log => log([{ ...AT, ...parts }], 'PMD');
const BOTH = joined(engine(), plain());
const NONE = joined(log([], 'pmd'), log([], 'PMD'));

/** The log of an analysis that failed, and found nothing before it did. */
function crashed(tool: string): Log {
  const [run] = log([], tool).runs;
  if (run === undefined) throw new Error('the log has a run');
  return { version: '2.1.0', runs: [{ ...run, invocations: [{ executionSuccessful: false }] }] };
}

let listing: Listing = 'full';
let story: Story;
afterEach(() => story.end());

/** `pmd open` for each thread of ours. */
const threads = async (): Promise<readonly string[]> =>
  (await story.truth()).threads
    .filter(({ resolvable }) => resolvable)
    .map(({ comments: [first], resolved }) => {
      const tool = first?.body.match(/ · (pmd|PMD)$/mu)?.[1];
      return `${tool} ${resolved === true ? 'resolved' : 'open'}`;
    })
    .toSorted();
const push = (files: Readonly<Record<string, string>>) => story.push(files);
let pushes = 0;
const another = () => {
  pushes += 1;
  return push({ 'note.txt': String(pushes) });
};
const discussion = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';

describe.each(ANY_LISTING)('with the listing in its %s form', (form) => {
  beforeEach(() => {
    listing = form;
  });

  test('two tools that say the same get one thread, which names both', async () => {
    story = await openStory(listing, BASE, HEAD);
    const first = await story.run(BOTH);
    expect(await threads()).toEqual(['PMD open']);
    expect((await story.truth()).threads[0]?.comments[0]?.body).toContain(
      '\n\nAlso reported by pmd when this was posted.\n\n',
    );
    expect(accounting(first)).toBe(
      '2 results = 1 grouped + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    const id = await discussion();
    expect(first.report).toMatchObject({
      findings: [
        {
          tool: 'pmd',
          disposition: 'grouped',
          discussionId: id,
          reason: `discussion ${id} of PMD is about the same problem`,
        },
        { tool: 'PMD', disposition: 'posted' },
      ],
    });
    await another();
    const second = await story.run(BOTH);
    expect(accounting(second)).toContain('2 results = 1 kept + 1 grouped;');
    expect((await story.writes()).every(({ path }) => path.includes('/checks/'))).toBe(true);
    await push(GOOD);
    await story.run(NONE);
    expect(await threads()).toEqual(['PMD resolved']);
    await push(HEAD);
    await story.run(BOTH);
    expect(await threads()).toEqual(['PMD open']);
  });

  test('a finding of another tool that appears is grouped, also of a worse level, and one that goes leaves the thread', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(joined(engine(), log([], 'PMD')));
    await another();
    const worse = await story.run(joined(engine(), plain({ level: 'error' })));
    expect(await threads()).toEqual(['pmd open']);
    // It counts for itself.
    expect(worse.status).toBe(1);
    await another();
    await story.run(joined(engine(), log([], 'PMD')));
    expect(await threads()).toEqual(['pmd open']);
  });

  test('when the finding of the thread goes and a grouped one stays, that gets its own, and keeps it', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(BOTH);
    await another();
    await story.run(joined(engine(), log([], 'PMD')));
    expect(await threads()).toEqual(['PMD resolved', 'pmd open']);
    await another();
    await story.run(BOTH);
    expect(await threads()).toEqual(['PMD resolved', 'pmd open']);
  });

  test('an analysis that crashes holds its thread, which the other finding shares meanwhile', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(BOTH);
    await another();
    const result = await story.run(joined(engine(), crashed('PMD')));
    expect(result.status).toBe(3);
    expect(await threads()).toEqual(['PMD open']);
    expect(accounting(result)).toMatch(/^1 result = 1 grouped;/u);
    // The other half may as well be the one that crashed.
    await another();
    await story.run(joined(crashed('pmd'), plain()));
    await another();
    await story.run(BOTH);
    expect(await threads()).toEqual(['PMD open']);
  });

  test('a log that cannot be read takes no cover away', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run({ 'a.sarif': engine(), 'b.sarif': plain() });
    await another();
    await story.run({ 'a.sarif': engine(), 'b.sarif': '{"version": "2.1.0", "runs": [' });
    expect(await threads()).toEqual(['PMD open']);
  });

  test('where the comment is refused, both are listed', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.admin('POST', '/faults', {
      rules: [
        {
          operation: 'create-comment',
          calls: [1],
          effect: { kind: 'status', status: 422, when: 'before', message: 'Not taken' },
        },
      ],
    });
    const result = await story.run(BOTH);
    expect(accounting(result)).toMatch(/^2 results = 2 not-on-the-diff;/u);
    expect(topLevel(await story.truth())).toEqual([expect.stringContaining('also reported by pmd')]);
  });
});

// Without the flag in the listing nobody can tell that a person resolved it.
describe('with the flag in the listing', () => {
  beforeEach(() => {
    listing = 'full';
  });

  test('a person who resolves the thread has decided about the grouped finding that it names', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(BOTH);
    await (await story.person('Ada')).setResolved(await discussion(), true);
    await another();
    const result = await story.run(BOTH);
    expect(await threads()).toEqual(['PMD resolved']);
    expect(accounting(result)).toContain('2 results = 1 resolved-by-people + 1 grouped;');
  });

  test('no dismissal passes to a finding that the comment did not name, or that is worse now', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(BOTH);
    await (await story.person('Ada')).setResolved(await discussion(), true);
    await another();
    await story.run(joined(engine({ level: 'error' }), plain()));
    expect(await threads()).toEqual(['PMD resolved', 'pmd open']);
    await another();
    await story.run(joined(engine(), plain()));
    expect(await threads()).toEqual(['PMD resolved', 'pmd open']);
  });
});

describe('where comments can be edited', () => {
  /** What the one thread of PMD says of other tools after a run over these logs. */
  async function named(
    logs: Log,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<string | undefined> {
    await another();
    await runOn('github', story, logs, inputs);
    const bodies = (await story.truth()).threads.map(({ comments }) => comments[0]?.body ?? '');
    return bodies.find((body) => / · PMD$/mu.test(body))?.match(/^Also reported by (.*)\.$/mu)?.[1];
  }

  /** The log of pmd which names a file that it could not parse. */
  const spoilt = (path: string): Log => ({
    ...unparsed(path),
    runs: unparsed(path).runs.map((run) => ({ ...run, tool: { driver: { name: 'pmd' } } })),
  });

  const ofBase = (parts: Partial<Report> = {}, tool = 'pmd'): Log => {
    const made = log([{ ...AT, ...parts }], tool);
    Object.assign(made.runs[0]?.results?.[0] ?? {}, { baselineState: 'unchanged' });
    return made;
  };

  test('a tool stays named while nobody knows whether it still reports the same, or the base had that', async () => {
    story = await openStory('full', BASE, HEAD);
    expect(await named(BOTH)).toBe('pmd');
    expect(await named(joined(crashed('pmd'), plain()))).toBe('pmd');
    expect(await named(joined(spoilt('src/a.cls'), plain()))).toBe('pmd');
    expect(await named(joined(ofBase(), plain()))).toBe('pmd');
    expect(await named(joined(spoilt('src/a.cls'), engine(), plain()))).toBe('pmd');
  });

  test('a tool stays named while a log cannot be read', async () => {
    story = await openStory('full', BASE, HEAD);
    expect(await named(BOTH)).toBe('pmd');
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-grouped-'));
    writeFileSync(join(folder, 'a.sarif'), JSON.stringify(plain()));
    writeFileSync(join(folder, 'b.sarif'), '{"version": "2.1.0", "runs": [');
    expect(await named(plain(), { 'sarif-file': `${folder}/a.sarif\n${folder}/b.sarif` })).toBe('pmd');
  });

  test.each([
    ['another file could not be parsed', () => spoilt('note.txt')],
    ['it is suppressed', () => engine({ suppressed: true })],
    ['the base had another rule there', () => ofBase({ rule: 'Other' })],
    ['the base had it on another line', () => ofBase({ line: 1 })],
    ['the base had it of another tool', () => joined(log([], 'pmd'), ofBase({}, 'spot'))],
  ])('a tool that no longer reports the same is not named where %s', async (_, logs) => {
    story = await openStory('full', BASE, HEAD);
    expect(await named(BOTH)).toBe('pmd');
    expect(await named(joined(logs(), plain()))).toBeUndefined();
  });

  test('a decision is about what the tools said last', async () => {
    story = await openStory('full', BASE, HEAD);
    await named(BOTH);
    const reworded = joined(engine({ message: 'No comment stands here.' }), plain());
    await named(reworded);
    const [ours] = (await story.truth()).threads;
    await (await story.person('Ada')).setResolved(ours?.discussionId ?? '', true);
    await named(reworded);
    expect(await threads()).toEqual(['PMD resolved']);
  });

  test('a tool that says more is named anew, and one that comes with a reopened thread is named', async () => {
    story = await openStory('full', BASE, HEAD);
    await named(BOTH);
    expect(await named(joined(engine({ level: 'error' }), plain()))).toBe('pmd (error)');
    await push(GOOD);
    await runOn('github', story, NONE);
    await push(HEAD);
    expect(await named(joined(plain(), log([AT], 'spot')))).toBe('spot');
  });
});
