import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story } from './story.ts';

const FILE = '.sarif-review.yml';
const RULE_OFF = 'rules:\n  - { tool: linter, rule: no-trouble, level: off, reason: too many }\n';
const BASE = { 'src/a.js': 'one\ntwo\n', 'vendor/v.js': 'one\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\n', 'vendor/v.js': 'one\nbad\n' };
const IN_SRC = { path: 'src/a.js', line: 2, level: 'error' } as const;
const IN_VENDOR = { path: 'vendor/v.js', line: 2, level: 'error' } as const;

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const summaryOf = ({ summary }: { readonly summary: string }): string => summary;

  test('what the file takes off is ignored, counted and listed, and fails nothing', async () => {
    story = await openStory(
      listing,
      { ...BASE, [FILE]: "paths:\n  - { glob: 'vendor/**', level: off, reason: not ours }\n" },
      HEAD,
    );
    const result = await story.run(log([IN_VENDOR]));
    expect(result.status).toBe(0);
    expect(accounting(result)).toBe('1 result = 1 ignored; threads: 0 posted, 0 resolved, 0 reopened');
    const because = '.sarif-review.yml (vendor/**): not ours';
    expect(result.report).toMatchObject({ findings: [{ disposition: 'ignored', reason: because }] });
    expect(summaryOf(result)).toContain('### Ignored, and why\n\n- 1: .sarif-review.yml');
  });

  test('a level in it counts as that of the finding', async () => {
    story = await openStory(
      listing,
      { ...BASE, [FILE]: 'rules:\n  - { rule: no-trouble, level: note }\n' },
      HEAD,
    );
    const result = await story.run(log([IN_SRC]));
    expect(result.status).toBe(0);
    expect((await story.truth()).threads[0]?.comments[0]?.body).toContain('**Note** · ');
  });

  test('a thread is resolved when the base takes its finding off, and comes back with it', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(log([IN_SRC]));
    const rebase = async (file: string | null) => {
      story.repository.git('switch', '-q', 'main');
      const base = story.repository.commit({ [FILE]: file });
      story.repository.git('switch', '-q', 'deploy');
      story.repository.git('merge', '-q', '--no-edit', 'main');
      const head = story.repository.git('rev-parse', 'HEAD');
      await story.admin('PATCH', `/deployments/${story.deployment}`, { base, head });
    };
    await rebase(RULE_OFF);
    const ignored = await story.run(log([IN_SRC]));
    expect(ignored.status).toBe(0);
    expect(readable(await story.truth())).toEqual([
      expect.stringMatching(
        /resolved: There is trouble here\. \| Ignored by \.sarif-review\.yml as of \w{7}$/u,
      ),
    ]);
    const again = await story.run(log([IN_SRC]));
    expect(accounting(again)).toBe('1 result = 1 ignored; threads: 0 posted, 0 resolved, 0 reopened');
    await rebase(null);
    const back = await story.run(log([IN_SRC]));
    expect(accounting(back)).toContain('1 result = 1 reopened;');
    expect(back.log).not.toContain('contradict');
    expect(readable(await story.truth())[0]).toContain('open: There is trouble here.');
  });

  test('a change does not silence itself: its file is named, and takes effect when it is merged', async () => {
    story = await openStory(listing, BASE, { ...HEAD, [FILE]: RULE_OFF });
    const result = await story.run(log([IN_SRC]));
    expect(result.status).toBe(1);
    expect(summaryOf(result)).toContain(
      'this change edits .sarif-review.yml, which takes effect when it is merged',
    );
  });

  test('a change that breaks the file fails, with line and column', async () => {
    story = await openStory(listing, BASE, { ...HEAD, [FILE]: 'rules:\n  - { rule: x, level: hmm }\n' });
    const result = await story.run(log([]));
    expect(result.status).toBe(1);
    expect(result.outputs.conclusion).toBe('failure');
    expect(checks(await story.truth())[0]).toMatch(
      /^\S+ DONE FAILURE failed: this change breaks \.sarif-review\.yml: line 2, column 23: /u,
    );
  });

  test('a file that a change moves below an ignored path is not ignored for that', async () => {
    const text = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');
    story = await openStory(
      listing,
      { 'src/a.js': text, [FILE]: "paths:\n  - { glob: 'vendor/**', level: off }\n" },
      { 'src/a.js': null, 'vendor/a.js': `${text}bad\n`, 'vendor/b.js': 'bad\n' },
    );
    const result = await story.run(
      log([
        { path: 'vendor/a.js', line: 21 },
        { path: 'vendor/b.js', line: 1 },
      ]),
    );
    expect(accounting(result)).toContain('2 results = 1 ignored + 1 posted;');
    expect(readable(await story.truth())).toEqual([expect.stringMatching(/^vendor\/a\.js:21 open/u)]);
  });
});
