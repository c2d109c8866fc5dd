import type { FileHandle } from 'node:fs/promises';

/** Bytes in their order. */
export interface ByteSource {
  /**
   * Fills the target from its start. @returns how many bytes were put there: fewer than it holds only at the
   * end.
   */
  read(target: Uint8Array): Promise<number>;
  /** Passes over bytes. */
  skip(count: number): Promise<void>;
  /** Ends what goes on in the background. */
  stop(): void;
}

export function fromFile(handle: FileHandle): ByteSource {
  let position = 0;
  return {
    async read(target) {
      let filled = 0;
      while (filled < target.length) {
        const { bytesRead } = await handle.read(target, filled, target.length - filled, position);
        if (bytesRead === 0) break;
        filled += bytesRead;
        position += bytesRead;
      }
      return filled;
    },
    async skip(count) {
      position += count;
    },
    stop() {},
  };
}
