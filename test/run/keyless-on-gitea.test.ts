import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tokenOf } from '../services/gitea/front.ts';
import { log } from './logs.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
});
afterEach(() => story.end());

test.each(['gitea', 'forgejo'] as const)(
  'without a key, where %s changes words, a run posts nothing that stays, and says what helps',
  async (service) => {
    const token = await tokenOf(story.sandbox, 'A bot');
    const found = log([1, 2].map((line) => ({ path: 'a.js', line, message: `Trouble with line ${line}.` })));
    const effect = { kind: 'expanded-word', word: 'Trouble', into: 'Much trouble' };
    await story.admin('POST', '/faults', { rules: [{ operation: 'create-comment', effect }] });
    const result = await runOn(service, story, found, {}, { token });
    expect(result.status).toBe(3);
    expect(result.log).toContain('the service changes the words of comments');
    expect(result.log).toContain('set a signing-key');
    expect(readable(await story.truth())).toEqual([]);
    await story.admin('DELETE', '/faults');
    expect(accounting(await runOn(service, story, found, {}, { token }))).toContain('2 posted');
  },
);
