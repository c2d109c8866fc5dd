import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import { aim, type BenchResult, median, milliseconds, type Print, ratio } from './result.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const POSTS = 200;
const FILES = 50;
const LINES = 20;
const ROUNDS = 7;
const AIM = 1.5;

const tokenSchema = z.object({ access_token: z.string() });
const deploymentSchema = z.object({ number: z.number(), targetCommit: z.string(), mergeCommit: z.string() });

/**
 * What it costs the sandbox to check comments that are pinned to commits, which it has not seen before. Needs
 * a build.
 */
export async function benchPosts(print: Print): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'posts-bench-'));
  const sandbox = await startSandboxProcess(ROOT, join(folder, 'data'));
  try {
    const repository = join(folder, 'repository');
    const commits = makeHistory(repository, 2 * ROUNDS + 3);
    const basic = Buffer.from(`${sandbox.clientId}:${sandbox.clientSecret}`).toString('base64');
    const answer = await fetch(`${sandbox.baseUrl}/apis/oauth2/v1/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = tokenSchema.parse(await answer.json());
    let next = 1;
    /** Milliseconds for all posts at once, on a pair of commits of their own. */
    const measure = async (kind: 'pinned' | 'unpinned'): Promise<number> => {
      const request = { repository, base: commits[0], head: commits[next], title: kind };
      next += 1;
      const deployment = deploymentSchema.parse(await sandbox.admin('POST', '/deployments', request));
      const { number, targetCommit: baseSha, mergeCommit: headSha } = deployment;
      const start = performance.now();
      await Promise.all(
        Array.from({ length: POSTS }, async (_, index) => {
          const place = { path: `file${index % FILES}.txt`, newLine: 1 + (index % LINES) };
          const pin = kind === 'pinned' ? { baseSha, headSha } : {};
          const posted = await fetch(`${sandbox.baseUrl}/apis/rest/v1/deployments/${number}/comments`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ body: `Comment ${index}`, ...place, ...pin }),
          });
          if (posted.status !== 201) throw new Error(`a comment was answered with ${posted.status}`);
          await posted.arrayBuffer();
        }),
      );
      return performance.now() - start;
    };
    // The first of each kind does not count.
    for (const kind of ['unpinned', 'pinned'] as const) await measure(kind);
    const times = { unpinned: [] as number[], pinned: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['unpinned', 'pinned'] as const) times[kind].push(await measure(kind));
    }
    const [unpinned, pinned] = [median(times.unpinned), median(times.pinned)];
    print(
      `${POSTS} posts: ${milliseconds(unpinned)} unpinned, ${milliseconds(pinned)} pinned, ${ratio(pinned, unpinned)}`,
    );
    return {
      kind: 'speed',
      title: 'Comments of the sandbox',
      about: `We posted ${POSTS} inline comments at once on ${FILES} files, each time on a commit that is new to the sandbox. We did this ${ROUNDS} times for each kind of comment, alternating between them. The table shows medians.`,
      columns: ['comments', 'time', 'compared with unpinned'],
      rows: [
        ['on the current diff', milliseconds(unpinned), ratio(unpinned, unpinned)],
        ['pinned to their commits', milliseconds(pinned), ratio(pinned, unpinned)],
      ],
      notes: [aim(`at most ${AIM} times the time of unpinned comments`, pinned <= AIM * unpinned)],
      figures: { unpinned, pinned, times },
    };
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Full names of commits, the first with one line in each file, each further one with other lines. */
function makeHistory(repository: string, count: number): readonly string[] {
  mkdirSync(repository);
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  return Array.from({ length: count }, (_, state) => {
    for (let file = 0; file < FILES; file += 1) {
      const lines = Array.from(
        { length: state === 0 ? 1 : LINES },
        (__, line) => `state ${state}, ${file}:${line}\n`,
      );
      writeFileSync(join(repository, `file${file}.txt`), lines.join(''));
    }
    git('add', '.');
    git('commit', '-q', '--no-gpg-sign', '-m', `State ${state}`);
    return git('rev-parse', 'HEAD');
  });
}
