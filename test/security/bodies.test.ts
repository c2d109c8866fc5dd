import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Log } from 'sarif';
import { runSourceCli } from '../action/run-cli.ts';
import { runOn } from '../run/run-on.ts';
import { openStory } from '../run/story.ts';
import { FRAGMENTS, hostileText } from '../text/hostile-text.ts';
import { expectAllHarmless, sample, tellRealWords } from './bodies-cases.ts';
import { expectHarmless } from './body-invariants.ts';
import { INPUTS, logOf, type MadeFinding, openWith, posted, postFindings, TOOL } from './post-findings.ts';

const saying = (text: string, id = 'r'): MadeFinding => ({ rule: { id }, result: { message: { text } } });

describe('every body that leaves is harmless', () => {
  tellRealWords({ oneOf: 12, runs: 10 });

  test('with lines of code and suggested changes that hold anything', async () => {
    const texts = sample(fc.tuple(hostileText, hostileText), 30);
    const pathOf = (index: number): string => `src/${index}.ts`;
    const files = texts.map(
      ([line], index) => [pathOf(index), `code ${line.replaceAll('\n', ' ')}\n`] as const,
    );
    const results = texts.map(([, text], index) => {
      const artifactLocation = { uri: pathOf(index) };
      const deletedRegion = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 5 };
      const replacements = [{ deletedRegion, insertedContent: { text } }];
      return {
        ruleId: 'r',
        message: { text: 'Change it.' },
        locations: [{ physicalLocation: { artifactLocation, region: { startLine: 1 } } }],
        fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
      };
    });
    const story = await openStory('full', { 'a.txt': 'x\n' }, Object.fromEntries(files), { pageSize: 100 });
    try {
      const logs: Log = { version: '2.1.0', runs: [{ tool: { driver: { name: TOOL } }, results }] };
      await runOn('github', story, logs, { ...INPUTS, dismissals: 'none' });
      const { threads } = await posted(story);
      expect(threads).toHaveLength(texts.length);
      expect(threads.filter((body) => body.includes('```suggestion')).length).toBeGreaterThan(1);
      // GitHub's own hidden line comes first.
      for (const body of threads) expectHarmless(body.replace(/^<!--[^>]*-->\n/u, ''));
    } finally {
      await story.end();
    }
  });

  test('with any fragment many times', async () => {
    await expectAllHarmless(
      FRAGMENTS.map((fragment) => {
        const text = `a ${fragment.repeat(60)}`;
        return { rule: { id: 'r', help: { text, markdown: text } }, result: { message: { text } } };
      }),
    );
  });

  test('as a reply that says what became of a thread', async () => {
    const story = await openWith(2);
    const both = [saying('One.'), saying('Two.')];
    try {
      await story.run(logOf(both), INPUTS);
      await story.push({ 'b.txt': '1\n' });
      const suppressed = {
        ...saying('One.'),
        result: { message: { text: 'One.' }, suppressions: [{ kind: 'external' as const }] },
      };
      // The second one is gone.
      await story.run(logOf([suppressed]), INPUTS);
      await story.push({ 'b.txt': '2\n' });
      await story.run(logOf(both), INPUTS);
      const { clientId, clientSecret, baseUrl } = story.sandbox;
      await runSourceCli(['clean', '--all', '--yes'], '/', {
        SARIF_REVIEW_BASE_URL: baseUrl,
        SARIF_REVIEW_CLIENT_ID: clientId,
        SARIF_REVIEW_CLIENT_SECRET: clientSecret,
        SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
      });
      const { replies } = await posted(story);
      expect(replies).toHaveLength(6);
      for (const body of replies) expectHarmless(body);
    } finally {
      await story.end();
    }
  });
});

describe('tricks of Unicode', () => {
  const TRICKS: readonly (readonly [string, string, RegExp])[] = [
    ['next line', 'a\u0085/merge', /^a\\\n\\\/merge/],
    ['line separator', 'a\u2028/merge', /^a\\\n\\\/merge/],
    ['paragraph separator', 'a\u2029/merge', /^a\\\n\\\/merge/],
    ['carriage return', 'a\r/merge', /^a\\\n\\\/merge/],
    ['form feed', 'a\f/merge', /^a\\\n\\\/merge/],
    ['vertical tab', 'a\v/merge', /^a\\\n\\\/merge/],
    ['NUL', '@\u0000all', /^`@all`/],
    ['a byte order mark at the start', '\ufeff/merge', /^\\\/merge/],
    ['bidi controls', 'a\u202eb\u2066c', /^abc/],
    ['tag characters', 'a\u{e0041}b', /^ab/],
    ['a mention in tags', '@\u{e0061}all', /^`@all`/],
    ['a variation selector in a mention', '@\ufe0fall @a\ufe0fll', /^`@all` `@all`/],
    ['a full-width mention', '＠all ﹫all', /^＠\u200ball ﹫\u200ball/],
    ['a full-width reference', '＃1', /^＃\u200b1/],
    ['a lone surrogate', '\ud800@all', /^\ufffd`@all`/],
    ['emoji stay', '👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3', /^👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3/],
    ['other scripts stay', 'été 你好 здравствуй שלום', /^été 你好 здравствуй שלום/],
  ];
  let bodies: readonly string[];
  beforeAll(async () => {
    bodies = (await postFindings(TRICKS.map(([, message], index) => saying(message, `r${index}`)))).threads;
  });

  test.each(TRICKS.map(([name, , shown], index) => [name, index, shown] as const))(
    '%s',
    (_, index, shown) => {
      const body = bodies[index] ?? '';
      expectHarmless(body);
      expect(body).toMatch(shown);
    },
  );
});
