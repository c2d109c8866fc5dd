/** Starts programs for a process of tests, and hands them its pipes; see `start-programs.ts`. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';

/** Where pipes of this name are taken: on Linux no file has it. */
export const addressOf = (name: string): string => `\0${name}`;

/** To start a program, or to end the one of this id. */
export interface Ask {
  readonly id: number;
  readonly start?: {
    readonly command: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    /** Of standard input, output, and error. For each, in this order, the asking process connects. */
    readonly isPipe: readonly boolean[];
  };
}

/** How a program ended, or why it did not start. */
export interface Tell {
  readonly id: number;
  readonly status?: number | null;
  readonly signal?: NodeJS.Signals | null;
  readonly error?: { readonly message: string };
}

if (import.meta.main) {
  const asked: Ask[] = [];
  const pipes: Socket[] = [];
  const children = new Map<number, ChildProcess>();
  const tell = (end: Tell) => process.send?.(end);

  const begin = (id: number, options: NonNullable<Ask['start']> & SpawnOptions): void => {
    const fail = (error: Error) => tell({ id, error: { ...error, message: error.message } });
    try {
      const child = spawn(options.command, options.args, options);
      children.set(id, child);
      child.once('error', fail);
      child.once('exit', (status, signal) => {
        children.delete(id);
        tell({ id, status, signal });
      });
    } catch (error) {
      fail(error as Error);
    }
  };

  const startNext = (): void => {
    for (;;) {
      const [next] = asked;
      if (next?.start === undefined) return;
      const { id, start } = next;
      if (pipes.length < start.isPipe.filter(Boolean).length) return;
      asked.shift();
      const own = start.isPipe.map((isPipe) => (isPipe ? pipes.shift() : undefined));
      begin(id, { ...start, stdio: own.map((pipe) => pipe ?? 'ignore') });
      // The program has them now.
      for (const pipe of own) pipe?.destroy();
    }
  };

  process.on('message', (question: Ask) => {
    if (question.start === undefined) children.get(question.id)?.kill();
    else asked.push(question);
    startNext();
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends it to all; what runs is to be told by the tests.
  process.on('SIGINT', () => undefined);
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (pipe) => {
    pipes.push(pipe);
    startNext();
  });
  server.listen(addressOf(process.argv[2] ?? ''), () => process.send?.('ready'));
}
