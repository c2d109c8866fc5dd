import { LEVELS, type Level, scopeName } from '../../finding/finding.ts';
import { createHtml, type Html, type HtmlTag, rawHtml } from '../../page/html.ts';
import type { Account, Disposition } from '../../plan/account.ts';
import { compareRanks } from '../../plan/judge-spots.ts';
import { type Move, type Post, shownMove, spotOf } from '../../plan/move.ts';
import { compareTexts } from '../../text/compare-texts.ts';
import { counted } from '../../text/counted.ts';
import { visibleText } from '../../text/lines.ts';
import { redactVisible } from '../../text/secrets.ts';
import { describeVerdict, threadsLine } from '../check.ts';
import { failingOf } from '../conclusion.ts';
import type { Conclusion, RunResult } from '../run-result.ts';
import * as words from '../words.ts';
import { pageHead } from './page-head.ts';
import { lineOf, link, renderFinding, type Scene } from './render-finding.ts';
import { SCRIPT } from './report-script.ts';
import { STYLE } from './report-style.ts';

/** A browser draws so many without effort; the JSON report has all. */
const MOST_FINDINGS = 5_000;
/** Threads without a finding. */
const MOST_THREADS = 500;

/** What people may have to do something about; all else stands folded behind it. */
const OPEN: readonly Disposition[] = [
  'failed',
  'posted',
  'reopened',
  'kept',
  'over-limit',
  'unanchored',
  'resolved-by-people',
  'undecided',
];

const TONE_OF_CONCLUSION: Readonly<Record<Conclusion, string>> = {
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
export function* toReportPage(result: RunResult, redact: (text: string) => string): Generator<string> {
  const html = createHtml((text) => visibleText(redactVisible(text, redact)));
  const failing = new Set(failingOf(result).spots.flatMap(({ findings }) => findings));
  const scene: Scene = { html, result, failing };
  const sorted = result.accounts.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || byRank(a, b));
  const accounts = sorted.slice(0, MOST_FINDINGS);
  const left = sorted.length - accounts.length;
  yield head(scene).html;
  yield verdict(scene).html;
  yield list(scene, words.PARTS.unfinished, result.plan === undefined ? [] : result.reasons).html;
  yield list(scene, words.PARTS.held, words.describeHeld(result)).html;
  yield* findingsByFile(scene, accounts);
  if (left > 0)
    yield html`<p class="note">And ${counted(left, 'more finding')}: the JSON report has them all.</p>`.html;
  yield threads(scene).html;
  yield list(scene, words.PARTS.warnings, [...(result.completeness?.warnings ?? []), ...result.warnings])
    .html;
  yield foot(scene).html;
}

function isRest({ disposition }: Account): boolean {
  return !OPEN.includes(disposition);
}

function byRank(a: Account, b: Account): number {
  return compareRanks(a.finding, b.finding);
}

function head({ html, result }: Scene): Html {
  const name = result.change?.name;
  const title = `${words.HEADINGS[result.conclusion]}${name === undefined ? '' : ` – ${name}`}`;
  return pageHead(html, { title, kind: 'report', style: STYLE, script: SCRIPT });
}

function verdict({ html, result }: Scene): Html {
  const { conclusion, change, dryRun, plan, reasons, tools, analyzedSha } = result;
  const end = plan === undefined ? reasons.join('; ') : describeVerdict(result);
  const threads = threadsLine(result);
  const open = result.accounts.filter((account) => !isRest(account)).map(({ finding }) => finding);
  const levels = LEVELS.map((level) => [level, open.filter((one) => one.level === level).length] as const);
  const rest = result.accounts.length - open.length;
  const facts = [
    ...(change === undefined ? [] : [html`<span>${change.name}</span>`]),
    ...(analyzedSha === undefined
      ? []
      : [html`<span>commit <code>${analyzedSha.slice(0, SHORT)}</code></span>`]),
    ...tools.map(
      ({ name, version }) => html`<span>${name}${version === undefined ? '' : ` ${version}`}</span>`,
    ),
    ...(dryRun ? [html`<span>dry run, nothing was written</span>`] : []),
  ];
  return html`<section class="verdict ${TONE_OF_CONCLUSION[conclusion]}" aria-labelledby="verdict">
<h1 id="verdict">${words.HEADINGS[conclusion]}</h1>
<p>${end}</p>
${threads !== '' && html`<p>${threads}</p>`}
<ul class="numbers">
${levels
  .filter(([, count]) => count > 0)
  .map(
    ([level, count]) =>
      html`<li><span class="level ${level}"><strong>${count}</strong> ${nameOf(level, count)}</span></li>\n`,
  )}${rest > 0 && html`<li><strong>${rest}</strong> <span class="soft">filtered, suppressed or otherwise done with</span></li>\n`}</ul>
<p class="facts">${facts.map((fact) => html`${fact} `)}</p>
</section>
`;
}

/** Digits of a commit that people read. */
const SHORT = 7;

function nameOf(level: Level, count: number): string {
  return level === 'none' ? 'without a level' : count === 1 ? level : `${level}s`;
}

function* findingsByFile(scene: Scene, accounts: readonly Account[]): Generator<string> {
  const { html } = scene;
  if (accounts.length === 0) {
    yield html`<section><p class="empty">No finding.</p></section>\n`.html;
    return;
  }
  yield html`<section aria-labelledby="findings">\n<h2 id="findings">Findings</h2>\n${filters(scene, accounts)}`
    .html;
  const files = [...Map.groupBy(accounts, ({ finding }) => finding.place.path ?? '')];
  const isQuiet = ([, ofFile]: (typeof files)[number]): boolean => ofFile.every(isRest);
  let number = 0;
  function* render(group: typeof files): Generator<string> {
    const inOrder = group.toSorted(
      ([a, inA], [b, inB]) =>
        Number(a === '') - Number(b === '') || worst(inA) - worst(inB) || compareTexts(a, b),
    );
    for (const [path, ofFile] of inOrder) {
      yield file(scene, path, ofFile, number).html;
      number += ofFile.length;
    }
  }
  const loud = files.filter((one) => !isQuiet(one));
  const quiet = files.filter(isQuiet);
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

/** Ranks a file by its worst finding: what people look for stands in the first ones. */
function worst(ofFile: readonly Account[]): number {
  return Math.min(
    ...ofFile.map((account) => LEVELS.indexOf(account.finding.level) + (isRest(account) ? LEVELS.length : 0)),
  );
}

function filters({ html, failing }: Scene, accounts: readonly Account[]): Html {
  const options = (values: readonly string[]): readonly Html[] =>
    [...Map.groupBy(values, (value) => value)]
      .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || compareTexts(a, b))
      .map(([value, { length }]) => html`<option value="${value}">${value} (${length})</option>`);
  const select = (name: string, label: string, among: readonly Html[]): Html =>
    html`<label>${label}<select name="${name}" autocomplete="off"><option value="">All</option>${among}</select></label>\n`;
  return html`<form id="filters" aria-label="Filter" hidden>
${select('level', 'Level', options(accounts.map(({ finding }) => finding.level)))}${select('tool', 'Tool', options(accounts.map(({ finding }) => scopeName(finding.scope))))}${select('rule', 'Rule', options(accounts.map(({ finding }) => finding.rule.id)))}${select('state', 'What became of it', options(accounts.map(({ disposition }) => disposition)))}${failing.size > 0 && html`<label class="only"><span><input type="checkbox" name="fails" value="yes" autocomplete="off"> Only what fails the check</span></label>\n`}<button type="reset" class="quiet">Show all</button>
<output id="shown"></output>
</form>
`;
}

function file(scene: Scene, path: string, ofFile: readonly Account[], number: number): Html {
  const { html } = scene;
  const inOrder = ofFile.toSorted((a, b) => lineOf(a) - lineOf(b) || byRank(a, b));
  const rest = inOrder.filter(isRest);
  const open = inOrder.filter((account) => !isRest(account));
  const cards = (group: readonly Account[], from: number): Html =>
    html`<div class="cards">\n${group.map((account, index) => renderFinding(scene, account, from + index))}</div>\n`;
  const kinds = [...Map.groupBy(rest, ({ disposition }) => disposition)].map(
    ([disposition, { length }]) => `${length} ${disposition}`,
  );
  const summary = html`<summary><h3>${path === '' ? 'Without a file' : pathName(html, path)}</h3><span class="counts">${levelCounts(html, open)}${rest.length > 0 && html`<span class="soft">${kinds.join(', ')}</span>`}</span></summary>\n`;
  if (open.length === 0) return html`<details class="of-file">${summary}${cards(rest, number)}</details>\n`;
  const more =
    rest.length > 0 &&
    html`<details class="rest"><summary>${rest.length} more: ${kinds.join(', ')}</summary>${cards(rest, number + open.length)}</details>\n`;
  return html`<details class="of-file" open>${summary}${cards(open, number)}${more}</details>\n`;
}

/** A line breaks before the name of the file. */
function pathName(html: HtmlTag, path: string): Html {
  const at = path.lastIndexOf('/') + 1;
  return html`${at > 0 && html`<span class="folder">${path.slice(0, at)}</span><wbr>`}${path.slice(at)}`;
}

function levelCounts(html: HtmlTag, accounts: readonly Account[]): readonly Html[] {
  return LEVELS.flatMap((level) => {
    const { length } = accounts.filter(({ finding }) => finding.level === level);
    return length === 0
      ? []
      : [html`<span class="level ${level}">${length} ${nameOf(level, length)}</span> `];
  });
}

/** Threads of ours that no finding belongs to any more. */
function threads({ html, result }: Scene): Html {
  const moves = (result.plan?.moves ?? []).filter(
    (move): move is Exclude<Move, Post> => move.kind !== 'post' && spotOf(move) === undefined,
  );
  if (moves.length === 0) return html``;
  const rest = moves.length - MOST_THREADS;
  return html`<section aria-labelledby="threads"><h2 id="threads">Threads without a finding</h2>
<ul class="list">
${moves.slice(0, MOST_THREADS).map((move) => {
  const { discussionId, evidence } = move.thread;
  const { path, line, ruleId, scope } = evidence;
  const address = result.change?.threadPage?.({ discussionId, path, line });
  const place = line === 0 ? path : `${path}:${line}`;
  const name = link(html, address, html`<code>${place}</code>`);
  return html`<li>${name} ${ruleId} <span class="soft">${scopeName(scope)}</span>: <span class="badge neutral">${shownMove(move)}</span> ${move.reason}</li>\n`;
})}${rest > 0 && html`<li>and ${rest} more</li>\n`}</ul>
</section>
`;
}

function list({ html }: Scene, title: string, lines: readonly string[]): Html {
  if (lines.length === 0) return html``;
  return html`<section><h2>${title}</h2>\n<ul class="list">\n${lines.map((line) => html`<li>${line}</li>\n`)}</ul>\n</section>\n`;
}

function foot({ html, result: { headSha, baseSha } }: Scene): Html {
  const commits = baseSha !== undefined && headSha !== undefined;
  return html`<footer>Made by SARIF Review${commits && html` for <code>${baseSha.slice(0, SHORT)}..${headSha.slice(0, SHORT)}</code>`}.</footer>
</main>
<script>${rawHtml(SCRIPT)}</script>
</body>
</html>
`;
}
