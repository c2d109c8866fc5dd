import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cloneRepository, type Repository } from '../git/repository.ts';
import { log } from '../run/logs.ts';
import { openStory, readable, type Story } from '../run/story.ts';
import { type Ended, runSourceCli } from './run-cli.ts';

const FILE = '.sarif-review.yml';
const OFF = 'rules:\n  - { rule: no-trouble, level: off, reason: not mine }\n';

/** A workflow that checks out a fork, in which `origin` is that fork and its `main` silences everything. */
describe.each(['gitlab', 'github'] as const)('over %s, a checkout of a fork', (service) => {
  let story: Story;
  let fork: Repository;
  let checkout: Repository;
  let folder: string;
  beforeEach(async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
    fork = cloneRepository(story.repository, '--branch', 'main');
    fork.commit({ [FILE]: OFF });
    fork.git('branch', 'deploy', 'origin/deploy');
    checkout = cloneRepository(fork, '--branch', 'deploy');
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-fork-'));
    const found = log([{ path: 'a.js', line: 1, level: 'error' }]);
    writeFileSync(join(folder, 'log.sarif'), JSON.stringify(found));
  });
  afterEach(async () => {
    await story.end();
    fork.dispose();
    checkout.dispose();
    rmSync(folder, { recursive: true });
  });

  const fullName = (): string => `sandbox/${basename(story.repository.path)}`;
  const web = (): string => `${story.sandbox.baseUrl}${service === 'github' ? '/github' : ''}`;
  const where = (): Record<string, string> =>
    service === 'github'
      ? {
          SARIF_REVIEW_CHANGE: `${fullName()}#${story.deployment}`,
          SARIF_REVIEW_TOKEN: story.sandbox.githubToken,
        }
      : {
          SARIF_REVIEW_CHANGE: `${fullName()}!${story.deployment}`,
          SARIF_REVIEW_TOKEN: story.sandbox.gitlabToken,
        };
  const run = (environment: Readonly<Record<string, string>> = { CI: 'true' }): Promise<Ended> =>
    runSourceCli(['run', join(folder, 'log.sarif'), '--service', service], checkout.path, {
      SARIF_REVIEW_BASE_URL: web(),
      ...where(),
      ...environment,
    });

  test('does not silence its own change', async () => {
    const { status, out } = await run();
    expect(out).toContain('1 result = 1 posted; threads: 1 posted');
    expect(status).toBe(1);
    expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
  });

  test('goes by the repository that the change goes to, wherever a remote leads there', async () => {
    story.repository.git('switch', '-q', 'main');
    story.repository.commit({ [FILE]: OFF.replace('not mine', 'so we decided') });
    checkout.git('remote', 'add', 'theirs', `${web()}/${fullName()}.git`);
    checkout.git('config', `url.${story.repository.path}.insteadOf`, `${web()}/${fullName()}.git`);
    const { status, out } = await run();
    expect(out).toContain('1 result = 1 ignored; threads: 0 posted');
    expect(status).toBe(0);
  });

  test('on a laptop does not go by what stands in its folder', async () => {
    checkout.write(FILE, OFF);
    const { status, out } = await run({});
    expect(out).toContain('1 result = 1 posted; threads: 1 posted');
    expect(status).toBe(1);
  });
});
