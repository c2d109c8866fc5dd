import type { Place, Result, Scope } from '../finding/finding.ts';
import { artifactOf, type FindFile } from './paths.ts';
import { at, indexAt, isOdd, toNumber } from './raw.ts';
import type { toTool } from './rules.ts';

/** All of a run but its results. */
export interface RunContext {
  readonly tool: ReturnType<typeof toTool>;
  /** The name by which the tables know the tool. */
  readonly knownName: string;
  readonly scope: Scope;
  /** `run.artifacts`. */
  readonly artifacts: readonly unknown[];
  readonly find: FindFile;
  readonly invocations: readonly unknown[];
  /** The log as named to the user, and the index of the run in it. */
  readonly source: Result['source'];
  /** The run as named to the user. */
  readonly name: string;
}

/** The file of an artifact location (SARIF §3.4), or undefined where it names none. */
export function fileOf(location: unknown, { artifacts, find }: Pick<RunContext, 'artifacts' | 'find'>) {
  const named = artifactOf(location, artifacts);
  return named && find(named.uri, named.uriBaseId);
}

/** The place of one location object (§3.28), or undefined when it names no file. */
export function placeOf(
  location: unknown,
  context: Pick<RunContext, 'artifacts' | 'find'>,
): Place | undefined {
  const file = fileOf(at(location, 'physicalLocation', 'artifactLocation'), context);
  if (file === undefined) return undefined;
  const lines = toLines(at(location, 'physicalLocation', 'region'));
  if (file.kind === 'lost')
    return { ...file, kind: 'nowhere', ...(lines.kind === 'lines' && { line: lines.startLine }) };
  const { path, foundBy } = file;
  const by = foundBy.written !== path && { foundBy };
  // Lines of a notebook are those of its code.
  if (/\.ipynb$/iu.test(path)) return { kind: 'file', path, isNotebook: true, ...by };
  const own = { kind: 'nowhere', path, inCheckout: true, mayBe: [path] } as const;
  if (lines.kind === 'offset') return { ...own, reason: 'the log has its offset in the file, but no line' };
  if (lines.kind !== 'odd') return { ...lines, path, ...by };
  return { ...own, reason: `its ${lines.odd} cannot be read`, odd: lines.odd };
}

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;

type RegionLines =
  | { readonly kind: 'lines'; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'offset' }
  | { readonly kind: 'odd'; readonly odd: string };

/**
 * The lines of a region (SARIF §3.30). No region is the whole file, and so is a first line below 1, which
 * some tools write when they have none. An end before the start is the start. A region that is an offset
 * alone is not read.
 */
function toLines(region: unknown): RegionLines {
  if (isOdd(region)) return { kind: 'odd', odd: 'region' };
  const start = at(region, 'startLine') ?? undefined;
  if (start === undefined) {
    const offsets = [at(region, 'charOffset'), at(region, 'byteOffset')];
    const kind = offsets.every((one) => one === undefined || Number(one) < 0) ? 'file' : 'offset';
    return { kind };
  }
  const first = toNumber(start);
  if (first === undefined) return { kind: 'odd', odd: 'startLine' };
  if (first < 1) return { kind: 'file' };
  const startLine = Math.min(first, LAST_LINE);
  const end = toNumber(at(region, 'endLine'));
  // `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5).
  const last = end === undefined ? 0 : end - (indexAt(region, 'endColumn') === 1 ? 1 : 0);
  return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}
