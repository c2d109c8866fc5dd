import type { ServiceKind } from '../services/port.ts';
import type { InputName } from './schema.ts';

/** The inputs of a review service. Another service is one more entry, and its word in the input `service`. */
export interface ServiceInputs {
  /** What is reviewed there, for sentences. */
  readonly change: string;
  /** Any of them means this service. An address means none, since each service may have one. */
  readonly meanIt: readonly InputName[];
  /** Without them it cannot be reached. */
  readonly needed: readonly InputName[];
}

export const REVIEW_SERVICES: Readonly<Record<ServiceKind, ServiceInputs>> = {
  deployments: {
    change: 'a deployment request',
    meanIt: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
    needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
  },
};
