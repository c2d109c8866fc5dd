import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ServiceError } from '../../src/errors.ts';
import { Http } from '../../src/services/http.ts';
import { collectPages, nextPage } from '../../src/services/rest.ts';
import { createFakeWorld, START } from '../http/fake-world.ts';

const FIRST = new URL('https://review.example.com/apis/rest/v1/deployments/7/comments?a=b');
const HERE = `${FIRST.origin}${FIRST.pathname}`;

const hrefOf = (next: URL | string | undefined) => (typeof next === 'object' ? next.href : next);

const http = new Http(
  {
    readyTimeoutMs: 0,
    deadline: START,
    userAgent: '',
    world: createFakeWorld(),
    progress: () => undefined,
  },
  { awaited: '', authorization: async () => '', tokenRefused: (sentence) => sentence },
);
const CALL = { method: 'GET', url: FIRST.href };
/** Most pages of one listing. */
const MOST = 5_000;

describe('nextPage', () => {
  test.each([
    ['a link', { link: '</c?page=2>; rel="next"' }, undefined, `${FIRST.origin}/c?page=2`],
    ['a relative link', { link: '<?page=2>; rel="next"' }, undefined, `${HERE}?page=2`],
    ['a link with a fragment', { link: '<?page=2#x>; rel="next"' }, undefined, `${HERE}?page=2`],
    [
      'a link of the same origin',
      { link: `<${FIRST.origin}:443/c>; rel=next` },
      undefined,
      `${FIRST.origin}/c`,
    ],
    ['x-next-page', { 'x-next-page': '2' }, undefined, `${HERE}?a=b&page=2`],
    ['x-next-page, empty', { 'x-next-page': '' }, undefined, undefined],
    ['nextPageToken', {}, 'a&b=/', `${HERE}?a=b&pageToken=a%26b%3D%2F`],
    ['nextPageToken, empty', {}, '', undefined],
    ['a link before all else', { link: '</l>; rel="next"', 'x-next-page': '2' }, 't', `${FIRST.origin}/l`],
    ['a header before the body', { 'x-next-page': '2' }, 't', `${HERE}?a=b&page=2`],
    ['only a link to the last page', { link: '</c?page=9>; rel="last"' }, undefined, undefined],
    ['nothing', {}, undefined, undefined],
  ])('follows %s', (_name, headers, nextPageToken, expected) => {
    expect(hrefOf(nextPage(FIRST, new Headers(headers as HeadersInit), nextPageToken))).toBe(expected);
  });

  test.each([
    ['</c?page=2>;rel=Next', '/c?page=2'],
    ['</c?page=2> ; REL = "next"', '/c?page=2'],
    ['</c?page=1>; rel="prev", </c?page=3>; rel="next", </c?page=9>; rel="last"', '/c?page=3'],
    ['</c?page=9>; rel="last next"', '/c?page=9'],
    ['</c?a=1,2;3>; title="x"; rel="next"', '/c?a=1,2;3'],
    [', ,</c>;; crossorigin; rel="next",', '/c'],
    ['</c>; rel="nextish"', undefined],
    ['</c>; rel=next-page', undefined],
    ['</c>; rel="prev", </d>', undefined],
    ['/c; rel="next"', undefined],
  ])('finds in the links %j %j', (link, expected) => {
    expect(hrefOf(nextPage(FIRST, new Headers({ link })))).toBe(expected && FIRST.origin + expected);
  });

  test('finds in a header of 16 kB without a link to a next page none, at once', () => {
    for (const filling of ['; ', ' ', ';rel=', '<', 'next ']) {
      const headers = new Headers({ link: `</c>${filling.repeat(16_000 / filling.length)}x` });
      expect(nextPage(FIRST, headers)).toBeUndefined();
    }
  });

  test.each([
    'https://evil.example.com/c',
    '//evil.example.com/c',
    'http://review.example.com/c',
    'https://review.example.com:8443/c',
    'https://user:pass@review.example.com/c',
    'javascript:alert(1)',
    'data:application/json,[]',
    'https://',
  ])('refuses a link to %s', (target) => {
    const headers = new Headers({ link: `<${target}>; rel="next"` });
    expect(nextPage(FIRST, headers)).toMatch(/^(?:lead from|have a link)/);
  });
});

/** A listing that is asked by `page`, and what it says comes after each page. */
function listing(pages: readonly (readonly string[])[], nextOf = (page: number) => page + 1) {
  const asked: string[] = [];
  const fetchPage = async (url: URL) => {
    asked.push(url.href);
    const page = Number(url.searchParams.get('page') ?? 0);
    const hasNext = page < pages.length - 1;
    const headers = new Headers(hasNext ? { 'x-next-page': String(nextOf(page)) } : {});
    return { items: (pages[page] ?? []).map((id) => ({ id, page })), next: nextPage(url, headers) };
  };
  return {
    asked,
    collect: async () => (await collectPages(http, CALL, FIRST, fetchPage)).map(({ id }) => id),
  };
}

describe('collectPages', () => {
  test('reads all pages', async () => {
    expect(await listing([['a', 'b'], ['c'], ['d']]).collect()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('reads on after an empty page', async () => {
    expect(await listing([['a'], [], ['b']]).collect()).toEqual(['a', 'b']);
  });

  test('reads on however many pages show nothing of what is on them', async () => {
    expect(await listing([['a'], [], [], [], [], ['b']]).collect()).toEqual(['a', 'b']);
  });

  test('counts an id that is on two pages once', async () => {
    expect(
      await listing([
        ['a', 'b'],
        ['b', 'a'],
        ['b', 'c'],
      ]).collect(),
    ).toEqual(['a', 'b', 'c']);
  });

  test('keeps each id of any pages once, in the order of the first time', async () => {
    const ids = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(ids, { minLength: 1, maxLength: 8 }), async (pages) => {
        const seen = new Set<string>();
        let idle = 0;
        const endless = pages.slice(0, -1).some((page) => {
          const before = seen.size;
          for (const id of page) seen.add(id);
          idle = seen.size > before || page.length === 0 ? 0 : idle + 1;
          return idle === 3;
        });
        fc.pre(!endless);
        expect(await listing(pages).collect()).toEqual([...new Set(pages.flat())]);
      }),
    );
  });

  test('refuses a page that leads back to itself or to an earlier one', async () => {
    const circle = listing([['a'], ['b'], ['c'], ['d']], (page) => (page === 2 ? 1 : page + 1));
    await expect(circle.collect()).rejects.toThrow(ServiceError);
    expect(circle.asked).toHaveLength(6);
  });

  test('refuses pages that bring nothing new under ever new addresses', async () => {
    let asked = 0;
    const same = async () => {
      asked += 1;
      return { items: [{ id: 'a' }], next: nextPage(FIRST, new Headers(), `t${asked}`) };
    };
    await expect(collectPages(http, CALL, FIRST, same)).rejects.toThrow('repeat without anything new');
    expect(asked).toBe(4);
  });

  test('ends a listing that grows for ever', async () => {
    let asked = 0;
    const more = async () => {
      asked += 1;
      return { items: [{ id: `c${asked}` }], next: nextPage(FIRST, new Headers(), `t${asked}`) };
    };
    await expect(collectPages(http, CALL, FIRST, more)).rejects.toThrow(`do not end after ${MOST} pages`);
    expect(asked).toBe(MOST);
  });

  test('passes on what fetching a page throws', async () => {
    const down = () => Promise.reject(new Error('down'));
    await expect(collectPages(http, CALL, FIRST, down)).rejects.toThrow('down');
  });
});
