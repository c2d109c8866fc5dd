import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commentText, markLine } from '../../src/comment/comment.ts';
import type { Result, Rule, Trail } from '../../src/finding/finding.ts';
import { type LoggedFinding, toFindings } from '../../src/finding/logged-finding.ts';
import { readMarker, writeBody } from '../../src/threads/marker.ts';
import { anyCharacter } from '../any-character.ts';
import { type FindingParts, makeFinding, makeLogResult, SUPPRESSED } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { KEYS, makeThread } from '../report/make-thread.ts';
import { linksOf, nodesOf, parseGfm, proseOf } from '../text/gfm.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';

type CommentOptions = Parameters<typeof commentText>[3];

const SIGNING = { keys: [KEYS.signing], identity: ['293'], isWithheld: false };
/** What `sealBody` keeps to. */
const LONGEST_BODY = 65_000;
const FOLD = /^<details><summary>[A-Za-z0-9 ]+<\/summary>$|^<\/details>$/;

function textOf(finding: LoggedFinding, line = 3, showing: Partial<CommentOptions> = {}): string {
  return commentText(finding, line, [], { redact: (text) => text, ...showing });
}

function bodyOf(
  findings: readonly Result[],
  lines?: readonly string[],
  showing: Partial<CommentOptions> = {},
): string {
  const [finding] = toFindings(findings);
  if (finding === undefined) throw new Error('there is no finding');
  return writeBody(
    'thread',
    textOf(finding, 3, { lines, ...showing }),
    makeThread().marker,
    SIGNING,
    LONGEST_BODY,
  );
}

/** What people see: without the marker. */
function visible(body: string): string {
  return body.split('\n').slice(0, -2).join('\n');
}

test('on the whole file a fix is a diff of its line, and none that a click takes over', () => {
  const fixes = [[{ startLine: 3, startColumn: 1, endLine: 3, inserted: 'mended' }]];
  const lines = ['one', 'two', 'three', 'four'];
  const suggestion = { name: 'suggestion', around: 100 };
  expect(bodyOf([{ ...makeLogResult(), fixes }], lines, { stands: 'on-file', suggestion })).toContain(
    'Suggested fix:\n\n```diff\n-three\n+mended\n```',
  );
});

test('a comment names an older thread that may be about the same, with its page where that is known', () => {
  const made = makeThread({ path: 'src/[a].js', line: 3 });
  const thread = { ...made, fingerprint: { ...made.fingerprint, commit: 'c0ffee'.repeat(7) } };
  const unfetched = { ...thread, where: { kind: 'unknown', path: 'src/[a].js' } as const };
  const show = (older: Omit<NonNullable<CommentOptions['resembles']>, 'isOver'>, isOver = false) =>
    bodyOf([makeLogResult()], undefined, { resembles: { ...older, isOver } });
  expect(show({ thread: unfetched, page: 'https://gitlab.example/mr/1#note_2' })).toContain(
    'A person already decided about [`src/[a].js:3`](https://gitlab.example/mr/1#note_2), which may be the same problem, so please decide again.',
  );
  expect(show({ thread, page: undefined })).toContain(
    'A person already decided about `src/[a].js:3`, which may be the same problem, so please decide again.',
  );
  expect(show({ thread, page: 'https://codeberg.example/a/b/pulls/1#issuecomment-2' }, true)).toContain(
    'Reported again in a new thread, because this account may not reopen the one on [`src/[a].js:3`](https://codeberg.example/a/b/pulls/1#issuecomment-2).',
  );
});

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: anyCharacter, maxLength: 5 })))
  .map((parts) => parts.join(''));

const hostileTrail: fc.Arbitrary<Trail> = fc.record({
  first: fc.array(fc.record({ path: hostile, line: fc.nat(), message: hostile }), { maxLength: 2 }),
  omitted: fc.nat(2),
  last: fc.array(fc.record({ message: hostile }), { maxLength: 2 }),
});

const hostileRule: fc.Arbitrary<Rule> = fc.record({
  id: hostile.map((id) => `r${id}`),
  deprecatedIds: fc.constant([]),
  tags: fc.constant([]),
  help: fc.record({ kind: fc.constantFrom('markdown', 'text'), text: hostile }),
  helpUri: hostile,
  severity: hostile,
});

describe('the comment that starts a thread', () => {
  test('of a plain linter is two lines', () => {
    const finding = makeLogResult({ message: 'Unexpected var.', level: 'error', category: 'nightly' });
    expect(visible(bodyOf([finding]))).toBe('Unexpected var.\n\n**Error** · `no-var` · PMD (nightly)');
  });

  test.each(['full', 'short'] as const)(
    'of %s length ends with how to decide, where that counts',
    (length) => {
      const shown = visible(bodyOf([makeLogResult({})], undefined, { decides: true, length }));
      expect(shown.split('\n').at(-1)).toBe(
        "<sub>To dismiss it, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>",
      );
      expect(visible(bodyOf([makeLogResult({})], undefined, { length }))).not.toContain('To decide');
    },
  );

  test('says in this order what is wrong, how bad it is, how to change it, why, and where else to look', () => {
    const finding: Result = {
      ...makeLogResult({
        message: 'Query depends on a name.',
        rule: { id: 'sql', help: { kind: 'markdown', text: 'Use *parameters*.' }, cwes: [89] },
      }),
      flow: { first: [{ path: 'src/b.ts', line: 1, message: 'name' }], omitted: 0, last: [] },
      related: { first: [{ path: 'src/c.ts', line: 2 }], omitted: 0, last: [] },
      fixes: [[{ startLine: 3, startColumn: 1, endLine: 3, inserted: 'new' }]],
    };
    expect(visible(bodyOf([finding], ['', '', 'old']))).toBe(
      [
        'Query depends on a name.',
        '**Warning** · `sql` · PMD · [CWE-89](https://cwe.mitre.org/data/definitions/89.html)',
        'Suggested fix:',
        '```diff\n-old\n+new\n```',
        '<details><summary>Why it matters</summary>',
        'Use *parameters*.',
        '</details>',
        '<details><summary>Data flow</summary>',
        '1. `src/b.ts:1` name',
        '</details>',
        '<details><summary>Related places</summary>',
        '- `src/c.ts:2`',
        '</details>',
      ].join('\n\n'),
    );
    expect(visible(bodyOf([finding]))).not.toContain('Suggested fix');
  });

  test('names each result of the finding, but not the suppressed ones', () => {
    const body = bodyOf([
      makeLogResult({ message: 'One.' }),
      makeLogResult({ message: 'Two.' }),
      makeLogResult({ message: 'One.' }),
      makeLogResult({ message: 'Never mind.', presence: SUPPRESSED }),
    ]);
    expect(visible(body)).toMatch(/^- One\. \(2 times\)\n- Two\.\n\n/);
    expect(body).not.toContain('Never mind');
  });

  test('has a marker that verifies, and nothing alive, whatever the log says', () => {
    const parts = fc.record({
      message: hostile.map((message) => `m${message}`),
      tool: hostile.map((tool) => `t${tool}`),
      rule: hostileRule,
      flow: hostileTrail,
      related: hostileTrail,
      inserted: hostile,
      line: hostile,
    });
    fc.assert(
      fc.property(parts, ({ message, tool, rule, flow, related, inserted, line }) => {
        const fixes = [[{ startLine: 1, startColumn: 1, endLine: 1, inserted }]];
        const body = bodyOf([{ ...makeLogResult({ message, tool, rule }), flow, related, fixes }], [line]);
        expect(readMarker(body, SIGNING)).toMatchObject({ kind: 'thread', signer: 0, isSameText: true });
        expect(body).not.toMatch(/^\/|^[^\S\n]*\/[\p{L}\p{N}_]|\r/mu);
        const tree = parseGfm(visible(body));
        for (const node of nodesOf(tree)) {
          expect(node.type).not.toMatch(/image|heading|definition|reference/i);
          if (node.type === 'html') expect(node.value).toMatch(FOLD);
        }
        for (const { url } of linksOf(tree)) expect(url).toMatch(/^https?:\/\//i);
        expect(proseOf(tree)).not.toMatch(/[@#!%~&$][\p{L}\p{N}_]|:[\w+-]+:|:\/\/|www\./u);
      }),
      fuzzRuns(100),
    );
  });

  test('keeps within the limit of a comment, with its marker, when everything is long', () => {
    const long = '<'.repeat(100_000);
    const steps = Array.from({ length: 16 }, () => ({ path: long, line: 1, message: '<'.repeat(200) }));
    const findings = Array.from({ length: 12 }, (_, index) => ({
      ...makeLogResult({
        message: `${index} ${long}`,
        rule: { id: 'r', help: { kind: 'text', text: long } },
      }),
      flow: { first: steps, omitted: 0, last: [] },
    }));
    const body = bodyOf(findings);
    expect(body.length).toBeLessThanOrEqual(LONGEST_BODY);
    expect(readMarker(body, SIGNING)).toMatchObject({ kind: 'thread', signer: 0, isSameText: true });
    expect(visible(body)).toContain('**Warning** · `r` · PMD');
    expect(visible(body).match(/<details>/g)?.length).toBe(visible(body).match(/<\/details>/g)?.length);
  });
});

test('the line of a mark says what became of the finding, who decided it, and why', () => {
  expect(markLine('fixed', '1'.repeat(40))).toBe('Fixed as of 1111111');
  const dismissal = { replyId: '7', says: 'accepted', reason: 'it is *documented*', name: 'Ann' } as const;
  expect(markLine('accepted', '1'.repeat(40), dismissal)).toBe(
    'Accepted by Ann as of 1111111: it is \\*documented\\*',
  );
});

function factsOf(parts: FindingParts, line = 3): string {
  return textOf(makeFinding(parts), line).split('\n\n')[1] ?? '';
}

function ofRule(rule: Partial<Rule>): string {
  return factsOf({ rule: { id: 'r', ...rule } });
}

test.each([
  [
    'level, rule and tool',
    factsOf({ level: 'note', category: 'nightly' }),
    '**Note** · `no-var` · PMD (nightly)',
  ],
  ['a rule without problem', factsOf({ level: 'none' }), '**Information** · `no-var` · PMD'],
  [
    'a rule with its help, and where that leads',
    ofRule({ helpUri: 'https://eslint.org/r' }),
    '**Warning** · [r](https://eslint.org/r) (eslint.org) · PMD',
  ],
  ['help that leads nowhere', ofRule({ helpUri: 'javascript:alert(1)' }), '**Warning** · r · PMD'],
  [
    'weaknesses',
    ofRule({ cwes: [20, 79] }),
    '**Warning** · `r` · PMD · [CWE-20](https://cwe.mitre.org/data/definitions/20.html) · [CWE-79](https://cwe.mitre.org/data/definitions/79.html)',
  ],
  ['a severity as a number', ofRule({ securitySeverity: 8 }), '**Warning** · `r` · PMD · severity 8.0'],
  ['a severity in words', ofRule({ severity: 'Moderate' }), '**Warning** · `r` · PMD · severity Moderate'],
  [
    'the number rather than words',
    ofRule({ securitySeverity: 7.5, severity: 'HIGH' }),
    '**Warning** · `r` · PMD · severity 7.5',
  ],
  ['words that say the level again', ofRule({ severity: 'WARNING' }), '**Warning** · `r` · PMD'],
  [
    'words that are none',
    ofRule({ severity: '@all\n#1' }),
    '**Warning** · `r` · PMD · severity `@all` #\u200B1',
  ],
  ['how far it goes', factsOf({ line: 3, endLine: 7 }), '**Warning** · `no-var` · PMD · lines 3–7'],
  [
    'how far it goes on the diff',
    factsOf({ line: 3, endLine: 7 }, 13),
    '**Warning** · `no-var` · PMD · lines 13–17',
  ],
])('says %s', (_, facts, expected) => {
  expect(facts).toBe(expected);
});

test('weaknesses of results stand beside those of the rule, each once', () => {
  const rule = { id: 'r', cwes: [20] };
  const [finding] = toFindings([
    { ...makeLogResult({ rule }), cwes: [20] },
    { ...makeLogResult({ rule, message: 'b' }), cwes: [89] },
  ]);
  expect(finding && textOf(finding).match(/\[CWE-\d+\]/g)).toEqual(['[CWE-20]', '[CWE-89]']);
});

function render(...messages: readonly string[]): string {
  return (
    textOf(makeFinding(...messages.map((message) => ({ message })))).split('\n\n**Warning** · ')[0] ?? ''
  );
}

test.each([
  ['a message is the first line', ['Unexpected var.'], 'Unexpected var.'],
  ['its line breaks stay', ['a\nb\n\nc'], 'a\\\nb\n\nc'],
  ['several are a list', ['a', 'b'], '- a\n- b'],
  ['lines of one of several stay together', ['a\nb', 'c'], '- a\\\n  b\n- c'],
  ['the same twice is said once, with its number', ['a', 'a'], 'a (2 times)'],
  ['also among others', ['a', 'b', 'a'], '- a (2 times)\n- b'],
  ['data below a message is shown as it stands', ['a: {\n  "b": "*"\n}'], 'a: {\n\n```\n  "b": "*"\n}\n```'],
  [
    'also among others, within its item',
    ['a: {\n  "b"\n\n}', 'c'],
    '- a: {\n\n  ```\n    "b"\n\n  }\n  ```\n- c',
  ],
  ['Markdown in it is what it says', ['# *a* <b>'], '\\# \\*a\\* &lt;b>'],
])('%s', (_, messages, expected) => {
  expect(render(...messages)).toBe(expected);
});

test('a message that is a page long is cut', () => {
  const text = render('word '.repeat(2_000));
  expect(text).toHaveLength(4_000);
  expect(text).toMatch(/word…$/);
});

test('of many messages ten are shown, each of some lines, and the rest is counted', () => {
  const lines = render(...Array.from({ length: 12 }, (_, index) => `${index} ${'x'.repeat(2_000)}`)).split(
    '\n',
  );
  expect(lines).toHaveLength(11);
  expect(lines.map((line) => line.length)).toEqual([
    ...Array.from({ length: 10 }, () => 802),
    '- … and 2 more'.length,
  ]);
});
