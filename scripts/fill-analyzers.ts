import { basename, dirname } from 'node:path';
import { installLines, MADE_RUNS } from '../real/analyzers/kept-runs.ts';
import type { Analyzer } from '../src/analyzers/analyzer.ts';
import { ANALYZER_GROUPS, WITHOUT_SARIF } from '../src/analyzers/table.ts';
import { QUIET_TOOLS } from '../src/logs/tools.ts';
import { fillPlace } from './fill-place.ts';

const HEADS: readonly string[] = [
  '| tool, name in the log | command | finds nothing | cannot parse | sources, proof |',
  '|---|---|---|---|---|',
];

/** The page of the analyzers with its lists made anew from the table. */
export function fillAnalyzers(page: string): string {
  const lists: Readonly<Record<string, readonly string[]>> = {
    analyzers: ANALYZER_GROUPS.flatMap(({ title, analyzers }) => [
      `### ${title}`,
      '',
      ...HEADS,
      ...analyzers.map(toRow),
      '',
    ]),
    'without-sarif': WITHOUT_SARIF.map(
      ({ name, instead, source }) => `- **${name}** ([source](${source})): ${instead}`,
    ),
  };
  return Object.entries(lists).reduce((text, [name, lines]) => fillPlace(text, name, lines), page);
}

/** What neither a log nor the documentation says. */
const UNKNOWN = '?';

const CLEAN: Readonly<Record<Analyzer['clean'], string>> = {
  run: '',
  'no results': 'no `results`',
  'no run': '**no run**',
  'not known': UNKNOWN,
};

function toRow(analyzer: Analyzer): string {
  const { name, drivers, command, converter, clean, note, sources } = analyzer;
  const how = [
    code(command),
    ...(converter === undefined ? [] : [`Converter: ${converter}.`]),
    ...(note === undefined ? [] : [note]),
    ...installed(analyzer),
  ];
  const cells = [
    `**${name}**<br>${drivers.map(code).join(' ')}`,
    how.join('<br>'),
    CLEAN[clean],
    toUnparsed(analyzer),
    [sources.map((url, index) => `[${index + 1}](${url})`).join(' '), ...toProofs(analyzer)].join('<br>'),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const UNPARSED: Readonly<Record<Analyzer['unparsed']['as'], string>> = {
  result: 'result',
  notification: 'notification',
  untold: '**nothing**',
  stops: 'no log',
  text: 'reads text',
  'not known': UNKNOWN,
};

/** Of a tool that is silent about it, a run leaves unverified what vanishes with the whole file. */
function toUnparsed({ drivers, unparsed: { as, told } }: Analyzer): string {
  const how = told === undefined ? UNPARSED[as] : `${UNPARSED[as]}: ${told}`;
  return drivers.some((driver) => QUIET_TOOLS.has(driver)) ? `${how}${UNVERIFIED}` : how;
}

const UNVERIFIED = ' (unverified)';

function installed(analyzer: Analyzer): readonly string[] {
  const lines = installLines(analyzer);
  return lines.length === 0 ? [] : [`Install: ${lines.map(code).join(', ')}.`];
}

/** A log of the same name for each push stands in a folder that says which. */
function toProofs(analyzer: Analyzer): readonly string[] {
  const { fixtures = [], isProven } = analyzer;
  const made = MADE_RUNS.filter(({ row }) => row === analyzer);
  const logs = [
    ...fixtures.map((path) => `[${basename(dirname(path))}](../${path})`),
    ...(isProven === true ? ['public'] : []),
  ];
  return [
    ...made.map(({ name, version }) => `**run** [${name} ${version}](../fixtures/analyzer-runs/${name})`),
    ...(logs.length === 0 ? [] : [`**log** ${logs.join(' ')}`]),
  ];
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
