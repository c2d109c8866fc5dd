import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createRandom, type Random } from '../test/random.ts';

/** Rules and files of a log of 20 MB and more; a smaller one has fewer. */
const RULES = 200;
const FILES = 2_000;
const BYTES_PER_RULE = 50_000;
const BYTES_PER_FILE = 10_000;
const NAMES = [
  'request',
  'response',
  'account',
  'query',
  'order',
  'total',
  'session',
  'template',
  'cart',
  'price',
];
const CALLS = ['find', 'render', 'execute', 'format', 'open', 'merge', 'parse', 'resolve', 'update', 'load'];

/** How many steps the shortest data flow has; the longest has five more. */
export type Steps = 3 | 60;

/** A log as it was written. */
export interface LargeLog {
  readonly bytes: number;
  readonly results: number;
}

/**
 * Writes a log like those of analyzers of data flow: rules with help, artifacts, and results with a snippet
 * and its context, a related location that the message links to, and a code flow. The same size gives the
 * same bytes.
 */
export async function writeLargeLog(path: string, leastBytes: number, leastSteps: Steps): Promise<LargeLog> {
  const random = createRandom(1);
  const out = createWriteStream(path);
  const rules = Math.min(RULES, Math.ceil(leastBytes / BYTES_PER_RULE));
  const files = Math.min(FILES, Math.ceil(leastBytes / BYTES_PER_FILE));
  let bytes = 0;
  let results = 0;
  const write = async (text: string) => {
    bytes += text.length;
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(
    `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":`,
  );
  await write(JSON.stringify({ driver: { name: 'Bench', semanticVersion: '2.1.0', rules: toRules(rules) } }));
  await write(`,"artifacts":${JSON.stringify(toArtifacts(files))},"results":[`);
  while (bytes < leastBytes) {
    await write(
      `${results === 0 ? '' : ','}${JSON.stringify(toResult(results, { random, leastSteps, rules, files }))}`,
    );
    results += 1;
  }
  await write(`],"columnKind":"utf16CodeUnits","invocations":[{"executionSuccessful":true}]}]}`);
  out.end();
  await finished(out);
  return { bytes, results };
}

/** The path of one of the files that results are in. */
function pathOf(file: number): string {
  return `packages/${NAMES[file % NAMES.length]}/src/main/java/com/example/${NAMES[(file >> 3) % NAMES.length]}/Module${file}.java`;
}

/** Every path that the log names. */
export function toPaths(): readonly string[] {
  return Array.from({ length: FILES }, (_, file) => pathOf(file));
}

function toRules(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const text = `User input reaches call ${index} without being checked. `.repeat(30);
    return {
      id: `java/unsafe-call-${index}`,
      name: `java/unsafe-call-${index}`,
      shortDescription: { text: `Unsafe call ${index}` },
      fullDescription: { text: `Calling ${index} with unchecked input may let a caller change its meaning.` },
      defaultConfiguration: { enabled: true, level: index % 3 === 0 ? 'error' : 'warning' },
      help: {
        text,
        markdown: `# Unsafe call ${index}\n\n${text}\n\n## Example\n\n\`\`\`java\nrun("a" + b);\n\`\`\`\n`,
      },
      properties: {
        tags: ['security', 'external/cwe/cwe-078'],
        precision: 'high',
        'security-severity': '8.8',
      },
    };
  });
}

function toArtifacts(count: number): readonly object[] {
  return toPaths()
    .slice(0, count)
    .map((uri, index) => ({ location: { uri, uriBaseId: '%SRCROOT%', index } }));
}

interface Kind {
  readonly random: Random;
  readonly leastSteps: Steps;
  readonly rules: number;
  readonly files: number;
}

function toResult(index: number, { random, leastSteps, rules, files }: Kind): object {
  const file = random.below(files);
  const line = 1 + random.below(900);
  const rule = random.below(rules);
  const name = `${NAMES[random.below(NAMES.length)]}${random.below(40)}`;
  const steps = leastSteps + random.below(6);
  return {
    ruleId: `java/unsafe-call-${rule}`,
    ruleIndex: rule,
    rule: { id: `java/unsafe-call-${rule}`, index: rule },
    message: { text: `This call depends on a [user-provided value](1) in ${name}.` },
    locations: [{ physicalLocation: toPhysical(file, line, random, 'with context') }],
    partialFingerprints: {
      primaryLocationLineHash: `${random.below(0x7fffffff).toString(16).padStart(8, '0')}${index.toString(16).padStart(8, '0')}:1`,
      primaryLocationStartColumnFingerprint: String(random.below(40)),
    },
    codeFlows: [
      {
        threadFlows: [
          {
            locations: Array.from({ length: steps }, (_, step) => ({
              location: {
                physicalLocation: toPhysical(file, 1 + ((line + step * 7) % 900), random, 'bare'),
                message: { text: `${CALLS[random.below(CALLS.length)]}(...) : String` },
              },
            })),
          },
        ],
      },
    ],
    relatedLocations: [
      {
        id: 1,
        physicalLocation: toPhysical(file, 1 + random.below(900), random, 'bare'),
        message: { text: 'user-provided value' },
      },
    ],
  };
}

function toPhysical(file: number, line: number, random: Random, kind: 'with context' | 'bare'): object {
  const column = 5 + random.below(30);
  const region = { startLine: line, startColumn: column, endColumn: column + 12 };
  const artifactLocation = { uri: pathOf(file), uriBaseId: '%SRCROOT%', index: file };
  if (kind === 'bare') return { artifactLocation, region };
  const code = Array.from({ length: 5 }, (_, index) => toCode(line + index, random));
  return {
    artifactLocation,
    region: { ...region, snippet: { text: code[2] } },
    contextRegion: {
      startLine: Math.max(1, line - 2),
      endLine: line + 2,
      snippet: { text: code.join('\n') },
    },
  };
}

function toCode(line: number, random: Random): string {
  const [name, call] = [NAMES[random.below(NAMES.length)], CALLS[random.below(CALLS.length)]];
  return `        String ${name}${line} = ${name}.${call}("${call} {" + input[${line}] + "}");`;
}
