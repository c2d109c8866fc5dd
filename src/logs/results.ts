import type { Level, Place, Result } from '../finding/finding.ts';
import { counted } from '../text/names.ts';
import { type Details, readDetails, toTrail } from './details.ts';
import { costOf, type RunFailure } from './failures.ts';
import { toMessage } from './messages.ts';
import { packageOf } from './packages.ts';
import type { FindFile } from './paths.ts';
import { placeOf, type RunContext } from './places.ts';
import { quote } from './quote.ts';
import { at, indexAt, isObject, itemsAt, listAt, textAt } from './raw.ts';
import { createRuleReader, defaultLevel, toCwes, toLevelName, toLevelOverrides } from './rules.ts';
import { isOfDependency } from './spelled-path.ts';
import { FINDS_COPIES, fitsLine, OMIT_EMPTY_RESULTS, UNPARSED_RESULTS, WRITES_NOTES } from './tools.ts';

interface Results {
  readonly results: readonly Result[];
  readonly failures: readonly RunFailure[];
  readonly warnings: readonly string[];
  /** Files that a broken engine names as the cause: others may have left them out in silence. */
  readonly blamedFiles: readonly string[];
  /** What only comments show, by the index of the result. */
  readonly details: ReadonlyMap<number, Details>;
}

/**
 * The places of a result: all locations that name a file. The first that is known is its own (SARIF §3.27.12:
 * several locations are one problem); of copied code each copy is as good.
 */
function placesOf(
  result: unknown,
  context: RunContext,
): { readonly place: Place; readonly alsoAt: readonly Place[]; readonly region?: unknown } {
  const locations = itemsAt(result, 'locations');
  const copies = FINDS_COPIES.test(context.scope.tool) ? itemsAt(result, 'relatedLocations') : [];
  const places = [...locations, ...copies].flatMap((location) => {
    const place = placeOf(location, context);
    return place === undefined ? [] : [{ place, region: at(location, 'physicalLocation', 'region') }];
  });
  const own = places.find(({ place }) => place.kind !== 'nowhere') ?? places[0];
  if (own !== undefined) return { ...own, alsoAt: places.flatMap((one) => (one === own ? [] : one.place)) };
  const written = at(result, 'locations') ?? [];
  const none = { kind: 'nowhere', mayBe: 'any' } as const;
  const place: Place =
    typeof written !== 'object'
      ? { ...none, reason: 'its locations cannot be read', odd: 'locations' }
      : locations.length > 0
        ? { ...none, reason: 'its location names no file' }
        : { kind: 'nowhere', reason: 'the log gives it no location', about: 'project' };
  return { place, alsoAt: [] };
}

/** Kinds of results that are no problems (SARIF §3.27.9). Another value is no reason to hide a result. */
const HARMLESS: ReadonlySet<string> = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);
/** Kinds by which a tool says that it looked: the rule holds there, or does not apply. */
const LOOKED: ReadonlyMap<string, Result['presence']> = new Map([
  ['pass', { kind: 'passed', because: 'the rule holds' }],
  ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);
/**
 * Rules under which Salesforce Code Analyzer 5 reports that one of its engines broke, as a result of that
 * engine, in a run that calls itself successful.
 */
const CRASH_RULES: ReadonlySet<string> = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
/** Most results are, and share it. */
const PRESENT: Result['presence'] = { kind: 'present' };
const OF_DEPENDENCY: Result['presence'] = { kind: 'passed', because: 'its file is one of a dependency' };

/** Tells results that are present from those that are no findings of this run. */
function toPresence(result: unknown, ruleId: string, place: Place): Result['presence'] {
  if (stateOf(result) === 'absent') return { kind: 'absent' };
  if (CRASH_RULES.has(ruleId)) return { kind: 'crash' };
  const looked = LOOKED.get(kindOf(result));
  if (looked !== undefined) return looked;
  if (place.kind === 'nowhere' && place.about === 'dependency') return OF_DEPENDENCY;
  const suppressions = listAt(result, 'suppressions').filter(isObject);
  // One that is only asked for, or refused, suppresses nothing (SARIF §3.27.23, §3.35.3).
  const isOpen = suppressions.some((one) =>
    ['underReview', 'rejected'].includes(String(textAt(one, 'status'))),
  );
  if (suppressions.length === 0 || isOpen) return PRESENT;
  const justification = suppressions.map((one) => textAt(one, 'justification')).find(Boolean);
  return { kind: 'suppressed', ...(justification !== undefined && { justification }) };
}

function stateOf(result: unknown): string | undefined {
  return textAt(result, 'baselineState')?.toLowerCase();
}

function kindOf(result: unknown): string {
  return textAt(result, 'kind')?.toLowerCase() ?? 'fail';
}

/** Most results have none, and share that. */
const NONE: Result['fingerprints'] = {};

/** `fingerprints` and `partialFingerprints` (SARIF §3.27.16-17); a full one wins over a partial one. */
function toFingerprints(result: unknown): Result['fingerprints'] {
  const [partial, full] = [at(result, 'partialFingerprints'), at(result, 'fingerprints')];
  const texts = [partial, full].flatMap((values) =>
    isObject(values) ? Object.entries(values).filter(([, value]) => typeof value === 'string') : [],
  );
  return texts.length === 0 ? NONE : Object.fromEntries(texts);
}

/** Most states are none, and `absent` is a presence. */
const BASELINE_STATES = ['new', 'unchanged', 'updated'] as const;

/**
 * Reads the results of a run one by one. Of each it keeps the finding, what comments show of it, and whether
 * it tells of a failure.
 *
 * @param room how many places and replacements details may still have
 */
export function readResults(list: unknown, context: RunContext, room: { left: number } | undefined): Results {
  const { name, scope, tool, knownName, source, invocations } = context;
  // SARIF §3.14.23: null or missing, the analysis did not begin.
  const entries = Array.isArray(list) ? (list as readonly unknown[]) : undefined;
  const failures = new Map<string, RunFailure>();
  const leaveUnverified = (kind: 'scope' | 'unread', reason: string): unknown =>
    failures.set(reason, { kind, reason: `${name} ${reason}` });
  if (entries === undefined && !OMIT_EMPTY_RESULTS.has(knownName))
    leaveUnverified('scope', 'has no list of results: its analysis did not begin');
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations);
  const lines = UNPARSED_RESULTS.filter((line) => line.tool.test(knownName));
  const results: Result[] = [];
  const details = new Map<number, Details>();
  const blamedFiles = new Set<string>();
  let notObject: number | undefined;
  const words = new Set<string>();
  const dependencies = new Set<string>();

  for (const [index, result] of (entries ?? []).entries()) {
    if (!isObject(result)) {
      notObject ??= index;
      continue;
    }
    const ruleOf = toRule(result);
    const { rule, descriptor } = ruleOf;
    const tell = (word: string, level: Level): unknown =>
      words.add(
        `${scope.tool} writes the level ${JSON.stringify(quote(word))}, which SARIF does not have: read as ${level}`,
      );
    const level = HARMLESS.has(kindOf(result))
      ? 'none'
      : (toLevelName(at(result, 'level'), tell) ??
        toLevelName(overrides.get(descriptor ?? rule.id), tell) ??
        defaultLevel(descriptor, tell));
    const message = toMessage(result, ruleOf, (one) => placeOf(one, context));
    const { place, alsoAt, region } = placesOf(result, context);
    const presence = toPresence(result, rule.id, place);
    const taxa = listAt(result, 'taxa');
    const isPresent = presence.kind === 'present';
    const line = isPresent ? lines.find((one) => fitsLine(one, { rule, message, level })) : undefined;
    const about = packageOf(result, rule, message, knownName);
    const baselineState = BASELINE_STATES.find((state) => state === stateOf(result));
    results.push({
      ...{ scope, rule, level, message, place, presence },
      ...(alsoAt.length > 0 && { alsoAt }),
      ...(about !== undefined && { about }),
      ...(baselineState !== undefined && { baselineState }),
      ...(line !== undefined && { isUnparsed: true }),
      column: indexAt(region, 'startColumn'),
      endColumn: indexAt(region, 'endColumn'),
      fingerprints: toFingerprints(result),
      cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
      source,
      result: index,
    });
    if (presence === OF_DEPENDENCY) dependencies.add(place.path ?? '');
    // What a file that could not be parsed holds beside is not known, and not fixed.
    if (line !== undefined)
      for (const failure of costOf('parsed', itemsAt(result, 'locations'), message, context, line.unverified))
        if (!failures.has(failure.reason)) failures.set(failure.reason, failure);
    if (presence.kind === 'crash') {
      leaveUnverified('scope', `reports that its engine broke (${rule.id}): ${quote(message)}`);
      for (const path of namedFiles(message, context.find)) blamedFiles.add(path);
    }
    const detailed =
      room !== undefined && (isPresent || presence.kind === 'suppressed')
        ? readDetails(result, place, descriptor, context, room)
        : undefined;
    if (detailed !== undefined) details.set(index, detailed);
  }
  if (notObject !== undefined)
    leaveUnverified('unread', `has results that are not objects, such as results[${notObject}]`);
  const [dependency] = dependencies;
  return {
    results: WRITES_NOTES.has(knownName) ? joinNotes(results) : results,
    failures: [...failures.values()],
    warnings: [
      ...words,
      ...(dependency === undefined
        ? []
        : [
            `${scope.tool} has results in ${counted(dependencies.size, 'file')} of dependencies, which are not of this commit and do not count, such as ${quote(dependency)}`,
          ]),
    ],
    blamedFiles: [...blamedFiles],
    details,
  };
}

/** More notes on one result are counted. */
const NOTES = { first: 5, last: 0 };
const toSpoken = ({ place, message }: Result) => ({
  path: place.path,
  line: 'startLine' in place ? place.startLine : undefined,
  words: () => message,
});

/**
 * The findings of a run in which notes belong to the result before them: that one tells them, and they are
 * none themselves (clang: `initialize the variable 'first' to silence this warning`).
 */
function joinNotes(results: readonly Result[]): readonly Result[] {
  const joined: Result[] = [];
  for (let index = 0; index < results.length; ) {
    const lead = results[index];
    index += 1;
    if (lead === undefined) continue;
    const notes: Result[] = [];
    if (lead.level !== 'note' && lead.presence.kind === 'present')
      for (; results[index]?.level === 'note' && results[index]?.presence.kind === 'present'; index += 1)
        notes.push(results[index] ?? lead);
    joined.push(notes.length === 0 ? lead : { ...lead, related: toTrail(notes.map(toSpoken), NOTES) });
    joined.push(...notes.map((note): Result => ({ ...note, presence: { kind: 'note' } })));
  }
  return joined;
}

/** Signs between words of a text that may be paths. A path with a space is not seen. */
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
/** Written with a slash, and ends in a name with an ending; what follows it (`:20:3`) is no part of it. */
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
/** The text of a crash tells the cause first; stack traces follow. */
const MOST_SIGNS = 20_000;
const LONGEST_WORD = 4_096;

/** Files of the analyzed commit that an untrusted text names. */
function namedFiles(text: string, find: FindFile): readonly string[] {
  const words = text.slice(0, MOST_SIGNS).split(BETWEEN_WORDS);
  return words.flatMap((word) => {
    const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
    const file = path === undefined || isOfDependency(path) ? undefined : find(path, undefined);
    return file?.kind === 'found' ? [file.path] : [];
  });
}
