import type { FlagGroup } from '../inputs/table.ts';

export interface HelpText {
  readonly usage: string;
  readonly about: string;
  readonly groups: readonly FlagGroup[];
  /** Flags of this command alone, and what they do. */
  readonly output?: readonly (readonly [flag: string, help: string])[];
  /** What `--json` prints. */
  readonly json: string;
  readonly notes: readonly string[];
  readonly examples: readonly string[];
}

/** Names of inputs that take several values, so that `--sarif-file *.sarif` works as a shell expands it. */
export const SEVERAL_VALUES: readonly string[] = ['sarif-file', 'tools', 'silent-tools', 'endpoints'];

const FLAG_WIDTH = '--deployment-number <text>'.length;

/** The help of a command, no wider than 80 columns and short enough for a screen. */
export function commandHelp({ usage, about, groups, output = [], json, notes, examples }: HelpText): string {
  const flagLine = (flag: string, help: string): string => `  ${flag.padEnd(FLAG_WIDTH)}  ${help}`;
  return [
    `Usage: ${usage}`,
    about,
    '',
    ...groups.flatMap(({ title, flags }) => [
      title,
      ...flags.map(({ name, value, help }) => flagLine(`--${name} ${argument(name, value)}`, help)),
    ]),
    'Output',
    ...output.map(([flag, help]) => flagLine(flag, help)),
    flagLine('--json', json),
    flagLine('-h, --help', 'this text'),
    '',
    ...notes,
    ...(examples.length === 1
      ? [`Example: ${examples[0]}`]
      : ['Examples:', ...examples.map((example) => `  ${example}`)]),
    '',
  ].join('\n');
}

/** The argument of a flag, as commander and the help write it. */
export function argument(name: string, value: string): string {
  if (value === 'bool') return '[bool]';
  return SEVERAL_VALUES.includes(name) ? `<${value}...>` : `<${value}>`;
}
