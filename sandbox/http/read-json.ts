import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../rules/refusal.ts';
import { readText } from './read-text.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads the JSON body of a request. Refuses with `invalid` what is no JSON or does not fit, and says which
 * field is wrong.
 */
export async function readJson<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new Refusal('invalid', 'The body must be JSON, with the Content-Type application/json');
  }
  const result = schema.safeParse(parseJson(await readText(context)));
  if (result.success) return result.data;
  throw new Refusal('invalid', result.error.issues.map(toSentence).join('; '));
}

function parseJson(text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is not valid JSON');
  }
  // `\\ud800` is valid JSON, and no text that could be stored or sent back as it is.
  if (!isWellFormed(json)) throw new Refusal('invalid', 'The body holds half of a surrogate pair');
  return json;
}

/** Whether all texts of a JSON value are Unicode. Without recursion, since nobody bounds its depth. */
function isWellFormed(json: unknown): boolean {
  const waiting: unknown[] = [json];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) waiting.push(name, part);
    }
  }
  return true;
}

function toSentence(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
