import { describe, expect, test } from '@jest/globals';
import { createFileCatalogue } from '../../src/sarif/file-catalogue.ts';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toTree } from '../../src/sarif/tree.ts';

const TREE = toTree([
  ...['a.c', 'b.c', 'src/c.c', 'one/d.c', 'two/d.c'].map((path) => ({ path, type: 'file' as const })),
  { path: 'link.c', type: 'link' },
]);

function filesOf(
  artifacts: readonly unknown[],
  speakers: readonly unknown[] = [],
  ...reported: readonly string[]
) {
  const resolvePath = createPathResolver(
    TREE,
    { checkout: '/checkout', prefix: '', workspaces: [] },
    { originalUriBaseIds: undefined, workingDirectories: [] },
  );
  const catalogue = createFileCatalogue({ artifacts, resolvePath });
  for (const value_ of speakers) catalogue.note(value_);
  const files = catalogue.files(reported.map((path) => ({ place: { kind: 'file', path } })));
  return files && [...files].sort();
}

const file = (uri: string, ...roles: readonly string[]) => ({
  location: { uri },
  ...(roles.length > 0 ? { roles } : {}),
});
const at = (artifactLocation: unknown) => ({ locations: [{ physicalLocation: { artifactLocation } }] });

describe('artifacts are a catalogue (§3.14.15, §3.24.6)', () => {
  test.each<[string, readonly unknown[], readonly unknown[], readonly string[] | undefined]>([
    ['when a file has no results', [file('a.c'), file('b.c')], [at({ uri: 'a.c' })], ['a.c', 'b.c']],
    [
      'not when every file has results',
      [file('a.c'), file('b.c')],
      [at({ uri: 'a.c' }), at({ index: 1 })],
      undefined,
    ],
    [
      'not when the others stand in code flows, related locations or fixes (CodeQL)',
      [file('a.c'), file('b.c'), file('src/c.c'), file('one/d.c')],
      [
        {
          ...at({ index: 0 }),
          relatedLocations: at({ uri: 'b.c' }).locations,
          codeFlows: [{ threadFlows: [{ locations: [{ location: at({ index: 2 }).locations[0] }] }] }],
          fixes: [{ artifactChanges: [{ artifactLocation: { uri: 'one/d.c' } }] }],
        },
      ],
      undefined,
    ],
    [
      'not when the other is the target of the result',
      [file('a.c')],
      [{ analysisTarget: { uri: 'a.c' } }],
      undefined,
    ],
    ['with the encoding of another root', [file('a.c')], [at({ uri: 'file:///checkout/a.c' })], undefined],
    ['when it has targets', [file('a.c', 'analysisTarget'), file('b.c')], [at({ uri: 'a.c' })], ['a.c']],
    ['not by files of other roles', [file('a.c', 'resultFile'), file('b.c', 'tracedFile')], [], undefined],
    [
      'not by folders and parts of files',
      [{ location: { uri: 'a.c' }, parentIndex: 0 }, file('src')],
      [],
      undefined,
    ],
    ['not when it is empty, or nothing in it can be found', [file('gone.c'), {}, null, 3], [], undefined],
  ])('%s', (_, artifacts, speakers, expected) => {
    expect(filesOf(artifacts, speakers)).toEqual(expected);
  });

  test('with every file that has results', () => {
    expect(filesOf([file('a.c', 'analysisTarget')], [], 'src/c.c')).toEqual(['a.c', 'src/c.c']);
  });

  test('with every file that one of them may be', () => {
    expect(filesOf([file('a.c'), file('/x/d.c')])).toEqual(['a.c', 'one/d.c', 'two/d.c']);
    // That alone is no evidence: it may as well be a file of the tool.
    expect(filesOf([file('/x/d.c')])).toBeUndefined();
  });

  test('not when one of them may be any', () => {
    expect(filesOf([file('a.c'), file('link.c')])).toBeUndefined();
    expect(filesOf([file('a.c', 'analysisTarget'), file('link.c', 'analysisTarget')])).toBeUndefined();
  });
});
