import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { createGithubService } from '../../src/services/github.ts';
import { createGitlabService } from '../../src/services/gitlab.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { log } from '../run/logs.ts';
import { quickWorld } from '../run/quick-world.ts';
import { runSource } from '../run/run-source.ts';
import { accounting, openStory, ROOT, type Story } from '../run/story.ts';

// Another job of the same bot account, whose token may edit, delete, post and resolve, and which has no key.

const at = (path: string, line: number, name: string, level: 'error' | 'warning', rule = `rule-${name}`) => ({
  path,
  line,
  level,
  rule,
  message: `Trouble with ${name}.`,
});
/** The error alone lets the check fail. */
const ERROR = at('a.js', 2, 'two', 'error');
const PLACES = [
  ['in another file', log([at('b.js', 1, 'one', 'warning'), ERROR])],
  ['on another line', log([at('a.js', 1, 'one', 'warning'), ERROR])],
  ['on its line', log([at('a.js', 2, 'one', 'warning'), ERROR])],
] as const;
const [[, ALL]] = PLACES;
const BASE = { 'a.js': 'x\n', 'b.js': 'x\n' };
const HEAD = { 'a.js': 'one();\ntwo();\nfree();\n', 'b.js': 'one();\n' };
const KEYED = { 'signing-key': 'a key that no other job has, at all' };
const DISMISSED = 'false positive: it is generated';
const AN_HOUR = 3_600_000;
/** The exit status of a check that fails. */
const FAILS = 1;

describe.each(['github', 'gitlab'] as const)('on %s, with a key and accept-resolved, another job', (kind) => {
  let story: Story;
  /** What the clock of the service is ahead, in milliseconds. */
  let later = 0;
  let job: ReviewService;
  let person: ReviewService;
  beforeEach(async () => {
    later = 0;
    story = await openStory('full', BASE, HEAD, {}, {}, () => Date.now() + later);
    job = open(kind === 'github' ? story.sandbox.githubToken : story.sandbox.gitlabToken);
    const user = await story.admin('POST', '/users', { name: 'Ada', role: 'All Users', access: 'write' });
    const { id: userId } = z.object({ id: z.string() }).parse(user);
    const made = await story.admin('POST', '/tokens', { userId, kind: `${kind}-personal` });
    person = open(z.object({ token: z.string() }).parse(made).token);
    await job.readChange();
    await person.readChange();
  });
  afterEach(() => story.end());

  const repository = (): string => `sandbox/${basename(story.repository.path)}`;

  function open(token: string): ReviewService {
    const { baseUrl } = story.sandbox;
    const world = quickWorld({}, story.repository.path);
    const options = {
      ...{ token, world, userAgent: 'test', readyTimeoutMs: 1_000, deadline: world.now() + 60_000 },
      progress: () => undefined,
    };
    return kind === 'github'
      ? createGithubService({
          ...options,
          apiUrl: `${baseUrl}/github/api/v3`,
          graphqlUrl: `${baseUrl}/github/api/graphql`,
          repository: repository(),
          pullRequest: story.deployment,
        })
      : createGitlabService({
          ...options,
          apiUrl: `${baseUrl}/api/v4`,
          project: '1',
          mergeRequest: story.deployment,
        });
  }

  async function run(logs: Log = ALL, inputs: Readonly<Record<string, string>> = KEYED): Promise<StepResult> {
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-signed-'));
    writeFileSync(join(folder, 'log.sarif'), JSON.stringify(logs));
    const { baseUrl, githubToken, gitlabToken } = story.sandbox;
    const given = {
      service: kind,
      'base-url': kind === 'github' ? `${baseUrl}/github` : baseUrl,
      change: `${repository()}${kind === 'github' ? '#' : '!'}${story.deployment}`,
      'sarif-file': join(folder, 'log.sarif'),
      'check-name': 'lint',
      'accept-resolved': 'true',
      ...inputs,
    };
    const environment = { SARIF_REVIEW_TOKEN: kind === 'github' ? githubToken : gitlabToken };
    const workspace = story.repository.path;
    const result = await runSource({ root: ROOT, workspace, inputs: given, environment });
    rmSync(folder, { recursive: true });
    return result;
  }

  /** Our newest thread about a finding. */
  async function ours(name: string): Promise<Comment> {
    const found = (await job.listComments())
      .toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
      .findLast(({ resolvable, body }) => resolvable && body.includes(`Trouble with ${name}.`));
    if (found === undefined) throw new Error(`there is no thread about ${name}`);
    return found;
  }

  async function write({ id: commentId }: Comment, body: string): Promise<void> {
    expect(await job.edit([{ commentId, body }])).toMatchObject([{ kind: 'done' }]);
  }

  /** Posts a text on the line that has no finding. */
  async function postElsewhere(body: string): Promise<Comment> {
    const { base, head, pin } = await job.readChange();
    const commits = { baseSha: base ?? '', headSha: head ?? '', ...(pin !== undefined && { pin }) };
    const [outcome] = await job.postInline([{ body, position: { path: 'a.js', newLine: 3, ...commits } }]);
    if (outcome?.kind !== 'done') throw new Error(`not posted: ${outcome?.message}`);
    return outcome.value;
  }

  async function resolve(who: ReviewService, { discussionId }: Comment, resolved = true): Promise<void> {
    expect(await who.setResolved([{ discussionId, resolved }])).toMatchObject([{ kind: 'done' }]);
  }

  async function say({ discussionId }: Comment, words: string): Promise<void> {
    expect(await person.reply(discussionId, words)).toMatchObject({ kind: 'done' });
  }

  async function failsTwice(logs: Log = ALL): Promise<void> {
    for (const _ of [1, 2]) expect((await run(logs)).status).toBe(FAILS);
  }

  /** A writer dismisses the error; then it is gone, and is back. Gives the comment from before. */
  async function dismissAndReturn(way: string): Promise<Comment> {
    await run();
    const two = await ours('two');
    if (way === 'by hand') await resolve(person, two);
    else await say(two, DISMISSED);
    expect((await run()).status).toBe(0);
    const dismissed = await ours('two');
    await story.push({ 'a.js': 'one();\n\nfree();\n' });
    await run(log([at('a.js', 1, 'one', 'warning')]));
    await story.push({ 'a.js': HEAD['a.js'] });
    expect((await run()).status).toBe(FAILS);
    return dismissed;
  }

  test('changes nothing about the decision of a writer for the thread that was posted', async () => {
    expect((await run()).status).toBe(FAILS);
    await say(await ours('two'), DISMISSED);
    expect((await run()).status).toBe(0);
    const last = await run();
    expect(last.status).toBe(0);
    expect(accounting(last)).toContain('0 posted');
    expect(last.log).toContain('Plan: 0 changes');
  });

  describe.each(PLACES)('beside a finding %s', (_, logs) => {
    test.each(['by hand', 'by a reply'])(
      'that swaps the texts of two threads, one dismissed %s',
      async (way) => {
        await run(logs);
        const before = await ours('one');
        if (way === 'by hand') await resolve(person, before);
        else await say(before, DISMISSED);
        await run(logs);
        const [one, two] = [await ours('one'), await ours('two')];
        await write(one, two.body);
        await write(two, one.body);
        await failsTwice(logs);
      },
    );
  });

  test('that posts the text of ours on another line, and deletes ours', async () => {
    await run();
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await say(moved, 'accepted: fine');
    await failsTwice();
  });

  test('that does so with the text as it was posted first', async () => {
    const effect = { kind: 'status', status: 403 };
    await story.admin('POST', '/faults', { rules: [{ operation: 'edit-comment', effect }] });
    await run();
    await story.admin('DELETE', '/faults');
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await say(moved, 'accepted: fine');
    await failsTwice();
    await say(await ours('two'), 'accepted: fine');
    expect((await run()).status).toBe(0);
  });

  test('that makes the words of ours say something harmless', async () => {
    await run();
    const two = await ours('two');
    await write(two, two.body.replace('Trouble with two.', 'A semicolon is missing.'));
    await say(two, 'accepted: fine');
    await failsTwice();
  });

  test('that has the run sign a text from before there was a key', async () => {
    await run(ALL, {});
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await run();
    await story.push({ 'a.js': 'one();\n\nfree();\n' });
    await run(log([at('b.js', 1, 'one', 'warning')]));
    await story.push({ 'a.js': HEAD['a.js'] });
    await run();
    await say(moved, 'accepted: fine').catch(() => undefined);
    await failsTwice();
  });

  test('that resolves again what a person has reopened by hand', async () => {
    await run();
    await say(await ours('two'), DISMISSED);
    expect((await run()).status).toBe(0);
    const two = await ours('two');
    await resolve(person, two, false);
    expect((await run()).status).toBe(FAILS);
    expect(accounting(await run())).toContain('0 posted, 0 resolved, 0 reopened');
    await resolve(job, two);
    await failsTwice();
    await say(await ours('two'), 'accepted: after all');
    expect((await run()).status).toBe(0);
  });

  describe('that puts our older text back', () => {
    test('once a reply has taken the decision back', async () => {
      await run();
      await say(await ours('two'), DISMISSED);
      expect((await run()).status).toBe(0);
      const dismissed = await ours('two');
      await say(dismissed, 'reopen');
      expect((await run()).status).toBe(FAILS);
      await write(dismissed, dismissed.body);
      await resolve(job, dismissed);
      await failsTwice();
    });

    if (kind === 'gitlab') {
      test('of which GitLab does not say when it was written: it counts until somebody replies reopen', async () => {
        const dismissed = await dismissAndReturn('by a reply');
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        expect((await run()).status).toBe(0);
        await say(dismissed, 'reopen');
        await failsTwice();
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        await failsTwice();
      });
      return;
    }

    test('once a person has reopened the thread by hand', async () => {
      await run();
      await say(await ours('two'), DISMISSED);
      expect((await run()).status).toBe(0);
      const dismissed = await ours('two');
      await resolve(person, dismissed, false);
      expect((await run()).status).toBe(FAILS);
      later += AN_HOUR;
      await write(dismissed, dismissed.body);
      await resolve(job, dismissed);
      await failsTwice();
    });

    test.each(['by hand', 'by a reply'])(
      'once the finding that was dismissed %s was gone, and is back',
      async (way) => {
        const dismissed = await dismissAndReturn(way);
        later += AN_HOUR;
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        await failsTwice();
      },
    );

    test('and a decision outlives all that runs write', async () => {
      await run();
      for (const step of [1, 2, 3]) {
        later += AN_HOUR;
        if (step === 2) await say(await ours('two'), DISMISSED);
        expect((await run()).status).toBe(step === 1 ? FAILS : 0);
      }
      expect(accounting(await run())).toContain('0 posted, 0 resolved, 0 reopened');
    });
  });
});
