import { oneLine } from '../text/lines.ts';
import { type AskedPlace, findPaths } from './asked-place.ts';
import type { ReportedFinding, ReportedThread, ReportOfRun } from './read-report.ts';

/** What a report says about a place. */
export interface PlaceAnswer {
  readonly findings: readonly ReportedFinding[];
  readonly threads: readonly ReportedThread[];
  /** Why there is nothing, where there is. */
  readonly nothing: string | undefined;
}

/** So many lines of a file are named where nothing is at the one that was asked for. */
const LINES_NAMED = 10;

/** Finds what a report says about a place. */
export function findAt(asked: AskedPlace, { findings, threads }: ReportOfRun): PlaceAnswer {
  const known = [...findings.flatMap(({ path }) => path ?? []), ...threads.map(({ path }) => path)];
  const paths = findPaths(asked.path, known);
  const isThere = (one: Pick<ReportedFinding, 'path' | 'line' | 'loggedLine'>): boolean =>
    one.path !== null &&
    paths.includes(one.path) &&
    (asked.line === undefined || [one.line, one.loggedLine].includes(asked.line));
  const found = { findings: findings.filter(isThere), threads: threads.filter(isThere) };
  const isEmpty = found.findings.length + found.threads.length === 0;
  return { ...found, nothing: isEmpty ? describeNothing(asked, paths, findings) : undefined };
}

function describeNothing(
  { path, line }: AskedPlace,
  paths: readonly string[],
  findings: readonly ReportedFinding[],
): string {
  if (paths.length === 0) return `No finding and no thread is in ${oneLine(path)}.`;
  const lines = findings.flatMap((one) =>
    one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : [],
  );
  const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
  const more = distinct.length > LINES_NAMED ? ' and more' : '';
  const elsewhere =
    distinct.length === 0
      ? 'the findings of this file have no line'
      : `this file has findings at ${distinct.length === 1 ? 'line' : 'lines'} ${distinct.slice(0, LINES_NAMED).join(', ')}${more}`;
  return `No finding is at line ${line} of ${oneLine(paths.join(' or '))}; ${elsewhere}.`;
}
