import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/model.ts';
import { toCodeQuality } from '../../src/report/code-quality.ts';
import { toDocument, toldAction } from '../../src/report/document.ts';
import { toReportPage } from '../../src/report/page/report-page.ts';
import { renderFailing, renderPlan } from '../../src/report/render-plan.ts';
import { toPlanDocument, toReport } from '../../src/report/report-file.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { toSummary } from '../../src/report/summary.ts';
import { explainFinding, explainThread, readReport } from '../../src/tools/why.ts';
import { makeLogResult, SUPPRESSED } from '../finding/make-finding.ts';
import { makeResult, makeRun, makeSummary, narrowest, PMD } from './make-result.ts';
import { makeThread, type ThreadParts } from './make-thread.ts';

/** One result as every format prints it. */
function printAll(result: RunResult) {
  const document = toDocument(result);
  const page = [...toReportPage(document, String)].join('');
  const json = [...toReport(document, String)].join('');
  const report = readReport(json);
  if (report === undefined) throw new Error('the report cannot be read');
  return {
    document,
    page,
    summary: toSummary(document),
    log: [...renderFailing(document).map(({ text }) => text), document.accounting, document.end],
    report,
    json: JSON.parse(json),
    codeQuality: JSON.parse(toCodeQuality(document, String) ?? '[]'),
    why: [
      ...report.findings.map((finding) => explainFinding(finding)),
      ...report.threads.map((thread) => explainThread(thread)),
    ],
  };
}

/** What a page says as text, a line for each of these elements. */
function linesOf(page: string, element: RegExp): readonly string[] {
  return (page.match(element) ?? []).map((html) =>
    html
      .replace(/<[^>]*>/gu, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
}

const nowhere = { kind: 'nowhere', reason: 'the log gives no location' } as const;
const FINDINGS = [
  makeLogResult({ line: 1, message: 'New.' }),
  makeLogResult({ line: 2, message: 'Still there.' }),
  makeLogResult({ line: 3, message: 'Back.' }),
  makeLogResult({ line: 4, level: 'error', message: 'Resolved by a person.' }),
  makeLogResult({ line: 5, presence: SUPPRESSED }),
  makeLogResult({ line: 6, level: 'note', message: 'Below min-level, and fails.' }),
  makeLogResult({ line: 7, level: 'none', message: 'Below min-level.' }),
  makeLogResult({ place: nowhere, message: 'Nowhere.' }),
  makeLogResult({ line: 9, rule: 'b', level: 'error', message: 'A tie.' }),
  makeLogResult({ line: 9, rule: 'a', level: 'error', message: 'A tie.' }),
  makeLogResult({
    line: 9,
    rule: 'a',
    level: 'note',
    message: 'Suppressed in the same finding.',
    presence: SUPPRESSED,
  }),
  makeLogResult({ path: 'b.ts', line: 1, message: 'Outside.' }),
];

/** A run in which most things happened, and some failed. */
function eventful() {
  const lives = new Map<number, ThreadParts>([
    [2, {}],
    [3, { mark: { mark: 'fixed' } }],
    [4, { isResolved: true }],
  ]);
  const threadOf = ({ at }: Finding) => {
    const life = at?.path === 'src/a.ts' ? lives.get(at.line) : undefined;
    return life && makeThread(at, life);
  };
  const threads = [
    makeThread({ line: 20, rule: 'gone' }),
    makeThread({ line: 21, rule: 'gone' }),
    makeThread({ line: 22, rule: 'said' }),
    makeThread({ path: 'held.ts', line: 1, level: 'error', rule: 'unread' }),
  ];
  return makeRun(FINDINGS, {
    conclusion: 'failure',
    reasons: ['1 thread could not be changed: the service is down'],
    warnings: ['a warning'],
    policy: { minLevel: 'warning', failLevel: 'note' },
    situation: {
      threadOf,
      threads,
      position: (finding) => narrowest(finding.place.path === 'b.ts' ? 'nofilter' : 'added')(finding),
      completeness: { unverifiedFiles: [{ scope: PMD, path: 'held.ts', reason: 'it cannot be parsed' }] },
    },
    outcome: ({ kind, thread }, index) => {
      if (kind === 'resolve' && thread?.fingerprint.line === 21)
        return { kind: 'failed', reason: 'the service is down' };
      if (kind === 'resolve' && thread?.fingerprint.rule === 'said')
        return { kind: 'said', marked: true, reason: 'it may not' };
      return { kind: 'done', thread: `new-${index}` };
    },
  });
}

describe('every format says of one run', () => {
  const run = eventful();
  const { document, page, summary, log, report, json, codeQuality, why } = printAll(run);

  test('the same end', () => {
    const [first = ''] = linesOf(page, /<h1 id="conclusion">.*?<\/h1>/gu);
    expect(first).toBe(document.heading);
    expect(summary.startsWith(`## ${document.heading}\n\n`)).toBe(true);
    for (const text of [page, summary]) expect(text).toContain(document.threads);
    expect(summary).toContain(`\`${document.accounting}\``);
    expect(log).toContain(document.accounting);
  });

  test('the same counts, which add up', () => {
    const { all, ...counts } = json.results;
    expect(all).toBe(FINDINGS.length);
    const told = Object.entries(counts).filter(([, count]) => count !== 0);
    for (const [disposition, count] of told) {
      expect(document.accounting).toContain(`${count} ${disposition}`);
      expect(page.match(new RegExp(`data-state="${disposition}"`, 'gu'))).toHaveLength(Number(count));
    }
    const numbers = linesOf(page, /<ul class="numbers">.*?<\/ul>/gsu)[0]?.match(/\d+/gu) ?? [];
    expect(numbers.map(Number).reduce((a, b) => a + b)).toBe(all);
  });

  test('the same open findings', () => {
    const open = document.open.map(({ result }) => result);
    expect(open.map(({ message }) => message)).toContain('Below min-level, and fails.');
    const folded = /<details class="rest">.*?<\/details>/gsu;
    const shown = page.replace(folded, '').split('Files with nothing open')[0] ?? '';
    expect(shown.match(/<article /gu)).toHaveLength(open.length);
    const rows = summary.split('\n').filter((line) => /^\| [a-z]/u.test(line));
    const inRows = rows.map((row) => Number(/\| (\d+) \|/u.exec(row)?.[1] ?? 1));
    expect(inRows.reduce((a, b) => a + b)).toBe(open.length);
    const withPath = open.filter(({ place }) => place.path !== undefined);
    expect(codeQuality).toHaveLength(withPath.length);
  });

  test('the same that fails, worst first', () => {
    const { results, standing } = document.failing;
    const inLog = log
      .slice(1, results.length + standing.length + 1)
      .filter((line) => !line.includes('not looked at again'));
    expect(inLog.map((line) => line.trim().split(/ {2,}/u).slice(0, 2).join(' '))).toEqual([
      'src/a.ts:4 no-var (PMD)',
      'src/a.ts:9 a (PMD)',
      'src/a.ts:9 b (PMD)',
      'unlocated no-var (PMD)',
      'src/a.ts:1 no-var (PMD)',
      'src/a.ts:2 no-var (PMD)',
      'src/a.ts:3 no-var (PMD)',
      'src/a.ts:6 no-var (PMD)',
    ]);
    const table = summary.slice(summary.indexOf('What fails'), summary.indexOf('What was not'));
    const cells = table
      .split('\n')
      .filter((line) => /^\| [a-z]/u.test(line))
      .map((row) => row.split(' | '));
    expect(cells.map((cell) => cell[3]?.replaceAll('`', ''))).toEqual(
      inLog.map((line) => line.trim().split(/ {2,}/u)[1]?.replace(' (PMD)', '')),
    );
    const failing = report.findings.filter(({ fails }) => fails);
    expect(failing).toHaveLength(inLog.length);
    expect(page.match(/ data-fails="yes"/gu)).toHaveLength(failing.length);
    expect(failing.map(({ disposition }) => disposition)).not.toContain('suppressed');
  });

  test('the same of what became of each finding and thread', () => {
    const articles = linesOf(page, /<p class="became">.*?<\/p>/gu);
    const items = linesOf(page, /<li>[^\n]*<span class="badge neutral">(?:resolve|leave)<\/span>.*?<\/li>/gu);
    for (const { sentences } of why)
      expect([...articles, ...items].some((line) => line.includes(sentences[0] ?? '-'))).toBe(true);
    expect(items.join('\n')).toContain('This failed: resolve: the finding is gone.');
    expect(items.join('\n')).toContain('because this token cannot resolve threads: the finding is gone');
  });

  test('the same lists, with the same lines', () => {
    const notes = [...document.urgent, ...document.notes];
    expect(notes.map(({ title }) => title)).toEqual(
      [...summary.matchAll(/^### (.*)$/gmu)]
        .map(([, title]) => title)
        .filter((title) => !/^What fails|^Other findings/u.test(title ?? '')),
    );
    for (const { title, lines } of notes) {
      expect(page).toContain(`<h2>${title}</h2>`);
      for (const line of lines) expect(linesOf(page, /<li>.*?<\/li>/gu)).toContain(line);
    }
    expect(notes.map(({ title }) => title)).toContain(
      'What was not looked at again, and fails the check as before',
    );
    expect(json.warnings).toEqual(document.warnings);
  });
});

test('what a run that broke off did not decide is open in the summary and on the page', () => {
  const results = [{ result: makeLogResult(), disposition: 'undecided', reason: 'it ended' } as const];
  const { page, summary, json } = printAll(makeResult({ conclusion: 'incomplete', results }));
  expect(json.results).toMatchObject({ all: 1, undecided: 1 });
  expect(summary).toContain('| undecided | warning |');
  expect(page.split('Files with nothing open')[0]).toContain('data-state="undecided"');
});

test('a rule with a new name is named so in the text and in the JSON of a plan', () => {
  const result = makeLogResult({ rule: { id: 'new-name', deprecatedIds: ['old-name'] } });
  const threadOf = () => makeThread({ rule: 'old-name' });
  const run = makeRun([result], { dryRun: true, situation: { threadOf } });
  const text = renderPlan(
    run.plan.actions.map((action) => toldAction(action)),
    makeSummary(),
  );
  const json = JSON.parse([...toPlanDocument(toDocument(run), String, 'all')].join(''));
  expect(json.actions).toMatchObject([{ action: 'keep', ruleId: 'new-name' }]);
  expect(text.map((line) => line.text).join('\n')).toContain('new-name (PMD)');
});
