import { scopeName } from '../../finding/finding.ts';
import { bar, createHtml, type Html, type HtmlTag, pageHead } from '../../page/html.ts';
import { PAGE_STYLE } from '../../page/style.ts';
import { casesOf, dismissalsOf, ENOUGH_CASES } from '../../report/dismissals.ts';
import { FRAME_STYLE } from '../../report/page/report-style.ts';
import { silencingLine } from '../../report/words.ts';
import { visibleText } from '../../text/lines.ts';
import { counted, describeDuration } from '../../text/names.ts';
import { redactVisible } from '../../text/secrets.ts';
import { describeChanges } from './history-table.ts';
import { type History, type RuleSum, shareOf } from './sum-history.ts';

/**
 * The findings of merged changes and what became of them, as a page of HTML that stands alone: the rules that
 * people dismiss most come first. It runs no script, asks nobody for anything, and no text in it is taken for
 * anything but text.
 */
export function historyPage(history: History, redact: (text: string) => string = String): string {
  const { repository, judged, few } = history;
  const html = createHtml((text) => visibleText(redactVisible(text, redact)));
  const title = `What became of the findings – ${repository}`;
  const page = html`${pageHead(html, { title, kind: 'history', style: HISTORY_STYLE })}${conclusion(html, history)}${
    judged.length > 0 &&
    html`<section>
<h2 id="rules">Rules with ${ENOUGH_CASES} cases or more, the most dismissed first</h2>
<p class="note">A case is a finding that was fixed or dismissed.</p>
${table(html, judged, 'rules')}${silencingLines(html, judged)}</section>
`
  }${
    few.length > 0 &&
    html`<section>
<h2 id="few">Rules with fewer than ${ENOUGH_CASES} cases</h2>
<p class="note">Too few to say whether people want them.</p>
${table(html, few, 'few')}</section>
`
  }${unknown(html, history)}${explanation(html, history)}</main>
</body>
</html>
`;
  return page.html;
}

function conclusion(html: HtmlTag, history: History): Html {
  const { brand, complete, few, judged, madeAt, noun, repository } = history;
  const rules = [...judged, ...few];
  const total = (count: (rule: RuleSum) => number): number =>
    rules.reduce((all, rule) => all + count(rule), 0);
  const posted = total((rule) => rule.posted);
  const fixed = total((rule) => rule.fixed);
  const dismissed = total(dismissalsOf);
  const { headline, tone } = judge(history);
  const tile = (value: string, name: string): Html =>
    html`<li><strong>${value}</strong> <span class="name">${name}</span></li>\n`;
  return html`<section class="conclusion ${tone}" aria-labelledby="conclusion">
<p class="facts"><span><bdi>${repository}</bdi></span> <span>${brand}</span> <span>${describeChanges(history)}</span> <span>made on ${new Date(madeAt).toISOString().slice(0, 10)}</span></p>
<h1 id="conclusion">${headline}</h1>
${!complete && html`<p><strong>Not all ${noun}s that were asked for could be read.</strong> The figures are of those that were.</p>\n`}${
  posted > 0 &&
  html`<ul class="tiles">
${tile(posted.toLocaleString('en-US'), posted === 1 ? 'finding posted' : 'findings posted')}${tile(`${shareOf(fixed, posted)}%`, 'fixed before the merge')}${fixed + dismissed > 0 && tile(`${shareOf(dismissed, fixed + dismissed)}%`, 'of all cases dismissed')}${tile(String(total(({ open }) => open)), 'left open at the merge')}</ul>
`
}</section>
`;
}

/** The headline: how many rules are dismissed too often, of those that can be judged. */
function judge({ judged, few }: History): { readonly headline: string; readonly tone: string } {
  const noisy = judged.filter(({ isNoisy }) => isNoisy).length;
  if (judged.length + few.length === 0) return { headline: 'No finding was posted', tone: 'neutral' };
  if (judged.length === 0) return { headline: `No rule has ${ENOUGH_CASES} cases yet`, tone: 'neutral' };
  const of = `of ${counted(judged.length, 'rule')} with ${ENOUGH_CASES} cases or more`;
  return noisy === 0
    ? { headline: `None ${of} is dismissed more than one time in ten`, tone: 'good' }
    : { headline: `${noisy} ${of} dismissed more than one time in ten`, tone: 'busy' };
}

/** The lines for the configuration file, for the rules that people dismiss. */
function silencingLines(html: HtmlTag, judged: readonly RuleSum[]): Html {
  const noisy = judged.filter(({ isNoisy }) => isNoisy);
  if (noisy.length === 0) return html``;
  const lines = new Set(noisy.map(({ ruleId, scope }) => silencingLine(ruleId, scope.tool)));
  return html`<p class="note">These lines turn off in <code>.sarif-review.yml</code> what is dismissed more than one time in ten. With <code>level: note</code> a rule stays on and counts for less.</p>
<pre class="line">rules:\n${[...lines].map((line) => html`  ${line}\n`)}</pre>
`;
}

/** The bar is a picture of the figures beside it. */
function table(html: HtmlTag, rules: readonly RuleSum[], heading: string): Html {
  return html`<div class="scroll" role="region" aria-labelledby="${heading}" tabindex="0"><table aria-labelledby="${heading}">
<thead><tr><th scope="col">Rule</th><th scope="col">Dismissed</th><th scope="col">Posted</th><th scope="col">Fixed</th><th scope="col">False positive</th><th scope="col">Won’t fix</th><th scope="col">Accepted</th><th scope="col">Resolved by hand</th><th scope="col">Left open</th><th scope="col">With&shy;drawn</th><th scope="col">Median time to the fix</th></tr></thead>
<tbody>
${rules.map((rule) => {
  const { ruleId, scope, posted, fixed, dismissed, open, withdrawn, isNoisy } = rule;
  const { medianSecondsUntilFixed: median } = rule;
  const cases = casesOf(rule);
  const share = cases === 0 ? '–' : `${shareOf(dismissalsOf(rule), cases)}%`;
  const time = median === undefined ? (fixed === 0 ? '–' : 'not known') : describeDuration(median);
  const parts = [
    ['fixed', fixed],
    ['dismissed', dismissalsOf(rule)],
    ['open', open],
    ['withdrawn', withdrawn],
  ] as const;
  return html`<tr${isNoisy && html` class="noisy"`}><th scope="row"><bdi class="id">${ruleId}</bdi> <bdi class="soft">${scopeName(scope)}</bdi>${posted > 0 && bar(html, parts, posted)}</th><td>${share}${isNoisy && html` <span class="badge busy">above one in ten</span>`}</td>${[posted, fixed, dismissed['false positive'], dismissed["won't fix"], dismissed.accepted, dismissed.resolved, open, withdrawn, time].map((cell) => html`<td${cell === 0 && html` class="soft"`}>${cell}</td>`)}</tr>\n`;
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

function explanation(html: HtmlTag, { noun }: History): Html {
  return html`<section aria-labelledby="words">
<h2 id="words">What the words mean</h2>
<dl class="words">
<dt>fixed</dt><dd>The finding was gone before the ${noun} was merged, and nobody had dismissed it.</dd>
<dt>time to the fix</dt><dd>From when the finding was posted to when it was gone.</dd>
<dt>dismissed</dt><dd>The share of the cases in which a person replied <em>false positive</em>, <em>won’t fix</em> or <em>accepted</em>, or resolved the thread by hand.</dd>
<dt>left open</dt><dd>The thread was open when the ${noun} was merged.</dd>
<dt>withdrawn</dt><dd>The thread was resolved for something else: the finding was suppressed or ignored, or its line was no longer part of the change.</dd>
<dt>one in ten</dt><dd>Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and others, <cite>Lessons from Building Static Analysis Tools at Google</cite>, CACM 2018).</dd>
</dl>
</section>
<footer>Made by SARIF Review.</footer>
`;
}

/** The one style sheet of the page. */
const HISTORY_STYLE = `${PAGE_STYLE}${FRAME_STYLE}
.bar { display: block; height: 0.7rem; width: 100%; margin-top: 0.3rem; border: 1px solid var(--soft); border-radius: 3px; }
rect.fixed { fill: light-dark(#1f7a3f, #4fb970); } rect.dismissed { fill: light-dark(#b3202c, #ff8a8a); } rect.open { fill: var(--ground); } rect.withdrawn { fill: var(--soft); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
table { border-collapse: collapse; font-size: 0.86rem; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: 0.4rem 0.7rem; text-align: right; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.8rem; line-height: 1.3; vertical-align: bottom; background: var(--panel); }
tbody tr { border-top: 1px solid var(--line); } .noisy th { border-left: 4px solid var(--busy); }
tbody th, thead th:first-child { text-align: left; } tbody th { overflow-wrap: anywhere; min-width: 9rem; max-width: 18rem; }
.id { font: 600 0.82rem var(--mono); } tbody th .soft { display: block; font-size: 0.8rem; }
.conclusion .facts { margin: 0 0 0.5rem; } .conclusion.neutral { border-left-color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.9rem 1.5rem; list-style: none; margin: 1.1rem 0 0; padding: 0; }
.tiles strong { display: block; font-size: 1.7rem; line-height: 1.2; } .tiles .name { font-size: 0.88rem; }
pre.line { padding: 0.7rem 0.9rem; margin: 0; background: var(--panel); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
.words { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.25rem; margin: 0; font-size: 0.9rem; max-width: 62rem; } .words dt { font-weight: 600; } .words dd { margin: 0; color: var(--soft); }
@media (max-width: 40rem) { .words { grid-template-columns: 1fr; gap: 0.1rem; } .words dd { margin-bottom: 0.5rem; } th, td { padding-inline: 0.5rem; } }
@media print { main { padding: 0; } .scroll { overflow: visible; border: 0; } table, table .id { font-size: 0.66rem; } th, td { padding: 0.25rem; } tbody th { min-width: 6rem; max-width: 10rem; } tr { break-inside: avoid; } }
`;
