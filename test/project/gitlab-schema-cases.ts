import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { DISTRIBUTION } from '../../src/distribution.ts';
import { type Ended, runProgram } from '../action/run-cli.ts';
import { createRepository, type Repository } from '../git/repository.ts';
import { ROOT } from '../run/story.ts';
import { readSnippets } from './readme-snippets.ts';

/*
 * The template and the printed pipelines by the schema that GitLab publishes for its editor: gitlab-ci-local
 * has it built in, fills in the inputs, and refuses what the schema does.
 */

const require = createRequire(import.meta.url);
const CHECKER = require.resolve('gitlab-ci-local');
const TEMPLATE = readFileSync(join(ROOT, 'templates/sarif-review.yml'), 'utf8');
const REQUIRED = { 'sarif-file': 'eslint.sarif', analyzers: ['eslint'] };
/** The pipelines that the documents print, by where they stand. */
export const PIPELINES = ['README.md', 'docs/gitlab.md', 'docs/recipes.md'].flatMap((page) =>
  readSnippets(readFileSync(join(ROOT, page), 'utf8'))
    .filter(({ text }) => text.includes('$CI_PIPELINE_SOURCE'))
    .map(({ text, line }) => [`${page}:${line}`, text] as const),
);

/** What the job of the template is told in addition to what it needs. */
export const INPUTS = {
  'its defaults': {},
  'exit statuses that are allowed': { 'allow-exit-codes': [1, 3] },
  'a deployment, and an analyzer that may be missing': {
    'deployment-number': '7',
    analyzers: [{ job: 'eslint', optional: true }],
  },
} as const;

const including = (inputs: object): string =>
  stringify({
    include: [{ local: 'template.yml', inputs }],
    eslint: { script: ['npx eslint'], artifacts: { when: 'always', paths: ['eslint.sarif'] } },
  });

const PASSES = { status: 0, err: expect.stringContaining('json schema validated') };

/** The template with each of these inputs, and these pipelines. */
export function tellSchema(inputs: Readonly<Record<string, object>>, pipelines: typeof PIPELINES): void {
  let repository: Repository;
  beforeAll(() => {
    repository = createRepository();
    repository.git('remote', 'add', 'origin', 'https://gitlab.example/group/project.git');
    repository.commit({ 'template.yml': TEMPLATE });
  });
  afterAll(() => repository.dispose());

  /** What the checker says of a pipeline that includes our template, here from a file beside it. */
  function check(pipeline: string): Promise<Ended> {
    repository.write('.gitlab-ci.yml', pipeline);
    const home = join(repository.path, '.git', 'home');
    mkdirSync(home, { recursive: true });
    return runProgram(process.execPath, [CHECKER, '--list'], repository.path, { HOME: home });
  }

  test.each(Object.entries(inputs))('passes the template with %s', async (_, more) => {
    expect(await check(including({ ...REQUIRED, ...more }))).toMatchObject(PASSES);
  });

  test('is looked at: no exit status at all is refused', async () => {
    const { status, out, err } = await check(including({ ...REQUIRED, 'allow-exit-codes': [] }));
    expect([status, out + err]).toEqual([1, expect.stringContaining('sarif-review.allow_failure')]);
  });

  test.each(pipelines)('passes the pipeline at %s', async (_, text) => {
    const local = text
      .replace(`remote: ${DISTRIBUTION.template}`, 'local: template.yml')
      .replace(/\n +integrity: .*/u, '');
    expect(await check(local)).toMatchObject(PASSES);
  });
}
