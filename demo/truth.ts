import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A finding as people name it: one rule of one tool on one line. */
export interface TrueFinding {
  /** Name of its thread in this story: `T1`, `T2`, … in the order of posting. */
  readonly thread: string;
  readonly tool: string;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
  /** Forgejo shows no comment there, so it is listed in the summary comment. */
  readonly onUnchangedLine?: boolean;
}

/** What must happen at a push, by finding. A resolved finding stands where its thread last said. */
export interface TrueActions {
  readonly push: string;
  readonly posted: readonly TrueFinding[];
  readonly kept: readonly TrueFinding[];
  readonly resolved: readonly TrueFinding[];
  readonly reopened: readonly TrueFinding[];
  /** Findings that say what the finding of another tool says, each with the thread of that one. */
  readonly grouped: readonly TrueFinding[];
}

/**
 * A result with its stable identity: results of one id are the same finding, through moves, renames and
 * rewording.
 */
export interface TrueResult {
  readonly id: string;
  /** Results of one group are the same problem, seen by two tools. */
  readonly group?: string;
  /** Name of the log, and where the result stands in it. */
  readonly tool: string;
  readonly run: number;
  readonly result: number;
  readonly engine: string;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
  readonly suppressed?: boolean;
  readonly where?: string;
}

interface Thread {
  readonly name: string;
  ids: ReadonlySet<string>;
  open: boolean;
  finding: TrueFinding;
}

/** Reads what must happen at each push of the demo. */
export function readTrueActions(fixtures: string): readonly TrueActions[] {
  return JSON.parse(readFileSync(join(fixtures, 'expected-actions.json'), 'utf8'));
}

/** Reads every result of every push, by the name of the push. */
export function readTrueResults(fixtures: string): Readonly<Record<string, readonly TrueResult[]>> {
  return JSON.parse(readFileSync(join(fixtures, 'expected.json'), 'utf8')).pushes;
}

/** The results of one rule of one tool on one line. */
type Findings = TrueResult[];

/** Worst first. */
const LEVELS = ['error', 'warning', 'note', 'none'];

/**
 * Works out what must happen at each push from the identities of the results alone: no line, text or diff is
 * compared. A finding on a changed line gets a thread; the thread stays with it as long as one of its results
 * is there. Of two findings that are the same problem one gets the thread: where one is open, that one; else
 * the worse level; else the first name. What was resolved is not opened again for the other.
 */
export function toTrueActions(fixtures: string): readonly TrueActions[] {
  const threads: Thread[] = [];
  return Object.entries(readTrueResults(fixtures))
    .filter(([push]) => push !== 'base')
    .map(([push, results]) => {
      const levelOf = readLevels(join(fixtures, 'sarif', push));
      const groups = [
        ...Map.groupBy(results, ({ engine, ruleId, path, line }) =>
          JSON.stringify([engine, ruleId, path, line]),
        ).values(),
      ];
      const threadOf = new Map(
        groups.map((findings) => [
          findings,
          threads.find(({ ids }) => findings.some(({ id }) => ids.has(id))),
        ]),
      );
      const isOpen = (findings: Findings): boolean => threadOf.get(findings)?.open === true;
      const owners = groups.filter(isOpen);
      const kept = owners.map((findings) => follow(threadOf.get(findings), findings));
      const wanting = groups
        .filter((findings) => !isOpen(findings))
        .filter((findings) => threadOf.get(findings) !== undefined || isSelected(findings))
        .toSorted((a, b) => compareOwners(a, b, levelOf));
      const grouped: TrueFinding[] = [];
      const chosen = new Set<Findings>();
      for (const findings of wanting) {
        const owner = [...owners, ...chosen].find((other) => sameProblem(other, findings));
        if (owner === undefined) chosen.add(findings);
      }
      const posted: TrueFinding[] = [];
      const reopened: TrueFinding[] = [];
      // Threads are named in the order of the results.
      for (const findings of groups.filter((one) => chosen.has(one))) {
        const thread = threadOf.get(findings);
        if (thread !== undefined) reopened.push(follow(thread, findings));
        else {
          const name = `T${threads.length + 1}`;
          const fresh = { name, ids: new Set<string>(), open: true, finding: toFinding(name, findings) };
          threads.push(fresh);
          threadOf.set(findings, fresh);
          posted.push(follow(fresh, findings));
        }
      }
      for (const findings of wanting) {
        if (chosen.has(findings)) continue;
        const owner = [...owners, ...chosen].find((other) => sameProblem(other, findings));
        const name = owner === undefined ? undefined : threadOf.get(owner)?.name;
        if (name !== undefined) grouped.push(toFinding(name, findings));
      }
      const present = new Set([...owners, ...chosen].map((findings) => threadOf.get(findings)));
      const gone = threads.filter((thread) => thread.open && !present.has(thread));
      for (const thread of gone) thread.open = false;
      return { push, posted, kept, resolved: gone.map(({ finding }) => finding), reopened, grouped };
    });
}

/** The thread is about these findings now, and open. */
function follow(thread: Thread | undefined, findings: Findings): TrueFinding {
  if (thread === undefined) throw new RangeError('a finding without a thread');
  thread.open = true;
  thread.ids = new Set(findings.map(({ id }) => id));
  thread.finding = toFinding(thread.name, findings);
  return thread.finding;
}

function isSelected(findings: Findings): boolean {
  return findings.some(wantsThread);
}

/** Whether it is on a changed line, or its range has one, and nobody suppressed it. */
export function wantsThread({ suppressed, where }: TrueResult): boolean {
  return !suppressed && (where === 'changed-line' || where === 'changed-range');
}

function sameProblem(a: Findings, b: Findings): boolean {
  const groups = new Set(a.flatMap(({ group }) => group ?? []));
  return a[0]?.engine !== b[0]?.engine && b.some(({ group = '' }) => groups.has(group));
}

function compareOwners(a: Findings, b: Findings, levelOf: (result: TrueResult) => number): number {
  const worst = (findings: Findings): number => Math.min(...findings.map(levelOf));
  const [nameA = '', nameB = ''] = [a[0]?.engine, b[0]?.engine];
  return worst(a) - worst(b) || (nameA < nameB ? -1 : Number(nameA > nameB));
}

/** How bad the logs call each result, from 0. */
function readLevels(folder: string): (result: TrueResult) => number {
  const logs = new Map<string, { runs: { results: { level: string }[] }[] }>();
  return ({ tool, run, result }) => {
    const log = logs.get(tool) ?? JSON.parse(readFileSync(join(folder, `${tool}.sarif`), 'utf8'));
    logs.set(tool, log);
    return LEVELS.indexOf(log.runs[run].results[result].level);
  };
}

function toFinding(thread: string, findings: readonly TrueResult[]): TrueFinding {
  const [first] = findings;
  if (first === undefined) throw new RangeError('a finding without a result');
  const { engine: tool, ruleId, path, line, where } = first;
  return { thread, tool, ruleId, path, line, ...(where === 'changed-range' && { onUnchangedLine: true }) };
}
