import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runSourceCli } from '../../action/run-cli.ts';
import { createRepository } from '../../git/repository.ts';

export type Files = Readonly<Record<string, string>>;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

/** What `init` leaves in a repository of these files, and what it says. */
export async function initAmong(files: Files, ...flags: readonly string[]) {
  const repository = createRepository();
  repository.commit({ 'README.md': '', ...files });
  const { out, status } = await runSourceCli(['init', ...flags], repository.path);
  const texts: Record<string, string> = {};
  for (const path of [
    ...['.sarif-review.yml', '.gitlab-ci.yml', '.gitlab/sarif-review.yml'],
    ...['github', 'gitea', 'forgejo'].flatMap((host) =>
      ['sarif-review', 'decide-at-once'].map((name) => `.${host}/workflows/${name}.yml`),
    ),
  ])
    if (!(path in files) && existsSync(join(repository.path, path)))
      texts[path] = readFileSync(join(repository.path, path), 'utf8');
  repository.dispose();
  return { out, status, texts };
}

/** The workflow for GitHub that it writes, part by part. */
export async function workflowAmong(files: Files, ...flags: readonly string[]) {
  const { out, texts } = await initAmong(files, '--service', 'github', ...flags);
  const text = texts['.github/workflows/sarif-review.yml'] ?? '';
  const { analyze, review } = parse(text).jobs as Readonly<
    Record<string, { readonly steps: readonly Step[] }>
  >;
  const steps = analyze?.steps ?? [];
  const lines = (list: string | undefined): readonly string[] => (list ?? '').trim().split('\n');
  const inputs = review?.steps.at(-1)?.with ?? {};
  return {
    out,
    text,
    steps,
    runs: steps.flatMap(({ run }) => run ?? []),
    setup: steps.flatMap(({ uses, with: given }) =>
      uses?.includes('/setup-') === true ? [{ uses: uses.split('@')[0], ...given }] : [],
    ),
    uploaded: lines(steps.at(-1)?.with?.path),
    logs: lines(inputs['sarif-file']).map((log) => log.split('/logs/')[1]),
    tools: lines(inputs.tools),
    inputs,
  };
}

/** A workflow of the repository itself. */
export const ci = (...steps: readonly (string | object)[]): Files => ({
  '.github/workflows/ci.yml': JSON.stringify({
    on: 'pull_request',
    jobs: { lint: { steps: steps.map((step) => (typeof step === 'string' ? { run: step } : step)) } },
  }),
});

export const uses = (action: string, given?: object): object => ({ uses: action, with: given });

export const packages = (names: Readonly<Record<string, string>>, more: object = {}): Files => ({
  'package.json': JSON.stringify({ devDependencies: names, ...more }),
  'package-lock.json': '{}',
});
