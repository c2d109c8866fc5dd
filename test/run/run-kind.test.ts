import { describe, expect, test } from '@jest/globals';
import type { WithoutSecrets } from '../../src/host/host.ts';
import type { CiChange, CiService } from '../../src/inputs/reviewed.ts';
import type { InputName } from '../../src/inputs/table.ts';
import { chooseRunKind, findMissingRights } from '../../src/run/run-kind.ts';

type Given = Partial<Record<InputName, string>>;

const FORK: WithoutSecrets = { reason: 'a fork', remedy: 'another workflow' };
const NONE: CiChange = { kind: 'none', reason: 'a push', remedy: 'another event', mayPass: true };
const SHA = 'c'.repeat(40);
const github = (change: CiChange = { kind: 'number', number: 7 }, suppliesToken = true): CiService => ({
  service: 'github',
  apiUrl: 'https://api.github.com',
  graphqlUrl: 'https://api.github.com/graphql',
  repository: 'acme/app',
  change,
  suppliesToken,
});
const gitlab = (change: CiChange = { kind: 'number', number: 7 }): CiService => ({
  service: 'gitlab',
  apiUrl: 'https://gitlab.example/api/v4',
  project: '42',
  change,
  pipeline: undefined,
  pipelineProjects: [],
  isJobToken: () => false,
});

/** A host that counts whose token it was asked about. */
function host(answer: WithoutSecrets | undefined) {
  const asked: string[] = [];
  return {
    asked,
    withoutSecrets: async () => {
      asked.push('secrets');
      return answer;
    },
    withoutRights: async (token: 'own' | 'given') => {
      asked.push(token);
      return answer;
    },
  };
}

const source = (given: Given) => (name: InputName) => ({ 'sarif-file': 'a', ...given })[name];

describe('before anything is asked', () => {
  test.each<[string, Given, CiService | undefined, object]>([
    ['a push', { token: 't0ken' }, github(NONE), { kind: 'skip', why: NONE }],
    ['a push that names a pull request', { token: 't0ken', change: '1' }, github(NONE), { kind: 'review' }],
    ['a mistake', { token: 't0ken' }, github({ ...NONE, mayPass: false }), { kind: 'review' }],
    [
      'a push for a deployment',
      { token: 't0ken', 'client-id': 'id', 'client-secret': 's3cret' },
      github(NONE),
      { kind: 'review' },
    ],
    ['a pipeline of a branch', {}, gitlab(NONE), { kind: 'skip', why: NONE }],
    [
      'a merge train',
      {},
      gitlab({ kind: 'queue', sha: SHA }),
      { kind: 'queue', ci: expect.anything(), queue: { kind: 'queue', sha: SHA } },
    ],
    [
      'a merge queue',
      { token: 't0ken' },
      github({ kind: 'queue', sha: SHA }),
      { kind: 'queue', ci: expect.anything(), queue: { kind: 'queue', sha: SHA } },
    ],
    ['a terminal', {}, undefined, { kind: 'review' }],
  ])('%s', async (_, given, ci, expected) => {
    expect(await chooseRunKind(host(undefined), source(given), { ci })).toEqual(expected);
  });

  test('a fork is skipped where its secret is missing', async () => {
    const asked = host(FORK);
    expect(await chooseRunKind(asked, source({ 'client-id': 'id' }), {})).toEqual({
      kind: 'skip',
      why: FORK,
    });
    expect(await chooseRunKind(asked, source({ 'client-secret': 's3cret' }), {})).toEqual({ kind: 'review' });
    expect(asked.asked).toEqual(['secrets']);
  });

  test('the event is read later where the inputs are complete, and then says whose token it is', async () => {
    const asked = host(FORK);
    const given = source({ token: 't0ken' });
    expect(await chooseRunKind(asked, given, { ci: github() })).toEqual({ kind: 'review' });
    expect(asked.asked).toEqual([]);
    expect(await findMissingRights(asked, given, { ci: github() })).toBe(FORK);
    await findMissingRights(asked, given, { ci: github(undefined, false) });
    expect(asked.asked).toEqual(['own', 'given']);
  });

  test('the event is read at once where the inputs would be an error', async () => {
    const wrong = source({ token: 't0ken', 'base-url': 'https://review.example' });
    for (const given of [source({}), wrong])
      expect(await chooseRunKind(host(FORK), given, { ci: github() })).toEqual({ kind: 'skip', why: FORK });
  });

  test('on GitLab a token that was not expanded is none', async () => {
    const asked = host(FORK);
    for (const token of ['', '$REVIEW_TOKEN', 'glpat-mine'])
      expect(await chooseRunKind(asked, source({ token }), { ci: gitlab() })).toMatchObject({ kind: 'skip' });
    expect(asked.asked).toEqual(['own', 'own', 'given']);
  });

  test('a run for a deployment needs no rights on the service of its CI', async () => {
    const given = source({ 'client-id': 'id', token: 't0ken' });
    expect(await findMissingRights(host(FORK), given, { ci: github() })).toBeUndefined();
  });
});
