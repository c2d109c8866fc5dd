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
   * Everything of the run but its results, and but what nobody reads. `tool`, `artifacts` and `invocations` may stand after `results`
   * in the file (SARIF §3.15.2 only asks for some order), so the reader knows all of it before it hands out the first result. Parsed
   * anew each time it is asked for.
   */
  readonly context: unknown;
  /**
   * Undefined where `results` is null or missing: then the analysis did not begin (SARIF §3.14.23). What only comments show, such as
   * `codeFlows`, is null in them; `relatedLocations` too, unless the message may link to them. One of the usual form is an
   * `OrdinaryResult`. They can be gone over once.
   */
  readonly results: Iterable<unknown> | undefined;
  /** A piece of a result of the usual form, by its number. */
  textOf(piece: number): string;
  /**
   * Reads results once more from the file, whole. Indexes go up.
   *
   * @throws IncompleteError where the file has changed since.
   */
  whole(indexes: readonly number[]): AsyncIterable<WholeResult>;
  /**
   * Reads once more from the file which files the results speak of, in what is left out of `results` too: values to look for artifact
   * locations in.
   *
   * @throws IncompleteError where the file has changed since.
   */
  speakers(): AsyncIterable<unknown>;
}

/** A result with all its properties. */
export interface WholeResult {
  /** Index in `results`. */
  readonly index: number;
  readonly result: unknown;
}
