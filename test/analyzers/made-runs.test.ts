import { describe, expect, test } from '@jest/globals';
import type { Log, Result, Run } from 'sarif';
import { commandOf, installLines, MADE_RUNS, readLog, readSources } from '../../real/analyzers/kept-runs.ts';
import type { Analyzer } from '../../src/analyzers/analyzer.ts';
import { ERROR_RUNS, UNPARSED } from '../../src/logs/tools.ts';

// What `npm run analyzers` kept of each tool proves its row; `test/run/made-runs.long.test.ts` plays it.

/** What a result is called that names no rule. */
const NONE = 'unnamed-rule';

/** The runs in the log of each state, or undefined where the tool wrote none. */
function statesOf(name: string): ReadonlyMap<string, readonly Run[] | undefined> {
  return new Map(
    readSources(name).states.map(({ state }) => {
      const log = readLog(name, state);
      return [state, log === undefined ? undefined : (JSON.parse(log) as Log).runs];
    }),
  );
}

const resultsOf = (runs: readonly Run[] | undefined): readonly Result[] =>
  (runs ?? []).flatMap(({ results }) => results ?? []);

/** How a log says that it found nothing, in the words of a row. */
function toClean(runs: readonly Run[] | undefined): Analyzer['clean'] {
  if (runs === undefined) return 'not known';
  if (runs.length === 0) return 'no run';
  return runs.some(({ results }) => results === undefined) ? 'no results' : 'run';
}

/** How a log says that a file was not parsed, in the words of a row. */
function toUnparsed(
  runs: readonly Run[] | undefined,
  { unparsed: { results = '' } }: Analyzer,
): Analyzer['unparsed']['as'] {
  if (runs === undefined) return 'stops';
  const isTold =
    resultsOf(runs.filter(({ tool }) => ERROR_RUNS.has(tool.driver.name))).length > 0 ||
    resultsOf(runs).some(({ ruleId, message }) =>
      UNPARSED[results]?.some(
        (line) =>
          (line.rule?.test(ruleId || NONE) ?? true) && (line.message?.test(message.text ?? '') ?? true),
      ),
    );
  if (isTold) return 'result';
  const notifications = runs.flatMap(({ invocations = [] }) =>
    invocations.flatMap(({ toolExecutionNotifications = [], toolConfigurationNotifications = [] }) => [
      ...toolExecutionNotifications,
      ...toolConfigurationNotifications,
    ]),
  );
  return notifications.length > 0 ? 'notification' : 'untold';
}

test('there are kept runs', () => {
  expect(MADE_RUNS.length).toBeGreaterThan(0);
});

describe.each(MADE_RUNS.map((run) => [run.name, run] as const))('%s', (name, { row, install, command }) => {
  const states = statesOf(name);
  test('was run as its row says', () => {
    expect({ install, command }).toEqual({
      install: installLines(row),
      command: commandOf(row, readSources(name)),
    });
    const { unparsed, clean, fingerprints } = row;
    const told = states.has('D') ? toUnparsed(states.get('D'), row) : 'text';
    const results = [...states.values()].flatMap(resultsOf);
    expect({ clean, unparsed: unparsed.as, hasFingerprints: fingerprints !== undefined }).toEqual({
      clean: toClean(states.get('E')),
      unparsed: told,
      hasFingerprints: results.some((one) => one.fingerprints ?? one.partialFingerprints),
    });
  });
});
