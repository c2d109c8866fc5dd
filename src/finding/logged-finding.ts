import { compareTexts } from '../text/names.ts';
import {
  LEVELS,
  type Level,
  type Place,
  type Result,
  type Rule,
  type Scope,
  SEVERITIES,
  type Severity,
  scopeKey,
} from './finding.ts';

/**
 * All results of one rule of one tool on one line, as the logs have them: what a thread is about. Columns
 * play no part, so that two results of a rule on a line share a thread that names both.
 */
export interface LoggedFinding {
  /** Unique in a run; stable for the same logs. */
  readonly key: string;
  readonly scope: Scope;
  readonly rule: Rule;
  /** Start of the first result; the line is the identity, the end is only shown. */
  readonly place: Place;
  /** Worst first; present ones before those that are suppressed or ignored. Never empty. */
  readonly results: readonly Result[];
  /** Worst level of the present results, or of all when none is present. */
  readonly level: Level;
  /** Every result is suppressed or ignored. */
  readonly suppressed: boolean;
  /** One of them is ignored, and none is present. */
  readonly ignored: boolean;
}

/**
 * Groups results that are present, suppressed or ignored into findings, in the order in which their first
 * result was read.
 */
export function toFindings(results: readonly Result[]): readonly LoggedFinding[] {
  const groups = new Map<string, [Result, ...Result[]]>();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups].map(([key, group]) => {
    const [worst] = group.sort(worstFirst);
    const { scope, rule, place, level } = worst;
    const suppressed = isSuppressed(worst);
    const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
    return { key, scope, rule, place, results: group, level, suppressed, ignored };
  });
}

/** Scope, rule and place; what has no place is told apart by its words, and by its line where it has one. */
function keyOf({ scope, rule, place, message }: Result): string {
  const { kind, path = '' } = place;
  const where =
    place.kind === 'nowhere'
      ? [place.reason, message, place.line]
      : ['startLine' in place ? place.startLine : 0];
  return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}

function worstFirst(a: Result, b: Result): number {
  return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}

function isSuppressed(result: Result): boolean {
  return result.presence.kind !== 'present';
}

/** Negative when `a` is worse than `b`. */
export function compareLevels(a: Level, b: Level): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}

/** What a finding is judged by. */
interface Judged {
  readonly level: Level;
  /** Where its rule has a number for it. */
  readonly severity?: Severity | undefined;
}

/** The severity of a result by its rule; a level of the configuration, and no problem at all, have none. */
export function severityOf({
  level,
  rule: { securitySeverity: score = 0 },
  isConfigured,
}: Pick<Result, 'level' | 'rule' | 'isConfigured'>): Severity | undefined {
  if (score <= 0 || level === 'none' || isConfigured) return undefined;
  return score >= 9 ? 'critical' : score >= 7 ? 'high' : score >= 4 ? 'medium' : 'low';
}

const SEVERITY_OF_LEVEL = { error: 'high', warning: 'medium', note: 'low', none: 'none' } as const;

/** The word that a finding is judged by, in the words of a threshold: `severity high`, `level note`. */
export function judgedAs({ level, severity }: Judged, least: Level | Severity): string {
  return isSeverity(least) ? `severity ${severity ?? SEVERITY_OF_LEVEL[level]}` : `level ${level}`;
}

/** Whether a finding is as bad as this or worse: a level asks for its level, a severity for its severity. */
export function atLeast(judged: Judged, least: Level | Severity | 'never'): boolean {
  if (least === 'never') return false;
  if (!isSeverity(least)) return compareLevels(judged.level, least) <= 0;
  const severity = judged.severity ?? SEVERITY_OF_LEVEL[judged.level];
  return severity !== 'none' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}

export function isSeverity(word: string): word is Severity {
  return SEVERITIES.some((severity) => severity === word);
}

/**
 * Splits findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
export function splitDuplicates(
  results: readonly Result[],
): Record<'distinct' | 'duplicates', readonly Result[]> {
  const repeated = new Set<Result>();
  for (const neighbors of Map.groupBy(results, lineOf).values()) {
    // Most stand alone on their line, and need no key.
    if (neighbors.length === 1) continue;
    const seen = new Set<string>();
    for (const result of neighbors) {
      const key = repetitionKey(result);
      if (seen.has(key)) repeated.add(result);
      seen.add(key);
    }
  }
  return { distinct: results.filter((result) => !repeated.has(result)), duplicates: [...repeated] };
}

function lineOf({ place }: Result): string {
  return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}

function repetitionKey({ scope, rule, level, message, presence, column, place }: Result): string {
  const lines = 'startLine' in place ? [place.startLine, place.endLine] : [];
  const where = place.kind === 'nowhere' ? [place.reason, place.line] : lines;
  const own = [place.kind, place.path, ...where, 'replaced' in place && place.replaced?.by];
  return JSON.stringify([scopeKey(scope), rule.id, level, message, presence.kind, column, ...own]);
}

type Weighed = Pick<LoggedFinding, 'level' | 'rule' | 'place'> & { key?: string };

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];

/**
 * Level, then security severity, then precision, then path and line: a limit cuts at the same place each
 * time.
 */
export function byWeight(a: Weighed, b: Weighed): number {
  const precision = ({ rule }: Weighed): number => {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
  };
  const line = ({ place }: Weighed): number => (place.kind === 'lines' ? place.startLine : 0);
  return (
    compareLevels(a.level, b.level) ||
    (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
    precision(a) - precision(b) ||
    compareTexts(a.place.path ?? '', b.place.path ?? '') ||
    line(a) - line(b) ||
    compareTexts(a.key ?? '', b.key ?? '')
  );
}

/** The base has the package that a finding is about in the same version. */
export function isOfBase({ results }: Pick<LoggedFinding, 'results'>): boolean {
  return results.every(({ about }) => about?.isOfBase === true);
}
