import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { logsOf } from '../../demo/play-story.ts';
import { rebuildHistory } from '../../demo/rebuild-history.ts';
import { runAction } from '../../demo/run-action.ts';
import { type SandboxProcess, startSandboxProcess } from '../../demo/sandbox-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'fixtures/demo');
const MAX_THREADS = '500';

const deploymentSchema = z.object({ deployment: z.object({ newestHead: z.string() }) });

/**
 * The demo: the built sandbox as a process, its deployment at the first push and the others planned, and the
 * built action against it.
 */
export interface DemoStory {
  readonly service: SandboxProcess;
  /** Address of the page of the deployment. */
  readonly page: string;
  /** Moves the deployment to its next state, as the button of the page does. */
  push(): Promise<void>;
  /**
   * Runs the action on the state that was pushed last, and hands its report to the sandbox. Answers with the
   * outputs.
   */
  run(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

export async function startDemoStory(): Promise<DemoStory> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-browser-'));
  const repository = join(folder, 'invoice-app');
  const [base, first, ...coming] = rebuildHistory(FIXTURES, repository);
  if (base === undefined || first === undefined) throw new Error('the history has no push');
  const service = await startSandboxProcess(ROOT, join(folder, 'sandbox'));
  await service.admin('POST', '/deployments', {
    repository,
    base: base.commit,
    head: first.commit,
    title: 'Card payments and dunning',
    branch: 'deploy',
  });
  const planned = coming.map(({ name, subject, commit }) => ({ label: `${name}: ${subject}`, head: commit }));
  await service.admin('POST', '/deployments/1/pushes', planned);
  return {
    service,
    page: `${service.baseUrl}/deployments/1`,
    push: async () => {
      await service.admin('POST', '/deployments/1/pushes/next');
    },
    run: async () => {
      const { deployment } = deploymentSchema.parse(await service.admin('GET', '/deployments/1'));
      const state = [first, ...coming].find(({ commit }) => commit === deployment.newestHead);
      if (state === undefined) throw new Error(`the demo has no state ${deployment.newestHead}`);
      execFileSync('git', ['checkout', '-q', '--detach', state.commit], { cwd: repository });
      const { outputs, report, log } = await runAction(ROOT, repository, {
        ...logsOf(state.name),
        'base-url': service.baseUrl,
        'client-id': service.clientId,
        'client-secret': service.clientSecret,
        'deployment-number': '1',
        'max-threads': MAX_THREADS,
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
