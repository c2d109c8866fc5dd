import { requireActions } from './actions.ts';
import { openFork } from './fork.ts';
import { replyOnPage } from './people.ts';
import { openPullRequest } from './scenery.ts';
import type { RunningHost } from './server.ts';
import { resolveOnPage } from './session.ts';
import type { Judge, Story } from './story.ts';
import {
  CHECKOUT,
  ofAction,
  openShop,
  type ShownComment,
  shownComments,
  source,
  workflowOf,
} from './workflow.ts';

/**
 * Any run of the repository writes as ours does: one that moves what a person dismissed onto another finding,
 * by the texts of our comments, lets no check pass.
 */
export const tryTrust: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT);
  for (const isSigned of [false, true]) {
    const name = isSigned ? 'signed' : 'keyless';
    const workflow = `${workflowOf(host.url, { isSigned })}          accept-resolved: true\n`;
    const shop = await openShop(host, folder, name, workflow);
    const { boss, checkout, repository } = shop;
    checkout.git('switch', '-q', '-c', 'change');
    const push = (faults: readonly number[]): string => {
      const sha = checkout.commit({ 'src/app.js': source(faults) }, `Faults ${faults}`);
      checkout.push('change');
      return sha;
    };
    const first = push([5]);
    const { number } = await openPullRequest(boss, repository, 'change');
    await shop.ended(first);
    const [dismissed] = await shownComments(boss, repository, number);
    await resolveOnPage(host, 'boss', repository, dismissed?.id ?? 0);
    const again = checkout.commit({ 'src/kept.js': source([]).replace('1;', '2;') }, 'Nothing new');
    checkout.push('change');
    const isDismissed = (await shop.ended(again)).every(({ status }) => status === 'success');
    judge(
      isDismissed === isSigned,
      `${name}: what a person dismissed ${isSigned ? 'passes' : 'fails all the same'}`,
    );
    await shop.ended(push([5, 20]));
    const other = (await shownComments(boss, repository, number)).find(({ id }) => id !== dismissed?.id);
    await attack(shop, host.url, number, [dismissed?.id ?? 0, other?.id ?? 0]);
    const [first5, then20] = (await shownComments(boss, repository, number)).filter(
      ({ id }) => id === dismissed?.id || id === other?.id,
    );
    judge(
      first5?.body === other?.body && then20?.body === dismissed?.body,
      `${name}: a job of another branch has changed our comments`,
    );
    checkout.git('switch', '-q', 'change');
    const statuses = await shop.ended(push([20]));
    judge(
      statuses.some(({ status }) => status === 'failure'),
      `${name}: the finding that nobody dismissed fails`,
      [statuses, await shop.lastLog()],
    );
    await tryFromFork(host, folder, judge, { name: `fork-against-${name}`, isSigned, workflow });
  }
};

/** Swaps the texts of two comments by a job of a branch of its own. */
async function attack(
  { checkout, repository, ended }: Awaited<ReturnType<typeof openShop>>,
  url: string,
  number: number,
  [one, two]: readonly [number, number],
): Promise<void> {
  checkout.git('switch', '-q', '-c', 'attack', 'main');
  const script = `const { TOKEN } = process.env;
const ask = async (method, path, sent) => {
  const answer = await fetch('${url}/api/v1/repos/${repository}' + path, { method, headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' }, body: sent && JSON.stringify(sent) });
  if (!answer.ok) throw new Error(path + ' ' + answer.status);
  return answer.json();
};
const all = [];
for (const { id } of await ask('GET', '/pulls/${number}/reviews')) all.push(...(await ask('GET', '/pulls/${number}/reviews/' + id + '/comments')));
const bodyOf = (id) => all.find((comment) => comment.id === id).body;
await ask('PATCH', '/issues/comments/${one}', { body: bodyOf(${two}) });
await ask('PATCH', '/issues/comments/${two}', { body: bodyOf(${one}) });
`;
  const workflow = `on: push
permissions:
  contents: read
  pull-requests: write
jobs:
  attack:
    runs-on: ubuntu-latest
    steps:
      - run: git clone -q --branch attack ${url}/${repository}.git . && node attack.mjs
        env:
          TOKEN: \${{ github.token }}
`;
  const sha = checkout.commit({ '.gitea/workflows/review.yml': workflow, 'attack.mjs': script }, 'Attack');
  checkout.push('attack');
  const statuses = await ended(sha);
  if (statuses.some(({ status }) => status !== 'success'))
    throw new Error('the attack did not come to its end');
}

/** Lines of findings: one that a person dismissed, one of which that was taken back, and two others. */
const FAULTS = [5, 10, 20, 30] as const;
const DISMISSED = 'False positive: it is generated';

/** An approved run of a fork does to the comments of another pull request what its own token is let do. */
async function tryFromFork(
  host: RunningHost,
  folder: string,
  judge: Judge,
  {
    name,
    isSigned,
    workflow,
  }: { readonly name: string; readonly isSigned: boolean; readonly workflow: string },
): Promise<void> {
  const shop = await openShop(host, folder, name, workflow);
  const { boss, checkout, repository } = shop;
  checkout.git('switch', '-q', '-c', 'change');
  const begin = checkout.commit({ 'src/app.js': source(FAULTS) }, 'Faults');
  checkout.push('change');
  const { number } = await openPullRequest(boss, repository, 'change');
  await shop.ended(begin);
  const shown = () => shownComments(boss, repository, number);
  const again = async (faults: readonly number[], message: string) => {
    const sha = checkout.commit({ 'src/app.js': `${source(faults)}// ${message}\n` }, message);
    checkout.push('change');
    const isFailure = (await shop.ended(sha)).some(({ status }) => status === 'failure');
    return { isFailure, log: ofAction(await shop.lastLog()) };
  };
  const ours = await shown();
  const at = (line: number): ShownComment => {
    const found = ours.find(({ position }) => position === line);
    if (found === undefined) throw new Error(`no comment is on line ${line}`);
    return found;
  };
  const page = `/${repository}/pulls/${number}`;
  for (const line of [5, 10]) await replyOnPage(host, 'boss', page, at(line), DISMISSED);
  await again(FAULTS, 'Two are dismissed');
  const older = (await shown()).find(({ id }) => id === at(10).id)?.body ?? '';
  await replyOnPage(host, 'boss', page, at(10), 'reopen');
  const before = await again(FAULTS, 'One is taken back');
  judge(
    before.log.includes(`failure: ${isSigned ? 3 : 4} errors`),
    `${name}: ${isSigned ? 'what a person dismissed does not count' : 'all count, whatever people dismissed'}`,
    before.log,
  );

  const propose = await openFork(host, folder, shop);
  const attack = {
    swapped: [at(5).id, at(20).id],
    older: { id: at(10).id, body: older },
    deleted: host.ways.comment(number, at(30).pull_request_review_id, at(30).id),
  };
  const run = await propose(
    { '.gitea/workflows/sarif-review.yml': forkAttack(host.url, repository, number, attack) },
    'Help',
  );
  const told = /asked (\{.*\})/u.exec(await shop.lastLog())?.[1];
  console.log(`  the token of the fork's run: ${told}`);
  const after = await shown();
  const bodyAt = (line: number, all = after): string | undefined =>
    all.find(({ id }) => id === at(line).id)?.body;
  judge(
    run.waited && bodyAt(30) === undefined && bodyAt(10) === older && bodyAt(20) !== bodyAt(20, ours),
    `${name}: it has changed, put back and deleted comments of another pull request`,
    [run, told, after.map(({ id, position, body }) => [id, position, body.slice(0, 80)])],
  );

  const next = await again(FAULTS, 'The next push');
  const isTold = isSigned || host.ways.listsPostedLine;
  judge(
    next.isFailure &&
      next.log.includes('failure: 4 errors') &&
      next.log.includes('2 comments carry a marker') === isTold,
    `${name}: all four findings count with the next run${isTold ? ', which tells of the two comments that were swapped' : ''}`,
    next.log,
  );
  const anew = (await shown())
    .filter(({ id, user }) => user.id === at(5).user.id && !ours.some((one) => one.id === id))
    .map(({ position }) => position)
    .toSorted((a, b) => a - b);
  judge(
    `${anew}` === (isTold ? '5,20,30' : '30'),
    `${name}: and what was ${isTold ? 'swapped or ' : ''}deleted is posted anew, on lines ${anew.join(', ')}`,
    next.log,
  );
  console.log(next.log);
  for (const line of FAULTS)
    judge(
      (await again([line], `Line ${line} alone`)).isFailure,
      `${name}: the one on line ${line} alone fails`,
    );
}

interface ForkAttack {
  /** Ids of two comments that get the text of each other. */
  readonly swapped: readonly number[];
  /** A text that a run of ours has signed for that very comment. */
  readonly older: { readonly id: number; readonly body: string };
  /** A comment, behind the repository. */
  readonly deleted: string;
}

/** A workflow of a fork, which tells what each request was answered with. */
function forkAttack(url: string, repository: string, number: number, attack: ForkAttack): string {
  const script = `const { TOKEN } = process.env;
const { swapped, older, deleted } = ${JSON.stringify(attack)};
const asked = {};
const ask = async (what, method, path, sent) => {
  const answer = await fetch('${url}/api/v1/repos/${repository}' + path, { method, headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' }, body: sent && JSON.stringify(sent) });
  asked[what] = answer.status;
  const text = await answer.text();
  return text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : undefined;
};
const all = [];
for (const { id } of await ask('list reviews', 'GET', '/pulls/${number}/reviews')) all.push(...(await ask('read comments', 'GET', '/pulls/${number}/reviews/' + id + '/comments')));
const [one, two] = swapped;
const bodyOf = (id) => all.find((comment) => comment.id === id).body;
await ask('edit', 'PATCH', '/issues/comments/' + one, { body: bodyOf(two) });
await ask('edit another', 'PATCH', '/issues/comments/' + two, { body: bodyOf(one) });
await ask('put an older text back', 'PATCH', '/issues/comments/' + older.id, { body: older.body });
await ask('delete', 'DELETE', '/' + deleted);
await ask('resolve', 'POST', '/pulls/comments/' + two + '/resolve');
const { head } = await ask('read the pull request', 'GET', '/pulls/${number}');
await ask('set a status', 'POST', '/statuses/' + head.sha, { context: 'static-analysis/review', state: 'success' });
console.log('asked ' + JSON.stringify(asked));
`;
  return `on: pull_request
permissions:
  contents: write
  pull-requests: write
jobs:
  attack:
    runs-on: ubuntu-latest
    steps:
      - run: |
          node --input-type=module <<'END'
${script.replaceAll(/^(?=.)/gmu, '          ')}          END
        env:
          TOKEN: \${{ github.token }}
`;
}
