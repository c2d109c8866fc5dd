import { type CleanOrder, clean } from '../clean/clean.ts';
import type { Selection } from '../clean/plan-clean.ts';
import { chooseHost } from '../host/choose-host.ts';
import { endOnCrash, processWorld } from '../host/process-world.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { createRedactor } from '../text/secrets.ts';
import type { CommandLine } from './start-run.ts';

/** The flags of `clean` that are no inputs, as commander gives them. */
export interface CleanFlags {
  readonly tool?: readonly string[];
  readonly all?: boolean;
  readonly delete?: boolean;
  readonly yes?: boolean;
  readonly check?: string;
}

/** Runs the command `clean`, and returns the exit status. */
export async function startClean({ flags, form }: CommandLine, asked: CleanFlags): Promise<number> {
  const world = processWorld();
  const streams = { out: process.stdout, err: process.stderr };
  const host = chooseHost(flags, form, world, createRedactor([]), streams);
  endOnCrash(EXIT_STATUS.incomplete, (line) => host.error(line));
  const selection = select(flags.category, asked);
  const narrowed = selection !== undefined && Object.values(selection).some((part) => part !== undefined);
  if (asked.all === true && narrowed) {
    host.error(
      'Flag --all means every thread of ours, and --tool and --category mean some: leave out one of them',
    );
    return CONFIGURATION_EXIT_STATUS;
  }
  const order: CleanOrder = {
    // Without any of them, everything is listed.
    selection: selection ?? (asked.check === undefined ? {} : undefined),
    way: asked.delete === true ? 'delete' : 'resolve',
    mode: asked.yes === true ? 'done' : 'planned',
    form,
    check: asked.check,
  };
  if (asked.yes === true && selection === undefined && asked.check === undefined) {
    host.error('Flag --yes needs to know which threads are meant: add --tool, --category or --all');
    return CONFIGURATION_EXIT_STATUS;
  }
  return clean(host, world, order);
}

/** Flags alone choose: a variable that a job has set for its runs must not narrow what is cleaned unseen. */
function select(category: string | undefined, { tool, all }: CleanFlags): Selection | undefined {
  return tool === undefined && category === undefined && all !== true ? undefined : { tools: tool, category };
}
