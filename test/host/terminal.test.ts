import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonDocument, terminalHost } from '../../src/host/terminal.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { anyCharacter } from '../any-character.ts';
import { type FakeStream, fakeStream } from './fake-stream.ts';

const ESCAPE = '\u001b';

function hostOn(out: FakeStream, err: FakeStream, environment: Readonly<Record<string, string>> = {}) {
  return terminalHost({
    flags: {},
    environment,
    redactor: createRedactor(['s3cret-of-mine']),
    log: out,
    trouble: err,
    document: out,
  });
}

describe('a line of code', () => {
  const PIECES = [{ text: '> 1 | ', tone: 'bad' as const }, { text: `call(${'long, '.repeat(30)})` }];

  test('has colors where the terminal shows them, and is never broken', () => {
    const [out, err] = [fakeStream('terminal', 40), fakeStream('terminal', 40)];
    hostOn(out, err).code?.(PIECES);
    expect(out.text()).toBe(`${ESCAPE}[31m> 1 | ${ESCAPE}[39mcall(${'long, '.repeat(30)})\n`);
    const file = fakeStream();
    hostOn(file, file).code?.(PIECES);
    expect(file.text()).toBe(`> 1 | call(${'long, '.repeat(30)})\n`);
  });

  test('holds no secret and no command to the runner, also where two parts make one', () => {
    const out = fakeStream();
    const host = hostOn(out, out);
    host.code?.([{ text: 's3cret-' }, { text: 'of-mine' }]);
    host.code?.([{ text: '##' }, { text: 'vso[task.setvariable]' }, { text: `${ESCAPE}[2J` }]);
    expect(out.text()).toBe('***\n#\\#vso[task.setvariable]\n');
  });
});

describe('a command line', () => {
  test.each<[string, 'file' | 'terminal', Record<string, string>, boolean]>([
    ['a terminal', 'terminal', {}, true],
    ['a file', 'file', {}, false],
    ['a terminal with NO_COLOR', 'terminal', { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', 'terminal', { NO_COLOR: '' }, true],
    ['a terminal that is dumb', 'terminal', { TERM: 'dumb' }, false],
    ['a file with FORCE_COLOR', 'file', { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', 'terminal', { FORCE_COLOR: '0' }, false],
    ['a file with both', 'file', { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%s: colors are shown as they should', (_, kind, environment, colored) => {
    const [out, err] = [fakeStream(kind), fakeStream(kind)];
    const host = hostOn(out, err, environment);
    host.info('fine', 'good');
    host.error('wrong');
    expect(out.text().includes(ESCAPE)).toBe(colored);
    expect(err.text().includes(ESCAPE)).toBe(colored);
    expect(out.text()).toContain('fine');
    expect(err.text()).toMatch(/Error:.* wrong\n/u);
  });

  test('wraps lines between words on a terminal, and leaves them whole elsewhere', () => {
    const sentence = 'one two three four';
    const [out, err] = [fakeStream('terminal', 12), fakeStream('terminal', 12)];
    const host = hostOn(out, err, { NO_COLOR: '1' });
    host.info(sentence);
    host.error(sentence);
    expect(out.text()).toBe('one two\n  three four\n');
    expect(err.text()).toBe('Error: one\n  two three\n  four\n');
    const file = fakeStream();
    hostOn(file, fakeStream()).info(sentence);
    expect(file.text()).toBe(`${sentence}\n`);
  });

  test('lets no text of others act on the terminal, and no secret out', () => {
    const [out, err] = [fakeStream('terminal'), fakeStream('terminal')];
    const host = hostOn(out, err);
    const hostile = `${ESCAPE}[2J\u009b31m\rs3cret-of-mine`;
    host.info(hostile);
    host.warning(hostile);
    host.writeDocument(JSON.stringify({ hostile }));
    const printed = (out.text() + err.text()).replaceAll(`\r${ESCAPE}[2K`, '');
    const ours = [`${ESCAPE}[33m`, `${ESCAPE}[39m`].reduce(
      (text, code) => text.replaceAll(code, ''),
      printed,
    );
    expect(ours).not.toMatch(/[\p{Cc}--\n]/v);
    expect(printed).not.toContain('s3cret-of-mine');
    expect(printed).toContain('***');
  });

  test.each([
    ['a terminal', fakeStream('terminal', 132), 132],
    ['a terminal that does not know', fakeStream('terminal', 0), undefined],
    ['a file', fakeStream(), undefined],
  ])('%s: the width is known', (_, out, columns) => {
    expect(hostOn(out, fakeStream()).columns).toBe(columns);
  });
});

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
      .array(fc.oneof(hostile, fc.string({ unit: anyCharacter })), { maxLength: 6 })
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
