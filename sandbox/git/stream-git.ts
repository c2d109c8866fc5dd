import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { findGit } from './find-git.ts';

/** Runs git in an environment that says where it reads, and hands on what it prints as it comes. */
export type StreamGit = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
) => ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * `StreamGit` over the git of this machine. Where git ends with an error, the stream ends with one, so that
 * half of the output never passes for all of it, and `reportError` is told. Who stops reading stops git.
 */
export function streamGit(reportError: (error: Error) => void): StreamGit {
  return (args, env) => {
    const child = spawn(findGit(), [...args], { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, env });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = `${errors}${text}`.slice(-1000);
    });
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const ended = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => {
        if (status === 0) resolve();
        else reject(new Error(`git ${args[0]} failed: ${errors.trim()}`));
      });
    });
    void (async () => {
      try {
        for await (const chunk of Readable.from(child.stdout)) await writer.write(chunk);
        await ended;
        await writer.close();
      } catch (error) {
        child.kill();
        await writer.abort(error);
      }
    })();
    ended.catch((error: Error) => {
      if (!child.killed) reportError(error);
    });
    return readable;
  };
}
