import type { terminalHost } from '../../src/host/terminal.ts';

type Stream = Parameters<typeof terminalHost>[0]['log'];

/** A stream that keeps what is written to it. */
export interface FakeStream extends Stream {
  text(): string;
}

export function fakeStream(kind: 'file' | 'terminal' = 'file', columns = 80): FakeStream {
  let written = '';
  return {
    write(text) {
      written += text;
    },
    text: () => written,
    ...(kind === 'terminal' ? { isTTY: true, columns } : {}),
  };
}
