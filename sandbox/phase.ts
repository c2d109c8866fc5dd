import { z } from 'zod';

/**
 * The phases of a deployment request, in the words and the order of the service's public client library. Only
 * `DRAFT` means something to the rules.
 */
export const phaseSchema = z.enum([
  'DRAFT',
  'NEW',
  'PLAN',
  'ADVICE',
  'CONFLICT',
  'VALIDATE',
  'APPLY',
  'RECONCILE',
  'CHECKLIST',
  'DONE',
]);
export type Phase = z.infer<typeof phaseSchema>;

/** The phase of a deployment that is not proposed yet. */
export const DRAFT = 'DRAFT' satisfies Phase;
/** The phase of a deployment that was just proposed. */
export const PROPOSED = 'NEW' satisfies Phase;
