import { expect, test } from '@jest/globals';
import { exampleFaults } from '../../scripts/workflow-rules.ts';
import { parseConfiguration } from '../../src/configuration/parse-configuration.ts';
import { CONFIGURATION_TEXT, GITHUB_WORKFLOW, GITLAB_PIPELINE } from '../../src/init/file-texts.ts';
import { chooseFiles } from '../../src/init/start-init.ts';

test.each<[string, readonly string[], string, readonly string[]]>([
  ['a folder of GitHub', ['.github'], '', ['.github/workflows/sarif-review.yml']],
  [
    'a remote at GitHub',
    [],
    'origin git@github.com:acme/app.git (fetch)',
    ['.github/workflows/sarif-review.yml'],
  ],
  ['a pipeline of GitLab', ['.gitlab-ci.yml'], '', ['.gitlab/sarif-review.yml']],
  ['a remote at GitLab', [], 'origin https://gitlab.example/acme/app.git (fetch)', ['.gitlab-ci.yml']],
  [
    'files before remotes',
    ['.gitlab-ci.yml'],
    'origin https://github.com/acme/app (fetch)',
    ['.gitlab/sarif-review.yml'],
  ],
  ['neither', [], 'origin https://git.example/acme/app (fetch)', []],
])('%s tells the workflow', (_, there, remotes, workflows) => {
  const files = chooseFiles({ isThere: (path) => there.includes(path), remotes });
  expect(files.map(({ path }) => path)).toEqual(['.sarif-review.yml', ...workflows]);
});

test('the configuration file is good as it is, and its examples are where their comments are taken away', () => {
  expect(parseConfiguration(Buffer.from(CONFIGURATION_TEXT))).toMatchObject({ kind: 'read' });
  const examples = parseConfiguration(Buffer.from(CONFIGURATION_TEXT.replaceAll('  # - {', '  - {')));
  if (examples.kind === 'broken') throw new Error(examples.fault);
  expect(examples.configuration.rules).toHaveLength(2);
  expect(examples.configuration.paths).toHaveLength(2);
});

// `npm run workflows` has it read by GitHub's own parser.
test('the workflow keeps to our own rules', () => {
  expect(exampleFaults(GITHUB_WORKFLOW)).toEqual([]);
});

test('the pipeline is YAML with the template and the job that it waits for', async () => {
  const { parse } = await import('yaml');
  expect(parse(GITLAB_PIPELINE)).toMatchObject({
    include: [{ inputs: { analyzers: ['eslint'], 'sarif-file': 'eslint.sarif', tools: 'ESLint' } }],
    eslint: { artifacts: { when: 'always', paths: ['eslint.sarif'] } },
  });
});
