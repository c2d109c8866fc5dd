import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import { log, type Report } from './logs.ts';
import { checks, openStory, readable, type Story } from './story.ts';

export const LINES = Array.from({ length: 60 }, (_, index) => `line ${index + 1} of a;`);
export const A = `${LINES.join('\n')}\n`;
export const edited = (line: number, text: string): string => `${LINES.with(line - 1, text).join('\n')}\n`;
/** The base has one file more, which no change touches. */
export const BASE = { 'src/a.js': A, 'src/far.js': 'function far() {\n  call();\n}\n' };
export const HEAD = { 'src/a.js': edited(50, 'now something else;') };
export const OLD: Report = { path: 'src/a.js', line: 5, level: 'error', message: 'Old trouble.' };
/** What the change at line 50 causes at line 1, which no diff shows. */
export const CAUSED: Report = {
  path: 'src/a.js',
  line: 1,
  rule: 'no-unused',
  level: 'error',
  message: "'one' is unused.",
};
export const CAUSED_FAR: Report = {
  path: 'src/far.js',
  line: 2,
  rule: 'no-call',
  level: 'error',
  message: 'No such.',
};

/** The story of the test that runs, and a folder for its logs. */
export let story: Story;
export let folder: string;

/** Ends the story of each test of a file, for which it makes the folder. */
export function stageForEachTest(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  });
  afterEach(async () => {
    await story.end();
    rmSync(folder, { recursive: true });
  });
}

export async function openChange(
  head: Readonly<Record<string, string | null>> = HEAD,
  base: Readonly<Record<string, string>> = BASE,
): Promise<void> {
  story = await openStory('full', base, head);
}

/** A run over a log of the head and one of the base. */
export function run(
  now: readonly Report[] | Log,
  then: readonly Report[] | Log | string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const path = join(folder, 'base.sarif');
  const base = typeof then === 'string' ? then : JSON.stringify('runs' in then ? then : log(then));
  writeFileSync(path, base);
  return story.run('runs' in now ? now : log(now), { 'baseline-sarif-file': path, ...inputs });
}

export const check = async (): Promise<string> => checks(await story.truth())[0] ?? '';
export const threads = async (): Promise<readonly string[]> => readable(await story.truth());

export const readReport = (): unknown => JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
