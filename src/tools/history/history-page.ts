import { scopeName } from '../../finding/finding.ts';
import { bar, createHtml, type Html, type HtmlTag, pageHead, rawHtml } from '../../page/html.ts';
import { PAGE_STYLE } from '../../page/style.ts';
import { casesOf, dismissalsOf, ENOUGH_CASES, wayOf } from '../../report/dismissals.ts';
import { FRAME_STYLE } from '../../report/page/report-style.ts';
import { silencingLine } from '../../report/words.ts';
import { truncate, visibleText } from '../../text/lines.ts';
import { counted, describeDuration } from '../../text/names.ts';
import { redactVisible } from '../../text/secrets.ts';
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
  const page = html`${pageHead(html, { title, kind: 'history', style: HISTORY_STYLE })}${HATCHES}${conclusion(html, history)}${judgedRules(html, judged)}${otherRules(html, history.few)}${unknown(html, history)}${changesRead(html, history)}${explanation(html, history)}</main>
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

function changesRead(html: HtmlTag, { changes, noun }: History): Html {
  if (changes.length === 0) return html``;
  const numbers = changes.map(({ number }) => number).toSorted((a, b) => b - a);
  return html`<section aria-labelledby="changes">
<h2 id="changes">What was read</h2>
<details class="fold"><summary>${counted(changes.length, `merged ${noun}`)}</summary>
<p>${numbers.join(', ')}</p></details>
</section>
`;
}

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

/** The parts of a bar in their order: class, name and count. */
const PARTS: readonly (readonly [kind: string, name: string, count: (rule: RuleSum) => number])[] = [
  ['fixed', 'fixed', ({ fixed }) => fixed],
  ['false-positive', 'false positive', ({ dismissed }) => dismissed['false positive']],
  ['wont-fix', "won't fix", ({ dismissed }) => dismissed["won't fix"]],
  ['accepted', 'accepted', ({ dismissed }) => dismissed.accepted],
  ['by-hand', wayOf('resolved'), ({ dismissed }) => dismissed.resolved],
  ['open', 'left open', ({ open }) => open],
  ['withdrawn', 'withdrawn', ({ withdrawn }) => withdrawn],
];

/**
 * The hatches that tell the parts of a bar apart without color, to stand once in a page.
 */
const HATCHES = rawHtml(`<svg class="hatches" width="0" height="0" aria-hidden="true"><defs>
${hatch('false-positive', 6, '<rect width="3" height="6"/>', 45)}
${hatch('wont-fix', 7, '<rect width="2" height="7"/><rect width="7" height="2"/>', 45)}
${hatch('accepted', 6, '<circle cx="3" cy="3" r="1.7"/>')}
${hatch('by-hand', 5, '<rect width="2" height="5"/>')}
${hatch('withdrawn', 5, '<rect width="5" height="1"/>')}
</defs></svg>
`);

function hatch(kind: string, size: number, ink: string, turn = 0): string {
  const ground = `<rect class="ground" width="${size}" height="${size}"/>`;
  return `<pattern id="hatch-${kind}" class="${kind}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(${turn})">${ground}${ink}</pattern>`;
}

/** All that a rule reported as one bar, and the count of each part in words below it. */
function ruleBar(html: HtmlTag, rule: RuleSum): Html {
  const parts = PARTS.map(([kind, name, count]) => ({ kind, name, count: count(rule) }));
  const there = parts.filter(({ count }) => count > 0);
  const shapes = there.map(({ kind, count }) => [kind, count] as const);
  return html`${bar(html, shapes, rule.posted)}
<ul class="key">${there.map(
    ({ kind, name, count }) =>
      html`<li><svg class="swatch" aria-hidden="true"><rect class="${kind}" width="100%" height="100%"/></svg><strong>${count}</strong> ${name}</li> `,
  )}</ul>
`;
}

const BARS_STYLE = `
:root { --dismissed: light-dark(#b3202c, #ff8a8a); --dismissed-ground: light-dark(#fbdcdc, #4a2024); --fixed: light-dark(#1f7a3f, #4fb970); }
.hatches { position: absolute; }
.bar { height: 1.5rem; margin: 0.75rem 0 0.55rem; border-radius: 5px; overflow: hidden; }
.bar { border: 1px solid var(--soft); } .bar rect { stroke: var(--raised); stroke-width: 1.5; }
rect.fixed { fill: var(--fixed); } rect.open { fill: var(--ground); }
rect.false-positive { fill: url(#hatch-false-positive); } rect.wont-fix { fill: url(#hatch-wont-fix); } rect.accepted { fill: url(#hatch-accepted); } rect.by-hand { fill: url(#hatch-by-hand); } rect.withdrawn { fill: url(#hatch-withdrawn); }
pattern { fill: var(--dismissed); } pattern .ground { fill: var(--dismissed-ground); } pattern.withdrawn { fill: var(--soft); } pattern.withdrawn .ground { fill: var(--panel); }
.key + .scroll { margin-top: 0.6rem; } .key { display: flex; flex-wrap: wrap; gap: 0.15rem 1.1rem; list-style: none; margin: 0; padding: 0; font-size: 0.88rem; } .key strong { font-variant-numeric: tabular-nums; }
.swatch { width: 1rem; height: 0.8rem; margin-right: 0.4rem; vertical-align: -0.06rem; border-radius: 2px; } .swatch .open { stroke: var(--soft); stroke-width: 2; }
`;

const TABLES_STYLE = `
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
table { border-collapse: collapse; font-size: 0.86rem; font-variant-numeric: tabular-nums; } .scroll table { min-width: 100%; }
th, td { padding: 0.4rem 0.7rem; text-align: right; vertical-align: top; font-weight: 400; position: relative; } thead th { color: var(--soft); font-size: 0.8rem; line-height: 1.3; vertical-align: bottom; background: var(--panel); } thead th[colspan] { text-align: center; border-bottom: 1px solid var(--line); }
tbody tr { border-top: 1px solid var(--line); } tbody th, thead tr:first-child th:first-child { text-align: left; } tbody th { overflow-wrap: anywhere; } .scroll tbody th, .scroll thead tr:first-child th:first-child { position: sticky; left: 0; z-index: 1; min-width: 9rem; max-width: 18rem; } .scroll tbody th { background: var(--ground); }
table .id { font-size: 0.82rem; } tbody th .soft { display: block; font-size: 0.8rem; }
`;

const RULES_STYLE = `
.conclusion .facts { margin: 0 0 0.5rem; } .conclusion.neutral { border-left-color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.9rem 1.5rem; list-style: none; margin: 1.1rem 0 0; padding: 0; } .tiles strong { display: block; font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums; } .tiles .name, .tiles .soft { display: block; font-size: 0.88rem; line-height: 1.4; }
.rules { display: grid; gap: 0.9rem; } .rules > * { min-width: 0; }
.rule { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: var(--radius); background: var(--raised); padding: 0.9rem 1.1rem 1rem; break-inside: avoid; } .rule.noisy { border-left-color: var(--busy); }
.rule header { display: flex; flex-wrap: wrap; gap: 0.2rem 1.5rem; align-items: baseline; justify-content: space-between; } .rule h3 { overflow-wrap: anywhere; min-width: 0; } .id { font: 600 0.92rem var(--mono); overflow-wrap: anywhere; } .rule h3 .soft { font-size: 0.88rem; margin-left: 0.35rem; }
.rule p { margin: 0.5rem 0 0; font-size: 0.88rem; } .rule p strong { color: var(--text); font-weight: 600; } .rule .share { margin: 0; } .rule .share strong { font-size: 1.35rem; } .rule .share .badge { margin-left: 0.5rem; vertical-align: 0.15em; }
.line { padding: 0.35rem 0.7rem; background: var(--panel); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; } .remedy { display: flex; flex-wrap: wrap; gap: 0.3rem 0.7rem; align-items: baseline; } .remedy span { white-space: nowrap; } .remedy .line { font-size: 0.8rem; flex: 1 1 18rem; } pre.line { padding: 0.7rem 0.9rem; margin: 0; }
.fold { margin-top: 0.9rem; } .fold > summary { cursor: pointer; color: var(--link); font-size: 0.9rem; padding: 0.2rem 0; } .fold > summary ~ * { margin-top: 0.5rem; }
.words { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.25rem; margin: 0; font-size: 0.9rem; max-width: 62rem; } .words dt { font-weight: 600; } .words dd { margin: 0; color: var(--soft); }
@media (max-width: 40rem) { .rule { padding: 0.75rem 0.8rem 0.85rem; } .words { grid-template-columns: 1fr; gap: 0.1rem; } .words dd { margin-bottom: 0.5rem; } .tiles { grid-template-columns: 1fr 1fr; } .scroll tbody th, .scroll thead tr:first-child th:first-child { min-width: 7rem; max-width: 9rem; } th, td { padding-inline: 0.5rem; } }
@media print { main { padding: 0; } .scroll { overflow: visible; border: 0; } table, table .id { font-size: 0.66rem; } th, td { padding: 0.25rem; } .scroll tbody th, .scroll thead tr:first-child th:first-child { position: static; min-width: 6rem; max-width: 10rem; } details::details-content { display: block; content-visibility: visible; } .fold > summary { color: inherit; } tr { break-inside: avoid; } }
`;

/** The one style sheet of the history's page. */
const HISTORY_STYLE = `${PAGE_STYLE}${FRAME_STYLE}${BARS_STYLE}${TABLES_STYLE}${RULES_STYLE}`;
