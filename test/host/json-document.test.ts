import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonDocument } from '../../src/host/json-document.ts';

describe('a JSON document', () => {
  test('means the same, and holds nothing that a terminal or an agent would act on', () => {
    const hostile = fc.constantFrom(
      '##vso[task.x]',
      '##[group]',
      '#\u0301#vso[',
      'section_start:1:x',
      '\u009b',
      '\u202e',
      '\u2028',
      '\u{e0041}',
    );
    const text = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (value) => {
        const document = jsonDocument(JSON.stringify({ value }));
        expect(JSON.parse(document)).toEqual({ value });
        expect(document).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|##|#\w*\[|section_(?:start|end):\d/u);
      }),
    );
  });
});
