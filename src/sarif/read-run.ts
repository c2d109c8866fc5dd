import type { Scope } from '../finding/finding.ts';
import type { ListedFiles } from '../finding/foreign-log.ts';
import { reportedIds } from '../finding/rule-ids.ts';
import { at, listAt, textAt } from '../log/raw.ts';
import { createFileCatalogue, toHashes, toListedFiles } from './file-catalogue.ts';
import { type Results, readResults } from './read-results.ts';
import { toRuleCatalogue } from './rule.ts';
import { NO_TOOL, type RunOrder, toExternalProperties, toRunContext } from './run-context.ts';
import { toRunFailures } from './run-failures.ts';

/** A run as it was read. */
export interface RunReading extends Results {
  readonly scope: Scope;
  readonly version: string | undefined;
  /** Versions of the tool and of its extensions, where it says one; equal texts are equal versions. */
  readonly versions: string | undefined;
  /**
   * The revision that it says to be of (SARIF §3.14.10), as it stands there; undefined where it names none,
   * or several.
   */
  readonly revision: string | undefined;
  /** `catalogue` has the rules that ran, if the list of the run says so. */
  readonly rules: { readonly listed: boolean; readonly catalogue: ReadonlySet<string> | undefined };
  /** The files that were looked at, if the run lists them. */
  readonly files: ReadonlySet<string> | undefined;
  /** Of the files that it analyzed, where it says them: SHA-256 by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Says where the files are that it lists. */
  readonly listed: ListedFiles;
  readonly warnings: readonly string[];
  /** Why its log may be one of something else. */
  readonly unplaced?: string;
}

interface RunOptions extends RunOrder {
  /** How many results may be read at most. */
  readonly mostResults: number;
}

/**
 * Reads one run: its results become findings one by one, and its invocations say how far it may be trusted.
 *
 * @param index in `runs`
 */
export function readRun(run: unknown, index: number, { mostResults, ...order }: RunOptions): RunReading {
  const context = toRunContext(index, run, order);
  const { tool, scope, whereabouts, invocations, name } = context;
  const external = toExternalProperties(run, name);
  const catalogue = createFileCatalogue(whereabouts);
  catalogue.note(invocations);
  catalogue.leaveOut(invocations, tool.name ?? '');
  const list = at(run, 'results');
  // SARIF §3.14.23: null or missing, the analysis did not begin.
  const results = Array.isArray(list) ? list : undefined;
  const { findings, failures, blamedFiles } = readResults(results, { ...context, mostResults });
  catalogue.notePlaces(findings);
  for (const result of results ?? []) {
    if (!catalogue.hasUnmentioned()) break;
    catalogue.note(result);
  }
  const told = toRunFailures({ tool, invocations, whereabouts });
  const reported = new Set<string>();
  for (const { rule } of findings) for (const id of reportedIds(rule)) reported.add(id);
  return {
    scope,
    version: tool.version,
    versions: tool.versions,
    revision: toRevision(run),
    findings,
    failures: [
      ...external.failures,
      ...failures,
      ...told.failures,
      ...(tool.name === undefined && findings.length === 0
        ? [
            {
              kind: 'unread' as const,
              reason: `${name} names no tool and has no results, so nothing shows what was looked at: have the analyzer write its name in \`tool.driver.name\``,
            },
          ]
        : []),
    ],
    blamedFiles,
    rules: {
      listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
      catalogue: toRuleCatalogue(tool, invocations, reported),
    },
    files: catalogue.files(findings),
    hashes: toHashes(whereabouts),
    listed: toListedFiles(whereabouts),
    warnings: [
      ...external.warnings,
      ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
      ...told.warnings.map((warning) => `${name}: ${warning}`),
    ],
  };
}

function toRevision(context: unknown): string | undefined {
  const all = listAt(context, 'versionControlProvenance').map((details) => textAt(details, 'revisionId'));
  return new Set(all).size === 1 ? all[0] : undefined;
}
