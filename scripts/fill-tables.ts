import { parse } from 'yaml';

interface Entry {
  readonly description: string;
  readonly default?: string;
  readonly required?: boolean;
}
interface ActionFile {
  readonly inputs: Readonly<Record<string, Entry>>;
  readonly outputs: Readonly<Record<string, Entry>>;
}

/**
 * The README with its tables of inputs and outputs made anew from the text of action.yml. Throws where a
 * table has no place.
 */
export function fillTables(readme: string, actionYml: string): string {
  const action: ActionFile = parse(actionYml);
  const inputs = Object.entries(action.inputs).map(
    ([name, input]) => `| \`${name}\` | ${toDefault(input)} | ${toCell(input.description)} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, output]) => `| \`${name}\` | ${toCell(output.description)} |`,
  );
  const withInputs = fill(readme, 'inputs', ['| input | default | meaning |', '|---|---|---|', ...inputs]);
  return fill(withInputs, 'outputs', ['| output | meaning |', '|---|---|', ...outputs]);
}

function toDefault(input: Entry): string {
  if (input.required === true) return 'required';
  return input.default === undefined ? '' : `\`${input.default}\``;
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function fill(readme: string, name: string, lines: readonly string[]): string {
  const place = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
  if (!place.test(readme)) throw new Error(`README.md has no place for the table of ${name}`);
  return readme.replace(place, (_, start: string, end: string) => `${start}${lines.join('\n')}\n${end}`);
}
