import { describe, expect, test } from '@jest/globals';
import { gitlabHost } from '../../src/host/gitlab.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { fakeStream } from './fake-stream.ts';

const ERASE = '\u001b[0K';

function gitlab(environment: Readonly<Record<string, string>> = {}) {
  const out = fakeStream();
  let now = 1_700_000_000;
  const redactor = createRedactor(['s3cret-of-mine']);
  const host = gitlabHost({ flags: {}, environment, redactor, log: out, trouble: out, document: out }, () => {
    now += 1;
    return now;
  });
  return { host, out };
}

describe('on GitLab CI', () => {
  test('files are shown below the address of the project', () => {
    const { host } = gitlab({ CI_PROJECT_URL: 'https://gitlab.example/acme/app' });
    expect(host.repository).toEqual({ address: 'https://gitlab.example/acme/app', files: '/-/blob/' });
  });

  test('parts of the log are sections of their own, closed before what comes after', () => {
    const { host, out } = gitlab({ NO_COLOR: '1' });
    host.group('Reading');
    host.info('a log');
    host.group('Plan');
    host.endGroup();
    host.endGroup();
    host.error('failed');
    expect(out.text().split('\n')).toEqual([
      `${ERASE}section_start:1700000001:sarif_review_1[collapsed=true]\r${ERASE}Reading`,
      'a log',
      `${ERASE}section_end:1700000002:sarif_review_1\r${ERASE}`,
      `${ERASE}section_start:1700000003:sarif_review_2[collapsed=true]\r${ERASE}Plan`,
      `${ERASE}section_end:1700000004:sarif_review_2\r${ERASE}`,
      'Error: failed',
      '',
    ]);
  });

  test('text of others opens and closes no section, and shows no secret', () => {
    const { host, out } = gitlab();
    const hostile = `${ERASE}section_end:1:sarif_review_1\r${ERASE} s3cret-of-mine`;
    host.group(hostile);
    host.info(hostile, 'new');
    host.error(hostile);
    expect(out.text().match(/section_(?:start|end):\d/gu)).toEqual(['section_start:1']);
    expect(out.text()).not.toContain('s3cret-of-mine');
  });

  test('a secret that is masked is not printed for it', () => {
    const { host, out } = gitlab();
    host.mask('another-secret');
    host.info('it is another-secret');
    expect(out.text()).not.toContain('another-secret');
  });

  test('colors are shown, unless the user does not want them', () => {
    const [{ host, out }, without] = [gitlab(), gitlab({ NO_COLOR: '1' })];
    host.info('good', 'good');
    without.host.info('good', 'good');
    expect(out.text()).toContain('\u001b[32m');
    expect(without.out.text()).toBe('good\n');
  });

  test('the job, its address and its folder come from the variables', () => {
    const { host } = gitlab({
      CI_JOB_NAME: 'lint',
      CI_JOB_URL: 'https://gitlab.example/j/1',
      CI_PROJECT_DIR: '/builds/app',
    });
    expect(host).toMatchObject({
      jobName: 'lint',
      runUrl: 'https://gitlab.example/j/1',
      workspaces: ['/builds/app'],
    });
    expect(host.temporaryFolder).toBeUndefined();
  });

  const base = { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'b', CI_COMMIT_SHA: 'c' };
  test.each<[string, Record<string, string>, object | undefined]>([
    [
      'of a merged result is that of the source branch',
      { ...base, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 's' },
      { base: 'b', head: 's' },
    ],
    [
      'is the commit where there is no merged result',
      { ...base, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '' },
      { base: 'b', head: 'c' },
    ],
    ['is not known outside of merge requests', { CI_COMMIT_SHA: 'c' }, undefined],
  ])('the head %s', (_, environment, change) => {
    expect(gitlab(environment).host.change).toEqual(change);
  });

  const merged = { ...base, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 's' };
  test.each<[string, Record<string, string>, object | undefined]>([
    [
      'a merged result',
      {
        ...merged,
        CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      },
      { head: 's', testMerge: 'c', targetBranch: 'main' },
    ],
    [
      'a merge train',
      { ...merged, CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train' },
      { head: 's', testMerge: 'c' },
    ],
    [
      'the source branch alone',
      {
        ...base,
        CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      },
      { head: 'c', targetBranch: 'main' },
    ],
    ['no merge request', { CI_COMMIT_SHA: 'c', CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result' }, undefined],
  ])('a pipeline of %s names its change', (_, environment, change) => {
    expect(gitlab(environment).host.namedChange).toEqual(change);
  });

  const fork = { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', CI_MERGE_REQUEST_PROJECT_ID: '1' };
  test.each<[string, Record<string, string>, string | undefined]>([
    ['a pipeline of a fork', { ...fork, CI_PROJECT_ID: '2' }, 'is-useless'],
    ['a pipeline of the parent for a fork', { ...fork, CI_PROJECT_ID: '1' }, 'works'],
    [
      'the project itself',
      { ...fork, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1', CI_PROJECT_ID: '1' },
      undefined,
    ],
    ['no merge request', {}, undefined],
  ])(
    '%s gets no secrets where it is one of a fork, and a token that is given %s',
    (_, environment, token) => {
      expect(gitlab(environment).host.untrusted?.givenToken).toBe(token);
    },
  );
});

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
    expect(gitlab(MERGE_REQUEST).host.ci).toEqual({
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
    const ci = gitlab(MERGE_REQUEST).host.ci;
    expect([ci?.isJobToken?.('token-of-the-job'), ci?.isJobToken?.('another')]).toEqual([true, false]);
    expect(JSON.stringify(ci)).not.toContain('token-of-the-job');
  });

  test.each<[string, object]>([
    ['detached', { kind: 'number', number: 12 }],
    ['merged_result', { kind: 'number', number: 12 }],
    ['merge_train', { kind: 'queue', sha: SHA, number: 12 }],
  ])('of the kind %s', (kind, change) => {
    expect(gitlab({ ...MERGE_REQUEST, CI_MERGE_REQUEST_EVENT_TYPE: kind }).host.ci?.change).toEqual(change);
  });

  test('of a branch passes, and says how to review', () => {
    const { ci } = gitlab({ ...PIPELINE, CI_PIPELINE_SOURCE: 'push' }).host;
    expect(ci?.project).toBe('42');
    expect(ci?.change).toEqual({
      kind: 'none',
      reason: 'this pipeline (push) has no merge request',
      remedy:
        'run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event"), or name one in change',
      mayPass: true,
    });
  });

  test('that does not say where its GitLab is tells nothing', () => {
    expect(gitlab({ ...MERGE_REQUEST, CI_API_V4_URL: '' }).host.ci).toBeUndefined();
  });
});
