import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_NAMES, parseInputs } from '../../src/inputs/schema.ts';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { VERSION } from '../../src/version.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}
const action: ActionFile = parse(read('action.yml'));

/** Rows of a Markdown table under a heading: cells without their back quotes. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const section = read('README.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
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
  test('action.yml and the schema have the same inputs, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual([...INPUT_NAMES]);
  });

  test('the README lists the same inputs, with the defaults of action.yml', () => {
    const rows = tableUnder('Inputs');
    expect(rows.length).toBe(INPUT_NAMES.length);
    expect(rows.map(([name]) => name)).toEqual([...INPUT_NAMES]);
    for (const [name = '', value = ''] of rows) {
      const input = action.inputs[name];
      const said = input?.required === true ? 'required' : (input?.default ?? '');
      expect([name, value]).toEqual([name, said]);
    }
  });

  test('the token of the job is the only default that the runner has to fill in', () => {
    const filled = Object.entries(action.inputs).filter(([, input]) => input.default?.includes('$'));
    expect(filled.map(([name, input]) => [name, input.default])).toEqual([
      ['token', expression('github.token')],
    ]);
  });

  test.each(
    Object.entries(action.inputs).filter(([name, input]) => name !== 'token' && input.default !== undefined),
  )('the default of %s is the same for a command line as for the action', (name, { default: value }) => {
    const required = { 'sarif-file': 'a.sarif' };
    expect(parseInputs({ ...required, [name]: value })).toEqual(parseInputs(required));
  });
});

test('action.yml, the code and the README have the same outputs', () => {
  expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  expect(tableUnder('Outputs').map(([name]) => name)).toEqual([...OUTPUT_NAMES]);
});

test('the action runs the built bundle on Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
});

test('the version is the same everywhere', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION);
});

test('the README opens with one sentence, a workflow and the two commands', () => {
  const [, opening = ''] = read('README.md').split(/^# .*\n+/mu);
  const [sentence = ''] = opening.split('\n\n');
  expect(sentence.match(/\./gu)).toHaveLength(1);
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/u.exec(opening) ?? [];
  const steps: { uses?: string; with?: Record<string, string> }[] = Object.values(
    (parse(workflow) as { jobs: Record<string, { steps: [] }> }).jobs,
  ).flatMap((job) => job.steps);
  const review = steps.find((step) => step.with !== undefined && 'base-url' in step.with);
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(review?.with ?? {})));
  const required = Object.entries(action.inputs).filter(([, input]) => input.required === true);
  expect(Object.keys(review?.with ?? {})).toEqual(expect.arrayContaining(required.map(([name]) => name)));
  expect(opening).toContain('npm ci && npm run demo');
  expect(opening).toContain('npm ci && npm test');
});
