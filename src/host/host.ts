import type { NamedChange } from '../git/relate-to.ts';
import type { CiService } from '../inputs/reviewed.ts';
import type { InputName } from '../inputs/table.ts';
import type { Piece, Tone } from '../text/lines.ts';

/** Where we run, as the rest sees it. Implementations are the only readers of the environment. */
export interface Host {
  /** Text of an input as the user gave it, or undefined. */
  input(name: InputName): string | undefined;
  /** From now on this text appears nowhere in what we print. */
  mask(secret: string): void;
  /**
   * The same for what is made of a secret, and what nobody else may be told: the runner is not asked to hide
   * it.
   */
  hide(secret: string): void;
  redact(text: string): string;
  info(line: string, tone?: Tone): void;
  /**
   * A line of code, whose parts have tones of their own, and which is not broken anywhere. Missing where
   * nobody looks at code; a host without it prints none.
   */
  code?(pieces: readonly Piece[]): void;
  warning(line: string): void;
  /** @param what a conclusion says by itself what it is, and is no error of the program */
  error(line: string, what?: 'conclusion'): void;
  /** Shows something at its place in the change, where this host can. */
  annotate?(annotation: Annotation): void;
  /** Begins a part of the log that readers may fold, and ends the one before it. */
  group(title: string): void;
  endGroup(): void;
  writeDocument(json: string): void;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
  /** Characters of a line of the log, where its reader has a limit. */
  readonly columns?: number;
  /** Folders that paths in logs may start with, besides the checkout. */
  readonly workspaces: readonly string[];
  readonly jobName?: string;
  /** Address of this CI run, shown as the link of the check. */
  readonly runUrl?: string;
  /** The repository that CI runs for, as people see it. */
  readonly repository?: {
    /** Without a slash at its end. */
    readonly address: string;
    /** What stands between the address and a commit where a file is shown: `/blob/`. */
    readonly files: string;
  };
  /** Folder for the report where the input does not name a file. */
  readonly temporaryFolder?: string;
  /** Why this run gets no secrets and few rights, where the event proves it. */
  readonly untrusted?: Untrusted;
  /** The review service that this CI belongs to, and what this run of it is for. */
  readonly ci?: CiService;
  /** What may be the matter on this host when a secret is missing; one sentence. */
  readonly secretHint?: string;
  /** Both ends of the change that CI runs for, where it knows them. */
  readonly change?: { readonly base: string; readonly head: string };
  /** No CI runs the process, as far as its variables say. */
  readonly onLaptop?: boolean;
  /** What the event says of that change, where it is one of a change. */
  readonly namedChange?: NamedChange;
}

/** Reason and remedy complete a sentence each. */
interface Untrusted {
  readonly reason: string;
  readonly remedy: string;
  /** What a token is worth all the same. `is-tried`: where it is refused, the run is skipped. */
  readonly givenToken: 'works' | 'is-tried' | 'is-useless';
}

/** What CI shows at a place of the change, beside its log; all text may be hostile. */
interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** From the root of the repository; without it, on the job as a whole. */
  readonly path?: string;
  /** From 1; only with a path. */
  readonly startLine?: number;
  readonly endLine?: number;
}
