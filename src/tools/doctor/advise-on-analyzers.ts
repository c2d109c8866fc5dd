import type { Analyzer } from '../../analyzers/analyzer.ts';
import { ANALYZERS } from '../../analyzers/table.ts';
import type { ToolsOfJob } from '../../finding/completeness.ts';
import { knownName, QUIET_TOOLS } from '../../logs/tools.ts';
import { type Diagnosis, warn } from './diagnosis.ts';

/**
 * Says what is known of the tools of a job and its logs do not tell: which leave themselves out when they
 * find nothing, and which say nothing of a file that they could not parse. A line for each tool at most.
 *
 * @param present names of the runs in the logs
 */
export function adviseOnAnalyzers(
  { named, silent }: ToolsOfJob,
  present: readonly string[],
): readonly Diagnosis[] {
  const all = named.length === 0 ? present : named;
  const ofJob = new Set(all.map(knownName));
  return ANALYZERS.flatMap((analyzer): readonly Diagnosis[] => {
    const own = analyzer.drivers.filter((driver) => ofJob.has(driver));
    const hushed = silent.map(knownName);
    const loud = own.filter((driver) => !hushed.includes(driver));
    if (loud.length > 0 && analyzer.clean === 'no run') {
      const names = loud.join(', ');
      return [
        {
          ...warn('logs', `${describe(analyzer, names)} writes no run when it finds nothing`),
          remedy: `put (silent) behind ${names} in tools, and name the files in sarif-file`,
        },
      ];
    }
    const names = describe(analyzer, own.join(', '));
    if (own.some((driver) => QUIET_TOOLS.has(driver))) return [describeQuiet(names)];
    const isUntold = own.length > 0 && isAlone(analyzer) && analyzer.unparsed.as === 'untold';
    return isUntold ? [describeUntold(names)] : [];
  });
}

/** Nothing is wrong with it, so it is not a warning: no setting makes such a log tell. */
function describeUntold(tool: string): Diagnosis {
  return {
    check: 'logs',
    state: 'ok',
    message: `${tool} does not say in its log which files it could not parse, so their findings look fixed: skip the review if the code does not compile or parse`,
  };
}

/** As above, of one of which a run takes no file for mended that has lost all of its findings at once. */
function describeQuiet(tool: string): Diagnosis {
  return {
    check: 'logs',
    state: 'ok',
    message: `${tool} does not say in its log which files it could read: if all of its findings in a file are gone at once, their threads stay open while their lines are unchanged; have the job stop if the code does not compile or parse`,
  };
}

/** No other tool of the table writes runs of its names. */
function isAlone({ drivers, name }: Analyzer): boolean {
  return ANALYZERS.every(
    (other) => other.name === name || !other.drivers.some((driver) => drivers.includes(driver)),
  );
}

function describe({ name, drivers }: Analyzer, names: string): string {
  return drivers.length === 1 && drivers[0] === name ? name : `${name} (${names})`;
}
