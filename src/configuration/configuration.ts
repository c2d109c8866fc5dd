import type { Level } from '../finding/finding.ts';

/** The file at the root of the repository that says which findings count for less. */
export const CONFIGURATION_FILE = '.sarif-review.yml';

/** `off` takes a finding off; it is not listed among the levels of SARIF. */
export type ConfiguredLevel = Level | 'off';

/** What a rule of tools is to count as. Names take `*` as a glob; that of the tool compares without case. */
export interface RuleEntry {
  readonly tool: string;
  readonly rule: string;
  readonly level: ConfiguredLevel;
  readonly reason?: string | undefined;
}

/** What findings in files are to count as, at most. Paths are from the root of the repository. */
export interface GlobEntry {
  readonly glob: string;
  readonly level: ConfiguredLevel;
  readonly reason?: string | undefined;
}

export interface Configuration {
  readonly rules: readonly RuleEntry[];
  readonly paths: readonly GlobEntry[];
}

/** `fault`: the first thing that is wrong, with its line and column. */
export type ConfigurationReading =
  | { readonly kind: 'read'; readonly configuration: Configuration }
  | { readonly kind: 'broken'; readonly fault: string };

export const NO_CONFIGURATION: Configuration = { rules: [], paths: [] };
