import { scopeName } from '../finding/finding.ts';
import type { ThreadReading } from '../thread/own-thread.ts';

/** What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a later version. */
export function describeReading(reading: ThreadReading): readonly string[] {
  const { forged, copies, later } = reading;
  return [
    ...(forged === 0
      ? []
      : [
          `${forged} comments carry a marker that this client secret did not sign: if the secret was changed, set the input previous-client-secret`,
        ]),
    ...(copies.length === 0
      ? []
      : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
    ...later.map(
      (scope) => `a later version of this tool wrote threads of ${scopeName(scope)}, which are left alone`,
    ),
  ];
}
