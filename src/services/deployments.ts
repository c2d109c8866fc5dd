import * as z from 'zod/mini';
import { ConfigurationError, IncompleteError } from '../errors.ts';
import { isHtml, isRecord, parse } from './answers.ts';
import { deploymentChange, parseBaseUrl, REST_PREFIX, TOKEN_PATH } from './deployment-change.ts';
import { type Call, type ClientOptions, Http } from './http.ts';
import {
  type Capabilities,
  type Change,
  type Comment,
  type Outcome,
  oneByOne,
  type Position,
  type ReviewService,
} from './port.ts';
import {
  collectPages,
  commit,
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

interface DeploymentAccess {
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
/** As it is, or under `deployment`. */
const deployment = z.pipe(
  z.transform((json: unknown) => (isRecord(json) && json.deployment) || json),
  z.object({ targetCommit: commit, mergeCommit: commit, phase: optional(z.string()) }),
);
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

/** Endpoints that are not shown by the documentation, and what the path of another one has to hold. */
const ASSUMED = {
  'get-deployment': '{deploymentNumber}',
  'list-comments': '{deploymentNumber}',
  'delete-comment': '{commentId}',
  'put-check': '{deploymentNumber}',
} as const;

const OVERRIDE = /^\s*(\S+?)\s*:\s*(GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)\s*$/i;

/**
 * Reads the input `endpoints`: one override a line, such as
 * `list-comments: GET /deployments/{deploymentNumber}/comments`; blank lines are skipped.
 * Throws ConfigurationError that names the line and what is accepted.
 */
function readEndpoints(text: string): typeof ENDPOINTS {
  const rows: Record<string, object> = { ...ENDPOINTS };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', method = '', path = ''] = OVERRIDE.exec(line) ?? [];
    const wrong = (expected: string) =>
      new ConfigurationError(`The input \`endpoints\`, line ${index + 1}: expected ${expected}.`);
    if (!Object.hasOwn(ASSUMED, name))
      throw wrong(`"operation: METHOD /path" for one of ${Object.keys(ASSUMED).join(', ')}`);
    const operation = name as keyof typeof ASSUMED;
    const known = placeholders(ENDPOINTS[operation].path);
    if (!path.includes(ASSUMED[operation]) || !placeholders(path).every((one) => known.includes(one)))
      throw wrong(
        `a path of ${name} with ${ASSUMED[operation]}, and with nothing else in braces than ${known.join(' and ')}`,
      );
    rows[name] = { ...ENDPOINTS[operation], method: method.toUpperCase(), path };
  }
  return rows as typeof ENDPOINTS;
}

export function createReviewService(options: DeploymentOptions): ReviewService {
  const { deploymentNumber } = options;
  const baseUrl = parseBaseUrl(options.baseUrl);
  const rows = readEndpoints(options.endpoints ?? '');
  const http = connect(baseUrl, options);
  const rest = new Rest(http, baseUrl + REST_PREFIX, rows, { deploymentNumber });

  async function post(
    name: 'create-comment' | 'reply',
    values: Values,
    sent: { readonly body: string } & Partial<Position>,
  ): Promise<Outcome<Comment>> {
    const outcome = await rest.write(name, values, sent);
    if (outcome.kind !== 'done') return outcome;
    const { discussionId = values.discussionId?.toString(), body = sent.body } = outcome.value;
    if (discussionId === undefined)
      return { kind: 'unknown', message: 'the answer to a new comment does not name its discussion' };
    return { kind: 'done', value: { ...outcome.value, discussionId, body } };
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

  function listComments(): Promise<readonly Comment[]> {
    const call = rest.call('list-comments');
    return collectPages(http, call, new URL(call.url), async (url) => {
      const { value, headers } = await http.read({ ...call, url: url.href });
      return { items: value.comments, next: nextPage(url, headers, value.nextPageToken) };
    });
  }

  return {
    ...deploymentChange(deploymentNumber),
    can: CAPABILITIES,
    readChange,
    listComments,
    postInline: (posts) =>
      oneByOne(posts, ({ body, position: { path, newLine, oldLine, baseSha, headSha } }) =>
        post('create-comment', {}, { body, path, newLine, oldLine, baseSha, headSha }),
      ),
    async postTopLevel(body) {
      const outcome = await post('create-comment', {}, { body });
      // What is refused of a comment without a position is something else.
      const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
      return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
    },
    reply: (discussionId, body) => post('reply', { discussionId }, { body }),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved }) =>
        rest.write('resolve', { discussionId }, { resolved }),
      ),
    edit: async (edits) =>
      edits.map(() => ({ kind: 'no-effect', refusal: 'other', message: 'comments cannot be edited here' })),
    deleteComment: (commentId) => rest.write('delete-comment', { commentId }),
    putCheck: async ({ name, state, text, url }) =>
      rest.write(
        'put-check',
        { checkName: name },
        {
          // The name stands in the path; in the body only where the path was set to one without it.
          ...(!placeholders(rows['put-check'].path).includes('checkName') && { name }),
          state: state === 'running' ? 'IN_PROGRESS' : 'DONE',
          ...(state !== 'running' && { result: state === 'passed' ? 'SUCCESS' : 'FAILURE' }),
          description: text,
          ...(url !== undefined && { externalUrl: url }),
        },
      ),
  };
}

type AccessToken = ReturnType<typeof createToken>;
/** Changes that are asked for together, which share their limits, need one token. */
const tokens = new WeakMap<Http['throttle'], AccessToken>();

function connect(baseUrl: string, options: DeploymentOptions): Http {
  const { clientId, clientSecret, deploymentNumber } = options;
  const http: Http = new Http(options, {
    awaited: `the discussion of deployment ${deploymentNumber}`,
    authorization: async () => `Bearer ${await tokenOf().current()}`,
    giveUp: (authorization) => tokenOf().giveUp(authorization.replace(/^Bearer /, '')),
    tokenRefused: (sentence) => credentialsRefused(baseUrl, sentence),
  });
  const tokenOf = (): AccessToken => tokens.get(http.throttle) ?? first;
  http.hide(clientSecret);
  // RFC 6749 §2.3.1 would percent-encode both first; the service takes the bytes as they are.
  const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
  http.hide(basic);
  const first = createToken(async () => {
    const obtained = await obtainToken(baseUrl, basic, http);
    http.hide(obtained);
    http.taken();
    return obtained;
  });
  if (!tokens.has(http.throttle)) tokens.set(http.throttle, first);
  return http;
}

const REFUSED: readonly (number | undefined)[] = [400, 401, 403];
const NOT_HERE: readonly (number | undefined)[] = [404, 405, 410];

/**
 * Exchanges the client credentials for an access token (RFC 6749 §4.4). Throws ConfigurationError where the
 * credentials are refused or the address is not that of a review service, and IncompleteError where the
 * service cannot be reached or understood.
 */
async function obtainToken(baseUrl: string, basic: string, http: Http): Promise<string> {
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
  const { kind, status = 500 } = answer;
  const sentence = http.describe(call, answer);
  // No such path, a redirect, or a web page: this is some other server. A web page with a 5xx is a proxy that
  // tells of an outage.
  if (kind === 'redirected' || NOT_HERE.includes(status) || (status < 500 && isHtml(answer))) {
    throw new ConfigurationError(
      `There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`,
    );
  }
  if (REFUSED.includes(status)) throw new ConfigurationError(credentialsRefused(baseUrl, sentence));
  const read = effect === 'done' ? parse(token, answer.text) : { reason: sentence };
  if ('value' in read) return read.value.access_token;
  const why = effect === 'done' ? `its answer was not understood: ${read.reason}` : sentence;
  throw new IncompleteError(
    `No access token could be obtained from ${call.url} (${why}): check that the service runs and can be reached from here, and start the job again`,
  );
}

/** `sentence` says what the service answered, without a secret. */
function credentialsRefused(baseUrl: string, sentence: string): string {
  return `The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`, also for spaces and line breaks around them; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`;
}

/**
 * The access token of this run: obtained when it is first needed, and again when it is no longer taken.
 * Callers at the same time share one request.
 */
function createToken(obtain: () => Promise<string>) {
  let asked: Promise<string> | undefined;
  let token: string | undefined;
  async function obtainAndKeep(): Promise<string> {
    try {
      token = await obtain();
      return token;
    } catch (error) {
      // Refused credentials stay refused: asking again for each call could lock the user out.
      if (!(error instanceof ConfigurationError)) asked = undefined;
      throw error;
    }
  }
  return {
    current(): Promise<string> {
      asked ??= obtainAndKeep();
      return asked;
    },
    /** Only the first caller with a token that was refused causes a request. */
    giveUp(refused: string): void {
      if (token === refused) asked = token = undefined;
    },
  };
}
