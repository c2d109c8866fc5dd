import type { Finding } from '../finding/finding.ts';
import type { LogRun } from '../log/log.ts';
import { isObject } from '../log/raw.ts';
import { namedFiles } from './named-files.ts';
import { quote } from './quote.ts';
import { createResultReader } from './result-reader.ts';
import type { RunContext } from './run-context.ts';
import type { RunFailure } from './run-failure.ts';
import { createUnparsedFiles } from './unparsed-file.ts';

/** What is known of a run before its first result, and how far it is read. */
export interface ResultContext extends RunContext {
  /** How many results may be read at most. */
  readonly mostResults: number;
}

export interface Results {
  readonly findings: readonly Finding[];
  readonly failures: readonly RunFailure[];
  /**
   * Files that a broken engine names as the cause: the other engines of the log may have left them out in
   * silence.
   */
  readonly blamedFiles: readonly string[];
}

/**
 * Reads the results of a run one by one. Of each it keeps the finding only, and whether it tells of a
 * failure.
 */
export function readResults(results: LogRun['results'], context: ResultContext): Results {
  const { name, scope, whereabouts, mostResults } = context;
  if (results === undefined) {
    const reason = `${name} has no list of results: its analysis did not begin`;
    return { findings: [], failures: [{ kind: 'scope', reason }], blamedFiles: [] };
  }
  const read = createResultReader(context);
  const findings: Finding[] = [];
  const blamedFiles = new Set<string>();
  const unparsed = createUnparsedFiles(scope.tool, whereabouts);
  // By their reason: a thousand of a kind are said once.
  const failures = new Map<string, RunFailure>();
  const hold = (kind: 'scope' | 'unread', reason: string) =>
    failures.set(reason, { kind, reason: `${name} ${reason}` });
  const oddities = { count: 0, first: 0 };
  let index = 0;
  for (const result of results) {
    if (index === mostResults) {
      hold('unread', `has more results than the limit: those from results[${index}] on were not read`);
      break;
    }
    if (isObject(result)) {
      const { finding } = read(result, index);
      findings.push(finding);
      unparsed.push(finding, result);
      for (const doubt of doubtsOf(finding)) failures.set(`${doubt.path} ${doubt.reason}`, doubt);
      if (finding.presence.kind === 'crash') {
        hold('scope', `reports that its engine broke (${finding.rule.id}): ${quote(finding.message)}`);
        for (const path of namedFiles(finding.message, whereabouts.resolvePath)) blamedFiles.add(path);
      }
    } else {
      if (oddities.count === 0) oddities.first = index;
      oddities.count += 1;
    }
    index += 1;
  }
  if (oddities.count > 0) {
    hold(
      'unread',
      `has ${oddities.count} results that are not objects, the first of them results[${oddities.first}]`,
    );
  }
  return {
    findings,
    failures: [...failures.values(), ...unparsed.failures()],
    blamedFiles: [...blamedFiles],
  };
}

/** The files that a result may be in: it is not known of any of them that the result is gone from there. */
function doubtsOf({ place, presence }: Finding): readonly Extract<RunFailure, { readonly kind: 'file' }>[] {
  if (place.kind !== 'nowhere' || place.oneOf === undefined || presence.kind !== 'present') return [];
  const reason = `a result may be in it: ${place.reason}`;
  return place.oneOf.map((path) => ({ kind: 'file', path, reason }));
}
