import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A spot as people name it: one rule of one tool on one line. */
export interface TrueSpot {
  /** Name of its thread in this story: `T1`, `T2`, … in the order of posting. */
  readonly thread: string;
  readonly tool: string;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
}

/** What must happen at a push, by spot. A resolved spot stands where its thread last said. */
export interface TrueMoves {
  readonly push: string;
  readonly posted: readonly TrueSpot[];
  readonly kept: readonly TrueSpot[];
  readonly resolved: readonly TrueSpot[];
  readonly reopened: readonly TrueSpot[];
}

/**
 * A result with its stable identity: results of one id are the same finding, through moves, renames and
 * rewording.
 */
interface TrueResult {
  readonly id: string;
  readonly engine: string;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
  readonly suppressed?: boolean;
  readonly where?: string;
}

interface Thread {
  readonly name: string;
  ids: ReadonlySet<string>;
  open: boolean;
  spot: TrueSpot;
}

/** Reads what must happen at each push of the demo. */
export function readTrueMoves(fixtures: string): readonly TrueMoves[] {
  return JSON.parse(readFileSync(join(fixtures, 'expected-moves.json'), 'utf8'));
}

/**
 * Works out what must happen at each push from the identities of the results alone: no line, text or diff is
 * compared. A spot on a changed line gets a thread; the thread stays with it as long as one of its findings
 * is there.
 */
export function toTrueMoves(fixtures: string): readonly TrueMoves[] {
  const truth: { pushes: Record<string, readonly TrueResult[]> } = JSON.parse(
    readFileSync(join(fixtures, 'expected.json'), 'utf8'),
  );
  const threads: Thread[] = [];
  return Object.entries(truth.pushes)
    .filter(([push]) => push !== 'base')
    .map(([push, results]) => {
      const moves = { push, posted: [], kept: [], resolved: [], reopened: [] } as {
        push: string;
        posted: TrueSpot[];
        kept: TrueSpot[];
        resolved: TrueSpot[];
        reopened: TrueSpot[];
      };
      const spots = Map.groupBy(results, ({ engine, ruleId, path, line }) =>
        JSON.stringify([engine, ruleId, path, line]),
      );
      const matched = new Set<Thread>();
      for (const findings of spots.values()) {
        const thread = threads.find(({ ids }) => findings.some(({ id }) => ids.has(id)));
        if (thread !== undefined) {
          matched.add(thread);
          thread.spot = toSpot(thread.name, findings);
          (thread.open ? moves.kept : moves.reopened).push(thread.spot);
          thread.open = true;
          thread.ids = new Set(findings.map(({ id }) => id));
        } else if (findings.some(({ suppressed, where }) => !suppressed && where === 'changed-line')) {
          const name = `T${threads.length + 1}`;
          const posted = {
            name,
            ids: new Set(findings.map(({ id }) => id)),
            open: true,
            spot: toSpot(name, findings),
          };
          threads.push(posted);
          matched.add(posted);
          moves.posted.push(posted.spot);
        }
      }
      for (const thread of threads) {
        if (thread.open && !matched.has(thread)) {
          thread.open = false;
          moves.resolved.push(thread.spot);
        }
      }
      return moves;
    });
}

function toSpot(thread: string, findings: readonly TrueResult[]): TrueSpot {
  const [first] = findings;
  if (first === undefined) throw new RangeError('a spot without a finding');
  return { thread, tool: first.engine, ruleId: first.ruleId, path: first.path, line: first.line };
}
