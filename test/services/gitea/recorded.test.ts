import { expect, test } from '@jest/globals';
import { parse, type Schema } from '../../../src/services/answers.ts';
import { createGiteaService } from '../../../src/services/gitea.ts';
import { ENDPOINTS } from '../../../src/services/gitea-client.ts';
import type { Outcome, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { edit, setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';
import { readRecorded, recorded, SERVERS } from './recorded.ts';

/** The row of the table that reads the answer to each success. */
const READ: Readonly<Record<string, keyof typeof ENDPOINTS>> = {
  version: 'read-version',
  user: 'read-user',
  change: 'read-change',
  compare: 'compare',
  reviews: 'list-reviews',
  post: 'post-review',
  draft: 'post-review',
  'comments of a review': 'list-in-review',
  'comments of a draft': 'list-in-review',
  edit: 'edit',
  'post at the top level': 'post-comment',
  'top level': 'list-top-level',
  statuses: 'list-statuses',
  permission: 'read-permission',
  assignees: 'list-assignees',
  'merged changes': 'list-changes',
};

test.each(SERVERS)('what a real server answered is understood, whoever asked: %s', (server) => {
  const read = readRecorded(server).flatMap(({ name, status, body }) => {
    const row = READ[name.replace(/:.*/u, '')];
    return status < 300 && row !== undefined
      ? [[name, parse(ENDPOINTS[row].answer as Schema | undefined, JSON.stringify(body))] as const]
      : [];
  });
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter(([, parsed]) => 'reason' in parsed)).toEqual([]);
});

/** A server that answers all but who asks, and the pull request, as it was recorded. */
function answering(name: string, as: string): ReviewService {
  return createGiteaService({
    kind: 'gitea',
    apiUrl: 'https://host.example/api/v1',
    token: 'a-token',
    repository: 'boss/record',
    pullRequest: 1,
    readyTimeoutMs: 0,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    progress: () => undefined,
    world: {
      ...createFakeWorld(),
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        if (url.endsWith('/user')) return Response.json(recorded('user').body);
        if (method === 'GET' && url.endsWith('/pulls/1')) return Response.json(recorded('change').body);
        const { status, body } = recorded(name, as);
        return new Response(body === undefined ? null : JSON.stringify(body), { status });
      },
    },
  });
}

const PLACE = { path: 'src/app.js', newLine: 5, baseSha: 'b', headSha: 'h' };
test.each<[string, string, (service: ReviewService) => Promise<Outcome<unknown>>, string]>([
  ['resolve: without the right', 'stranger', (service) => setResolved(service, '1', true), 'forbidden'],
  ['resolve: missing', 'writer', (service) => setResolved(service, '1', true), 'gone'],
  ['reply', 'writer', (service) => service.reply('1', 'x'), 'gone'],
  ['edit: not its own', 'stranger', (service) => edit(service, '1', 'x'), 'forbidden'],
  ['edit: missing', 'writer', (service) => edit(service, '1', 'x'), 'gone'],
  ['post: missing change', 'writer', (service) => postInline(service, 'x', PLACE), 'gone'],
  ['post at the top level: locked', 'stranger', (service) => service.postTopLevel('x'), 'forbidden'],
  [
    'status: without the right',
    'stranger',
    (service) => service.putCheck({ name: 'lint', state: 'passed', text: 'x' }),
    'forbidden',
  ],
])('%s is refused as %s may hear it: %s is %s', async (name, as, write, word) => {
  const outcome = await write(answering(name, as));
  expect(outcome).toMatchObject({ kind: 'no-effect', refusal: word });
  expect('remedy' in outcome).toBe(word === 'forbidden');
});

test('a post is never sent twice; a flag, an edit and a status may be', () => {
  const effects = Object.entries(ENDPOINTS).map(([name, { effect }]) => [name, effect]);
  const posts = effects.filter(([, effect]) => effect === 'post').map(([name]) => name);
  expect(posts).toEqual(['post-review', 'post-comment', 'reply', 'add-to-review']);
});
