export interface Surroundings {
  readonly ci?: CiService | undefined;
  /**
   * No CI runs the process, so that a person has given all inputs. In CI a stranger may have written what is
   * passed on as the change, so that the address of its page says nothing there: a token would go to it.
   */
  readonly onLaptop?: boolean | undefined;
}

/** The review service that a CI system belongs to, as that system tells of it. */
export type CiService = GithubCi | GitlabCi | GiteaCi<'gitea'> | GiteaCi<'forgejo'>;

interface AnyCi {
  /** `https://api.github.com`, `https://gitlab.com/api/v4` */
  readonly apiUrl: string;
  /** The second address, where there are two. */
  readonly graphqlUrl?: string;
  readonly change: CiChange;
  /**
   * Whether the input `token` may be one that CI supplied by itself, and not the user: such a token goes to
   * the addresses above only.
   */
  readonly suppliesToken?: boolean;
}

export interface GithubCi extends AnyCi {
  readonly service: 'github';
  readonly graphqlUrl: string;
  readonly repository: string | undefined;
  readonly suppliesToken: boolean;
}

/** Both hosts of one family, whose runners tell the same. */
interface GiteaCi<Kind extends 'gitea' | 'forgejo'> extends AnyCi {
  readonly service: Kind;
  readonly repository: string | undefined;
  readonly suppliesToken: boolean;
}

export interface GitlabCi extends AnyCi {
  readonly service: 'gitlab';
  /** Numeric id of the project of the merge request, else of the project that the pipeline runs in. */
  readonly project: string | undefined;
  readonly pipeline: CiPipeline | undefined;
  /** Numeric id and path of the project that the pipeline runs in, where they are known. */
  readonly pipelineProjects: readonly string[];
  /** Whether this is the token of the job itself, which cannot read discussions. */
  isJobToken(token: string): boolean;
}

export function ciOf<Kind extends CiService['service']>(
  service: Kind,
  ci: CiService | undefined,
): Extract<CiService, { readonly service: Kind }> | undefined {
  return isCiOf(service, ci) ? ci : undefined;
}

function isCiOf<Kind extends CiService['service']>(
  service: Kind,
  ci: CiService | undefined,
): ci is Extract<CiService, { readonly service: Kind }> {
  return ci?.service === service;
}

interface CiPipeline {
  readonly id: number;
  readonly sha: string;
}

export type CiChange =
  | { readonly kind: 'number'; readonly number: number }
  | ChangeOfHead
  | QueueOfChanges
  /** `mayPass`: whether nothing was asked of this run, so that it ends as skipped; else it is a mistake. */
  | { readonly kind: 'none'; readonly reason: string; readonly remedy: string; readonly mayPass: boolean };

/** A change that is told by its head alone, as where one workflow follows another. */
export interface ChangeOfHead {
  readonly kind: 'head';
  readonly sha: string;
  /** The branch of the head, as `owner:name`. */
  readonly branch: string;
}

/** Changes that wait to be merged, each of which is reviewed by itself. */
export interface QueueOfChanges {
  readonly kind: 'queue';
  readonly sha: string;
  /** The last one of them, where CI names it. */
  readonly number?: number;
}
