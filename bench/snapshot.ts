import { type LoggedFinding, splitDuplicates, toFindings } from '../src/finding/logged-finding.ts';
import { DRIFTING_RULE, findInFile } from './synthetic-rules.ts';
import type { TrackedFile, TrackedLine, TrackedTree } from './tracked-tree.ts';

/** A finding, and what the generator knows of it. */
export interface KnownFinding {
  readonly finding: LoggedFinding;
  /** The same in two states when the finding is the same. */
  readonly identity: string;
  readonly file: TrackedFile;
  readonly line: TrackedLine;
  /** No other line of the file has this text, white space apart. */
  readonly once: boolean;
}

/** One state of a history with its findings. */
export interface Snapshot {
  readonly commit: string;
  readonly tree: TrackedTree;
  readonly findings: readonly KnownFinding[];
  /** Those among them that have a thread. */
  readonly threads: readonly KnownFinding[];
  lines(path: string): readonly string[] | undefined;
}

/** Runs the rules over a state that stands in `commit`; `hasThread` picks the findings that have one. */
export function toSnapshot(
  commit: string,
  tree: TrackedTree,
  hasThread: (finding: KnownFinding) => boolean,
): Snapshot {
  const texts = new Map(tree.map(({ path, lines }) => [path, lines.map(({ text }) => text)]));
  const findings = tree.flatMap(findFindings);
  return { commit, tree, findings, threads: findings.filter(hasThread), lines: (path) => texts.get(path) };
}

/** White space counts for nothing. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}

function findFindings(file: TrackedFile): readonly KnownFinding[] {
  const copies = Map.groupBy(file.lines, ({ text }) => squeeze(text));
  return toFindings(splitDuplicates(findInFile(file)).distinct).map((finding) => {
    const line = finding.place.kind === 'lines' ? file.lines[finding.place.startLine - 1] : undefined;
    if (line === undefined) throw new RangeError(`${finding.key} is on no line`);
    const about = finding.rule.id === DRIFTING_RULE ? `file ${file.id}` : `line ${line.id}`;
    const once = copies.get(squeeze(line.text))?.length === 1;
    return { finding, identity: `${finding.rule.id} ${about}`, file, line, once };
  });
}

/** The place and the text of its line. */
export function showFinding({ place }: LoggedFinding, state: Snapshot): string {
  const line = place.kind === 'lines' ? place.startLine : 0;
  return `${place.path}:${line} ${state.lines(place.path ?? '')?.[line - 1]?.trim() ?? ''}`;
}

/** A pair that a contender made; `evidence` says why, where it can. */
export interface MadePair {
  readonly old: KnownFinding;
  readonly now: LoggedFinding;
  readonly evidence: string;
}

/** A way to find the findings of one state again in another. */
export interface Contender {
  readonly name: string;
  pair(old: Snapshot, now: Snapshot): Promise<readonly MadePair[]>;
}
