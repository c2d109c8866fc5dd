import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../demo/sandbox-client.ts';
import { waitFor } from '../../demo/wait-for.ts';
import { type ReviewOrder, serveSandbox } from '../serve-sandbox.ts';
import { makeRepository } from './git-repository.ts';

const access = z.looseObject({
  baseUrl: z.string(),
  page: z.string(),
  adminUrl: z.string(),
  adminToken: z.string(),
  gitlabToken: z.string(),
  project: z.string(),
  deploymentNumber: z.number(),
});

test.each([
  ['gitlab', 'gitlab', ''],
  ['deployments', 'deployments', 'https://github.com/acme/shop.git'],
  [undefined, 'deployments', ''],
  [undefined, 'deployments', 'https://git.acme.example/shop.git'],
  [undefined, 'gitlab', 'git@gitlab.acme.example:shop.git'],
  [undefined, 'github', 'https://github.com/acme/shop.git'],
  [undefined, 'gitea', 'https://gitea.acme.example/shop.git'],
] as const)(
  'started as %s it is %s in a checkout of %j, and says how to reach it',
  async (as, service, remote) => {
    const data = mkdtempSync(join(tmpdir(), 'sandbox-serve-'));
    const { path, base, head, dispose, git } = makeRepository();
    if (remote !== '') git('remote', 'add', 'origin', remote);
    const { log } = console;
    const listeners = () =>
      ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'].map((name) => process.rawListeners(name));
    const before = listeners();
    const printed = Promise.withResolvers<string>();
    console.log = (line: unknown) => printed.resolve(String(line));
    try {
      const orders: ReviewOrder[] = [];
      const status = serveSandbox(
        {
          port: '0',
          data,
          ...(as !== undefined && { as }),
          repository: path,
          base,
          head,
          logs: ['eslint.sarif'],
        },
        async (order) => {
          orders.push(order);
          return undefined;
        },
      );
      const running = access.parse(JSON.parse(await waitFor('the line of JSON', printed.promise)));
      const { baseUrl, gitlabToken, project, deploymentNumber } = running;
      const settings = await send(`${running.adminUrl}/settings`, {
        headers: { authorization: `Bearer ${running.adminToken}` },
      });
      expect(settings.body).toMatchObject({ service });
      expect(orders).toMatchObject([{ logs: ['eslint.sarif'], repository: path }]);
      const entered = await fetch(running.page, { redirect: 'manual' });
      expect(entered.headers.get('location')).toBe(
        baseUrl +
          {
            deployments: `/deployments/${deploymentNumber}`,
            gitlab: `/${project}/-/merge_requests/${deploymentNumber}`,
            github: `/${project}/pull/${deploymentNumber}`,
            gitea: `/${project}/pulls/${deploymentNumber}`,
          }[service],
      );
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
      const page = await (await fetch(entered.headers.get('location') ?? '', { headers: { cookie } })).text();
      expect(page).toContain('Ada Reviewer');
      expect(page).toContain('Comment on the whole');
      expect((await fetch(`${baseUrl}/sign-in/${'x'.repeat(43)}`)).status).toBe(403);
      const address = `${baseUrl}/api/v4/projects/${encodeURIComponent(project)}/merge_requests/${deploymentNumber}`;
      expect(await send(address, { headers: { 'private-token': gitlabToken } })).toMatchObject({
        status: 200,
        body: { iid: deploymentNumber, diff_refs: { head_sha: head } },
      });
      // Only to the sandbox: the signal would stop for ever whatever else this process is used for.
      for (const listener of process.rawListeners('SIGTERM'))
        if (!before.flat().includes(listener)) Reflect.apply(listener, process, ['SIGTERM']);
      expect(await status).toBe(0);
      expect(listeners()).toEqual(before);
    } finally {
      console.log = log;
      dispose();
      rmSync(data, { recursive: true, force: true });
    }
  },
);
