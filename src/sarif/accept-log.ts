import { IncompleteError } from '../errors.ts';
import type { Log, LogRun } from '../log/log.ts';
import { at, isObject } from '../log/raw.ts';
import { quote } from './quote.ts';

/** What of a log is read on. */
export interface AcceptedLog {
  readonly runs: Iterable<LogRun>;
  /** Things worth saying that cost nothing, for example a missing version. */
  readonly warnings: readonly string[];
}

/**
 * Accepts logs of SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2).
 * Early tools leave the version out: that is a warning.
 *
 * @throws IncompleteError for what is no SARIF log and for every other version: 1.0.0 has the same file names
 * and quite another structure
 */
export function acceptLog({ name, head, runs }: Log): AcceptedLog {
  if (!isObject(head)) throw notSarif(name);
  // Before its version: many a JSON file has one, and only SARIF has runs.
  if (runs === undefined) throw notSarif(name);
  const warnings = checkVersion(name, at(head, 'version'));
  if (runs === null) {
    // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
    throw new IncompleteError(
      `${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`,
    );
  }
  return { runs, warnings };
}

function checkVersion(name: string, version: unknown): readonly string[] {
  if (version === undefined || (typeof version === 'string' && version.trim() === ''))
    return [`${name} has no version, so it was read as SARIF 2.1.0`];
  if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version)) return [];
  const found = typeof version === 'string' ? quote(version) : 'of an unknown version';
  throw new IncompleteError(
    `${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`,
  );
}

function notSarif(name: string): IncompleteError {
  return new IncompleteError(
    `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`,
  );
}
