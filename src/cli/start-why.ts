import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { ConfigurationError } from '../errors.ts';
import { readCheckout } from '../git/checkout.ts';
import { createGit } from '../git/git.ts';
import { readTree } from '../git/tree.ts';
import { chooseHost } from '../host/choose-host.ts';
import type { Host } from '../host/host.ts';
import { endOnCrash, type ProcessWorld, processWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import {
  explainFinding,
  explainThread,
  findAt,
  findPaths,
  type PlaceAnswer,
  type ReportOfRun,
  readPlace,
  readReport,
} from '../report/explain.ts';
import { toReport } from '../report/report-file.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { toJson } from '../report/to-json.ts';
import { chooseBase } from '../run/without-service.ts';
import { run } from '../run.ts';
import { createRedactor } from '../text/secrets.ts';
import type { CommandLine } from './start-run.ts';

/**
 * Says what became of the findings at a place, and why: from the report that is named, else from a plan that
 * is made for it. Returns the exit status: 0 once it could be said, also where nothing is there, and 2 where
 * there is no such place.
 */
export async function startWhy(place: string, line: CommandLine): Promise<number> {
  const world = processWorld();
  const streams = { out: process.stdout, err: process.stderr };
  // Where the report is read from says nothing of where lines go.
  const { 'report-file': reportFile, ...flags } = line.flags;
  const host = chooseHost({ ...flags, 'dry-run': 'true' }, line.form, world, createRedactor([]), streams);
  endOnCrash(EXIT_STATUS.incomplete, (text) => host.error(text));
  const named = reportFile ?? host.input('report-file');
  const hasLogs = line.flags['sarif-file'] !== undefined;
  if (reportFile !== undefined && hasLogs) {
    host.error(
      'Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them',
    );
    return CONFIGURATION_EXIT_STATUS;
  }
  const told =
    named !== undefined && !hasLogs
      ? await readNamed(named, resolve(world.directory, named), host)
      : await planAfresh(host, world, line);
  if (typeof told === 'number') return told;
  const answer = findAt(readPlace(place), told);
  const folder = resolve(world.directory, host.input('working-directory') ?? '.');
  const source = named !== undefined && !hasLogs ? 'report' : 'logs';
  const mistake = await whyNoPlace(place, answer, source, folder, world);
  if (mistake !== undefined) {
    host.error(mistake);
    return CONFIGURATION_EXIT_STATUS;
  }
  if (line.form === 'json') {
    const { findings, threads } = answer;
    host.writeDocument([...toJson({ place, findings, threads }, (text) => host.redact(text))].join(''));
  } else tell(answer, told, host);
  return EXIT_STATUS.success;
}

/**
 * Why a text names no file, folder or line: it is in neither the report nor the checkout, or a folder has no
 * lines.
 */
async function whyNoPlace(
  place: string,
  { paths }: PlaceAnswer,
  source: 'report' | 'logs',
  folder: string,
  { environment }: Pick<ProcessWorld, 'environment'>,
): Promise<string | undefined> {
  const { path, line } = readPlace(place);
  if (paths.length > 0) {
    const isFile = paths.some((one) => one.endsWith(path) || path.endsWith(one));
    return isFile || line === undefined
      ? undefined
      : `${path} is a folder, which has no lines: ask for the folder, or for a line of one of its files`;
  }
  if (path !== '' && (existsSync(resolve(folder, path)) || (await isInTree(path, folder, environment))))
    return undefined;
  return path === '' || (line === undefined && /[^/]:[^/]*$/u.test(path))
    ? `${place} is no place: write a file or a folder, or a line of a file (src/cart.js:12)`
    : `${path}: no such file or folder, neither here nor in the ${source}`;
}

/** A path may be shortened to its end, and nothing need be found in the file. */
async function isInTree(
  path: string,
  folder: string,
  environment: ProcessWorld['environment'],
): Promise<boolean> {
  try {
    const git = createGit(folder, environment);
    const { head } = await readCheckout(git, folder);
    const files = (await readTree(git, head)).map((entry) => entry.path);
    return findPaths(path, files).length > 0;
  } catch (error) {
    // A report can be read anywhere.
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}

async function readNamed(named: string, path: string, host: Host): Promise<ReportOfRun | number> {
  let text: string;
  try {
    text = await (named === STANDARD_OUTPUT ? readAll(process.stdin) : readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    host.error(
      `Input report-file: the report cannot be read (${reason}); name the one that a run or a plan has written with --report-file, or the logs for a fresh plan`,
    );
    return CONFIGURATION_EXIT_STATUS;
  }
  const report = readReport(text);
  if (report !== undefined) return report;
  host.error(
    `Input report-file: ${path} is not a report of this version of sarif-review; name one that it has written, or the logs for a fresh plan`,
  );
  return CONFIGURATION_EXIT_STATUS;
}

/** A plan of which only what went wrong is printed. */
async function planAfresh(
  chosen: Host,
  world: ProcessWorld,
  { flags, base }: CommandLine,
): Promise<ReportOfRun | number> {
  const host = await chooseBase(chosen, flags, base, world);
  if (host === undefined) return CONFIGURATION_EXIT_STATUS;
  const errors: string[] = [];
  let document = '';
  const silent = (): void => undefined;
  const quiet: Host = {
    ...host,
    info: silent,
    status: silent,
    rewrites: false,
    group: silent,
    endGroup: silent,
    error: (line) => errors.push(line),
    writeDocument: (json) => {
      document = json;
    },
    // The report of the last run stays as it is.
    input: (name) => (name === 'report-file' ? undefined : host.input(name)),
  };
  const status = await run(quiet, world, { shown: 'all', toDocument: toReport });
  const report = readReport(document);
  // That findings fail the check is part of the answer.
  if (report !== undefined && status !== EXIT_STATUS.incomplete) return report;
  for (const error of errors) chosen.error(error);
  return status;
}

function tell(
  { findings, threads, nothing }: PlaceAnswer,
  { dryRun, change, analyzedSha }: ReportOfRun,
  host: Host,
): void {
  const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
  const whose = change === null ? '' : ` for ${change.name}`;
  host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
  if (nothing !== undefined) host.info(nothing);
  const explanations = [
    ...findings.map((finding) => explainFinding(finding, dryRun)),
    ...threads.map((thread) => explainThread(thread, dryRun)),
  ];
  for (const { heading, sentences } of explanations) {
    host.info(heading, 'heading');
    for (const sentence of sentences) host.info(`  ${sentence}`);
  }
}
