import type { Diff } from '../../src/diff/diff.ts';
import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { fingerprintOf } from '../../src/match/fingerprint.ts';
import type { matchKnown } from '../../src/match/match.ts';
import type { Finding, Thread } from '../../src/model.ts';

export const THEN = '1'.repeat(40);
export const NOW = '2'.repeat(40);

/** A finding at the line that it is logged at. */
export function makeRow(finding: LoggedFinding): Finding {
  const { place } = finding;
  const path = place.path ?? '';
  return {
    ...finding,
    at: { path, line: place.kind === 'lines' ? place.startLine : 0 },
    position: { kind: 'anchored', narrowest: 'added', anchor: { path, newLine: 1 } },
    isEdited: true,
    inDiff: true,
    newLevel: finding.level,
    newResults: finding.results,
    members: [],
    counts: false,
  };
}

/** What a test says of a thread; the rest is some ordinary value. */
export interface ThreadParts extends Partial<Thread> {
  /** The commit in which the finding was found. */
  commit?: string;
  /** Lines of its file there. */
  lines?: readonly string[] | undefined;
  /** A person has resolved it. */
  isResolved?: boolean;
}

/** An open thread about a finding, as it was posted. */
export function makeThread(
  finding: LoggedFinding,
  id: string,
  { commit = THEN, lines, ...parts }: ThreadParts = {},
): Thread {
  const fingerprint = fingerprintOf(makeRow(finding), commit, lines);
  const mark = { mark: 'open', step: 0, head: commit, replies: 0 } as const;
  return {
    id,
    comment: { id, discussionId: id, body: '' },
    text: '',
    marker: { ...mark, fingerprint, stands: 0, says: '', nonce: id, check: '', grouped: [] },
    mark,
    fingerprint,
    accepts: true,
    replies: [],
    marks: [],
    isResolved: false,
    where: { kind: 'unknown', path: fingerprint.path },
    ...parts,
  };
}

/** What a test knows of the world: the lines of files in the two commits, and what git says of them. */
export interface KnownOfTest {
  /** Undefined: git does not have the old commit. */
  diff?: Diff | undefined;
  /** The same where white space counts. */
  exact?: Diff;
  before: ReadonlyMap<string, readonly string[]>;
  after: ReadonlyMap<string, readonly string[]>;
}

export function toKnown({ diff, exact, before, after }: KnownOfTest): Parameters<typeof matchKnown>[2] {
  return {
    head: NOW,
    since: new Map(diff && [[THEN, { loose: diff, exact: exact ?? diff, lost: new Set<string>() }]]),
    lines: (commit, path) => (commit === NOW ? after : before).get(path),
  };
}
