import { scopeName } from '../finding/finding.ts';
import { MOVE_KINDS, type Move } from './move.ts';
import type { OverviewMove } from './overview.ts';

const VERB_WIDTH = 'remove-duplicate'.length;

/** The plan as lines of text, one a move, grouped by kind: what a dry run prints is what a real run does. */
export function renderPlan(moves: readonly Move[], overview: OverviewMove): readonly string[] {
  const lines = MOVE_KINDS.flatMap((kind) => moves.filter((move) => move.kind === kind).map(renderMove));
  const findings = `${overview.entries.length} ${overview.entries.length === 1 ? 'finding' : 'findings'}`;
  return overview.kind === 'none'
    ? lines
    : [
        ...lines,
        `${'overview'.padEnd(VERB_WIDTH)}  ${overview.kind}, ${findings} without a thread: ${overview.reason}`,
      ];
}

function renderMove(move: Move): string {
  const verb = move.kind.padEnd(VERB_WIDTH);
  return `${verb}  ${subject(move)}: ${move.reason}`;
}

function subject(move: Move): string {
  if (move.kind === 'post') {
    const { spot, anchor } = move;
    return `${anchor.path}:${anchor.newLine} ${spot.rule.id} (${scopeName(spot.scope)})`;
  }
  const { evidence } = move.thread;
  const place = 'spot' in move && move.spot !== undefined ? move.spot.place : undefined;
  const path = place?.path ?? evidence.path;
  const line = place?.kind === 'lines' ? place.startLine : evidence.line;
  return `${path}${line === 0 ? '' : `:${line}`} ${evidence.ruleId} (${scopeName(evidence.scope)})`;
}
