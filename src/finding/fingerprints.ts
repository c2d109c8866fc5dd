import type { Result } from './finding.ts';

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
