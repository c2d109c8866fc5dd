import { ConfigurationError } from '../../errors.ts';
import { expandPath, type PathValues, placeholders } from '../../http/address.ts';

export type Operation =
  | 'create-comment'
  | 'reply'
  | 'resolve'
  | 'get-deployment'
  | 'list-comments'
  | 'delete-comment'
  | 'put-check';

interface Endpoint {
  readonly method: string;
  /** Relative to the REST prefix; `{name}` stands for a value. */
  readonly path: string;
}

interface Assumption {
  /** Methods that an override may name. */
  readonly methods: readonly string[];
  /** Placeholders that the path of an override must have, and those it may have. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const DEPLOYMENT = '/deployments/{deploymentNumber}';

/** Shown by the documentation of the interface: not open to an override. */
const SHOWN = {
  'create-comment': { method: 'POST', path: `${DEPLOYMENT}/comments` },
  reply: { method: 'POST', path: `${DEPLOYMENT}/discussions/{discussionId}/comments` },
  resolve: { method: 'PUT', path: `${DEPLOYMENT}/discussions/{discussionId}` },
} as const satisfies Partial<Record<Operation, Endpoint>>;

/** Not shown by the documentation: assumed, by the pattern of the others, and open to an override. */
const ASSUMED = {
  'get-deployment': { method: 'GET', path: DEPLOYMENT },
  'list-comments': { method: 'GET', path: `${DEPLOYMENT}/comments` },
  'delete-comment': { method: 'DELETE', path: `${DEPLOYMENT}/comments/{commentId}` },
  'put-check': { method: 'PUT', path: `${DEPLOYMENT}/checks/{checkName}` },
} as const satisfies Partial<Record<Operation, Endpoint>>;

const OVERRIDABLE: Record<AssumedOperation, Assumption> = {
  'get-deployment': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
  'list-comments': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
  'delete-comment': { methods: ['DELETE', 'POST'], required: ['commentId'], optional: ['deploymentNumber'] },
  'put-check': { methods: ['PUT', 'POST', 'PATCH'], required: ['deploymentNumber'], optional: ['checkName'] },
};

export const ENDPOINTS: Readonly<Record<Operation, Endpoint>> = { ...SHOWN, ...ASSUMED };

type AssumedOperation = keyof typeof ASSUMED;

export type EndpointOverrides = Readonly<Partial<Record<AssumedOperation, Endpoint>>>;

/** The method and the path of a call, relative to the REST prefix, with the values in place. */
export function resolveEndpoint(
  operation: Operation,
  values: PathValues,
  overrides: EndpointOverrides = {},
): Endpoint {
  const endpoint = endpointOf(operation, overrides);
  return { method: endpoint.method, path: expandPath(endpoint.path, values) };
}

/** The endpoint of an operation as a template. */
export function endpointOf(operation: Operation, overrides: EndpointOverrides = {}): Endpoint {
  return (isAssumed(operation) ? overrides[operation] : undefined) ?? ENDPOINTS[operation];
}

/**
 * Reads the input `endpoints`: one override a line, such as
 * `list-comments: GET /deployments/{deploymentNumber}/comments`; blank lines are skipped.
 * Throws ConfigurationError that names the line and what is accepted.
 */
export function parseEndpointOverrides(text: string): EndpointOverrides {
  const overrides: Partial<Record<AssumedOperation, Endpoint>> = {};
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const wrong = (what: string) =>
      new ConfigurationError(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
    const [operation, endpoint] = parseOverride(line, wrong);
    if (overrides[operation] !== undefined) throw wrong(`${operation} is there twice; keep one of them`);
    overrides[operation] = endpoint;
  }
  return overrides;
}

type Wrong = (what: string) => ConfigurationError;

function parseOverride(line: string, wrong: Wrong): [AssumedOperation, Endpoint] {
  const parts = /^([^\s:]+)\s*:\s*(\S+)\s+(\S+)$/.exec(line);
  const [, operation = '', methodText = '', path = ''] = parts ?? [];
  if (parts === null) {
    throw wrong(
      'expected "operation: METHOD /path", such as "list-comments: GET /deployments/{deploymentNumber}/comments"',
    );
  }
  const accepted = Object.keys(ASSUMED).join(', ');
  if (Object.hasOwn(SHOWN, operation)) {
    throw wrong(`${operation} is fixed by the interface; accepted are ${accepted}`);
  }
  if (!isAssumed(operation)) throw wrong(`there is no such operation; accepted are ${accepted}`);

  const { methods, required, optional } = OVERRIDABLE[operation];
  const method = methodText.toUpperCase();
  if (!methods.includes(method)) throw wrong(`${operation} accepts the methods ${methods.join(', ')}`);
  if (!isPath(path)) {
    throw wrong(
      `the path must begin with one "/", be relative to the REST prefix, and hold neither "." or ".." as a part nor characters that a URL does not allow`,
    );
  }
  checkPlaceholders(operation, path, required, optional, wrong);
  return [operation, { method, path }];
}

function checkPlaceholders(
  operation: string,
  path: string,
  required: readonly string[],
  optional: readonly string[],
  wrong: Wrong,
): void {
  const names = placeholders(path);
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) throw wrong(`the path of ${operation} must hold {${missing}}`);
  const known = [...required, ...optional];
  if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((name) => !known.includes(name))) {
    throw wrong(
      `in the path of ${operation} only ${known.map((name) => `{${name}}`).join(', ')} may stand in braces`,
    );
  }
}

/** RFC 3986 §3.3 and §3.4: characters of a path and a query. Dot segments would leave the REST prefix. */
function isPath(path: string): boolean {
  if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path)) return false;
  return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}

function isAssumed(operation: string): operation is AssumedOperation {
  return Object.hasOwn(ASSUMED, operation);
}
