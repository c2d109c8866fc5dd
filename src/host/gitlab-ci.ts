import { plainAddress } from '../inputs/api-address.ts';
import type { CiChange, GitlabCi } from '../inputs/ci-service.ts';
import type { Environment } from './terminal.ts';

/**
 * What GitLab's variables say of the GitLab that the job runs on, and of what its pipeline is for
 * ("Predefined CI/CD variables reference"); undefined where they do not say where it is.
 */
export function gitlabCi(environment: Environment): GitlabCi | undefined {
  const apiUrl = set(environment.CI_API_V4_URL);
  if (apiUrl === undefined) return undefined;
  const [id, sha] = [numberOf(environment.CI_PIPELINE_ID), set(environment.CI_COMMIT_SHA)];
  const jobToken = set(environment.CI_JOB_TOKEN);
  const here = [set(environment.CI_PROJECT_ID), set(environment.CI_PROJECT_PATH)];
  return {
    service: 'gitlab',
    apiUrl: plainAddress(apiUrl),
    project: set(environment.CI_MERGE_REQUEST_PROJECT_ID) ?? set(environment.CI_PROJECT_ID),
    change: toChange(environment, sha),
    pipeline: id === undefined || sha === undefined ? undefined : { id, sha },
    pipelineProjects: here.filter((one) => one !== undefined),
    isJobToken: (token) => token === jobToken,
  };
}

function toChange(environment: Environment, sha: string | undefined): CiChange {
  const number = numberOf(environment.CI_MERGE_REQUEST_IID);
  if (number === undefined) return noMergeRequest(environment);
  const isTrain = environment.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' && sha !== undefined;
  return isTrain ? { kind: 'queue', sha, number } : { kind: 'number', number };
}

/**
 * A pipeline of a branch, a tag or a schedule: the same job may run there, and nothing was asked of it, so
 * that it passes. `CI_OPEN_MERGE_REQUESTS` names those of the branch as `group/project!12`, by commas.
 */
function noMergeRequest({ CI_PIPELINE_SOURCE: source, CI_OPEN_MERGE_REQUESTS: open }: Environment): CiChange {
  const isOne = /^[^,]+![1-9]\d*$/u.test(open ?? '');
  const named = isOne ? `, or set merge-request to ${open}` : ', or name one in merge-request';
  return {
    kind: 'none',
    reason: `this pipeline (${set(source) ?? 'of no known source'}) has no merge request`,
    remedy: `run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event")${named}`,
    mayPass: true,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/u.test(text ?? '') ? Number(text) : undefined;
}

function set(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
