import { textAt } from '../log/raw.ts';

/**
 * The kind of a result (SARIF §3.27.9) in small letters, which tools write in any; `fail` where it says none.
 */
export function kindOf(result: unknown): string {
  return textAt(result, 'kind')?.toLowerCase() ?? 'fail';
}
