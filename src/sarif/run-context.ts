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

/** By the spelling of a log, which stands for the log: what finds the files of the run that was read last. */
const resolvers = new WeakMap<Spelling, { readonly hints: string; readonly resolvePath: ResolvePath }>();

function toWhereabouts(context: unknown, { tree, roots, spelling }: RunOptions): Whereabouts {
  const hints = {
    originalUriBaseIds: at(context, 'originalUriBaseIds'),
    workingDirectories: listAt(context, 'invocations').map((invocation) =>
      at(invocation, 'workingDirectory'),
    ),
  };
  const artifacts = listAt(context, 'artifacts');
  if (spelling === undefined) return { artifacts, resolvePath: createPathResolver(tree, roots, hints) };
  // A log may have a run for each file, and runs that say the same of their folders find the same files.
  const said = JSON.stringify(hints);
  const before = resolvers.get(spelling);
  const resolvePath =
    before?.hints === said ? before.resolvePath : createPathResolver(tree, roots, hints, spelling);
  resolvers.set(spelling, { hints: said, resolvePath });
  return { artifacts, resolvePath };
}
