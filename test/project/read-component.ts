import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type InputValue, interpolateComponent } from './interpolate-component.ts';

const inputSchema = z.strictObject({
  description: z.string(),
  type: z.enum(['boolean', 'number', 'array']).optional(),
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.int())]).optional(),
  options: z.array(z.string()).optional(),
});
const specSchema = z.strictObject({ spec: z.strictObject({ inputs: z.record(z.string(), inputSchema) }) });
const jobSchema = z.object({
  stage: z.string(),
  image: z.string(),
  needs: z.array(z.union([z.string(), z.strictObject({ job: z.string(), optional: z.boolean() })])).min(1),
  rules: z.array(z.strictObject({ if: z.string(), when: z.string() })),
  resource_group: z.string(),
  allow_failure: z.strictObject({ exit_codes: z.array(z.int()) }),
  variables: z.record(z.string(), z.string()),
  script: z.array(z.string()),
  artifacts: z.strictObject({
    when: z.string(),
    paths: z.array(z.string()),
    reports: z.record(z.string(), z.string()),
  }),
});
export type Job = z.output<typeof jobSchema>;

const TEXT = readFileSync(join(resolve(import.meta.dirname, '../..'), 'templates/sarif-review.yml'), 'utf8');
const [HEADER = '', BODY = ''] = TEXT.split('\n---\n');

/** The inputs of the component, by name. */
export const COMPONENT_INPUTS = specSchema.parse(parse(HEADER)).spec.inputs;

/** What a merge request needs. */
export const MERGE_REQUEST_INPUTS = { 'sarif-file': 'a.sarif', analyzers: ['eslint'] };

/** The one job of the component, with these inputs and the defaults of the others. */
export function readJob(values: Readonly<Record<string, InputValue>>): {
  readonly name: string;
  readonly job: Job;
} {
  const defaults = Object.fromEntries(
    Object.entries(COMPONENT_INPUTS).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[name, input.default] as const],
    ),
  );
  const jobs = z
    .record(z.string(), jobSchema)
    .parse(parse(interpolateComponent(BODY, { ...defaults, ...values })));
  const [entry, ...others] = Object.entries(jobs);
  if (entry === undefined || others.length > 0) throw new Error('the component does not have one job');
  return { name: entry[0], job: entry[1] };
}
