import type { Scope } from './finding.ts';

/**
 * What a job may vouch for, which is doubted otherwise: a log that says that its analysis failed, one whose
 * paths are not in the checkout, and one that is part of the analyzed commit.
 */
export const ALLOWABLE = ['incomplete-runs', 'unlocated-paths', 'tracked-logs'] as const;
export type Allowed = readonly (typeof ALLOWABLE)[number][];

/** A scope in which nothing may be resolved, because this run does not prove that it was looked at. */
interface UnverifiedTool {
  readonly scope: Scope;
  readonly reason: string;
  /**
   * `failed`: the analysis broke. `missing`: this job is to look at it, and the logs have no run of it. With
   * both the run is incomplete. `absent`: it has no run in the logs either, and is not for this job to look
   * at, which is only named.
   */
  readonly kind: 'failed' | 'missing' | 'absent';
}

/**
 * A file that the analyzer names as not analyzed; its threads are unverified, the rest of the scope is
 * complete.
 */
interface UnverifiedFile {
  readonly scope: Scope;
  readonly path: string;
  readonly reason: string;
  /** The tool itself says so, of this file or of all in its folder; else nobody does. */
  readonly told?: 'file' | 'folder' | undefined;
}

/**
 * The proof in the logs of what was looked at. A finding that is absent is fixed only where nothing here
 * holds it. `failures` holds every scope: no log was found, or one could not be read.
 */
export interface Completeness {
  readonly failures: readonly string[];
  /** Scopes with a run in the logs whose absence of findings is proof, but for unverified files and rules. */
  readonly complete: readonly Scope[];
  readonly unverifiedTools: readonly UnverifiedTool[];
  readonly unverifiedFiles: readonly UnverifiedFile[];
  /**
   * Catalogues of the rules that ran, by `scopeKey`, where the log has one (it names a rule without results):
   * a thread whose rule is missing from it is unverified: the rule was switched off, not the finding fixed.
   */
  readonly ruleCatalogues: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Catalogues of the files that were looked at, by `scopeKey`, where the log has one (SARIF §3.24.6): a
   * thread in a file that is missing from it is unverified, unless the file was deleted: it was left out, not
   * mended.
   */
  readonly fileCatalogues: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Scopes, by `scopeKey`, whose log does not say which files were read: where all findings in a file vanish
   * at once, and the line of one is as it was, they are unverified.
   */
  readonly quietScopes: ReadonlySet<string>;
  /**
   * Scopes, by `scopeKey`, of tools whose results are not the same from run to run: absence alone proves
   * nothing.
   */
  readonly varying: ReadonlySet<string>;
  /**
   * Scopes with a log none of whose results has a place in the checkout, though it says too little to be one
   * of something else, and why; each reason is a warning too. They are unverified where it matters.
   */
  readonly unlocated: readonly Pick<UnverifiedTool, 'scope' | 'reason'>[];
  /** Things worth saying that hold nothing, for example a log without a version. */
  readonly warnings: readonly string[];
}

/** The tools that a job is about, as its inputs name them. */
export interface ToolsOfJob {
  /**
   * Input `tools`, without words behind the names; empty where the job says nothing of it, and then any tool
   * is one of them.
   */
  readonly named: readonly string[];
  /** Those that leave themselves out of a log when they find nothing: `NAME (silent)`. */
  readonly silent: readonly string[];
  /** Those whose results are not the same from run to run: `NAME (varies)`. */
  readonly varying?: readonly string[];
}

export const ANY_TOOL: ToolsOfJob = { named: [], silent: [] };

const BEHIND = /(?:\s\((?:varies|silent)\)){1,2}$/u;

/** Reads the lines of the input `tools`, each a name with the words `(varies)` and `(silent)` behind it. */
export function toolsOfJob(lines: readonly string[]): ToolsOfJob {
  const named = lines.map((line) => line.replace(BEHIND, '').trimEnd());
  const having = (word: string) =>
    named.filter((_, index) => BEHIND.exec(lines[index] ?? '')?.[0].includes(word));
  return { named, silent: having('(silent)'), varying: having('(varies)') };
}

/** Tells whether a tool is one of the job. */
export function isOfJob({ named }: ToolsOfJob, tool: string): boolean {
  return named.length === 0 || named.includes(tool);
}

/** Why results and threads of a tool are not looked at. */
export function describeOtherTool(tool: string): string {
  return `${tool} is not in \`tools\``;
}
