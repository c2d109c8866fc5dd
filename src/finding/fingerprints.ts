import { type Result, type Scope, scopeName } from './finding.ts';

/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** Semgrep writes this for every result without a login. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;

/** The fingerprints of a finding that may identify it, name to value. */
export function usableFingerprints(result: Result): ReadonlyMap<string, string> {
  const usable = new Map<string, string>();
  for (const [name, value] of Object.entries(result.fingerprints))
    if (isUsable(name, value)) usable.set(name, value);
  return usable;
}

/** A fingerprint that may identify its finding is non-empty, and not on the list of known impostors. */
function isUsable(name: string, value: string): boolean {
  return (
    value !== '' &&
    name.length <= LONGEST_NAME &&
    !COMMIT_DATA.has(name.toLowerCase()) &&
    !PLACEHOLDERS.has(value)
  );
}

/**
 * A fingerprint by which a tool's findings cannot be told apart; they are found again by their text instead.
 */
interface DegenerateFingerprint {
  readonly scope: Scope;
  /** As the log has it: untrusted text. */
  readonly name: string;
  /** `constant`: one value at every place. `impostor`: a known placeholder, or data of the commit. */
  readonly kind: 'constant' | 'impostor';
  /** Places of findings that have it: lines, whole files, or what has no place. */
  readonly places: number;
}

interface Seen {
  readonly scope: Scope;
  readonly name: string;
  readonly values: Set<string>;
  readonly places: Set<string>;
  /** A value that says something of its finding. */
  usable: boolean;
}

/**
 * Finds the fingerprints of each scope that identify nothing: all values are known impostors, or two places
 * or more have one value between them. In the order in which the log brings them. Two findings at one place
 * may share a value: they are one finding.
 */
export function findDegenerateFingerprints(results: readonly Result[]): readonly DegenerateFingerprint[] {
  const known = new Map<string, Seen>();
  for (const { scope, place, fingerprints } of results) {
    const line = 'startLine' in place ? place.startLine : 0;
    const where = JSON.stringify([place.kind, place.path, line]);
    for (const [name, value] of Object.entries(fingerprints)) {
      if (value === '') continue;
      const key = JSON.stringify([scope.tool, scope.category, name]);
      const seen = known.get(key) ?? { scope, name, values: new Set(), places: new Set(), usable: false };
      known.set(key, seen);
      seen.values.add(value);
      seen.places.add(where);
      seen.usable ||= isUsable(name, value);
    }
  }
  return [...known.values()].flatMap((seen) => {
    const kind = judge(seen);
    return kind === undefined ? [] : [{ scope: seen.scope, name: seen.name, kind, places: seen.places.size }];
  });
}

function judge({ usable, values, places }: Seen): DegenerateFingerprint['kind'] | undefined {
  if (!usable) return 'impostor';
  return places.size > 1 && values.size === 1 ? 'constant' : undefined;
}

/** A sentence for the summary. */
export function describeDegenerateFingerprint({ scope, name, kind, places }: DegenerateFingerprint): string {
  const why =
    kind === 'constant'
      ? `has one value at ${places} places`
      : 'is a placeholder or speaks of the commit, not of the finding';
  return `${scopeName(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}
