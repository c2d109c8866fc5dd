import { IncompleteError } from '../errors.ts';
import type { Finding } from '../finding/finding.ts';
import type { LogRun } from '../log/log.ts';
import { createDetailReader } from './details.ts';
import { createResultReader } from './result-reader.ts';
import { type RunOptions, toRunContext } from './run-context.ts';

/**
 * Reads from the file once more what only comments show: related places, data flow and fixes.
 *
 * @param run index of the run
 * @param again reads it
 * @param findings of this run
 * @returns each of them with what else its result says
 * @throws IncompleteError where a result is no longer the one that the finding was made of
 */
export async function readDetails(
  run: number,
  again: LogRun['again'],
  options: RunOptions,
  findings: readonly Finding[],
): Promise<ReadonlyMap<Finding, Finding>> {
  const byResult = new Map(
    findings.toSorted((a, b) => a.result - b.result).map((finding) => [finding.result, finding] as const),
  );
  const { context: said, results } = await again([...byResult.keys()]);
  const context = toRunContext(run, said, options);
  const read = createResultReader(context);
  const toDetails = createDetailReader(context);
  const detailed = new Map<Finding, Finding>();
  for await (const { index, result } of results) {
    const known = byResult.get(index);
    const { finding, steps } = read(result, index);
    if (known === undefined || !isSame(known, finding)) {
      throw new IncompleteError(
        `${options.log} changed after it was read: let nothing write to it during this step.`,
      );
    }
    detailed.set(known, { ...finding, ...toDetails(result, finding.place, steps) });
  }
  return detailed;
}

function isSame(known: Finding, now: Finding): boolean {
  return (
    known.rule.id === now.rule.id &&
    known.level === now.level &&
    known.message === now.message &&
    JSON.stringify(known.place) === JSON.stringify(now.place)
  );
}
