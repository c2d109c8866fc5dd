import { ANALYZERS } from '../../analyzers/table.ts';
import { type Logs, readLogs } from '../../change/read-logs.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { ToolsOfJob } from '../../finding/completeness.ts';
import { FOUND_BY, type Result, scopeName } from '../../finding/finding.ts';
import type { Checkout } from '../../git/checkout.ts';
import { missingMessage } from '../../inputs/read-inputs.ts';
import type { LenientInputs } from '../../inputs/table.ts';
import { UNLOCATED_LOG_REMEDY } from '../../logs/analyzed.ts';
import { knownName } from '../../logs/tools.ts';
import { counted, firstFew } from '../../text/names.ts';
import { mappingFor } from '../../text/path-mapping.ts';
import { type Diagnosis, failed, notChecked, warn } from './diagnosis.ts';

/**
 * Says of each log whether it was read and what is in it, what holds threads back, and how many places are
 * files of the checkout. `results`: what was read, where it could be.
 */
export async function checkLogs(
  inputs: LenientInputs,
  checkout: Checkout | undefined,
  { pathMap }: Configuration,
  world: Omit<Parameters<typeof readLogs>[0], 'inputs' | 'progress'>,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly results?: Logs['results'] }> {
  const patterns = inputs['sarif-file'];
  if (patterns === undefined)
    return {
      diagnoses: [failed('logs', missingMessage('sarif-file')), notChecked('places', 'a log')],
    };
  try {
    const order = { ...world, inputs: { ...inputs, 'sarif-file': patterns } };
    const logs = await readLogs(order, checkout, pathMap);
    const { results, tools } = logs;
    const advice = adviseOnAnalyzers(
      inputs.tools,
      tools.map(({ name }) => name),
    );
    const places = checkPlaces(results, checkout);
    return { diagnoses: [...describeLogs(logs), ...advice, ...describeWhole(results), places], results };
  } catch (error) {
    return { diagnoses: [failed('logs', error), notChecked('places', 'a log that can be read')] };
  }
}

/** Tools of one log that are named in its line. */
const MOST_NAMED = 10;

function describeLogs({ logs, results, completeness }: Logs): readonly Diagnosis[] {
  return [
    ...logs
      .filter(({ error }) => error === undefined)
      .map(({ name, results: read }): Diagnosis => {
        const own = results.filter(({ source }) => source.log === name);
        const tools = [...new Set(own.map(({ scope }) => scopeName(scope)))];
        const of = tools.length === 0 ? '' : ` of ${firstFew(tools, MOST_NAMED)}`;
        return { check: 'logs', state: 'ok', message: `${name}: ${counted(read, 'result')}${of}` };
      }),
    ...completeness.failures.map((failure) => failed('logs', failure)),
    ...completeness.unverifiedTools.map(({ kind, scope, reason }) => {
      const message = `${scopeName(scope)}: ${reason}`;
      return kind === 'absent' ? warn('logs', message) : failed('logs', message);
    }),
    ...completeness.unverifiedFiles.map(({ scope, path, reason }) =>
      warn('logs', `${scopeName(scope)}, ${path}: ${reason}`),
    ),
    ...completeness.warnings.map((warning) => warn('logs', warning)),
  ];
}

/** A line filter lets none of these pass but in new files; those about packages are put on their lines. */
function describeWhole(results: readonly Result[]): readonly Diagnosis[] {
  const placed = results.filter(
    ({ presence, place, about }) =>
      presence.kind === 'present' && place.kind !== 'nowhere' && about === undefined,
  );
  return [...Map.groupBy(placed, ({ scope }) => scopeName(scope))]
    .filter(
      ([, group]) =>
        group.length > 1 &&
        group.every(({ place }) => place.kind === 'file' || ('startLine' in place && place.startLine === 1)),
    )
    .map(([tool, group]) =>
      warn(
        'logs',
        `all ${group.length} results of ${tool} are on line 1 or about whole files, which is no line of a change in a file that was there before: give the baseline in \`baseline-sarif-file\`, or set \`filter-mode: file\``,
      ),
    );
}

/**
 * Counts files, by the rules that found them: whether a log is one of something else is judged where it is
 * read.
 */
function checkPlaces(results: readonly Result[], checkout: Checkout | undefined): Diagnosis {
  if (checkout === undefined) return notChecked('places', 'the checkout');
  const real = results.filter(
    ({ presence: { kind }, place }) =>
      (kind === 'present' || kind === 'suppressed') && (place.kind !== 'nowhere' || place.path !== undefined),
  );
  if (real.length === 0) return notChecked('places', 'a result that names a file');
  const reasons = real.flatMap(({ place }) => (place.kind === 'nowhere' ? place.reason : []));
  const count = `${real.length - reasons.length} of ${real.length} places are files of this checkout`;
  const message = real.length === reasons.length ? count : `${count} (${describeRules(real)})`;
  const [first] = reasons;
  return first === undefined
    ? { check: 'places', state: 'ok', message }
    : warn('places', `${message}; of the others, the first: ${first}: ${UNLOCATED_LOG_REMEDY}`);
}

/** Which rule found how many files, and by which roots. */
function describeRules(results: readonly Result[]): string {
  const found = results.flatMap(({ place }) => (place.kind === 'nowhere' ? [] : place));
  return Object.entries(FOUND_BY)
    .flatMap(([rule, words]) => {
      const own = found.filter(({ foundBy }) => (foundBy?.rule ?? 'written') === rule);
      const roots = own.flatMap(({ path, foundBy }) =>
        rule === 'written' ? [] : (mappingFor(foundBy?.written ?? '', path) ?? []),
      );
      const named = roots.length === 0 ? '' : `: ${firstFew([...new Set(roots)], MOST_NAMED)}`;
      return own.length === 0 ? [] : [`${own.length} ${words}${named}`];
    })
    .join('; ');
}

/**
 * Names the tools of a job that leave themselves out of the log when they find nothing.
 *
 * @param present names of the runs in the logs
 */
function adviseOnAnalyzers({ named, silent }: ToolsOfJob, present: readonly string[]): readonly Diagnosis[] {
  const ofJob = new Set((named.length === 0 ? present : named).map(knownName));
  const known = new Set(silent.map(knownName));
  return ANALYZERS.filter(({ clean }) => clean === 'no run')
    .flatMap(({ drivers }) => drivers)
    .filter((driver) => ofJob.has(driver) && !known.has(driver))
    .map((driver) =>
      warn(
        'logs',
        `${driver} writes no run when it finds nothing: put (silent) behind ${driver} in tools, and name the files in sarif-file`,
      ),
    );
}
