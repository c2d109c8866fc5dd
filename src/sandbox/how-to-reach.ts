import type { RunningSandbox } from './start-sandbox.ts';

/** Of a call of the administration, for a shell that has the token in a variable. */
const HEADERS = `-H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`;

/** What a person who started the sandbox on a terminal needs next, ready to paste. Ends without a newline. */
export function howToReach(running: RunningSandbox): string {
  const { baseUrl, clientId, clientSecret, adminUrl, adminToken, deploymentNumber } = running;
  const page = deploymentNumber === undefined ? baseUrl : `${baseUrl}/deployments/${deploymentNumber}`;
  return [
    `The sandbox is ready: ${page}`,
    'Sign in on the page as anybody; there are no passwords. Ctrl+C stops the sandbox, its data stays.',
    '',
    'In another terminal:',
    `  export SARIF_REVIEW_BASE_URL=${baseUrl}`,
    `  export SARIF_REVIEW_CLIENT_ID=${clientId}`,
    `  export SARIF_REVIEW_CLIENT_SECRET=${clientSecret}`,
    ...(deploymentNumber === undefined
      ? [
          '',
          'A run needs a deployment. To get one of your own branch, start the sandbox in your checkout with',
          '  --repository . --base main',
          `or make one by POST ${adminUrl}/deployments, with the token ${adminToken}`,
        ]
      : [
          `  export SARIF_REVIEW_DEPLOYMENT_NUMBER=${deploymentNumber}`,
          `  export SANDBOX_TOKEN=${adminToken}`,
          '',
          'There, when your analyzer has written its log:',
          "  npx sarif-review run --sarif-file 'reports/*.sarif' --report-file report.json",
          '',
          'To see on the page what the run did, and why:',
          `  curl -X POST ${adminUrl}/deployments/${deploymentNumber}/runs -d @report.json ${HEADERS}`,
          '',
          'After a further commit, to move the deployment on:',
          `  curl -X PATCH ${adminUrl}/deployments/${deploymentNumber} -d '{"head":"HEAD"}' ${HEADERS}`,
        ]),
  ].join('\n');
}
