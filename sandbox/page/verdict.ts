import { currentChecks } from '../rules/checks.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { Deployment } from '../store/deployments.ts';
import type { CheckRecord } from '../store/statuses.ts';

/** What a program says of a change under a name: a check, or a status of the newest commit. */
export interface Verdict {
  readonly name: string;
  readonly word: string;
  readonly tone: 'good' | 'bad' | 'neutral' | 'busy';
  readonly description: string | null;
  readonly url: string | null;
}

const TONE_OF_RESULT = {
  SUCCESS: 'good',
  FAILURE: 'bad',
  TIMED_OUT: 'bad',
  CANCELLED: 'neutral',
  NEUTRAL: 'neutral',
  SKIPPED: 'neutral',
} as const satisfies Record<NonNullable<CheckRecord['result']>, Verdict['tone']>;

/** In the words of GitLab and of GitHub. */
const TONE_OF_STATE: Readonly<Record<string, Verdict['tone']>> = {
  success: 'good',
  failed: 'bad',
  failure: 'bad',
  error: 'bad',
  pending: 'busy',
  running: 'busy',
};

/** The verdicts on a deployment as they stand: of each name the newest one. */
export function verdictsOn({ store }: Sandbox, deployment: Deployment): readonly Verdict[] {
  const { number, repository, newest } = deployment;
  const statuses = store.statuses.list(repository, newest.head);
  return [
    ...currentChecks(store.checks.history(number)).map(ofCheck),
    ...new Map(
      statuses.map(({ name, state, description, url }): [string, Verdict] => [
        name,
        { name, word: state, tone: TONE_OF_STATE[state] ?? 'neutral', description, url },
      ]),
    ).values(),
  ];
}

/** A check has its result once it is done, its state until then, also where a client sends a result early. */
function ofCheck({ name, state, result, description, externalUrl }: CheckRecord): Verdict {
  const ended = state === 'DONE' ? result : null;
  const word = (ended ?? state).toLowerCase().replaceAll('_', ' ');
  return {
    name,
    word,
    tone: ended === null ? 'busy' : TONE_OF_RESULT[ended],
    description,
    url: externalUrl,
  };
}
