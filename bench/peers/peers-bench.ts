import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { FIXTURES, logsOf } from '../../demo/play-story.ts';
import { rebuildHistory, type State } from '../../demo/rebuild-history.ts';
import { givenAs } from '../../demo/review-as.ts';
import { runAction } from '../../demo/run-action.ts';
import { callWith, requestToken } from '../../demo/sandbox-client.ts';
import { type SandboxProcess, startSandboxProcess } from '../../demo/sandbox-process.ts';
import { toTable } from '../table.ts';
import { COLUMNS, countPushes, type Shown, type Stage } from './count-comments.ts';
import { countRequests, reviewByReviewdog, versionOf } from './review-by-reviewdog.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** More than the threads of the first push, so that the story shows all of them. */
const MAX_THREADS = '500';

/** The wires of the sandbox that both can review over. */
const WIRES = ['github', 'gitlab'] as const;
const REVIEWERS = ['reviewdog', 'ours'] as const;

interface Asked {
  readonly wire: (typeof WIRES)[number];
  readonly who: (typeof REVIEWERS)[number];
  readonly program: string;
}

/**
 * The four pushes of the demo over the sandbox's GitHub and GitLab, reviewed by reviewdog and by us, each in
 * a repository of its own. Needs a build.
 * `--reviewdog PATH` names that program.
 */
export async function benchPeers(
  print: (text: string) => void,
  args: readonly string[] = [],
): Promise<object> {
  const { reviewdog } = parseArgs({ args: [...args], options: { reviewdog: { type: 'string' } } }).values;
  if (reviewdog === undefined) {
    print('--reviewdog PATH is needed');
    return {};
  }
  const program = resolve(reviewdog);
  const folder = mkdtempSync(join(tmpdir(), 'comments-bench-'));
  const sandbox = await startSandboxProcess(ROOT, join(folder, 'data'));
  const version = versionOf(program);
  print(`reviewdog ${version}`);
  const rows: string[][] = [];
  try {
    for (const wire of WIRES) {
      for (const who of REVIEWERS) {
        const name = `${wire}, ${who}`;
        const { stage, close } = await openStage(
          { wire, who, program },
          sandbox,
          join(folder, `${wire}-${who}`),
        );
        rows.push(...(await countPushes(name, stage, judge)));
        close();
      }
    }
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(toTable([COLUMNS, ...rows]));
  return { kind: 'peers', reviewdog: version, columns: COLUMNS, rows };

  function judge(isRight: boolean, what: string, instead: unknown): void {
    if (!isRight) print(`not so: ${what}: ${JSON.stringify(instead, undefined, 2)}`);
  }
}

async function openStage(asked: Asked, sandbox: SandboxProcess, folder: string) {
  const proxy = await countRequests(sandbox.baseUrl);
  const [base, ...pushes] = rebuildHistory(FIXTURES, folder);
  const [first] = pushes;
  if (base === undefined || first === undefined) throw new Error('the history has no push');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('checkout', '-q', '--detach');
  git('branch', '-f', 'main', base.commit);
  const opened = await sandbox.admin('POST', '/deployments', {
    repository: folder,
    base: base.commit,
    head: first.commit,
    title: 'Card payments and dunning',
    branch: 'deploy',
  });
  const { number } = z.object({ number: z.number() }).parse(opened);
  const at = { number, repository: folder };
  const stage: Stage = {
    pushes,
    push: async ({ name, commit }) => {
      if (commit !== first.commit) {
        await sandbox.admin('POST', `/deployments/${number}/pushes`, [{ label: name, head: commit }]);
        await sandbox.admin('POST', `/deployments/${number}/pushes/next`);
      }
      git('checkout', '-q', '--detach', commit);
    },
    review: (push) => REVIEWS[asked.who](asked, { ...sandbox, baseUrl: proxy.url }, at, push),
    comments: () => listComments(sandbox, number),
    countReviews: async () =>
      asked.wire === 'github'
        ? countReviews(sandbox, `sandbox/${basename(folder)}/pulls/${number}`)
        : (await listComments(sandbox, number)).length,
    takeRequests: proxy.takeRequests,
  };
  return { stage, close: proxy.close };
}

type Review = (
  asked: Asked,
  sandbox: Omit<SandboxProcess, 'stop' | 'admin'>,
  at: { readonly number: number; readonly repository: string },
  push: State,
) => Promise<string | undefined>;

const REVIEWS: Readonly<Record<Asked['who'], Review>> = {
  reviewdog: (
    { wire, program },
    { baseUrl, githubToken, gitlabToken },
    { number, repository: folder },
    push,
  ) =>
    reviewByReviewdog({
      program,
      repository: `sandbox/${basename(folder)}`,
      folder,
      number,
      push,
      ...(wire === 'github'
        ? {
            reporter: 'github-pr-review',
            environment: {
              GITHUB_API: `${baseUrl}/github/api/v3/`,
              REVIEWDOG_GITHUB_API_TOKEN: githubToken,
            },
          }
        : {
            reporter: 'gitlab-mr-discussion',
            environment: { GITLAB_API: `${baseUrl}/api/v4`, REVIEWDOG_GITLAB_API_TOKEN: gitlabToken },
          }),
    }),
  ours: async ({ wire }, sandbox, at, push) => {
    const given = givenAs(wire, sandbox, at);
    const inputs = { ...logsOf(push.name), ...given.inputs, 'max-threads': MAX_THREADS };
    const { status, log } = await runAction(
      ROOT,
      at.repository,
      inputs,
      given.environment,
      undefined,
      given.token,
    );
    return status === 0 || status === 1 ? undefined : log;
  },
};

const shownSchema = z.array(
  z.object({
    id: z.string(),
    path: z.string().optional(),
    newLine: z.number().optional(),
    body: z.string(),
    resolved: z.boolean().optional(),
  }),
);

/** Those in the diff, over the one wire of the sandbox that tells their first places. */
async function listComments(sandbox: SandboxProcess, number: number): Promise<readonly Shown[]> {
  const token = await requestToken(sandbox.baseUrl, sandbox.clientId, sandbox.clientSecret);
  const call = callWith(`${sandbox.baseUrl}/apis/rest/v1`, token);
  const shown: z.infer<typeof shownSchema> = [];
  let page: string | undefined = `/deployments/${number}/comments?per_page=100`;
  while (page !== undefined) {
    const answer = await call('GET', page);
    shown.push(...shownSchema.parse(answer.body));
    page = /<([^>]+)>; rel="next"/u.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return shown.flatMap(({ id, path, newLine: line, body, resolved }) =>
    path === undefined ? [] : { id, path, line, body, isOpen: resolved !== true },
  );
}

/** @param pull as `owner/name/pulls/1` */
async function countReviews({ baseUrl, githubToken }: SandboxProcess, pull: string): Promise<number> {
  const call = callWith(`${baseUrl}/github/api/v3/repos`, githubToken);
  const { body } = await call('GET', `/${pull}/reviews?per_page=100`);
  return z.array(z.object({})).parse(body).length;
}
