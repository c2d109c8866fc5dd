/*
 * What a run knows of the tools, read from `unparsed-results.json`: it stands apart from the rest of what is
 * known of them, whose rows point here.
 *
 * To add a tool, add a line there, and a log of it in `fixtures/sarif/` or the address of the source that
 * shows it: a test asks for one of the two. A line that is too wide holds threads for good. A result that
 * only may be about a file which could not be parsed is told by `match/pool.ts`, without a line.
 */

import type { Level } from '../finding/finding.ts';
import data from './unparsed-results.json' with { type: 'json' };

/**
 * A kind of result by which a tool says that it could not parse a file. All that is named has to fit.
 */
export interface UnparsedResult {
  /** `tool.driver.name`, in any case. */
  readonly tool: RegExp;
  /** Its id; `unnamed-rule` where the log names none. */
  readonly rule?: RegExp;
  readonly message?: RegExp;
  /** Where warnings of the tool may look the same. */
  readonly level?: Level;
  /**
   * What has no other findings in the log then: the file, all files of its folder (a package), or all that
   * the run looked at, since the tool gives up (golangci-lint and Staticcheck with what does not compile,
   * Clippy with the crate). The wider one where that is not known. `target`: a path that the tool was told to
   * look at and did not find; what it was to look at there is not known unless it is a file of the commit.
   */
  readonly holds: 'file' | 'folder' | 'run' | 'target';
  /** Why a pattern is as it is. */
  readonly note?: string;
  /**
   * The version of the tool that wrote it so; or the address of its source, where no log of it was at hand.
   */
  readonly source: string;
}

/** As the file has it: patterns are texts. */
type Line = Omit<UnparsedResult, 'tool' | 'rule' | 'message'> & {
  readonly tool: string;
  readonly rule?: string;
  readonly message?: string;
  /** Of the rule and the message; that of the tool is never looked at. */
  readonly ignoreCase?: boolean;
};

/** Results that stand for a file without a notification that says so, by the name that rows point to. */
export const UNPARSED: Readonly<Record<string, readonly UnparsedResult[]>> = Object.fromEntries(
  Object.entries(data.results).map(([name, lines]) => [name, (lines as readonly Line[]).map(compile)]),
);

/** All of them. */
export const UNPARSED_RESULTS: readonly UnparsedResult[] = Object.values(UNPARSED).flat();

/** A kind of notification that says so with less than an error. It has one of the two patterns. */
interface UnparsedWarning {
  /** `tool.driver.name`. */
  readonly tool: RegExp;
  /** Of its descriptor's id, where its locations are the files. */
  readonly notification?: RegExp;
  /** Where the file is in its words alone, as the group `path`. */
  readonly message?: RegExp;
  /** As of a result. */
  readonly source: string;
}

/** Of runs that call themselves successful. */
export const UNPARSED_WARNINGS: readonly UnparsedWarning[] = data.warnings.map(
  ({ tool, notification, message, source }) => ({
    tool: new RegExp(tool, 'u'),
    ...(notification !== undefined && { notification: new RegExp(notification, 'u') }),
    ...(message !== undefined && { message: new RegExp(message, 'u') }),
    source,
  }),
);

/** Notifications by which a tool says that it was handed a file and did not look at it. */
export const PASSED_OVER: readonly { readonly tool: RegExp; readonly message: RegExp }[] =
  data.passedOver.map(({ tool, message }) => ({
    tool: new RegExp(tool, 'u'),
    message: new RegExp(message, 'u'),
  }));

/**
 * Tools that tell their errors as results of a second run of the log, by the name of that run. The run that
 * failed has no results then, and says nothing of it.
 */
export const ERROR_RUNS: ReadonlyMap<string, string> = new Map(Object.entries(data.errorRuns));

/**
 * Tools, by the name of their runs, in whose logs nothing tells a file that they could not read from one in
 * which they found nothing: a file that does not parse, or a package that does not compile, takes all of its
 * findings along.
 */
export const QUIET_TOOLS: ReadonlySet<string> = new Set(data.quietTools);

/**
 * Tools whose run has no property `results` where they found nothing. By SARIF (§3.14.23) their analysis did
 * not begin; they leave out whatever is empty.
 */
export const OMIT_EMPTY_RESULTS: ReadonlySet<string> = new Set(data.omitEmptyResults);

function compile({ tool, rule, message, ignoreCase, ...rest }: Line): UnparsedResult {
  const flags = ignoreCase === true ? 'i' : '';
  return {
    ...rest,
    tool: new RegExp(tool, 'i'),
    ...(rule !== undefined && { rule: new RegExp(rule, flags) }),
    ...(message !== undefined && { message: new RegExp(message, flags) }),
  };
}
