import { z } from 'zod';
import { type Check, checkResultSchema, checkStateSchema } from '../../store/statuses.ts';

/** Long enough for any job's name; a limit so that pages stay readable. */
const LONGEST_NAME = 255;
/** A description is a sentence or two; the page shows it on one line. */
const LONGEST_DESCRIPTION = 1000;

export const checkName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/**
 * Put a check. What is `null` counts as not sent, since the answers say it so. The link is shown on the page,
 * so only http and https will do.
 */
export const checkRequest = z
  .object({
    state: checkStateSchema,
    result: checkResultSchema.nullish(),
    description: z.string().max(LONGEST_DESCRIPTION).nullish(),
    externalUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).nullish(),
    externalId: z.string().nullish(),
  })
  .transform((sent, context): Omit<Check, 'name'> => {
    const result = sent.result ?? null;
    // A result before the end is kept as it is, as clients send it: the state says what it is worth.
    if (sent.state === 'DONE' && result === null) {
      const message = 'required when state is DONE';
      context.issues.push({ code: 'custom', path: ['result'], message, input: sent.result });
      return z.NEVER;
    }
    return {
      state: sent.state,
      result,
      description: sent.description ?? null,
      externalUrl: sent.externalUrl ?? null,
      externalId: sent.externalId ?? null,
    };
  });
