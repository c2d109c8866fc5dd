import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { compareActions, type Report } from '../demo/compare-actions.ts';
import { FIXTURES, logsOf } from '../demo/play-story.ts';
import { rebuildHistory, type State } from '../demo/rebuild-history.ts';
import { runAction, type StepResult } from '../demo/run-action.ts';
import { readTrueActions } from '../demo/truth.ts';
import { LONGEST_RUN_MS } from '../demo/wait-for.ts';
import { type Camera, openCamera } from './camera.ts';
import { hostClient } from './host-client.ts';
import { countFor, showsNothingHidden } from './mails.ts';
import { openPullRequest } from './scenery.ts';
import type { HostName, RunningHost } from './server.ts';
import type { Judge, Story } from './story.ts';
import { countOpen, shownComments } from './workflow.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** More than the threads of the first push, so that the story shows all of them. */
const MAX_THREADS = '500';

/** The demo's history, of which the base is on the host. */
interface Demo {
  /** `boss/invoice-app` */
  readonly repository: string;
  readonly folder: string;
  readonly pushes: readonly State[];
  /** Pushes a state, checks it out, and gives the number of the pull request. */
  push(state: State): Promise<number>;
}

/** @param folder for the checkout */
export async function openDemo(host: RunningHost, folder: string, name: string): Promise<Demo> {
  const repository = `boss/${name}`;
  const boss = hostClient(host.url, host.tokens.boss);
  await boss.send('POST', '/user/repos', { name });
  await boss.send('PUT', `/repos/${repository}/collaborators/writer`, { permission: 'write' });
  await hostClient(host.url, host.tokens.stranger).send('PUT', `/repos/${repository}/subscription`);
  const [base, ...pushes] = rebuildHistory(FIXTURES, folder);
  if (base === undefined) throw new Error('the history is empty');
  const origin = new URL(`${host.url}/${repository}.git`);
  [origin.username, origin.password] = ['boss', host.tokens.boss];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('push', '-q', origin.href, `${base.commit}:refs/heads/main`);
  let number: number | undefined;
  const push = async ({ commit }: State): Promise<number> => {
    git('push', '-q', origin.href, `${commit}:refs/heads/deploy`);
    number ??= (await openPullRequest(boss, repository, 'deploy')).number;
    git('checkout', '-q', '--detach', commit);
    return number;
  };
  return { repository, folder, pushes, push };
}

/** Reviews a push with the built action, as `writer`. @param api where the host is asked */
export function reviewDemo(
  name: HostName,
  host: RunningHost,
  { repository, folder }: Demo,
  push: State,
  number: number,
  api = host.url,
): Promise<StepResult> {
  const inputs = { ...logsOf(push.name), 'max-threads': MAX_THREADS, 'signing-key': 'k'.repeat(40) };
  return runAction(
    ROOT,
    folder,
    inputs,
    {
      GITEA_ACTIONS: 'true',
      ...(name === 'forgejo' && { FORGEJO_ACTIONS: 'true' }),
      GITHUB_API_URL: `${api}/api/v1`,
      GITHUB_SERVER_URL: host.url,
      GITHUB_REPOSITORY: repository,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: `refs/pull/${number}/head`,
      GITHUB_SHA: push.commit,
      GITHUB_JOB: 'demo',
    },
    undefined,
    host.tokens.writer,
    LONGEST_RUN_MS,
  );
}

/** The four pushes of the demo, with the built action as a runner of the host would start it. */
export const playDemo: Story = async (name, host, folder, judge, { screenshots }) => {
  const camera = screenshots === undefined ? undefined : await openCamera(host, 'writer', screenshots);
  try {
    await playPushes(name, host, folder, judge, camera);
  } finally {
    await camera?.close();
  }
};

async function playPushes(
  name: HostName,
  host: RunningHost,
  folder: string,
  judge: Judge,
  camera: Camera | undefined,
): Promise<void> {
  const demo = await openDemo(host, folder, 'invoice-app');
  const boss = hostClient(host.url, host.tokens.boss);
  const expected = new Map(readTrueActions(FIXTURES).map((actions) => [actions.push, actions] as const));
  const discussions = new Map<string, string>();
  for (const push of demo.pushes) {
    const actions = expected.get(push.name);
    if (actions === undefined) throw new Error(`nothing is expected of ${push.name}`);
    const number = await demo.push(push);
    const before = (await host.mails()).length;
    const began = Date.now();
    const { status, log, report } = await reviewDemo(name, host, demo, push, number);
    const differences =
      report === undefined
        ? ['there is no report']
        : compareActions(report as Report, actions, discussions, host.ways.resolves ? 'resolve' : 'leave');
    judge(
      (status === 0 || status === 1) && differences.length === 0,
      `${push.name} does what is expected, in ${Date.now() - began} ms`,
      [status, ...differences, ...(report === undefined ? [log] : [])],
    );
    const shown = await shownComments(boss, demo.repository, number);
    const open = countOpen(host.ways, shown);
    const check = await statusOf(host, demo.repository, push.commit);
    const mails = (await host.mails()).slice(before);
    console.log(
      `       ${shown.length} comments, ${open} of them open; ${countFor('stranger', mails)} mails; ${check}`,
    );
    judge(
      mails.every(showsNothingHidden),
      'no mail shows a hidden line',
      mails.find((mail) => !showsNothingHidden(mail)),
    );
    const page = `/${demo.repository}/pulls/${number}`;
    console.log(`       ${host.url}${page}`);
    await camera?.shoot(page, `${push.name}-conversation`, 'top');
    await camera?.shoot(page, `${push.name}-thread`, 'thread');
    await camera?.shoot(page, `${push.name}-end`, 'end');
    await camera?.shoot(`${page}/files`, `${push.name}-files`, 'thread');
  }
}

async function statusOf({ url, tokens }: RunningHost, repository: string, sha: string): Promise<string> {
  const boss = hostClient(url, tokens.boss);
  const [newest] = await boss.get<{ context: string; status: string; description: string }[]>(
    `/repos/${repository}/commits/${sha}/statuses?sort=recentupdate`,
  );
  return newest === undefined ? 'no status' : `${newest.context}: ${newest.status}, ${newest.description}`;
}
