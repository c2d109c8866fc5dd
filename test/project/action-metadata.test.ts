import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_NAMES } from '../../src/inputs/table.ts';
import { OUTPUT_NAMES } from '../../src/report/accounting.ts';
import { VERSION } from '../../src/version.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}
const action: ActionFile = parse(read('action.yml'));

/** Rows of the Markdown tables under a heading of docs/inputs.md: cells without their back quotes. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = read('docs/inputs.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

/** Written in two parts, since it looks like a mistake otherwise. */
const expression = (text: string): string => ['$', `{{ ${text} }}`].join('');

describe('the contract of inputs', () => {
  test('the documents list the same inputs, with the defaults of action.yml', () => {
    const rows = rowsUnder('Inputs');
    expect(rows.map(([name]) => name).toSorted()).toEqual(INPUT_NAMES.toSorted());
    for (const [name = '', value = ''] of rows) {
      const input = action.inputs[name];
      const said = input?.required === true ? 'required' : (input?.default ?? '');
      expect([name, value]).toEqual([name, said]);
    }
    const [, groups = ''] = read('README.md').split('\n## Inputs and outputs\n');
    for (const name of INPUT_NAMES) expect(groups).toContain(`\`${name}\``);
  });

  test('the token of the job is the only default that the runner has to fill in', () => {
    const filled = Object.entries(action.inputs).filter(([, input]) => input.default?.includes('$'));
    expect(filled.map(([name, input]) => [name, input.default])).toEqual([
      ['token', expression('github.token')],
    ]);
  });
});

test('action.yml, the code and the documents have the same outputs', () => {
  expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  expect(rowsUnder('Outputs').map(([name]) => name)).toEqual([...OUTPUT_NAMES]);
});

test('the action runs the built bundle on Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
});

test('the version is the same everywhere', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION);
});

test('the README opens with what it is for, the shortest workflow and the two commands', () => {
  const [, opening = ''] = read('README.md').split(/^# .*\n+/mu);
  for (const service of ['GitHub pull requests', 'GitLab merge requests', 'deployment requests'])
    expect(opening.split('\n![')[0]).toContain(service);
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/u.exec(opening) ?? [];
  const steps: { uses?: string; with?: Record<string, string> }[] = Object.values(
    (parse(workflow) as { jobs: Record<string, { steps: [] }> }).jobs,
  ).flatMap((job) => job.steps);
  const review = steps.find(({ uses }) => uses?.startsWith('sarif-review/'));
  const required = Object.entries(action.inputs).filter(([, input]) => input.required === true);
  expect(Object.keys(review?.with ?? {})).toEqual([...required.map(([name]) => name), 'tools']);
  expect(opening).toContain('npm ci && npm run demo');
  expect(opening).toContain('npm ci && npm test');
});

test('the README fits into 280 lines, without the comments that nobody sees', () => {
  const lines = read('README.md').split('\n');
  expect(lines.filter((line) => !line.startsWith('<!-- ')).length).toBeLessThanOrEqual(280);
});
