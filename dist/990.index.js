export const id = 990;
export const ids = [990];
export const modules = {

 1340:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K8: () => ( rawHtml),
   M0: () => ( bar),
   ZD: () => ( escapeHtml),
   sT: () => ( pageHead),
   yW: () => ( createHtml)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function createHtml(clean) {
    const render = (gap) => {
        if (gap === undefined || gap === false)
            return '';
        if (typeof gap === 'number')
            return String(gap);
        if (typeof gap === 'string')
            return escapeHtml(clean(gap));
        return 'html' in gap ? gap.html : gap.map(({ html }) => html).join('');
    };
    return (parts, ...gaps) => ({
        html: parts.map((part, index) => (index === 0 ? '' : render(gaps[index - 1])) + part).join(''),
    });
}
function rawHtml(text) {
    return { html: text };
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
const WHOLE = 100;
function bar(html, parts, whole) {
    let x = 0;
    const shapes = parts.map(([kind, count]) => {
        const width = (WHOLE * count) / whole;
        x += width;
        return html `<rect class="${kind}" x="${percent(x - width)}" width="${percent(width)}" height="100%"/>`;
    });
    return html `<svg class="bar" aria-hidden="true">${shapes}</svg>`;
}
function percent(share) {
    return rawHtml(`${Number(share.toFixed(2))}%`);
}
function pageHead(html, page) {
    const { title, kind, style, script } = page;
    const policy = [
        "default-src 'none'",
        `style-src ${hashOf(style)}`,
        ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ];
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${rawHtml(policy.join('; '))}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${rawHtml(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><span class="home">SARIF Review <span class="soft">${kind}</span></span></header>
<main id="main" tabindex="-1">
`;
}
function hashOf(text) {
    return `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
}


 }),

 7500:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( FILES_STYLE),
   W: () => ( PAGE_STYLE)
 });
const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #14171c); --panel: light-dark(#f6f7f9, #1b1f26); --raised: light-dark(#ffffff, #1f242c);
  --line: light-dark(#dadfe5, #343b46); --text: light-dark(#1d2129, #e4e8ee); --soft: light-dark(#59616d, #9aa4b2);
  --link: light-dark(#0b5cad, #6cb2ff); --accent: light-dark(#0b5cad, #3d8fe0); --on-accent: light-dark(#ffffff, #0b1118);
  --good: light-dark(#176b34, #56c578); --good-ground: light-dark(#e3f5e8, #14301f);
  --bad: light-dark(#b3202c, #ff8a8a); --bad-ground: light-dark(#fdeaea, #3a1a1d);
  --busy: light-dark(#8a4b00, #f0b35a); --busy-ground: light-dark(#fdf1dd, #35260f);
  --open: light-dark(#5b3bb0, #bca6ff); --open-ground: light-dark(#eee8fb, #2b2345);
  --error: light-dark(#b3202c, #ff8a8a); --warning: light-dark(#8a4b00, #f0b35a); --note: light-dark(#0b6375, #5fc9dd);
  --mark: light-dark(#fff3c4, #40371a);
  --radius: 8px; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem 1.5rem 6rem; outline: none; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 0; } h3, h4 { font-size: 0.95rem; font-weight: 600; margin: 0; }
code, pre, kbd { font-family: var(--mono); font-size: 0.86em; }
code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.35em; overflow-wrap: anywhere; }
.soft, .note { color: var(--soft); font-weight: 400; } .note { margin: 0.5rem 0; font-size: 0.9rem; }
.sr-only { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 20; background: var(--raised); padding: 0.5rem 1rem; border-radius: 0 0 var(--radius) var(--radius); }
.skip:focus { top: 0; }
.badge { display: inline-block; border-radius: 1rem; padding: 0.05rem 0.6rem; font-size: 0.78rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.badge.good { background: var(--good-ground); color: var(--good); } .badge.bad { background: var(--bad-ground); color: var(--bad); }
.badge.state-open { background: var(--open-ground); color: var(--open); } .badge.state-resolved { background: var(--good-ground); color: var(--good); }
.badge.busy { background: var(--busy-ground); color: var(--busy); } .badge.neutral { background: var(--panel); color: var(--soft); box-shadow: inset 0 0 0 1px var(--line); }
.count { display: inline-block; min-width: 1.5em; padding: 0 0.45em; border-radius: 1rem; background: var(--panel); color: var(--soft); font-size: 0.8rem; text-align: center; }
.empty, .panel { border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; background: var(--panel); }
.empty { text-align: center; color: var(--soft); padding: 2.5rem 1rem; }
.headline { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: start; }
.facts { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; margin: 0.5rem 0; font-size: 0.92rem; }
.level { margin: 0; font-weight: 600; font-size: 0.86rem; white-space: nowrap; } .pills .level, .menu .level { font-size: inherit; }
.level::before { content: '' / ''; display: inline-block; width: 0.72em; height: 0.72em; margin-right: 0.35em; background: currentcolor; }
.level.error { color: var(--error); } .level.error::before { width: 0.8em; height: 0.8em; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.level.warning { color: var(--warning); } .level.warning::before { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .level.note { color: var(--note); } .level.note::before { border-radius: 50%; }
.top { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.6rem 1.5rem;
  background: var(--ground); border-bottom: 1px solid var(--line); }
.top .home { font-weight: 650; color: var(--text); text-decoration: none; } .top nav { display: flex; gap: 1.1rem; flex: 1; }
.top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); text-decoration: underline; }
button, .button { white-space: nowrap; font: inherit; font-size: 0.9rem; font-weight: 550; line-height: 1.3; display: inline-block; padding: 0.4rem 0.85rem; border: 1px solid var(--accent);
  border-radius: 6px; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet, .toolbar .button { background: var(--raised); border-color: var(--line); color: var(--text); }
input, select, textarea { font: inherit; font-size: 0.9rem; color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.5rem; }
`;
const FILES_STYLE = `
.of-file { border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.of-file > summary { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; padding: 0.6rem 1rem; background: var(--panel); border-radius: var(--radius); cursor: pointer; list-style: none; }
.of-file[open] > summary { border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; } .of-file > summary:hover { background: var(--line); }
.of-file > summary h3 { font: 600 0.86rem var(--mono); overflow-wrap: anywhere; flex: 1 1 0; min-width: 60%; } .of-file h3 .folder { color: var(--soft); } .of-file .counts { display: flex; gap: 0.6rem; align-items: center; margin-left: auto; }
.of-file > summary::before { content: '\u25b8' / ''; color: var(--soft); width: 0.8em; } .of-file[open] > summary::before { content: '\u25be' / ''; }
.cards { display: grid; gap: 0.75rem; padding: 0.75rem; }
`;


 }),

 4990:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  toReportPage: () => ( toReportPage)
});

var summary_comment = __webpack_require__(6671);
var finding = __webpack_require__(5722);
var page_html = __webpack_require__(1340);
var inline = __webpack_require__(6924);
var lines = __webpack_require__(7746);
var names = __webpack_require__(6761);
var secrets = __webpack_require__(6856);
var excerpt = __webpack_require__(249);
var words = __webpack_require__(3629);
;
function filterFindings() {
    const form = document.querySelector('#filters');
    const shown = document.querySelector('#shown');
    const bars = document.querySelector('#by-file');
    if (form === null || shown === null)
        return;
    const findings = [...document.querySelectorAll('.finding')];
    const folds = [...document.querySelectorAll('.rest, .of-file')];
    const wasOpen = new Map(folds.map((fold) => [fold, fold.open]));
    const apply = () => {
        const wanted = [...new FormData(form)].filter(([, value]) => value !== '');
        let count = 0;
        for (const finding of findings) {
            const isWanted = wanted.every(([name, value]) => finding.dataset[name] === value);
            finding.hidden = !isWanted;
            if (isWanted)
                count += 1;
        }
        for (const fold of folds) {
            const isEmpty = fold.querySelector('.finding:not([hidden])') === null;
            fold.hidden = isEmpty;
            fold.open = wanted.length === 0 ? wasOpen.get(fold) === true : !isEmpty;
        }
        for (const group of document.querySelectorAll('.group')) {
            group.hidden = group.querySelector('.finding:not([hidden])') === null;
        }
        if (bars !== null)
            bars.hidden = wanted.length > 0;
        shown.textContent =
            wanted.length === 0 ? `${findings.length} findings` : `${count} of ${findings.length} findings`;
    };
    form.addEventListener('change', apply);
    form.addEventListener('reset', () => setTimeout(apply));
    form.addEventListener('submit', (event) => event.preventDefault());
    form.hidden = false;
    apply();
}
const SCRIPT = `(${filterFindings})();`;

var report_style = __webpack_require__(2073);
;











const MOST_FINDINGS = 5_000;
const MOST_THREADS = 500;
const MOST_BARS = 20;
const TONE_OF_CONCLUSION = {
    success: 'good',
    failure: 'bad',
    incomplete: 'busy',
    superseded: 'neutral',
    skipped: 'neutral',
};
function* toReportPage(document, redact) {
    const html = (0,page_html.yW)((text) => (0,lines.Q6)((0,secrets.kM)(text, redact)));
    const open = document.open.slice(0, MOST_FINDINGS);
    const done = document.done.slice(0, MOST_FINDINGS - open.length);
    const left = document.results.length - open.length - done.length;
    yield head(html, document).html;
    yield conclusion(html, document).html;
    yield notes(html, document.urgent).html;
    yield* findingsByFile(html, document, open, done);
    if (left > 0)
        yield html `<p class="note">And ${(0,names.hS)(left, 'more finding')}: the JSON report has them all.</p>`.html;
    yield threads(html, document).html;
    yield notes(html, document.notes).html;
    yield foot(html, document).html;
}
function head(html, { change, heading }) {
    const title = `${heading}${change === undefined ? '' : ` \u2013 ${change.name}`}`;
    return (0,page_html.sT)(html, { title, kind: 'report', style: report_style.Y, script: SCRIPT });
}
function conclusion(html, document) {
    const { results, change, dryRun, open, tools, analyzedSha } = document;
    const done = results.length - open.length;
    const facts = [
        ...(change === undefined ? [] : [html `<span>${change.name}</span>`]),
        ...(analyzedSha === undefined
            ? []
            : [html `<span>commit <code>${analyzedSha.slice(0, SHORT)}</code></span>`]),
        ...tools.map(({ name, version }) => html `<span>${name}${version === undefined ? '' : ` ${version}`}</span>`),
        ...(dryRun ? [html `<span>${words.yE}</span>`] : []),
    ];
    return html `<section class="conclusion ${TONE_OF_CONCLUSION[document.conclusion]}" aria-labelledby="conclusion">
<h1 id="conclusion">${document.heading}</h1>
${document.concluded !== '' && html `<p>${document.concluded}</p>\n`}${document.threads !== '' && html `<p>${document.threads}</p>`}
${document.fails.size > document.failing.results.length && html `<p class="note">Every finding counted, also where several share a thread:</p>\n`}<ul class="numbers">
${document.levels.map(([level, count]) => html `<li><span class="level ${level}"><strong>${count}</strong> ${words.Cv(level, count)}</span></li>\n`)}${done > 0 && html `<li><strong>${done}</strong> <span class="soft">filtered, suppressed or otherwise done with</span></li>\n`}</ul>
<p class="facts">${facts.map((fact) => html `${fact} `)}</p>
</section>
`;
}
const SHORT = 7;
function byFile(open, done) {
    const path = ({ result: { place } }) => place.path ?? '';
    const [openIn, doneIn] = [Map.groupBy(open, path), Map.groupBy(done, path)];
    const files = [...new Set([...openIn.keys(), ...doneIn.keys()])].map((name) => {
        const counts = { error: 0, warning: 0, note: 0, none: 0 };
        for (const { result } of openIn.get(name) ?? [])
            counts[result.level] += 1;
        return { path: name, open: openIn.get(name) ?? [], done: doneIn.get(name) ?? [], counts };
    });
    return files.toSorted((a, b) => Number(a.path === '') - Number(b.path === '') ||
        finding.A_.map((level) => b.counts[level] - a.counts[level]).find((by) => by !== 0) ||
        (0,names.qy)(a.path, b.path));
}
function* findingsByFile(html, document, open, done) {
    const shown = [...open, ...done];
    if (shown.length === 0) {
        yield html `<section><p class="empty">No finding.</p></section>\n`.html;
        return;
    }
    yield html `<section aria-labelledby="findings">\n<h2 id="findings">Findings</h2>\n${filters(html, document, shown)}`
        .html;
    let number = 0;
    function* render(files) {
        for (const [index, one] of files.entries()) {
            yield file(html, document, one, number, fileId(index)).html;
            number += one.open.length + one.done.length;
        }
    }
    const { loud = [], quiet = [] } = Object.groupBy(byFile(open, done), (one) => one.open.length > 0 ? 'loud' : 'quiet');
    yield fileBars(html, loud).html;
    yield '<div class="files group">\n';
    yield* render(loud);
    yield '</div>\n</section>\n';
    if (quiet.length > 0) {
        yield html `<section class="group" aria-labelledby="done"><h2 id="done">Files with nothing open</h2>\n<div class="files">\n`
            .html;
        yield* render(quiet);
        yield '</div>\n</section>\n';
    }
}
function filters(html, { fails }, results) {
    const options = (values) => [...Map.groupBy(values, (value) => value)]
        .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || (0,names.qy)(a, b))
        .map(([value, { length }]) => html `<option value="${value}">${value} (${length})</option>`);
    const select = (name, label, among) => html `<label>${label}<select name="${name}" autocomplete="off"><option value="">All</option>${among}</select></label>\n`;
    return html `<form id="filters" aria-label="Filter" hidden>
${select('level', 'Level', options(results.map(({ result }) => result.level)))}${select('tool', 'Tool', options(results.map(({ result }) => (0,finding.OK)(result.scope))))}${select('rule', 'Rule', options(results.map(({ result }) => result.rule.id)))}${select('state', 'What became of it', options(results.map(({ disposition }) => disposition)))}${fails.size > 0 && html `<label class="only"><span><input type="checkbox" name="fails" value="yes" autocomplete="off"> Only what fails the check</span></label>\n`}<button type="reset" class="quiet">Show all</button>
<output id="shown"></output>
</form>
`;
}
function file(html, document, { path, counts, ...ofFile }, number, id) {
    const [open, done] = [inOrder(ofFile.open), inOrder(ofFile.done)];
    const cards = (group, from) => html `<div class="cards">\n${group.map((one, index) => renderFinding(html, document, one, from + index))}</div>\n`;
    const kinds = [...Map.groupBy(done, ({ disposition }) => disposition)].map(([disposition, { length }]) => `${length} ${disposition}`);
    const summary = html `<summary><h3>${fileName(html, path)}</h3><span class="counts">${levelCounts(html, counts)}${done.length > 0 && html `<span class="soft">${kinds.join(', ')}</span>`}</span></summary>\n`;
    if (open.length === 0)
        return html `<details class="of-file">${summary}${cards(done, number)}</details>\n`;
    const more = done.length > 0 &&
        html `<details class="rest"><summary>${done.length} more: ${kinds.join(', ')}</summary>${cards(done, number + open.length)}</details>\n`;
    return html `<details class="of-file" id="${id}" open>${summary}${cards(open, number)}${more}</details>\n`;
}
function inOrder(results) {
    return results.toSorted((a, b) => lineOf(a) - lineOf(b));
}
function threads(html, { gone, change }) {
    if (gone.length === 0)
        return html ``;
    const rest = gone.length - MOST_THREADS;
    return html `<section aria-labelledby="threads"><h2 id="threads">Threads without a finding</h2>
<ul class="list">
${gone.slice(0, MOST_THREADS).map((told) => {
        const { shown, path, line, ruleId, scope, thread } = told;
        const was = thread?.fingerprint;
        const address = thread && change?.threadPage?.({ discussionId: thread.id, path: was?.path, line: was?.line });
        const place = line === undefined ? path : `${path}:${line}`;
        const name = report_page_link(html, address, html `<code>${place}</code>`);
        return html `<li>${name} ${ruleId} <span class="soft">${(0,finding.OK)(scope)}</span>: <span class="badge neutral">${shown}</span> ${words.em(words.IU({ ...told, action: shown }))}</li>\n`;
    })}${rest > 0 && html `<li>and ${rest} more</li>\n`}</ul>
</section>
`;
}
function notes(html, all) {
    return html `${all.map(({ title, lines }) => html `<section><h2>${title}</h2>\n<ul class="list">\n${lines.map((line) => html `<li>${line}</li>\n`)}</ul>\n</section>\n`)}`;
}
function foot(html, { headSha, baseSha }) {
    const commits = baseSha !== undefined && headSha !== undefined;
    return html `<footer>Made by SARIF Review${commits && html ` for <code>${baseSha.slice(0, SHORT)}..${headSha.slice(0, SHORT)}</code>`}.</footer>
</main>
<script>${(0,page_html.K8)(SCRIPT)}</script>
</body>
</html>
`;
}
function fileBars(html, files) {
    if (files.length < 2)
        return html ``;
    const most = Math.max(...files.map(({ counts }) => sum(counts)));
    const more = files.length - MOST_BARS;
    return html `<div id="by-file"><ul aria-label="Open findings by file">
${files
        .slice(0, MOST_BARS)
        .map(({ path, counts }, index) => html `<li><a href="#${fileId(index)}">${fileName(html, path)}</a>${(0,page_html.M0)(html, partsOf(counts), most)}<span class="counts">${levelCounts(html, counts)}</span></li>\n`)}</ul>
${more > 0 && html `<p class="note">And ${(0,names.hS)(more, 'more file')} below.</p>\n`}</div>
`;
}
function fileId(index) {
    return `file-${index + 1}`;
}
function fileName(html, path) {
    if (path === '')
        return html `Without a file`;
    const at = path.lastIndexOf('/') + 1;
    return html `${at > 0 && html `<span class="folder">${path.slice(0, at)}</span><wbr>`}${path.slice(at)}`;
}
function levelCounts(html, counts) {
    return partsOf(counts).map(([level, count]) => html `<span class="level ${level}">${count} ${words.Cv(level, count)}</span> `);
}
function partsOf(counts) {
    return finding.A_.map((level) => [level, counts[level]]).filter(([, count]) => count > 0);
}
function sum(counts) {
    return finding.A_.reduce((all, level) => all + counts[level], 0);
}
const TONES = {
    failed: 'bad',
    posted: 'state-open',
    reopened: 'state-open',
    kept: 'state-open',
    'over-limit': 'busy',
    'not-on-the-diff': 'busy',
    'resolved-by-people': 'state-resolved',
};
function lineOf({ result: { place, loggedLine } }) {
    return 'startLine' in place ? place.startLine : (loggedLine ?? 0);
}
function renderFinding(html, document, outcome, number) {
    const { result, disposition } = outcome;
    const { rule, scope, level, message, place } = result;
    const id = `finding-${number + 1}`;
    const name = report_page_link(html, rule.helpUri, html `${rule.id}`);
    const line = lineOf(outcome);
    const at = line > 0 && report_page_link(html, (0,summary_comment.ci)(place, document.linkTo), html `line ${line}`);
    const fails = document.fails.has(result);
    const excerpt = document.code?.(result);
    return html `<article class="finding at-${level}" id="${id}" data-level="${level}" data-tool="${(0,finding.OK)(scope)}" data-rule="${rule.id}" data-state="${disposition}"${fails && html ` data-fails="yes"`}>
<h4><span class="level ${level}">${level}</span> <span>${name}</span> <span class="soft">${(0,finding.OK)(scope)}</span>${at && html ` <span class="at">${at}</span>`}</h4>
<p class="message">${message}</p>
${excerpt && code(html, excerpt)}<p class="became"><span class="badge ${TONES[disposition] ?? 'neutral'}">${disposition}</span>${fails && html `<span class="badge bad">fails the check</span>`}${words.em(words.nJ(outcome))}${threadLink(html, document, outcome)}</p>
</article>
`;
}
function report_page_link(html, address, text) {
    const url = address === undefined ? undefined : (0,inline.qP)(address);
    return url === undefined
        ? text
        : html `<a href="${url.href}" rel="noopener noreferrer nofollow">${text}</a>`;
}
function threadLink(html, { change }, { thread, result: { place } }) {
    if (thread === undefined)
        return html ``;
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const address = change?.threadPage?.({ discussionId: thread, path: place.path, line });
    const isKnown = address !== undefined && (0,inline.qP)(address) !== undefined;
    return isKnown ? html ` ${report_page_link(html, address, html `Open the thread`)}` : html ` ${words.z$(thread)}.`;
}
function code(html, { lines, more }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    return html `<pre class="code">${lines.map((line) => codeLine(html, line, width))}${more > 0 && html `<span class="row"><span class="no">  ${' '.repeat(width)} </span><span class="text soft">and ${(0,names.hS)(more, 'more line')}\n</span></span>`}</pre>
`;
}
function codeLine(html, { number, text, role, mark }, width) {
    const [sign, kind] = role === 'finding' ? ['>', 'row on'] : [' ', 'row'];
    const shown = mark === undefined
        ? html `${text}`
        : html `${text.slice(0, mark.from)}<mark${(0,page_html.K8)(mark.from === mark.to ? ' class="point"' : '')}>${text.slice(mark.from, mark.to)}</mark>${text.slice(mark.to)}`;
    const inside = text === excerpt.i ? html `<span class="withheld">${text}</span>` : shown;
    return html `<span class="${kind}"><span class="no">${sign} ${String(number).padStart(width)} </span><span class="text">${inside}\n</span></span>`;
}


 }),

 2073:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => ( STYLE),
   c: () => ( FRAME_STYLE)
 });
 var _page_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7500);

const FRAME_STYLE = `
main { max-width: 72rem; }
.top { position: static; } main > section + section { margin-top: 2rem; } main > section > h2 { margin-bottom: 0.6rem; }
.conclusion { border: 1px solid var(--line); border-left: 6px solid var(--soft); border-radius: var(--radius); padding: 1.1rem 1.25rem; background: var(--panel); overflow-wrap: anywhere; }
.conclusion.good { border-left-color: var(--good); } .conclusion.bad { border-left-color: var(--bad); } .conclusion.busy { border-left-color: var(--busy); }
.conclusion h1 { font-size: 1.6rem; } .conclusion p { margin: 0.4rem 0 0; max-width: 62rem; } .conclusion .facts { margin: 0.9rem 0 0; color: var(--soft); font-size: 0.88rem; } .conclusion code { background: none; padding: 0; }
.numbers { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; list-style: none; margin: 0.9rem 0 0; padding: 0; } .numbers strong { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; }
.list { padding-left: 1.3rem; margin: 0; } .list li { overflow-wrap: anywhere; margin: 0.25rem 0; } footer { margin-top: 3rem; color: var(--soft); font-size: 0.85rem; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 4rem; } .top { padding: 0.5rem 0.75rem; } .conclusion { padding: 0.9rem; } .conclusion h1 { font-size: 1.3rem; } }
@media print { .top, .skip { display: none; } }
`;
const REPORT_STYLE = `
#filters { position: sticky; top: 0; z-index: 9; display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; align-items: end; padding: 0.75rem 0; background: var(--ground); border-bottom: 1px solid var(--line); margin-bottom: 1rem; }
#filters label { display: grid; gap: 0.15rem; font-size: 0.8rem; color: var(--soft); } #filters .only { padding-bottom: 0.45rem; font-size: 0.88rem; color: var(--text); } #filters select { max-width: 15rem; } #filters output { margin-left: auto; font-size: 0.88rem; color: var(--soft); padding: 0.35rem 0; font-variant-numeric: tabular-nums; }
#by-file { margin-bottom: 1.25rem; font-size: 0.88rem; } #by-file ul { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) fit-content(24rem); gap: 0.3rem 1rem; list-style: none; margin: 0; padding: 0; } #by-file li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
#by-file a { font: 0.84rem var(--mono); color: var(--text); overflow-wrap: anywhere; } #by-file a:hover { color: var(--link); } #by-file .folder { color: var(--soft); } #by-file .counts { display: flex; flex-wrap: wrap; gap: 0 0.6rem; font-variant-numeric: tabular-nums; }
#by-file .bar { height: 0.9rem; } .bar .error { fill: var(--error); } .bar .warning { fill: var(--warning); } .bar .note { fill: var(--note); } .bar .none { fill: var(--soft); } .bar rect { stroke: var(--ground); stroke-width: 1; }
.of-file { scroll-margin-top: 5.5rem; } .of-file:target > summary { outline: 2px solid var(--accent); outline-offset: 2px; }
.files { display: grid; gap: 0.9rem; } .files > * { min-width: 0; } .of-file > summary h3 { min-width: 0; }
.cards > * { min-width: 0; } [hidden] { display: none !important; }
.finding { border: 1px solid var(--line); border-left: 4px solid var(--soft); border-radius: var(--radius); background: var(--raised); padding: 0.7rem 1rem 0.8rem; scroll-margin-top: 5.5rem; }
.finding.at-error { border-left-color: var(--error); } .finding.at-warning { border-left-color: var(--warning); } .finding.at-note { border-left-color: var(--note); } .finding:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.finding h4 { display: flex; flex-wrap: wrap; gap: 0.15rem 0.75rem; align-items: baseline; overflow-wrap: anywhere; } .finding h4 .at { margin-left: auto; font: 0.84rem var(--mono); } .finding h4 .soft { font-size: 0.88rem; }
.finding p { margin: 0.4rem 0 0; overflow-wrap: anywhere; } .message { white-space: pre-line; max-width: 62rem; } .became { font-size: 0.88rem; color: var(--soft); } .became .badge { margin-right: 0.4rem; }
pre.code { margin: 0.6rem 0 0; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); font: 12.5px/20px var(--mono); padding: 0.25rem 0; overflow: clip; unicode-bidi: isolate; }
.code .row { display: grid; grid-template-columns: max-content minmax(0, 1fr); } .code .no { color: var(--soft); padding: 0 0.75rem 0 0.5rem; user-select: none; white-space: pre; }
.code .text { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; padding-right: 0.75rem; }
.code .on { background: var(--mark); } .code .on .no { color: var(--text); font-weight: 700; box-shadow: inset 3px 0 var(--soft); }
.at-error .on .no { box-shadow: inset 3px 0 var(--error); } .at-warning .on .no { box-shadow: inset 3px 0 var(--warning); } .at-note .on .no { box-shadow: inset 3px 0 var(--note); }
mark { background: none; color: inherit; text-decoration: underline 2px; text-underline-offset: 3px; text-decoration-skip-ink: none; } .at-error mark { text-decoration-color: var(--error); } .at-warning mark { text-decoration-color: var(--warning); } .at-note mark { text-decoration-color: var(--note); }
mark.point { border-left: 2px solid currentcolor; } .withheld { color: var(--soft); font-style: italic; }
.rest { margin: 0 0.75rem 0.75rem; font-size: 0.95rem; } .rest > summary { cursor: pointer; color: var(--soft); font-size: 0.9rem; padding: 0.2rem 0; } .of-file > .rest:only-of-type:nth-child(2) { margin-top: 0.75rem; } .rest > .cards { padding: 0.5rem 0 0; }
@media (max-width: 40rem) { #filters { position: static; display: grid; grid-template-columns: 1fr 1fr; } #filters select { width: 100%; } #filters .only { grid-column: 1 / -1; } #filters output { margin: 0; }
  #by-file ul { gap: 0.7rem 0; } #by-file li { display: block; } #by-file .bar { margin: 0.2rem 0; }
  .cards { padding: 0.5rem; } .finding { padding: 0.6rem 0.7rem; } .finding h4 .at { margin-left: 0; } .of-file .counts { margin-left: 0; } .of-file > summary { padding: 0.6rem 0.75rem; } .of-file > summary h3 { flex-basis: calc(100% - 2rem); } .code .no { padding: 0 0.4rem 0 0.2rem; } }
@media print { #filters { display: none; } .finding { break-inside: avoid; } }
`;
const STYLE = `${_page_style_js__WEBPACK_IMPORTED_MODULE_0__ .W}${FRAME_STYLE}${_page_style_js__WEBPACK_IMPORTED_MODULE_0__ .C}${REPORT_STYLE}`;


 })

};
