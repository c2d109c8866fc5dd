import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { oneLine } from '../text/lines.ts';
import { fitsPath } from '../text/address.ts';

/** The words of reasons; the small form of the library brings none. */
z.config(en());

/**
 * A body as a schema reads it: tolerant of more fields, strict on those that are used. A reason never quotes
 * a value.
 */
export type Parsed<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'not-understood'; readonly reason: string };

/** @param json as `parseJson` returns it, undefined where the body was none */
export function parseBody<T>(schema: z.ZodMiniType<T>, json: unknown): Parsed<T> {
  if (json === undefined) return { kind: 'not-understood', reason: 'it is not JSON' };
  const result = schema.safeParse(json);
  if (result.success) return { kind: 'value', value: result.data };
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return {
    kind: 'not-understood',
    reason: oneLine(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
  };
}

/** A whole number as its text. */
export function numberAsText() {
  return z.pipe(z.int(), z.transform(String));
}

/**
 * What names something in a path. Numbers beyond 2^53 are refused: reading the JSON has already rounded them,
 * and two ids may have become one.
 */
export const identifier = z
  .union([z.string(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
  .check(z.refine(fitsPath, 'cannot be used in a path'));

/** A field that may be missing or null; both read as missing. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

/** A time, in milliseconds since the epoch; anything else reads as missing. */
export const moment = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  }),
);

/**
 * A commit as git takes it; none where it is missing, null or empty. A leading "-" would read as an option.
 */
export const commit = z.pipe(
  z.nullish(z.string().check(z.regex(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))),
  z.transform((text) => text || null),
);
