import { hostClient } from './host-client.ts';
import type { Mail } from './mail-sink.ts';
import { lines, makeScenery } from './scenery.ts';
import type { Person } from './server.ts';
import { review } from './stories.ts';
import type { Story } from './story.ts';
import { countOpen, shownComments } from './workflow.ts';

/** How many of these a person got. */
export function countFor(person: Person, mails: readonly Mail[]): number {
  return mails.filter(({ to }) => to.includes(`${person}@example.org`)).length;
}

/** Whether neither part of it has anything of our hidden lines, which are comments of HTML. */
export function showsNothingHidden({ parts }: Mail): boolean {
  return ![...parts.values()].some((text) => /sarif-review:\d/u.test(text));
}

const HOSTILE =
  '<img src=x onerror=alert(1)><script>alert(2)</script><!-- hidden --><b>bold</b> [link](javascript:alert(3)) @boss';

/** What somebody who watches the repository gets by mail, with hostile texts in the log. */
export const tryMails: Story = async (name, host, folder, judge) => {
  const scenery = await makeScenery(host, folder, 'mails');
  const { repository, number, checkout, branch, as } = scenery;
  await as.stranger.send('PUT', `/repos/${repository}/subscription`);
  const run = async (count: number): Promise<readonly Mail[]> => {
    const before = (await host.mails()).length;
    await review(name, host, { ...scenery, head: checkout.git('rev-parse', 'HEAD') }, 'one', {
      count,
      message: HOSTILE,
    });
    return (await host.mails()).slice(before);
  };
  const first = await run(6);
  const reviews = await hostClient(host.url, host.tokens.boss).get<object[]>(
    `/repos/${repository}/pulls/${number}/reviews`,
  );
  judge(
    countFor('stranger', first) === reviews.length,
    `six findings, two on each line, come in ${reviews.length} reviews, with one mail each`,
    first.map(({ to, subject }) => [to, subject]),
  );
  judge(
    first.every(showsNothingHidden),
    'no mail shows a hidden line',
    first.map(({ parts }) => [...parts]),
  );
  const html = first.map(({ parts }) => parts.get('text/html') ?? '').join('\n');
  judge(
    html.includes('alert(2)') && !/<img[^>]*onerror|<script|<b>bold|href="javascript/iu.test(html),
    'hostile text is text in their HTML',
    html,
  );
  judge(
    first.every(({ parts }) => (parts.get('text/plain') ?? '').includes('alert(2)')),
    'and the text for programs that show none has it as it is',
    first[0]?.parts.get('text/plain'),
  );
  const mentioned = first.filter(
    ({ subject, to }) => to.includes('boss@example.org') && /mention/iu.test(subject),
  );
  judge(mentioned.length === 0, 'a name in a log mentions nobody', mentioned);
  const again = await run(6);
  judge(again.length === 0, 'a run that changes nothing sends none', again);
  checkout.commit({ 'src/app.js': lines({ 7: 'more' }) }, 'More');
  checkout.push(branch);
  await host.mails();
  const fixed = await run(0);
  const open = countOpen(host.ways, await shownComments(as.boss, repository, number));
  judge(open === 0 && fixed.length === 0, 'what is fixed is resolved, or says so, without a mail', [
    open,
    fixed.map(({ subject }) => subject),
  ]);
};
