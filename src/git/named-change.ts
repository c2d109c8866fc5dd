/**
 * What the event that CI runs for says of its change. Every run of a stranger has another event, or is not
 * given our secret.
 */
export interface NamedChange {
  /** Head of the change when the event came. */
  readonly head: string;
  /** Its head before the push that the event tells of. */
  readonly previousHead?: string | undefined;
  /** The merge of head and target that CI itself made, to be tested in place of the head. */
  readonly testMerge?: string | undefined;
  /** The branch that the change goes to. */
  readonly targetBranch: string | undefined;
}
