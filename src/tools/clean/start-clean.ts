import { ConfigurationError } from '../../errors.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import type { Flags } from '../../host/terminal.ts';
import { type CommandLine, startCommand } from '../frame.ts';
import { type CleanOrder, clean } from './clean.ts';
import type { Selection } from './plan-clean.ts';

/** The flags of `clean` that are no inputs, as commander gives them. */
interface CleanFlags {
  readonly tool?: readonly string[];
  readonly all?: boolean;
  readonly delete?: boolean;
  readonly yes?: boolean;
  readonly check?: string;
}

/** Runs the command `clean`, and returns the exit status. */
export function startClean(line: CommandLine, asked: CleanFlags): Promise<number> {
  return startCommand(line, (frame) => clean(frame, toOrder(line, asked)));
}

function toOrder({ flags, form }: CommandLine, asked: CleanFlags): CleanOrder {
  const selection = select(flags.category, asked);
  const narrowed = selection !== undefined && Object.values(selection).some((part) => part !== undefined);
  if (asked.all === true && narrowed)
    throw new ConfigurationError(
      'Flag --all selects every thread, and --tool and --category select some: use one or the other',
    );
  if (asked.yes === true && selection === undefined && asked.check === undefined)
    throw new ConfigurationError(
      'Flag --yes needs to know which threads are meant: add --tool, --category or --all',
    );
  return {
    // Without any of them, everything is listed.
    selection: selection ?? (asked.check === undefined ? {} : undefined),
    way: asked.delete === true ? 'delete' : 'resolve',
    mode: asked.yes === true ? 'done' : 'planned',
    form,
    check: asked.check,
    again: commandLine(flags, form, asked),
  };
}

/** The same command, so that it does what it listed: with --all where nothing else was chosen. */
function commandLine(
  flags: Flags,
  form: OutputForm,
  { tool, all, delete: deletes, check }: CleanFlags,
): string {
  const chooses = tool !== undefined || flags.category !== undefined || check !== undefined;
  const words = [
    'sarif-review',
    'clean',
    ...Object.entries(flags).flatMap(([name, text]) => [`--${name}`, text]),
    ...(tool === undefined ? [] : ['--tool', ...tool]),
    ...(all === true || !chooses ? ['--all'] : []),
    ...(deletes === true ? ['--delete'] : []),
    ...(check === undefined ? [] : ['--check', check]),
    ...(form === 'json' ? ['--json'] : []),
    '--yes',
  ];
  return words.map(quote).join(' ');
}

/** As every shell reads it, as long as nothing in it means something to one of them. */
function quote(word: string): string {
  if (/^[\w@%+=:,./-]+$/u.test(word)) return word;
  return /["$`\\!]/u.test(word) ? `'${word}'` : `"${word}"`;
}

/** Flags alone choose: a variable that a job has set for its runs must not narrow what is cleaned unseen. */
function select(category: string | undefined, { tool, all }: CleanFlags): Selection | undefined {
  return tool === undefined && category === undefined && all !== true ? undefined : { tools: tool, category };
}
