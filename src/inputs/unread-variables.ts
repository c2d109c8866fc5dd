import { nearest } from '../text/names.ts';
import { INPUT_NAMES } from './schema.ts';
import { TIMINGS_VARIABLE, VARIABLE_PREFIX, variableName } from './variable-name.ts';

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
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && !READ.has(name) && environment[name] !== '')
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
