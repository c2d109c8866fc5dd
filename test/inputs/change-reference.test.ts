import { describe, expect, test } from '@jest/globals';
import { MERGE_REQUEST, PULL_REQUEST, projectOfPage, readReference } from '../../src/inputs/input-text.ts';

type Form = Parameters<typeof projectOfPage>[2];

const NOTE = 'https://gitlab.example/group/project/-/merge_requests/12/diffs?tab=1#note_3';
const FILES = 'https://github.com/owner/repo/pull/12/files';

const PULLS = 'https://gitea.example/owner/repo/pulls/12/files';

describe('a change', () => {
  test.each<[string, string, object]>([
    ['a number', ' 12 ', {}],
    ['the sign of GitLab', '!12', { services: ['gitlab'] }],
    ['its project', 'group/sub/project!12', { services: ['gitlab'], project: 'group/sub/project' }],
    ['the id of its project', '4711!12', { services: ['gitlab'], project: '4711' }],
    ['its page on GitLab', NOTE, { services: ['gitlab'], page: NOTE }],
    ['the sign of GitHub', '#12', { services: ['github', 'gitea', 'forgejo'] }],
    [
      'its repository',
      'owner/repo.js#12',
      {
        services: ['github', 'gitea', 'forgejo'],
        project: 'owner/repo.js',
      },
    ],
    ['its page on GitHub', FILES, { services: ['github'], page: FILES }],
    ['its page on Gitea', PULLS, { services: ['gitea', 'forgejo'], page: PULLS }],
  ])('may be named by %s', (_, text, parts) => {
    expect(readReference(text)).toEqual({ number: 12, ...parts });
  });

  test.each([
    '0',
    '-1',
    '1.5',
    '12345678901',
    'latest',
    '!',
    '#',
    'feature/12',
    'group//project!12',
    '../project!12',
    'group/..!12',
    'a!b!12',
    'a#b!12',
    'group/project!12!13',
    'https://gitlab.example/group/project/-/issues/12',
    'https://github.com/owner/repo/issues/12',
    'javascript:alert(1)!12',
    'javascript:alert(1)#12',
  ])('is not %j', (text) => {
    expect(() => readReference(text)).toThrow(
      'the number of a change (12), owner/repository#12, group/project!12, or the address of its page',
    );
  });

  test.each<[string, string, Form, string | undefined]>([
    ['https://github.com/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, 'owner/repo'],
    ['https://gl.example/base/g/p/-/merge_requests/1', 'https://gl.example/base', MERGE_REQUEST, 'g/p'],
    ['https://github.com.evil.example/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, undefined],
    ['https://evil.example/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, undefined],
    ['https://github.com/../owner/pull/12', 'https://github.com', PULL_REQUEST, undefined],
  ])('the page %s at %s is that of a project: %s', (page, web, form, project) => {
    expect(projectOfPage(page, web, form)).toBe(project);
  });
});
