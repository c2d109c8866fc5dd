import type { InputName } from './schema.ts';

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`;
}
