import { speaksOfParsing } from '../src/finding/about.ts';
import type { UnverifiedFile } from '../src/finding/completeness.ts';
import type { Result } from '../src/finding/finding.ts';
import { type LoggedFinding, toFindings } from '../src/finding/logged-finding.ts';

/** `12 files unverified: was not parsed (8), was not analyzed (4)`; the words are those of the reasons. */
export function describeUnverifiedFiles(files: readonly UnverifiedFile[]): string {
  const reasons = Map.groupBy(files, ({ path, reason }) => reason.replace(path, '').split(':')[0]?.trim());
  const counts = [...reasons].map(([reason, { length }]) => `${reason} (${length})`);
  return `${files.length} files unverified${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`;
}

/**
 * The files that would be unverified for the words of their results alone, were all that a tool had found in
 * them before gone: `matched` of them are unverified for what their tool is known to say as well.
 */
export function findSpeakingFiles(
  results: readonly Result[],
  unverified: readonly UnverifiedFile[],
): { readonly files: number; readonly speaking: readonly LoggedFinding[]; readonly matched: number } {
  const real = results.filter(({ presence: { kind } }) => kind === 'present' || kind === 'suppressed');
  const placed = toFindings(real).filter(({ place }) => place.kind !== 'nowhere');
  const files = [...Map.groupBy(placed, ({ scope, place }) => JSON.stringify([scope, place.path])).values()];
  const speaking = files.flatMap((findings) => {
    const all = findings.flatMap((finding) => finding.results);
    const speaks = all.every(
      ({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message),
    );
    return speaks ? findings.slice(0, 1) : [];
  });
  const known = new Set(unverified.map(({ path }) => path));
  const matched = speaking.filter(({ place }) => known.has(place.path ?? '')).length;
  return { files: files.length, speaking, matched };
}
