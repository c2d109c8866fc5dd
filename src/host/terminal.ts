import type { InputName } from '../inputs/schema.ts';
import { variableName } from '../inputs/variable-name.ts';
import { logLine } from '../text/log-line.ts';
import type { Redactor } from '../text/redactor.ts';
import { choosePaint } from './colors.ts';
import type { Host } from './host.ts';
import { jsonDocument } from './json-document.ts';
import { lineWriter, type Stream } from './line-writer.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Flags = Readonly<Partial<Record<InputName, string>>>;

export interface TerminalOptions {
  readonly flags: Flags;
  readonly environment: Environment;
  readonly redactor: Redactor;
  /** For plain lines: standard output, or standard error where standard output is for a document. */
  readonly log: Stream;
  /** For warnings, errors and the status of long work. */
  readonly trouble: Stream;
  /** For the document that `--json` asks for. */
  readonly document: Stream;
  /** Whether colors are shown although the streams are no terminals. */
  readonly colors?: 'always' | undefined;
}

/**
 * A command line anywhere: a flag comes before the variable `SARIF_REVIEW_*`. There is no summary; the log
 * says it all.
 */
export function terminalHost(options: TerminalOptions): Host {
  const { flags, environment, redactor, log, trouble, document } = options;
  const clean = (line: string): string => redactor.redact(logLine(line));
  const paintFor = (stream: Stream) =>
    choosePaint(
      environment,
      options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text',
    );
  const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
  const writer = lineWriter(trouble);
  return {
    input(name) {
      const variable = environment[variableName(name)];
      return flags[name] ?? (variable === '' ? undefined : variable);
    },
    mask: (secret) => redactor.add(secret),
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info: (line, tone) => writer.line(log, tone === undefined ? clean(line) : paintLog(tone, clean(line))),
    warning: (line) => writer.line(trouble, `${paintTrouble('doubtful', 'Warning:')} ${clean(line)}`),
    error: (line) => writer.line(trouble, `${paintTrouble('bad', 'Error:')} ${clean(line)}`),
    status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
    rewrites: writer.rewrites,
    group: () => undefined,
    endGroup: () => undefined,
    writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
    setOutput: () => undefined,
    writeSummary: async () => undefined,
    workspaces: [],
    // CI systems have no terminal, and most say what they are.
    onLaptop: (log.isTTY === true || trouble.isTTY === true) && !environment.CI && !environment.JENKINS_URL,
    // A terminal that does not know its width says 0.
    ...(log.isTTY === true && log.columns ? { columns: log.columns } : {}),
  };
}
