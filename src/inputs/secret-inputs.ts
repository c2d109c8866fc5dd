import type { InputName } from './schema.ts';

/** Inputs that never come as a flag: a list of processes shows flags. */
export const SECRET_INPUTS: readonly InputName[] = [
  'token',
  'client-secret',
  'previous-client-secret',
  'signing-key',
  'previous-signing-key',
];
