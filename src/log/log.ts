/** A log on disk. */
export interface LogFile {
  readonly path: string;
  /** As named to the user. */
  readonly name: string;
}

/** A log as values, as `JSON.parse` gives them: no other room knows how they were read. */
export interface Log {
  /** As named to the user. */
  readonly name: string;
  /** The log without its `runs`; undefined where the log is no object. */
  readonly head: unknown;
  /** Undefined where the log has no list of `runs`, and null where they are null. */
  readonly runs: Iterable<LogRun> | null | undefined;
}

/** A run of a log. Nothing in it outlives what is kept of its values, but for `again`. */
export interface LogRun {
  /** Index in `runs`. */
  readonly index: number;
  /**
   * Everything of the run but its results, and but parts without a reader. `tool`, `artifacts` and
   * `invocations` may stand after `results` in the file (SARIF §3.15.2 only asks for some order), so all of
   * it is known before the first result.
   */
  readonly context: unknown;
  /**
   * Undefined where `results` is null or missing: then the analysis did not begin (SARIF §3.14.23). What only
   * comments show, such as `codeFlows`, may be left out of them or null; `relatedLocations` too, unless the
   * message may link to them. They can be gone over once.
   */
  readonly results: Iterable<unknown> | undefined;
  /**
   * Values to look for artifact locations in: all that results speak of is among them, also what is left out
   * of `results`.
   *
   * @throws IncompleteError where the file has changed since.
   */
  mentions(): AsyncIterable<unknown>;
  /**
   * Reads the run once more from the file.
   *
   * @param indexes of the wanted results, going up
   * @throws IncompleteError where the file has changed since.
   */
  again(indexes: readonly number[]): Promise<WholeRun>;
}

/** Some results of a run, and what the run says beside them. */
export interface WholeRun {
  readonly context: unknown;
  readonly results: AsyncIterable<WholeResult>;
}

/** A result with all its properties. */
export interface WholeResult {
  /** Index in `results`. */
  readonly index: number;
  readonly result: unknown;
}
