import { type Finding, type Scope, scopeKey, scopeName } from './finding.ts';
import { isUsable } from './fingerprint.ts';

/** A fingerprint by which a tool's findings cannot be told apart; they are found again by their text instead. */
export interface DegenerateFingerprint {
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
 * Finds the fingerprints of each scope that identify nothing: all values are known impostors, or two places or more have one value between
 * them. In the order in which the log brings them. Two findings at one place may share a value: they are one spot.
 */
export function findDegenerateFingerprints(findings: readonly Finding[]): readonly DegenerateFingerprint[] {
  const seen: Seen[] = [];
  const namesByScope = createNamesByScope();
  for (const finding of findings) {
    const { scope, place } = finding;
    const names = namesByScope(scope);
    let where: string | undefined;
    for (const [name, value] of Object.entries(finding.fingerprints)) {
      if (value === '') continue;
      let entry = names.get(name);
      if (entry === undefined) {
        entry = { scope, name, values: new Set(), places: new Set(), usable: false };
        names.set(name, entry);
        seen.push(entry);
      }
      entry.values.add(value);
      where ??= JSON.stringify([place.kind, place.path, place.kind === 'lines' ? place.startLine : 0]);
      entry.places.add(where);
      entry.usable ||= isUsable(name, value);
    }
  }
  return seen.flatMap((entry) => {
    const kind = judge(entry);
    return kind === undefined
      ? []
      : [{ scope: entry.scope, name: entry.name, kind, places: entry.places.size }];
  });
}

/** What is seen of each scope by name. Thousands of findings share the object of their scope, which is found faster than its key. */
function createNamesByScope(): (scope: Scope) => Map<string, Seen> {
  const byScope = new Map<Scope, Map<string, Seen>>();
  const byKey = new Map<string, Map<string, Seen>>();
  return (scope) => {
    const known = byScope.get(scope);
    if (known !== undefined) return known;
    const key = scopeKey(scope);
    const names = byKey.get(key) ?? new Map<string, Seen>();
    byKey.set(key, names);
    byScope.set(scope, names);
    return names;
  };
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
