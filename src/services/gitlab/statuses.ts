import type { ShownVerdict, Verdict } from '../port.ts';
import type { Target } from './policies.ts';
import { listPages, type Session } from './session.ts';

/** Which commit and which pipeline of GitLab CI a verdict belongs to. */
export interface PipelineOfJob {
  readonly id: number;
  readonly sha: string;
}

/** A verdict as a commit status. What is running is not written. */
interface CommitStatus {
  readonly name: string;
  readonly state: 'success' | 'failed';
  readonly description: string;
  readonly target_url?: string;
  readonly pipeline_id?: number;
}

/** Longest address that a status takes, in characters. */
const MOST_OF_URL = 255;

/**
 * Undefined where the verdict is not written: a status that says `running` holds its pipeline until somebody
 * ends it, and a run may be killed.
 */
export function toCommitStatus(
  { name, state, text, url }: Verdict,
  pipeline: PipelineOfJob | undefined,
): CommitStatus | undefined {
  if (state === 'running') return undefined;
  return {
    name,
    state: state === 'passed' ? 'success' : 'failed',
    description: text,
    ...toLink(url),
    // Without it the status joins the newest pipeline of the commit, or makes one of its own beside the real
    // one.
    ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
  };
}

/**
 * A link that is too long loses what stands behind it, and one that still is too long is left out: the status
 * is what counts.
 */
function toLink(url: string | undefined): Pick<CommitStatus, 'target_url'> {
  const fitting = [url, url?.replace(/#.*$/u, '')].find((link = '') => link.length <= MOST_OF_URL);
  return fitting === undefined ? {} : { target_url: fitting };
}

/**
 * Whether GitLab refuses a status because it is there already: `Cannot transition status via :succeed from
 * :success`.
 *
 * @param words of the service
 */
export function isThereAlready(words: string, state: CommitStatus['state']): boolean {
  return /Cannot transition status via :\w+ from :(\w+)/.exec(words)?.[1] === state;
}

const STATES: Readonly<Record<string, ShownVerdict['state']>> = {
  created: 'running',
  pending: 'running',
  running: 'running',
  success: 'passed',
};

/** Which statuses of a commit are meant. */
interface StatusesOf {
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
  session: Session,
): Promise<readonly ShownVerdict[]> {
  const found = await listPages(
    target,
    { all: 'true', name },
    async (text) => (await import('./wire.ts')).parseStatuses(text),
    session,
  );
  return (
    found
      .filter((one) => one.name === name && one.author?.id === writer)
      // Versions before 16.3 do not say of which pipeline one is: it may be of any.
      .filter(({ pipeline_id: of = String(pipeline) }) => pipeline === undefined || of === String(pipeline))
      .toSorted((a, b) => Number(b.id) - Number(a.id))
      .map(({ id, status, description, target_url }) => ({
        id,
        state: STATES[status] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
      }))
  );
}
