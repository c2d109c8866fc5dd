import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { createGiteaService } from '../../src/services/gitea/gitea-service.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { tokenOf } from '../services/gitea/front.ts';
import { log } from './logs.ts';
import { quickWorld } from './quick-world.ts';
import { runSource } from './run-source.ts';
import { accounting, openStory, ROOT, type Story } from './story.ts';

const at = (line: number, name: string) => ({
  path: 'a.js',
  line,
  level: 'error' as const,
  message: `Trouble with ${name}.`,
});
const ALL = log([at(1, 'one'), at(2, 'two')]);
const KEYED = { 'signing-key': 'a key that no run of a fork has, at all' };
const KEYLESS = {};
/** The exit status of a check that fails. */
const FAILS = 1;

/** The automatic account is that of every run, and a fork's run edits and deletes what it wrote. */
describe.each(['gitea', 'forgejo'] as const)('on %s, where a run of a fork has the same hand', (dialect) => {
  let story: Story;
  let fork: ReviewService;
  let person: ReviewService;
  beforeEach(async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
    const job = await story.admin('POST', '/users', { name: 'Fork', role: 'All Users' });
    const { id: userId } = z.object({ id: z.string() }).parse(job);
    const rights = { fork: 'yes' };
    const made = await story.admin('POST', '/tokens', { userId, kind: 'gitea-automatic', rights });
    fork = open(z.object({ token: z.string() }).parse(made).token);
    person = open(await tokenOf(story.sandbox, 'Ada'));
  });
  afterEach(() => story.end());

  async function run(inputs: Readonly<Record<string, string>>): Promise<StepResult> {
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-shared-'));
    writeFileSync(join(folder, 'log.sarif'), JSON.stringify(ALL));
    const given = {
      service: dialect,
      'base-url': `${story.sandbox.baseUrl}/${dialect}`,
      change: `sandbox/${basename(story.repository.path)}#${story.deployment}`,
      'sarif-file': join(folder, 'log.sarif'),
      'check-name': 'lint',
      'accept-resolved': 'true',
      ...inputs,
    };
    const environment = { SARIF_REVIEW_TOKEN: story.sandbox.giteaToken };
    const workspace = story.repository.path;
    const result = await runSource({ root: ROOT, workspace, inputs: given, environment });
    rmSync(folder, { recursive: true });
    return result;
  }

  function open(token: string): ReviewService {
    const world = quickWorld({}, story.repository.path);
    return createGiteaService({
      dialect,
      apiUrl: `${story.sandbox.baseUrl}/${dialect}/api/v1`,
      repository: `sandbox/${basename(story.repository.path)}`,
      pullRequest: story.deployment,
      token,
      readyTimeoutMs: 1_000,
      deadline: world.now() + 60_000,
      userAgent: 'test',
      world,
      progress: () => undefined,
    });
  }

  /** Our comment on a finding. */
  async function ours(name: string): Promise<Comment> {
    const found = (await fork.listComments()).find(
      ({ id, discussionId, body }) => id === discussionId && body.includes(`Trouble with ${name}.`),
    );
    if (found === undefined) throw new Error(`there is no thread about ${name}`);
    return found;
  }

  async function write({ id: commentId }: Comment, body: string): Promise<void> {
    const [outcome] = await fork.edit([{ commentId, body }]);
    expect(outcome).toMatchObject({ kind: 'done' });
  }

  async function decide(name: string, words: string): Promise<void> {
    await person.readChange();
    const outcome = await person.reply((await ours(name)).discussionId, words);
    expect(outcome).toMatchObject({ kind: 'done' });
  }

  describe.each([
    ['without a key', KEYLESS],
    ['with a key', KEYED],
  ] as const)('%s', (_, inputs) => {
    test('a finding that a person dismissed lends its comment to no other', async () => {
      await run(inputs);
      await decide('one', 'false positive: it is generated');
      expect((await run(inputs)).status).toBe(FAILS);
      const dismissed = (await ours('one')).body;
      await write(await ours('two'), dismissed);
      expect((await run(inputs)).status).toBe(FAILS);
      expect((await run(inputs)).status).toBe(FAILS);
    });

    test('the thread of a dismissed finding that is made to be about another one dismisses nothing more', async () => {
      await run(inputs);
      await decide('one', 'false positive: it is generated');
      await run(inputs);
      const [one, two] = [await ours('one'), await ours('two')];
      await write(one, two.body);
      await fork.deleteComment(two.id);
      expect((await run(inputs)).status).toBe(FAILS);
      expect((await run(inputs)).status).toBe(FAILS);
    });

    test('a comment that was deleted is posted anew, and its finding counted', async () => {
      await run(inputs);
      await fork.deleteComment((await ours('one')).id);
      const again = await run(inputs);
      expect(again.status).toBe(FAILS);
      expect(accounting(again)).toContain('1 posted');
      expect(accounting(await run(inputs))).toContain('0 posted');
    });

    test('an older text that is put back takes no decision back up', async () => {
      await run(inputs);
      for (const name of ['one', 'two']) await decide(name, 'false positive: it is generated');
      await run(inputs);
      const dismissed = await Promise.all(['one', 'two'].map(ours));
      for (const name of ['one', 'two']) await decide(name, 'reopen');
      expect((await run(inputs)).status).toBe(FAILS);
      for (const comment of dismissed) await write(comment, comment.body);
      expect((await run(inputs)).status).toBe(FAILS);
    });
  });

  test('what people decide counts with a key alone, and a run without one says so and what helps', async () => {
    await run(KEYLESS);
    for (const name of ['one', 'two']) await decide(name, 'false positive: it is generated');
    const without = await run(KEYLESS);
    expect(without.status).toBe(FAILS);
    expect(without.log).toContain('give it as signing-key');
  });

  test('with a key the decisions of people let the check pass', async () => {
    await run(KEYED);
    for (const name of ['one', 'two']) await decide(name, 'false positive: it is generated');
    const decided = await run(KEYED);
    expect(decided.status).toBe(0);
    expect(decided.log).not.toContain('give it as signing-key');
  });
});
