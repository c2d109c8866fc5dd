import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  countReferences,
  distributionPages,
  fillDistribution,
  integrityOf,
} from '../../scripts/fill-distribution.ts';
import { fillTables } from '../../scripts/fill-tables.ts';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '../../scripts/parse-workflow-file.ts';
import { fillWorkflows, PRINTED_NAMES, printedIn } from '../../scripts/printed-workflows.ts';
import { DISTRIBUTION } from '../../src/distribution.ts';
import { readSources } from './read-sources.ts';
import { readSnippets, type Snippet } from './readme-snippets.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const actionYml = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const action: { inputs: Record<string, { required?: boolean }>; outputs: Record<string, unknown> } =
  parse(actionYml);
const REQUIRED = Object.keys(action.inputs).filter((name) => action.inputs[name]?.required === true);

const DOCS = readdirSync(join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...DOCS];

/** Relative links of a page, as paths from the root, each with the heading that it names, if it names one. */
function linksOf(page: string): readonly { readonly path: string; readonly heading: string | undefined }[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/gu)].map(([, link = '', heading]) => ({
    path: link === '' ? page : join(dirname(page), link),
    heading,
  }));
}

/** The name that GitHub gives a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/gu, '')
    .replaceAll(' ', '-');
}

/** Pages with recipes. */
const snippets = ['recipes', 'dismissals', 'forks', 'gitea', 'gitlab']
  .map((name) => `docs/${name}.md`)
  .concat('README.md')
  .flatMap((page) =>
    readSnippets(readFileSync(join(ROOT, page), 'utf8')).map((snippet) => ({ ...snippet, page })),
  );
type PagedSnippet = Snippet & { readonly page: string };
const at = (snippet: PagedSnippet): [string, PagedSnippet] => [`${snippet.page}:${snippet.line}`, snippet];
const ofLanguage = (language: string): readonly PagedSnippet[] =>
  snippets.filter((one) => one.language === language);
const gitlab = ofLanguage('yaml').filter(({ text }) => text.startsWith('include:'));
/** A job of GitLab that includes nothing has a script. */
const github = ofLanguage('yaml').filter(({ text }) => !/^include:|^ {2}script:/mu.test(text));

interface Step {
  readonly uses?: string;
  readonly with?: Record<string, string>;
}
interface Pipeline {
  readonly include: readonly {
    readonly remote?: string;
    readonly integrity?: string;
    readonly inputs: Readonly<Record<string, unknown>> & { readonly analyzers: readonly string[] };
  }[];
}
interface AnalyzerJob {
  readonly artifacts: { readonly when: string };
}
interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly Step[] }>;
}

/** A recipe is a list of steps; a workflow makes it whole. */
function toWorkflow({ text }: Snippet): string {
  if (!text.startsWith('- ')) return text;
  const steps = text.replaceAll(/^/gmu, '      ');
  return `on: push\njobs:\n  review:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}

async function faultsOf(content: string): Promise<readonly string[]> {
  const parsed = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  if (parsed.value !== undefined) await convertWorkflowTemplate(parsed.context, parsed.value);
  return parsed.context.errors.getErrors().map(({ message }) => message);
}

describe('the workflows of the README', () => {
  test('are there', () => {
    expect(github.length).toBeGreaterThan(5);
    expect(gitlab.length).toBeGreaterThan(0);
  });

  test.each(github.map(at))('%s is what GitHub accepts', async (_, snippet) => {
    expect(await faultsOf(toWorkflow(snippet))).toEqual([]);
  });

  test('a workflow that GitHub refuses is noticed', async () => {
    expect(await faultsOf('on: push\njobs:\n  a:\n    runs-on: x\n    step: []\n')).not.toEqual([]);
  });

  test.each(github.map(at))('%s names inputs that exist, and all that are required', (_, snippet) => {
    const workflow: Workflow = parse(toWorkflow(snippet));
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const reviews = steps.filter(({ uses }) => uses?.includes('sarif-review/'));
    // The first of the two workflows for forks only analyzes, a history reviews nothing, and what a reply
    // starts starts a review.
    if (!/^name: (?:analyze|decide-at-once)$|sarif-review history/mu.test(snippet.text))
      expect(reviews).not.toEqual([]);
    // The lines of the connection are told once, and named by a comment after that.
    const told = [...snippet.text.matchAll(/^ *# (base-url, [a-z, -]+)$/gmu)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    for (const review of reviews) {
      const names = [...Object.keys(review.with ?? {}), ...told];
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(names));
      expect(names).toEqual(expect.arrayContaining(REQUIRED));
    }
  });

  test('read only outputs that exist', () => {
    const read = [
      ...snippets
        .map(({ text }) => text)
        .join('\n')
        .matchAll(/steps\.review\.outputs\.([\w-]+)/gu),
    ].map(([, name]) => name);
    expect(read).not.toEqual([]);
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(read));
  });

  test.each(gitlab.map(at))(
    '%s gives the component inputs that it has, and all that it needs',
    (_, snippet) => {
      const pipeline: Pipeline = parse(snippet.text);
      const [header = ''] = readFileSync(join(ROOT, 'templates/sarif-review.yml'), 'utf8').split(/^---$/mu);
      const { spec }: { spec: { inputs: Record<string, { default?: unknown }> } } = parse(header);
      const needed = Object.keys(spec.inputs).filter((name) => !('default' in (spec.inputs[name] ?? {})));
      for (const { inputs } of pipeline.include) {
        expect(Object.keys(spec.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
        expect(Object.keys(inputs)).toEqual(expect.arrayContaining(needed));
      }
    },
  );
});

describe('a pipeline of GitLab', () => {
  const remote = gitlab.filter(({ text }) => text.includes('remote:'));
  test.each(remote.map(at))('%s includes the template by its address and its content', (_, { text }) => {
    const { include }: Pipeline = parse(text);
    expect(include).toEqual([
      {
        remote: DISTRIBUTION.template,
        integrity: integrityOf(readFileSync(join(ROOT, 'templates/sarif-review.yml'), 'utf8')),
        inputs: expect.anything(),
      },
    ]);
  });

  test.each(remote.map(at))(
    '%s has the jobs that the review waits for, which keep their logs',
    (_, { text }) => {
      const { include, ...jobs }: Pipeline & Record<string, AnalyzerJob> = parse(text);
      const names = include.flatMap(({ inputs }) => inputs.analyzers);
      expect(names).not.toEqual([]);
      for (const name of names) expect(jobs[name]?.artifacts.when).toBe('always');
    },
  );

  test('is printed in the README and in the recipes', () => {
    expect(new Set(remote.map(({ page }) => page))).toEqual(new Set(['README.md', 'docs/recipes.md']));
  });
});

describe('the workflows that are printed', () => {
  const pages = distributionPages(ROOT)
    .filter((page) => page.endsWith('.md'))
    .map((page) => [page, readFileSync(join(ROOT, page), 'utf8')] as const);

  test.each(pages)('%s prints them as they are written in one place (else: npm run docs)', (_, text) => {
    expect(fillWorkflows(text)).toBe(text);
  });

  test('each has a place, and each place a workflow', () => {
    expect(pages.flatMap(([, text]) => printedIn(text)).toSorted()).toEqual(PRINTED_NAMES.toSorted());
    const unknown = '<!-- workflow-none: written -->\n<!-- /workflow-none -->';
    expect(() => fillWorkflows(unknown)).toThrow('There is no workflow-none');
  });

  test('nothing that pins an action or starts an analyzer stands outside of their places', () => {
    const outside = pages.map(([, text]) =>
      text.replaceAll(/<!-- (workflow-[a-z-]+):[\s\S]*?<!-- \/\1 -->/gu, ''),
    );
    for (const text of outside) {
      const loose = readSnippets(text).filter(
        (snippet) => snippet.language === 'yaml' && /@[0-9a-f]{40}|npx |npm ci/u.test(snippet.text),
      );
      expect(loose).toEqual([]);
    }
  });
});

test('the tables of the inputs are made from action.yml', () => {
  const text = readFileSync(join(ROOT, 'docs/inputs.md'), 'utf8');
  expect(fillTables(text, actionYml)).toBe(text);
});

describe('how the program is had', () => {
  const pages = distributionPages(ROOT).map(
    (page) => [page, readFileSync(join(ROOT, page), 'utf8')] as const,
  );

  test('is said in many places', () => {
    expect(pages.reduce((count, [, text]) => count + countReferences(text), 0)).toBeGreaterThan(10);
  });

  test.each(pages)('%s says it as the one place has it', (_, text) => {
    expect(fillDistribution(text)).toBe(text);
  });

  test('a page that says something else is noticed', () => {
    expect(fillDistribution('- uses: sarif-review/sarif-review@v9\n')).toBe(
      `- uses: ${DISTRIBUTION.action}\n`,
    );
  });

  test.each(pages)('%s has no command that needs a registry', (_, text) => {
    expect(text).not.toMatch(/npx (?:--yes )?sarif-review|npm (?:i|install) (?:-g |--global )?sarif-review/u);
  });
});

test('every script that the README names exists', () => {
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ).scripts;
  const named = [...readme.matchAll(/npm (?:run )?(demo|test|[a-z-]+(?=`))/gu)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');
  expect(named).toEqual(expect.arrayContaining(['demo', 'test']));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test.each(PAGES)('%s links only to what is there', (page) => {
  for (const { path, heading } of linksOf(page)) {
    expect({ path, exists: existsSync(join(ROOT, path)) }).toEqual({ path, exists: true });
    if (heading === undefined) continue;
    const headings = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^#+ (.+)$/gmu)];
    expect(headings.map(([, text = '']) => toAnchor(text))).toContain(heading);
  }
});

test('the README links to every page of the documentation', () => {
  expect(DOCS.length).toBeGreaterThan(4);
  expect(linksOf('README.md').map(({ path }) => path)).toEqual(expect.arrayContaining(PAGES.slice(1)));
});

test('troubleshooting quotes what the code says', () => {
  const page = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
  const quoted = [...page.matchAll(/^\| `([^`]+)` \|/gmu)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(10);
  const sources = `${readSources(join(ROOT, 'src'))}${readFileSync(join(ROOT, 'templates/sarif-review.yml'), 'utf8')}`;
  expect(quoted.filter((text) => !sources.includes(text))).toEqual([]);
});

test('troubleshooting speaks of a service where it is, and of none elsewhere', () => {
  const page = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
  const [, everywhere = '', github_ = '', gitlab_ = '', deployments = ''] = page.split(/^## .*$/mu);
  for (const text of [everywhere, github_, gitlab_]) expect(text).not.toMatch(/Account Owner|client-secret/u);
  expect(deployments).toContain('Account Owner');
  expect(gitlab_).toContain('role Developer');
  expect(github_).toContain('statuses: write');
});

test('the command that docs/gitlab.md shows prints the hash of the template', () => {
  const page = readFileSync(join(ROOT, 'docs/gitlab.md'), 'utf8');
  const [shown] = readSnippets(page).filter(({ language }) => language === 'sh');
  const printed = execFileSync('sh', ['-c', shown?.text ?? ''], {
    cwd: join(ROOT, 'templates'),
    encoding: 'utf8',
  });
  expect(`sha256-${printed}`).toBe(DISTRIBUTION.integrity);
});
