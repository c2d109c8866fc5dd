import { ConfigurationError, ServiceError } from '../../errors.ts';
import { fitsPath, placeholders } from '../../http/address.ts';
import { type ClientOptions, createClient, noValue, readPages } from '../client.ts';
import {
  type Capabilities,
  type Change,
  type Comment,
  type InlinePost,
  type Outcome,
  oneByOne,
  type Position,
  type ReviewService,
  type Verdict,
} from '../port.ts';
import { deploymentChange, parseBaseUrl, REST_PREFIX } from './change.ts';
import {
  type EndpointOverrides,
  endpointOf,
  type Operation,
  parseEndpointOverrides,
  resolveEndpoint,
} from './endpoints.ts';
import { AccessToken, obtainToken, read, type Session, type Target, write } from './session.ts';
import type { Check } from './wire.ts';

/** A deployment request, and the client that asks for it. */
export interface DeploymentAccess {
  /** As the input has it. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly deploymentNumber: number;
}

interface ReviewServiceOptions extends DeploymentAccess, ClientOptions {
  readonly endpoints?: EndpointOverrides;
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
  verdictText: [700, 250],
  verdictNeeds: 'an Account Owner',
};

/** A file for both: each that is loaded delays the first request. */
export { parseEndpointOverrides };

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

/**
 * The review service over its REST interface, for one deployment. Throws ConfigurationError where `baseUrl`
 * is wrong.
 */
export function createReviewService(options: ReviewServiceOptions): ReviewService {
  const { deploymentNumber } = options;
  const session = createSession(options);

  const target = (operation: Operation, values: Readonly<Record<string, string>> = {}): Target => {
    const { method, path } = resolveEndpoint(operation, { deploymentNumber, ...values }, options.endpoints);
    return { operation, method, url: session.baseUrl + REST_PREFIX + path };
  };
  const post = (
    to: Target,
    sent: { body: string } & Partial<Position>,
    discussionId?: string,
  ): Promise<Outcome<Comment>> =>
    write(
      to,
      { kind: 'json', value: sent },
      async (text) => (await wire()).parseCreatedComment(text, { body: sent.body, discussionId }),
      session,
    );

  return {
    ...deploymentChange(deploymentNumber),
    can: CAPABILITIES,
    readChange: () => readChange(target('get-deployment'), options, session),
    listComments: () => listComments(target('list-comments'), session),
    postInline: (posts) => oneByOne(posts, (one) => post(target('create-comment'), toInline(one))),
    postTopLevel: async (body) => withoutPosition(await post(target('create-comment'), { body })),
    reply: (discussionId, body) => post(target('reply', { discussionId }), { body }, discussionId),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved }) =>
        write(target('resolve', { discussionId }), { kind: 'json', value: { resolved } }, noValue, session),
      ),
    edit: async (edits) =>
      edits.map(() => ({
        kind: 'no-effect',
        refusal: 'other',
        message: 'comments cannot be edited here',
      })),
    deleteComment: (commentId) =>
      write(target('delete-comment', { commentId }), { kind: 'none' }, noValue, session),
    putVerdict: async (verdict) => {
      const check = toCheck(verdict);
      if (!fitsPath(check.name)) {
        throw new ConfigurationError(
          'The input `check-name` must be neither empty nor "." nor "..": enter another name.',
        );
      }
      const value = toCheckBody(check, options.endpoints);
      const tellOfOther = async (text: string) => {
        const { describeOther, parseCheck } = await wire();
        const other = describeOther(check, parseCheck(text));
        if (other !== null) options.progress(other);
        return noValue();
      };
      return write(
        target('put-check', { checkName: check.name }),
        { kind: 'json', value },
        tellOfOther,
        session,
      );
    },
  };
}

/** Changes that are asked for together, which share their limits, need one token. */
const tokens = new WeakMap<Session['rate'], AccessToken>();

function createSession(options: ReviewServiceOptions): Session {
  const { clientId, clientSecret } = options;
  const baseUrl = parseBaseUrl(options.baseUrl);
  const client = createClient(options, `the discussion of deployment ${options.deploymentNumber}`);
  // The host knows it already, as one of the inputs.
  client.redactor.add(clientSecret);
  // RFC 6749 §2.3.1 would percent-encode both first; the service takes the bytes as they are.
  const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
  client.hide(basic);
  const credentials = { basic, secret: clientSecret === clientSecret.trim() ? 'bare' : 'padded' } as const;
  const token =
    tokens.get(client.rate) ??
    new AccessToken(async () => {
      const obtained = await obtainToken(baseUrl, credentials, client);
      client.hide(obtained);
      client.onTaken();
      return obtained;
    });
  tokens.set(client.rate, token);
  if (options.begin === 'at-once') token.begin();
  return { ...client, baseUrl, token };
}

async function readChange(
  target: Target,
  { deploymentNumber }: ReviewServiceOptions,
  session: Session,
): Promise<Change> {
  try {
    return await read(target, async (text) => (await wire()).parseDeployment(text), session);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    throw new ConfigurationError(
      `There is no deployment ${deploymentNumber} at ${session.baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` if this service reads a deployment by another path. ${error.message}`,
    );
  }
}

/**
 * How many comments are asked for at once. The interface names no way to do so: nothing is said at first, and
 * where what comes is too long, what most services take for it.
 */
const PAGE_SIZES: readonly (number | undefined)[] = [undefined, 50, 20, 5, 1];

/** Begins again with smaller pages, since nothing is known of where those of another size begin. */
async function listComments(target: Target, session: Session): Promise<readonly Comment[]> {
  let tooLong: unknown;
  for (const size of PAGE_SIZES) {
    const first = new URL(target.url);
    if (size !== undefined) {
      for (const name of ['per_page', 'pageSize']) first.searchParams.set(name, String(size));
    }
    try {
      return await listFrom(first, target, session);
    } catch (error) {
      if (!(error instanceof ServiceError) || !error.isTooLong) throw tooLong ?? error;
      tooLong = error;
    }
  }
  throw tooLong;
}

function listFrom(first: URL, target: Target, session: Session): Promise<readonly Comment[]> {
  return readPages(target, session, first, (url) =>
    read(
      { ...target, url: url.href },
      async (text, headers) => {
        const page = (await wire()).parseCommentsPage(text);
        if (page.kind === 'not-understood') return page;
        const { comments: items, nextPageToken } = page.value;
        return { kind: 'value', value: { items, nextPageToken, headers } };
      },
      session,
    ),
  );
}

function toInline({ body, position }: InlinePost): { body: string } & Position {
  const { path, newLine, oldLine, baseSha, headSha } = position;
  return { body, path, newLine, oldLine, baseSha, headSha };
}

function toCheck({ name, state, text, url }: Verdict): Check {
  const link = url === undefined ? {} : { externalUrl: url };
  if (state === 'running') return { name, state: 'IN_PROGRESS', description: text, ...link };
  return {
    name,
    state: 'DONE',
    result: state === 'passed' ? 'SUCCESS' : 'FAILURE',
    description: text,
    ...link,
  };
}

/** What is refused of a comment without a position is something else. */
function withoutPosition<T>(outcome: Outcome<T>): Outcome<T> {
  const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
  return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
}

/** The name stands in the path; in the body only where the path was set to one without it. */
function toCheckBody(
  { name, state, result, description, externalUrl }: Check,
  overrides?: EndpointOverrides,
) {
  const inPath = placeholders(endpointOf('put-check', overrides).path).includes('checkName');
  return { ...(!inPath && { name }), state, result, description, externalUrl };
}
