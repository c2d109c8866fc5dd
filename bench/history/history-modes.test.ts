import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRepository, type Repository } from '../../test/git/repository.ts';
import { followCharacters } from './follow-characters.ts';
import { benchHistories } from './history-bench.ts';
import { benchMoves } from './move-bench.ts';
import { readHistoryOptions } from './read-options.ts';
import { benchReformat } from './reformat-bench.ts';
import { benchRename } from './rename-bench.ts';

/** Reports each line with a call of `go` under one rule, and with `stop` under another, where it stands. */
const ANALYZER = `node -e "${`
const fs = require('node:fs');
const results = fs.readdirSync('.', { recursive: true }).filter((path) => path.endsWith('.js')).flatMap((path) =>
  fs.readFileSync(path, 'utf8').split(String.fromCharCode(10)).flatMap((text, index) =>
    ['go', 'stop'].flatMap((rule) => text.includes(rule + '(') ? [{
      ruleId: rule,
      message: { text: 'No ' + rule },
      locations: [{ physicalLocation: {
        artifactLocation: { uri: path },
        region: { startLine: index + 1, startColumn: text.indexOf(rule + '(') + 1 },
      } }],
    }] : [])));
console.log(JSON.stringify({ runs: [{ results }] }));
`.replaceAll('\n', ' ')}"`;

const functions = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `function first${index}(value) {\n  const name${index} = go('some name ${index}', value, ${index}, 'and more of it', 'than fits into sixty');\n  return stop(name${index});\n}\n`,
  ).join('\n');

let repository: Repository;

beforeAll(() => {
  repository = createRepository();
  repository.commit({ 'src/a.js': functions(6), 'src/b.js': functions(3) });
  for (let commit = 1; commit <= 5; commit += 1) {
    repository.commit({ 'src/a.js': `// Line ${commit}\n${functions(6)}` });
  }
});

afterAll(() => repository.dispose());

const optionsOf = (...args: string[]) =>
  readHistoryOptions(['--repository', repository.path, '--analyzer', ANALYZER, '--steps', '5', ...args]);

describe('a replay of a real history', () => {
  test('keeps with git what people decided on lines that did not change, and counts no file that nothing touched', async () => {
    const printed: string[] = [];
    const results = await benchHistories(optionsOf(), (text) => printed.push(text));
    expect(results).toEqual([
      expect.objectContaining({
        decided: {
          'ours, with git, decided': expect.objectContaining({ present: 12, kept: 12, lost: 0, wrong: 0 }),
          'ours, without git, decided': expect.objectContaining({ present: 12, wrong: 0 }),
        },
      }),
    ]);
    expect(printed.join('\n')).toContain('posted anew');
  });

  test('tells a file apart', async () => {
    const [result] = (await benchHistories(optionsOf('--apart', 'src/a.js'), () => {})) as readonly {
      readonly tallies: Readonly<Record<string, { readonly unchanged: number }>>;
    }[];
    expect(result?.tallies['ours, with git, in src/a.js']?.unchanged).toBe(12);
    expect(Object.keys(result?.tallies ?? {})).not.toContain('ours, with git');
  });
});

describe('a formatted checkout', () => {
  test('knows where each finding went, both ways, and leaves the checkout as it is', async () => {
    const before = repository.git('rev-parse', 'HEAD');
    const results = await benchReformat(optionsOf('--reformat'), () => {});
    expect(results.map(({ name }) => name.replace(/^.*: /u, ''))).toEqual([
      'twice the indentation',
      'wrapped and indented',
      'quotes, semicolons, commas and width',
    ]);
    for (const { files, tallies, decided } of results) {
      expect(files).toBe(2);
      for (const { present, gone, wrong } of Object.values({ ...tallies, ...decided })) {
        expect({ present, gone }).toEqual({ present: 18, gone: 0 });
        expect(wrong).toBeLessThan(18);
      }
      expect(tallies['ours, with git']?.kept).toBeGreaterThan(0);
    }
    expect(repository.git('rev-parse', 'HEAD')).toBe(before);
    expect(repository.git('status', '--porcelain')).toBe('');
  });
});

describe('a checkout with renamed files', () => {
  test('has every finding elsewhere, where git finds it and no key with a path does', async () => {
    const [result] = await benchRename(optionsOf('--rename'), () => {});
    expect(result?.states).toBe(2);
    expect(result?.tallies['ours, with git']).toMatchObject({ present: 18, kept: 18 });
    expect(result?.tallies['rolling line hash']).toMatchObject({ present: 18, kept: 0, lost: 18 });
  });
});

describe('a checkout whose code moves', () => {
  test('keeps what people decided along with code that moved, and gives none of it to a near-copy', async () => {
    const results = await benchMoves(optionsOf('--move'), () => {});
    const ofDecided = results.map(({ decided: { 'ours, with git, decided': tally } }) => tally);
    expect(ofDecided.map((tally) => [tally?.present, tally?.kept, tally?.wrong])).toEqual([
      // At a cut, nobody knows whether the line is the same one.
      [18, 13, 0],
      [18, 18, 0],
      [18, 0, 0],
      [18, 18, 0],
    ]);
  });
});

describe('following characters', () => {
  test('passes over quotes, brackets, commas, breaks and bars', () => {
    const old = "type A = 'one' | 'two';\nfoo(a => a + 1, { b: 2 })\n";
    const now = 'type A =\n  | "one"\n  | "two";\nfoo((a) => a + 1, {\n  b: 2,\n});\n';
    const followed = followCharacters(old, now);
    const same = (a: [number, number], b: [number, number]): boolean =>
      followed?.old({ line: a[0], column: a[1] }) === followed?.now({ line: b[0], column: b[1] });
    expect(same([1, 10], [2, 5])).toBe(true);
    expect(same([2, 5], [4, 5])).toBe(true);
    expect(same([2, 19], [5, 3])).toBe(true);
    expect(same([2, 19], [4, 6])).toBe(false);
  });

  test('says nothing where more than the format differs', () => {
    expect(
      followCharacters('one(two);\n', 'quite another text that goes on and on and on\n'),
    ).toBeUndefined();
  });
});
