import type { Place } from '../finding/finding.ts';
import type { PathResolution } from './path-resolution.ts';
import { at, indexAt, listAt, textAt } from './raw.ts';
import { toLines } from './region.ts';
import type { ResolvePath } from './resolve-path.ts';

/** What is needed to find the files of one run. */
export interface Whereabouts {
  /** `run.artifacts`. */
  readonly artifacts: readonly unknown[];
  readonly resolvePath: ResolvePath;
}

/**
 * The place of a result: its first location that names a file (SARIF §3.27.12: several locations are one problem that
 * has to be mended in all of them).
 */
export function toPlace(result: unknown, whereabouts: Whereabouts): Place {
  const locations = listAt(result, 'locations');
  const location = locations.find((candidate) => resolveLocation(candidate, whereabouts) !== undefined);
  return placeOf(location, whereabouts) ?? nowhere(locations);
}

/** The place of one location object (§3.28), or undefined when it names no file. */
export function placeOf(location: unknown, whereabouts: Whereabouts): Place | undefined {
  const resolution = resolveLocation(location, whereabouts);
  if (resolution === undefined) return undefined;
  if (resolution.kind === 'lost') {
    const { path, reason } = resolution;
    return path === undefined ? { kind: 'nowhere', reason } : { kind: 'nowhere', path, reason };
  }
  const { path } = resolution;
  const lines = toLines(at(location, 'physicalLocation', 'region'));
  return lines.kind === 'unclear' ? { kind: 'nowhere', path, reason: lines.reason } : { ...lines, path };
}

/** The file of a location, or undefined when it names none. */
export function resolveLocation(location: unknown, whereabouts: Whereabouts): PathResolution | undefined {
  const artifact = at(location, 'physicalLocation', 'artifactLocation');
  // §3.4.5: `index` alone refers to an artifact of the run. Where both stand and disagree, `uri` is right: some
  // tools write 0 for every `index`.
  const named = textAt(artifact, 'uri') === undefined ? artifactAt(artifact, whereabouts) : artifact;
  const uri = textAt(named, 'uri');
  return uri === undefined ? undefined : whereabouts.resolvePath(uri, textAt(named, 'uriBaseId'));
}

function artifactAt(artifact: unknown, { artifacts }: Whereabouts): unknown {
  const index = indexAt(artifact, 'index');
  return index === undefined ? undefined : at(artifacts[index], 'location');
}

function nowhere(locations: readonly unknown[]): Place {
  const reason = locations.length === 0 ? 'the log gives it no location' : 'its location names no file';
  return { kind: 'nowhere', reason };
}
