import { beforeAll, describe, expect, test } from '@jest/globals';
import { runSourceCli } from '../action/run-cli.ts';
import { runOn } from '../run/run-on.ts';
import { FRAGMENTS, hostileText } from '../text/hostile-text.ts';
import { expectAllHarmless, sample, tellRealWords } from './bodies-cases.ts';
import { expectHarmless } from './body-invariants.ts';
import { INPUTS, logOf, type MadeFinding, openWith, posted, postFindings } from './post-findings.ts';

const saying = (text: string, id = 'r'): MadeFinding => ({ rule: { id }, result: { message: { text } } });

describe('every body that leaves is harmless', () => {
  tellRealWords({ oneOf: 5, runs: 15 });

  test('with lines of code and suggested changes that hold anything', async () => {
    const lines = sample(hostileText, 50).map((line) =>
      line.replaceAll(/[\n\r\v\f\u0085\u2028\u2029]/gu, ' '),
    );
    const inserted = sample(hostileText, 50);
    const story = await openWith(lines.length, (line) => `code ${lines[line - 1]}`);
    try {
      const findings = inserted.map((text, index) => {
        const deletedRegion = { startLine: index + 1, startColumn: 1, endLine: index + 1, endColumn: 5 };
        const replacements = [{ deletedRegion, insertedContent: { text } }];
        const change = { artifactLocation: { uri: 'src/a.ts' }, replacements };
        const { rule, result } = saying(`Change line ${index + 1}.`);
        return { rule, result: { ...result, fixes: [{ artifactChanges: [change] }] } };
      });
      await runOn('github', story, logOf(findings), { ...INPUTS, decisions: 'none' });
      const { threads } = await posted(story);
      expect(threads).toHaveLength(lines.length);
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
