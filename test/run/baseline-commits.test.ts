import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import {
  A,
  BASE,
  CAUSED,
  check,
  edited,
  folder,
  HEAD,
  OLD,
  openChange,
  run,
  stageForEachTest,
  story,
} from './baseline-stage.ts';
import { log, type Report } from './logs.ts';
import { pullRequest } from './pull-request.ts';
import { accounting } from './story.ts';

stageForEachTest();

describe('a baseline that was named', () => {
  test.each([
    ['is not there', undefined, 'baseline: No SARIF log was found: `baseline-sarif-file` names'],
    ['is cut off', JSON.stringify(log([OLD])).slice(0, 80), 'baseline: '],
    ['is no log', '{}', 'is JSON, but not a SARIF log'],
    [
      'is of an analysis that failed',
      JSON.stringify({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'Linter' } },
            invocations: [{ executionSuccessful: false }],
            results: [],
          },
        ],
      }),
      'baseline: ',
    ],
  ])('and %s leaves the run incomplete, and findings are judged by their lines', async (_, text, why) => {
    await openChange();
    const path = join(folder, 'base.sarif');
    if (text !== undefined) writeFileSync(path, text);
    const on = { ...OLD, line: 50, level: 'warning' as const };
    const result = await story.run(log([OLD, on]), { 'baseline-sarif-file': path });
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.status).toBe(3);
    expect(result.summary.replaceAll('\\', '')).toContain(why);
    expect(accounting(result)).toContain('2 results = 1 filtered + 1 posted');
  });

  test('and is not there is told in the check beside what fails it', async () => {
    await openChange();
    const result = await story.run(log([{ ...OLD, line: 50 }]), {
      'baseline-sarif-file': join(folder, 'none'),
    });
    expect(result.outputs.conclusion).toBe('failure');
    expect(await check()).toMatch(/See the step that should write it.*; 1 judged by line: /u);
  });

  test('as one of the change too leaves the run incomplete', async () => {
    await openChange();
    const path = join(folder, 'one.sarif');
    writeFileSync(path, JSON.stringify(log([OLD, CAUSED])));
    const result = await story.run(log([]), { 'sarif-file': path, 'baseline-sarif-file': path });
    expect(result.status).toBe(3);
    expect(result.summary.replaceAll('\\', '')).toContain('one.sarif is named in `sarif-file` as well');
  });

  test('and is not there leaves the run incomplete too where git does not have its commit', async () => {
    await openChange();
    const result = await story.run(log([OLD]), {
      'baseline-sarif-file': join(folder, 'none.sarif'),
      'baseline-commit': 'e'.repeat(40),
    });
    expect(result.status).toBe(3);
    expect(result.summary).toContain('No SARIF log was found');
  });

  test('by an empty text is none', async () => {
    await openChange();
    const result = await story.run(log([OLD]), { 'baseline-sarif-file': '  ' });
    expect(accounting(result)).toContain('1 result = 1 filtered');
    expect(result.summary).not.toContain('base');
  });

  test('is not read where the change commits it, or a link on the way to it', async () => {
    const links = { 'base.sarif': JSON.stringify(log([OLD, CAUSED])) };
    await openChange({ ...HEAD, ...links });
    const result = await story.run(log([OLD, CAUSED]), {
      'baseline-sarif-file': join(story.repository.path, 'base.sarif'),
      allow: 'tracked-logs',
    });
    expect(result.status).toBe(3);
    expect(result.log).toContain('is part of the commit');
    const beside = join(folder, 'beside');
    story.repository.git('worktree', 'add', '-q', '--detach', beside, 'HEAD');
    const there = await story.run(log([OLD, CAUSED]), { 'baseline-sarif-file': join(beside, 'base.sarif') });
    expect(there.status).toBe(3);
    writeFileSync(join(folder, 'base.sarif'), links['base.sarif']);
    symlinkSync(folder, join(story.repository.path, 'logs'));
    story.repository.git('add', 'logs');
    await story.push({});
    const linked = await story.run(log([OLD, CAUSED]), {
      'baseline-sarif-file': join(story.repository.path, 'logs/base.sarif'),
    });
    expect(existsSync(join(story.repository.path, 'logs/base.sarif'))).toBe(true);
    expect(linked.status).toBe(3);
  });
});

describe('a log of another commit than the one that the change begins at', () => {
  const MOVED = { 'src/far.js': `theirs();\n${BASE['src/far.js']}`, 'src/theirs.js': 'theirs();\n' };
  /** The target moves on by one commit, and CI checks out the merge of it with the change. */
  async function runMerged(
    now: readonly Report[],
    then: readonly Report[] | Log,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    const { repository } = story;
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '-q', 'main');
    const merge = repository.merge(repository.commit(MOVED), head);
    const path = join(folder, 'base.sarif');
    writeFileSync(path, JSON.stringify('runs' in then ? then : log(then)));
    const event = pullRequest({ head, merge });
    const result = await story.run(log(now), { 'baseline-sarif-file': path, ...inputs }, event.environment);
    event.remove();
    return result;
  }
  const THEIRS: Report = { ...OLD, path: 'src/far.js', line: 1, message: 'Theirs.' };

  test('is told by the merge with the target: what the target brought is unchanged', async () => {
    await openChange();
    const result = await runMerged([OLD, THEIRS, CAUSED], [OLD, THEIRS]);
    expect(accounting(result)).toContain('3 results = 2 unchanged + 1 posted');
  });

  test('leaves what the target brought since to its line, and says so', async () => {
    await openChange();
    const base = story.repository.git('rev-parse', 'main');
    const inTheirFile: Report = { ...THEIRS, path: 'src/theirs.js' };
    const now = [OLD, THEIRS, inTheirFile, CAUSED];
    const result = await runMerged(now, [OLD], { 'baseline-commit': base });
    expect(accounting(result)).toContain('4 results = 1 unchanged + 2 filtered + 1 posted');
    expect(result.summary).toContain(`the baseline is of ${base.slice(0, 7)}`);
  });

  test('does not excuse what the target has mended, and the change brings back', async () => {
    await openChange({});
    const { repository } = story;
    const old = repository.git('rev-parse', 'main');
    const mended = repository.commit({ 'src/a.js': edited(5, 'mended') });
    const back = repository.commit({ 'src/a.js': A });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: mended, head: back });
    const result = await run([OLD], [OLD], { 'baseline-commit': old });
    expect(result.status).toBe(1);
    expect(await check()).toContain('FAILURE');
  });

  test('leaves what the target brought behind a link since to its line, and judges nothing else there', async () => {
    await openChange();
    const { repository } = story;
    repository.checkout('main');
    repository.link('link.js', 'docs/a.txt');
    const old = repository.commit({ 'docs/a.txt': 'first();\nlast();\n' });
    const base = repository.commit({ 'docs/a.txt': 'first();\ntheirs();\nlast();\n' });
    const head = repository.commit({ ...HEAD, 'docs/a.txt': 'first();\ntheirs();\nlast();\nours();\n' });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base, head });
    const [theirs, ours] = [2, 4].map((line) => ({ ...OLD, path: 'link.js', line }));
    const by = { 'baseline-commit': old };
    expect(accounting(await run([theirs ?? OLD], [], by))).toContain('1 result = 1 filtered');
    expect((await run([ours ?? OLD], [], by)).status).toBe(3);
  });

  test('is found by what the log says of itself', async () => {
    await openChange();
    const base = story.repository.git('rev-parse', 'main');
    const then = log([OLD]);
    const [first] = then.runs;
    if (first !== undefined)
      first.versionControlProvenance = [{ repositoryUri: 'https://example.com/a', revisionId: base }];
    const result = await runMerged([OLD, THEIRS], then);
    expect(accounting(result)).toContain('2 results = 1 unchanged + 1 filtered');
  });

  test('tells nothing where it is a commit of the change itself', async () => {
    await openChange();
    const own = story.repository.git('rev-parse', 'HEAD');
    const ofHead = log([OLD, CAUSED]);
    const [first] = ofHead.runs;
    if (first !== undefined)
      first.versionControlProvenance = [{ repositoryUri: 'https://example.com/a', revisionId: own }];
    await story.push({ 'src/b.js': 'more();\n' });
    const inputs: readonly Readonly<Record<string, string>>[] = [{}, { 'baseline-commit': own }];
    for (const input of inputs) {
      const result = await run([OLD, CAUSED], ofHead, input);
      expect(accounting(result)).toContain('2 results = 2 filtered');
      expect(result.summary).toContain('a commit of the change itself');
    }
  });

  test('tells nothing where it is one of the change itself', async () => {
    await openChange();
    const head = story.repository.git('rev-parse', 'HEAD');
    const result = await run([OLD, CAUSED], [OLD, CAUSED], { 'baseline-commit': head });
    expect(accounting(result)).toContain('2 results = 2 filtered');
    expect(result.summary.replaceAll('\\', '')).toContain(
      `2 judged by line: the baseline cannot be used: it is of ${head.slice(0, 7)}, a commit of the change itself`,
    );
  });

  test('tells nothing where git does not have it, or it is on no way to the base', async () => {
    await openChange();
    const missing = await run([OLD, CAUSED], [OLD], { 'baseline-commit': 'e'.repeat(40) });
    expect(accounting(missing)).toContain('2 results = 2 filtered');
    expect(missing.summary).toContain('could not be fetched');
    expect(missing.status).toBe(0);
    const { repository } = story;
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '-q', '--orphan', 'other');
    const other = repository.commit({ 'src/a.js': A, 'other.js': 'other' });
    repository.checkout(head);
    const unrelated = await run([OLD, CAUSED], [OLD], { 'baseline-commit': other });
    expect(accounting(unrelated)).toContain('2 results = 2 filtered');
    expect(unrelated.summary).toContain('which is not known to be on the branch of');
  });
});

test.each([
  ['beside it', () => join(folder, 'base'), ['worktree', 'add', '-q', '--detach']],
  ['in it', () => join(story.repository.path, 'base'), ['worktree', 'add', '-q', '--detach']],
  ['in it that is a clone', () => join(story.repository.path, 'base'), ['clone', '-q', '.']],
])('a log names the files of a checkout by those of another one %s', async (_, where, [...command]) => {
  await openChange();
  const { repository } = story;
  const beside = where();
  repository.git(...command, beside, ...(command.includes('clone') ? [] : ['main']));
  repository.write('.git/info/exclude', 'made.js\n');
  repository.write('made.js', A);
  const of = (root: string): Log =>
    log([
      {
        ...OLD,
        path: pathToFileURL(join(root, 'src/a.js')).href,
        message: `'${root}/src/far.js' is imported twice.`,
      },
      ...(beside.startsWith(repository.path)
        ? []
        : [{ ...OLD, path: pathToFileURL(join(root, 'made.js')).href }]),
    ]);
  expect(accounting(await run(of(repository.path), of(beside)))).toMatch(/= [12] unchanged;/u);
});
