import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { posixTest } from '../../../test/system.ts';
import { startHarness } from '../harness.ts';

const { PATH = '' } = process.env;
let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-children-'));
  log = join(folder, 'log');
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho "$@" >> "${log}"\nexec ${git} "$@"\n`, { mode: 0o755 });
  writeFileSync(log, '');
  process.env.PATH = `${folder}${delimiter}${PATH}`;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true, force: true });
});

posixTest('a hundred comments at once on two commits are checked by a handful of processes', async () => {
  const harness = await startHarness();
  try {
    const number = await harness.deploy();
    const { base, head } = harness.repository;
    writeFileSync(log, '');
    const posted = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        harness.bot('POST', `/deployments/${number}/comments`, {
          body: `Comment ${index}`,
          path: index % 2 === 0 ? 'added.txt' : 'no-newline.txt',
          newLine: 2,
          baseSha: base,
          headSha: head,
        }),
      ),
    );
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([201]));
    const started = readFileSync(log, 'utf8').trim().split('\n');
    // Where the objects are, the diff, and as many readers of objects as may stay.
    expect(started.length).toBeGreaterThan(0);
    expect(started.length).toBeLessThanOrEqual(2 + availableParallelism());
  } finally {
    await harness.close();
  }
});

posixTest('a change between two full names is opened and moved on by two processes', async () => {
  const harness = await startHarness();
  try {
    const { base, head } = harness.repository;
    const number = await harness.deploy({ base, head });
    await harness.admin('PATCH', `/deployments/${number}`, { base, head: base });
    const started = readFileSync(log, 'utf8').trim().split('\n');
    const names = started.map((line) => /rev-parse|cat-file|$/u.exec(line)?.[0]);
    expect(names.sort()).toEqual(['cat-file', 'rev-parse']);
  } finally {
    await harness.close();
  }
});
