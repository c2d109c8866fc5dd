import { addressOf } from '../../comment/overview-body.ts';
import { type Finding, scopeName } from '../../finding/finding.ts';
import { type Html, type HtmlTag, rawHtml } from '../../page/html.ts';
import type { Account, Disposition } from '../../plan/account.ts';
import { counted } from '../../text/counted.ts';
import { webUrl } from '../../text/inline.ts';
import { type Excerpt, type ExcerptLine, WITHHELD } from '../excerpt.ts';
import type { RunResult } from '../run-result.ts';
import * as words from '../words.ts';

const TONES: Readonly<Partial<Record<Disposition, string>>> = {
  failed: 'bad',
  posted: 'state-open',
  reopened: 'state-open',
  kept: 'state-open',
  'over-limit': 'busy',
  unanchored: 'busy',
  'resolved-by-people': 'state-resolved',
};

/** What the parts of the page are made with. */
export interface Scene {
  readonly html: HtmlTag;
  readonly result: RunResult;
  readonly failing: ReadonlySet<Finding>;
}

/** The line that a person finds it at; 0 where there is none. */
export function lineOf({ finding: { place, loggedLine } }: Account): number {
  return 'startLine' in place ? place.startLine : (loggedLine ?? 0);
}

/** One finding: what it says, its code, and what became of it. */
export function renderFinding(scene: Scene, account: Account, number: number): Html {
  const { html, result, failing } = scene;
  const { finding, disposition, reason } = account;
  const { rule, scope, level, message, place } = finding;
  const id = `finding-${number + 1}`;
  const help = rule.helpUri === undefined ? undefined : webUrl(rule.helpUri);
  const name = help === undefined ? html`${rule.id}` : link(html, help.href, html`${rule.id}`);
  const line = lineOf(account);
  const at = line === 0 ? undefined : html`line ${line}`;
  const address = addressOf(place, result.linkTo);
  const why = disposition === 'posted' ? words.POSTED_WHY : reason;
  const became = `${words.BECAME[disposition][result.dryRun ? 1 : 0]}: ${why}`;
  const excerpt = result.code?.(finding);
  return html`<article class="finding at-${level}" id="${id}" data-level="${level}" data-tool="${scopeName(scope)}" data-rule="${rule.id}" data-state="${disposition}"${failing.has(finding) && html` data-fails="yes"`}>
<h4><span class="level ${level}">${level}</span> <span>${name}</span> <span class="soft">${scopeName(scope)}</span>${at && html` <span class="at">${address === undefined ? at : link(html, address, at)}</span>`}</h4>
<p class="message">${message}</p>
${excerpt && code(html, excerpt)}<p class="became"><span class="badge ${TONES[disposition] ?? 'neutral'}">${disposition}</span>${failing.has(finding) && html`<span class="badge bad">fails the check</span>`}${/[.!?]$/u.test(became) ? became : `${became}.`}${threadLink(scene, account)}</p>
</article>
`;
}

/** `address` is one of the web. */
export function link(html: HtmlTag, address: string, text: Html): Html {
  return html`<a href="${address}" rel="noopener noreferrer nofollow">${text}</a>`;
}

function threadLink({ html, result }: Scene, { discussionId, finding: { place } }: Account): Html {
  if (discussionId === undefined) return html``;
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const address = result.change?.threadPage?.({ discussionId, path: place.path, line });
  return address === undefined || webUrl(address) === undefined
    ? html` The thread is ${discussionId}.`
    : html` ${link(html, address, html`Open the thread`)}`;
}

/** Code that reads as well where neither style nor table is: in a mail, or as text that was copied. */
function code(html: HtmlTag, { lines, more }: Excerpt): Html {
  const width = String(lines.at(-1)?.number ?? 1).length;
  return html`<pre class="code">${lines.map((line) => codeLine(html, line, width))}${more > 0 && html`<span class="row"><span class="no">  ${' '.repeat(width)} </span><span class="text soft">and ${counted(more, 'more line')}\n</span></span>`}</pre>
`;
}

function codeLine(html: HtmlTag, { number, text, role, mark }: ExcerptLine, width: number): Html {
  const [sign, kind] = role === 'finding' ? ['>', 'row on'] : [' ', 'row'];
  const shown =
    mark === undefined
      ? html`${text}`
      : html`${text.slice(0, mark.from)}<mark${rawHtml(mark.from === mark.to ? ' class="point"' : '')}>${text.slice(mark.from, mark.to)}</mark>${text.slice(mark.to)}`;
  const inside = text === WITHHELD ? html`<span class="withheld">${text}</span>` : shown;
  return html`<span class="${kind}"><span class="no">${sign} ${String(number).padStart(width)} </span><span class="text">${inside}\n</span></span>`;
}
