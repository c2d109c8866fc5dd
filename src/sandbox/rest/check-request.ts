import { z } from 'zod';
import { type Check, checkResultSchema, checkStateSchema } from '../store/check-store.ts';

/** Long enough for any job's name; a limit so that pages stay readable. */
const LONGEST_NAME = 255;

export const checkName = z.string().trim().min(1).max(LONGEST_NAME);

/** Put a check. The link is shown on the page, so only http and https will do. */
export const checkRequest = z
  .object({
    state: checkStateSchema,
    result: checkResultSchema.optional(),
    description: z.string().optional(),
    externalUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
    externalId: z.string().optional(),
  })
  .transform((sent, context): Omit<Check, 'name'> => {
    const isDone = sent.state === 'DONE';
    if (isDone !== (sent.result !== undefined)) {
      const message = isDone ? 'required when state is DONE' : 'allowed only when state is DONE';
      context.issues.push({ code: 'custom', path: ['result'], message, input: sent.result });
      return z.NEVER;
    }
    return {
      state: sent.state,
      result: sent.result ?? null,
      description: sent.description ?? null,
      externalUrl: sent.externalUrl ?? null,
      externalId: sent.externalId ?? null,
    };
  });
