import { existsSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import type { SandboxFlags } from '../../sandbox/serve-sandbox.ts';
import { FLAG_GROUPS, INPUT_NAMES, type InputName, SECRET_INPUTS, variableName } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { logLine } from '../text/lines.ts';
import { listed } from '../text/names.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './frame.ts';

type FlagGroup = (typeof FLAG_GROUPS)[number];
type Options = Readonly<Record<string, unknown>>;

interface InitFlags {
  readonly service?: 'github' | 'gitlab' | 'gitea' | 'forgejo';
  readonly baseline?: true;
  readonly decideAtOnce?: boolean;
}

/** A command that takes every input as a flag. */
interface InputCommand {
  readonly summary: string;
  /** What stands before the logs. */
  readonly place?: '<place>';
  readonly usage: string;
  readonly about: string;
  /** The inputs that its help lists; the others are taken as well. */
  readonly groups: readonly FlagGroup[];
  /** Flags of this command alone, and what they do; and inputs that its help lists as such. */
  readonly own: readonly (readonly [flag: string, help: string])[];
  /** What `--json` prints, where the command has it. */
  readonly json?: string;
  readonly notes: readonly string[];
  readonly examples: readonly string[];
  start(line: CommandLine, options: Options, place: string): Promise<number>;
}

/** With it a command asks no service, so that it is no input. */
const BASE = ['--base <revision>', 'without a service: what HEAD has beyond it'] as const;
const SECRETS = [
  'Each flag has a variable, as SARIF_REVIEW_BASE_URL. Secrets have that alone:',
  'SARIF_REVIEW_TOKEN, _CLIENT_SECRET, _SIGNING_KEY.',
];
const EXIT_STATUSES = 'Exit status: 0 success, superseded, skipped; 1 gate; 2 inputs; 3 incomplete';

// What a command does is loaded when it is asked for: help and mistakes are answered at once.
const COMMANDS: Readonly<Record<string, InputCommand>> = {
  run: {
    summary: 'review once',
    usage: 'sarif-review run [logs] [flags]',
    about: 'Reviews once: reads logs, posts, resolves and reopens threads, sets the check.',
    groups: FLAG_GROUPS,
    own: [],
    json: 'the report as JSON; lines go to stderr',
    notes: [...SECRETS, EXIT_STATUSES],
    examples: ['sarif-review run reports/   (in CI; elsewhere --service and more)'],
    start: async (line) => (await import('./start-run.ts')).startRun('run', line),
  },
  plan: {
    summary: 'print what run would do, and write nothing',
    usage: 'sarif-review plan [logs] [flags]',
    about: 'Prints what run would do, with the reason for each action, and writes nothing.',
    groups: FLAG_GROUPS.map((group) => without(group, ['dry-run'])),
    own: [BASE, ['--all', 'also the findings that the filter leaves out']],
    json: 'the plan as JSON; lines go to standard error',
    notes: [...SECRETS, EXIT_STATUSES],
    examples: ['sarif-review plan eslint.sarif --base main   (no service is asked)'],
    start: async (line) => (await import('./start-run.ts')).startRun('plan', line),
  },
  why: {
    summary: 'say what became of the findings at a place',
    place: '<place>',
    usage: 'sarif-review why <file[:line]> [logs] [flags]',
    about: 'Says what became of the findings at a place, and why. Writes nothing.',
    groups: FLAG_GROUPS.slice(0, 1),
    own: [['--report-file <path>', 'the report to read; without it, a fresh plan'], BASE],
    json: 'the findings and threads there as JSON',
    notes: ['All flags of plan are taken.', 'Exit status: 0 answered; 2 inputs; 3 incomplete'],
    examples: [
      'sarif-review why src/cart.js:12 --report-file report.json',
      'sarif-review why src/cart.js:12 eslint.sarif --base main',
    ],
    start: async (line, _, place) => (await import('./why.ts')).startWhy(place, line),
  },
  doctor: {
    summary: 'check what a run needs, and write nothing',
    usage: 'sarif-review doctor [logs] [flags]',
    about: 'Checks what a run needs, one line each with the remedy. Writes nothing.',
    groups: FLAG_GROUPS.slice(0, 2),
    own: [
      BASE,
      ['--probe', 'also try the service out: posts, deletes'],
      ['--yes', 'do not ask before --probe posts'],
    ],
    json: 'the checks as JSON',
    notes: ['All flags of run are taken.', ...SECRETS, 'Exit status: 0 nothing failed; 2 something did'],
    examples: [
      'sarif-review doctor eslint.sarif --base main   (no service is asked)',
      'sarif-review doctor reports/ --deployment-number 293',
    ],
    start: async (line, options) => (await import('./doctor/doctor.ts')).startDoctor(line, options),
  },
  clean: {
    summary: 'resolve or delete the threads that runs have posted',
    usage: 'sarif-review clean [flags]',
    about: 'Resolves or deletes the threads that runs have posted. Lists them without --yes.',
    groups: FLAG_GROUPS.slice(1, 2).map((group) => without(group, ['base-sha', 'head-sha'])),
    own: [
      ['--category <name>', 'threads of this category'],
      ['--tool <names...>', 'threads of these tools'],
      ['--all', 'every thread that runs have posted'],
      ['--delete', 'delete those in which nobody else spoke'],
      ['--check <name>', 'finish this check as passed'],
      ['--yes', 'do it; without it what it would do is listed'],
    ],
    notes: [...SECRETS, 'Exit status: 0 listed or done; 2 inputs; 3 something could not be done'],
    examples: ['sarif-review clean --tool PMD', 'sarif-review clean --tool PMD --delete --yes'],
    start: async (line, options) => (await import('./clean.ts')).startClean(line, options),
  },
  history: {
    summary: 'tell what became of findings in merged changes',
    usage: 'sarif-review history [flags]',
    about: 'Tells what became of findings in merged changes, rule by rule. Writes nothing.',
    groups: FLAG_GROUPS.slice(1, 2).map((group) =>
      without(group, ['base-sha', 'head-sha', 'change', 'deployment-number']),
    ),
    own: [
      ['--last <n>', 'so many, those merged last (100)'],
      ['--since <day>', 'merged from then on: 2026-08-01 (UTC)'],
      ['--numbers <list>', 'these: 280-300,305'],
      ['--repository <name>', 'owner/name, or group/project (in CI its own)'],
      ['--report-file <path>', 'JSON, or a page (x.html)'],
    ],
    json: 'the same as JSON; lines go to standard error',
    notes: [...SECRETS, 'Exit status: 0 all was read; 2 inputs; 3 something could not be read'],
    examples: [
      'sarif-review history --last 100 --report-file history.json',
      'sarif-review history --numbers 280-300,305   (on every service)',
    ],
    start: async (line, options) => (await import('./history/history.ts')).startHistory(line, options),
  },
};

/** Names of inputs that take several values, so that `--sarif-file *.sarif` works as a shell expands it. */
const SEVERAL_VALUES: readonly string[] = ['sarif-file', 'baseline-sarif-file', 'tools', 'endpoints'];

const FLAG_WIDTH = '--baseline-sarif-file <paths...>'.length;

/** `cmd` hands over the single quotes in which other shells want a glob. */
const NAMED_LIKE_A_LOG = /\.(?:sarif|json)(?:\.gz)?'?$/iu;

/**
 * A flag as somebody may have mistyped it; other words that begin with a dash may be the value of a secret.
 */
const FLAG = /^--?[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

const program = new Command('sarif-review')
  .description('Keeps the review threads of a change up to date with SARIF logs.')
  .version(VERSION)
  .exitOverride()
  .hook('preSubcommand', (_, command) => {
    if (Object.hasOwn(COMMANDS, command.name())) addInputFlags(command);
  })
  .configureOutput({
    // What was given to a flag may be a secret that does not belong there.
    outputError: (text, write) => write(logLine(withoutValues(text))),
  })
  .addHelpText(
    'after',
    '\nExamples:\n  sarif-review doctor --sarif-file reports/   what is missing for a run\n' +
      '  sarif-review plan eslint.sarif --base main  what a run would do, before a push\n' +
      '  sarif-review sandbox --repository .         a review service to try it with\n\n' +
      'Help of a command: sarif-review run --help',
  );

for (const [name, command] of Object.entries(COMMANDS)) addInputCommand(name, command);
program
  .command('init')
  .description('write .sarif-review.yml and a workflow')
  .addOption(
    new Option('--service <name>', 'which workflow').choices(['github', 'gitlab', 'gitea', 'forgejo']),
  )
  .option('--baseline', 'a workflow that analyzes the base too: only what is new counts')
  .option('--decide-at-once', 'a workflow that reviews again when a reply decides')
  .addHelpText(
    'after',
    '\nNever overwrites a file. Without --service, the files of the repository or the\naddress of its remote tell which service the workflow is for.',
  )
  .action(async ({ service, baseline, decideAtOnce = false }: InitFlags) => {
    const { startInit } = await import('./init/start-init.ts');
    const newBy = baseline === true ? 'baseline' : 'lines';
    process.exitCode = await startInit({ service, newBy, decideAtOnce });
  });
program
  .command('sandbox')
  .description('start a local review service with a web page')
  .option('--port <port>', 'port of the loopback interface; 0 takes a free one', '8080')
  .option('--data <dir>', 'folder of its database', 'sarif-review-sandbox')
  .addOption(
    new Option(
      '--as <service>',
      'whom it stands in for (default: whom the remote of the checkout tells, else "deployments")',
    ).choices(['deployments', 'gitlab', 'github', 'gitea', 'forgejo']),
  )
  .option('--repository <dir>', 'your checkout, to try a run on: its branch gets a change to be reviewed')
  .option('--base <revision>', 'where that branch is to go (default: "main")')
  .option('--head <revision>', 'the branch (default: "HEAD")')
  .option('--watch', 'move the change on when the branch moves')
  .argument('[logs...]', 'logs to review once, which the lines to paste name too')
  .addHelpText(
    'after',
    '\nOn a terminal it says how to go on, with lines to paste. Elsewhere it prints one\nline of JSON when it is ready: its address, an OAuth client, tokens, the\n' +
      'change. It stops at Ctrl+C and keeps its data.\n\nExample: sarif-review sandbox eslint.sarif --repository . --base main --watch',
  )
  .action(async (_: readonly string[], flags: SandboxFlags, command: Command) => {
    const logs = readLogs(command, 0);
    const [{ serveSandbox }, { reviewOnce }] = await Promise.all([
      import('../../sandbox/serve-sandbox.ts'),
      import('./review-once.ts'),
    ]);
    process.exitCode = await serveSandbox({ ...flags, logs }, reviewOnce);
  });

try {
  await program.parseAsync();
} catch (error) {
  // commander has printed what is wrong; help and version end with 0.
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : CONFIGURATION_EXIT_STATUS;
  } else {
    console.error(logLine(`Unexpected error: ${error instanceof Error ? error.message : error}`));
    process.exitCode = EXIT_STATUS.incomplete;
  }
}

/** Inputs are flags of the same name, but for secrets: a list of processes shows flags. */
function addInputCommand(name: string, row: InputCommand): void {
  const command = program.command(name).description(row.summary);
  if (row.place !== undefined) command.argument(row.place, 'a file, or a line of it');
  if (row.json !== undefined) command.option('--json', row.json);
  const isInput = (flag: string): boolean => INPUT_NAMES.some((input) => flag.startsWith(`--${input} `));
  for (const [flag, help] of row.own) if (!isInput(flag)) command.option(flag, help);
  command
    .argument('[logs...]')
    .configureHelp({ formatHelp: () => commandHelp(row) })
    .action(async () => {
      const options: Options = command.opts();
      refuseSecrets(command, options);
      const [place = ''] = command.args;
      const { base } = options;
      const line: CommandLine = {
        flags: readFlags(options, readLogs(command, row.place === undefined ? 0 : 1)),
        form: options.json === true ? 'json' : 'text',
        shown: options.all === true ? 'all' : 'selected',
        base: typeof base === 'string' ? base : undefined,
      };
      process.exitCode = await row.start(line, options, place);
    });
}

/** The flags of all commands that take inputs: only those of the one that was asked for are read. */
function addInputFlags(command: Command): void {
  for (const { flags } of FLAG_GROUPS) {
    for (const flag of flags) command.option(`--${flag.name} ${argument(flag.name, flag.value)}`, flag.help);
  }
  for (const name of SECRET_INPUTS) command.addOption(new Option(`--${name} [value]`).hideHelp());
}

/** The flags that a command has a use for; the others are taken, and left alone. */
function without({ title, flags }: FlagGroup, names: readonly InputName[]): FlagGroup {
  return { title, flags: flags.filter(({ name }) => !names.includes(name)) };
}

function refuseSecrets(command: Command, options: Readonly<Record<string, unknown>>): void {
  for (const name of SECRET_INPUTS) {
    if (options[toOptionName(name)] === undefined) continue;
    command.error(
      `Error: --${name} is not a flag, because everyone on this machine can list the flags of a process: set the variable ${variableName(name)}, and change the secret if it was real`,
    );
  }
}

/**
 * What stands after a command without a flag: logs. Another word may be a secret, which nobody may repeat.
 */
function readLogs(command: Command, first: number): readonly string[] {
  const words = command.args.slice(first);
  if (!words.every((word) => NAMED_LIKE_A_LOG.test(word) || existsSync(word)))
    command.error(
      `Error: what follows ${command.name()} is neither a flag nor an existing log (it is not shown, since it may be a secret): name logs by their path, such as eslint.sarif`,
    );
  return words;
}

/** Logs stand after flags of their own or without one. */
function readFlags(
  options: Readonly<Record<string, unknown>>,
  logs: readonly string[],
): CommandLine['flags'] {
  const flags: Partial<Record<InputName, string>> = {};
  for (const { name } of FLAG_GROUPS.flatMap((group) => group.flags)) {
    const value = options[toOptionName(name)];
    if (typeof value === 'string') flags[name] = value;
    else if (value === true) flags[name] = 'true';
    else if (Array.isArray(value)) flags[name] = value.join('\n');
  }
  if (logs.length > 0) flags['sarif-file'] = [flags['sarif-file'] ?? [], logs].flat().join('\n');
  return flags;
}

function toOptionName(name: InputName): string {
  return name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The help of a command, no wider than 80 columns and short enough for a screen. */
function commandHelp({ usage, about, groups, own, json, notes, examples }: InputCommand): string {
  const flagLine = (flag: string, help: string): string => `  ${flag.padEnd(FLAG_WIDTH)}  ${help}`;
  return [
    `Usage: ${usage}`,
    about,
    ...groups.flatMap(({ title, flags }) => [
      title,
      ...flags.map(({ name, value, help }) => flagLine(`--${name} ${argument(name, value)}`, help)),
    ]),
    'Output',
    ...own.map(([flag, help]) => flagLine(flag, help)),
    ...(json === undefined ? [] : [flagLine('--json', json)]),
    flagLine('-h, --help', 'this text'),
    ...notes,
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

/** The argument of a flag, as commander and the help write it. */
function argument(name: string, value: string): string {
  if (value === 'bool') return '[bool]';
  return SEVERAL_VALUES.includes(name) ? `<${value}...>` : `<${value}>`;
}

/**
 * What the parser of the command line says of a mistake, without what was given: that may be a secret that
 * does not belong there, or the value of one after a flag that does not exist.
 */
function withoutValues(message: string): string {
  return (
    message
      // What is close to a command is one that was mistyped.
      .replace(
        /(?<=^error: unknown command) '.*'(?=\n?$)/s,
        () => `: there are ${listed(program.commands.map((command) => command.name()))}`,
      )
      .replace(/(?<=^error: too many arguments for .*?but got \d+): .*$/s, '\n')
      .replace(/(?<=^error: unknown option )'(.*?)'(?=\n|$)/s, (_, option: string) => {
        const [name = ''] = option.split('=');
        return FLAG.test(name) ? `'${name}'` : 'in the command line';
      })
      .replace(/^error: /, 'Error: ')
  );
}
