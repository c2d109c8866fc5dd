import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextTarget, parseLinkHeader } from '../../src/http/link-header.ts';

describe('nextTarget', () => {
  test.each([
    ['</c?page=2>; rel="next"', '/c?page=2'],
    ['</c?page=2>; rel=next', '/c?page=2'],
    ['</c?page=2>;rel=Next', '/c?page=2'],
    ['</c?page=2> ; REL = "next"', '/c?page=2'],
    ['</c?page=1>; rel="prev", </c?page=3>; rel="next", </c?page=9>; rel="last"', '/c?page=3'],
    ['</c?page=9>; rel="last next"', '/c?page=9'],
    ['</c?a=1,2;3>; rel="next"', '/c?a=1,2;3'],
    ['</a>; title="x, </b>; rel=next"; rel="prev", </c>; rel="next"', '/c'],
    ['</a>; title="a \\" quote, </b>; rel=next"; rel=prev', undefined],
    ['</a>; rel="prev"; rel="next"', undefined],
    ['</a>; rel="next"; anchor="/other"', undefined],
    ['</a>; title*=UTF-8\'de\'n%c3%a4chste; rel="next"', '/a'],
    [', ,</a>; rel="next",', '/a'],
    ['</a>;; rel="next"', '/a'],
    ['</a>; crossorigin; rel="next"', '/a'],
    ['<>; rel="next"', ''],
    ['</a>; rel="nextish"', undefined],
    ['</a>', undefined],
    ['/a; rel="next"', undefined],
    ['', undefined],
  ])('finds in %j %j', (header, expected) => {
    expect(nextTarget(header)).toBe(expected);
  });
});

describe('parseLinkHeader', () => {
  test('reads back whatever was written, in order', () => {
    const target = fc.stringMatching(/^[^<>\r\n]*$/);
    const name = fc.stringMatching(/^[a-z][a-z0-9*]{0,8}$/);
    const link = fc.record({
      target,
      parameters: fc.uniqueArray(fc.tuple(name, fc.string()), { selector: ([n]) => n }),
    });
    fc.assert(
      fc.property(fc.array(link), (links) => {
        const header = links
          .map(({ target, parameters }) =>
            [
              `<${target}>`,
              ...parameters.map(([n, value]) => `${n}="${value.replace(/["\\]/g, '\\$&')}"`),
            ].join('; '),
          )
          .join(', ');
        const read = parseLinkHeader(header);
        expect(read.map((l) => ({ target: l.target, parameters: [...l.parameters] }))).toEqual(links);
      }),
    );
  });

  test('ends on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>;,="\\ \tarel') }), (header) => {
        expect(Array.isArray(parseLinkHeader(header))).toBe(true);
      }),
    );
  });
});
