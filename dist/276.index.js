export const id = 276;
export const ids = [276];
export const modules = {

 3276:
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
const ELEMENTS = new Set(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center cite code col colgroup content data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure
  font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend
  li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/));
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
const MOST_STEPS = 8_000;
function safeMarkdown(markdown, limit, dialect = 'markdown') {
    const source = (0,lines.xv)((0,lines.y1)(markdown), limit);
    if (parsingSteps(source) > MOST_STEPS)
        return (0,seal.eO)({ markdown: (0,text_markdown.escapeMarkdown)(source) }, limit);
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
const STEPS = { line: 10, level: 7, mark: 50, cell: 35, sign: 4 };
const PAIRS_A_STEP = { signs: 60, underlines: 8, lazyLines: 8 };
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$)|\[[^\]]*\]:)/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const SIGN = /[*_~[\]<&`@!\\]|:\/\/|www\./gi;
const TAB = '    ';
function parsingSteps(markdown) {
    let steps = 0;
    let [signs, underlines, lazyLines, depth] = [0, 0, 0, 0];
    let wasBlank = true;
    for (const line of markdown.split('\n')) {
        const isBlank = line.trim() === '';
        const marks = countMarks(line);
        if (marks > 0 || (wasBlank && !isBlank))
            depth = Math.min(depth, indentOf(line) / 2) + marks;
        else if (!isBlank && depth > 0)
            lazyLines += 1;
        if (UNDERLINE.test(line))
            underlines += 1;
        const before = isBlank ? 0 : signs;
        const here = count(line, SIGN);
        signs = before + here;
        steps += (signs ** 2 - before ** 2) / PAIRS_A_STEP.signs + here * STEPS.sign;
        steps += STEPS.line + depth * STEPS.level + marks * STEPS.mark + count(line, /\|/g) * STEPS.cell;
        wasBlank = isBlank;
    }
    steps += underlines ** 2 / PAIRS_A_STEP.underlines + lazyLines ** 2 / PAIRS_A_STEP.lazyLines;
    return Math.ceil(steps);
}
function countMarks(line) {
    let marks = 0;
    MARK.lastIndex = 0;
    while (MARK.test(line))
        marks += 1;
    return marks;
}
function indentOf(line) {
    return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', TAB).length;
}
function count(line, pattern) {
    return line.match(pattern)?.length ?? 0;
}

var comment_words = __webpack_require__(8930);
;




const SAYS_HOW = /\b(?:fix(?:es|ed|ing)?|remed(?:y|iation|iate)|recommend(?:ed|ations?)?|solution|mitigat(?:e|ion)|instead|replace|rather than|should|avoid|ensure|consider|prefer|how to|compliant)\b|(?:^|[.!?:\n])[\s*_#>-]{0,9}(?:use|add|remove|rename|move|change|set|call|make|write|declare|initialize|validate|escape|sanitize|check|update|upgrade|delete|wrap|do not|don't|never|always)\b/iu;
const LINKS = /\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|<a\s[^>\n]{0,600}>[^<\n]{0,300}<\/a>|https?:\/\/\S{1,600}|<\/?[a-z][^>\n]{0,100}>/giu;
const LONGEST_HELP = 8_000;
function renderHelp(rule, results) {
    const { fullDescription, shortDescription = '' } = rule;
    const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription }];
    const said = [shortDescription, ...results.map(({ message }) => message)].map(wordsOf);
    const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => {
        const words = wordsOf(text);
        const own = withoutReferences(text)
            .split(/\$[A-Z][A-Z0-9_]{0,99}/u)
            .map(wordsOf);
        return !said.some((known) => known.includes(words) || holdsInOrder(known, own));
    });
    return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}
function titleOfHelp(help, results) {
    const saysHow = SAYS_HOW.test(help) || results.some(({ fixes = [] }) => fixes.length > 0);
    return saysHow ? comment_words.Ac.whyAndHow : comment_words.Ac.why;
}
function withoutReferences(text) {
    const lines = text.slice(0, LONGEST_HELP).split('\n');
    return lines
        .filter((line) => {
        const rest = line.replaceAll(LINKS, (found) => found.startsWith('<') && !found.startsWith('<a') ? '' : ' \u0000 ');
        const isLink = rest.includes('\u0000') && wordsOf(rest).trim() === '';
        return !/^\s{0,3}#/u.test(line) && !isLink && !rest.trimEnd().endsWith(':');
    })
        .join('\n');
}
function holdsInOrder(text, pieces) {
    let from = 0;
    for (const piece of pieces.filter((words) => words.trim() !== '')) {
        const at = text.indexOf(piece, from);
        if (at < 0)
            return false;
        from = at + piece.length - 1;
    }
    return from > 0;
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
        title: distinct.length === 1 ? comment_words.Ac.flow : comment_words.Ac.flowOf(index + 1, distinct.length),
        markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n${comment_words.Js.moreFlows(rest)}` : flow,
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
    return markdown === '' ? [] : [{ title: comment_words.Ac.related, markdown }];
}
function renderOmitted(count) {
    return count === 0 ? '' : comment_words.Js.moreInLog(count);
}
function renderStep(step, linkTo) {
    const place = placeOf(step);
    const parts = [
        place === ''
            ? ''
            : (0,text_markdown.aE)((0,lines.xv)((0,lines.TN)(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
        (0,text_markdown.escapeMarkdown)((0,lines.TN)(step.message ?? '')),
    ];
    const { code } = step;
    if (code !== undefined && !step.message?.includes(code))
        parts.push((0,text_markdown.SS)(code));
    return parts.filter(Boolean).join(' ') || '\u2026';
}
function placeOf({ path, line }) {
    return `${path ?? ''}${line === undefined ? '' : `:${line}`}`;
}

var comment_suggestion = __webpack_require__(7043);
;







const SHORT_MESSAGE = 300;
function commentText(finding, line, grouped, { lines, length = 'full', stands = { first: line, last: line }, before, suggestion, linkTo, redact, groupedAs = 'as-posted', decides = false, resembles, }) {
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
            ...renderBefore(before),
            ...(0,comment_suggestion.OL)(results, stands === 'on-file' ? { first: line, last: line } : stands, lines, stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold(titleOfHelp(help, results), help),
            ...renderPlaces(results, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return redact([...parts, ...(decides ? [comment_words.mA] : [])].join('\n\n'));
}
function renderFirst(results) {
    const [message = '', ...others] = new Set(results.map((result) => result.message));
    const rest = others.length === 0 ? '' : `\n\n${comment_words.Js.moreOnLine(others.length)}`;
    return (0,text_markdown.escapeMarkdown)((0,lines.xv)(message, SHORT_MESSAGE)) + rest;
}
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}
function isFacts(paragraph) {
    return Object.values(comment_words.y9).some((name) => paragraph.startsWith(`**${name}** \u00b7 `));
}
function renderFacts(finding, line, stands = 'on-line') {
    const { rule, level, results } = finding;
    const cwes = new Set([...(rule.cwes ?? []), ...results.flatMap((result) => result.cwes ?? [])]);
    return [
        `**${comment_words.y9[level]}**`,
        rule.helpUri === undefined ? (0,text_markdown.SS)((0,lines.TN)(rule.id)) : (0,text_markdown.nf)(rule.id, rule.helpUri),
        (0,text_markdown.escapeMarkdown)((0,lines.TN)((0,finding_finding.OK)(finding.scope))),
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(finding),
        ...renderLines(finding, line, stands),
    ].join(' \u00b7 ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level, }) {
    if (securitySeverity !== undefined)
        return [comment_words.qY.severity(securitySeverity.toFixed(1))];
    const words = (0,lines.TN)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [comment_words.qY.severity((0,text_markdown.escapeMarkdown)(words))];
}
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [comment_words.qY.line(line)] : [];
    return [comment_words.qY.lines(line, line + place.endLine - place.startLine)];
}
function renderGrouped(grouped, { rule, level }, follows) {
    if (grouped.length === 0)
        return '';
    const parts = grouped.map((one) => {
        const named = one.rule === rule.id ? '' : comment_words.hy.rule((0,text_markdown.SS)((0,lines.TN)(one.rule)));
        const at = one.level === level ? '' : comment_words.hy.level(one.level);
        return `${(0,text_markdown.escapeMarkdown)((0,lines.TN)((0,comment_words.Uf)(one, one.product)))}${named}${at}`;
    });
    return `${comment_words.hy.start}${(0,names.KE)(parts)}${follows === 'current' ? '' : comment_words.hy.asPosted}.`;
}
function renderNow(now, linkTo) {
    if (now === null)
        return '';
    const { path, line } = now;
    const name = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    return `${comment_words.ls.start}${(0,text_markdown.aE)(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}
function renderOlder({ thread, page, isOver }) {
    const { path, line, commit } = thread.fingerprint;
    const place = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    if (isOver)
        return `${comment_words.Bi.over}${(0,text_markdown.aE)(place, page)}.`;
    const why = thread.where.kind === 'unknown' ? comment_words.Bi.unfetched(commit.slice(0, 7)) : comment_words.Bi.changed;
    return `${comment_words.Bi.start}${(0,text_markdown.aE)(place, page)}${why}`;
}
function withSentences(text, finding, { grouped, now }, { linkTo, redact }) {
    const isSentence = (one) => one.startsWith(comment_words.hy.start) || one.startsWith(comment_words.ls.start);
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
function markLine(says, head, dismissal) {
    const at = `${says === 'changed' ? '' : comment_words.H_}${head.slice(0, 7)}`;
    if (dismissal === undefined)
        return `${comment_words.Ds[says]}${at}`;
    const by = dismissal.name === undefined ? '' : comment_words.V1.by((0,text_markdown.escapeMarkdown)((0,lines.TN)(dismissal.name)));
    return `${comment_words.Ds[says]}${by}${at}${comment_words.V1.because((0,text_markdown.escapeMarkdown)((0,lines.TN)(dismissal.reason)))}`;
}
const LONGEST_BEFORE = 200;
function renderBefore(before) {
    const text = (0,lines.xv)((0,lines.TN)(before?.trim() ?? ''), LONGEST_BEFORE);
    return before === undefined ? [] : [text === '' ? `${comment_words.PN}.` : `${comment_words.PN}: ${(0,text_markdown.SS)(text)}`];
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
    return [...shown, ...(rest > 0 ? [`- ${comment_words.Js.moreMessages(rest)}`] : [])].join('\n');
}
function renderMessage(message, count) {
    const text = message.trim();
    const times = count === 1 ? '' : comment_words.Js.times(count);
    const [first = '', ...rest] = text.split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,text_markdown.escapeMarkdown)(first)}${times}\n\n${(0,text_markdown.d6)(rest.join('\n'))}`
        : (0,text_markdown.escapeMarkdown)(text) + times;
}
function comment_toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

var threads_dismissal = __webpack_require__(3642);
var threads_marker = __webpack_require__(6533);
var threads = __webpack_require__(5740);
;
const FIRST = 4;
const MOST = 48;
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
async function inFlight(items, work) {
    const queue = items.values();
    const workers = [];
    let failed = false;
    const begin = () => {
        const begun = worker();
        begun.catch(() => undefined);
        workers.push(begun);
    };
    const worker = async () => {
        for (const item of queue) {
            if (failed)
                return;
            try {
                await work(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
            if (workers.length < Math.min(MOST, items.length))
                begin();
        }
    };
    while (workers.length < Math.min(FIRST, items.length))
        begin();
    let ended = [];
    while (ended.length < workers.length)
        ended = await Promise.allSettled(workers);
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}

var words = __webpack_require__(4099);
;










async function changeThreads(changes, journal, acting) {
    if (changes.length === 0)
        return;
    acting.progress(words.Ez(changes.length));
    const fresh = (0,act_acting.$H)(await acting.list((0,act_acting.dZ)(changes)));
    const portions = inPortions(changes, acting.service.can.changesAtOnce);
    const change = (portion) => changePortion(portion, fresh, journal, acting);
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread?.comment.mayResolve === undefined));
    if (first !== undefined)
        await change(first);
    await inFlight(portions.filter((portion) => portion !== first), change);
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
        return { kind: 'failed', reason: words.eo(stop) };
    const planned = action.thread;
    const thread = fresh.get(planned.id);
    if (thread === undefined || !isUnchanged(action, thread) || (action.winner && !fresh.has(action.winner.id)))
        return { kind: 'failed', reason: words.rn };
    if (action.kind === 'delete') {
        if (thread.replies.length > 0)
            return { kind: 'failed', reason: words.GR };
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
            ready.push(...forbidden(work, journal.mayNotResolve ?? words.Fd, journal, acting));
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
    const why = `${isReopening ? words.wy : words.wu}: ${message}`;
    if (marker === undefined || (!isReopening && (thread.mark.mark === 'gone' || action.mark === 'closed'))) {
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
        if (action.kind !== 'edit')
            marks.set(action, { step: marker?.step ?? 0, isSaid: why !== undefined, isLost });
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
    const { service, signing } = acting;
    const bodies = works.map(({ action, thread, marker }) => {
        if (marker === undefined)
            return undefined;
        const canEdit = isEditable(thread, acting);
        const { finding, grouped, now = null } = action;
        const { rule: id, level } = thread.fingerprint;
        const isGone = finding === undefined && thread.marker.now !== undefined;
        const named = finding !== undefined && grouped !== undefined
            ? withSentences(thread.text, finding, { grouped, now }, acting)
            : isGone
                ? withSentences(thread.text, { rule: { id }, level }, { grouped: thread.marker.grouped, now: null }, acting)
                : thread.text;
        const text = marker.says === '' ? named : `${marker.says}\n\n${named}`;
        if (canEdit && thread.unsure === 'unbound')
            return { carrier: 'edit', body: (0,seal.eO)({ markdown: text }, service.can.bodyLimit) };
        try {
            return canEdit
                ? {
                    carrier: 'edit',
                    body: (0,threads_marker.Oy)('thread', text, marker, signing, service.can.bodyLimit),
                }
                : {
                    carrier: 'reply',
                    body: (0,threads_marker.Oy)('mark', marker.says, { ...marker, writer: acting.shown.writer }, signing, service.can.bodyLimit),
                };
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            return { carrier: 'none', body: words.kx(error.message) };
        }
    });
    const edits = works.flatMap(({ thread }, index) => {
        const one = bodies[index];
        return one?.carrier === 'edit' ? [{ commentId: thread.comment.id, body: one.body }] : [];
    });
    const edited = (edits.length === 0 ? [] : await service.edit(edits)).values();
    const outcomes = [];
    for (const [index, { thread }] of works.entries()) {
        const one = bodies[index];
        if (one?.carrier === 'edit')
            outcomes.push(edited.next().value ?? { kind: 'unknown', message: words.yT });
        else if (one?.carrier === 'reply')
            outcomes.push(await service.reply(thread.id, one.body));
        else
            outcomes.push({ kind: 'no-effect', refusal: 'other', message: one?.body ?? words.yT });
    }
    return outcomes;
}

var clear_forged = __webpack_require__(7293);
;




const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;
function reviewLine(findings, redact) {
    const errors = findings.filter(({ level }) => level === 'error').length;
    const found = errors === findings.length ? (0,names.hS)(errors, 'error') : (0,names.hS)(findings.length, 'finding');
    const worst = errors === 0 || errors === findings.length ? '' : `, ${(0,names.hS)(errors, 'error')},`;
    const tools = [...new Set(findings.map(({ scope }) => scope.tool))].map((tool) => (0,text_markdown.escapeMarkdown)((0,lines.xv)((0,lines.TN)(redact(tool)), LONGEST_TOOL)));
    return (0,seal.eO)({ markdown: `${found}${worst} by ${(0,names.Dt)(tools, MOST_TOOLS)}` });
}

var match = __webpack_require__(458);
var plan = __webpack_require__(3866);
;










const REFUSALS_IN_A_ROW = 5;
async function postThreads(posts, journal, acting) {
    const { outcomes, lostPosts } = journal;
    const { can } = acting.service;
    if (posts.length > 0)
        acting.progress(words.S3(posts.length));
    let refusals = 0;
    let stopped;
    let isReady = true;
    const fail = (reason, isNotReady) => ({
        kind: 'failed',
        reason,
        ...(isNotReady && can.whileNotReady === 'top-level' && { isListed: true }),
    });
    const send = async (batch) => {
        stopped ??= acting.stopped();
        if (stopped !== undefined) {
            for (const action of batch)
                outcomes.set(action, fail(words.eo(stopped), !isReady));
            return [];
        }
        const nonces = [];
        for (const [action, sent] of await sendPosts(batch, acting)) {
            if (sent.kind === 'done') {
                refusals = 0;
                nonces.push(sent.nonce);
                outcomes.set(action, { kind: 'done', thread: sent.thread });
            }
            else if (sent.kind === 'unknown') {
                lostPosts.set(action, sent.nonce);
                outcomes.set(action, { kind: 'failed', reason: sent.reason });
            }
            else if (sent.kind === 'refused') {
                outcomes.set(action, { kind: 'refused', reason: sent.reason });
                refusals += 1;
                if (refusals >= REFUSALS_IN_A_ROW)
                    stopped = words.lO(refusals, sent.reason, sent.remedy);
            }
            else {
                if (sent.isNotReady)
                    [isReady, stopped] = [false, words.xA(sent.reason)];
                outcomes.set(action, fail(sent.reason, sent.isNotReady));
            }
        }
        return nonces;
    };
    const batches = [...inPortions(posts, can.postsAtOnce)];
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await send(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const found = await (0,act_acting.lJ)(({ threads }) => nonces.every((nonce) => threads.some(({ marker }) => marker.nonce === nonce)), acting);
        if (found.kind === 'distrust') {
            for (const action of rest)
                outcomes.set(action, { kind: 'failed', reason: words.eo(found.reason) });
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
    await inFlight(batches, async (batch) => {
        await send(batch);
    });
    return undefined;
}
function findNews({ threads }, nonces, rest, { known, mayPlanAgain }) {
    if (!mayPlanAgain)
        return undefined;
    const scopes = new Set(rest.flatMap(({ finding }) => (finding === undefined ? [] : (0,finding_finding.OD)(finding.scope))));
    const before = new Set(known.threads.map(({ id }) => id));
    const news = threads.filter(({ id, marker: { nonce }, fingerprint }) => !nonces.includes(nonce) && !before.has(id) && scopes.has((0,finding_finding.OD)(fingerprint)));
    return news.length === 0 ? undefined : words.Oz(news.length);
}
async function sendPosts(actions, acting) {
    const sent = new Map();
    let attempts = actions.flatMap((action) => {
        const { finding } = action;
        if (finding?.position.kind !== 'anchored')
            return [];
        const { anchor } = finding.position;
        const all = toForms(anchor, acting.service.can);
        return [{ action, finding, anchor, forms: all, all, length: 'full' }];
    });
    while (attempts.length > 0) {
        const drafts = attempts.map((attempt) => draft(attempt, acting));
        const posts = drafts.flatMap((one) => ('post' in one ? [one.post] : []));
        const findingOf = new Map(drafts.flatMap((one, index) => ('post' in one ? [[one.post, attempts[index]?.finding]] : [])));
        const outcomes = posts.length === 0
            ? []
            : await acting.service.postInline(posts, (together) => reviewLine(together.flatMap((one) => findingOf.get(one) ?? []), acting.redact));
        const next = [];
        for (const [index, attempt] of attempts.entries()) {
            const one = drafts[index];
            if (one === undefined || !('post' in one)) {
                sent.set(attempt.action, {
                    kind: 'failed',
                    isNotReady: false,
                    reason: one?.failed ?? words.yT,
                });
                continue;
            }
            const end = follow(attempt, one.nonce, outcomes[posts.indexOf(one.post)], acting);
            if ('forms' in end)
                next.push(end);
            else
                sent.set(attempt.action, end);
        }
        await bind(drafts, posts, outcomes, sent, attempts, acting);
        attempts = next;
    }
    return sent;
}
function draft({ finding, anchor, forms, length }, acting) {
    const { service, check, signing, head, base, shown, decides, redact, linkTo, posting } = acting;
    if (posting === undefined)
        return { failed: words.yT };
    const { place, lines } = forms[0] ?? {};
    const { path, ...numbers } = place ?? anchor;
    const fingerprint = posting.fingerprint(finding);
    const grouped = (0,plan.lS)(finding.members);
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
            before: posting.shownBefore(finding),
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
        return { post: { body, position }, nonce: marker.nonce, marker, text };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { failed: words.YW(error.message) };
    }
}
function pageOf({ id, fingerprint: { path, line } }, service) {
    return service.threadPage?.({ discussionId: id, path, line: line === 0 ? undefined : line });
}
function toForms({ path, newLine, oldLine, last, wholeFile }, { ladder }) {
    const lines = { first: newLine, last: newLine };
    const forms = {
        line: [
            oldLine === undefined
                ? { place: { path, newLine }, name: words.aq, lines }
                : { place: { path, newLine, oldLine }, name: words.ge, lines },
        ],
        'new-line': oldLine === undefined ? [] : [{ place: { path, newLine }, name: words.ol, lines }],
        file: [{ place: { path }, name: words.vK }],
    };
    const onLadder = (wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
    if (last === undefined)
        return onLadder;
    const { first, end, stands } = last;
    const atEnd = { path, newLine: end.newLine, ...(end.oldLine !== undefined && { oldLine: end.oldLine }) };
    return [
        stands === 'range'
            ? {
                place: { ...atEnd, range: { start: first, end } },
                name: words.hk,
                lines: { first: first.newLine, last: end.newLine },
            }
            : { place: atEnd, name: words.Z8, lines: { first: end.newLine, last: end.newLine } },
        ...onLadder,
    ];
}
function follow(attempt, nonce, outcome, acting) {
    const { finding, forms, length } = attempt;
    if (outcome === undefined)
        return { kind: 'failed', isNotReady: false, reason: words.yT };
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, thread: outcome.value.discussionId };
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: (0,port.OB)(outcome) };
    const { refusal, message } = outcome;
    const place = finding.at === undefined ? '' : `${finding.at.path}:${finding.at.line}`;
    if (refusal === 'position') {
        const [form, next] = forms;
        if (next === undefined)
            return { kind: 'refused', ...words.wq(message) };
        acting.progress(words.WA(place, form?.name ?? '', message, next.name));
        return { ...attempt, forms: forms.slice(1) };
    }
    if (refusal === 'too-large') {
        if (length === 'short')
            return { kind: 'refused', ...words.Ih(message) };
        acting.progress(words.iv(place));
        return { ...attempt, forms: attempt.all, length: 'short' };
    }
    return { kind: 'failed', isNotReady: refusal === 'not-ready', reason: (0,port.OB)(outcome) };
}
async function bind(drafts, posts, outcomes, sent, attempts, { service, signing, known }) {
    if (signing.keys.length === 0)
        return;
    const shared = outcomes.flatMap((outcome) => outcome.kind === 'done' && outcome.value.shared ? outcome.value.discussionId : []);
    const ours = [
        ...shared,
        ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed(),
    ];
    const knownBeside = (id) => {
        const at = ours.indexOf(id);
        return [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, threads_marker.GJ);
    };
    const bound = drafts.flatMap((one, index) => {
        const outcome = 'post' in one ? outcomes[posts.indexOf(one.post)] : undefined;
        const action = attempts[index]?.action;
        if (!('post' in one) || outcome?.kind !== 'done' || !outcome.value.shared || action === undefined)
            return [];
        const { id, discussionId } = outcome.value;
        const marker = {
            ...one.marker,
            bound: discussionId,
            knows: knownBeside(discussionId),
            signedAt: service.clock?.(),
        };
        return [
            { action, commentId: id, body: (0,threads_marker.Oy)('thread', one.text, marker, signing, service.can.bodyLimit) },
        ];
    });
    await inFlight(inPortions(bound, service.can.changesAtOnce), async (portion) => {
        const edited = await service.edit(portion);
        for (const [index, { action }] of portion.entries()) {
            const outcome = (0,port.aK)(edited.slice(index, index + 1));
            if (outcome.kind !== 'done')
                sent.set(action, { kind: 'failed', isNotReady: false, reason: words.a1((0,port.OB)(outcome)) });
        }
    });
}

;





async function writeSummary(plan, acting) {
    const { service, signing, check, shown } = acting;
    const stop = acting.stopped();
    if (stop !== undefined)
        return words.oc(stop);
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
            return words.oL(plan.current === undefined ? 'posted' : 'edited', (0,port.OB)(outcome));
        const found = await (0,act_acting.lJ)(({ summaries }) => summaries.some(({ marker: one }) => one.nonce === nonce && one.text === text), acting);
        if (found.kind === 'distrust')
            return found.reason;
    }
    for (const { comment } of plan.obsolete) {
        const outcome = await service.deleteComment(comment.id);
        if (outcome.kind === 'done')
            continue;
        if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden')
            acting.progress(words.tG([comment.id]));
        else
            return words.rZ((0,port.OB)(outcome));
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
                outcomes.set(action, { kind: 'failed', reason: words.eo(reason) });
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
        ? { kind: 'base-moved', reason: words.KG(noun, now.base) }
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
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const listing = await (0,act_acting.VN)(journal, acting, [
            ...(0,act_acting.dZ)([...outcomes.keys()]),
            ...suspects,
        ]);
        const repeated = await repairMarks(journal, listing, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return giveUp(journal, acting);
        if (isCaughtUp(listing, outcomes))
            for (const [action, sent] of await sendPosts([...lostPosts.keys()], acting)) {
                if (sent.kind === 'unknown')
                    lostPosts.set(action, sent.nonce);
                else {
                    lostPosts.delete(action);
                    outcomes.set(action, sent.kind === 'done'
                        ? { kind: 'done', thread: sent.thread }
                        : { kind: 'failed', reason: sent.reason });
                }
            }
        const duplicates = findDuplicates(listing, acting);
        for (const { thread, winner } of duplicates) {
            if (!suspects.has(thread.id) || thread.replies.length > 0)
                continue;
            const action = {
                kind: 'delete',
                thread,
                winner,
                reason: `discussion ${winner.id} is about the same finding`,
            };
            const outcome = await remove(thread, acting.service);
            outcomes.set(action, outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: (0,port.OB)(outcome) });
        }
        suspects = new Set(duplicates.map(({ thread }) => thread.id));
        if (lostPosts.size + marks.size + duplicates.length + repeated === 0)
            return;
    }
}
function findDuplicates({ threads }, { head }) {
    const groups = Map.groupBy(threads.filter(({ fingerprint, isResolved, unsure }) => fingerprint.commit === head && !isResolved && unsure === undefined), ({ fingerprint: { tool, category, rule, path, line, text } }) => JSON.stringify([tool, category, rule, path, line, text]));
    return [...groups.values()].flatMap((group) => {
        const [winner, ...others] = group.toSorted((a, b) => Number(b.replies.length > 0) - Number(a.replies.length > 0) || (a.comment.id < b.comment.id ? -1 : 1));
        return winner === undefined ? [] : others.map((thread) => ({ thread, winner }));
    });
}
function isCaughtUp({ threads }, outcomes) {
    const posted = [...outcomes].flatMap(([{ kind }, outcome]) => kind === 'post' && outcome.kind === 'done' && outcome.thread !== undefined ? [outcome.thread] : []);
    return posted.length > 0 && posted.every((id) => threads.some((thread) => thread.id === id));
}
async function repairMarks({ outcomes, marks }, listing, acting) {
    const there = (0,act_acting.$H)(listing);
    let repeated = 0;
    for (const [action, one] of [...marks]) {
        const thread = there.get(action.thread?.id ?? '');
        const why = one.isSaid ? words.wu : undefined;
        const isThere = action.kind === 'delete' ? thread === undefined : (thread?.mark.step ?? 0) >= one.step;
        const isRepeatable = thread !== undefined && action.kind !== 'delete' && (one.isLost || isEditable(thread, acting));
        if (isThere || (!isRepeatable && !one.isLost)) {
            if (one.isLost)
                outcomes.set(action, doneAs(action, why));
            marks.delete(action);
        }
        else if (isRepeatable) {
            const marker = markerFor(action, thread, acting);
            const [outcome] = await send([{ action, thread, marker: { ...marker, mark: one.isSaid ? 'gone' : marker.mark } }], acting);
            repeated += 1;
            if (outcome?.kind !== 'done')
                continue;
            outcomes.set(action, doneAs(action, why));
            marks.set(action, { ...one, isLost: false });
        }
    }
    return repeated;
}
async function giveUp({ outcomes, marks }, { service }) {
    for (const [action, { isLost }] of marks)
        if (!isLost)
            outcomes.set(action, { kind: 'failed', reason: words.Cr });
    const back = [...marks.keys()].flatMap(({ kind, thread }) => kind === 'resolve' && thread?.isResolved === false ? thread : []);
    if (back.length > 0)
        await service.setResolved(back.map(({ id }) => ({ discussionId: id, resolved: false })));
}


 })

};
