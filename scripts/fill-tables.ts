import { parse } from 'yaml';
import { FLAG_GROUPS } from '../src/inputs/table.ts';
import { fillPlace } from './fill-place.ts';

interface Entry {
  readonly description: string;
  readonly default?: string;
  readonly required?: boolean;
}
interface ActionFile {
  readonly inputs: Readonly<Record<string, Entry>>;
  readonly outputs: Readonly<Record<string, Entry>>;
}
interface Group {
  readonly title: string;
  readonly names: readonly string[];
}

const HEADS: readonly string[] = ['| input | default | meaning |', '|---|---|---|'];

/** A page with its tables made anew from the text of action.yml: `inputs` (a table a group) and `outputs`. */
export function fillTables(page: string, actionYml: string): string {
  const action: ActionFile = parse(actionYml);
  const groups = groupInputs(Object.keys(action.inputs));
  const tables: Readonly<Record<string, readonly string[]>> = {
    inputs: groups.flatMap(({ title, names }) => [
      `### ${title}`,
      '',
      ...HEADS,
      ...names.map((name) => toRow(name, action.inputs[name])),
      '',
    ]),
    outputs: [
      '| output | meaning |',
      '|---|---|',
      ...Object.entries(action.outputs).map(
        ([name, { description }]) => `| ${code(name)} | ${toCell(description)} |`,
      ),
    ],
  };
  return Object.entries(tables).reduce((text, [name, lines]) => fillPlace(text, name, lines), page);
}

/** As the help of the command line has them; secrets, which are no flags, stand in a group of their own. */
function groupInputs(inputs: readonly string[]): readonly Group[] {
  const groups = FLAG_GROUPS.map(({ title, flags }) => ({
    title,
    names: flags.map(({ name }): string => name),
  }));
  const flags = groups.flatMap(({ names }) => names);
  return [...groups, { title: 'Secrets', names: inputs.filter((name) => !flags.includes(name)) }];
}

function toRow(name: string, input: Entry | undefined): string {
  if (input === undefined) throw new Error(`action.yml has no input ${name}, which is a flag.`);
  return `| ${code(name)} | ${toDefault(input)} | ${toCell(input.description)} |`;
}

function toDefault(input: Entry): string {
  if (input.required === true) return 'required';
  return input.default === undefined ? '' : code(input.default);
}

function code(text: string): string {
  return `\`${text}\``;
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
