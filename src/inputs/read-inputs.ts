import { ConfigurationError } from '../errors.ts';
import { deploymentChange } from '../services/index.ts';
import { listed } from '../text/names.ts';
import {
  asksNoService,
  type Chosen,
  chooseService,
  describeWays,
  findForeignInputs,
  neededInputs,
  REVIEW_SERVICES,
  tokenFrom,
} from './review-services.ts';
import type { CommitPair, Read, Reviewed, Surroundings } from './reviewed.ts';
import {
  INPUT_NAMES,
  type InputName,
  type LenientInputs,
  type OtherInputs,
  parseInputs,
  type RawInputs,
  SECRET_INPUTS,
  variableName,
  withoutReviewed,
} from './table.ts';

export interface Inputs extends OtherInputs {
  readonly 'sarif-file': readonly string[];
  readonly reviewed: Reviewed;
}

/** Where an input comes from on this host: its text, or undefined where it is not set. */
export type InputSource = (name: InputName) => string | undefined;

export interface HostFacts extends Surroundings {
  readonly change?: CommitPair;
  /** Why a secret may be missing, in one sentence. */
  readonly secretHint?: string;
  /** Whether the command takes `--base`, which is then the shortest way to say what is looked at. */
  readonly base?: 'taken' | 'not-taken';
}

const ALWAYS_NEEDED = ['sarif-file'] as const;
const LONGEST_VALUE_SHOWN = 60;

/**
 * Reads and checks every input. An input that is empty counts as not set.
 *
 * @throws ConfigurationError that names all inputs that are missing, or the ways to say what is reviewed, and
 * each that is wrong, its value (never a secret) and what it accepts
 */
export function readInputs(source: InputSource, facts: HostFacts = {}): Inputs {
  const raw = readRaw(source);
  const parsed = parseInputs(raw);
  const inputs = withChange(parsed.inputs, facts);
  const chosen = chooseService(raw, inputs, facts);
  const needed = neededInputs(chosen, inputs, facts);
  const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
  const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
  const foreign = findForeignInputs(raw, inputs, chosen);
  const ways = describeWays(inputs['dry-run'] ? 'taken' : 'not-taken');
  const faults = [
    ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
    ...(chosen === undefined ? [ways] : []),
    ...(foreign === undefined ? [] : [foreign]),
    ...findFaults(raw, parsed).map(({ message }) => message),
    ...unfit,
  ];
  const logs = inputs['sarif-file'];
  if (faults.length > 0 || reviewed === undefined || logs === undefined)
    throw new ConfigurationError(faults.length === 0 ? ways : faults.join('. '));
  return { ...withoutReviewed(inputs), 'sarif-file': logs, reviewed };
}

export function readRaw(source: InputSource): RawInputs {
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

/** One for each input that is wrong, in the order of action.yml, and one for a sha without the other. */
function findFaults(
  raw: RawInputs,
  { inputs, refused }: ReturnType<typeof parseInputs>,
): readonly ConfigurationError[] {
  // A sha that is set but wrong is refused as such; the other one is not called missing then.
  const half = halfOfPair(inputs) && halfOfPair(raw);
  return [...refused.map(toError), ...(half === undefined ? [] : [half])];
}

function halfOfPair(
  inputs: Readonly<Partial<Record<'base-sha' | 'head-sha', string | undefined>>>,
): ConfigurationError | undefined {
  if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined)) return undefined;
  const [given, missing] =
    inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
  return new ConfigurationError(
    `Input ${missing} is missing: ${given} is given, and both are needed or neither`,
  );
}

/** The sentence for inputs that are needed and not set, at least one. */
export function missingMessage(
  names: readonly InputName[],
  { secretHint }: HostFacts = {},
  chosen?: Chosen,
): string {
  const flags = names.filter((name) => !SECRET_INPUTS.includes(name)).map((name) => `--${name}`);
  const onCommandLine = flags.length === 0 ? '' : `, or give ${listed(flags)} on the command line`;
  const hints = [
    ...(names.includes('token') ? [tokenFrom(chosen)] : []),
    ...(flags.length < names.length ? [secretHint] : []),
  ].filter((hint) => hint !== undefined);
  const variables = listed(names.map(variableName));
  const [what, where] =
    names.length === 1
      ? ['Input', "is missing: set it as the action's input or as the variable"]
      : ['Inputs', "are missing: set them as the action's inputs or as the variables"];
  return [`${what} ${listed(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
}

function toError({
  name,
  text,
  accepts,
}: ReturnType<typeof parseInputs>['refused'][number]): ConfigurationError {
  if (SECRET_INPUTS.includes(name)) return new ConfigurationError(`Input ${name} ${accepts}`);
  const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
  return new ConfigurationError(`Input ${name} is ${shown}; it takes ${accepts}`);
}

/**
 * The change of the CI system stands in for the diff of a deployment only where no deployment is asked: a
 * deployment knows its own diff, and a comment that is pinned to another one would be refused.
 */
export function withChange(inputs: LenientInputs, { change, ci }: HostFacts): LenientInputs {
  const given = inputs['base-sha'] ?? inputs['head-sha'];
  if (change === undefined || !asksNoService(inputs) || given !== undefined) return inputs;
  // With a token the merge request itself is asked, threads and all.
  if (ci !== undefined && inputs.token !== undefined) return inputs;
  return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}

interface Inspection {
  /** What can be used; an input that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  readonly set: readonly InputName[];
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
  const chosen = chooseService(raw, inputs, facts);
  const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
  const foreign = findForeignInputs(raw, inputs, chosen);
  const faults = [
    ...findFaults(raw, { ...parsed, inputs }),
    ...(foreign === undefined ? unfit : [foreign, ...unfit]).map((text) => new ConfigurationError(text)),
  ];
  const missing =
    chosen === undefined
      ? [describeWays(facts.base ?? 'not-taken')]
      : neededInputs(chosen, inputs, facts)
          .filter((name) => raw[name] === undefined)
          .map((name) => missingMessage([name], facts, chosen));
  return { inputs, set, faults, missing, reviewed };
}

/** What is reviewed: undefined where an input that it needs is not set or does not fit the others. */
function readReviewed(
  inputs: LenientInputs,
  chosen: Chosen | undefined,
  surroundings: Surroundings,
): Read<Reviewed> {
  if (chosen === undefined || chosen === 'unclear') return { value: undefined, faults: [] };
  const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
  if (chosen !== 'commits') {
    const written = inputs.change?.services;
    // What is wrong with it is said by itself; nothing is asked of where it leads.
    if (written !== undefined && !written.includes(chosen)) return { value: undefined, faults: [] };
    const keys = { signingKeys: inputs['signing-key'] };
    return REVIEW_SERVICES[chosen].toReviewed(inputs, keys, surroundings);
  }
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const change = number === undefined ? undefined : deploymentChange(number);
  return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}
