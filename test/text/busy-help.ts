/** Characters of a help text, as many as are shown of it. */
const LENGTH = 8_000;

/** What keeps a parser of Markdown busy when it is written again and again. */
const FRAGMENTS: readonly string[] = [
  ...['*_', '***a', 'a*', '**a_b', 'a**b***c*', '~~a', 'a~'],
  ...[']', '[', '[a]', '[a](', '[^1]', '*[_**]', '[*a](b)', '<b>a</b>', '`a``b', 'a@b.c ', 'www.a.b ', '\\*'],
  ...['- a\n', '- a\n\n', '1. a\n   1. b\n', '- a\n  - b\n    - c\n', '> - a\n', `${'- '.repeat(20)}a\n`],
  ...['> a\nb\n', '> - a\nb\nc\n', '- a\nb\n', '>\n', 'a\n', '\n', '# a\n', 'a\n=\n', 'a -\n-\n'],
  ...['|a|b\n-|-\n', 'a|b\n', '[a]: b\n', '[^a]: b\n\n', '[^a]: b\n    c\n', '    a\n\n', '***\n'],
];

/** Lists in lists, twenty more on each line, and then lines that leave them all open. */
const DEEP = Array.from({ length: 5 }, (_, line) => `${' '.repeat(40 * line)}${'- '.repeat(20)}a`).join('\n');
/** Help texts of full length, by what they are made of. */
export const BUSY_HELP: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    FRAGMENTS.map((fragment) => [JSON.stringify(fragment), fillHelp('', fragment)] as const),
  ),
  'lists in lists': Array.from({ length: 80 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'deep lists, then blank lines': fillHelp(DEEP, '\n'),
  'deep lists, then lines of their own': fillHelp(DEEP, `\n${' '.repeat(200)}b`),
  'a table': fillHelp('a|b\n-|-\n', 'a|b\n'),
};

/** A help text of full length that begins in this way. */
export function fillHelp(begin: string, fragment: string): string {
  return begin + fragment.repeat(Math.ceil(LENGTH / fragment.length)).slice(0, LENGTH - begin.length);
}

export const PLAIN_HELP = fillHelp('', 'plain words of a sentence ');
