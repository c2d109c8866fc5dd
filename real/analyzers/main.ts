// Runs analyzers as docs/analyzers.md has them: `npm run analyzers -- eslint bandit` installs each in a throw-away
// folder and runs its command over the states of a small project (fixtures/analyzer-runs/NAME/sources.json), and
// keeps the logs there. `--keep` leaves the folder, for a look at what the tool did. Not a part of the tests: it
// asks the registries of packages.

import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutLogs } from './cut-logs.ts';
import { commandOf, installLines, RUNS, readSources, rowOf } from './kept-runs.ts';
import { createWorkshop } from './workshop.ts';

/** As the command line has it. */
const WRONG_USAGE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' } },
});
if (positionals.length === 0) {
  console.error('Say which: npm run analyzers -- NAME, a folder of fixtures/analyzer-runs');
  process.exitCode = WRONG_USAGE;
}
for (const name of positionals) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sarif-review-analyzers-')));
  try {
    console.log(name);
    makeRun(name, folder);
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    if (values.keep === true) console.log(`  kept in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function makeRun(name: string, folder: string): void {
  const sources = readSources(name);
  const row = rowOf(name, sources);
  const log = row.log;
  if (log === undefined || sources.version === undefined)
    throw new Error('The row names no log, or sources.json no version.');
  const command = commandOf(row, sources);
  const workshop = createWorkshop(folder);
  workshop.commit(sources.base);
  const install = installLines(row);
  for (const line of [...install, ...(sources.prepare ?? [])]) workshop.install(line);
  const version = /\d+(?:\.\d+)+[\w.+-]*/u.exec(workshop.run(sources.version).output)?.[0];
  if (version === undefined) throw new Error(`No version: ${sources.version}`);
  const exits: Record<string, number> = {};
  const logs = new Map<string, string>();
  for (const { state, files } of sources.states) {
    workshop.commit(files);
    rmSync(join(workshop.project, log), { force: true });
    const { status, output } = workshop.run(command);
    exits[state] = status;
    const text = readLog(join(workshop.project, log));
    if (text === undefined) console.log(`  ${state}: no log\n${output}`);
    else logs.set(state, text);
    console.log(`  ${state}: exit status ${status}`);
  }
  const cut = cutLogs([...logs.values()], workshop.places);
  [...logs.keys()].forEach((state, index) => {
    const text = cut[index] ?? '';
    for (const place of [tmpdir(), homedir()])
      if (text.includes(`${place}/`)) throw new Error(`The log of ${state} has paths of ${place}.`);
    writeFileSync(join(RUNS, name, `${state}.sarif`), text);
  });
  for (const { state } of sources.states)
    if (!logs.has(state)) rmSync(join(RUNS, name, `${state}.sarif`), { force: true });
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const run = { version, date, install, command, exits };
  writeFileSync(join(RUNS, name, 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
  console.log(`  ${version}`);
}

/** What a command left, unless it is nothing. */
function readLog(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}
