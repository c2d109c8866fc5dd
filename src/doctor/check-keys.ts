import type { LenientInputs } from '../inputs/table.ts';
import { type Diagnosis, warn } from './diagnosis.ts';

const PRESENT = ['signing-key', 'client-secret'] as const;
const PREVIOUS = ['previous-signing-key', 'previous-client-secret'] as const;

/**
 * One line for each secret that is given twice, and for a signing key of which other jobs may have another
 * form. Shows none of them.
 */
export function checkKeys(inputs: LenientInputs): readonly Diagnosis[] {
  const key = inputs['signing-key'];
  const warnings = [
    ...(key !== undefined && key === inputs['client-secret']
      ? [
          'signing-key is the same as client-secret, so one leak gives away both: make a separate random key, for example with openssl rand -hex 32; the threads stay known',
        ]
      : []),
    ...(key !== undefined && key !== key.trim()
      ? [
          'signing-key begins or ends with white space, which counts as part of it: a job that has the key without it knows none of these threads',
        ]
      : []),
    ...PREVIOUS.flatMap((previous) => {
      const same = PRESENT.find((name) => inputs[name] !== undefined && inputs[name] === inputs[previous]);
      return same === undefined
        ? []
        : [`${previous} is the same as ${same}, so it has no effect: give the key from before, or none`];
    }),
  ];
  return warnings.map((message) => warn('inputs', message));
}
