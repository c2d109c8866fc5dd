import type { Result } from '../finding/finding.ts';
import { reportedIds } from '../finding/rule-ids.ts';
import { possibleFiles, toExternalProperties, toRunFailures } from './failures.ts';
import type { FindFile } from './paths.ts';
import { fileOf, type RunContext } from './places.ts';
import { shortName } from './quote.ts';
import { at, isObject, itemsAt, listAt, textAt } from './raw.ts';
import { type Results, readResults } from './results.ts';
import { toRuleCatalogue, toTool } from './rules.ts';
import { knownName, PASSED_OVER, VARYING_TOOLS } from './tools.ts';

/**
 * Values of `ai/origin` by which the results are of a model; one more says that it has annotated those of
 * another.
 */
const BY_MODEL: ReadonlySet<string> = new Set(['generated', 'synthesized']);
/** Stands for the tool of a run that does not name one. */
const NO_TOOL = 'unnamed tool';

/** A run as it was read. */
export interface RunReading extends Results, Pick<RunContext, 'scope' | 'knownName' | 'source'> {
  readonly version: string | undefined;
  /** Versions of the tool and of its extensions, where it says one; equal texts are equal versions. */
  readonly versions: string | undefined;
  /** The revision that it says to be of (SARIF §3.14.10); undefined where it names none, or several. */
  readonly revision: string | undefined;
  /** `catalogue` has the rules that ran, if the list of the run says so. */
  readonly rules: { readonly listed: boolean; readonly catalogue: ReadonlySet<string> | undefined };
  /** Its results are not the same from run to run: it says that a model made them, or its row does. */
  readonly varies?: boolean;
  /** The files that were looked at, if the run lists them. */
  readonly files: ReadonlySet<string> | undefined;
  /** Of the files that it analyzed, where it says them: SHA-256 by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Where the files are that it lists: one of them in the checkout, none of them, or there is no list. */
  readonly listed: 'here' | 'elsewhere' | 'none';
  /** Why its log may be one of something else. */
  readonly unlocated?: string;
}

/** What a run is read by. */
export interface RunOrder {
  /** The log as named to the user. */
  readonly log: string;
  /** The input `category`. */
  readonly category: string | undefined;
  readonly find: FindFile;
  /** How many results may be read at most. */
  readonly mostResults: number;
  /** Bytes of memory, about, that what only comments show may take; undefined where nobody asks for it. */
  readonly details?: { left: number } | undefined;
}

/**
 * Reads one run: its results become findings one by one, and its invocations say how far it may be allowed.
 */
export function readRun(run: unknown, index: number, order: RunOrder): RunReading {
  const tool = toTool(run);
  const id = textAt(run, 'automationDetails', 'id') ?? '';
  // SARIF §3.17.3: all but the last component of the id; without a slash it names a run of no category.
  const category = order.category || id.slice(0, Math.max(0, id.lastIndexOf('/')));
  const context: RunContext = {
    tool,
    knownName: knownName(tool.name ?? ''),
    scope: { tool: shortName(tool.name ?? NO_TOOL), category: shortName(category) },
    artifacts: listAt(run, 'artifacts'),
    find: order.find,
    invocations: itemsAt(run, 'invocations'),
    threadFlowLocations: listAt(run, 'threadFlowLocations'),
    source: { log: order.log, run: index },
    name: `${order.log} runs[${index}]`,
  };
  const { name, invocations, scope, source } = context;
  const external = toExternalProperties(run, name);
  const results = readResults(at(run, 'results'), context, order.mostResults, order.details);
  const told = toRunFailures(context);
  const reported = new Set(results.results.flatMap(({ rule }) => reportedIds(rule)));
  const revisions = new Set(
    listAt(run, 'versionControlProvenance').map((details) => textAt(details, 'revisionId')),
  );
  return {
    ...results,
    ...{ scope, source, knownName: context.knownName, version: tool.version, versions: tool.versions },
    revision: revisions.size === 1 ? [...revisions][0] : undefined,
    failures: [
      ...external.failures,
      ...results.failures,
      ...told.failures,
      ...(tool.name === undefined && results.results.length === 0
        ? [
            {
              kind: 'unread' as const,
              reason: `${name} names no tool and has no results, so nothing shows what was looked at: have the analyzer write its name in \`tool.driver.name\``,
            },
          ]
        : []),
    ],
    rules: {
      listed: [tool.driver, ...tool.extensions].some(({ items }) => items.rules.length > 0),
      catalogue: toRuleCatalogue(tool, invocations, reported),
    },
    varies:
      BY_MODEL.has(textAt(run, 'properties', 'ai/origin') ?? '') || VARYING_TOOLS.has(context.knownName),
    files: toFileCatalogue(run, results.results, context),
    hashes: toHashes(context),
    listed: toListed(context),
    warnings: [
      ...external.elsewhere,
      ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
      ...results.warnings,
      ...told.elsewhere.map((warning) => `${name}: ${warning}`),
    ],
  };
}

/**
 * The files that were looked at, if the run lists them. `run.artifacts` is a catalogue in two cases only
 * (SARIF §3.14.15 allows any subset): it has artifacts of the role `analysisTarget` (§3.24.6), which then are
 * the catalogue, or it names a file that nothing in the run mentions, but to say that it was passed over.
 * Most tools list the files that have results, some (CodeQL) also those of related locations and
 * notifications.
 */
function toFileCatalogue(
  run: unknown,
  results: readonly Result[],
  context: RunContext,
): ReadonlySet<string> | undefined {
  const listed = context.artifacts.filter((one) => isObject(one) && !isNested(one));
  const targets = listed.filter((one) => listAt(one, 'roles').includes('analysisTarget'));
  const plain = listed.filter((one) => listAt(one, 'roles').length === 0);
  const resolve = (location: unknown) => fileOf(location, context)?.file;
  const files = (targets.length > 0 ? targets : plain).flatMap((one) => resolve(at(one, 'location')) ?? []);
  const passedOver = new Set<string>();
  const known = PASSED_OVER.filter((one) => one.tool.test(context.knownName));
  for (const one of context.invocations.flatMap((each) => itemsAt(each, 'toolConfigurationNotifications'))) {
    const words = textAt(one, 'message', 'text') ?? '';
    if (!known.some(({ message }) => message.test(words))) continue;
    for (const location of itemsAt(one, 'locations')) {
      const file = resolve(at(location, 'physicalLocation', 'artifactLocation'));
      if (file?.kind === 'found') passedOver.add(file.path);
    }
  }
  // Files that nothing has mentioned; only one of them makes a plain list a catalogue.
  const unmentioned = new Set(
    targets.length > 0 ? [] : files.flatMap((file) => (file.kind === 'found' ? [file.path] : [])),
  );
  for (const { place } of results) if (place.path !== undefined) unmentioned.delete(place.path);
  const strike = (told: unknown): void => {
    if (unmentioned.size === 0 || typeof told !== 'object' || told === null) return;
    for (const [name, value] of Object.entries(told)) {
      const file = name === 'artifactLocation' || name === 'analysisTarget' ? resolve(value) : undefined;
      const mentioned = file === undefined ? [] : possibleFiles(file);
      if (mentioned === 'any') unmentioned.clear();
      else for (const path of mentioned) unmentioned.delete(path);
      if (file === undefined) strike(value);
    }
  };
  strike(context.invocations);
  for (const result of listAt(run, 'results')) {
    if (unmentioned.size === 0) break;
    strike(result);
  }
  if (targets.length === 0 && unmentioned.size === 0 && passedOver.size === 0) return undefined;
  const possible = files.map(possibleFiles);
  // One that may be any file may be every file that is not listed.
  if (possible.includes('any')) return undefined;
  const looked = new Set(possible.flat().filter((path) => !passedOver.has(path)));
  for (const { place } of results) if (place.path !== undefined) looked.add(place.path);
  return looked;
}

function isNested(artifact: unknown): boolean {
  return at(artifact, 'parentIndex') !== undefined && at(artifact, 'parentIndex') !== -1;
}

/** An item without a path is no file of the list, and one of a dependency tells nothing. */
function toListed(context: RunContext): RunReading['listed'] {
  let listed: RunReading['listed'] = 'none';
  for (const artifact of context.artifacts) {
    const file = fileOf(at(artifact, 'location'), context)?.file;
    if (file?.kind === 'found' || file?.inCheckout) return 'here';
    if (file?.path !== undefined && file.about !== 'dependency') listed = 'elsewhere';
  }
  return listed;
}

/** SHA-256 of files as they were analyzed (SARIF §3.24.11), in lower case; where two disagree, no one. */
function toHashes(context: RunContext): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const artifact of context.artifacts) {
    const hash = textAt(artifact, 'hashes', 'sha-256')?.toLowerCase();
    if (hash === undefined || isNested(artifact) || !/^[0-9a-f]{64}$/u.test(hash)) continue;
    const file = fileOf(at(artifact, 'location'), context)?.file;
    if (file?.kind !== 'found') continue;
    if ((hashes.get(file.path) ?? hash) !== hash) doubtful.add(file.path);
    hashes.set(file.path, hash);
  }
  for (const path of doubtful) hashes.delete(path);
  return hashes;
}
