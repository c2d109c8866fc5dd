import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ANALYZERS } from '../../src/analyzers/table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'converted-logs-'));
  // Whatever it reads, a converter writes a log.
  for (const name of ['reviewdog', 'clippy-sarif', 'clang-tidy-sarif'])
    program(name, 'while [ $# -gt 0 ]; do [ "$1" = -o ] && exec >"$2"; shift; done; echo "{}"');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

const NO_PROJECT = 'echo "no project here" >&2; exit 1';
const ROWS = [
  ['go vet', 'go', 'echo "./a.go:5:2: unreachable code" >&2; exit 1', NO_PROJECT],
  ['Clippy', 'cargo', 'echo "{}"; exit 101', NO_PROJECT],
  ['clang-tidy', 'clang-tidy', 'echo "a.cpp:1:1: warning: unused"; exit 1', NO_PROJECT],
  // Without its database it writes a log of no results.
  ['OSV-Scanner', 'osv-scanner', 'echo "{}"; exit 1', 'echo "{}"; exit 127'],
] as const;

test.each(ROWS)('%s leaves a log of findings and of clean code, and none where it fails before', (...row) => {
  const [name, tool, findings, failure] = row;
  const command = ANALYZERS.find((one) => one.name === name)?.command ?? '';
  const log = join(folder, /\S+\.sarif\b/u.exec(command)?.[0] ?? '');
  const isLogLeft = (run: string): boolean => {
    program(tool, run);
    rmSync(log, { force: true });
    const env = { PATH: `${folder}:/usr/bin:/bin` };
    expect(spawnSync('sh', ['-c', command], { cwd: folder, env }).error).toBeUndefined();
    return existsSync(log);
  };
  expect([findings, 'exit 0', failure].map(isLogLeft)).toEqual([true, true, false]);
});
