import { currentChecks } from '../rules/checks.ts';
import { DRAFT } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { Deployment, Run } from '../store/deployments.ts';
import type { CheckRecord } from '../store/statuses.ts';
import { WORDS, type Words } from './layout.tsx';

/** What a program says of a change under a name: a check, or a status of the newest commit. */
export interface ShownCheck {
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
} as const satisfies Record<NonNullable<CheckRecord['result']>, ShownCheck['tone']>;

/** In the words of GitLab and of GitHub. */
const TONE_OF_STATE: Readonly<Record<string, ShownCheck['tone']>> = {
  success: 'good',
  failed: 'bad',
  failure: 'bad',
  error: 'bad',
  pending: 'busy',
  running: 'busy',
};

/** The checks on a deployment as they stand: of each name the newest one. */
export function checksOn({ store }: Sandbox, deployment: Deployment): readonly ShownCheck[] {
  const { number, repository, newest } = deployment;
  const statuses = store.statuses.list(repository, newest.head);
  return [
    ...currentChecks(store.checks.history(number)).map(ofCheck),
    ...new Map(
      statuses.map(({ name, state, description, url }): [string, ShownCheck] => [
        name,
        { name, word: state, tone: TONE_OF_STATE[state] ?? 'neutral', description, url },
      ]),
    ).values(),
  ];
}

/** What the exit status of a job says, in the words of a report. */
const OF_CONCLUSION: Readonly<Record<string, Pick<ShownCheck, 'word' | 'tone'>>> = {
  success: { word: 'passed', tone: 'good' },
  failure: { word: 'failed', tone: 'bad' },
  incomplete: { word: 'incomplete', tone: 'bad' },
};

/**
 * The conclusion of the last run that reported itself: where nothing puts a check, it is the status of the
 * job.
 */
export function checksOfRuns(runs: readonly Run[]): readonly ShownCheck[] {
  const last = runs.findLast(({ report }) => !report.dryRun);
  if (last === undefined) return [];
  const { conclusion, reasons } = last.report;
  const { word, tone } = OF_CONCLUSION[conclusion] ?? { word: conclusion, tone: 'neutral' };
  const description = reasons.length === 0 ? null : reasons.join('; ');
  return [{ name: 'job of the last run', word, tone, description, url: null }];
}

/** A check has its result once it is done, its state until then, also where a client sends a result early. */
function ofCheck({ name, state, result, description, externalUrl }: CheckRecord): ShownCheck {
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

/** The badge of a check or a status. */
export function CheckBadge({ check: { tone, word } }: { check: ShownCheck }) {
  return <span class={`badge ${tone}`}>{word}</span>;
}

/** A check or a status with its result, description and link. */
export function CheckItem({ check }: { check: ShownCheck }) {
  const { name, description, url } = check;
  const address = webAddress(url);
  return (
    <li>
      <CheckBadge check={check} /> <strong>{name}</strong>
      {description !== null && <Description name={name} text={description} />}
      {address !== null && (
        <a href={address} rel="noopener noreferrer nofollow">
          Details<span class="sr-only"> of {name}</span>
        </a>
      )}
    </li>
  );
}

/** More than this is folded: it fills a phone's screen. */
const LONGEST_SHOWN = 160;

/** What a check says: the conclusion, which comes first, and the rest on demand. */
function Description({ name, text }: { readonly name: string; readonly text: string }) {
  if (text.length <= LONGEST_SHOWN) return <span class="soft"> {text}</span>;
  const [conclusion = '', rest = ''] = text.split(/(?<=^[^:;]*)[:;] (.*)$/su);
  return (
    <details class="soft" id={`check-${name.replaceAll(/[^\w-]/gu, '-')}`}>
      <summary>{conclusion}</summary>
      {rest}
    </details>
  );
}

interface Props {
  readonly deployment: Deployment;
  readonly words: Words;
}

/**
 * How far a change has come, in the words of its service: a phase, or whether it is a draft, open or ended.
 */
export function PhaseBadge({ deployment: { phase, state }, words }: Props) {
  const isOpen = phase !== DRAFT && state === 'open';
  const ofHost = phase === DRAFT && state === 'open' ? 'draft' : state;
  return (
    <span class={`badge ${isOpen ? 'state-open' : 'neutral'}`}>
      {words === WORDS.deployments ? phase.toLowerCase() : ofHost}
    </span>
  );
}

/** An address of the web as it was sent; `null` for what is none, such as a script. */
function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? text : null;
}
