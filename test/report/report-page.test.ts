import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Level } from '../../src/finding/finding.ts';
import { toDocument } from '../../src/report/document.ts';
import { toExcerpt } from '../../src/report/excerpt.ts';
import { toReportPage } from '../../src/report/page/report-page.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { makeResult, makeRun, narrowest } from './make-result.ts';

function pageOf(result: RunResult, redact: (text: string) => string = String): string {
  return [...toReportPage(toDocument(result), redact)].join('');
}

/** What of a page was text: its scripts and styles are our own. */
function bodyOf(page: string): string {
  return page.replace(/<(script|style)>.*?<\/\1>/gsu, '');
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

describe('the page of a report', () => {
  const findings = [
    makeLogResult({ path: 'src/b.ts', level: 'warning', rule: 'no-var' }),
    makeLogResult({
      path: 'src/a.ts',
      level: 'error',
      rule: { id: 'no-eval', helpUri: 'https://rules.example/no-eval' },
      message: 'Bad.',
      line: 7,
    }),
    makeLogResult({ path: 'src/c.ts', tool: 'ESLint' }),
  ];
  const run = makeRun(findings, {
    conclusion: 'failure',
    situation: {
      position: (finding) => narrowest(finding.place.path === 'src/c.ts' ? 'nofilter' : 'added')(finding),
    },
  });

  test('says the conclusion first, then each finding by file with what became of it', () => {
    const text = textOf(bodyOf(pageOf(run)));
    expect(text).toMatch(/Static analysis: failed .*deployment 293/u);
    expect(text).toMatch(
      /Static analysis: failed 1 error Threads: 2 open \(2 new\)\. .* Show all src\/ a\.ts.* no-eval .* src\/ b\.ts .* no-var /u,
    );
    expect(text).toContain('posted fails the check It gets a thread: new.');
  });

  test('says what it counts where that is more than the conclusion has', () => {
    const twice = ['Bad.', 'Bad again.'].map((message) =>
      makeLogResult({ path: 'src/a.ts', level: 'error', rule: 'no-eval', line: 7, message }),
    );
    const text = textOf(bodyOf(pageOf(makeRun(twice, { conclusion: 'failure' }))));
    expect(text).toMatch(
      /1 error Threads: 1 open \(1 new\)\. Every finding counted, also where several share a thread: 2 errors/u,
    );
    expect(textOf(bodyOf(pageOf(run)))).not.toContain('Every finding counted');
  });

  test('folds what nobody has to look at', () => {
    const page = pageOf(run);
    const folded = page.slice(page.indexOf('Files with nothing open'));
    expect(folded).toContain('data-state="filtered"');
    expect(folded).not.toContain('data-state="posted"');
    expect(folded).not.toContain('<details class="of-file" open>');
  });

  test('shows the code with its marks, and as a text where there is no style', () => {
    const open = { redact: String, isSecret: () => false };
    const excerpt = toExcerpt(
      ['one', 'eval(<b>);'],
      { startLine: 2, endLine: 2, column: 1, endColumn: 5 },
      open,
    );
    const page = pageOf({ ...run, code: () => excerpt });
    const pre = /<pre class="code">(.*?)<\/pre>/su.exec(page)?.[1] ?? '';
    expect(pre).toContain('<mark>eval</mark>(&lt;b&gt;);');
    expect(pre.replace(/<[^>]*>/gu, '')).toBe('  1 one\n&gt; 2 eval(&lt;b&gt;);\n');
  });

  test('leads to the thread, the line and the rule, by addresses of the web alone', () => {
    const change = run.change;
    if (change === undefined) throw new Error('a change is reviewed');
    const page = (address: string): string =>
      pageOf({
        ...run,
        change: { ...change, threadPage: ({ discussionId }) => `${address}${discussionId}` },
        linkTo: (path, line) => `https://code.example/${path}#L${line}`,
      });
    expect(page('https://review.example/t/')).toMatch(/href="https:\/\/review\.example\/t\/new-\d"/u);
    expect(page('https://review.example/t/')).toContain('href="https://code.example/src/a.ts#L7"');
    expect(page('https://review.example/t/')).toContain('href="https://rules.example/no-eval"');
    expect(page('javascript:alert(1)//')).not.toContain('javascript:');
    expect(page('javascript:alert(1)//')).toMatch(/The thread is new-\d\./u);
  });

  test('lets nothing run or load but its own style and script', () => {
    const page = pageOf(run);
    const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(page)?.[1] ?? '';
    const hashOf = (name: string): string => {
      const text = new RegExp(`<${name}>(.*?)</${name}>`, 'su').exec(page)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hashOf('style')}`,
      `script-src ${hashOf('script')}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(bodyOf(page)).not.toMatch(
      /<(?:script|img|iframe|object|embed|base|svg (?!class="bar" aria-hidden="true">))|\son\w+=|style=|src=/u,
    );
  });

  test('holds no secret', () => {
    const secret = makeLogResult({ message: 'It is s3cret.', level: 'error' });
    const page = pageOf(makeRun([secret]), (text) => text.replaceAll('s3cret', '***'));
    expect(page).toContain('It is ***.');
    expect(page).not.toContain('s3cret');
  });

  test('says why, where a run came to nothing', () => {
    const text = textOf(pageOf(makeResult({ conclusion: 'incomplete', reasons: ['pmd.sarif: not JSON'] })));
    expect(text).toContain('Static analysis: incomplete pmd.sarif: not JSON');
    expect(text).toContain('No finding.');
  });

  test('of very many findings it shows the worst, and counts the others', () => {
    const many = Array.from({ length: 5_010 }, (_, index) =>
      makeLogResult({
        path: `src/${index % 50}.ts`,
        line: index + 1,
        level: index === 5_009 ? 'error' : 'note',
      }),
    );
    const results = many.map((result) => ({ result, disposition: 'posted', reason: 'new' }) as const);
    const page = pageOf(makeResult({ results }));
    expect(page.match(/<article /gu)).toHaveLength(5_000);
    expect(page).toContain('data-level="error"');
    expect(page).toContain('And 10 more findings: the JSON report has them all.');
  });

  describe('shows the open findings by file as bars', () => {
    /** The bars of a page with one file for each list of levels. */
    function barsOf(files: Readonly<Record<string, readonly Level[]>>): string {
      const found = Object.entries(files).flatMap(([path, levels]) =>
        levels.map((level, index) => makeLogResult({ path, level, line: index + 1 })),
      );
      const results = found.map((result) => ({ result, disposition: 'posted', reason: 'new' }) as const);
      const page = pageOf(makeResult({ results }));
      return /<div id="by-file">(.*?)<\/div>/su.exec(page)?.[1] ?? '';
    }

    test('the most errors first, each as long as its count, beside the counts in words', () => {
      const bars = barsOf({
        'src/notes.ts': ['note', 'note', 'note', 'note'],
        'src/one.ts': ['error'],
        'src/two.ts': ['warning', 'error', 'error'],
      });
      expect(bars.match(/<li>.*?<\/li>/gsu)?.map(textOf)).toEqual([
        'src/ two.ts 2 errors 1 warning',
        'src/ one.ts 1 error',
        'src/ notes.ts 4 notes',
      ]);
      expect(
        [...bars.matchAll(/<rect class="(\w+)" x="([^"]+)" width="([^"]+)"/gu)].map((all) => all.slice(1)),
      ).toEqual([
        ['error', '0%', '50%'],
        ['warning', '50%', '25%'],
        ['error', '0%', '25%'],
        ['note', '0%', '100%'],
      ]);
    });

    test('each leads to its file, which has the same counts', () => {
      const page = pageOf(run);
      const links = [
        ...page.matchAll(/<li><a href="#(file-\d)">(.*?)<\/a>.*?<span class="counts">(.*?)<\/span><\/li>/gu),
      ];
      expect(links).toHaveLength(2);
      for (const [, id, name, counts] of links) {
        expect(page).toContain(
          `<details class="of-file" id="${id}" open><summary><h3>${name}</h3><span class="counts">${counts}</span>`,
        );
      }
    });

    test('not where there is one file, and of many files only the first', () => {
      expect(barsOf({ 'src/a.ts': ['error', 'note'] })).toBe('');
      const many = Array.from({ length: 500 }, (_, index) => [`src/${index}.ts`, ['note']] as const);
      const bars = barsOf(Object.fromEntries(many));
      expect(bars.match(/<li>/gu)).toHaveLength(20);
      expect(textOf(bars)).toMatch(/And 480 more files below\.$/u);
    });

    test('a name of a file is a text', () => {
      const bars = barsOf({ 'src/"><svg onload="x">.ts': ['note'], 'src/a.ts': ['note'] });
      expect(bars).toContain('&quot;&gt;&lt;svg onload=&quot;x&quot;&gt;.ts</a>');
    });
  });
});
