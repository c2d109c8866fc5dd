import { Readable, Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { quicken } from './jest/quick-timers.ts';

/** What tests run: where the program begins, for each of its two faces. */
const BEGINNINGS = { action: '../src/step.ts', 'command line': '../src/tools/program.ts' } as const;

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Both streams, in the order of what was printed. */
export interface EndedHere extends Ended {
  readonly printed: string;
}

interface Surroundings {
  readonly folder: string;
  /** All that there is but the path and the folder for temporary files. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Stands between the program and the network. */
  readonly network?: ((network: typeof fetch) => typeof fetch) | undefined;
  /** What a person types on the terminal; without it there is none. */
  readonly typed?: string | undefined;
}

let runs = 0;

/**
 * Runs the source within this process, which costs a tenth of a process of its own: the action, or the
 * command line with these arguments. One at a time: meanwhile the process has the arguments, the folder, the
 * environment and the streams of the program. It waits for nothing, and its clock goes on by as much.
 */
export async function runHere(
  program: 'action' | readonly string[],
  { folder, environment, network = (own) => own, typed }: Surroundings,
): Promise<EndedHere> {
  const before = {
    cwd: process.cwd(),
    argv: process.argv,
    env: process.env,
    exitCode: process.exitCode,
    fetch: globalThis.fetch,
    listeners: new Map(process.eventNames().map((name) => [name, process.rawListeners(name)])),
    streams: (['stdin', 'stdout', 'stderr'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
    ),
  };
  const printed: { readonly stream: 'stdout' | 'stderr'; readonly text: string }[] = [];
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = new Writable({
      decodeStrings: false,
      write(text, _, done) {
        printed.push({ stream: name, text: String(text) });
        done();
      },
    });
    if (typed !== undefined && name === 'stderr') Object.assign(stream, { isTTY: true });
    Object.defineProperty(process, name, { value: stream, configurable: true });
  }
  const stdin = Object.assign(Readable.from([typed ?? '']), { isTTY: typed !== undefined });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const [face, args] =
    program === 'action' ? (['action', []] as const) : (['command line', program] as const);
  process.argv = [process.execPath, 'sarif-review', ...args];
  const { PATH, TMPDIR } = process.env;
  process.env = Object.fromEntries(
    Object.entries({ PATH, TMPDIR, ...environment }).filter(([, value]) => value !== undefined),
  );
  process.chdir(folder);
  globalThis.fetch = network(before.fetch);
  const slowDown = quicken();
  try {
    // The program is what its module does, once each time that it is loaded.
    runs += 1;
    await import(`${BEGINNINGS[face]}?${runs}`);
    // A process ends when all is written.
    await turn();
    const textOf = (name: 'stdout' | 'stderr'): string =>
      printed.flatMap(({ stream, text }) => (stream === name ? text : [])).join('');
    return {
      status: Number(process.exitCode),
      out: textOf('stdout'),
      err: textOf('stderr'),
      printed: printed.map(({ text }) => text).join(''),
    };
  } finally {
    slowDown();
    process.chdir(before.cwd);
    globalThis.fetch = before.fetch;
    Object.assign(process, { argv: before.argv, env: before.env, exitCode: before.exitCode });
    for (const [name, stream] of before.streams) Object.defineProperty(process, name, stream ?? {});
    for (const name of process.eventNames()) {
      const kept = before.listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name)) {
        if (!kept.includes(listener)) process.off(name, listener as () => void);
      }
    }
  }
}
