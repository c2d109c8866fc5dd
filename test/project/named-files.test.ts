import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
/** A file, or a folder with its slash; `NAME` stands for any. */
const PATH = /^(?!.*NAME)(?:[\w.-]+\/)*(?:[\w-][\w.-]*\.(?:json|md|tsx?|yml)|[\w.-]+\/)$/u;
/** Where a path may begin that is not told from the root. */
const PLACES = ['.', 'src', 'sandbox'];

/**
 * Files and folders that a page names, in its text or among the stations of the data, and that are not there.
 */
function missing(page: string, root: string): readonly string[] {
  const stations = [...page.matchAll(/^```text\n([\s\S]*?)^```/gmu)].flatMap(
    ([, block = '']) => block.match(/\b[\w-]+\/(?!\S)/gu) ?? [],
  );
  const told = [...page.matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
  const named = [...told.filter((text) => PATH.test(text)), ...stations];
  if (named.length === 0) throw new Error('the page names no file');
  return [...new Set(named)].filter((path) => {
    if (PLACES.some((place) => existsSync(join(root, place, path)))) return false;
    return path.includes('/') || globSync(`{src,sandbox}/**/${path}`, { cwd: root }).length === 0;
  });
}

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names files that are there', (name) => {
  expect(missing(readFileSync(join(ROOT, name), 'utf8'), ROOT)).toEqual([]);
});
