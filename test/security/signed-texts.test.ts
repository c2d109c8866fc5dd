import { expect, test } from '@jest/globals';
import { accounting, openStory } from '../run/story.ts';
import { jobOf } from './forge.ts';
import { ALL, BASE, FAILS, HEAD, KEYED, tellSignedTexts } from './signed-texts-cases.ts';

tellSignedTexts('github', 'all');
tellSignedTexts('gitlab', 'by service');

test('on deployment requests, of which comments stay as they are, our text on another line is nobody’s thread', async () => {
  const story = await openStory('full', BASE, HEAD);
  const job = jobOf(story);
  const inputs = { ...KEYED, dismissals: 'replies', 'accept-resolved': 'true' };
  expect((await story.run(ALL, inputs)).status).toBe(FAILS);
  const two = (await job.listComments()).find(({ body }) => body.includes('Trouble with two.'));
  await job.deleteComment(two?.id ?? '');
  const ada = await story.person('Ada');
  const moved = await ada.comment(two?.body ?? '', { path: 'a.js', newLine: 3 });
  await ada.reply(moved, 'accepted: fine');
  await ada.setResolved(moved, true);
  for (const posted of ['1 posted', '0 posted']) {
    const result = await story.run(ALL, inputs);
    expect(result.status).toBe(FAILS);
    expect(accounting(result)).toContain(posted);
  }
  await story.end();
});
