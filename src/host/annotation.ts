/** What CI shows at a place of the change, beside its log; all text may be hostile. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** From the root of the repository; without it, on the job as a whole. */
  readonly path?: string;
  /** From 1; only with a path. */
  readonly startLine?: number;
  readonly endLine?: number;
}
