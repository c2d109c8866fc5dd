/** A log on disk. */
export interface LogFile {
  readonly path: string;
  /** As named to the user. */
  readonly name: string;
}
