import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { nameChange } from './name-change.ts';
import { runSource } from './run-source.ts';
import { openStory, ROOT, type Story } from './story.ts';

let story: Story;
let folder: string;
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const pointer = (sign: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sign.repeat(64)}\nsize 12\n`;

test.each([
  ['github', 1],
  ['github', 50],
  ['gitlab', 1],
  ['gitlab', 50],
] as const)(
  'on %s, a dismissal on line %i of a file of Git LFS does not hold for another content',
  async (service, line) => {
    story = await openStory('full', { 'data.js': pointer('a') }, { 'data.js': pointer('b') });
    folder = mkdtempSync(join(tmpdir(), 'lfs-'));
    const logFile = join(folder, 'log.sarif');
    writeFileSync(logFile, JSON.stringify(log([{ path: 'data.js', line, level: 'error' }])));
    const run = async (): Promise<number | null> => {
      const { inputs, environment } = nameChange(service, story);
      const own = { 'sarif-file': logFile, 'check-name': 'lint' };
      const result = await runSource({
        root: ROOT,
        workspace: story.repository.path,
        inputs: { ...own, 'accept-resolved': 'true', ...inputs },
        environment,
      });
      return result.status;
    };
    expect(await run()).toBe(1);
    const threads = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    expect(threads).toHaveLength(1);
    await (await story.person('Ada')).setResolved(threads[0]?.discussionId ?? '', true);
    expect(await run()).toBe(0);
    await story.push({ 'data.js': pointer('c') });
    expect(await run()).toBe(1);
  },
);
