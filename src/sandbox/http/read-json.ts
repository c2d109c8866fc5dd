import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../rules/refusal.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads the JSON body of a request. Refuses with `invalid` what is no JSON or does not fit, and says which field is wrong. */
export async function readJson<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new Refusal('invalid', 'The body must be JSON, with the Content-Type application/json');
  }
  const result = schema.safeParse(parseJson(await context.req.text()));
  if (result.success) return result.data;
  throw new Refusal('invalid', result.error.issues.map(toSentence).join('; '));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is not valid JSON');
  }
}

function toSentence(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
