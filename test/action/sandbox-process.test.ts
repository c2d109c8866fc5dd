import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import { openEventStream } from '../../sandbox/test/events/event-stream.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the built sandbox ends at SIGTERM while somebody reads events', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'));
  const sandbox = await startSandboxProcess(ROOT, join(folder, 'data'));
  try {
    const stream = await openEventStream(`${sandbox.baseUrl}/requests/events`);
    expect(stream.status).toBe(200);
    await sandbox.stop();
    await stream.ended();
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
