import type { TrueActions, TrueFinding } from './truth.ts';

/** The part of the action's report that is compared. */
export interface Report {
  readonly findings: readonly {
    readonly tool: string;
    readonly ruleId: string;
    readonly path: string | null;
    readonly line: number | null;
    readonly disposition: string;
    readonly discussionId: string | null;
  }[];
  readonly threads: readonly {
    readonly discussionId: string;
    readonly tool: string;
    readonly ruleId: string;
    readonly path: string;
    readonly line: number;
    readonly action: string;
    readonly outcome: string | null;
  }[];
}

const KINDS = ['posted', 'kept', 'resolved', 'reopened', 'grouped'] as const;

/**
 * Holds a report against what must have happened. `discussions` carries from push to push which discussion is
 * which thread of the story: a finding must not only be kept, it must be kept in its own thread. Returns one
 * line for each difference. On Forgejo nobody can resolve a thread, so one whose finding is fixed says so.
 */
export function compareActions(
  report: Report,
  expected: TrueActions,
  discussions: Map<string, string>,
  host?: string,
): readonly string[] {
  const fixed = host === 'forgejo' ? 'leave' : 'resolve';
  const actual = {
    posted: findingsOf(report, 'posted'),
    kept: findingsOf(report, 'kept'),
    reopened: findingsOf(report, 'reopened'),
    grouped: findingsOf(report, 'grouped'),
    resolved: new Map(
      report.threads
        .filter(({ action, outcome }) => action === fixed && outcome === 'done')
        .map((thread) => [describe(thread), thread.discussionId] as const),
    ),
  };
  const differences: string[] = [];
  for (const kind of KINDS) {
    const seen = new Set<string>();
    for (const finding of expected[kind]) {
      if (finding.onUnchangedLine && host === 'forgejo') continue;
      const name = describe(finding);
      const discussion =
        kind === 'resolved'
          ? findResolved(actual.resolved, discussions.get(finding.thread))
          : actual[kind].get(name);
      if (discussion === undefined) {
        differences.push(`${expected.push}: ${name} should be ${kind}, and is not`);
        continue;
      }
      seen.add(discussion);
      const known = discussions.get(finding.thread);
      if (known === undefined) discussions.set(finding.thread, discussion);
      else if (known !== discussion)
        differences.push(`${expected.push}: ${name} is ${kind} in the thread of another finding`);
    }
    for (const [name, discussion] of actual[kind]) {
      if (!seen.has(discussion)) differences.push(`${expected.push}: ${name} is ${kind}, and should not be`);
    }
  }
  return differences;
}

function findResolved(
  resolved: ReadonlyMap<string, string>,
  discussion: string | undefined,
): string | undefined {
  return [...resolved.values()].find((candidate) => candidate === discussion);
}

function findingsOf(report: Report, disposition: string): ReadonlyMap<string, string> {
  return new Map(
    report.findings
      .filter((finding) => finding.disposition === disposition)
      .map((finding) => [describe(finding), finding.discussionId ?? ''] as const),
  );
}

function describe(
  finding: Pick<TrueFinding, 'tool' | 'ruleId'> & { path: string | null; line: number | null },
): string {
  return `${finding.tool} ${finding.ruleId} ${finding.path}:${finding.line}`;
}
