import { type KnownFinding, type MadePair, type Snapshot, squeeze } from './snapshot.ts';
import { DRIFTING_RULE } from './synthetic-rules.ts';
import type { TrackedLine } from './tracked-tree.ts';

/** What became of a finding on the way from one state to another. */
export const FATES = [
  'unchanged, once',
  'unchanged, repeated',
  'unchanged, copied',
  'moved',
  're-indented',
  'edited',
  'drifting',
  'gone',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * Tells the fate of every finding of a state: by the identities of the generator, never by what git or a
 * matcher says. A line that was copied stands apart: which of two lines of the same text is the original is
 * the generator's word, and no text can prove it.
 */
function tellFates(then: Snapshot, now: Snapshot): (old: KnownFinding) => Fate {
  const present = Map.groupBy(now.findings, ({ identity }) => identity);
  const known = new Set(linesOf(then).map(({ id }) => id));
  const copied = new Set(linesOf(now).flatMap(({ id, copyOf }) => (known.has(id) ? [] : (copyOf ?? []))));
  return (old) => {
    const [same] = present.get(old.identity) ?? [];
    if (same === undefined) return 'gone';
    if (old.finding.rule.id === DRIFTING_RULE) return 'drifting';
    if (squeeze(old.line.text) !== squeeze(same.line.text)) return 'edited';
    if (old.line.moves !== same.line.moves || old.file.id !== same.file.id) return 'moved';
    if (old.line.text !== same.line.text) return 're-indented';
    if (copied.has(old.line.id)) return 'unchanged, copied';
    return old.once && same.once ? 'unchanged, once' : 'unchanged, repeated';
  };
}

function linesOf({ tree }: Snapshot): readonly TrackedLine[] {
  return tree.flatMap(({ lines }) => lines);
}

/** How often a contender was right about findings of one fate. */
export interface Count {
  findings: number;
  /** The finding is there, and its thread has no partner: resolved, and posted again. */
  lost: number;
  /** Its thread has the partner of another finding, or one although the finding is gone. */
  wrong: number;
}

/** A pair that puts the thread of one finding on another. */
interface WrongPair {
  readonly fate: Fate;
  readonly evidence: string;
  readonly rule: string;
  readonly old: string;
  readonly now: string;
}

/** What a contender made of one or several pairs of states. */
export interface Tally {
  readonly counts: Readonly<Record<Fate, Count>>;
  /** Findings that have a thread and would be posted a second time. */
  missed: number;
  /** Pairs by the evidence that made them. */
  readonly evidence: Map<string, { right: number; wrong: number }>;
  readonly wrongPairs: WrongPair[];
}

export function createTally(): Tally {
  const none = (): Count => ({ findings: 0, lost: 0, wrong: 0 });
  return {
    counts: {
      'unchanged, once': none(),
      'unchanged, repeated': none(),
      'unchanged, copied': none(),
      moved: none(),
      're-indented': none(),
      edited: none(),
      drifting: none(),
      gone: none(),
    },
    missed: 0,
    evidence: new Map(),
    wrongPairs: [],
  };
}

/** Adds what a contender made of two states to its tally. */
export function addToTally(tally: Tally, old: Snapshot, now: Snapshot, pairs: readonly MadePair[]): void {
  const fateOf = tellFates(old, now);
  const known = new Map(now.findings.map((finding) => [finding.finding, finding]));
  const partners = new Map(pairs.map((pair) => [pair.old, pair]));
  for (const finding of old.threads) {
    const fate = fateOf(finding);
    const counts = tally.counts[fate];
    counts.findings += 1;
    const pair = partners.get(finding);
    const partner = pair && known.get(pair.now);
    if (pair === undefined || partner === undefined) {
      if (fate !== 'gone') counts.lost += 1;
      continue;
    }
    const evidence = tally.evidence.get(pair.evidence) ?? { right: 0, wrong: 0 };
    tally.evidence.set(pair.evidence, evidence);
    if (partner.identity === finding.identity) evidence.right += 1;
    else {
      evidence.wrong += 1;
      counts.wrong += 1;
      tally.wrongPairs.push(describe(fate, pair.evidence, finding, partner));
    }
  }
  const threads = new Set(old.threads);
  const paired = new Set(
    pairs.filter((pair) => threads.has(pair.old)).map((pair) => known.get(pair.now)?.identity),
  );
  const before = new Set(old.threads.map(({ identity }) => identity));
  const present = new Set(now.findings.map(({ identity }) => identity));
  tally.missed += [...present].filter((identity) => before.has(identity) && !paired.has(identity)).length;
}

function describe(fate: Fate, evidence: string, old: KnownFinding, now: KnownFinding): WrongPair {
  return { fate, evidence, rule: old.finding.rule.id, old: show(old), now: show(now) };
}

function show({ finding, line }: KnownFinding): string {
  const number = finding.place.kind === 'lines' ? finding.place.startLine : 0;
  return `${finding.place.path}:${number} ${line.text.trim()}`;
}

/** The sum over some fates. */
export function sum(tally: Tally, fates: readonly Fate[] = FATES): Count {
  return fates
    .map((fate) => tally.counts[fate])
    .reduce((a, b) => ({
      findings: a.findings + b.findings,
      lost: a.lost + b.lost,
      wrong: a.wrong + b.wrong,
    }));
}
