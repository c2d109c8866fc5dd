import { basename } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { readNodeId } from '../../../sandbox/fronts/github/wire-values.ts';
import { withSharedAccount } from '../../../src/run/service-wrappers.ts';
import { cleanHere, type Network } from '../../action/run-in-process.ts';
import { type Arena, openArena } from '../../converge/arena.ts';
import { runReview } from '../../converge/run-review.ts';
import { overWire } from '../../converge/service-arena.ts';
import { Traffic } from '../../converge/traffic.ts';
import { keyringOf } from '../../core.ts';
import { FORGEJO, GITEA } from '../../services/gitea/front.ts';
import { GITHUB } from '../../services/github/front.ts';
import { GITLAB } from '../../services/gitlab/front.ts';

/** A test that kills the command at each of its calls begins as many stories: beside other work a minute. */
const ALL_CALLS_MS = 240_000;
jest.setTimeout(ALL_CALLS_MS);

type Variables = Readonly<Record<string, string>>;

const KEY = 'k'.repeat(32);
const SERVICES = [
  { service: 'gitlab', wire: GITLAB },
  { service: 'github', wire: GITHUB },
  { service: 'gitea', wire: GITEA },
  { service: 'forgejo', wire: FORGEJO },
] as const;
const CASES = SERVICES.flatMap((one) => [
  { ...one, proof: 'signed', keyring: keyringOf(KEY) },
  ...(one.service === 'forgejo' ? [] : [{ ...one, proof: 'keyless', keyring: keyringOf(undefined) }]),
]);
const READS_CONTENTS = { contents: 'read', pull_requests: 'write', statuses: 'write' };

let shared: Arena;
beforeAll(async () => {
  shared = await openArena();
});
afterAll(() => shared.close());

describe.each(CASES)('over $service, $proof', ({ service, proof, wire, keyring }) => {
  let arena: Arena;
  let number = 0;
  beforeAll(async () => {
    const wired = await overWire(shared, wire, () => ({ keyring }));
    arena = {
      ...wired,
      connect(order) {
        const connected = wired.connect(order);
        // Under a key a run trusts no account, and binds what it posts.
        return proof === 'signed'
          ? { ...connected, service: withSharedAccount(connected.service) }
          : connected;
      },
    };
  });
  beforeEach(() => begin());

  async function begin(): Promise<void> {
    const [first] = arena.scenario.states;
    number = (await arena.open(1, first?.commit ?? '')).number;
    await review();
  }

  async function review(): Promise<Readonly<Record<string, number>>> {
    const [state] = arena.scenario.states;
    if (state === undefined) throw new Error('the scenario has a state');
    const end = await runReview(arena, new Traffic(1), { state, deployment: number, seed: 1 });
    if (end.kind !== 'ended') throw new Error(end.kind);
    expect(end.result.reasons).toEqual([]);
    const done = [...end.result.outcomes].filter(([, { kind }]) => kind === 'done');
    return Object.fromEntries(
      [...Map.groupBy(done, ([{ kind }]) => kind)].map(([kind, actions]) => [kind, actions.length]),
    );
  }

  const variables = (token?: string): Variables => {
    const { baseUrl, giteaToken, gitlabToken, githubToken } = arena.sandbox;
    const project = `sandbox/${basename(arena.scenario.repository.path)}`;
    return {
      SARIF_REVIEW_SERVICE: service,
      SARIF_REVIEW_TIMEOUT: '60',
      ...(proof === 'signed' && { SARIF_REVIEW_SIGNING_KEY: KEY }),
      ...(service === 'gitlab'
        ? {
            SARIF_REVIEW_BASE_URL: baseUrl,
            SARIF_REVIEW_TOKEN: token ?? gitlabToken,
            SARIF_REVIEW_CHANGE: `${project}!${number}`,
          }
        : {
            SARIF_REVIEW_BASE_URL: `${baseUrl}/${service}`,
            SARIF_REVIEW_TOKEN: token ?? (service === 'github' ? githubToken : giteaToken),
            SARIF_REVIEW_CHANGE: `${project}#${number}`,
          }),
    };
  };

  /** What people see, each comment of a thread by its first line and its last. */
  const seen = async (): Promise<readonly string[]> =>
    (await arena.truth(number)).threads.map(({ resolved, comments }) => {
      const lines = comments.map(({ body }) => {
        const shown = body.replace(/<!--[\s\S]*?-->/gu, '').trim();
        return (
          /Closed by sarif-review clean as of [0-9a-f]{7}/u.exec(shown)?.[0].slice(0, -8) ??
          shown.split('\n')[0]
        );
      });
      return `${resolved === true ? 'resolved' : 'open'}: ${lines.join(' | ')}`;
    });
  const CLOSED = 'resolved: Closed by sarif-review clean as of';

  /** Every workflow writes under one account, so that without a key nobody's comment is proven. */
  const isShared = service === 'gitea' && proof === 'keyless';
  const silent = isShared ? expect.stringContaining('without a signing-key') : '';
  const resolves = service !== 'forgejo';
  if (resolves)
    test('lists, resolves by an edit of the comment, and leaves nothing of its own', async () => {
      const before = await seen();
      expect(await cleanHere({ mode: 'planned' }, variables())).toMatchObject({
        status: 0,
        out: expect.stringMatching(/4 threads: 4 would be resolved/u),
      });
      expect(await seen()).toEqual(before);
      const { status, out, err } = await cleanHere({}, variables());
      expect({ status, err }).toEqual({ status: 0, err: silent });
      expect(out).toContain('4 threads: 4 were resolved');
      const after = await seen();
      expect(after.filter((line) => line === CLOSED)).toHaveLength(4);
      expect(after).toHaveLength(before.length);
      expect(after).toContain('open: Why is this here?');
      expect(await review()).toEqual({ reopen: 4 });
    });

  test('deletes, and leaves what people wrote', async () => {
    const { status, out, err } = await cleanHere({ way: 'delete' }, variables());
    expect({ status, err }).toEqual({ status: 0, err: silent });
    if (isShared) {
      expect(out).toContain('no key signed it, so it is not deleted');
      expect((await seen()).filter((line) => line === CLOSED)).toHaveLength(4);
      return;
    }
    expect(await seen()).toEqual(['open: Why is this here?', 'open: Looks good to me.']);
    expect(await review()).toEqual({ post: 4 });
  });

  // How a call is killed and taken up again does not depend on who is believed.
  if (resolves && proof === 'signed')
    test('killed anywhere in the middle, a second call finishes', async () => {
      // Gitea's calls are made one by one, as GitLab's.
      const every = service === 'gitea' ? 4 : 1;
      let finished = false;
      for (let most = 0; !finished; most += every) {
        if (most > 0) await begin();
        let written = 0;
        const dying: Network = (network) => async (input, init) => {
          const request = new Request(input, init);
          const isWrite =
            request.method !== 'GET' &&
            (!request.url.endsWith('/graphql') || (await request.clone().text()).includes('mutation'));
          if (written > most || (isWrite && written === most)) {
            written = most + 1;
            throw new TypeError('fetch failed');
          }
          if (isWrite) written += 1;
          return network(request);
        };
        const died = await cleanHere({}, variables(), dying);
        finished = written <= most;
        expect([most, died.status]).toEqual([most, finished ? 0 : 3]);
        expect((await cleanHere({}, variables())).status).toBe(0);
        // One that was resolved and not marked passes for one that a person resolved.
        expect((await seen()).filter((line) => line.startsWith('resolved: '))).toHaveLength(4);
        expect(await review()).not.toHaveProperty('post');
      }
    });

  test('says so where this client may not resolve, and writes nothing', async () => {
    const token = resolves ? await weakToken() : undefined;
    const before = await seen();
    const listed = await cleanHere({ mode: 'planned' }, variables(token));
    const done = await cleanHere({}, variables(token));
    expect(await seen()).toEqual(before);
    if (service !== 'github' && proof === 'keyless') {
      // Another user's token, by which nothing is known to be ours.
      expect(done).toMatchObject({ status: 0, out: expect.stringContaining('0 threads: ') });
      return;
    }
    if (service === 'github') expect(listed.out).toContain('give it the permission `contents: write`');
    expect(done).toMatchObject({
      status: 3,
      out: expect.stringContaining('4 could not be changed'),
      err: expect.stringContaining('Not everything could be done'),
    });
    expect(done.out).toContain(
      resolves ? 'this token cannot resolve threads' : 'Forgejo has no API that resolves threads',
    );
  });

  /** Of a client that comments, and may not resolve. */
  async function weakToken(): Promise<string> {
    const token =
      service === 'gitlab'
        ? { userId: await reporter(), kind: 'gitlab-project', rights: { scope: 'api' } }
        : service === 'gitea'
          ? { userId: await reporter(), kind: 'gitea-personal' }
          : { userId: await bot(), kind: 'github-installation', rights: READS_CONTENTS };
    return z.object({ token: z.string() }).parse(await arena.admin('POST', '/tokens', token)).token;
  }

  async function reporter(): Promise<string> {
    const user = await arena.admin('POST', '/users', { name: 'Reporter', role: 'All Users', access: 'read' });
    return z.object({ id: z.string() }).parse(user).id;
  }

  async function bot(): Promise<string> {
    const { baseUrl, githubToken } = arena.sandbox;
    const response = await fetch(`${baseUrl}/github/api/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${githubToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    const answer = z.object({ data: z.object({ viewer: z.object({ id: z.string() }) }) });
    return readNodeId(answer.parse(await response.json()).data.viewer.id)?.id ?? '';
  }
});
