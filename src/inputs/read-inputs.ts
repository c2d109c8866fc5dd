import { ConfigurationError } from '../errors.ts';
import { INPUT_NAMES, type InputName, type Inputs, inputsSchema, SECRET_INPUTS } from './schema.ts';

/** Where an input comes from on this host: its text, or undefined where it is not set. */
export type InputSource = (name: InputName) => string | undefined;

/** Inputs without which the service cannot be reached. */
const NEEDED_BY_SERVICE = ['base-url', 'client-id', 'client-secret', 'deployment-number'] as const;
const LONGEST_VALUE_SHOWN = 60;

/**
 * Reads and checks every input. An input that is empty counts as not set.
 *
 * @throws ConfigurationError that names the first input that is wrong, its value (never a secret) and what it accepts
 */
export function readInputs(source: InputSource): Inputs {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = source(name);
    if (value !== undefined && value.trim() !== '') raw[name] = value;
  }
  const result = inputsSchema.safeParse(raw);
  if (!result.success) throw toError(result.error.issues[0], raw);
  const inputs = result.data;
  if ((inputs['base-sha'] === undefined) !== (inputs['head-sha'] === undefined)) {
    const [given, missing] =
      inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
    throw new ConfigurationError(
      `Input ${missing} is missing: ${given} is given, and both are needed or neither`,
    );
  }
  if (!plansAlone(inputs)) requireService(inputs);
  return inputs;
}

/** A dry run that knows both commits and no service plans as on a fresh deployment; it needs no credentials. */
export function plansAlone(inputs: Inputs): boolean {
  return inputs['dry-run'] && inputs['base-sha'] !== undefined && inputs['base-url'] === undefined;
}

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`;
}

function requireService(inputs: Inputs): void {
  const missing = NEEDED_BY_SERVICE.find((name) => inputs[name] === undefined);
  if (missing !== undefined) throw new ConfigurationError(missingMessage(missing));
}

function missingMessage(name: InputName): string {
  const flag = SECRET_INPUTS.includes(name) ? '' : `, or with --${name} on the command line`;
  return `Input ${name} is missing: set it as the action's input, in the variable ${variableName(name)}${flag}`;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function toError(issue: Issue | undefined, raw: Partial<Record<InputName, string>>): ConfigurationError {
  const name = INPUT_NAMES.find((candidate) => candidate === issue?.path[0]) ?? 'sarif-file';
  const value = raw[name];
  if (value === undefined) return new ConfigurationError(missingMessage(name));
  const shown = SECRET_INPUTS.includes(name) ? '***' : JSON.stringify(value.slice(0, LONGEST_VALUE_SHOWN));
  return new ConfigurationError(`Input ${name} is ${shown}; it takes ${issue?.message ?? 'something else'}`);
}
