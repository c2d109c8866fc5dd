import { expect, test } from '@jest/globals';
import { PARTS, streamPage } from '../../page/stream-page.ts';

/** Long enough to be sent by itself. */
const LONG = 'x'.repeat(300_000);

const fail = (error: Error): never => {
  throw error;
};

test('sends the page with its parts at their place', async () => {
  const stream = streamPage(`<p>${PARTS}</p>`, [() => 'ä', () => LONG, () => 'b'], fail);
  expect(await new Response(stream).text()).toBe(`<p>ä${LONG}b</p>`);
});

test('takes the first place, whatever a comment behind it holds, and needs none', async () => {
  const page = `<p>${PARTS}</p><a title="${PARTS}">`;
  expect(await new Response(streamPage(page, [() => 'a'], fail)).text()).toBe(`<p>a</p><a title="${PARTS}">`);
  expect(await new Response(streamPage('<p>', [], fail)).text()).toBe('<p>');
});

test('sends what stands before the parts before it makes them all, and lets others take their turn', async () => {
  const order: string[] = [];
  const part = (name: string) => () => {
    order.push(name);
    setImmediate(() => order.push(`others after ${name}`));
    return LONG;
  };
  const reader = streamPage(`<p>${PARTS}`, [part('one'), part('two'), part('three')], fail).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('<p>');
  expect(order.length).toBeLessThan(2);
  await reader.read();
  await reader.read();
  expect(order.slice(0, 3)).toEqual(['one', 'others after one', 'two']);
});

test('makes nothing more for somebody who has left', async () => {
  const made: number[] = [];
  const parts = Array.from({ length: 9 }, (_, index) => () => {
    made.push(index);
    return LONG;
  });
  const reader = streamPage(PARTS, parts, fail).getReader();
  await reader.read();
  await reader.cancel();
  expect(made.length).toBeLessThan(3);
});

test('says in the place of a part that cannot be made that it is missing, reports why, and goes on', async () => {
  const errors: string[] = [];
  const parts = [
    () => 'before',
    (): string => {
      throw new Error('no such blob');
    },
    () => 'after',
  ];
  const stream = streamPage(`<main>${PARTS}</main>`, parts, ({ message }) => errors.push(message));
  expect(await new Response(stream).text()).toMatch(
    /^<main>before<p class="failure" role="alert">This part of the page could not be shown\. [^<]*<\/p>after<\/main>$/,
  );
  expect(errors).toEqual(['no such blob']);
});
