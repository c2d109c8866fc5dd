// The main job on your own machine: a real git history, a real review service over HTTP, the built action,
// four pushes. `npm run demo -- --by-hand` leaves the pushes after the first to you: press "Next push" on the
// page. `npm run demo -- --as gitlab` reviews a merge request in place of a deployment, `--as github`,
// `--as gitea` and `--as forgejo` a pull request.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FIXTURES, playStory } from './play-story.ts';
import { type Pushes, readArguments } from './read-arguments.ts';
import { rebuildHistory } from './rebuild-history.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { readTrueActions, type TrueActions } from './truth.ts';

/** What will happen, for whoever sees it for the first time. */
const ABOUT =
  'The demo reviews four pushes of a small project, invoice-app, on a review service of its own on this machine: each push gets new threads, and older ones move, are resolved or reopened. Nothing outside of a temporary folder is written.';

const UNWATCHED =
  'This is no terminal, so the page with the threads ends with the demo; on a terminal it stays open until Ctrl-C.';

const LOOK_AT =
  'What to look at: Changes shows each thread at its line, and below it what each run did with it and why. Resolved shows the threads of fixed findings. Requests shows every call of the runs.';

/** As the command line has it. */
const WRONG_USAGE = 2;

const asked = readArguments(process.argv.slice(2));
if ('mistake' in asked) {
  console.error(asked.mistake);
  process.exitCode = WRONG_USAGE;
} else {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const)
    process.once(signal, () => stop.abort());
  // Whoever reads may go away (`| head`).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop.abort());
  await play(asked, stop.signal);
}

type Played = Exclude<typeof asked, { mistake: string }>;

async function play({ pushes, as }: Played, stop: AbortSignal): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-demo-'));
  const repository = join(folder, 'invoice-app');
  let sandbox: SandboxProcess | undefined;
  try {
    console.log(ABOUT);
    if (!isWatched()) console.log(UNWATCHED);
    console.log(describeSaved(readTrueActions(FIXTURES)));
    const states = rebuildHistory(FIXTURES, repository);
    console.log(
      `Rebuilt the history of invoice-app: ${states.length} commits, the base is ${states[0]?.commit.slice(0, 7)}`,
    );
    sandbox = await startSandboxProcess(root, join(folder, 'sandbox'), ['--as', as]);
    console.log(`Started the sandbox at ${sandbox.baseUrl}`);
    const { page, differences, kind } = await playStory(states, repository, sandbox, pushes, stop, as);
    tellDifferences(differences);
    if (kind === 'stopped') return tellStop(pushes);
    if (differences.length === 0)
      console.log('\nEvery push did what fixtures/demo/expected-actions.json expects.');
    await show(page, stop);
  } catch (error) {
    // At Ctrl-C the sandbox gets the signal too, so that calls to it may fail.
    if (!stop.aborted) throw error;
    tellStop(pushes);
  } finally {
    await sandbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a push would bring if each tool had a thread of its own. */
function describeSaved([first]: readonly TrueActions[]): string {
  const { posted = [], grouped = [] } = first ?? {};
  return `The first push gets ${posted.length} threads instead of ${posted.length + grouped.length}: ${grouped.length} times two tools report the same problem, and one thread names both`;
}

function tellDifferences(differences: readonly string[]): void {
  if (differences.length === 0) return;
  process.exitCode = 1;
  for (const difference of differences) console.error(`Difference: ${difference}`);
  const places = `${differences.length} ${differences.length === 1 ? 'place' : 'places'}`;
  console.error(`\nThe pushes differ from fixtures/demo/expected-actions.json in ${places}.`);
}

/** By hand, stopping is a way to end; at once, it leaves pushes of which nothing was seen. */
function tellStop(pushes: Pushes): void {
  if (pushes === 'at-once') process.exitCode = 1;
  console.log('\nStopped before the last push had ended.');
}

/** A terminal may have somebody at it. */
function isWatched(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Where nobody watches, a demo that waits would never end. */
async function show(page: string, stop: AbortSignal): Promise<void> {
  if (!isWatched()) return;
  console.log(`\nThe discussion: ${page}`);
  console.log('Open it in a browser. Press Ctrl-C to stop the sandbox.');
  console.log(LOOK_AT);
  if (!stop.aborted) await once(stop, 'abort');
}
