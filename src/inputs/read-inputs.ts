import { ConfigurationError } from '../errors.ts';
import {
  INPUT_NAMES,
  type InputName,
  type Inputs,
  parseInputs,
  type RawInputs,
  type RefusedInput,
  SECRET_INPUTS,
} from './schema.ts';
import { variableName } from './variable-name.ts';

/** Where an input comes from on this host: its text, or undefined where it is not set. */
export type InputSource = (name: InputName) => string | undefined;

/** What the host knows beside the inputs. */
export interface HostFacts {
  /** Both ends of the change that CI runs for. */
  readonly change?: { readonly base: string; readonly head: string };
  /** Why a secret may be missing, in one sentence. */
  readonly secretHint?: string;
}

/** Inputs without which the service cannot be reached. */
export const NEEDED_BY_SERVICE = ['base-url', 'client-id', 'client-secret', 'deployment-number'] as const;
const LONGEST_VALUE_SHOWN = 60;

/**
 * Reads and checks every input. An input that is empty counts as not set.
 *
 * @throws ConfigurationError that names the first input that is wrong, its value (never a secret) and what it accepts
 */
export function readInputs(source: InputSource, facts: HostFacts = {}): Inputs {
  const raw = readRaw(source);
  const { inputs: given, refused } = parseInputs(raw);
  const files = given['sarif-file'];
  if (files === undefined) throw new ConfigurationError(missingMessage('sarif-file'));
  const [first] = refused;
  if (first !== undefined) throw toError(first);
  const inputs = withChange({ ...given, 'sarif-file': files }, facts);
  const half = halfOfPair(inputs);
  if (half !== undefined) throw half;
  if (!plansAlone(inputs)) requireService(inputs, facts);
  return inputs;
}

/** The texts of all inputs that are set. */
export function readRaw(source: InputSource): RawInputs {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = source(name);
    if (value !== undefined && value.trim() !== '') raw[name] = value;
  }
  return raw;
}

/** A dry run that knows both commits and no service plans as on a fresh deployment; it needs no credentials. */
export function plansAlone(inputs: Inputs): boolean {
  return inputs['dry-run'] && inputs['base-sha'] !== undefined && inputs['base-url'] === undefined;
}

/** One of the two shas without the other. */
export function halfOfPair(
  inputs: Readonly<Partial<Record<'base-sha' | 'head-sha', string | undefined>>>,
): ConfigurationError | undefined {
  if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined)) return undefined;
  const [given, missing] =
    inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
  return new ConfigurationError(
    `Input ${missing} is missing: ${given} is given, and both are needed or neither`,
  );
}

/** The sentence for an input that is needed and not set. */
export function missingMessage(name: InputName, { secretHint }: HostFacts = {}): string {
  const isSecret = SECRET_INPUTS.includes(name);
  const flag = isSecret ? '' : `, or with --${name} on the command line`;
  const hint = isSecret && secretHint !== undefined ? `. ${secretHint}` : '';
  return `Input ${name} is missing: set it as the action's input, in the variable ${variableName(name)}${flag}${hint}`;
}

/** The sentence for an input that is not what it may be. */
export function toError({ name, text, accepts }: RefusedInput): ConfigurationError {
  if (SECRET_INPUTS.includes(name)) return new ConfigurationError(`Input ${name} ${accepts}`);
  const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
  return new ConfigurationError(`Input ${name} is ${shown}; it takes ${accepts}`);
}

/**
 * The change of the CI system stands in for the diff of a deployment only where no deployment is asked: a deployment knows its own diff, and a
 * comment that is pinned to another one would be refused.
 */
function withChange(inputs: Inputs, { change }: HostFacts): Inputs {
  const needed = inputs['dry-run'] && inputs['base-url'] === undefined;
  const given = inputs['base-sha'] ?? inputs['head-sha'];
  if (change === undefined || !needed || given !== undefined) return inputs;
  return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}

function requireService(inputs: Inputs, facts: HostFacts): void {
  const missing = NEEDED_BY_SERVICE.find((name) => inputs[name] === undefined);
  if (missing !== undefined) throw new ConfigurationError(missingMessage(missing, facts));
}
