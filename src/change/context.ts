import type { Git } from '../git/git.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewedCommits } from '../inputs/reviewed.ts';
import type { ReviewService } from '../services/port.ts';
import type { Keyring } from '../threads/keyring.ts';

/** A change on a review service, with access to it. */
export interface ServiceReview {
  readonly kind: 'change';
  /** The diff to review, where it is not the change's own. */
  readonly diff: ReviewedCommits['diff'] | undefined;
  readonly service: ReviewService;
  readonly keyring: Keyring;
}

/** One review: what it is to do, and everything of the world that it touches. */
export interface ReviewContext {
  readonly inputs: Inputs;
  readonly reviewed: ServiceReview | ReviewedCommits;
  /** That of the change; undefined for two commits alone. */
  readonly service: ReviewService | undefined;
  /** Name of the job's check. */
  readonly name: string;
  readonly git: Git;
  readonly host: Pick<
    Host,
    'workspaces' | 'temporaryFolder' | 'runUrl' | 'repository' | 'onLaptop' | 'namedChange'
  >;
  readonly world: Pick<ProcessWorld, 'directory' | 'environment' | 'now' | 'random'>;
  /** Until then, or until the process is told to end. */
  sleep(milliseconds: number): Promise<void>;
  /** 96 random bits as text, new at each call. */
  nonce(): string;
  /** Why nothing new may be written any more (deadline, signal), or undefined. */
  stopped(): string | undefined;
  /** A text without our secrets; what is escaped or cut must go through it before. */
  redact(text: string): string;
  /** One plain line of the log. */
  progress(line: string): void;
}

/** What a change is called on its service. */
export function nounOf({ service }: Pick<ReviewContext, 'service'>): string {
  return service?.noun ?? 'change';
}
