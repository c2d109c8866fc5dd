import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { rebuildHistory, type State } from '../../demo/rebuild-history.ts';
import type { StepResult } from '../../demo/run-action.ts';
import { type SandboxProcess, startSandboxProcess } from '../../demo/sandbox-process.ts';
import { runSource } from './run-source.ts';
import { ANY_LISTING, accounting, ROOT } from './story.ts';

const FIXTURES = join(ROOT, 'fixtures/demo');
const deploymentSchema = z.object({
  threads: z.array(z.object({ resolved: z.boolean().nullish() })),
});

// Real logs of analyses that failed, over the application of the demo.
describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let folder: string;
  let repository: string;
  let states: readonly State[];
  let sandbox: SandboxProcess;
  let number: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-crash-'));
    repository = join(folder, 'app');
    states = rebuildHistory(FIXTURES, repository);
    sandbox = await startSandboxProcess(ROOT, join(folder, 'data'));
    await sandbox.admin('PATCH', '/settings', { listing });
    const [base, , push2, push3] = states;
    const opened = await sandbox.admin('POST', '/deployments', {
      repository,
      base: base?.commit,
      head: push2?.commit,
    });
    number = z.object({ number: z.number() }).parse(opened).number;
    await run('push-2', push2, ['push-2/code-analyzer.sarif', 'push-2/pmd.sarif']);
    await sandbox.admin('PATCH', `/deployments/${number}`, { head: push3?.commit });
  });
  afterAll(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(name: string, state: State | undefined, logs: readonly string[]): Promise<StepResult> {
    if (state === undefined) throw new Error(`no state ${name}`);
    execFileSync('git', ['checkout', '-q', '--detach', state.commit], { cwd: repository });
    const inputs = {
      'sarif-file': logs.map((log) => join(FIXTURES, 'sarif', log)).join('\n'),
      'base-url': sandbox.baseUrl,
      'client-id': sandbox.clientId,
      'client-secret': sandbox.clientSecret,
      'deployment-number': String(number),
      'max-threads': '500',
      'fail-level': 'none',
    };
    return runSource({ root: ROOT, workspace: repository, inputs });
  }

  async function resolvedThreads(): Promise<number> {
    const { threads } = deploymentSchema.parse(await sandbox.admin('GET', `/deployments/${number}`));
    return threads.filter(({ resolved }) => resolved === true).length;
  }

  test('two engines of Code Analyzer that ran out of memory resolve nothing of theirs', async () => {
    const result = await run('push-3', states[3], ['crash/code-analyzer.sarif']);
    expect(result.status).toBe(3);
    expect(accounting(result)).toContain('2 crash');
    const report = z
      .object({ threads: z.array(z.object({ tool: z.string(), action: z.string(), path: z.string() })) })
      .parse(result.report);
    const resolved = report.threads.filter(({ action }) => action === 'resolve');
    // The other engines are complete: what they no longer report in the file that was deleted is gone.
    expect(resolved.filter(({ tool }) => ['pmd', 'sfge', 'PMD'].includes(tool))).toEqual([]);
    expect(report.threads.some(({ tool, action }) => tool === 'pmd' && action === 'leave')).toBe(true);
    expect(result.summary).toContain('UnexpectedEngineError');
  });

  test('a file that cannot be parsed resolves nothing in that file, in any engine', async () => {
    const before = await resolvedThreads();
    execFileSync('git', ['checkout', '-q', '--detach', states[3]?.commit ?? ''], { cwd: repository });
    execFileSync('git', ['apply', '--index', join(FIXTURES, 'sarif/crash/unparsable.patch')], {
      cwd: repository,
    });
    execFileSync(
      'git',
      ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'Break a file'],
      {
        cwd: repository,
      },
    );
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();
    await sandbox.admin('PATCH', `/deployments/${number}`, { head: commit });
    const state = { name: 'unparsable', commit, subject: '' };
    const result = await run('unparsable', state, [
      'crash/code-analyzer-unparsable.sarif',
      'crash/pmd.sarif',
    ]);
    const report = z
      .object({ threads: z.array(z.object({ path: z.string(), action: z.string(), reason: z.string() })) })
      .parse(result.report);
    const inFile = report.threads.filter(({ path }) => path.endsWith('/DunningBatch.cls'));
    expect(inFile.length).toBeGreaterThan(0);
    expect(inFile.filter(({ action }) => action === 'resolve')).toEqual([]);
    // What is resolved now went with DunningLetters.cls, which push 3 deleted.
    const resolved = report.threads.filter(({ action }) => action === 'resolve').map(({ path }) => path);
    expect(resolved.filter((path) => !path.includes('/DunningLetters.cls'))).toEqual([]);
    expect(await resolvedThreads()).toBe(before + resolved.length);
  });
});
