import { variableName } from '../inputs/read-inputs.ts';
import type { InputName } from '../inputs/schema.ts';
import { logLine } from '../text/log-line.ts';
import type { Redactor } from '../text/redactor.ts';
import type { Host } from './host.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where lines go: standard output for what was asked for, standard error for what went wrong. */
interface Streams {
  out(text: string): void;
  err(text: string): void;
}

/** A command line anywhere: a flag comes before the variable `SARIF_REVIEW_*`. There is no summary; the log says it all. */
export function terminalHost(
  flags: Readonly<Partial<Record<InputName, string>>>,
  environment: Environment,
  redactor: Redactor,
  streams: Streams,
): Host {
  const clean = (line: string): string => `${redactor.redact(logLine(line))}\n`;
  return {
    input(name) {
      const variable = environment[variableName(name)];
      return flags[name] ?? (variable === '' ? undefined : variable);
    },
    mask: (secret) => redactor.add(secret),
    info: (line) => streams.out(clean(line)),
    warning: (line) => streams.err(clean(`Warning: ${line}`)),
    error: (line) => streams.err(clean(`Error: ${line}`)),
    setOutput: () => undefined,
    writeSummary: async () => undefined,
    workspaces: [],
  };
}
