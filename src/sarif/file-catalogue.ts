import type { Finding } from '../finding/finding.ts';
import { at, isObject, listAt } from '../log/raw.ts';
import { type Artifact, resolveArtifact, type Whereabouts } from './place.ts';

/** Gathers which files a run looked at, while its results are read one by one. */
export interface FileCatalogue {
  /** Takes note of the files that findings are in. */
  notePlaces(findings: readonly Pick<Finding, 'place'>[]): void;
  /** Takes note of all files that results or notifications speak of. */
  note(speaker: unknown): void;
  /** Whether there are files that nothing has spoken of yet, so that it matters what else is said. */
  isListening(): boolean;
  /**
   * The files that were looked at, if the run lists them, else undefined.
   *
   * @param findings whose files were looked at too
   */
  files(findings: readonly Pick<Finding, 'place'>[]): ReadonlySet<string> | undefined;
}

/**
 * `run.artifacts` is a catalogue in two cases only (SARIF §3.14.15 allows any subset): it has artifacts of the role `analysisTarget`
 * (§3.24.6), which then are the catalogue, or it names a file that nothing in the run speaks of. Most tools list the files that
 * have results, some (CodeQL) also those of related locations, code flows and notifications, so that a file that is missing
 * there means nothing. Artifacts inside another one, and those of other roles, are no files that were looked at.
 */
export function createFileCatalogue(whereabouts: Whereabouts): FileCatalogue {
  const listed = whereabouts.artifacts.filter((artifact) => isObject(artifact) && !isNested(artifact));
  const targets = listed.filter((artifact) => listAt(artifact, 'roles').includes('analysisTarget'));
  const plain = listed.filter((artifact) => listAt(artifact, 'roles').length === 0);
  const artifacts = targets.length > 0 ? targets : plain;
  const resolved = artifacts.flatMap(
    (artifact) => resolveArtifact(at(artifact, 'location'), whereabouts) ?? [],
  );
  const possible = resolved.map(toPaths);
  const found = resolved.flatMap(({ file }) => (file.kind === 'found' ? [file.path] : []));
  // Files that nothing has spoken of yet; only one of them makes a plain list a catalogue.
  const silent = new Set(targets.length > 0 ? [] : found);

  function hear(location: unknown): void {
    const artifact = resolveArtifact(location, whereabouts);
    const spokenOf = artifact === undefined ? [] : toPaths(artifact);
    if (spokenOf === 'anything') silent.clear();
    else for (const path of spokenOf) silent.delete(path);
  }

  function note(speaker: unknown): void {
    if (silent.size === 0 || typeof speaker !== 'object' || speaker === null) return;
    for (const name of Object.keys(speaker)) {
      const value: unknown = (speaker as Record<string, unknown>)[name];
      if (name === 'artifactLocation' || name === 'analysisTarget') hear(value);
      else if (typeof value === 'object') note(value);
    }
  }

  return {
    notePlaces(findings) {
      if (silent.size === 0) return;
      for (const { place } of findings) if (place.kind !== 'nowhere') silent.delete(place.path);
    },
    note,
    isListening: () => silent.size > 0,
    files(findings) {
      if (targets.length === 0 && silent.size === 0) return undefined;
      const paths = possible.filter((choice) => choice !== 'anything');
      // One that may be any file may be every file that is not listed.
      if (paths.length < possible.length) return undefined;
      const looked = new Set(paths.flat());
      for (const { place } of findings) if (place.path !== undefined) looked.add(place.path);
      return looked;
    },
  };
}

function isNested(artifact: object): boolean {
  return at(artifact, 'parentIndex') !== undefined && at(artifact, 'parentIndex') !== -1;
}

/** The files of the analyzed commit that an artifact is or may be. */
function toPaths({ file }: Artifact): readonly string[] | 'anything' {
  return file.kind === 'found' ? [file.path] : file.maybe;
}
