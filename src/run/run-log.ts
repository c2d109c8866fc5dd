import { isWriting } from '../act/acting.ts';
import { isAboutSecrets } from '../finding/about.ts';
import type { Git } from '../git/git.ts';
import type { Host } from '../host/host.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Action, Result } from '../model.ts';
import { toCodeFrame } from '../report/code-frame.ts';
import { resultsOf, type Shown, toldAction, withoutThread } from '../report/document.ts';
import { countUnverified } from '../report/left-threads.ts';
import { type PlanLine, renderPlan, renderUnthreaded } from '../report/render-plan.ts';
import type { Timings } from '../report/run-result.ts';
import { codeLeftOut } from '../report/words.ts';
import type { ReviewPhase, ToldPlan } from '../result.ts';
import type { ReviewService } from '../services/port.ts';
import { withOperations } from './service-wrappers.ts';

/** Among many changes, a log that cannot rewrite its lines hears of each tenth. */
const CHANGES_A_LINE = 10;
/** More threads than this fill a terminal several times over. */
const THREADS_ON_A_TERMINAL = 60;
/** Some reasons name a file each. */
const REASONS_SHOWN = 10;
/** More code than this is nothing to read through; `--all` shows the rest. */
const MOST_WITH_CODE = 40;
/** Code stands deeper than the row of its finding. */
const CODE_INDENT = 6;

/** Shows a run in the log while it lasts: its parts, the plan, and how far the changes are. */
export class RunLog {
  readonly #inputs: Inputs;
  readonly #host: Host;
  readonly #shown: Shown;
  readonly #code: 'shown' | undefined;
  #changes = 0;
  #changed = 0;
  #codeLeftOut = 0;

  /**
   * @param shown which findings without a thread a plan names
   * @param code whether a plan is shown with the code of its findings
   */
  constructor(inputs: Inputs, host: Host, shown: Shown, code?: 'shown') {
    this.#inputs = inputs;
    this.#host = host;
    this.#shown = shown;
    this.#code = code;
  }

  begin(phase: ReviewPhase): void {
    const host = this.#host;
    switch (phase.kind) {
      case 'reading':
        host.group('Reading the logs');
        this.#liveStatus('Reading the logs …');
        return;
      case 'comparing':
        host.group('Comparing with the threads that are there');
        this.#liveStatus('Comparing with the threads that are there …');
        return;
      case 'planned':
        this.#tellPlan(phase);
        return;
      case 'applying':
        this.#changes = countChanges(phase.actions);
        this.#changed = 0;
        // An empty group would only be something more to open.
        if (phase.actions.some(isWriting)) host.group('Applying the plan');
        else host.endGroup();
        this.#tellChanges();
    }
  }

  /**
   * A dry run is there to show the whole plan, on a terminal as much as one may read there; a run shows what
   * it changes, and the report has the rest.
   */
  #tellPlan({ code, ...told }: Extract<ReviewPhase, { kind: 'planned' }>): void {
    const host = this.#host;
    const { actions } = told.plan;
    const dryRun = this.#inputs['dry-run'];
    const changes = actions.filter(isWriting).length;
    if (dryRun) host.endGroup();
    else host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
    for (const { text, tone, result } of this.#planLines(told)) {
      host.info(text, tone);
      const excerpt = result && this.#code === 'shown' ? code?.(result) : undefined;
      if (result === undefined || excerpt === undefined) continue;
      const layout = { level: result.level, indent: CODE_INDENT, columns: host.columns };
      for (const pieces of toCodeFrame(excerpt, layout)) host.code?.(pieces);
    }
    if (this.#codeLeftOut > 0) host.info(codeLeftOut(this.#codeLeftOut), 'quiet');
    const unshown = actions.length - this.#shownActions(told).length;
    if (unshown > 0)
      host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
    if (!dryRun) this.#tellUnverified(actions);
  }

  /**
   * The results whose code is shown: those that the plan prints, in its order, until there is enough of it,
   * or all.
   */
  shownWithCode(told: ToldPlan): readonly Result[] {
    if (this.#code !== 'shown') return [];
    if (this.#shown === 'all') return told.results.map(({ result }) => result);
    const named = this.#planLines(told).flatMap(({ result }) =>
      result !== undefined && 'startLine' in result.place && !isAboutSecrets(result) ? result : [],
    );
    this.#codeLeftOut = Math.max(0, named.length - MOST_WITH_CODE);
    return named.slice(0, MOST_WITH_CODE);
  }

  #planLines(told: ToldPlan): readonly PlanLine[] {
    const dryRun = this.#inputs['dry-run'];
    const { columns } = this.#host;
    const isShortened = columns !== undefined && dryRun && this.#shown === 'selected';
    const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
    const actions = this.#shownActions(told).map((action) => toldAction(action));
    const lines = renderPlan(actions, told.summary, most);
    if (!dryRun) return lines;
    const { results, plan } = told;
    const unthreaded = withoutThread({ results, counts: resultsOf(plan.failing) }, this.#shown);
    return [...lines, ...renderUnthreaded(unthreaded, this.#shown === 'all')];
  }

  #shownActions({ plan: { actions } }: ToldPlan): readonly Action[] {
    return this.#inputs['dry-run'] ? actions : actions.filter(isWriting);
  }

  #tellUnverified(actions: readonly Action[]): void {
    const reasons = countUnverified(actions);
    for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
      this.#host.info(`${threads} left open: ${reason}`);
    const rest = reasons.length - REASONS_SHOWN;
    if (rest > 0) this.#host.info(`and ${rest} more reasons; the report has them all`);
  }

  /** One more change of a thread was tried. Repairs may come on top of what was planned. */
  countChange(): void {
    this.#changed += 1;
    this.#tellChanges();
  }

  #tellChanges(): void {
    const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
    if (changes === 0) return;
    const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
    if (this.#host.rewrites || worthALine) this.#host.status(`Changing threads: ${changed} of ${changes}`);
  }

  #liveStatus(line: string): void {
    if (this.#host.rewrites) this.#host.status(line);
  }
}

/** How many calls the actions need that change a thread; what is said in a thread about it is not counted. */
function countChanges(actions: readonly Action[]): number {
  return actions.filter((action) => isWriting(action) && action.kind !== 'comment').length;
}

/** The same service, which reports each change of a thread when its answer has come. */
export function countWrites(service: ReviewService, onWrite: () => void): ReviewService {
  const each = async <T>(write: Promise<readonly T[]>): Promise<readonly T[]> => {
    const outcomes = await write;
    for (const _ of outcomes) onWrite();
    return outcomes;
  };
  return withOperations(service, {
    postInline: (posts, heading) => each(service.postInline(posts, heading)),
    setResolved: (changes) => each(service.setResolved(changes)),
    async deleteComment(commentId) {
      const outcome = await service.deleteComment(commentId);
      onWrite();
      return outcome;
    },
  });
}

type Part = 'reading' | 'comparing' | 'applying';

/** Measures where the time of a run goes. `now` is in milliseconds. */
export class Stopwatch {
  readonly #now: () => number;
  readonly #spent: Record<Part, number> = { reading: 0, comparing: 0, applying: 0 };
  #part: { readonly name: Part; readonly since: number } | undefined;
  #git = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin({ kind }: ReviewPhase): void {
    if (kind === 'planned') return;
    this.#end();
    this.#part = { name: kind, since: this.#now() };
  }

  watch(git: Git): Git {
    return async (...call) => {
      const since = this.#now();
      try {
        return await git(...call);
      } finally {
        this.#git += this.#now() - since;
      }
    };
  }

  read(): Omit<Timings, 'gitProcesses'> {
    this.#end();
    return { ...this.#spent, git: this.#git };
  }

  #end(): void {
    if (this.#part === undefined) return;
    this.#spent[this.#part.name] += this.#now() - this.#part.since;
    this.#part = undefined;
  }
}
