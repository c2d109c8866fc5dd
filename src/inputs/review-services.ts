import type { ServiceKind } from '../services/port.ts';
import type { InputName } from './table.ts';

/** The inputs of a review service. Another service is one more entry, and its word in the input `service`. */
export interface ServiceInputs {
  /** What is reviewed there, for sentences. */
  readonly change: string;
  /** No other service takes these. An address is none of them, since each service may have one. */
  readonly own: readonly InputName[];
  /** Whether any of its own inputs means this service, whatever else is missing. */
  readonly meantByOwn: boolean;
  /** Without them it cannot be reached from anywhere. */
  readonly needed: readonly InputName[];
  /** Those of them that CI supplies where it belongs to this service. */
  readonly ofCi: readonly InputName[];
  /** How to come by a token, in a sentence, where CI has none that would do. */
  readonly tokenFrom?: string;
  /** How to name it, for the list of ways. */
  readonly way: string;
}

export const REVIEW_SERVICES: Readonly<Record<ServiceKind, ServiceInputs>> = {
  deployments: {
    change: 'a deployment request',
    own: ['client-id', 'client-secret', 'previous-client-secret', 'deployment-number', 'endpoints'],
    meantByOwn: true,
    needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
    ofCi: [],
    way: 'set base-url, client-id, client-secret and deployment-number',
  },
  gitlab: {
    change: 'a merge request of GitLab',
    own: ['merge-request'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'merge-request'],
    ofCi: ['base-url', 'merge-request'],
    tokenFrom:
      'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
    way: 'set token in a pipeline of GitLab CI, or set service to gitlab, base-url, token and merge-request',
  },
  github: {
    change: 'a pull request of GitHub',
    own: ['pull-request'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'pull-request'],
    ofCi: ['base-url', 'pull-request'],
    way: 'run on GitHub Actions, or set service to github, base-url, token and pull-request',
  },
};
