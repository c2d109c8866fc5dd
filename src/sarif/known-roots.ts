import { textAt } from '../log/raw.ts';
import { type NamedPath, toNames, toPaths } from './uri.ts';
import { resolveUriBase } from './uri-base.ts';

/** Most working directories of a run that are tried; a run is a handful of processes (SARIF §3.14.11). */
const MOST_WORKING_DIRECTORIES = 20;

/** Folders that paths of a log may begin with. */
export interface Roots {
  /** The top of the checkout, absolute. */
  readonly checkout: string;
  /** The working directory inside the checkout, with `/`; empty for its top. */
  readonly prefix: string;
  /** Other names of the top of the checkout, for example in the container of the analyzer; absolute. */
  readonly workspaces: readonly string[];
}

/** What a run says about its paths. */
export interface PathHints {
  readonly originalUriBaseIds: unknown;
  /** `invocations[].workingDirectory` (SARIF §3.20.19), which are artifact locations. */
  readonly workingDirectories: readonly unknown[];
}

/** A folder outside the tree, and where in the tree its content may begin, likeliest first. */
export interface Root {
  readonly names: readonly string[];
  readonly starts: readonly (readonly string[])[];
  /** `checkout` and `workspace` come from the job, `run` from the log. */
  readonly kind: 'checkout' | 'workspace' | 'run';
}

export interface KnownRoots {
  readonly prefix: readonly string[];
  readonly roots: readonly Root[];
  readonly workingDirectories: readonly NamedPath[];
  /** The folders that a `uriBaseId` may stand for, by its spellings; empty where the log does not say. */
  readonly basesOf: (uriBaseId: string) => readonly NamedPath[];
}

/** Gathers the folders that paths of one run may begin with: of the job, and of the run itself. */
export function toKnownRoots(
  { checkout, prefix: prefixPath, workspaces }: Roots,
  hints: PathHints,
): KnownRoots {
  const prefix = toNames(prefixPath).names;
  const folders = hints.workingDirectories.map((location) => {
    const base = textAt(location, 'uriBaseId');
    const above = base === undefined ? '' : (resolveUriBase(hints.originalUriBaseIds, base) ?? '');
    const uri = textAt(location, 'uri');
    return uri === undefined ? '' : above + uri;
  });
  const workingDirectories = [...new Set(folders)].slice(0, MOST_WORKING_DIRECTORIES).flatMap(toFolders);
  const fromRun = workingDirectories.filter((folder) => folder.absolute);
  return {
    prefix,
    workingDirectories,
    roots: [
      ...toFolders(checkout).map(({ names }) => ({ names, starts: [[]], kind: 'checkout' as const })),
      ...workspaces
        .flatMap(toFolders)
        .map(({ names }) => ({ names, starts: [[], prefix], kind: 'workspace' as const })),
      ...fromRun.map(({ names }) => ({ names, starts: [prefix, []], kind: 'run' as const })),
    ],
    basesOf: (uriBaseId) => {
      const uri = resolveUriBase(hints.originalUriBaseIds, uriBaseId);
      return uri === undefined ? [] : toFolders(uri);
    },
  };
}

/** The names of a path below a root, or undefined when it is not below it. Drives of Windows ignore case. */
export function below(path: readonly string[], root: Root): readonly string[] | undefined {
  const ignoreCase = root.names[0]?.endsWith(':') === true;
  const same = root.names.every((name, index) => {
    const other = path[index] ?? '';
    return name === other || (ignoreCase && name.toLowerCase() === other.toLowerCase());
  });
  return same && path.length > root.names.length ? path.slice(root.names.length) : undefined;
}

function toFolders(uri: string): readonly NamedPath[] {
  return uri === '' ? [] : toPaths(uri).map((path) => toNames(path));
}
