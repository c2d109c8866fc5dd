export const id = 540;
export const ids = [540];
export const modules = {

/***/ 38578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isAboutSecrets)
/* harmony export */ });
/** Tools that look for nothing else. */
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
/**
 * Whether a finding is about somebody's password or key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}


/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ cutKeys)
/* harmony export */ });
/** Characters of a key that are shown: enough to tell which one is meant. */
const SHOWN = 4;
const CUT = '…';
/**
 * What stands between the first and the last line of a private key (RFC 7468), or to the end where that is
 * missing.
 */
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
/**
 * What issuers begin their keys with: AWS, GitHub, GitLab, Slack, Stripe, Google, SendGrid, npm, OpenAI,
 * Hugging Face, JSON Web Tokens and others.
 */
const ISSUED = /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
/** The password in an address: `https://user:password@host`. */
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
/** A quoted value: `password = "…"`, `password: '…'`. */
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;
/**
 * Of so many neighboring characters one is of another kind than the one before: in names fewer are, in random
 * texts every second or third.
 */
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;
/**
 * The text of a finding about secrets, with what looks like one cut to its first four characters: private
 * keys, what begins as issuers of keys write them, passwords in addresses, quoted values, and long words of
 * mixed characters. What was cut is not cut again.
 */
function cutKeys(text) {
    return [ISSUED, IN_ADDRESS, QUOTED]
        .reduce((shown, pattern) => shown.replace(pattern, cut), text.replace(PEM, (_, head, key) => head + cut(key)))
        .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}
function cut(key) {
    return key.slice(0, SHOWN) + CUT;
}
/** Words, paths and names in any case have few digits among letters, and change the case now and then. */
function looksRandom(token) {
    const signs = token.replace(/[^A-Za-z0-9]/g, '');
    const digits = signs.replace(/\D/g, '').length;
    const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
    return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}


/***/ }),

/***/ 32540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentBody: () => (/* binding */ commentBody)
});

// EXTERNAL MODULE: ./build/src/text/markdown.js + 1 modules
var text_markdown = __webpack_require__(19992);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
// EXTERNAL MODULE: ./build/src/thread/comment-facts.js
var comment_facts = __webpack_require__(8093);
// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var lib = __webpack_require__(71541);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 8 modules
var mdast_util_gfm_lib = __webpack_require__(66460);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 9 modules
var mdast_util_to_markdown_lib = __webpack_require__(36357);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
;// CONCATENATED MODULE: ./build/src/text/parsing-steps.js
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

;// CONCATENATED MODULE: ./build/src/text/fence-language.js
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

;// CONCATENATED MODULE: ./build/src/text/html-tag.js
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

// EXTERNAL MODULE: ./build/src/text/visible-text.js
var visible_text = __webpack_require__(79451);
// EXTERNAL MODULE: ./build/src/text/web-url.js
var web_url = __webpack_require__(54883);
;// CONCATENATED MODULE: ./build/src/text/inline-markdown.js




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
    if ((0,web_url/* webUrl */.q)(url) === undefined)
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
    return (0,text_markdown/* escapeInline */.VV)((0,visible_text/* visibleText */.Q)(text).replace(/\s+/g, ' '), 'apart').replace(/!$/, '\\!');
}

;// CONCATENATED MODULE: ./build/src/text/plain-blocks.js



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

// EXTERNAL MODULE: ./build/src/text/plain-lines.js
var plain_lines = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/src/text/seal.js + 2 modules
var seal = __webpack_require__(51234);
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
    const source = (0,truncate/* truncate */.x)((0,plain_lines/* plainLines */.y)(markdown), limit);
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

;// CONCATENATED MODULE: ./build/src/thread/comment-help.js

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
    return saysHow ? 'Why it matters and how to fix it' : 'Why it matters';
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

;// CONCATENATED MODULE: ./build/src/thread/comment-message.js


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
        return renderMessage((0,truncate/* truncate */.x)(only[0], LONGEST_MESSAGE), only[1].length);
    }
    const shown = groups
        .slice(0, MOST_LISTED)
        .map(([message, { length }]) => comment_message_toItem(renderMessage((0,truncate/* truncate */.x)(message, LONGEST_LISTED), length)));
    const rest = groups.length - shown.length;
    return [...shown, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n');
}
/** Indented lines are data (retire.js appends JSON), and shown as they stand. */
function renderMessage(message, count) {
    const text = message.trim();
    const times = count === 1 ? '' : ` (${count} times)`;
    const [first = '', ...rest] = text.split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,text_markdown.escapeMarkdown)(first)}${times}\n\n${(0,text_markdown/* codeFence */.d6)(rest.join('\n'))}`
        : (0,text_markdown.escapeMarkdown)(text) + times;
}
function comment_message_toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

// EXTERNAL MODULE: ./build/src/text/link-to.js
var link_to = __webpack_require__(84827);
// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/thread/comment-places.js




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
        title: distinct.length === 1 ? 'Data flow' : `Data flow ${index + 1} of ${distinct.length}`,
        markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n… ${rest} more flows in the log` : flow,
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
    return markdown === '' ? [] : [{ title: 'Related places', markdown }];
}
function renderOmitted(count) {
    return count === 0 ? '' : `… ${count} more in the log`;
}
function renderStep(step, linkTo) {
    const place = placeOf(step);
    const parts = [
        place === ''
            ? ''
            : (0,link_to/* placeLink */.a)((0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
        (0,text_markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(step.message ?? '')),
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

// EXTERNAL MODULE: ./build/src/finding/about-secrets.js
var about_secrets = __webpack_require__(38578);
// EXTERNAL MODULE: ./build/src/text/cut-keys.js
var cut_keys = __webpack_require__(91254);
;// CONCATENATED MODULE: ./build/src/thread/column-unit.js
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

;// CONCATENATED MODULE: ./build/src/thread/suggestion.js

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
    if (deleted !== undefined && suggestion_toLines(deleted).join('\n') !== taken)
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
    return trim(first.startLine, before, suggestion_toLines(text), lines.length);
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
function suggestion_toLines(text) {
    return text.split(/\r\n|\n|\r/);
}

;// CONCATENATED MODULE: ./build/src/thread/comment-suggestion.js





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
 * @param at line of the spot in the text, from 1; a change elsewhere says where
 * @param oneClick which blocks a click takes over, where there are such
 * @param lines the file that the log speaks of, if the head has it too
 */
function renderSuggestions(findings, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = findings.flatMap((finding) => {
        const { fixes = [] } = finding;
        // The line that goes holds the very key that the finding is about.
        const secret = (0,about_secrets/* isAboutSecrets */.r)(finding);
        const show = secret ? cut_keys/* cutKeys */.T : (line) => line;
        const suggestions = fixes.flatMap((fix) => {
            const changes = toSuggestion(fix, lines);
            return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
        });
        return suggestions
            .slice(0, 1)
            .map((changes) => (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
            renderChanges(changes, at, show));
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `Suggested fix:\n\n${block}`);
}
function countLines(changes) {
    return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}
/**
 * All lines from the first that changes to the last, with the commented one among them. Undefined where these
 * are more than a block may stand for, where nothing would be left, or where what is shown would be another
 * text, which a click would put into the file: the gate may write it in another way, and a secret of ours is
 * hidden in it.
 */
function renderOneClick(changes, at, lines, { name, around = 0, redact = (text) => text }) {
    // What is only added replaces nothing, and stands before its line.
    if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0))
        return undefined;
    const first = Math.min(at, ...changes.map(({ line }) => line));
    const last = Math.max(at, ...changes.map(({ line, removed }) => line + removed.length - 1));
    const [above, below] = [at - first, last - at];
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
    const block = (0,text_markdown/* codeFence */.d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,seal/* sealBody */.e)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChanges(changes, at, show) {
    const isHere = changes.length === 1 && changes[0]?.line === at;
    const lines = changes.flatMap(({ line, removed, added }) => [
        ...(isHere ? [] : [`@@ line ${line} @@`]),
        ...removed.map((text) => `-${show(text)}`),
        ...added.map((text) => `+${show(text)}`),
    ]);
    return (0,text_markdown/* codeFence */.d6)(lines.join('\n'), 'diff');
}

// EXTERNAL MODULE: ./build/src/thread/cover.js
var cover = __webpack_require__(36165);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(96198);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(53554);
;// CONCATENATED MODULE: ./build/src/thread/comment-body.js










/** Most characters of a message in the short form, before it is escaped. */
const SHORT_MESSAGE = 300;
/**
 * The comment that starts a thread: what is wrong in the tool's words, the facts on one line, a fix where one
 * holds, and folded away why it matters and where else to look, all of it only where the log has it; then the
 * hidden marker. What people see is redacted once more at the end: HTML that goes and entities that are read
 * may put a secret together.
 */
function commentBody(spot, keys, identity, marker, { lines, length = 'full', stands = 'on-line', suggestion, limit, linkTo, redact, twins = 'as-posted', }) {
    const findings = spot.findings.filter(({ presence }) => presence.kind === 'present');
    const facts = (0,comment_facts/* renderFacts */.I)(spot, marker.newLine, stands);
    const told = { ruleId: spot.rule.id, level: spot.level };
    const named = [(0,twin/* renderTwins */.A9)(marker.twins ?? [], told, twins)].filter((text) => text !== '');
    const help = length === 'short' ? '' : renderHelp(spot.rule, findings);
    const parts = length === 'short'
        ? [renderFirst(findings), facts, ...named]
        : [
            renderMessages(findings),
            facts,
            ...named,
            ...renderSuggestions(findings, marker.newLine, lines, stands === 'on-line' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold(titleOfHelp(help, findings), help),
            ...renderPlaces(findings, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return (0,cover/* sealMarked */.qm)({
        markdown: redact(parts.join('\n\n')),
        hidden: (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, marker),
    }, limit);
}
function renderFirst(findings) {
    const [message = '', ...others] = new Set(findings.map((finding) => finding.message));
    const rest = others.length === 0 ? '' : `\n\n… and ${others.length} more on this line`;
    return (0,text_markdown.escapeMarkdown)((0,truncate/* truncate */.x)(message, SHORT_MESSAGE)) + rest;
}
/** The blank lines end the block of HTML, so that Markdown is read as such in between. */
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}


/***/ })

};
