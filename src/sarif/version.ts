import { IncompleteError } from '../errors.ts';
import { quote } from './quote.ts';
import { at } from './raw.ts';

/**
 * Accepts SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2). Early tools leave the
 * version out: that is a warning.
 *
 * @throws IncompleteError for every other version: 1.0.0 has the same file names and quite another structure.
 */
export function readVersion(name: string, log: unknown): { readonly warnings: readonly string[] } {
  const version = at(log, 'version');
  if (version === undefined) return { warnings: [`${name} names no SARIF version, it was read as 2.1.0`] };
  if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version)) return { warnings: [] };
  const found = typeof version === 'string' ? quote(version) : 'of an unknown version';
  throw new IncompleteError(
    `${name} is SARIF ${found}, only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`,
  );
}
