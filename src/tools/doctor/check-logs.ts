import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZERS } from '../../analyzers/table.ts';
import type { ServiceReview } from '../../change/context.ts';
import { type Commits, cover } from '../../change/find-commits.ts';
import { createDoubtOfTool, openBase } from '../../change/read-baseline.ts';
import { type Logs, readLogs } from '../../change/read-logs.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { ToolsOfJob } from '../../finding/completeness.ts';
import { FOUND_BY, type FoundBy, type Result, scopeName } from '../../finding/finding.ts';
import { type Checkout, FULL_HISTORY } from '../../git/checkout.ts';
import { presentCommits } from '../../git/commits.ts';
import { openTexts } from '../../git/file-texts.ts';
import { type Git, gitOutput } from '../../git/git.ts';
import { type NamedChange, type Relation, relateTo } from '../../git/relate-to.ts';
import { missingMessage } from '../../inputs/read-inputs.ts';
import type { CommitPair, ReviewedCommits } from '../../inputs/reviewed.ts';
import type { LenientInputs } from '../../inputs/table.ts';
import { UNLOCATED_LOG_REMEDY } from '../../logs/analyzed.ts';
import { knownName, QUIET_TOOLS } from '../../logs/tools.ts';
import { match } from '../../match/match.ts';
import { checkName } from '../../report/check.ts';
import { findAbsentScopes } from '../../report/left-threads.ts';
import type { Known } from '../../result.ts';
import { locate, plan, readingOf } from '../../review.ts';
import type { Change, Comment } from '../../services/port.ts';
import { counted, firstFew } from '../../text/names.ts';
import { mappingFor } from '../../text/path-mapping.ts';
import { readThreads } from '../../threads/threads.ts';
import { type Diagnosis, failed, notChecked, warn } from './diagnosis.ts';

interface Shas {
  /** `HEAD` of the checkout. */
  readonly analyzed: string;
  /** What the change shows. */
  readonly shown: Pick<Change, 'base' | 'head'>;
  /** What a change is called on its service. */
  readonly noun: string;
  /** What the inputs base-sha and head-sha say, in this order. */
  readonly given: readonly string[];
  /** What the event that CI runs for says of its change. */
  readonly named: NamedChange | undefined;
}

/** How the checkout is related to the change; `commits` where a run could begin with what is at hand. */
interface CommitsCheck {
  readonly diagnoses: readonly Diagnosis[];
  readonly commits?: Commits;
}

/** Says whether the checkout is what the change shows, without fetching anything. */
export async function checkCommits(git: Git, shas: Shas): Promise<CommitsCheck> {
  const { analyzed, shown, given } = shas;
  const { base, head } = shown;
  const wanted = [head, base, ...given].filter((sha) => sha !== null);
  const present = await presentCommits(git, wanted);
  const absent = wanted.filter((sha) => !present.has(sha));
  const covers = head !== null && present.has(head) ? [await checkCover(git, head, shas)] : [];
  const [diffBase, diffHead] = given.length === 2 ? given : [base, head];
  const isReady = absent.length === 0 && covers.every(({ state }) => state === 'ok');
  const diagnoses = [
    ...covers,
    ...[...new Set(absent)].map(
      (sha): Diagnosis => ({
        check: 'commits',
        state: 'warn',
        message: `commit ${sha} is not in this checkout; a run tries to fetch it by its id`,
        remedy: `${FULL_HISTORY}, and fetch the latest`,
      }),
    ),
  ];
  return isReady && diffBase && diffHead
    ? { diagnoses, commits: { analyzed, base: diffBase, head: diffHead } }
    : { diagnoses };
}

/** Says how much is between two commits, where no service is asked. */
export async function checkDistance(git: Git, base: string, head: string): Promise<Diagnosis> {
  try {
    const range = `${base}..${head}`;
    const answer = await gitOutput(git, ['rev-list', '--count', '--end-of-options', range]);
    const count = Number(answer.toString('latin1'));
    const message = `HEAD has ${counted(count, 'commit')} beyond ${base.slice(0, 7)}`;
    return { check: 'commits', state: 'ok', message };
  } catch (error) {
    return failed('commits', error);
  }
}

async function checkCover(
  git: Git,
  head: string,
  { analyzed, shown, given, named, noun }: Shas,
): Promise<Diagnosis> {
  const base = given[0] ?? shown.base ?? head;
  const relation = await relateTo({ base, head, named }, analyzed, git);
  const covering = cover(analyzed, head, relation, noun, named?.remedy);
  if (covering.kind === 'covers') {
    return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} ${describe(relation, noun)}` };
  }
  if (covering.kind === 'superseded') {
    return {
      check: 'commits',
      state: 'warn',
      message: `${covering.reason}; a run would end as superseded`,
      remedy: 'analyze the newest commit',
    };
  }
  return { check: 'commits', state: 'fail', message: covering.reason };
}

function describe(relation: Relation, noun: string): string {
  if (relation === 'head') return `is the head of the ${noun}`;
  if (relation === 'same-tree') return `has the tree of the ${noun}'s head`;
  return `is the merge of the ${noun}'s head with the target branch`;
}

type LogsWorld = Omit<Parameters<typeof readLogs>[0], 'inputs' | 'progress'>;

/**
 * Says of each log whether it was read and what is in it, what holds threads back, and how many places are
 * files of the checkout. `logs`: what was read, where it could be.
 */
export async function checkLogs(
  inputs: LenientInputs,
  checkout: Checkout | undefined,
  { pathMap }: Configuration,
  world: LogsWorld,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly logs?: Logs }> {
  const patterns = inputs['sarif-file'];
  if (patterns === undefined) {
    return {
      diagnoses: [
        { check: 'logs', state: 'fail', message: missingMessage(['sarif-file']) },
        notChecked('places', 'a log'),
      ],
    };
  }
  try {
    const logs = await readLogs(
      { ...world, inputs: { ...inputs, 'sarif-file': patterns } },
      checkout,
      pathMap,
    );
    const tools = inputs.tools;
    const advice = adviseOnAnalyzers(
      tools,
      logs.tools.map(({ name }) => name),
    );
    return {
      diagnoses: [...describeLogs(logs), ...advice, checkPlaces(logs, checkout)],
      logs,
    };
  } catch (error) {
    return { diagnoses: [failed('logs', error), notChecked('places', 'a log that can be read')] };
  }
}

/**
 * Says whether the baseline can be read and compared with; nothing where the inputs name none.
 *
 * @param ofHead the logs of the analyzed commit, where they could be read
 * @param diff the commits of the change, where they are known without asking a service
 */
export async function checkBaseLogs(
  inputs: LenientInputs,
  checkout: Checkout,
  ofHead: Logs | undefined,
  diff: CommitPair | undefined,
  configuration: Configuration,
  world: LogsWorld,
): Promise<readonly Diagnosis[]> {
  const { head } = checkout;
  try {
    const read = openBase({ ...world, inputs }, checkout, ofHead?.logs ?? []);
    const base = await read?.({ analyzed: head, head, base: diff?.base ?? head }, configuration);
    if (base === undefined) return [];
    if (base.kind === 'unusable') {
      const { failures, because } = base;
      return failures.length > 0
        ? failures.map((message) => ({ check: 'logs', state: 'fail', message }))
        : [warn('logs', `baseline: ${because}`)];
    }
    const message = `baseline: ${counted(base.results.length, 'result')}`;
    if (ofHead === undefined) return [{ check: 'logs', state: 'ok', message }];
    const doubtOfTool = createDoubtOfTool(base, ofHead.versions);
    return [
      { check: 'logs', state: 'ok', message },
      ...ofHead.completeness.complete.flatMap((scope) => {
        const doubt = doubtOfTool(scope);
        return doubt === undefined ? [] : [warn('logs', `${doubt}: its findings are judged by their lines`)];
      }),
    ];
  } catch (error) {
    return [failed('logs', error)];
  }
}

/** Says what else would leave a run over these logs incomplete, once the change is known. */
export async function checkUnverified(
  ...known: Parameters<typeof findUnverified>
): Promise<readonly Diagnosis[]> {
  try {
    return (await findUnverified(...known)).map((message) => ({ check: 'logs', state: 'fail', message }));
  } catch (error) {
    return [failed('logs', error)];
  }
}

/** Tools of one log that are named in its line. */
const MOST_NAMED = 10;

function describeLogs({ logs, results, completeness }: Logs): readonly Diagnosis[] {
  const { failures, unverifiedTools, unverifiedFiles, warnings } = completeness;
  const fail = (message: string): Diagnosis => ({ check: 'logs', state: 'fail', message });
  return [
    ...logs
      .filter(({ error }) => error === undefined)
      .map(({ name, results: read }): Diagnosis => {
        const tools = toolsOf(results, name);
        const of = tools.length === 0 ? '' : ` of ${firstFew(tools, MOST_NAMED)}`;
        const count = `${read} ${read === 1 ? 'result' : 'results'}`;
        return { check: 'logs', state: 'ok', message: `${name}: ${count}${of}` };
      }),
    ...failures.map(fail),
    ...unverifiedTools.map(({ kind, scope, reason }) =>
      kind !== 'absent'
        ? fail(`${scopeName(scope)}: ${reason}`)
        : warn('logs', `${scopeName(scope)}: ${reason}`),
    ),
    ...describeWhole(results),
    ...unverifiedFiles.map(({ scope, path, reason }) =>
      warn('logs', `${scopeName(scope)}, ${path}: ${reason}`),
    ),
    ...warnings.map((warning) => warn('logs', warning)),
  ];
}

/** A line filter lets none of these pass but in new files; those about packages are put on their lines. */
function describeWhole(results: readonly Result[]): readonly Diagnosis[] {
  const placed = results.filter(
    ({ presence, place }) => presence.kind === 'present' && place.kind !== 'nowhere',
  );
  return [
    ...Map.groupBy(placed, ({ source, scope }) => JSON.stringify([source.log, scopeName(scope)])),
  ].flatMap(([key, group]) => {
    const isWhole = group.every(
      ({ place }) => place.kind === 'file' || ('startLine' in place && place.startLine === 1),
    );
    const others = group.filter(({ about }) => about === undefined).length;
    if (!isWhole || group.length < 2) return [];
    const [log, tool] = JSON.parse(key) as [string, string];
    const what = `${log}: all ${group.length} results of ${tool} are on line 1 or about whole files`;
    return others === 0
      ? [
          {
            check: 'logs',
            state: 'ok',
            message: `${what}; a review looks for the line that names each package, and where the file names none it needs the baseline in \`baseline-sarif-file\``,
          },
        ]
      : [
          warn(
            'logs',
            `${what}, which is no line of a change in a file that was there before: give the baseline in \`baseline-sarif-file\`, or set \`filter-mode: file\``,
          ),
        ];
  });
}

function toolsOf(results: readonly Result[], log: string): readonly string[] {
  return [
    ...new Set(results.filter(({ source }) => source.log === log).map(({ scope }) => scopeName(scope))),
  ];
}

/**
 * Counts files, by the rules that found them: whether a log is one of something else is judged where it is
 * read.
 */
function checkPlaces({ results }: Logs, checkout: Checkout | undefined): Diagnosis {
  if (checkout === undefined) return notChecked('places', 'the checkout');
  const real = results.filter(
    ({ presence: { kind }, place }) =>
      (kind === 'present' || kind === 'suppressed') && (place.kind !== 'nowhere' || place.path !== undefined),
  );
  if (real.length === 0) return notChecked('places', 'a result that names a file');
  const elsewhere = real.filter(({ place }) => place.kind === 'nowhere');
  const count = `${real.length - elsewhere.length} of ${real.length} places are files of this checkout`;
  const message = elsewhere.length === real.length ? count : `${count} (${describeRules(real)})`;
  const [first] = elsewhere;
  if (first === undefined || first.place.kind !== 'nowhere') return { check: 'places', state: 'ok', message };
  const { reason } = first.place;
  return {
    check: 'places',
    // A log of something else fails above, as it does a run.
    state: 'warn',
    message: `${message}; of the others, the first: ${reason}`,
    remedy: UNLOCATED_LOG_REMEDY,
  };
}

/**
 * Says what is known of the tools of a job and its logs do not tell: which leave themselves out when they
 * find nothing, and which say nothing of a file that they could not parse. A line for each tool at most.
 *
 * @param present names of the runs in the logs
 */
export function adviseOnAnalyzers(
  { named, silent }: ToolsOfJob,
  present: readonly string[],
): readonly Diagnosis[] {
  const all = named.length === 0 ? present : named;
  const ofJob = new Set(all.map(knownName));
  return ANALYZERS.flatMap((analyzer): readonly Diagnosis[] => {
    const own = analyzer.drivers.filter((driver) => ofJob.has(driver));
    const hushed = silent.map(knownName);
    const loud = own.filter((driver) => !hushed.includes(driver));
    if (loud.length > 0 && analyzer.clean === 'no run') {
      const names = loud.join(', ');
      return [
        {
          ...warn('logs', `${nameOf(analyzer, names)} writes no run when it finds nothing`),
          remedy: `put (silent) behind ${names} in tools, and name the files in sarif-file`,
        },
      ];
    }
    const names = nameOf(analyzer, own.join(', '));
    if (own.some((driver) => QUIET_TOOLS.has(driver))) return [describeQuiet(names)];
    const isUntold = own.length > 0 && isAlone(analyzer) && analyzer.unparsed.as === 'untold';
    return isUntold ? [describeUntold(names)] : [];
  });
}

/** Nothing is wrong with it, so it is not a warning: no setting makes such a log tell. */
function describeUntold(tool: string): Diagnosis {
  return {
    check: 'logs',
    state: 'ok',
    message: `${tool} does not say in its log which files it could not parse, so their findings look fixed: skip the review if the code does not compile or parse`,
  };
}

/** As above, of one of which a run takes no file for mended that has lost all of its findings at once. */
function describeQuiet(tool: string): Diagnosis {
  return {
    check: 'logs',
    state: 'ok',
    message: `${tool} does not say in its log which files it could read: if all of its findings in a file are gone at once, their threads stay open while their lines are unchanged; have the job stop if the code does not compile or parse`,
  };
}

/** No other tool of the table writes runs of its names. */
function isAlone({ drivers, name }: Analyzer): boolean {
  return ANALYZERS.every(
    (other) => other.name === name || !other.drivers.some((driver) => drivers.includes(driver)),
  );
}

function nameOf({ name, drivers }: Analyzer, names: string): string {
  return drivers.length === 1 && drivers[0] === name ? name : `${name} (${names})`;
}

/** What a run would be over whose logs could be read. */
export interface UnverifiedOrder {
  readonly inputs: LenientInputs;
  readonly git: Git;
  readonly logs: Logs;
  readonly jobName: string | undefined;
  redact(text: string): string;
}

/**
 * Finds what would leave a run incomplete that only the diff and the threads of the change tell, a sentence
 * each, as the run itself decides it. Writes nothing.
 *
 * @param commits all at hand
 * @param comments those of the change; two commits alone have none
 */
async function findUnverified(
  { inputs, git, logs, jobName, redact }: UnverifiedOrder,
  reviewed: ServiceReview | ReviewedCommits,
  commits: Commits,
  comments: readonly Comment[] = [],
): Promise<readonly string[]> {
  const { category, 'check-name': named, tools } = inputs;
  const name = checkName({ checkName: named, category, jobName });
  const service = reviewed.kind === 'commits' ? undefined : reviewed.service;
  const context = { inputs, reviewed, service, name, git, redact };
  const listing =
    reviewed.kind === 'commits'
      ? undefined
      : await readThreads(comments, readingOf(reviewed, { inputs, redact }));
  const threads = listing?.threads ?? [];
  const { results } = logs;
  const texts = openTexts(git);
  const located = await locate(results, threads, commits, logs, texts, context);
  const { findings } = located;
  const { varying } = logs.completeness;
  await match(threads, findings, { git, head: commits.head, texts, varying });
  const known: Known = {
    analyzed: commits.analyzed,
    logs,
    results: located.results,
    findings,
    warnings: [],
    earlier: new Map(),
  };
  if (listing !== undefined) known.listing = listing;
  await plan(located, commits, {}, undefined, known, context);
  const { completeness = logs.completeness, plan: { actions } = { actions: [] }, unread = [] } = known;
  const absent = findAbsentScopes(actions, completeness, { name, tools });
  const told = new Set(logs.completeness.unverifiedTools.map(({ reason }) => reason));
  return [
    ...[...completeness.unverifiedTools, ...absent]
      .filter(({ kind, reason }) => kind !== 'absent' && !told.has(reason))
      .map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ...unread,
  ];
}

/** Which rule found how many files, and by which roots. */
function describeRules(results: readonly Result[]): string {
  const found = results.flatMap(({ place }) => (place.kind === 'nowhere' ? [] : place));
  const rules = Map.groupBy(found, ({ foundBy }) => foundBy?.rule ?? 'written');
  return Object.entries(FOUND_BY)
    .flatMap(([rule, words]) => {
      const own = rules.get(rule as FoundBy['rule']) ?? [];
      const roots = own.flatMap(({ path, foundBy }) =>
        rule === 'written' ? [] : (mappingFor(foundBy?.written ?? '', path) ?? []),
      );
      const named = roots.length === 0 ? '' : `: ${firstFew([...new Set(roots)], MOST_NAMED)}`;
      return own.length === 0 ? [] : [`${own.length} ${words}${named}`];
    })
    .join('; ');
}
