import type { Nowhere, Offset, Place } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import type { LostFile, PathResolution, ResolvePath } from './resolve-path.ts';

/** The means to find the files of one run. */
export interface Whereabouts {
  /** `run.artifacts`. */
  readonly artifacts: readonly unknown[];
  readonly resolvePath: ResolvePath;
}

/** The place of a result whose locations name no file. */
const NAMELESS: Place = { kind: 'nowhere', reason: 'its location names no file' };

/**
 * The place of a result: its first location that names a file (SARIF §3.27.12: several locations are one
 * problem that has to be mended in all of them).
 */
export function toPlace(result: unknown, whereabouts: Whereabouts): Place {
  const locations = listAt(result, 'locations');
  for (const location of locations) {
    const place = placeOf(location, whereabouts);
    if (place !== undefined) return place;
  }
  return locations.length === 0 ? { kind: 'nowhere', reason: 'the log gives it no location' } : NAMELESS;
}

/** The place of one location object (§3.28), or undefined when it names no file. */
export function placeOf(location: unknown, whereabouts: Whereabouts): Place | undefined {
  const artifact = artifactOf(location, whereabouts);
  return artifact && placeIn(artifact, linesOfRegion(at(location, 'physicalLocation', 'region')));
}

/** The place of some lines in a file. */
function placeIn(artifact: Artifact, lines: RegionLines): Place {
  const { file } = artifact;
  if (file.kind === 'lost') return nowhere(file, lines);
  const { path } = file;
  const otherwise = otherwiseOf(file, lines);
  // The region is one of the part, which has lines of its own.
  if (artifact.kind === 'part') return { kind: 'file', path };
  if (lines.kind === 'offset') {
    const reason = 'the log has its offset in the file, but no line';
    return { kind: 'nowhere', path, reason, inCheckout: true, offset: lines.offset };
  }
  if (lines.kind === 'file') return { kind: 'file', path, ...otherwise };
  const { startLine, endLine } = lines;
  return { kind: 'lines', startLine, endLine, path, ...otherwise };
}

function nowhere(file: LostFile, lines: RegionLines): Nowhere {
  const { path, reason, inCheckout, behind, byEnding, maybe } = file;
  if (path === undefined) return { kind: 'nowhere', reason };
  const files = maybe === 'anything' || maybe.length === 0 ? undefined : maybe;
  const oneOf = byEnding ? files : undefined;
  const alike = byEnding || inCheckout ? undefined : files;
  const isTold = inCheckout === true || files !== undefined;
  const line = isTold && lines.kind === 'lines' ? lines.startLine : undefined;
  return {
    kind: 'nowhere',
    path,
    reason,
    ...(inCheckout && { inCheckout }),
    ...(behind && { behind }),
    ...(line !== undefined && { line }),
    ...(oneOf && { oneOf }),
    ...(alike && { alike }),
    ...otherwiseOf(file, lines),
  };
}

function otherwiseOf({ otherwise }: PathResolution, lines: RegionLines): Pick<Nowhere, 'otherwise'> {
  return otherwise === undefined ? {} : { otherwise: nowhere(otherwise, lines) };
}

/** The file of a location, or undefined when it names none. */
export function resolveLocation(location: unknown, whereabouts: Whereabouts): PathResolution | undefined {
  return artifactOf(location, whereabouts)?.file;
}

/** A file, or a part of one: a member of an archive, a stream of a container. */
interface Artifact {
  readonly kind: 'file' | 'part';
  readonly file: PathResolution;
}

/**
 * The file of an artifact location (§3.4), or undefined when it names none. `index` alone refers to an
 * artifact of the run (§3.4.5). Where both stand and disagree, `uri` is right: some tools write 0 for every
 * `index`.
 */
export function resolveArtifact(location: unknown, whereabouts: Whereabouts): Artifact | undefined {
  const indexed = artifactAt(location, whereabouts);
  const own = textAt(location, 'uri');
  const holder =
    own === undefined || own === textAt(indexed, 'location', 'uri')
      ? holderOf(indexed, whereabouts)
      : undefined;
  const named = holder ?? (own === undefined ? at(indexed, 'location') : location);
  const uri = textAt(named, 'uri');
  if (uri === undefined) return undefined;
  const file = whereabouts.resolvePath(uri, textAt(named, 'uriBaseId'));
  return { kind: holder === undefined ? 'file' : 'part', file };
}

function artifactOf(location: unknown, whereabouts: Whereabouts): Artifact | undefined {
  return resolveArtifact(at(location, 'physicalLocation', 'artifactLocation'), whereabouts);
}

function artifactAt(location: unknown, { artifacts }: Whereabouts): unknown {
  const index = indexAt(location, 'index');
  return index === undefined ? undefined : artifacts[index];
}

/**
 * The location of the file that an artifact is nested in, by `parentIndex` (§3.24.3), or undefined when it
 * stands alone. The path of a nested one begins in its parent: `/docs/intro.docx` of an archive is no file of
 * the tree.
 */
function holderOf(artifact: unknown, { artifacts }: Whereabouts): unknown {
  let index = indexAt(artifact, 'parentIndex');
  if (index === undefined) return undefined;
  const parents = new Set<number>();
  let here = artifact;
  for (; index !== undefined; index = indexAt(here, 'parentIndex')) {
    if (parents.has(index)) return {};
    parents.add(index);
    here = artifacts[index];
  }
  return at(here, 'location') ?? {};
}

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;

type RegionLines =
  | { readonly kind: 'lines'; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'offset'; readonly offset: Offset };

/**
 * The lines of a region (SARIF §3.30); columns are not used. `startLine` alone is that line, no region is the
 * whole file, and a first line below 1 or of a wrong type, which some tools write when they have none, is the
 * whole file too. An end before the start is the start. Offsets without a line need the text of the file.
 */
export function linesOfRegion(region: unknown): RegionLines {
  const start = at(region, 'startLine');
  if (start === undefined) {
    const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
    return offset === undefined ? { kind: 'file' } : { kind: 'offset', offset };
  }
  if (!Number.isInteger(start)) return { kind: 'file' };
  if (Number(start) < 1) return { kind: 'file' };
  const startLine = Math.min(Number(start), LAST_LINE);
  const end = at(region, 'endLine');
  // `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5).
  const last = Number.isInteger(end) ? Number(end) - (at(region, 'endColumn') === 1 ? 1 : 0) : 0;
  return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}

function toOffset(region: unknown, unit: Offset['unit'], name: 'char' | 'byte'): Offset | undefined {
  const start = indexAt(region, `${name}Offset`);
  return start === undefined
    ? undefined
    : { unit, start, end: start + (indexAt(region, `${name}Length`) ?? 0) };
}
