import type { InputName } from './schema.ts';

/** Every variable that we read of our own begins so. */
export const VARIABLE_PREFIX = 'SARIF_REVIEW_';

/** No input: it asks for the time that each part of a run took. */
export const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}
