import type { AccessOf, ServiceKind } from '../services/index.ts';
import type { ReviewedChange } from '../services/port.ts';
import { deriveKeys, KEYLESS, type Keyring } from '../threads/keyring.ts';

interface CommitPair {
  readonly base: string;
  readonly head: string;
}

/** Secrets that markers can be signed with, where the user gave some. */
export interface SigningSecrets {
  /** The first signs; the others did before a change. */
  readonly signingKeys: readonly string[] | undefined;
  /** The client secret of a service that has one: it signs where there is no key. */
  readonly clientSecret?: string;
}

interface OfJob extends SigningSecrets {
  /** The diff to review, where it is not the change's own. */
  readonly diff: CommitPair | undefined;
}

/**
 * A change on a review service, with all that its service needs to be asked. Without a key or a secret its
 * markers are told by who wrote them.
 */
export type ReviewedOnService<Kind extends ServiceKind = ServiceKind> = {
  readonly [K in Kind]: { readonly kind: K } & AccessOf<K> & OfJob;
}[Kind];

/** A change that is known by its head, so that its service is asked for its number first. */
export type ReviewedByHead = Omit<AccessOf<'github'>, 'pullRequest'> &
  OfJob & { readonly kind: 'by-head'; readonly service: 'github'; readonly head: ChangeOfHead };

/**
 * Two commits alone: a dry run that plans as on a fresh deployment. It needs no service and no credentials.
 */
export interface ReviewedCommits {
  readonly kind: 'commits';
  readonly diff: CommitPair;
  /** What the report names; nobody asks it. */
  readonly change?: ReviewedChange | undefined;
}

export type Reviewed = ReviewedOnService | ReviewedByHead | ReviewedCommits;

/** What CI knows of a run. */
export interface Surroundings {
  readonly ci?: CiService | undefined;
  /** Both ends of the change that CI runs for. */
  readonly change?: CommitPair | undefined;
  /**
   * No CI runs the process, so that a person has given all inputs. In CI a stranger may have written what is
   * passed on as the change, so that the address of its page says nothing there: a token would go to it.
   */
  readonly onLaptop?: boolean | undefined;
  /** Why a secret may be missing, in one sentence. */
  readonly secretHint?: string | undefined;
}

/** The review service that a CI system belongs to, as that system tells of it. */
export interface CiService {
  readonly service: 'github' | 'gitlab' | 'gitea' | 'forgejo';
  /** `https://api.github.com`, `https://gitlab.com/api/v4` */
  readonly apiUrl: string;
  /** `owner/name`, or the numeric id of the project that the change goes to. */
  readonly project: string | undefined;
  readonly change: CiChange;
  /**
   * Whether the input `token` may be one that CI supplied by itself, and not the user: such a token goes to
   * the address above only.
   */
  readonly suppliesToken?: boolean;
  readonly pipeline?: { readonly id: number; readonly sha: string } | undefined;
  /** Numeric id and path of the project that the pipeline runs in, where they are known. */
  readonly pipelineProjects?: readonly string[];
  /** Whether this is the token of the job itself, where that cannot read discussions. */
  isJobToken?(token: string): boolean;
}

type CiChange =
  | { readonly kind: 'number'; readonly number: number }
  | ChangeOfHead
  /** Changes that wait to be merged, each of which is reviewed by itself; the last one, where CI names it. */
  | { readonly kind: 'queue'; readonly sha: string; readonly number?: number }
  /** `mayPass`: whether nothing was asked of this run, so that it ends as skipped; else it is a mistake. */
  | { readonly kind: 'none'; readonly reason: string; readonly remedy: string; readonly mayPass: boolean };

/** A change that is told by its head alone, as where one workflow follows another. */
interface ChangeOfHead {
  readonly kind: 'head';
  readonly sha: string;
  /** The branch of the head, as `owner:name`. */
  readonly branch: string;
}

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Signing keys after the first are older. With neither
 * it is keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
export function toKeyring(secrets: SigningSecrets, secretsOfCi: 'given' | 'withheld' = 'given'): Keyring {
  const { signingKeys: [signing, ...before] = [], clientSecret } = secrets;
  const keyless = secretsOfCi === 'given' ? KEYLESS : { ...KEYLESS, withheld: true as const };
  const present = [signing, clientSecret].filter((secret) => secret !== undefined).map(deriveKeys);
  const [first = keyless, ...others] = present;
  return [first, ...others, ...before.map((secret) => ({ ...deriveKeys(secret), older: true }) as const)];
}
