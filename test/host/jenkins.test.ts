import { describe, expect, test } from '@jest/globals';
import { isJenkins, jenkinsHost } from '../../src/host/jenkins.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { fakeStream } from './fake-stream.ts';

const jenkins = (environment: Readonly<Record<string, string>>) => {
  const out = fakeStream();
  return jenkinsHost({
    flags: {},
    environment,
    redactor: createRedactor([]),
    log: out,
    trouble: out,
    document: out,
  });
};

test.each<[boolean, Readonly<Record<string, string>>]>([
  [true, { JENKINS_URL: 'https://ci.example/', BUILD_URL: 'https://ci.example/job/a/1/' }],
  [false, { JENKINS_URL: 'https://ci.example/' }],
  [false, { JENKINS_URL: '', BUILD_URL: '' }],
  [false, {}],
])('it is Jenkins: %j with %j', (expected, environment) => {
  expect(isJenkins(environment)).toBe(expected);
});

describe('on Jenkins', () => {
  test.each<[string | undefined, Readonly<Record<string, string>>]>([
    ['nightly', { JOB_NAME: 'nightly' }],
    ['nightly', { JOB_NAME: 'team/nightly' }],
    ['shop', { JOB_NAME: 'team/shop/PR-12', BRANCH_NAME: 'PR-12' }],
    ['shop', { JOB_NAME: 'shop/deployments%2F293', BRANCH_NAME: 'deployments/293' }],
    [undefined, {}],
    [undefined, { JOB_NAME: '' }],
  ])('the job is %s with %j', (name, environment) => {
    expect(jenkins(environment).jobName).toBe(name);
  });

  test('the build and its folder are known', () => {
    const environment = { BUILD_URL: 'https://ci.example/job/a/1/', WORKSPACE: '/w' };
    expect(jenkins(environment)).toMatchObject({ runUrl: environment.BUILD_URL, workspaces: ['/w'] });
    expect(jenkins({})).toMatchObject({ workspaces: [] });
  });
});
