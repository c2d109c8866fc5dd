import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { checkedCallWith, signUp } from '../../../demo/sandbox-client.ts';
import { historyHere, type Network } from '../../action/run-in-process.ts';
import { wrapGit } from '../../run/git-wrapper.ts';
import { BETWEEN_RUNS_MS, countsOf, playStories, readDocument, SERVICES, type Stories } from './stories.ts';

/** Changes are played on each service: beside other work half a minute. */
const STORIES_MS = 240_000;
jest.setTimeout(STORIES_MS);

/** Of twenty changes the counts of a rule are enough for an advice; eight are several pages. */
const COUNTS = { github: 20, gitlab: 8, gitea: 8, deployments: 8 } as const;
/** The newest ones that have all of the plots. */
const EACH_PLOT = 5;

/** A network in which the listing of changes has three a page, however many are asked for. */
const smallPages: Network = (network) => (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (/\/(?:pulls|merge_requests)$/u.test(url.pathname))
    url.searchParams.set(url.searchParams.has('limit') ? 'limit' : 'per_page', '3');
  return network(input instanceof Request ? new Request(url, input) : url, init);
};

/** A network in which the listing of changes never ends, and no change was merged. */
const endlessListing: Network = (network) => async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!/\/(?:pulls|merge_requests)$/u.test(url.pathname)) return await network(input, init);
  const page = Number(url.searchParams.get('page') ?? 1);
  const items = Array.from({ length: 100 }, (_, index) => {
    const number = 100 * page + index;
    return { number, iid: number, updated_at: '2026-01-01T00:00:00Z', merged_at: null };
  });
  const headers = { 'x-next-page': String(page + 1), 'x-total-count': '1000000' };
  return Response.json(items, { headers });
};

/** The text with another signature. */
function forged(body: string): string {
  return body.replace(
    /([A-Za-z0-9._])([A-Za-z0-9._]) -->/u,
    (_, one, last) => `${one === 'A' ? 'B' : 'A'}${last} -->`,
  );
}

describe.each(SERVICES)('over $service', (traits) => {
  const { service } = traits;
  const count = COUNTS[service];
  const isAdvised = count === 20;
  const lists = service !== 'deployments';
  /** What the command does by itself, with whatever service. */
  const isOfCommand = service === 'gitlab';
  let stories: Stories;
  let folder: string;
  beforeAll(async () => {
    stories = await playStories(traits, count);
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-history-'));
  });
  afterAll(async () => {
    await stories.arena.close();
    rmSync(folder, { recursive: true });
  });

  const newestFirst = (): readonly number[] =>
    stories.merged.toSorted((a, b) => b.mergedAt - a.mergedAt).map(({ number }) => number);
  const all = () =>
    lists
      ? { repository: stories.repository }
      : { wanted: { kind: 'numbers', numbers: newestFirst() } as const };
  const newest = (last: number) =>
    lists
      ? { repository: stories.repository, wanted: { kind: 'last', last } as const }
      : { wanted: { kind: 'numbers', numbers: newestFirst().slice(0, last) } as const };
  const numbersOf = (json: string): readonly number[] =>
    readDocument(json).changes.map(({ number }) => number);

  test('each thread is in the count that people would put it in, and nothing is written', async () => {
    await stories.arena.admin('DELETE', '/requests');
    const { status, out, err } = await historyHere(all(), stories.variables());
    const writes = (await requests()).filter(
      ({ method, path }) => method !== 'GET' && !/graphql$|oauth2/u.test(path),
    );
    expect(writes).toEqual([]);
    const document = readDocument(out);
    expect({ status, left: document.left, unread: document.unread }).toEqual({
      status: 0,
      left: 0,
      unread: [],
    });
    expect(err).not.toContain('Error');
    expect(countsOf(document)).toEqual(await stories.truth(newestFirst()));
    expect(document.changes.map(({ number }) => number)).toEqual(newestFirst());
    // Not every count is zero by accident.
    const total = (count: (rule: (typeof document.rules)[number]) => number): number =>
      document.rules.reduce((sum, rule) => sum + count(rule), 0);
    expect(total(({ fixed }) => fixed)).toBeGreaterThan(0);
    expect(total(({ open }) => open)).toBeGreaterThan(0);
    expect(total(({ withdrawn }) => withdrawn)).toBeGreaterThan(0);
    expect(total(({ dismissed }) => dismissed.falsePositive)).toBeGreaterThan(0);
    expect(total(({ dismissed }) => dismissed.resolved)).toBeGreaterThan(0);
  });

  test('the time to the fix is that of the reply, else that of the commits that are at hand', async () => {
    const asked = join(folder, 'asked');
    const recorder = wrapGit(`echo "$@" >> '${asked}'\nexec "$git" "$@"`);
    const timesOf = async (directory: string) => {
      const variables = { ...stories.variables(), PATH: recorder.path };
      const { rules } = readDocument((await historyHere(newest(EACH_PLOT), variables, directory)).out);
      return rules
        .filter(({ fixed }) => fixed > 0)
        .map(({ medianSecondsUntilFixed: median, fixed, fixedWithoutTime }) => ({
          median,
          known: fixed - fixedWithoutTime === fixed,
        }));
    };
    const elsewhere = await timesOf(folder);
    // Once for all changes, and then whether git is too old.
    expect(readFileSync(asked, 'utf8').trim().split('\n')).toHaveLength(2);
    const inCheckout = await timesOf(stories.arena.scenario.repository.path);
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const times of elsewhere)
      expect(times).toEqual(
        lists ? { median: null, known: false } : { median: BETWEEN_RUNS_MS / 1_000, known: true },
      );
    recorder.remove();
    // All commits of the scenario are of one second.
    for (const times of inCheckout)
      expect(times).toEqual({ median: lists ? 0 : BETWEEN_RUNS_MS / 1_000, known: true });
  });

  test('numbers name the changes, in their order', async () => {
    const [, second = 0, third = 0] = newestFirst();
    const wanted = { kind: 'numbers', numbers: [third, second] } as const;
    const { status, out } = await historyHere(
      { wanted, repository: stories.repository },
      stories.variables(),
    );
    expect(status).toBe(0);
    expect(numbersOf(out)).toEqual([third, second]);
    expect(countsOf(readDocument(out))).toEqual(await stories.truth([second, third]));
  });

  test('a change that cannot be read is named and counted, and costs the others nothing', async () => {
    const [first = 0, second = 0] = newestFirst();
    const wanted = { kind: 'numbers', numbers: [first, 99_999, second] } as const;
    const { status, out, err } = await historyHere(
      { wanted, repository: stories.repository },
      stories.variables(),
    );
    const document = readDocument(out);
    expect(document.unread).toEqual([{ number: 99_999, reason: expect.stringContaining('There is no') }]);
    expect(document.complete).toBe(true);
    expect(numbersOf(out)).toEqual([first, second]);
    expect(err).toContain('99999 could not be read');
    expect(status).toBe(3);
  });

  test('a service that fails for a change is told, with what it answered', async () => {
    const [first = 0] = newestFirst();
    const effect = { kind: 'status', status: 500, when: 'before', message: 'Broken' } as const;
    await stories.arena.inject([{ operation: 'list-comments', effect }], 1);
    const wanted = { kind: 'numbers', numbers: [first] } as const;
    // Enough for any waits.
    const { status, out } = await historyHere(
      { wanted, repository: stories.repository },
      stories.variables({ TIMEOUT: '600' }),
    );
    await stories.arena.inject([], 1);
    expect(readDocument(out)).toMatchObject({
      rules: [],
      unread: [{ number: first, reason: expect.stringContaining('500') }],
    });
    expect(status).toBe(3);
  });

  if (isOfCommand)
    test('a call that was stopped tells of what it has read, and that it is not all', async () => {
      const reportFile = join(folder, 'history.json');
      let answers = 0;
      const { status, err } = await historyHere(
        { ...all(), reportFile },
        stories.variables(),
        folder,
        (network) => async (input, init) => {
          const answer = await network(input, init);
          answers += 1;
          if (answers === 1.5 * count) process.emit('SIGINT');
          return answer;
        },
      );
      expect(status).toBe(3);
      expect(err).toContain('were read: the run was stopped by a signal');
      const partial = readDocument(readFileSync(reportFile, 'utf8'));
      expect(partial.complete).toBe(false);
      expect(partial.changes.length).toBeGreaterThan(2);
      expect(partial.changes.length).toBeLessThan(count);
    });

  if (isOfCommand)
    test('a file of another kind is refused', async () => {
      const text = await historyHere({ ...all(), reportFile: join(folder, 'x.txt') }, stories.variables());
      expect(text).toMatchObject({ status: 2, err: expect.stringContaining('ends in .json') });
    });

  if (isOfCommand || isAdvised)
    test('a file that ends in .html is a page of the same figures', async () => {
      const reportFile = join(folder, 'history.html');
      const { status, out } = await historyHere({ ...all(), reportFile }, stories.variables());
      expect(status).toBe(0);
      const page = readFileSync(reportFile, 'utf8');
      const posted = readDocument(out).rules.reduce((sum, rule) => sum + rule.posted, 0);
      expect(page).toMatch(new RegExp(`<strong>${posted}</strong> <span class="name">findings? posted`, 'u'));
      expect(page.includes('- { tool: Linter, rule: rule-gamma, level: off }')).toBe(isAdvised);
    });

  test('threads of a key that was not given are counted by that, and read once it is', async () => {
    const reportFile = join(folder, 'keys.json');
    const [first = 0] = newestFirst();
    const order = {
      wanted: { kind: 'numbers', numbers: [first] } as const,
      repository: stories.repository,
      reportFile,
    };
    const posted = Object.values(await stories.truth([first])).reduce((sum, one) => sum + one.posted, 0);
    if (service !== 'deployments') {
      const { status, out } = await historyHere(
        order,
        stories.variables({ SIGNING_KEY: 'x'.repeat(32) }),
        folder,
      );
      expect(readDocument(out)).toMatchObject({
        rules: [],
        left: posted,
      });
      expect(status).toBe(0);
    }
    const { out } = await historyHere(order, stories.variables(), folder);
    expect(readDocument(out).left).toBe(0);
    expect(countsOf(readDocument(out))).toEqual(await stories.truth([first]));
  });

  test('the table tells the same to people', async () => {
    const { status, out } = await historyHere({ ...all(), form: 'text' }, stories.variables());
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^${count} (?:pull requests|merge requests|deployments)`, 'mu'));
    const advice = [
      'rule-gamma (Linter)\n      dismissed more than once in ten: 8 resolved by hand\n',
      '"- { tool: Linter, rule: rule-gamma, level: off }" below rules:',
    ];
    expect(advice.map((part) => out.includes(part))).toEqual(advice.map(() => isAdvised));
    // Else its counts are among the few.
    expect(out).toMatch(/^ .* rule-gamma \(Linter\)$|^rule-gamma \(Linter\)$/mu);
    expect(out.split('\n').filter((line) => line.length > 150)).toEqual([]);
  });

  if (lists) {
    test('the last ones are those that were merged last, page by page', async () => {
      const order = { wanted: { kind: 'last', last: 7 } as const, repository: stories.repository };
      const { out } = await historyHere(order, stories.variables(), '/', smallPages);
      expect(numbersOf(out)).toEqual(newestFirst().slice(0, 7));
      await stories.arena.admin('DELETE', '/requests');
      await historyHere(
        { ...order, wanted: { kind: 'last', last: 2 } },
        stories.variables(),
        '/',
        smallPages,
      );
      const pages = (await requests()).filter(({ path }) => /\/(?:pulls|merge_requests)$/u.test(path));
      expect(pages.length).toBeLessThan(4);
    });

    test('since bounds by the time of the merge, and both bounds hold', async () => {
      const since = Date.UTC(2026, 3, 1);
      const later = stories.merged.filter(({ mergedAt }) => mergedAt >= since).map(({ number }) => number);
      const wanted = { kind: 'last', last: Number.POSITIVE_INFINITY, since } as const;
      const asked = { wanted, repository: stories.repository };
      const { out } = await historyHere(asked, stories.variables(), '/', smallPages);
      expect(numbersOf(out).toSorted()).toEqual(later.toSorted());
      const both = await historyHere({ ...asked, wanted: { ...wanted, last: 3 } }, stories.variables());
      expect(numbersOf(both.out)).toEqual(newestFirst().slice(0, 3));
    });

    test('a listing that is longer than anybody waits for leaves the history incomplete', async () => {
      const { status, out, err } = await historyHere(all(), stories.variables(), '/', endlessListing);
      expect(err).toContain('so some may be missing');
      expect(readDocument(out).complete).toBe(false);
      expect(status).toBe(3);
    });

    test('a change that is open is no part of it', async () => {
      const [first] = stories.arena.scenario.states;
      const { number } = await stories.arena.open(77, first?.commit ?? '');
      const listed = await historyHere(newest(2), stories.variables());
      expect(numbersOf(listed.out)).toEqual(newestFirst().slice(0, 2));
      const wanted = { kind: 'numbers', numbers: [number] } as const;
      const named = await historyHere({ wanted, repository: stories.repository }, stories.variables());
      expect(readDocument(named.out).unread).toEqual([{ number, reason: 'it is still open' }]);
      expect(named.status).toBe(3);
    });

    test('in CI the repository is its own, whatever the job runs for', async () => {
      const { baseUrl } = stories.arena.sandbox;
      const ofCi: Readonly<Record<string, string>> =
        service === 'gitlab'
          ? {
              GITLAB_CI: 'true',
              CI_API_V4_URL: `${baseUrl}/api/v4`,
              CI_PROJECT_ID: '1',
              CI_PIPELINE_SOURCE: 'schedule',
            }
          : service === 'gitea'
            ? {
                GITHUB_ACTIONS: 'true',
                GITEA_ACTIONS: 'true',
                GITHUB_API_URL: `${baseUrl}/gitea/api/v1`,
                GITHUB_SERVER_URL: `${baseUrl}/gitea`,
                GITHUB_REPOSITORY: stories.repository ?? '',
                GITHUB_EVENT_NAME: 'schedule',
              }
            : {
                GITHUB_ACTIONS: 'true',
                GITHUB_API_URL: `${baseUrl}/github/api/v3`,
                GITHUB_SERVER_URL: `${baseUrl}/github`,
                GITHUB_REPOSITORY: stories.repository ?? '',
                GITHUB_EVENT_NAME: 'schedule',
              };
      const { SARIF_REVIEW_TOKEN = '', SARIF_REVIEW_SIGNING_KEY = '' } = stories.variables();
      const variables = { SARIF_REVIEW_TOKEN, SARIF_REVIEW_SIGNING_KEY, ...ofCi };
      const wanted = { kind: 'last', last: 2 } as const;
      const { status, out, err } = await historyHere({ wanted }, variables);
      expect({ status, err: err.includes('Error') }).toEqual({ status: 0, err: false });
      expect(numbersOf(out)).toEqual(newestFirst().slice(0, 2));
    });

    test('a token that may only read will do', async () => {
      const token = await readingToken();
      const { out, status } = await historyHere(newest(2), stories.variables({ TOKEN: token }));
      expect(status).toBe(0);
      expect(countsOf(readDocument(out))).toEqual(await stories.truth(newestFirst().slice(0, 2)));
    });

    test('a token that is refused, or a repository that is not there, ends it', async () => {
      const refused = await historyHere(all(), stories.variables({ TOKEN: 'wrong-token-of-nobody' }));
      expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('refused the token') });
      const [first = 0] = newestFirst();
      const wanted = { kind: 'numbers', numbers: [first] } as const;
      const named = await historyHere(
        { wanted, repository: stories.repository },
        stories.variables({ TOKEN: 'wrong-token-of-nobody' }),
      );
      // Gitea lists the changes of a public repository whatever the token is.
      expect(named).toMatchObject({
        status: service === 'gitea' ? 3 : 2,
        err: expect.stringContaining('refused the token'),
      });
      const nowhere = await historyHere({ repository: 'sandbox/nowhere' }, stories.variables());
      expect(nowhere).toMatchObject({ status: 2, err: expect.stringContaining('There is no') });
      const unnamed = await historyHere({}, stories.variables());
      expect(unnamed).toMatchObject({ status: 2, err: expect.stringContaining('--repository is missing') });
      const misnamed = await historyHere({ repository: 'a/b#3' }, stories.variables());
      expect(misnamed).toMatchObject({
        status: 2,
        err: expect.stringContaining('Flag --repository is no name'),
      });
      const nothing = await historyHere({}, {});
      expect(nothing).toMatchObject({ status: 2, err: expect.stringContaining('where the changes are') });
    });
  } else {
    test('changes have to be named where the service lists none', async () => {
      const { status, err } = await historyHere({}, stories.variables());
      expect(status).toBe(2);
      expect(err).toContain('name those that were merged with --numbers, as 280-300,305');
    });

    test('all changes are read with one token of the client', async () => {
      await stories.arena.admin('DELETE', '/requests');
      await historyHere(newest(3), stories.variables());
      expect((await requests()).filter(({ path }) => path.includes('/oauth2/'))).toHaveLength(1);
    });
  }

  test('what somebody else made up counts for nothing', async () => {
    const { arena } = stories;
    const [number = 0] = newestFirst();
    const before = readDocument((await historyHere(newest(2), stories.variables())).out);
    const [thread] = (await arena.truth(number)).threads.filter(({ comments }) =>
      comments[0]?.body.includes('<!-- sarif-review:'),
    );
    const body = thread?.comments[0]?.body ?? '';
    const mallory = checkedCallWith(
      `${arena.sandbox.baseUrl}/apis/rest/v1/deployments/${number}`,
      await signUp(arena.sandbox, 'Mallory'),
    );
    await mallory('POST', '/comments', { body: forged(body), path: 'b.js', newLine: 1, oldLine: 1 });
    const after = readDocument((await historyHere(newest(2), stories.variables())).out);
    expect(after.rules).toEqual(before.rules);
    expect(after.left).toBe(1);
  });

  async function requests() {
    const schema = z.array(
      z.object({ method: z.string(), path: z.string(), operation: z.string().nullable() }),
    );
    return schema.parse(await stories.arena.admin('GET', '/requests'));
  }

  async function readingToken(): Promise<string> {
    const { admin } = stories.arena;
    const user = await admin('POST', '/users', { name: 'Reader', role: 'All Users', access: 'read' });
    const token =
      service === 'gitlab'
        ? { kind: 'gitlab-project', rights: { scope: 'read_api' } }
        : { kind: service === 'gitea' ? 'gitea-personal' : 'github-personal', rights: {} };
    const { id } = z.object({ id: z.string() }).parse(user);
    const made = await admin('POST', '/tokens', { userId: id, ...token });
    return z.object({ token: z.string() }).parse(made).token;
  }
});
