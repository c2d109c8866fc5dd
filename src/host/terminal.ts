import { styleText } from 'node:util';
import { type RawInputs, variableName } from '../inputs/table.ts';
import { logLine, type Tone, wrapWords } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import type { Host } from './host.ts';

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

/** A stream of the process, as much of it as hosts use. */
interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of a terminal, in characters. */
  readonly columns?: number | undefined;
}

interface TerminalOptions {
  readonly flags: RawInputs;
  readonly environment: NodeJS.ProcessEnv;
  readonly redactor: Redactor;
  /** For plain lines: standard output, or standard error where standard output is for a document. */
  readonly log: Stream;
  /** For warnings and errors. */
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
  const print = (stream: Stream, text: string): void => {
    stream.write(`${text}\n`);
  };
  const columns = columnsOf(log);
  const wrap = (stream: Stream, line: string): string => {
    const width = columnsOf(stream);
    const lines = clean(line).split('\n');
    return (width === undefined ? lines : lines.flatMap((one) => wrapWords(one, width))).join('\n');
  };
  const tell = (word: string, tone: Tone, line: string): void =>
    print(
      trouble,
      wrap(trouble, `${word} ${line}`).replace(word, () => paintTrouble(tone, word)),
    );
  return {
    input(name) {
      const variable = environment[variableName(name)];
      return flags[name] ?? (variable === '' ? undefined : variable);
    },
    mask: (secret) => redactor.add(secret),
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info: (line, tone) => print(log, tone === undefined ? wrap(log, line) : paintLog(tone, wrap(log, line))),
    code(pieces) {
      const whole = pieces.map(({ text }) => text).join('');
      const safe = clean(whole);
      // A secret may begin in one part and end in the next.
      const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
      print(log, safe === whole ? painted.join('') : safe);
    },
    warning: (line) => tell('Warning:', 'doubtful', line),
    error: (line, what) =>
      what === 'conclusion'
        ? print(trouble, paintTrouble('bad', wrap(trouble, line)))
        : tell('Error:', 'bad', line),
    group: () => undefined,
    endGroup: () => undefined,
    writeDocument: (json) => print(document, jsonDocument(redactor.redact(json.trimEnd()))),
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
function choosePaint(environment: NodeJS.ProcessEnv, kind: 'shows-colors' | 'plain-text'): Paint {
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
