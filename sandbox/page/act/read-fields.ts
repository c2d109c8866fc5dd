import type { Context } from 'hono';
import type { z } from 'zod';
import { readForm } from '../../http/read-request.ts';
import { Refusal } from '../../rules/refusal.ts';

/**
 * Reads the fields of a form; of a name that is there twice, the last. Refuses with `invalid` what does not
 * fit, and says which field is wrong.
 */
export async function readFields<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(Object.fromEntries(await readForm(context)));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Refusal('invalid', faults.join('; '));
}
