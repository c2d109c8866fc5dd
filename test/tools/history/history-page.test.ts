import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { historyPage } from '../../../src/tools/history/history-page.ts';
import type { History } from '../../../src/tools/history/sum-history.ts';
import { makeChange, makeHistory, makeRuleHistory, shopHistory } from './make-history.ts';

function textOf(html: string): string {
  return html
    .replace(/<(style|pattern)[ >].*?<\/\1>/gsu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** One rule on one change in August. */
function historyOf(...rules: Parameters<typeof makeRuleHistory>): History {
  return makeHistory([makeChange(1, 8, rules.map(makeRuleHistory))]);
}

const page = (history: History): string => historyPage(history);

/** The row of a page that tells of one rule, as text. */
function rowOf(html: string, ruleId: string): string {
  const rows = html.match(/<tr>?.*?<\/tr>/gsu) ?? [];
  return textOf(rows.find((row) => row.includes(`>${ruleId}<`)) ?? '');
}

describe('the conclusion', () => {
  test('says first how many rules are dismissed too often, and of how many', () => {
    const text = textOf(page(shopHistory()));
    expect(text).toContain(
      'acme/shop GitHub 15 pull requests, merged from 2026-02-21 to 2026-08-26 made on 2026-09-01 2 of 4 rules with 10 cases or more dismissed more than one time in ten',
    );
    expect(text).toContain(
      '362 findings posted 59% fixed before the merge 31% of all cases dismissed 36 left open at the merge',
    );
  });

  test.each([
    ['No finding was posted', makeHistory([])],
    ['No rule has 10 cases yet', historyOf({ fixed: 9, open: 5 })],
    [
      'None of 1 rule with 10 cases or more is dismissed more than one time in ten',
      historyOf({ fixed: 9, dismissed: { accepted: 1 } }),
    ],
    [
      '1 of 1 rule with 10 cases or more dismissed more than one time in ten',
      historyOf({ fixed: 8, dismissed: { accepted: 2 } }),
    ],
  ])('%s', (headline, history) => {
    expect(page(history)).toContain(`<h1 id="conclusion">${headline}</h1>`);
  });

  test('says that not all changes were read', () => {
    const part = 'Not all pull requests that were asked for could be read.';
    expect(textOf(page(shopHistory()))).not.toContain(part);
    expect(textOf(page(shopHistory({ complete: false })))).toContain(part);
  });
});

describe('a rule with enough cases', () => {
  const html = page(shopHistory());

  test('comes with its share, all counts, the time to the fix, and the line that turns it off', () => {
    expect(rowOf(html, 'ApexDoc')).toBe('ApexDoc PMD 75% above one in ten 142 28 14 56 0 16 28 0 2 days');
    expect(textOf(html)).toContain('rules: - { tool: PMD, rule: ApexDoc, level: off } - { tool: CodeQL');
  });

  test('is not marked where one in ten or fewer were dismissed', () => {
    const quiet = page(historyOf({ fixed: 9, dismissed: { accepted: 1 } }));
    expect(rowOf(quiet, 'no-eval')).toMatch(/^no-eval ESLint 10% 10 /u);
    expect(quiet).not.toContain('level: off');
    const noisy = rowOf(page(historyOf({ fixed: 86, dismissed: { accepted: 10 } })), 'no-eval');
    expect(noisy).toContain('10.4% above one in ten');
  });

  test('has a bar whose parts are as wide as their counts', () => {
    const bar = /<svg class="bar" aria-hidden="true">(.*?)<\/svg>/su.exec(
      page(historyOf({ fixed: 10, dismissed: { 'false positive': 5, resolved: 1 }, withdrawn: 4 })),
    );
    const rects = [...(bar?.[1] ?? '').matchAll(/class="([\w-]+)" x="(\S+)" width="(\S+)"/gu)];
    expect(rects.map(([, ...values]) => values)).toEqual([
      ['fixed', '0%', '50%'],
      ['dismissed', '50%', '30%'],
      ['open', '80%', '0%'],
      ['withdrawn', '80%', '20%'],
    ]);
  });

  test('comes in the order of what people dismiss', () => {
    const names = [...html.slice(0, html.indexOf('id="few"')).matchAll(/<bdi class="id">([^<]*)/gu)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      'ApexDoc',
      'js/tainted-path',
      '@typescript-eslint/no-floating-promises',
      'no-eval',
    ]);
  });

  test('the lines of several are one text of the configuration file, whatever their names are', () => {
    const names = ['"quoted" \'rule\': #1', 'off', 'x</pre><script>'];
    const text = page(
      historyOf(...(names.map((ruleId) => ({ ruleId, dismissed: { accepted: 10 } })) as [object])),
    );
    const lines = /<pre class="line">(.*?)<\/pre>/su.exec(text)?.[1] ?? '';
    const shown = lines
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(parse(shown)).toEqual({
      rules: expect.arrayContaining(names.map((rule) => ({ tool: 'ESLint', rule, level: 'off' }))),
    });
  });
});

test('rules with fewer cases stand in a table of their own, without a conclusion', () => {
  const html = page(shopHistory());
  const few = textOf(html.slice(html.indexOf('id="few"'), html.indexOf('id="unknown"')));
  expect(few).toContain('eqeqeq ESLint 0% 10 8 0 0 0 0 2 0 10 minutes');
  expect(few).toContain('AvoidGlobalModifier PMD 33% 6 4 0 0 2 0 0 0 not known');
  expect(few).toContain('direct-response-write Semgrep OSS – 4 0 0 0 0 0 0 4 –');
  expect(few).not.toContain('ApexDoc');
});

test('says what could not be known', () => {
  const unread = [{ number: 12, reason: 'the service answered 502' }];
  expect(textOf(page(makeHistory([], { unread })))).toContain(
    'What could not be known The pull request 12 could not be read: the service answered 502.',
  );
  const text = textOf(page(shopHistory()));
  expect(text).toContain(
    'What could not be known 3 threads not counted, since no key that was given proves whose they are: give the signing-key of the runs. The time to the fix is not known for 102 fixed findings.',
  );
});

describe('hostile texts', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    `"><img src=x onerror='alert(1)'>`,
    '</style></table></section><svg onload=alert(1)>',
    'שלום/כלל',
    'x'.repeat(5_000),
  ];
  const rules = HOSTILE.flatMap((ruleId) => [
    makeRuleHistory({ ruleId, tool: ruleId, dismissed: { accepted: 10 } }),
    makeRuleHistory({ ruleId: `few ${ruleId}`, tool: ruleId, fixed: 1 }),
  ]);
  const [text = ''] = HOSTILE;
  const html = page(
    makeHistory([makeChange(1, 7, rules), makeChange(2, 8, rules)], {
      repository: text,
      brand: text,
      noun: text,
      complete: false,
    }),
  );

  test('are texts, and no elements', () => {
    const tags = new Set([...html.matchAll(/<(\w+)/gu)].map(([, name]) => name));
    for (const name of ['script', 'img', 'iframe']) expect(tags).not.toContain(name);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|src)=/u);
    expect(html.match(/<\/(?:style|main)>/gu)).toEqual(['</style>', '</main>']);
    expect(textOf(html)).toContain(`- { tool: "<script>alert(1)</script>", rule:`);
  });

  test('stand apart from what is beside them', () => {
    expect(html).toContain('<bdi class="id">שלום/כלל</bdi>');
  });

  test('hold no character that hides or turns what stands there', () => {
    expect(page(historyOf({ ruleId: 'a\u202eb\u200bc', fixed: 10 }))).not.toMatch(/[\u202e\u200b]/u);
  });

  test('hold no secret', () => {
    const redact = (one: string): string => one.replaceAll('s3cret', '***');
    const secret = historyPage(historyOf({ ruleId: 'a-s3cret', dismissed: { accepted: 10 } }), redact);
    expect(secret).toContain('a-***');
    expect(secret).not.toContain('s3cret');
  });
});

test('lets nothing run or load but its own style', () => {
  const html = page(shopHistory());
  const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1];
  const style = /<style>(.*?)<\/style>/su.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
  );
});
