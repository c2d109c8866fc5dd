/**
 * A flag as somebody may have mistyped it; other words that begin with a dash may be the value of a secret.
 */
const FLAG = /^--?[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

/**
 * What the parser of the command line says of a mistake, without what was given: that may be a secret that
 * does not belong there, or the value of one after a flag that does not exist.
 */
export function withoutValues(message: string): string {
  return (
    message
      // What is close to a command is one that was mistyped.
      .replace(
        /(?<=^error: unknown command) '.*'(?=\n?$)/s,
        ': there are run, plan, why, clean, doctor and sandbox',
      )
      .replace(/(?<=^error: too many arguments for .*?but got \d+): .*$/s, '\n')
      .replace(/(?<=^error: unknown option )'(.*?)'(?=\n|$)/s, (_, option: string) => {
        const [name = ''] = option.split('=');
        return FLAG.test(name) ? `'${name}'` : 'in the command line';
      })
      .replace(/^error: /, 'Error: ')
  );
}
