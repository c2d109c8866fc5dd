import { basename } from 'node:path';
import { WORDS } from './page/layout.tsx';
import type { Settings } from './settings.ts';
import type { RunningSandbox } from './start-sandbox.ts';

interface Reader {
  readonly shell?: Shell;
  /** What starts this program. */
  readonly command?: string;
  readonly service?: Settings['service'];
  /** The logs that were named; without any, a glob that people replace. */
  readonly logs?: readonly string[] | undefined;
  /** The change moves on by itself. */
  readonly follows?: boolean | undefined;
}

/** What a person who started the sandbox on a terminal needs next, ready to paste. Ends without a newline. */
export function howToReach(
  running: RunningSandbox,
  {
    shell = 'sh',
    command = 'sarif-review',
    service = 'deployments',
    logs = [],
    follows = false,
  }: Reader = {},
): string {
  const { page, adminUrl, adminToken, deploymentNumber } = running;
  const { set, quote, call } = SHELLS[shell];
  const { change } = WORDS[service];
  const named = (logs.length === 0 ? ['reports/*.sarif'] : logs).map(quote).join(' ');
  return [
    ...(logs.length === 0 || deploymentNumber === undefined
      ? [`The sandbox is ready: ${page}`]
      : [`The threads, and why each is there: ${page}`]),
    'There you are Ada Reviewer; sign in as anybody else, without a password. Ctrl+C stops the sandbox, its data stays.',
    '',
    'To run reviews yourself, in another terminal:',
    ...variablesOf(running, service).map(([name, value]) => `  ${set(name, value)}`),
    ...(deploymentNumber === undefined
      ? [
          '',
          `A run needs a ${change}. To get one of your own branch, start the sandbox in your checkout with`,
          '  --repository . --base main',
          `or make one by POST ${adminUrl}/deployments, with the token ${adminToken}`,
        ]
      : [
          `  ${set('SANDBOX_TOKEN', adminToken)}`,
          '',
          'There, when your analyzer has written its log:',
          `  ${command} run --sarif-file ${named} --report-file report.json`,
          '',
          'To see on the page what the run did, and why:',
          `  ${call('POST', `${adminUrl}/deployments/${deploymentNumber}/runs`, { file: 'report.json' })}`,
          '',
          ...(follows
            ? [`The ${change} follows your branch: commit, analyze, and run again.`]
            : [
                `After a further commit, to move the ${change} on (with --watch it moves by itself):`,
                `  ${call('PATCH', `${adminUrl}/deployments/${deploymentNumber}`, { json: '{"head":"HEAD"}' })}`,
              ]),
        ]),
  ].join('\n');
}

/** The variables of a run against the sandbox. */
export function variablesOf(
  running: RunningSandbox,
  service: Settings['service'],
): readonly (readonly [name: string, value: string])[] {
  const { baseUrl, clientId, clientSecret, gitlabToken, githubToken, giteaToken, deploymentNumber, project } =
    running;
  const change = (variable: string, value: string) =>
    deploymentNumber === undefined ? [] : [[variable, value] as const];
  switch (service) {
    case 'deployments':
      return [
        ['SARIF_REVIEW_BASE_URL', baseUrl],
        ['SARIF_REVIEW_CLIENT_ID', clientId],
        ['SARIF_REVIEW_CLIENT_SECRET', clientSecret],
        ...change('SARIF_REVIEW_DEPLOYMENT_NUMBER', String(deploymentNumber)),
      ];
    case 'gitlab':
      return [
        ['SARIF_REVIEW_SERVICE', service],
        ['SARIF_REVIEW_BASE_URL', baseUrl],
        ['SARIF_REVIEW_TOKEN', gitlabToken],
        // By its page: a shell may read something into the exclamation mark of its number.
        ...change('SARIF_REVIEW_CHANGE', `${baseUrl}/${project}/-/merge_requests/${deploymentNumber}`),
      ];
    case 'github':
      return [
        ['SARIF_REVIEW_SERVICE', service],
        ['SARIF_REVIEW_BASE_URL', `${baseUrl}/github`],
        ['SARIF_REVIEW_TOKEN', githubToken],
        ...change('SARIF_REVIEW_CHANGE', `${project}#${deploymentNumber}`),
      ];
    case 'gitea':
    case 'forgejo':
      return [
        ['SARIF_REVIEW_SERVICE', service],
        ['SARIF_REVIEW_BASE_URL', `${baseUrl}/${service}`],
        ['SARIF_REVIEW_TOKEN', giteaToken],
        // The account of the token is that of every workflow.
        ['SARIF_REVIEW_SIGNING_KEY', 'the-signing-key-of-the-sandbox'],
        ...change('SARIF_REVIEW_CHANGE', `${project}#${deploymentNumber}`),
      ];
  }
}

/** Shells that lines to paste are written for. */
export type Shell = 'sh' | 'powershell' | 'cmd';

/** The body of a call: a file, or JSON as it stands. */
type Body = { readonly file: string } | { readonly json: string };

/** How a shell writes what a person is to paste. */
interface ShellLines {
  set(variable: string, value: string): string;
  quote(text: string): string;
  /** A call of the administration, whose token is in the variable `SANDBOX_TOKEN`. */
  call(method: 'POST' | 'PATCH', url: string, body: Body): string;
}

export const SHELLS: Readonly<Record<Shell, ShellLines>> = {
  sh: {
    set: (variable, value) => `export ${variable}=${value}`,
    quote: (text) => `'${text}'`,
    call: (method, url, body) =>
      `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `'${body.json}'`} ` +
      `-H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`,
  },
  // Its own `curl` is another program, and quotes within arguments are lost on the way to programs.
  powershell: {
    set: (variable, value) => `$env:${variable} = '${value}'`,
    quote: (text) => `'${text}'`,
    call: (method, url, body) =>
      `Invoke-RestMethod -Method ${method === 'POST' ? 'Post' : 'Patch'} ${url} ` +
      `${'file' in body ? `-InFile ${body.file}` : `-Body '${body.json}'`} ` +
      '-ContentType application/json -Headers @{ Authorization = "Bearer $env:SANDBOX_TOKEN" }',
  },
  cmd: {
    set: (variable, value) => `set "${variable}=${value}"`,
    quote: (text) => `"${text}"`,
    call: (method, url, body) =>
      `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `"${body.json.replaceAll('"', '\\"')}"`} ` +
      '-H "Content-Type: application/json" -H "Authorization: Bearer %SANDBOX_TOKEN%"',
  },
};

/** The shell that a person likely sits at. On Windows cmd has a `PROMPT`, and Git Bash says who it is. */
export function chooseShell(
  platform: NodeJS.Platform,
  { MSYSTEM, PROMPT }: Readonly<Record<string, string | undefined>>,
): Shell {
  if (platform !== 'win32' || MSYSTEM !== undefined) return 'sh';
  return PROMPT === undefined ? 'powershell' : 'cmd';
}

/**
 * The command that starts this program again in the same shell: its name where it is installed, else Node.js
 * with the file that runs.
 *
 * @param file the program as Node.js was given it (`process.argv[1]`)
 */
export function ownCommand(file: string | undefined, quote: (text: string) => string): string {
  return file === undefined || basename(file) === 'sarif-review' ? 'sarif-review' : `node ${quote(file)}`;
}
