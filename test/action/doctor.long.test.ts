import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createRepository } from '../git/repository.ts';
import { log } from '../run/logs.ts';
import { openStory, type Story } from '../run/story.ts';
import { type Ended, runCli } from './run-cli.ts';
import { doctorHere, planHere } from './run-in-process.ts';

let story: Story;
let folder: string;
let good: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-doctor-'));
  good = join(folder, 'log.sarif');
  writeFileSync(good, JSON.stringify(log([{ path: 'a.js', line: 1 }])));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const variables = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
  SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
  SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
  SARIF_REVIEW_DEPLOYMENT_NUMBER: `deployments/${story.deployment}`,
  SARIF_REVIEW_SARIF_FILE: good,
  ...changes,
});

const doctor = (
  environment: Readonly<Record<string, string>>,
  where = story.repository.path,
): Promise<Ended> => doctorHere(where, environment);

/** The lines of one check, as `state message`. */
function linesOf(check: string, { out }: Ended): readonly string[] {
  return out
    .split('\n')
    .map((line) => /^(\S+) +(\S+) +(.*)$/u.exec(line))
    .flatMap((match) => (match?.[2] === check ? [`${match[1]} ${match[3]}`] : []));
}

describe('doctor', () => {
  test('finds nothing wrong where everything is there, and writes nothing', async () => {
    await story.admin('DELETE', '/requests');
    const ended = await runCli(['doctor'], story.repository.path, variables());
    expect(ended.out.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))).toEqual([
      expect.stringMatching(/^- +writing +not checked, .* put a check \(which needs an Account Owner\)/u),
    ]);
    expect(linesOf('logs', ended)).toEqual([`ok ${good}: 1 result of Linter`]);
    expect(linesOf('places', ended)).toEqual(['ok 1 of 1 places are files of this checkout (1 as written)']);
    expect(linesOf('network', ended)[0]).toMatch(/^ok http:.*, without a proxy: /u);
    expect(linesOf('change', ended)).toEqual([
      `ok deployments/${story.deployment} → deployment ${story.deployment} is there`,
    ]);
    expect(linesOf('plan', ended)).toEqual([
      'ok a run would end as success: 1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    ]);
    expect(ended.err).toBe('');
    expect(ended.status).toBe(0);
    expect(await story.writes()).toEqual([]);
  });

  test('says whether the baseline can be read, and compared with', async () => {
    const base = join(folder, 'base.sarif');
    const planWith = async (path: string): Promise<string> =>
      linesOf('plan', await doctor(variables({ SARIF_REVIEW_BASELINE_SARIF_FILE: path }))).join('\n');
    const ofHead = JSON.stringify(log([{ path: 'a.js', line: 1 }]));
    writeFileSync(base, ofHead);
    expect(await planWith(base)).toMatch(/^ok a run would end as success: [^\n]*$/u);
    expect(await planWith(good)).toMatch(/^FAIL .* is named in `sarif-file` as well: /mu);
    const missing = await doctor(variables({ SARIF_REVIEW_BASELINE_SARIF_FILE: join(folder, 'none.sarif') }));
    expect(linesOf('plan', missing)[0]).toMatch(
      /^FAIL .*No SARIF log was found: `baseline-sarif-file` names/u,
    );
    expect(missing.status).not.toBe(0);
  });

  test('says the same as JSON', async () => {
    const { out, status } = await runCli(['doctor', '--json'], story.repository.path, variables());
    const { schemaVersion, healthy, checks } = JSON.parse(out);
    expect([schemaVersion, healthy, status]).toEqual([2, true, 0]);
    expect(checks.map(({ check }: { check: string }) => check)).toEqual(
      expect.arrayContaining(['node', 'git', 'logs', 'credentials', 'change', 'listing', 'plan']),
    );
  });

  test('names every input that is missing, and goes on with what does not need them', async () => {
    const ended = await doctor({ SARIF_REVIEW_SARIF_FILE: good, SARIF_REVIEW_SERVICE: 'deployments' });
    const missing = linesOf('inputs', ended);
    expect(missing).toHaveLength(4);
    for (const name of ['base-url', 'client-id', 'client-secret', 'deployment-number']) {
      expect(missing.join('\n')).toContain(`FAIL Input ${name} is missing`);
    }
    expect(linesOf('places', ended)[0]).toMatch(/^ok/u);
    expect(linesOf('listing', ended)[0]).toMatch(/^- not checked: needs /u);
    // Which service it is to be is not known, and so not what it asks for.
    expect(linesOf('writing', ended)[0]).toContain('put a check, and');
    expect(ended.status).toBe(2);
  });

  test('names the ways to say what is reviewed where nothing does, in CI all of them', async () => {
    const ended = await doctor({ SARIF_REVIEW_SARIF_FILE: good });
    expect(linesOf('inputs', ended)).toEqual([
      expect.stringMatching(/^FAIL No pull request, merge request or --base was given: add --base main /u),
    ]);
    expect(linesOf('inputs', await doctor({ SARIF_REVIEW_SARIF_FILE: good, CI: 'true' }))).toEqual([
      expect.stringMatching(
        /^FAIL No pull request, .* was given: in CI .*; for a deployment request set base-url, /u,
      ),
    ]);
    expect(ended.status).toBe(2);
  });

  test('names a variable that nothing reads, and calls nothing wrong for it', async () => {
    const ended = await doctor(variables({ SARIF_REVIEW_CLINET_SECRET: 'hunter2hunter2' }));
    expect(linesOf('inputs', ended).join('\n')).toMatch(
      /^warn Unknown variables: SARIF_REVIEW_CLINET_SECRET \(did you mean SARIF_REVIEW_CLIENT_SECRET\?\)$/mu,
    );
    expect(ended.out + ended.err).not.toContain('hunter2');
    expect(ended.status).toBe(0);
  });

  test('says what does not fit together among the keys, without them', async () => {
    const secret = story.sandbox.clientSecret;
    const ended = await doctor(
      variables({
        SARIF_REVIEW_SIGNING_KEY: secret,
      }),
    );
    expect(linesOf('inputs', ended)).toEqual([
      expect.stringMatching(/^ok \d+ set, all understood$/u),
      expect.stringMatching(/^warn signing-key is the same as client-secret, /u),
    ]);
    expect(ended.status).toBe(0);
    const short = await doctor(variables({ SARIF_REVIEW_SIGNING_KEY: 'hunter2hunter2' }));
    expect(linesOf('inputs', short)).toEqual([
      expect.stringMatching(/^FAIL Input signing-key has a line of fewer than 32 characters, /u),
    ]);
    expect(short.status).toBe(2);
    expect(ended.out + short.out).not.toMatch(new RegExp(`hunter2|${secret}`, 'u'));
  });

  test('says at once all that is wrong: inputs, log, place and credentials', async () => {
    writeFileSync(join(folder, 'broken.sarif'), '{');
    const far = log([{ path: 'elsewhere/b.js', line: 1 }], 'Far');
    writeFileSync(join(folder, 'far.sarif'), JSON.stringify(far));
    const files = ['broken.sarif', 'far.sarif', 'nothing.sarif'].map((name) => join(folder, name));
    const ended = await doctor(
      variables({
        SARIF_REVIEW_SARIF_FILE: files.join('\n'),
        SARIF_REVIEW_FILTER_MODE: 'all',
        SARIF_REVIEW_CLIENT_SECRET: 'a-wrong-secret-value',
      }),
    );
    expect(linesOf('inputs', ended)).toEqual([
      'FAIL Input filter-mode is "all"; it takes one of added, diff-context, file, nofilter',
    ]);
    const logs = linesOf('logs', ended).join('\n');
    expect(logs).toMatch(/^FAIL .*broken\.sarif/mu);
    expect(logs).toMatch(/^FAIL .*nothing\.sarif, and there is none/mu);
    expect(logs).toMatch(/^ok .*far\.sarif: 1 result of Far$/mu);
    expect(linesOf('places', ended)[0]).toMatch(/^warn 0 of 1 places .*elsewhere\/b\.js/u);
    expect(logs).toMatch(/^warn none of the paths in .*far\.sarif exists in this checkout/mu);
    expect(linesOf('credentials', ended)[0]).toMatch(/^FAIL .*client-id.*client-secret/u);
    expect(linesOf('change', ended)).toEqual(['- not checked: needs credentials']);
    expect(ended.out + ended.err).not.toContain('a-wrong-secret-value');
    expect(ended.status).toBe(2);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'an address that is none',
      { SARIF_REVIEW_BASE_URL: 'review.example.com' },
      /^FAIL .*`base-url` is not a URL/u,
    ],
    [
      'a proxy that cannot be used',
      { SARIF_REVIEW_BASE_URL: 'https://review.example.com', HTTPS_PROXY: 'socks5://user:pa55word@proxy:1' },
      /^FAIL .*HTTPS_PROXY is not the address of an http proxy/u,
    ],
  ])('stops before the network at %s', async (_, changes, line) => {
    const ended = await doctor(variables(changes));
    expect(linesOf('network', ended)[0]).toMatch(line);
    expect(linesOf('credentials', ended)).toEqual(['- not checked: needs the network']);
    expect(ended.out + ended.err).not.toContain('pa55word');
    expect(ended.status).toBe(2);
  });

  test('refuses a text that holds several numbers', async () => {
    const ended = await doctor(variables({ SARIF_REVIEW_DEPLOYMENT_NUMBER: 'feature/2024-q3-293' }));
    expect(linesOf('inputs', ended)[0]).toContain('text that contains exactly one number');
    expect(ended.status).toBe(2);
  });

  test('tells a deployment that is not there from credentials that are not taken', async () => {
    const ended = await doctor(variables({ SARIF_REVIEW_DEPLOYMENT_NUMBER: '4711' }));
    expect(linesOf('credentials', ended)).toEqual(['ok accepted by the service']);
    expect(linesOf('change', ended)[0]).toMatch(/^FAIL .*4711/u);
    expect(ended.status).toBe(2);
  });

  test('still reads the logs where there is no checkout', async () => {
    const ended = await doctor(variables(), folder);
    expect(linesOf('git', ended)[0]).toMatch(/^FAIL .*not the working tree of a git checkout/u);
    expect(linesOf('logs', ended)).toEqual(['ok log.sarif: 1 result of Linter']);
    expect(linesOf('places', ended)).toEqual(['- not checked: needs the checkout']);
    expect(linesOf('plan', ended)).toEqual(['- not checked: needs that the checks above are good']);
    expect(linesOf('listing', ended)[0]).toMatch(/^ok/u);
    expect(ended.status).toBe(2);
  });

  test('warns of changes that no commit has, of a shallow checkout, and of a commit that is behind', async () => {
    const path = join(folder, 'shallow');
    story.repository.git('clone', '-q', '--depth', '1', pathToFileURL(story.repository.path).href, path);
    writeFileSync(join(path, 'a.js'), 'z\n');
    const before = story.repository.git('rev-parse', 'HEAD');
    await story.push({ 'a.js': 'newer\n' });
    try {
      const shallow = await doctor(variables(), path);
      const git = linesOf('git', shallow).join('\n');
      expect(git).toMatch(/^warn .*shallow.*GIT_DEPTH: 0/mu);
      expect(git).toMatch(/^warn 1 tracked file differs from HEAD/mu);
      expect(linesOf('plan', shallow)[0]).toMatch(/^warn .*superseded$/u);
      expect(shallow.status).toBe(0);
      story.repository.checkout(before);
      const behind = await doctor(variables());
      expect(linesOf('plan', behind)[0]).toMatch(/^warn the deployment has moved on/u);
    } finally {
      story.repository.git('switch', '-q', 'deploy');
    }
  });

  test('fails for a commit that has nothing to do with the deployment', async () => {
    const other = createRepository();
    try {
      other.commit({ 'a.js': 'mine\n' });
      other.git('fetch', '-q', story.repository.path, 'deploy');
      const ended = await doctor(variables(), other.path);
      expect(linesOf('plan', ended)[0]).toMatch(/^FAIL .*different versions: check out the head/u);
      expect(ended.status).toBe(2);
    } finally {
      other.dispose();
    }
  });

  test('counts the threads of this client, and says when another secret signed them', async () => {
    await story.run(log([{ path: 'a.js', line: 1 }]));
    expect(linesOf('listing', await doctor(variables()))[0]).toMatch(
      /^ok .*1 thread of this client with an intact marker$/u,
    );
    const user = await story.admin('POST', '/users', { name: 'Another Bot', role: 'Account Owners' });
    const userId = z.object({ id: z.string() }).parse(user).id;
    const { clientId, clientSecret } = z
      .object({ clientId: z.string(), clientSecret: z.string() })
      .parse(await story.admin('POST', '/clients', { userId }));
    const other = { SARIF_REVIEW_CLIENT_ID: clientId, SARIF_REVIEW_CLIENT_SECRET: clientSecret };
    const ended = await doctor(variables(other));
    expect(linesOf('plan', ended).join('\n')).toMatch(/^warn .*that no key of this run signed, /mu);
  });

  test('warns of a draft, and of a diff that is not computed', async () => {
    await story.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    const opened = await story.admin('POST', '/deployments', {
      repository: story.repository.path,
      base: story.repository.git('rev-parse', 'HEAD~1'),
      head: story.repository.git('rev-parse', 'HEAD'),
      phase: 'DRAFT',
    });
    const { number } = z.object({ number: z.number() }).parse(opened);
    const ended = await doctor(variables({ SARIF_REVIEW_DEPLOYMENT_NUMBER: String(number) }));
    expect(linesOf('change', ended)[0]).toMatch(/^warn .*is a draft/u);
    expect(linesOf('diff', ended)[0]).toMatch(/^warn not computed yet/u);
    expect(ended.status).toBe(0);
  });
});

describe('doctor and run', () => {
  const gitOf = (version: string): Record<string, string> => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    // As those before 2.36 do, it does not know this option.
    const answer = `case "$*" in *--batch-command) exit 129;; *version) echo "git version ${version}";; *) exec '${real}' "$@";; esac`;
    writeFileSync(join(bin, 'git'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
    return { PATH: `${bin}:${process.env.PATH}` };
  };
  const logOf = (name: string, text: string): Record<string, string> => {
    writeFileSync(join(folder, name), text);
    return { SARIF_REVIEW_SARIF_FILE: join(folder, name) };
  };
  const at = (...paths: readonly string[]): string =>
    JSON.stringify(log(paths.map((path) => ({ path, line: 1 }))));
  const crashed = JSON.stringify({
    ...log([]),
    runs: [{ ...log([]).runs[0], invocations: [{ executionSuccessful: false }] }],
  });

  test.each<[check: 'pass' | 'fail' | 'agree', string, () => Record<string, string>]>([
    ['pass', 'everything that is needed', () => ({})],
    ['fail', 'a git that is too old', () => gitOf('2.29.3')],
    ['pass', 'the oldest git that will do', () => gitOf('2.30.0')],
    ['fail', 'a log that is missing', () => ({ SARIF_REVIEW_SARIF_FILE: 'nothing.sarif' })],
    ['fail', 'a log that is broken', () => logOf('broken.sarif', '{')],
    ['fail', 'a log of an analysis that failed', () => logOf('crashed.sarif', crashed)],
    [
      'pass',
      'such a log that is trusted',
      () => ({ ...logOf('trusted.sarif', crashed), SARIF_REVIEW_ALLOW: 'incomplete-runs' }),
    ],
    [
      'fail',
      'a log with one place, elsewhere, while a thread is open',
      () => logOf('one.sarif', at('x/z.js')),
    ],
    ['agree', 'a log with all places elsewhere', () => logOf('all.sarif', at('x/b.js', 'x/c.js', 'd.js'))],
    ['fail', 'a name that no check can have', () => ({ SARIF_REVIEW_CHECK_NAME: '..' })],
    ['fail', 'an endpoint that is none', () => ({ SARIF_REVIEW_ENDPOINTS: 'list-comments: somewhere' })],
    ['fail', 'a deployment that is not there', () => ({ SARIF_REVIEW_DEPLOYMENT_NUMBER: '4711' })],
    ['fail', 'half a pair of commits', () => ({ SARIF_REVIEW_BASE_SHA: 'f'.repeat(40) })],
  ])('%s: %s', async (check, _, changes) => {
    const environment = variables(changes());
    const examined = await doctor(environment);
    const planned = await planHere(story.repository.path, environment);
    expect(examined.status === 0).toBe(planned.status === 0);
    if (check !== 'agree') expect(planned.status === 0).toBe(check === 'pass');
  });

  test('need no service to plan between two commits', async () => {
    const [head = '', base = ''] = story.repository.git('rev-list', '-2', 'HEAD').split('\n');
    const alone = {
      SARIF_REVIEW_SARIF_FILE: good,
      SARIF_REVIEW_BASE_SHA: base,
      SARIF_REVIEW_HEAD_SHA: head,
      SARIF_REVIEW_DRY_RUN: 'true',
    };
    expect((await doctor(alone)).status).toBe(0);
    expect((await runCli(['run'], story.repository.path, alone)).status).toBe(0);
  });
});
