/*
 * What a run knows of the tools. The rows are `analyzers.json`, how each tells of files that it could not
 * parse is `unparsed-results.json`. What is known of a tool goes by its row; whose run it is goes by its
 * exact name.
 */

import { ANALYZERS } from '../analyzers/table.ts';
import data from '../analyzers/unparsed-results.json' with { type: 'json' };
import type { Level } from '../finding/finding.ts';

const DRIVERS = [
  ...new Set([...ANALYZERS.flatMap(({ drivers }) => drivers), ...Object.keys(data.errorRuns)]),
].toSorted((a, b) => b.length - a.length);
/** Whatever others write behind the name of a tool: `(MegaLinter KEY)`, `reported by Codacy`, a version. */
const BEHIND = /^(?![\p{L}\p{N}_.-])/u;
/** Other tools whose names begin with that of a row. */
const OTHERS = /^clang static analyzer|^infer ?(?:#|sharp)/iu;

/**
 * The name by which the tables know a tool that a log names: that of a row, else what stands in front of
 * brackets.
 */
export function knownName(name: string): string {
  if (DRIVERS.includes(name)) return name;
  const bare = name.trim().replace(/^"/u, '');
  const lower = bare.toLowerCase();
  const inFront = OTHERS.test(bare)
    ? []
    : DRIVERS.filter(
        (driver) => lower.startsWith(driver.toLowerCase()) && BEHIND.test(bare.slice(driver.length)),
      );
  const [longest] = inFront;
  const exact = inFront.find((driver) => driver.length === longest?.length && bare.startsWith(driver));
  const bracket = name.search(/[([]/u);
  return exact ?? longest ?? ((bracket < 0 ? '' : name.slice(0, bracket).trimEnd()) || name);
}

/** A kind of result by which a tool says that it could not parse a file. All that is named has to fit. */
interface UnparsedResult {
  /** The known name, in any case. */
  readonly tool: RegExp;
  /** Its id; `unnamed-rule` where the log names none. */
  readonly rule?: RegExp;
  readonly message?: RegExp;
  /** Where warnings of the tool may look the same. */
  readonly level?: Level;
  /**
   * What has no other findings in the log then: the file, all files of its folder (a package), or all that
   * the run looked at, since the tool gives up. `target`: a path that the tool was told to look at and did
   * not find; what it was to look at there is not known unless it is a file of the commit.
   */
  readonly unverified: 'file' | 'folder' | 'run' | 'target';
  /** Why a pattern is as it is. */
  readonly note?: string;
  /** The version of the tool that wrote it so, or the address of its source. */
  readonly source: string;
}

/** As the file has it: patterns are texts, `ignoreCase` is of the rule and the message. */
type Line = Omit<UnparsedResult, 'tool' | 'rule' | 'message'> &
  Readonly<{ tool: string; rule?: string; message?: string; ignoreCase?: boolean }>;

/** Results that stand for a file without a notification that says so, by the name that rows point to. */
export const UNPARSED: Readonly<Record<string, readonly UnparsedResult[]>> = Object.fromEntries(
  Object.entries(data.results).map(([name, lines]) => [name, (lines as readonly Line[]).map(compile)]),
);
export const UNPARSED_RESULTS: readonly UnparsedResult[] = Object.values(UNPARSED).flat();

/** Compares a result with a line of its tool. */
export function fitsLine(
  line: UnparsedResult,
  {
    rule,
    message,
    level,
  }: { readonly rule: { readonly id: string }; readonly message: string; level: Level },
): boolean {
  return (
    (line.rule?.test(rule.id) ?? true) &&
    (line.message?.test(message) ?? true) &&
    (line.level ?? level) === level
  );
}

/**
 * Kinds of notifications that say so with less than an error, of runs that call themselves successful: by the
 * id of the descriptor, whose locations are the files, or by a message with the file as the group `path`.
 */
export const UNPARSED_WARNINGS = data.warnings.map(({ tool, notification, message, source }) => ({
  tool: new RegExp(tool, 'u'),
  ...(notification !== undefined && { notification: new RegExp(notification, 'u') }),
  ...(message !== undefined && { message: new RegExp(message, 'u') }),
  source,
}));

/**
 * Tools whose artifacts are all files that they were handed, and by which notifications they say that they
 * did not look at one.
 */
export const LISTS_FILES = data.listsFiles.map(({ tool, passedOver }) => ({
  tool: new RegExp(tool, 'u'),
  passedOver: new RegExp(passedOver, 'u'),
}));

/**
 * Tools that tell their errors as results of a second run of the log, by the name of that run. The run that
 * failed has no results then, and says nothing of it.
 */
export const ERROR_RUNS: ReadonlyMap<string, string> = new Map(Object.entries(data.errorRuns));
/**
 * Tools in whose logs nothing tells a file that they could not read from one in which they found nothing: a
 * file that does not parse takes all of its findings along.
 */
export const QUIET_TOOLS: ReadonlySet<string> = new Set(data.quietTools);
/**
 * Tools whose run has no property `results` where they found nothing (by SARIF §3.14.23 it did not begin).
 */
export const OMIT_EMPTY_RESULTS: ReadonlySet<string> = new Set(data.omitEmptyResults);
/** Tools whose results are not the same from run to run. */
export const VARYING_TOOLS: ReadonlySet<string> = new Set(
  ANALYZERS.flatMap(({ varies, drivers }) => (varies === true ? drivers : [])),
);
/** Messages by which a run that calls itself successful says that it ran out of budget, by the known name. */
export const PARTIAL_RUNS: ReadonlyMap<string, RegExp> = new Map(
  ANALYZERS.flatMap(({ partial, drivers }) =>
    partial === undefined ? [] : drivers.map((driver) => [driver, new RegExp(partial, 'u')] as const),
  ),
);
/** Patterns of messages that name the package of an advisory, by the known name. */
export const PACKAGES: ReadonlyMap<string, readonly RegExp[]> = new Map(
  ANALYZERS.flatMap(({ packages = [], drivers }) =>
    drivers.map((driver) => [driver, packages.map((pattern) => new RegExp(pattern, 'mu'))] as const),
  ),
);
/** Tools that write the notes on a result as results of their own behind it, at the level note. */
export const WRITES_NOTES: ReadonlySet<string> = new Set(data.writesNotes);
/** Tools of copied code, whose copies are in `relatedLocations`: each of them is the finding. */
export const FINDS_COPIES = new RegExp(data.findsCopies, 'iu');

function compile({ tool, rule, message, ignoreCase, ...rest }: Line): UnparsedResult {
  const flags = ignoreCase === true ? 'i' : '';
  return {
    ...rest,
    tool: new RegExp(tool, 'i'),
    ...(rule !== undefined && { rule: new RegExp(rule, flags) }),
    ...(message !== undefined && { message: new RegExp(message, flags) }),
  };
}
