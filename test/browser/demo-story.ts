import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { rebuildHistory, type State } from '../../demo/rebuild-history.ts';
import { runAction } from '../../demo/run-action.ts';
import { type SandboxProcess, startSandboxProcess } from '../../demo/sandbox-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'fixtures/demo');
const TOOLS = ['regex', 'retire-js', 'eslint', 'cpd', 'pmd', 'flow', 'sfge', 'PMD', 'ESLint'];
const MAX_THREADS = '500';

/** The demo, one push at a time: the built sandbox as a process, and the built action against it. */
export interface DemoStory {
  readonly service: SandboxProcess;
  /** Address of the page of the deployment; there from the first push on. */
  readonly page: string;
  /** Moves the deployment to the next state. */
  push(): Promise<void>;
  /** Runs the action on the state that was pushed last, and hands its report to the sandbox. */
  run(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

export async function startDemoStory(): Promise<DemoStory> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-browser-'));
  const repository = join(folder, 'invoice-app');
  const [base, ...pushes] = rebuildHistory(FIXTURES, repository);
  const service = await startSandboxProcess(ROOT, join(folder, 'sandbox'));
  let last: State | undefined;
  return {
    service,
    page: `${service.baseUrl}/deployments/1`,
    push: async () => {
      const isFirst = last === undefined;
      last = pushes[last === undefined ? 0 : pushes.indexOf(last) + 1];
      if (base === undefined || last === undefined) throw new Error('the demo has no further push');
      if (isFirst) {
        const title = 'Card payments and dunning';
        await service.admin('POST', '/deployments', {
          repository,
          base: base.commit,
          head: last.commit,
          title,
        });
      } else await service.admin('PATCH', '/deployments/1', { head: last.commit });
      execFileSync('git', ['checkout', '-q', '--detach', last.commit], { cwd: repository });
    },
    run: async () => {
      if (last === undefined) throw new Error('nothing was pushed yet');
      const { outputs, report, log } = await runAction(ROOT, repository, {
        'sarif-file': join(FIXTURES, 'sarif', last.name),
        'base-url': service.baseUrl,
        'client-id': service.clientId,
        'client-secret': service.clientSecret,
        'deployment-number': '1',
        'max-threads': MAX_THREADS,
        tools: TOOLS.join('\n'),
      });
      if (report === undefined) throw new Error(log);
      await service.admin('POST', '/deployments/1/runs', z.record(z.string(), z.unknown()).parse(report));
      return outputs;
    },
    close: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
