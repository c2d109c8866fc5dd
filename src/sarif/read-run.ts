import type { Scope } from '../finding/finding.ts';
import { toCategory } from './category.ts';
import { toExternalProperties } from './external-properties.ts';
import { createFileCatalogue } from './file-catalogue.ts';
import type { Roots } from './known-roots.ts';
import type { Whereabouts } from './place.ts';
import { at, listAt } from './raw.ts';
import type { RawRun } from './raw-log.ts';
import { type Results, readResults } from './read-results.ts';
import { createPathResolver } from './resolve-path.ts';
import { toRuleCatalogue } from './rule-catalogue.ts';
import { toRunFailures } from './run-failures.ts';
import { shortName } from './short-name.ts';
import { toTool } from './tool.ts';
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
  /** How many results may be read at most. */
  readonly mostResults: number;
}

/** What one run says. */
export interface RunReading extends Results {
  readonly scope: Scope;
  readonly version: string | undefined;
  /** Whether the run lists any rules, and those that ran if that list is a catalogue. */
  readonly rules: { readonly listed: boolean; readonly catalogue: ReadonlySet<string> | undefined };
  /** The files that were looked at, if the run lists them. */
  readonly files: ReadonlySet<string> | undefined;
  readonly warnings: readonly string[];
}

/** Reads one run: its results become findings one by one, and its invocations say how far it may be trusted. */
export function readRun(run: RawRun, options: RunOptions): RunReading {
  const { context } = run;
  const tool = toTool(context);
  const name = `${options.log} runs[${run.index}]`;
  const scope = {
    tool: shortName(tool.name ?? NO_TOOL),
    category: shortName(toCategory(context, options.category)),
  };
  const whereabouts = toWhereabouts(context, options);
  const invocations = listAt(context, 'invocations');
  const external = toExternalProperties(context, name);
  const catalogue = createFileCatalogue(whereabouts);
  catalogue.note(invocations);
  const { log, mostResults } = options;
  const { findings, failures, blamedFiles } = readResults(run.results, {
    tool,
    scope,
    whereabouts,
    invocations,
    catalogue,
    threadFlowLocations: listAt(context, 'threadFlowLocations'),
    source: { log, run: run.index },
    mostResults,
    name,
  });
  const told = toRunFailures({ tool, invocations, whereabouts });
  const reported = new Set(findings.map((finding) => finding.rule.id));
  return {
    scope,
    version: tool.version,
    findings,
    failures: [...external.failures, ...failures, ...told.failures],
    blamedFiles,
    rules: {
      listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
      catalogue: toRuleCatalogue(tool, invocations, reported),
    },
    files: catalogue.files(new Set(findings.flatMap(({ place }) => place.path ?? []))),
    warnings: [
      ...external.warnings,
      ...(tool.name === undefined ? [`${name} names no tool, it is called ${NO_TOOL}`] : []),
      ...told.warnings.map((warning) => `${name}: ${warning}`),
    ],
  };
}

function toWhereabouts(context: unknown, { tree, roots }: RunOptions): Whereabouts {
  const workingDirectories = listAt(context, 'invocations').map((invocation) =>
    at(invocation, 'workingDirectory'),
  );
  const originalUriBaseIds = at(context, 'originalUriBaseIds');
  return {
    artifacts: listAt(context, 'artifacts'),
    resolvePath: createPathResolver(tree, roots, { originalUriBaseIds, workingDirectories }),
  };
}
