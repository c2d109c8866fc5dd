import type { z } from 'zod';
import type { ConfigurationError } from '../errors.ts';
import { halfOfPair, type InputSource, issueName, readRaw, toError } from './read-inputs.ts';
import { type InputName, inputsSchema } from './schema.ts';

const lenientSchema = inputsSchema.partial({ 'sarif-file': true });
export type LenientInputs = z.output<typeof lenientSchema>;

export interface Inspection {
  /** What can be used; an input that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  readonly set: readonly InputName[];
  /** One for each input that is wrong. */
  readonly faults: readonly ConfigurationError[];
}

/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
export function inspectInputs(source: InputSource): Inspection {
  const raw = readRaw(source);
  const set = Object.keys(raw).filter((name): name is InputName => name in inputsSchema.shape);
  const { error } = lenientSchema.safeParse(raw);
  const issues = new Map((error?.issues ?? []).map((issue) => [issueName(issue), issue]));
  const sound = Object.fromEntries(Object.entries(raw).filter(([name]) => !issues.has(name as InputName)));
  const inputs = lenientSchema.parse(sound);
  const half = halfOfPair(inputs);
  const faults = [
    ...[...issues.values()].map((issue) => toError(issue, raw)),
    ...(half === undefined ? [] : [half]),
  ];
  return { inputs, set, faults };
}
