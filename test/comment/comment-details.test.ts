import { expect, test } from '@jest/globals';
import { renderHelp, renderPlaces } from '../../src/comment/comment-details.ts';
import type { Result, Rule, Step, Trail } from '../../src/finding/finding.ts';
import { makeLogResult } from '../finding/make-finding.ts';

function helpOf(rule: Partial<Rule>, message = 'Avoid `eval`.'): string {
  return renderHelp({ id: 'r', deprecatedIds: [], tags: [], ...rule }, [makeLogResult({ message })]);
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const markdown = (words: string) => ({ kind: 'markdown', text: words }) as const;

test.each<[string, Partial<Rule>, string]>([
  ['Markdown', { help: markdown('Use *JSON*, not <b>eval</b>.') }, 'Use *JSON*, not eval.'],
  ['plain text', { help: text('Use *JSON*, not <b>.') }, 'Use \\*JSON\\*, not &lt;b>.'],
  ['the full description where there is no help', { fullDescription: 'It runs text.' }, 'It runs text.'],
  [
    'help rather than the full description',
    { help: text('Use JSON.'), fullDescription: 'It runs text.' },
    'Use JSON.',
  ],
  [
    'the full description where help says nothing new',
    { help: text('Avoid eval'), fullDescription: 'It runs text.' },
    'It runs text.',
  ],
  ['help that begins with the message', { help: text('Avoid eval. Use JSON.') }, 'Avoid eval. Use JSON.'],
])('shows %s', (_, rule, expected) => {
  expect(helpOf(rule)).toBe(expected);
});

test.each<[string, Partial<Rule>]>([
  ['nothing', {}],
  ['the message again', { help: markdown('**Avoid** `eval`!') }],
  ['a part of the message', { help: text('eval') }],
  ['the short description again', { help: text('Runs a text.'), shortDescription: 'Runs a text' }],
  ['the message as the full description', { fullDescription: 'Avoid eval.' }],
  ['no words', { help: text(' … ') }],
  ['HTML alone', { help: markdown('<div>\n</div>') }],
])('shows nothing where the log has %s', (_, rule) => {
  expect(helpOf(rule)).toBe('');
});

test('a part of a word is no repetition', () => {
  expect(helpOf({ help: text('eva') })).toBe('eva');
});

test('long help is cut', () => {
  const help = helpOf({ help: text('word '.repeat(5_000)) });
  expect(help.length).toBeLessThanOrEqual(8_000);
  expect(help).toMatch(/…$/);
});

function trail(first: readonly Step[], omitted = 0, last: readonly Step[] = []): Trail {
  return { first, omitted, last };
}

function findingWith(parts: Pick<Result, 'flow' | 'related'>, message = 'Text.'): Result {
  return { ...makeLogResult({ message }), ...parts };
}

const A = { path: 'a.c', line: 1, message: 'source' };
const B = { path: 'b.c', line: 2 };

test.each<[string, Result, string, string]>([
  ['a flow', findingWith({ flow: trail([A, B]) }), 'Data flow', '1. `a.c:1` source\n2. `b.c:2`'],
  [
    'a long flow, whose numbers go on behind the gap',
    findingWith({ flow: trail([A], 7, [B]) }),
    'Data flow',
    '1. `a.c:1` source\n\n… 7 more in the log\n\n9. `b.c:2`',
  ],
  ['a flow that is only counted', findingWith({ flow: trail([], 7) }), 'Data flow', '… 7 more in the log'],
  [
    'related places',
    findingWith({ related: trail([A, B], 2) }),
    'Related places',
    '- `a.c:1` source\n- `b.c:2`\n\n… 2 more in the log',
  ],
  ['a whole file', findingWith({ related: trail([{ path: 'a.c' }]) }), 'Related places', '- `a.c`'],
  [
    'a place that says nothing',
    findingWith({ related: trail([{}, A]) }),
    'Related places',
    '- …\n- `a.c:1` source',
  ],
  ['a place without a path', findingWith({ related: trail([{ message: 'x' }]) }), 'Related places', '- x'],
  [
    'only those that the message does not name',
    findingWith({ related: trail([A, B]) }, 'From here (a.c:1) on.'),
    'Related places',
    '- `b.c:2`',
  ],
  [
    'hostile text dead',
    findingWith({ related: trail([{ path: 'a`\n/merge', line: 1, message: '@all # <b>' }]) }),
    'Related places',
    '- ``a` /merge:1`` `@all` # &lt;b>',
  ],
])('shows %s', (_, finding, title, markdown) => {
  expect(renderPlaces([finding])).toEqual([{ title, markdown }]);
});

test('a finding without other places has no section', () => {
  expect(renderPlaces([makeLogResult(), findingWith({ related: trail([A]) }, 'Here (a.c:1).')])).toEqual([]);
});

test('the flow comes before the related places', () => {
  const titles = renderPlaces([findingWith({ flow: trail([A]), related: trail([B]) })]).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['Data flow', 'Related places']);
});

test('several findings share one list of related places, each once', () => {
  const findings = [findingWith({ related: trail([A, B]) }), findingWith({ related: trail([B], 1) })];
  expect(renderPlaces(findings)).toEqual([
    { title: 'Related places', markdown: '- `a.c:1` source\n- `b.c:2`\n\n… 1 more in the log' },
  ]);
});

test('different flows of several findings are three at most, and the rest is counted', () => {
  const findings = [1, 2, 2, 3, 4, 5].map((line) => findingWith({ flow: trail([{ path: 'a.c', line }]) }));
  expect(renderPlaces(findings)).toEqual([
    { title: 'Data flow', markdown: '1. `a.c:1`' },
    { title: 'Data flow', markdown: '1. `a.c:2`' },
    { title: 'Data flow', markdown: '1. `a.c:3`\n\n… 2 more flows in the log' },
  ]);
});

test('of many related places twenty are shown, and the rest is counted', () => {
  const steps = Array.from({ length: 15 }, (_, line) => ({ path: 'a.c', line: line + 1 }));
  const others = steps.map((step) => ({ ...step, path: 'b.c' }));
  const [section] = renderPlaces([
    findingWith({ related: trail(steps, 3) }),
    findingWith({ related: trail(others) }),
  ]);
  expect(section?.markdown.match(/^- /gm)).toHaveLength(20);
  expect(section?.markdown).toMatch(/… 13 more in the log$/);
});
