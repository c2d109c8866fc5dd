import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkedCallWith, requestToken } from '../demo/sandbox-client.ts';
import { startSandboxProcess } from '../demo/sandbox-process.ts';
import { launchBrowser } from '../test/browser/launch.ts';

const ROOT = resolve(import.meta.dirname, '..');
const GOLDEN = join(ROOT, 'fixtures/golden/comments');
const COMMENTS = ['pmd-short', 'eslint', 'ruff-e711', 'code-analyzer-pmd', 'oxlint', 'biome'];
const FILES = 220;
const LINES_OF_FILE = 100;
const THREADS = 2_000;
const ROUNDS = 5;

/**
 * Measures the page of a deployment with 2,000 threads and a diff of 20,000 lines: first answer after a
 * start, later ones, and scrolling. Needs a build.
 */
export async function benchPage(print: (text: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'page-bench-'));
  try {
    const { base, head } = makeHistory(join(folder, 'repository'));
    const data = join(folder, 'data');
    const rows: Record<string, number> = {};
    rows['/deployments/1/changes: first answer after the comments came, ms'] = await seed(
      data,
      join(folder, 'repository'),
      { base, head },
    );
    const sandbox = await startSandboxProcess(ROOT, data);
    for (const view of ['/deployments/1/changes', '/deployments/1']) {
      const times: number[] = [];
      let size = 0;
      rows[`${view}: first bytes after a start, ms`] = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        const { body } = await fetch(`${sandbox.baseUrl}${view}`);
        size = 0;
        for await (const chunk of body ?? []) {
          if (round === 0 && size === 0)
            rows[`${view}: first bytes after a start, ms`] = Math.round(performance.now() - start);
          size += chunk.byteLength;
        }
        times.push(performance.now() - start);
      }
      rows[`${view}: first answer after a start, ms`] = Math.round(times[0] ?? 0);
      rows[`${view}: median of later answers, ms`] = Math.round(
        times.slice(1).toSorted((a, b) => a - b)[1] ?? 0,
      );
      rows[`${view}: size, KiB`] = Math.round(size / 1024);
      Object.assign(rows, await measureInBrowser(`${sandbox.baseUrl}${view}`, view));
    }
    await sandbox.stop();
    for (const [name, value] of Object.entries(rows)) print(`${name.padEnd(72)}${String(value).padStart(8)}`);
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureInBrowser(url: string, view: string): Promise<Record<string, number>> {
  const { browser, close } = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'load' });
  const loaded = performance.now() - start;
  const frames = await page.evaluate(async () => {
    const times: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      const begin = performance.now();
      window.scrollBy({ top: 800, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      times.push(performance.now() - begin);
    }
    return times.toSorted((a, b) => a - b);
  });
  await close();
  return {
    [`${view}: loaded in the browser, ms`]: Math.round(loaded),
    [`${view}: median step of scrolling by 800 px, ms`]: Math.round(frames[30] ?? 0),
    [`${view}: slowest step but two, ms`]: Math.round(frames[57] ?? 0),
  };
}

/** Half of the files are new, of the others every second line is changed. */
function makeHistory(repository: string): { base: string; head: string } {
  mkdirSync(join(repository, 'classes'), { recursive: true });
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const write = (index: number, word: string): void => {
    const lines = Array.from({ length: LINES_OF_FILE }, (_, line) =>
      line % 10 === 0
        ? `    /** Step ${line} of service ${index}. */`
        : `    public static Integer step${line}(String name) { return '${line % 2 === 0 ? word : 'same'}'.length() + ${index}; }`,
    );
    writeFileSync(
      join(repository, 'classes', `Service${index}.cls`),
      `public class Service${index} {\n${lines.join('\n')}\n}\n`,
    );
  };
  const commit = (): string => {
    git('add', '-A');
    git(
      '-c',
      'user.name=Bench',
      '-c',
      'user.email=bench@example.com',
      'commit',
      '-q',
      '--no-gpg-sign',
      '-m',
      'State',
    );
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  for (let index = 0; index < FILES / 2; index += 1) write(index, 'before');
  const base = commit();
  for (let index = 0; index < FILES; index += 1) write(index, 'after');
  return { base, head: commit() };
}

/**
 * Fills the database through the interface, with a sandbox of its own: the others are measured after a start.
 * Answers with the time of the first look, in milliseconds.
 */
async function seed(data: string, repository: string, pair: { base: string; head: string }): Promise<number> {
  const sandbox = await startSandboxProcess(ROOT, data);
  await sandbox.admin('POST', '/deployments', { repository, ...pair, title: 'A large change' });
  const token = await requestToken(sandbox.baseUrl, sandbox.clientId, sandbox.clientSecret);
  const bot = checkedCallWith(`${sandbox.baseUrl}/apis/rest/v1`, token);
  const bodies = COMMENTS.map((name) => readFileSync(join(GOLDEN, `${name}.md`), 'utf8'));
  for (let index = 0; index < THREADS; index += 1) {
    // Each text is another one, as the messages of an analyzer are that name what they found.
    const body = `Finding ${index}: ${bodies[index % bodies.length]}\n<!-- hidden ${index} -->`;
    await bot('POST', '/deployments/1/comments', {
      body,
      path: `classes/Service${index % FILES}.cls`,
      newLine: 4 + 10 * Math.floor(index / FILES),
    });
  }
  const start = performance.now();
  await (await fetch(`${sandbox.baseUrl}/deployments/1/changes`)).text();
  const first = performance.now() - start;
  await sandbox.stop();
  return Math.round(first);
}
