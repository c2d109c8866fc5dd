import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logLine } from '../../src/text/lines.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { FRAGMENTS, hostileText } from './hostile-text.ts';

describe('logLine', () => {
  test.each([
    ['leaves plain text alone', 'a: b # c\td', 'a: b # c\td'],
    ['leaves colons inside a line alone', 'std::io::Error', 'std::io::Error'],
    ['breaks workflow commands', '::add-mask::x', ':\\:add-mask::x'],
    ['breaks workflow commands on a later line', 'a\n::set-output name=b::c', 'a\n:\\:set-output name=b::c'],
    ['breaks workflow commands after white space', ' \t\u00a0::debug::x', ' \t\u00a0:\\:debug::x'],
    ['breaks workflow commands after a carriage return', 'a\r::debug::x', 'a\n:\\:debug::x'],
    ['breaks workflow commands after invisible characters', '\u200b\u0000::debug::x', ':\\:debug::x'],
    ['breaks workflow commands after marks without weight', '\u0488::debug::x', '\u0488:\\:debug::x'],
    ['breaks agent commands', '##vso[task.complete]', '#\\#vso[task.complete]'],
    ['breaks agent commands inside a line', 'a ##vso[b] ##[group]', 'a #\\#vso[b] #\\#[group]'],
    ['breaks lines of hashes', '## a\n### b', '#\\# a\n#\\## b'],
    ['breaks hashes in a row', '###[group]', '#\\#\\#[group]'],
    ['leaves hashes inside a line alone', 'a ## b', 'a ## b'],
    ['breaks sections', 'section_start:1:a\r\u001b[0Kb', 'section_start\\:1:a\nb'],
    ['breaks the ends of sections', 'section_end:1:a', 'section_end\\:1:a'],
    ['removes colors', '\u001b[31mred\u001b[0m', 'red'],
    ['removes cursor movements and bells', 'a\u001b[2J\u001b[1Ab\u0007\u0008', 'ab'],
    ['removes bidi controls', 'a\u202eb', 'ab'],
  ])('%s', (_, text, line) => {
    expect(logLine(text)).toBe(line);
  });

  test('holds no command, control or bidi character, whatever the text is', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = logLine(text);
        expect(line).not.toMatch(/^\s*(?:::|##)/m);
        expect(line).not.toMatch(/##\w*\[|section_(?:start|end):\d/);
        expect(line).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
        expect(logLine(line)).toBe(line);
      }),
      fuzzRuns(150),
    );
  });

  test('comes to an end on long runs of any fragment', () => {
    for (const fragment of FRAGMENTS) {
      expect(logLine(`a${fragment.repeat(50_000)}`).length).toBeGreaterThan(0);
    }
  });
});
