import { expect, test } from '@jest/globals';
import { policyOf, targetOf, toRefusal } from '../../../src/services/gitea/policies.ts';
import * as wire from '../../../src/services/gitea/wire.ts';
import { readRecorded, recorded, SERVERS } from './recorded.ts';

/** How the answer to each success is read. */
const READ: Readonly<Record<string, (text: string) => { readonly kind: string }>> = {
  version: wire.parseVersion,
  user: wire.parseUser,
  change: wire.parsePullRequest,
  compare: wire.parseComparison,
  reviews: wire.parseReviews,
  post: wire.parseReview,
  draft: wire.parseReview,
  'comments of a review': wire.parseCodeComments,
  'comments of a draft': wire.parseCodeComments,
  edit: wire.parsePlainComment,
  'post at the top level': wire.parsePlainComment,
  'top level': wire.parsePlainComments,
  statuses: wire.parseStatuses,
  permission: wire.parsePermission,
  assignees: wire.parseUsers,
  'merged changes': wire.parsePullRequests,
};

test.each(SERVERS)('what a real server answered is understood, whoever asked: %s', (server) => {
  const read = readRecorded(server).flatMap(({ name, status, body }) => {
    const parse = READ[name.replace(/:.*/u, '')];
    return status < 300 && parse !== undefined ? [[name, parse(JSON.stringify(body)).kind]] : [];
  });
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter(([, kind]) => kind !== 'value')).toEqual([]);
});

test.each([
  ['resolve: without the right', 'stranger', 'resolve', 'forbidden'],
  ['resolve: missing', 'writer', 'resolve', 'gone'],
  ['reply', 'writer', 'reply', 'gone'],
  ['edit: not its own', 'stranger', 'edit', 'forbidden'],
  ['edit: missing', 'writer', 'edit', 'gone'],
  ['post: missing change', 'writer', 'post-review', 'gone'],
  ['post at the top level: locked', 'stranger', 'post-comment', 'forbidden'],
  ['status: without the right', 'stranger', 'put-status', 'forbidden'],
] as const)('%s is refused as %s may hear it: %s is %s', (name, as, operation, word) => {
  const { status } = recorded(name, as);
  const { refusal, remedy } = toRefusal('gitea', operation, status);
  expect(refusal).toBe(word);
  expect(remedy !== undefined).toBe(word === 'forbidden');
});

test('a server that offers no resolving refuses it for the rights of all', () => {
  expect(toRefusal('forgejo', 'resolve', 405)).toEqual({
    refusal: 'forbidden',
    remedy: 'Forgejo lets nobody resolve a thread by its interface',
  });
});

test('a post is never sent twice; a flag, an edit and a status may be', () => {
  const repeated = (operation: Parameters<typeof policyOf>[0]) => policyOf(operation).unknown;
  for (const operation of ['post-review', 'post-comment', 'reply', 'add-to-review'] as const)
    expect(repeated(operation)).toBe('set-aside');
  for (const operation of ['resolve', 'edit', 'delete-comment', 'put-status'] as const)
    expect(repeated(operation)).toBe('repeat');
});

test('a name in an address is one part of it', () => {
  const values = { owner: 'a/b', name: '?', number: 1 };
  expect(targetOf('read-change', 'https://host.example/api/v1', values).url).toBe(
    'https://host.example/api/v1/repos/a%2Fb/%3F/pulls/1',
  );
});
