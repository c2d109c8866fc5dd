/** SARIF's own levels (SARIF 2.1.0 §3.27.10), worst first. */
export const LEVELS = ['error', 'warning', 'note', 'none'] as const;
export type Level = (typeof LEVELS)[number];

/** The names that code scanning has for ranges of `security-severity`, worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Tool and category. A run never touches a thread of another scope. */
export interface Scope {
  /** `tool.driver.name`, exactly as the log has it. */
  readonly tool: string;
  /** Input `category`, else the category part of `automationDetails.id`, else empty. */
  readonly category: string;
}

/** The rules by which a path of a log is a file of the commit, in their order, as people read them. */
export const FOUND_BY = {
  written: 'as written',
  root: 'after a root is taken off',
  ending: 'by the longest common ending',
} as const;

/** Which of them found a file. */
export interface FoundBy {
  readonly rule: keyof typeof FOUND_BY;
  /** What the log writes, decoded. */
  readonly written: string;
  /** All files of its name, where only its ending tells that it is this one. */
  readonly oneOf?: readonly string[];
}

/**
 * Where a finding is in the analyzed commit. Lines count from 1, both ends included. `uncommitted`: on lines
 * that only the working tree has, by whose numbers it is given. `foundBy` is absent where the log writes the
 * path as git does.
 */
export type Place =
  | {
      readonly kind: 'lines';
      readonly path: string;
      readonly startLine: number;
      readonly endLine: number;
      /**
       * The working tree has other lines in place of those from `startLine` to `last`, and the finding is on
       * line `by` of the working tree.
       */
      readonly replaced?: { readonly last: number; readonly by: number };
      readonly foundBy?: FoundBy;
    }
  | {
      readonly kind: 'uncommitted';
      readonly path: string;
      readonly startLine: number;
      readonly endLine: number;
      readonly foundBy?: FoundBy;
    }
  /** `isNotebook`: lines of a log are those of its code and not of the file, so that none is known. */
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly isNotebook?: true;
      readonly foundBy?: FoundBy;
    }
  | Nowhere;

/** The place of a finding that has none, and all that is known of it. */
interface Nowhere {
  readonly kind: 'nowhere';
  /** As the log writes it, decoded. */
  readonly path?: string;
  readonly reason: string;
  /** The log says that it is about no file, or the path is one of code that others wrote. */
  readonly about?: 'project' | 'dependency';
  /** The files of the commit that it may be in; empty where it is in none of them. */
  readonly mayBe?: readonly string[] | 'any';
  /** Only the name of these files is like its own. */
  readonly byName?: true;
  /** The path is of the checkout all the same: git does not have the file, or its lines cannot be told. */
  readonly inCheckout?: true;
  /** The path goes through a link or a submodule of the commit, or is one; these are not followed. */
  readonly behind?: true;
  /** The line of the log in any of these files, or in one of a submodule. */
  readonly line?: number;
  /** The property of its region that has a value of another type. */
  readonly odd?: string;
}

/** A rule as the log describes it; untrusted text, as it stands there. */
export interface Rule {
  readonly id: string;
  readonly deprecatedIds: readonly string[];
  readonly name?: string;
  readonly shortDescription?: string;
  readonly fullDescription?: string;
  /** Markdown where the log has it. */
  readonly help?: { readonly kind: 'markdown' | 'text'; readonly text: string };
  readonly helpUri?: string;
  readonly tags: readonly string[];
  /** `properties.security-severity`, 0.0 to 10.0. */
  readonly securitySeverity?: number;
  /** In the tool's own words, where it has some: `Moderate`. */
  readonly severity?: string;
  readonly precision?: string;
  /** Numbers of the weaknesses (CWE) that it is about, in their order. Absent where there are none. */
  readonly cwes?: readonly number[];
  /**
   * The product that its tool is a part of, where the log tells: `Code Analyzer`, of which PMD is one engine.
   */
  readonly product?: string;
  /** The log does not list it: that it is missing in such a list proves nothing of it. */
  readonly unlisted?: true;
}

/** A place that a finding speaks of beside its own, at least one of path and message. */
export interface Step {
  readonly path?: string;
  /** From 1; only with a path. */
  readonly line?: number;
  /** Plain text on one line. */
  readonly message?: string;
  /** The text of the line in the analyzed commit; only in data flows of findings that become comments. */
  readonly code?: string;
}

/** Places in their order: the first ones, how many were left out after them, and the last ones. */
export interface Trail {
  readonly first: readonly Step[];
  readonly omitted: number;
  readonly last: readonly Step[];
}

/**
 * A text to be put in place of a region (SARIF §3.57). Lines and columns are as the log has them: from 1, the
 * end exclusive, columns in an unknown unit.
 */
interface Replacement {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  /** Absent: the end of the line. */
  readonly endColumn?: number;
  /** The text that stands in the region by the log. */
  readonly deleted?: string;
  readonly inserted: string;
}

/** A change of the finding's own file that the tool proposes; all regions are of the original text. */
export type Fix = readonly Replacement[];

/**
 * The standing of a result in this run. `absent` (baselineState, SARIF §3.27.24), `crash` (a pseudo-result
 * that reports the failure of its engine) and `passed` (its rule was checked there, and nothing is wrong) are
 * no findings, and one of a tool that is none of the job's (`other-tool`) is not looked at: they are counted
 * and take no part in anything else.
 */
type Presence =
  | { readonly kind: 'present' }
  | { readonly kind: 'suppressed'; readonly justification?: string }
  /** Taken off by the configuration of the repository. */
  | { readonly kind: 'ignored'; readonly because: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'other-tool' }
  | { readonly kind: 'crash' }
  /** A note on another result, which tells it. */
  | { readonly kind: 'note' }
  | { readonly kind: 'passed'; readonly because: string };

/**
 * Values that the tool says to identify a finding by, by their names. Any key may be among them, so only own
 * ones count.
 */
type Fingerprints = Readonly<Record<string, string>>;

/** The package that an advisory is on. */
interface About {
  readonly name: string;
  readonly version?: string;
  /** A line of its manifest names it, which is its place. */
  readonly isPlaced?: true;
  /** The lock file of the base has it in the same version. */
  readonly isOfBase?: true;
}

/** Our form of a SARIF result. All text in it is untrusted. */
export interface Result {
  readonly scope: Scope;
  readonly rule: Rule;
  readonly level: Level;
  /** The configuration gave it this level, so that the severity of its rule does not count. */
  readonly isConfigured?: true;
  /** Plain text with placeholders filled in (SARIF §3.11); never empty. */
  readonly message: string;
  readonly place: Place;
  /** Of an advisory: the package, which the place need not tell. */
  readonly about?: About;
  /** Its other places, each of which is as good: further locations, and of copied code the copies. */
  readonly alsoAt?: readonly Place[];
  /** The log names another of its places first: details are of that one, the first of `alsoAt`. */
  readonly isMoved?: true;
  readonly presence: Presence;
  /** What the log itself says of the base (SARIF §3.27.24). */
  readonly baselineState?: 'new' | 'unchanged' | 'updated';
  /** It stands for a file that the tool could not parse, whose other findings are missing. */
  readonly isUnparsed?: true;
  /**
   * The line that the log has, by the numbers of the working tree, where the commit has another or none: the
   * one that a person sees in an editor.
   */
  readonly loggedLine?: number;
  /**
   * First column as the log has it, in whatever unit: tells two results on one line apart, and is marked
   * where code is shown.
   */
  readonly column?: number | undefined;
  /** The column behind the last one, in the same unit: marked where code is shown, and nothing else. */
  readonly endColumn?: number | undefined;
  /** `fingerprints` and `partialFingerprints`. */
  readonly fingerprints: Fingerprints;
  /**
   * Other places, without repetitions of its own. Absent where there are none, as are all facts below; and
   * only findings that become comments have them, as the data flow and the fixes.
   */
  readonly related?: Trail;
  /** How it comes about, step by step: the first of its code flows. */
  readonly flow?: Trail;
  /** Alternatives, the tool's favorite first. */
  readonly fixes?: readonly Fix[];
  /** Weaknesses (CWE) of this result beside those of its rule. */
  readonly cwes?: readonly number[] | undefined;
  /**
   * The run that the result stands in: log as named to the user, index in `runs`. All its findings share it.
   */
  readonly source: { readonly log: string; readonly run: number };
  /** Index in `results`. */
  readonly result: number;
}

/** A text key for a scope, usable in a Map. */
export function scopeKey(scope: Scope): string {
  return JSON.stringify([scope.tool, scope.category]);
}

/** A scope as people read it: `PMD` or `PMD (nightly)`. */
export function scopeName(scope: Scope): string {
  return scope.category === '' ? scope.tool : `${scope.tool} (${scope.category})`;
}

/** Tells whether the working tree has another text at a place than the analyzed commit. */
export function isUncommitted(place: Place): boolean {
  return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}

/** Tells whether a place is behind a link or in a submodule of the commit, whose diff shows no line of it. */
export function isBehind(place: Place): place is Extract<Place, { kind: 'nowhere' }> & { path: string } {
  return place.kind === 'nowhere' && place.behind === true && place.path !== undefined;
}

/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
export function placeName(place: Place): string {
  const { path = '' } = place;
  return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}
