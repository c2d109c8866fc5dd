import { decideAtOnceOnGitea } from '../src/tools/init/workflow-parts.ts';
import { requireActions } from './actions.ts';
import { replyOnPage } from './people.ts';
import { openPullRequest } from './scenery.ts';
import type { Story } from './story.ts';
import { CHECKOUT, isOpen, openShop, shownComments, source, workflowOf } from './workflow.ts';

const LOOKS = 120;
const PAUSE_MS = 1_000;

/** A reply starts the review again, by a workflow of its own where the host has such. */
export const tryDecide: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT);
  const shop = await openShop(host, folder, 'decide', workflowOf(host.url), {
    files: host.ways.startsAgain ? { '.gitea/workflows/decide-at-once.yml': decideAtOnceOnGitea() } : {},
  });
  const { boss, checkout, repository } = shop;
  checkout.git('switch', '-q', '-c', 'change');
  const sha = checkout.commit({ 'src/app.js': source([5, 20]) }, 'Two faults');
  checkout.push('change');
  const { number } = await openPullRequest(boss, repository, 'change');
  await shop.ended(sha);
  const [first] = await shownComments(boss, repository, number);
  if (first === undefined) throw new Error('nothing was posted');
  const page = `/${repository}/pulls/${number}`;
  await replyOnPage(host, 'boss', page, first, 'thank you');
  await replyOnPage(host, 'boss', page, first, 'False positive: it is generated');
  if (!host.ways.startsAgain) {
    checkout.commit({ 'README.md': 'More' }, 'More');
    checkout.push('change');
  }
  let ended = false;
  for (let looks = 0; looks < LOOKS && !ended; looks += 1) {
    const shown = await shownComments(boss, repository, number);
    ended = shown.some((one) => one.id === first.id && !isOpen(host.ways, one));
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  judge(
    ended,
    host.ways.startsAgain
      ? 'a reply that decides starts the review again, which ends its thread'
      : 'a reply that decides ends its thread with the next push',
    await shop.lastLog(),
  );
};
