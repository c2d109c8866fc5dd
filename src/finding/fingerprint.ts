import type { Finding } from './finding.ts';

/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** What Semgrep writes for every result when nobody is logged in. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;

/** The fingerprints of a finding that may identify it, name to value: non-empty, and not on the list of known impostors. */
export function usableFingerprints(finding: Finding): ReadonlyMap<string, string> {
  return new Map(
    [...finding.fingerprints].filter(
      ([name, value]) =>
        value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value),
    ),
  );
}
