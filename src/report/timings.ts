/** Where the time of a run went, in whole milliseconds. */
export interface Timings {
  /** From the first line of the logs to the last. */
  readonly reading: number;
  /** Commits, listing, diffs, matching and the plan. */
  readonly comparing: number;
  readonly applying: number;
  /** Of these, the time of git processes, and how many there were. */
  readonly git: number;
  readonly gitProcesses: number;
}

/**
 * One line for the log: `Timings: reading 120 ms, comparing 340 ms, applying 2300 ms; of these git 110 ms in
 * 9 processes`.
 */
export function timingsLine({ reading, comparing, applying, git, gitProcesses }: Timings): string {
  return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}
