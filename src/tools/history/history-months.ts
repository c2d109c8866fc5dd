import type { Html, HtmlTag } from '../../page/html.ts';
import { counted } from '../../text/counted.ts';
import { monthBars, monthKey } from './history-bars.ts';
import type { History, RuleSum } from './sum-history.ts';

/** A page is as wide as so many months. */
const MOST_MONTHS = 12;

/**
 * The months side by side: a row of bars for each of the rules, and one for all rules together. The figures
 * below the bars make it a table that can be read without them.
 *
 * @param most the rows of more rules are folded
 */
export function byMonth(
  html: HtmlTag,
  { judged, few, changes, noun }: History,
  nameOf: (rule: RuleSum) => Html,
  most: number,
): Html {
  const sums = [...judged, ...few].flatMap(({ months }) => months);
  const all = monthsBetween(sums.map(({ month }) => month));
  if (all.length < 2) return html``;
  const months = all.slice(-MOST_MONTHS);
  const rows = judged.map((rule) => row(html, nameOf(rule), rule.months, months));
  const rest = rows.slice(most);
  const total = [...Map.groupBy(sums, ({ month }) => month)].map(([month, ofMonth]) => ({
    month,
    posted: sum(ofMonth, 'posted'),
    fixed: sum(ofMonth, 'fixed'),
    dismissed: sum(ofMonth, 'dismissed'),
  }));
  const undated = changes.filter(({ mergedAt }) => mergedAt === undefined).length;
  return html`<section aria-labelledby="months">
<h2 id="months">Month by month</h2>
<p class="note">By the month of the merge. Each row has its own scale: compare the bars of one row.${all.length > months.length && html` Earlier months are in the sums above.`}${undated > 0 && html` ${counted(undated, noun)} without a date ${undated === 1 ? 'is' : 'are'} in no month.`}</p>
${monthKey(html)}${table(html, 'Posted, fixed and dismissed, by rule and month', months, [row(html, html`<strong>All rules</strong>`, total, months), ...rows.slice(0, most)])}${rest.length > 0 && html`<details class="fold"><summary>${counted(rest.length, 'more rule')}</summary>\n${table(html, 'The same of the other rules', months, rest)}</details>\n`}</section>
`;
}

function table(html: HtmlTag, caption: string, months: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="months">
<caption class="sr-only">${caption}</caption>
<thead><tr><th scope="col">Rule</th>${months.map((month) => html`<th scope="col">${monthName(month)}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`;
}

function row(html: HtmlTag, name: Html, sums: RuleSum['months'], months: readonly string[]): Html {
  const shown = months.map((month) => sums.find((one) => one.month === month));
  const most = Math.max(...shown.map((one) => one?.posted ?? 0));
  return html`<tr><th scope="row">${name}</th>${shown.map((one) => html`<td>${one === undefined ? html`<span class="sr-only">none</span>` : monthBars(html, one, most)}</td>`)}</tr>\n`;
}

/** Every month from the first to the last one, so that the gaps are seen. */
function monthsBetween(months: readonly string[]): readonly string[] {
  const [first, last] = [months.toSorted()[0], months.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let day = new Date(`${first}-01`); ; day.setUTCMonth(day.getUTCMonth() + 1)) {
    const month = day.toISOString().slice(0, first.length);
    all.push(month);
    if (month >= last) return all;
  }
}

function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function sum(sums: RuleSum['months'], count: 'posted' | 'fixed' | 'dismissed'): number {
  return sums.reduce((all, one) => all + one[count], 0);
}
