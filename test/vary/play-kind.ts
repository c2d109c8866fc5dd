import type { Log } from 'sarif';
import { log } from '../run/logs.ts';
import type { Service } from '../run/name-change.ts';
import { createReporter, type Drift, KINDS, type Kind, writeHistory } from './code-history.ts';
import { type Mistakes, type Played, playHistory } from './play-history.ts';

const NONE: Drift = { rules: 'stable' };

/** Plays the history of a seed as a tool of this kind reports on it. */
export function playKind(kind: Kind | 'a stable tool', service: Service, seed: number): Promise<Mistakes> {
  const { base, pushes } = writeHistory(seed);
  const report = createReporter(seed, kind === 'a stable tool' ? NONE : KINDS[kind]);
  const played = pushes.map(({ files, alive }, push): Played => {
    const told = report(push, alive);
    const ids = [...alive.keys()];
    return {
      files,
      log: kind === 'a stable tool' ? log(told) : generated(log(told, 'Reviewer')),
      reports: told.map(({ problem, message }) => ({ id: problem.id, message, shown: message })),
      alive: new Set(ids.map(({ id }) => id)),
      dismissed: new Set(ids.flatMap(({ id, isDismissed }) => (isDismissed ? id : []))),
    };
  });
  return playHistory(service, base, played);
}

function generated(made: Log): Log {
  return { ...made, runs: made.runs.map((run) => ({ ...run, properties: { 'ai/origin': 'generated' } })) };
}
