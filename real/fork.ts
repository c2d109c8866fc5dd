import { join } from 'node:path';
import { type Mirrors, requireActions } from './actions.ts';
import { initCheckout } from './checkout.ts';
import { hostClient } from './host-client.ts';
import type { Judge } from './operations.ts';
import { openPullRequest } from './scenery.ts';
import type { HostName, RunningHost } from './server.ts';
import { signIn } from './session.ts';
import { CHECKOUT, ofAction, openShop, shownComments, source, workflowOf } from './workflow.ts';

/** A stranger proposes a change from a fork, and somebody approves each of its runs. */
export async function tryFork(
  _: HostName,
  host: RunningHost,
  folder: string,
  judge: Judge,
  { actions }: { readonly actions: Mirrors },
): Promise<void> {
  requireActions(actions, CHECKOUT);
  const { boss, repository, number, review } = await openFork(host, folder, 'forked', false);
  const shown = () => shownComments(boss, repository, number);
  const open = async () => (await shown()).filter(({ resolver }) => resolver === null).length;

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
    second.result === 'failure' && fixed.length === 1 && (await open()) === 2,
    'a fixed one says so and stays open, and the other one fails',
    [second, await shown()],
  );
  console.log(second.log);
  const third = await review([], 'All fixed');
  judge(third.result === 'success' && (await shown()).length === 2, 'with all fixed it passes', third);
  console.log(third.log);

  const hidden = await openFork(host, folder, 'hidden', true);
  const unseen = await hidden.review([5, 20], 'Two faults');
  judge(
    (await shownComments(boss, hidden.repository, hidden.number)).length === 0 &&
      unseen.result === 'success' &&
      unseen.log.includes('Skipped: this pull request comes from a fork'),
    'in a private repository it is skipped, and says why',
    unseen,
  );
  console.log(unseen.log);
}

async function openFork(host: RunningHost, folder: string, name: string, isPrivate: boolean) {
  const shop = await openShop(host, folder, name, workflowOf(host.url), { isPrivate });
  const { repository, boss } = shop;
  const stranger = hostClient(host.url, host.tokens.stranger);
  await boss.send('PUT', `/repos/${repository}/collaborators/stranger`, { permission: 'read' });
  await stranger.send('POST', `/repos/${repository}/forks`, {});
  const fork = initCheckout(join(folder, `${name}-fork`), host, 'stranger', `stranger/${name}`);
  fork.git('fetch', '-q', 'origin', 'main');
  fork.git('switch', '-q', '-c', 'change', 'FETCH_HEAD');
  const first = fork.commit({ 'src/app.js': source([5, 20]) }, 'Two faults');
  fork.push('change');
  const { number } = await openPullRequest(stranger, repository, 'stranger:change');
  const session = await signIn(host, 'boss');
  /** Pushes to the fork, approves the run where it waits for that, and gives how it ended. */
  const review = async (faults: readonly number[], message: string) => {
    const sha = faults.length === 2 ? first : fork.commit({ 'src/app.js': source(faults) }, message);
    fork.push('change');
    const [begun] = await shop.begun(sha);
    await session.post(`/${repository}/actions/approve-all-checks?commit_id=${sha}`);
    const statuses = await shop.ended(sha);
    return {
      waited: begun?.description.startsWith('Blocked') ?? false,
      result: statuses.map(({ status }) => status).join(),
      told: statuses.map(({ context, status, description }) => `${context}: ${status}, ${description}`),
      log: ofAction(await shop.lastLog()),
    };
  };
  return { ...shop, number, review };
}
