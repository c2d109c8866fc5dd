import { SERVICES, type ServiceKind } from '../services/index.ts';
import { GITEA_PULL_REQUEST, MERGE_REQUEST, PULL_REQUEST } from './change-reference.ts';
import type { Surroundings } from './ci-service.ts';
import { toDeployment } from './deployment.ts';
import { addressOfGitea, toGiteaPullRequest } from './gitea-pull-request.ts';
import { addressOfMergeRequest, toMergeRequest } from './merge-request.ts';
import { addressOfPullRequest, toPullRequest } from './pull-request.ts';
import type { Read, Reviewed, SigningSecrets } from './reviewed.ts';
import type { InputName, LenientInputs } from './table.ts';

/** The inputs of a review service, and what CI tells of it. Another service is one more entry. */
interface ServiceInputs {
  /** What is reviewed there, for sentences. */
  readonly change: string;
  /** Not every service takes these. An address is none of them, since each service may have one. */
  readonly own: readonly InputName[];
  /** Whether any of its own inputs means this service, whatever else is missing. */
  readonly meantByOwn: boolean;
  /** Without them it cannot be reached from anywhere. */
  readonly needed: readonly InputName[];
  /** Those of them that CI supplies where it belongs to this service. */
  readonly ofCi: readonly InputName[];
  /** Where the service is, where no address is given and the other inputs tell it. */
  readonly addressOf?: (inputs: LenientInputs, surroundings: Surroundings) => string | undefined;
  /** How to come by a token, in a sentence, where CI has none that would do. */
  readonly tokenFrom?: string;
  /** The input that says which change it is. */
  readonly changeInput: InputName;
  /**
   * How a repository is named there, in words and as a pattern, and what stands between that name and the
   * number of a change. Missing where repositories have no names.
   */
  readonly repository?: { readonly named: string; readonly form: RegExp; readonly sign: string };
  /**
   * Whether only the event of its CI tells what rights a run has: reading that takes as long as the first
   * request.
   */
  readonly rightsInEvent: boolean;
  /** What is reviewed there. */
  toReviewed(inputs: LenientInputs, keys: SigningSecrets, surroundings: Surroundings): Read<Reviewed>;
}

function giteaOf(kind: 'gitea' | 'forgejo'): ServiceInputs {
  const { brand } = SERVICES[kind];
  return {
    change: 'a pull request of Gitea or Forgejo',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfGitea,
    tokenFrom: `In a workflow of ${brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`,
    changeInput: 'change',
    repository: {
      named: 'the repository, as owner/name',
      form: /^[\w.-]+\/[\w.-]+$/u,
      sign: GITEA_PULL_REQUEST.sign,
    },
    rightsInEvent: true,
    toReviewed: (inputs, keys, surroundings) => toGiteaPullRequest(kind, inputs, keys, surroundings),
  };
}

export const REVIEW_SERVICES: Readonly<Record<ServiceKind, ServiceInputs>> = {
  deployments: {
    change: 'a deployment request',
    own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
    meantByOwn: true,
    needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
    ofCi: [],
    changeInput: 'deployment-number',
    rightsInEvent: false,
    toReviewed: toDeployment,
  },
  gitlab: {
    change: 'a merge request of GitLab',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfMergeRequest,
    tokenFrom:
      'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
    changeInput: 'change',
    repository: {
      named: 'the project by its path, as group/project',
      form: /^(?!\/)[\w./-]+(?<!\/)$/u,
      sign: MERGE_REQUEST.sign,
    },
    rightsInEvent: false,
    toReviewed: toMergeRequest,
  },
  github: {
    change: 'a pull request of GitHub',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfPullRequest,
    changeInput: 'change',
    repository: {
      named: 'the repository, as owner/name',
      form: /^[\w.-]+\/[\w.-]+$/u,
      sign: PULL_REQUEST.sign,
    },
    rightsInEvent: true,
    toReviewed: toPullRequest,
  },
  gitea: giteaOf('gitea'),
  forgejo: giteaOf('forgejo'),
};
