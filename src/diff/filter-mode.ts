/** Which findings get a thread, from the narrowest to the widest. */
export const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'] as const;
export type FilterMode = (typeof FILTER_MODES)[number];
