import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { ConfigurationError } from '../errors.ts';
import { isAboutSecrets } from '../finding/about.ts';
import { LEVELS } from '../finding/finding.ts';
import { readCheckout } from '../git/checkout.ts';
import { createGit } from '../git/git.ts';
import { openGit } from '../git/open-git.ts';
import { readTree } from '../git/tree.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import { toCodeFrame } from '../report/code-frame.ts';
import type { ReportDocument } from '../report/document.ts';
import type { Excerpt } from '../report/excerpt.ts';
import {
  explainFinding,
  explainThread,
  findAt,
  findPaths,
  type ReportedFinding,
  type ReportOfRun,
  readPlace,
  readReport,
} from '../report/explain.ts';
import type { Wanted } from '../report/read-code.ts';
import { toReport } from '../report/report-file.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { toJson } from '../report/to-json.ts';
import type { Frame } from '../run/frame.ts';
import type { OutputOptions } from '../run/report-result.ts';
import { run } from '../run.ts';
import { type CommandLine, onBase, startCommand } from './frame.ts';

/**
 * Says what became of the findings at a place, and why: from the report that is named, else from a plan that
 * is made for it. Returns the exit status: 0 once it could be said, also where nothing is there, and 2 where
 * there is no such place.
 */
export function startWhy(place: string, line: CommandLine): Promise<number> {
  // Where the report is read from says nothing of where lines go.
  const { 'report-file': _, ...flags } = line.flags;
  return startCommand({ flags: { ...flags, 'dry-run': 'true' }, form: line.form }, (frame) =>
    tellWhy(place, line, frame),
  );
}

async function tellWhy(place: string, line: CommandLine, frame: Frame): Promise<number> {
  const { host, world } = frame;
  const reportFile = line.flags['report-file'];
  const named = reportFile ?? host.input('report-file');
  const hasLogs = line.flags['sarif-file'] !== undefined;
  if (reportFile !== undefined && hasLogs)
    throw new ConfigurationError(
      'Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them',
    );
  const told =
    named !== undefined && !hasLogs
      ? await readNamed(named, resolve(world.directory, named))
      : await planAfresh(frame, line);
  if (typeof told === 'number') return told;
  const excerpts = told.excerpts ?? (await readCodeHere(told, host, world));
  const answer = findAt(readPlace(place), told);
  const folder = resolve(world.directory, host.input('working-directory') ?? '.');
  const source = named !== undefined && !hasLogs ? 'report' : 'logs';
  const mistake = await whyNoPlace(place, answer, source, folder, world);
  if (mistake !== undefined) throw new ConfigurationError(mistake);
  if (line.form === 'json') {
    const { findings, threads } = answer;
    host.writeDocument([...toJson({ place, findings, threads }, (text) => host.redact(text))].join(''));
  } else tell(answer, { ...told, excerpts }, host);
  return EXIT_STATUS.success;
}

/**
 * Why a text names no file, folder or line: it is in neither the report nor the checkout, or a folder has no
 * lines.
 */
async function whyNoPlace(
  place: string,
  { paths }: ReturnType<typeof findAt>,
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
    ? `${place} is no location: write a file or a folder, or a line of a file (src/cart.js:12)`
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

/** A report, and the code of its findings where that was read with it. */
interface Told extends ReportOfRun {
  readonly excerpts?: ReadonlyMap<ReportedFinding, Excerpt>;
}

async function readNamed(named: string, path: string): Promise<Told> {
  let text: string;
  try {
    text = await (named === STANDARD_OUTPUT ? readAll(process.stdin) : readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `Input report-file: the report cannot be read (${reason}); name the one that a run or a plan has written with --report-file, or the logs for a fresh plan`,
    );
  }
  const report = readReport(text);
  if (report !== undefined) return report;
  throw new ConfigurationError(
    `Input report-file: ${path} is not a report of this version of sarif-review; name one that it has written, or the logs for a fresh plan`,
  );
}

/** A plan of which only what went wrong is printed. */
async function planAfresh(chosen: Frame, { flags, base }: CommandLine): Promise<Told | number> {
  const frame = await onBase(chosen, flags, base);
  const { host } = frame;
  const errors: string[] = [];
  let json = '';
  let document: ReportDocument | undefined;
  const silent = (): void => undefined;
  const quiet: Host = {
    ...host,
    info: silent,
    status: silent,
    rewrites: false,
    group: silent,
    endGroup: silent,
    code: silent,
    error: (line) => errors.push(line),
    writeDocument: (text) => {
      json = text;
    },
    // The report of the last run stays as it is.
    input: (name) => (name === 'report-file' ? undefined : host.input(name)),
  };
  const printJson: NonNullable<OutputOptions['printJson']> = (planned, redact) => {
    document = planned;
    return toReport(planned, redact);
  };
  const status = await run({ ...frame, host: quiet }, { shown: 'all', code: 'shown', printJson });
  const report = readReport(json);
  const isIncomplete = status === EXIT_STATUS.incomplete;
  if (report === undefined || isIncomplete) for (const error of errors) host.error(error);
  // That findings fail the check is part of the answer; where single files were not read, all else was
  // decided.
  const isAnswered = !isIncomplete || (document?.unread ?? []).length > 0;
  return report !== undefined && isAnswered ? { ...report, excerpts: excerptsOf(report, document) } : status;
}

/** A report has the findings in the order of the document that it prints. */
function excerptsOf(
  { findings }: ReportOfRun,
  document: Pick<ReportDocument, 'results' | 'code'> | undefined,
): ReadonlyMap<ReportedFinding, Excerpt> {
  return new Map(
    findings.flatMap((finding, index) => {
      const told = document?.results[index];
      const excerpt = told && document?.code?.(told.result);
      return excerpt === undefined ? [] : [[finding, excerpt] as const];
    }),
  );
}

/** The code of a report's findings, where the checkout at hand has the commit that was analyzed. */
async function readCodeHere(
  { findings, analyzedSha }: ReportOfRun,
  host: Host,
  { directory, environment }: ProcessWorld,
): Promise<ReadonlyMap<ReportedFinding, Excerpt>> {
  if (analyzedSha === null) return new Map();
  const named = host.input('working-directory');
  const { git, close } = openGit(resolve(directory, named ?? '.'), environment);
  try {
    const { readExcerpts } = await import('../report/read-code.ts');
    const wanted = findings.flatMap((finding) => toWanted(finding) ?? []);
    const source = { git, head: analyzedSha, root: undefined, redact: (text: string) => host.redact(text) };
    return await readExcerpts(
      wanted.filter(({ of }) => !mayBeSecret(of)),
      wanted.filter(({ of }) => mayBeSecret(of)),
      source,
    );
  } catch {
    // Reports are read on any machine, also where there is neither a checkout nor git.
    return new Map();
  } finally {
    close();
  }
}

function toWanted(finding: ReportedFinding): Wanted<ReportedFinding> | undefined {
  const { path, line, endLine, column, endColumn } = finding;
  if (path === null || line === null) return undefined;
  const region = { startLine: line, endLine: endLine ?? line, column, endColumn };
  return { of: finding, path, from: 'commit', region };
}

/** Reports of earlier versions do not say so. */
function mayBeSecret({ aboutSecrets, tool, category, ruleId }: ReportedFinding): boolean {
  const rule = { id: ruleId, deprecatedIds: [], tags: [] };
  return aboutSecrets === true || isAboutSecrets({ scope: { tool, category }, rule });
}

function tell(
  { findings, threads, nothing }: ReturnType<typeof findAt>,
  { dryRun, change, analyzedSha, excerpts }: Told,
  host: Host,
): void {
  const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
  const whose = change === null ? '' : ` for ${change.name}`;
  host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
  if (nothing !== undefined) host.info(nothing);
  const explanations = [
    ...findings.map((finding) => ({ ...explainFinding(finding, dryRun), finding })),
    ...threads.map((thread) => ({ ...explainThread(thread, dryRun), finding: undefined })),
  ];
  for (const { heading, sentences, finding } of explanations) {
    host.info(heading, 'heading');
    const excerpt = finding && excerpts?.get(finding);
    if (excerpt !== undefined) {
      const level = LEVELS.find((one) => one === finding?.level) ?? 'none';
      for (const pieces of toCodeFrame(excerpt, { level, indent: 2, columns: host.columns }))
        host.code?.(pieces);
    }
    for (const sentence of sentences) host.info(`  ${sentence}`);
  }
}
