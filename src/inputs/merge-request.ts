import { readGitlabAddress, refuseToken, sameAddress, sameOrigin } from './api-address.ts';
import { type ChangeReference, MERGE_REQUEST, projectOfPage } from './input-text.ts';
import {
  type CiChange,
  ciOf,
  type GitlabCi,
  ownDiff,
  type Read,
  type ReviewedOnService,
  type SigningSecrets,
  type Surroundings,
} from './reviewed.ts';
import type { LenientInputs } from './table.ts';

/** Tokens of jobs since GitLab 16 begin so. */
const JOB_TOKEN = 'glcbt-';

/**
 * Where GitLab is, where no address is given: at the host of the page, where a person names it. No GitLab is
 * the default, since a token for one's own would go there.
 */
export function addressOfMergeRequest(
  { change: named }: Pick<LenientInputs, 'change'>,
  { onLaptop = false }: Surroundings,
): string | undefined {
  const isTold = onLaptop && named?.page !== undefined && named.services?.[0] === 'gitlab';
  return isTold ? URL.parse(named.page)?.origin : undefined;
}

export function toMergeRequest(
  inputs: LenientInputs,
  keys: SigningSecrets,
  surroundings: Surroundings,
): Read<ReviewedOnService<'gitlab'>> {
  const { service, token, change: named, 'base-url': baseUrl } = inputs;
  const { ci } = surroundings;
  const own = ciOf('gitlab', ci);
  const text = baseUrl ?? own?.apiUrl ?? addressOfMergeRequest(inputs, surroundings);
  if (text === undefined) return { value: undefined, faults: [] };
  const address = readGitlabAddress(text);
  if (address.kind === 'refused') {
    const what =
      baseUrl !== undefined
        ? 'Input base-url'
        : own !== undefined
          ? 'Variable CI_API_V4_URL'
          : 'Input change';
    return { value: undefined, faults: [`${what} ${address.accepts}`] };
  }
  const { apiUrl, webUrl } = address.value;
  const isOwn = own !== undefined && (baseUrl === undefined || sameAddress(own.apiUrl, apiUrl));
  const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
  const project =
    named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
  const faults = [
    ...ownDiff(inputs, 'a merge request'),
    ...(token === undefined ? [] : refuseToken(inputs, ci, [apiUrl])),
    ...(token?.startsWith(JOB_TOKEN) || (token !== undefined && own?.isJobToken(token))
      ? [NO_JOB_TOKEN]
      : []),
    ...(named !== undefined && project === undefined ? [describeProject(named, webUrl)] : []),
    ...(named === undefined &&
    own !== undefined &&
    (isOwn || service !== undefined || sameOrigin(own.apiUrl, apiUrl))
      ? describeAbsence(own.change, isOwn)
      : []),
  ];
  if (faults.length > 0 || token === undefined || number === undefined || project === undefined)
    return { value: undefined, faults };
  const pipeline = isOwn && runsIn(project, own) ? own.pipeline : undefined;
  const check = inputs['check-name'] === undefined ? 'job' : 'status';
  const reviewed = { apiUrl, webUrl, token, project, mergeRequest: number, pipeline, check } as const;
  return { value: { kind: 'gitlab', ...reviewed, ...keys, diff: undefined }, faults };
}

/**
 * Whether the pipeline runs in the project of the merge request: a fork's own pipeline does not, and its
 * status is none of that project. GitLab reads paths without case.
 */
function runsIn(project: string, { pipelineProjects }: GitlabCi): boolean {
  return pipelineProjects.some((one) => one.toLowerCase() === project.toLowerCase());
}

const NO_JOB_TOKEN =
  'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that';

function projectOf(
  { project, page }: ChangeReference,
  webUrl: string,
  own: string | undefined,
): string | undefined {
  return page === undefined ? (project ?? own) : projectOfPage(page, webUrl, MERGE_REQUEST);
}

function describeProject({ number, page }: ChangeReference, webUrl: string): string {
  return page === undefined
    ? `Input change names no project: write it as group/project!${number}`
    : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}

/** Why there is nothing to review where the input does not say it. */
function describeAbsence(change: CiChange, isOwn: boolean): readonly string[] {
  if (!isOwn) return ['Input change is missing: it is needed where base-url leads elsewhere'];
  if (change.kind === 'none') return [`${capitalize(change.reason)}: ${change.remedy}`];
  return change.kind === 'queue'
    ? ['This pipeline runs for a merge train, whose merge requests are reviewed by their own pipelines']
    : [];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
