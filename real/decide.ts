import { decideAtOnceOnGitea } from '../src/tools/init/decide-at-once.ts';
import { requireActions } from './actions.ts';
import { replyOnPage } from './people.ts';
import { openPullRequest } from './scenery.ts';
import type { Story } from './story.ts';
import { CHECKOUT, openShop, shownComments, source, workflowOf } from './workflow.ts';

const LOOKS = 120;
const PAUSE_MS = 1_000;

/** A reply starts the review again, by a workflow of its own. */
export const tryDecide: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT);
  const shop = await openShop(host, folder, 'decide', workflowOf(host.url), {
    files: { '.gitea/workflows/decide-at-once.yml': decideAtOnceOnGitea() },
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
  const runs = () => boss.get<{ workflow_runs: readonly object[] }>(`/repos/${repository}/actions/runs`);
  const { length: before } = (await runs()).workflow_runs;
  await replyOnPage(host, 'boss', page, first, 'thank you');
  await replyOnPage(host, 'boss', page, first, 'False positive: it is generated');
  let resolved = false;
  for (let looks = 0; looks < LOOKS && !resolved; looks += 1) {
    const shown = await shownComments(boss, repository, number);
    resolved = shown.some(({ id, resolver }) => id === first.id && resolver !== null);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  judge(resolved, 'a reply that decides starts the review again, which resolves its thread', [
    before,
    (await runs()).workflow_runs,
    await shop.lastLog(),
  ]);
};
