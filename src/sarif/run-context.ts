import type { Scope } from '../finding/finding.ts';
import { at, listAt } from '../log/raw.ts';
import { toCategory } from './category.ts';
import type { Roots } from './known-roots.ts';
import type { Whereabouts } from './place.ts';
import { createPathResolver, type ResolvePath } from './resolve-path.ts';
import { shortName } from './short-name.ts';
import type { Spelling } from './spelling.ts';
import { type Tool, toTool } from './tool.ts';
import type { Tree } from './tree.ts';

/** Stands for the tool of a run that does not name one. */
export const NO_TOOL = 'unnamed tool';

export interface RunOptions {
  /** The log as named to the user. */
  readonly log: string;
  /** The input `category`. */
  readonly category: string | undefined;
  readonly tree: Tree;
  readonly roots: Roots;
  /** How the addresses of the log are written; it is told what is learned of that. */
  readonly spelling?: Spelling;
  /** How many results may be read at most. */
  readonly mostResults: number;
}

/** What is known of a run before its first result. */
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
export function toRunContext(index: number, context: unknown, options: RunOptions): RunContext {
  const tool = toTool(context);
  return {
    tool,
    scope: {
      tool: shortName(tool.name ?? NO_TOOL),
      category: shortName(toCategory(context, options.category)),
    },
    whereabouts: toWhereabouts(context, options),
    invocations: listAt(context, 'invocations'),
    threadFlowLocations: listAt(context, 'threadFlowLocations'),
    source: { log: options.log, run: index },
    name: `${options.log} runs[${index}]`,
  };
}

/** By the spelling of a log, which stands for the log. */
const resolvers = new WeakMap<Spelling, ResolvePath>();

function toWhereabouts(context: unknown, { tree, roots, spelling }: RunOptions): Whereabouts {
  const workingDirectories = listAt(context, 'invocations').map((invocation) =>
    at(invocation, 'workingDirectory'),
  );
  const originalUriBaseIds = at(context, 'originalUriBaseIds');
  const hints = { originalUriBaseIds, workingDirectories };
  const says = originalUriBaseIds !== undefined || workingDirectories.some((folder) => folder !== undefined);
  const artifacts = listAt(context, 'artifacts');
  if (says || spelling === undefined)
    return { artifacts, resolvePath: createPathResolver(tree, roots, hints, spelling) };
  // Runs that say nothing of their folders find the same files: a log may have a run for each file.
  const resolvePath = resolvers.get(spelling) ?? createPathResolver(tree, roots, hints, spelling);
  resolvers.set(spelling, resolvePath);
  return { artifacts, resolvePath };
}
