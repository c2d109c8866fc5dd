import type { ConfigurationError } from '../errors.ts';
import { findFaults, type InputSource, readRaw } from './read-inputs.ts';
import { INPUT_NAMES, type InputName, type LenientInputs, parseInputs } from './schema.ts';

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
  const parsed = parseInputs(raw);
  const set = INPUT_NAMES.filter((name) => raw[name] !== undefined);
  return { inputs: parsed.inputs, set, faults: findFaults(raw, parsed) };
}
