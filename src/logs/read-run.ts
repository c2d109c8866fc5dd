import type { Result } from '../finding/finding.ts';
import { reportedIds } from '../finding/rule-ids.ts';
import { possibleFiles, toExternalFailures, toRunFailures } from './failures.ts';
import type { FindFile } from './paths.ts';
import { fileOf, type RunContext } from './places.ts';
import { shortName } from './quote.ts';
import { at, itemsAt, listAt, textAt } from './raw.ts';
import { readResults } from './results.ts';
import { toRuleCatalogue, toTool } from './rules.ts';
import { knownName, LISTS_FILES } from './tools.ts';

/**
 * Values of `ai/origin` by which the results are of a model; one more says that it has annotated those of
 * another.
 */
const BY_MODEL: ReadonlySet<string> = new Set(['generated', 'synthesized']);
/** Stands for the tool of a run that does not name one. */
const NO_TOOL = 'unnamed tool';

/** A run as it was read. */
export interface RunReading
  extends ReturnType<typeof readResults>,
    Pick<RunContext, 'scope' | 'knownName' | 'source'> {
  readonly version: string | undefined;
  /** Versions of the tool and of its extensions, where it says one; equal texts are equal versions. */
  readonly versions: string | undefined;
  /** The revision that it says to be of (SARIF §3.14.10); undefined where it names none, or several. */
  readonly revision: string | undefined;
  /** `catalogue` has the rules that ran, if the list of the run says so. */
  readonly rules: { readonly listed: boolean; readonly catalogue: ReadonlySet<string> | undefined };
  /** It says that a model made its results, which are not the same from run to run then. */
  readonly varies?: boolean;
  /** The files that were looked at, if the run lists them. */
  readonly files: ReadonlySet<string> | undefined;
  /** Why its log may be one of something else. */
  readonly unlocated?: string;
}

/** What a run is read by. */
interface RunOrder {
  /** The log as named to the user. */
  readonly log: string;
  /** The input `category`. */
  readonly category: string | undefined;
  readonly find: FindFile;
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
    source: { log: order.log, run: index },
    name: `${order.log} runs[${index}]`,
  };
  const { name, invocations, scope, source } = context;
  const results = readResults(at(run, 'results'), context, order.details);
  const reported = new Set(results.results.flatMap(({ rule }) => reportedIds(rule)));
  const revisions = new Set(
    listAt(run, 'versionControlProvenance').map((details) => textAt(details, 'revisionId')),
  );
  return {
    ...results,
    ...{ scope, source, knownName: context.knownName, version: tool.version, versions: tool.versions },
    revision: revisions.size === 1 ? [...revisions][0] : undefined,
    failures: [
      ...toExternalFailures(run, name),
      ...results.failures,
      ...toRunFailures(context),
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
      listed: tool.all.items.rules.length > 0,
      catalogue: toRuleCatalogue(tool, invocations, reported),
    },
    varies: BY_MODEL.has(textAt(run, 'properties', 'ai/origin') ?? ''),
    files: toFileCatalogue(results.results, context),
    warnings: [
      ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
      ...results.warnings,
    ],
  };
}

/**
 * The files that were looked at, if the run lists them: artifacts of the role `analysisTarget` (SARIF
 * §3.24.6), or all artifacts of a tool that is known to list whatever it was handed, where one of them has no
 * result. The lists of others name what their results speak of (§3.14.15 allows any subset).
 */
function toFileCatalogue(
  results: readonly Result[],
  { artifacts, invocations, knownName: tool, ...context }: RunContext,
): ReadonlySet<string> | undefined {
  const lists = LISTS_FILES.find((one) => one.tool.test(tool));
  const targets = artifacts.filter((one) => listAt(one, 'roles').includes('analysisTarget'));
  const listed = targets.length > 0 || lists === undefined ? targets : artifacts;
  const resolve = (location: unknown) => fileOf(location, { ...context, artifacts });
  const files = listed.flatMap((one) => resolve(at(one, 'location')) ?? []);
  const possible = files.map(possibleFiles);
  // One that may be any file may be every file that is not listed.
  if (files.length === 0 || possible.includes('any')) return undefined;
  const passedOver = invocations
    .flatMap((one) => itemsAt(one, 'toolConfigurationNotifications'))
    .filter((one) => lists?.passedOver.test(textAt(one, 'message', 'text') ?? ''))
    .flatMap((one) => itemsAt(one, 'locations'))
    .flatMap((one) => resolve(at(one, 'physicalLocation', 'artifactLocation'))?.path ?? []);
  const found = new Set(results.flatMap(({ place }) => place.path ?? []));
  const looked = possible.flat();
  if (targets.length === 0 && looked.every((path) => found.has(path))) return undefined;
  return new Set([...looked.filter((path) => !passedOver.includes(path)), ...found]);
}
