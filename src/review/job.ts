import type { Git } from '../git/git.ts';
import type { NamedChange } from '../git/relate-to.ts';
import type { CommitPair } from '../inputs/reviewed.ts';
import type { Move } from '../plan/move.ts';
import type { OverviewMove } from '../plan/overview.ts';
import type { Plan } from '../plan/plan.ts';
import type { ReviewedChange, ReviewService } from '../services/port.ts';
import type { Keyring } from '../thread/keyring.ts';

/** A change on a review service, with access to it. */
export interface ServiceReview {
  readonly kind: 'change';
  /** The diff to review, where it is not the change's own. */
  readonly diff: CommitPair | undefined;
  readonly service: ReviewService;
  readonly keyring: Keyring;
}

/** Two commits alone. */
interface CommitsReview {
  readonly kind: 'commits';
  readonly diff: CommitPair;
  /** What the report names; nobody asks it. */
  readonly change: ReviewedChange | undefined;
}

/** What is reviewed. */
export type Review = ServiceReview | CommitsReview;

/** Everything of the world that a run touches. */
export interface ReviewWorld {
  readonly review: Review;
  readonly git: Git;
  /** Absolute path of the current directory; patterns of logs are relative to it. */
  readonly directory: string;
  /** Folders as the environment spells them, with the links in them; see `spelledFolders`. */
  readonly spelledFolders?: readonly string[];
  readonly workspaces: readonly string[];
  readonly temporaryFolder?: string;
  readonly checkName: string;
  readonly runUrl?: string;
  /**
   * Where the repository that CI runs for can be read: its address, and what stands between that and a commit
   * where a file is shown.
   */
  readonly repository?: { readonly address: string; readonly files: string };
  /** What the event that CI runs for says of its change. */
  namedChange?(): Promise<NamedChange | undefined>;
  /** No CI runs it: what is compared is what its user works on. */
  readonly onLaptop?: boolean | undefined;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
  /** 96 random bits as text, new at each call. */
  nonce(): string;
  /** Why nothing new may be written any more (deadline, signal), or undefined. */
  stopped(): string | undefined;
  /** A text without our secrets; what is escaped or cut must go through it before. */
  redact(text: string): string;
  /** One plain line of the log. */
  progress(line: string): void;
  /** What the run is about to do. */
  begin?(phase: RunPhase): void;
}

/** The parts of a run, as its log shows them. */
export type RunPhase =
  | { readonly kind: 'reading' | 'comparing' }
  | { readonly kind: 'planned'; readonly plan: Plan; readonly overview: OverviewMove }
  | { readonly kind: 'applying'; readonly moves: readonly Move[] };
