import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { compareMoves, type Report } from '../demo/compare-moves.ts';
import { FIXTURES, logsOf } from '../demo/play-story.ts';
import { rebuildHistory } from '../demo/rebuild-history.ts';
import { runAction } from '../demo/run-action.ts';
import { readTrueMoves } from '../demo/truth.ts';
import { hostClient } from './host-client.ts';
import type { Judge } from './operations.ts';
import { openPullRequest } from './scenery.ts';
import type { HostName, RunningHost } from './server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const REPOSITORY = 'boss/invoice-app';
/** More than the threads of the first push, so that the story shows all of them. */
const MAX_THREADS = '500';

interface ShownComment {
  readonly body: string;
  readonly resolver: object | null;
}

/** The four pushes of the demo, with the built action as a runner of the host would start it. */
export async function playDemo(
  name: HostName,
  host: RunningHost,
  folder: string,
  judge: Judge,
): Promise<void> {
  const boss = hostClient(host.url, host.tokens.boss);
  await boss.send('POST', '/user/repos', { name: 'invoice-app' });
  await boss.send('PUT', `/repos/${REPOSITORY}/collaborators/writer`, { permission: 'write' });
  const [base, ...pushes] = rebuildHistory(FIXTURES, folder);
  if (base === undefined) throw new Error('the history is empty');
  const origin = new URL(`${host.url}/${REPOSITORY}.git`);
  [origin.username, origin.password] = ['boss', host.tokens.boss];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('push', '-q', origin.href, `${base.commit}:refs/heads/main`);
  const expected = new Map(readTrueMoves(FIXTURES).map((moves) => [moves.push, moves] as const));
  const discussions = new Map<string, string>();
  let number: number | undefined;
  for (const push of pushes) {
    const moves = expected.get(push.name);
    if (moves === undefined) throw new Error(`nothing is expected of ${push.name}`);
    git('push', '-q', origin.href, `${push.commit}:refs/heads/deploy`);
    number ??= (await openPullRequest(boss, REPOSITORY, 'deploy')).number;
    git('checkout', '-q', '--detach', push.commit);
    const inputs = { ...logsOf(push.name), 'max-threads': MAX_THREADS, 'signing-key': 'k'.repeat(40) };
    const began = Date.now();
    const { status, log, report } = await runAction(
      ROOT,
      folder,
      inputs,
      {
        GITEA_ACTIONS: 'true',
        ...(name === 'forgejo' && { FORGEJO_ACTIONS: 'true' }),
        GITHUB_API_URL: `${host.url}/api/v1`,
        GITHUB_SERVER_URL: host.url,
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_REF: `refs/pull/${number}/head`,
        GITHUB_SHA: push.commit,
        GITHUB_JOB: 'demo',
      },
      undefined,
      host.tokens.writer,
    );
    const differences =
      report === undefined ? ['there is no report'] : compareMoves(report as Report, moves, discussions);
    judge(
      (status === 0 || status === 1) && differences.length === 0,
      `${push.name} does what is expected, in ${Date.now() - began} ms`,
      [status, ...differences, ...(report === undefined ? [log] : [])],
    );
    const shown = await listShown(host, number);
    const open = shown.filter(({ resolver }) => resolver === null).length;
    console.log(
      `       ${shown.length} comments, ${open} of them open; ${await statusOf(host, push.commit)}`,
    );
  }
  console.log(`       ${host.url}/${REPOSITORY}/pulls/${number}`);
}

async function listShown({ url, tokens }: RunningHost, number: number): Promise<readonly ShownComment[]> {
  const boss = hostClient(url, tokens.boss);
  const pull = `/repos/${REPOSITORY}/pulls/${number}/reviews`;
  const shown: ShownComment[] = [];
  for (let page = 1; ; page += 1) {
    const reviews = await boss.get<{ id: number }[]>(`${pull}?limit=50&page=${page}`);
    if (reviews.length === 0) return shown;
    for (const { id } of reviews) shown.push(...(await boss.get<ShownComment[]>(`${pull}/${id}/comments`)));
  }
}

async function statusOf({ url, tokens }: RunningHost, sha: string): Promise<string> {
  const boss = hostClient(url, tokens.boss);
  const [newest] = await boss.get<{ context: string; status: string; description: string }[]>(
    `/repos/${REPOSITORY}/commits/${sha}/statuses?sort=recentupdate`,
  );
  return newest === undefined ? 'no status' : `${newest.context}: ${newest.status}, ${newest.description}`;
}
