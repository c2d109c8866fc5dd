import { expect, test } from '@jest/globals';
import { escapeMarkdown } from '../../src/text/markdown.ts';
import { FRAGMENTS } from './hostile-text.ts';

/** @param size characters of each run */
export function tellLongRuns(size: number): void {
  test(`comes to an end on runs of any fragment, of ${size} characters`, () => {
    for (const fragment of FRAGMENTS) {
      const text = fragment.repeat(Math.ceil(size / fragment.length));
      expect(escapeMarkdown(`a${text}b`).length).toBeGreaterThan(0);
    }
  });
}
