import { describe, expect, test } from '@jest/globals';
import { chooseShell, howToReach, ownCommand, SHELLS, type Shell } from '../how-to-reach.ts';

const RUNNING = {
  baseUrl: 'http://127.0.0.1:8080',
  page: 'http://127.0.0.1:8080/sign-in/the-entrance',
  clientId: 'the-client',
  clientSecret: 'the-secret',
  adminUrl: 'http://127.0.0.1:8080/admin',
  adminToken: 'the-token',
  gitlabToken: 'glpat-token',
  githubToken: 'ghs_token',
  giteaToken: '0123456789abcdef',
  deploymentNumber: 7,
  close: async () => undefined,
};

test.each<[Shell, NodeJS.Platform, Readonly<Record<string, string>>]>([
  ['sh', 'linux', {}],
  ['sh', 'darwin', { PROMPT: '%n' }],
  ['powershell', 'win32', { PSModulePath: 'x' }],
  ['cmd', 'win32', { PROMPT: '$P$G', PSModulePath: 'x' }],
  ['sh', 'win32', { MSYSTEM: 'MINGW64', PROMPT: '$P$G' }],
])('the lines to paste are for %s on %s with %j', (shell, platform, environment) => {
  expect(chooseShell(platform, environment)).toBe(shell);
});

describe.each<[Shell, readonly string[]]>([
  [
    'sh',
    [
      'export SARIF_REVIEW_CLIENT_SECRET=the-secret',
      "sarif-review run --sarif-file 'reports/*.sarif' --report-file report.json",
      `curl -X POST http://127.0.0.1:8080/admin/deployments/7/runs -d @report.json -H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`,
      `curl -X PATCH http://127.0.0.1:8080/admin/deployments/7 -d '{"head":"HEAD"}' -H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`,
    ],
  ],
  [
    'powershell',
    [
      "$env:SARIF_REVIEW_CLIENT_SECRET = 'the-secret'",
      "sarif-review run --sarif-file 'reports/*.sarif' --report-file report.json",
      `Invoke-RestMethod -Method Post http://127.0.0.1:8080/admin/deployments/7/runs -InFile report.json -ContentType application/json -Headers @{ Authorization = "Bearer $env:SANDBOX_TOKEN" }`,
      `Invoke-RestMethod -Method Patch http://127.0.0.1:8080/admin/deployments/7 -Body '{"head":"HEAD"}' -ContentType application/json -Headers @{ Authorization = "Bearer $env:SANDBOX_TOKEN" }`,
    ],
  ],
  [
    'cmd',
    [
      'set "SARIF_REVIEW_CLIENT_SECRET=the-secret"',
      'sarif-review run --sarif-file "reports/*.sarif" --report-file report.json',
      'curl -X POST http://127.0.0.1:8080/admin/deployments/7/runs -d @report.json -H "Content-Type: application/json" -H "Authorization: Bearer %SANDBOX_TOKEN%"',
      'curl -X PATCH http://127.0.0.1:8080/admin/deployments/7 -d "{\\"head\\":\\"HEAD\\"}" -H "Content-Type: application/json" -H "Authorization: Bearer %SANDBOX_TOKEN%"',
    ],
  ],
])('in %s', (shell, lines) => {
  test('each line is one of that shell', () => {
    expect(howToReach(RUNNING, { shell }).split('\n')).toEqual(
      expect.arrayContaining(lines.map((line) => `  ${line}`)),
    );
  });

  test('they name the logs that were given', () => {
    const { quote } = SHELLS[shell];
    const text = howToReach(RUNNING, {
      shell,
      logs: ['eslint.sarif', 'my logs/pmd.sarif'],
      follows: true,
    });
    expect(text).toContain(
      `--sarif-file ${quote('eslint.sarif')} ${quote('my logs/pmd.sarif')} --report-file`,
    );
    expect(text).toContain('The deployment follows your branch');
    expect(text).not.toContain('PATCH');
  });

  test('nothing of another shell is left', () => {
    const text = howToReach(RUNNING, { shell });
    expect(/^ {2}export /mu.test(text)).toBe(shell === 'sh');
    expect(text.includes('$env:')).toBe(shell === 'powershell');
    expect(/^ {2}set /mu.test(text)).toBe(shell === 'cmd');
  });
});

test.each([
  [
    'gitlab',
    'merge request',
    [
      'export SARIF_REVIEW_SERVICE=gitlab',
      'export SARIF_REVIEW_BASE_URL=http://127.0.0.1:8080',
      'export SARIF_REVIEW_TOKEN=glpat-token',
      'export SARIF_REVIEW_CHANGE=http://127.0.0.1:8080/sandbox/shop/-/merge_requests/7',
    ],
  ],
  [
    'github',
    'pull request',
    [
      'export SARIF_REVIEW_SERVICE=github',
      'export SARIF_REVIEW_BASE_URL=http://127.0.0.1:8080/github',
      'export SARIF_REVIEW_TOKEN=ghs_token',
      'export SARIF_REVIEW_CHANGE=sandbox/shop#7',
    ],
  ],
  [
    'forgejo',
    'pull request',
    [
      'export SARIF_REVIEW_SERVICE=forgejo',
      'export SARIF_REVIEW_BASE_URL=http://127.0.0.1:8080/forgejo',
      'export SARIF_REVIEW_TOKEN=0123456789abcdef',
      'export SARIF_REVIEW_SIGNING_KEY=the-signing-key-of-the-sandbox',
      'export SARIF_REVIEW_CHANGE=sandbox/shop#7',
    ],
  ],
] as const)('as %s it tells the variables of a %s', (service, change, lines) => {
  const text = howToReach({ ...RUNNING, project: 'sandbox/shop' }, { service });
  expect(text.split('\n')).toEqual(expect.arrayContaining(lines.map((line) => `  ${line}`)));
  expect(text).toContain(`to move the ${change} on`);
  expect(text).not.toContain('the-secret');
  const { deploymentNumber: _, ...bare } = RUNNING;
  expect(howToReach(bare, { service })).toContain(`A run needs a ${change}.`);
});

test.each([
  ['/usr/local/bin/sarif-review', 'sarif-review'],
  [undefined, 'sarif-review'],
  ['/home/ada/sarif review/dist/cli.js', "node '/home/ada/sarif review/dist/cli.js'"],
])('what was started as %s is started again by %s', (file, command) => {
  expect(ownCommand(file, (text) => `'${text}'`)).toBe(command);
  expect(howToReach(RUNNING, { command })).toContain(`  ${command} run --sarif-file`);
});
