import { FILTER_MODES, type FilterMode } from '../diff/diff.ts';
import { ALLOWABLE, ANY_TOOL } from '../finding/completeness.ts';
import { LEVELS, type Level, SEVERITIES, type Severity } from '../finding/finding.ts';
import { SERVICE_KINDS } from '../services/index.ts';
import { nearest } from '../text/names.ts';
import {
  type ReadText,
  readDeploymentNumber,
  readFlag,
  readLines,
  readName,
  readOneOf,
  readPathMap,
  readReference,
  readSecret,
  readSha,
  readSigningKeys,
  readSomeOf,
  readToken,
  readTools,
  readTrimmed,
  readWhole,
  value,
} from './input-text.ts';

/** The part of a run that an input is for, and its title in the help and in the documents. */
const PARTS = {
  found: 'What was found',
  review: 'Where it goes',
  policy: 'What gets a thread, and what fails',
  run: 'The run',
} as const;
type Part = keyof typeof PARTS;

interface Row<T, P extends Part> {
  readonly part: P;
  readonly read: ReadText<T>;
  /** What the input is where it is not set. */
  readonly unset: T;
  /**
   * How it looks as a flag: what stands for its value, and its help; with the default and in 80 columns that
   * has room for 44 characters. A secret has none, since a list of processes shows flags.
   */
  readonly flag: readonly [value: string, help: string] | 'secret';
}

/** A part's rows; where no default is given, an input that is not set is undefined. */
function rowsOf<P extends Part>(part: P) {
  return {
    optional: <T>(read: ReadText<T>, ...flag: [value: string, help: string]): Row<T | undefined, P> => ({
      part,
      read,
      unset: undefined,
      flag,
    }),
    secret: <T>(read: ReadText<T>): Row<T | undefined, P> => ({
      part,
      read,
      unset: undefined,
      flag: 'secret',
    }),
    row: <T>(read: ReadText<T>, unset: NoInfer<T>, ...flag: [value: string, help: string]): Row<T, P> => ({
      part,
      read,
      unset,
      flag,
    }),
  };
}

const found = rowsOf('found');
const review = rowsOf('review');
const policy = rowsOf('policy');
const run = rowsOf('run');

const DAY_SECONDS = 86_400;

const THRESHOLDS: readonly (Level | Severity)[] = [...LEVELS, ...SEVERITIES];

/** The word `none`, which is a level elsewhere, means here that nothing fails. */
const readFailLevel: ReadText<Exclude<Level | Severity, 'none'> | 'never'> = (text) => {
  const reading = readOneOf(THRESHOLDS)(text);
  if (reading.kind !== 'value') return reading;
  return value(reading.value === 'none' ? 'never' : reading.value);
};

/** All inputs, under the names and in the order of action.yml, which a test holds to what stands here. */
const INPUTS = {
  'sarif-file': found.optional(readLines, 'paths', 'logs: files, folders or globs, one per line'),
  'baseline-sarif-file': found.optional(readLines, 'paths', 'logs of the same tools, made for the base'),
  'baseline-commit': found.optional(readSha, 'sha', 'the commit these were made for (the base)'),
  service: review.optional(readOneOf(SERVICE_KINDS), 'word', 'github, gitlab, gitea, forgejo, deployments'),
  'base-url': review.optional(readTrimmed, 'url', 'the review service (in CI, its own)'),
  token: review.secret(readToken),
  change: review.optional(readReference, 'ref', '12, owner/repo#12, group/project!12, a page'),
  'client-id': review.optional(readTrimmed, 'id', 'deployments: OAuth 2 client'),
  'client-secret': review.secret(readSecret),
  'deployment-number': review.optional(
    readDeploymentNumber,
    'text',
    'a text with one number: deployments/293',
  ),
  'signing-key': review.secret(readSigningKeys),
  'base-sha': review.optional(readSha, 'sha', 'base of the diff (the current one)'),
  'head-sha': review.optional(readSha, 'sha', 'head of the diff (the current one)'),
  'working-directory': found.row(readTrimmed, '.', 'dir', 'the checkout that was analyzed'),
  category: found.optional(readTrimmed, 'name', 'tells jobs with the same tool apart'),
  'check-name': run.optional(readName, 'name', 'the check that a run sets'),
  'filter-mode': policy.optional(
    readOneOf(FILTER_MODES, (word) => word.replaceAll('_', '-')),
    'mode',
    'default added; diff-context, file, nofilter',
  ),
  'min-level': policy.row(readOneOf(THRESHOLDS), 'note', 'level', 'lowest level or severity to post'),
  'fail-level': policy.row(readFailLevel, 'error', 'level', 'level or severity that fails; none'),
  'accept-resolved': policy.row(readFlag, false, 'bool', 'a thread resolved by people passes'),
  dismissals: policy.optional(
    readOneOf(['replies', 'none']),
    'word',
    'what people decide in replies: replies, none',
  ),
  'max-threads': policy.row(readWhole(0, 100_000), 50, 'n', 'most threads at a time'),
  resolve: policy.row(
    readOneOf(['fixed', 'undiscussed', 'never']),
    'fixed',
    'word',
    'fixed, undiscussed or never',
  ),
  'summary-comment': policy.row(readOneOf(['auto', 'never']), 'auto', 'when', 'auto or never'),
  tools: found.row(readTools, ANY_TOOL, 'names', 'tools of this job, one per line (any)'),
  allow: found.row(readSomeOf(ALLOWABLE), [], 'words', 'incomplete-runs,unlocated-paths,tracked-logs'),
  'path-map': found.row(readPathMap, [], 'lines', 'folders in logs, and here: /src => services'),
  'dry-run': run.row(readFlag, false, 'bool', 'print the plan, write nothing'),
  timeout: run.row(readWhole(1, DAY_SECONDS), 900, 's', 'longest run'),
  'report-file': run.optional(readTrimmed, 'path', 'JSON, a page (x.html), x.sarif; - prints it'),
  codequality: run.optional(readTrimmed, 'path', "where GitLab's Code Quality report goes"),
  endpoints: review.row(readTrimmed, '', 'lines', 'deployments: paths that are elsewhere'),
};

export type InputName = keyof typeof INPUTS;
export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

/** Inputs that come as the action's input or as a variable, and never as a flag. */
export const SECRET_INPUTS: readonly InputName[] = INPUT_NAMES.filter(
  (name) => INPUTS[name].flag === 'secret',
);

/** The inputs of one part. */
type NameIn<P extends Part> = {
  [Name in InputName]: (typeof INPUTS)[Name] extends Row<infer _, P> ? Name : never;
}[InputName];

/** The texts of the inputs that are set. */
export type RawInputs = Readonly<Partial<Record<InputName, string>>>;

/** What the inputs say; each may be missing. */
export type LenientInputs = {
  readonly [Name in InputName]: (typeof INPUTS)[Name] extends Row<infer T, Part> ? T : never;
};

/** An input that is wrong: its text, and what it accepts. */
interface RefusedInput {
  readonly name: InputName;
  readonly text: string;
  readonly accepts: string;
}

interface ParsedInputs {
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

/** The inputs that do not say what is reviewed. */
export type OtherInputs = Omit<LenientInputs, NameIn<'review'>>;

/** Leaves out the inputs that say what is reviewed. */
export function withoutReviewed(inputs: LenientInputs): OtherInputs {
  const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
  return Object.fromEntries(others.map((name) => [name, inputs[name]])) as OtherInputs;
}

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type PolicyInputs = { readonly [Name in NameIn<'policy'> as CamelCase<Name>]: LenientInputs[Name] };

/** What the user asked for, as far as the plan depends on it. */
export interface Policy extends Omit<PolicyInputs, 'filterMode' | 'dismissals' | 'summaryComment'> {
  /** For what the baseline shows to be new. */
  readonly filterMode: FilterMode;
  /** For findings that were not compared with those of the base. */
  readonly filterModeByLine: FilterMode;
}

/**
 * What the plan depends on: the inputs of that part, under the names of the code. For what a baseline
 * shows to be new the lines do not matter unless somebody says so.
 */
export function toPolicy(inputs: OtherInputs): Policy {
  const { 'filter-mode': asked } = inputs;
  const entries = INPUT_NAMES.filter((name) => INPUTS[name].part === 'policy').map((name) => [
    name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    inputs[name as NameIn<'policy'>],
  ]);
  return {
    ...(Object.fromEntries(entries) as PolicyInputs),
    filterMode: asked ?? 'nofilter',
    filterModeByLine: asked ?? 'added',
  };
}

/** An input as a flag of the command line. */
interface Flag {
  readonly name: InputName;
  /** What stands for its value in the help. */
  readonly value: string;
  readonly help: string;
}

interface FlagGroup {
  readonly title: string;
  readonly flags: readonly Flag[];
}

/** Every input but the secrets, as the help shows them: with the default, where there is one to show. */
export const FLAG_GROUPS: readonly FlagGroup[] = Object.entries(PARTS).map(([part, title]) => ({
  title,
  flags: INPUT_NAMES.flatMap((name) => {
    const row = INPUTS[name];
    if (row.part !== part || row.flag === 'secret') return [];
    const [value, help] = row.flag;
    const unset = typeof row.unset === 'object' ? '' : String(row.unset ?? '');
    const shown = unset === '' ? '' : ` (${unset})`;
    return [{ name, value, help: `${help}${shown}` }];
  }),
}));

/** Of the time of a run. The rest is enough for a review, also where two such waits follow each other. */
const READY_SHARE = 1 / 3;

/**
 * How long one wait may take until the service has the discussion and the diff, or shows the analyzed commit:
 * a third of the run, in whole seconds.
 */
export function readySeconds({ timeout }: Pick<LenientInputs, 'timeout'>): number {
  return Math.floor(timeout * READY_SHARE);
}

/** The limits of a run that begins now, in milliseconds; the deadline is since the epoch, as `now` is. */
export function timeLimits(inputs: Pick<LenientInputs, 'timeout'>, now: number) {
  return { readyTimeoutMs: readySeconds(inputs) * 1_000, deadline: now + inputs.timeout * 1_000 };
}

/** Every variable that we read of our own begins so. */
const VARIABLE_PREFIX = 'SARIF_REVIEW_';

/** No input: it asks for the time that each part of a run took. */
export const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}

const READ: ReadonlySet<string> = new Set([...INPUT_NAMES.map(variableName), TIMINGS_VARIABLE]);

/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
export function describeUnreadVariables(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const unread = Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '')
    .filter((name) => !READ.has(name))
    .toSorted();
  if (unread.length === 0) return undefined;
  const named = unread.map((name) => {
    const meant = nearest(withoutPrefix(name), [...READ].map(withoutPrefix));
    return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
  });
  return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}

/** What a runner of Actions passes the inputs of a step in, whatever their names are. */
const STEP_PREFIX = 'INPUT_';

/**
 * The same for inputs of a step, `sarif_file` for `sarif-file`: only those with the name of no input that are
 * near one, since steps around this one may have others.
 */
export function describeUnreadInputs(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const names: readonly string[] = INPUT_NAMES;
  const near = Object.keys(environment)
    .filter((name) => name.startsWith(STEP_PREFIX) && environment[name] !== '')
    .map((name) => name.slice(STEP_PREFIX.length).toLowerCase())
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, INPUT_NAMES);
      return meant === undefined ? [] : [`${name} (did you mean ${meant}?)`];
    })
    .toSorted();
  return near.length === 0
    ? undefined
    : `Unknown ${near.length === 1 ? 'input' : 'inputs'} ${near.join(', ')}`;
}

function withoutPrefix(name: string): string {
  return name.slice(VARIABLE_PREFIX.length);
}
