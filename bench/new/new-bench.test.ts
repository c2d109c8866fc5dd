import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRepository, type Repository } from '../../test/git/repository.ts';
import { benchNew } from './new-bench.ts';

/** Reports calls of these, and what a file imports and never uses, where it is imported. */
const analyzer = (...calls: readonly string[]): string =>
  `node -e "${`
const fs = require('node:fs');
const results = fs.readdirSync('.', { recursive: true }).filter((path) => path.endsWith('.js')).flatMap((path) => {
  const lines = fs.readFileSync(path, 'utf8').split(String.fromCharCode(10));
  const isUsed = (name) => lines.some((line) => line.includes(name + '('));
  return lines.flatMap((text, index) => [
    ...${JSON.stringify(calls).replaceAll('"', "'")}.filter((rule) => text.includes(rule + '(')),
    ...(text.startsWith('import ') && !isUsed(text.split(' ')[1]) ? ['unused'] : []),
  ].map((ruleId) => ({
    ruleId,
    message: { text: 'No ' + ruleId },
    locations: [{ physicalLocation: {
      artifactLocation: { uri: path },
      region: { startLine: index + 1, startColumn: 1 },
    } }],
  })));
});
console.log(JSON.stringify({ runs: [{ results }] }));
`.replaceAll('\n', ' ')}"`;

const FUNCTIONS = Array.from(
  { length: 12 },
  (_, index) => `function name${index}(value) {\n  return go(value, ${index}, 'of name ${index}');\n}\n`,
).join('');
const USES = 'last();\n';
const A = `import last from 'last';\n${FUNCTIONS}${USES}`;

let repository: Repository;

beforeAll(() => {
  repository = createRepository();
  repository.commit({ 'a.js': A, 'b.js': FUNCTIONS });
  repository.commit({ 'a.js': `${A}stop('theirs');\n` });
  // The last use of an import goes, a file is renamed, and there is one call more on a line of the change.
  repository.commit({
    'a.js': `// First\n${A.replace(USES, "go('new');\n")}stop('theirs');\n`,
    'b.js': null,
    'c.js': `// First\n${FUNCTIONS}`,
  });
});

afterAll(() => repository.dispose());

const compare = async (...args: string[]) => {
  const printed: string[] = [];
  const options = ['--repository', repository.path, '--analyzer', analyzer('go', 'stop'), '--steps', '1'];
  const [result] = await benchNew((text) => printed.push(text), [...options, ...args]);
  return { result, text: printed.join('\n') };
};

describe('what a change brings in', () => {
  test('is found on its lines and at a distance, and nothing that was there before', async () => {
    const { result, text } = await compare('--last', '2');
    expect(result?.totals).toEqual({ old: 25, distance: 1, elsewhere: 0, changed: 1 });
    const wrong = Object.entries(result?.tallies ?? {}).map(
      ([name, { oldCalledNew, missed, newOnChanged }]) => [name, { oldCalledNew, missed, newOnChanged }],
    );
    expect(Object.fromEntries(wrong)).toMatchObject({
      'SARIF Review': { oldCalledNew: 0, missed: 0, newOnChanged: 1 },
      'lines that the change adds': { oldCalledNew: 0, missed: 1, newOnChanged: 1 },
      'rule + path with renames + text, in order': { oldCalledNew: 0, missed: 0, newOnChanged: 1 },
      'rule + path + message, in order': { oldCalledNew: 12, missed: 0, newOnChanged: 1 },
      'rolling line hash': { oldCalledNew: 14, missed: 0, newOnChanged: 1 },
    });
    expect(text).toMatch(/^sarif-multitool match-results-forward +not measured$/mu);
    expect(text).toContain('New at a distance, 0 in files that the change leaves alone: unused 1');
  });

  test('is left to its line where the log is older than the base, and the target has another line there', async () => {
    const { result } = await compare('--last', '2', '--base-behind', '1');
    expect(result?.totals).toEqual({ old: 25, distance: 1, elsewhere: 0, changed: 1 });
    expect(result?.tallies['SARIF Review']).toMatchObject({ oldCalledNew: 0, missed: 0, byLine: 1 });
    expect(result?.tallies['rule + path with renames + text, in order']).toMatchObject({ oldCalledNew: 1 });
  });

  test('is left to its line where the tool was upgraded, and what the upgrade finds is not new', async () => {
    const { result } = await compare('--last', '2', '--upgrade', analyzer('go', 'stop', 'name0'));
    expect(result?.tallies['SARIF Review']).toMatchObject({ oldCalledNew: 0, missed: 1, byLine: 3 });
  });

  test('has no change to look at where the log would be older than the history', async () => {
    const { result } = await compare('--base-behind', '9');
    expect(result?.changes).toBe(0);
  });
});
