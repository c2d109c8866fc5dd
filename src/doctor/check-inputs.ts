import type { Inspection } from '../inputs/read-inputs.ts';
import type { Diagnosis } from './diagnosis.ts';

/** One line for each input that is wrong or missing, or one that all are good. */
export function checkInputs({ set, faults, missing }: Inspection): readonly Diagnosis[] {
  const messages = [...faults.map(({ message }) => message), ...missing];
  if (messages.length === 0)
    return [{ check: 'inputs', state: 'ok', message: `${set.length} set, all understood` }];
  return messages.map((message) => ({ check: 'inputs', state: 'fail', message }));
}
