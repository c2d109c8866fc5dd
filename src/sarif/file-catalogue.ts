import { PASSED_OVER } from '../analyzers/unparsed-results.ts';
import type { Finding } from '../finding/finding.ts';
import type { ListedFiles } from '../finding/foreign-log.ts';
import { isOfPackage } from '../finding/package-folders.ts';
import { at, isObject, listAt, textAt } from '../log/raw.ts';
import { resolveArtifact, type Whereabouts } from './place.ts';
import { possibleFiles } from './resolve-path.ts';

/** Gathers which files a run looked at, while its results are read one by one. */
interface FileCatalogue {
  /** Takes note of the files that findings are in. */
  notePlaces(findings: readonly Pick<Finding, 'place'>[]): void;
  /** Takes note of all files that results or notifications mention. */
  note(told: unknown): void;
  /** Takes out the files that the tool says it passed over. Who says so lists all that it was handed. */
  leaveOut(invocations: readonly unknown[], tool: string): void;
  /** There are files that nothing has mentioned yet, so that it matters what else is said. */
  hasUnmentioned(): boolean;
  /**
   * The files that were looked at, if the run lists them, else undefined.
   *
   * @param findings whose files were looked at too
   */
  files(findings: readonly Pick<Finding, 'place'>[]): ReadonlySet<string> | undefined;
}

/**
 * `run.artifacts` is a catalogue in two cases only (SARIF §3.14.15 allows any subset): it has artifacts of
 * the role `analysisTarget` (§3.24.6), which then are the catalogue, or it names a file that nothing in the
 * run mentions, but to say that it was passed over. Most tools list the files that have results, some
 * (CodeQL) also those of related locations, code flows and notifications, so that a file that is missing
 * there means nothing. Artifacts inside another one, and those of other roles, are no files that were looked
 * at.
 */
export function createFileCatalogue(whereabouts: Whereabouts): FileCatalogue {
  const listed = whereabouts.artifacts.filter((artifact) => isObject(artifact) && !isNested(artifact));
  const targets = listed.filter((artifact) => listAt(artifact, 'roles').includes('analysisTarget'));
  const plain = listed.filter((artifact) => listAt(artifact, 'roles').length === 0);
  const artifacts = targets.length > 0 ? targets : plain;
  const resolved = artifacts.flatMap(
    (artifact) => resolveArtifact(at(artifact, 'location'), whereabouts) ?? [],
  );
  const possible = resolved.map(({ file }) => possibleFiles(file));
  const found = resolved.flatMap(({ file }) => (file.kind === 'found' ? [file.path] : []));
  const passedOver = new Set<string>();
  // Files that nothing has mentioned yet; only one of them makes a plain list a catalogue.
  const unmentioned = new Set(targets.length > 0 ? [] : found);

  function strike(location: unknown): void {
    const artifact = resolveArtifact(location, whereabouts);
    const mentioned = artifact === undefined ? [] : possibleFiles(artifact.file);
    if (mentioned === 'anything') unmentioned.clear();
    else for (const path of mentioned) unmentioned.delete(path);
  }

  function note(told: unknown): void {
    if (unmentioned.size === 0 || typeof told !== 'object' || told === null) return;
    for (const name of Object.keys(told)) {
      const value: unknown = (told as Record<string, unknown>)[name];
      if (name === 'artifactLocation' || name === 'analysisTarget') strike(value);
      else if (typeof value === 'object') note(value);
    }
  }

  return {
    leaveOut(invocations, tool) {
      const known = PASSED_OVER.filter((one) => one.tool.test(tool));
      const told = invocations.flatMap((one) => listAt(one, 'toolConfigurationNotifications'));
      for (const notification of told) {
        const words = textAt(notification, 'message', 'text') ?? '';
        if (!known.some(({ message }) => message.test(words))) continue;
        for (const location of listAt(notification, 'locations')) {
          const file = resolveArtifact(
            at(location, 'physicalLocation', 'artifactLocation'),
            whereabouts,
          )?.file;
          if (file?.kind === 'found') passedOver.add(file.path);
        }
      }
    },
    notePlaces(findings) {
      if (unmentioned.size === 0) return;
      for (const { place } of findings) if (place.kind !== 'nowhere') unmentioned.delete(place.path);
    },
    note,
    hasUnmentioned: () => unmentioned.size > 0,
    files(findings) {
      if (targets.length === 0 && unmentioned.size === 0 && passedOver.size === 0) return undefined;
      const paths = possible.filter((choice) => choice !== 'anything');
      // One that may be any file may be every file that is not listed.
      if (paths.length < possible.length) return undefined;
      const looked = new Set(paths.flat().filter((path) => !passedOver.has(path)));
      for (const { place } of findings) if (place.path !== undefined) looked.add(place.path);
      return looked;
    },
  };
}

function isNested(artifact: object): boolean {
  return at(artifact, 'parentIndex') !== undefined && at(artifact, 'parentIndex') !== -1;
}

/**
 * Tells whether a file of a run's own list (SARIF §3.14.15) is of the checkout. An item without a path is no
 * file of the list.
 */
export function toListedFiles(whereabouts: Whereabouts): ListedFiles {
  let listed: ListedFiles = 'none';
  for (const artifact of whereabouts.artifacts) {
    const file = resolveArtifact(at(artifact, 'location'), whereabouts)?.file;
    if (file?.kind === 'found' || file?.inCheckout) return 'here';
    if (file?.path !== undefined && !isOfPackage(file.path)) listed = 'elsewhere';
  }
  return listed;
}

/**
 * The SHA-256 of files as they were analyzed, in lower case, by the path of the file; where two disagree, no
 * one.
 */
export function toHashes(whereabouts: Whereabouts): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const artifact of whereabouts.artifacts) {
    // SARIF §3.24.11: the hash of the contents, by the name of its function.
    const hash = textAt(artifact, 'hashes', 'sha-256')?.toLowerCase();
    if (hash === undefined || !isObject(artifact) || isNested(artifact) || !/^[0-9a-f]{64}$/u.test(hash))
      continue;
    const file = resolveArtifact(at(artifact, 'location'), whereabouts)?.file;
    if (file?.kind !== 'found') continue;
    if ((hashes.get(file.path) ?? hash) !== hash) doubtful.add(file.path);
    hashes.set(file.path, hash);
  }
  for (const path of doubtful) hashes.delete(path);
  return hashes;
}
