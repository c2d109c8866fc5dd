import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Where in a page its parts go. The first one counts: before it all words of others are escaped, and after it
 * comments may hold it in an attribute.
 */
export const PARTS = '<!--parts-->';

/**
 * Characters that are sent at a time, at least: to send costs about as much as to make a small part, and
 * nobody waits long for so much.
 */
const SENT_AT_ONCE = 200_000;

/**
 * What stands in the place of a part that could not be made: by then the status of the answer has been sent.
 */
const MISSING =
  '<p class="failure" role="alert">This part of the page could not be shown. The output of the sandbox has the details; load the page again to try once more.</p>';

/**
 * The bytes of a page whose parts are made and sent one after the other, at the place of `PARTS`: who looks
 * sees the first of them while the others are made. Other requests are answered in between, and nothing is
 * made for somebody who has left. A part that throws costs itself only: a sentence stands in its place, and
 * `reportError` is told.
 */
export function streamPage(
  page: string,
  parts: Iterable<() => string>,
  reportError: (error: Error) => void,
): ReadableStream<Uint8Array> {
  const at = page.indexOf(PARTS);
  const [before, after] = at === -1 ? [page, ''] : [page.slice(0, at), page.slice(at + PARTS.length)];
  const encoder = new TextEncoder();
  async function* toBytes() {
    yield encoder.encode(before);
    let made = '';
    for (const part of parts) {
      made += makePart(part, reportError);
      if (made.length < SENT_AT_ONCE) continue;
      yield encoder.encode(made);
      made = '';
      await nextTurn();
    }
    yield encoder.encode(made + after);
  }
  const bytes = toBytes();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await bytes.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return();
    },
  });
}

function makePart(part: () => string, reportError: (error: Error) => void): string {
  try {
    return part();
  } catch (error) {
    reportError(error instanceof Error ? error : new Error(String(error)));
    return MISSING;
  }
}
