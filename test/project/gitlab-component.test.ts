import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { DISTRIBUTION } from '../../src/distribution.ts';
import { INPUT_NAMES, SECRET_INPUTS, variableName } from '../../src/inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../../src/report/run-result.ts';
import { COMPONENT_INPUTS, MERGE_REQUEST_INPUTS as REQUIRED, readJob } from './read-component.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const action: { inputs: Record<string, { description: string; default?: string; required?: boolean }> } =
  parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));

/** Inputs of the job, not of the review. */
const OF_THE_JOB = [
  'job-name',
  'analyzers',
  'stage',
  'image',
  'package',
  'resource-group',
  'allow-exit-codes',
];
/** `endpoints` may need several lines, and is set as a variable of the project. */
const BY_VARIABLE = [...SECRET_INPUTS, 'endpoints'];
/** What a job keeps, which has to have a name inside the project. */
const KEPT: Readonly<Record<string, string>> = {
  'report-file': 'sarif-review.json',
  codequality: 'gl-code-quality-report.json',
};
const DEPLOYMENT = { ...REQUIRED, 'base-url': 'https://review.example', 'deployment-number': '1' };

describe('the component for GitLab CI', () => {
  test('has the inputs of the action, in their order, but for secrets', () => {
    const shared = INPUT_NAMES.filter((name) => !BY_VARIABLE.includes(name));
    expect(Object.keys(COMPONENT_INPUTS)).toEqual([...shared, ...OF_THE_JOB]);
  });

  test.each(INPUT_NAMES.filter((name) => !BY_VARIABLE.includes(name)))(
    'agrees about %s with action.yml',
    (name) => {
      const [here, there] = [COMPONENT_INPUTS[name], action.inputs[name]];
      if (name in KEPT) {
        expect(here?.default).toBe(KEPT[name]);
        return;
      }
      const fallback = there?.required === true ? undefined : (there?.default ?? '');
      expect(here?.default === undefined ? undefined : String(here.default)).toBe(fallback);
      // One line is all that reaches a job, so that lists are one name or a glob here.
      if (!['sarif-file', 'baseline-sarif-file', 'tools'].includes(name))
        expect(here?.description).toBe(there?.description);
      const { default: value } = there ?? {};
      const type =
        value === 'true' || value === 'false' ? 'boolean' : /^\d+$/u.test(value ?? '') ? 'number' : undefined;
      expect(here?.type).toBe(type);
    },
  );

  test('has the inputs of its own in a table of its page', () => {
    const page = readFileSync(join(ROOT, 'docs/gitlab.md'), 'utf8');
    const [, section = ''] = page.split('### Inputs of the template\n');
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gmu)];
    expect(rows.map(([, name]) => name)).toEqual(OF_THE_JOB);
  });

  test('hands every input over as its variable, and nothing to a shell', () => {
    const { job } = readJob(REQUIRED);
    const names = INPUT_NAMES.filter((name) => !BY_VARIABLE.includes(name)).map(variableName);
    expect(Object.keys(job.variables)).toEqual(expect.arrayContaining(names));
    const values = Object.entries(COMPONENT_INPUTS).map(
      ([name, input]) =>
        [name, input.default ?? (input.type === 'array' ? ['a-job'] : `of ${name}`)] as const,
    );
    const { job: filled } = readJob(Object.fromEntries(values));
    expect(filled.script).toEqual(job.script);
    expect(job.script.join('\n')).not.toContain('$[[');
  });

  test.each([
    'feature: "a" \'b\' # c',
    '$(touch x) `touch x` ; touch x & | > x',
    '- [a, {b: c}] \\ % @ ! * ?',
    'deployments/293',
    '$CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
  ])('hands over %j as it is', (value) => {
    const { job } = readJob({ ...DEPLOYMENT, 'deployment-number': value });
    expect(job.variables.SARIF_REVIEW_DEPLOYMENT_NUMBER).toBe(value);
    expect(job.variables.SARIF_REVIEW_BASE_URL).toBe(DEPLOYMENT['base-url']);
  });

  test('needs nothing but the logs and their jobs for a merge request: all else is empty, and left to GitLab', () => {
    const needed = Object.entries(COMPONENT_INPUTS).filter(([, input]) => input.default === undefined);
    expect(needed.map(([name]) => name)).toEqual(['sarif-file', 'analyzers']);
    const { variables } = readJob(REQUIRED).job;
    for (const name of ['service', 'base-url', 'change', 'client-id', 'deployment-number'] as const)
      expect([name, variables[variableName(name)]]).toEqual([name, '']);
    // A variable of the job would come before that of the project, and be empty.
    expect(Object.keys(variables)).not.toContain('SARIF_REVIEW_TOKEN');
  });

  test('waits for the analyzers in whatever stage they are, and runs also where they fail', () => {
    const { job } = readJob({ ...REQUIRED, analyzers: ['eslint', { job: 'pmd', optional: true }] });
    expect(job.needs).toEqual(['eslint', { job: 'pmd', optional: true }]);
    expect(job.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"', when: 'always' }]);
  });

  test('brings the program of its own version, unless another package is named', () => {
    const name = 'PACKAGE_OF_SARIF_REVIEW';
    expect(readJob(REQUIRED).job.variables[name]).toBe(DISTRIBUTION.package);
    const mirrored = { ...REQUIRED, package: 'https://mirror.example/sarif-review.tgz' };
    expect(readJob(mirrored).job.variables[name]).toBe('https://mirror.example/sarif-review.tgz');
  });

  test('stops the pipeline at every failure, unless exit statuses are named', () => {
    const [never, ...others] = readJob(REQUIRED).job.allow_failure.exit_codes;
    expect(others).toEqual([]);
    const NOT_INSTALLED = 4;
    const ends = [...Object.values(EXIT_STATUS), CONFIGURATION_EXIT_STATUS, NOT_INSTALLED];
    // Above 125 a shell speaks, and Node.js below 20 and above 128.
    expect(never).toBeGreaterThan(Math.max(...ends, 20));
    expect(never).toBeLessThan(125);
    const { job } = readJob({ ...REQUIRED, 'allow-exit-codes': [1, 3] });
    expect(job.allow_failure).toEqual({ exit_codes: [1, 3] });
  });

  test('takes turns with runs of the same branch, and keeps the report whatever happened', () => {
    const { name, job } = readJob(REQUIRED);
    expect(name).toBe('sarif-review');
    expect(job.resource_group).toBe('sarif-review/$CI_COMMIT_REF_SLUG');
    expect(job.artifacts).toMatchObject({ when: 'always', paths: ['sarif-review.json'] });
    expect(job.variables.GIT_DEPTH).toBe('0');
  });

  test('hands GitLab the Code Quality report that the command writes, also under another name', () => {
    for (const [given, path] of [
      [{}, 'gl-code-quality-report.json'],
      [{ codequality: 'reports/quality of #1.json' }, 'reports/quality of #1.json'],
    ] as const) {
      const { job } = readJob({ ...REQUIRED, ...given });
      expect(job.artifacts.reports).toEqual({ codequality: path });
      expect(job.variables[variableName('codequality')]).toBe(path);
    }
  });
});
