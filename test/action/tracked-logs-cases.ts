import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from '../run/logs.ts';
import type { Service } from '../run/name-change.ts';
import { openStory, readable, type Story } from '../run/story.ts';
import type { Ended } from './run-cli.ts';
import { reviewHere } from './run-in-process.ts';

const CLEAN = JSON.stringify(log([]));
export const FOUND = JSON.stringify(log([{ path: 'a.js', line: 1, level: 'error' }]));

/** A change that commits a clean log, for whose line a thread stands. */
export function tellTrackedLogs(services: readonly Service[]): void {
  describe.each(services)('over %s, a log that is committed', (service) => {
    let story: Story;
    beforeEach(async () => {
      story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
      story.repository.write('.git/out.sarif', FOUND);
      expect((await run('.git/out.sarif')).status).toBe(1);
      await story.push({ 'eslint.sarif': CLEAN });
    });
    afterEach(() => story.end());

    function run(logs: string, more: Readonly<Record<string, string>> = {}): Promise<Ended> {
      const { sandbox, repository, deployment } = story;
      const project = `sandbox/${basename(repository.path)}`;
      const where: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        deployments: {
          SARIF_REVIEW_BASE_URL: sandbox.baseUrl,
          SARIF_REVIEW_CLIENT_ID: sandbox.clientId,
          SARIF_REVIEW_CLIENT_SECRET: sandbox.clientSecret,
          SARIF_REVIEW_DEPLOYMENT_NUMBER: String(deployment),
        },
        gitlab: {
          SARIF_REVIEW_BASE_URL: sandbox.baseUrl,
          SARIF_REVIEW_CHANGE: `${project}!${deployment}`,
          SARIF_REVIEW_TOKEN: sandbox.gitlabToken,
        },
        github: {
          SARIF_REVIEW_BASE_URL: `${sandbox.baseUrl}/github`,
          SARIF_REVIEW_CHANGE: `${project}#${deployment}`,
          SARIF_REVIEW_TOKEN: sandbox.githubToken,
        },
      };
      return reviewHere(repository.path, {
        ...where[service],
        SARIF_REVIEW_SERVICE: service,
        SARIF_REVIEW_SARIF_FILE: logs,
        SARIF_REVIEW_CHECK_NAME: 'lint',
        ...more,
      });
    }

    test.each(['eslint.sarif', '.', '*.sarif'])('proves nothing: %s', async (logs) => {
      const { status, out, err } = await run(logs);
      expect(out + err).toContain(
        'eslint.sarif is part of the commit, so nobody would notice if the analyzer wrote nothing, and was not read',
      );
      expect(out + err).toContain(
        ': have the analyzer write to a path that git does not track; add `tracked-logs`',
      );
      expect(status).toBe(3);
      expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    });

    test('is passed over where an analyzer wrote another one, and read where that is meant', async () => {
      story.repository.write('fresh.sarif', FOUND);
      const beside = await run('*.sarif');
      expect(beside.out + beside.err).toContain('eslint.sarif is part of the commit');
      expect(beside.out).toContain('1 result = 1 kept');
      expect(beside.status).toBe(1);
      const meant = await run('eslint.sarif', { SARIF_REVIEW_ALLOW: 'tracked-logs' });
      expect(meant.status).toBe(0);
      expect(readable(await story.truth())[0]).toContain('a.js:1 resolved');
    });
  });
}
