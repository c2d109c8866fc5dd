import { ConfigurationError } from '../errors.ts';
import { deploymentChange } from '../services/index.ts';
import {
  asksNoService,
  chooseService,
  describeWays,
  findForeignInputs,
  neededInputs,
  rowOf,
} from './review-services.ts';
import type { Reviewed, Surroundings } from './reviewed.ts';
import {
  INPUT_NAMES,
  type InputName,
  type LenientInputs,
  parseInputs,
  type RawInputs,
  SECRET_INPUTS,
  variableName,
  withoutReviewed,
} from './table.ts';

export interface Inputs extends ReturnType<typeof withoutReviewed> {
  readonly 'sarif-file': readonly string[];
  readonly reviewed: Reviewed;
}

/** Where an input comes from on this host: its text, or undefined where it is not set. */
type InputSource = (name: InputName) => string | undefined;

/**
 * Reads and checks every input. An input that is empty counts as not set.
 *
 * @throws ConfigurationError that names all inputs that are missing, or the ways to say what is reviewed, and
 * each that is wrong, its value (never a secret) and what it accepts
 */
export function readInputs(source: InputSource, surroundings: Surroundings = {}): Inputs {
  const { inputs, reviewed, missing, faults } = inspectInputs(source, surroundings);
  const { 'sarif-file': logs } = inputs;
  const wrong = [...(logs === undefined ? [missingMessage('sarif-file')] : []), ...missing, ...faults];
  if (wrong.length > 0 || reviewed === undefined || logs === undefined)
    throw new ConfigurationError(wrong.length > 0 ? wrong.join('. ') : describeWays(false));
  return { ...withoutReviewed(inputs), 'sarif-file': logs, reviewed };
}

interface Inspection {
  readonly raw: RawInputs;
  /** What can be used; an input that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  readonly chosen: ReturnType<typeof chooseService>;
  /** A sentence for each thing that is wrong. */
  readonly faults: readonly string[];
  /**
   * What a run needs to reach what it reviews: a sentence for each input that is not set, or one with the
   * ways to say what that is.
   */
  readonly missing: readonly string[];
  /** What a run would review, where that is known. */
  readonly reviewed: Reviewed | undefined;
}

/**
 * Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws.
 *
 * @param takesBase the command takes `--base`, the shortest way to say what is looked at; a dry run does
 */
export function inspectInputs(
  source: InputSource,
  surroundings: Surroundings = {},
  takesBase?: boolean,
): Inspection {
  const raw = readRaw(source);
  const parsed = parseInputs(raw);
  const inputs = withChange(parsed.inputs, surroundings);
  const chosen = chooseService(raw, inputs, surroundings);
  const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, surroundings);
  const hints = { secretHint: surroundings.secretHint, tokenFrom: rowOf(chosen)?.tokenFrom };
  const missing = neededInputs(chosen, inputs, surroundings).filter((name) => raw[name] === undefined);
  return {
    raw,
    inputs,
    chosen,
    faults: [
      ...findForeignInputs(raw, inputs, chosen),
      ...parsed.faults,
      ...halfOfPair(inputs, raw),
      ...unfit,
    ],
    missing:
      chosen === undefined
        ? [describeWays(takesBase ?? inputs['dry-run'])]
        : missing.map((name) => missingMessage(name, hints)),
    reviewed,
  };
}

function readRaw(source: InputSource): RawInputs {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = source(name);
    if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value)) raw[name] = value;
  }
  return raw;
}

/** Inputs that variables of CI fill, which may not exist, as `$CI_OPEN_MERGE_REQUESTS` of most branches. */
const FILLED_BY_CI: readonly InputName[] = ['token', 'change'];

/**
 * A variable of CI that does not exist stays as it is written in some places: `$REVIEW_TOKEN`, which is no
 * token.
 */
function isUnexpanded(name: InputName, value: string): boolean {
  return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
}

/** A sha that is set but wrong is refused as such; the other one is not called missing then. */
function halfOfPair(inputs: LenientInputs, raw: RawInputs): readonly string[] {
  const pair = ['base-sha', 'head-sha'] as const;
  const missing = pair.filter((name) => raw[name] === undefined);
  if (missing.length !== 1 || pair.every((name) => inputs[name] === undefined)) return [];
  return [`Input ${missing[0]} is missing: base-sha and head-sha are both needed or neither`];
}

/** The sentence for an input that is needed and not set. */
export function missingMessage(
  name: InputName,
  hints: { readonly secretHint?: string | undefined; readonly tokenFrom?: string | undefined } = {},
): string {
  const isSecret = SECRET_INPUTS.includes(name);
  return [
    `Input ${name} is missing: set the action's input${isSecret ? ' or' : ','} the variable ${variableName(name)}${isSecret ? '' : `, or the flag --${name}`}`,
    ...(name === 'token' ? [hints.tokenFrom] : []),
    ...(isSecret ? [hints.secretHint] : []),
  ]
    .filter((sentence) => sentence !== undefined)
    .join('. ');
}

/**
 * The change of the CI system stands in for the diff of a deployment only where no deployment is asked: a
 * deployment knows its own diff, and a comment that is pinned to another one would be refused.
 */
function withChange(inputs: LenientInputs, { change, ci }: Surroundings): LenientInputs {
  const given = inputs['base-sha'] ?? inputs['head-sha'];
  if (change === undefined || !asksNoService(inputs) || given !== undefined) return inputs;
  // With a token the merge request itself is asked, threads and all.
  if (ci !== undefined && inputs.token !== undefined) return inputs;
  return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}

/** What is reviewed; no value where an input that it needs is not set or does not fit the others. */
function readReviewed(
  inputs: LenientInputs,
  chosen: ReturnType<typeof chooseService>,
  surroundings: Surroundings,
): { readonly value?: Reviewed | undefined; readonly faults: readonly string[] } {
  const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
  if (chosen === 'commits') {
    const change = number === undefined ? undefined : deploymentChange(number);
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
  }
  const written = inputs.change?.services;
  // What is wrong with it is said by itself; nothing is asked of where it leads.
  if (written?.every((kind) => kind !== chosen)) return { faults: [] };
  return (
    rowOf(chosen)?.toReviewed(inputs, { signingKeys: inputs['signing-key'] }, surroundings) ?? { faults: [] }
  );
}
