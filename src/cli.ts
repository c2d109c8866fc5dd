import { Command, CommanderError, Option } from 'commander';
import { processWorld } from './host/process-world.ts';
import { terminalHost } from './host/terminal.ts';
import { INPUT_NAMES, type InputName, SECRET_INPUTS } from './inputs/schema.ts';
import { CONFIGURATION_EXIT_STATUS } from './report/conclusion.ts';
import { run } from './run.ts';
import { createRedactor } from './text/redactor.ts';
import { VERSION } from './version.ts';

type Flags = Readonly<Partial<Record<InputName, string>>>;

const program = new Command('sarif-review')
  .description('Keeps the review threads of a deployment request in step with SARIF logs.')
  .version(VERSION)
  .exitOverride();

program.addCommand(
  withInputs(new Command('run'))
    .description('review once')
    .action((_, command: Command) => start(readFlags(command))),
);
program.addCommand(
  withInputs(new Command('plan'))
    .description('print what run would do, and write nothing')
    .action((_, command: Command) => start({ ...readFlags(command), 'dry-run': 'true' })),
);
program
  .command('sandbox')
  .description('start a local review service with a web page')
  .addOption(
    new Option('--port <port>', 'port of the loopback interface; 0 takes a free one').default('8080'),
  )
  .addOption(new Option('--data <dir>', 'folder of its database').default('sarif-review-sandbox'))
  .action(async ({ port, data }: { port: string; data: string }) => {
    const { serveSandbox } = await import('./sandbox/serve-sandbox.ts');
    process.exitCode = await serveSandbox(port, data);
  });

try {
  await program.parseAsync();
} catch (error) {
  // commander has printed what is wrong; help and version end with 0.
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : CONFIGURATION_EXIT_STATUS;
}

/** Every input is a flag of the same name, but for secrets: a list of processes shows flags. */
function withInputs(command: Command): Command {
  for (const name of INPUT_NAMES) {
    if (!SECRET_INPUTS.includes(name)) command.option(`--${name} <value>`);
  }
  return command.exitOverride();
}

function readFlags(command: Command): Flags {
  const values: Record<string, unknown> = command.opts();
  const flags: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = values[name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === 'string') flags[name] = value;
  }
  return flags;
}

async function start(flags: Flags): Promise<void> {
  const world = processWorld();
  const streams = {
    out: (text: string) => process.stdout.write(text),
    err: (text: string) => process.stderr.write(text),
  };
  process.exitCode = await run(terminalHost(flags, world.environment, createRedactor([]), streams), world);
}
