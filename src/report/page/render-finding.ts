import { addressOf } from '../../comment/summary-comment.ts';
import { scopeName } from '../../finding/finding.ts';
import { type Html, type HtmlTag, rawHtml } from '../../page/html.ts';
import { counted } from '../../text/counted.ts';
import { webUrl } from '../../text/inline.ts';
import type { ReportDocument } from '../document.ts';
import { type Excerpt, WITHHELD } from '../excerpt.ts';
import type { Disposition, ResultOutcome } from '../run-result.ts';
import * as words from '../words.ts';

const TONES: Readonly<Partial<Record<Disposition, string>>> = {
  failed: 'bad',
  posted: 'state-open',
  reopened: 'state-open',
  kept: 'state-open',
  'over-limit': 'busy',
  'not-on-the-diff': 'busy',
  'resolved-by-people': 'state-resolved',
};

/** The line that a person finds it at; 0 where there is none. */
export function lineOf({ result: { place, loggedLine } }: ResultOutcome): number {
  return 'startLine' in place ? place.startLine : (loggedLine ?? 0);
}

/** One finding: what it says, its code, and what became of it. */
export function renderFinding(
  html: HtmlTag,
  document: ReportDocument,
  outcome: ResultOutcome,
  number: number,
): Html {
  const { result, disposition } = outcome;
  const { rule, scope, level, message, place } = result;
  const id = `finding-${number + 1}`;
  const name = link(html, rule.helpUri, html`${rule.id}`);
  const line = lineOf(outcome);
  const at = line > 0 && link(html, addressOf(place, document.linkTo), html`line ${line}`);
  const fails = document.fails.has(result);
  const excerpt = document.code?.(result);
  return html`<article class="finding at-${level}" id="${id}" data-level="${level}" data-tool="${scopeName(scope)}" data-rule="${rule.id}" data-state="${disposition}"${fails && html` data-fails="yes"`}>
<h4><span class="level ${level}">${level}</span> <span>${name}</span> <span class="soft">${scopeName(scope)}</span>${at && html` <span class="at">${at}</span>`}</h4>
<p class="message">${message}</p>
${excerpt && code(html, excerpt)}<p class="became"><span class="badge ${TONES[disposition] ?? 'neutral'}">${disposition}</span>${fails && html`<span class="badge bad">fails the check</span>`}${words.sentence(words.findingBecame(outcome, document.dryRun))}${threadLink(html, document, outcome)}</p>
</article>
`;
}

/** The text alone where the address is missing, or none of the web. */
export function link(html: HtmlTag, address: string | undefined, text: Html): Html {
  const url = address === undefined ? undefined : webUrl(address);
  return url === undefined
    ? text
    : html`<a href="${url.href}" rel="noopener noreferrer nofollow">${text}</a>`;
}

function threadLink(
  html: HtmlTag,
  { change }: ReportDocument,
  { thread, result: { place } }: ResultOutcome,
): Html {
  if (thread === undefined) return html``;
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const address = change?.threadPage?.({ discussionId: thread, path: place.path, line });
  const isKnown = address !== undefined && webUrl(address) !== undefined;
  return isKnown ? html` ${link(html, address, html`Open the thread`)}` : html` ${words.threadIs(thread)}.`;
}

/** Code that reads as well where neither style nor table is: in a mail, or as text that was copied. */
function code(html: HtmlTag, { lines, more }: Excerpt): Html {
  const width = String(lines.at(-1)?.number ?? 1).length;
  return html`<pre class="code">${lines.map((line) => codeLine(html, line, width))}${more > 0 && html`<span class="row"><span class="no">  ${' '.repeat(width)} </span><span class="text soft">and ${counted(more, 'more line')}\n</span></span>`}</pre>
`;
}

function codeLine(
  html: HtmlTag,
  { number, text, role, mark }: Excerpt['lines'][number],
  width: number,
): Html {
  const [sign, kind] = role === 'finding' ? ['>', 'row on'] : [' ', 'row'];
  const shown =
    mark === undefined
      ? html`${text}`
      : html`${text.slice(0, mark.from)}<mark${rawHtml(mark.from === mark.to ? ' class="point"' : '')}>${text.slice(mark.from, mark.to)}</mark>${text.slice(mark.to)}`;
  const inside = text === WITHHELD ? html`<span class="withheld">${text}</span>` : shown;
  return html`<span class="${kind}"><span class="no">${sign} ${String(number).padStart(width)} </span><span class="text">${inside}\n</span></span>`;
}
