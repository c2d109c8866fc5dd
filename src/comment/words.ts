import { type Level, type Scope, scopeName } from '../finding/finding.ts';

// Every text of our own that people read in the comment on a finding: headings, sentences, and the lines that
// say what became of it. All else in a comment is said by the tool.

/** How bad a finding is, as the line of facts begins. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  none: 'Information',
};

export const HEADINGS = {
  why: 'Why it matters',
  whyAndHow: 'Why it matters and how to fix it',
  fix: 'Suggested fix:',
  flow: 'Data flow',
  flowOf: (number: number, count: number) => `Data flow ${number} of ${count}`,
  related: 'Related places',
} as const;

export const FACTS = {
  severity: (severity: string) => `severity ${severity}`,
  line: (line: number) => `line ${line}`,
  lines: (first: number, last: number) => `lines ${first}–${last}`,
  /** In a suggested fix, above lines that are not the commented ones. */
  changedLine: (line: number) => `@@ line ${line} @@`,
} as const;

/** What is left out, or said once for several. */
export const COUNTS = {
  times: (count: number) => ` (${count} times)`,
  moreMessages: (count: number) => `… and ${count} more`,
  moreOnLine: (count: number) => `… and ${count} more on this line`,
  moreFlows: (count: number) => `… ${count} more flows in the log`,
  moreInLog: (count: number) => `… ${count} more in the log`,
} as const;

/** The sentence on a finding that went to another file: `Now at `loader.py:9`.` */
export const NOW_AT = { start: 'Now at ' } as const;

/** All that a comment of ours says which somebody else has changed, and that people replied to. */
export const FORGED = {
  start: 'Somebody else changed what SARIF Review said here: its finding, where it is still there, has ',
  thread: 'another thread',
} as const;

/** The sentences on an older thread that is closed: `A person already decided about `a.ts:3`, …` */
export const RESEMBLES = {
  over: 'Reported again in a new thread, because this account may not reopen the one on ',
  start: 'A person already decided about ',
  unfetched: (commit: string) =>
    `, which may be the same problem. Commit ${commit} could not be fetched to compare the two, so please decide again.`,
  changed:
    ', which may be the same problem. What the tool says or the code is no longer the same, so please decide again.',
} as const;

/** On a new finding whose old line is known; the text of that follows. */
export const WAS_HERE = 'It was here before this line was edited';

/** A tool as people know it, with the product that it is a part of: `Code Analyzer (pmd)`. */
export function toolName(scope: Scope, product: string | undefined): string {
  if (product === undefined) return scopeName(scope);
  return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}

/**
 * The sentence on grouped findings: `Also reported by PMD as `UnusedLocal` (error) and ESLint when this was
 * posted.`
 */
export const GROUPED = {
  start: 'Also reported by ',
  also: 'also reported by ',
  rule: (rule: string) => ` as ${rule}`,
  level: (level: Level) => ` (${level})`,
  asPosted: ' when this was posted',
} as const;

/** The last line of a comment where replies decide. */
export const HOW_TO_DISMISS =
  "<sub>To dismiss it, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";

/** Who decided and why, around the commit: `Accepted by Ann as of 1a2b3c4: it is documented`. */
export const DECIDED = {
  by: (name: string) => ` by ${name}`,
  because: (reason: string) => `: ${reason}`,
} as const;

/** Between what became of a finding and the commit. */
export const AS_OF = ' as of ';

/** What became of a finding; the commit follows: `Fixed as of 1a2b3c4`. */
export const TRANSITIONS = {
  'taken back': 'The dismissal was taken back',
  'false positive': 'Dismissed as a false positive',
  "won't fix": "Dismissed as won't fix",
  accepted: 'Accepted',
  ignored: 'Ignored by .sarif-review.yml',
  fixed: 'Fixed',
  changed: 'No longer reported, and its code was changed in ',
  suppressed: 'Suppressed',
  'moved-on': 'No longer part of this change',
  closed: 'Closed by sarif-review clean',
  reported: 'Reported again',
  retired: 'The same finding has another thread',
  over: 'Reported again, and this account may not reopen this thread,',
  gone: 'Left open, because somebody replied: the finding is gone',
} as const;
export type Saying = keyof typeof TRANSITIONS;
