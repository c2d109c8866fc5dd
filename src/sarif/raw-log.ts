/**
 * A log as the reader of bytes hands it out: one run after the other, and the results of a run one by one. Nothing
 * behind this seam asks for more than one result and the context of its run at a time.
 */
export interface RawLog {
  /** As named to the user. */
  readonly name: string;
  readonly runs: Iterable<RawRun>;
  /** Things worth saying that cost nothing, for example a missing version. */
  readonly warnings: readonly string[];
}

export interface RawRun {
  /** Index in `runs`. */
  readonly index: number;
  /**
   * Everything of the run but its results. `tool`, `artifacts` and `invocations` may stand after `results` in the file
   * (SARIF §3.15.2 only asks for some order), so the reader knows all of it before it hands out the first result.
   */
  readonly context: unknown;
  /** Undefined where `results` is null or missing: then the analysis did not begin (SARIF §3.14.23). */
  readonly results: Iterable<unknown> | undefined;
}
