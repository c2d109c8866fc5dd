import { type Commits, cover } from '../../change/find-commits.ts';
import { createDoubtOfTool, openBase } from '../../change/read-baseline.ts';
import { type Logs, readLogs } from '../../change/read-logs.ts';
import { NO_CONFIGURATION } from '../../configuration/configuration.ts';
import { toolsOfJob } from '../../finding/completeness.ts';
import { type Result, scopeName } from '../../finding/finding.ts';
import { type Checkout, FULL_HISTORY } from '../../git/checkout.ts';
import { presentCommits } from '../../git/commits.ts';
import { type Git, gitOutput } from '../../git/git.ts';
import { type NamedChange, type Relation, relateTo } from '../../git/relate-to.ts';
import { missingMessage } from '../../inputs/read-inputs.ts';
import type { CommitPair } from '../../inputs/reviewed.ts';
import type { LenientInputs } from '../../inputs/table.ts';
import { UNLOCATED_LOG_REMEDY } from '../../logs/analyzed.ts';
import type { Change } from '../../services/port.ts';
import { counted } from '../../text/counted.ts';
import { firstFew } from '../../text/names.ts';
import { adviseOnAnalyzers } from './advise-on-analyzers.ts';
import { type Diagnosis, failed, notChecked, warn } from './diagnosis.ts';
import { findUnverified } from './find-unverified.ts';

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
    const logs = await readLogs({ ...world, inputs: { ...inputs, 'sarif-file': patterns } }, checkout);
    const tools = toolsOfJob(inputs.tools, inputs['silent-tools']);
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
  world: LogsWorld,
): Promise<readonly Diagnosis[]> {
  const { head } = checkout;
  try {
    const read = openBase({ ...world, inputs }, checkout, ofHead?.logs ?? []);
    const base = await read?.({ analyzed: head, head, base: diff?.base ?? head }, NO_CONFIGURATION);
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

function describeLogs({ logs, results, completeness, warnings: more }: Logs): readonly Diagnosis[] {
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
    ...[...warnings, ...more].map((warning) => warn('logs', warning)),
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

/** Only counts: whether a log is one of something else is judged where it is read. */
function checkPlaces({ results }: Logs, checkout: Checkout | undefined): Diagnosis {
  if (checkout === undefined) return notChecked('places', 'the checkout');
  const real = results.filter(
    ({ presence: { kind }, place }) =>
      (kind === 'present' || kind === 'suppressed') && (place.kind !== 'nowhere' || place.path !== undefined),
  );
  if (real.length === 0) return notChecked('places', 'a result that names a file');
  const elsewhere = real.filter(({ place }) => place.kind === 'nowhere');
  const message = `${real.length - elsewhere.length} of ${real.length} places are files of this checkout`;
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
