import { scopeName } from '../../finding/finding.ts';
import { createHtml, type Html, type HtmlTag } from '../../page/html.ts';
import { silencing } from '../../plan/reasons.ts';
import { counted } from '../../text/counted.ts';
import { describeDuration } from '../../text/duration.ts';
import { truncate, visibleText } from '../../text/lines.ts';
import { redactVisible } from '../../text/secrets.ts';
import { dismissalsOf, ENOUGH_CASES, type History, type RuleSum } from '../history.ts';
import { HATCHES, ruleBar } from './history-bars.ts';
import { byMonth } from './history-months.ts';
import { HISTORY_STYLE } from './history-style.ts';
import { pageHead } from './page-head.ts';

/** What a page says of the changes that its history is of. */
export interface HistoryMeta {
  /** Name of the service, as people know it. */
  readonly service: string;
  readonly repository: string;
  /** What a change is called there: `pull request`. */
  readonly noun: string;
  /** The day from which on changes were read: `2026-05-01`. */
  readonly since?: string;
  /** At most so many changes were to be read. */
  readonly last: number;
  /** All changes that were asked for have been read. */
  readonly complete: boolean;
  /** In milliseconds since the epoch. */
  readonly madeAt: number;
}

/** A longer name is cut; the line for the configuration file has it whole. */
const LONGEST_NAME = 200;
/** More rules with few cases are folded. */
const FEW_TO_SHOW = 15;

/**
 * What became of the findings of merged changes, as a page of HTML that stands alone: the rules that people
 * dismiss most come first. It runs no script, asks nobody for anything, and no text in it is taken for
 * anything but text.
 */
export function historyPage(
  history: History,
  meta: HistoryMeta,
  redact: (text: string) => string = String,
): string {
  const html = createHtml((text) => visibleText(redactVisible(text, redact)));
  const title = `What became of the findings – ${meta.repository}`;
  const judged = history.rules.filter(hasEnough);
  const noisy = judged.filter(({ isNoisy }) => isNoisy);
  const page = html`${pageHead(html, { title, kind: 'history', style: HISTORY_STYLE })}${HATCHES}${verdict(html, history, meta)}${judgedRules(html, judged, noisy)}${byMonth(html, history, { noun: meta.noun, isShown: hasEnough, nameOf: (rule) => ruleName(html, rule) })}${otherRules(
    html,
    history.rules.filter((rule) => !hasEnough(rule)),
  )}${unknown(html, history)}${changesRead(html, history, meta)}${explanation(html, meta)}</main>
</body>
</html>
`;
  return page.html;
}

function casesOf(rule: RuleSum): number {
  return rule.fixed + dismissalsOf(rule);
}

function hasEnough(rule: RuleSum): boolean {
  return casesOf(rule) >= ENOUGH_CASES;
}

function verdict(html: HtmlTag, { rules, changes }: History, meta: HistoryMeta): Html {
  const judged = rules.filter(hasEnough);
  const noisy = judged.filter(({ isNoisy }) => isNoisy).length;
  const total = (count: (rule: RuleSum) => number): number =>
    rules.reduce((all, rule) => all + count(rule), 0);
  const [posted, fixed, dismissed] = [
    total((rule) => rule.posted),
    total((rule) => rule.fixed),
    total(dismissalsOf),
  ];
  const [headline, tone] =
    rules.length === 0
      ? ['No finding was posted', 'neutral']
      : judged.length === 0
        ? [`No rule has ${ENOUGH_CASES} cases yet`, 'neutral']
        : noisy === 0
          ? ['No rule is dismissed more than one time in ten', 'good']
          : [
              `${noisy} of ${counted(judged.length, 'rule')} ${noisy === 1 ? 'is' : 'are'} dismissed more than one time in ten`,
              'busy',
            ];
  const day = new Date(meta.madeAt).toISOString().slice(0, DAY_LENGTH);
  const read = counted(changes.length, `merged ${meta.noun}`);
  const span =
    meta.since === undefined
      ? `the last ${meta.last} were asked for`
      : `since ${meta.since}, at most ${meta.last}`;
  const figure = (value: string, name: string, more: string): Html =>
    html`<li><strong>${value}</strong> <span class="name">${name}</span> <span class="soft">${more}</span></li>\n`;
  return html`<section class="verdict ${tone}" aria-labelledby="verdict">
<p class="facts"><span><bdi>${meta.repository}</bdi></span> <span>${meta.service}</span> <span>${read}, ${span}</span> <span>made on ${day}</span></p>
<h1 id="verdict">${headline}</h1>
${!meta.complete && html`<p class="partial">Not all ${meta.noun}s that were asked for could be read. The figures are of those that were.</p>\n`}${
  posted > 0 &&
  html`<ul class="tiles">
${figure(String(posted), posted === 1 ? 'finding posted' : 'findings posted', `by ${counted(rules.length, 'rule')}`)}${figure(percent(fixed, posted), 'fixed before the merge', `${fixed} of ${posted}`)}${fixed + dismissed > 0 && figure(percent(dismissed, fixed + dismissed), 'dismissed', `${dismissed} of ${counted(fixed + dismissed, 'case')}`)}${figure(String(total(({ open }) => open)), 'left open', 'when it was merged')}</ul>
`
}</section>
`;
}

/** Of an ISO date and time, the date. */
const DAY_LENGTH = 10;

function judgedRules(html: HtmlTag, judged: readonly RuleSum[], noisy: readonly RuleSum[]): Html {
  if (judged.length === 0) return html``;
  const lines = new Set(noisy.map(({ ruleId, scope }) => silencing(ruleId, scope.tool)));
  return html`<section aria-labelledby="rules">
<h2 id="rules">Rules with ${ENOUGH_CASES} cases or more, the most dismissed first</h2>
<p class="note">A case is a finding that was fixed or dismissed.${noisy.length > 0 && html` The line below a rule goes below <code>rules:</code> in <code>.sarif-review.yml</code> and turns the rule off; with <code>level: note</code> in it, the rule counts for less.`}</p>
<div class="rules">
${judged.map((rule) => card(html, rule))}</div>
${lines.size > 1 && html`<details class="fold"><summary>All ${lines.size} lines at once, for <code>.sarif-review.yml</code></summary>\n<pre class="line">rules:\n${[...lines].map((line) => html`  ${line}\n`)}</pre></details>\n`}<details class="fold"><summary>The same figures as a table</summary>
${table(html, judged, 'figures', `Rules with ${ENOUGH_CASES} cases or more`)}</details>
</section>
`;
}

function card(html: HtmlTag, rule: RuleSum): Html {
  const { isNoisy, posted, fixed, medianSecondsUntilFixed: median, fixedWithoutTime, ruleId, scope } = rule;
  const cases = casesOf(rule);
  const time =
    median === undefined
      ? fixed > 0 && html`; how long that took is not known`
      : html`, in <strong>${describeDuration(median)}</strong> at the median${fixedWithoutTime > 0 && html` (of ${fixedWithoutTime} the time is not known)`}`;
  return html`<article class="rule${isNoisy && html` noisy`}">
<header><h3>${ruleName(html, rule)}</h3>
<p class="share"><strong>${percent(dismissalsOf(rule), cases)}</strong> dismissed <span class="soft">${dismissalsOf(rule)} of ${cases}</span>${isNoisy && html` <span class="badge busy">above one in ten</span>`}</p></header>
${ruleBar(html, rule)}<p class="soft">Fixed before the merge: <strong>${percent(fixed, posted)}</strong> of ${posted}${time}.</p>
${isNoisy && html`<pre class="line">${silencing(ruleId, scope.tool)}</pre>\n`}</article>
`;
}

function ruleName(html: HtmlTag, { ruleId, scope }: RuleSum): Html {
  return html`<bdi class="id">${truncate(ruleId, LONGEST_NAME)}</bdi> <bdi class="soft">${truncate(scopeName(scope), LONGEST_NAME)}</bdi>`;
}

function otherRules(html: HtmlTag, rules: readonly RuleSum[]): Html {
  if (rules.length === 0) return html``;
  const title = `Rules with fewer than ${ENOUGH_CASES} cases`;
  const list = table(html, rules, 'few-rules', title);
  return html`<section aria-labelledby="few">
<h2 id="few">${title}</h2>
<p class="note">Too few to say whether people want them.</p>
${rules.length <= FEW_TO_SHOW ? list : html`<details class="fold"><summary>${counted(rules.length, 'rule')}</summary>\n${list}</details>\n`}</section>
`;
}

function table(html: HtmlTag, rules: readonly RuleSum[], id: string, caption: string): Html {
  return html`<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table>
<caption class="sr-only" id="${id}">${caption}, as a table</caption>
<thead><tr><th scope="col" rowspan="2">Rule</th><th scope="col" rowspan="2">Posted</th><th scope="col" rowspan="2">Fixed</th><th scope="colgroup" colspan="5">Dismissed</th><th scope="col" rowspan="2">Left open</th><th scope="col" rowspan="2">With&shy;drawn</th><th scope="col" rowspan="2">Median time to the fix</th></tr>
<tr><th scope="col">of cases</th><th scope="col">false positive</th><th scope="col">won’t fix</th><th scope="col">accepted</th><th scope="col">by hand</th></tr></thead>
<tbody>
${rules.map((rule) => {
  const { posted, fixed, dismissed, open, withdrawn, medianSecondsUntilFixed: median } = rule;
  const cases = casesOf(rule);
  const share = cases === 0 ? 'no case' : `${percent(dismissalsOf(rule), cases)}`;
  const time = median === undefined ? (fixed === 0 ? '–' : 'not known') : describeDuration(median);
  return html`<tr><th scope="row">${ruleName(html, rule)}</th>${[posted, fixed, share, dismissed['false positive'], dismissed["won't fix"], dismissed.accepted, dismissed.resolved, open, withdrawn, time].map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
})}</tbody>
</table></div>
`;
}

function unknown(html: HtmlTag, { rules, left }: History): Html {
  const untimed = rules.reduce((all, { fixedWithoutTime }) => all + fixedWithoutTime, 0);
  const lines = [
    ...left.map(
      ({ threads, reason }) =>
        `${counted(threads, 'thread')} ${threads === 1 ? 'is' : 'are'} not counted: ${reason}.`,
    ),
    ...(untimed === 0
      ? []
      : [
          `Of ${counted(untimed, 'fixed finding')} the time to the fix is not known, since the dates of both commits are not at hand.`,
        ]),
  ];
  if (lines.length === 0) return html``;
  return html`<section aria-labelledby="unknown">
<h2 id="unknown">What could not be known</h2>
<ul class="list">
${lines.map((line) => html`<li>${line}</li>\n`)}</ul>
</section>
`;
}

/** Which changes were read, by the month of their merge, the latest first. */
function changesRead(html: HtmlTag, { changes }: History, { noun }: HistoryMeta): Html {
  if (changes.length === 0) return html``;
  const months = Map.groupBy(changes, ({ mergedAt }) =>
    mergedAt === undefined ? '' : new Date(mergedAt).toISOString().slice(0, MONTH_LENGTH),
  );
  return html`<section aria-labelledby="changes">
<h2 id="changes">What was read</h2>
<details class="fold"><summary>${counted(changes.length, `merged ${noun}`)}</summary>
<table class="changes"><caption class="sr-only">The ${noun}s that were read, by the month of the merge</caption>
<thead><tr><th scope="col">Merged in</th><th scope="col">How many</th><th scope="col">Numbers</th></tr></thead>
<tbody>
${[...months]
  .toSorted(([a], [b]) => (a < b ? 1 : -1))
  .map(
    ([month, ofMonth]) =>
      html`<tr><th scope="row">${month === '' ? 'not known' : month}</th><td>${ofMonth.length}</td><td>${ofMonth
        .map(({ number }) => number)
        .toSorted((a, b) => b - a)
        .join(', ')}</td></tr>\n`,
  )}</tbody>
</table></details>
</section>
`;
}

/** Of an ISO date, year and month. */
const MONTH_LENGTH = 7;

function explanation(html: HtmlTag, { noun }: HistoryMeta): Html {
  return html`<section aria-labelledby="words">
<h2 id="words">What the words mean</h2>
<dl class="words">
<dt>fixed</dt><dd>The finding was gone before the ${noun} was merged, and nobody had dismissed it. The time to the fix is that from the commit it was posted at to the commit it was gone at.</dd>
<dt>dismissed</dt><dd>A person replied <em>false positive</em>, <em>won’t fix</em> or <em>accepted</em>, or resolved the thread by hand.</dd>
<dt>left open</dt><dd>The thread was open when the ${noun} was merged.</dd>
<dt>withdrawn</dt><dd>The thread was resolved for something else: the finding was suppressed or ignored, or its line was no longer part of the change.</dd>
<dt>one in ten</dt><dd>Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and others, <cite>Lessons from Building Static Analysis Tools at Google</cite>, CACM 2018).</dd>
</dl>
</section>
<footer>Made by SARIF Review.</footer>
`;
}

const WHOLE = 100;

/** `38%`; with a decimal where 10% would hide which side of one in ten it is on. */
function percent(count: number, all: number): string {
  const share = (WHOLE * count) / all;
  const whole = Math.round(share);
  if (whole === 0 && count > 0) return '<1%';
  if (whole === WHOLE && count < all) return '>99%';
  return whole === WHOLE / 10 && share !== whole ? `${share.toFixed(1)}%` : `${whole}%`;
}
