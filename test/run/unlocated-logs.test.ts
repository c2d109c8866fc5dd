import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runSourceCli } from '../action/run-cli.ts';
import { log } from './logs.ts';
import { ANY_LISTING, checks, openStory, readable, type Story } from './story.ts';

const FOUND = log([{ path: 'a.js', line: 1, level: 'error' }]);
const UNLOCATED = log(['lib/k.js', 'lib/l.js', 'lib/m.js'].map((path) => ({ path, line: 1 })));

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  async function open(): Promise<void> {
    story = await openStory(listing, { 'a.js': 'x\n' }, { 'a.js': 'y\n', '.gitignore': 'out/\n' });
    expect((await story.run(FOUND)).status).toBe(1);
  }

  test('an analysis of something else turns no red check green, and resolves nothing', async () => {
    await open();
    const result = await story.run(UNLOCATED);
    expect(result.status).toBe(3);
    expect(result.outputs.conclusion).toBe('incomplete');
    const truth = await story.truth();
    expect(readable(truth)).toEqual(['a.js:1 open: There is trouble here.']);
    expect(checks(truth)[0]).toMatch(
      /DONE FAILURE .*none of the paths in .*log\.sarif exists in this checkout/u,
    );
    expect(result.summary).toContain('working-directory');
  });

  test('a run that names no tool and has no results proves nothing', async () => {
    await open();
    const nameless = log([]);
    for (const { tool } of nameless.runs) tool.driver.name = '';
    const result = await story.run(nameless);
    expect(result.status).toBe(3);
    expect(checks(await story.truth())[0]).toMatch(
      /DONE FAILURE .*names no tool and has no results, so nothing shows what was looked at/u,
    );
  });

  test('doctor fails the same log, and passes it where it is meant, as a run does', async () => {
    await open();
    const { path } = story.repository;
    writeFileSync(join(path, 'foreign.sarif'), JSON.stringify(UNLOCATED));
    const { baseUrl, clientId, clientSecret } = story.sandbox;
    const doctor = (allow: string) =>
      runSourceCli(['doctor'], path, {
        SARIF_REVIEW_BASE_URL: baseUrl,
        SARIF_REVIEW_CLIENT_ID: clientId,
        SARIF_REVIEW_CLIENT_SECRET: clientSecret,
        SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
        SARIF_REVIEW_SARIF_FILE: 'foreign.sarif',
        SARIF_REVIEW_ALLOW: allow,
      });
    const held = await doctor('');
    expect(held.out).toMatch(
      /^FAIL +logs +Linter: none of the paths in foreign\.sarif exists in this checkout/mu,
    );
    expect(held.status).toBe(2);
    expect((await doctor('unlocated-paths')).status).toBe(0);
    expect((await story.run(UNLOCATED, { allow: 'unlocated-paths' })).status).toBe(0);
  });

  test('a file that git ignores is of this checkout', async () => {
    await open();
    mkdirSync(join(story.repository.path, 'out'));
    writeFileSync(join(story.repository.path, 'out/made.js'), '');
    const made = log(['lib/k.js', 'lib/l.js', 'out/made.js'].map((path) => ({ path, line: 1 })));
    expect((await story.run(made)).status).toBe(0);
  });
});
