import type { Inspection } from '../inputs/inspect-inputs.ts';
import { missingMessage, NEEDED_BY_SERVICE } from '../inputs/read-inputs.ts';
import type { InputName } from '../inputs/schema.ts';
import type { Diagnosis } from './diagnosis.ts';

/** One line for each input that is wrong or missing, or one that all are good. */
export function checkInputs(
  { set, faults }: Inspection,
  secretHint: string | undefined,
): readonly Diagnosis[] {
  const facts = secretHint === undefined ? {} : { secretHint };
  const missing = NEEDED_BY_SERVICE.filter((name: InputName) => !set.includes(name));
  const messages = [
    ...faults.map(({ message }) => message),
    ...missing.map((name) => missingMessage([name], facts)),
  ];
  if (messages.length === 0)
    return [{ check: 'inputs', state: 'ok', message: `${set.length} set, all understood` }];
  return messages.map((message) => ({ check: 'inputs', state: 'fail', message }));
}
