/** A value of an input, as the file that includes a component gives it. */
export type InputValue = string | number | boolean | readonly (string | number | object)[];

/**
 * The text of a component with its inputs filled in. GitLab replaces the text before it reads the YAML: a
 * string stands as it is, everything else as JSON.
 */
export function interpolateComponent(text: string, values: Readonly<Record<string, InputValue>>): string {
  return text.replaceAll(/\$\[\[\s*inputs\.([\w-]+)\s*\]\]/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the component has no input ${name}`);
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}
