import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestToken } from '../../../../demo/sandbox-client.ts';
import { type Harness, startHarness } from '../../harness.ts';

const MEBIBYTE = 1024 * 1024;

let harness: Harness;
let token: string;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
  const { baseUrl, clientId, clientSecret } = harness.running;
  token = await requestToken(baseUrl, clientId, clientSecret);
  number = await harness.deploy();
});
afterAll(() => harness.close());

/** Sends a request piece by piece, and gives its answer as soon as there is one. */
function post(
  headers: Readonly<Record<string, string>>,
  write: (sent: ClientRequest) => void,
): Promise<{ answer: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${harness.running.baseUrl}/apis/rest/v1/deployments/${number}/comments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    write(sent);
  });
}

test.each([
  ['says that it will be', { 'content-length': String(50 * MEBIBYTE) }, ['{']],
  ['turns out to be', {}, Array.from({ length: 40 }, () => ' '.repeat(MEBIBYTE / 32))],
])(
  'a body that %s too large is answered with 413 before its end, and the connection ends',
  async (_, headers, chunks) => {
    const { answer, body } = await post(headers, (sent) => {
      for (const chunk of chunks) sent.write(chunk);
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse(body)).toEqual({ error: `The body is larger than ${MEBIBYTE} bytes` });
  },
);

test('the largest body is taken', async () => {
  const text = JSON.stringify({ body: 'x'.repeat(MEBIBYTE - 11) });
  expect(Buffer.byteLength(text)).toBe(MEBIBYTE);
  const { answer } = await post({}, (sent) => sent.end(text));
  expect(answer.statusCode).toBe(201);
});
