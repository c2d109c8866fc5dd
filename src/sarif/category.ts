import { textAt } from '../log/raw.ts';

/**
 * The category of a run: the input `category`, else that of `automationDetails.id` (SARIF §3.17.3): all but
 * its last component. `nightly/x64/2026-11-02` and `nightly/x64/` are of the category `nightly/x64`; an id
 * without a slash names a run of no category.
 */
export function toCategory(context: unknown, input: string | undefined): string {
  if (input !== undefined && input !== '') return input;
  const id = textAt(context, 'automationDetails', 'id') ?? '';
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
