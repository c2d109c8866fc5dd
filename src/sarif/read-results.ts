import { OMIT_EMPTY_RESULTS } from '../analyzers/unparsed-results.ts';
import type { Finding } from '../finding/finding.ts';
import { isObject } from '../log/raw.ts';
import { joinNotes } from './notes.ts';
import { quote } from './quote.ts';
import { createResultReader } from './read-result.ts';
import type { ResolvePath } from './resolve-path.ts';
import type { RunContext } from './run-context.ts';
import type { RunFailure } from './run-failures.ts';
import { createUnparsedFiles } from './unparsed-results.ts';

/** The context of a run, and how far its results are read. */
interface ResultContext extends RunContext {
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
export function readResults(results: readonly unknown[] | undefined, context: ResultContext): Results {
  const { name, scope, whereabouts, mostResults } = context;
  if (results === undefined) {
    if (OMIT_EMPTY_RESULTS.has(scope.tool)) return { findings: [], failures: [], blamedFiles: [] };
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
      const finding = read(result, index);
      findings.push(unparsed.push(finding, result) ? { ...finding, isUnparsed: true } : finding);
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
    findings: joinNotes(findings),
    failures: [...failures.values(), ...unparsed.failures()],
    blamedFiles: [...blamedFiles],
  };
}

/** Signs between words of a text that may be paths. A path with a space is not seen. */
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
/**
 * Written with a slash, and ends in a name with an ending; what follows it (`:20:3`, a full stop) is no part
 * of it.
 */
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
/** The text of a crash tells the cause first; stack traces follow. */
const CHARACTERS = 20_000;
/** Longest word that is looked at: the longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_WORD = 4_096;

/** Files of the analyzed commit that an untrusted text names, each once. */
export function namedFiles(text: string, resolvePath: ResolvePath): readonly string[] {
  const words = text.slice(0, CHARACTERS).split(BETWEEN_WORDS);
  const found = words.flatMap((word) => {
    const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
    const resolution = path === undefined ? undefined : resolvePath(path, undefined);
    return resolution?.kind === 'found' ? [resolution.path] : [];
  });
  return [...new Set(found)];
}
