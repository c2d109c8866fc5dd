import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { toTable } from '../bench/table.ts';
import { FIXTURES, logsOf } from '../demo/play-story.ts';
import type { State } from '../demo/rebuild-history.ts';
import { readTrueResults, type TrueResult, wantsThread } from '../demo/truth.ts';
import { openDemo, reviewDemo } from './demo.ts';
import { hostClient } from './host-client.ts';
import { countFor } from './mails.ts';
import type { Judge } from './operations.ts';
import type { HostName, RunningHost } from './server.ts';
import { type ShownComment, shownComments } from './workflow.ts';

/** Where a result of a log stands, and what it says. */
interface LoggedResult {
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly region: { readonly startLine: number; readonly endLine?: number } };
  }[];
}

interface Log {
  readonly runs: readonly { readonly results?: readonly LoggedResult[] }[];
}

/** How a review is made, with the requests going to `api`. Gives what went wrong. */
type Reviewer = (
  demo: Awaited<ReturnType<typeof openDemo>>,
  push: State,
  number: number,
  api: string,
) => Promise<string | undefined>;

/** The four pushes of the demo, reviewed by reviewdog and by us, each in a repository of its own. */
export async function playPeers(
  name: HostName,
  host: RunningHost,
  folder: string,
  judge: Judge,
  { reviewdog }: { readonly reviewdog?: string | undefined },
): Promise<void> {
  if (reviewdog === undefined) throw new Error('give the program as --reviewdog');
  const program = resolve(reviewdog);
  const { stdout } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  console.log(`  reviewdog ${stdout.trim()}`);
  const reviewers: Readonly<Record<string, Reviewer>> = {
    reviewdog: (...asked) => reviewByPeer(program, host.tokens.writer, ...asked),
    ours: async (demo, push, number, api) => {
      const { status, log } = await reviewDemo(name, host, demo, push, number, api);
      return status === 0 || status === 1 ? undefined : log;
    },
  };
  const rows: string[][] = [];
  for (const [who, review] of Object.entries(reviewers))
    rows.push(...(await playFor(who, review, host, join(folder, who), judge)));
  console.log(toTable([COLUMNS, ...rows]));
}

const COLUMNS = [
  'who and push',
  'requests',
  'mails',
  'posted',
  'in reviews',
  'had one already',
  'deleted',
  'open',
  'findings without',
  'fixed but open',
  'second one open',
];

/** What a comment is about: the identities of the findings, which stay through moves and renames. */
type Known = ShownComment & { readonly about: readonly TrueResult[] };

async function playFor(
  who: string,
  review: Reviewer,
  host: RunningHost,
  folder: string,
  judge: Judge,
): Promise<readonly string[][]> {
  const proxy = await countRequests(host.url);
  const boss = hostClient(host.url, host.tokens.boss);
  const demo = await openDemo(host, folder, `by-${who}`);
  const truth = readTrueResults(FIXTURES);
  const had = new Set<string>();
  let known: readonly Known[] = [];
  const rows: string[][] = [];
  for (const push of demo.pushes) {
    const number = await demo.push(push);
    proxy.requests = 0;
    const mailed = (await host.mails()).length;
    const trouble = await review(demo, push, number, proxy.url);
    const mails = countFor('stranger', (await host.mails()).slice(mailed));
    judge(trouble === undefined, `${who}: ${push.name} is reviewed`, trouble?.slice(-600));
    const results = truth[push.name] ?? [];
    const aboutOf = readPlaces(push.name, results);
    const before = new Map(known.map((one) => [one.id, one]));
    const shown = await shownComments(boss, demo.repository, number);
    known = shown.map((one) => ({ ...one, about: before.get(one.id)?.about ?? aboutOf(one) }));
    const posted = known.filter(({ id }) => !before.has(id));
    const reviews = new Set(posted.map((one) => one.pull_request_review_id));
    const again = posted.filter(({ about }) => about.length > 0 && about.every(({ id }) => had.has(id)));
    for (const { id } of posted.flatMap(({ about }) => about)) had.add(id);
    const unknown = posted.filter(({ about }) => about.length === 0);
    judge(
      unknown.length === 0,
      `${who}: each new comment is about a finding`,
      unknown.map(({ path, position, body }) => [path, position, body]),
    );
    const deleted = before.size - known.filter(({ id }) => before.has(id)).length;
    rows.push([
      `${who} ${push.name}`,
      ...[
        proxy.requests,
        mails,
        posted.length,
        reviews.size,
        again.length,
        deleted,
        ...countOpen(known, results),
      ].map(String),
    ]);
  }
  return rows;
}

/** Open comments, findings without one, comments whose findings are fixed, and second ones, as `COLUMNS` has them. */
function countOpen(known: readonly Known[], results: readonly TrueResult[]): readonly number[] {
  const open = known.filter(({ resolver }) => resolver === null);
  const covered = new Set(open.flatMap(({ about }) => about.flatMap(({ id, group = id }) => [id, group])));
  const missed = results
    .filter(wantsThread)
    .filter(({ id, group = id }) => !covered.has(id) && !covered.has(group));
  const present = new Set(results.map(({ id }) => id));
  const left = open.filter(({ about }) => !about.some(({ id }) => present.has(id)));
  const second = open.filter((one) => !left.includes(one) && isSecond(one, open));
  return [open, missed, left, second].map(({ length }) => length);
}

/** Whether newer ones say all that it is about; two findings may have the same words on one line. */
function isSecond({ id, about }: Known, open: readonly Known[]): boolean {
  const ids = new Set(about.map((result) => result.id));
  const newer = open.filter((other) => other.id > id && other.about.some((result) => ids.has(result.id)));
  return newer.length >= ids.size;
}

/** Tells of a new comment which results of the push it is about, by its place and by what people read in it. */
function readPlaces(
  push: string,
  results: readonly TrueResult[],
): (comment: ShownComment) => readonly TrueResult[] {
  const logs = new Map<string, Log>();
  const placed = results.map((result) => {
    const log: Log = logs.get(result.tool) ?? readLog(join(FIXTURES, 'sarif', push, `${result.tool}.sarif`));
    logs.set(result.tool, log);
    const logged = log.runs[result.run]?.results?.[result.result];
    const region = logged?.locations[0]?.physicalLocation.region;
    const message = lettersOf(logged?.message.text ?? '');
    return { result, end: region?.endLine ?? result.line, message };
  });
  return ({ path, position, body }) => {
    const text = lettersOf(body.split('<!--')[0] ?? '');
    const there = placed.filter(
      ({ result, end }) =>
        result.path === path &&
        (result.line === position || end === position) &&
        text.includes(lettersOf(result.ruleId)),
    );
    const saying = there.filter(({ message }) => text.includes(message));
    return (saying.length > 0 ? saying : there).map(({ result }) => result);
  };
}

const readLog = (path: string): Log => JSON.parse(readFileSync(path, 'utf8'));

/** Without what Markdown escapes and wraps. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The workspace that the logs name, which is that of the review on a runner. */
const ANALYZED_IN = '/builds/acme/invoice-app';

/** As its README says, once for all logs of the push, and with what it does by default: findings on added lines. */
async function reviewByPeer(
  program: string,
  token: string,
  ...[{ repository, folder }, push, number, api]: Parameters<Reviewer>
): Promise<string | undefined> {
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
      GITEA_ADDRESS: api,
      REVIEWDOG_GITEA_API_TOKEN: token,
      CI_PULL_REQUEST: String(number),
      CI_COMMIT: push.commit,
      CI_REPO_OWNER: owner,
      CI_REPO_NAME: name,
    },
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  child.stdin.end(text);
  const [status] = await once(child, 'close');
  return status === 0 ? undefined : `${status} ${told}`;
}

/** Passes requests on to a host, and counts them. */
async function countRequests(host: string) {
  const server = createServer(async (request, response) => {
    counted.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '', 'content-type': type = 'application/json', accept = '*/*' } = request.headers;
    const answer = await fetch(`${host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type, accept },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const headers = new Headers(answer.headers);
    // They are about the bytes that came, which `fetch` has unpacked.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    response
      .writeHead(answer.status, Object.fromEntries(headers))
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const counted = { requests: 0, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  return counted;
}
