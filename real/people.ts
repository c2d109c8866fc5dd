import { lines, makeScenery, merge } from './scenery.ts';
import type { Person, RunningHost } from './server.ts';
import { signIn } from './session.ts';
import { review } from './stories.ts';
import type { Story } from './story.ts';
import { countOpen, isOpen, type ShownComment, shownComments } from './workflow.ts';

/** What people do between runs: a reply that decides, a force push, a renamed file, a draft, a merge. */
export const tryPeople: Story = async (name, host, folder, judge) => {
  const scenery = await makeScenery(host, folder, 'people');
  const { repository, number, checkout, branch } = scenery;
  const { boss } = scenery.as;
  const pull = `/repos/${repository}/pulls/${number}`;
  const shown = () => shownComments(boss, repository, number);
  const open = (comments: readonly ShownComment[]) => countOpen(host.ways, comments);
  const run = async (count = 4, file = 'src/new.js') =>
    review(name, host, { ...scenery, head: checkout.git('rev-parse', 'HEAD') }, 'one', { count, file });

  await run();
  const [first] = await shown();
  if (first === undefined) throw new Error('nothing was posted');
  await replyOnPage(host, 'boss', `/${repository}/pulls/${number}`, first, 'false positive: it is generated');
  judge((await shown()).length === 5, 'a person replies on the page', await shown());
  const decided = await run();
  const after = await shown();
  judge(
    !after.some((one) => one.id === first.id && isOpen(host.ways, one)) && open(after) === 3,
    'a reply that decides ends its thread',
    [after, decided.log.slice(-1_500)],
  );
  judge(
    after.some(({ id, body }) => id === first.id && body.includes('it is generated')),
    'and the comment says what was decided',
  );
  await run();
  judge((await shown()).length === after.length, 'a further run writes no comment');

  checkout.git('commit', '-q', '--amend', '--no-gpg-sign', '-m', 'The same, written anew');
  checkout.push('-f', branch);
  await run();
  judge(
    (await shown()).length === after.length && open(await shown()) === 3,
    'after a force push all is as it was',
  );

  checkout.git('mv', 'src/new.js', 'src/other.js');
  checkout.commit({}, 'Rename');
  checkout.push(branch);
  const renamed = await run(4, 'src/other.js');
  judge(
    (await shown()).length === after.length && open(await shown()) === 3,
    'threads follow a renamed file',
    renamed.log.slice(-1_500),
  );

  await boss.send('PATCH', pull, { title: 'WIP: a change' });
  checkout.commit({ 'src/app.js': lines({ 7: 'more' }) }, 'More');
  checkout.push(branch);
  const draft = await run(2, 'src/other.js');
  judge(
    draft.status === 1 && open(await shown()) === 1,
    'a draft is reviewed as well: what is fixed is resolved, or says so',
    draft.log.slice(-1_500),
  );
  await boss.send('PATCH', pull, { title: 'A change' });
  await merge(boss, repository, number);
  const merged = await run(0, 'src/other.js');
  judge(
    merged.status === 0 && open(await shown()) === 1,
    'once it is merged nothing is touched',
    merged.log.slice(-1_500),
  );
};

/** The interface of a host may have no replies; its page does. */
export async function replyOnPage(
  host: RunningHost,
  person: Person,
  page: string,
  { pull_request_review_id: review, path, position }: ShownComment,
  content: string,
): Promise<void> {
  const session = await signIn(host, person);
  await session.post(`${page}/files/reviews/comments`, {
    ...{ origin: 'timeline', side: 'proposed', line: `${position}`, path, content },
    ...{ reply: `${review}`, single_review: 'true' },
  });
}
