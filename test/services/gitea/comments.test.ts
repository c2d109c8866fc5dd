import { describe, expect, test } from '@jest/globals';
import { toComments, toTopLevel } from '../../../src/services/gitea/comments.ts';
import { type CodeComment, parseCodeComments, parsePlainComments } from '../../../src/services/gitea/wire.ts';
import { recorded } from './recorded.ts';

/** As a real server listed them. */
function listed(name: string, as?: string): readonly CodeComment[] {
  const parsed = parseCodeComments(JSON.stringify(recorded(name, as).body));
  if (parsed.kind !== 'value') throw new Error(parsed.reason);
  return parsed.value;
}

const gitea = { me: '2', dialect: 'gitea' } as const;

describe('comments of a review', () => {
  test('are threads of their own on lines of their own', () => {
    const comments = toComments(listed('comments of a review'), gitea);
    expect(comments.map(({ body, newLine }) => [newLine, body]).toSorted()).toEqual([
      [30, 'outside'],
      [5, 'on a line'],
    ]);
    for (const comment of comments)
      expect(comment).toMatchObject({
        discussionId: comment.id,
        path: 'src/app.js',
        resolvable: true,
        resolved: false,
        mine: true,
        authorLogin: 'writer',
      });
    expect(comments.some(({ shared }) => shared)).toBe(false);
  });

  test('on one line are one thread, whatever their order: the first began it, and its flag counts', () => {
    const [one] = listed('comments of a review');
    if (one === undefined) throw new Error('there is one');
    const resolver = { id: '3', login: 'ada', full_name: 'Ada' };
    const thread = [
      { ...one, id: '10', body: 'third' },
      { ...one, id: '9', body: 'second', resolver },
      { ...one, id: '8', body: 'first' },
    ];
    const open = toComments(thread, gitea);
    expect(open.map(({ body, discussionId, resolved }) => [body, discussionId, resolved])).toEqual([
      ['first', '8', false],
      ['second', '8', false],
      ['third', '8', false],
    ]);
    const times = open.map(({ createdAt = 0 }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
    const [first, ...replies] = thread.toReversed().map((comment) => ({ ...comment, resolver }));
    expect(first && toComments([first, ...replies], gitea)[2]).toMatchObject({
      resolved: true,
      resolvedBy: 'Ada',
      resolvedById: '3',
    });
  });

  test('on the old and on the new line of one number are two threads', () => {
    const [one] = listed('comments of a review');
    if (one === undefined) throw new Error('there is one');
    const old = { ...one, id: '99', position: 0, original_position: one.position };
    expect(new Set(toComments([one, old], gitea).map(({ discussionId }) => discussionId)).size).toBe(2);
  });

  test('which an automatic account has resolved itself, the server calls that of a ghost', () => {
    const resolved = listed('comments of a review: resolved by itself', 'automatic');
    expect(resolved[0]?.resolver).toMatchObject({ id: '-1', login: 'Ghost' });
    expect(toComments(resolved, { me: '-2', dialect: 'gitea' })[0]).toMatchObject({
      resolved: true,
      resolvedById: '-2',
      mine: true,
      shared: true,
    });
    // To anybody else it is an account that is gone.
    const [other] = toComments(resolved, gitea);
    expect(other).toMatchObject({ resolved: true, mine: false });
    expect(other?.resolvedById).toBeUndefined();
  });

  test('of Forgejo have the line of another commit, and none may be resolved or reopened', () => {
    const [open] = toComments(listed('comments of a review'), { me: '2', dialect: 'forgejo' });
    expect(open).toMatchObject({ resolved: false, mayResolve: false });
    expect(open?.newLine).toBeUndefined();
    const resolved = listed('comments of a review: resolved by itself', 'automatic');
    expect(toComments(resolved, { me: '2', dialect: 'forgejo' })[0]).toMatchObject({
      resolved: true,
      mayResolve: false,
    });
  });
});

test('a comment at the top level is a discussion of its own, and nobody resolves it', () => {
  const parsed = parsePlainComments(JSON.stringify(recorded('top level').body));
  const [comment] = parsed.kind === 'value' ? parsed.value : [];
  expect(comment && toTopLevel(comment, '2')).toMatchObject({ resolvable: false, mine: true, body: 'hello' });
});
