import { waitFor } from '../../../demo/wait-for.ts';

/** A reader of server-sent events over a real connection. */
export interface EventStream {
  readonly status: number;
  /** The next event; fails where the stream ends first. */
  next(): Promise<unknown>;
  /** Waits until the server has ended the stream. */
  ended(): Promise<void>;
  close(): void;
}

/** Opens a stream and waits until the server watches for it. */
export async function openEventStream(url: string): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(url, { signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error(`${url} has no body`);
  let text = '';
  const nextBlock = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end !== -1) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { done, value } = await waitFor(`an event of ${url}`, reader.read());
      if (done) throw new Error('the stream has ended');
      text += value;
    }
  };
  if (response.status === 200) await nextBlock();
  return {
    status: response.status,
    next: async () => JSON.parse((await nextBlock()).replace(/^data: /, '')),
    ended: async () => {
      try {
        for (;;) await nextBlock();
      } catch {
        // It has ended, cleanly or with its connection.
      }
    },
    close: () => controller.abort(),
  };
}
