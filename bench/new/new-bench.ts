import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Anchoring, toAnchor } from '../../src/diff/anchor.ts';
import type { Diff } from '../../src/diff/diff.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { readFileLines } from '../../src/git/read-file-lines.ts';
import { TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import { OXLINT, toCount } from '../history/read-options.ts';
import { sampleCommits } from '../history/read-states.ts';
import { showFinding } from '../snapshot.ts';
import { ALL_EVIDENCE, type Change, MULTITOOL, OURS, toJudges } from './judges.ts';
import { type Analyzer, type LoggedState, readLogged } from './logged-state.ts';
import {
  addJudged,
  addToTotals,
  createNewTally,
  describeNew,
  describeNewCases,
  type KnownFinding,
  type NewTally,
  type NewTotals,
} from './new-tally.ts';
import { toReference } from './reference.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** A few commits, and the sources of the program alone: its bundle is committed as well. */
const OWN_HISTORY = ['--repository', ROOT, '--last', '11', '--analyzer', OXLINT.replace(/\.$/u, 'src')];
const HOW_TO_RUN =
  'What a change brings in is measured over a checkout: npm run bench -- new --repository DIR';

/** What changes are compared, and with which logs. */
interface NewOptions {
  /** Checkouts, absolute. */
  readonly repositories: readonly string[];
  /** Commits from the base of a change to its head. */
  readonly steps: readonly number[];
  readonly last: number | undefined;
  /** Of the base, and of the head: another one where the tool was upgraded in between. */
  readonly before: Analyzer;
  readonly after: Analyzer;
  /** Commits by which the log is older than the base. */
  readonly behind: number;
  readonly multitool: string | undefined;
  readonly show: number;
}

/** What was found in one history. */
interface NewResult {
  readonly name: string;
  readonly changes: number;
  readonly totals: Omit<NewTotals, 'distant'>;
  /** Milliseconds: reading both logs of each change. */
  readonly reading: number;
  readonly tallies: Readonly<Record<string, ReturnType<typeof toJson>>>;
}

/**
 * Compares the findings of real changes with the logs of their bases, and prints how many old ones each
 * contender calls new, and which new ones it misses; returns the numbers.
 *
 * @throws Error where an option makes no sense
 */
export async function benchNew(
  print: (text: string) => void,
  args: readonly string[] = [],
): Promise<readonly NewResult[]> {
  const asked = readOptions(args);
  if (asked.repositories.length === 0 && !existsSync(join(ROOT, '.git'))) {
    print(HOW_TO_RUN);
    return [];
  }
  const options = asked.repositories.length === 0 ? readOptions(OWN_HISTORY) : asked;
  const results: NewResult[] = [];
  for (const repository of options.repositories) {
    for (const step of options.steps) results.push(await compareHistory(repository, step, options, print));
  }
  return results;
}

/** @throws Error where an option is unknown or no number */
function readOptions(args: readonly string[]): NewOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repository: { type: 'string', multiple: true, default: [] },
      steps: { type: 'string', default: '5' },
      last: { type: 'string' },
      analyzer: { type: 'string', default: OXLINT },
      upgrade: { type: 'string' },
      'base-behind': { type: 'string' },
      multitool: { type: 'string' },
      show: { type: 'string', default: '20' },
    },
  });
  const before = { command: values.analyzer, version: '1' };
  return {
    repositories: values.repository.map((path) => resolve(path)),
    steps: values.steps.split(',').map((step) => toCount('steps', step)),
    last: values.last === undefined ? undefined : toCount('last', values.last),
    before,
    after: values.upgrade === undefined ? before : { command: values.upgrade, version: '2' },
    behind: values['base-behind'] === undefined ? 0 : toCount('base-behind', values['base-behind']),
    multitool: values.multitool,
    show: toCount('show', values.show),
  };
}

async function compareHistory(
  repository: string,
  step: number,
  { last, before, after, behind, multitool, show }: NewOptions,
  print: (text: string) => void,
): Promise<NewResult> {
  const git = createGit(repository, TEST_ENVIRONMENT);
  const judges = toJudges(multitool);
  const tallies = new Map(judges.map(({ name }) => [name, createNewTally()] as const));
  const totals: NewTotals = { old: 0, distance: 0, elsewhere: 0, changed: 0, distant: new Map() };
  const all = sampleCommits(repository, 1, undefined);
  const commits = sampleCommits(repository, step, last);
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  const states = openStates(repository, git, folder);
  let changes = 0;
  let reading = 0;
  try {
    for (const [index, head] of commits.entries()) {
      const base = commits[index - 1];
      const older = base === undefined ? undefined : all[all.indexOf(base) - behind];
      if (base === undefined || older === undefined) continue;
      const then = await states.read(older, before);
      const start = await states.read(base, after);
      const now = await states.read(head, after);
      states.forget([older, base, head]);
      changes += 1;
      reading += then.reading + now.reading;
      const { change, findings } = await tellFates(git, repository, then, start, now);
      addToTotals(totals, findings);
      for (const { name, judge } of judges) {
        const tally = tallies.get(name);
        if (tally !== undefined) await addJudged(tally, () => judge(change), findings);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const name = `${basename(repository)}, steps of ${step}`;
  const unmeasured = multitool === undefined ? [MULTITOOL] : [];
  print(`\n${name}: ${changes} changes, ${describeNew(tallies, totals, unmeasured)}`);
  const ours = tallies.get(OURS);
  if (ours !== undefined) {
    print(describeTime(ours, reading, tallies.get(ALL_EVIDENCE)?.time ?? 0));
    print(`\n${describeNewCases(OURS, ours, show)}`);
  }
  const { distant: _, ...counts } = totals;
  const told = [...tallies].map(([key, tally]) => [key, toJson(tally, key === OURS)] as const);
  return { name, changes, totals: counts, reading, tallies: Object.fromEntries(told) };
}

function toJson({ tiers, cases, ...counts }: NewTally, withCases: boolean) {
  return { ...counts, tiers: Object.fromEntries(tiers), ...(withCases && { cases }) };
}

/** @param start the base as the analyzer of the head sees it */
async function tellFates(
  git: Git,
  root: string,
  then: LoggedState,
  start: LoggedState,
  now: LoggedState,
): Promise<{ readonly change: Change; readonly findings: readonly KnownFinding[] }> {
  const [base, head] = [start.snapshot.commit, now.snapshot.commit];
  const [shown, followed] = await Promise.all([
    readDiff(git, base, head, { algorithm: 'default' }),
    readDiff(git, base, head),
  ]);
  const anchorings = await anchor(git, now, shown);
  const [tell, tellOtherwise] = [toReference(start, shown), toReference(start, followed)];
  const findings = now.findings.map((finding, index): KnownFinding => {
    const known = tell(finding, anchorings[index]);
    const other = tellOtherwise(finding, anchorings[index]);
    return {
      finding,
      fate: known.fate,
      disputed: known.fate !== other.fate || known.origin !== other.origin,
      elsewhere: !shown.byNewPath.has(finding.place.path ?? ''),
      change: `${base.slice(0, 9)}..${head.slice(0, 9)}`,
      place: showFinding(finding, now.snapshot),
    };
  });
  return { change: { git, root, before: then, base, now, anchorings }, findings };
}

function describeTime(ours: NewTally, reading: number, matching: number): string {
  const ratio = ours.time / (reading + matching);
  return `Comparing took ${seconds(ours.time)}, ${ratio.toFixed(2)} x of reading both logs (${seconds(reading)}) and matching as many threads (${seconds(matching)})`;
}

interface States {
  read(commit: string, analyzer: Analyzer): Promise<LoggedState>;
  /** Forgets what is of no commit among these. */
  forget(but: readonly string[]): void;
}

/** Reads states, and keeps those that the next change needs again. */
function openStates(repository: string, git: Git, folder: string): States {
  const known = new Map<string, { readonly commit: string; readonly state: LoggedState }>();
  return {
    async read(commit, analyzer) {
      const key = `${commit} ${analyzer.version}`;
      const state = known.get(key)?.state ?? (await readLogged(repository, git, commit, analyzer, folder));
      known.set(key, { commit, state });
      return state;
    },
    forget(but) {
      for (const [key, { commit, state }] of known) {
        if (but.includes(commit)) continue;
        known.delete(key);
        rmSync(state.file, { force: true });
      }
    },
  };
}

/** Where each finding of the head stands in a diff that ends there. */
async function anchor(
  git: Git,
  { findings, snapshot }: LoggedState,
  diff: Diff,
): Promise<readonly Anchoring[]> {
  const toHead = await readDiff(git, snapshot.commit, snapshot.commit);
  const paths = findings.flatMap(({ place }) => place.path ?? []);
  const { lines } = await readFileLines(git, toHead, diff, paths);
  const linesOf = (path: string) => lines.get(path);
  return findings.map(({ place }) =>
    toAnchor({ place, toHead, diff, linesOf, can: { lines: 'changed-files', ladder: ['line'] } }),
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
