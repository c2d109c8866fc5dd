export const id = 201;
export const ids = [201];
export const modules = {

 6201:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  act: () => ( act)
});

var errors = __webpack_require__(7406);
var port = __webpack_require__(579);
var act_acting = __webpack_require__(3612);
var finding_finding = __webpack_require__(5722);
var lines = __webpack_require__(7746);
var text_markdown = __webpack_require__(492);
var names = __webpack_require__(6761);
var lib = __webpack_require__(1541);
var mdast_util_gfm_lib = __webpack_require__(6460);
var mdast_util_to_markdown_lib = __webpack_require__(6357);
var micromark_extension_gfm = __webpack_require__(2297);
var inline = __webpack_require__(6924);
;



const DEEPEST = 20;
const CUT = '\u2026';
const RULES = { left: ':--', right: '--:', center: ':-:', none: '---' };
function toPlainBlocks(nodes, context, depth = 0) {
    if (depth > DEEPEST)
        return ready(CUT);
    return nodes.flatMap((node) => {
        switch (node.type) {
            case 'paragraph':
                return ready(renderInline(node.children, context).split('\n').map(text_markdown.Kc).join('\n'));
            case 'heading':
                return ready(bold(renderInline(node.children, { ...context, breaks: 'spaces', open: ['strong'] })));
            case 'code':
                return ready((0,text_markdown.d6)(node.value, plainLanguage(node.lang)));
            case 'table':
                return ready(renderTable(node, context));
            case 'thematicBreak':
                return [{ type: 'thematicBreak' }];
            case 'footnoteDefinition':
                return toPlainBlocks(node.children, context, depth + 1);
            case 'blockquote': {
                const children = toPlainBlocks(node.children, context, depth + 1);
                return children.length === 0 ? [] : [{ type: 'blockquote', children }];
            }
            case 'list': {
                const { ordered = null, start = null } = node;
                const children = node.children.flatMap((item) => toItem(item, context, depth));
                return children.length === 0 ? [] : [{ type: 'list', ordered, start, spread: false, children }];
            }
            default:
                return [];
        }
    });
}
function ready(markdown) {
    return markdown === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }];
}
function bold(markdown) {
    return markdown === '' ? '' : `**${markdown}**`;
}
function toItem(item, context, depth) {
    const children = toPlainBlocks(item.children, context, depth + 1);
    const [first, second, ...more] = children;
    const isTight = first?.type === 'paragraph' && (second?.type ?? 'list') === 'list' && more.length === 0;
    return children.length === 0 ? [] : [{ type: 'listItem', spread: !isTight, children }];
}
function renderTable({ align, children: rows }, context) {
    const [head, ...body] = rows.map((row) => row.children.map((cell) => (0,text_markdown.xR)(renderInline(cell.children, { ...context, breaks: 'spaces' }))));
    if (head === undefined)
        return '';
    const rules = head.map((_, column) => RULES[align?.[column] ?? 'none']);
    return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
const PLAIN_LANGUAGES = new Set(`apex bash bat batch c c# c++ clojure cmake console cpp cs csharp css csv dart diff docker dockerfile elixir erlang go golang gradle
  graphql groovy handlebars haskell hcl html http ini java javascript js json json5 jsonc jsp jsx julia kotlin kt less lua make
  makefile markdown md nginx objc objective-c objectivec perl php plaintext powershell properties proto protobuf ps1 py python r rb rs ruby rust
  sass scala scss sh shell soql sosl sql svelte swift terraform text tf toml ts tsx twig txt typescript vb visualforce vue xml yaml yml zsh`.split(/\s+/));
function plainLanguage(name) {
    const language = (name ?? '').toLowerCase();
    return PLAIN_LANGUAGES.has(language) ? language : '';
}
const SPACE = { kind: 'text', value: ' ' };
const SIGNS = { strong: '**', emphasis: '*' };
const LINE_BREAK_TAG = /^<br\s*\/?>$/i;
function renderInline(nodes, context) {
    return (0,text_markdown.EN)(toParts(toPieces(nodes, context))).trim();
}
function toPieces(nodes, context) {
    return nodes.flatMap((node) => toPiecesOf(node, context));
}
function toPiecesOf(node, context) {
    switch (node.type) {
        case 'text':
            return toLines(node, context);
        case 'inlineCode':
            return [{ kind: 'ready', value: (0,text_markdown.SS)(node.value) }];
        case 'strong':
        case 'emphasis':
            return toMarked(node.type, node.children, context);
        case 'delete':
            return toPieces(node.children, context);
        case 'link':
            return toLink(node.children, node.url, context);
        case 'linkReference':
            return toLink(node.children, context.definitions.get(node.identifier) ?? '', context);
        case 'image':
        case 'imageReference':
            return [{ kind: 'text', value: node.alt ?? '' }];
        case 'footnoteReference':
            return [{ kind: 'text', value: `[${node.identifier}]` }];
        case 'break':
            return toBreak(context);
        case 'html':
            if (LINE_BREAK_TAG.test(node.value))
                return toBreak(context);
            return isHtmlTag(node.value) ? [] : [{ kind: 'text', value: node.value }];
    }
}
function toLines(node, context) {
    const first = node.position?.start.line ?? 1;
    return node.value.split('\n').flatMap((line, index) => {
        const text = { kind: 'text', value: line };
        if (index === 0)
            return [text];
        return context.isWrapped(first + index - 1) ? [SPACE, text] : [...toBreak(context), text];
    });
}
function toMarked(mark, children, context) {
    if (context.open.includes(mark))
        return toPieces(children, context);
    const inner = renderInline(children, { ...context, open: [...context.open, mark] });
    if (inner === '')
        return [SPACE];
    return [{ kind: 'ready', value: SIGNS[mark] + inner + SIGNS[mark] }];
}
function toLink(children, url, context) {
    if ((0,inline.qP)(url) === undefined)
        return toPieces(children, context);
    return [{ kind: 'ready', value: (0,text_markdown.nf)(children.map(toLabel).join(''), url) }];
}
function toLabel(node) {
    if (node.type === 'inlineCode')
        return (0,text_markdown.SS)(node.value);
    if (node.type === 'text')
        return node.value;
    if (node.type === 'image' || node.type === 'imageReference')
        return node.alt ?? '';
    return 'children' in node ? node.children.map(toLabel).join('') : ' ';
}
function toBreak({ breaks }) {
    return breaks === 'kept' ? [{ kind: 'break' }] : [SPACE];
}
function toParts(pieces) {
    const parts = [];
    let text = '';
    let broken = false;
    const add = (part) => {
        if (part.trim() === '' && (parts.length === 0 || broken))
            return;
        if (broken && parts.length > 0)
            parts.push('\\\n');
        broken = false;
        if (part !== '')
            parts.push(part);
    };
    const endText = () => {
        add(escapeText(text));
        text = '';
    };
    for (const piece of pieces) {
        if (piece.kind === 'text')
            text += piece.value;
        else if (piece.kind === 'break') {
            endText();
            broken = true;
        }
        else if (piece.value !== '') {
            endText();
            add(piece.value);
        }
    }
    endText();
    return parts;
}
function escapeText(text) {
    return (0,text_markdown.VV)((0,lines.Q6)(text).replace(/\s+/g, ' '), 'apart').replace(/!$/, '\\!');
}
const ELEMENTS = new Set(`a abbr b big blockquote body br caption center cite code dd del details div dl dt em figure font h1 h2 h3 h4 h5 h6 head hr html i iframe
  img input ins kbd li link meta ol p pre q s samp script small span strike strong style sub summary sup svg table tbody td tfoot th thead
  title tr tt u ul var video`.split(/\s+/));
function isHtmlTag(html) {
    const name = /^<\/?([A-Za-z][\w-]*)/.exec(html)?.[1];
    return name === undefined || ELEMENTS.has(name.toLowerCase());
}

var seal = __webpack_require__(2860);
;








const SHORTEST_WRAPPED_LINE = 50;
const NOT_IN_TEXT = [
    ...['attention', 'blockQuote', 'characterEscape', 'characterReference', 'codeIndented'],
    ...['htmlFlow', 'htmlText', 'setextUnderline', 'thematicBreak'],
];
const SIGN = /[*_~[\]<>&`@!\\|]|:\/\/|www\.|[-+#=](?=\s)/gi;
const DEEP = /^[ \t]{40}/m;
const MOST_SIGNS = 600;
const MOST_LINES = 300;
function isBusy(source) {
    const signs = source.match(SIGN)?.length ?? 0;
    return signs > MOST_SIGNS || source.split('\n').length > MOST_LINES || DEEP.test(source);
}
function safeMarkdown(markdown, limit, dialect = 'markdown') {
    const source = (0,lines.xv)((0,lines.y1)(markdown), limit);
    if (isBusy(source))
        return (0,seal.eO)({ markdown: (0,text_markdown.FV)(source) }, limit);
    const tree = parse(source, dialect);
    const context = {
        definitions: definitionsOf(tree),
        isWrapped: dialect === 'markdown' ? () => true : wrappedLines(source),
        breaks: 'kept',
        open: [],
    };
    const safe = (0,mdast_util_to_markdown_lib.l)({ type: 'root', children: toPlainBlocks(tree.children, context) }, { bullet: '-', listItemIndent: 'one', handlers: { paragraph: writeReady } });
    return (0,seal.eO)({ markdown: safe }, limit);
}
function parse(source, dialect) {
    return dialect === 'markdown'
        ? (0,lib.Y)(source, { extensions: [(0,micromark_extension_gfm.T)()], mdastExtensions: [(0,mdast_util_gfm_lib.C)()] })
        : (0,lib.Y)(source, { extensions: [{ disable: { null: NOT_IN_TEXT } }] });
}
function wrappedLines(source) {
    const lines = source.split('\n');
    return (line) => {
        const [own = '', next = ''] = lines.slice(line - 1, line + 1);
        return own.trim().length >= SHORTEST_WRAPPED_LINE || /^\s*\p{Ll}/u.test(next);
    };
}
function definitionsOf(tree) {
    const definitions = new Map();
    const visit = (node) => {
        if (node.type === 'definition' && !definitions.has(node.identifier)) {
            definitions.set(node.identifier, node.url);
        }
        if ('children' in node)
            node.children.forEach(visit);
    };
    visit(tree);
    return definitions;
}
function writeReady({ children }) {
    return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

;



const LONGEST_HELP = 8_000;
function renderHelp(rule, results) {
    const { fullDescription, shortDescription = '' } = rule;
    const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription }];
    const said = [shortDescription, ...results.map(({ message }) => message)].map(wordsOf);
    const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => !said.some((known) => known.includes(wordsOf(text))));
    return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}
function wordsOf(text) {
    return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
const LONGEST_PATH = 300;
const MOST_FLOWS = 3;
const MOST_PLACES = 20;
function renderPlaces(results, linkTo) {
    return [...toFlows(results, linkTo), ...toRelated(results, linkTo)];
}
function toFlows(results, linkTo) {
    const flows = results.flatMap(({ flow }) => (flow === undefined ? [] : [renderFlow(flow, linkTo)]));
    const distinct = [...new Set(flows)];
    const rest = distinct.length - MOST_FLOWS;
    return distinct.slice(0, MOST_FLOWS).map((flow, index) => ({
        title: 'Data flow',
        markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n\u2026 ${rest} more flows in the log` : flow,
    }));
}
function renderFlow({ first, omitted, last }, linkTo) {
    const render = (steps, from) => steps.map((step, index) => `${from + index}. ${renderStep(step, linkTo)}`).join('\n');
    const parts = [render(first, 1), renderOmitted(omitted), render(last, first.length + omitted + 1)];
    return parts.filter(Boolean).join('\n\n');
}
function toRelated(results, linkTo) {
    const isNamed = (step) => results.some(({ message }) => message.includes(`(${placeOf(step)})`));
    const steps = results.flatMap(({ related }) => [...(related?.first ?? []), ...(related?.last ?? [])]);
    const places = [
        ...new Set(steps.filter((step) => !isNamed(step)).map((step) => `- ${renderStep(step, linkTo)}`)),
    ];
    const omitted = results.reduce((sum, { related }) => sum + (related?.omitted ?? 0), 0);
    const shown = places.slice(0, MOST_PLACES);
    const parts = [shown.join('\n'), renderOmitted(omitted + places.length - shown.length)];
    const markdown = parts.filter(Boolean).join('\n\n');
    return markdown === '' ? [] : [{ title: 'Related places', markdown }];
}
function renderOmitted(count) {
    return count === 0 ? '' : `\u2026 ${count} more in the log`;
}
function renderStep(step, linkTo) {
    const place = placeOf(step);
    const parts = [
        place === ''
            ? ''
            : (0,text_markdown.aE)((0,lines.xv)((0,lines.TN)(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
        (0,text_markdown.FV)((0,lines.TN)(step.message ?? '')),
    ];
    const { code } = step;
    if (code !== undefined && !step.message?.includes(code))
        parts.push((0,text_markdown.SS)(code));
    return parts.filter(Boolean).join(' ') || '\u2026';
}
function placeOf({ path, line }) {
    return `${path ?? ''}${line === undefined ? '' : `:${line}`}`;
}

var about = __webpack_require__(850);
var secrets = __webpack_require__(6856);
;




const LONGEST_LINE = 1_000;
function toSuggestion(fix, lines) {
    const [first, ...others] = COLUMN_UNITS.flatMap((unit) => applyFix(fix, lines, unit) ?? []);
    const agree = others.every((change) => JSON.stringify(change) === JSON.stringify(first));
    return agree && first !== undefined && countLines(first) > 0 ? first : undefined;
}
function applyFix(fix, lines, unit) {
    const first = Math.min(...fix.map(({ startLine }) => startLine)) - 1;
    const last = Math.max(...fix.map(({ endLine }) => endLine)) - 1;
    if (first < 0 || last > lines.length || last - first >= suggestion_MOST_LINES)
        return undefined;
    const before = Array.from({ length: last - first + 1 }, (_, index) => lines[first + index] ?? '');
    if (before.some(({ length }) => length > LONGEST_LINE))
        return undefined;
    const text = before.join('\n');
    const offsetOf = (line, column) => {
        const own = before[line - 1 - first] ?? '';
        const offset = column === undefined ? own.length : toOffset(own, column, unit);
        const above = before.slice(0, line - 1 - first).reduce((sum, { length }) => sum + length + 1, 0);
        return offset === undefined ? undefined : above + offset;
    };
    const edits = fix.map(({ startLine, startColumn, endLine, endColumn, deleted, inserted }) => {
        const [start, end] = [offsetOf(startLine, startColumn), offsetOf(endLine, endColumn)];
        if (start === undefined || end === undefined || end < start)
            return undefined;
        if (deleted !== undefined && suggestion_toLines(deleted).join('\n') !== text.slice(start, end))
            return undefined;
        return { start, end, inserted: endColumn === undefined ? inserted.replace(LAST_BREAK, '') : inserted };
    });
    if (!edits.every((edit) => edit !== undefined))
        return undefined;
    let [after, at] = ['', 0];
    for (const { start, end, inserted } of edits.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            return undefined;
        after += text.slice(at, start) + inserted;
        at = end;
    }
    return trim(first, before, suggestion_toLines(after + text.slice(at)), lines.length);
}
const LAST_BREAK = /\r\n$|[\r\n]$/;
function trim(start, before, after, count) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail))
        tail += 1;
    const removed = before.slice(head, Math.min(before.length - tail, count - start));
    return { line: start + head + 1, removed, added: after.slice(head, after.length - tail) };
}
function suggestion_toLines(text) {
    return text.split(/\r\n|\n|\r/);
}
const suggestion_MOST_LINES = 30;
const HIDDEN = '***';
const MOST_SUGGESTIONS = 3;
function renderSuggestions(results, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = results.flatMap((result) => {
        const { fixes = [] } = result;
        const secret = (0,about.rQ)(result);
        const [change] = fixes.flatMap((fix) => {
            const one = toSuggestion(fix, lines);
            return one === undefined || countLines(one) > suggestion_MOST_LINES ? [] : [one];
        });
        if (change === undefined)
            return [];
        const block = oneClick === undefined || secret ? undefined : renderOneClick(change, at, lines, oneClick);
        return [block ?? renderChange(change, at.first, secret ? secrets.To : (line) => line)];
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `Suggested fix:\n\n${block}`);
}
function countLines({ removed, added }) {
    return removed.length + added.length;
}
function renderOneClick({ line, removed, added }, at, lines, { name, around = 0, redact = (text) => text }) {
    if (removed.length === 0 || added.length === 0)
        return undefined;
    const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
    const next = line + removed.length;
    const [first, last] = [Math.min(from, line), Math.max(to, next - 1)];
    const [above, below] = [from - first, last - to];
    if (above > around || below > around || last - first >= suggestion_MOST_LINES || last > lines.length)
        return undefined;
    const code = [...lines.slice(first - 1, line - 1), ...added, ...lines.slice(next - 1, last)].join('\n');
    if (code.includes(HIDDEN) || redact(code) !== code)
        return undefined;
    const counted = around === 0 ? name : `${name}:-${above}+${below}`;
    const block = (0,text_markdown.d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,seal.eO)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChange({ line, removed, added }, at, show) {
    const diff = [...removed.map((text) => `-${show(text)}`), ...added.map((text) => `+${show(text)}`)];
    return (0,text_markdown.d6)([...(line === at ? [] : [`@@ line ${line} @@`]), ...diff].join('\n'), 'diff');
}
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'];
function toOffset(line, column, unit) {
    const widthOf = {
        'UTF-16 units': ({ length }) => length,
        'code points': () => 1,
        bytes: (character) => Buffer.byteLength(character),
    };
    let left = column - 1;
    let offset = 0;
    for (const character of line) {
        if (left <= 0)
            break;
        left -= widthOf[unit](character);
        offset += character.length;
    }
    return left === 0 ? offset : undefined;
}

var summary_comment = __webpack_require__(6671);
;







const SHORT_MESSAGE = 300;
const HOW_TO_DISMISS = "<sub>To dismiss it, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
const ALSO = 'Also reported by ';
const NOW_AT = 'Now at ';
function commentText(finding, line, grouped, { lines, length = 'full', stands = { first: line, last: line }, wasHere = false, suggestion, linkTo, redact, groupedAs = 'as-posted', decides = false, resembles, }) {
    const results = finding.results.filter(({ presence }) => presence.kind === 'present');
    const facts = renderFacts(finding, line, stands === 'on-file' ? 'on-file' : 'on-line');
    const named = [
        renderGrouped(grouped, finding, groupedAs),
        resembles === undefined ? '' : renderOlder(resembles),
    ].filter((text) => text !== '');
    const help = length === 'short' ? '' : renderHelp(finding.rule, results);
    const parts = length === 'short'
        ? [renderFirst(results), facts, ...named]
        : [
            renderMessages(results),
            facts,
            ...named,
            ...(wasHere ? ['It was here before this line was edited.'] : []),
            ...renderSuggestions(results, stands === 'on-file' ? { first: line, last: line } : stands, lines, stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold('Why it matters', help),
            ...renderPlaces(results, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return redact([...parts, ...(decides ? [HOW_TO_DISMISS] : [])].join('\n\n'));
}
function renderFirst(results) {
    const [message = '', ...others] = new Set(results.map((result) => result.message));
    const rest = others.length === 0 ? '' : `\n\n\u2026 and ${others.length} more on this line`;
    return (0,text_markdown.FV)((0,lines.xv)(message, SHORT_MESSAGE)) + rest;
}
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}
function isFacts(paragraph) {
    return Object.values(LEVEL_NAMES).some((name) => paragraph.startsWith(`**${name}** \u00b7 `));
}
function renderFacts(finding, line, stands = 'on-line') {
    const { rule, level, results } = finding;
    const cwes = new Set([...(rule.cwes ?? []), ...results.flatMap((result) => result.cwes ?? [])]);
    return [
        `**${LEVEL_NAMES[level]}**`,
        rule.helpUri === undefined ? (0,text_markdown.SS)((0,lines.TN)(rule.id)) : (0,text_markdown.nf)(rule.id, rule.helpUri),
        (0,text_markdown.FV)((0,lines.TN)((0,finding_finding.OK)(finding.scope))),
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(finding),
        ...renderLines(finding, line, stands),
    ].join(' \u00b7 ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level, }) {
    if (securitySeverity !== undefined)
        return [`severity ${securitySeverity.toFixed(1)}`];
    const words = (0,lines.TN)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [`severity ${(0,text_markdown.FV)(words)}`];
}
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [`line ${line}`] : [];
    return [`lines ${line}\u2013${line + place.endLine - place.startLine}`];
}
function renderGrouped(grouped, { rule, level }, follows) {
    if (grouped.length === 0)
        return '';
    const parts = grouped.map((one) => {
        const named = one.rule === rule.id ? '' : ` as ${(0,text_markdown.SS)((0,lines.TN)(one.rule))}`;
        const at = one.level === level ? '' : ` (${one.level})`;
        return `${(0,text_markdown.FV)((0,lines.TN)((0,summary_comment.Uf)(one, one.product)))}${named}${at}`;
    });
    return `${ALSO}${(0,names.KE)(parts)}${follows === 'current' ? '' : ' when this was posted'}.`;
}
function renderNow(now, linkTo) {
    if (now === null)
        return '';
    const { path, line } = now;
    const name = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    return `${NOW_AT}${(0,text_markdown.aE)(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}
function renderOlder({ thread, page, isOver }) {
    const { path, line } = thread.fingerprint;
    const place = (0,text_markdown.aE)((0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE), page);
    return isOver
        ? `Reported again in a new thread, because this account may not reopen the one on ${place}.`
        : `A person already decided about ${place}, which may be the same problem, so please decide again.`;
}
function withSentences(text, finding, { grouped, now }, { linkTo, redact }) {
    const isSentence = (one) => one.startsWith(ALSO) || one.startsWith(NOW_AT);
    const paragraphs = text.split('\n\n');
    const facts = paragraphs.findIndex(isFacts);
    const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
    const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
    const said = [renderNow(now, linkTo), renderGrouped(grouped, finding, 'current')].filter((one) => one !== '');
    return [
        ...paragraphs.slice(0, after),
        ...said.map(redact),
        ...paragraphs.slice(behind === -1 ? paragraphs.length : behind),
    ].join('\n\n');
}
const TRANSITIONS = {
    'taken back': 'The dismissal was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    changed: 'No longer reported, and its code was changed,',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    over: 'Reported again, and this account may not reopen this thread,',
    gone: 'Left open, because somebody replied: the finding is gone',
};
function markLine(says, head, dismissal) {
    const at = ` as of ${head.slice(0, 7)}`;
    if (dismissal === undefined)
        return `${TRANSITIONS[says]}${at}`;
    const by = dismissal.name === undefined ? '' : ` by ${(0,text_markdown.FV)((0,lines.TN)(dismissal.name))}`;
    return `${TRANSITIONS[says]}${by}${at}: ${(0,text_markdown.FV)((0,lines.TN)(dismissal.reason))}`;
}
const LONGEST_PLACE = 300;
const LONGEST_MESSAGE = 4_000;
const LONGEST_LISTED = 800;
const MOST_LISTED = 10;
function renderMessages(results) {
    const groups = [...Map.groupBy(results, ({ message }) => message)];
    const [only] = groups;
    if (groups.length === 1 && only !== undefined) {
        return renderMessage((0,lines.xv)(only[0], LONGEST_MESSAGE), only[1].length);
    }
    const shown = groups
        .slice(0, MOST_LISTED)
        .map(([message, { length }]) => comment_toItem(renderMessage((0,lines.xv)(message, LONGEST_LISTED), length)));
    const rest = groups.length - shown.length;
    return [...shown, ...(rest > 0 ? [`- \u2026 and ${rest} more`] : [])].join('\n');
}
function renderMessage(message, count) {
    const times = count === 1 ? '' : ` (${count} times)`;
    const [first = '', ...rest] = message.trim().split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,text_markdown.FV)(first)}${times}\n\n${(0,text_markdown.d6)(rest.join('\n'))}`
        : (0,text_markdown.FV)(message.trim()) + times;
}
function comment_toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

var fingerprint = __webpack_require__(1284);
var threads_dismissal = __webpack_require__(3642);
var threads_marker = __webpack_require__(6533);
var threads = __webpack_require__(5740);
var in_flight = __webpack_require__(5217);
;











const STAYS_OPEN = 'it stays open, because this token cannot resolve threads';
const STAYS_RESOLVED = 'this token cannot reopen it, so the next run posts its finding in a new thread';
async function changeThreads(changes, journal, acting) {
    if (changes.length === 0)
        return;
    acting.progress(`Updating ${(0,names.hS)(changes.length, 'earlier thread')}`);
    const fresh = (0,act_acting.$H)(await acting.list((0,act_acting.dZ)(changes)));
    const portions = (0,in_flight.o)(changes, acting.service.can.changesAtOnce);
    const change = (portion) => changePortion(portion, fresh, journal, acting);
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread?.comment.mayResolve === undefined));
    if (first !== undefined)
        await change(first);
    await (0,in_flight.C)(portions.filter((portion) => portion !== first), change);
}
async function changePortion(actions, fresh, journal, acting) {
    const { outcomes } = journal;
    const works = [];
    for (const action of actions) {
        const work = await prepare(action, fresh, journal, acting);
        if ('action' in work)
            works.push(work);
        else
            outcomes.set(action, work);
    }
    const flagged = await setFlags(works, journal, acting);
    await writeMarks(flagged, journal, acting);
}
async function prepare(action, fresh, journal, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: (0,act_acting.eo)(stop) };
    const planned = action.thread;
    const thread = fresh.get(planned.id);
    if (thread === undefined || !isUnchanged(action, thread) || (action.winner && !fresh.has(action.winner.id)))
        return { kind: 'failed', reason: 'two listings disagree about this thread' };
    if (action.kind === 'delete') {
        if (thread.replies.length > 0)
            return { kind: 'failed', reason: 'somebody has spoken in it meanwhile, so it was not deleted' };
        const outcome = await remove(thread, acting.service);
        if (outcome.kind === 'unknown')
            journal.marks.set(action, { step: 0, isSaid: false, isLost: true });
        return outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: (0,port.OB)(outcome) };
    }
    return { action, thread, marker: markerFor(action, thread, acting) };
}
function isUnchanged({ thread: planned, dismissal, by, undiscussed }, now) {
    const said = (thread) => (0,threads_dismissal.WB)((thread?.replies ?? []).map(({ id, body, author }) => ({
        id,
        line: body,
        ...(author !== undefined && { author }),
    })));
    return (planned?.isResolved === now.isResolved &&
        planned.mark.step === now.mark.step &&
        planned.unsure === now.unsure &&
        (undiscussed !== true || now.replies.length === 0) &&
        ((dismissal === undefined && by === undefined) ||
            (said(planned) === said(now) && sameReplies(planned, now))));
}
function sameReplies(a, b) {
    const texts = (thread) => JSON.stringify(thread.replies.map(({ id, body }) => [id, body]).toSorted());
    return texts(a) === texts(b);
}
async function remove({ marks, comment }, service) {
    for (const { id } of marks) {
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return outcome;
    }
    return service.deleteComment(comment.id);
}
function markerFor(action, thread, acting) {
    const { kind, mark = thread.mark.mark, dismissal, by, finding, grouped, now, varies } = action;
    const says = dismissal !== undefined
        ? dismissal.says
        : by !== undefined
            ? 'taken back'
            : varies
                ? 'changed'
                : sayingOf(kind, mark);
    const followed = dismissal ?? by ?? thread.mark.dismissal;
    const isMarking = kind !== 'edit';
    const isContested = kind === 'reopen' && thread.mark.mark === 'fixed' && thread.mark.head === acting.head;
    const told = dismissal && finding && (0,fingerprint.cS)(thread.fingerprint, finding);
    const isMoved = kind === 'reopen' &&
        finding?.at !== undefined &&
        finding.position.kind === 'anchored' &&
        !(0,finding_finding._k)(finding.place);
    return {
        ...thread.marker,
        ...thread.mark,
        ...(isMarking && {
            mark: kind === 'comment' ? 'gone' : mark,
            step: thread.mark.step + 1,
            head: acting.head,
            says: acting.redact(markLine(says, acting.head, dismissal)),
            replies: thread.replies.length,
            ...(followed !== undefined && { dismissal: followed }),
            way: dismissal === undefined ? undefined : (0,threads.zH)(thread) ? 'hand' : 'reply',
            ...(isContested && { contestedAt: acting.head }),
        }),
        ...(isMoved && { latest: acting.posting?.fingerprint(finding) }),
        ...(told !== undefined && { latest: told }),
        ...(grouped !== undefined && { grouped }),
        ...(now !== undefined && { now: now ?? undefined }),
        ...(finding === undefined && { now: undefined }),
        bound: thread.id,
        signedAt: acting.service.clock?.(),
    };
}
function sayingOf(kind, mark) {
    if (kind === 'reopen')
        return 'reported';
    if (mark === 'open' || mark === 'dismissed')
        return 'reported';
    return mark;
}
async function setFlags(works, journal, acting) {
    const { service } = acting;
    const wants = ({ action }) => action.kind === 'resolve' ? true : action.kind === 'reopen' ? false : undefined;
    const ready = [];
    const calls = [];
    for (const work of works) {
        const wanted = wants(work);
        const { comment, isResolved } = work.thread;
        const isForbidden = wanted === true && (journal.mayNotResolve !== undefined || comment.mayResolve === false);
        if (wanted === undefined ||
            comment.resolved === wanted ||
            (comment.resolved === undefined && isResolved === wanted))
            ready.push(work);
        else if (isForbidden)
            ready.push(...forbidden(work, journal.mayNotResolve ?? 'the service says that it lacks the right', journal, acting));
        else
            calls.push(work);
    }
    if (calls.length === 0)
        return ready;
    const outcomes = await service.setResolved(calls.map((work) => ({ discussionId: work.thread.id, resolved: wants(work) === true })));
    for (const [index, work] of calls.entries()) {
        const outcome = (0,port.aK)(outcomes.slice(index, index + 1));
        if (outcome.kind === 'done')
            ready.push(work);
        else if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden') {
            if (wants(work) === true)
                journal.mayNotResolve ??= (0,port.OB)(outcome);
            ready.push(...forbidden(work, (0,port.OB)(outcome), journal, acting));
        }
        else
            journal.outcomes.set(work.action, { kind: 'failed', reason: (0,port.OB)(outcome) });
    }
    return ready;
}
function forbidden(work, message, { outcomes }, acting) {
    const { action, thread, marker } = work;
    const isReopening = action.kind === 'reopen';
    const why = `${isReopening ? STAYS_RESOLVED : STAYS_OPEN}: ${message}`;
    if (!isReopening && (thread.mark.mark === 'gone' || action.mark === 'closed')) {
        outcomes.set(action, { kind: 'said', marked: false, reason: why });
        return [];
    }
    const mark = isReopening ? 'over' : action.dismissal !== undefined ? 'dismissed' : 'gone';
    const says = isReopening ? acting.redact(markLine('over', acting.head)) : marker.says;
    const way = action.dismissal === undefined ? {} : { way: 'said' };
    return [{ ...work, why, marker: { ...marker, mark, says, ...way } }];
}
async function writeMarks(works, journal, acting) {
    const { outcomes, marks } = journal;
    const { service } = acting;
    const isSaid = ({ action, thread, why }) => action.kind === 'resolve' &&
        action.dismissal === undefined &&
        why === undefined &&
        thread.mark.mark === 'gone';
    for (const work of works.filter(isSaid))
        outcomes.set(work.action, { kind: 'done' });
    const left = works.filter((work) => !isSaid(work));
    const written = await send(left, acting);
    const back = [];
    for (const [index, work] of left.entries()) {
        const outcome = (0,port.aK)(written.slice(index, index + 1));
        const { action, why, marker, thread } = work;
        const isFlagged = action.kind === 'resolve' && why === undefined && !thread.isResolved;
        if (outcome.kind === 'no-effect') {
            outcomes.set(action, { kind: 'failed', reason: (0,port.OB)(outcome) });
            if (isFlagged)
                back.push(work);
            continue;
        }
        const isLost = outcome.kind === 'unknown';
        outcomes.set(action, isLost ? { kind: 'failed', reason: (0,port.OB)(outcome) } : doneAs(action, why));
        if (action.kind !== 'edit' && (isLost || isEditable(thread, acting)))
            marks.set(action, { step: marker.step, isSaid: why !== undefined, isLost });
    }
    if (back.length > 0)
        await service.setResolved(back.map(({ thread }) => ({ discussionId: thread.id, resolved: false })));
}
function isEditable({ comment, unsure }, { service }) {
    return service.can.edits && comment.mine !== false && (unsure === undefined || unsure === 'unbound');
}
function doneAs({ kind }, why) {
    if (why === undefined)
        return { kind: 'done' };
    return kind === 'reopen' ? { kind: 'failed', reason: why } : { kind: 'said', marked: true, reason: why };
}
async function send(works, acting) {
    const { service } = acting;
    const bodies = works.map((work) => {
        try {
            return isEditable(work.thread, acting) ? editedBody(work, acting) : replyBody(work, acting);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            return { failed: `the mark cannot be written: ${error.message}` };
        }
    });
    const edits = works.flatMap(({ thread }, index) => {
        const body = bodies[index];
        return typeof body === 'string' && isEditable(thread, acting)
            ? [{ commentId: thread.comment.id, body }]
            : [];
    });
    const edited = (edits.length === 0 ? [] : await service.edit(edits)).values();
    const outcomes = [];
    for (const [index, { thread }] of works.entries()) {
        const body = bodies[index];
        if (typeof body !== 'string')
            outcomes.push({ kind: 'no-effect', refusal: 'other', message: body?.failed ?? act_acting.yT });
        else if (isEditable(thread, acting))
            outcomes.push(edited.next().value ?? { kind: 'unknown', message: act_acting.yT });
        else
            outcomes.push(await service.reply(thread.id, body));
    }
    return outcomes;
}
function editedBody({ action, thread, marker }, acting) {
    const { service, signing } = acting;
    const { finding, grouped, now = null } = action;
    const { rule: id, level } = thread.fingerprint;
    const isGone = finding === undefined && thread.marker.now !== undefined;
    const about = finding !== undefined && grouped !== undefined ? { grouped, now } : undefined;
    const named = about !== undefined || isGone
        ? withSentences(thread.text, finding ?? { rule: { id }, level }, about ?? { grouped: thread.marker.grouped, now: null }, acting)
        : thread.text;
    const text = marker.says === '' ? named : `${marker.says}\n\n${named}`;
    return thread.unsure === 'unbound'
        ? (0,seal.eO)({ markdown: text }, service.can.bodyLimit)
        : (0,threads_marker.Oy)('thread', text, marker, signing, service.can.bodyLimit);
}
function replyBody({ marker }, { service, signing, shown }) {
    return (0,threads_marker.Oy)('mark', marker.says, { ...marker, writer: shown.writer }, signing, service.can.bodyLimit);
}

var clear_forged = __webpack_require__(7293);
;




const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;
function reviewLine(findings, redact) {
    const errors = findings.filter(({ level }) => level === 'error').length;
    const found = errors === findings.length ? (0,names.hS)(errors, 'error') : (0,names.hS)(findings.length, 'finding');
    const worst = errors === 0 || errors === findings.length ? '' : `, ${(0,names.hS)(errors, 'error')},`;
    const tools = [...new Set(findings.map(({ scope }) => scope.tool))].map((tool) => (0,text_markdown.FV)((0,lines.xv)((0,lines.TN)(redact(tool)), LONGEST_TOOL)));
    return (0,seal.eO)({ markdown: `${found}${worst} by ${(0,names.Dt)(tools, MOST_TOOLS)}` });
}

var match = __webpack_require__(6662);
var group = __webpack_require__(4094);
;










async function postThreads(posts, journal, acting) {
    const { outcomes, lostPosts } = journal;
    const { can } = acting.service;
    if (posts.length > 0)
        acting.progress(`Posting ${(0,names.hS)(posts.length, 'new thread')}`);
    let stopped;
    let isReady = true;
    const fail = (reason) => ({
        kind: 'failed',
        reason,
        ...(!isReady && can.whileNotReady === 'top-level' && { isListed: true }),
    });
    const send = async (batch) => {
        stopped ??= acting.stopped();
        if (stopped !== undefined) {
            for (const action of batch)
                outcomes.set(action, fail((0,act_acting.eo)(stopped)));
            return [];
        }
        const nonces = [];
        for (const [action, sent] of await sendPosts(batch, acting)) {
            if (sent.kind === 'done') {
                nonces.push(sent.nonce);
                outcomes.set(action, { kind: 'done', thread: sent.thread });
            }
            else if (sent.kind === 'unknown') {
                lostPosts.set(action, sent.nonce);
                outcomes.set(action, { kind: 'failed', reason: sent.reason });
            }
            else if (sent.kind === 'refused')
                outcomes.set(action, sent);
            else {
                if (sent.isNotReady)
                    [isReady, stopped] = [false, `the discussion did not become ready (${sent.reason})`];
                outcomes.set(action, sent.isNotReady ? fail(sent.reason) : { kind: 'failed', reason: sent.reason });
            }
        }
        return nonces;
    };
    const batches = [...(0,in_flight.o)(posts, can.postsAtOnce)];
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await send(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const found = await (0,act_acting.lJ)(({ threads }) => nonces.every((nonce) => threads.some(({ marker }) => marker.nonce === nonce)), acting);
        if (found.kind === 'distrust') {
            for (const action of rest)
                outcomes.set(action, { kind: 'failed', reason: (0,act_acting.eo)(found.reason) });
            return found;
        }
        const news = findNews(found.listing, nonces, rest, acting);
        if (news !== undefined) {
            for (const action of rest)
                outcomes.set(action, { kind: 'not-tried', reason: news });
            return { kind: 'news', reason: news };
        }
        break;
    }
    await (0,in_flight.C)(batches, async (batch) => {
        await send(batch);
    });
    return undefined;
}
function findNews({ threads }, nonces, rest, { known, mayPlanAgain }) {
    if (!mayPlanAgain)
        return undefined;
    const scopes = new Set(rest.flatMap(({ finding }) => (finding === undefined ? [] : (0,finding_finding.OD)(finding.scope))));
    const before = new Set(known.threads.map(({ id }) => id));
    const { length } = threads.filter(({ id, marker: { nonce }, fingerprint }) => !nonces.includes(nonce) && !before.has(id) && scopes.has((0,finding_finding.OD)(fingerprint)));
    return length === 0 ? undefined : `since the plan was made, there is ${(0,names.hS)(length, 'new thread')}`;
}
async function sendPosts(actions, acting) {
    const { service, redact } = acting;
    const sent = new Map();
    let attempts = actions.flatMap((action) => {
        const { finding } = action;
        if (finding?.position.kind !== 'anchored')
            return [];
        const { anchor } = finding.position;
        const all = toForms(anchor, service.can);
        return [{ action, finding, anchor, forms: all, all, length: 'full' }];
    });
    while (attempts.length > 0) {
        const drafts = [];
        for (const attempt of attempts) {
            const written = draft(attempt, acting);
            if ('failed' in written)
                sent.set(attempt.action, { kind: 'failed', isNotReady: false, reason: written.failed });
            else
                drafts.push(written);
        }
        const findingOf = new Map(drafts.map(({ post, attempt }) => [post, attempt.finding]));
        const outcomes = drafts.length === 0
            ? []
            : await service.postInline([...findingOf.keys()], (together) => reviewLine(together.flatMap((post) => findingOf.get(post) ?? []), redact));
        attempts = [];
        for (const [index, { attempt, marker }] of drafts.entries()) {
            const end = follow(attempt, marker.nonce, outcomes[index], acting);
            if ('forms' in end)
                attempts.push(end);
            else
                sent.set(attempt.action, end);
        }
        await bind(drafts, outcomes, sent, acting);
    }
    return sent;
}
function draft(attempt, acting) {
    const { finding, anchor, forms, length } = attempt;
    const { service, check, signing, head, base, shown, decides, redact, linkTo, posting } = acting;
    if (posting === undefined)
        return { failed: act_acting.yT };
    const { place, lines } = forms[0] ?? {};
    const { path, ...numbers } = place ?? anchor;
    const fingerprint = posting.fingerprint(finding);
    const grouped = (0,group.lS)(finding.members);
    const isNew = finding.baselineState === 'new' || finding.members.some((one) => one.baselineState === 'new');
    const marker = {
        fingerprint,
        stands: anchor.newLine,
        says: '',
        nonce: acting.nonce(),
        check,
        writer: shown.writer,
        mark: 'open',
        step: 0,
        head,
        replies: 0,
        grouped,
        ...(isNew && { asNew: true }),
    };
    const resembles = finding.resembles?.unsure === 'unbound' ? undefined : finding.resembles;
    try {
        const text = commentText(posting.detailed(finding), anchor.newLine, grouped, {
            lines: posting.headLines(finding),
            wasHere: finding.was !== undefined,
            length,
            redact,
            linkTo,
            stands: lines ?? 'on-file',
            suggestion: service.can.suggestion,
            decides,
            groupedAs: service.can.edits ? 'current' : 'as-posted',
            ...(resembles && {
                resembles: { thread: resembles, page: pageOf(resembles, service), isOver: (0,match.PU)(resembles) },
            }),
        });
        const { oldPath } = anchor;
        const position = {
            path,
            ...(oldPath !== undefined && { oldPath }),
            ...numbers,
            baseSha: base,
            headSha: head,
            ...(shown.pin !== undefined && { pin: shown.pin }),
        };
        const body = (0,threads_marker.Oy)('thread', text, marker, signing, service.can.bodyLimit);
        return { attempt, post: { body, position }, marker, text };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { failed: `the comment cannot be written: ${error.message}` };
    }
}
function pageOf({ id, fingerprint: { path, line } }, service) {
    return service.threadPage?.({ discussionId: id, path, line: line === 0 ? undefined : line });
}
function toForms({ path, newLine, oldLine, last, wholeFile }, { ladder }) {
    const lines = { first: newLine, last: newLine };
    const forms = {
        line: [{ place: { path, newLine, ...(oldLine !== undefined && { oldLine }) }, lines }],
        'new-line': oldLine === undefined ? [] : [{ place: { path, newLine }, lines }],
        file: [{ place: { path } }],
    };
    const onLadder = (wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
    if (last === undefined)
        return onLadder;
    const { first, end, stands } = last;
    const atEnd = { path, newLine: end.newLine, ...(end.oldLine !== undefined && { oldLine: end.oldLine }) };
    const isRange = stands === 'range';
    const place = isRange ? { ...atEnd, range: { start: first, end } } : atEnd;
    return [{ place, lines: { first: (isRange ? first : end).newLine, last: end.newLine } }, ...onLadder];
}
function follow(attempt, nonce, outcome, acting) {
    const { finding, forms, length } = attempt;
    if (outcome === undefined)
        return { kind: 'unknown', nonce, reason: act_acting.yT };
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, thread: outcome.value.discussionId };
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: (0,port.OB)(outcome) };
    const { refusal, message } = outcome;
    const place = finding.at === undefined ? '' : `${finding.at.path}:${finding.at.line}`;
    if (refusal === 'position') {
        if (forms.length < 2)
            return { kind: 'refused', reason: `the service refused its position: ${message}` };
        acting.progress(`${place} was refused (${message}); trying another position`);
        return { ...attempt, forms: forms.slice(1) };
    }
    if (refusal === 'too-large') {
        if (length === 'short')
            return { kind: 'refused', reason: `the service refused its comment as too large: ${message}` };
        acting.progress(`${place} was refused as too large; trying its short form`);
        return { ...attempt, forms: attempt.all, length: 'short' };
    }
    return { kind: 'failed', isNotReady: refusal === 'not-ready', reason: (0,port.OB)(outcome) };
}
async function bind(drafts, outcomes, sent, { service, signing, known }) {
    if (signing.keys.length === 0)
        return;
    const shared = drafts.flatMap((one, index) => {
        const outcome = outcomes[index];
        return outcome?.kind === 'done' && outcome.value.shared ? [{ ...one, comment: outcome.value }] : [];
    });
    const ours = [
        ...shared.map(({ comment }) => comment.discussionId),
        ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed(),
    ];
    const bound = shared.map(({ attempt, marker, text, comment: { id: commentId, discussionId } }) => {
        const at = ours.indexOf(discussionId);
        const knows = [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, threads_marker.GJ);
        const signed = { ...marker, bound: discussionId, knows, signedAt: service.clock?.() };
        const body = (0,threads_marker.Oy)('thread', text, signed, signing, service.can.bodyLimit);
        return { action: attempt.action, commentId, body };
    });
    await (0,in_flight.C)((0,in_flight.o)(bound, service.can.changesAtOnce), async (portion) => {
        const edited = await service.edit(portion);
        for (const [index, { action }] of portion.entries()) {
            const outcome = (0,port.aK)(edited.slice(index, index + 1));
            if (outcome.kind === 'done')
                continue;
            const reason = `its comment was posted, and where it stands could not be signed: ${(0,port.OB)(outcome)}`;
            sent.set(action, { kind: 'failed', isNotReady: false, reason });
        }
    });
}

;




async function writeSummary(plan, acting) {
    const { service, signing, check, shown } = acting;
    const stop = acting.stopped();
    if (stop !== undefined)
        return `the run ended before the summary comment was written: ${stop}`;
    if (plan.kind === 'post' || plan.kind === 'edit') {
        const nonce = plan.current?.marker.nonce ?? acting.nonce();
        const scopes = [...new Set(plan.listed.map(({ finding }) => (0,threads_marker.tW)((0,finding_finding.OD)(finding.scope))))].toSorted();
        const text = (0,threads_marker.tW)(plan.text);
        const marker = {
            check,
            nonce,
            scopes,
            text,
            ...(shown.writer !== undefined && { writer: shown.writer }),
        };
        const body = (0,threads_marker.Oy)('summary', plan.text, marker, signing, service.can.bodyLimit);
        const outcome = plan.current === undefined
            ? await service.postTopLevel(body)
            : (0,port.aK)(await service.edit([{ commentId: plan.current.comment.id, body }]));
        if (outcome.kind === 'no-effect')
            return `the summary comment could not be written: ${(0,port.OB)(outcome)}`;
        const found = await (0,act_acting.lJ)(({ summaries }) => summaries.some(({ marker: one }) => one.nonce === nonce && one.text === text), acting);
        if (found.kind === 'distrust')
            return found.reason;
    }
    for (const { comment } of plan.obsolete) {
        const outcome = await service.deleteComment(comment.id);
        if (outcome.kind === 'done')
            continue;
        if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden')
            acting.progress(`Left alone: ${comment.id}, which only its author can delete: a copy of a comment of ours`);
        else
            return `an old summary comment could not be deleted: ${(0,port.OB)(outcome)}`;
    }
    return undefined;
}

;







async function act(actions, summarize, acting) {
    const journal = { outcomes: new Map(), lostPosts: new Map(), marks: new Map() };
    const { outcomes } = journal;
    const summary = summarize([]);
    const isLeft = (0,clear_forged.f)(acting.known, acting.service).length > 0;
    if (!actions.some(act_acting.xz) && !summary.isWriting && !isLeft)
        return { outcomes, summary, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await carryOut(actions, summarize, journal, acting)) };
    }
    catch (error) {
        if (error instanceof errors.j1 || error instanceof errors.dl)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const action of actions.filter(act_acting.xz))
            if (!outcomes.has(action))
                outcomes.set(action, { kind: 'failed', reason: (0,act_acting.eo)(reason) });
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
async function carryOut(actions, summarize, journal, acting) {
    const { service } = acting;
    const posts = actions.filter(({ kind }) => kind === 'post');
    const changes = actions.filter((action) => (0,act_acting.xz)(action) && action.kind !== 'post');
    const ahead = service.sharedChecks === undefined ? whatMoved(await service.readChange(), acting) : undefined;
    if (ahead !== undefined)
        return stop(ahead, actions.filter(act_acting.xz), journal, acting);
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, changes, journal, acting);
    const summary = summarize(refusedIn(journal));
    const failed = summary.isWriting ? await writeSummary(summary, acting) : undefined;
    await changeThreads(changes, journal, acting);
    await audit(journal, acting);
    const taken = await (0,clear_forged.d)(acting);
    return { end: 'applied', summary, failures: [failed, taken].filter((reason) => reason !== undefined) };
}
async function stop({ kind, reason }, left, journal, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const action of left)
        journal.outcomes.set(action, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (journal.lostPosts.size > 0)
        await (0,act_acting.VN)(journal, acting);
    return { end: kind, failures: [reason] };
}
function whatMoved(now, { shown, service: { noun } }) {
    if (shown.head !== null && now.head !== null && now.head !== shown.head)
        return { kind: 'superseded', reason: `the ${noun} moved on to ${now.head.slice(0, 7)} during the run` };
    return shown.base !== null && now.base !== null && now.base !== shown.base
        ? { kind: 'base-moved', reason: `the ${noun} got a new base, ${now.base.slice(0, 7)}` }
        : undefined;
}
function refusedIn({ outcomes }) {
    return [...outcomes].flatMap(([{ kind, finding }, outcome]) => {
        if (kind !== 'post' || finding === undefined)
            return [];
        const isRefused = outcome.kind === 'refused';
        if (!isRefused && !(outcome.kind === 'failed' && outcome.isListed))
            return [];
        const why = isRefused ? 'not-on-the-diff' : 'not-posted';
        return [finding, ...finding.members].map((one) => ({ finding: one, why, reason: outcome.reason }));
    });
}
const ROUNDS = 3;
async function audit(journal, acting) {
    const { outcomes, lostPosts, marks } = journal;
    const wrote = [...outcomes].some(([action, { kind }]) => (0,act_acting.xz)(action) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + marks.size === 0)
        return;
    const replaced = new Set([...outcomes.keys()].flatMap(({ thread, winner }) => (winner ? thread?.id : [])));
    let suspects = new Set();
    for (let round = 1; round <= ROUNDS && acting.stopped() === undefined; round += 1) {
        const listing = await (0,act_acting.VN)(journal, acting, [
            ...(0,act_acting.dZ)([...outcomes.keys()]),
            ...suspects,
        ]);
        const there = (0,act_acting.$H)(listing);
        for (const [action, { step, isSaid, isLost }] of [...marks]) {
            const thread = there.get(action.thread?.id ?? '');
            const isThere = action.kind === 'delete' || thread === undefined
                ? thread === undefined && (action.kind === 'delete' || !isLost)
                : thread.mark.step >= step;
            if (!isThere)
                continue;
            if (isLost)
                outcomes.set(action, doneAs(action, isSaid ? STAYS_OPEN : undefined));
            marks.delete(action);
        }
        const standing = listing.threads.filter(({ id }) => !replaced.has(id));
        const duplicates = findDuplicates(standing, acting);
        for (const { thread, winner } of duplicates) {
            if (!suspects.has(thread.id) || thread.replies.length > 0)
                continue;
            const reason = `discussion ${winner.id} is about the same finding`;
            const outcome = await remove(thread, acting.service);
            outcomes.set({ kind: 'delete', thread, winner, reason }, outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: (0,port.OB)(outcome) });
        }
        suspects = new Set(duplicates.map(({ thread }) => thread.id));
        if (lostPosts.size + marks.size + duplicates.length === 0)
            return;
    }
    await giveUp(journal, acting);
}
function findDuplicates(threads, { head }) {
    const groups = Map.groupBy(threads.filter(({ fingerprint, isResolved, mark, unsure }) => fingerprint.commit === head && !isResolved && mark.mark === 'open' && unsure === undefined), ({ fingerprint: { tool, category, rule, path, line, text, words } }) => JSON.stringify([tool, category, rule, path, line, text, words]));
    return [...groups.values()].flatMap((group) => {
        const [winner, ...others] = group.toSorted((a, b) => Number(b.replies.length > 0) - Number(a.replies.length > 0) || (a.comment.id < b.comment.id ? -1 : 1));
        return winner === undefined ? [] : others.map((thread) => ({ thread, winner }));
    });
}
const NOT_LISTED = 'the service said that it was written, and its listing does not show it';
async function giveUp({ outcomes, marks }, { service }) {
    for (const [action, { isLost }] of marks)
        if (!isLost)
            outcomes.set(action, { kind: 'failed', reason: NOT_LISTED });
    const back = [...marks.keys()].flatMap(({ kind, thread }) => kind === 'resolve' && thread?.isResolved === false ? thread : []);
    if (back.length > 0)
        await service.setResolved(back.map(({ id }) => ({ discussionId: id, resolved: false })));
}


 })

};
