import { tmpdir } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { OLD_INPUTS } from '../../src/inputs/old-names.ts';
import { variableName } from '../../src/inputs/variables.ts';
import { runSourceAction, runSourceCli } from './run-cli.ts';

const HERE = tmpdir();
const VALUE = 'hunter2hunter2';

describe('an input under the name that it had before is refused with the new one, and its value is not repeated', () => {
  test.each([
    ['run', '--resolve-fixed', 'never in place of false'],
    ['plan', '--ready-timeout', 'three times its seconds'],
    ['doctor', '--previous-client-secret', 'write it on a line below the present key'],
    ['clean', '--merge-request', 'is now change'],
    ['history', '--pull-request', 'is now change'],
  ])('as a flag of %s: %s', async (command, flag, remedy) => {
    for (const words of [[`${flag}=${VALUE}`], [flag, VALUE], ['--tools', 'ESLint', flag]]) {
      const { status, out, err } = await runSourceCli([command, ...words], HERE);
      expect(err).toMatch(new RegExp(`^Error: ${flag} is now `, 'u'));
      expect(err).toContain(remedy);
      expect(out + err).not.toContain(VALUE);
      expect(status).toBe(2);
    }
  });

  const ALL = Object.fromEntries(OLD_INPUTS.map((name) => [variableName(name), VALUE]));

  test.each(['run', 'plan', 'doctor', 'clean', 'history'])('as a variable, by %s', async (command) => {
    // Each of the two says at once what is reviewed, so that nothing else comes before.
    const { status, out, err } = await runSourceCli([command], HERE, {
      ...ALL,
      SARIF_REVIEW_SERVICE: 'gitlab',
      SARIF_REVIEW_BASE_URL: 'https://gitlab.invalid',
      SARIF_REVIEW_CHANGE: 'g/p!1',
      SARIF_REVIEW_SARIF_FILE: 'none.sarif',
    });
    for (const name of OLD_INPUTS) expect(out + err).toContain(`Input ${name} is now `);
    expect(out + err).not.toContain('Unknown variable');
    expect(out + err).not.toContain(VALUE);
    expect(status).toBe(2);
  });

  test.each([
    ['a pull request', { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }],
    // Such a run is skipped otherwise, and passes.
    ['a push', { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }],
  ])('as an input of the action that GitHub hands over all the same, for %s', async (_, event) => {
    const { status, out } = await runSourceAction(HERE, {
      ...event,
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/app',
      'INPUT_SARIF-FILE': 'none.sarif',
      INPUT_TOKEN: 'ghs_of-the-job',
      ...Object.fromEntries(OLD_INPUTS.map((name) => [`INPUT_${name.toUpperCase()}`, VALUE])),
    });
    for (const name of OLD_INPUTS) expect(out).toContain(`Input ${name} is now `);
    expect(out).not.toContain(VALUE);
    expect(status).toBe(2);
  });
});
