import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, LONGEST_RUN_MS } from '../../demo/wait-for.ts';
import { createRepository } from '../../test/git/repository.ts';
import { aim, type BenchResult, median, milliseconds, type Print, ratio } from './result.ts';
import { ROOT } from './stage.ts';

const RUNS = 41;

interface Start {
  /** Milliseconds from the start of the process to its first request, and to its end. */
  readonly first: number;
  readonly whole: number;
  /** Milliseconds of processor, of all its threads, to its first request; only Linux tells them. */
  readonly processor: number;
}

interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * How long a process takes from its start to its first request: the built action for each service and event,
 * the built command in a job of GitLab, a bare `fetch`, and Node.js that does nothing.
 */
export async function benchStart(print: Print): Promise<BenchResult> {
  const server = createServer((_, response) => response.writeHead(403).end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  const url = `http://127.0.0.1:${address.port}`;
  const repository = createRepository();
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-start-'));
  try {
    repository.commit({ 'a.js': 'x\n' });
    writeFileSync(join(folder, 'log.sarif'), '{"version":"2.1.0","runs":[]}');
    const inputs = {
      'INPUT_SARIF-FILE': join(folder, 'log.sarif'),
      'INPUT_BASE-URL': url,
      'INPUT_CLIENT-ID': 'bench',
      'INPUT_CLIENT-SECRET': 'the secret of the bench',
      'INPUT_DEPLOYMENT-NUMBER': '1',
    };
    const gitlab = {
      GITLAB_CI: 'true',
      CI_API_V4_URL: `${url}/api/v4`,
      CI_MERGE_REQUEST_IID: '1',
      CI_MERGE_REQUEST_PROJECT_ID: '1',
      CI_PROJECT_DIR: repository.path,
      SARIF_REVIEW_SARIF_FILE: join(folder, 'log.sarif'),
      SARIF_REVIEW_TOKEN: 'glpat-of-the-bench',
    };
    const push = onGithub(url, folder, 'push');
    const pullRequest = onGithub(url, folder, 'pull_request');
    const bundle = join(ROOT, 'dist/index.js');
    const command = join(ROOT, 'dist/cli.js');
    const contestants: readonly Contestant[] = [
      { name: 'node -e 0', args: ['-e', '0'] },
      { name: 'node -e "fetch(url)"', args: ['-e', `fetch(${JSON.stringify(url)})`] },
      { name: 'a deployment request, event push', args: [bundle], environment: { ...push, ...inputs } },
      {
        name: 'a deployment request, event pull_request',
        args: [bundle],
        environment: { ...pullRequest, ...inputs },
      },
      {
        name: 'a pull request, event push',
        args: [bundle],
        environment: { ...push, INPUT_CHANGE: '1' },
      },
      { name: 'a pull request, event pull_request', args: [bundle], environment: pullRequest },
      {
        name: 'the same, compile cache warm',
        args: [bundle],
        environment: { ...pullRequest, NODE_COMPILE_CACHE: join(folder, 'cache') },
      },
      { name: 'a merge request, in a job of GitLab', args: [command, 'run'], environment: gitlab },
    ];
    const starts = new Map<Contestant, Start[]>(contestants.map((contestant) => [contestant, []]));
    // The first round fills caches and does not count.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const contestant of contestants) {
        const start = await timeStart(contestant, server, repository.path);
        if (run > 0) starts.get(contestant)?.push(start);
      }
    }
    return toResult(contestants, starts, print);
  } finally {
    server.close();
    repository.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the runner sets for a job, at a GitHub at this address. */
function onGithub(
  url: string,
  folder: string,
  event: 'push' | 'pull_request',
): Readonly<Record<string, string>> {
  const file = join(folder, `${event}.json`);
  const repo = { full_name: 'acme/app' };
  const sha = 'a'.repeat(40);
  const payload =
    event === 'push'
      ? { ref: 'refs/heads/topic', after: sha, repository: repo }
      : { pull_request: { number: 1, head: { repo }, base: { repo } } };
  writeFileSync(file, JSON.stringify(payload));
  return {
    'INPUT_SARIF-FILE': join(folder, 'log.sarif'),
    INPUT_TOKEN: 'the-token-of-the-bench',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `${url}/api/v3`,
    GITHUB_GRAPHQL_URL: `${url}/api/graphql`,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_SHA: sha,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file,
    GITHUB_REF: event === 'push' ? 'refs/heads/topic' : 'refs/pull/1/merge',
  };
}

async function timeStart(
  { args, environment = {} }: Contestant,
  server: ReturnType<typeof createServer>,
  cwd: string,
): Promise<Start> {
  let [first, processor] = [Number.NaN, Number.NaN];
  const started = performance.now();
  const note = (): void => {
    first = performance.now() - started;
    processor = processorOf(child.pid);
  };
  server.once('request', note);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await endOf(child, LONGEST_RUN_MS);
  server.off('request', note);
  return { first, processor, whole: performance.now() - started };
}

function processorOf(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return Number.NaN;
  const nanoseconds = readdirSync(threads).map((thread) =>
    Number.parseInt(readFileSync(join(threads, thread, 'schedstat'), 'utf8'), 10),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

function toResult(
  contestants: readonly Contestant[],
  starts: ReadonlyMap<Contestant, readonly Start[]>,
  print: Print,
): BenchResult {
  const [bare, fetching] = contestants.map((contestant) => starts.get(contestant) ?? []);
  if (bare === undefined || fetching === undefined) throw new Error('nothing was measured');
  const figures = contestants.map((contestant) => {
    const all = starts.get(contestant) ?? [];
    // Whatever else the machine does, it does to both processes of a turn.
    const of = (others: readonly Start[], time: keyof Start): number =>
      median(all.map((start, turn) => start[time] / (others[turn]?.[time] ?? Number.NaN)));
    return {
      name: contestant.name,
      first: median(all.map(({ first }) => first)),
      whole: median(all.map(({ whole }) => whole)),
      firstOfFetch: of(fetching, 'first'),
      processorOfFetch: of(fetching, 'processor'),
      wholeOfBare: of(bare, 'whole'),
    };
  });
  const shown = (figure: number, text: string): string => (Number.isNaN(figure) ? '' : text);
  const result: BenchResult = {
    kind: 'speed',
    title: 'Start',
    about: `We ran each process ${RUNS} times, alternating between them. The table shows medians. The service answers 403, so a run ends after its first request.`,
    columns: [
      'process',
      'time to the first request',
      'compared with fetch',
      'CPU time compared with fetch',
      'time to the end',
      'compared with node -e 0',
    ],
    rows: figures.map(({ name, first, firstOfFetch, processorOfFetch, whole, wholeOfBare }) => [
      name,
      shown(first, milliseconds(first)),
      shown(firstOfFetch, ratio(firstOfFetch, 1)),
      shown(processorOfFetch, ratio(processorOfFetch, 1)),
      milliseconds(whole),
      ratio(wholeOfBare, 1),
    ]),
    notes: [
      aim(
        'at most 1.3 times the time of the fetch',
        figures.every(({ firstOfFetch }) => !(firstOfFetch > 1.3)),
      ),
      'No library is loaded before the first request. The compile cache is not kept between the runs of a hosted runner.',
    ],
    figures,
  };
  print(result.rows.map((row) => row.join('  ')).join('\n'));
  return result;
}
