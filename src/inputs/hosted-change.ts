import { SERVICES } from '../services/index.ts';
import {
  plainAddress,
  readGiteaAddress,
  readGithubAddress,
  readGitlabAddress,
  sameOrigin,
} from './api-address.ts';
import { GITEA_PULL_REQUEST, MERGE_REQUEST, PULL_REQUEST, projectOfPage, Refused } from './input-text.ts';
import type { CiService, Reviewed, SigningSecrets, Surroundings } from './reviewed.ts';
import { type LenientInputs, variableName } from './table.ts';

// Changes that belong to a repository: pull requests, merge requests.

type Kind = CiService['service'];

interface Hosting {
  readonly change: string;
  readonly form: typeof PULL_REQUEST;
  readonly readAddress: typeof readGithubAddress;
  /** The variable in which CI says where the interface is. */
  readonly variable: string;
  /** The address of the service in that of a page. */
  readonly site: RegExp;
  /** Where it is by default. For one's own service there is no default, since a token would go there. */
  readonly usual?: string;
  /** How a repository is called: in words, an example, and a pattern. */
  readonly named: string;
  readonly example: string;
  readonly project: RegExp;
}

const OWNER_AND_NAME = {
  named: 'the repository, as owner/name',
  example: 'owner/repository',
  project: /^[\w.-]+\/[\w.-]+$/u,
} as const;

const gitea: Hosting = {
  change: 'a pull request',
  form: GITEA_PULL_REQUEST,
  readAddress: readGiteaAddress,
  variable: 'GITHUB_API_URL',
  site: /^(.+)\/[^/]+\/[^/]+\/pulls\/\d+/u,
  ...OWNER_AND_NAME,
};

export const HOSTING: Readonly<Record<Kind, Hosting>> = {
  github: {
    change: 'a pull request',
    form: PULL_REQUEST,
    readAddress: readGithubAddress,
    variable: 'GITHUB_API_URL',
    site: /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u,
    usual: 'https://api.github.com',
    ...OWNER_AND_NAME,
  },
  gitlab: {
    change: 'a merge request',
    form: MERGE_REQUEST,
    readAddress: readGitlabAddress,
    variable: 'CI_API_V4_URL',
    site: /^(https?:\/\/[^/]+)\//u,
    named: 'the project by its path, as group/project',
    example: 'group/project',
    project: /^(?!\/)[\w./-]+(?<!\/)$/u,
  },
  gitea,
  forgejo: gitea,
};

/** Where the service is, where no address is given: where the page is that a person names. */
export function addressByChange(
  kind: Kind,
  { change: named }: Pick<LenientInputs, 'change'>,
  { onLaptop = false }: Surroundings,
): string | undefined {
  const { site, usual } = HOSTING[kind];
  return onLaptop && named?.page !== undefined && named.services?.includes(kind)
    ? site.exec(named.page)?.[1]
    : usual;
}

/**
 * The change of this kind that the inputs and CI mean, with all that its service needs to be asked; undefined
 * where something is missing. Whatever does not fit is told in a sentence without a full stop.
 */
export function toHostedChange(
  kind: Kind,
  inputs: LenientInputs,
  keys: SigningSecrets,
  surroundings: Surroundings,
): { value?: Reviewed; faults: readonly string[] } {
  const { token, change: named, 'base-url': baseUrl } = inputs;
  const { ci } = surroundings;
  const hosting = HOSTING[kind];
  const own = ci?.service === kind ? ci : undefined;
  const text = baseUrl ?? own?.apiUrl ?? addressByChange(kind, inputs, surroundings);
  if (text === undefined) return { faults: [] };
  let address: ReturnType<Hosting['readAddress']>;
  try {
    address = hosting.readAddress(text);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const source =
      baseUrl !== undefined
        ? 'Input base-url'
        : own !== undefined
          ? `Variable ${hosting.variable}`
          : 'Input change';
    return { faults: [`${source} ${error.message}`] };
  }
  const { webUrl } = address;
  const isOwn = own !== undefined && (baseUrl === undefined || isAt(own, address.apiUrl, hosting));
  const { apiUrl } = isOwn ? own : address;
  const ofCi = isOwn ? own.change : undefined;
  const change = named === undefined ? ofCi : ({ kind: 'number', number: named.number } as const);
  const project =
    named === undefined ? own?.project : projectOf(named, webUrl, hosting, isOwn ? own.project : undefined);
  const isAsked = isOwn || inputs.service !== undefined || sameOrigin(own?.apiUrl ?? '', apiUrl);
  const faults = [
    ...(inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
      ? []
      : [
          `Inputs base-sha and head-sha are not taken for ${hosting.change}, which has its own diff: leave them out`,
        ]),
    ...(token === undefined ? [] : refuseToken(token, inputs, ci, apiUrl)),
    ...(named !== undefined && project === undefined ? [describeProject(named, webUrl, hosting)] : []),
    ...(named === undefined && own !== undefined && isAsked ? describeAbsence(own.change, isOwn) : []),
  ];
  if (faults.length > 0 || token === undefined || project === undefined) return { faults };
  const at = { webUrl, apiUrl, token, ...keys, diff: undefined };
  if (change?.kind === 'head' && kind === 'github')
    return {
      value: { kind: 'by-head', service: kind, head: change, ...at, repository: project },
      faults,
    };
  if (change?.kind !== 'number') return { faults };
  const { number } = change;
  if (kind === 'gitlab') {
    // A fork's own pipeline does not run in the project of the merge request, and its status is none of that.
    const isHere = own?.pipelineProjects?.some((one) => one.toLowerCase() === project.toLowerCase());
    const pipeline = isOwn && isHere ? own.pipeline : undefined;
    const check = inputs['check-name'] === undefined ? 'job' : 'status';
    return { value: { kind, ...at, project, mergeRequest: number, pipeline, check }, faults };
  }
  return { value: { kind, ...at, repository: project, pullRequest: number }, faults };
}

/** Whether an address is the one that CI names, which may be written otherwise. */
function isAt({ apiUrl }: CiService, address: string, { readAddress }: Hosting): boolean {
  let named = apiUrl;
  try {
    named = readAddress(apiUrl).apiUrl;
  } catch {
    // What CI names is compared as it is.
  }
  return plainAddress(named) === plainAddress(address);
}

function projectOf(
  { project, page }: NonNullable<LenientInputs['change']>,
  webUrl: string,
  hosting: Hosting,
  own: string | undefined,
): string | undefined {
  const name = page === undefined ? (project ?? own) : projectOfPage(page, webUrl, hosting.form);
  return name !== undefined && hosting.project.test(name) ? name : undefined;
}

function describeProject(
  { number, page }: NonNullable<LenientInputs['change']>,
  webUrl: string,
  hosting: Hosting,
): string {
  return page === undefined
    ? `Input change names no repository: write it as ${hosting.example}${hosting.form.sign}${number}`
    : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}

/** Why there is nothing to review where the input does not say it. */
function describeAbsence(change: CiService['change'], isOwn: boolean): readonly string[] {
  if (!isOwn) return ['Input change is missing: it is needed where base-url leads elsewhere'];
  if (change.kind === 'none') return [`Nothing to review: ${change.reason}; ${change.remedy}`];
  return change.kind === 'queue'
    ? ['This job runs for changes that wait to be merged, each of which is reviewed by its own job']
    : [];
}

/** Tokens of jobs of GitLab since version 16 begin so. */
const JOB_TOKEN = 'glcbt-';

/**
 * Why the token must not be sent to this address of a service; empty where it may be. A token that CI
 * supplied by itself goes to that CI's own address alone: for any other, service and token are both given
 * by hand.
 */
function refuseToken(
  token: string,
  { service }: Pick<LenientInputs, 'service'>,
  ci: CiService | undefined,
  apiUrl: string,
): readonly string[] {
  if (token.startsWith(JOB_TOKEN) || ci?.isJobToken?.(token))
    return [
      'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that',
    ];
  if (ci === undefined || sameOrigin(apiUrl, ci.apiUrl)) return [];
  const where = new URL(apiUrl).origin;
  const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
  if (service === undefined)
    return [
      `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
    ];
  return ci.suppliesToken
    ? [
        `Input token may be the one that ${SERVICES[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${variableName('token')} (under env)`,
      ]
    : [];
}
