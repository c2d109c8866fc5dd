import type { ShownVerdict } from '../port.ts';
import type { Target } from './endpoints.ts';
import { listPages } from './list-pages.ts';
import type { SessionParts } from './session.ts';

const STATES: Readonly<Record<string, ShownVerdict['state']>> = {
  created: 'running',
  pending: 'running',
  running: 'running',
  success: 'passed',
};

/** Which statuses of a commit are meant. */
export interface StatusesOf {
  readonly name: string;
  /** Id of the user who wrote them. */
  readonly writer: string;
  /** A status counts in its pipeline; undefined where that is not known. */
  readonly pipeline: number | undefined;
}

/** The newest first; versions before 17.9 give them in one order only. Throws what `read` throws. */
export async function listStatuses(
  target: Target,
  { name, writer, pipeline }: StatusesOf,
  parts: SessionParts,
): Promise<readonly ShownVerdict[]> {
  const found = await listPages(
    target,
    { all: 'true', name },
    async (text) => (await import('./wire.ts')).parseStatuses(text),
    parts,
  );
  return found
    .filter((one) => one.name === name && one.author?.id === writer)
    .filter(({ pipeline_id: of }) => pipeline === undefined || of === String(pipeline))
    .toSorted((a, b) => Number(b.id) - Number(a.id))
    .map(({ id, status, description, target_url }) => ({
      id,
      state: STATES[status] ?? 'failed',
      text: description ?? '',
      ...(target_url ? { url: target_url } : {}),
    }));
}
