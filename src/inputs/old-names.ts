import type { InputName } from './table.ts';

/** An input under the name that it had before. */
interface OldName {
  readonly now: InputName;
  /** What is written there now: the end of a sentence that begins with "write". */
  readonly written: string;
}

const SAME_VALUE = 'the same value';
const ONE_MORE_LINE = 'it on a line below the present key';

/** The names that inputs had before: nothing else knows them. */
export const OLD_NAMES = {
  'merge-request': { now: 'change', written: SAME_VALUE },
  'pull-request': { now: 'change', written: SAME_VALUE },
  'previous-client-secret': { now: 'signing-key', written: ONE_MORE_LINE },
  'previous-signing-key': { now: 'signing-key', written: ONE_MORE_LINE },
  'previous-key': { now: 'signing-key', written: ONE_MORE_LINE },
  'previous-authors': {
    now: 'signing-key',
    written: 'a key, with which threads outlive a change of the account',
  },
  'resolve-fixed': { now: 'resolve', written: 'never in place of false, and nothing in place of true' },
  'resolve-discussed': {
    now: 'resolve',
    written: 'undiscussed in place of false, and nothing in place of true',
  },
  'trust-incomplete': {
    now: 'allow',
    written: 'incomplete-runs in place of true, and nothing in place of false',
  },
  'foreign-paths': { now: 'allow', written: 'foreign-paths in place of allow, and nothing in place of hold' },
  'tracked-logs': { now: 'allow', written: 'tracked-logs in place of allow, and nothing in place of refuse' },
  'ready-timeout': {
    now: 'timeout',
    written: 'three times its seconds, since a third of them may go by until the service is ready',
  },
} as const satisfies Readonly<Record<string, OldName>>;

export type OldInput = keyof typeof OLD_NAMES;
/** The name of an input, or one that it had before. */
export type GivenName = InputName | OldInput;

export const OLD_INPUTS = Object.keys(OLD_NAMES) as readonly OldInput[];
