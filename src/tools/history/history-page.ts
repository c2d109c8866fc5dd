import { scopeName } from '../../finding/finding.ts';
import { createHtml, type Html, type HtmlTag } from '../../page/html.ts';
import { pageHead } from '../../page/page-head.ts';
import { casesOf, dismissalsOf, ENOUGH_CASES } from '../../report/dismissals.ts';
import { silencingLine } from '../../report/words.ts';
import { counted } from '../../text/counted.ts';
import { describeDuration } from '../../text/duration.ts';
import { truncate, visibleText } from '../../text/lines.ts';
import { redactVisible } from '../../text/secrets.ts';
import { HATCHES, ruleBar } from './history-bars.ts';
import { byMonth } from './history-months.ts';
import { HISTORY_STYLE } from './history-style.ts';
import { type History, type RuleSum, shareOf } from './sum-history.ts';

/** A longer name is cut; the line for the configuration file has it whole. */
const LONGEST_NAME = 200;
/** More rules that nobody has to do anything about are folded. */
const MOST_SHOWN = 20;

/**
 * The findings of merged changes and what became of them, as a page of HTML that stands alone: the rules that
 * people dismiss most come first. It runs no script, asks nobody for anything, and no text in it is taken for
 * anything but text.
 */
export function historyPage(whole: History, redact: (text: string) => string = String): string {
  const history = withoutSecrets(whole, redact);
  const { repository, judged } = history;
  const html = createHtml((text) => visibleText(redactVisible(text, redact)));
  const title = `What became of the findings – ${repository}`;
  const page = html`${pageHead(html, { title, kind: 'history', style: HISTORY_STYLE })}${HATCHES}${conclusion(html, history)}${judgedRules(html, judged)}${byMonth(html, history, (rule) => ruleName(html, rule), MOST_SHOWN)}${otherRules(html, history.few)}${unknown(html, history)}${changesRead(html, history)}${explanation(html, history)}</main>
</body>
</html>
`;
  return page.html;
}

/** Names are cut once our secrets are out of them: half a secret would not be found. */
function withoutSecrets(history: History, redact: (text: string) => string): History {
  const hide = (text: string): string => redactVisible(text, redact);
  const hidden = (rule: RuleSum): RuleSum => {
    const { tool, category } = rule.scope;
    return { ...rule, ruleId: hide(rule.ruleId), scope: { tool: hide(tool), category: hide(category) } };
  };
  return { ...history, judged: history.judged.map(hidden), few: history.few.map(hidden) };
}

function conclusion(html: HtmlTag, history: History): Html {
  const { brand, complete, few, judged, madeAt, noun, repository } = history;
  const rules = [...judged, ...few];
  const total = (count: (rule: RuleSum) => number): number =>
    rules.reduce((all, rule) => all + count(rule), 0);
  const [posted, fixed, dismissed] = [
    total((rule) => rule.posted),
    total((rule) => rule.fixed),
    total(dismissalsOf),
  ];
  const { headline, more, tone } = judge(history);
  const tile = (value: string, name: string, of: string): Html =>
    html`<li><strong>${value}</strong> <span class="name">${name}</span> <span class="soft">${of}</span></li>\n`;
  return html`<section class="conclusion ${tone}" aria-labelledby="conclusion">
<p class="facts"><span><bdi>${repository}</bdi></span> <span>${brand}</span> <span>${span(history)}</span> <span>made on ${dayOf(madeAt)}</span></p>
<h1 id="conclusion">${headline}</h1>
${more !== '' && html`<p>${more}</p>\n`}${!complete && html`<p><strong>Not all ${noun}s that were asked for could be read.</strong> The figures are of those that were.</p>\n`}${
  posted > 0 &&
  html`<ul class="tiles">
${tile(number(posted), posted === 1 ? 'finding posted' : 'findings posted', `by ${counted(rules.length, 'rule')}`)}${tile(percent(fixed, posted), 'fixed before the merge', `${number(fixed)} of ${number(posted)}`)}${fixed + dismissed > 0 && tile(percent(dismissed, fixed + dismissed), 'dismissed', `${number(dismissed)} of ${number(fixed + dismissed)} cases`)}${tile(number(total(({ open }) => open)), 'left open', 'at the merge')}</ul>
`
}</section>
`;
}

/** The headline: how many rules are dismissed too often, of those that can be judged. */
function judge(history: History): { headline: string; more: string; tone: string } {
  const [judged, few] = [history.judged.length, history.few.length];
  const noisy = history.judged.filter(({ isNoisy }) => isNoisy).length;
  if (judged + few === 0) return { headline: 'No finding was posted', more: '', tone: 'neutral' };
  const others =
    few === 0 ? '' : ` ${few === 1 ? '1 other has' : `${few} others have`} too few cases to be judged.`;
  if (judged === 0)
    return {
      headline: `No rule has ${ENOUGH_CASES} cases yet`,
      more: 'Too few to judge a rule by.',
      tone: 'neutral',
    };
  const more = `Of ${counted(judged, 'rule')} with ${ENOUGH_CASES} cases or more.${others}`;
  if (noisy === 0) return { headline: 'No rule is dismissed more than one time in ten', more, tone: 'good' };
  const headline = `${counted(noisy, 'rule')} ${noisy === 1 ? 'is' : 'are'} dismissed more than one time in ten`;
  return { headline, more, tone: 'busy' };
}

/** `15 changes merged since 2026-02-01`, `the last 100 merged changes, from 2026-05-02 on` */
function span({ changes, noun, since, last }: History): string {
  const asked = changes.length >= last ? 'the last ' : '';
  if (since !== undefined) return `${asked}${counted(changes.length, noun)} merged since ${dayOf(since)}`;
  const dates = changes.flatMap(({ mergedAt }) => mergedAt ?? []);
  const from = dates.length === 0 ? '' : `, from ${dayOf(Math.min(...dates))} on`;
  return `${asked}${counted(changes.length, `merged ${noun}`)}${from}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, DAY_LENGTH);
}

/** Of an ISO date and time, the date. */
const DAY_LENGTH = 10;

function judgedRules(html: HtmlTag, judged: readonly RuleSum[]): Html {
  if (judged.length === 0) return html``;
  const noisy = judged.filter(({ isNoisy }) => isNoisy);
  const shown = judged.slice(0, Math.max(noisy.length, MOST_SHOWN));
  const rest = judged.slice(shown.length);
  const lines = [...new Set(noisy.map(({ ruleId, scope }) => silencingLine(ruleId, scope.tool)))];
  return html`<section aria-labelledby="rules">
<h2 id="rules">Rules with ${ENOUGH_CASES} cases or more, the most dismissed first</h2>
<p class="note">A case is a finding that was fixed or dismissed.${noisy.length > 0 && html` The line that turns a rule off goes below <code>rules:</code> in <code>.sarif-review.yml</code>. With <code>level: note</code> in it, the rule stays on and counts for less.`}</p>
<div class="rules">
${shown.map((rule) => card(html, rule))}</div>
${rest.length > 0 && html`<details class="fold"><summary>${counted(rest.length, 'more rule')}, none above one in ten</summary>\n<div class="rules">\n${rest.map((rule) => card(html, rule))}</div></details>\n`}${lines.length > 1 && html`<details class="fold"><summary>${lines.length} lines to copy at once</summary>\n<pre class="line">rules:\n${lines.map((line) => html`  ${line}\n`)}</pre></details>\n`}<details class="fold"><summary>The same figures as a table</summary>
${table(html, judged, `Figures of rules with ${ENOUGH_CASES} cases or more`)}</details>
</section>
`;
}

function card(html: HtmlTag, rule: RuleSum): Html {
  const { isNoisy, posted, fixed, medianSecondsUntilFixed: median, fixedWithoutTime, ruleId, scope } = rule;
  const cases = casesOf(rule);
  const time =
    median !== undefined &&
    html` Median time to the fix: <strong>${describeDuration(median)}</strong>${fixedWithoutTime > 0 && html` (not known for ${fixedWithoutTime})`}.`;
  return html`<article class="rule${isNoisy && html` noisy`}">
<header><h3>${ruleName(html, rule)}</h3>
<p class="share"><strong>${percent(dismissalsOf(rule), cases)}</strong> dismissed <span class="soft">${dismissalsOf(rule)} of ${cases}</span>${isNoisy && html` <span class="badge busy">above one in ten</span>`}</p></header>
${ruleBar(html, rule)}<p class="soft">Fixed before the merge: <strong>${percent(fixed, posted)}</strong> of ${posted}.${time}</p>
${isNoisy && html`<p class="remedy"><span>To turn it off:</span> <code class="line">${silencingLine(ruleId, scope.tool)}</code></p>\n`}</article>
`;
}

function ruleName(html: HtmlTag, { ruleId, scope }: RuleSum): Html {
  return html`<bdi class="id">${truncate(ruleId, LONGEST_NAME)}</bdi> <bdi class="soft">${truncate(scopeName(scope), LONGEST_NAME)}</bdi>`;
}

function otherRules(html: HtmlTag, rules: readonly RuleSum[]): Html {
  if (rules.length === 0) return html``;
  const title = `Rules with fewer than ${ENOUGH_CASES} cases`;
  const list = table(html, rules, `Figures of rules with fewer than ${ENOUGH_CASES} cases`);
  return html`<section aria-labelledby="few">
<h2 id="few">${title}</h2>
<p class="note">Too few to say whether people want them.</p>
${rules.length <= MOST_SHOWN ? list : html`<details class="fold"><summary>${counted(rules.length, 'rule')}</summary>\n${list}</details>\n`}</section>
`;
}

function table(html: HtmlTag, rules: readonly RuleSum[], caption: string): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption class="sr-only">${caption}</caption>
<thead><tr><th scope="col" rowspan="2">Rule</th><th scope="col" rowspan="2">Posted</th><th scope="col" rowspan="2">Fixed</th><th scope="colgroup" colspan="5">Dismissed</th><th scope="col" rowspan="2">Left open</th><th scope="col" rowspan="2">With&shy;drawn</th><th scope="col" rowspan="2">Median time to the fix</th></tr>
<tr><th scope="col">share of cases</th><th scope="col">false positive</th><th scope="col">won’t fix</th><th scope="col">accepted</th><th scope="col">by hand</th></tr></thead>
<tbody>
${rules.map((rule) => {
  const { posted, fixed, dismissed, open, withdrawn, medianSecondsUntilFixed: median } = rule;
  const cases = casesOf(rule);
  const share = cases === 0 ? '–' : percent(dismissalsOf(rule), cases);
  const time = median === undefined ? (fixed === 0 ? '–' : 'not known') : describeDuration(median);
  return html`<tr><th scope="row">${ruleName(html, rule)}</th>${[posted, fixed, share, dismissed['false positive'], dismissed["won't fix"], dismissed.accepted, dismissed.resolved, open, withdrawn, time].map((cell) => html`<td${cell === 0 && html` class="soft"`}>${cell}</td>`)}</tr>\n`;
})}</tbody>
</table></div>
`;
}

function unknown(html: HtmlTag, { notRead, notKnown }: History): Html {
  const lines = [...notRead, ...notKnown].map((line) => `${line}.`);
  if (lines.length === 0) return html``;
  return html`<section aria-labelledby="unknown">
<h2 id="unknown">What could not be known</h2>
<ul class="list">
${lines.map((line) => html`<li>${line}</li>\n`)}</ul>
</section>
`;
}

/** Which changes were read, by the month of their merge, the latest first. */
function changesRead(html: HtmlTag, { changes, noun }: History): Html {
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

function explanation(html: HtmlTag, { noun }: History): Html {
  return html`<section aria-labelledby="words">
<h2 id="words">What the words mean</h2>
<dl class="words">
<dt>fixed</dt><dd>The finding was gone before the ${noun} was merged, and nobody had dismissed it.</dd>
<dt>time to the fix</dt><dd>From when the finding was posted to when it was gone.</dd>
<dt>dismissed</dt><dd>A person replied <em>false positive</em>, <em>won’t fix</em> or <em>accepted</em>, or resolved the thread by hand.</dd>
<dt>left open</dt><dd>The thread was open when the ${noun} was merged.</dd>
<dt>withdrawn</dt><dd>The thread was resolved for something else: the finding was suppressed or ignored, or its line was no longer part of the change.</dd>
<dt>one in ten</dt><dd>Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and others, <cite>Lessons from Building Static Analysis Tools at Google</cite>, CACM 2018).</dd>
</dl>
</section>
<footer>Made by SARIF Review.</footer>
`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

function percent(count: number, all: number): string {
  return `${shareOf(count, all)}%`;
}
