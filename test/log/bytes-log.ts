import type { OpenLog } from '../../src/log/open-log.ts';

/** A log that stands in memory, in UTF-8. */
export function openBytes(bytes: Uint8Array): OpenLog {
  let position = 0;
  return {
    async read(target) {
      const taken = bytes.subarray(position, position + target.length);
      target.set(taken);
      position += taken.length;
      return taken.length;
    },
    async skip(count) {
      position += count;
    },
    stop() {},
    offsetsIn: '',
    mark: bytes[0] === 0xef ? 3 : 0,
    fileSize: bytes.length,
    version: '',
    async close() {},
  };
}
