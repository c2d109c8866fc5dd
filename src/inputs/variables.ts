import { nearest } from '../text/names.ts';
import { INPUT_NAMES, type InputName } from './table.ts';

/** Every variable that we read of our own begins so. */
const VARIABLE_PREFIX = 'SARIF_REVIEW_';

/** No input: it asks for the time that each part of a run took. */
export const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}

const READ: ReadonlySet<string> = new Set([...INPUT_NAMES.map(variableName), TIMINGS_VARIABLE]);

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
    .filter((name) => !READ.has(name))
    .toSorted();
  if (unread.length === 0) return undefined;
  const named = unread.map((name) => {
    const meant = nearest(withoutPrefix(name), [...READ].map(withoutPrefix));
    return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
  });
  return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}

/** What a runner of Actions passes the inputs of a step in, whatever their names are. */
const STEP_PREFIX = 'INPUT_';

/**
 * The same for inputs of a step, `sarif_file` for `sarif-file`: only those with the name of no input that are
 * near one, since steps around this one may have others.
 */
export function describeUnreadInputs(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const names: readonly string[] = INPUT_NAMES;
  const near = Object.keys(environment)
    .filter((name) => name.startsWith(STEP_PREFIX) && environment[name] !== '')
    .map((name) => name.slice(STEP_PREFIX.length).toLowerCase())
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, INPUT_NAMES);
      return meant === undefined ? [] : [`${name} (did you mean ${meant}?)`];
    })
    .toSorted();
  return near.length === 0
    ? undefined
    : `Unknown ${near.length === 1 ? 'input' : 'inputs'} ${near.join(', ')}`;
}

function withoutPrefix(name: string): string {
  return name.slice(VARIABLE_PREFIX.length);
}
