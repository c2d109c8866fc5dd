import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giteaWorkflow } from '../src/tools/init/file-texts.ts';
import { INSTALL_STEPS, indent, PINS } from '../src/tools/init/workflow-parts.ts';
import { ACTION, requireActions } from './actions.ts';
import { type Checkout, initCheckout } from './checkout.ts';
import { type HostClient, hostClient } from './host-client.ts';
import { openPullRequest } from './scenery.ts';
import type { RunningHost } from './server.ts';
import { resolveOnPage, type Session, signIn } from './session.ts';
import type { Judge, Story } from './story.ts';
import type { Ways } from './ways.ts';

const ROOT = resolve(import.meta.dirname, '..');
export const CHECKOUT = 'actions/checkout';
const SETUP_NODE = 'actions/setup-node';

/** A repository whose workflow analyzes and reviews on the host's own runner. */
export interface Shop {
  readonly repository: string;
  readonly checkout: Checkout;
  readonly boss: HostClient;
  /** Waits until there are jobs for a commit, and gives their own statuses. */
  begun(sha: string): Promise<readonly ShownStatus[]>;
  /** Waits until the jobs for a commit have ended. */
  ended(sha: string): Promise<readonly ShownStatus[]>;
  /** What the newest job said. */
  lastLog(): Promise<string>;
}

interface ShownStatus {
  readonly context: string;
  readonly status: string;
  readonly description: string;
  readonly creator: object | null;
}

/**
 * The workflow as it is printed, but that its actions are those of the host, and that nothing is installed,
 * unless that is asked for: the Node.js is that of the runner, and ESLint the one of this checkout.
 *
 * @param url of the host
 */
export function workflowOf(
  url: string,
  { isSigned = true, newBy = 'lines', installs = false }: Printed = {},
): string {
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const format = join(ROOT, 'node_modules/@microsoft/eslint-formatter-sarif/sarif.js');
  const changes = [
    ['https://github.com/', `${url}/`],
    ...(installs
      ? // The host may hold another version of it.
        [[PINS.setupNode, `${SETUP_NODE}@main`]]
      : [
          [indent(INSTALL_STEPS, 6), ''],
          ['npx eslint', `node ${eslint}`],
          ['@microsoft/eslint-formatter-sarif', format],
        ]),
    ...(isSigned ? [] : [[`          signing-key: \${{ secrets.${KEY} }}\n`, '']]),
  ];
  return changes.reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`the printed workflow has no ${from}`);
    return text.replaceAll(from, () => to);
  }, giteaWorkflow(newBy));
}

type Files = Parameters<Checkout['commit']>[0];

interface Printed {
  readonly isSigned?: boolean;
  readonly newBy?: 'lines' | 'baseline';
  readonly installs?: boolean;
}

const KEY = 'SARIF_REVIEW_SIGNING_KEY';
const ESLINT_CONFIG = `export default [{ rules: { 'no-debugger': 'error', 'no-empty': 'error', 'no-var': 'error' } }];\n`;

/** @param workflow the text of its only workflow, unless `files` has more */
export async function openShop(
  host: RunningHost,
  folder: string,
  name: string,
  workflow: string,
  { isPrivate = false, files = {} }: { readonly isPrivate?: boolean; readonly files?: Files } = {},
): Promise<Shop> {
  const boss = hostClient(host.url, host.tokens.boss);
  const session = await signIn(host, 'boss');
  const repository = `boss/${name}`;
  await boss.send('POST', '/user/repos', { name, private: isPrivate });
  await boss.send('PUT', `/repos/${repository}/collaborators/writer`, { permission: 'write' });
  await boss.send('PUT', `/repos/${repository}/actions/secrets/${KEY}`, { data: 'k'.repeat(40) });
  const checkout = initCheckout(join(folder, name), host, 'boss', repository);
  checkout.commit(
    {
      '.gitea/workflows/sarif-review.yml': workflow,
      'eslint.config.mjs': ESLINT_CONFIG,
      'src/app.js': source([]),
      'src/kept.js': source([]),
      ...files,
    },
    'Begin',
  );
  checkout.push('main');
  return {
    repository,
    checkout,
    boss,
    begun: (sha) => untilJobs(boss, repository, sha, () => true),
    ended: (sha) => untilJobs(boss, repository, sha, ({ status }) => status !== 'pending'),
    lastLog: () => readLastLog(host.ways, boss, session, repository),
  };
}

/** Forty lines of a program, in which some are at fault. */
export function source(faults: readonly number[]): string {
  return Array.from({ length: 40 }, (_, at) =>
    faults.includes(at + 1) ? 'debugger;\n' : `export const line${at + 1} = ${at + 1};\n`,
  ).join('');
}

const JOB_MS = 180_000;

async function untilJobs(
  boss: HostClient,
  repository: string,
  sha: string,
  isThere: (job: ShownStatus) => boolean,
): Promise<readonly ShownStatus[]> {
  const end = Date.now() + JOB_MS;
  while (Date.now() < end) {
    const { statuses } = await boss.get<{ statuses: readonly ShownStatus[] | null }>(
      `/repos/${repository}/commits/${sha}/status`,
    );
    const jobs = (statuses ?? []).filter(({ context }) => /\(.*\)$/u.test(context));
    if (jobs.length > 0 && jobs.every(isThere)) return statuses ?? [];
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`the jobs for ${sha} did not end`);
}

interface ShownRun {
  readonly id: number;
  readonly html_url: string;
}

async function readLastLog(
  { jobs: { path, list, log } }: Ways,
  boss: HostClient,
  session: Session,
  repository: string,
): Promise<string> {
  const listed = await boss.get<Readonly<Record<string, readonly ShownRun[]>>>(
    `/repos/${repository}/actions/${path}`,
  );
  const [newest] = listed[list]?.toSorted((a, b) => b.id - a.id) ?? [];
  return newest === undefined ? '' : session.get(new URL(newest.html_url).pathname + log);
}

/** What our action said in the log of a job. */
export function ofAction(log: string): string {
  const lines = log.split('\n').map((line) => line.replace(/^\S+ /u, '    '));
  // The runner of Forgejo does not name each step.
  const from = lines.findIndex(
    (line) => (/Run /u.test(line) && line.includes(ACTION)) || /Reviewing pull request|Skipped:/u.test(line),
  );
  const to = lines.findIndex((line) => line.includes('Run Post '));
  return lines
    .slice(from, to)
    .filter((line) => !line.includes('::set-output::'))
    .join('\n');
}

/** A comment as the host shows it. */
export interface ShownComment {
  readonly id: number;
  readonly pull_request_review_id: number;
  readonly body: string;
  readonly path: string;
  readonly position: number;
  readonly resolver: { readonly id: number; readonly login: string } | null;
  readonly user: { readonly id: number; readonly login: string };
}

/** What our comments say once their finding is gone, or decided on. */
const ENDED = /^(?:Fixed|Dismissed|Accepted)\b.* as of /mu;

/** Whether its thread is open, and where no thread can be resolved, whether its comment says nothing else. */
export function isOpen({ resolves }: Ways, { resolver, body }: ShownComment): boolean {
  return resolver === null && (resolves || !ENDED.test(body));
}

/** How many threads are open. */
export function countOpen(ways: Ways, shown: readonly ShownComment[]): number {
  const firsts = new Map(
    shown
      .toReversed()
      .map((one) => [JSON.stringify([one.pull_request_review_id, one.path, one.position]), one] as const),
  );
  return [...firsts.values()].filter((one) => isOpen(ways, one)).length;
}

/** All comments in reviews of a pull request, as its owner sees them. */
export async function shownComments(
  boss: HostClient,
  repository: string,
  number: number,
): Promise<readonly ShownComment[]> {
  const pull = `/repos/${repository}/pulls/${number}/reviews`;
  const shown: ShownComment[] = [];
  for (let page = 1; ; page += 1) {
    const reviews = await boss.get<{ id: number }[]>(`${pull}?limit=50&page=${page}`);
    if (reviews.length === 0) return shown.toSorted((a, b) => a.id - b.id);
    for (const { id } of reviews) shown.push(...(await boss.get<ShownComment[]>(`${pull}/${id}/comments`)));
  }
}

/** Four pushes, each reviewed by a workflow with the automatic token. */
export const tryWorkflow: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT);
  const shop = await openShop(host, folder, 'shop', workflowOf(host.url));
  const { checkout, boss, repository } = shop;
  checkout.git('switch', '-q', '-c', 'change');
  const push = (faults: readonly number[], message: string): string => {
    const sha = checkout.commit({ 'src/app.js': source(faults) }, message);
    checkout.push('-f', 'change');
    return sha;
  };
  const first = push([5, 20], 'Two faults');
  const { number } = await openPullRequest(boss, repository, 'change');
  const look = async (sha: string, what: string, isRight: (shown: readonly ShownComment[]) => boolean) => {
    const statuses = await shop.ended(sha);
    const shown = await shownComments(boss, repository, number);
    const told = statuses.map(({ context, status }) => `${context}: ${status}`).join('; ');
    const right = isRight(shown);
    judge(
      right,
      `${what} (${told})`,
      shown.map(({ id, position, resolver, user, body }) => [
        id,
        position,
        resolver,
        user.login,
        body.slice(0, 60),
      ]),
    );
    if (!right) console.log(ofAction(await shop.lastLog()));
  };
  const open = (shown: readonly ShownComment[]) => countOpen(host.ways, shown);
  await look(first, 'two findings get two comments', (shown) => shown.length === 2 && open(shown) === 2);
  console.log(`  written by ${JSON.stringify((await shownComments(boss, repository, number))[0]?.user)}`);
  await look(
    push([20], 'One is fixed'),
    'one is resolved',
    (shown) => shown.length === 2 && open(shown) === 1,
  );
  console.log(`  resolver ${JSON.stringify((await shownComments(boss, repository, number))[0]?.resolver)}`);
  await look(
    push([5, 20], 'It is back'),
    'it is reopened',
    (shown) => shown.length === 2 && open(shown) === 2,
  );
  const [, second] = await shownComments(boss, repository, number);
  await resolveOnPage(host, 'writer', repository, second?.id ?? 0);
  await look(
    push([5, 20, 30], 'A person resolved one'),
    'what a person resolved stays resolved, and a third one is posted',
    (shown) => shown.length === 3 && open(shown) === 2,
  );
  await look(push([], 'All fixed'), 'all are resolved', (shown) => shown.length === 3 && open(shown) === 0);
  console.log(ofAction(await shop.lastLog()));
  await tryBaseLog(host, folder, judge);
};

/** With a baseline, what the target has as well is known as unchanged. */
async function tryBaseLog(host: RunningHost, folder: string, judge: Judge): Promise<void> {
  const shop = await openShop(host, folder, 'based', workflowOf(host.url, { newBy: 'baseline' }));
  const { checkout, boss, repository } = shop;
  checkout.commit({ 'src/app.js': source([5]) }, 'A fault');
  checkout.push('main');
  checkout.git('switch', '-q', '-c', 'change');
  const sha = checkout.commit({ 'src/app.js': source([5, 20]) }, 'Another one');
  checkout.push('change');
  const { number } = await openPullRequest(boss, repository, 'change');
  await shop.ended(sha);
  const log = ofAction(await shop.lastLog());
  const places = (await shownComments(boss, repository, number)).map(({ position }) => position);
  judge(`${places}` === '20' && log.includes('1 unchanged'), 'with a baseline only what is new is posted', [
    places,
    log,
  ]);
}

/** The printed workflow with its steps that install, which ask the registry of npm. */
export const tryInstall: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT, SETUP_NODE);
  const shop = await openShop(host, folder, 'install', workflowOf(host.url, { installs: true }));
  const { checkout, boss, repository } = shop;
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const packages = ['eslint', '@microsoft/eslint-formatter-sarif'].map((name) => [
    name,
    devDependencies[name],
  ]);
  const description = JSON.stringify({ name: 'shop', devDependencies: Object.fromEntries(packages) });
  writeFileSync(join(checkout.folder, 'package.json'), description);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: checkout.folder,
    stdio: 'pipe',
  });
  checkout.commit({ '.gitignore': 'node_modules\n' }, 'Packages');
  checkout.push('main');
  checkout.git('switch', '-q', '-c', 'change');
  const sha = checkout.commit({ 'src/app.js': source([5, 20]) }, 'Two faults');
  checkout.push('change');
  const { number } = await openPullRequest(boss, repository, 'change');
  const told = (await shop.ended(sha)).map(({ context, status }) => `${context}: ${status}`);
  const log = await shop.lastLog();
  judge(
    (await shownComments(boss, repository, number)).length === 2,
    `what the printed steps install finds two faults (${told.join('; ')})`,
    log.split('\n').slice(-60),
  );
  console.log(
    log
      .split('\n')
      .filter((line) => /node:|npm|cache|Node/u.test(line))
      .join('\n'),
  );
};
