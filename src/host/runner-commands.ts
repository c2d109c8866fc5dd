import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';

/**
 * What a step tells the runner of GitHub Actions ("Workflow commands for GitHub Actions"), as `@actions/core` does it; a test holds both to the same.
 * What cannot be written to a file of the runner is told by `settle`, so that one of them never costs the others.
 */
export interface RunnerCommands {
  /** Tells the runner to hide a text. */
  mask(secret: string): void;
  warning(line: string): void;
  error(line: string): void;
  /** Begins a part of the log that readers may fold. */
  group(title: string): void;
  endGroup(): void;
  setOutput(name: string, value: string): void;
  /** Adds Markdown to the summary, where the runner has one. */
  addSummary(markdown: string): void;
  /** Throws the first failure since it was last called. */
  settle(): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param write puts a text on standard output */
export function createRunnerCommands(
  write: (text: string) => void,
  { GITHUB_OUTPUT = '', GITHUB_STEP_SUMMARY = '' }: Environment,
): RunnerCommands {
  const failures: unknown[] = [];
  const command = (name: string, data = ''): void => write(`::${name}::${escapeData(data)}${EOL}`);
  const append = (file: string, text: string): void => {
    try {
      // A file that is not there is none that the runner reads.
      if (!existsSync(file)) throw new Error(`Missing file at path: ${file}`);
      appendFileSync(file, `${text}${EOL}`);
    } catch (error) {
      failures.push(error);
    }
  };
  return {
    mask: (secret) => command('add-mask', secret),
    warning: (line) => command('warning', line),
    error: (line) => command('error', line),
    group: (title) => command('group', title),
    endGroup: () => command('endgroup'),
    setOutput(name, value) {
      // Runners from before 2022 have no file for it.
      if (GITHUB_OUTPUT === '') write(`${EOL}::set-output name=${name}::${escapeData(value)}${EOL}`);
      else append(GITHUB_OUTPUT, toEntry(name, value));
    },
    addSummary(markdown) {
      if (GITHUB_STEP_SUMMARY !== '') append(GITHUB_STEP_SUMMARY, markdown);
    },
    settle() {
      const [failure] = failures.splice(0);
      if (failure !== undefined) throw failure;
    },
  };
}

/** A value may hold any lines but the one that ends it, which nobody can foresee. */
function toEntry(name: string, value: string): string {
  const end = `ghadelimiter_${process.getBuiltinModule('node:crypto').randomUUID()}`;
  return [`${name}<<${end}`, value, end].join(EOL);
}

/** A line break would end a command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
