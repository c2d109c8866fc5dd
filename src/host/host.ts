import type { InputName } from '../inputs/schema.ts';

/** Where we run, as the rest sees it. Implementations are the only readers of the environment. */
export interface Host {
  /** Text of an input as the user gave it, or undefined. */
  input(name: InputName): string | undefined;
  /** From now on this text appears nowhere in what we print. */
  mask(secret: string): void;
  /** A plain line of the log. */
  info(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
  /** Folders that paths in logs may start with, besides the checkout. */
  readonly workspaces: readonly string[];
  readonly jobName?: string;
  /** Address of this CI run, shown as the link of the check. */
  readonly runUrl?: string;
  /** Folder for the report where the input does not name a file. */
  readonly temporaryFolder?: string;
  /** Set where the event proves that no secrets can be had: who it is, in one sentence. */
  readonly withoutSecrets?: string;
}
