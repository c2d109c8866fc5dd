import { isUtf8 } from 'node:buffer';
import { DEEPEST_NESTING } from '../../src/log/json-check.ts';

/**
 * What may be passed over; whoever reads one of these has to take it off the list in passed-over.ts first.
 */
const PASSED = {
  run: [
    ...['graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations', 'taxonomies'],
    ...['translations', 'policies', 'versionControlProvenance'],
  ],
  result: [
    ...[
      'codeFlows',
      'fixes',
      'stacks',
      'graphs',
      'graphTraversals',
      'attachments',
      'webRequest',
      'webResponse',
      'properties',
    ],
    'relatedLocations',
  ],
  artifact: ['contents'],
  location: ['logicalLocations'],
  physicalLocation: ['contextRegion'],
  region: ['snippet'],
};

export interface OracleRun {
  readonly context: unknown;
  readonly results: readonly unknown[] | undefined;
  readonly whole: readonly unknown[] | undefined;
}

/**
 * Reads a whole log by JSON.parse: the runs, or undefined where it is no JSON in UTF-8, nests too deep,
 * repeats a key, is of another version, or has no list of runs.
 */
export function readByParsing(bytes: Buffer): readonly OracleRun[] | undefined {
  const text = bytes.toString('utf8').replace(/^\ufeff/u, '');
  const log = isUtf8(bytes) ? parse(text) : undefined;
  if (log === undefined || nests(text) > DEEPEST_NESTING || !isObject(log)) return undefined;
  if (repeatsKey(text)) return undefined;
  const { runs, version = '2.1.0' } = log;
  if (typeof version !== 'string' || !/^2\.1\.0(?:-|$)/u.test(version)) return undefined;
  return Array.isArray(runs) ? runs.map(toRun) : undefined;
}

function toRun(run: unknown): OracleRun {
  if (!isObject(run)) return { context: run, results: undefined, whole: undefined };
  const { results, ...context } = run;
  const whole = Array.isArray(results) ? results : undefined;
  return plain({ context, results: whole, whole });
}

/** A run in which all is null that may be passed over. */
export function plain({ context, results, whole }: OracleRun): OracleRun {
  const shown: unknown = withNulls(context, PASSED.run);
  if (isObject(shown) && Array.isArray(shown.artifacts)) {
    shown.artifacts = shown.artifacts.map((artifact) => withNulls(artifact, PASSED.artifact));
  }
  return { context: shown, results: results?.map(toResult), whole };
}

function toResult(result: unknown): unknown {
  const shown = withNulls(result, PASSED.result);
  if (!isObject(shown) || !Array.isArray(shown.locations)) return shown;
  shown.locations = shown.locations.map((location) => {
    const known = withNulls(location, PASSED.location);
    if (!isObject(known) || !isObject(known.physicalLocation)) return known;
    const physical = withNulls(known.physicalLocation, PASSED.physicalLocation);
    known.physicalLocation = physical;
    if (isObject(physical.region)) physical.region = withNulls(physical.region, PASSED.region);
    return known;
  });
  return shown;
}

/** An object in which some properties, where it has them, are null. */
function withNulls<T>(value: T, names: readonly string[]): T & Record<string, unknown> {
  const copy = structuredClone(value) as T & Record<string, unknown>;
  if (isObject(copy)) {
    for (const name of names) if (Object.hasOwn(copy, name)) Object.assign(copy, { [name]: null });
  }
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a key stands twice in the log itself, in a run or in a result. */
function repeatsKey(text: string): boolean {
  const open: { readonly path: string; readonly keys: Set<string>; readonly isList: boolean; key: string }[] =
    [];
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/gsu)].map(([token]) => token);
  for (const [index, token] of tokens.entries()) {
    const here = open.at(-1);
    if (token === '{' || token === '[') {
      const path = here === undefined ? '' : `${here.path}/${here.isList ? '*' : here.key}`;
      open.push({ path, keys: new Set(), isList: token === '[', key: '' });
    } else if (token === '}' || token === ']') open.pop();
    else if (token !== ':' && tokens[index + 1] === ':' && here !== undefined) {
      here.key = String(JSON.parse(token)).replaceAll('/', '|');
      if (['', '/runs/*', '/runs/*/results/*'].includes(here.path) && here.keys.has(here.key)) return true;
      here.keys.add(here.key);
    }
  }
  return false;
}

/** How deep a JSON text nests. */
function nests(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gsu)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
