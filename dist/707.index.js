export const id = 707;
export const ids = [707];
export const modules = {

/***/ 4964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentBody: () => (/* binding */ commentBody),
  as: () => (/* binding */ isFacts),
  qL: () => (/* binding */ renderNowAt),
  A9: () => (/* binding */ renderTwins)
});

// UNUSED EXPORTS: renderFacts, renderMessages

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var text_markdown = __webpack_require__(492);
// EXTERNAL MODULE: ./build/src/text/names.js
var names = __webpack_require__(6761);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(6198);
// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(7816);
// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 39 modules
var lib = __webpack_require__(7391);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 9 modules
var mdast_util_gfm_lib = __webpack_require__(4472);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 52 modules
var mdast_util_to_markdown_lib = __webpack_require__(2558);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/src/text/inline.js
var inline = __webpack_require__(6924);
;// CONCATENATED MODULE: ./build/src/text/safe-blocks.js



/** Deeper lists and quotes than this are no help to anybody. */
const DEEPEST = 20;
const CUT = '…';
const RULES = { left: ':--', right: '--:', center: ':-:', none: '---' };
/**
 * Untrusted blocks as blocks that are safe to write down: lists, quotes and rules, and for all else
 * paragraphs whose one text is ready Markdown. HTML and definitions are gone, headings are bold, what is
 * nested too deep is `…`. Blocks without content are left out.
 */
function toPlainBlocks(nodes, context, depth = 0) {
    if (depth > DEEPEST)
        return ready(CUT);
    return nodes.flatMap((node) => {
        switch (node.type) {
            case 'paragraph':
                return ready(renderInline(node.children, context).split('\n').map(text_markdown/* escapeLineStart */.Kc).join('\n'));
            case 'heading':
                return ready(bold(renderInline(node.children, { ...context, breaks: 'spaces', open: ['strong'] })));
            case 'code':
                return ready((0,text_markdown/* codeFence */.d6)(node.value, plainLanguage(node.lang)));
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
/** Without blank lines only where nothing in the item could be read as a part of what stands before it. */
function toItem(item, context, depth) {
    const children = toPlainBlocks(item.children, context, depth + 1);
    const [first, second, ...more] = children;
    const isTight = first?.type === 'paragraph' && (second?.type ?? 'list') === 'list' && more.length === 0;
    return children.length === 0 ? [] : [{ type: 'listItem', spread: !isTight, children }];
}
function renderTable({ align, children: rows }, context) {
    const [head, ...body] = rows.map((row) => row.children.map((cell) => (0,text_markdown/* tableCell */.xR)(renderInline(cell.children, { ...context, breaks: 'spaces' }))));
    if (head === undefined)
        return '';
    const rules = head.map((_, column) => RULES[align?.[column] ?? 'none']);
    return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/**
 * Names of languages that services color and do nothing else with. Other names bring a fence to life:
 * `suggestion` offers a change to apply, `mermaid` and its kind draw, `math` sets formulas.
 */
const PLAIN_LANGUAGES = new Set(`apex bash bat batch c c# c++ clojure cmake console cpp cs csharp css csv dart diff docker dockerfile elixir erlang go golang gradle
  graphql groovy handlebars haskell hcl html http ini java javascript js json json5 jsonc jsp jsx julia kotlin kt less lua make
  makefile markdown md nginx objc objective-c objectivec perl php plaintext powershell properties proto protobuf ps1 py python r rb rs ruby rust
  sass scala scss sh shell soql sosl sql svelte swift terraform text tf toml ts tsx twig txt typescript vb visualforce vue xml yaml yml zsh`.split(/\s+/));
/**
 * The language of a fence of untrusted Markdown, in lower case; empty where it is not known to be plain text
 * with colors.
 */
function plainLanguage(name) {
    const language = (name ?? '').toLowerCase();
    return PLAIN_LANGUAGES.has(language) ? language : '';
}
const SPACE = { kind: 'text', value: ' ' };
const SIGNS = { strong: '**', emphasis: '*' };
const LINE_BREAK_TAG = /^<br\s*\/?>$/i;
/**
 * Renders untrusted inline nodes as inline Markdown. HTML is gone (what only looks like it is text), of
 * images the alternative text stays, text is escaped by the rules of `escapeMarkdown`, and links show where
 * they lead.
 */
function renderInline(nodes, context) {
    return (0,text_markdown/* joinInline */.EN)(toParts(toPieces(nodes, context))).trim();
}
function toPieces(nodes, context) {
    return nodes.flatMap((node) => toPiecesOf(node, context));
}
function toPiecesOf(node, context) {
    switch (node.type) {
        case 'text':
            return toLines(node, context);
        case 'inlineCode':
            return [{ kind: 'ready', value: (0,text_markdown/* codeSpan */.SS)(node.value) }];
        case 'strong':
        case 'emphasis':
            return toMarked(node.type, node.children, context);
        case 'delete':
            // Not struck out: where tildes do not pair, as at some edges of words, `~a` is a reference to a label.
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
    // What leads nowhere is text like that around it: a sign before it must not find its word in it.
    if ((0,inline/* webUrl */.qP)(url) === undefined)
        return toPieces(children, context);
    return [{ kind: 'ready', value: (0,text_markdown/* link */.nf)(children.map(toLabel).join(''), url) }];
}
/** Plain text, in which code stands between backticks. */
function toLabel(node) {
    if (node.type === 'inlineCode')
        return (0,text_markdown/* codeSpan */.SS)(node.value);
    if (node.type === 'text')
        return node.value;
    if (node.type === 'image' || node.type === 'imageReference')
        return node.alt ?? '';
    return 'children' in node ? node.children.map(toLabel).join('') : ' ';
}
function toBreak({ breaks }) {
    return breaks === 'kept' ? [{ kind: 'break' }] : [SPACE];
}
/**
 * Texts that come to touch are escaped as one: what was dropped between them parts `@` from `all` no more. A
 * break at an end would show as a backslash.
 */
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
    return (0,text_markdown/* escapeInline */.VV)((0,lines/* visibleText */.Q6)(text).replace(/\s+/g, ' '), 'apart').replace(/!$/, '\\!');
}
/** Elements of the HTML standard, those that it calls obsolete, and the roots of what may be embedded. */
const ELEMENTS = new Set(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center cite code col colgroup content data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure
  font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend
  li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/));
/**
 * Whether inline HTML (as CommonMark §6.6 reads it) is a tag that a browser knows, a comment or a
 * declaration. `List<String>` and `<c-invoice-list>` are none: people who write that mean the words.
 */
function isHtmlTag(html) {
    const name = /^<\/?([A-Za-z][\w-]*)/.exec(html)?.[1];
    return name === undefined || ELEMENTS.has(name.toLowerCase());
}

// EXTERNAL MODULE: ./build/src/text/seal.js
var seal = __webpack_require__(2860);
;// CONCATENATED MODULE: ./build/src/text/safe-markdown.js








/**
 * A line of plain text that is shorter does not run on to the next, `Severity: HIGH`, unless that begins in
 * lower case.
 */
const SHORTEST_WRAPPED_LINE = 50;
/** Names of the parser's constructs that plain text does not have. */
const NOT_IN_TEXT = [
    ...['attention', 'blockQuote', 'characterEscape', 'characterReference', 'codeIndented'],
    ...['htmlFlow', 'htmlText', 'setextUnderline', 'thematicBreak'],
];
/**
 * Most steps of parsing (see `parsingSteps`): with them a text of 8,000 characters takes three times as long
 * as one of plain words. The help texts of real rules need half as many at most.
 */
const MOST_STEPS = 8_000;
/**
 * Untrusted Markdown (help of a rule), read into a syntax tree and written anew from what is safe:
 * paragraphs, lists, quotes, tables, code, emphasis and web links that show their host. HTML and images are
 * gone (an image's alternative text stays), headings are bold, mentions, references and emoji codes are dead,
 * and fences have languages of plain code only. What would keep the parser busy is shown as plain text
 * instead.
 *
 * @param limit most characters (UTF-16 units) that are read, and that come out; what is cut is cut visibly
 */
function safeMarkdown(markdown, limit, dialect = 'markdown') {
    const source = (0,lines/* truncate */.xv)((0,lines/* plainLines */.y1)(markdown), limit);
    if (parsingSteps(source) > MOST_STEPS)
        return (0,seal/* sealBody */.e)({ markdown: (0,text_markdown.escapeMarkdown)(source) }, limit);
    const tree = parse(source, dialect);
    const context = {
        definitions: definitionsOf(tree),
        isWrapped: dialect === 'markdown' ? () => true : wrappedLines(source),
        breaks: 'kept',
        open: [],
    };
    const safe = (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: toPlainBlocks(tree.children, context) }, { bullet: '-', listItemIndent: 'one', handlers: { paragraph: writeReady } });
    return (0,seal/* sealBody */.e)({ markdown: safe }, limit);
}
function parse(source, dialect) {
    return dialect === 'markdown'
        ? (0,lib/* fromMarkdown */.Y)(source, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] })
        : (0,lib/* fromMarkdown */.Y)(source, { extensions: [{ disable: { null: NOT_IN_TEXT } }] });
}
function wrappedLines(source) {
    const lines = source.split('\n');
    return (line) => {
        const [own = '', next = ''] = lines.slice(line - 1, line + 1);
        return own.trim().length >= SHORTEST_WRAPPED_LINE || /^\s*\p{Ll}/u.test(next);
    };
}
/** The first definition of a label counts (CommonMark §4.7). Their tree is as deep as the parser could go. */
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
/** The paragraphs of plain blocks hold Markdown that is ready; escaping it again would show the escapes. */
function writeReady({ children }) {
    return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
/**
 * What the parser of Markdown (micromark 4) needs beyond plain words, in steps of about a microsecond. It
 * calls itself for each level of lists and quotes of a line.
 */
const STEPS = { line: 10, level: 7, mark: 50, cell: 35, sign: 4 };
/**
 * Where it walks back over what it has read, so that time grows with the square: for a sign over those of its
 * paragraph before it (emphasis and struck words look for what opens them, a bracket for the one before), for
 * the line under a heading, and for a line without the marks of the list or quote that it runs on in, over
 * all before it. So many pairs of them are a step.
 */
const PAIRS_A_STEP = { signs: 60, underlines: 8, lazyLines: 8 };
/** What begins a quote, an item of a list, a heading, a definition or a footnote. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$)|\[[^\]]*\]:)/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const SIGN = /[*_~[\]<&`@!\\]|:\/\/|www\./gi;
const TAB = '    ';
/**
 * An upper bound of what it takes to parse a text as Markdown, in steps of about a microsecond beyond what as
 * many plain words take. Counted are the signs that the parser stops at, in time that is linear in the length
 * of the text; nothing is parsed.
 */
function parsingSteps(markdown) {
    let steps = 0;
    let [signs, underlines, lazyLines, depth] = [0, 0, 0, 0];
    let wasBlank = true;
    for (const line of markdown.split('\n')) {
        const isBlank = line.trim() === '';
        const marks = countMarks(line);
        // A list stays open over blank lines, and over lines of its paragraph that are not indented.
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

// EXTERNAL MODULE: ./build/src/comment/words.js
var comment_words = __webpack_require__(8930);
;// CONCATENATED MODULE: ./build/src/comment/comment-details.js




/** Words by which a text says what to do, anywhere or at the begin of a sentence. */
const SAYS_HOW = /\b(?:fix(?:es|ed|ing)?|remed(?:y|iation|iate)|recommend(?:ed|ations?)?|solution|mitigat(?:e|ion)|instead|replace|rather than|should|avoid|ensure|consider|prefer|how to|compliant)\b|(?:^|[.!?:\n])[\s*_#>-]{0,9}(?:use|add|remove|rename|move|change|set|call|make|write|declare|initialize|validate|escape|sanitize|check|update|upgrade|delete|wrap|do not|don't|never|always)\b/iu;
/** A link, as Markdown or HTML or bare, and a tag. */
const LINKS = /\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|<a\s[^>\n]{0,600}>[^<\n]{0,300}<\/a>|https?:\/\/\S{1,600}|<\/?[a-z][^>\n]{0,100}>/giu;
/** Some pages of text; the link of the rule leads to more. */
const LONGEST_HELP = 8_000;
/**
 * Why it matters and how to fix it, as Markdown: the help of the rule, else its full description. Empty where
 * the log has neither, or only what the comment says anyway.
 */
function renderHelp(rule, findings) {
    const { fullDescription, shortDescription = '' } = rule;
    const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription }];
    const said = [shortDescription, ...findings.map(({ message }) => message)].map(wordsOf);
    const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => {
        const words = wordsOf(text);
        // Semgrep's help is its message, with the names of its variables, and a list of links.
        const own = withoutReferences(text)
            .split(/\$[A-Z][A-Z0-9_]{0,99}/u)
            .map(wordsOf);
        return !said.some((known) => known.includes(words) || holdsInOrder(known, own));
    });
    return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}
/** The title of the help: it promises no more than the help, or a fix, says. */
function titleOfHelp(help, findings) {
    const saysHow = SAYS_HOW.test(help) || findings.some(({ fixes = [] }) => fixes.length > 0);
    return saysHow ? comment_words/* HEADINGS */.Ac.whyAndHow : comment_words/* HEADINGS */.Ac.why;
}
/** A text without headings, and without lines that are nothing but links or announce them. */
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
        // The blank behind a piece is the one before the next.
        from = at + piece.length - 1;
    }
    return from > 0;
}
/** A text without what wording does not depend on: case, punctuation, marks of Markdown. */
function wordsOf(text) {
    return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
/** Longer paths are cut; the log has them whole. */
const LONGEST_PATH = 300;
/** So many flows of a spot with many findings are shown, and so many places. */
const MOST_FLOWS = 3;
const MOST_PLACES = 20;
/**
 * The data flows of findings as numbered lists, each once, and their related places as one list. Places that
 * a message names already, as `(path:line)`, are not repeated. A place is a link where its address is known.
 */
function renderPlaces(findings, linkTo) {
    return [...toFlows(findings, linkTo), ...toRelated(findings, linkTo)];
}
function toFlows(findings, linkTo) {
    const flows = findings.flatMap(({ flow }) => (flow === undefined ? [] : [renderFlow(flow, linkTo)]));
    const distinct = [...new Set(flows)];
    const rest = distinct.length - MOST_FLOWS;
    return distinct.slice(0, MOST_FLOWS).map((flow, index) => ({
        title: distinct.length === 1 ? comment_words/* HEADINGS */.Ac.flow : comment_words/* HEADINGS */.Ac.flowOf(index + 1, distinct.length),
        markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n${comment_words/* COUNTS */.Js.moreFlows(rest)}` : flow,
    }));
}
function renderFlow({ first, omitted, last }, linkTo) {
    const render = (steps, from) => steps.map((step, index) => `${from + index}. ${renderStep(step, linkTo)}`).join('\n');
    const parts = [render(first, 1), renderOmitted(omitted), render(last, first.length + omitted + 1)];
    return parts.filter(Boolean).join('\n\n');
}
function toRelated(findings, linkTo) {
    const isNamed = (step) => findings.some(({ message }) => message.includes(`(${placeOf(step)})`));
    const steps = findings.flatMap(({ related }) => [...(related?.first ?? []), ...(related?.last ?? [])]);
    const places = [
        ...new Set(steps.filter((step) => !isNamed(step)).map((step) => `- ${renderStep(step, linkTo)}`)),
    ];
    const omitted = findings.reduce((sum, { related }) => sum + (related?.omitted ?? 0), 0);
    const shown = places.slice(0, MOST_PLACES);
    const parts = [shown.join('\n'), renderOmitted(omitted + places.length - shown.length)];
    const markdown = parts.filter(Boolean).join('\n\n');
    return markdown === '' ? [] : [{ title: comment_words/* HEADINGS */.Ac.related, markdown }];
}
function renderOmitted(count) {
    return count === 0 ? '' : comment_words/* COUNTS */.Js.moreInLog(count);
}
function renderStep(step, linkTo) {
    const place = placeOf(step);
    const parts = [
        place === ''
            ? ''
            : (0,text_markdown/* placeLink */.aE)((0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
        (0,text_markdown.escapeMarkdown)((0,lines/* oneLine */.TN)(step.message ?? '')),
    ];
    const { code } = step;
    // Some tools name the code themselves.
    if (code !== undefined && !step.message?.includes(code))
        parts.push((0,text_markdown/* codeSpan */.SS)(code));
    // An empty item would end the list, and underline the one before as a heading.
    return parts.filter(Boolean).join(' ') || '…';
}
function placeOf({ path, line }) {
    return `${path ?? ''}${line === undefined ? '' : `:${line}`}`;
}

// EXTERNAL MODULE: ./build/src/comment/suggestion.js
var comment_suggestion = __webpack_require__(7043);
;// CONCATENATED MODULE: ./build/src/comment/comment-body.js









/** Most characters of a message in the short form, before it is escaped. */
const SHORT_MESSAGE = 300;
/**
 * The comment that starts a thread: what is wrong in the tool's words, the facts on one line, a fix where one
 * holds, and folded away why it matters and where else to look, all of it only where the log has it; then the
 * hidden marker. What people see is redacted once more at the end: HTML that goes and entities that are read
 * may put a secret together.
 */
function commentBody(spot, keys, identity, marker, { lines, length = 'full', stands = { first: marker.newLine, last: marker.newLine }, suggestion, limit, linkTo, redact, twins = 'as-posted', decides = false, }) {
    const findings = spot.findings.filter(({ presence }) => presence.kind === 'present');
    const facts = renderFacts(spot, marker.newLine, stands === 'on-file' ? 'on-file' : 'on-line');
    const told = { ruleId: spot.rule.id, level: spot.level };
    const named = [renderTwins(marker.twins ?? [], told, twins)].filter((text) => text !== '');
    const help = length === 'short' ? '' : renderHelp(spot.rule, findings);
    const parts = length === 'short'
        ? [renderFirst(findings), facts, ...named]
        : [
            renderMessages(findings),
            facts,
            ...named,
            ...(0,comment_suggestion/* renderSuggestions */.OL)(findings, stands === 'on-file' ? { first: marker.newLine, last: marker.newLine } : stands, lines, stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold(titleOfHelp(help, findings), help),
            ...renderPlaces(findings, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return (0,marker_text/* sealMarked */.qm)({
        markdown: redact([...parts, ...(decides ? [comment_words/* HOW_TO_DECIDE */.GM] : [])].join('\n\n')),
        hidden: (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, marker),
    }, limit);
}
function renderFirst(findings) {
    const [message = '', ...others] = new Set(findings.map((finding) => finding.message));
    const rest = others.length === 0 ? '' : `\n\n${comment_words/* COUNTS */.Js.moreOnLine(others.length)}`;
    return (0,text_markdown.escapeMarkdown)((0,lines/* truncate */.xv)(message, SHORT_MESSAGE)) + rest;
}
/** The blank lines end the block of HTML, so that Markdown is read as such in between. */
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}
/** Whether a paragraph of a comment is its line of facts: a message has its stars escaped. */
function isFacts(paragraph) {
    return Object.values(comment_words/* LEVEL_NAMES */.y9).some((name) => paragraph.startsWith(`**${name}** · `));
}
/**
 * One line: how bad it is, by which rule of which tool, which weaknesses, how far it goes.
 *
 * @param line where the spot stands on the diff, from 1
 * @param stands whether the comment stands on that line, or on the whole file
 */
function renderFacts(spot, line, stands = 'on-line') {
    const { rule, level, findings } = spot;
    const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
    return [
        `**${comment_words/* LEVEL_NAMES */.y9[level]}**`,
        rule.helpUri === undefined ? (0,text_markdown/* codeSpan */.SS)((0,lines/* oneLine */.TN)(rule.id)) : (0,text_markdown/* link */.nf)(rule.id, rule.helpUri),
        (0,text_markdown.escapeMarkdown)((0,lines/* oneLine */.TN)((0,finding/* scopeName */.OK)(spot.scope))),
        // Our own links, which need not show where they lead.
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(spot),
        ...renderLines(spot, line, stands),
    ].join(' · ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level }) {
    if (securitySeverity !== undefined)
        return [comment_words/* FACTS */.qY.severity(securitySeverity.toFixed(1))];
    const words = (0,lines/* oneLine */.TN)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [comment_words/* FACTS */.qY.severity((0,text_markdown.escapeMarkdown)(words))];
}
/** A region of several lines is anchored at its first; the text says how far it goes. */
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [comment_words/* FACTS */.qY.line(line)] : [];
    return [comment_words/* FACTS */.qY.lines(line, line + place.endLine - place.startLine)];
}
/**
 * The sentence that names the twins: `Also reported by Code Analyzer (pmd) (error).`; empty where there are
 * none.
 *
 * @param told the finding that the others are twins of
 * @param follows whether it is edited whenever the set changes; else it speaks of the time of posting
 */
function renderTwins(twins, told, follows) {
    if (twins.length === 0)
        return '';
    const parts = twins.map(({ scope, ruleId, level, product }) => {
        const rule = ruleId === told.ruleId ? '' : comment_words/* TWINS */.WG.rule((0,text_markdown/* codeSpan */.SS)((0,lines/* oneLine */.TN)(ruleId)));
        const at = level === told.level ? '' : comment_words/* TWINS */.WG.level(level);
        return `${(0,text_markdown.escapeMarkdown)((0,lines/* oneLine */.TN)((0,comment_words/* toolName */.Uf)(scope, product)))}${rule}${at}`;
    });
    return `${comment_words/* TWINS */.WG.start}${(0,names/* listed */.KE)(parts)}${follows === 'edited' ? '' : comment_words/* TWINS */.WG.asPosted}.`;
}
/**
 * The sentence that says where a finding went: `Now at `loader.py:9`.`; empty where it is in the file of its
 * thread.
 */
function renderNowAt(nowAt, linkTo) {
    if (nowAt === null)
        return '';
    const { path, line } = nowAt;
    const name = (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    return `${comment_words/* NOW_AT */.ls.start}${(0,text_markdown/* placeLink */.aE)(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}
/** Longer paths are cut. */
const LONGEST_PLACE = 300;
/** A message longer than this is a page, not a comment. */
const LONGEST_MESSAGE = 4_000;
/** One of several has less room. */
const LONGEST_LISTED = 800;
/** More findings of one rule on one line say the same thing; the rest is counted. */
const MOST_LISTED = 10;
/**
 * What is wrong, in the tool's words: the one message of the findings, or a list of the different ones. A
 * message that several findings have says how many.
 */
function renderMessages(findings) {
    const groups = [...Map.groupBy(findings, ({ message }) => message)];
    const [only] = groups;
    if (groups.length === 1 && only !== undefined) {
        return renderMessage((0,lines/* truncate */.xv)(only[0], LONGEST_MESSAGE), only[1].length);
    }
    const shown = groups
        .slice(0, MOST_LISTED)
        .map(([message, { length }]) => comment_body_toItem(renderMessage((0,lines/* truncate */.xv)(message, LONGEST_LISTED), length)));
    const rest = groups.length - shown.length;
    return [...shown, ...(rest > 0 ? [`- ${comment_words/* COUNTS */.Js.moreMessages(rest)}`] : [])].join('\n');
}
/** Indented lines are data (retire.js appends JSON), and shown as they stand. */
function renderMessage(message, count) {
    const text = message.trim();
    const times = count === 1 ? '' : comment_words/* COUNTS */.Js.times(count);
    const [first = '', ...rest] = text.split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,text_markdown.escapeMarkdown)(first)}${times}\n\n${(0,text_markdown/* codeFence */.d6)(rest.join('\n'))}`
        : (0,text_markdown.escapeMarkdown)(text) + times;
}
function comment_body_toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}


/***/ }),

/***/ 7043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ toOffset),
/* harmony export */   OL: () => (/* binding */ renderSuggestions),
/* harmony export */   T4: () => (/* binding */ COLUMN_UNITS)
/* harmony export */ });
/* unused harmony export toSuggestion */
/* harmony import */ var _finding_about_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(492);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2860);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8930);





/** A longer line is generated code, which nobody mends by hand. */
const LONGEST_LINE = 1_000;
/**
 * What a fix would do to a file, as whole lines of its real text. Columns of a log are in an unknown unit:
 * every unit is tried, those that do not fit the text (or what the log says to stand there) are out, and the
 * rest must come to the same. Undefined where they do not, or where the fix does not fit or changes nothing.
 * A tool on Windows may count the CR as a part of its line, which the commit need not have; that is tried
 * where nothing fits without it.
 *
 * @param lines the file that the fix was made for, without line ends
 */
function toSuggestion(fix, lines) {
    const readings = readFix(fix, lines, '');
    const [first, ...others] = readings.length > 0 ? readings : readFix(fix, lines, '\r');
    const agree = others.every((changes) => JSON.stringify(changes) === JSON.stringify(first));
    return agree && first?.length !== 0 ? first : undefined;
}
function readFix(fix, lines, lineEnd) {
    return COLUMN_UNITS.flatMap((unit) => {
        const changes = applyFix(fix, lines, unit, lineEnd);
        return changes === undefined ? [] : [changes];
    });
}
function applyFix(fix, lines, unit, lineEnd) {
    const edits = fix.map((replacement) => toEdit(replacement, lines, unit, lineEnd));
    if (!edits.every((edit) => edit !== undefined))
        return undefined;
    const sorted = edits.toSorted((a, b) => a.startLine - b.startLine || a.start - b.start);
    // All of them are of the original text (§3.55-57), so none may touch what another takes away.
    const overlaps = sorted.some((edit, index) => {
        const before = sorted[index - 1];
        return before !== undefined && (before.endLine - edit.startLine || before.end - edit.start) > 0;
    });
    return overlaps ? undefined : groupByLines(sorted).flatMap((group) => toChange(group, lines));
}
function toEdit(replacement, lines, unit, lineEnd) {
    const [startLine, endLine] = [replacement.startLine - 1, replacement.endLine - 1];
    // The line after the last is where the text ends.
    const [first, last] = [lineAt(lines, startLine), lineAt(lines, endLine)];
    if (first === undefined || last === undefined)
        return undefined;
    const { endColumn } = replacement;
    const start = toOffset(first, replacement.startColumn, unit);
    const counted = endColumn === undefined ? last.length : toOffset(last + lineEnd, endColumn, unit);
    const isPast = counted !== undefined && counted > last.length;
    const end = isPast ? last.length : counted;
    // The line keeps its end.
    const deleted = isPast ? replacement.deleted?.replace(/\r?\n?$/, '') : replacement.deleted;
    if (start === undefined || end === undefined || (startLine === endLine && end < start))
        return undefined;
    const text = [...lines.slice(startLine, endLine), last].join('\n').slice(start);
    const taken = text.slice(0, text.length - (last.length - end));
    if (deleted !== undefined && toLines(deleted).join('\n') !== taken)
        return undefined;
    // A region without an end column ends before the line break, and tools that give no columns mean whole
    // lines.
    const inserted = isPast || endColumn === undefined
        ? replacement.inserted.replace(/\r\n$|[\r\n]$/, '')
        : replacement.inserted;
    return { startLine, start, endLine, end, inserted };
}
function lineAt(lines, index) {
    const line = index === lines.length ? '' : lines[index];
    return line === undefined || line.length > LONGEST_LINE ? undefined : line;
}
/** Edits that share a line, or stand on neighboring lines, are one change. */
function groupByLines(edits) {
    const groups = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const edit of edits) {
        if (edit.startLine > end + 1)
            groups.push([]);
        groups.at(-1)?.push(edit);
        end = Math.max(end, edit.endLine);
    }
    return groups;
}
function toChange(edits, lines) {
    const [first, last] = [edits[0], edits.at(-1)];
    if (first === undefined || last === undefined)
        return [];
    let text = '';
    let [line, offset] = [first.startLine, 0];
    for (const edit of edits) {
        text += textBetween(lines, line, offset, edit.startLine, edit.start) + edit.inserted;
        [line, offset] = [edit.endLine, edit.end];
    }
    text += (lines[line] ?? '').slice(offset);
    const before = Array.from({ length: last.endLine - first.startLine + 1 }, (_, i) => lines[first.startLine + i] ?? '');
    return trim(first.startLine, before, toLines(text), lines.length);
}
function textBetween(lines, line, offset, endLine, end) {
    const between = [...lines.slice(line, endLine), (lines[endLine] ?? '').slice(0, end)];
    return between.join('\n').slice(offset);
}
/** Leaves out lines that stay as they are at both ends. */
function trim(start, before, after, count) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail))
        tail += 1;
    // The line after the last is none that could be removed.
    const removed = before.slice(head, Math.min(before.length - tail, count - start));
    const added = after.slice(head, after.length - tail);
    return removed.length + added.length === 0 ? [] : [{ line: start + head + 1, removed, added }];
}
function toLines(text) {
    return text.split(/\r\n|\n|\r/);
}
/** A larger change is no suggestion any more, and belongs into an editor. */
const MOST_LINES = 30;
/** What stands in lines of the head in place of a secret of ours. */
const HIDDEN = '***';
/** Findings of one rule on one line seldom have more; the log has them all. */
const MOST_SUGGESTIONS = 3;
/**
 * The fixes of the findings of a spot as diff blocks, of each finding the first that holds against the real
 * text, each once. Empty where none does. A change of lines that a block for one click may stand for is such
 * a block, where the service has them and shows it as it is.
 *
 * @param at the commented lines, from 1; a change that begins elsewhere than at the first says where
 * @param oneClick which blocks a click takes over, where there are such
 * @param lines the file that the log speaks of, if the head has it too
 */
function renderSuggestions(findings, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = findings.flatMap((finding) => {
        const { fixes = [] } = finding;
        // The line that goes holds the very key that the finding is about.
        const secret = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_4__/* .isAboutSecrets */ .r)(finding);
        const show = secret ? _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .cutKeys */ .To : (line) => line;
        const suggestions = fixes.flatMap((fix) => {
            const changes = toSuggestion(fix, lines);
            return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
        });
        return suggestions
            .slice(0, 1)
            .map((changes) => (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
            renderChanges(changes, at.first, show));
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `${_words_js__WEBPACK_IMPORTED_MODULE_3__/* .HEADINGS */ .Ac.fix}\n\n${block}`);
}
function countLines(changes) {
    return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}
/**
 * All lines from the first that changes to the last, with the commented ones among them. Undefined where
 * these are more than a block may stand for, where nothing would be left, or where what is shown would be
 * another text, which a click would put into the file: the gate may write it in another way, and a secret of
 * ours is hidden in it.
 */
function renderOneClick(changes, at, lines, { name, around = 0, redact = (text) => text }) {
    // What is only added replaces nothing, and stands before its line.
    if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0))
        return undefined;
    // What reaches around a line is told from the last one.
    const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
    const first = Math.min(from, ...changes.map(({ line }) => line));
    const last = Math.max(to, ...changes.map(({ line, removed }) => line + removed.length - 1));
    const [above, below] = [from - first, last - to];
    if (above > around || below > around || last - first >= MOST_LINES || last > lines.length)
        return undefined;
    let next = first;
    const text = [
        ...changes.flatMap(({ line, removed, added }) => {
            const kept = lines.slice(next - 1, line - 1);
            next = line + removed.length;
            return [...kept, ...added];
        }),
    ];
    text.push(...lines.slice(next - 1, last));
    const code = text.join('\n');
    if (code.includes(HIDDEN) || redact(code) !== code)
        return undefined;
    // The name comes with the service, and may hold signs that no language has.
    const counted = around === 0 ? name : `${name}:-${above}+${below}`;
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChanges(changes, at, show) {
    const isHere = changes.length === 1 && changes[0]?.line === at;
    const lines = changes.flatMap(({ line, removed, added }) => [
        ...(isHere ? [] : [_words_js__WEBPACK_IMPORTED_MODULE_3__/* .FACTS */ .qY.changedLine(line)]),
        ...removed.map((text) => `-${show(text)}`),
        ...added.map((text) => `+${show(text)}`),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)(lines.join('\n'), 'diff');
}
/**
 * What tools count columns in. Logs declare it wrongly or not at all (SARIF §3.14.17), so nobody's word is
 * taken for it.
 */
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'];
/**
 * The offset in a line, in UTF-16 units, at which a column (from 1) begins. Undefined where the line has no
 * such column: beyond the place after its last character, or inside a character.
 */
function toOffset(line, column, unit) {
    let left = column - 1;
    let offset = 0;
    for (const character of line) {
        if (left <= 0)
            break;
        left -= width(character, unit);
        offset += character.length;
    }
    return left === 0 ? offset : undefined;
}
function width(character, unit) {
    switch (unit) {
        case 'UTF-16 units':
            return character.length;
        case 'code points':
            return 1;
        case 'bytes':
            return Buffer.byteLength(character);
    }
}


/***/ }),

/***/ 1707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply),
  describeLeftovers: () => (/* binding */ describeLeftovers)
});

// UNUSED EXPORTS: showCode

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/src/plan/overview.js
var plan_overview = __webpack_require__(1826);
;// CONCATENATED MODULE: ./build/src/apply/acting.js
function emptyJournal() {
    return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}

// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(6198);
// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(7816);
;// CONCATENATED MODULE: ./build/src/apply/in-flight.js
/** How many begin: a service with unknown limits is not pressed. */
const FIRST = 4;
/** Most at a time. How many of them are sent at once is for the client of the service to say. */
const MOST = 48;
/** The items in portions of a size that a service takes at once. */
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/**
 * Runs `work` over the items in order, a few at a time, and more of them while all goes well: each that ends
 * makes room for one more. One that throws stops the ones not begun and is thrown at the end.
 */
async function inFlight(items, work) {
    const queue = items.values();
    const workers = [];
    let failed = false;
    const begin = () => {
        const begun = worker();
        // It is waited for below, which may be later than it fails.
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
    // A worker adds others before it ends.
    while (ended.length < workers.length)
        ended = await Promise.allSettled(workers);
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}

// EXTERNAL MODULE: ./build/src/text/counted.js
var counted = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 1 modules
var read_threads = __webpack_require__(9603);
;// CONCATENATED MODULE: ./build/src/apply/words.js

// What people read of a plan that is carried out: lines of progress, and why a move was not made.
/** Why a write was not done, and what helps where the service knows that: "…: …". */
const whyNot = ({ message, remedy }) => remedy === undefined ? message : `${message}: ${remedy}`;
/** The reason of a move that was not tried any more. */
const notReached = (reason) => `not reached: ${reason}`;
// Posting.
const NOT_TOLD = 'the service did not say what became of it';
const WITH_OLD_LINE = 'with its old line';
const WITHOUT_OLD_LINE = 'without';
const AT_ITS_LINE = 'at its line';
const ON_ITS_LINES = 'on its lines';
const ON_ITS_LAST_LINE = 'on its last line';
const ON_WHOLE_FILE = 'on the whole file';
const postingThreads = (count) => `Posting ${(0,counted/* counted */.h)(count, 'new thread')}`;
const notReady = (reason) => `the discussion did not become ready (${reason})`;
const refusedInARow = (refusals, reason, remedy) => `${refusals} comments in a row were refused, the last because ${reason}; ${remedy}`;
const threadsAppeared = (count) => `${(0,counted/* counted */.h)(count, 'thread')} ${count === 1 ? 'has' : 'have'} appeared since the plan was made`;
const commentNotWritten = (message) => `the comment cannot be written: ${message}`;
const tryingForm = (place, refused, reason, next) => `${place} was refused ${refused} (${reason}); trying ${next}`;
const tryingShortForm = (place) => `${place} was refused as too large; trying its short form`;
/** The last form of a position was refused. */
const positionRefused = (reason) => ({
    reason: `the service refused its position: ${reason}`,
    remedy: 'compare base-sha and head-sha with the diff that the service shows',
});
/** The short form of a comment was refused. */
const sizeRefused = (reason) => ({
    reason: `the service refused its comment as too large, also in its short form: ${reason}`,
    remedy: 'find out what limits the size of requests on the way to the service',
});
// The change moved meanwhile.
const newHead = (noun, head) => `the ${noun} moved on to ${head.slice(0, 7)} during the run`;
const newBase = (noun, base) => `the ${noun} got a new base, ${base.slice(0, 7)}`;
// Threads that are there.
const LISTINGS_DISAGREE = 'two listings disagree about this thread';
const NO_RIGHT = 'the service says that it lacks the right';
const STAYS_OPEN = 'it stays open, because this client may not resolve threads';
const updatingThreads = (count) => `Updating ${count} earlier ${count === 1 ? 'thread' : 'threads'}`;
const markNotWritten = (message) => `the mark cannot be written: ${message}`;
/** The text of the note that lists what is about to be resolved and reopened. */
const noteText = (threads, head) => `Updating ${(0,counted/* counted */.h)(threads, 'thread')} as of ${head.slice(0, 7)}. This note removes itself.`;
const noteNotPosted = (why) => `the note that lists the threads to be resolved could not be posted: ${why}`;
const noteNotDeleted = (why) => `a note that listed threads to be resolved could not be deleted: ${why}`;
const intentTooLong = (message) => `what is about to be done cannot be written into it: ${message}`;
const intentRefused = (why) => `what is about to be done could not be written into it: ${why}`;
const intentNotCleared = (why) => `what was to be done to a thread could not be taken out of it: ${why}`;
const copiesLeft = (ids) => `Left alone: ${ids.join(', ')}, which only its author can delete: a copy of a comment of ours`;
// The overview.
/** @param what could not be done to it */
const overviewNot = (what, why) => `the overview could not be ${what}: ${why}`;
const overviewNotReached = (reason) => `the run ended before the overview was written: ${reason}`;
const overviewNotDeleted = (why) => `an old overview could not be deleted: ${why}`;
// Listings.
const waitingForComment = (milliseconds) => `Looking again in ${milliseconds / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`;
const waitingForReply = (milliseconds) => `Looking again in ${milliseconds / 1_000} s: a reply that was posted is not listed yet, and the note of what was to be resolved stays until it is`;
/** @param what was lost */
const waitingForLost = (milliseconds, what) => `Looking in ${milliseconds / 1_000} s for ${what} whose answer was lost`;
const notListed = (comments) => `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'if that were ignored, every run would post it again';

;// CONCATENATED MODULE: ./build/src/apply/list-threads.js




/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/**
 * A write whose answer was lost may still be on its way: this long, in milliseconds, then one listing tells.
 */
const LOST_MS = 2_000;
/** Lists until the comments with these nonces are there and verify. */
function confirmPosted(nonces, acting) {
    return list_threads_confirm(({ threads, overviews }) => {
        const shown = new Set([...threads, ...overviews].map(({ nonce }) => nonce));
        return nonces.every((nonce) => shown.has(nonce));
    }, acting);
}
/** Lists until what was written stands there. */
async function list_threads_confirm(isThere, acting) {
    let reading = read_threads/* NOTHING_LISTED */.E;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(waitingForComment(wait));
        await acting.sleep(wait);
        reading = await listThreads(acting);
        if (isThere(reading))
            return { kind: 'seen', reading };
    }
    return { kind: 'distrust', reading, reason: notListed(reading.comments) };
}
/**
 * Lists until what was answered is listed too, as long as it is waited for a comment that was posted; `last`
 * is the listing before. Returns the last listing, whether or not it shows all of it.
 */
async function listUntil(showsAll, last, acting) {
    let reading = last;
    for (const wait of LOOKS.filter((length) => length > 0)) {
        if (showsAll(reading) || acting.stopped() !== undefined)
            return reading;
        acting.progress(waitingForReply(wait));
        await acting.sleep(wait);
        reading = await listThreads(acting);
    }
    return reading;
}
/**
 * One listing, as soon as a write whose answer was lost has either arrived or never will. `what` was lost,
 * for people.
 */
async function listAfterLoss(what, acting) {
    acting.progress(waitingForLost(LOST_MS, what));
    await acting.sleep(LOST_MS);
    return listThreads(acting);
}
/** One listing, and what it says of our threads. */
async function listThreads({ service, keyring }) {
    return (0,read_threads/* readThreads */._)(keyring, service.identity, await service.listComments());
}
/**
 * Our threads in a listing, by discussion. Those with copies are never acted on, but stand for their
 * duplicates.
 */
function byDiscussion({ ours }) {
    return new Map(ours.map((thread) => [thread.discussionId, thread]));
}
/**
 * Lists once, after a while where answers were lost, and sets down as done the posts among them that are
 * there. Returns that listing.
 */
async function findLostPosts({ outcomes, lostPosts, lostMarks }, acting) {
    const lost = lostPosts.size + lostMarks.size;
    const reading = lost === 0 ? await listThreads(acting) : await listAfterLoss((0,counted/* counted */.h)(lost, 'write'), acting);
    for (const [move, nonce] of lostPosts) {
        const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
        lostPosts.delete(move);
    }
    return reading;
}
/**
 * Another run, or a person, may have resolved or reopened a thread since the plan was made; a reply changes
 * nothing.
 */
function isUnchanged(planned, fresh) {
    return (planned.flag === fresh.flag &&
        planned.lastMark?.sequence === fresh.lastMark?.sequence &&
        planned.older === fresh.older &&
        planned.edited === fresh.edited &&
        (0,own_thread/* isProven */.nn)(fresh));
}

// EXTERNAL MODULE: ./build/src/comment/comment-body.js + 3 modules
var comment_body = __webpack_require__(4964);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(492);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var keyring = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/src/comment/words.js
var words = __webpack_require__(8930);
;// CONCATENATED MODULE: ./build/src/comment/mark-body.js








/** The one line that people read of a mark: `Fixed as of 1a2b3c4`; of a decision, who made it and why. */
function markLine({ kind, says, head, statement, decided, }) {
    if (says !== undefined)
        return lineOf(says, head);
    if (decided === undefined || statement === undefined)
        return lineOf(kind, head);
    if (!(0,decision/* isDecision */.pp)(statement))
        return lineOf('taken back', head);
    const { says: what, name = '', reason } = statement;
    const by = name === '' ? '' : words/* DECIDED */.V1.by((0,markdown.escapeMarkdown)((0,text_lines/* oneLine */.TN)(name)));
    return `${words/* TRANSITIONS */.Ds[what]}${by}${asOf(head)}${words/* DECIDED */.V1.because((0,markdown.escapeMarkdown)((0,text_lines/* oneLine */.TN)(reason)))}`;
}
function lineOf(saying, head) {
    return `${words/* TRANSITIONS */.Ds[saying]}${asOf(head)}`;
}
function asOf(head) {
    return `${words/* AS_OF */.H_}${head.slice(0, SHORT_SHA)}`;
}
const SHORT_SHA = 7;
/** Whether a paragraph may be the line of a mark: which words it had need not be kept, its commit is. */
function isLineOf({ head }, paragraph) {
    return (!paragraph.includes('\n') &&
        paragraph.includes(asOf(head)) &&
        Object.values(words/* TRANSITIONS */.Ds).some((words) => paragraph.startsWith(words)));
}
/** A reply that records a transition: one line that people read, and the hidden mark. */
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,thread_marker/* writeMark */.Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,marker_text/* sealMarked */.qm)({ markdown: markLine(mark), hidden });
}
/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
function markedBody(keys, identity, thread, own, mark, limit, named) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isReported = mark.kind === 'reported' && mark.decided === undefined;
    const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, { ...own, marker: withIntent(own.marker, undefined) }, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const text = withoutLine((0,marker_text/* visibleOf */.OE)(own.body), own.marker.mark);
    const markdown = `${markLine(mark)}\n\n${named === undefined ? text : putSentences(text, named)}`;
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, withNamed(next, named), discussionId);
    return (0,marker_text/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/**
 * The first comment of a thread with other twins, or another place, named in it: nothing else changes but who
 * signs it.
 */
function namedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, named, limit) {
    const markdown = putSentences((0,marker_text/* visibleOf */.OE)(body), named);
    const next = withNamed(signedAnew(marker, signedBy, keys), named);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,marker_text/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/**
 * The first comment of a thread with what is about to be done to it, or without it: the same to those who
 * read it.
 */
function intendedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, intent, limit) {
    const next = withIntent(signedAnew(marker, signedBy, keys), intent);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,marker_text/* sealMarked */.qm)({ markdown: (0,marker_text/* visibleOf */.OE)(body), hidden }, limit);
}
function withIntent(marker, intent) {
    const { intent: _, ...rest } = marker;
    return intent === undefined ? rest : { ...rest, intent };
}
function withNamed(marker, named) {
    if (named === undefined)
        return marker;
    const { twins: _, nowAt: __, ...rest } = marker;
    return {
        ...rest,
        ...(named.twins.length > 0 && { twins: named.twins }),
        ...(named.nowAt !== null && { nowAt: named.nowAt }),
    };
}
/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed with other keys
 * than those that sign now says with which.
 */
function withEvidence({ evidence, keys: hashedBy }, { marker, keys: signedBy }, mark, keys) {
    const kept = signedAnew(marker, signedBy, keys);
    if (mark.evidence !== undefined || evidence === kept.evidence)
        return { ...kept, mark };
    return hashedBy === keys
        ? { ...kept, mark: { ...mark, evidence } }
        : { ...kept, evidence, hashed: (0,keyring/* keysId */.cX)(hashedBy), mark };
}
/**
 * A marker that other keys will sign than those that have: its newest evidence says with which it was hashed.
 */
function signedAnew(marker, signedBy, keys) {
    if (signedBy === keys)
        return marker;
    const hashed = (0,keyring/* keysId */.cX)(signedBy);
    if (marker.mark?.evidence === undefined)
        return { ...marker, hashed: marker.hashed ?? hashed };
    const { evidence, ...mark } = marker.mark;
    return { ...marker, evidence, mark, hashed };
}
function withoutLine(markdown, before) {
    if (before === undefined)
        return markdown;
    const end = markdown.indexOf('\n\n');
    return end !== -1 && isLineOf(before, markdown.slice(0, end)) ? markdown.slice(end + 2) : markdown;
}
function putSentences(markdown, { sentences }) {
    return putSentence(putSentence(markdown, sentences.twins, words/* TWINS */.WG.start), sentences.place, words/* NOW_AT */.ls.start);
}
/**
 * The text of a comment with another sentence in place of the one that begins so, below the line of facts; an
 * empty sentence takes it out.
 */
function putSentence(markdown, sentence, start) {
    const paragraphs = markdown.split('\n\n');
    const isSentence = (one) => one.startsWith(words/* TWINS */.WG.start) || one.startsWith(words/* NOW_AT */.ls.start);
    const facts = paragraphs.findIndex(comment_body/* isFacts */.as);
    const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
    const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
    const end = behind === -1 ? paragraphs.length : behind;
    const others = paragraphs.slice(after, end).filter((one) => !one.startsWith(start));
    const said = sentence === '' ? [] : [sentence];
    const sentences = start === words/* NOW_AT */.ls.start ? [...said, ...others] : [...others, ...said];
    return [...paragraphs.slice(0, after), ...sentences, ...paragraphs.slice(end)].join('\n\n');
}

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
;// CONCATENATED MODULE: ./build/src/apply/marks.js





/** Whether the move follows what somebody replied. */
function isByReply(move) {
    return move.kind === 'reopen' ? move.by !== undefined : (0,plan_move/* isDecidedByReply */.Gl)(move);
}
/**
 * Whether the move resolves or reopens its thread and has to be announced: a deletion, a reply and other
 * twins set no flag, and a thread that says that its finding is gone needs no more words when it is resolved.
 */
function setsFlag(move) {
    return (move.kind !== 'edit' &&
        move.kind !== 'say' &&
        !isAsWanted(move.thread, move.kind !== 'reopen') &&
        move.thread.lastMark?.kind !== 'gone' &&
        !(isByReply(move) && move.thread.flag === (move.kind !== 'reopen')) &&
        !(move.kind === 'remove-duplicate' && move.by === 'deleting'));
}
/**
 * The flag is as a move wants it: as the listing says where this client may not change it, or as a mark says.
 */
function isAsWanted({ flag, mayResolve, lastMark }, resolved) {
    if (!resolved && flag !== true && lastMark?.kind === 'gone')
        return true;
    return mayResolve === false && flag === resolved;
}
/** How a note names what is about to be done: as what it does to the flag. */
function announcedKind(move) {
    return (0,plan_move/* isDecidedByReply */.Gl)(move) ? 'suppressed' : markKind(move);
}
/**
 * Whether the first comment of a thread says already what the move is about to do. Where a run began
 * something and did not finish, its words stay until there is a mark: to do it to the end is what they say,
 * and to take it back brings the flag to what the last mark says, which needs none.
 */
function isAnnounced(move, { intent, unfinished, lastMark }) {
    if (unfinished !== undefined)
        return true;
    return (intent !== undefined &&
        intent.sequence > (lastMark?.sequence ?? 0) &&
        (0,mark/* isResolving */.Ci)(intent.kind) === (0,mark/* isResolving */.Ci)(announcedKind(move)));
}
/** The mark that a move leaves. */
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            // With the decision in it: that the thread is resolved is a person's doing.
            return move.resolution === 'decided' ? 'reported' : move.resolution;
        case 'reopen':
            return 'reported';
        case 'remove-duplicate':
            return 'retired';
        case 'say':
            return 'gone';
    }
}
/**
 * The number of the next mark: one more than the highest there is, and no less than one that was announced.
 */
function nextSequence({ lastMark, unfinished }) {
    return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}
/** The mark that a move leaves in its thread. */
function nextMark(move, thread, acting) {
    const statement = move.kind === 'reopen' ? (move.by ?? thread.recordedStatement) : thread.recordedStatement;
    const mark = {
        kind: markKind(move),
        sequence: nextSequence(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
        ...(move.kind === 'say' && move.note !== 'discussed' && { says: move.note }),
        ...(statement !== undefined && { statement }),
        ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' }),
        ...((0,plan_move/* isDecidedByReply */.Gl)(move) && { statement: move.decision, decided: move.way }),
    };
    const spot = move.kind === 'reopen' ? move.spot : undefined;
    // Where only the working tree has the finding's line, what is known of the thread says better where to look
    // for it.
    const anchor = spot === undefined || (0,finding/* isUncommitted */._k)(spot.place) ? undefined : acting.anchor(spot);
    return spot === undefined || anchor === undefined
        ? mark
        : { ...mark, evidence: acting.evidence(spot, anchor) };
}
/** The thread stays open: it says what its mark would have said. */
function toSaid(mark) {
    if (mark.decided !== undefined)
        return { ...mark, decided: 'said' };
    return { ...mark, kind: 'gone', says: mark.kind };
}
/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(move, mark, thread, acting) {
    const { can, identity } = acting.service;
    const [keys] = acting.keyring;
    if (!can.edits || thread.own === undefined)
        return { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
    const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
    return {
        carrier: 'edit',
        body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit, named),
    };
}
/**
 * The comment of a thread with other twins or another place named in it; undefined where that is not to be.
 */
function prepareNames(move, thread, acting) {
    const named = toNamed(move, acting);
    if (named === undefined || thread.own === undefined)
        return undefined;
    const { service, keyring } = acting;
    return namedBody(keyring[0], service.identity, thread, thread.own, named, service.can.bodyLimit);
}
/** What the comment is to name; undefined where it stays as it is. */
function toNamed({ spot, twins, nowAt = null }, { redact, linkTo }) {
    if (twins === undefined)
        return undefined;
    const told = { ruleId: spot.rule.id, level: spot.level };
    const sentences = {
        place: redact((0,comment_body/* renderNowAt */.qL)(nowAt, linkTo)),
        twins: redact((0,comment_body/* renderTwins */.A9)(twins, told, 'edited')),
    };
    return { twins, nowAt, sentences };
}
/** What a move is about to do is written into the first comment of its thread, not into a note. */
function saysItself({ thread }, { service }) {
    return service.can.edits && thread.own !== undefined;
}
/** An edit of a thread's first comment that writes down what is about to be done to it, or takes that out. */
function toIntentEdit(thread, intent, { keyring: [keys], service }) {
    const { commentId, own } = thread;
    if (own === undefined)
        throw new Error(`comment ${commentId} is not ours to edit`);
    const body = intendedBody(keys, service.identity, thread, own, intent, service.can.bodyLimit);
    return { commentId, body };
}

;// CONCATENATED MODULE: ./build/src/apply/announce.js







/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until it is there: it is what tells, should the run die between a flag and its mark, that the flag is
 * our doing. It stands in the first comment of each thread, or in a note where that is not ours to edit.
 * Moves that set no flag need none.
 */
async function announce(moves, acting) {
    const { known } = acting;
    const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
    if (moves.length === 0 && !isBegun)
        return { kind: 'none' };
    if (moves.length > 0)
        acting.progress(updatingThreads(moves.length));
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: stop };
    const flagging = moves.filter(setsFlag);
    const within = flagging.filter((move) => saysItself(move, acting));
    const noted = flagging.filter((move) => !saysItself(move, acting));
    const nonces = [];
    const posted = [];
    for (const part of inPortions(noted, mark/* MOST_TRANSITIONS */.T5)) {
        const note = await postNote(part, acting);
        if (note.outcome.kind !== 'done') {
            return withdraw(posted, noteNotPosted(whyNot(note.outcome)), acting);
        }
        nonces.push(note.nonce);
        if (note.outcome.value !== undefined)
            posted.push(note.outcome.value);
    }
    const unsaid = new Map();
    await writeIntents(within, unsaid, acting);
    const confirmed = await list_threads_confirm((reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0, acting);
    if (confirmed.kind === 'seen')
        return { kind: 'announced', nonces, unsaid, reading: confirmed.reading };
    const { reason, reading } = confirmed;
    if (!showsNotes(nonces, reading))
        return withdraw(posted, reason, acting);
    for (const move of unshown(within, unsaid, reading))
        unsaid.set(move, reason);
    return { kind: 'announced', nonces, unsaid, reading };
}
function showsNotes(nonces, { intents }) {
    const shown = new Set(intents.map(({ nonce }) => nonce));
    return nonces.every((nonce) => shown.has(nonce));
}
/** Moves whose thread is listed as it was planned on, and does not say what is about to be done. */
function unshown(moves, unsaid, reading) {
    const listed = byDiscussion(reading);
    return moves.filter((move) => {
        const thread = listed.get(move.thread.discussionId);
        if (thread === undefined || unsaid.has(move) || !isUnchanged(move.thread, thread))
            return false;
        return !isAnnounced(move, thread);
    });
}
/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(moves, acting) {
    const nonce = acting.nonce();
    const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
    if (first.kind !== 'unknown')
        return { nonce, outcome: withId(first) };
    const { intents } = await listAfterLoss('a note', acting);
    if (intents.some((intent) => intent.nonce === nonce)) {
        return { nonce, outcome: { kind: 'done', value: undefined } };
    }
    // A nonce of its own, since the first one may still come: the next run deletes it then.
    const again = acting.nonce();
    const second = await acting.service.postTopLevel(noteBody(moves, again, acting));
    return { nonce: again, outcome: withId(second) };
}
function withId(outcome) {
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.id } : outcome;
}
function noteBody(moves, nonce, acting) {
    const { keyring, service, headSha } = acting;
    const [keys] = keyring;
    const transitions = toTransitions(moves, acting);
    return (0,marker_text/* sealMarked */.qm)({
        markdown: noteText(moves.length, headSha),
        hidden: (0,thread_marker/* writeIntentMarker */._Y)(keys, service.identity, { nonce, head: headSha, transitions }),
    });
}
function toTransitions(moves, { keyring: [keys] }) {
    return moves.map((move) => ({
        discussion: (0,mark/* hashDiscussion */.rP)(keys, move.thread.discussionId),
        sequence: nextSequence(move.thread),
        kind: announcedKind(move),
    }));
}
/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}
/**
 * Writes into threads what is about to be done to them, as one listing right before shows them. One that it
 * shows otherwise than they were planned on is left as it is, and so is one that says it already. An edit
 * that is refused is written down in `refused`.
 */
async function writeIntents(moves, refused, acting) {
    if (moves.length === 0)
        return;
    const fresh = byDiscussion(await listThreads(acting));
    const written = moves.flatMap((move) => {
        const thread = fresh.get(move.thread.discussionId);
        if (thread?.own === undefined || !isUnchanged(move.thread, thread) || isAnnounced(move, thread))
            return [];
        const intent = {
            kind: announcedKind(move),
            sequence: nextSequence(thread),
            head: acting.headSha,
        };
        try {
            return [{ move, edit: toIntentEdit(thread, intent, acting) }];
        }
        catch (error) {
            // A thread whose names are too long for one more word costs itself only.
            if (!(error instanceof RangeError))
                throw error;
            refused.set(move, intentTooLong(error.message));
            return [];
        }
    });
    await inFlight(inPortions(written, acting.service.can.changesAtOnce), async (portion) => {
        if (acting.stopped() !== undefined)
            return;
        const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
        for (const [index, { move }] of portion.entries()) {
            const outcome = outcomes[index];
            if (outcome?.kind === 'no-effect')
                refused.set(move, intentRefused(whyNot(outcome)));
        }
    });
}

// EXTERNAL MODULE: ./build/src/comment/overview-body.js
var overview_body = __webpack_require__(3257);
// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(579);
;// CONCATENATED MODULE: ./build/src/apply/delete-comments.js

/**
 * Deletes comments of ours, with all that share their nonce. Only the author may delete a comment, so that
 * what is refused is a copy that somebody made: that is no failure, and the next run tries it again.
 */
async function deleteComments(comments, acting) {
    let copies = 0;
    let failure;
    for (const comment of comments) {
        const end = await deleteOne(comment, acting);
        if (end.kind === 'copies')
            copies += 1;
        if (end.kind === 'failed')
            failure = end.reason;
    }
    return failure === undefined ? { copies } : { copies, failure };
}
async function deleteOne({ commentId, twins = [] }, acting) {
    const all = [commentId, ...twins];
    const refused = [];
    for (const id of all) {
        const outcome = await acting.service.deleteComment(id);
        if (outcome.kind === 'done')
            continue;
        const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (!isForbidden)
            return { kind: 'failed', reason: whyNot(outcome) };
        refused.push(id);
    }
    if (refused.length > 0)
        acting.progress(copiesLeft(refused));
    return { kind: refused.length < all.length ? 'gone' : 'copies' };
}
/**
 * Deletes a thread in which nobody else spoke. Our marks go with it; the comment that starts it goes last, so
 * that a death in between leaves a thread to be removed.
 */
async function removeThread({ markIds, commentId }, service) {
    for (const id of markIds) {
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return outcome;
    }
    return service.deleteComment(commentId);
}

;// CONCATENATED MODULE: ./build/src/apply/apply-overview.js









/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done. An overview whose answer was lost is found by the next run, which deletes what is too much.
 */
async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return overviewNotReached(stop);
    if (move.kind === 'post' || move.kind === 'edit') {
        const failure = await (move.current === undefined
            ? post(move, acting)
            : edit(move, move.current, acting));
        if (failure !== undefined)
            return failure;
    }
    const { failure } = await deleteComments(move.obsolete, acting);
    return failure === undefined ? undefined : overviewNotDeleted(failure);
}
async function post(move, acting) {
    const nonce = acting.nonce();
    const outcome = await acting.service.postTopLevel(bodyOf(move, nonce, acting));
    if (outcome.kind === 'no-effect')
        return overviewNot('posted', whyNot(outcome));
    const confirmed = await confirmPosted([nonce], acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
async function edit(move, { commentId, nonce, entries }, acting) {
    const body = bodyOf(move, nonce, acting);
    const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId, body }]));
    if (outcome.kind === 'no-effect')
        return overviewNot('edited', whyNot(outcome));
    // Another run may have edited it since.
    const confirmed = await list_threads_confirm(({ overviews }) => overviews.some((one) => one.commentId === commentId && one.entries.join() !== entries.join()), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function bodyOf({ entries }, nonce, { keyring, service, job, redact, linkTo }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hashes = (0,mark/* hashEntries */.fG)(keys, spots);
    const asNew = hashes.filter((_, index) => entries[index]?.asNew);
    const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, {
        nonce,
        job,
        entries: hashes,
        ...(asNew.length > 0 && { asNew }),
        scopes: (0,mark/* hashScopes */.MH)(keys, spots.map(({ scope }) => (0,finding/* scopeKey */.OD)(scope))),
    });
    return (0,marker_text/* sealMarked */.qm)({ markdown: redact((0,overview_body/* overviewBody */.U6)(entries, linkTo)), hidden }, service.can.bodyLimit);
}

;// CONCATENATED MODULE: ./build/src/apply/change-threads.js








/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
async function changeThreads(moves, announced, journal, acting) {
    const { outcomes, lostMarks, halfway } = journal;
    if (announced.kind === 'none')
        return;
    if (announced.kind === 'failed') {
        const reason = notReached(announced.reason);
        for (const move of moves)
            outcomes.set(move, { kind: 'failed', reason });
        return;
    }
    const { unsaid, reading } = announced;
    for (const [move, reason] of unsaid)
        outcomes.set(move, { kind: 'failed', reason });
    const fresh = byDiscussion(reading);
    const change = async (portion) => {
        for (const [move, result] of await changePortion(portion, fresh, journal, acting)) {
            if (result.kind === 'halfway' || result.kind === 'unknown')
                halfway.add(move);
            if (result.kind === 'unknown' && move.kind !== 'edit')
                lostMarks.set(move, result.mark);
            outcomes.set(move, toOutcome(result));
        }
    };
    const portions = inPortions(moves.filter((move) => !unsaid.has(move)), acting.service.can.changesAtOnce);
    // Where the listing does not tell whether this client may resolve, the first threads do.
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined));
    if (first !== undefined)
        await change(first);
    await inFlight(portions.filter((portion) => portion !== first), change);
}
/**
 * Resolves, reopens and removes threads, or leaves notes in them: as many as the service takes at once, each
 * on its own. `fresh` are our threads as a second listing has them: a thread that it does not show, or shows
 * in another state, is not touched, because absence is acted on only where two listings agree.
 *
 * Always the flags first, then the marks: a death between the two repeats harmless calls or adds the marks.
 */
async function changePortion(moves, fresh, journal, acting) {
    const results = new Map();
    const works = [];
    for (const move of moves) {
        const work = await prepare(move, fresh, acting);
        if ('prepared' in work)
            works.push(work);
        else
            results.set(move, work);
    }
    const toMark = [];
    for (const [work, flagged] of await setFlags(works, journal, acting)) {
        const next = nextStep(work, flagged, acting);
        if ('prepared' in next)
            toMark.push(next);
        else
            results.set(work.move, next);
    }
    for (const [{ move }, result] of await writeMarks(toMark, acting))
        results.set(move, result);
    return results;
}
/** What became of the move of a thread that has ended so. */
function toOutcome(result) {
    if (result.kind === 'done')
        return { kind: 'done' };
    if (result.kind === 'said')
        return { kind: 'said', marked: result.marked, reason: result.message };
    return { kind: 'failed', reason: result.message };
}
/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
async function repeatMark(move, { said }, thread, acting) {
    const mark = nextMark(move, thread, acting);
    const prepared = prepareMark(move, said ? toSaid(mark) : mark, thread, acting);
    return (0,port/* soleOutcome */.a)(await sendMarks([{ thread, prepared }], acting));
}
/** What needs neither a flag nor an edit is done at once. */
async function prepare(move, fresh, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: notReached(stop) };
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined ||
        !isUnchanged(move.thread, thread) ||
        !saysTheSame(move, thread) ||
        !winnerStands(move, fresh))
        return { kind: 'untouched', message: LISTINGS_DISAGREE };
    if (move.kind === 'edit') {
        const body = prepareNames(move, thread, acting);
        return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
    }
    const mark = nextMark(move, thread, acting);
    if (move.kind === 'remove-duplicate' && (0,own_thread/* isDeletable */.HE)(thread))
        return toResult(await removeThread(thread, acting.service), mark);
    try {
        return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting) };
    }
    catch (error) {
        // A thread whose names are too long for one more mark costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: markNotWritten(error.message) };
    }
}
/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move, { replies }) {
    return !isByReply(move) || (0,decision/* statementsKey */.WB)(move.thread.replies) === (0,decision/* statementsKey */.WB)(replies);
}
/** Nothing is deleted before what stands for it. */
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
async function setFlags(works, journal, { service }) {
    const flags = new Map(works.map((work) => [work, flagBefore(work, journal)]));
    const calls = works.filter((work) => flags.get(work)?.kind === 'call');
    if (calls.length === 0)
        return flags;
    const outcomes = await service.setResolved(calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: wantsResolved(move) })));
    for (const [index, work] of calls.entries())
        flags.set(work, flagAfter(work, (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1)), journal));
    return flags;
}
function wantsResolved({ kind }) {
    return kind !== 'reopen';
}
/** Once one thread was refused for want of the right to resolve, no other is tried. */
function flagBefore({ move, thread }, { mayNotResolve }) {
    if (move.kind === 'say' || move.kind === 'edit')
        return { kind: 'done' };
    const resolved = wantsResolved(move);
    if (isAsWanted(thread, resolved))
        return { kind: 'done' };
    if (isByReply(move)) {
        if (thread.flag === resolved)
            return { kind: 'done' };
        if (thread.mayResolve === false && resolved)
            return { kind: 'forbidden', message: NO_RIGHT };
    }
    return resolved && mayNotResolve !== undefined
        ? { kind: 'forbidden', message: mayNotResolve }
        : { kind: 'call' };
}
function flagAfter({ move, thread }, flag, journal) {
    const resolved = wantsResolved(move);
    if (flag.kind === 'done')
        return { kind: 'done' };
    const message = whyNot(flag);
    if (flag.kind === 'unknown')
        return { kind: 'halfway', message };
    if (flag.refusal !== 'forbidden')
        return { kind: 'untouched', message };
    // What was announced before a run died may be so already.
    if (thread.flag === resolved)
        return { kind: 'done' };
    if (!resolved)
        return { kind: 'untouched', message };
    journal.mayNotResolve ??= message;
    return { kind: 'forbidden', message };
}
/** The mark that follows a flag, or how the move ended without one. */
function nextStep(work, flagged, acting) {
    const { move, thread } = work;
    switch (flagged.kind) {
        case 'call':
            throw new Error('a flag was neither set nor refused');
        case 'untouched':
        case 'halfway':
            return { kind: flagged.kind, message: flagged.message };
        case 'done':
            return move.kind === 'resolve' && !isByReply(move) && thread.lastMark?.kind === 'gone'
                ? { kind: 'done' }
                : work;
        case 'forbidden': {
            // A duplicate says nothing, and where a person asked, that person is told.
            const why = `${STAYS_OPEN}: ${flagged.message}`;
            if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
                return { kind: 'said', marked: false, message: why };
            const mark = toSaid(nextMark(move, thread, acting));
            return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting), why };
        }
    }
}
async function writeMarks(works, acting) {
    const outcomes = await sendMarks(works, acting);
    const results = new Map();
    const refused = [];
    for (const [index, work] of works.entries()) {
        const outcome = (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1));
        const { move, why, mark } = work;
        const isFlagged = move.kind !== 'say' && move.kind !== 'edit' && why === undefined;
        if (outcome.kind === 'no-effect' && isFlagged)
            refused.push({ work, message: whyNot(outcome) });
        else if (outcome.kind === 'done' && why !== undefined)
            results.set(work, { kind: 'said', marked: true, message: why });
        else
            results.set(work, toResult(outcome, mark));
    }
    // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
    const back = refused.filter(({ work: { move, thread } }) => move.kind === 'resolve' && thread.flag === false);
    const taken = back.length === 0
        ? []
        : await acting.service.setResolved(back.map(({ work: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })));
    for (const one of refused) {
        const isTaken = taken[back.indexOf(one)]?.kind === 'done';
        results.set(one.work, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
    }
    return results;
}
/** Edits go together, replies one after the other. Gives the outcomes in the order of the marks. */
async function sendMarks(marks, { service }) {
    const edits = marks.filter(({ prepared }) => prepared.carrier === 'edit');
    const edited = edits.length === 0
        ? []
        : await service.edit(edits.map(({ thread, prepared }) => ({ commentId: thread.commentId, body: prepared.body })));
    return (0,port/* oneByOne */.E)(marks, async (mark) => {
        const { thread, prepared } = mark;
        if (prepared.carrier === 'reply')
            return service.reply(thread.discussionId, prepared.body);
        return (0,port/* soleOutcome */.a)(edited.slice(edits.indexOf(mark), edits.indexOf(mark) + 1));
    });
}
function toResult(outcome, mark) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const message = whyNot(outcome);
    if (mark === undefined)
        return { kind: 'untouched', message };
    const { kind, decided, sequence } = mark;
    return outcome.kind === 'unknown'
        ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
        : { kind: 'untouched', message };
}

;// CONCATENATED MODULE: ./build/src/apply/send-posts.js

/**
 * Posts the threads of findings, all at once as far as the service takes them. What is refused for its place
 * is tried in the next form that the service has for it; what is refused as too large, in its short form,
 * once. Gives what became of each, in the order of the moves.
 */
async function sendPosts(moves, acting) {
    const sent = new Map();
    let attempts = moves.map((move) => ({ move, forms: toForms(move, acting.service.can), form: 0, length: 'full' }));
    while (attempts.length > 0) {
        const next = [];
        for (const [attempt, end] of await sendOnce(attempts, acting)) {
            if ('move' in end)
                next.push(end);
            else
                sent.set(attempt.move, end);
        }
        attempts = next;
    }
    return moves.flatMap((move) => sent.get(move) ?? []);
}
/**
 * The forms in which a place can be told, each tried after the one before it was refused. After the last one
 * the finding is listed in the overview.
 */
function toForms({ anchor }, { ladder }) {
    const { path, newLine, oldLine, last } = anchor;
    const isKnown = oldLine !== undefined;
    const lines = { first: newLine, last: newLine };
    const forms = {
        line: [
            isKnown
                ? { place: { path, newLine, oldLine }, name: WITH_OLD_LINE, lines }
                : { place: { path, newLine }, name: AT_ITS_LINE, lines },
        ],
        file: [{ place: { path }, name: ON_WHOLE_FILE }],
        'new-line': isKnown ? [{ place: { path, newLine }, name: WITHOUT_OLD_LINE, lines }] : [],
    };
    const onLadder = (anchor.wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
    return last === undefined ? onLadder : [toLastForm(anchor.path, last), ...onLadder];
}
/** Several lines, or the last of them. */
function toLastForm(path, { first, end, stands }) {
    const { newLine, oldLine } = end;
    const place = { path, newLine, ...(oldLine !== undefined && { oldLine }) };
    return stands === 'range'
        ? {
            place: { ...place, range: { start: first, end } },
            name: ON_ITS_LINES,
            lines: { first: first.newLine, last: newLine },
        }
        : { place, name: ON_ITS_LAST_LINE, lines: { first: newLine, last: newLine } };
}
/** One call for all of them, and what follows for each: an end, or the next attempt. */
async function sendOnce(attempts, acting) {
    const drafts = await Promise.all(attempts.map((attempt) => draft(attempt, acting)));
    const posts = drafts.flatMap((one) => (one.kind === 'draft' ? [one.post] : []));
    const outcomes = (posts.length === 0 ? [] : await postTogether(posts, attempts, drafts, acting)).values();
    return attempts.map((attempt, index) => {
        const one = drafts[index];
        if (one?.kind !== 'draft')
            return [attempt, one ?? MISSING];
        return [attempt, follow(attempt, one.nonce, outcomes.next().value, acting)];
    });
}
async function postTogether(posts, attempts, drafts, { service, redact }) {
    const spots = new Map();
    for (const [index, one] of drafts.entries()) {
        const spot = attempts[index]?.move.spot;
        if (one.kind === 'draft' && spot !== undefined)
            spots.set(one.post, spot);
    }
    const { reviewLine } = await __webpack_require__.e(/* import() */ 562).then(__webpack_require__.bind(__webpack_require__, 8562));
    return service.postInline(posts, (together) => reviewLine(together.flatMap((one) => spots.get(one) ?? []), redact));
}
const MISSING = { kind: 'failed', reason: NOT_TOLD };
async function draft({ move, forms, form, length }, acting) {
    const { keyring, service, job, baseSha, headSha, pin, shown } = acting;
    const { spot, anchor, twins, asNew } = move;
    const { place, lines } = forms[form] ?? {};
    const { path, ...numbers } = place ?? anchor;
    const nonce = acting.nonce();
    try {
        const marker = {
            nonce,
            job,
            evidence: acting.evidence(spot, anchor),
            newLine: anchor.newLine,
            // Where the comment stands on more than the line that the thread follows, that line is still the
            // anchor.
            ...(numbers.oldLine !== undefined && anchor.oldLine !== undefined && { oldLine: anchor.oldLine }),
            ...(shown.writer !== undefined && { writer: shown.writer }),
            ...(twins !== undefined && { twins }),
            ...(asNew && { asNew }),
        };
        const detailed = acting.detailed(spot);
        const showing = {
            lines: acting.headLines(spot),
            length,
            redact: acting.redact,
            linkTo: acting.linkTo,
            stands: lines ?? 'on-file',
            suggestion: service.can.suggestion,
            decides: acting.decides,
            twins: service.can.edits ? 'edited' : 'as-posted',
            limit: service.can.bodyLimit,
        };
        // It brings the parser of Markdown, which a run that posts nothing can do without.
        const { commentBody } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4964));
        const body = commentBody(detailed, keyring[0], service.identity, marker, showing);
        const { oldPath } = anchor;
        const position = {
            path,
            ...(oldPath !== undefined && { oldPath }),
            ...numbers,
            baseSha,
            headSha,
            ...(pin !== undefined && { pin }),
        };
        return { kind: 'draft', nonce, post: { body, position } };
    }
    catch (error) {
        // A finding whose names are too long for a marker costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'failed', reason: commentNotWritten(error.message) };
    }
}
function follow(attempt, nonce, outcome, acting) {
    if (outcome === undefined)
        return MISSING;
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
    const { message } = outcome;
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: whyNot(outcome) };
    if (outcome.refusal === 'position')
        return afterPosition(attempt, message, acting);
    if (outcome.refusal === 'too-large')
        return afterSize(attempt, message, acting);
    return { kind: 'failed', refusal: outcome.refusal, reason: whyNot(outcome) };
}
function afterPosition(attempt, reason, acting) {
    const { move, forms, form } = attempt;
    const [refused, next] = forms.slice(form);
    if (refused !== undefined && next !== undefined) {
        acting.progress(tryingForm(placeOf(move), refused.name, reason, next.name));
        return { ...attempt, form: form + 1 };
    }
    return { kind: 'refused', ...positionRefused(reason) };
}
function afterSize(attempt, reason, acting) {
    if (attempt.length === 'full') {
        acting.progress(tryingShortForm(placeOf(attempt.move)));
        return { ...attempt, form: 0, length: 'short' };
    }
    return { kind: 'refused', ...sizeRefused(reason) };
}
function placeOf({ anchor: { path, newLine } }) {
    return `${path}:${newLine}`;
}

;// CONCATENATED MODULE: ./build/src/apply/audit.js










const ROUNDS = 3;
/** The outcome for a thread that stays open and whose mark was sent again. */
const SAID = {
    kind: 'said',
    marked: true,
    reason: STAYS_OPEN,
};
/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
async function audit(journal, acting) {
    const { outcomes, lostPosts, lostMarks } = journal;
    const wrote = [...outcomes].some(([move, { kind }]) => (0,plan_move/* isWriting */.xz)(move) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + lostMarks.size === 0)
        return undefined;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const reading = await findLostPosts(journal, acting);
        if (round === 1 && acting.stopped() === undefined)
            await unnameDecided(outcomes, byDiscussion(reading), acting);
        const repeated = await repairMarks(journal, reading, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return reading;
        if (isCaughtUp(reading, outcomes))
            await postAgain(journal, acting);
        const duplicates = acting.duplicates(reading.ours);
        const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
        const fresh = byDiscussion(reading);
        await inFlight(sure, async (move) => {
            for (const [, result] of await changePortion([move], fresh, journal, acting))
                outcomes.set(move, toOutcome(result));
        });
        suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
        if (lostPosts.size + lostMarks.size + duplicates.length + repeated === 0)
            return reading;
    }
}
/**
 * A listing that shows every thread that this run is known to have posted does not hide one that it may have
 * posted before.
 */
function isCaughtUp(reading, outcomes) {
    const shown = byDiscussion(reading);
    const posted = [...outcomes].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []);
    return posted.length > 0 && posted.every((id) => shown.has(id));
}
async function postAgain({ outcomes, lostPosts }, acting) {
    for (const move of [...lostPosts.keys()]) {
        const [sent] = await sendPosts([move], acting);
        if (sent === undefined)
            continue;
        if (sent.kind === 'unknown') {
            lostPosts.set(move, sent.nonce);
            continue;
        }
        lostPosts.delete(move);
        outcomes.set(move, sent.kind === 'done' ? { kind: 'done', discussionId: sent.discussionId } : sent);
    }
}
/** Returns how many marks it sent again: a further listing has to show them. */
async function repairMarks({ outcomes, lostMarks }, { threads }, acting) {
    let repeated = 0;
    for (const [move, mark] of [...lostMarks]) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
        const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= mark.sequence;
        const repaired = isThere ||
            (!deleting && thread !== undefined && (await repeatMark(move, mark, thread, acting)).kind === 'done');
        if (!repaired)
            continue;
        if (!isThere)
            repeated += 1;
        outcomes.set(move, mark.said && move.kind === 'resolve' ? SAID : { kind: 'done' });
        lostMarks.delete(move);
    }
    return repeated;
}
/** Somebody has decided, or taken something back, since the plan was made. */
function hasNewWords(planned, { replies }) {
    return (0,decision/* statementsKey */.WB)(planned.replies) !== (0,decision/* statementsKey */.WB)(replies);
}
/**
 * Takes twins out again that were named in a thread while a person resolved it: what the comment says then is
 * what the decision holds for. Outcomes are written down.
 *
 * @param fresh our threads as a listing after the edits shows them
 */
async function unnameDecided(outcomes, fresh, acting) {
    for (const [move, { kind }] of [...outcomes]) {
        if (move.kind !== 'edit' || kind !== 'done')
            continue;
        const thread = fresh.get(move.thread.discussionId);
        if (thread === undefined || !((0,own_thread/* isLeftToPeople */.My)(thread) || hasNewWords(move.thread, thread)))
            continue;
        const { twins = [] } = move.thread;
        const { spot, nowAt } = move;
        const body = prepareNames({ spot, twins, nowAt }, thread, acting);
        if (body === undefined)
            continue;
        const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId: thread.commentId, body }]));
        if (outcome.kind !== 'done')
            outcomes.set(move, { kind: 'failed', reason: whyNot(outcome) });
    }
}

;// CONCATENATED MODULE: ./build/src/apply/clear-notes.js









/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set, and takes out of threads what was not done; `audited` is the last listing, missing
 * where nothing was written. Returns why it could not be done.
 */
async function clearNotes(moves, announced, audited, { outcomes, halfway }, acting) {
    if (announced.kind !== 'announced')
        return undefined;
    const { reading, nonces } = announced;
    const before = byDiscussion(reading);
    const marking = moves
        .filter(plan_move/* isWriting */.xz)
        .filter((move) => move.kind !== 'post')
        .filter((move) => move.kind !== 'edit')
        .filter((move) => isMarking(outcomes.get(move)));
    const unmarkedIn = (listed) => marking.filter((move) => !isMarked(move, before, listed));
    const last = audited && (await listUntil((listed) => unmarkedIn(listed).length === 0, audited, acting));
    if (acting.stopped() !== undefined)
        return undefined;
    const unmarked = last === undefined ? marking : unmarkedIn(last);
    if (last !== undefined)
        await markAgain(unmarked, last, acting);
    const states = new Map([
        ...[...halfway].map((move) => [move, 'halfway']),
        ...marking.map((move) => [move, 'done']),
        ...unmarked.map((move) => [move, 'halfway']),
    ]);
    const state = (move) => states.get(move) ?? 'untouched';
    const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
    const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
    // Somebody may have copied a note while it stood.
    const now = new Map(last?.intents.map((intent) => [intent.nonce, intent]));
    const cleared = clearable(notes, { threads: reading.ours, moves, state }).map((note) => now.get(note.nonce) ?? note);
    const stale = staleIntents({ threads: (last ?? reading).ours, moves, state });
    const left = await clearIntents(stale, acting);
    const { failure } = await deleteComments(cleared, acting);
    return failure === undefined ? left : noteNotDeleted(failure);
}
/** A mark was written. */
function isMarking(outcome) {
    return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}
/**
 * Writes marks again that a listing does not show after all the time that it had: another run has edited the
 * same comment at the same moment, and what announced the mark is gone with it. Until a further listing shows
 * them they count as missing.
 */
async function markAgain(moves, reading, acting) {
    for (const move of moves) {
        const thread = reading.threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        if (thread === undefined || !saysItself({ thread }, acting))
            continue;
        if (!(0,mark/* isUndone */.Y_)(announcedKind(move), thread.flag))
            await repeatMark(move, { said: false }, thread, acting);
    }
}
/**
 * Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What
 * was deleted needs none.
 */
function isMarked(move, before, { threads }) {
    const { discussionId } = move.thread;
    const known = before.get(discussionId);
    const now = threads.find((thread) => thread.discussionId === discussionId);
    if (known === undefined || now === undefined)
        return move.kind === 'remove-duplicate';
    // A thread that says that its finding is gone needs no more words when it is resolved.
    if (move.kind === 'resolve' && !isByReply(move) && known.lastMark?.kind === 'gone')
        return true;
    return (now.lastMark?.sequence ?? 0) >= nextSequence(known);
}
/**
 * What this run has made of threads, by discussion: the state of its move. `unknown`: it holds the thread, or
 * has no move for it. A move that writes nothing leaves its thread untouched.
 */
function statesOf({ moves, state }) {
    const states = new Map(moves.flatMap((move) => {
        if (move.kind === 'post' || (move.kind === 'leave' && move.because === 'held'))
            return [];
        return [[move.thread.discussionId, (0,plan_move/* isWriting */.xz)(move) ? state(move) : 'untouched']];
    }));
    return ({ discussionId }) => states.get(discussionId) ?? 'unknown';
}
/**
 * The notes that have said what they had to: every thread that they name is gone, has the mark or one after
 * it, or was not changed and needs no change. A thread that this run holds, or that is not of its scopes,
 * keeps its note unless its mark stands. One that an older key signed is never deleted.
 */
function clearable(intents, { threads, ...progress }) {
    const stateOf = statesOf(progress);
    const isFinished = (intent, thread) => {
        const transition = (0,mark/* transitionOf */.l9)(intent, thread.discussionId);
        if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence)
            return true;
        const became = stateOf(thread);
        return became === 'done' || (became === 'untouched' && (0,mark/* isUndone */.Y_)(transition.kind, thread.flag));
    };
    return intents.filter((intent) => intent.older === undefined && threads.every((thread) => isFinished(intent, thread)));
}
/**
 * Threads whose first comment says what a run was about to do, where nothing came of it: the flag says that
 * it was not done, and no mark replaces the words. As long as they stand, what a person does would pass for
 * the doing of that run. A thread that this run holds, or that is not of its scopes, keeps them.
 */
function staleIntents({ threads, ...progress }) {
    const stateOf = statesOf(progress);
    return threads.filter((thread) => {
        const { intent, own, flag } = thread;
        if (intent === undefined || own === undefined)
            return false;
        return (0,mark/* isUndone */.Y_)(intent.kind, flag) && (0,own_thread/* isProven */.nn)(thread) && stateOf(thread) === 'untouched';
    });
}
/** Threads in which these moves leave a word of an earlier run that is to be taken out. */
function oldIntents(moves, known) {
    return staleIntents({ threads: known.ours, moves, state: () => 'done' });
}
/** Notes of earlier runs that are deleted when these moves are made. */
function oldNotes(moves, known) {
    return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}
/**
 * Takes out of threads, as a listing right before shows them, what was not done. Returns why one could not.
 */
async function clearIntents(threads, acting) {
    let failure;
    await inFlight(inPortions(threads, acting.service.can.changesAtOnce), async (portion) => {
        const outcomes = await acting.service.edit(portion.map((thread) => toIntentEdit(thread, undefined, acting)));
        for (const outcome of outcomes)
            if (outcome.kind !== 'done')
                failure = whyNot(outcome);
    });
    return failure === undefined ? undefined : intentNotCleared(failure);
}

;// CONCATENATED MODULE: ./build/src/apply/post-threads.js





/** After this many refusals in a row it is not the single comment: posting stops. */
const REFUSALS_IN_A_ROW = 5;
/**
 * Posts new threads, worst first, as many at once as the service takes. The first ones are looked for in the
 * listing before the rest follow: a service that strips or rewrites what makes a comment ours would get the
 * same comments again at every run. Outcomes are written down as they come. Returns why the run goes no
 * further, or undefined.
 */
async function postThreads(posts, { outcomes, lostPosts }, acting) {
    if (posts.length > 0)
        acting.progress(postingThreads(posts.length));
    let refusals = 0;
    let stop;
    let isReady = true;
    const isListed = acting.service.can.whileNotReady === 'top-level';
    const fail = (reason, waits) => ({
        kind: 'failed',
        reason,
        ...(waits && isListed && { listed: true }),
    });
    const note = (move, sent) => {
        switch (sent.kind) {
            case 'done':
                refusals = 0;
                outcomes.set(move, { kind: 'done', discussionId: sent.discussionId });
                return sent.nonce;
            case 'unknown':
                lostPosts.set(move, sent.nonce);
                outcomes.set(move, { kind: 'failed', reason: sent.reason });
                return undefined;
            case 'failed':
                if (sent.refusal === 'not-ready') {
                    isReady = false;
                    stop = notReady(sent.reason);
                }
                outcomes.set(move, fail(sent.reason, sent.refusal === 'not-ready'));
                return undefined;
            case 'refused':
                outcomes.set(move, { kind: 'refused', reason: sent.reason });
                refusals += 1;
                if (refusals >= REFUSALS_IN_A_ROW) {
                    stop = refusedInARow(refusals, sent.reason, sent.remedy);
                }
                return undefined;
        }
    };
    /** Gives the nonces of those that were posted for sure. */
    const post = async (batch) => {
        stop ??= acting.stopped();
        if (stop !== undefined) {
            for (const move of batch)
                outcomes.set(move, fail(notReached(stop), !isReady));
            return [];
        }
        const sent = await sendPosts(batch, acting);
        return batch.flatMap((move, index) => {
            const one = sent[index];
            return (one === undefined ? undefined : note(move, one)) ?? [];
        });
    };
    const batches = [...inPortions(posts, acting.service.can.postsAtOnce)];
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await post(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const confirmed = await confirmPosted(nonces, acting);
        if (confirmed.kind === 'distrust') {
            for (const move of rest)
                outcomes.set(move, { kind: 'failed', reason: notReached(confirmed.reason) });
            return confirmed;
        }
        const news = findNews(confirmed.reading, nonces, rest, acting);
        if (news !== undefined) {
            for (const move of rest)
                outcomes.set(move, { kind: 'not-tried', reason: news });
            return { kind: 'news', reason: news };
        }
        break;
    }
    await inFlight(batches, async (batch) => {
        await post(batch);
    });
    return undefined;
}
/**
 * Threads of ours that the plan did not know, of a scope that still has something to post: a listing that
 * lagged, or a run that races.
 */
function findNews(reading, nonces, rest, { known, onNews }) {
    if (onNews === 'go-on')
        return undefined;
    const scopes = new Set(rest.map(({ spot }) => (0,finding/* scopeKey */.OD)(spot.scope)));
    const before = new Set(known.ours.map((thread) => thread.discussionId));
    const news = reading.ours.filter((thread) => !nonces.includes(thread.nonce) &&
        !before.has(thread.discussionId) &&
        scopes.has((0,finding/* scopeKey */.OD)(thread.evidence.scope)));
    return news.length === 0 ? undefined : threadsAppeared(news.length);
}

;// CONCATENATED MODULE: ./build/src/apply/apply-plan.js












/**
 * Does what the plan says, station by station: see `act`. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
async function applyPlan(moves, decideOverview, acting) {
    const journal = emptyJournal();
    const { outcomes } = journal;
    const overview = decideOverview([]);
    const isLeft = oldNotes(moves, acting.known).length + oldIntents(moves, acting.known).length > 0;
    if (!moves.some(plan_move/* isWriting */.xz) && !(0,plan_overview/* writesOverview */.m3)(overview) && !isLeft)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, decideOverview, journal, acting)) };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1 || error instanceof errors/* MayNotWriteError */.ek)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const move of moves.filter(plan_move/* isWriting */.xz)) {
            if (!outcomes.has(move))
                outcomes.set(move, { kind: 'failed', reason: notReached(reason) });
        }
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
/**
 * The stations, each once and in this order; none knows another, and each finds in the journal what those
 * before it did. Post; look at the change again, since what moved on is left to the run for it; bring the
 * overview up to date; announce what is about to be resolved and reopened; change the threads that are there;
 * look at all that was written, and repair it; take the note back.
 */
async function act(moves, decideOverview, journal, acting) {
    const posts = moves.filter((move) => move.kind === 'post');
    const changes = moves.filter(plan_move/* isWriting */.xz).filter((move) => move.kind !== 'post');
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await acting.service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, changes, journal, acting);
    const overview = decideOverview(refusedIn(journal));
    const replaced = (0,plan_overview/* writesOverview */.m3)(overview) ? await applyOverview(overview, acting) : undefined;
    const announced = await announce(changes, acting);
    await changeThreads(changes, announced, journal, acting);
    const audited = await audit(journal, acting);
    const cleared = await clearNotes(moves, announced, audited, journal, acting);
    return {
        end: 'applied',
        overview,
        failures: [replaced, cleared].filter((reason) => reason !== undefined),
    };
}
/**
 * Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made: it
 * must not take them for missing.
 */
async function stop({ kind, reason }, changes, journal, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const move of changes)
        journal.outcomes.set(move, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (journal.lostPosts.size > 0)
        await findLostPosts(journal, acting);
    return { end: kind, failures: [reason] };
}
function refusedIn({ outcomes }) {
    return [...outcomes].flatMap(([move, outcome]) => {
        const why = move.kind === 'post' ? whyListed(outcome) : undefined;
        if (move.kind !== 'post' || why === undefined)
            return [];
        const { spot: own, covered = [], asNew } = move;
        return [own, ...covered].map((spot) => ({ spot, ...why, ...(asNew && { asNew }) }));
    });
}
function whyListed(outcome) {
    if (outcome.kind === 'refused')
        return { why: 'unanchored', reason: outcome.reason };
    if (outcome.kind !== 'failed' || outcome.listed === undefined)
        return undefined;
    return { why: 'not-posted', reason: outcome.reason };
}
function whatMoved(now, { shown, service: { noun } }) {
    if (shown.head !== null && now.head !== null && now.head !== shown.head) {
        return { kind: 'superseded', reason: newHead(noun, now.head) };
    }
    if (shown.base !== null && now.base !== null && now.base !== shown.base) {
        return { kind: 'base-moved', reason: newBase(noun, now.base) };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/finding/about.js
var about = __webpack_require__(850);
// EXTERNAL MODULE: ./build/src/git/file-texts.js
var file_texts = __webpack_require__(1583);
// EXTERNAL MODULE: ./build/src/plan/plan.js + 2 modules
var plan = __webpack_require__(5100);
// EXTERNAL MODULE: ./build/src/report/check.js
var check = __webpack_require__(6183);
// EXTERNAL MODULE: ./build/src/report/shared-check.js
var shared_check = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(3629);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(6856);
// EXTERNAL MODULE: ./build/src/review/decide.js + 1 modules
var decide = __webpack_require__(1046);
;// CONCATENATED MODULE: ./build/src/review/apply.js











/** Reads what comments show beyond the findings, and does what was decided. */
async function apply({ plan: { moves }, decideOverview }, { found, logs, reading, observation, linkTo, onNews }, job, { service, keyring, diff }) {
    const { situation } = observation;
    const { commits, shown } = found;
    const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
    const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
    const [detailed] = await Promise.all([
        logs.readDetails(situation.findings, posted.flatMap(({ findings }) => findings)),
        observation.readTexts([...posted, ...reopened]),
    ]);
    const details = await showCode(detailed, job.git, commits.analyzed, job.redact);
    return applyPlan(moves, decideOverview, {
        ...job,
        service,
        job: job.name,
        keyring,
        known: reading,
        onNews,
        linkTo,
        decides: (0,decide/* countsDecisions */.MN)(job.inputs, service),
        baseSha: commits.base,
        headSha: commits.head,
        // A diff that was given need not be the one that the pin is of.
        pin: diff === undefined ? shown.pin : undefined,
        shown,
        beforeFirstWrite: () => putRunning(job, service, commits.analyzed),
        evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
        anchor: observation.anchor,
        duplicates: (threads) => (0,plan/* planDuplicates */.GG)(observation.duplicates(threads), situation).flatMap((move) => move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : []),
        // Lines of code become part of a comment where a fix is suggested.
        headLines: (spot) => observation.headLines(spot)?.map((line) => (0,secrets/* redactVisible */.kM)(line, job.redact)),
        detailed: (spot) => ({
            ...spot,
            findings: spot.findings.map((finding) => details.get(finding) ?? finding),
        }),
    });
}
/** Has the check say that the run is under way. */
async function putRunning({ name, host, progress }, service, analyzed) {
    const { sharedVerdicts: shared } = service;
    const around = shared === undefined
        ? { beginning: '', end: (0,report_words/* atCommit */.nt)(analyzed) }
        : { beginning: (0,shared_check/* beginningOf */.VI)(shared), end: '' };
    const outcome = await service.putVerdict((0,check/* runningVerdict */.LJ)(name, around, host.runUrl));
    if (outcome.kind !== 'done')
        progress(`The check ${name} could not be set: ${outcome.message}`);
}
/** What a run that writes nothing would take away of what earlier runs left behind. */
function describeLeftovers(moves, reading) {
    return [
        ...oldNotes(moves, reading).map(({ head }) => `Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`),
        ...oldIntents(moves, reading).map(({ commentId, intent }) => `Comment ${commentId}: take out what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`),
    ];
}
/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const BATCH = 32;
/**
 * Findings whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the finding is about one.
 *
 * @param details findings by what they were read as
 */
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,text_lines/* truncate */.xv)((0,text_lines/* oneLine */.TN)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, finding]) => {
        const { flow } = finding;
        if (flow === undefined)
            return [read, finding];
        const shown = (text) => (0,secrets/* redactVisible */.kM)(text, redact);
        const hide = (0,about/* isAboutSecrets */.r)(finding) ? (text) => (0,secrets/* cutKeys */.To)((0,text_lines/* visibleText */.Q6)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}
/** The lines that steps stand on, by path and number. */
async function readLines(steps, git, commit) {
    const wanted = new Map();
    for (const { path, line } of steps) {
        if (path === undefined || line === undefined)
            continue;
        const own = wanted.get(path);
        if (own !== undefined)
            own.set(line, '');
        else if (wanted.size < MOST_FILES)
            wanted.set(path, new Map([[line, '']]));
    }
    const paths = [...wanted.keys()];
    for (let start = 0; start < paths.length; start += BATCH) {
        const batch = paths.slice(start, start + BATCH);
        const texts = (0,file_texts/* openTexts */.ng)(git);
        await texts.read(batch.map((path) => ({ commit, path })));
        for (const path of batch) {
            const all = texts.lines(commit, path) ?? [];
            const own = wanted.get(path) ?? new Map();
            for (const number of own.keys()) {
                const line = all[number - 1] ?? '';
                if (line.length <= LONGEST_LINE)
                    own.set(number, line);
            }
        }
    }
    return wanted;
}
function stepsOf(trail) {
    return trail === undefined ? [] : [...trail.first, ...trail.last];
}


/***/ }),

/***/ 579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   a: () => (/* binding */ soleOutcome)
/* harmony export */ });
/*
 * What the rest of the program knows of a review service: it lists, posts, resolves and tells a verdict. What
 * is reviewed on it is a change: a deployment request, a merge request, a pull request.
 */
/** The outcome of the one change that was sent. */
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
/** Sends what a service takes one at a time, and gives the outcomes in their order. */
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


/***/ })

};
