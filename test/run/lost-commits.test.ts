import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import { log } from './logs.ts';
import type { Service } from './name-change.ts';
import { runOn } from './run-on.ts';
import { openStory, type Story } from './story.ts';

const SERVICES: readonly Service[] = ['deployments', 'github', 'gitlab', 'gitea'];
const LINES = Array.from({ length: 12 }, (_, index) => `call${index}(value);`);
const PATH = 'src/old.js';

/** The log with a list of what ran. */
function withRules(made: Log, id: string): Log {
  const runs = made.runs.map((run) => ({
    ...run,
    tool: { driver: { ...run.tool.driver, rules: [{ id }] } },
  }));
  return { ...made, runs };
}

describe.each(SERVICES)('on %s, where git lost the commit of a thread', (service) => {
  let story: Story;
  beforeEach(async () => {
    story = await openStory('full', { 'src/a.js': 'one\n' }, { [PATH]: `${LINES.join('\n')}\n` });
  });
  afterEach(() => story.end());
  const run = (logs: Log): Promise<StepResult> => runOn(service, story, logs);

  /** Amends the only commit of the change, so that nothing leads to the one before. */
  async function rewrite(files: Readonly<Record<string, string | null>>): Promise<void> {
    story.repository.git('reset', '-q', '--soft', 'HEAD~1');
    await story.push(files);
    story.repository.collectGarbage();
  }

  test('the new thread says why a dismissal does not hold for it, and leads to the old one', async () => {
    await run(log([{ path: PATH, line: 6 }]));
    const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await (await story.person('Ada')).setResolved(thread?.discussionId ?? '', true);
    const edited = LINES.map((line, index) => (index % 3 === 1 ? `other${index}(value);` : line));
    await rewrite({ [PATH]: null, 'src/new.js': `${edited.join('\n')}\n` });
    await run(log([{ path: 'src/new.js', line: 6 }]));
    const bodies = (await story.truth()).threads.flatMap(({ comments }) => comments.map(({ body }) => body));
    // Of a deployment request no page is known that shows a thread.
    const place = service === 'deployments' ? '`src/old.js:6`' : '[`src/old.js:6`](';
    const [told = ''] = bodies.filter((body) => body.includes(`A person already decided about ${place}`));
    expect(told).toContain(', which may be the same problem, so please decide again.');
  });

  test('a dismissal does not pass to another file that reads the same', async () => {
    await run(log([{ path: PATH, line: 6 }]));
    const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await (await story.person('Ada')).setResolved(thread?.discussionId ?? '', true);
    await rewrite({ [PATH]: null, 'src/new.js': `${LINES.join('\n')}\n` });
    await run(log([{ path: 'src/new.js', line: 6 }]));
    const { threads } = await story.truth();
    expect(threads.filter(({ path }) => path === 'src/new.js')).toMatchObject([{ resolved: false }]);
  });

  test('a thread whose rule did not run counts as it did', async () => {
    await run(withRules(log([{ path: PATH, line: 6, level: 'error', rule: 'trouble' }]), 'trouble'));
    await rewrite({ [PATH]: `${LINES.with(1, 'edited();').join('\n')}\n` });
    const result = await run(withRules(log([]), 'other'));
    expect(result.outputs.conclusion).toBe('failure');
    expect(result.summary).toContain('rule trouble is not in the log');
    expect((await story.truth()).threads).toMatchObject([{ resolved: false }]);
  });
});
