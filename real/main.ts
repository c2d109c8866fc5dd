// A host that others wrote, on this machine: `npm run real -- gitea --binary PATH --runner PATH` starts one on
// the loopback interface, with people, a repository and a pull request, and keeps it until Ctrl-C.
// `--then operations` tries each operation of our adapter on it, `--then demo` plays the pushes of the demo with
// the built action, `--then peers --reviewdog PATH` beside the program of others; all judge by what the host says
// afterwards.

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { holdActions, readMirrors } from './actions.ts';
import { tryArtifacts } from './artifacts.ts';
import { tryDecide } from './decide.ts';
import { playDemo } from './demo.ts';
import { tryFork } from './fork.ts';
import { tryMails } from './mails.ts';
import { tryOperations } from './operations.ts';
import { playPeers } from './peers.ts';
import { tryPeople } from './people.ts';
import { record } from './record.ts';
import { startRunner } from './runner.ts';
import { makeScenery } from './scenery.ts';
import { type HostName, RELEASES, type RunningHost, startHost } from './server.ts';
import { tryKill, tryTogether } from './stories.ts';
import type { Judge, Story } from './story.ts';
import { tryTrust } from './trust.ts';
import { tryInstall, tryWorkflow } from './workflow.ts';

/** As the command line has it. */
const WRONG_USAGE = 2;

const TRIES: Readonly<Record<string, Story>> = {
  operations: tryOperations,
  demo: playDemo,
  workflow: tryWorkflow,
  together: tryTogether,
  kill: tryKill,
  people: tryPeople,
  trust: tryTrust,
  fork: tryFork,
  install: tryInstall,
  decide: tryDecide,
  artifacts: tryArtifacts,
  mails: tryMails,
  peers: playPeers,
  record,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    binary: { type: 'string' },
    runner: { type: 'string' },
    files: { type: 'string' },
    action: { type: 'string', multiple: true },
    reviewdog: { type: 'string' },
    screenshots: { type: 'string' },
    port: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: it is an option
    then: { type: 'string', multiple: true },
  },
});
const [name] = positionals;
if (name !== 'gitea' && name !== 'forgejo') {
  console.error('Say which host: npm run real -- gitea --binary PATH, or forgejo');
  process.exitCode = WRONG_USAGE;
} else if (values.binary === undefined || !existsSync(values.binary)) {
  console.error(
    `${values.binary === undefined ? 'No program was given' : `There is no ${values.binary}`}: give that of the host as --binary, and its runner as --runner. They are published at ${RELEASES[name]}.`,
  );
  process.exitCode = WRONG_USAGE;
} else {
  await run(name, resolve(values.binary));
}

async function run(host: HostName, binary: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `sarif-review-real-${host}-`));
  const { action = [], files, runner, reviewdog, screenshots, port, then = [] } = values;
  const actions = readMirrors(action);
  const running = await startHost({
    name: host,
    binary,
    folder: join(folder, 'host'),
    files: files && resolve(files),
    port: Number(port ?? 0),
  });
  const jobs = runner && startRunner(host, resolve(runner), join(folder, 'runner'), running);
  try {
    console.log(`${host} ${running.version} at ${running.url}`);
    if (actions.size > 0) await holdActions(running, join(folder, 'actions'), actions);
    if (then.length === 0) await keep(running, folder);
    for (const one of then) {
      const tried = TRIES[one];
      if (tried === undefined) throw new Error(`--then takes ${Object.keys(TRIES).join(' or ')}`);
      console.log(`\n${one}`);
      await tried(host, running, join(folder, one), judge, { actions, runner, reviewdog, screenshots });
    }
  } finally {
    if (jobs) await jobs.stop();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(...[isRight, sentence, seen]: Parameters<Judge>): void {
  console.log(`  ${isRight ? 'yes' : 'NO '}  ${sentence}`);
  if (isRight) return;
  process.exitCode = 1;
  if (seen !== undefined) console.log(`       ${JSON.stringify(seen)}`);
}

/** With people, a repository and a pull request, until somebody presses Ctrl-C. */
async function keep(host: RunningHost, folder: string): Promise<void> {
  const { repository, number } = await makeScenery(host, folder, 'shop');
  for (const [person, password] of Object.entries(host.passwords))
    console.log(`  ${person}: password ${password}, token ${host.tokens[person as 'boss']}`);
  console.log(
    `  ${host.url}/${repository}/pulls/${number}\nPress Ctrl-C to stop it; all that is in it goes.`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
