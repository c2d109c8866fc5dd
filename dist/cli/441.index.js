export const id = 441;
export const ids = [441];
export const modules = {

/***/ 76231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUsable),
/* harmony export */   o: () => (/* binding */ usableFingerprints)
/* harmony export */ });
/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** What Semgrep writes for every result when nobody is logged in. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
/** The fingerprints of a finding that may identify it, name to value. */
function usableFingerprints(finding) {
    const usable = new Map();
    for (const [name, value] of Object.entries(finding.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
/** Whether a fingerprint may identify its finding: non-empty, and not on the list of known impostors. */
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}


/***/ }),

/***/ 97982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toKeyring)
/* harmony export */ });
/* harmony import */ var _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Those of previous ones are older. With neither it is
 * keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKey, previousSigningKey } = secrets;
    const ofSigning = signingKey === undefined ? undefined : (0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .deriveKeys */ .Cd)(signingKey);
    if (!('clientSecret' in secrets))
        return [ofSigning ?? keyless(secretsOfCi), ...olderKeys('previous-signing-key', previousSigningKey)];
    const { clientSecret, previousClientSecret } = secrets;
    const ofClient = (0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .deriveKeys */ .Cd)(clientSecret);
    const present = ofSigning === undefined ? [ofClient] : [ofSigning, ofClient];
    return [
        ...present,
        ...olderKeys('previous-signing-key', previousSigningKey),
        ...olderKeys('previous-client-secret', previousClientSecret),
    ];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ : { ..._thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ, withheld: true };
}
function olderKeys(older, secret) {
    return secret === undefined ? [] : [{ ...(0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .deriveKeys */ .Cd)(secret), older }];
}


/***/ }),

/***/ 9915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: () => (/* binding */ describeUnresolved),
/* harmony export */   Sf: () => (/* binding */ describeOlder),
/* harmony export */   YB: () => (/* binding */ describeReading)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57764);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66428);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74396);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40452);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10140);







/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.edited ? [thread.discussionId] : []));
    const sealed = ours.filter(({ origin }) => origin === 'sealed').length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments in the discussions ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(edited)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(scope)}, which are left alone`),
    ];
}
function describeSealed(sealed) {
    const [what, left] = sealed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${sealed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get no secret that is not given to them by name (docs/forks.md)`;
}
function describeForged(forged, [{ keyless }]) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return keyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, which counts for nothing: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-signing-key or previous-client-secret`;
}
/** Most accounts that are named. */
const MOST_ACCOUNTS = 5;
/** Without a key, or from before there was one, what somebody else wrote is nothing of ours. */
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1 ? ['comment looks', 'was', 'it counts'] : ['comments look', 'were', 'they count'];
    const who = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_5__/* .firstFew */ .D)([...new Set(authors)].map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so that ${they} for nothing: ${remedy}`;
}
/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Where the
 * listing says that this client wrote a thread, its next edit signs it again.
 */
function describeOlder({ ours, overviews, intents }, keyring) {
    const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
    if (inputs === '')
        return [];
    const needing = ours.filter((thread) => (thread.older || thread.own?.keys.older !== undefined) &&
        ['open', 'reopened'].includes((0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind));
    const open = needing.length;
    const isLeft = needing.some(({ older }) => older);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? `no open thread needs ${inputs} any more`
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} ${inputs}: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the present key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with ${inputs}, and no run deletes them: delete them by hand`,
            ]),
    ];
}
/**
 * How many threads stay open although their finding is gone, because this client may not resolve them.
 *
 * @param needs what resolving needs, as the review service says it
 */
function describeUnresolved({ plan, outcomes }, needs) {
    const moves = plan?.moves ?? [];
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const { length } = said;
    if (length === 0)
        return [];
    const what = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecidedByReply */ .Gl) ? 'fixed or decided' : 'fixed';
    const threads = length === 1
        ? `1 thread says that its finding is ${what}, and stays`
        : `${length} threads say that their findings are ${what}, and stay`;
    const remedy = needs === undefined ? '' : `. That needs ${needs}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}


/***/ }),

/***/ 66428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** The first names in a line, and how many more there are: `a, b and 7 more`. */
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 75524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ lettersOf)
/* harmony export */ });
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu;
/**
 * The letters and digits of a text (Unicode, NFC), in their order: what a service that tidies up spaces,
 * punctuation and line breaks leaves as it is.
 */
function lettersOf(text) {
    return (text.normalize('NFC').match(LETTERS_AND_DIGITS) ?? []).join('');
}


/***/ }),

/***/ 51234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ sealBody)
});

// EXTERNAL MODULE: ./build/src/text/code-spans.js
var code_spans = __webpack_require__(94796);
;// CONCATENATED MODULE: ./build/src/text/open-blocks.js

/** CommonMark §4.5, after the marks of quotes and lists. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
/**
 * The lines that close what a Markdown text leaves open at its end: fenced code, an HTML comment,
 * `<details>`. Empty where nothing is open. It knows what we write ourselves, not all of CommonMark: a wrong
 * guess costs looks, nothing else.
 */
function closingLines(markdown) {
    let fence;
    let inComment = false;
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        if (!inComment)
            fence = openedFence(line);
        if (fence !== undefined)
            continue;
        const read = readTags(line, inComment);
        inComment = read.inComment;
        details = Math.max(0, details + read.details);
    }
    const closing = [];
    if (fence !== undefined)
        closing.push(fence.prefix + fence.ticks);
    if (inComment)
        closing.push('-->');
    for (; details > 0; details--)
        closing.push('', '</details>');
    return closing;
}
function openedFence(line) {
    const [, marks = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (ticks === '' || (ticks.startsWith('`') && info.includes('`')))
        return undefined;
    if (marks.trim() === '' && INDENTED_CODE.test(marks))
        return undefined;
    return { prefix: marks.replace(/[^\s>]/g, ' '), ticks };
}
function closesFence(line, fence) {
    // Within a quote or a list the closing line carries marks or spaces of its own; at the top at most three
    // spaces.
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
/** How many `<details>` a line leaves open (or closes, if negative), and whether it ends within a comment. */
function readTags(line, startsInComment) {
    let rest = startsInComment ? line : withoutCode(line);
    let inComment = startsInComment;
    let details = 0;
    while (rest !== '') {
        const end = rest.indexOf(inComment ? '-->' : '<!--');
        const read = end === -1 ? rest : rest.slice(0, end);
        if (!inComment)
            details += balance(read);
        if (end === -1)
            break;
        // `<!-->` is a whole comment (CommonMark §6.6): its dashes count twice.
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,code_spans/* splitCodeSpans */.Z)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}

;// CONCATENATED MODULE: ./build/src/text/open-inline.js

/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
function openInlineStart(line) {
    for (const part of (0,code_spans/* splitCodeSpans */.Z)(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}

// EXTERNAL MODULE: ./build/src/text/plain-lines.js
var plain_lines = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
// EXTERNAL MODULE: ./build/src/text/zero-width-space.js
var zero_width_space = __webpack_require__(17253);
;// CONCATENATED MODULE: ./build/src/text/seal.js





/** Where no other limit is known: services take at least as much (GitHub 65,536). */
const BODY_CHARACTERS = 65_000;
const CUT = '…';
/**
 * Slashes that may not stay as they are. One that begins a line would run as a quick action, in fences and
 * HTML comments too. GitLab takes no white space before it; a service that trims lines would, and then it is
 * the name of a command that counts: ` // a comment` is none.
 */
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = /<!--(?=\s*sarif-review)/gi;
/**
 * The last gate of every body that is posted. `markdown` is what people see; `hidden` is one line, ready-made
 * (our marker), that stands alone at the end after a blank line and is never cut.
 *
 * The body has no control characters but `\n` and `\t`, no lone surrogates, no line that begins with a slash
 * (or with white space, a slash and a name), no marker but `hidden`, nothing left open, and at most `limit`
 * characters (UTF-16 units): what is over is cut from `markdown`, visibly.
 */
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.markdown))
        .replace(MARKER_START, `<!${zero_width_space/* ZERO_WIDTH_SPACE */.p}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`);
}
/**
 * Cuts where needed and closes what is open then. What closes takes room itself, so a cut may have to move
 * up.
 */
function fitInto(markdown, room) {
    for (let budget = room; budget > 0;) {
        const kept = cut(markdown, budget);
        const closed = [kept, ...closingLines(kept)].join('\n');
        if (closed.length <= room)
            return closed;
        budget -= closed.length - room;
    }
    return room < CUT.length || markdown === '' ? '' : CUT;
}
/**
 * Cuts at the end of a line where that loses less than half: half a table row or tag renders badly. Within a
 * line it cuts before what it would leave open: a mention is dead inside a code span, and alive inside half
 * of one.
 */
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,truncate/* truncate */.x)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + openInlineStart(lastLine)).trimEnd() + CUT;
}


/***/ }),

/***/ 36165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ NOTHING_COVERED),
/* harmony export */   OE: () => (/* binding */ visibleOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   qm: () => (/* binding */ sealMarked)
/* harmony export */ });
/* harmony import */ var _text_letters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75524);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51234);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);
/* harmony import */ var _marker_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27816);




/**
 * The first line of a body whose marker no key signs; with the marker, which is the last one, it holds what
 * is between them: whoever can make a comment of ours repeat a text cannot have it begin or end with that.
 */
const OPENING = '<!-- static analysis -->';
/**
 * The gate of a body with a marker of ours. A marker without a key is made to hold for this text alone, which
 * has to be known as it is posted.
 */
function sealMarked({ markdown, hidden }, limit) {
    if ((0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkerText */ .PY)(hidden)?.cover === undefined)
        return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealBody */ .e)({ markdown, hidden }, limit);
    const body = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealBody */ .e)({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
    const marker = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkerText */ .PY)(body);
    if (marker === undefined)
        return body;
    const covering = { ...marker, cover: coverOf(marker, (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body).before) };
    // Of the same length, and nothing but characters that the gate leaves as they are.
    return (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceMarker */ .ti)(body, (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarkerText */ .Zc)(covering));
}
/** In place of what a marker covers, as long as that is not known. */
const NOTHING_COVERED = Buffer.alloc((0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ, '').length);
/** Whether a body is, to the letter, the one that its marker was written for. */
function isCovered(body, marker) {
    const { before, after } = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body);
    return (marker.cover !== undefined &&
        before.trimStart().startsWith(OPENING) &&
        after.trim() === '' &&
        coverOf(marker, before).equals(marker.cover));
}
/** What people see of a body: all but what is hidden in it. */
function visibleOf(body) {
    const { before, after } = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body);
    const text = `${before}\n${after}`.trim();
    return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}
function coverOf({ payload, signature }, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ, JSON.stringify(['cover', payload, signature.toString('base64'), (0,_text_letters_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .b)(text)]));
}


/***/ }),

/***/ 69172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ blockAround),
/* harmony export */   m5: () => (/* binding */ enclosingBlock),
/* harmony export */   oS: () => (/* binding */ fillsIn),
/* harmony export */   r2: () => (/* binding */ squeeze)
/* harmony export */ });
/**
 * What counts of a line: neither white space nor the kind of its quotes, nor, where it has a word, semicolons
 * and commas at its end: `}` and `},` close different things.
 */
function squeeze(line) {
    const squeezed = line.replace(/\s+/gu, '');
    const text = fillsIn(line) ? squeezed : squeezed.replaceAll("'", '"');
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
function fillsIn(line) {
    return /[$#]\{|\$\w/u.test(line);
}
const outlines = new WeakMap();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;
/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
function enclosingBlock(lines, line) {
    const outline = outlines.get(lines) ?? readOutline(lines);
    outlines.set(lines, outline);
    const parent = outline.parents[line - 1] ?? -1;
    return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}
function pathOf(outline, index) {
    const known = outline.paths.get(index);
    if (known !== undefined)
        return known;
    const texts = [];
    for (let at = index; at >= 0 && texts.length < DEEPEST; at = outline.parents[at] ?? -1) {
        texts.push(outline.headers[at] ?? '');
    }
    const path = texts.toReversed().join('\n');
    outline.paths.set(index, path);
    return path;
}
/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;
/** A line with those around it in its block, and the one that encloses them. */
function blockAround(lines, line) {
    const indentOf = (index) => lines[index]?.search(/\S/u) ?? -1;
    const own = indentOf(line - 1);
    let first = line - 1;
    while (first > 0 && line - 1 - first < LONGEST_SIDE) {
        first -= 1;
        if (indentOf(first) !== -1 && indentOf(first) < own)
            break;
    }
    let end = line;
    while (end < lines.length && end - line < LONGEST_SIDE && !(indentOf(end) !== -1 && indentOf(end) < own)) {
        end += 1;
    }
    return lines.slice(first, end).join('\n');
}
/** One pass with a stack of the lines that are still open. */
function readOutline(lines) {
    const parents = new Int32Array(lines.length).fill(-1);
    const headers = [];
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = squeeze(line);
        headers.push(text);
        if (text === '')
            continue;
        const indent = line.search(/\S/u);
        let sibling;
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (last.indent === indent)
                sibling = last.index;
            open.pop();
        }
        parents[index] = open.at(-1)?.index ?? -1;
        // `} else {` and `) {` say nothing without what they continue.
        if (sibling !== undefined && /^[)\]}]/u.test(text))
            headers[index] = `${headers[sibling]}${text}`;
        open.push({ index, indent });
    }
    return { parents, headers, paths: new Map() };
}


/***/ }),

/***/ 30065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ CONTEXT_LINES),
/* harmony export */   H4: () => (/* binding */ sharesNames),
/* harmony export */   P4: () => (/* binding */ isAtTop),
/* harmony export */   QK: () => (/* binding */ hashBlock),
/* harmony export */   Re: () => (/* binding */ hashMessages),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   _C: () => (/* binding */ hashFingerprints),
/* harmony export */   _h: () => (/* binding */ splitContext),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   ri: () => (/* binding */ hashLine),
/* harmony export */   zR: () => (/* binding */ toEvidence)
/* harmony export */ });
/* unused harmony export maskMessage */
/* harmony import */ var _finding_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76231);
/* harmony import */ var _enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69172);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95079);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74458);




/**
 * Gathers the evidence of a spot that stands at `at` on the diff; `lines` are those of its file in the
 * analyzed commit.
 */
function toEvidence(keys, spot, at, lines) {
    const { place } = spot;
    const line = place.kind === 'lines' ? place.startLine : 0;
    const hashes = hashLine(keys, lines, line);
    const named = hashNamed(keys, spot);
    return {
        scope: spot.scope,
        ruleId: spot.rule.id,
        path: at.path,
        line: at.line,
        head: at.head,
        analyzed: at.analyzed,
        ...hashes,
        block: lines === undefined || hashes.text === '' ? '' : hashBlock(keys, lines, line),
        wording: (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .toWording */ .s)(keys, spot),
        messages: hashMessages(keys, spot),
        ...(named.length === 0 ? {} : { named }),
        fingerprints: hashFingerprints(keys, spot),
    };
}
/** Non-blank lines on each side of a line that are its context. */
const CONTEXT_LINES = 3;
/**
 * 48 bits: in a file of 100,000 lines a chance collision is a one-in-50,000 event, and the rule must agree as
 * well.
 */
const HASH_BYTES = 6;
/** More messages or fingerprints than this on one line are noise, and a marker is bounded. */
const LIMIT_OF_SET = 8;
/** A keyed hash as 12 hexadecimal digits. */
function hashText(keys, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .hmacOf */ .nU)(keys.text, text)
        .digest('hex')
        .slice(0, HASH_BYTES * 2);
}
/**
 * Hashes the line (from 1) and its context; both empty where the file has no such line or it is blank: all
 * blank lines look alike.
 */
function hashLine(keys, lines, line) {
    const own = lines?.[line - 1];
    if (lines === undefined || own === undefined || (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(own) === '')
        return { text: '', context: '' };
    const above = nonBlank(lines, line - 2, -1).toReversed();
    const below = nonBlank(lines, line, 1);
    return {
        text: hashText(keys, (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(own)),
        context: `${hashText(keys, above.join('\n'))}${hashText(keys, below.join('\n'))}`,
    };
}
/** Hashes of the line that encloses this one (from 1), and of that one with all around it. */
function hashBlock(keys, lines, line) {
    const { nearest, path } = (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosingBlock */ .m5)(lines, line);
    return `${hashText(keys, nearest)}${hashText(keys, path)}`;
}
/** Whether a hash of a block says that nothing encloses the line. */
function isAtTop(keys, block) {
    return splitContext(block).above === hashText(keys, '');
}
/** The two halves of a context: the hash of the lines above, and of those below. */
function splitContext(context) {
    return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}
function nonBlank(lines, from, step) {
    const found = [];
    for (let index = from; found.length < CONTEXT_LINES; index += step) {
        const line = lines[index];
        if (line === undefined)
            break;
        const text = (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(line);
        if (text !== '')
            found.push(text);
    }
    return found;
}
/**
 * The message with numbers and quoted names masked, so that rewording by a rename or a count does not part a
 * spot from its thread.
 */
function maskMessage(message) {
    return maskNumbers(message.replace(QUOTED, '"'));
}
const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/gu;
function maskNumbers(message) {
    return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}
function hashNamed(keys, spot) {
    return limited(spot.findings.flatMap(({ message }) => message.search(QUOTED) === -1 ? [] : [hashText(keys, maskNumbers(message))]));
}
/**
 * Whether a message of the evidence is one of the spot in which at most the numbers are others.
 */
function sharesNames(keys, { messages, named = [] }, spot) {
    return spot.findings.some(({ message }) => (message.search(QUOTED) === -1 ? messages : named).includes(hashText(keys, maskNumbers(message))));
}
/** Whether a message of the spot counts something: outside of what it quotes. */
function isMeasured(spot) {
    return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}
/** Hashes of the masked messages of a spot, sorted, each once. */
function hashMessages(keys, spot) {
    return limited(spot.findings.map((finding) => hashText(keys, maskMessage(finding.message))));
}
/**
 * Hashes of the usable fingerprints of a spot by name; where several findings share a name, the first one's.
 */
function hashFingerprints(keys, spot) {
    const hashes = new Map();
    for (const finding of spot.findings) {
        for (const [name, value] of (0,_finding_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .usableFingerprints */ .o)(finding)) {
            if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
                hashes.set(name, hashText(keys, JSON.stringify([name, value])));
            }
        }
    }
    return Object.fromEntries(hashes);
}
function limited(hashes) {
    return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}


/***/ }),

/***/ 30890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ MOST_TRANSITIONS),
/* harmony export */   Y_: () => (/* binding */ isUndone),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   l9: () => (/* binding */ transitionOf),
/* harmony export */   rP: () => (/* binding */ hashDiscussion)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30065);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);


/**
 * Most transitions of one note: of 200, with numbers of seven digits, 45 characters each fit into a marker. A
 * run that makes more posts several notes.
 */
const MOST_TRANSITIONS = 200;
/** How a note names a discussion. */
function hashDiscussion(keys, discussionId) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['discussion', discussionId]));
}
/** The transition of this note that is about this discussion. */
function transitionOf(intent, discussionId) {
    const hash = hashDiscussion(intent.keys, discussionId);
    return intent.transitions.find(({ discussion }) => discussion === hash);
}
/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
function isUndone(kind, flag) {
    return flag !== undefined && flag !== (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isResolving */ .Ci)(kind);
}
/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or a note says.
 */
function findUnfinished({ discussionId, lastMark, flag, intent: own, }, intents) {
    const noted = intents.flatMap((intent) => {
        const found = transitionOf(intent, discussionId);
        if (found === undefined)
            return [];
        const unfinished = { kind: found.kind, sequence: found.sequence, head: intent.head };
        return [intent.older ? { ...unfinished, older: true } : unfinished];
    });
    return [...noted, ...(own === undefined ? [] : [own])]
        .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
        .toSorted((a, b) => b.sequence - a.sequence)[0];
}


/***/ }),

/***/ 95079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ deriveKeys),
/* harmony export */   DJ: () => (/* binding */ KEYLESS),
/* harmony export */   EP: () => (/* binding */ findSigner),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   cX: () => (/* binding */ keysId),
/* harmony export */   nU: () => (/* binding */ hmacOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const KEY_BYTES = 32;
/** 128 bits: a forger has no oracle, and every character stands in a comment. */
const SIGNATURE_BYTES = 16;
/**
 * Derives the keys from a secret with HKDF-SHA256 (RFC 5869). The labels keep the two keys apart and bind
 * them to this version of the marker. Which input gave the secret makes no difference: a client secret that
 * was changed may live on as the signing key.
 */
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
const KEYLESS = { ...deriveKeys(''), keyless: true };
/** Tells keys apart, and nothing of the secret. */
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
/** Signs a text: HMAC-SHA256 (RFC 2104), cut to 128 bits. */
function sign(keys, text) {
    return hmacOf(keys.signing, text).digest().subarray(0, SIGNATURE_BYTES);
}
const prepared = new WeakMap();
/**
 * HMAC-SHA256 of a text. A key that is handed over as bytes is prepared anew for each one, which costs four
 * times as much as the rest.
 */
function hmacOf(key, text) {
    let ready = prepared.get(key);
    if (ready === undefined) {
        ready = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        prepared.set(key, ready);
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', ready).update(text, 'utf8');
}
/**
 * The keys under which the signature holds, or undefined; last of all it is taken for a hash. Compares in
 * constant time.
 */
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


/***/ }),

/***/ 27816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PY: () => (/* binding */ findMarkerText),
/* harmony export */   Zc: () => (/* binding */ writeMarkerText),
/* harmony export */   ab: () => (/* binding */ textsAround),
/* harmony export */   ti: () => (/* binding */ replaceMarker)
/* harmony export */ });
/** 128 bits in six-bit characters. */
const SIGNATURE_CHARACTERS = 22;
/** The longest path that Linux takes has 4,096 bytes; everything else in a payload is small. */
const PAYLOAD_CHARACTERS = 12_000;
const MARKER = new RegExp(`^[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|overview|intent):([A-Za-z0-9._]{1,${PAYLOAD_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})(?::([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}}))? -->[ \\t]*$`, 'gmu');
/**
 * Writes a marker as one hidden line. Base64 with `.` and `_` for `+` and `/`: a slash could begin a quick
 * action and two dashes could end the HTML comment.
 */
function writeMarkerText(marker) {
    const payload = toSafeBase64(Buffer.from(marker.payload, 'utf8'));
    if (payload.length > PAYLOAD_CHARACTERS) {
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${PAYLOAD_CHARACTERS}`);
    }
    const proofs = [marker.signature, ...(marker.cover === undefined ? [] : [marker.cover])].map(toSafeBase64);
    return `<!-- sarif-review:${[marker.version, marker.kind, payload, ...proofs].join(':')} -->`;
}
/**
 * Finds the last line of a body that is a marker and nothing else, or undefined. A quoted marker is no
 * marker, and neither is one that we would write in another way: base64 leaves bits over, and a signature
 * holds for one text only.
 */
function findMarkerText(body) {
    return findLast(body)?.marker;
}
/** The text before and behind the marker of a body; all of it is before where there is none. */
function textsAround(body) {
    const text = body.replaceAll('\r', '');
    const found = findLast(body);
    if (found === undefined)
        return { before: text, after: '' };
    const { index, line } = found;
    return { before: text.slice(0, index), after: text.slice(index + line.length) };
}
/** A body with another marker in place of its own. */
function replaceMarker(body, hidden) {
    const { before, after } = textsAround(body);
    return `${before}${hidden}${after}`;
}
/** In the text without carriage returns. */
function findLast(body) {
    const match = [...body.replaceAll('\r', '').matchAll(MARKER)].at(-1);
    if (match === undefined)
        return undefined;
    const [line, version = '', kind = '', payload = '', signature = '', cover] = match;
    const marker = {
        version: Number(version),
        kind: kind,
        payload: fromSafeBase64(payload).toString('utf8'),
        signature: fromSafeBase64(signature),
        ...(cover === undefined ? {} : { cover: fromSafeBase64(cover) }),
    };
    return writeMarkerText(marker) === line.trim() ? { marker, index: match.index, line } : undefined;
}
function toSafeBase64(bytes) {
    return bytes.toString('base64').replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}
function fromSafeBase64(text) {
    return Buffer.from(text.replaceAll('.', '+').replaceAll('_', '/'), 'base64');
}


/***/ }),

/***/ 96198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t7: () => (/* binding */ readMarker),
  _Y: () => (/* binding */ writeIntentMarker),
  Lx: () => (/* binding */ writeMark),
  nF: () => (/* binding */ writeOverviewMarker),
  wM: () => (/* binding */ writeThreadMarker)
});

// EXTERNAL MODULE: ./build/src/thread/cover.js
var cover = __webpack_require__(36165);
// EXTERNAL MODULE: ./build/src/thread/intent.js
var thread_intent = __webpack_require__(30890);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(95079);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(94490);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(53554);
;// CONCATENATED MODULE: ./build/src/thread/marker-payload.js





// How the payload of a marker is written: schemas of it, and evidence and transitions in their short form.
/** More than the longest path that Linux takes, 4,096 bytes. */
const LONGEST_TEXT = 5_000;
const marker_payload_text = schemas/* string */.YjP().check(api/* _maxLength */.Eb(LONGEST_TEXT));
const count = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
const sequence = schemas/* int */.Whr().check(api/* _positive */.NC());
const scopeSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text]);
const scopeOnlySchema = schemas/* object */.Ikc({ s: scopeSchema });
/** Short names, because all of it stands in a comment. The scope is `s` in whatever version. */
const evidenceSchema = schemas/* object */.Ikc({
    s: scopeSchema,
    r: marker_payload_text,
    p: marker_payload_text,
    l: count,
    h: marker_payload_text,
    a: marker_payload_text,
    t: marker_payload_text,
    c: marker_payload_text,
    b: marker_payload_text,
    ws: marker_payload_text,
    lv: schemas/* enum */.k5n(finding/* LEVELS */.A_),
    m: schemas/* array */.YOg(marker_payload_text),
    w: schemas/* optional */.lqM(schemas/* array */.YOg(marker_payload_text)),
    f: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text])),
});
const twinSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text, marker_payload_text, schemas/* enum */.k5n(finding/* LEVELS */.A_)]);
/** Its threads carry their scopes, so that its own is empty. */
const intentSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    h: marker_payload_text,
    t: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, sequence, schemas/* enum */.k5n(mark/* MARK_KINDS */.E3)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
const overviewSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    i: schemas/* array */.YOg(marker_payload_text),
    o: schemas/* array */.YOg(marker_payload_text),
});
/** The last reply that was judged: its id, what it says and why; who wrote it, by id and name. */
const judgedSchema = schemas/* tuple */.PVZ([marker_payload_text, schemas/* enum */.k5n([...decision/* DECISIONS */.Yv, 'reopen', 'nothing']), marker_payload_text, marker_payload_text, marker_payload_text]);
const transitionShape = {
    k: schemas/* enum */.k5n(mark/* MARK_KINDS */.E3),
    q: sequence,
    h: marker_payload_text,
    o: count,
    e: schemas/* optional */.lqM(evidenceSchema),
    u: schemas/* optional */.lqM(judgedSchema),
    v: schemas/* optional */.lqM(schemas/* enum */.k5n(decision/* WAYS */.dk)),
};
const markSchema = schemas/* object */.Ikc({ s: scopeSchema, ...transitionShape, n: schemas/* optional */.lqM(marker_payload_text) });
/** With a mark or an intent it holds a hash of its discussion's id, in which alone that counts. */
const threadSchema = schemas/* extend */.X$i(evidenceSchema, {
    n: marker_payload_text,
    j: marker_payload_text,
    nl: count,
    ol: schemas/* optional */.lqM(count),
    au: schemas/* optional */.lqM(marker_payload_text),
    y: schemas/* optional */.lqM(schemas/* array */.YOg(twinSchema).check(api/* _maxLength */.Eb(twin/* MOST_TWINS */.CV))),
    d: schemas/* optional */.lqM(marker_payload_text),
    k: schemas/* optional */.lqM(schemas/* object */.Ikc(transitionShape)),
    i: schemas/* optional */.lqM(schemas/* tuple */.PVZ([schemas/* enum */.k5n(mark/* MARK_KINDS */.E3), sequence, marker_payload_text])),
    x: schemas/* optional */.lqM(marker_payload_text),
    g: schemas/* optional */.lqM(marker_payload_text),
});
function toWire(evidence) {
    return {
        s: [evidence.scope.tool, evidence.scope.category],
        r: evidence.ruleId,
        p: evidence.path,
        l: evidence.line,
        h: evidence.head,
        a: evidence.analyzed,
        t: evidence.text,
        c: evidence.context,
        b: evidence.block,
        ws: evidence.wording.words,
        lv: evidence.wording.level,
        m: [...evidence.messages],
        w: evidence.named === undefined ? undefined : [...evidence.named],
        f: Object.entries(evidence.fingerprints),
    };
}
function fromWire(wire) {
    return {
        scope: toScope(wire.s),
        ruleId: wire.r,
        path: wire.p,
        line: wire.l,
        head: wire.h,
        analyzed: wire.a,
        text: wire.t,
        context: wire.c,
        block: wire.b,
        wording: { words: wire.ws, level: wire.lv },
        messages: wire.m,
        ...(wire.w === undefined ? {} : { named: wire.w }),
        fingerprints: Object.fromEntries(wire.f),
    };
}
function toTuple({ discussion, sequence: number, kind }) {
    return [discussion, number, kind];
}
function fromTuple([discussion, number, kind]) {
    return { discussion, sequence: number, kind };
}
function toIntentTuple({ kind, sequence: number, head }) {
    return [kind, number, head];
}
function fromIntentTuple([kind, number, head]) {
    return { kind, sequence: number, head };
}
function toTransition(mark) {
    return {
        k: mark.kind,
        q: mark.sequence,
        h: mark.head,
        o: mark.foreignReplies,
        e: mark.evidence === undefined ? undefined : toWire(mark.evidence),
        u: mark.judged === undefined ? undefined : toJudgedTuple(mark.judged),
        v: mark.decided,
    };
}
function fromTransition(wire) {
    return {
        kind: wire.k,
        sequence: wire.q,
        head: wire.h,
        foreignReplies: wire.o,
        ...(wire.e === undefined ? {} : { evidence: fromWire(wire.e) }),
        ...(wire.u === undefined ? {} : { judged: fromJudgedTuple(wire.u) }),
        ...(wire.u === undefined || wire.v === undefined ? {} : { decided: wire.v }),
    };
}
function toJudgedTuple({ replyId, says, reason, author = '', name = '' }) {
    return [replyId, says, reason, author, name];
}
function fromJudgedTuple([replyId, says, reason, author, name]) {
    return {
        replyId,
        says,
        reason,
        ...(author === '' ? {} : { author }),
        ...(name === '' ? {} : { name }),
    };
}
function toTwinTuple({ scope, ruleId, level }) {
    return [scope.tool, scope.category, ruleId, level];
}
function fromTwinTuple([tool, category, ruleId, level]) {
    return { scope: { tool, category }, ruleId, level };
}
function toScope([tool, category]) {
    return { tool, category };
}

// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(27816);
;// CONCATENATED MODULE: ./build/src/thread/marker.js





/**
 * Of all kinds of markers. A key that can be missing may be added to it; whatever else is changed makes a new
 * one.
 */
const VERSION = 1;
/** The hidden line of the overview of a job. */
function writeOverviewMarker(keys, identity, marker) {
    const payload = {
        s: ['', marker.job],
        n: marker.nonce,
        i: marker.entries,
        o: marker.scopes,
    };
    return write(keys, 'overview', identity, payload);
}
/** The hidden line of a note of intent. */
function writeIntentMarker(keys, identity, marker) {
    const payload = { s: ['', ''], n: marker.nonce, h: marker.head, t: marker.transitions.map(toTuple) };
    return write(keys, 'intent', identity, payload);
}
/**
 * The hidden line of a comment that starts a thread. One that holds a mark or an intent counts only in the
 * discussion that it was written for.
 */
function writeThreadMarker(keys, identity, marker, discussionId = '') {
    const { mark, intent } = marker;
    const payload = {
        ...toWire(marker.evidence),
        n: marker.nonce,
        j: marker.job,
        nl: marker.newLine,
        ol: marker.oldLine,
        au: marker.writer,
        y: marker.twins?.map(toTwinTuple),
        d: mark === undefined && intent === undefined ? undefined : (0,thread_intent/* hashDiscussion */.rP)(keys, discussionId),
        k: mark === undefined ? undefined : toTransition(mark),
        i: intent === undefined ? undefined : toIntentTuple(intent),
        x: marker.contestedAt,
        g: marker.hashed,
    };
    return write(keys, 'thread', identity, payload);
}
/** The hidden line of a reply; it holds only in the discussion that it was written for. */
function writeMark(keys, identity, discussionId, scope, mark) {
    const payload = {
        s: [scope.tool, scope.category],
        ...toTransition(mark),
        n: mark.nonce,
    };
    return write(keys, 'mark', [...identity, discussionId], payload);
}
/**
 * Reads the marker of a body and checks it against the change and the discussion in which the body stands.
 * One without a key counts only where the listing says that we wrote it, and only over the text that it was
 * written for.
 */
function readMarker(keyring, identity, comment) {
    const found = (0,marker_text/* findMarkerText */.PY)(comment.body);
    if (found === undefined)
        return { kind: 'none' };
    const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
    const keys = (0,thread_keyring/* findSigner */.EP)(keyring, signedText(found, place), found.signature);
    if (keys === undefined) {
        const isSealed = keyring[0].withheld === true && comment.mine === true;
        return isSealed && found.kind === 'thread' && found.version === VERSION
            ? readSealed(parsePayload(found.payload))
            : { kind: 'forged' };
    }
    const reading = readSigned(found, keys, comment.discussionId);
    return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}
function readUnsigned(found, reading, [signing], { body, mine, byPrevious, editedBy }) {
    const isIntact = (0,cover/* isCovered */.P$)(body, found);
    if (mine === undefined)
        return { kind: 'forged' };
    if (!mine && !byPrevious) {
        if (!isIntact)
            return { kind: 'none' };
        const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
        return { kind: 'stranger', ...(writer === undefined ? {} : { writer }) };
    }
    if (!isIntact) {
        const isThread = editedBy !== undefined && reading.kind === 'thread';
        return isThread ? { ...reading, edited: true } : { kind: 'forged' };
    }
    // Where there is a key, nothing says without it what became of a thread, or is to.
    if (!signing.keyless && (found.kind === 'mark' || found.kind === 'intent'))
        return { kind: 'none' };
    return reading;
}
function readSigned(found, keys, discussionId) {
    const payload = parsePayload(found.payload);
    if (found.version === VERSION)
        return readPayload(found.kind, keys, payload, discussionId);
    const later = scopeOnlySchema.safeParse(payload);
    return later.success
        ? { kind: 'later', version: found.version, scope: toScope(later.data.s) }
        : { kind: 'forged' };
}
/** Undefined where it is no JSON: without a key anybody may have written it. */
function parsePayload(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Of what a key has hashed in it nothing can be compared. */
function readSealed(payload) {
    const reading = readPayload('thread', thread_keyring/* KEYLESS */.DJ, payload);
    return reading.kind === 'thread' ? { ...reading, sealed: true } : reading;
}
/** `discussionId`: of the comment, where it stands in one. */
function readPayload(kind, keys, payload, discussionId) {
    if (kind === 'thread') {
        const { data: wire } = threadSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        const isElsewhere = discussionId !== undefined && wire.d !== (0,thread_intent/* hashDiscussion */.rP)(keys, discussionId);
        return (wire.k !== undefined || wire.i !== undefined) && isElsewhere
            ? { kind: 'forged' }
            : { kind, keys, marker: fromThread(wire) };
    }
    if (kind === 'mark') {
        const { data: wire } = markSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        const mark = fromTransition(wire);
        return { kind, keys, mark: wire.n === undefined ? mark : { ...mark, nonce: wire.n } };
    }
    if (kind === 'intent') {
        const { data: wire } = intentSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        return { kind, keys, marker: { nonce: wire.n, head: wire.h, transitions: wire.t.map(fromTuple) } };
    }
    const { data: wire } = overviewSchema.safeParse(payload);
    return wire === undefined ? { kind: 'forged' } : { kind, keys, marker: fromOverview(wire) };
}
function fromThread(wire) {
    return {
        nonce: wire.n,
        job: wire.j,
        evidence: fromWire(wire),
        newLine: wire.nl,
        ...(wire.ol === undefined ? {} : { oldLine: wire.ol }),
        ...(wire.au === undefined ? {} : { writer: wire.au }),
        ...(wire.y === undefined ? {} : { twins: wire.y.map(fromTwinTuple) }),
        ...(wire.k === undefined ? {} : { mark: { ...fromTransition(wire.k), nonce: wire.n } }),
        ...(wire.i === undefined ? {} : { intent: fromIntentTuple(wire.i) }),
        ...(wire.x === undefined ? {} : { contestedAt: wire.x }),
        ...(wire.g === undefined ? {} : { hashed: wire.g }),
    };
}
function fromOverview(wire) {
    return {
        nonce: wire.n,
        job: wire.s[1],
        entries: wire.i,
        scopes: wire.o,
    };
}
/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(keys, kind, place, payload) {
    const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
    if (readPayload(kind, keys, JSON.parse(unsigned.payload)).kind === 'forged') {
        throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
    }
    return (0,marker_text/* writeMarkerText */.Zc)({
        ...unsigned,
        signature: (0,thread_keyring/* sign */._S)(keys, signedText(unsigned, place)),
        ...(keys.keyless ? { cover: cover/* NOTHING_COVERED */.Nn } : {}),
    });
}
/** JSON keeps the parts apart whatever stands in them. */
function signedText(marker, place) {
    return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}


/***/ }),

/***/ 19666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ NOTHING_LISTED),
  _: () => (/* binding */ readThreads)
});

;// CONCATENATED MODULE: ./build/src/thread/find-homes.js
/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
function findHomes(discussions) {
    const marked = findMarked(discussions);
    return { marked, homes: findProven(discussions, marked), holders: findHolders(discussions) };
}
/** The comments of a discussion that start a thread, copies included. */
function startsOf(reads) {
    return reads.flatMap(({ comment, reading }) => reading.kind === 'thread' ? [{ ...reading, comment }] : []);
}
/**
 * Nonces whose discussion a mark of ours proves: it is signed for that discussion and names the thread, so
 * that no copy of the two proves another one.
 */
function findMarked(discussions) {
    const proofs = [...discussions].flatMap(([id, reads]) => {
        const marked = new Set(reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)));
        return startsOf(reads).flatMap(({ marker: { nonce, mark, intent } }) => marked.has(nonce) || mark !== undefined || intent !== undefined ? [[nonce, id]] : []);
    });
    return new Map(proofs);
}
/**
 * Nonces with the discussion that each belongs to: the marked one, else the one in which it stands alone, or
 * beside copies of what belongs elsewhere. People quote comments of ours one after the other, so that one
 * such proof may follow from another.
 */
function findProven(discussions, marked) {
    const homes = new Map(marked);
    // One comment starts a discussion: what else stands in a marked one is a copy.
    const started = new Set(marked.values());
    let open = [...discussions]
        .filter(([id]) => !started.has(id))
        .map(([id, reads]) => [id, [...new Set(startsOf(reads).map(({ marker }) => marker.nonce))]]);
    for (let found = true; found;) {
        found = false;
        open = open.filter(([id, nonces]) => {
            const [own, ...others] = nonces.filter((nonce) => !homes.has(nonce));
            if (own === undefined)
                return false;
            if (others.length > 0)
                return true;
            homes.set(own, id);
            found = true;
            return false;
        });
    }
    return homes;
}
/** The discussions that each nonce stands in. */
function findHolders(discussions) {
    const holders = new Map();
    for (const [id, reads] of discussions) {
        for (const { marker } of startsOf(reads)) {
            const known = holders.get(marker.nonce);
            if (known === undefined)
                holders.set(marker.nonce, new Set([id]));
            else
                known.add(id);
        }
    }
    return holders;
}

;// CONCATENATED MODULE: ./build/src/thread/find-replies.js
/**
 * Ids of the comments that were written after another one of their discussion, as far as the listing says
 * when: the order of a listing means nothing, and comments of the same moment may both have started it.
 */
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Infinity } of comments) {
        first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
    }
    return new Set(comments.flatMap(({ id, discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : []));
}

// EXTERNAL MODULE: ./build/src/thread/intent.js
var intent = __webpack_require__(30890);
;// CONCATENATED MODULE: ./build/src/thread/join-twins.js
/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment) {
    return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}
/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands.
 *
 * @param comments every one that verifies, in the order of their ids
 */
function joinTwins(comments) {
    return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...twins]) => {
        if (first === undefined)
            return [];
        return twins.length === 0 ? [first] : [{ ...first, twins: twins.map(({ commentId }) => commentId) }];
    });
}

// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(95079);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var marker = __webpack_require__(96198);
;// CONCATENATED MODULE: ./build/src/thread/part-copies.js
/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
function partCopies(all) {
    const unclear = all.filter(({ origin }) => origin === 'unclear');
    const byNonce = Map.groupBy(all.filter(({ origin }) => origin !== 'unclear'), ({ nonce }) => nonce);
    const groups = [...byNonce.values()];
    const threads = groups.flatMap((group) => (group.length === 1 ? group : []));
    const known = new Set(threads);
    return {
        threads,
        ours: [...threads, ...groups.flatMap((group) => (group.length > 1 ? toCopied(group) : [])), ...unclear],
        copies: [...new Set(all.flatMap((thread) => (known.has(thread) ? [] : [thread.discussionId])))],
    };
}
/**
 * One of them that may still stand for the finding: a retired copy does not take the finding from the others.
 */
function toCopied(copies) {
    const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
    return one === undefined ? [] : [{ ...one, origin: 'copied' }];
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(94490);
;// CONCATENATED MODULE: ./build/src/thread/read-replies.js


/** How every marker of ours begins, valid or not. */
const MARKER_START = '<!-- sarif-review:';
/**
 * The replies of others in a discussion that may decide something: not the comment that starts it, none that
 * this client wrote, and none with a marker of ours in it, be it a copy or broken. Who edited one says what
 * stands there.
 */
function readReplies(reads, startId) {
    return reads.flatMap(({ comment }) => {
        const { id, body, createdAt, mine } = comment;
        if (id === startId || mine === true || body.includes(MARKER_START))
            return [];
        const line = (0,decision/* firstLine */.TM)(body);
        const words = (0,decision/* readWords */.ux)(line);
        const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
        const name = (0,one_line/* oneLine */.T)(writer.name ?? '');
        return [
            {
                id,
                line,
                ...(createdAt === undefined ? {} : { at: createdAt }),
                ...(writer.id === undefined ? {} : { author: writer.id }),
                ...(name === '' ? {} : { name }),
                ...(words === undefined ? {} : { words }),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/src/thread/read-threads.js








/** The reading of a listing without comments. */
const NOTHING_LISTED = {
    threads: [],
    ours: [],
    overviews: [],
    intents: [],
    copies: [],
    forged: 0,
    lookAlikes: [],
    later: [],
    comments: 0,
};
/** Reads our threads from a listing. Pure: the same comments in another order give the same threads. */
function readThreads(keyring, identity, comments) {
    const [signing] = keyring;
    const replies = findReplies(comments);
    const discussions = new Map();
    let forged = 0;
    const lookAlikes = [];
    const later = [];
    const overviews = [];
    const notes = [];
    const reads = comments
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((comment) => {
        const reading = agreeWithListing((0,marker/* readMarker */.t7)(keyring, identity, comment), comment, replies);
        return { comment, reading };
    });
    const written = new Set(reads.flatMap((read) => (read.comment.mine ? (nonceOf(read) ?? []) : [])));
    const signed = new Set(reads.flatMap((read) => (isSigned(read) ? (nonceOf(read) ?? []) : [])));
    for (const read of reads) {
        const { comment } = read;
        const reading = isCopy(read, written, signed) ? { kind: 'none' } : read.reading;
        if (reading.kind === 'forged')
            forged += 1;
        if (reading.kind === 'stranger' && (reading.writer ?? comment.author) === comment.author)
            lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
        if (reading.kind === 'later')
            later.push(reading.scope);
        if (reading.kind === 'overview') {
            overviews.push({
                ...reading.marker,
                commentId: comment.id,
                keys: reading.keys,
                ...age(reading.keys, comment),
                ...(comment.mine && mayEdit(reading.keys, signing)
                    ? { own: reading.keys === signing ? 'present' : 'outdated' }
                    : {}),
            });
        }
        if (reading.kind === 'intent' && comment.resolvable !== true) {
            notes.push({
                ...reading.marker,
                commentId: comment.id,
                keys: reading.keys,
                ...age(reading.keys, comment),
            });
        }
        const discussion = discussions.get(comment.discussionId);
        if (discussion === undefined)
            discussions.set(comment.discussionId, [{ comment, reading }]);
        else
            discussion.push({ comment, reading });
    }
    const homes = findHomes(discussions);
    const intents = joinTwins(notes);
    const threads = [...discussions.values()].flatMap((reads) => {
        return toThreads(reads, homes, keyring).map((thread) => {
            const unfinished = (0,intent/* findUnfinished */.dJ)(thread, intents);
            return {
                ...thread,
                ...(unfinished === undefined ? {} : { unfinished }),
                ...(unfinished?.older ? { older: true } : {}),
            };
        });
    });
    return {
        ...partCopies(threads),
        overviews: withoutEchoes(joinTwins(overviews), signing),
        intents,
        forged,
        lookAlikes,
        later,
        comments: comments.length,
    };
}
/** The nonce of a comment that is not a reply of ours. */
function nonceOf({ reading }) {
    return 'marker' in reading ? reading.marker.nonce : undefined;
}
function isSigned({ reading }) {
    return 'keys' in reading && !reading.keys.keyless;
}
/**
 * Whether the listing says that somebody else wrote this comment of ours, or a key signed another one with
 * its nonce. `written`, `signed`: nonces of the comments that this client wrote, and that a key signed. One
 * of another identity of ours is none.
 */
function isCopy(read, written, signed) {
    const { comment, reading } = read;
    if ('keys' in reading && reading.keys.keyless && signed.has(nonceOf(read) ?? ''))
        return true;
    if (comment.mine !== false)
        return false;
    if (reading.kind === 'thread' && comment.author !== undefined && reading.marker.writer !== undefined) {
        return reading.marker.writer !== comment.author;
    }
    const nonce = nonceOf(read);
    return nonce !== undefined && written.has(nonce);
}
/**
 * An edit signs with the first key, under which what another one has hashed would say nothing; of what was
 * hashed with none, or with an earlier one, the marker says so.
 */
function mayEdit(keys, signing) {
    return keys === signing || keys.keyless === true || keys.older !== undefined;
}
/**
 * Whether it counts now, by its key or since the listing says that this client wrote it. Keys that everybody
 * has, where none was given, are no older than any.
 */
function isPresent({ older }, { mine }) {
    return older === undefined || mine === true;
}
function age(keys, comment) {
    return isPresent(keys, comment) ? {} : { older: true };
}
/** Where a key signed the overview of a job, one without it is none. */
function withoutEchoes(overviews, signing) {
    if (signing.keyless)
        return overviews;
    const signed = new Set(overviews.flatMap(({ keys, job }) => (keys.keyless ? [] : [job])));
    return overviews.filter(({ keys, job }) => !keys.keyless || !signed.has(job));
}
function agreeWithListing(reading, comment, replies) {
    if (reading.kind !== 'thread')
        return reading;
    // Whoever signed it: a reply starts nothing.
    if (replies.has(comment.id))
        return { kind: 'none' };
    // Without a key its place is a part of the proof.
    if (reading.keys.keyless && comment.createdAt === undefined)
        return { kind: 'forged' };
    const { marker } = reading;
    const agrees = comment.resolvable !== false &&
        (comment.path === undefined || comment.path === marker.evidence.path) &&
        (comment.newLine === undefined || comment.newLine === marker.newLine);
    return agrees ? reading : { kind: 'forged' };
}
/**
 * The thread of a discussion; several where nothing tells which of them started it. `homes`: where nonces
 * belong; one that belongs elsewhere is a copy, somebody's reply.
 */
function toThreads(reads, { homes, marked, holders }, keyring) {
    const discussionId = reads[0]?.comment.discussionId ?? '';
    const starts = startsOf(reads).filter(({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId);
    const [first] = starts;
    if (first === undefined)
        return [];
    const alone = (start) => {
        const origin = (holders.get(start.marker.nonce)?.size ?? 0) > 1 ? 'quoted' : 'sole';
        return [toThread(start, origin, reads, keyring)];
    };
    const proven = starts.find(({ marker }) => marked.get(marker.nonce) === discussionId);
    if (proven !== undefined)
        return alone(proven);
    const own = starts.filter(({ marker }) => (homes.get(marker.nonce) ?? discussionId) === discussionId);
    const [start = first, ...others] = new Map(own.toReversed().map((one) => [one.marker.nonce, one])).values();
    if (others.length === 0)
        return alone(start);
    return [start, ...others].map((one) => toThread(one, 'unclear', reads, keyring));
}
function toThread(start, origin, reads, keyring) {
    const [signing] = keyring;
    const resolvedBy = reads.find(({ comment }) => comment.resolvedBy !== undefined)?.comment.resolvedBy;
    const rootRead = reads.find(({ comment }) => comment.id === start.comment.id);
    const root = rootRead?.comment;
    const edited = rootRead?.reading.kind === 'thread' && rootRead.reading.edited;
    // The very same mark twice is one and a copy of it, somebody's reply.
    const replies = [
        ...new Map(reads.flatMap(({ comment, reading }) => reading.kind === 'mark' && (reading.mark.nonce ?? start.marker.nonce) === start.marker.nonce
            ? [[JSON.stringify(reading.mark), { comment, mark: reading.mark, keys: reading.keys }]]
            : [])).values(),
    ];
    const foreignReplies = reads.length - replies.length - 1;
    const { twins, contestedAt: contestedBefore } = start.marker;
    const unsigned = start.keys.keyless && !signing.keyless;
    const written = start.marker.mark;
    const mark = written !== undefined && unsigned ? withoutDecision(written) : written;
    const intent = unsigned ? undefined : start.marker.intent;
    const marks = [
        ...replies,
        ...(mark === undefined ? [] : [{ mark, keys: start.keys, comment: root ?? start.comment }]),
    ];
    marks.sort((a, b) => b.mark.sequence - a.mark.sequence);
    const lastMark = marks[0]?.mark;
    const fixedAt = new Set(marks.flatMap(({ mark }) => (mark.kind === 'fixed' ? mark.head : [])));
    const contestedAt = marks.find(({ mark }) => mark.kind === 'reported' && mark.decided === undefined && fixedAt.has(mark.head))
        ?.mark.head ?? contestedBefore;
    const refreshed = marks.find(({ mark }) => mark.evidence !== undefined);
    const flag = reads.find(({ comment }) => comment.resolved !== undefined)?.comment.resolved;
    const judged = marks.find(({ mark }) => mark.judged !== undefined)?.mark.judged;
    const talk = readReplies(reads, start.comment.id);
    const resolvedById = reads.find(({ comment }) => comment.resolvedById !== undefined)?.comment.resolvedById;
    const postedAt = start.marker.evidence.head;
    const hashedBy = hashedWith(start, keyring);
    const mayResolve = reads.find(({ comment }) => comment.mayResolve !== undefined)?.comment.mayResolve;
    return {
        discussionId: start.comment.discussionId,
        commentId: start.comment.id,
        nonce: start.marker.nonce,
        job: start.marker.job,
        origin: start.sealed ? 'sealed' : origin,
        evidence: refreshed?.mark.evidence ?? start.marker.evidence,
        keys: refreshed?.keys ?? hashedBy,
        told: { ...start.marker.evidence.wording, keys: hashedBy },
        markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
        foreignReplies,
        ...(lastMark === undefined ? {} : { lastMark }),
        ...(intent === undefined || intent.sequence <= (lastMark?.sequence ?? 0) ? {} : { intent }),
        ...(twins === undefined ? {} : { twins }),
        ...(contestedAt === undefined ? {} : { contestedAt }),
        ...(flag === undefined ? {} : { flag }),
        ...(mayResolve === undefined ? {} : { mayResolve }),
        ...(flag && resolvedBy !== undefined ? { resolvedBy } : {}),
        ...(flag && resolvedById !== undefined ? { resolvedById } : {}),
        ...(judged === undefined ? {} : { judged }),
        ...(talk.length === 0 ? {} : { replies: talk }),
        ...(postedAt === (refreshed?.mark.evidence ?? start.marker.evidence).head ? {} : { postedAt }),
        ...(flag && reads.some(({ comment }) => comment.resolvedByPush) ? { resolvedByPush: true } : {}),
        ...(root?.mine && !edited && !start.sealed && mayEdit(start.keys, signing)
            ? { own: { body: root.body, marker: start.marker, keys: start.keys } }
            : {}),
        ...([start, ...marks].every(({ keys, comment }) => isPresent(keys, comment)) ? {} : { older: true }),
        ...(unsigned ? { unsigned: true } : {}),
        ...(edited ? { edited: true } : {}),
    };
}
/** Of a mark that anybody may have made up: what it says that people decided counts for nothing. */
function withoutDecision({ judged: _, decided: _decided, ...mark }) {
    return mark;
}
/**
 * The keys that the evidence of a comment was hashed with. Where they are not given any more, those that
 * signed it, with which no text will be the same.
 */
function hashedWith({ marker: { hashed }, keys }, keyring) {
    if (hashed === undefined)
        return keys;
    return [...keyring, thread_keyring/* KEYLESS */.DJ].find((one) => (0,thread_keyring/* keysId */.cX)(one) === hashed) ?? keys;
}


/***/ }),

/***/ 74458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tellsNoMore),
/* harmony export */   s: () => (/* binding */ toWording)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19795);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);


/** 48 bits as base64url. */
const HASH_BYTES = 6;
const HASH_LENGTH = 8;
/** Of more words one hash is kept, of all of them: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';
/** A word may be a name of the code, whether or not the message quotes it. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
function toWording(keys, { findings, level }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? findings : present;
    const words = new Set(told.flatMap(({ message }) => message.match(WORD) ?? []));
    const names = [...words].filter((word) => !COUNT.test(word)).toSorted();
    return {
        words: names.length > MOST_WORDS
            ? WHOLE + hashWord(keys, JSON.stringify(names))
            : names
                .map((name) => hashWord(keys, name))
                .toSorted()
                .join(''),
        level,
    };
}
/**
 * Whether whoever judged `told` has judged this too: it has no word beside those, numbers aside, and no level
 * that is worse. Both are hashed with the same keys.
 */
function tellsNoMore(wording, told) {
    if ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t)(wording.level, told.level) < 0)
        return false;
    if (wording.words === told.words)
        return true;
    if (wording.words.startsWith(WHOLE) || told.words.startsWith(WHOLE))
        return false;
    const judged = new Set(parts(told.words));
    return parts(wording.words).every((word) => judged.has(word));
}
function parts(words) {
    return Array.from({ length: words.length / HASH_LENGTH }, (_, index) => words.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH));
}
function hashWord(keys, word) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .hmacOf */ .nU)(keys.text, word).digest().subarray(0, HASH_BYTES).toString('base64url');
}


/***/ })

};
