import { type Document, isNode, LineCounter, parseDocument, type YAMLError } from 'yaml';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { LEVELS } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { parseMapping } from '../text/path-mapping.ts';
import { CONFIGURATION_FILE, type Configuration } from './configuration.ts';

/** More is no list that people keep by hand. */
export const MOST_BYTES = 64 * 1024;
const LONGEST_TEXT = 1_000;
const LONGEST_FAULT = 300;

const { localeError } = en();

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

/** `fault`: the first thing that is wrong, with its line and column. */
type ConfigurationReading =
  | { readonly kind: 'read'; readonly configuration: Configuration }
  | { readonly kind: 'broken'; readonly fault: string };

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
    if (error instanceof ReferenceError) return broken('aliases are not read');
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
  const { data, error } = schema.safeParse(document.toJS({ maxAliasCount: 0 }), { error: localeError });
  if (error === undefined) {
    const rules = (data?.rules ?? []).map(({ tool = '*', rule = '*', ...rest }) => ({ tool, rule, ...rest }));
    const pathMap = (data?.['path-map'] ?? []).flatMap((line) => parseMapping(line) ?? []);
    const maps = pathMap.length > 0 && { pathMap };
    return { kind: 'read', configuration: { rules, paths: data?.paths ?? [], ...maps } };
  }
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const what = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
  return broken(`${at(offsetOf(document, path))}: ${what}${issue?.message}`);
}

function describeFault({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'it holds more than one document';
  return message.includes('call stack') ? 'it is nested too deeply' : message;
}

/** Where a value begins; where it is missing, what should have it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function broken(fault: string): ConfigurationReading {
  return { kind: 'broken', fault: truncate(`${CONFIGURATION_FILE}: ${oneLine(fault)}`, LONGEST_FAULT) };
}
