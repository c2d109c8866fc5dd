export const id = 5085;
export const ids = [5085];
export const modules = {

 63257:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $u: () => ( toRuleRows),
   U6: () => ( overviewBody),
   ci: () => ( addressOf),
   j$: () => ( renderRuleRow),
   sp: () => ( withoutPath),
   v8: () => ( RULE_COLUMNS)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18930);







const SHOWN_ROWS = 20;
const ROWS = 100;
const WHY = {
    unanchored: ['has no place on the diff', 'have no place on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
function overviewBody(entries, linkTo) {
    const listed = entries.filter(({ twinOf }) => twinOf === undefined);
    const twins = Map.groupBy(entries, ({ twinOf }) => twinOf);
    const rows = toRuleRows(listed.map(({ spot, why, reason }) => ({
        about: spot,
        message: spot.findings[0]?.message ?? '',
        reason: why === 'over-limit' ? '' : reason,
        also: (twins.get(spot) ?? []).map((twin) => twin.spot),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
        [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
        ...(folded.length > 0
            ? [
                `<details><summary>${countRules(folded.length)}</summary>`,
                [...RULE_COLUMNS, ...folded].join('\n'),
                '</details>',
            ]
            : []),
        ...(rest > 0 ? [`\u2026 and ${countRules(rest)}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function countRules(count) {
    return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}
function countWhy(listed) {
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
        const [first] = group;
        const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
        const many = index === 0 ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__ .Uf)(scope, rule.product)))),
                ],
            },
        ];
    });
}
const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_2__ .WG.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '\u2013';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


 }),

 18930:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( HEADINGS),
   Bi: () => ( RESEMBLES),
   Ds: () => ( TRANSITIONS),
   GM: () => ( HOW_TO_DECIDE),
   H_: () => ( AS_OF),
   Js: () => ( COUNTS),
   PN: () => ( WAS_HERE),
   Uf: () => ( toolName),
   V1: () => ( DECIDED),
   WG: () => ( TWINS),
   ls: () => ( NOW_AT),
   mu: () => ( FORGED),
   qY: () => ( FACTS),
   y9: () => ( LEVEL_NAMES)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
const HEADINGS = {
    why: 'Why it matters',
    whyAndHow: 'Why it matters and how to fix it',
    fix: 'Suggested fix:',
    flow: 'Data flow',
    flowOf: (number, count) => `Data flow ${number} of ${count}`,
    related: 'Related places',
};
const FACTS = {
    severity: (severity) => `severity ${severity}`,
    line: (line) => `line ${line}`,
    lines: (first, last) => `lines ${first}\u2013${last}`,
    changedLine: (line) => `@@ line ${line} @@`,
};
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `\u2026 and ${count} more`,
    moreOnLine: (count) => `\u2026 and ${count} more on this line`,
    moreFlows: (count) => `\u2026 ${count} more flows in the log`,
    moreInLog: (count) => `\u2026 ${count} more in the log`,
};
const NOW_AT = { start: 'Now at ' };
const FORGED = {
    start: 'Somebody else changed what SARIF Review said here: its finding, where it is still there, has ',
    thread: 'another thread',
};
const RESEMBLES = {
    over: 'Reported again in a new thread, because this account may not reopen the one on ',
    start: 'A person already decided about ',
    unfetched: (commit) => `, which may be the same problem. Commit ${commit} could not be fetched to compare the two, so please decide again.`,
    changed: ', which may be the same problem. What the tool says or the code is no longer the same, so please decide again.',
};
const WAS_HERE = 'It was here before this line was edited';
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
const TWINS = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
const HOW_TO_DECIDE = "<sub>To decide, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
const AS_OF = ' as of ';
const TRANSITIONS = {
    'taken back': 'The decision was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    over: 'Reported again, and this account may not reopen this thread,',
    gone: 'Left open, because somebody replied: the finding is gone',
};


 }),

 50850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => ( speaksOfParsing),
   r: () => ( isAboutSecrets)
 });
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    /expected [`'"\u2018][^\w\s=][`'"\u2019]/i,
];
const BEGINNING = 1_000;
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


 }),

 31218:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( toJson)
 });
const PART = 64 * 1024;
function* toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}


 }),

 10492:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EN: () => ( joinInline),
   Kc: () => ( escapeLineStart),
   O0: () => ( encodePath),
   SS: () => ( codeSpan),
   VV: () => ( escapeInline),
   aE: () => ( placeLink),
   d6: () => ( codeFence),
   escapeMarkdown: () => ( escapeMarkdown),
   nf: () => ( link),
   xR: () => ( tableCell)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


const LIVE_SIGN = /[#\uff03\ufe5f!%~&$@\uff20\ufe6b](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
function escapeMarkdown(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); 
}
function codeSpan(text) {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
function codeFence(text, language = '') {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
function link(label, url) {
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(label);
    const target = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .qP)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || saysWhere(name, host, target) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
function escapeInline(line, urls) {
    return joinInline((0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(line, urls).map(renderPiece));
}
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? _lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe + next : next))
        .join('');
}
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
function autolink(url) {
    return `<${url}>`;
}
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
const PLAIN_WORD = /^[\p{L}\p{N}(,;:'-]*$/u;
const CLOSING = '.,;:!?)';
function saysWhere(label, host, { href }) {
    const [, weakness] = /^CWE-(\d{1,5})$/u.exec(label) ?? [];
    if (weakness !== undefined && href === `https://cwe.mitre.org/data/definitions/${weakness}.html`)
        return true;
    const words = label.split(' ');
    const saying = words.filter((word) => beginsWithHost(withoutClosing(word).replace(/^\(/u, ''), host));
    return (saying.length > 0 &&
        (words[0] === saying[0] ||
            words.every((word) => saying.includes(word) || PLAIN_WORD.test(withoutClosing(word)))));
}
function withoutClosing(word) {
    let end = word.length;
    while (end > 0 && CLOSING.includes(word[end - 1] ?? ' '))
        end -= 1;
    return word.slice(0, end);
}
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}
function placeLink(name, address) {
    const code = codeSpan((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
function encodePath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
        .join('/');
}
function encodeSign(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}


 })

};
