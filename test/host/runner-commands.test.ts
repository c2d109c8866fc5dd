import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRunnerCommands, type RunnerCommands } from '../../src/host/runner-commands.ts';

let folder: string;
let files: Readonly<Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY', string>>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-runner-'));
  files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  empty();
});
afterEach(() => rmSync(folder, { recursive: true }));

function empty(): void {
  for (const file of Object.values(files)) writeFileSync(file, '');
}

interface Told {
  readonly printed: string;
  readonly output: string;
  readonly summary: string;
}

/** The delimiter is another one each time. */
function told(printed: string): Told {
  const [output = '', summary = ''] = Object.values(files).map((file) => readFileSync(file, 'utf8'));
  return { printed, output: output.replaceAll(/ghadelimiter_[\w-]{36}/gu, 'END'), summary };
}

function ours(
  act: (commands: RunnerCommands) => void,
  environment: Readonly<Record<string, string>> = files,
): Told {
  empty();
  let printed = '';
  const commands = createRunnerCommands((text) => {
    printed += text;
  }, environment);
  act(commands);
  commands.settle();
  return told(printed);
}

function packages(script: string, environment: Readonly<Record<string, string>> = files): Told {
  empty();
  const code = `const core = await import('@actions/core'); ${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  });
  expect(stderr).toBe('');
  return told(stdout);
}

describe('what the runner is told', () => {
  test.each(['one\ntwo', 'a%0Ab', 'one\r\ntwo%', '%25', 'ü::add-mask::', ''])(
    'is for %j what the package tells',
    (words) => {
      const text = JSON.stringify(words);
      const calls = ['setSecret', 'warning', 'error', 'startGroup'].map((name) => `core.${name}(${text});`);
      const outputs = `core.setOutput('name', ${text}); core.setOutput('other', 'x');`;
      const summary = `await core.summary.addRaw(${text}, true).write();`;
      const mine = ours((commands) => {
        commands.mask(words);
        commands.warning(words);
        commands.error(words);
        commands.group(words);
        commands.endGroup();
        commands.setOutput('name', words);
        commands.setOutput('other', 'x');
        commands.addSummary(words);
      });
      expect(mine).toEqual(packages(`${calls.join('')} core.endGroup(); ${outputs} ${summary}`));
      expect(mine.output).toContain(`name<<END\n${words}\nEND\n`);
    },
  );

  test('is an output by a command where the runner has no file for it, and no summary', () => {
    const mine = ours((commands) => {
      commands.setOutput('name', 'a\nb');
      commands.addSummary('lost');
    }, {});
    expect(mine).toEqual(packages("core.setOutput('name', 'a\\nb');", {}));
    expect(mine).toEqual({ printed: '\n::set-output name=name::a%0Ab\n', output: '', summary: '' });
  });

  test('is told though a file cannot be written, whose failure is thrown once', () => {
    const missing = join(folder, 'missing');
    const commands = createRunnerCommands(() => {}, { ...files, GITHUB_OUTPUT: missing });
    commands.setOutput('name', 'value');
    commands.addSummary('told');
    expect(() => commands.settle()).toThrow(`Missing file at path: ${missing}`);
    expect(() => commands.settle()).not.toThrow();
    expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toBe('told\n');
  });
});
