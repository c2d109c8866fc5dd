import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { givenAs, type ReviewedAs } from '../../demo/review-as.ts';
import type { StepResult } from '../../demo/run-action.ts';
import { log } from '../run/logs.ts';
import { runSource } from '../run/run-source.ts';
import { accounting, openStory, ROOT, type Story } from '../run/story.ts';

const filler = (name: string, count = 8): string =>
  Array.from({ length: count }, (_, i) => `${name}(${i});\n`).join('');
const bad = `${filler('head')}x();\n${filler('tail')}`;
const inFirst = `function first() {\n  eval(text);\n  one();\n}\n${filler('between')}function second() {\n  two();\n}\n`;
const inSecond = `function first() {\n  one();\n}\n${filler('between')}function second() {\n  eval(text);\n  two();\n}\n`;
const HEAD = {
  'names.js': bad,
  'joins.js': bad.replace('x', 'y'),
  'words.js': bad.replace('x', 'z'),
  'level.js': bad.replace('x', 'w'),
  'block.js': inFirst,
  'a.js': filler('only in this file', 30),
};

const found = (path: string, message: string, line = 9, level: 'error' | 'warning' = 'error') => ({
  path,
  line,
  message,
  level,
});
const JUDGED = [
  found('names.js', "'alpha' is unused."),
  found('joins.js', "'alpha' is unused."),
  found('words.js', 'This query is built from a constant.'),
  found('level.js', 'This may be slow.', 9, 'warning'),
  found('block.js', 'eval is harmful.', 2),
];
const UNSEEN = [
  found('names.js', "'beta' is unused."),
  found('joins.js', "'alpha' is unused."),
  found('joins.js', "'beta' is unused."),
  found('words.js', 'This query is built from what a user sent.'),
  found('level.js', 'This may be slow.'),
  found('block.js', 'eval is harmful.', 13),
];
const here = (path: string) => found(path, 'This is old.', 5);

export function tellJudged(services: readonly ReviewedAs[]): void {
  let story: Story;
  afterEach(() => story.end());

  async function run(service: ReviewedAs, results: Log): Promise<StepResult> {
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-judged-'));
    writeFileSync(join(folder, 'log.sarif'), JSON.stringify(results));
    const { repository, sandbox, deployment } = story;
    const given = givenAs(service, sandbox, { number: deployment, repository: repository.path });
    const inputs = {
      'sarif-file': join(folder, 'log.sarif'),
      'accept-resolved': 'true',
      'signing-key': 'a key that nobody else has, of enough letters',
      dismissals: 'replies',
      ...given.inputs,
    };
    const result = await runSource({ ...given, root: ROOT, workspace: repository.path, inputs });
    rmSync(folder, { recursive: true });
    return result;
  }

  /** Threads by their path, with how they stand. */
  async function threads(): Promise<readonly string[]> {
    const truth = await story.truth();
    return truth.threads
      .filter(({ resolvable }) => resolvable)
      .map(({ path, resolved }) => `${path} ${resolved ? 'resolved' : 'open'}`)
      .toSorted();
  }

  describe.each(services)('over %s', (service) => {
    test('what people accepted passes no error that they did not see, and counts again when it is back', async () => {
      story = await openStory('full', { 'base.js': 'x\n' }, { ...HEAD });
      expect(await run(service, log([...JUDGED, here('a.js')]))).toMatchObject({ status: 1 });
      const ada = await story.person('Ada');
      for (const { discussionId, path, resolvable } of (await story.truth()).threads) {
        if (!resolvable) continue;
        if (path === 'words.js' || path === 'a.js') await ada.setResolved(discussionId, true);
        else await ada.reply(discussionId, 'false positive: we have seen it');
      }
      expect(await run(service, log([...JUDGED, here('a.js')]))).toMatchObject({ status: 0 });

      story.repository.git('mv', 'a.js', 'c.js');
      story.repository.commit();
      await story.push({ 'b.js': HEAD['a.js'], 'block.js': inSecond });
      const unseen = log([...UNSEEN, here('b.js'), here('c.js')]);
      const red = await run(service, unseen);
      expect(red.status).toBe(1);
      expect(accounting(red)).toMatch(
        /^8 results = 8 posted in 7 threads; threads: 7 posted, 0 resolved, 0 reopened$/u,
      );
      // Forgejo lets nobody resolve by its interface: what a reply has decided stays open there.
      const decided = service === 'forgejo' ? 'open' : 'resolved';
      const both = ['block.js', 'joins.js', 'level.js', 'names.js', 'words.js'];
      expect(await threads()).toEqual(
        [
          'a.js resolved',
          'b.js open',
          // Of a file that was renamed and copied, nobody can say which one it was judged in.
          'c.js open',
          ...both.flatMap((path) => [
            `${path} open`,
            `${path} ${path === 'words.js' ? 'resolved' : decided}`,
          ]),
        ].toSorted(),
      );
      const quiet = await run(service, unseen);
      expect(quiet.status).toBe(1);
      expect(accounting(quiet)).toContain('threads: 0 posted, 0 resolved, 0 reopened');

      await story.push({ 'b.js': null, 'block.js': inFirst });
      const back = await run(service, log([...JUDGED, here('c.js')]));
      expect(back.status).toBe(0);
      if (service === 'forgejo') return;
      expect(accounting(back)).toContain('threads: 0 posted, 7 resolved, 0 reopened');
      expect((await threads()).filter((thread) => thread.endsWith('open'))).toEqual([]);
    });
  });
}
