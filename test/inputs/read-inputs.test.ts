import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ConfigurationError } from '../../src/errors.ts';
import { onGithub } from '../../src/host/github.ts';
import { gitlabHost } from '../../src/host/gitlab.ts';
import { type Inputs, readInputs } from '../../src/inputs/read-inputs.ts';
import type { ReviewedOnService } from '../../src/inputs/reviewed.ts';
import {
  INPUT_NAMES,
  type InputName,
  SECRET_INPUTS,
  toPolicy,
  variableName,
} from '../../src/inputs/table.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { fakeStream } from '../host/fake-stream.ts';

const KEY = 'k3y-'.repeat(8);
const SHA = 'a1'.repeat(20);
/** What every run needs. */
const NEEDED = {
  'sarif-file': 'pmd.sarif',
  'base-url': 'https://review.example',
  'client-id': 'id',
  'client-secret': 's3cret',
  'deployment-number': '293',
} as const;

type Given = Partial<Record<InputName, string>>;

function read(given: Given): Inputs {
  const all: Given = { ...NEEDED, ...given };
  return readInputs((name) => all[name]);
}

function errorOf(given: Given): string {
  try {
    read(given);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('nothing is wrong with these inputs');
}

describe('inputs', () => {
  test('have these values where only what is needed is given', () => {
    expect(read({})).toEqual({
      'sarif-file': ['pmd.sarif'],
      reviewed: {
        kind: 'deployments',
        baseUrl: 'https://review.example',
        clientId: 'id',
        clientSecret: 's3cret',
        deploymentNumber: 293,
        endpoints: '',
      },
      'working-directory': '.',
      'min-level': 'note',
      'fail-level': 'error',
      'accept-resolved': false,
      'max-threads': 50,
      resolve: 'fixed',
      'summary-comment': 'auto',
      'path-map': [],
      tools: { named: [], silent: [] },
      allow: [],
      'dry-run': false,
      timeout: 900,
    });
  });

  test.each<[InputName, string, unknown]>([
    ['sarif-file', 'a.sarif\n\n  b/*.sarif  \r\n', ['a.sarif', 'b/*.sarif']],
    ['baseline-sarif-file', 'base.sarif\n', ['base.sarif']],
    ['baseline-commit', SHA, SHA],
    ['working-directory', ' sub folder ', 'sub folder'],
    ['category', ' nightly ', 'nightly'],
    ['check-name', ' lint ', 'lint'],
    ...(['added', 'diff-context', 'file', 'nofilter'] as const).map(
      (mode) => ['filter-mode', mode, mode] as [InputName, string, unknown],
    ),
    ...(['min-level', 'fail-level'] as const).flatMap((name) =>
      (['error', 'warning', 'note', 'none'] as const).map((level): [InputName, string, unknown] => [
        name,
        level,
        name === 'fail-level' && level === 'none' ? 'never' : level,
      ]),
    ),
    ['min-level', ' error\n', 'error'],
    ...(['accept-resolved', 'dry-run'] as const).flatMap((name): [InputName, string, unknown][] => [
      [name, 'true', true],
      [name, ' false\n', false],
    ]),
    ['max-threads', '0', 0],
    ['max-threads', ' 100000 ', 100_000],
    ['summary-comment', 'auto', 'auto'],
    ['summary-comment', 'never', 'never'],
    ['tools', 'PMD\n\n  ESLint \n', { named: ['PMD', 'ESLint'], silent: [], varying: [] }],
    [
      'tools',
      'pmd (silent)\nReviewer (varies)\nA (b) (silent) (varies)\nA (silent) b\nA (Silent)',
      {
        named: ['pmd', 'Reviewer', 'A (b)', 'A (silent) b', 'A (Silent)'],
        silent: ['pmd', 'A (b)'],
        varying: ['Reviewer', 'A (b)'],
      },
    ],
    ['resolve', 'fixed', 'fixed'],
    ['resolve', ' undiscussed ', 'undiscussed'],
    ['resolve', 'never', 'never'],
    ['allow', 'incomplete-runs', ['incomplete-runs']],
    ['allow', 'tracked-logs, unlocated-paths', ['unlocated-paths', 'tracked-logs']],
    [
      'allow',
      ' unlocated-paths\r\n\ntracked-logs\nincomplete-runs,unlocated-paths\n',
      ['incomplete-runs', 'unlocated-paths', 'tracked-logs'],
    ],
    ['timeout', '1', 1],
    ['timeout', '86400', 86_400],
    ['report-file', ' out/report.json ', 'out/report.json'],
  ])('%s takes %j', (name, text, value) => {
    expect(read({ [name]: text })).toMatchObject({ [name]: value });
  });

  test.each<[InputName, string, Partial<ReviewedOnService<'deployments'>>]>([
    ['base-url', ' https://review.example/x ', { baseUrl: 'https://review.example/x' }],
    ['client-id', ' id ', { clientId: 'id' }],
    ['client-secret', ' with blanks ', { clientSecret: ' with blanks ' }],
    ['signing-key', ` ${KEY}\n`, { signingKeys: [KEY] }],
    ['signing-key', `${KEY}\r\n\n older ${KEY} \n`, { signingKeys: [KEY, `older ${KEY}`] }],
    ['deployment-number', '7', { deploymentNumber: 7 }],
    ['deployment-number', ' deployments/293 ', { deploymentNumber: 293 }],
    ['deployment-number', 'https://review.example/deployments/293?tab=diff', { deploymentNumber: 293 }],
    ['deployment-number', 'refs/deployments/0012/head', { deploymentNumber: 12 }],
    ['endpoints', ' list-comments: GET /x \n', { endpoints: 'list-comments: GET /x' }],
  ])('%s takes %j, for the deployment', (name, text, part) => {
    expect(read({ [name]: text }).reviewed).toMatchObject(part);
  });

  test('base-sha and head-sha take full ids, also of SHA-256, in either case', () => {
    const inputs = read({ 'base-sha': ` ${SHA.toUpperCase()} `, 'head-sha': 'b'.repeat(64) });
    expect(inputs.reviewed.diff).toEqual({ base: SHA, head: 'b'.repeat(64) });
  });

  test.each(INPUT_NAMES)('%s that is empty or blank counts as not set', (name) => {
    const withoutIt: Given = { ...NEEDED };
    delete withoutIt[name];
    const outcome = (text: string | undefined): unknown => {
      try {
        return readInputs((other) => (other === name ? text : withoutIt[other]));
      } catch (error) {
        return error instanceof ConfigurationError ? error.message : error;
      }
    };
    for (const text of ['', ' ', '\n \t']) expect(outcome(text)).toEqual(outcome(undefined));
  });
});

describe('an input that is wrong', () => {
  const number = 'a number, or text that contains exactly one number, such as deployments/293';
  const flag = 'true or false';
  const allowed =
    'any of incomplete-runs, unlocated-paths, tracked-logs, one a line or with commas between them';
  const secret =
    'has fewer than 4 characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set';
  const sha = 'a full commit id of 40 hexadecimal digits';

  test.each<[InputName, string, string]>([
    ['deployment-number', '-1', `Input deployment-number is "-1"; it takes ${number}`],
    ['deployment-number', 'latest', `Input deployment-number is "latest"; it takes ${number}`],
    [
      'deployment-number',
      'v2/deployments/293',
      `Input deployment-number is "v2/deployments/293"; it takes ${number}`,
    ],
    [
      'deployment-number',
      'feature/2024-q3-293',
      `Input deployment-number is "feature/2024-q3-293"; it takes ${number}`,
    ],
    ['deployment-number', '1.2.3.4.5.6', `Input deployment-number is "1.2.3.4.5.6"; it takes ${number}`],
    [
      'deployment-number',
      '9007199254740993',
      `Input deployment-number is "9007199254740993"; it takes ${number}`,
    ],
    ['deployment-number', '٣', `Input deployment-number is "٣"; it takes ${number}`],
    ['base-sha', 'main', `Input base-sha is "main"; it takes ${sha}`],
    ['head-sha', SHA.slice(1), `Input head-sha is "${SHA.slice(1)}"; it takes ${sha}`],
    ['head-sha', `${SHA}f`, `Input head-sha is "${SHA}f"; it takes ${sha}`],
    ['filter-mode', 'all', 'Input filter-mode is "all"; it takes one of added, diff-context, file, nofilter'],
    [
      'min-level',
      'Error',
      'Input min-level is "Error"; it takes one of error, warning, note, none, critical, high, medium, low',
    ],
    [
      'fail-level',
      'never',
      'Input fail-level is "never"; it takes one of error, warning, note, none, critical, high, medium, low',
    ],
    ['accept-resolved', 'yes', `Input accept-resolved is "yes"; it takes ${flag}`],
    ['resolve', 'true', 'Input resolve is "true"; it takes one of fixed, undiscussed, never'],
    ['allow', 'true', `Input allow is "true"; it takes ${allowed}`],
    [
      'allow',
      'unlocated-paths tracked-logs',
      `Input allow is "unlocated-paths tracked-logs"; it takes ${allowed}`,
    ],
    ['dry-run', 'off', `Input dry-run is "off"; it takes ${flag}`],
    ['max-threads', '-1', 'Input max-threads is "-1"; it takes a whole number from 0 to 100000'],
    ['max-threads', '100001', 'Input max-threads is "100001"; it takes a whole number from 0 to 100000'],
    ['max-threads', '1e3', 'Input max-threads is "1e3"; it takes a whole number from 0 to 100000'],
    ['max-threads', '5.0', 'Input max-threads is "5.0"; it takes a whole number from 0 to 100000'],
    ['summary-comment', 'always', 'Input summary-comment is "always"; it takes one of auto, never'],
    ['timeout', '0', 'Input timeout is "0"; it takes a whole number from 1 to 86400'],
    ['timeout', '15m', 'Input timeout is "15m"; it takes a whole number from 1 to 86400'],
    ['client-secret', ' abc ', `Input client-secret ${secret}`],
    ...[`${KEY.slice(1)} `, `${KEY}\nold`, `old\n${KEY}`].map((keys): [InputName, string, string] => [
      'signing-key',
      keys,
      'Input signing-key has a line of fewer than 32 characters, and anyone who reads the comments could guess it from their signatures: make a random key, for example with openssl rand -hex 32',
    ]),
    [
      'service',
      'gerrit',
      'Input service is "gerrit"; it takes one of deployments, gitlab, github, gitea, forgejo',
    ],
  ])('%s: %j', (name, text, message) => {
    expect(errorOf({ [name]: text })).toBe(message);
  });

  test('is shown with its first sixty characters', () => {
    expect(errorOf({ 'dry-run': 'x'.repeat(61) })).toBe(
      `Input dry-run is "${'x'.repeat(60)}"; it takes ${flag}`,
    );
  });

  test('is the first one in the order of action.yml', () => {
    expect(errorOf({ timeout: 'x', 'min-level': 'x' })).toMatch(/^Input min-level /);
  });

  test.each([
    ['base-sha', 'head-sha'],
    ['head-sha', 'base-sha'],
  ] as const)('%s without %s says that both are needed', (given, missing) => {
    expect(errorOf({ [given]: SHA })).toBe(
      `Input ${missing} is missing: base-sha and head-sha are both needed or neither`,
    );
  });
});

const missingIn = (message: string) =>
  [...message.matchAll(/Input (\S+) is missing/gu)].map(([, name]) => name);

describe('an input that is missing', () => {
  test.each([
    ['sarif-file', "the action's input, the variable SARIF_REVIEW_SARIF_FILE, or the flag --sarif-file"],
    ['base-url', "the action's input, the variable SARIF_REVIEW_BASE_URL, or the flag --base-url"],
    ['client-secret', "the action's input or the variable SARIF_REVIEW_CLIENT_SECRET"],
  ] as const)('%s is named with all the ways to set it', (name, ways) => {
    expect(errorOf({ [name]: '' })).toBe(`Input ${name} is missing: set ${ways}`);
  });

  test('is told together with all others, and with what is wrong', () => {
    const nothing: Given = { ...NEEDED, 'sarif-file': '', 'base-url': '', 'client-secret': ' ' };
    expect(errorOf({ ...nothing, 'min-level': 'x', timeout: 'x' }).split('. ')).toEqual([
      expect.stringMatching(/^Input sarif-file is missing: /u),
      expect.stringMatching(/^Input base-url is missing: /u),
      expect.stringMatching(/^Input client-secret is missing: /u),
      'Input min-level is "x"; it takes one of error, warning, note, none, critical, high, medium, low',
      'Input timeout is "x"; it takes a whole number from 1 to 86400',
    ]);
  });

  test('is not missing where it is wrong', () => {
    expect(errorOf({ 'base-sha': 'main', 'head-sha': SHA, 'deployment-number': 'x' })).not.toMatch(
      /missing/u,
    );
  });

  test('is no error where a dry run knows both commits and no service', () => {
    const given: Given = { 'sarif-file': 'a', 'dry-run': 'true', 'base-sha': SHA, 'head-sha': SHA };
    const reviewed = (more: Given) => readInputs((name) => ({ ...given, ...more })[name]).reviewed;
    const commits = { kind: 'commits', diff: { base: SHA, head: SHA } };
    expect(reviewed({})).toEqual(commits);
    expect(reviewed({ 'deployment-number': '293' })).toMatchObject({
      ...commits,
      change: { name: 'deployment 293' },
    });
  });

  test.each<[string, Given]>([
    ['a real run', { 'base-sha': SHA, 'head-sha': SHA }],
    ['a dry run without commits', { 'dry-run': 'true' }],
    [
      'a dry run against a service',
      { 'dry-run': 'true', 'base-sha': SHA, 'head-sha': SHA, 'base-url': 'https://x.example' },
    ],
  ])('is one for %s', (_, given) => {
    const all: Given = { 'sarif-file': 'a', 'client-id': 'id', ...given };
    expect(() => readInputs((name) => all[name])).toThrow(
      /^Input \S+ is missing: set .*Input \S+ is missing: /,
    );
  });
});

describe('the review service', () => {
  const WAYS =
    'No pull request, merge request or deployment request was given: in CI of GitHub, GitLab, Gitea or Forgejo set token; ' +
    'elsewhere set service, token and change, and for GitLab, Gitea and Forgejo base-url; ' +
    'for a deployment request set base-url, client-id, client-secret and deployment-number';
  const errorWith = (given: Given): string => {
    try {
      readInputs((name) => given[name]);
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
    }
    throw new Error('nothing is wrong with these inputs');
  };

  test.each<[string, Given]>([
    ['is that of deployments where all that it needs is given', {}],
    ['may be said outright', { service: 'deployments' }],
  ])('%s', (_, given) => {
    expect(read(given).reviewed.kind).toBe('deployments');
  });

  test.each<[string, Given]>([
    ['client-id', { 'client-id': 'id' }],
    ['client-secret', { 'client-secret': 's3cret' }],
    ['deployment-number', { 'deployment-number': '293' }],
    ['endpoints', { endpoints: 'list-comments: GET /x' }],
    ['service', { service: 'deployments' }],
  ])('is that of deployments where only %s is given, and what is missing is named', (_, given) => {
    const missing = ['base-url', 'client-id', 'client-secret', 'deployment-number'].filter(
      (name) => !Object.hasOwn(given, name),
    );
    expect(missingIn(errorWith({ 'sarif-file': 'a', ...given }))).toEqual(missing);
  });

  test.each<[string, Given]>([
    ['nothing', {}],
    ['an address alone', { 'base-url': 'https://review.example' }],
    ['empty variables', { 'client-id': '', 'client-secret': ' ', 'deployment-number': '' }],
    ['a key of markers, which every service takes', { 'signing-key': KEY }],
  ])('is not guessed from %s: the error names the ways', (_, given) => {
    expect(errorWith({ 'sarif-file': 'a', ...given })).toBe(WAYS);
  });

  test('is told together with the logs that are missing', () => {
    expect(errorWith({})).toMatch(
      /^Input sarif-file is missing: .*\. No pull request, merge request or deployment request was given: /u,
    );
  });

  test('is asked where it is named, also by a dry run that knows both commits', () => {
    const commits = { 'sarif-file': 'a', 'dry-run': 'true', 'base-sha': SHA, 'head-sha': SHA };
    expect(errorWith({ ...commits, service: 'deployments' })).toMatch(/^Input base-url is missing: /u);
  });
});

test('a secret stands in no error, whatever else is wrong', () => {
  const secret = fc.string({ minLength: 8 }).filter((text) => text.trim().length >= 8);
  const wrong = fc.constantFrom<Given>(
    { timeout: 'x' },
    { 'base-sha': SHA },
    { 'deployment-number': 'none' },
    { 'base-url': '' },
    { 'sarif-file': '' },
  );
  fc.assert(
    fc.property(secret, wrong, (text, given) => {
      for (const name of SECRET_INPUTS) expect(errorOf({ ...given, [name]: text })).not.toContain(text);
    }),
  );
});

test.each([
  ['base-url', 'SARIF_REVIEW_BASE_URL'],
  ['timeout', 'SARIF_REVIEW_TIMEOUT'],
  ['signing-key', 'SARIF_REVIEW_SIGNING_KEY'],
] as const)('the variable of %s is %s', (name, variable) => {
  expect(variableName(name)).toBe(variable);
});

describe('whatever CI and inputs say', () => {
  const address = fc.constantFrom(
    ...['https://ghe.example/api/v3', 'https://ghe.example/api/v3/', 'https://ghe.example/api/v1'],
    ...[
      'HTTPS://GHE.EXAMPLE/API/V3',
      'https://GHE.example/api/v4/',
      'https://ghe.example',
      'ghe.example',
      '',
    ],
    ...['https://other.example/api/v4', 'http://ghe.example/api/v3', 'https://u:p@ghe.example/'],
  );
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const given = fc.record({
    'base-url': maybe(address),
    service: maybe(fc.constantFrom('github', 'gitlab', 'deployments', 'none')),
    token: maybe(fc.constantFrom('a-token-of-ours', '$TOKEN')),
    change: maybe(
      fc.constantFrom(
        ...['12', 'acme/shop#12', 'https://ghe.example/acme/shop/pull/12'],
        ...['!12', 'acme/shop!12', 'x'],
      ),
    ),
    'client-id': maybe(fc.constant('id')),
    'dry-run': maybe(fc.constantFrom('true', 'false')),
    'base-sha': maybe(fc.constant(SHA)),
  });
  const variables = fc.record({
    GITHUB_API_URL: maybe(address),
    GITHUB_REPOSITORY: maybe(fc.constantFrom('acme/shop', '')),
    GITHUB_REF: maybe(fc.constantFrom('refs/pull/12/merge', 'refs/heads/main')),
    GITHUB_EVENT_NAME: maybe(fc.constantFrom('pull_request', 'push', 'merge_group')),
    GITHUB_SHA: maybe(fc.constant(SHA)),
    CI_API_V4_URL: maybe(address),
    CI_MERGE_REQUEST_IID: maybe(fc.constantFrom('12', '')),
    CI_PROJECT_ID: maybe(fc.constant('1')),
  });
  const ciOf = (which: string, environment: Readonly<Record<string, string | undefined>>) => {
    const out = fakeStream();
    const streams = { redactor: createRedactor([]), log: out, trouble: out, document: out };
    return which === 'github'
      ? onGithub(environment, 'given', { name: environment.GITHUB_EVENT_NAME ?? '', actor: '', payload: {} })
          .ci
      : gitlabHost({ flags: {}, environment, ...streams }, () => 0).ci;
  };

  test('no error is without a text', async () => {
    const system = fc.constantFrom('github', 'gitlab');
    await fc.assert(
      fc.asyncProperty(given, variables, system, async (inputs, environment, which) => {
        const ci = ciOf(which, environment);
        const all: Given = { 'sarif-file': 'a.sarif', ...inputs };
        try {
          readInputs((name) => all[name], { ci });
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigurationError);
          expect(String((error as Error).message).length).toBeGreaterThan(20);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['github', 'https://ghe.example/api/v3/'],
    ['github', 'HTTPS://GHE.EXAMPLE/api/v3'],
    ['github', 'https://ghe.example/API/V3'],
    ['github', 'https://ghe.example/api/v1'],
    ['gitlab', 'https://ghe.example/api/v4/'],
    ['gitlab', 'HTTPS://GHE.EXAMPLE/api/v4'],
  ])('addresses of %s are compared as addresses: %s', async (which, url) => {
    const environment = {
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REF: 'refs/pull/12/merge',
      CI_API_V4_URL: url,
      CI_MERGE_REQUEST_IID: '12',
      CI_PROJECT_ID: '1',
    };
    const ci = ciOf(which, environment);
    const all: Given = { 'sarif-file': 'a.sarif', token: 'a-token-of-ours' };
    expect(readInputs((name) => all[name], { ci }).reviewed).toMatchObject({
      kind: which,
      apiUrl: expect.stringMatching(/^https:\/\/ghe\.example\/api\/v\d$/iu),
    });
  });
});

describe('the policy', () => {
  test.each([
    [{}, 'nofilter', 'added'],
    [{ 'baseline-sarif-file': 'base.sarif' }, 'nofilter', 'added'],
    [{ 'baseline-sarif-file': 'base.sarif', 'filter-mode': 'file' }, 'file', 'file'],
  ] as const)(
    'of %j selects by %s what is new by the baseline, and by %s what was not compared',
    (raw, mode, byLine) => {
      const { filterMode, filterModeByLine } = toPolicy(read(raw));
      expect([filterMode, filterModeByLine]).toEqual([mode, byLine]);
    },
  );
});
