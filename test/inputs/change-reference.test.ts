import { describe, expect, test } from '@jest/globals';
import {
  MERGE_REQUEST,
  PULL_REQUEST,
  projectOfPage,
  readReference,
} from '../../src/inputs/change-reference.ts';

type ReferenceForm = Parameters<typeof readReference>[0];

describe('a change', () => {
  test.each<[string, ReferenceForm, string, object]>([
    ['a number', MERGE_REQUEST, ' 12 ', { number: 12 }],
    ['with its sign', MERGE_REQUEST, '!12', { number: 12 }],
    ['with its project', MERGE_REQUEST, 'group/sub/project!12', { number: 12, project: 'group/sub/project' }],
    ['with the id of its project', MERGE_REQUEST, '4711!12', { number: 12, project: '4711' }],
    [
      'by its page',
      MERGE_REQUEST,
      'https://gitlab.example/group/project/-/merge_requests/12/diffs?tab=1#note_3',
      { number: 12, page: 'https://gitlab.example/group/project/-/merge_requests/12/diffs?tab=1#note_3' },
    ],
    ['a number', PULL_REQUEST, '12', { number: 12 }],
    ['with its sign', PULL_REQUEST, '#12', { number: 12 }],
    ['with its repository', PULL_REQUEST, 'owner/repo.js#12', { number: 12, project: 'owner/repo.js' }],
    [
      'by its page',
      PULL_REQUEST,
      'https://github.com/owner/repo/pull/12/files',
      { number: 12, page: 'https://github.com/owner/repo/pull/12/files' },
    ],
  ])('may be named by %s', (_, form, text, value) => {
    expect(readReference(form)(text)).toEqual({ kind: 'value', value });
  });

  test.each([
    '0',
    '-1',
    '1.5',
    '12345678901',
    'latest',
    '!',
    '#12',
    'group/project#12',
    'group//project!12',
    '../project!12',
    'group/..!12',
    'a!b!12',
    'group/project!12!13',
    'https://gitlab.example/group/project/-/issues/12',
    'javascript:alert(1)!12',
  ])('is not %j', (text) => {
    expect(readReference(MERGE_REQUEST)(text)).toEqual({
      kind: 'refused',
      accepts: expect.stringContaining('the number of a merge request'),
    });
  });

  test.each<[string, string, ReferenceForm, string | undefined]>([
    ['https://github.com/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, 'owner/repo'],
    ['https://gl.example/base/g/p/-/merge_requests/1', 'https://gl.example/base', MERGE_REQUEST, 'g/p'],
    ['https://github.com.evil.example/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, undefined],
    ['https://evil.example/owner/repo/pull/12', 'https://github.com', PULL_REQUEST, undefined],
    ['https://github.com/../owner/pull/12', 'https://github.com', PULL_REQUEST, undefined],
  ])('the page %s at %s is that of a project: %s', (page, web, form, project) => {
    expect(projectOfPage(page, web, form)).toBe(project);
  });
});
