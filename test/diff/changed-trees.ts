import fc from 'fast-check';
import { createGit, type Git } from '../../src/git/git.ts';
import { importRepository, type Repository, TEST_ENVIRONMENT } from '../git/repository.ts';

/** A file as its lines, each with its end; undefined where there is none. */
export type Version = readonly string[] | undefined;

/**
 * Few different lines, so that the two sides of a change share many, in any order; some that look like a
 * patch.
 */
const line = fc.constantFrom(
  'a\n',
  'b\n',
  'c\n',
  'd\n',
  '\n',
  'crlf\r\n',
  'x\ry\n',
  'é\n',
  '-- a\n',
  '++ b\n',
  '@@ -1 +1 @@\n',
  'diff --git a/x b/x\n',
  '\\ No newline at end of file\n',
  '}\n',
);

const lines: fc.Arbitrary<readonly string[]> = fc
  .tuple(fc.array(line, { maxLength: 40 }), fc.boolean())
  .map(([all, isCut]) => (isCut ? cutLastBreak(all) : all));

function cutLastBreak(all: readonly string[]): readonly string[] {
  const last = all.at(-1)?.slice(0, -1);
  return last === undefined || last === '' ? all : [...all.slice(0, -1), last];
}

/** What somebody may do to a file between two commits: a few replacements, or anything. */
const edited = (before: readonly string[]): fc.Arbitrary<readonly string[]> => {
  const complete = before.map((text) => (text.endsWith('\n') ? text : `${text}\n`));
  const edit = fc.record({
    at: fc.nat(complete.length),
    drop: fc.nat(3),
    put: fc.array(line, { maxLength: 3 }),
  });
  return fc
    .array(edit, { maxLength: 4 })
    .map((edits) => edits.reduce((all, { at, drop, put }) => all.toSpliced(at, drop, ...put), complete));
};

/** One file in three commits. */
const history: fc.Arbitrary<readonly [Version, Version, Version]> = lines.chain((first) =>
  fc.tuple(
    fc.option(fc.constant(first), { nil: undefined, freq: 8 }),
    fc.option(fc.oneof(edited(first), lines), { nil: undefined, freq: 8 }),
    fc.option(fc.oneof(edited(first), lines), { nil: undefined, freq: 8 }),
  ),
);

export const histories = fc.array(history, { minLength: 1, maxLength: 12 });

/**
 * The trees of three commits; `linesOf` gives the lines of a file as they were committed, with their ends.
 */
export function commitHistories(files: readonly (readonly Version[])[]): {
  readonly repository: Repository;
  readonly git: Git;
  readonly commits: readonly [string, string, string];
  linesOf(commit: string, path: string): readonly string[];
} {
  const trees = [0, 1, 2].map((version) =>
    Object.fromEntries(
      files.flatMap((versions, index) => {
        const content = versions[version];
        return content === undefined ? [] : [[nameOf(index), content.join('')]];
      }),
    ),
  );
  const { repository, commits } = importRepository(trees);
  const [first = '', second = '', third = ''] = commits;
  return {
    repository,
    git: createGit(repository.path, TEST_ENVIRONMENT),
    commits: [first, second, third],
    linesOf(commit, path) {
      const text = trees[commits.indexOf(commit)]?.[path];
      if (text === undefined) throw new Error(`there is no ${path} in ${commit}`);
      return text === '' ? [] : text.split(/(?<=\n)/);
    },
  };
}

export function nameOf(index: number): string {
  return `folder/file ${index}`;
}
