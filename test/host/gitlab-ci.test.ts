import { describe, expect, test } from '@jest/globals';
import { gitlabCi } from '../../src/host/gitlab-ci.ts';

const SHA = 'c'.repeat(40);
const PIPELINE = {
  CI_API_V4_URL: 'https://gitlab.example/api/v4',
  CI_PROJECT_ID: '42',
  CI_PROJECT_PATH: 'group/fork',
  CI_PIPELINE_ID: '99',
  CI_COMMIT_SHA: SHA,
  CI_JOB_TOKEN: 'token-of-the-job',
};
const MERGE_REQUEST = {
  ...PIPELINE,
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_IID: '12',
  CI_MERGE_REQUEST_PROJECT_ID: '41',
};

describe('a pipeline of GitLab CI', () => {
  test('of a merge request names it, the project that it goes to, and itself', () => {
    expect(gitlabCi(MERGE_REQUEST)).toEqual({
      service: 'gitlab',
      apiUrl: 'https://gitlab.example/api/v4',
      project: '41',
      change: { kind: 'number', number: 12 },
      pipeline: { id: 99, sha: SHA },
      pipelineProjects: ['42', 'group/fork'],
      isJobToken: expect.any(Function),
    });
  });

  test('knows the token of its job, and hands it to nobody', () => {
    const ci = gitlabCi(MERGE_REQUEST);
    expect([ci?.isJobToken('token-of-the-job'), ci?.isJobToken('another')]).toEqual([true, false]);
    expect(JSON.stringify(ci)).not.toContain('token-of-the-job');
  });

  test.each<[string, object]>([
    ['detached', { kind: 'number', number: 12 }],
    ['merged_result', { kind: 'number', number: 12 }],
    ['merge_train', { kind: 'queue', sha: SHA, number: 12 }],
  ])('of the kind %s', (kind, change) => {
    expect(gitlabCi({ ...MERGE_REQUEST, CI_MERGE_REQUEST_EVENT_TYPE: kind })?.change).toEqual(change);
  });

  test.each<[string | undefined, string]>([
    [undefined, ', or name one in merge-request'],
    ['group/app!7', ', or set merge-request to group/app!7'],
    ['group/app!7,group/app!8', ', or name one in merge-request'],
  ])('of a branch (open merge requests: %s) passes, and says how to review', (open, end) => {
    const environment = {
      ...PIPELINE,
      CI_PIPELINE_SOURCE: 'push',
      ...(open && { CI_OPEN_MERGE_REQUESTS: open }),
    };
    const ci = gitlabCi(environment);
    expect(ci?.project).toBe('42');
    expect(ci?.change).toEqual({
      kind: 'none',
      reason: 'this pipeline (push) has no merge request',
      remedy: `run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event")${end}`,
      mayPass: true,
    });
  });

  test('that does not say where its GitLab is tells nothing', () => {
    expect(gitlabCi({ ...MERGE_REQUEST, CI_API_V4_URL: '' })).toBeUndefined();
  });
});
