import { FILTER_MODES } from '../diff/anchor.ts';
import { LEVELS } from '../finding/finding.ts';
import { SERVICE_KINDS } from '../services/index.ts';
import { MERGE_REQUEST, PULL_REQUEST, readReference } from './change-reference.ts';
import {
  type ReadText,
  readDeploymentNumber,
  readFlag,
  readLines,
  readName,
  readOneOf,
  readSecret,
  readSha,
  readSigningKey,
  readToken,
  readTrimmed,
  readWhole,
} from './input-text.ts';

interface Input<T> {
  readonly read: ReadText<T>;
  /** The value where the input is not set. */
  readonly unset: T;
}

const optional = <T>(read: ReadText<T>): Input<T | undefined> => ({ read, unset: undefined });
const withDefault = <T>(read: ReadText<T>, unset: NoInfer<T>): Input<T> => ({ read, unset });

const DAY_SECONDS = 86_400;

/** The inputs, under the names of action.yml and in its order; defaults are those of action.yml. */
const INPUTS = {
  'sarif-file': optional(readLines),
  service: optional(readOneOf(SERVICE_KINDS)),
  'base-url': optional(readTrimmed),
  token: optional(readToken),
  'merge-request': optional(readReference(MERGE_REQUEST)),
  'pull-request': optional(readReference(PULL_REQUEST)),
  'client-id': optional(readTrimmed),
  'client-secret': optional(readSecret),
  'previous-client-secret': optional(readSecret),
  'deployment-number': optional(readDeploymentNumber),
  'signing-key': optional(readSigningKey),
  'previous-signing-key': optional(readSecret),
  'previous-authors': withDefault(readLines, []),
  'base-sha': optional(readSha),
  'head-sha': optional(readSha),
  'working-directory': withDefault(readTrimmed, '.'),
  category: optional(readTrimmed),
  'check-name': optional(readName),
  'filter-mode': withDefault(
    readOneOf(FILTER_MODES, (word) => word.replaceAll('_', '-')),
    'added',
  ),
  'min-level': withDefault(readOneOf(LEVELS), 'note'),
  'fail-level': withDefault(readOneOf(LEVELS), 'error'),
  'accept-resolved': withDefault(readFlag, false),
  decisions: optional(readOneOf(['replies', 'none'])),
  'max-threads': withDefault(readWhole(0, 100_000), 50),
  twins: withDefault(readOneOf(['merge', 'apart']), 'merge'),
  'resolve-fixed': withDefault(readFlag, true),
  'resolve-discussed': withDefault(readFlag, true),
  'overview-comment': withDefault(readOneOf(['auto', 'never']), 'auto'),
  tools: withDefault(readLines, []),
  'silent-tools': withDefault(readLines, []),
  'trust-incomplete': withDefault(readFlag, false),
  'foreign-paths': withDefault(readOneOf(['hold', 'allow']), 'hold'),
  'tracked-logs': withDefault(readOneOf(['refuse', 'allow']), 'refuse'),
  'dry-run': withDefault(readFlag, false),
  'ready-timeout': withDefault(readWhole(0, DAY_SECONDS), 300),
  timeout: withDefault(readWhole(1, DAY_SECONDS), 900),
  'report-file': optional(readTrimmed),
  codequality: optional(readTrimmed),
  endpoints: withDefault(readTrimmed, ''),
};

export type InputName = keyof typeof INPUTS;
export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

/** The texts of the inputs that are set. */
export type RawInputs = Readonly<Partial<Record<InputName, string>>>;

/** What the inputs say; each may be missing. */
export type LenientInputs = {
  readonly [Name in InputName]: (typeof INPUTS)[Name] extends Input<infer T> ? T : never;
};

/** An input that is wrong: its text, and what it accepts. */
export interface RefusedInput {
  readonly name: InputName;
  readonly text: string;
  readonly accepts: string;
}

export interface ParsedInputs {
  /** One that is wrong counts as not set. */
  readonly inputs: LenientInputs;
  /** In the order of action.yml. */
  readonly refused: readonly RefusedInput[];
}

/** Reads each input by itself. Never throws. */
export function parseInputs(raw: RawInputs): ParsedInputs {
  const refused: RefusedInput[] = [];
  const entries = INPUT_NAMES.map((name) => {
    const { read, unset } = INPUTS[name];
    const text = raw[name];
    if (text === undefined) return [name, unset];
    const reading = read(text);
    if (reading.kind === 'value') return [name, reading.value];
    refused.push({ name, text, accepts: reading.accepts });
    return [name, unset];
  });
  return { inputs: Object.fromEntries(entries) as LenientInputs, refused };
}
