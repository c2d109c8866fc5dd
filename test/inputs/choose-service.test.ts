import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../src/errors.ts';
import { readInputs } from '../../src/inputs/read-inputs.ts';
import type { CiService, Surroundings } from '../../src/inputs/reviewed.ts';
import type { InputName } from '../../src/inputs/table.ts';

type Given = Partial<Record<InputName, string>>;

const GITHUB: CiService = {
  service: 'github',
  apiUrl: 'https://api.github.com',
  project: 'acme/app',
  change: { kind: 'number', number: 7 },
  suppliesToken: true,
};
const GITLAB: CiService = {
  service: 'gitlab',
  apiUrl: 'https://gitlab.example/api/v4',
  project: '42',
  change: { kind: 'number', number: 7 },
  pipeline: { id: 99, sha: 'c'.repeat(40) },
  pipelineProjects: ['42', 'group/app'],
  isJobToken: (token) => token === 'token-of-the-job',
};
const SHA = 'a1'.repeat(20);
const DEPLOYMENT: Given = {
  'base-url': 'https://review.example',
  'client-id': 'id',
  'client-secret': 's3cret',
  'deployment-number': '293',
};

const read = (given: Given, facts: Surroundings = {}) =>
  readInputs((name) => (({ 'sarif-file': 'a.sarif', ...given }) as Given)[name], facts).reviewed;

function errorOf(given: Given, facts: Surroundings = {}): string {
  try {
    read(given, facts);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('nothing is wrong with these inputs');
}

const missingIn = (message: string) =>
  [...message.matchAll(/Input (\S+) is missing/gu)].map(([, name]) => name);

describe('on GitHub Actions', () => {
  const onGithub = (given: Given, ci: Partial<CiService> = {}) =>
    read({ token: 'ghs_of-the-job', ...given }, { ci: { ...GITHUB, ...ci } });
  const errorOn = (given: Given, ci: Partial<CiService> = {}) =>
    errorOf({ token: 'ghs_of-the-job', ...given }, { ci: { ...GITHUB, ...ci } });

  test('one input is enough: all else comes from the event', () => {
    expect(onGithub({})).toEqual({
      kind: 'github',
      apiUrl: 'https://api.github.com',
      webUrl: 'https://github.com',
      token: 'ghs_of-the-job',
      repository: 'acme/app',
      pullRequest: 7,
    });
  });

  test('an Enterprise Server is reached where it says that it is', () => {
    const ci = { apiUrl: 'https://ghe.example/api/v3' };
    expect(onGithub({ change: 'https://ghe.example/acme/other/pull/9' }, ci)).toMatchObject({
      ...ci,
      webUrl: 'https://ghe.example',
      repository: 'acme/other',
      pullRequest: 9,
    });
  });

  test.each<[string, Given, object]>([
    ['a number', { change: '#12' }, { repository: 'acme/app', pullRequest: 12 }],
    ['a repository too', { change: 'acme/lib#12' }, { repository: 'acme/lib', pullRequest: 12 }],
    ['a key', { 'signing-key': 'k'.repeat(32) }, { signingKeys: ['k'.repeat(32)], pullRequest: 7 }],
    ['its own address', { 'base-url': 'https://github.com' }, { apiUrl: 'https://api.github.com' }],
  ])('%s may be given', (_, given, expected) => {
    expect(onGithub(given)).toMatchObject(expected);
  });

  test('inputs of deployments mean a deployment, whatever is missing, and the token of the job is left alone', () => {
    expect(onGithub(DEPLOYMENT)).toMatchObject({ kind: 'deployments' });
    expect(JSON.stringify(onGithub(DEPLOYMENT))).not.toContain('ghs_of-the-job');
    expect(missingIn(errorOn({ 'client-id': 'id' }))).toEqual([
      'base-url',
      'client-secret',
      'deployment-number',
    ]);
  });

  test('both commits of a dry run are planned without a service', () => {
    const given = { 'dry-run': 'true', 'base-sha': SHA, 'head-sha': SHA };
    expect(onGithub(given)).toMatchObject({ kind: 'commits' });
    expect(onGithub({ 'dry-run': 'true' })).toMatchObject({ kind: 'github' });
  });

  describe('the token that GitHub made for the job goes to that GitHub alone', () => {
    test('not to an address that is given without a service', () => {
      expect(errorOn({ 'base-url': 'https://review.example' })).toBe(
        'Input base-url leads to https://review.example, which is not where this job runs (https://api.github.com): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there',
      );
    });

    test.each<[string, Given]>([
      ['another GitHub', { service: 'github', change: 'o/r#1', 'base-url': 'https://ghe.example' }],
      ['a GitLab', { service: 'gitlab', change: 'g/p!1', 'base-url': 'https://gitlab.example' }],
      ['another port', { service: 'github', change: 'o/r#1', 'base-url': 'https://ghe.example:8443' }],
    ])('not to %s', (_, given) => {
      const message = errorOn(given);
      expect(message).toMatch(/^Input token may be the one that GitHub made for this job, /u);
      expect(message).toContain('SARIF_REVIEW_TOKEN');
      expect(message).not.toContain('ghs_of-the-job');
    });

    test('but one that was given by hand goes where service and address say', () => {
      const given = {
        service: 'gitlab',
        change: 'g/p!1',
        'base-url': 'https://gitlab.example/base/',
        token: 'glpat-mine',
      };
      expect(onGithub(given, { suppliesToken: false })).toEqual({
        kind: 'gitlab',
        apiUrl: 'https://gitlab.example/base/api/v4',
        webUrl: 'https://gitlab.example/base',
        token: 'glpat-mine',
        project: 'g/p',
        mergeRequest: 1,
        check: 'job',
      });
    });
  });

  test.each<[string, Given, RegExp]>([
    [
      'a merge request',
      { change: '!1' },
      /^Input change is for a merge request of GitLab, and this run is for a pull request of GitHub: /u,
    ],
    [
      'a client of deployments beside the service',
      { service: 'github', 'client-id': 'id' },
      /^Input client-id is for a deployment request, and this run is for a pull request of GitHub: /u,
    ],
    [
      'both commits',
      { 'base-sha': SHA, 'head-sha': SHA },
      /^Inputs base-sha and head-sha are not taken for a pull request/u,
    ],
    [
      'a page elsewhere',
      { change: 'https://evil.example/a/b/pull/1' },
      /^Input change is the address of a page that is not at https:\/\/github\.com/u,
    ],
    [
      'a group of GitLab',
      { change: 'a/b/c#1' },
      /^Input change names no repository: write it as owner\/repository#1/u,
    ],
    [
      'an address with a password',
      { 'base-url': 'https://me:hunter2@github.com' },
      /^Input base-url holds a user name or a password: remove it and use the input `token`/u,
    ],
  ])('%s is refused', (_, given, message) => {
    expect(errorOn(given)).toMatch(message);
    expect(errorOn(given)).not.toContain('hunter2');
  });
});

describe('in GitLab CI', () => {
  const facts = { ci: GITLAB };

  test('the logs and a token are enough', () => {
    expect(read({ token: ' glpat-mine\n' }, facts)).toEqual({
      kind: 'gitlab',
      apiUrl: 'https://gitlab.example/api/v4',
      webUrl: 'https://gitlab.example',
      token: 'glpat-mine',
      project: '42',
      mergeRequest: 7,
      pipeline: { id: 99, sha: 'c'.repeat(40) },
      check: 'job',
    });
  });

  test('the name of a check asks for a status of its own', () => {
    expect(read({ token: 'glpat-mine', 'check-name': 'lint' }, facts)).toMatchObject({ check: 'status' });
  });

  test.each<[string, Given]>([
    ['none', {}],
    ['an empty variable', { token: '' }],
    ['a variable that does not exist', { token: '$REVIEW_TOKEN' }],
    ['one in braces', { token: ['$', '{REVIEW_TOKEN}'].join('') }],
  ])('without a token (%s) it is named as missing, with the one to make', (_, given) => {
    expect(errorOf(given, facts)).toBe(
      "Input token is missing: set the action's input or the variable SARIF_REVIEW_TOKEN. Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN",
    );
  });

  test.each(['token-of-the-job', 'glcbt-64_abcdef'])('the token of a job (%s) is refused', (token) => {
    const message = errorOf({ token }, facts);
    expect(message).toMatch(/^Input token is the token of the job \(CI_JOB_TOKEN\).*role Developer/u);
    expect(message).not.toContain(token);
  });

  test('a merge request of another GitLab names service, address and project', () => {
    const given = { token: 'glpat-mine', 'base-url': 'https://other.example', change: '3' };
    expect(errorOf(given, facts)).toContain('set service, to say what is there');
    expect(errorOf({ ...given, service: 'gitlab' }, facts)).toBe(
      'Input change names no repository: write it as group/project!3',
    );
    expect(read({ ...given, service: 'gitlab', change: 'g/p!3' }, facts)).toMatchObject({
      apiUrl: 'https://other.example/api/v4',
      project: 'g/p',
    });
  });

  test('a pipeline without a merge request says what to do, unless one is named', () => {
    const none = {
      kind: 'none',
      reason: 'this pipeline has none',
      remedy: 'name one',
      mayPass: true,
    } as const;
    const ci = { ...GITLAB, change: none };
    expect(errorOf({ token: 'glpat-mine' }, { ci })).toBe(
      'Nothing to review: this pipeline has none; name one',
    );
    // As `$CI_OPEN_MERGE_REQUESTS` stays where a branch has none.
    expect(errorOf({ token: 'glpat-mine', change: '$CI_OPEN_MERGE_REQUESTS' }, { ci })).toBe(
      'Nothing to review: this pipeline has none; name one',
    );
    expect(read({ token: 'glpat-mine', change: 'g/p!3' }, { ci })).toMatchObject({
      project: 'g/p',
      mergeRequest: 3,
    });
    expect(read({ token: 'glpat-mine', change: '!3' }, { ci })).toMatchObject({ project: '42' });
  });

  test.each<[string, boolean]>([
    ['!3', true],
    ['42!3', true],
    ['group/app!3', true],
    ['https://gitlab.example/group/app/-/merge_requests/3', true],
    ['parent/app!3', false],
    ['7!3', false],
  ])('the pipeline of the job is that of %s: %s', (named, isOwn) => {
    const reviewed = read({ token: 'glpat-mine', change: named }, facts);
    expect(reviewed).toMatchObject({ pipeline: isOwn ? { id: 99 } : undefined });
  });

  test('a dry run without a token plans from both ends of the merge request, and asks it with one', () => {
    const change = { base: SHA, head: SHA };
    expect(read({ 'dry-run': 'true' }, { ci: GITLAB, change })).toMatchObject({ kind: 'commits' });
    expect(read({ 'dry-run': 'true', token: 'glpat-mine' }, { ci: GITLAB, change })).toMatchObject({
      kind: 'gitlab',
    });
  });
});

describe('elsewhere', () => {
  test('a service is said outright, and gets all that it needs', () => {
    expect(missingIn(errorOf({ service: 'github' }))).toEqual(['token', 'change']);
    expect(missingIn(errorOf({ service: 'gitlab' }))).toEqual(['base-url', 'token', 'change']);
    const given = { service: 'github', token: 'ghp_mine', change: 'acme/app#3' };
    expect(read({ ...given, 'base-url': 'https://github.com' })).toMatchObject({
      apiUrl: 'https://api.github.com',
    });
    expect(read({ ...given, 'base-url': 'https://acme.ghe.com' })).toMatchObject({
      apiUrl: 'https://api.acme.ghe.com',
    });
    expect(read({ ...given, 'base-url': 'http://127.0.0.1:8080/github/' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:8080/github/api/v3',
    });
  });

  test.each<[string, Given, object]>([
    [
      'GitHub: api.github.com',
      { service: 'github', change: 'acme/app#3' },
      { apiUrl: 'https://api.github.com', repository: 'acme/app', pullRequest: 3 },
    ],
    [
      'GitHub: where the page is',
      { service: 'github', change: 'https://ghe.example/acme/app/pull/3/files' },
      { apiUrl: 'https://ghe.example/api/v3', repository: 'acme/app', pullRequest: 3 },
    ],
    [
      'GitHub: where the page is below a path',
      { service: 'github', change: 'http://127.0.0.1:8080/github/acme/app/pull/3' },
      { apiUrl: 'http://127.0.0.1:8080/github/api/v3', repository: 'acme/app' },
    ],
    [
      'GitLab: where the page is',
      { service: 'gitlab', change: 'https://gitlab.example/g/sub/app/-/merge_requests/3' },
      { apiUrl: 'https://gitlab.example/api/v4', project: 'g/sub/app', mergeRequest: 3 },
    ],
  ])('without an address and without CI, %s', (_, given, expected) => {
    expect(read({ ...given, token: 'a-token-of-mine' }, { onLaptop: true })).toMatchObject(expected);
  });

  test('in CI the token goes to no host that only the page of the change names, whoever wrote that', () => {
    const token = 'a-token-of-mine';
    const gitlab = 'https://gitlab.evil.example/g/app/-/merge_requests/3';
    const github = 'https://ghe.evil.example/acme/app/pull/3';
    for (const ci of [undefined, { ...GITHUB, suppliesToken: false }])
      expect(errorOf({ service: 'gitlab', change: gitlab, token }, { ci })).toMatch(
        /^Input base-url is missing: /u,
      );
    for (const ci of [undefined, GITLAB])
      expect(errorOf({ service: 'github', change: github, token }, { ci })).toBe(
        'Input change is the address of a page that is not at https://github.com: give the one of a page there, or set base-url',
      );
  });

  test.each([
    ['github', 'https://ghe.example/acme/app/pull/3', 'acme/app#3'],
    ['github', 'http://127.0.0.1:8080/deployments/1', 'acme/app#3'],
    ['gitlab', 'https://gitlab.example/g/app/-/merge_requests/3', 'g/app!3'],
  ])('the address of a page is none of %s (%s)', (service, page, change) => {
    const given = { service, 'base-url': page, change, token: 'a-token-of-mine' };
    expect(errorOf(given)).toBe(
      `Input base-url is the address of a page (${page}): give that of the service, such as ${new URL(page).origin}`,
    );
  });

  test('a number alone names its repository too', () => {
    const given = {
      service: 'github',
      token: 'ghp_mine',
      change: '3',
      'base-url': 'https://github.com',
    };
    expect(errorOf(given)).toBe('Input change names no repository: write it as owner/repository#3');
  });

  test.each<[string, object]>([
    [
      'https://ghe.example/acme/app/pull/3',
      { kind: 'github', apiUrl: 'https://ghe.example/api/v3', repository: 'acme/app', pullRequest: 3 },
    ],
    [
      'https://gitlab.example/g/app/-/merge_requests/3',
      { kind: 'gitlab', apiUrl: 'https://gitlab.example/api/v4', project: 'g/app', mergeRequest: 3 },
    ],
  ])('the page %s tells service and address to a person, and in CI neither', (change, expected) => {
    const given = { change, token: 'a-token-of-mine' };
    expect(read(given, { onLaptop: true })).toMatchObject(expected);
    // Whoever opens a change there may have written what CI hands on.
    expect(errorOf(given, { onLaptop: false })).toMatch(/^No pull request, merge request or /u);
    expect(errorOf(given)).toMatch(/^No pull request, merge request or /u);
  });

  test('a page says nothing beside what does: a service, an address, the client of a deployment', () => {
    const page = { change: 'https://gitlab.example/g/app/-/merge_requests/3', token: 'a-token-of-mine' };
    const onLaptop = { onLaptop: true };
    expect(errorOf({ ...page, service: 'github' }, onLaptop)).toMatch(
      /^Input change is for a merge request of GitLab, and this run is for a pull request of GitHub: /u,
    );
    expect(errorOf({ ...page, 'base-url': 'https://other.example' }, onLaptop)).toMatch(
      /^Input change is the address of a page that is not at https:\/\/other\.example: /u,
    );
    expect(errorOf({ ...DEPLOYMENT, ...page }, onLaptop)).toMatch(
      /^Input change is for a merge request of GitLab, and this run is for a deployment request: /u,
    );
    expect(errorOf({ ...DEPLOYMENT, change: '3' }, onLaptop)).toMatch(
      /^Input change is for a merge request of GitLab or a pull request of GitHub or a pull request of Gitea or Forgejo, and /u,
    );
  });

  test('the number of a deployment request is a number, and never the address that stands around it', () => {
    const given = { 'deployment-number': 'https://evil.example/deployments/293', token: 'a-token-of-mine' };
    expect(missingIn(errorOf(given, { onLaptop: true }))).toEqual(['base-url', 'client-id', 'client-secret']);
  });

  test.each<[string, Given]>([
    ['a token', { token: 'ghp_mine' }],
    ['a merge request', { change: 'g/p!1' }],
  ])('%s alone says no service', (_, given) => {
    expect(errorOf(given)).toMatch(
      /^No pull request, merge request or deployment request was given: in CI of GitHub, .*; elsewhere set service, .*; for a deployment request set /u,
    );
  });
});
