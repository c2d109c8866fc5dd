/** What several inputs come to: undefined where one is missing, or where they do not fit together. */
export interface Read<T> {
  readonly value: T | undefined;
  /** A sentence without a full stop for each thing that does not fit. */
  readonly faults: readonly string[];
}
