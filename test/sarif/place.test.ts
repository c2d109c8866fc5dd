import { expect, test } from '@jest/globals';
import { toPlace } from '../../src/sarif/place.ts';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toTree } from '../../src/sarif/tree.ts';

const TREE = toTree(['a.c', 'b.c', 'src/c.c'].map((path) => ({ path, type: 'file' as const })));
const WHEREABOUTS = {
  artifacts: [
    { location: { uri: 'a.c' } },
    { location: { uri: 'c.c', uriBaseId: 'SRC' } },
    { length: 3 },
    { location: { uri: '/src/c.c' }, parentIndex: 0 },
    { offset: 17, parentIndex: 3 },
    { location: { uri: 'b.c' }, parentIndex: 6 },
    { location: { uri: 'a.c' }, parentIndex: 5 },
    { location: { uri: 'b.c' }, parentIndex: 99 },
    { location: { uri: 'b.c' }, parentIndex: -1 },
  ],
  resolvePath: createPathResolver(
    TREE,
    { checkout: '/checkout', prefix: '', workspaces: [] },
    { originalUriBaseIds: { SRC: { uri: 'src/' } }, workingDirectories: [] },
  ),
};

function at(artifactLocation: unknown, region?: unknown) {
  return { physicalLocation: { artifactLocation, region } };
}

const onLine = (path: string, line: number) => ({ kind: 'lines', path, startLine: line, endLine: line });

test.each([
  ['uri', [at({ uri: 'a.c' }, { startLine: 3 })], onLine('a.c', 3)],
  ['index alone (§3.4.5)', [at({ index: 1 }, { startLine: 3 })], onLine('src/c.c', 3)],
  [
    'uri rather than an index that disagrees',
    [at({ uri: 'b.c', index: 0 }, { startLine: 3 })],
    onLine('b.c', 3),
  ],
  ['an empty uri is none', [at({ uri: '', index: 0 }, { startLine: 3 })], onLine('a.c', 3)],
  ['a file without region', [at({ uri: 'a.c' })], { kind: 'file', path: 'a.c' }],
  [
    'the first of several (§3.27.12)',
    [at({ uri: 'b.c' }, { startLine: 1 }), at({ uri: 'a.c' })],
    onLine('b.c', 1),
  ],
  [
    'the first that names a file',
    [{ logicalLocations: [{ name: 'f' }] }, at({}), at({ uri: 'a.c' })],
    { kind: 'file', path: 'a.c' },
  ],
  ['none', [], { kind: 'nowhere', reason: 'the log gives it no location' }],
  [
    'logical ones only',
    [{ logicalLocations: [{ name: 'f' }] }],
    { kind: 'nowhere', reason: 'its location names no file' },
  ],
  ['an empty artifact location', [at({})], { kind: 'nowhere', reason: 'its location names no file' }],
  [
    'an index without a location',
    [at({ index: 2 })],
    { kind: 'nowhere', reason: 'its location names no file' },
  ],
  [
    'a file that is gone',
    [at({ uri: 'd.c' }, { startLine: 3 })],
    { kind: 'nowhere', path: 'd.c', reason: 'd.c is not in the analyzed commit' },
  ],
  [
    'an offset',
    [at({ uri: 'a.c' }, { charOffset: 3 })],
    {
      kind: 'nowhere',
      path: 'a.c',
      reason: 'the log has its offset in the file, but no line',
      inCheckout: true,
      offset: { unit: 'characters', start: 3, end: 3 },
    },
  ],
])('location: %s', (_, locations, expected) => {
  expect(toPlace({ locations }, WHEREABOUTS)).toEqual(expected);
});

const inFile = (path: string) => ({ kind: 'file', path });

test.each([
  ['by its index', { index: 3 }, inFile('a.c')],
  ['by index and path', { uri: '/src/c.c', index: 3 }, inFile('a.c')],
  ['two levels down', { index: 4 }, inFile('a.c')],
  ['in a loop of parents', { index: 5 }, { kind: 'nowhere', reason: 'its location names no file' }],
  ['in a parent that is not there', { index: 7 }, { kind: 'nowhere', reason: 'its location names no file' }],
  ['that is none, by the default of the schema', { index: 8 }, onLine('b.c', 3)],
  ['that the path contradicts', { uri: 'b.c', index: 3 }, onLine('b.c', 3)],
])('a part of a file %s is in the file, on no line of it (§3.24.3)', (_, artifactLocation, expected) => {
  expect(toPlace({ locations: [at(artifactLocation, { startLine: 3 })] }, WHEREABOUTS)).toEqual(expected);
});
