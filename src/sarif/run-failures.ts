import { UNPARSED_WARNINGS, type UnparsedResult } from '../analyzers/unparsed-results.ts';
import { at, listAt, textAt } from '../log/raw.ts';
import { defaultLevel, isLevel, type LevelOverrides, toLevelOverrides } from './level.ts';
import { toText } from './message.ts';
import { resolveLocation, type Whereabouts } from './place.ts';
import { quote } from './quote.ts';
import { possibleFiles } from './resolve-path.ts';
import { findDescriptor, type Tool } from './tool.ts';

interface RunFailures {
  readonly failures: readonly RunFailure[];
  readonly warnings: readonly string[];
}

interface Run {
  readonly tool: Tool;
  readonly invocations: readonly unknown[];
  readonly whereabouts: Whereabouts;
}

/**
 * The failures that the invocations of a run tell (SARIF §3.20.14, §3.20.21-22). A notification of level
 * `error` means that the run failed, whatever `executionSuccessful` says. Where that is false and no
 * notification is an error, those of level `warning`, which is the default, explain it: PMD 7 gives its parse
 * errors no level. What is known to tell of a file that was not parsed counts as a warning too. A failure
 * that names files costs those files only; one that names none, and a failed invocation that explains
 * nothing, costs all.
 */
export function toRunFailures(run: Run): RunFailures {
  const overrides = toLevelOverrides(run.tool, run.invocations, 'notifications');
  const found = run.invocations.map((invocation, index) => failuresOf(invocation, run, overrides[index]));
  return {
    failures: found.flatMap(({ failures }) => failures),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

function failuresOf(invocation: unknown, run: Run, overrides: LevelOverrides | undefined): RunFailures {
  const failed = at(invocation, 'executionSuccessful') === false;
  const notifications = [
    ...listAt(invocation, 'toolConfigurationNotifications'),
    ...listAt(invocation, 'toolExecutionNotifications'),
  ].map((notification) => toNotification(notification, run, overrides));
  const isExplained = notifications.some(({ level }) => level === 'error') || !failed;
  const causes = notifications.filter(({ level, isUnparsed }) =>
    isExplained ? level === 'error' || isUnparsed : level === 'warning',
  );
  if (failed && causes.length === 0) {
    return {
      failures: [{ kind: 'scope', reason: `the analysis failed${exitOf(invocation)}` }],
      warnings: [],
    };
  }
  return {
    failures: causes.flatMap(({ failures }) => failures),
    warnings: causes.flatMap(({ elsewhere }) => elsewhere),
  };
}

function exitOf(invocation: unknown): string {
  const words =
    textAt(invocation, 'processStartFailureMessage') ??
    textAt(invocation, 'exitCodeDescription') ??
    textAt(invocation, 'exitSignalName');
  return words === undefined ? '' : `: ${quote(words)}`;
}

/** Reads a notification (§3.58): its level like that of a result, and what it costs if it is a failure. */
function toNotification(notification: unknown, run: Run, overrides: LevelOverrides | undefined) {
  const reference = at(notification, 'descriptor');
  const described = findDescriptor(run.tool, 'notifications', reference);
  const key = described?.descriptor ?? textAt(reference, 'id');
  const own = at(notification, 'level');
  const words =
    toText(at(notification, 'message'), run.tool, described) ??
    textAt(notification, 'exception', 'message') ??
    textAt(reference, 'id') ??
    'the log does not say why';
  const locations = listAt(notification, 'locations');
  const unparsed = findUnparsed(textAt(reference, 'id') ?? '', words, locations, run.tool);
  return {
    level: isLevel(own) ? own : (overrides?.get(key) ?? defaultLevel(key)),
    isUnparsed: unparsed !== undefined,
    ...(unparsed === undefined
      ? costOf('analyzed', locations, words, run.whereabouts)
      : costOf('parsed', unparsed, words, run.whereabouts)),
  };
}

/** The files that a notification says could not be parsed, with whatever level. */
function findUnparsed(
  id: string,
  words: string,
  locations: readonly unknown[],
  { name = '' }: Tool,
): readonly unknown[] | undefined {
  const known = UNPARSED_WARNINGS.filter(({ tool }) => tool.test(name));
  if (locations.length > 0) return known.some((one) => one.notification?.test(id)) ? locations : undefined;
  const path = known
    .map(({ message }) => message?.exec(words)?.groups?.path)
    .find((found) => found !== undefined);
  return path === undefined ? undefined : [toLocation(path)];
}

function toLocation(path: string): object {
  return { physicalLocation: { artifactLocation: { uri: encodeURI(path.toWellFormed()) } } };
}

/**
 * Says what a run did not look at by its own words: everything (`scope`), or one file of the analyzed commit.
 * `unread` is what this reader did not read of it, or an analysis of something else, which no trust in the
 * log makes up for.
 */
export type RunFailure =
  | { readonly kind: 'scope' | 'unread'; readonly reason: string }
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly reason: string;
      /** The tool says it of this very file, or of all in its folder. */
      readonly told?: 'file' | 'folder';
    };

/**
 * The line of a message that names a place: compilers put the name of the package above it
 * (`# example.com/shop/cart`, `cart/cart.go:30:12: syntax error`).
 */
const PLACE = /^[ \t]*([^\s:]{1,300}\.\w{1,20}):\d{1,9}(?::\d{1,9})?:[^\n]*$/mu;

/** The cost of files that were not looked at. */
interface FileCost {
  readonly failures: readonly RunFailure[];
  /** Sentences about files that hold nothing. */
  readonly elsewhere: readonly string[];
}

/**
 * Finds what is held where a tool could not look at something. A file that cannot be told from others
 * holds all of them, and so does a failure without a file. A file that is not in the analyzed commit holds
 * nothing: no thread can be on it.
 *
 * @param text why, in words of the tool
 * @param holds what was not looked at along with the file
 */
export function costOf(
  what: 'analyzed' | 'parsed',
  locations: readonly unknown[],
  text: string,
  whereabouts: Whereabouts,
  holds: UnparsedResult['holds'] = 'file',
): FileCost {
  const told = PLACE.exec(text);
  const words = quote(told?.[0] ?? text);
  const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
  const named = told?.[1] === undefined ? undefined : whereabouts.resolvePath(told[1], undefined);
  if (files.length === 0) {
    const reason =
      named?.kind === 'found'
        ? `${quote(named.path)} was not ${what}, and perhaps others`
        : what === 'analyzed'
          ? 'the analysis failed'
          : 'a file that is not named was not parsed';
    return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
  }
  const failures = files.flatMap((file): readonly RunFailure[] => {
    const paths = possibleFiles(file);
    if (paths === 'anything')
      return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
    if (holds === 'run') {
      // Some put it at the first file of a package, and name the right one in their words.
      const [own = ''] = named?.kind === 'found' ? [named.path] : paths;
      const reason = `${quote(own)} was not ${what}, and the tool reports little else until that is fixed: ${words}`;
      return [{ kind: 'scope', reason }];
    }
    if (holds === 'target' && file.kind === 'lost' && paths.length === 0 && file.behind !== true)
      return [
        {
          kind: 'scope',
          reason: `${file.reason}, and it was told to look there: ${words}; correct its command line`,
        },
      ];
    const was = file.kind === 'found' ? 'was not' : 'may not have been';
    return paths.map((path) => ({
      ...{ kind: 'file', path, told: holds === 'folder' ? holds : 'file' },
      reason: `${quote(path)} ${was} ${what}: ${words}`,
    }));
  });
  const elsewhere = files.flatMap((file) =>
    file.kind === 'lost' && file.maybe.length === 0
      ? [`a failed file holds nothing, because ${file.reason}: ${words}`]
      : [],
  );
  return { failures, elsewhere };
}
