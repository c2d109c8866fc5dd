import { addressOf } from '../../comment/summary-comment.ts';
import { LEVELS, type Level, scopeName } from '../../finding/finding.ts';
import { bar, createHtml, type Html, type HtmlTag, pageHead, rawHtml } from '../../page/html.ts';
import { webUrl } from '../../text/inline.ts';
import { visibleText } from '../../text/lines.ts';
import { compareTexts, counted } from '../../text/names.ts';
import { redactVisible } from '../../text/secrets.ts';
import type { ReportDocument } from '../document.ts';
import { type Excerpt, WITHHELD } from '../excerpt.ts';
import type { Disposition, ResultOutcome, RunResult } from '../run-result.ts';
import * as words from '../words.ts';
import { SCRIPT } from './report-script.ts';
import { STYLE } from './report-style.ts';

/** A browser draws so many without effort; the JSON report has all. */
const MOST_FINDINGS = 5_000;
/** Threads without a finding. */
const MOST_THREADS = 500;
/** More than these are a list, not a picture. */
const MOST_BARS = 20;

const TONE_OF_CONCLUSION: Readonly<Record<RunResult['conclusion'], string>> = {
  success: 'good',
  failure: 'bad',
  incomplete: 'busy',
  superseded: 'neutral',
  skipped: 'neutral',
};

/**
 * The report as a page of HTML that stands alone, part by part: what came of the run, and every finding by
 * file with its code and what became of it. It asks nobody for anything, and no text in it is taken for
 * anything but text.
 */
export function* toReportPage(document: ReportDocument, redact: (text: string) => string): Generator<string> {
  const html = createHtml((text) => visibleText(redactVisible(text, redact)));
  const open = document.open.slice(0, MOST_FINDINGS);
  const done = document.done.slice(0, MOST_FINDINGS - open.length);
  const left = document.results.length - open.length - done.length;
  yield head(html, document).html;
  yield conclusion(html, document).html;
  yield notes(html, document.urgent).html;
  yield* findingsByFile(html, document, open, done);
  if (left > 0)
    yield html`<p class="note">And ${counted(left, 'more finding')}: the JSON report has them all.</p>`.html;
  yield threads(html, document).html;
  yield notes(html, document.notes).html;
  yield foot(html, document).html;
}

function head(html: HtmlTag, { change, heading }: ReportDocument): Html {
  const title = `${heading}${change === undefined ? '' : ` – ${change.name}`}`;
  return pageHead(html, { title, kind: 'report', style: STYLE, script: SCRIPT });
}

function conclusion(html: HtmlTag, document: ReportDocument): Html {
  const { results, change, dryRun, open, tools, analyzedSha } = document;
  const done = results.length - open.length;
  const facts = [
    ...(change === undefined ? [] : [html`<span>${change.name}</span>`]),
    ...(analyzedSha === undefined
      ? []
      : [html`<span>commit <code>${analyzedSha.slice(0, SHORT)}</code></span>`]),
    ...tools.map(
      ({ name, version }) => html`<span>${name}${version === undefined ? '' : ` ${version}`}</span>`,
    ),
    ...(dryRun ? [html`<span>${words.DRY_RUN}</span>`] : []),
  ];
  return html`<section class="conclusion ${TONE_OF_CONCLUSION[document.conclusion]}" aria-labelledby="conclusion">
<h1 id="conclusion">${document.heading}</h1>
${document.concluded !== '' && html`<p>${document.concluded}</p>\n`}${document.threads !== '' && html`<p>${document.threads}</p>`}
${document.fails.size > document.failing.results.length && html`<p class="note">Every finding counted, also where several share a thread:</p>\n`}<ul class="numbers">
${document.levels.map(
  ([level, count]) =>
    html`<li><span class="level ${level}"><strong>${count}</strong> ${words.ofLevel(level, count)}</span></li>\n`,
)}${done > 0 && html`<li><strong>${done}</strong> <span class="soft">filtered, suppressed or otherwise done with</span></li>\n`}</ul>
<p class="facts">${facts.map((fact) => html`${fact} `)}</p>
</section>
`;
}

/** Digits of a commit that people read. */
const SHORT = 7;

/** The findings of one file, and how many are open by level. */
interface OfFile {
  readonly path: string;
  readonly open: readonly ResultOutcome[];
  readonly done: readonly ResultOutcome[];
  readonly counts: LevelCounts;
}

/** Files with the most errors first, then by warnings and notes: what people look for stands at the top. */
function byFile(open: readonly ResultOutcome[], done: readonly ResultOutcome[]): readonly OfFile[] {
  const path = ({ result: { place } }: ResultOutcome): string => place.path ?? '';
  const [openIn, doneIn] = [Map.groupBy(open, path), Map.groupBy(done, path)];
  const files = [...new Set([...openIn.keys(), ...doneIn.keys()])].map((name) => {
    const counts = { error: 0, warning: 0, note: 0, none: 0 };
    for (const { result } of openIn.get(name) ?? []) counts[result.level] += 1;
    return { path: name, open: openIn.get(name) ?? [], done: doneIn.get(name) ?? [], counts };
  });
  return files.toSorted(
    (a, b) =>
      Number(a.path === '') - Number(b.path === '') ||
      LEVELS.map((level) => b.counts[level] - a.counts[level]).find((by) => by !== 0) ||
      compareTexts(a.path, b.path),
  );
}

function* findingsByFile(
  html: HtmlTag,
  document: ReportDocument,
  open: readonly ResultOutcome[],
  done: readonly ResultOutcome[],
): Generator<string> {
  const shown = [...open, ...done];
  if (shown.length === 0) {
    yield html`<section><p class="empty">No finding.</p></section>\n`.html;
    return;
  }
  yield html`<section aria-labelledby="findings">\n<h2 id="findings">Findings</h2>\n${filters(html, document, shown)}`
    .html;
  let number = 0;
  function* render(files: readonly OfFile[]): Generator<string> {
    for (const [index, one] of files.entries()) {
      yield file(html, document, one, number, fileId(index)).html;
      number += one.open.length + one.done.length;
    }
  }
  const { loud = [], quiet = [] } = Object.groupBy(byFile(open, done), (one) =>
    one.open.length > 0 ? 'loud' : 'quiet',
  );
  yield fileBars(html, loud).html;
  yield '<div class="files group">\n';
  yield* render(loud);
  yield '</div>\n</section>\n';
  if (quiet.length > 0) {
    yield html`<section class="group" aria-labelledby="done"><h2 id="done">Files with nothing open</h2>\n<div class="files">\n`
      .html;
    yield* render(quiet);
    yield '</div>\n</section>\n';
  }
}

function filters(html: HtmlTag, { fails }: ReportDocument, results: readonly ResultOutcome[]): Html {
  const options = (values: readonly string[]): readonly Html[] =>
    [...Map.groupBy(values, (value) => value)]
      .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || compareTexts(a, b))
      .map(([value, { length }]) => html`<option value="${value}">${value} (${length})</option>`);
  const select = (name: string, label: string, among: readonly Html[]): Html =>
    html`<label>${label}<select name="${name}" autocomplete="off"><option value="">All</option>${among}</select></label>\n`;
  return html`<form id="filters" aria-label="Filter" hidden>
${select('level', 'Level', options(results.map(({ result }) => result.level)))}${select('tool', 'Tool', options(results.map(({ result }) => scopeName(result.scope))))}${select('rule', 'Rule', options(results.map(({ result }) => result.rule.id)))}${select('state', 'What became of it', options(results.map(({ disposition }) => disposition)))}${fails.size > 0 && html`<label class="only"><span><input type="checkbox" name="fails" value="yes" autocomplete="off"> Only what fails the check</span></label>\n`}<button type="reset" class="quiet">Show all</button>
<output id="shown"></output>
</form>
`;
}

function file(
  html: HtmlTag,
  document: ReportDocument,
  { path, counts, ...ofFile }: OfFile,
  number: number,
  id: string,
): Html {
  const [open, done] = [inOrder(ofFile.open), inOrder(ofFile.done)];
  const cards = (group: readonly ResultOutcome[], from: number): Html =>
    html`<div class="cards">\n${group.map((one, index) => renderFinding(html, document, one, from + index))}</div>\n`;
  const kinds = [...Map.groupBy(done, ({ disposition }) => disposition)].map(
    ([disposition, { length }]) => `${length} ${disposition}`,
  );
  const summary = html`<summary><h3>${fileName(html, path)}</h3><span class="counts">${levelCounts(html, counts)}${done.length > 0 && html`<span class="soft">${kinds.join(', ')}</span>`}</span></summary>\n`;
  if (open.length === 0) return html`<details class="of-file">${summary}${cards(done, number)}</details>\n`;
  const more =
    done.length > 0 &&
    html`<details class="rest"><summary>${done.length} more: ${kinds.join(', ')}</summary>${cards(done, number + open.length)}</details>\n`;
  return html`<details class="of-file" id="${id}" open>${summary}${cards(open, number)}${more}</details>\n`;
}

function inOrder(results: readonly ResultOutcome[]): readonly ResultOutcome[] {
  return results.toSorted((a, b) => lineOf(a) - lineOf(b));
}

/** Threads of ours that no finding belongs to any more. */
function threads(html: HtmlTag, { gone, change }: ReportDocument): Html {
  if (gone.length === 0) return html``;
  const rest = gone.length - MOST_THREADS;
  return html`<section aria-labelledby="threads"><h2 id="threads">Threads without a finding</h2>
<ul class="list">
${gone.slice(0, MOST_THREADS).map((told) => {
  const { shown, path, line, ruleId, scope, thread } = told;
  const was = thread?.fingerprint;
  const address =
    thread && change?.threadPage?.({ discussionId: thread.id, path: was?.path, line: was?.line });
  const place = line === undefined ? path : `${path}:${line}`;
  const name = link(html, address, html`<code>${place}</code>`);
  return html`<li>${name} ${ruleId} <span class="soft">${scopeName(scope)}</span>: <span class="badge neutral">${shown}</span> ${words.sentence(words.threadBecame({ ...told, action: shown }))}</li>\n`;
})}${rest > 0 && html`<li>and ${rest} more</li>\n`}</ul>
</section>
`;
}

function notes(html: HtmlTag, all: ReportDocument['notes']): Html {
  return html`${all.map(({ title, lines }) => html`<section><h2>${title}</h2>\n<ul class="list">\n${lines.map((line) => html`<li>${line}</li>\n`)}</ul>\n</section>\n`)}`;
}

function foot(html: HtmlTag, { headSha, baseSha }: ReportDocument): Html {
  const commits = baseSha !== undefined && headSha !== undefined;
  return html`<footer>Made by SARIF Review${commits && html` for <code>${baseSha.slice(0, SHORT)}..${headSha.slice(0, SHORT)}</code>`}.</footer>
</main>
<script>${rawHtml(SCRIPT)}</script>
</body>
</html>
`;
}

/** How many findings of a file are open, by level. */
type LevelCounts = Readonly<Record<Level, number>>;

/** A file as the picture has it. */
interface CountedFile {
  readonly path: string;
  readonly counts: LevelCounts;
}

/**
 * The open findings by file as bars, each with the counts that its file has below and a link to it: to
 * `fileId` of its place in the order. Nothing for a single file, which has nothing to compare it with.
 */
function fileBars(html: HtmlTag, files: readonly CountedFile[]): Html {
  if (files.length < 2) return html``;
  const most = Math.max(...files.map(({ counts }) => sum(counts)));
  const more = files.length - MOST_BARS;
  return html`<div id="by-file"><ul aria-label="Open findings by file">
${files
  .slice(0, MOST_BARS)
  .map(
    ({ path, counts }, index) =>
      html`<li><a href="#${fileId(index)}">${fileName(html, path)}</a>${bar(html, partsOf(counts), most)}<span class="counts">${levelCounts(html, counts)}</span></li>\n`,
  )}</ul>
${more > 0 && html`<p class="note">And ${counted(more, 'more file')} below.</p>\n`}</div>
`;
}

/** What a file is linked by, by its place in the order of the page. */
function fileId(index: number): string {
  return `file-${index + 1}`;
}

/** A line breaks before the name of the file. */
function fileName(html: HtmlTag, path: string): Html {
  if (path === '') return html`Without a file`;
  const at = path.lastIndexOf('/') + 1;
  return html`${at > 0 && html`<span class="folder">${path.slice(0, at)}</span><wbr>`}${path.slice(at)}`;
}

/** The counts in words, with the sign of each level. */
function levelCounts(html: HtmlTag, counts: LevelCounts): readonly Html[] {
  return partsOf(counts).map(
    ([level, count]) => html`<span class="level ${level}">${count} ${words.ofLevel(level, count)}</span> `,
  );
}

function partsOf(counts: LevelCounts): readonly (readonly [Level, number])[] {
  return LEVELS.map((level) => [level, counts[level]] as const).filter(([, count]) => count > 0);
}

function sum(counts: LevelCounts): number {
  return LEVELS.reduce((all, level) => all + counts[level], 0);
}

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
function lineOf({ result: { place, loggedLine } }: ResultOutcome): number {
  return 'startLine' in place ? place.startLine : (loggedLine ?? 0);
}

/** One finding: what it says, its code, and what became of it. */
function renderFinding(
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
${excerpt && code(html, excerpt)}<p class="became"><span class="badge ${TONES[disposition] ?? 'neutral'}">${disposition}</span>${fails && html`<span class="badge bad">fails the check</span>`}${words.sentence(words.findingBecame(outcome))}${threadLink(html, document, outcome)}</p>
</article>
`;
}

/** The text alone where the address is missing, or none of the web. */
function link(html: HtmlTag, address: string | undefined, text: Html): Html {
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
