import * as z from 'zod/mini';
import { parseJson } from '../../http/describe.ts';
import { type Parsed, parseBody } from '../../http/parse-body.ts';

/**
 * Whatever the schema lets be null may be null. `nothing`: an answer without an error that shows no effect.
 */
export type Answered<T> = Parsed<T> | { readonly kind: 'nothing'; readonly reason: string };

export function map<T, U>(parsed: Answered<T>, to: (value: T) => U): Answered<U> {
  return parsed.kind === 'value' ? { kind: 'value', value: to(parsed.value) } : parsed;
}

/** An answer may say nothing of an error and have nothing to show. */
export function needed<T>(parsed: Answered<T | undefined>): Answered<T> {
  if (parsed.kind !== 'value') return parsed;
  const { value } = parsed;
  return value === undefined
    ? { kind: 'nothing', reason: 'it shows nothing of what was asked for' }
    : { kind: 'value', value };
}

/** The field `data` of an answer of the GraphQL interface. */
export function parseData<T>(schema: z.ZodMiniType<T>, text: string): Answered<T> {
  return map(parseBody(z.object({ data: schema }), parseJson(text)), ({ data }) => data);
}

/** An answer of the REST interface. */
export function parseRest<T>(schema: z.ZodMiniType<T>, text: string): Answered<T> {
  return parseBody(schema, parseJson(text));
}
