import { createInterface } from 'node:readline/promises';
import type { ProbeOrder } from './probe-service.ts';

/** Streams of the process. */
interface Terminal {
  readonly in: NodeJS.ReadStream;
  readonly err: NodeJS.WriteStream;
}

/**
 * Asks on the terminal, where there is one, on standard error; only a y begins it. `agreed`: with a flag, so
 * that nobody is asked.
 */
export function askFirst(agreed: boolean, terminal: Terminal, stop: AbortSignal): ProbeOrder {
  return {
    async ask(question) {
      if (agreed) return 'yes';
      if (!terminal.in.isTTY || !terminal.err.isTTY) return 'nobody';
      const lines = createInterface({ input: terminal.in, output: terminal.err });
      try {
        const answer = await lines.question(`${question} [y/N] `, { signal: stop });
        return /^y(?:es)?$/iu.test(answer.trim()) ? 'yes' : 'no';
      } catch {
        // Ctrl+C, or the terminal was closed.
        return 'no';
      } finally {
        lines.close();
      }
    },
  };
}
