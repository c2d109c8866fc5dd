import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ConfigurationError, IncompleteError, ServiceError } from '../../../src/errors.ts';
import { createReviewService } from '../../../src/services/deployments.ts';
import type { ReviewService } from '../../../src/services/port.ts';
import { anyCharacter } from '../../any-character.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { BASIC, CLIENT_ID, CLIENT_SECRET, READS, WRITES } from './rest-harness.ts';

const TOKEN = 'tok3n-of-this-run';

/** Text that a service may say: anything, and what it must not say. */
const words = fc.array(
  fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 20 }),
    fc.constantFrom(
      CLIENT_SECRET,
      BASIC,
      TOKEN,
      `Bearer ${TOKEN}`,
      `Basic ${BASIC}`,
      encodeURIComponent(CLIENT_SECRET),
      CLIENT_SECRET.split('').join('\u200b'),
      `${'x'.repeat(280)}${CLIENT_SECRET}`,
      '\r\n::error::',
      '\u001b[2J',
    ),
  ),
  { maxLength: 4 },
);
const text = words.map((parts) => parts.join(' '));

const comment = fc.record(
  {
    id: fc.oneof(text, fc.integer()),
    discussionId: text,
    body: text,
    resolved: fc.anything(),
    newLine: fc.anything(),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  text,
  fc.json(),
  text.map((error) => JSON.stringify({ error })),
  fc.array(comment).map((comments) => JSON.stringify(comments)),
  fc.record({ comments: fc.array(comment), nextPageToken: text }).map((page) => JSON.stringify(page)),
  comment.map((created) => JSON.stringify(created)),
  fc.record({ targetCommit: text, mergeCommit: text, phase: text }).map((record) => JSON.stringify(record)),
  fc.uint8Array({ maxLength: 50 }),
);
const headerValue = words.map((parts) => parts.join(' ').replaceAll(/[^\x20-\x7e]/g, '?'));
const headers = fc.record(
  {
    link: fc.oneof(
      headerValue,
      headerValue.map((value) => `<?q=${encodeURIComponent(value)}>; rel=next`),
    ),
    'x-next-page': headerValue,
    'retry-after': headerValue,
    'content-type': fc.constantFrom('application/json', 'text/html', 'x'),
    location: headerValue,
  },
  { requiredKeys: [] },
);
const status = fc.oneof(
  fc.constantFrom(200, 200, 201, 302, 400, 401, 404, 409, 429, 503),
  fc.integer({ min: 200, max: 599 }),
);
const answer = fc.record({ status, headers, body });
type HostileAnswer = typeof answer extends fc.Arbitrary<infer T> ? T : never;

let server: Server;
let baseUrl: string;
let answers: { readonly token: HostileAnswer | undefined; readonly rest: HostileAnswer };
interface Result {
  readonly value?: unknown;
  readonly thrown?: unknown;
  readonly lines: readonly string[];
}

async function run(call: (review: ReviewService) => Promise<unknown>): Promise<Result> {
  const lines: string[] = [];
  const review = createReviewService({
    baseUrl,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    deploymentNumber: 7,
    readyTimeoutMs: 3_000,
    deadline: START + 60_000,
    userAgent: 'sarif-review/0',
    world: createFakeWorld(),
    progress: (line) => lines.push(line),
  });
  try {
    return { value: await call(review), lines };
  } catch (thrown) {
    return { thrown, lines };
  }
}

/** Everything that may be printed: of a success nothing, since bodies of comments are not ours to change. */
function messagesOf({ value, thrown, lines }: Result): string[] {
  const own = thrown instanceof Error ? [thrown.message, thrown.stack ?? '', String(thrown.cause)] : [];
  const ofOutcome =
    value !== null && typeof value === 'object' && 'message' in value ? [String(value.message)] : [];
  return [...own, ...ofOutcome, ...lines];
}

function expectClean(result: Result, secrets = [CLIENT_SECRET, BASIC, TOKEN]): void {
  for (const message of messagesOf(result)) {
    for (const secret of secrets) expect(message).not.toContain(secret);
  }
  for (const line of [...result.lines, ...(result.thrown instanceof Error ? [result.thrown.message] : [])]) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
}

/** `numRuns` answers for each call. */
export function tellHostileAnswers(numRuns: number): void {
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isToken = request.url?.startsWith('/apis/oauth2') === true;
      const given = isToken ? answers.token : answers.rest;
      response.writeHead(given?.status ?? 200, { ...given?.headers });
      response.end(given?.body ?? JSON.stringify({ access_token: TOKEN }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  describe('whatever bytes a service answers', () => {
    test.each(READS)('%s ends in a value or in an error that names the call', async (_name, read) => {
      await fc.assert(
        fc.asyncProperty(answer, async (rest) => {
          answers = { token: undefined, rest };
          const result = await run(read);
          expectClean(result);
          if (!('thrown' in result)) return;
          const known = result.thrown instanceof ServiceError || result.thrown instanceof ConfigurationError;
          expect([known, result.thrown]).toEqual([true, result.thrown]);
          expect(String(result.thrown)).toMatch(/GET \/apis\/rest\/v1\/deployments\/7/);
        }),
        { numRuns },
      );
    });

    test.each(WRITES)('%s ends in an outcome, or in refused credentials', async (_name, write) => {
      await fc.assert(
        fc.asyncProperty(answer, async (rest) => {
          answers = { token: undefined, rest };
          const result = await run(write);
          expectClean(result);
          if ('thrown' in result) {
            expect(result.thrown).toBeInstanceOf(ConfigurationError);
            expect(rest.status).toBe(401);
          } else {
            expect(result.value).toMatchObject({ kind: expect.stringMatching(/^(done|no-effect|unknown)$/) });
          }
        }),
        { numRuns },
      );
    });

    // No token of this run was issued, so that there is none to hide.
    test('the token endpoint: calls end in what the port allows', async () => {
      await fc.assert(
        fc.asyncProperty(answer, answer, async (token, rest) => {
          answers = { token, rest };
          const read = await run((review) => review.listComments());
          expectClean(read, [CLIENT_SECRET, BASIC]);
          if ('thrown' in read) {
            const known = [ServiceError, ConfigurationError, IncompleteError].some(
              (type) => read.thrown instanceof type,
            );
            expect([known, read.thrown]).toEqual([true, read.thrown]);
          }
          const write = await run((review) => review.postTopLevel('text'));
          expectClean(write, [CLIENT_SECRET, BASIC]);
          if ('thrown' in write) expect(write.thrown).toBeInstanceOf(ConfigurationError);
        }),
        { numRuns },
      );
    });
  });
}
