import type { ConfigurationError } from '../errors.ts';
import {
  findFaults,
  type HostFacts,
  type InputSource,
  missingMessage,
  NEEDED_BY_SERVICE,
  plansAlone,
  readRaw,
  withChange,
} from './read-inputs.ts';
import { INPUT_NAMES, type InputName, type LenientInputs, parseInputs } from './schema.ts';

export interface Inspection {
  /** What can be used; an input that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  readonly set: readonly InputName[];
  /** One for each input that is wrong. */
  readonly faults: readonly ConfigurationError[];
  /** A sentence for each one that a run needs and that is not set; a plan without a service needs fewer. */
  readonly missing: readonly string[];
}

/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
export function inspectInputs(source: InputSource, facts: HostFacts = {}): Inspection {
  const raw = readRaw(source);
  const parsed = parseInputs(raw);
  const inputs = withChange(parsed.inputs, facts);
  const set = INPUT_NAMES.filter((name) => raw[name] !== undefined);
  const needed = plansAlone(inputs) ? [] : NEEDED_BY_SERVICE.filter((name) => !set.includes(name));
  const faults = findFaults(raw, { ...parsed, inputs });
  return { inputs, set, faults, missing: needed.map((name) => missingMessage([name], facts)) };
}
