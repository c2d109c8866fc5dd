import { FILTER_MODES } from '../diff/diff.ts';
import { ALLOWABLE, ANY_TOOL } from '../finding/completeness.ts';
import { LEVELS, type Level, SEVERITIES, type Severity } from '../finding/finding.ts';
import { SERVICE_KINDS } from '../services/index.ts';
import { nearest } from '../text/names.ts';
import {
  type ReadText,
  Refused,
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
  const row = <T>(
    read: ReadText<T>,
    unset: NoInfer<T>,
    ...flag: [value: string, help: string]
  ): Row<T, P> => ({
    part,
    read,
    unset,
    flag,
  });
  return {
    row,
    optional: <T>(read: ReadText<T>, ...flag: [value: string, help: string]) =>
      row<T | undefined>(read, undefined, ...flag),
    secret: <T>(read: ReadText<T>): Row<T | undefined, P> => ({
      part,
      read,
      unset: undefined,
      flag: 'secret',
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
  const word = readOneOf(THRESHOLDS)(text);
  return word === 'none' ? 'never' : word;
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
    readOneOf(FILTER_MODES),
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

const LONGEST_VALUE_SHOWN = 60;

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

/**
 * Reads each input by itself. One that is wrong counts as not set, and is told in a sentence, in the order of
 * action.yml. Never throws.
 */
export function parseInputs(raw: RawInputs): { inputs: LenientInputs; faults: readonly string[] } {
  const faults: string[] = [];
  const entries = INPUT_NAMES.map((name) => {
    const { read, unset } = INPUTS[name];
    const text = raw[name];
    if (text === undefined) return [name, unset];
    try {
      return [name, read(text)];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
      faults.push(
        SECRET_INPUTS.includes(name)
          ? `Input ${name} ${error.message}`
          : `Input ${name} is ${shown}; it takes ${error.message}`,
      );
      return [name, unset];
    }
  });
  return { inputs: Object.fromEntries(entries) as LenientInputs, faults };
}

/** The inputs that do not say what is reviewed. */
type OtherInputs = Omit<LenientInputs, NameIn<'review'>>;

/** Leaves out the inputs that say what is reviewed. */
export function withoutReviewed(inputs: LenientInputs): OtherInputs {
  const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
  return Object.fromEntries(others.map((name) => [name, inputs[name]])) as OtherInputs;
}

/** What the user asked for, as far as the plan depends on it. */
export type Policy = ReturnType<typeof toPolicy>;

/** For what a baseline shows to be new the lines do not matter unless somebody says so. */
export function toPolicy(inputs: OtherInputs) {
  const { 'filter-mode': asked, resolve } = inputs;
  return {
    /** For what the baseline shows to be new. */
    filterMode: asked ?? 'nofilter',
    /** For findings that were not compared with those of the base. */
    filterModeByLine: asked ?? 'added',
    minLevel: inputs['min-level'],
    failLevel: inputs['fail-level'],
    acceptResolved: inputs['accept-resolved'],
    maxThreads: inputs['max-threads'],
    resolve,
  } as const;
}

/** Every input but the secrets, as the help shows them: with the default, where there is one to show. */
export const FLAG_GROUPS = Object.entries(PARTS).map(([part, title]) => ({
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

/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
export function variableName(name: InputName): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}

/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
export function describeUnreadVariables(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const bare = (name: string) => name.slice(VARIABLE_PREFIX.length);
  const read = INPUT_NAMES.map(variableName);
  const unread = Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '' && !read.includes(name))
    .toSorted()
    .map((name) => {
      const meant = nearest(bare(name), read.map(bare));
      return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
    });
  return unread.length === 0 ? undefined : `Unknown variables: ${unread.join(', ')}`;
}
