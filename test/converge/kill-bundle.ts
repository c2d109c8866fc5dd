import type { FaultRule } from '../../sandbox/faults/fault-rule.ts';
import type { Arena } from './arena.ts';
import { startBundle } from './bundle.ts';
import { foreignComments } from './checker.ts';
import { finishStory } from './play-story.ts';
import { CHECK_NAME } from './run-review.ts';
import type { State } from './scenario.ts';

/** The inputs of the built action for a deployment of the scenario. */
export function inputsFor(
  { sandbox: { baseUrl, clientId, clientSecret } }: Arena,
  { log }: State,
  deployment: number,
): Readonly<Record<string, string>> {
  return {
    'sarif-file': log,
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'deployment-number': String(deployment),
    'check-name': CHECK_NAME,
    'filter-mode': 'nofilter',
    tools: 'Linter',
  };
}

export interface Killed {
  /** At whose call the process was killed; undefined where it had ended before. */
  readonly operation: string | undefined;
  /** In what the next runs break the promise. */
  readonly breaches: readonly string[];
}

/**
 * Kills the built action at one of its calls, by number among those of an operation, in a checkout of a
 * state; then come two undisturbed runs.
 */
export async function killBundle(
  arena: Arena,
  state: State,
  {
    operation: at,
    call,
    when,
  }: { operation: FaultRule['operation']; call: number; when: 'before' | 'after' },
): Promise<Killed> {
  const { number, foreignThread } = await arena.open(call, state.commit);
  const foreign = foreignComments(await arena.truth(number));
  await arena.inject([{ operation: at, calls: [call], effect: { kind: 'hold', when } }], 1);
  const { child, ended } = startBundle(
    arena.scenario.folderOf(state.commit),
    inputsFor(arena, state, number),
  );
  const operation = await arena.held(ended);
  child.kill('SIGKILL');
  const { status } = await ended;
  if (operation !== undefined && status !== null) throw new Error(`the run ended with status ${status}`);
  await arena.release(when === 'before' ? 'drop' : 'continue');
  await arena.inject([], 1);
  const breaches = await finishStory(arena, {
    number,
    seed: call,
    people: 'quiet',
    foreign,
    foreignThread: { discussionId: foreignThread, resolved: false },
  });
  return { operation, breaches };
}
