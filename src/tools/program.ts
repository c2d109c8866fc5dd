import { existsSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import type { SandboxFlags } from '../../sandbox/serve-sandbox.ts';
import { FLAG_GROUPS, type InputName, SECRET_INPUTS, variableName } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { logLine } from '../text/lines.ts';
import { listed, nearest } from '../text/names.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './frame.ts';

type FlagGroup = (typeof FLAG_GROUPS)[number];

interface InitFlags {
  readonly service?: 'github' | 'gitlab' | 'gitea' | 'forgejo';
  readonly baseline?: true;
  readonly decideAtOnce?: boolean;
}

// What a command does is loaded when it is asked for: help and mistakes are answered at once.

/** A flag of `plan` alone: what it prints is no matter of a run, so it is no input. */
const ALL = { flag: 'all', help: 'also the findings that the filter leaves out' };

/** A flag of `plan`, `why` and `doctor` alone. With it they ask no service, so that it is no input either. */
const BASE = { flag: 'base', help: 'without a service: what HEAD has beyond it' };
/** Flags of `doctor` alone. */
const PROBE = { flag: 'probe', help: 'also try the service out: posts, deletes' };
const YES = { flag: 'yes', help: 'do not ask before --probe posts' };

const SECRETS = [
  'Each flag has a variable, as SARIF_REVIEW_BASE_URL. Secrets have that alone:',
  'SARIF_REVIEW_TOKEN, _CLIENT_SECRET, _SIGNING_KEY.',
];
const EXIT_STATUSES = 'Exit status: 0 success, superseded, skipped; 1 gate; 2 inputs; 3 incomplete';

const CLEANING = {
  tool: ['--tool <names...>', 'threads of these tools'],
  all: ['--all', 'every thread that runs have posted'],
  delete: ['--delete', 'delete those in which nobody else spoke'],
  check: ['--check <name>', 'finish this check as passed'],
  yes: ['--yes', 'do it; without it what it would do is listed'],
} as const;

const HISTORY = {
  last: ['--last <n>', 'so many, those merged last (100)'],
  since: ['--since <day>', 'merged from then on: 2026-08-01 (UTC)'],
  numbers: ['--numbers <list>', 'these: 280-300,305'],
  repository: ['--repository <name>', 'owner/name, or group/project (in CI its own)'],
  fresh: ['--fresh', 'reads again what the file has'],
} as const;

const HELP: Readonly<Record<'run' | 'plan' | 'why' | 'doctor' | 'clean' | 'history', HelpText>> = {
  run: {
    usage: 'sarif-review run [logs] [flags]',
    about: 'Reviews once: reads logs, posts, resolves and reopens threads, sets the check.',
    groups: FLAG_GROUPS,
    json: 'the report as JSON; lines go to stderr',
    notes: [...SECRETS, EXIT_STATUSES],
    examples: ['sarif-review run reports/   (in CI; elsewhere --service and more)'],
  },
  plan: {
    usage: 'sarif-review plan [logs] [flags]',
    about: 'Prints what run would do, with the reason for each action, and writes nothing.',
    groups: FLAG_GROUPS.map((group) => without(group, ['dry-run'])),
    output: [
      [`--${BASE.flag} <revision>`, BASE.help],
      [`--${ALL.flag}`, ALL.help],
    ],
    json: 'the plan as JSON; lines go to standard error',
    notes: [...SECRETS, EXIT_STATUSES],
    examples: ['sarif-review plan eslint.sarif --base main   (no service is asked)'],
  },
  why: {
    usage: 'sarif-review why <file[:line]> [logs] [flags]',
    about: 'Says what became of the findings at a place, and why. Writes nothing.',
    groups: FLAG_GROUPS.slice(0, 1),
    output: [
      ['--report-file <path>', 'the report to read; without it, a fresh plan'],
      [`--${BASE.flag} <revision>`, BASE.help],
    ],
    json: 'the findings and threads there as JSON',
    notes: ['All flags of plan are taken.', 'Exit status: 0 answered; 2 inputs; 3 incomplete'],
    examples: [
      'sarif-review why src/cart.js:12 --report-file report.json',
      'sarif-review why src/cart.js:12 eslint.sarif --base main',
    ],
  },
  doctor: {
    usage: 'sarif-review doctor [logs] [flags]',
    about: 'Checks what a run needs, one line each with the remedy. Writes nothing.',
    groups: FLAG_GROUPS.slice(0, 2),
    output: [
      [`--${BASE.flag} <revision>`, BASE.help],
      ...[PROBE, YES].map(({ flag, help }) => [`--${flag}`, help] as const),
    ],
    json: 'the checks as JSON',
    notes: ['All flags of run are taken.', ...SECRETS, 'Exit status: 0 nothing failed; 2 something did'],
    examples: [
      'sarif-review doctor eslint.sarif --base main   (no service is asked)',
      'sarif-review doctor reports/ --deployment-number 293',
    ],
  },
  clean: {
    usage: 'sarif-review clean [flags]',
    about: 'Resolves or deletes the threads that runs have posted. Lists them without --yes.',
    groups: FLAG_GROUPS.slice(1, 2).map((group) => without(group, ['base-sha', 'head-sha'])),
    output: [['--category <name>', 'threads of this category'], ...Object.values(CLEANING)],
    notes: [...SECRETS, 'Exit status: 0 listed or done; 2 inputs; 3 something could not be done'],
    examples: ['sarif-review clean --tool PMD', 'sarif-review clean --tool PMD --delete --yes'],
  },
  history: {
    usage: 'sarif-review history [flags]',
    about: 'Tells what became of findings in merged changes, rule by rule. Writes nothing.',
    groups: FLAG_GROUPS.slice(1, 2).map((group) =>
      without(group, ['base-sha', 'head-sha', 'change', 'deployment-number']),
    ),
    output: [...Object.values(HISTORY), ['--report-file <path>', 'JSON, to go on from; or a page (x.html)']],
    json: 'the same as JSON; lines go to standard error',
    notes: [...SECRETS, 'Exit status: 0 all was read; 2 inputs; 3 something could not be read'],
    examples: [
      'sarif-review history --last 100 --report-file history.json',
      'sarif-review history --numbers 280-300,305   (on every service)',
    ],
  },
};

/** Names of inputs that take several values, so that `--sarif-file *.sarif` works as a shell expands it. */
const SEVERAL_VALUES: readonly string[] = ['sarif-file', 'baseline-sarif-file', 'tools', 'endpoints'];

const FLAG_WIDTH = '--baseline-sarif-file <paths...>'.length;

/** `cmd` hands over the single quotes in which other shells want a glob. */
const NAMED_LIKE_A_LOG = /\.(?:sarif|json)(?:\.gz)?'?$/iu;

const LOG_ENDINGS = ['sarif', 'json'];
const FILE_ENDINGS: readonly string[] = ['csv', 'html', 'log', 'txt', 'xml', 'yaml', 'yml'];

/**
 * A flag as somebody may have mistyped it; other words that begin with a dash may be the value of a secret.
 */
const FLAG = /^--?[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

const program = new Command('sarif-review')
  .description('Keeps the review threads of a change up to date with SARIF logs.')
  .version(VERSION)
  .exitOverride()
  .hook('preSubcommand', (_, command) => {
    if (Object.hasOwn(HELP, command.name())) addInputFlags(command);
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

addInputCommand('run', 'review once', async (line) => (await import('./start-run.ts')).startRun('run', line));
addInputCommand('plan', 'print what run would do, and write nothing', async (line) =>
  (await import('./start-run.ts')).startRun('plan', line),
)
  .option(`--${ALL.flag}`, ALL.help)
  .option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand(
  'why',
  'say what became of the findings at a place',
  async (line) => (await import('./why.ts')).startWhy(line.place ?? '', line),
  '<place>',
).option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand('doctor', 'check what a run needs, and write nothing', async (line) =>
  (await import('./doctor/doctor.ts')).startDoctor(line),
)
  .option(`--${BASE.flag} <revision>`, BASE.help)
  .option(`--${PROBE.flag}`, PROBE.help)
  .option(`--${YES.flag}`, YES.help);
const clean = addInputCommand('clean', 'resolve or delete the threads that runs have posted', async (line) =>
  (await import('./clean.ts')).startClean(line, clean.opts()),
);
for (const [flag, help] of Object.values(CLEANING)) clean.option(flag, help);
const history = addInputCommand('history', 'tell what became of findings in merged changes', async (line) =>
  (await import('./history/history.ts')).startHistory(line, history.opts()),
);
for (const [flag, help] of Object.values(HISTORY)) history.option(flag, help);
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
  .action(async (words: readonly string[], flags: SandboxFlags, command: Command) => {
    const logs = readPositionalLogs(words) ?? refuseWords(command, words);
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

/**
 * A command that takes every input as a flag of the same name, but for secrets: a list of processes shows
 * flags.
 */
function addInputCommand(
  name: keyof typeof HELP,
  summary: string,
  start: (line: CommandLine & { readonly place?: string }) => Promise<number>,
  place?: '<place>',
): Command {
  const command = program.command(name).description(summary);
  if (place !== undefined) command.argument(place, 'a file, or a line of it');
  const { json } = HELP[name];
  if (json !== undefined) command.option('--json', json);
  command
    .argument('[logs...]')
    .configureHelp({ formatHelp: () => commandHelp(HELP[name]) })
    .action(async () => {
      const options: Readonly<Record<string, unknown>> = command.opts();
      refuseSecrets(command, options);
      const [asked = '', ...others] = command.args;
      const words = place === undefined ? command.args : others;
      const base = options[BASE.flag];
      const logs = readPositionalLogs(words) ?? refuseWords(command, words);
      process.exitCode = await start({
        flags: readFlags(options, logs),
        form: options.json === true ? 'json' : 'text',
        shown: options[ALL.flag] === true ? 'all' : 'selected',
        base: typeof base === 'string' ? base : undefined,
        ...(place === undefined ? {} : { place: asked }),
        ...(options[PROBE.flag] === true && { probe: { agreed: options[YES.flag] === true } }),
      });
    });
  return command;
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

function refuseWords(command: Command, words: readonly string[]): never {
  const [unknown = ''] = words.filter((word) => !isLog(word));
  if (command.name() === 'why' && isLog(command.args[0] ?? ''))
    command.error('Error: the location comes before the logs: sarif-review why src/cart.js:12 eslint.sarif');
  command.error(
    looksLikePath(unknown)
      ? `Error: there is no ${unknown}: name logs by their path, such as eslint.sarif`
      : `Error: what follows ${command.name()} is neither a flag nor an existing log (it is not shown, since it may be a secret): name logs by their path, such as eslint.sarif`,
  );
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

interface HelpText {
  readonly usage: string;
  readonly about: string;
  readonly groups: readonly FlagGroup[];
  /** Flags of this command alone, and what they do. */
  readonly output?: readonly (readonly [flag: string, help: string])[];
  /** What `--json` prints, where the command has it. */
  readonly json?: string;
  readonly notes: readonly string[];
  readonly examples: readonly string[];
}

/** The help of a command, no wider than 80 columns and short enough for a screen. */
function commandHelp({ usage, about, groups, output = [], json, notes, examples }: HelpText): string {
  const flagLine = (flag: string, help: string): string => `  ${flag.padEnd(FLAG_WIDTH)}  ${help}`;
  return [
    `Usage: ${usage}`,
    about,
    ...groups.flatMap(({ title, flags }) => [
      title,
      ...flags.map(({ name, value, help }) => flagLine(`--${name} ${argument(name, value)}`, help)),
    ]),
    'Output',
    ...output.map(([flag, help]) => flagLine(flag, help)),
    ...(json === undefined ? [] : [flagLine('--json', json)]),
    flagLine('-h, --help', 'this text'),
    ...notes,
    ...(examples.length === 1
      ? [`Example: ${examples[0]}`]
      : ['Examples:', ...examples.map((example) => `  ${example}`)]),
    '',
  ].join('\n');
}

/** The argument of a flag, as commander and the help write it. */
function argument(name: string, value: string): string {
  if (value === 'bool') return '[bool]';
  return SEVERAL_VALUES.includes(name) ? `<${value}...>` : `<${value}>`;
}

/**
 * What stands after a command without a flag: logs. Undefined where a word is neither there nor named like
 * one. It may be a secret then, which nobody may repeat.
 */
function readPositionalLogs(words: readonly string[]): readonly string[] | undefined {
  return words.every(isLog) ? words : undefined;
}

function isLog(word: string): boolean {
  return NAMED_LIKE_A_LOG.test(word) || existsSync(word);
}

/** No secret ends like a file that people take for a log, or like a folder with plain names. */
function looksLikePath(word: string): boolean {
  const [, ending] = /^[\w./\\-]{1,200}\.([a-z]{2,5})$/iu.exec(word) ?? [];
  if (ending === undefined) return /^(?:[a-z][a-z_-]{0,20}\/){1,5}$/iu.test(word);
  return (
    FILE_ENDINGS.includes(ending.toLowerCase()) || nearest(ending.toLowerCase(), LOG_ENDINGS) !== undefined
  );
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
        if (!FLAG.test(name)) return 'in the command line';
        const others = program.commands.filter(({ options }) => options.some(({ long }) => long === name));
        const takers = others.map((command) => command.name());
        return takers.length === 0 ? `'${name}'` : `'${name}', which is a flag of ${listed(takers)}`;
      })
      .replace(/^error: /, 'Error: ')
  );
}
