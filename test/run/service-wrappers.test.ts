import { expect, test } from '@jest/globals';
import { withPreviousAuthors } from '../../src/run/service-wrappers.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';

const comment = (parts: Partial<Comment>): Comment => ({
  ...{ id: '1', discussionId: 'd', body: '', author: '7', authorLogin: 'My-App[bot]', mine: false },
  ...parts,
});

/** Whether a comment counts as written by one of the accounts. */
async function isNamed(accounts: readonly string[], parts: Partial<Comment>): Promise<boolean> {
  const service = { listComments: async () => [comment(parts)] } as unknown as ReviewService;
  const [listed] = await withPreviousAuthors(service, accounts).listComments();
  return listed?.byPrevious === true;
}

test.each<[string, readonly string[], Partial<Comment>, boolean]>([
  ['its login, in any case', ['my-app[BOT]'], {}, true],
  ['its id', ['7'], {}, true],
  ['the name of a person, who may be called as an app is', ['my-app'], {}, false],
  ['an id that somebody has as login', ['12'], { author: '9', authorLogin: '12' }, false],
  [
    'the name that people see, which anybody may take',
    ['ada'],
    { authorLogin: 'x', authorName: 'ada' },
    false,
  ],
  ['nobody where the account is gone', ['my-app[bot]'], { author: undefined } as object, false],
  ['nobody where this client wrote it', ['7'], { mine: true }, false],
  ['nobody where the listing does not say who wrote', ['7'], { mine: undefined } as object, false],
])('an account is named by %s', async (_, accounts, parts, expected) => {
  expect(await isNamed(accounts, parts)).toBe(expected);
});
