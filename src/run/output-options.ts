import type { Shown } from '../report/render-plan.ts';
import type { RunResult } from '../report/run-result.ts';

/** Makes the JSON that a command was asked for, part by part. */
export type ToDocument = (result: RunResult, redact: (text: string) => string) => Iterable<string>;

/** What a command was asked to show. */
export interface OutputOptions {
  /** Which of the findings without a thread a plan names. */
  readonly shown: Shown;
  /** Whether the log says at its end where the time went; the variable asks for it too. */
  readonly timings?: boolean;
  readonly toDocument?: ToDocument;
}
