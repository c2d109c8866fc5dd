import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { pullRequest } from './pull-request.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\nthree\nfour\nfive\nsix\n' };
const HEAD = { 'src/a.js': 'one\nTWO\nthree\nfour\nfive\nsix\n' };
const FOUND = log([{ path: 'src/a.js', line: 2 }]);

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  test('a checkout of the merge that the event names posts on the lines of the head', async () => {
    story = await openStory(listing, BASE, HEAD);
    const head = story.repository.git('rev-parse', 'HEAD');
    story.repository.git('checkout', '-q', 'main');
    const target = story.repository.commit({ 'src/a.js': `zero\n${BASE['src/a.js']}` });
    const merge = story.repository.merge(target, head);
    const event = pullRequest({ head, merge });
    const result = await story.run(
      log([
        { path: 'src/a.js', line: 3, message: 'Of the change.' },
        { path: 'src/a.js', line: 1, message: 'Of the target branch.' },
      ]),
      { 'filter-mode': 'nofilter' },
      event.environment,
    );
    event.remove();
    expect(readable(await story.truth())).toEqual(['src/a.js:2 open: Of the change.']);
    expect(accounting(result)).toBe(
      '2 results = 1 not-on-the-diff + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(checks(await story.truth())[0]).toContain(merge.slice(0, 7));
    expect(result.log).toContain(
      `Analyzed ${merge.slice(0, 7)}, which is the merge of this deployment with its target branch (head ${head.slice(0, 7)}): findings are placed on the lines of the head`,
    );
  });

  describe('a log that says of which commit it is', () => {
    const of = (revisions: readonly (string | undefined)[], path = 'src/a.js'): Log => {
      const own = log([{ path, line: 2 }]);
      for (const run of own.runs)
        run.versionControlProvenance = revisions.map((revisionId) => ({
          repositoryUri: 'https://example.com/a',
          ...(revisionId !== undefined && { revisionId }),
        }));
      return own;
    };

    test('is of another analysis where that one has another file in place of one with results', async () => {
      story = await openStory(listing, BASE, HEAD);
      const { repository } = story;
      const before = repository.git('rev-parse', 'HEAD');
      const head = await story.push({ 'src/a.js': `zero\n${HEAD['src/a.js']}` });
      const result = await story.run(of([before.toUpperCase()]), { allow: 'incomplete-runs' });
      expect(result.outputs.conclusion).toBe('incomplete');
      expect(result.summary.replaceAll('\\', '')).toContain(
        `is of commit ${before.slice(0, 7)}, and ${head.slice(0, 7)} is checked out, where`,
      );
      const [first] = of([head]).runs;
      const mixed = of([before]);
      if (first !== undefined) mixed.runs.push(first);
      expect((await story.run(mixed)).outputs.conclusion).toBe('incomplete');
    });

    test('is of another one too where a result may be in a file that differs', async () => {
      story = await openStory(listing, { 'lib/src/a.js': 'x\n', 'docs/src/a.js': 'x\n' }, { b: 'x\n' });
      const before = story.repository.git('rev-parse', 'HEAD');
      const head = await story.push({ 'lib/src/a.js': 'y\n' });
      for (const [named, conclusion] of [
        [before, 'incomplete'],
        [head, 'success'],
      ] as const)
        expect((await story.run(of([named]))).outputs.conclusion).toBe(conclusion);
    });

    test('is of another one too where it has results in a submodule that moved since', async () => {
      story = await openStory(listing, BASE, HEAD);
      const { repository } = story;
      const moveTo = (id: string): string => {
        repository.git('update-index', '--add', '--cacheinfo', `160000,${id.repeat(40)},lib`);
        repository.git('commit', '-q', '-m', 'Move');
        return repository.git('rev-parse', 'HEAD');
      };
      const before = moveTo('1');
      const head = moveTo('2');
      await story.admin('PATCH', `/deployments/${story.deployment}`, { head });
      for (const [path, conclusion] of [
        ['lib/a.js', 'incomplete'],
        ['src/a.js', 'success'],
      ] as const)
        expect((await story.run(of([before], path))).outputs.conclusion).toBe(conclusion);
    });

    test('is of this one where its tree has the same files with results', async () => {
      story = await openStory(listing, BASE, HEAD);
      const head = story.repository.git('rev-parse', 'HEAD');
      story.repository.git('checkout', '-q', 'main');
      const target = story.repository.commit({ 'src/b.js': 'of the target\n' });
      const merge = story.repository.merge(target, head);
      const event = pullRequest({ head, merge });
      for (const named of [head, merge])
        expect((await story.run(of([named]), {}, event.environment)).outputs.conclusion).not.toBe(
          'incomplete',
        );
      event.remove();
    });

    test('is taken as it is where it names several commits, none, or one that is not known here', async () => {
      story = await openStory(listing, BASE, HEAD);
      const { repository } = story;
      const base = repository.git('rev-parse', 'main');
      const head = repository.git('rev-parse', 'HEAD');
      const tree = repository.git('rev-parse', 'main^{tree}');
      const named = [
        [base, head],
        [base, undefined],
        [base.slice(0, 12)],
        ['e'.repeat(40)],
        [tree],
        ['main'],
        [],
      ];
      for (const revisions of named)
        expect((await story.run(of(revisions))).outputs.conclusion).not.toBe('incomplete');
      expect((await story.run(of([base]))).outputs.conclusion).toBe('incomplete');
    });
  });

  test('base-sha and head-sha pin the comments to their diff', async () => {
    story = await openStory(listing, BASE, HEAD);
    const [head = '', base = ''] = story.repository.git('rev-list', 'HEAD').split('\n');
    await story.run(FOUND, { 'base-sha': base, 'head-sha': head });
    const [thread] = (await story.truth()).threads;
    expect([thread?.baseSha, thread?.headSha]).toEqual([base, head]);
  });

  test('a run for an older commit than the deployment shows is superseded and writes nothing', async () => {
    story = await openStory(listing, BASE, HEAD);
    const old = story.repository.git('rev-parse', 'HEAD');
    await story.push({ 'note.txt': '1\n' });
    story.repository.checkout(old);
    const result = await story.run(FOUND);
    expect(result.status).toBe(0);
    expect(result.outputs.conclusion).toBe('superseded');
    expect(await story.writes()).toEqual([]);
  });

  test('so is a run for the merge of an older commit, as pull request runs check it out', async () => {
    story = await openStory(listing, BASE, HEAD);
    const old = story.repository.git('rev-parse', 'HEAD');
    await story.push({ 'note.txt': '1\n' });
    story.repository.git('checkout', '-q', 'main');
    story.repository.merge(story.repository.commit({ 'src/z.js': 'z\n' }), old);
    const result = await story.run(FOUND);
    expect(result.status).toBe(0);
    expect(result.outputs.conclusion).toBe('superseded');
    expect(await story.writes()).toEqual([]);
  });

  test('a run for a commit that the deployment does not show yet says so', async () => {
    story = await openStory(listing, BASE, HEAD);
    story.repository.commit({ 'note.txt': '1\n' });
    const result = await story.run(FOUND);
    expect(result.status).toBe(3);
    expect(result.log).toContain('the deployment has not caught up');
    expect(await story.writes()).toEqual([]);
  });

  test('a run for an unrelated commit is incomplete and writes no check', async () => {
    story = await openStory(listing, BASE, HEAD);
    story.repository.git('checkout', '-q', 'main');
    story.repository.commit({ 'src/z.js': 'z\n' });
    const result = await story.run(FOUND);
    expect(result.status).toBe(3);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('are different versions: check out the head of the deployment');
    expect(await story.writes()).toEqual([]);
  });

  test('a commit that cannot be had ends incomplete and names it with the remedy', async () => {
    story = await openStory(listing, BASE, HEAD);
    const missing = 'f'.repeat(40);
    const head = story.repository.git('rev-parse', 'HEAD');
    const result = await story.run(FOUND, { 'base-sha': missing, 'head-sha': head });
    expect(result.status).toBe(3);
    expect(result.log).toContain(missing);
    expect(result.log).toContain('fetch-depth: 0');
    expect(checks(await story.truth())[0]).toContain('not finished');
  });

  test('a shallow clone fetches by id what it lacks, for the diff and for following threads', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await story.push({ 'src/a.js': `zero\n${HEAD['src/a.js']}` });
    const clone = join(story.repository.path, '.git', 'shallow-clone');
    story.repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    story.repository.git('clone', '-q', '--depth', '1', pathToFileURL(story.repository.path).href, clone);
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]), { 'working-directory': clone });
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(JSON.stringify(result.report)).toContain('moved from line 2 to line 3, by git');
  });

  test('a thread whose commit cannot be had any more is followed by its text', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    story.repository.git('reset', '-q', '--soft', 'HEAD~1');
    await story.push({ 'src/a.js': `zero\n${HEAD['src/a.js']}` });
    story.repository.collectGarbage();
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(JSON.stringify(result.report)).toContain('same text and');
  });

  test('a diff that is not computed in time is waited for and ends incomplete', async () => {
    story = await openStory(listing, BASE, HEAD, { diffDelayMs: 'manual' });
    const result = await story.run(FOUND);
    expect(result.log).toContain('Waiting for the diff');
    expect(result.status).toBe(3);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(checks(await story.truth())[0]).toMatch(/DONE FAILURE .*diff was not computed/u);
  });

  test('a discussion that does not come into being in time is waited for and ends incomplete', async () => {
    story = await openStory(listing, BASE, HEAD, { discussionDelayMs: 'manual' });
    const result = await story.run(FOUND);
    expect(result.log).toContain('Waiting for the discussion');
    expect(result.status).toBe(3);
    expect(accounting(result)).toBe('1 result = 1 failed; threads: 0 posted, 0 resolved, 0 reopened');
    expect(checks(await story.truth())[0]).toMatch(/DONE FAILURE .*not finished/u);
    await story.admin('POST', `/deployments/${story.deployment}/ready`, { discussion: true });
    const ready = await story.run(FOUND);
    expect(accounting(ready)).toContain('1 posted');
    expect(checks(await story.truth())[0]).toContain('DONE SUCCESS');
  });

  test('a draft is skipped without a check', async () => {
    story = await openStory(listing, BASE, HEAD, {}, { phase: 'DRAFT' });
    const result = await story.run(FOUND);
    expect(result.status).toBe(0);
    expect(result.outputs.conclusion).toBe('skipped');
    expect(result.log).toContain('draft');
    expect(await story.writes()).toEqual([]);
  });
});
