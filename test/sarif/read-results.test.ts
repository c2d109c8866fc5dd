import { expect, test } from '@jest/globals';
import { namedFiles } from '../../src/sarif/read-results.ts';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toTree } from '../../src/sarif/tree.ts';

const tree = toTree([
  { path: 'classes/A.cls', type: 'file' },
  { path: 'classes/B.cls', type: 'file' },
]);
const roots = { checkout: '/builds/app', prefix: '', workspaces: [] };
const resolvePath = createPathResolver(tree, roots, {
  originalUriBaseIds: undefined,
  workingDirectories: [],
});

test.each<[string, readonly string[]]>([
  ['Fix the errors in /builds/app/classes/A.cls and retry.', ['classes/A.cls']],
  ["'classes/B.cls': bad, and classes/B.cls again", ['classes/B.cls']],
  ['classes\\A.cls(3,4)', ['classes/A.cls']],
  ['in classes/A.cls:20:3.', ['classes/A.cls']],
  ['at run (/opt/tool/dist/engine.js:20:3)', []],
  ['Out of memory.', []],
  ['', []],
])('%j names %j', (text, files) => {
  expect(namedFiles(text, resolvePath)).toEqual(files);
});

test.each(['/', '/.', '.a/', '\\'])('a text of %j over and over is read in a moment', (piece) => {
  expect(namedFiles(piece.repeat(20_000), resolvePath)).toEqual([]);
  expect(namedFiles(`${piece.repeat(2_000)}x `.repeat(10), resolvePath)).toEqual([]);
});
