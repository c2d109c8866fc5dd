import { SHELLS, type Shell } from './shell.ts';
import type { RunningSandbox } from './start-sandbox.ts';

interface ReachOptions {
  /** The logs that were named; without any, a glob that people replace. */
  readonly logs?: readonly string[] | undefined;
  /** Whether the deployment moves on by itself. */
  readonly follows?: boolean | undefined;
}

/** What a person who started the sandbox on a terminal needs next, ready to paste. Ends without a newline. */
export function howToReach(
  running: RunningSandbox,
  shell: Shell = 'sh',
  { logs = [], follows = false }: ReachOptions = {},
): string {
  const { baseUrl, clientId, clientSecret, adminUrl, adminToken, deploymentNumber } = running;
  const { set, quote, call } = SHELLS[shell];
  const named = (logs.length === 0 ? ['reports/*.sarif'] : logs).map(quote).join(' ');
  const page = deploymentNumber === undefined ? baseUrl : `${baseUrl}/deployments/${deploymentNumber}`;
  return [
    `The sandbox is ready: ${page}`,
    'Sign in on the page as anybody; there are no passwords. Ctrl+C stops the sandbox, its data stays.',
    '',
    'In another terminal:',
    `  ${set('SARIF_REVIEW_BASE_URL', baseUrl)}`,
    `  ${set('SARIF_REVIEW_CLIENT_ID', clientId)}`,
    `  ${set('SARIF_REVIEW_CLIENT_SECRET', clientSecret)}`,
    ...(deploymentNumber === undefined
      ? [
          '',
          'A run needs a deployment. To get one of your own branch, start the sandbox in your checkout with',
          '  --repository . --base main',
          `or make one by POST ${adminUrl}/deployments, with the token ${adminToken}`,
        ]
      : [
          `  ${set('SARIF_REVIEW_DEPLOYMENT_NUMBER', String(deploymentNumber))}`,
          `  ${set('SANDBOX_TOKEN', adminToken)}`,
          '',
          'There, when your analyzer has written its log:',
          `  npx sarif-review run --sarif-file ${named} --report-file report.json`,
          '',
          'To see on the page what the run did, and why:',
          `  ${call('POST', `${adminUrl}/deployments/${deploymentNumber}/runs`, { file: 'report.json' })}`,
          '',
          ...(follows
            ? ['The deployment follows your branch: commit, analyze, and run again.']
            : [
                'After a further commit, to move the deployment on (with --watch it moves by itself):',
                `  ${call('PATCH', `${adminUrl}/deployments/${deploymentNumber}`, { json: '{"head":"HEAD"}' })}`,
              ]),
        ]),
  ].join('\n');
}
