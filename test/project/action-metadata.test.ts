import { existsSync, readFileSync } from 'node:fs';
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

describe('the README', () => {
  const readme = read('README.md');

  test('opens with what one gets, a picture of it, and what is not yet', () => {
    const [, opening = ''] = /^# .*\n+([\s\S]*?)\n## /u.exec(readme) ?? [];
    const [gets = '', picture = '', not = ''] = opening.split('\n\n');
    for (const service of [
      'GitHub pull requests',
      'GitLab merge requests',
      'Gitea and Forgejo pull requests',
      'deployment requests',
    ])
      expect(gets).toContain(service);
    expect(picture).toMatch(/^<picture>[\s\S]*<\/picture>$/u);
    for (const [, path = ''] of picture.matchAll(/(?:src|srcset)="([^"]+)"/gu))
      expect({ path, exists: existsSync(join(ROOT, path)) }).toEqual({ path, exists: true });
    for (const limit of ['no release', 'not run it on the real GitHub or GitLab'])
      expect(not).toContain(limit);
  });

  test('then shows the workflow to copy, the plan on a laptop, how it compares, and GitLab', () => {
    const order = ['permissions: {}', 'sarif-review plan ', '\n| | ', 'templates/sarif-review.yml'];
    const places = order.map((text) => readme.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('has at most 170 lines, without the comments that nobody sees', () => {
    const lines = readme.split('\n').filter((line) => !line.startsWith('<!-- '));
    expect(lines.length).toBeLessThanOrEqual(170);
  });
});

test('the shortest workflow gives the step what is required, and the tools', () => {
  const [, workflow = ''] =
    /<!-- workflow-shortest:[\s\S]*?```yaml\n([\s\S]*?)```/u.exec(read('docs/recipes.md')) ?? [];
  const steps: { uses?: string; with?: Record<string, string> }[] = Object.values(
    (parse(workflow) as { jobs: Record<string, { steps: [] }> }).jobs,
  ).flatMap((job) => job.steps);
  const review = steps.find(({ uses }) => uses?.startsWith('sarif-review/'));
  const required = Object.entries(action.inputs).filter(([, input]) => input.required === true);
  expect(Object.keys(review?.with ?? {})).toEqual([...required.map(([name]) => name), 'tools']);
});

describe('how the README compares', () => {
  const page = read('docs/comparison.md');
  const rowsOf = (text: string): readonly (readonly string[])[] =>
    [...text.matchAll(/^\| (.*) \|$/gmu)].map(([, row = '']) => row.split(' | '));
  const [, compares = ''] = read('README.md').split('\n## How it compares\n');
  const table = compares.split('\n## ')[0] ?? '';
  const [, ...rows] = rowsOf(table);
  const [heading = ''] = /^\| \| .*$/mu.exec(table) ?? [];
  const head = heading.matchAll(/\[([^\]]+)\]\(docs\/comparison\.md#/gu);
  const products = [...head].map(([, product = '']) => product);

  test('is by eleven rows', () => {
    expect(rows).toHaveLength(11);
  });

  test.each(products.map((product, index) => [product, index] as const))(
    'each cell of %s has its source',
    (product, index) => {
      const [, section = ''] = page.split(`\n## ${product}\n`);
      const [, ...sources] = rowsOf(section.split('\n## ')[0] ?? '');
      expect(sources.map(([row, cell]) => [`**${row}**`, cell])).toEqual(
        rows.map((row) => [row[0], row[index + 1]]),
      );
      for (const [, , , source] of sources) expect(source).toMatch(/^\[.+\]\(.+\)$/u);
    },
  );
});
