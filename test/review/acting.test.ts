import { expect, test } from '@jest/globals';
import { createGit } from '../../src/git/git.ts';
import { showCode } from '../../src/review/acting.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { createRepository } from '../git/repository.ts';

test('steps in many files show their code', async () => {
  const repository = createRepository();
  try {
    const paths = Array.from({ length: 70 }, (_, index) => `${index}.js`);
    const commit = repository.commit(Object.fromEntries(paths.map((path) => [path, `\ncall('${path}');\n`])));
    const flow = { first: paths.map((path) => ({ path, line: 2 })), omitted: 0, last: [] };
    const finding = { ...makeFinding(), flow };
    const git = createGit(repository.path, process.env);
    const shown = await showCode(new Map([[finding, finding]]), git, commit, (text) => text);
    const code = shown.get(finding)?.flow?.first.map((step) => step.code);
    expect(code).toEqual(paths.map((path) => `call('${path}');`));
  } finally {
    repository.dispose();
  }
});

test('steps in more files than are read keep their place, and those that are read show their code', async () => {
  const repository = createRepository();
  try {
    const commit = repository.commit({ 'a.js': 'first\n  second();\n' });
    const others = Array.from({ length: 600 }, (_, index) => ({ path: `gone${index}.js`, line: 1 }));
    const flow = { first: [{ path: 'a.js', line: 2 }, ...others], omitted: 0, last: [] };
    const finding = { ...makeFinding(), flow };
    const git = createGit(repository.path, process.env);
    const shown = await showCode(new Map([[finding, finding]]), git, commit, (text) => text);
    expect(shown.get(finding)?.flow?.first).toEqual([
      { path: 'a.js', line: 2, code: 'second();' },
      ...others,
    ]);
  } finally {
    repository.dispose();
  }
});
