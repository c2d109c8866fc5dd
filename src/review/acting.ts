import type { Acting, Posting } from '../apply/acting.ts';
import { oldIntents, oldNotes } from '../apply/clear-notes.ts';
import { isAboutSecrets } from '../finding/about.ts';
import type { Finding, Step, Trail } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { ReviewContext, ServiceReview } from '../observe/context.ts';
import { countsDecisions } from '../observe/counting-decisions.ts';
import type { FoundCommits } from '../observe/find-commits.ts';
import type { Observation } from '../observe/observe.ts';
import type { Logs } from '../observe/read-logs.ts';
import type { Move } from '../plan/move.ts';
import { planDuplicate } from '../plan/plan-thread.ts';
import { runningVerdict } from '../report/check.ts';
import { beginningOf } from '../report/shared-check.ts';
import { atCommit } from '../report/words.ts';
import type { ReviewService } from '../services/port.ts';
import { oneLine, truncate, visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** What a plan was made from. */
interface Observed extends Pick<Acting, 'linkTo'>, Pick<Posting, 'onNews'> {
  readonly found: FoundCommits;
  readonly logs: Pick<Logs, 'detailed'>;
  readonly reading: ThreadReading;
  readonly observation: Observation;
}

/** What these moves are applied by, with what comments show beyond the findings. */
export async function toActing(
  moves: readonly Move[],
  { found, logs, reading, observation, linkTo, onNews }: Observed,
  context: ReviewContext,
  { service, keyring, diff }: ServiceReview,
): Promise<Acting> {
  const { situation } = observation;
  const { commits, shown } = found;
  const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
  const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
  await observation.readTexts([...posted, ...reopened]);
  const detailed = new Map(
    posted.flatMap(({ findings }) => findings.map((finding) => [finding, logs.detailed(finding)] as const)),
  );
  const details = await showCode(detailed, context.git, commits.analyzed, context.redact);
  const posting: Posting = {
    onNews,
    decides: countsDecisions(context.inputs, service),
    baseSha: commits.base,
    // A diff that was given need not be the one that the pin is of.
    pin: diff === undefined ? shown.pin : undefined,
    evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
    duplicates: (threads) =>
      observation.duplicates(threads).flatMap((duplicate) => {
        const move = planDuplicate(duplicate, situation);
        return move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : [];
      }),
    // Lines of code become part of a comment where a fix is suggested.
    headLines: (spot) => observation.headLines(spot)?.map((line) => redactVisible(line, context.redact)),
    // Empty where it is not to be shown.
    shownBefore({ spot, was }) {
      const isShown = was !== undefined && was.length <= LONGEST_LINE && !spot.findings.some(isAboutSecrets);
      return isShown ? redactVisible(was, context.redact) : was && '';
    },
    detailed: (spot) => ({
      ...spot,
      findings: spot.findings.map((finding) => details.get(finding) ?? finding),
    }),
  };
  return {
    ...context,
    service,
    job: context.name,
    keyring,
    known: reading,
    linkTo,
    headSha: commits.head,
    shown,
    beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
    posting,
  };
}

/** Has the check say that the run is under way. */
export async function putRunning(
  { name, host, progress }: ReviewContext,
  service: ReviewService,
  analyzed: string,
): Promise<void> {
  const { sharedVerdicts: shared } = service;
  const around =
    shared === undefined
      ? { beginning: '', end: atCommit(analyzed) }
      : { beginning: beginningOf(shared), end: '' };
  const outcome = await service.putVerdict(runningVerdict(name, around, host.runUrl));
  if (outcome.kind !== 'done') progress(`The check ${name} could not be set: ${outcome.message}`);
}

/** What a run that writes nothing would take away of what earlier runs left behind. */
export function describeLeftovers(moves: readonly Move[], reading: ThreadReading): readonly string[] {
  return [
    ...oldNotes(moves, reading).map(
      ({ head }) =>
        `Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`,
    ),
    ...oldIntents(moves, reading).map(
      ({ commentId, intent }) =>
        `Comment ${commentId}: remove the hidden line of what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`,
    ),
  ];
}

/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const BATCH = 32;

/**
 * Findings whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the finding is about one.
 *
 * @param details findings by what they were read as
 */
export async function showCode(
  details: ReadonlyMap<Finding, Finding>,
  git: Git,
  commit: string,
  redact: (text: string) => string,
): Promise<ReadonlyMap<Finding, Finding>> {
  const lines = await readLines(
    [...details.values()].flatMap(({ flow }) => stepsOf(flow)),
    git,
    commit,
  );
  if (lines.size === 0) return details;
  const withCode = (step: Step, hide: (text: string) => string): Step => {
    const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
    const code = truncate(oneLine(hide(line.trim())), LONGEST_CODE);
    return code === '' ? step : { ...step, code };
  };
  return new Map(
    [...details].map(([read, finding]) => {
      const { flow } = finding;
      if (flow === undefined) return [read, finding] as const;
      const shown = (text: string): string => redactVisible(text, redact);
      const hide = isAboutSecrets(finding) ? (text: string) => cutKeys(visibleText(shown(text))) : shown;
      const show = (steps: readonly Step[]) => steps.map((step) => withCode(step, hide));
      return [
        read,
        { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
      ] as const;
    }),
  );
}

/** The lines that steps stand on, by path and number. */
async function readLines(
  steps: readonly Step[],
  git: Git,
  commit: string,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const wanted = new Map<string, Map<number, string>>();
  for (const { path, line } of steps) {
    if (path === undefined || line === undefined) continue;
    const own = wanted.get(path);
    if (own !== undefined) own.set(line, '');
    else if (wanted.size < MOST_FILES) wanted.set(path, new Map([[line, '']]));
  }
  const paths = [...wanted.keys()];
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    const texts = openTexts(git);
    await texts.read(batch.map((path) => ({ commit, path })));
    for (const path of batch) {
      const all = texts.lines(commit, path) ?? [];
      const own = wanted.get(path) ?? new Map<number, string>();
      for (const number of own.keys()) {
        const line = all[number - 1] ?? '';
        if (line.length <= LONGEST_LINE) own.set(number, line);
      }
    }
  }
  return wanted;
}

function stepsOf(trail: Trail | undefined): readonly Step[] {
  return trail === undefined ? [] : [...trail.first, ...trail.last];
}
