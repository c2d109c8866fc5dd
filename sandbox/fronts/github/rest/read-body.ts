import type { Context } from 'hono';
import type { z } from 'zod';
import { readText } from '../../../http/read-request.ts';
import { Refusal } from '../../../rules/refusal.ts';
import { unprocessable } from '../rules/refusal.ts';

/**
 * Reads the JSON of a request, whatever its type says. Refuses what is no JSON with 400, and what does not
 * fit with 422, as "Invalid request.":
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export async function readBody<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(parseJson(await readText(context)));
  if (result.success) return result.data;
  throw unprocessable(
    `Invalid request. ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'Problems parsing JSON');
  }
}
