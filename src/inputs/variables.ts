import { nearest } from '../text/names.ts';
import { type GivenName, OLD_INPUTS } from './old-names.ts';
import { INPUT_NAMES } from './table.ts';

/** Every variable that we read of our own begins so. */
const VARIABLE_PREFIX = 'SARIF_REVIEW_';

/** No input: it asks for the time that each part of a run took. */
export const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: GivenName): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}

const READ: ReadonlySet<string> = new Set([...INPUT_NAMES.map(variableName), TIMINGS_VARIABLE]);
/** An error says what is written in place of these. */
const OLD: ReadonlySet<string> = new Set(OLD_INPUTS.map(variableName));

/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
export function describeUnreadVariables(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const unread = Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '')
    .filter((name) => !READ.has(name) && !OLD.has(name))
    .toSorted();
  if (unread.length === 0) return undefined;
  const named = unread.map((name) => {
    const meant = nearest(withoutPrefix(name), [...READ].map(withoutPrefix));
    return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
  });
  return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}

function withoutPrefix(name: string): string {
  return name.slice(VARIABLE_PREFIX.length);
}
