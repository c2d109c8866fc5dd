import * as z from 'zod/mini';
import { ConfigurationError, IncompleteError, ServiceError } from '../errors.ts';
import { fitsPath } from '../text/address.ts';
import { type Answer, isHtml, isRecord, parse } from './answers.ts';
import { deploymentChange, parseBaseUrl, REST_PREFIX, TOKEN_PATH } from './deployment-change.ts';
import { type Call, type ClientOptions, Http, type Throttle } from './http.ts';
import {
  type Capabilities,
  type Change,
  type Check,
  type Comment,
  type Outcome,
  oneByOne,
  type Position,
  type ReviewService,
} from './port.ts';
import {
  collectPages,
  commit,
  type Endpoint,
  get,
  identifier,
  moment,
  nextPage,
  numberAsText,
  optional,
  placeholders,
  Rest,
  row,
  type Values,
  whereMissing,
} from './rest.ts';

// A deployment request over the REST interface of its review service. What the documentation of the interface
// does not show is assumed, by the pattern of the rest, and open to an override.

export interface DeploymentAccess {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly deploymentNumber: number;
}

interface DeploymentOptions extends DeploymentAccess, ClientOptions {
  readonly endpoints?: string;
}

const CAPABILITIES: Capabilities = {
  lines: 'changed-files',
  ladder: ['line', 'new-line'],
  postsAtOnce: 1,
  changesAtOnce: 1,
  // The interface names no limit, and services of this kind take at least as much (GitHub 65,536).
  bodyLimit: 65_000,
  edits: false,
  discussesDrafts: false,
  // The interface limits no description. The second one fits into a column of 255 characters, which is where
  // services usually have their limit.
  checkText: [700, 250],
  checkNeeds: 'an Account Owner',
};

const line = optional(z.int().check(z.nonnegative()));
const place = {
  resolvable: optional(z.boolean()),
  resolved: optional(z.boolean()),
  path: optional(z.string()),
  newLine: line,
  oldLine: line,
  baseSha: optional(z.string()),
  headSha: optional(z.string()),
  createdAt: moment,
};
const comment = z.object({ id: identifier, discussionId: identifier, body: z.string(), ...place });
/** Which fields the answer to a POST repeats is not documented; what was sent stands in for the rest. */
const created = z.object({
  id: identifier,
  discussionId: optional(identifier),
  body: optional(z.string()),
  ...place,
});
/** One page. A comment that is not understood is an error: nothing may look like "no comments". */
const comments = z.pipe(
  z.transform((json: unknown) => (Array.isArray(json) ? { comments: json } : json)),
  z.object({
    comments: z.array(comment),
    nextPageToken: optional(z.union([z.string(), numberAsText])),
  }),
);
const fields = { targetCommit: commit, mergeCommit: commit, phase: optional(z.string()) };
/** As it is, or under `deployment`. All fields may be missing, so that one has to be there to know it by. */
const deployment = z.pipe(
  z.transform((json: unknown, { issues }) => {
    const record = isRecord(json) && isRecord(json.deployment) ? json.deployment : json;
    const message = 'expected a deployment with targetCommit and mergeCommit';
    if (!isRecord(record) || !Object.keys(fields).some((field) => Object.hasOwn(record, field)))
      issues.push({ code: 'custom', message, input: json });
    return record;
  }),
  z.object(fields),
);
/** Words as the service has them for states and results, fit to be repeated. */
const word = z.string().check(z.regex(/^[A-Z_]{1,30}$/));
const check = z.object({ state: word, result: optional(word) });
const token = z.object({
  /** RFC 6749 appendix A.12 (visible characters); a space or a line break would not fit a header. */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/, 'expected visible ASCII characters')),
  /** RFC 6749 §7.1: a client must not use a token whose type it does not understand. */
  token_type: optional(z.string().check(z.regex(/^bearer$/i, 'expected Bearer'))),
});

const DEPLOYMENT = '/deployments/{deploymentNumber}';
const CHECK = {
  invalid: 'too-large',
  remedies: {
    forbidden:
      'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
    gone: 'if this service sets checks by another path, set put-check in the input endpoints',
  },
} as const;

/** Relative to the REST prefix. The service has no key of idempotency. */
const ENDPOINTS = {
  // What services of this kind cannot place they answer with 422.
  'create-comment': row(`POST ${DEPLOYMENT}/comments`, 'post', created, { invalid: 'position' }),
  reply: row(`POST ${DEPLOYMENT}/discussions/{discussionId}/comments`, 'post', created),
  resolve: row(`PUT ${DEPLOYMENT}/discussions/{discussionId}`, 'change'),
  'get-deployment': get(DEPLOYMENT, deployment),
  'list-comments': get(`${DEPLOYMENT}/comments`, comments),
  'delete-comment': row(`DELETE ${DEPLOYMENT}/comments/{commentId}`, 'delete'),
  // It is created or updated by its name, so it may be repeated.
  'put-check': row(`PUT ${DEPLOYMENT}/checks/{checkName}`, 'check', undefined, CHECK),
} as const;

/** Endpoints that are not shown by the documentation, and what an override of one may be. */
const ASSUMED = {
  'get-deployment': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
  'list-comments': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
  'delete-comment': { methods: ['DELETE', 'POST'], required: ['commentId'], optional: ['deploymentNumber'] },
  'put-check': { methods: ['PUT', 'POST', 'PATCH'], required: ['deploymentNumber'], optional: ['checkName'] },
} as const;

type Assumed = keyof typeof ASSUMED;

/**
 * Reads the input `endpoints`: one override a line, such as
 * `list-comments: GET /deployments/{deploymentNumber}/comments`; blank lines are skipped.
 * Throws ConfigurationError that names the line and what is accepted.
 */
function readEndpoints(text: string): typeof ENDPOINTS {
  const rows: Record<string, Endpoint> = { ...ENDPOINTS };
  const seen = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const given = raw.trim();
    if (given === '') continue;
    const wrong = (what: string) =>
      new ConfigurationError(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
    const [, name = '', methodText = '', path = ''] = /^([^\s:]+)\s*:\s*(\S+)\s+(\S+)$/.exec(given) ?? [];
    if (name === '') {
      throw wrong(
        'expected "operation: METHOD /path", such as "list-comments: GET /deployments/{deploymentNumber}/comments"',
      );
    }
    const accepted = Object.keys(ASSUMED).join(', ');
    if (!Object.hasOwn(ASSUMED, name)) {
      const what = Object.hasOwn(ENDPOINTS, name) ? 'is fixed by the interface' : 'is no operation';
      throw wrong(`${name} ${what}; accepted are ${accepted}`);
    }
    if (seen.has(name)) throw wrong(`${name} is there twice; keep one of them`);
    seen.add(name);
    const { methods, required, optional: others } = ASSUMED[name as Assumed];
    const method = methodText.toUpperCase();
    if (!methods.some((one) => one === method))
      throw wrong(`${name} accepts the methods ${methods.join(', ')}`);
    if (!isPath(path)) {
      throw wrong(
        'the path must begin with one "/", be relative to the REST prefix, and hold neither "." or ".." as a part nor characters that a URL does not allow',
      );
    }
    const names = placeholders(path);
    const missing = required.find((one) => !names.includes(one));
    if (missing !== undefined) throw wrong(`the path of ${name} must hold {${missing}}`);
    const known: readonly string[] = [...required, ...others];
    if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((one) => !known.includes(one))) {
      const braces = known.map((one) => `{${one}}`).join(', ');
      throw wrong(`in the path of ${name} only ${braces} may stand in braces`);
    }
    rows[name] = { ...ENDPOINTS[name as Assumed], method, path };
  }
  return rows as typeof ENDPOINTS;
}

/** RFC 3986 §3.3 and §3.4: characters of a path and a query. Dot segments would leave the REST prefix. */
function isPath(path: string): boolean {
  if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path)) return false;
  return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}

export function createReviewService(options: DeploymentOptions): ReviewService {
  const { deploymentNumber } = options;
  const baseUrl = parseBaseUrl(options.baseUrl);
  const rows = readEndpoints(options.endpoints ?? '');
  const http = connect(baseUrl, options);
  const rest = new Rest(http, baseUrl + REST_PREFIX, rows, { deploymentNumber });

  const write = async <T>(call: Call<T>): Promise<Outcome<T>> => {
    try {
      return await http.write(call);
    } catch (error) {
      return withoutToken(error);
    }
  };

  async function post(
    name: 'create-comment' | 'reply',
    sent: { readonly body: string } & Partial<Position>,
    discussionId?: string,
  ): Promise<Outcome<Comment>> {
    const values: Values = discussionId === undefined ? {} : { discussionId };
    const outcome = await write({ ...rest.call(name, values), body: sent });
    if (outcome.kind !== 'done') return outcome;
    const { discussionId: made = discussionId, body = sent.body } = outcome.value;
    if (made === undefined)
      return { kind: 'unknown', message: 'the answer to a new comment does not name its discussion' };
    return { kind: 'done', value: { ...outcome.value, discussionId: made, body } };
  }

  async function readChange(): Promise<Change> {
    try {
      const { targetCommit, mergeCommit, phase } = await rest.read('get-deployment');
      const state = phase?.toUpperCase() === 'DRAFT' ? 'draft' : 'open';
      return { state, base: targetCommit, head: mergeCommit };
    } catch (error) {
      throw whereMissing(
        error,
        `There is no deployment ${deploymentNumber} at ${baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` if this service reads a deployment by another path`,
      );
    }
  }

  function listFrom(size: number | undefined): Promise<readonly Comment[]> {
    const call = rest.call('list-comments', {}, size === undefined ? {} : { per_page: size, pageSize: size });
    return collectPages(http, call, new URL(call.url), async (url) => {
      const { value, headers } = await http.read({ ...call, url: url.href });
      return { items: value.comments, next: nextPage(url, headers, value.nextPageToken) };
    });
  }

  /** Begins again with smaller pages, since nothing is known of where those of another size begin. */
  async function listComments(): Promise<readonly Comment[]> {
    let tooLong: unknown;
    for (const size of PAGE_SIZES) {
      try {
        return await listFrom(size);
      } catch (error) {
        if (!(error instanceof ServiceError) || !error.isTooLong) throw tooLong ?? error;
        tooLong = error;
      }
    }
    throw tooLong;
  }

  async function putCheck(check: Check): Promise<Outcome<null>> {
    const { name } = check;
    if (!fitsPath(name)) {
      throw new ConfigurationError(
        'The input `check-name` must be neither empty nor "." nor "..": enter another name.',
      );
    }
    const sent = toCheck(check);
    // The name stands in the path; in the body only where the path was set to one without it.
    const inPath = placeholders(rows['put-check'].path).includes('checkName');
    const call = {
      ...rest.call('put-check', { checkName: name }),
      body: { ...(!inPath && { name }), ...sent },
    };
    try {
      const ended = await http.send(call);
      const other = ended.effect === 'done' ? describeOther(name, sent, ended.answer) : undefined;
      if (other !== undefined) http.tell(other);
      return http.outcomeOf(call, ended);
    } catch (error) {
      return withoutToken(error);
    }
  }

  return {
    ...deploymentChange(deploymentNumber),
    can: CAPABILITIES,
    readChange,
    listComments,
    postInline: (posts) =>
      oneByOne(posts, ({ body, position: { path, newLine, oldLine, baseSha, headSha } }) =>
        post('create-comment', { body, path, newLine, oldLine, baseSha, headSha }),
      ),
    async postTopLevel(body) {
      const outcome = await post('create-comment', { body });
      // What is refused of a comment without a position is something else.
      const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
      return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
    },
    reply: (discussionId, body) => post('reply', { body }, discussionId),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved }) =>
        write({ ...rest.call('resolve', { discussionId }), body: { resolved } }),
      ),
    edit: async (edits) =>
      edits.map(() => ({ kind: 'no-effect', refusal: 'other', message: 'comments cannot be edited here' })),
    deleteComment: (commentId) => write(rest.call('delete-comment', { commentId })),
    putCheck,
  };
}

/**
 * How many comments are asked for at once. The interface names no way to do so: nothing is said at first, and
 * where what comes is too long, what most services take for it.
 */
const PAGE_SIZES: readonly (number | undefined)[] = [undefined, 50, 20, 5, 1];

function withoutToken(error: unknown): Outcome<never> {
  if (!(error instanceof IncompleteError)) throw error;
  return { kind: 'no-effect', refusal: 'other', message: error.message };
}

function toCheck({ state, text, url }: Check) {
  const result = state === 'passed' ? 'SUCCESS' : 'FAILURE';
  return {
    state: state === 'running' ? 'IN_PROGRESS' : 'DONE',
    ...(state !== 'running' && { result }),
    description: text,
    ...(url !== undefined && { externalUrl: url }),
  };
}

/**
 * What to say where the answer shows another check than the one that was put, as it is or under `check`;
 * undefined where it does not, or shows none.
 */
function describeOther(name: string, sent: ReturnType<typeof toCheck>, { text }: Answer): string | undefined {
  const read = parse(z.union([z.object({ check }), check]), text);
  if ('reason' in read) return undefined;
  const kept = 'check' in read.value ? read.value.check : read.value;
  // What the service makes of a check without a result is its own affair.
  const isSame = kept.result === undefined || sent.result === undefined || kept.result === sent.result;
  if (kept.state === sent.state && isSame) return undefined;
  const words = ({ state, result = '' }: { state: string; result?: string | undefined }) =>
    `${state} ${result}`.trim();
  return `The service shows the check ${name} as ${words(kept)}; it was put as ${words(sent)}.`;
}

/** Changes that are asked for together, which share their limits, need one token. */
const tokens = new WeakMap<Throttle, AccessToken>();

function connect(baseUrl: string, options: DeploymentOptions): Http {
  const { clientId, clientSecret, deploymentNumber } = options;
  const http: Http = new Http(options, {
    awaited: `the discussion of deployment ${deploymentNumber}`,
    authorization: async () => `Bearer ${await tokenOf().current()}`,
    renew: (authorization) => tokenOf().renew(authorization.replace(/^Bearer /, '')),
    tokenRefused: (sentence) => credentialsRefused(baseUrl, sentence),
  });
  const tokenOf = (): AccessToken => tokens.get(http.throttle) ?? first;
  http.hide(clientSecret, 'knows-it');
  // RFC 6749 §2.3.1 would percent-encode both first; the service takes the bytes as they are.
  const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
  http.hide(basic);
  const first = new AccessToken(async () => {
    const obtained = await obtainToken(baseUrl, basic, http, clientSecret !== clientSecret.trim());
    http.hide(obtained);
    http.taken();
    return obtained;
  });
  if (!tokens.has(http.throttle)) tokens.set(http.throttle, first);
  // Where it fails, it is asked again, and told by whoever needs it.
  if (options.begin === 'at-once')
    tokenOf()
      .current()
      .catch(() => undefined);
  return http;
}

const REFUSED: readonly (number | undefined)[] = [400, 401, 403];
const NOT_HERE: readonly (number | undefined)[] = [404, 405, 410];

/**
 * Exchanges the client credentials for an access token (RFC 6749 §4.4). Throws ConfigurationError where the
 * credentials are refused or the address is not that of a review service, and IncompleteError where the
 * service cannot be reached or understood.
 *
 * @param isPadded white space around the secret is sent as it is; it often came along when that was pasted
 */
async function obtainToken(baseUrl: string, basic: string, http: Http, isPadded: boolean): Promise<string> {
  const call: Call = {
    name: 'obtain-token',
    method: 'POST',
    url: baseUrl + TOKEN_PATH,
    effect: 'token',
    answer: token,
    form: { grant_type: 'client_credentials' },
    authorization: `Basic ${basic}`,
  };
  const { effect, answer } = await http.send(call);
  const { kind, status = 500, remedy } = answer;
  const sentence = http.describe(call, answer);
  // No such path, a redirect, or a web page: this is some other server. A web page with a 5xx is a proxy that
  // tells of an outage.
  if (kind === 'redirected' || NOT_HERE.includes(status) || (status < 500 && isHtml(answer))) {
    throw new ConfigurationError(
      `There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`,
    );
  }
  if (REFUSED.includes(status)) throw new ConfigurationError(credentialsRefused(baseUrl, sentence, isPadded));
  if (effect !== 'done') {
    throw new IncompleteError(
      `No access token could be obtained from ${call.url} (${sentence}): ${remedy ?? 'check that the service runs and can be reached from here'}, and start the job again.`,
    );
  }
  const read = parse(token, answer.text);
  if ('value' in read) return read.value.access_token;
  throw new IncompleteError(
    `No access token could be obtained from ${call.url}: its answer was not understood (${read.reason}). Check that the input \`base-url\` is the address of a review service without a path.`,
  );
}

/** `sentence` says what the service answered, without a secret. */
function credentialsRefused(baseUrl: string, sentence: string, isPadded = false): string {
  const padding = isPadded ? ', which begins or ends with a space or a line break' : '';
  return `The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`${padding}; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`;
}

/** The access token of this run: obtained when it is first needed, and again when it is no longer taken. */
class AccessToken {
  readonly #obtain: () => Promise<string>;
  #asked: Promise<string> | undefined;
  #token: string | undefined;

  constructor(obtain: () => Promise<string>) {
    this.#obtain = obtain;
  }

  /** The token. Callers at the same time share one request. Rejects with what `obtain` rejected with. */
  current(): Promise<string> {
    this.#asked ??= this.#obtainAndKeep();
    return this.#asked;
  }

  /** A token in place of one that was refused; only the first caller with this token causes a request. */
  renew(refused: string): Promise<string> {
    if (this.#token === refused) this.#asked = this.#token = undefined;
    return this.current();
  }

  async #obtainAndKeep(): Promise<string> {
    try {
      this.#token = await this.#obtain();
      return this.#token;
    } catch (error) {
      // Refused credentials stay refused: asking again for each call could lock the user out.
      if (!(error instanceof ConfigurationError)) this.#asked = undefined;
      throw error;
    }
  }
}
