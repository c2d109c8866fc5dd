import { copyOfMade, type Repository } from '../../test/git/repository.ts';

/** A repository made for a test, with the full names of its commits, oldest first. */
export interface GitRepository extends Repository {
  readonly base: string;
  readonly head: string;
  /** A push after `head`. */
  readonly later: string;
}

/** `line 1` to `line n`, each ended by a newline. */
function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
}

export const ODD_NAME = 'größe of "it".txt';

/**
 * Makes a repository whose `base..head` has one file of every kind: `src/kept.ts` (10 lines: 3 changed, 7
 * removed, one added at the end), a renamed file with a change at line 2, one that only moved, an added, a
 * deleted, an empty, a binary one, one without a newline at its end, a name that git quotes, a file that
 * became a link, one that only became executable, a submodule; and `untouched.txt`, which is not in the diff.
 */
export function makeRepository(): GitRepository {
  const { repository, ...commits } = copyOfMade('all kinds of files', fill);
  return { ...repository, ...commits };
}

function fill(repository: Repository): Pick<GitRepository, 'base' | 'head' | 'later'> {
  const { git, write, remove } = repository;
  write('src/kept.ts', lines(10));
  write('src/before.ts', lines(20));
  write('moved.txt', lines(5));
  write('gone.txt', 'it\nwill\ngo\n');
  write('data.bin', Buffer.of(0, 1, 2));
  write('no-newline.txt', 'one\ntwo');
  write(ODD_NAME, lines(2));
  write('link', lines(2));
  write('script.sh', lines(2));
  write('looks-like-a-patch.txt', 'a\n-- a/other\nb\n');
  write('untouched.txt', lines(4));
  const base = repository.commit({}, 'Base');

  write(
    'src/kept.ts',
    lines(10).replace('line 3\n', 'changed\n').replace('line 7\n', '').concat('appended\n'),
  );
  remove('src/before.ts');
  write('src/after.ts', lines(20).replace('line 2\n', 'changed\n'));
  remove('moved.txt');
  write('else where/moved.txt', lines(5));
  remove('gone.txt');
  write('added.txt', lines(2));
  write('empty.txt', '');
  write('data.bin', Buffer.of(0, 3, 4));
  write('no-newline.txt', 'one\ntwo\nthree');
  write(ODD_NAME, `${lines(2)}third\n`);
  repository.link('link', 'added.txt');
  repository.makeExecutable('script.sh');
  // In the patch, the removed and the added line look like the names of a file.
  write('looks-like-a-patch.txt', 'a\n++ b/other\nb\nBinary files c and d differ\n');
  git('add', '.');
  git('update-index', '--add', '--cacheinfo', `160000,${base},module`);
  git('commit', '--quiet', '--message', 'Head');
  const head = git('rev-parse', 'HEAD');

  write('src/kept.ts', `first\n${lines(10)}`);
  git('commit', '--quiet', '--message', 'Later', 'src/kept.ts');
  return { base, head, later: git('rev-parse', 'HEAD') };
}
