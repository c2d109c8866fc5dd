import type { Finding } from './finding.ts';

/** What helps where results are at no place of the checkout. */
export const STRANGERS_REMEDY =
  'analyze this checkout at this commit, or name the analyzed one as working-directory';

/**
 * One sentence for each log that names files and of whose results none is at a place of the checkout, in the order of the logs: it was
 * written elsewhere, and nothing in it can get a thread. A result that names no file says nothing about that.
 */
export function describeStrangers(findings: readonly Finding[]): readonly string[] {
  const logs = new Map<string, { results: number; atHome: number; reason?: string }>();
  for (const { place, presence, source } of findings) {
    if (presence.kind === 'absent' || presence.kind === 'crash') continue;
    if (place.kind === 'nowhere' && place.path === undefined) continue;
    const seen = logs.get(source.log) ?? { results: 0, atHome: 0 };
    logs.set(source.log, seen);
    seen.results += 1;
    if (place.kind === 'nowhere') seen.reason ??= place.reason;
    else seen.atHome += 1;
  }
  return [...logs]
    .filter(([, { atHome }]) => atHome === 0)
    .map(([log, { results, reason }]) => {
      const all = results === 1 ? 'its only result' : `the first of ${results}`;
      return `no result of ${log} is at a place of this checkout, ${all}: ${reason}; ${STRANGERS_REMEDY}`;
    });
}
