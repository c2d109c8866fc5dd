import { describe, expect, test } from '@jest/globals';
import { IncompleteError } from '../../src/errors.ts';
import type { Git } from '../../src/git/git.ts';
import { gitOutput, gitReason } from '../../src/git/git-output.ts';

const failed = (stderr: string) => ({ status: 128, stdout: Buffer.alloc(0), stderr });

describe('gitReason', () => {
  test.each([
    ['prefers the fatal line', 'warning: w\nerror: e\nfatal: bad object 12.\n', 'bad object 12'],
    ['then the error line', 'remote: hello\nerror: e\n', 'e'],
    ['then the first line', '\nWrong key\nmore\n', 'Wrong key'],
    ['says that there is none', '\n', 'git gave no reason'],
    [
      'keeps credentials out',
      "fatal: cannot reach 'https://u:p@ss@h.example/r'",
      "cannot reach 'https://h.example/r'",
    ],
    ['keeps control characters out', 'fatal: a\u001b[31mb\u202e', 'a [31mb'],
  ])('%s', (_, stderr, reason) => {
    expect(gitReason(failed(stderr))).toBe(reason);
  });
});

describe('gitOutput', () => {
  test('throws with the words of git', async () => {
    const git: Git = async () => failed('fatal: bad object 12\n');
    const run = gitOutput(git, ['diff', 'a']);
    await expect(run).rejects.toThrow(IncompleteError);
    await expect(run).rejects.toThrow('git diff failed (status 128): bad object 12. Check that');
  });
});
