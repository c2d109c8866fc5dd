/** What a bench of speed found: figures for machines, and the same as a table for people. */
export interface BenchResult {
  readonly kind: 'speed';
  readonly title: string;
  /** What was done, and side by side with what. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences on how to read the figures, and on the goals. */
  readonly notes: readonly string[];
  readonly figures: unknown;
}

export type Print = (text: string) => void;

/** The middle one of an odd number of figures, the upper one of the two in the middle of an even number. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** A goal, and whether it is met, in one sentence each. */
export function aim(what: string, isMet: boolean): string {
  return `Goal: ${what}. ${isMet ? 'It is met.' : '**It is not met.**'}`;
}

/** `1.27 x`: how many times as much the first one is. */
export function ratio(figure: number, other: number): string {
  return `${(figure / other).toFixed(2)} x`;
}

export function milliseconds(figure: number): string {
  return figure < 100 ? `${figure.toFixed(1)} ms` : `${Math.round(figure).toLocaleString('en')} ms`;
}

export function seconds(figure: number): string {
  return `${(figure / 1_000).toFixed(1)} s`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;
}

export function count(figure: number): string {
  return figure.toLocaleString('en');
}
