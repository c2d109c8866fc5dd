import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree, toTree } from '../../src/logs/tree.ts';

export const DEMO = join(import.meta.dirname, '../../fixtures/demo');
/** The states of the demo's source tree, in their order. */
export const STATES = ['base', 'push-1', 'push-2', 'push-3', 'push-4'] as const;
export type State = (typeof STATES)[number];

/**
 * The tree of a state: the base folder, and what the headers of the patches up to there add, delete and
 * rename.
 */
export function demoTree(state: State): Tree {
  const base = join(DEMO, 'history/0-base');
  const files = globSync('**/*', { cwd: base, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(files.map((file) => join(file.parentPath, file.name).slice(base.length + 1)));
  for (let push = 1; push <= STATES.indexOf(state); push += 1) {
    const patch = readFileSync(join(DEMO, `history/${push}-push-${push}.patch`), 'utf8');
    for (const file of patch.split(/^(?=diff --git )/m)) applyHeader(file, paths);
  }
  return toTree([...paths].map((path) => ({ path, type: 'file' })));
}

function applyHeader(file: string, paths: Set<string>): void {
  const header = file.split(/^(?:@@|GIT binary)/m, 1)[0] ?? '';
  const added = /^new file mode/m.test(header) ? /^\+\+\+ (.*)$/m.exec(header)?.[1] : undefined;
  const deleted = /^deleted file mode/m.test(header) ? /^--- (.*)$/m.exec(header)?.[1] : undefined;
  const from = /^rename from (.*)$/m.exec(header)?.[1];
  const to = /^rename to (.*)$/m.exec(header)?.[1];
  for (const path of [deleted?.replace(/^"?a\//, ''), from])
    if (path !== undefined) paths.delete(unquote(path));
  for (const path of [added?.replace(/^"?b\//, ''), to]) if (path !== undefined) paths.add(unquote(path));
}

/** git writes bytes outside ASCII in octal, and a tab after a name with a space. */
function unquote(path: string): string {
  const bytes = path
    .replace(/[\t"]$/, '')
    .replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
