import { join } from 'node:path';
import { requireActions } from './actions.ts';
import { initCheckout } from './checkout.ts';
import { hostClient } from './host-client.ts';
import { openPullRequest } from './scenery.ts';
import type { RunningHost } from './server.ts';
import { signIn } from './session.ts';
import type { Story } from './story.ts';
import { CHECKOUT, ofAction, openShop, type Shop, shownComments, source, workflowOf } from './workflow.ts';

/** A stranger proposes a change from a fork, and somebody approves each of its runs. */
export const tryFork: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT);
  const { boss, repository, number, review } = await openReviewed(host, folder, 'forked', false);
  const shown = () => shownComments(boss, repository, number);

  const first = await review([5, 20], 'Two faults');
  judge(
    first.waited && (await shown()).length === 2 && first.result === 'failure',
    'once a run of a fork is approved, it comments on two findings and fails',
    [first, await shown()],
  );
  console.log(first.log);
  const second = await review([20], 'One is fixed');
  const fixed = (await shown()).filter(({ body }) => body.includes('Fixed as of'));
  judge(
    second.result === 'failure' &&
      fixed.length === 1 &&
      (await shown()).every(({ resolver }) => resolver === null),
    'a fixed one says so and stays open, and the other one fails',
    [second, await shown()],
  );
  console.log(second.log);
  const third = await review([], 'All fixed');
  judge(third.result === 'success' && (await shown()).length === 2, 'with all fixed it passes', third);
  console.log(third.log);

  const hidden = await openReviewed(host, folder, 'hidden', true);
  const unseen = await hidden.review([5, 20], 'Two faults');
  const { length: count } = await shownComments(boss, hidden.repository, hidden.number);
  if (host.ways.showsPrivateToForks)
    judge(count === 2 && unseen.result === 'failure', 'in a private repository it comments as well', unseen);
  else
    judge(
      count === 0 &&
        unseen.result === 'success' &&
        unseen.log.includes('Skipped: this pull request comes from a fork'),
      'in a private repository it is skipped, and says why',
      unseen,
    );
  console.log(unseen.log);
};

/** The shop with a fork of it, and the change that is proposed from there. */
async function openReviewed(host: RunningHost, folder: string, name: string, isPrivate: boolean) {
  const shop = await openShop(host, folder, name, workflowOf(host.url), { isPrivate });
  const propose = await openFork(host, folder, shop);
  const review = async (faults: readonly number[], message: string) => {
    const { waited, statuses } = await propose({ 'src/app.js': source(faults) }, message);
    return {
      waited,
      result: statuses.map(({ status }) => status).join(),
      told: statuses.map(({ context, status, description }) => `${context}: ${status}, ${description}`),
      log: ofAction(await shop.lastLog()),
    };
  };
  return { ...shop, number: 1, review };
}

/**
 * A stranger's fork. What it gives pushes files there, in a change that is proposed with the first ones, approves
 * the run where it waits for that, and says how it ended.
 */
export async function openFork(host: RunningHost, folder: string, { repository, boss, begun, ended }: Shop) {
  const name = repository.split('/').at(-1) ?? '';
  const stranger = hostClient(host.url, host.tokens.stranger);
  await boss.send('PUT', `/repos/${repository}/collaborators/stranger`, { permission: 'read' });
  await stranger.send('POST', `/repos/${repository}/forks`, {});
  const fork = initCheckout(join(folder, `${name}-fork`), host, 'stranger', `stranger/${name}`);
  fork.git('fetch', '-q', 'origin', 'main');
  fork.git('switch', '-q', '-c', 'proposal', 'FETCH_HEAD');
  const session = await signIn(host, 'boss');
  let isProposed = false;
  return async (files: Parameters<typeof fork.commit>[0], message: string) => {
    const sha = fork.commit(files, message);
    fork.push('proposal');
    if (!isProposed) await openPullRequest(stranger, repository, 'stranger:proposal');
    isProposed = true;
    const [first] = await begun(sha);
    const { path, values } = host.ways.approval(1, sha);
    await session.post(`/${repository}/${path}`, values);
    return { waited: first?.description.startsWith('Blocked') ?? false, statuses: await ended(sha) };
  };
}
