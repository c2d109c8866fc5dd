import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logsOf } from '../demo/play-story.ts';
import type { State } from '../demo/rebuild-history.ts';
import { readLog } from './count-comments.ts';

/** The workspace that the logs name, which is that of the review on a runner. */
const ANALYZED_IN = '/builds/acme/invoice-app';

/** What it is asked to review. */
interface Asked {
  readonly program: string;
  /** Where its host is, and its token there. */
  readonly environment: Readonly<Record<string, string>>;
  /** `owner/name` */
  readonly repository: string;
  /** Its checkout. */
  readonly folder: string;
  readonly number: number;
  readonly push: State;
}

/**
 * Reviews a push with reviewdog as its README says, once for all logs of the push, and with what it does by
 * default: findings on added lines. Gives what went wrong.
 */
export async function reviewByReviewdog(asked: Asked): Promise<string | undefined> {
  const { program, environment, repository, folder, number, push } = asked;
  const paths = logsOf(push.name)['sarif-file'].split('\n');
  const log = { version: '2.1.0', runs: paths.flatMap((path) => readLog(path).runs) };
  const text = JSON.stringify(log).replaceAll(ANALYZED_IN, folder);
  const [owner, name] = repository.split('/');
  const child = spawn(program, ['-f=sarif', '-name=demo', '-reporter=gitea-pr-review'], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CI_PULL_REQUEST: String(number),
      CI_COMMIT: push.commit,
      CI_REPO_OWNER: owner,
      CI_REPO_NAME: name,
      ...environment,
    },
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  child.stdin.end(text);
  const [status] = await once(child, 'close');
  return status === 0 ? undefined : `${status} ${told}`;
}

/** As it says itself. */
export function versionOf(program: string): string {
  return spawnSync(program, ['-version'], { encoding: 'utf8' }).stdout.trim();
}

/** Passes requests on to a host, and counts them. */
export async function countRequests(host: string) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { method, headers, url = '/' } = request;
    const passed = sendRequest(new URL(url, host), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeRequests: () => {
      const taken = requests;
      requests = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
