import { WORDS } from './page/words.ts';
import type { Settings } from './settings.ts';
import { SHELLS, type Shell } from './shell.ts';
import type { RunningSandbox } from './start-sandbox.ts';

interface Reader {
  readonly shell?: Shell;
  /** What starts this program. */
  readonly command?: string;
  readonly service?: Settings['service'];
  /** The logs that were named; without any, a glob that people replace. */
  readonly logs?: readonly string[] | undefined;
  /** Whether the change moves on by itself. */
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
  const { baseUrl, adminUrl, adminToken, deploymentNumber } = running;
  const { set, quote, call } = SHELLS[shell];
  const { change } = WORDS[service];
  const named = (logs.length === 0 ? ['reports/*.sarif'] : logs).map(quote).join(' ');
  const page = deploymentNumber === undefined ? baseUrl : `${baseUrl}/deployments/${deploymentNumber}`;
  return [
    `The sandbox is ready: ${page}`,
    'Sign in on the page as anybody; there are no passwords. Ctrl+C stops the sandbox, its data stays.',
    '',
    'In another terminal:',
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
function variablesOf(
  running: RunningSandbox,
  service: Settings['service'],
): readonly (readonly [name: string, value: string])[] {
  const { baseUrl, clientId, clientSecret, gitlabToken, githubToken, deploymentNumber, project } = running;
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
        ...change('SARIF_REVIEW_MERGE_REQUEST', `${baseUrl}/${project}/-/merge_requests/${deploymentNumber}`),
      ];
    case 'github':
      return [
        ['SARIF_REVIEW_SERVICE', service],
        ['SARIF_REVIEW_BASE_URL', `${baseUrl}/github`],
        ['SARIF_REVIEW_TOKEN', githubToken],
        ...change('SARIF_REVIEW_PULL_REQUEST', `${project}#${deploymentNumber}`),
      ];
  }
}
