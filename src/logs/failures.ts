import { firstFew } from '../text/names.ts';
import { toText } from './messages.ts';
import type { FindFile } from './paths.ts';
import { fileOf, type RunContext } from './places.ts';
import { quote } from './quote.ts';
import { at, itemsAt, textAt } from './raw.ts';
import { defaultLevel, findDescriptor, toLevelName } from './rules.ts';
import { PARTIAL_RUNS, type UNPARSED_RESULTS, UNPARSED_WARNINGS } from './tools.ts';

/**
 * Says what a run did not look at by its own words: everything (`scope`), or one file of the analyzed commit.
 * `unread` is what this reader did not read of it, or an analysis of something else, which no `allow` for the
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
 * The failures that the invocations of a run tell (SARIF §3.20.14, §3.20.21-22). A notification of level
 * `error` means that the run failed, whatever `executionSuccessful` says. Where that is false and no
 * notification is an error, those of level `warning`, which is the default, explain it: PMD 7 gives its parse
 * errors no level. What is known to tell of a file that was not parsed, or of a budget that ran out, counts
 * too. A failure that names files costs those files only; one that names none, and a failed invocation that
 * explains nothing, costs all.
 */
export function toRunFailures(context: RunContext): readonly RunFailure[] {
  return context.invocations.flatMap((invocation): readonly RunFailure[] => {
    const failed = at(invocation, 'executionSuccessful') === false;
    const notifications = [
      ...itemsAt(invocation, 'toolConfigurationNotifications'),
      ...itemsAt(invocation, 'toolExecutionNotifications'),
    ].map((notification) => toNotification(notification, context));
    const isExplained = notifications.some(({ level }) => level === 'error') || !failed;
    const causes = notifications.filter(({ level, isUnparsed, isPartial }) =>
      isExplained ? level === 'error' || isUnparsed || isPartial : level === 'warning',
    );
    if (failed && causes.length === 0) {
      const words = textAt(invocation, 'exitCodeDescription');
      const reason = `the analysis failed${words === undefined ? '' : `: ${quote(words)}`}`;
      return [{ kind: 'scope', reason }];
    }
    return causes.flatMap(({ failures }) => failures);
  });
}

/** Reads a notification (§3.58): its level like that of a result, and what it costs if it is a failure. */
function toNotification(notification: unknown, context: RunContext) {
  const reference = at(notification, 'descriptor');
  const described = findDescriptor(context.tool, 'notifications', reference);
  const id = textAt(reference, 'id') ?? '';
  const words =
    toText(at(notification, 'message'), described) ??
    textAt(notification, 'exception', 'message') ??
    (id || 'the log does not say why');
  const locations = itemsAt(notification, 'locations');
  const known = UNPARSED_WARNINGS.filter(({ tool }) => tool.test(context.knownName));
  const named = known
    .map(({ message }) => message?.exec(words)?.groups?.path)
    .find((path) => path !== undefined);
  const isUnparsed =
    locations.length > 0 ? known.some((one) => one.notification?.test(id)) : named !== undefined;
  const places =
    locations.length === 0 && named !== undefined
      ? [{ physicalLocation: { artifactLocation: { uri: encodeURI(named.toWellFormed()) } } }]
      : locations;
  return {
    level: toLevelName(at(notification, 'level')) ?? defaultLevel(described),
    isUnparsed,
    isPartial: PARTIAL_RUNS.get(context.knownName)?.test(words) === true,
    failures: costOf(isUnparsed ? 'parsed' : 'analyzed', places, words, context),
  };
}

/**
 * The line of a message that names a place: compilers put the name of the package above it
 * (`# example.com/shop/cart`, `cart/cart.go:30:12: syntax error`).
 */
const PLACE = /^[ \t]*([^\s:]{1,300}\.\w{1,20}):\d{1,9}(?::\d{1,9})?:[^\n]*$/mu;
/** So many files are as good as any. */
const MANY_FILES = 10;

/** The few files of the analyzed commit that a path is or may be. */
export function possibleFiles(file: ReturnType<FindFile>): readonly string[] | 'any' {
  if (file.kind === 'found') return [file.path];
  return file.mayBe !== undefined && file.mayBe.length < MANY_FILES ? file.mayBe : 'any';
}

/**
 * Finds what is unverified where a tool could not look at something. A file that cannot be told from others
 * holds all of them, and so does a failure without a file. A file that is not in the analyzed commit holds
 * nothing: no thread can be on it.
 *
 * @param text why, in words of the tool
 * @param unverified what was not looked at along with the file
 */
export function costOf(
  what: 'analyzed' | 'parsed',
  locations: readonly unknown[],
  text: string,
  context: Pick<RunContext, 'artifacts' | 'find'>,
  unverified: (typeof UNPARSED_RESULTS)[number]['unverified'] = 'file',
): readonly RunFailure[] {
  const told = PLACE.exec(text);
  const words = quote(told?.[0] ?? text);
  const inWords = told?.[1] === undefined ? undefined : context.find(told[1], undefined);
  const named = inWords?.kind === 'found' ? inWords.path : undefined;
  const files = locations.flatMap(
    (location) => fileOf(at(location, 'physicalLocation', 'artifactLocation'), context) ?? [],
  );
  const scope = (reason: string): RunFailure => ({ kind: 'scope', reason });
  if (files.length === 0) {
    const unnamed = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
    const reason = named === undefined ? unnamed : `${quote(named)} was not ${what}, and perhaps others`;
    return [scope(`${reason}: ${words}`)];
  }
  return files.flatMap((file): readonly RunFailure[] => {
    const paths = possibleFiles(file);
    if (paths === 'any') return [scope(`a file that cannot be found was not ${what}: ${words}`)];
    // Some put it at the first file of a package, and name the right one in their words.
    if (unverified === 'run') {
      const own = quote(named ?? paths[0] ?? '');
      return [
        scope(`${own} was not ${what}, and the tool reports little else until that is fixed: ${words}`),
      ];
    }
    if (unverified === 'target' && file.kind === 'lost' && paths.length === 0)
      return [scope(`${file.reason}, and it was told to look there: ${words}; correct its command line`)];
    const was = file.kind === 'found' ? 'was not' : 'may not have been';
    return paths.map((path) => ({
      ...{ kind: 'file', path, told: unverified === 'folder' ? unverified : 'file' },
      reason: `${quote(path)} ${was} ${what}: ${words}`,
    }));
  });
}

/**
 * A run may keep properties in external property files (SARIF §3.15); they are not read. Results elsewhere
 * may be any, and invocations elsewhere may say that the analysis failed: both leave it open what was found.
 */
export function toExternalFailures(run: unknown, name: string): readonly RunFailure[] {
  const references = at(run, 'externalPropertyFileReferences');
  return ['results', 'invocations']
    .filter((property) => itemsAt(references, property).length > 0)
    .map((property) => ({
      kind: 'unread',
      reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
    }));
}

/** Files in a sentence; more are counted. */
const MOST_NAMED = 10;
export const namesOf = (names: readonly string[]): string => firstFew(names, MOST_NAMED);
