import { openPaths, type Roots } from '../../src/logs/paths.ts';
import type { Tree } from '../../src/logs/tree.ts';

export interface Written {
  readonly base?: string | undefined;
  readonly bases?: unknown;
  readonly workingDirectories?: readonly unknown[];
  /** Other paths of results of the log. */
  readonly beside?: readonly string[];
}

/** The file that a log means which has a result at this path. */
export function findFile(tree: Tree, roots: Partial<Roots>, uri: string, written: Written = {}) {
  const { base, bases, workingDirectories = [], beside = [] } = written;
  const uriBaseId = base === undefined ? {} : { uriBaseId: base };
  const run = {
    originalUriBaseIds: bases,
    invocations: workingDirectories.map((workingDirectory) => ({ workingDirectory })),
    results: [uri, ...beside].map((path) => ({
      locations: [{ physicalLocation: { artifactLocation: { uri: path, ...uriBaseId } } }],
    })),
  };
  const found = { checkout: '/home/runner/work/app', prefix: '', workspaces: [], ...roots };
  return openPaths(tree, found, [run])(0)(uri, base);
}

/** Its path, or the reason that there is none. */
export function nameFile(...asked: Parameters<typeof findFile>): string {
  const file = findFile(...asked);
  return file.kind === 'found' ? file.path : file.reason;
}
