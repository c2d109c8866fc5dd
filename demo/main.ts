// The main job on your own machine: a real git history, a real review service over HTTP, the built action, four pushes.
// `npm run demo -- --by-hand` leaves the pushes after the first to you: press "Next push" on the page.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FIXTURES, playStory } from './play-story.ts';
import { rebuildHistory } from './rebuild-history.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

const { values: options } = parseArgs({ options: { 'by-hand': { type: 'boolean', default: false } } });
const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sarif-review-demo-'));
const repository = join(folder, 'invoice-app');
let sandbox: SandboxProcess | undefined;
try {
  const states = rebuildHistory(FIXTURES, repository);
  console.log(
    `Rebuilt the history of invoice-app: ${states.length} commits, the base is ${states[0]?.commit.slice(0, 7)}`,
  );
  sandbox = await startSandboxProcess(ROOT, join(folder, 'sandbox'));
  console.log(`Started the sandbox at ${sandbox.baseUrl}`);
  const pushes = options['by-hand'] ? 'by-hand' : 'at-once';
  const { page, differences, kind } = await playStory(states, repository, sandbox, pushes);
  console.log(`\nThe discussion: ${page}`);
  for (const difference of differences) console.error(`Difference: ${difference}`);
  if (differences.length > 0) {
    process.exitCode = 1;
    console.error(`\n${differences.length} differences from fixtures/demo/expected-moves.json.`);
  } else if (kind === 'played') {
    console.log('\nEvery push did what fixtures/demo/expected-moves.json states.');
  }
  if (kind === 'played' && process.stdin.isTTY && process.stdout.isTTY) {
    console.log('Open it in a browser. Press Ctrl-C to stop the sandbox.');
    await once(process, 'SIGINT');
  }
} finally {
  await sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
}
