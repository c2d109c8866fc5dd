import { type Document, isMap, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import * as z from 'zod/mini';
import { LEVELS } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { parseMapping } from '../text/path-mapping.ts';
import { CONFIGURATION_FILE, type ConfigurationReading } from './configuration.ts';

/** More is no list that people keep by hand. */
export const MOST_BYTES = 64 * 1024;
const LONGEST_TEXT = 1_000;
const LONGEST_FAULT = 300;

const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
const level = z.enum(['off', ...LEVELS]);
const reason = z.optional(text);
const glob = text.check(
  z.refine((pattern) => !/^(?:\/|\.\/|!)/u.test(pattern), 'is from the root of the repository: src/**'),
  z.refine(
    (pattern) => !pattern.split('/').includes('..'),
    'matches nothing outside of the repository: leave out "..", and begin at its root',
  ),
  z.refine((pattern) => !/[{}\\]/u.test(pattern), 'takes * and **: write an entry for each'),
);
const mapping = text.check(
  z.refine(
    (line) => parseMapping(line) !== undefined,
    'is written as `/src => services/api`, with a folder of the repository behind =>',
  ),
);
/** The keys of each kind of map, by the list that it stands in. */
const KNOWN_KEYS = {
  top: ['rules', 'paths', 'path-map'],
  rules: ['tool', 'rule', 'level', 'reason'],
  paths: ['glob', 'level', 'reason'],
} as const;
const schema = z.nullable(
  z.strictObject({
    rules: z.optional(
      z.nullable(
        z.array(
          z
            .strictObject({ tool: z.optional(text), rule: z.optional(text), level, reason })
            .check(
              z.refine(
                ({ tool, rule }) => tool !== undefined || rule !== undefined,
                'a tool or a rule is needed',
              ),
            ),
        ),
      ),
    ),
    paths: z.optional(z.nullable(z.array(z.strictObject({ glob, level, reason })))),
    'path-map': z.optional(z.nullable(z.array(mapping))),
  }),
);

/** Reads the text of a configuration file. Never throws. */
export function parseConfiguration(bytes: Buffer): ConfigurationReading {
  if (bytes.length > MOST_BYTES)
    return broken(`it has ${bytes.length} bytes, and ${MOST_BYTES} at most are read`);
  const source = bytes.toString('utf8');
  if (source.includes('\uFFFD')) return broken('it is not UTF-8');
  try {
    return parse(source);
  } catch (error) {
    // A value that is nested thousands of times goes beyond the stack.
    if (error instanceof RangeError) return broken('it is nested too deeply');
    throw error;
  }
}

function parse(source: string): ConfigurationReading {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, strict: true });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) return broken(`${at(fault.pos[0])}: ${describeFault(fault)}`);
  const alias = findAlias(document);
  if (alias !== undefined) return broken(`${at(alias)}: anchors and aliases are not read`);
  const { data, error } = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (error === undefined) {
    const rules = (data?.rules ?? []).map(({ tool = '*', rule = '*', ...rest }) => ({ tool, rule, ...rest }));
    const pathMap = (data?.['path-map'] ?? []).flatMap((line) => parseMapping(line) ?? []);
    const maps = pathMap.length > 0 && { pathMap };
    return { kind: 'read', configuration: { rules, paths: data?.paths ?? [], ...maps } };
  }
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const offset = offsetOf(document, path, issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
  const what = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
  return broken(`${at(offset)}: ${what}${describe(issue)}`);
}

function describeFault({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'it holds more than one document';
  return message.includes('call stack') ? 'it is nested too deeply' : message;
}

const SHAPES: Readonly<Record<string, string>> = { array: 'list', object: 'map', string: 'text' };

type Issue = z.core.$ZodIssue;

function describe(issue: Issue | undefined): string {
  if (issue?.code === 'unrecognized_keys') {
    const [list] = issue.path;
    const known = KNOWN_KEYS[list === 'rules' || list === 'paths' ? list : 'top'];
    return `unknown key ${JSON.stringify(issue.keys[0])}; known: ${known.join(', ')}`;
  }
  if (issue?.code === 'invalid_value') return `it takes ${issue.values.map(String).join(', ')}`;
  if (issue?.code === 'invalid_type') return `a ${SHAPES[issue.expected] ?? issue.expected} is needed`;
  if (issue?.code === 'custom') return issue.message;
  if (issue?.code === 'too_small') return 'it is empty';
  return `it is longer than ${LONGEST_TEXT} characters`;
}

function findAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias(_, node) {
      found ??= node.range?.[0];
    },
    Node(_, node) {
      if ('anchor' in node && node.anchor !== undefined) found ??= node.range?.[0];
    },
  });
  return found;
}

/** Where a value begins, or one of its keys; where it is missing, what should have it. */
function offsetOf(document: Document, path: readonly PropertyKey[], key: string | undefined): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const offset = key === undefined ? startOf(node) : startOfKey(node, key);
    if (offset !== undefined) return offset;
  }
  return startOfKey(document.contents, key ?? '') ?? startOf(document.contents) ?? 0;
}

function startOfKey(node: unknown, key: string): number | undefined {
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key: own }) => isScalar(own) && own.value === key);
  return startOf(pair?.key);
}

function startOf(node: unknown): number | undefined {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;
}

function broken(fault: string): ConfigurationReading {
  return { kind: 'broken', fault: truncate(`${CONFIGURATION_FILE}: ${oneLine(fault)}`, LONGEST_FAULT) };
}
