import type { Scope } from '../finding/finding.ts';
import { at, isObject, listAt, textAt } from '../log/raw.ts';
import type { Roots } from './known-roots.ts';
import type { PathHabits } from './path-habits.ts';
import type { Whereabouts } from './place.ts';
import { shortName } from './quote.ts';
import { createPathResolver, type ResolvePath } from './resolve-path.ts';
import type { RunFailure } from './run-failures.ts';
import { type Tool, toTool } from './tool.ts';
import type { Tree } from './tree.ts';

/** Stands for the tool of a run that does not name one. */
export const NO_TOOL = 'unnamed tool';

export interface RunOrder {
  /** The log as named to the user. */
  readonly log: string;
  /** The input `category`. */
  readonly category: string | undefined;
  readonly tree: Tree;
  readonly roots: Roots;
  /** How the paths of the log are written; they are told what is learned of that. */
  readonly habits?: PathHabits;
}

/** All of a run but its results. */
export interface RunContext {
  readonly tool: Tool;
  readonly scope: Scope;
  readonly whereabouts: Whereabouts;
  readonly invocations: readonly unknown[];
  /** `run.threadFlowLocations`. */
  readonly threadFlowLocations: readonly unknown[];
  /** The log as named to the user, and the index of the run in it. */
  readonly source: { readonly log: string; readonly run: number };
  /** The run as named to the user. */
  readonly name: string;
}

/** Reads all of a run but its results. */
export function toRunContext(index: number, context: unknown, order: RunOrder): RunContext {
  const tool = toTool(context);
  return {
    tool,
    scope: {
      tool: shortName(tool.name ?? NO_TOOL),
      category: shortName(toCategory(context, order.category)),
    },
    whereabouts: toWhereabouts(context, tool.name ?? NO_TOOL, order),
    invocations: listAt(context, 'invocations'),
    threadFlowLocations: listAt(context, 'threadFlowLocations'),
    source: { log: order.log, run: index },
    name: `${order.log} runs[${index}]`,
  };
}

/** By the habits of a log, which stand for the log: what finds the files of the run that was read last. */
const resolvers = new WeakMap<PathHabits, { readonly hints: string; readonly resolvePath: ResolvePath }>();

function toWhereabouts(context: unknown, tool: string, { tree, roots, habits }: RunOrder): Whereabouts {
  const hints = {
    originalUriBaseIds: at(context, 'originalUriBaseIds'),
    workingDirectories: listAt(context, 'invocations').map((invocation) =>
      at(invocation, 'workingDirectory'),
    ),
  };
  const artifacts = listAt(context, 'artifacts');
  if (habits === undefined) return { artifacts, resolvePath: createPathResolver(tree, roots, hints) };
  // A log may have a run for each file, and runs that say the same of their folders find the same files.
  const said = JSON.stringify(hints);
  const before = resolvers.get(habits);
  const resolvePath =
    before?.hints === said ? before.resolvePath : createPathResolver(tree, roots, hints, habits);
  resolvers.set(habits, { hints: said, resolvePath });
  return { artifacts, resolvePath: (uri, uriBaseId) => resolvePath(uri, uriBaseId, tool) };
}

/**
 * The category of a run: the input `category`, else that of `automationDetails.id` (SARIF §3.17.3): all but
 * its last component. `nightly/x64/2026-11-02` and `nightly/x64/` are of the category `nightly/x64`; an id
 * without a slash names a run of no category.
 */
function toCategory(context: unknown, input: string | undefined): string {
  if (input !== undefined && input !== '') return input;
  const id = textAt(context, 'automationDetails', 'id') ?? '';
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

/** The costs of properties that a run keeps elsewhere. */
interface ExternalProperties {
  readonly failures: readonly RunFailure[];
  readonly warnings: readonly string[];
}

/** Properties without which results have other rules, levels or places. */
const CONTEXT = ['driver', 'extensions', 'artifacts'];

/**
 * A run may keep properties in external property files, or in `inlineExternalProperties` of its log (SARIF
 * §3.15); they are not read. Results elsewhere may be any, and invocations elsewhere may say that the
 * analysis failed: both leave it open what was found.
 *
 * @param name the run as named to the user.
 */
export function toExternalProperties(context: unknown, name: string): ExternalProperties {
  const kept = (property: string) => {
    const reference = at(context, 'externalPropertyFileReferences', property);
    return isObject(reference) || listAt({ reference }, 'reference').length > 0;
  };
  const failures = ['results', 'invocations'].filter(kept).map((property) => ({
    kind: 'unread' as const,
    reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
  }));
  const warnings = CONTEXT.filter(kept).map(
    (property) =>
      `${name} keeps its ${property} in external property files (SARIF §3.15), which are not read`,
  );
  return { failures, warnings };
}
