import type { Nowhere, Offset, Place, Result, Scope } from '../finding/finding.ts';
import { artifactOf } from './artifacts.ts';
import type { FindFile, FoundFile } from './paths.ts';
import { at, indexAt, isOdd, toNumber } from './raw.ts';
import type { Tool } from './rules.ts';

/** All of a run but its results. */
export interface RunContext {
  readonly tool: Tool;
  /** The name by which the tables know the tool. */
  readonly knownName: string;
  readonly scope: Scope;
  /** `run.artifacts`. */
  readonly artifacts: readonly unknown[];
  readonly find: FindFile;
  readonly invocations: readonly unknown[];
  /** `run.threadFlowLocations`. */
  readonly threadFlowLocations: readonly unknown[];
  /** The log as named to the user, and the index of the run in it. */
  readonly source: Result['source'];
  /** The run as named to the user. */
  readonly name: string;
}

/** The file of an artifact location, or of the one around it. */
export function fileOf(location: unknown, { artifacts, find }: Pick<RunContext, 'artifacts' | 'find'>) {
  const named = artifactOf(location, artifacts);
  return named && { isPart: named.isPart, file: find(named.uri, named.uriBaseId) };
}

/** The place of one location object (§3.28), or undefined when it names no file. */
export function placeOf(
  location: unknown,
  context: Pick<RunContext, 'artifacts' | 'find'>,
): Place | undefined {
  const named = fileOf(at(location, 'physicalLocation', 'artifactLocation'), context);
  if (named === undefined) return undefined;
  const { file, isPart } = named;
  const lines = toLines(at(location, 'physicalLocation', 'region'));
  if (file.kind === 'lost') return nowhere(file, lines.kind === 'lines' ? lines.startLine : undefined);
  const { path, foundBy } = file;
  const by = foundBy.written !== path && { foundBy };
  // Lines of a notebook are those of its code, and those of a part of a file are of the part.
  if (/\.ipynb$/iu.test(path)) return { kind: 'file', path, isNotebook: true, ...by };
  if (isPart || lines.kind === 'file') return { kind: 'file', path, ...by };
  if (lines.kind === 'lines') return { ...lines, path, ...by };
  const own = { kind: 'nowhere', path, inCheckout: true, mayBe: [path] } as const;
  return lines.kind === 'offset'
    ? { ...own, reason: 'the log has its offset in the file, but no line', offset: lines.offset }
    : { ...own, reason: `its ${lines.odd} cannot be read`, odd: lines.odd };
}

function nowhere(
  { kind: _, ...file }: Extract<FoundFile, { kind: 'lost' }>,
  line: number | undefined,
): Nowhere {
  return { ...file, kind: 'nowhere', ...(line !== undefined && { line }) };
}

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;

type RegionLines =
  | { readonly kind: 'lines'; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'offset'; readonly offset: Offset }
  | { readonly kind: 'odd'; readonly odd: string };

/**
 * The lines of a region (SARIF §3.30). No region is the whole file, and so is a first line below 1, which
 * some tools write when they have none. An end before the start is the start.
 */
function toLines(region: unknown): RegionLines {
  if (isOdd(region)) return { kind: 'odd', odd: 'region' };
  const start = at(region, 'startLine') ?? undefined;
  if (start === undefined) {
    const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
    if (offset !== undefined) return { kind: 'offset', offset };
    const odd = ['charOffset', 'byteOffset'].find((name) => typeof at(region, name) === 'string');
    return odd === undefined ? { kind: 'file' } : { kind: 'odd', odd };
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

function toOffset(region: unknown, unit: Offset['unit'], name: 'char' | 'byte'): Offset | undefined {
  const start = indexAt(region, `${name}Offset`);
  return start === undefined
    ? undefined
    : { unit, start, end: start + (indexAt(region, `${name}Length`) ?? 0) };
}
