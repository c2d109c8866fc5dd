import type { Finding, Scope } from '../finding/finding.ts';
import { toCategory } from './category.ts';
import { toFingerprints } from './fingerprints.ts';
import type { Roots } from './known-roots.ts';
import { toLevel, toLevelOverrides } from './level.ts';
import { toMessage } from './message.ts';
import { namedFiles } from './named-files.ts';
import { placeOf, toPlace, type Whereabouts } from './place.ts';
import { toPresence } from './presence.ts';
import { quote } from './quote.ts';
import { at, indexAt, isObject, listAt } from './raw.ts';
import type { RawRun } from './raw-log.ts';
import { createPathResolver } from './resolve-path.ts';
import { createRuleReader } from './rule.ts';
import { toRuleCatalogue } from './rule-catalogue.ts';
import { type RunFailure, toRunFailures } from './run-failures.ts';
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
  /** How many results may be read at most. */
  readonly mostResults: number;
}

/** What one run says. */
export interface RunReading {
  readonly scope: Scope;
  readonly version: string | undefined;
  readonly findings: readonly Finding[];
  readonly failures: readonly RunFailure[];
  /** Files that a broken engine names as the cause: the other engines of the log may have left them out in silence. */
  readonly blamedFiles: readonly string[];
  /** Whether the run lists any rules, and those that ran if that list is a catalogue. */
  readonly rules: { readonly listed: boolean; readonly catalogue: ReadonlySet<string> | undefined };
  readonly warnings: readonly string[];
}

/** Reads one run: its results become findings one by one, and its invocations say how far it may be trusted. */
export function readRun(run: RawRun, options: RunOptions): RunReading {
  const { context } = run;
  const tool = toTool(context);
  const name = `${options.log} runs[${run.index}]`;
  const scope = { tool: tool.name ?? NO_TOOL, category: toCategory(context, options.category) };
  const whereabouts = toWhereabouts(context, options);
  const invocations = listAt(context, 'invocations');
  const { findings, failures, blamedFiles } = readResults(run, {
    tool,
    scope,
    whereabouts,
    invocations,
    options,
    name,
  });
  const told = toRunFailures({ tool, invocations, whereabouts });
  const reported = new Set(findings.map((finding) => finding.rule.id));
  return {
    scope,
    version: tool.version,
    findings,
    failures: [...failures, ...told.failures],
    blamedFiles,
    rules: {
      listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
      catalogue: toRuleCatalogue(tool, invocations, reported),
    },
    warnings: [
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

interface ResultContext {
  readonly tool: Tool;
  readonly scope: Scope;
  readonly whereabouts: Whereabouts;
  readonly invocations: readonly unknown[];
  readonly options: RunOptions;
  readonly name: string;
}

type Results = Pick<RunReading, 'findings' | 'failures' | 'blamedFiles'>;

function readResults(run: RawRun, context: ResultContext): Results {
  const { name, options } = context;
  const failures: RunFailure[] = [];
  const hold = (kind: 'scope' | 'unread', reason: string) =>
    failures.push({ kind, reason: `${name} ${reason}` });
  if (listAt(run.context, 'externalPropertyFileReferences', 'results').length > 0) {
    hold('unread', 'keeps results in external property files (SARIF §3.15), which are not read');
  }
  if (run.results === undefined) {
    hold('scope', 'has no list of results: its analysis did not begin');
    return { findings: [], failures, blamedFiles: [] };
  }
  const toFinding = createResultReader(run.index, context);
  const findings: Finding[] = [];
  const blamedFiles: string[] = [];
  let index = 0;
  for (const result of run.results) {
    if (findings.length === options.mostResults) {
      hold('unread', `goes beyond the limit of results: those from results[${index}] on were not read`);
      break;
    }
    if (isObject(result)) {
      const finding = toFinding(result, index);
      if (finding.presence.kind === 'crash') {
        hold('scope', `reports that its engine broke (${finding.rule.id}): ${quote(finding.message)}`);
        blamedFiles.push(...namedFiles(finding.message, context.whereabouts.resolvePath));
      }
      findings.push(finding);
    } else hold('unread', `has a result that is no object, results[${index}]`);
    index += 1;
  }
  return { findings, failures, blamedFiles };
}

/** Makes the reader of single results. It knows the context of the run, and of results only the one it is given. */
function createResultReader(
  run: number,
  context: ResultContext,
): (result: unknown, index: number) => Finding {
  const { tool, scope, whereabouts, invocations, options } = context;
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations, 'rules');
  return (result, index) => {
    const { rule, described } = toRule(result);
    const column = toColumn(result);
    return {
      scope,
      rule,
      level: toLevel(result, described?.descriptor ?? rule.id, overrides),
      message: toMessage(result, {
        tool,
        rule,
        described,
        placeOf: (location) => placeOf(location, whereabouts),
      }),
      place: toPlace(result, whereabouts),
      presence: toPresence(result, rule.id),
      fingerprints: toFingerprints(result),
      source: { log: options.log, run, result: index },
      ...(column === undefined ? {} : { column }),
    };
  };
}

function toColumn(result: unknown): number | undefined {
  const [location] = listAt(result, 'locations');
  return indexAt(at(location, 'physicalLocation', 'region'), 'startColumn');
}
