import { styleText } from 'node:util';
import { type InputName, variableName } from '../inputs/table.ts';
import { logLine, oneLine, type Tone, truncate, wrapWords } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import type { Host } from './host.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Flags = Readonly<Partial<Record<InputName, string>>>;

/**
 * What CI systems set. Whether there is a terminal says nothing: a plan is to come to the same through a
 * pipe.
 */
const CI_VARIABLES: readonly string[] = [
  'CI',
  'BUILD_ID',
  'BUILD_NUMBER',
  'CODEBUILD_BUILD_ID',
  'CONTINUOUS_INTEGRATION',
  'JENKINS_URL',
  'TEAMCITY_VERSION',
  'TF_BUILD',
  'bamboo_buildKey',
];

/** As the input `report-file`: the report is printed. */
export const STANDARD_OUTPUT = '-';

export interface TerminalOptions {
  readonly flags: Flags;
  readonly environment: Environment;
  readonly redactor: Redactor;
  /** For plain lines: standard output, or standard error where standard output is for a document. */
  readonly log: Stream;
  /** For warnings, errors and the status of long work. */
  readonly trouble: Stream;
  readonly document: Stream;
  /** Colors are shown although the streams are no terminals. */
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
  const wrap = (stream: Stream, line: string): readonly string[] => {
    const columns = columnsOf(stream);
    return line.split('\n').flatMap((one) => (columns === undefined ? [one] : wrapWords(one, columns)));
  };
  const tell = (word: 'Warning:' | 'Error:', tone: Tone, line: string): void => {
    const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
    const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
    writer.line(trouble, [painted, ...more].join('\n'));
  };
  const columns = columnsOf(log);
  return {
    input(name) {
      const variable = environment[variableName(name)];
      return flags[name] ?? (variable === '' ? undefined : variable);
    },
    mask: (secret) => redactor.add(secret),
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info(line, tone) {
      const lines = wrap(log, clean(line));
      writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
    },
    code(pieces) {
      const whole = pieces.map(({ text }) => text).join('');
      const safe = clean(whole);
      // A secret may begin in one part and end in the next.
      const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
      writer.line(log, safe === whole ? painted.join('') : safe);
    },
    warning: (line) => tell('Warning:', 'doubtful', line),
    error(line, what) {
      if (what === undefined) tell('Error:', 'bad', line);
      else
        writer.line(
          trouble,
          wrap(trouble, clean(line))
            .map((one) => paintTrouble('bad', one))
            .join('\n'),
        );
    },
    status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
    rewrites: writer.rewrites,
    group: () => undefined,
    endGroup: () => undefined,
    writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
    setOutput: () => undefined,
    writeSummary: async () => undefined,
    workspaces: [],
    onLaptop: !CI_VARIABLES.some((name) => environment[name]),
    ...(columns === undefined ? {} : { columns }),
  };
}

/** The width of a terminal; of a file, and of a terminal that does not know it and says 0, there is none. */
function columnsOf({ isTTY, columns }: Stream): number | undefined {
  return isTTY === true && columns ? columns : undefined;
}

/** Paints a text that was made safe to print before. */
type Paint = (tone: Tone, text: string) => string;

const STYLES: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  heading: 'bold',
  new: 'green',
  change: 'cyan',
  quiet: 'dim',
  good: 'green',
  doubtful: 'yellow',
  bad: 'red',
};

const plain: Paint = (_, text) => text;
const colored: Paint = (tone, text) =>
  text === '' ? text : styleText(STYLES[tone], text, { validateStream: false });

/**
 * Colors for a reader that shows them (`kind`), unless the user says otherwise: `FORCE_COLOR` comes before
 * `NO_COLOR`, as in Node.js, and a set but empty variable says nothing.
 */
function choosePaint(
  environment: Readonly<Record<string, string | undefined>>,
  kind: 'shows-colors' | 'plain-text',
): Paint {
  const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
  if (FORCE_COLOR !== '') return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
  return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}

/**
 * JSON that means the same and may be printed in a CI log: what a terminal or an agent would act on (control
 * and invisible characters, `##vso[`, GitLab's section codes) is written as `\uXXXX`. All of it can only
 * stand inside strings.
 */
export function jsonDocument(json: string): string {
  return json
    .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
    .replace(/#(?=[#[\w])/gu, escaped)
    .replace(/_(?=(?:start|end):\d)/gu, escaped);
}

/** JSON knows escapes of UTF-16 units only. */
function escaped(text: string): string {
  return Array.from(
    { length: text.length },
    (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** A stream of the process, as much of it as hosts use. */
export interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of a terminal, in characters. */
  readonly columns?: number | undefined;
}

/** Lines, and below them one status line that rewrites itself: the last thing on a terminal. */
interface LineWriter {
  readonly rewrites: boolean;
  /** `text` is safe to print and has no line break at its end. */
  line(stream: Stream, text: string): void;
  /** Only where `rewrites` holds. */
  status(text: string): void;
}

/** ECMA-48: to the first column, and erase the line. */
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;

/** The status line stands on `live`, where that is a terminal. */
function lineWriter(live: Stream): LineWriter {
  const rewrites = live.isTTY === true;
  let shown = false;
  const erase = (): void => {
    if (shown) live.write(ERASE);
    shown = false;
  };
  return {
    rewrites,
    line(stream, text) {
      erase();
      stream.write(`${text}\n`);
    },
    status(text) {
      // A line that wraps could not be erased as one; the last column stays free, since some terminals wrap
      // there already.
      const line = truncate(oneLine(text), (live.columns || USUAL_COLUMNS) - 1);
      live.write(`${shown ? ERASE : ''}${line}`);
      shown = true;
    },
  };
}
