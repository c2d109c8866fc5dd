import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runStep } from '../demo/run-action.ts';
import { endOf } from '../demo/wait-for.ts';
import { makeScenery, type Scenery } from './scenery.ts';
import type { HostName, RunningHost } from './server.ts';
import type { Judge, Story } from './story.ts';
import { shownComments } from './workflow.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FINDINGS = 60;

/** How many findings, and in which file. */
interface Found {
  readonly count?: number;
  readonly file?: string;
  readonly message?: string;
}

/** A log with so many findings on the first lines of a new file, two on each. */
function logOf({ count = FINDINGS, file = 'src/new.js', message = 'Trouble' }: Found, tool: string): string {
  const results = Array.from({ length: count }, (_, at) => ({
    ruleId: `rule-${at % 2}`,
    level: 'error',
    message: { text: `${message} ${at}.` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: 1 + Math.floor(at / 2) },
        },
      },
    ],
  }));
  return JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: tool } }, results }] });
}

/** The built action, as `writer`; `kill` ends it with SIGKILL. */
export async function review(
  name: HostName,
  host: RunningHost,
  { repository, number, head, checkout }: Scenery,
  tool: string,
  found: Found = {},
  kill?: Promise<unknown>,
): Promise<{ readonly status: number | null; readonly log: string }> {
  const files = mkdtempSync(join(checkout.folder, '../step-'));
  const log = join(checkout.folder, '..', `${tool}.sarif`);
  writeFileSync(log, logOf(found, tool));
  const environment = {
    GITEA_ACTIONS: 'true',
    ...(name === 'forgejo' && { FORGEJO_ACTIONS: 'true' }),
    GITHUB_API_URL: `${host.url}/api/v1`,
    GITHUB_SERVER_URL: host.url,
    GITHUB_REPOSITORY: repository,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REF: `refs/pull/${number}/head`,
    GITHUB_SHA: head,
    GITHUB_JOB: tool,
  };
  const inputs = { 'sarif-file': log, category: tool, 'max-threads': '500', 'signing-key': 'k'.repeat(40) };
  const step = { root: ROOT, workspace: checkout.folder, inputs, environment, token: host.tokens.writer };
  return runStep(step, files, async (env) => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/index.js')], {
      cwd: checkout.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += chunk));
    kill?.then(() => child.kill('SIGKILL'));
    return { status: await endOf(child, 180_000), log: told };
  });
}

/** Two jobs of one account post on the same lines at the same time. */
export const tryTogether: Story = async (name, host, folder, judge) => {
  const scenery = await makeScenery(host, folder, 'together');
  const ended = await Promise.all(['one', 'two'].map((tool) => review(name, host, scenery, tool)));
  judge(
    ended.every(({ status }) => status === 1),
    'two jobs at once end with their findings',
    ended.map(({ status, log }) => [status, log.slice(-600)]),
  );
  await judgeComments(scenery, 2 * FINDINGS, 'each finding of both has one comment', judge);
  const again = await review(name, host, scenery, 'one');
  judge(/ 0 posted, 0 resolved/u.test(again.log), 'a further run changes nothing', again.log.slice(-600));
};

/** A run is killed while it posts. */
export const tryKill: Story = async (name, host, folder, judge) => {
  const scenery = await makeScenery(host, folder, 'kill');
  const { repository, number } = scenery;
  const { boss } = scenery.as;
  const begun = async (): Promise<void> => {
    // The reviews of the administrator's listing hold drafts of others too.
    for (let looks = 0; looks < 2_000; looks += 1) {
      const reviews = await boss.get<{ state: string }[]>(`/repos/${repository}/pulls/${number}/reviews`);
      if (reviews.length > 0) return;
    }
  };
  const killed = await review(name, host, scenery, 'one', {}, begun());
  const left = await boss.get<{ state: string }[]>(`/repos/${repository}/pulls/${number}/reviews`);
  judge(
    killed.status === null,
    `a run is killed while it posts, with ${left.map(({ state }) => state).join() || 'nothing'} left`,
  );
  const next = await review(name, host, scenery, 'one');
  judge(next.status === 1, 'the next run ends with its findings', next.log.slice(-800));
  await judgeComments(scenery, FINDINGS, 'and each of them has one comment', judge);
};

async function judgeComments(
  { as: { boss }, repository, number }: Scenery,
  count: number,
  sentence: string,
  judge: Judge,
): Promise<void> {
  const shown = await shownComments(boss, repository, number);
  const reviews = await boss.get<{ state: string }[]>(`/repos/${repository}/pulls/${number}/reviews`);
  const places = new Set(
    shown.map((one) => JSON.stringify([one.pull_request_review_id, one.path, one.position])),
  );
  const bodies = new Set(shown.map(({ body }) => body.split('<!--')[0]));
  judge(
    shown.length === count && places.size === count && !reviews.some(({ state }) => state === 'PENDING'),
    `${sentence}, on a line of its own in its review (${bodies.size} texts in ${reviews.length} reviews)`,
    [shown.length, places.size, reviews.map(({ state }) => state)],
  );
}
