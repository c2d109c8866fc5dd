import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Answer, requestToken } from '../../../demo/sandbox-client.ts';
import { waitUntil } from '../../../demo/wait-for.ts';
import { field, type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.admin('DELETE', '/faults');
  await harness.admin('PATCH', '/settings', { pageSize: 50 });
  number = await harness.deploy();
});

const comments = () => `/deployments/${number}/comments`;
const commentsSchema = z.array(z.object({ id: z.string(), body: z.string() }).loose());

function inject(operation: string, effect: object, more: object = { calls: [1] }): Promise<Answer> {
  return harness.admin('POST', '/faults', { rules: [{ operation, effect, ...more }] });
}

async function bodies(): Promise<readonly string[]> {
  return commentsSchema.parse((await harness.bot('GET', comments())).body).map(({ body }) => body);
}

async function postThread(body: string): Promise<string> {
  const answer = await harness.bot('POST', comments(), { body, path: 'added.txt', newLine: 1 });
  return field(answer, 'discussionId', z.string());
}

const postedSchema = z.object({
  threads: z.array(
    z.object({
      discussionId: z.string(),
      resolved: z.boolean(),
      comments: z.array(z.object({ body: z.string(), author: z.object({ name: z.string() }) })),
    }),
  ),
});

async function threads(): Promise<z.infer<typeof postedSchema>['threads']> {
  return postedSchema.parse((await harness.admin('GET', `/deployments/${number}`)).body).threads;
}

describe('an answer that is lost', () => {
  test.each([
    ['before', 'close', []],
    ['before', 'reset', []],
    ['after', 'close', ['text']],
    ['after', 'reset', ['text']],
  ])('%s the effect, by %s, leaves %j', async (when, by, left) => {
    await inject('create-comment', { kind: 'lost', when, by });
    await expect(harness.bot('POST', comments(), { body: 'text' })).rejects.toThrow('fetch failed');
    expect(await bodies()).toEqual(left);
  });

  test.each([
    ['after', expect.stringMatching(/^posted comment /)],
    ['before', null],
  ])(
    '%s the effect, has no status in the log of requests, but its effect and the fault',
    async (when, effect) => {
      await harness.admin('DELETE', '/requests');
      await inject('create-comment', { kind: 'lost', when });
      await expect(harness.bot('POST', comments(), { body: 'text' })).rejects.toThrow('fetch failed');
      expect((await harness.admin('GET', '/requests')).body).toMatchObject([
        { status: null, effect, fault: `lost ${when} the effect` },
      ]);
    },
  );

  test('leaves the connections of other calls alone', async () => {
    await inject('get-deployment', { kind: 'lost', when: 'before' });
    const [lost, listed] = await Promise.allSettled([
      harness.bot('GET', `/deployments/${number}`),
      harness.bot('GET', comments()),
    ]);
    expect([lost.status, listed.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('a body that does not come whole', () => {
  test('is cut after its head', async () => {
    await inject('create-comment', { kind: 'cut-body' });
    await expect(harness.bot('POST', comments(), { body: 'text' })).rejects.toThrow('terminated');
    expect(await bodies()).toEqual(['text']);
  });

  test('stalls until the client gives up', async () => {
    await inject('get-deployment', { kind: 'stalled-body' });
    const { running } = harness;
    const token = await requestToken(running.baseUrl, running.clientId, running.clientSecret);
    const giveUp = new AbortController();
    const response = await fetch(`${running.baseUrl}/apis/rest/v1/deployments/${number}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).length).toBe(
      Math.floor(Number(response.headers.get('content-length')) / 2),
    );
    const second = reader?.read();
    // The other calls go on: nothing waits for the one that stalls.
    expect((await harness.bot('GET', `/deployments/${number}`)).status).toBe(200);
    giveUp.abort();
    await expect(second).rejects.toThrow('aborted');
  });

  test('is no JSON, after the effect', async () => {
    await inject('create-comment', { kind: 'unreadable-json' });
    await expect(harness.bot('POST', comments(), { body: 'text' })).rejects.toThrow('JSON');
    expect(await bodies()).toEqual(['text']);
  });
});

describe('a status', () => {
  test.each([401, 403, 404, 408, 409, 413, 429, 500, 502, 503])(
    '%i comes without the effect',
    async (status) => {
      await inject('create-comment', { kind: 'status', status, message: 'Not now' });
      expect(await harness.bot('POST', comments(), { body: 'text' })).toMatchObject({
        status,
        body: { error: 'Not now' },
      });
      expect(await bodies()).toEqual([]);
    },
  );

  test('comes after the effect where the rule says so', async () => {
    await inject('create-comment', { kind: 'status', status: 502, when: 'after' });
    expect(await harness.bot('POST', comments(), { body: 'text' })).toMatchObject({ status: 502 });
    expect(await bodies()).toEqual(['text']);
  });

  test.each([
    ['7', '7'],
    ['soon', 'soon'],
    [{ inSeconds: 5 }, 'Tue, 03 Feb 2026 04:05:11 GMT'],
    [{ inSeconds: 5, form: 'rfc850' }, 'Tuesday, 03-Feb-26 04:05:11 GMT'],
    [{ inSeconds: 5, form: 'asctime' }, 'Tue Feb  3 04:05:11 2026'],
  ])('carries Retry-After %j as %s', async (retryAfter, header) => {
    await inject('put-check', { kind: 'status', status: 429, retryAfter });
    const answer = await harness.bot('PUT', `/deployments/${number}/checks/lint`, { state: 'QUEUED' });
    expect(answer.headers.get('retry-after')).toBe(header);
  });

  test('a redirect names another place', async () => {
    await inject('list-comments', { kind: 'redirect', status: 308, location: '/x' });
    const answer = await fetch(`${harness.running.baseUrl}/apis/rest/v1${comments()}`, {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/x']);
  });
});

describe('a listing', () => {
  test('lags by so many writes', async () => {
    await inject('list-comments', { kind: 'lagging-listing', writes: 2 }, { calls: [1, 2] });
    for (const body of ['1', '2', '3']) await harness.bot('POST', comments(), { body });
    expect(await bodies()).toEqual(['1']);
    expect(await bodies()).toEqual(['1']);
    expect(await bodies()).toEqual(['1', '2', '3']);
  });

  async function readPages(): Promise<readonly (readonly string[])[]> {
    const pages: string[][] = [];
    for (let next: string | undefined = comments(); next !== undefined; ) {
      const answer = await harness.bot('GET', next);
      pages.push(commentsSchema.parse(answer.body).map(({ body }) => body));
      next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return pages;
  }

  test.each([
    ['shifted-page', [['1', '2'], ['4'], ['5']]],
    ['repeated-page', [['1', '2'], ['1', '2'], ['3', '4'], ['5']]],
  ])('has a %s', async (kind, pages) => {
    await harness.admin('PATCH', '/settings', { pageSize: 2 });
    for (const body of ['1', '2', '3', '4', '5']) await harness.bot('POST', comments(), { body });
    await inject('list-comments', { kind }, { calls: [2] });
    expect(await readPages()).toEqual(pages);
  });

  test('comes in another order, which is the same for the same seed', async () => {
    for (let body = 0; body < 20; body += 1) await harness.bot('POST', comments(), { body: String(body) });
    const inOrder = await bodies();
    await inject('list-comments', { kind: 'shuffled-page' }, {});
    const first = await bodies();
    await inject('list-comments', { kind: 'shuffled-page' }, {});
    expect(await bodies()).toEqual(first);
    expect(first).not.toEqual(inOrder);
    expect(first.toSorted()).toEqual(inOrder.toSorted());
  });

  test.each([
    [undefined, ['id', 'body', 'discussionId']],
    [['resolved', 'path', 'author'], expect.not.arrayContaining(['resolved', 'path', 'author'])],
  ])('leaves out the fields %j', async (fields, left) => {
    await postThread('text');
    await inject('list-comments', { kind: 'missing-fields', fields });
    const [comment] = commentsSchema.parse((await harness.bot('GET', comments())).body);
    expect(Object.keys(comment ?? {})).toEqual(left);
  });
});

describe('a body that is posted', () => {
  test.each([
    [{ kind: 'stripped-html-comments' }, 'text'],
    [{ kind: 'trimmed-body', length: 6 }, 'text\n\n'],
    [{ kind: 'expanded-word', word: 'hid', into: 'was hid' }, 'text\n\n<!-- was hidden -->'],
  ])('is kept as %j leaves it', async (effect, kept) => {
    await inject('create-comment', effect, {});
    await harness.bot('POST', comments(), { body: 'text\n\n<!-- hidden -->' });
    expect(await bodies()).toEqual([kept]);
  });
});

describe('others, in the middle of a call', () => {
  test('push a new head', async () => {
    await inject('list-comments', { kind: 'push', head: harness.repository.later });
    await harness.bot('GET', comments());
    expect((await harness.bot('GET', `/deployments/${number}`)).body).toMatchObject({
      mergeCommit: harness.repository.later,
    });
  });

  test('reply, resolve, reopen, quote and delete', async () => {
    await postThread('first');
    await postThread('second');
    await harness.admin('POST', '/faults', {
      rules: [
        {
          operation: 'get-deployment',
          calls: [1],
          effect: { kind: 'person-replies', thread: 0, body: 'Hm.' },
        },
        { operation: 'get-deployment', calls: [1], effect: { kind: 'person-resolves', thread: 0 } },
        { operation: 'get-deployment', calls: [2], effect: { kind: 'person-reopens', thread: 0 } },
        { operation: 'get-deployment', calls: [2], effect: { kind: 'person-quotes', thread: 0 } },
        {
          operation: 'get-deployment',
          calls: [2],
          effect: { kind: 'person-quotes', thread: 0, into: 'new-thread' },
        },
        { operation: 'get-deployment', calls: [3], effect: { kind: 'person-deletes', thread: 0 } },
      ],
    });
    const look = async () => {
      await harness.bot('GET', `/deployments/${number}`);
      return (await threads()).map(({ resolved, comments: all }) => [
        resolved,
        ...all.map(({ body }) => body),
      ]);
    };
    expect(await look()).toEqual([
      [true, 'first', 'Hm.'],
      [false, 'second'],
    ]);
    expect(await look()).toEqual([
      [false, 'first', 'Hm.'],
      [false, 'second', 'first'],
      [false, 'first'],
    ]);
    expect(await look()).toEqual([
      [false, 'Hm.'],
      [false, 'second', 'first'],
      [false, 'first'],
    ]);
    const authors = (await threads()).flatMap(({ comments: all }) => all.map(({ author }) => author.name));
    expect(authors).toEqual(['A person', 'SARIF Review Bot', 'A person', 'A person']);
  });
});

describe('a call that is held', () => {
  test.each([
    ['before', 'continue', ['text'], 201],
    ['after', 'continue', ['text'], 201],
    ['before', 'drop', [], 'fetch failed'],
    ['after', 'drop', ['text'], 'fetch failed'],
  ])('%s its effect and then released to %s leaves %j', async (when, how, left, ended) => {
    await inject('create-comment', { kind: 'hold', when });
    const posting = harness.bot('POST', comments(), { body: 'text' }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
    const held = await waitUntil('the call to be held', async () => {
      const { body } = await harness.admin('GET', '/faults/held?waitMs=10000');
      return isDeepStrictEqual(body, []) ? undefined : body;
    });
    expect(held).toEqual([{ operation: 'create-comment', call: 1, when }]);
    expect(await bodies()).toEqual(when === 'after' ? ['text'] : []);
    await harness.admin('POST', '/faults/held/release', { how });
    expect(await posting).toBe(ended);
    expect(await bodies()).toEqual(left);
  });
});

describe('rules', () => {
  test('count the calls of their operation, or all of them', async () => {
    await harness.admin('POST', '/faults', {
      rules: [
        { operation: 'list-comments', calls: [2], effect: { kind: 'status', status: 500 } },
        { operation: 'any', calls: [1], effect: { kind: 'status', status: 503 } },
      ],
    });
    const statuses = [
      await harness.bot('GET', `/deployments/${number}`),
      await harness.bot('GET', comments()),
      await harness.bot('GET', comments()),
      await harness.bot('GET', comments()),
    ].map(({ status }) => status);
    expect(statuses).toEqual([503, 200, 500, 200]);
    expect((await harness.admin('GET', '/faults')).body).toMatchObject({
      calls: { 'list-comments': 3, any: 4 },
      injected: [
        { operation: 'get-deployment', call: 1, effect: { kind: 'status', status: 503 } },
        { operation: 'list-comments', call: 2, effect: { kind: 'status', status: 500 } },
      ],
    });
  });

  test('strike at random, in the same way for the same seed', async () => {
    const statuses = async (seed: number) => {
      const rules = [{ operation: 'any', probability: 0.5, effect: { kind: 'status', status: 500 } }];
      await harness.admin('POST', '/faults', { seed, rules });
      const found: number[] = [];
      for (let call = 0; call < 20; call += 1) {
        found.push((await harness.bot('GET', `/deployments/${number}`)).status);
      }
      return found;
    };
    const first = await statuses(7);
    expect(await statuses(7)).toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await statuses(8)).not.toEqual(first);
  });

  test('end when they are taken away', async () => {
    await inject('get-deployment', { kind: 'status', status: 500 }, {});
    await harness.admin('DELETE', '/faults');
    expect((await harness.bot('GET', `/deployments/${number}`)).status).toBe(200);
  });

  test.each([
    ['an unknown operation', { operation: 'put', effect: { kind: 'cut-body' } }],
    ['an unknown effect', { operation: 'any', effect: { kind: 'fire' } }],
    ['a misspelled field', { operation: 'any', effect: { kind: 'cut-body' }, call: [1] }],
    ['a call 0', { operation: 'any', calls: [0], effect: { kind: 'cut-body' } }],
  ])('400 for %s', async (_, rule) => {
    expect(await harness.admin('POST', '/faults', { rules: [rule] })).toMatchObject({ status: 400 });
  });
});
