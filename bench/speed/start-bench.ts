import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, LONGEST_RUN_MS } from '../../demo/wait-for.ts';
import { createRepository } from '../../test/git/repository.ts';
import { type BenchResult, median, milliseconds, type Print, ratio } from './result.ts';
import { ROOT } from './stage.ts';

const RUNS = 41;

interface Start {
  /** Milliseconds from the start of the process to its first request, and to its end. */
  readonly first: number;
  readonly whole: number;
}

interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * How long a process takes from its start to its first request: the built action and the built command, a
 * bare `fetch`, and Node.js that does nothing.
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
    const bundle = join(ROOT, 'dist/index.js');
    const command = join(ROOT, 'dist/cli.js');
    const contestants: readonly Contestant[] = [
      { name: 'node -e 0', args: ['-e', '0'] },
      { name: 'node -e "fetch(url)"', args: ['-e', `fetch(${JSON.stringify(url)})`] },
      { name: 'ky and zod alone, bundled', args: [bundleLibraries(folder)], environment: { URL: url } },
      { name: 'the built action', args: [bundle], environment: inputs },
      {
        name: 'the same, compile cache warm',
        args: [bundle],
        environment: { ...inputs, NODE_COMPILE_CACHE: join(folder, 'cache') },
      },
      { name: 'the built action on GitHub', args: [bundle], environment: onGithub(url, folder) },
      { name: 'the built command, in a job of GitLab', args: [command, 'run'], environment: gitlab },
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

/** What a job for a pull request has, at a GitHub at this address. */
function onGithub(url: string, folder: string): Readonly<Record<string, string>> {
  const event = join(folder, 'event.json');
  const repo = { full_name: 'acme/app' };
  writeFileSync(event, JSON.stringify({ pull_request: { number: 1, head: { repo }, base: { repo } } }));
  return {
    'INPUT_SARIF-FILE': join(folder, 'log.sarif'),
    INPUT_TOKEN: 'the-token-of-the-bench',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `${url}/api/v3`,
    GITHUB_GRAPHQL_URL: `${url}/api/graphql`,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_REF: 'refs/pull/1/merge',
  };
}

/**
 * A first request by the libraries that all later ones go through, with next to nothing around them; returns
 * the bundle's path.
 */
function bundleLibraries(folder: string): string {
  const sources = join(ROOT, 'bench-results');
  const entry = join(sources, 'libraries.mjs');
  mkdirSync(sources, { recursive: true });
  writeFileSync(
    entry,
    `import ky from 'ky';
import { z } from 'zod';
const { URL: url } = z.object({ URL: z.string() }).parse(process.env);
await ky(url, { retry: 0, throwHttpErrors: false }).text();
`,
  );
  execFileSync(join(ROOT, 'node_modules/.bin/ncc'), ['build', entry, '-o', join(folder, 'libraries'), '-q']);
  return join(folder, 'libraries/index.mjs');
}

async function timeStart(
  { args, environment = {} }: Contestant,
  server: ReturnType<typeof createServer>,
  cwd: string,
): Promise<Start> {
  let first = Number.NaN;
  const started = performance.now();
  const note = (): void => {
    first = performance.now() - started;
  };
  server.once('request', note);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await endOf(child, LONGEST_RUN_MS);
  server.off('request', note);
  return { first, whole: performance.now() - started };
}

function toResult(
  contestants: readonly Contestant[],
  starts: ReadonlyMap<Contestant, readonly Start[]>,
  print: Print,
): BenchResult {
  const figures = contestants.map((contestant) => {
    const all = starts.get(contestant) ?? [];
    return {
      name: contestant.name,
      first: median(all.map(({ first }) => first)),
      whole: median(all.map(({ whole }) => whole)),
    };
  });
  const [bare, fetching] = figures;
  if (bare === undefined || fetching === undefined) throw new Error('nothing was measured');
  const result: BenchResult = {
    kind: 'speed',
    title: 'Start',
    about: `Whole processes in turn, ${RUNS} times each, medians. The service answers 403, so that a run ends after its first request.`,
    columns: ['process', 'to the first request', 'of fetch', 'to its end', 'of node -e 0'],
    rows: figures.map(({ name, first, whole }) => [
      name,
      Number.isNaN(first) ? '' : milliseconds(first),
      Number.isNaN(first) ? '' : ratio(first, fetching.first),
      milliseconds(whole),
      ratio(whole, bare.whole),
    ]),
    notes: [
      'Aim: 1.3 times the fetch. Before the first request, which asks for the token, no library is loaded: the inputs are read with plain functions, `fetch` alone sends that request, and all else comes while it is on its way, ky before the second one. ' +
        'A smaller first file by minifying does not start faster: V8 then parses each module twice. The compile cache is not kept between the runs of a hosted runner.',
    ],
    figures,
  };
  print(result.rows.map((row) => row.join('  ')).join('\n'));
  return result;
}
