import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const file = resolve(import.meta.dirname, '../../../../fixtures/github/openapi.json');
const described = z
  .object({
    operations: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** The operations of GitHub's OpenAPI description that the fixture holds. */
export const OPERATIONS = Object.keys(described.operations);

/**
 * GitHub sends null for whole files and outdated comments, which it does not describe:
 * https://github.com/vitali87/croft/pull/454.
 */
const NULL_ALL_THE_SAME = /(?:^|\.)(?:original_)?line: .*received null$/;

/**
 * Checks a body against what GitHub describes for an operation and a status. Gives what is wrong with it, as
 * `path: message`.
 */
export function faultsOf(operation: string, status: number, body: unknown): readonly string[] {
  const schema = described.operations[operation]?.[String(status)];
  if (schema === undefined) return [`${operation} is not described to answer ${status}`];
  const whole = { ...toPlain(schema), $defs: toPlain(described.components.schemas) };
  const result = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body);
  return result.success
    ? []
    : result.error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .filter((fault) => !NULL_ALL_THE_SAME.test(fault));
}

/** JSON Schema as of 2020 in place of OpenAPI's of 2021: `nullable`, and where definitions stand. */
function toPlain(schema: unknown): Record<string, unknown> {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    const { nullable, ...others }: Record<string, unknown> = { ...value };
    const converted = Object.fromEntries(Object.entries(others).map(([name, part]) => [name, convert(part)]));
    if (typeof converted.$ref === 'string') {
      converted.$ref = converted.$ref.replace('#/components/schemas/', '#/$defs/');
    }
    return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
  };
  return z.record(z.string(), z.unknown()).parse(convert(schema));
}
