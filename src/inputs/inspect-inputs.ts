import { ConfigurationError } from '../errors.ts';
import { chooseService, describeWays, findForeignInputs, neededInputs } from './choose-service.ts';
import { partReviewed } from './part-reviewed.ts';
import {
  findFaults,
  type HostFacts,
  type InputSource,
  missingMessage,
  readRaw,
  withChange,
} from './read-inputs.ts';
import type { Reviewed } from './reviewed.ts';
import { INPUT_NAMES, type InputName, type LenientInputs, parseInputs } from './schema.ts';

export interface Inspection {
  /** What can be used; an input that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  readonly set: readonly InputName[];
  /** One for each input that is wrong. */
  readonly faults: readonly ConfigurationError[];
  /**
   * What a run needs to reach what it reviews: a sentence for each input that is not set, or one with the
   * ways to say what that is.
   */
  readonly missing: readonly string[];
  /** What a run would review, where that is known. */
  readonly reviewed: Reviewed | undefined;
}

/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
export function inspectInputs(source: InputSource, facts: HostFacts = {}): Inspection {
  const raw = readRaw(source);
  const parsed = parseInputs(raw);
  const inputs = withChange(parsed.inputs, facts);
  const set = INPUT_NAMES.filter((name) => raw[name] !== undefined);
  const chosen = chooseService(raw, inputs, facts.ci);
  const { reviewed, faults: unfit } = partReviewed(inputs, chosen, facts.ci);
  const foreign = findForeignInputs(raw, chosen);
  const faults = [
    ...findFaults(raw, { ...parsed, inputs }),
    ...[...(foreign === undefined ? [] : [foreign]), ...unfit].map((text) => new ConfigurationError(text)),
  ];
  const missing =
    chosen === undefined
      ? [describeWays()]
      : neededInputs(chosen, facts.ci)
          .filter((name) => raw[name] === undefined)
          .map((name) => missingMessage([name], facts, chosen));
  return { inputs, set, faults, missing, reviewed };
}
