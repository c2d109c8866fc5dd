import type { Finding } from './finding.ts';

/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** What Semgrep writes for every result when nobody is logged in. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;

/** The fingerprints of a finding that may identify it, name to value. */
export function usableFingerprints(finding: Finding): ReadonlyMap<string, string> {
  const usable = new Map<string, string>();
  for (const [name, value] of Object.entries(finding.fingerprints))
    if (isUsable(name, value)) usable.set(name, value);
  return usable;
}

/** Whether a fingerprint may identify its finding: non-empty, and not on the list of known impostors. */
export function isUsable(name: string, value: string): boolean {
  return (
    value !== '' &&
    name.length <= LONGEST_NAME &&
    !COMMIT_DATA.has(name.toLowerCase()) &&
    !PLACEHOLDERS.has(value)
  );
}
