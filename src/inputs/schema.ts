import { z } from 'zod';
import { FILTER_MODES } from '../diff/anchor.ts';
import { LEVELS } from '../finding/finding.ts';
import { SHORTEST_SECRET } from '../text/redactor.ts';

/** A text input. Every input arrives as text, whatever the host; one that is empty counts as not set. */
const text = z.string().trim();
const lines = text.transform((value) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);
const sha = text
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu, 'a full commit id of 40 hexadecimal digits')
  .toLowerCase();
const flag = text.pipe(z.enum(['true', 'false'], 'true or false')).transform((value) => value === 'true');

/** No service makes a secret that short: it is half of one, or a name that nobody filled in. */
const secret = z
  .string()
  .refine(
    (value) => value.trim().length >= SHORTEST_SECRET,
    `a secret of at least ${SHORTEST_SECRET} characters: a shorter one could not be hidden in logs`,
  );

const oneOf = <const T extends readonly [string, ...string[]]>(values: T): z.ZodType<T[number], string> =>
  text.pipe(z.enum(values, `one of ${values.join(', ')}`));

/** A whole number within bounds; the bounds are said in the error. */
const whole = (least: number, most: number): z.ZodType<number, string> =>
  text
    .regex(/^\d{1,9}$/u, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, `a whole number from ${least} to ${most}`)
        .max(most, `a whole number from ${least} to ${most}`),
    );

/** `293`, or a text that holds exactly one number, as `deployments/293`. */
const deploymentNumber = text.transform((value, context) => {
  const numbers = value.match(/\d+/gu) ?? [];
  const parsed = Number(numbers[0]);
  if (numbers.length === 1 && Number.isSafeInteger(parsed)) return parsed;
  const several =
    numbers.length > 1 ? `; this one holds ${listed(numbers)}: pass on only the one that is meant` : '';
  context.addIssue(`a number, or a text that holds exactly one, as deployments/293${several}`);
  return z.NEVER;
});

const NUMBERS_SHOWN = 5;

function listed(numbers: readonly string[]): string {
  const shown = numbers.slice(0, NUMBERS_SHOWN);
  if (numbers.length > NUMBERS_SHOWN) return `${shown.join(', ')} and more`;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const DAY_SECONDS = 86_400;

/**
 * The inputs, under the names of action.yml. Each schema takes the text of the input and says in its error what the input accepts;
 * defaults are those of action.yml.
 */
export const inputsSchema = z.object({
  'sarif-file': lines.pipe(z.array(z.string()).min(1, 'at least one file, folder or glob')),
  'base-url': text.optional(),
  'client-id': text.optional(),
  'client-secret': secret.optional(),
  'previous-client-secret': secret.optional(),
  'deployment-number': deploymentNumber.optional(),
  'base-sha': sha.optional(),
  'head-sha': sha.optional(),
  'working-directory': text.default('.'),
  category: text.optional(),
  'check-name': text.optional(),
  'filter-mode': text
    .transform((value) => value.replaceAll('_', '-'))
    .pipe(oneOf(FILTER_MODES))
    .default('added'),
  'min-level': oneOf(LEVELS).default('note'),
  'fail-level': oneOf(LEVELS).default('error'),
  'accept-resolved': flag.default(false),
  'max-threads': whole(0, 100_000).default(50),
  'resolve-fixed': flag.default(true),
  'resolve-discussed': flag.default(true),
  'overview-comment': oneOf(['auto', 'never']).default('auto'),
  tools: lines.default([]),
  'trust-incomplete': flag.default(false),
  'dry-run': flag.default(false),
  'ready-timeout': whole(0, DAY_SECONDS).default(300),
  timeout: whole(1, DAY_SECONDS).default(900),
  'report-file': text.optional(),
  endpoints: text.default(''),
});

export type Inputs = z.output<typeof inputsSchema>;
export type InputName = keyof Inputs;
export const INPUT_NAMES = Object.keys(inputsSchema.shape) as readonly InputName[];

/** Inputs that never come as a flag: a list of processes shows flags. */
export const SECRET_INPUTS: readonly InputName[] = ['client-secret', 'previous-client-secret'];
