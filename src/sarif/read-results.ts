import type { Finding, Scope } from '../finding/finding.ts';
import { createDetailReader } from './details.ts';
import type { FileCatalogue } from './file-catalogue.ts';
import { toFingerprints } from './fingerprints.ts';
import { toLevel, toLevelOverrides } from './level.ts';
import { toMessage } from './message.ts';
import { namedFiles } from './named-files.ts';
import { placeOf, toPlace, type Whereabouts } from './place.ts';
import { toPresence } from './presence.ts';
import { quote } from './quote.ts';
import { at, indexAt, isObject, listAt } from './raw.ts';
import type { RawRun } from './raw-log.ts';
import { createRuleReader } from './rule.ts';
import type { RunFailure } from './run-failures.ts';
import type { Tool } from './tool.ts';
import { toUnparsedFiles } from './unparsed-file.ts';

/** What is known of a run before its first result. */
export interface ResultContext {
  readonly tool: Tool;
  readonly scope: Scope;
  readonly whereabouts: Whereabouts;
  readonly invocations: readonly unknown[];
  readonly catalogue: FileCatalogue;
  /** `run.threadFlowLocations`. */
  readonly threadFlowLocations: readonly unknown[];
  /** The log as named to the user, and the index of the run in it. */
  readonly source: { readonly log: string; readonly run: number };
  /** How many results may be read at most. */
  readonly mostResults: number;
  /** The run as named to the user. */
  readonly name: string;
}

export interface Results {
  readonly findings: readonly Finding[];
  readonly failures: readonly RunFailure[];
  /** Files that a broken engine names as the cause: the other engines of the log may have left them out in silence. */
  readonly blamedFiles: readonly string[];
}

/** Reads the results of a run one by one. Of each it keeps the finding only, and whether it tells of a failure. */
export function readResults(results: RawRun['results'], context: ResultContext): Results {
  const { name, whereabouts, catalogue, mostResults } = context;
  if (results === undefined) {
    const reason = `${name} has no list of results: its analysis did not begin`;
    return { findings: [], failures: [{ kind: 'scope', reason }], blamedFiles: [] };
  }
  const toFinding = createResultReader(context);
  const findings: Finding[] = [];
  const blamedFiles = new Set<string>();
  // By their reason: a thousand of a kind are said once.
  const failures = new Map<string, RunFailure>();
  const hold = (kind: 'scope' | 'unread', reason: string) =>
    failures.set(reason, { kind, reason: `${name} ${reason}` });
  const oddities = { count: 0, first: 0 };
  let index = 0;
  for (const result of results) {
    if (index === mostResults) {
      hold('unread', `goes beyond the limit of results: those from results[${index}] on were not read`);
      break;
    }
    if (isObject(result)) {
      const finding = toFinding(result, index);
      findings.push(finding);
      catalogue.note(result);
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
    hold('unread', `has ${oddities.count} results that are no objects, first results[${oddities.first}]`);
  }
  return {
    findings,
    failures: [...failures.values(), ...toUnparsedFiles(findings)],
    blamedFiles: [...blamedFiles],
  };
}

/** Makes the reader of single results. It knows the context of the run, and of results only the one it is given. */
function createResultReader(context: ResultContext): (result: unknown, index: number) => Finding {
  const { tool, scope, whereabouts, invocations, source } = context;
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations, 'rules');
  const toDetails = createDetailReader(context);
  return (result, index) => {
    const { rule, described } = toRule(result);
    const place = toPlace(result, whereabouts);
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
      place,
      presence: toPresence(result, rule.id),
      fingerprints: toFingerprints(result),
      source: { ...source, result: index },
      ...(column === undefined ? {} : { column }),
      ...toDetails(result, place, { tool, described, whereabouts }),
    };
  };
}

function toColumn(result: unknown): number | undefined {
  const [location] = listAt(result, 'locations');
  return indexAt(at(location, 'physicalLocation', 'region'), 'startColumn');
}
