import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { toSpots } from '../../src/finding/spot.ts';
import { type FileName, openTexts } from '../../src/git/file-texts.ts';
import { createGit } from '../../src/git/git.ts';
import type { OldTree } from '../../src/match/subjects.ts';
import { readOldTrees } from '../../src/observe/old-trees.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { createRepository, type Files, type Repository, TEST_ENVIRONMENT } from '../git/repository.ts';
import { makeThread, type ThreadParts } from '../thread/make-thread.ts';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
});
afterEach(() => repository.dispose());

interface Read {
  readonly tree: OldTree | undefined;
  /** Texts that were read, as paths. */
  readonly read: readonly string[];
}

/** The old tree of a commit with a thread on line 4 of `a.js`, about which a person decided, as a rule. */
async function readTree(before: Files, after: Files, thread: ThreadParts = { flag: true }): Promise<Read> {
  const then = repository.commit(before);
  const now = repository.commit(after);
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const texts = openTexts(git);
  const read: string[] = [];
  const threads = toSpots([makeFinding({ path: 'a.js', line: 4 })]).map((spot) =>
    makeThread(spot, { head: then, ...thread }),
  );
  const trees = await readOldTrees(git, now, threads, {
    ...texts,
    read(wanted: Iterable<FileName>) {
      const files = [...wanted];
      read.push(...files.map(({ path }) => path));
      return texts.read(files);
    },
  });
  return { tree: trees.get(then), read };
}

const OLD = 'one\ntwo\nthree\nfour\nfive\nsix\n';
const EDITED = OLD.replace('six', 'other');
const wide = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
/** Characters with the byte of a line feed in them. */
const SPLIT = '\u4e0a\u0a4e';
const LARGE = `${'x'.repeat(5_000_000)}\n`;

test.each<[string, string | Buffer, string | Buffer, boolean]>([
  ['no such ends, and an edit below', OLD, EDITED, true],
  ['an end above on both sides, and an edit below', `/*\f*/${OLD}`, `/*\f*/${EDITED}`, true],
  [
    'an end above on both sides, and an edit of what another one has there',
    `/*\f*/${OLD}`,
    `/*\f*/${OLD.replace('three', '3')}`,
    false,
  ],
  ['an end below', OLD, OLD.replace('six', 's\u2028ix'), true],
  ['an end that was put in above', OLD, OLD.replace('one', 'o\u2028ne'), false],
  ['an end that was taken out above', OLD.replace('one', 'o\u2028ne'), OLD, false],
  ['another end in its place', OLD.replace('one', 'o\x1Ene'), OLD.replace('one', 'o\fne'), false],
  ['ends of Windows', OLD, OLD.replaceAll('\n', '\r\n'), false],
  ['ends of Windows before and after', OLD.replaceAll('\n', '\r\n'), EDITED.replaceAll('\n', '\r\n'), true],
  ['lone CRs in place of line feeds', OLD, OLD.replaceAll('\n', '\r'), false],
  ['line feeds in place of lone CRs', OLD.replaceAll('\n', '\r'), OLD, false],
  ['UTF-16, and an edit below', wide(OLD), wide(EDITED), true],
  [
    'UTF-16, whose characters hold ends of lines',
    wide(`// ${SPLIT}\n${OLD}`),
    wide(`// ${SPLIT}\n${OLD.replace('three', '3')}`),
    false,
  ],
  ['more than is read', `${OLD}${LARGE}`, `${OLD}${LARGE}more\n`, false],
])('%s: whether line 4 stands where it stood by all', async (_, before, after, stands) => {
  const shown = { '.gitattributes': '*.js diff\n' };
  const { tree } = await readTree({ 'a.js': before, ...shown }, { 'a.js': after });
  expect(tree?.standsByAll('a.js', 4) === true && tree.exactNow('a.js', 4) === 4).toBe(stands);
});

test('follows a file that was renamed', async () => {
  const after = { 'a.js': null, 'b.js': `/*\f*/${OLD.replace('three', '3')}` };
  const { tree } = await readTree({ 'a.js': `/*\f*/${OLD}` }, after);
  expect([tree?.pathNow('a.js'), tree?.standsByAll('a.js', 4), tree?.standsByAll('a.js', 6)]).toEqual([
    'b.js',
    false,
    true,
  ]);
});

test('reads both sides of a changed file about which a person decided, and no other file', async () => {
  const before = { 'a.js': OLD, 'b.js': OLD };
  expect((await readTree(before, { 'a.js': EDITED, 'b.js': EDITED })).read).toEqual(['a.js', 'a.js']);
  expect((await readTree(before, { 'b.js': EDITED })).read).toEqual([]);
  expect((await readTree(before, { 'a.js': EDITED }, {})).read).toEqual([]);
});

const LONG = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
const NEAR = LONG.replace('line 20', 'other');

test.each<[string, Files, boolean]>([
  ['a file that was renamed, and a near-copy has its name', { 'a.js': NEAR, 'b.js': LONG }, true],
  ['a file with a near-copy beside it', { 'b.js': NEAR }, false],
  [
    'an edited file with a copy beside it that is less like it',
    { 'a.js': NEAR, 'b.js': NEAR.replace('line 25', 'x') },
    false,
  ],
  ['a file that was split in two', { 'a.js': LONG.slice(0, 120), 'b.js': LONG.slice(120) }, false],
])('%s: whether what a person judged is lost', async (_, after, isLost) => {
  const { tree } = await readTree({ 'a.js': LONG }, after);
  expect(tree?.isLost('a.js', 4)).toBe(isLost);
});

test('what a person judged goes with a file that was renamed before a near-copy took its name', async () => {
  const before = repository.commit({ 'a.js': LONG });
  repository.commit({ 'a.js': null, 'b.js': LONG });
  const now = repository.commit({ 'a.js': NEAR });
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const threads = toSpots([makeFinding({ path: 'a.js', line: 4 })]).map((spot) =>
    makeThread(spot, { head: before, flag: true }),
  );
  const tree = (await readOldTrees(git, now, threads, openTexts(git))).get(before);
  expect([tree?.pathNow('a.js'), tree?.isLost('a.js', 4)]).toEqual(['b.js', false]);
});
