export const id = 5276;
export const ids = [5276];
export const modules = {

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
    const { clientSecret, previousClientSecret } = secrets;
    if (clientSecret === undefined)
        return [ofSigning ?? keyless(secretsOfCi), ...olderKeys('previous-signing-key', previousSigningKey)];
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

/***/ 72860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sealBody)
/* harmony export */ });
/* unused harmony export closingLines */
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


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
    const hidden = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y1)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y1)(parts.markdown))
        .replace(MARKER_START, `<!${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}`);
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
    const kept = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .openInlineStart */ .Og)(lastLine)).trimEnd() + CUT;
}
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
    return (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitCodeSpans */ .ZT)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}


/***/ }),

/***/ 85579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/** The fields that have a value: an optional field is missing, never undefined. */
function defined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 27816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ NOTHING_COVERED),
/* harmony export */   OE: () => (/* binding */ visibleOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   PY: () => (/* binding */ findMarkerText),
/* harmony export */   Zc: () => (/* binding */ writeMarkerText),
/* harmony export */   qm: () => (/* binding */ sealMarked)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72860);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95079);



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
    if (findMarkerText(hidden)?.cover === undefined)
        return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown, hidden }, limit);
    const body = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
    const marker = findMarkerText(body);
    if (marker === undefined)
        return body;
    const covering = { ...marker, cover: coverOf(marker, textsAround(body).before) };
    // It has the same length, and no character that the gate would change.
    return replaceMarker(body, writeMarkerText(covering));
}
/** In place of what a marker covers, as long as that is not known. */
const NOTHING_COVERED = Buffer.alloc((0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .KEYLESS */ .DJ, '').length);
/** Whether a body is, to the letter, the one that its marker was written for. */
function isCovered(body, marker) {
    const { before, after } = textsAround(body);
    return (marker.cover !== undefined &&
        before.trimStart().startsWith(OPENING) &&
        after.trim() === '' &&
        coverOf(marker, before).equals(marker.cover));
}
/** What people see of a body: all but what is hidden in it. */
function visibleOf(body) {
    const { before, after } = textsAround(body);
    const text = `${before}\n${after}`.trim();
    return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}
function coverOf({ payload, signature }, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .KEYLESS */ .DJ, JSON.stringify(['cover', payload, signature.toString('base64'), (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(text)]));
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

// EXTERNAL MODULE: ./build/src/thread/defined.js
var defined = __webpack_require__(85579);
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
var thread_mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/wording.js
var wording = __webpack_require__(74458);
;// CONCATENATED MODULE: ./build/src/thread/marker-payload.js






// How the payload of a marker is written and read. The names are short, because all of it stands in a
// comment.
/** More than the longest path that Linux takes, 4,096 bytes. */
const LONGEST_TEXT = 5_000;
const marker_payload_text = schemas/* string */.YjP().check(api/* _maxLength */.Eb(LONGEST_TEXT));
const count = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
const sequence = schemas/* int */.Whr().check(api/* _positive */.NC());
const scopeSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text]);
/** The scope is `s` in whatever version. */
const scopeOnlySchema = schemas/* object */.Ikc({ s: scopeSchema });
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
    q: schemas/* optional */.lqM(schemas/* tuple */.PVZ([count, count, count, count])),
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
    t: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, sequence, schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
const overviewSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    i: schemas/* array */.YOg(marker_payload_text),
    o: schemas/* array */.YOg(marker_payload_text),
    w: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{1,125}$/u))),
});
/** What the last reply said: its id, what it says and why; who wrote it, by id and name. */
const statementSchema = schemas/* tuple */.PVZ([marker_payload_text, schemas/* enum */.k5n([...decision/* DECISIONS */.Yv, 'reopen', 'nothing']), marker_payload_text, marker_payload_text, marker_payload_text]);
const transitionShape = {
    k: schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3),
    q: sequence,
    h: marker_payload_text,
    o: count,
    e: schemas/* optional */.lqM(evidenceSchema),
    u: schemas/* optional */.lqM(statementSchema),
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
    y: schemas/* optional */.lqM(schemas/* array */.YOg(twinSchema).check(api/* _maxLength */.Eb(wording/* MOST_TWINS */.CV))),
    yp: schemas/* optional */.lqM(schemas/* array */.YOg(marker_payload_text).check(api/* _maxLength */.Eb(wording/* MOST_TWINS */.CV))),
    at: schemas/* optional */.lqM(schemas/* tuple */.PVZ([marker_payload_text, count])),
    nw: schemas/* optional */.lqM(schemas/* literal */.euz(1)),
    d: schemas/* optional */.lqM(marker_payload_text),
    k: schemas/* optional */.lqM(schemas/* object */.Ikc(transitionShape)),
    i: schemas/* optional */.lqM(schemas/* tuple */.PVZ([schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3), sequence, marker_payload_text])),
    x: schemas/* optional */.lqM(marker_payload_text),
    g: schemas/* optional */.lqM(marker_payload_text),
});
function threadPayload(keys, marker, discussionId) {
    const { mark, intent } = marker;
    const isBound = mark !== undefined || intent !== undefined;
    return {
        ...toWire(marker.evidence),
        n: marker.nonce,
        j: marker.job,
        nl: marker.newLine,
        ol: marker.oldLine,
        au: marker.writer,
        y: marker.twins?.map(({ scope, ruleId, level }) => [scope.tool, scope.category, ruleId, level]),
        // Empty where a twin is of no product.
        yp: marker.twins?.some(({ product }) => product !== undefined)
            ? marker.twins.map(({ product = '' }) => product)
            : undefined,
        nw: marker.asNew && 1,
        at: marker.nowAt && [marker.nowAt.path, marker.nowAt.line],
        d: isBound ? (0,thread_mark/* hashDiscussion */.rP)(keys, discussionId) : undefined,
        k: mark && toTransition(mark),
        i: intent && [intent.kind, intent.sequence, intent.head],
        x: marker.contestedAt,
        g: marker.hashed,
    };
}
function markPayload({ tool, category }, mark) {
    return { s: [tool, category], ...toTransition(mark), n: mark.nonce };
}
function overviewPayload({ job, nonce, entries, asNew, scopes }) {
    return { s: ['', job], n: nonce, i: entries, o: scopes, w: asNew && toBits(entries, asNew) };
}
/** Which of the entries these are, a bit for each, since so many hashes twice would not fit. */
function toBits(entries, some) {
    const bits = entries.map((entry) => (some.includes(entry) ? '1' : '0')).join('');
    return BigInt(`0b0${bits}`).toString(16);
}
function fromBits(entries, hex) {
    const bits = BigInt(`0x${hex}`).toString(2).padStart(entries.length, '0');
    return entries.filter((_, index) => bits[index] === '1');
}
function intentPayload({ nonce, head, transitions }) {
    const tuples = transitions.map(({ discussion, sequence: number, kind }) => [discussion, number, kind]);
    return { s: ['', ''], n: nonce, h: head, t: tuples };
}
/**
 * What a payload says; undefined where it makes no sense, or holds what was written for another discussion.
 *
 * @param discussionId of the comment, where it stands in one
 */
function readPayload(kind, keys, payload, discussionId) {
    switch (kind) {
        case 'thread': {
            const { data: wire } = threadSchema.safeParse(payload);
            const isBound = discussionId !== undefined && (wire?.k !== undefined || wire?.i !== undefined);
            if (wire === undefined || (isBound && wire.d !== (0,thread_mark/* hashDiscussion */.rP)(keys, discussionId)))
                return undefined;
            return { kind, marker: fromThread(wire) };
        }
        case 'mark': {
            const { data: wire } = markSchema.safeParse(payload);
            return wire && { kind, mark: { ...fromTransition(wire), ...(0,defined/* defined */.s)({ nonce: wire.n }) } };
        }
        case 'intent': {
            const { data: wire } = intentSchema.safeParse(payload);
            const transitions = wire?.t.map(([discussion, number, mark]) => ({
                discussion,
                sequence: number,
                kind: mark,
            }));
            return wire && transitions && { kind, marker: { nonce: wire.n, head: wire.h, transitions } };
        }
        case 'overview': {
            const { data: wire } = overviewSchema.safeParse(payload);
            return (wire && {
                kind,
                marker: {
                    ...{ nonce: wire.n, job: wire.s[1], entries: wire.i, scopes: wire.o },
                    ...(0,defined/* defined */.s)({ asNew: wire.w === undefined ? undefined : fromBits(wire.i, wire.w) }),
                },
            });
        }
    }
}
/** The scope that a payload of any version names. */
function readScope(payload) {
    const { data } = scopeOnlySchema.safeParse(payload);
    return data && toScope(data.s);
}
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
        q: evidence.ranks && [
            evidence.ranks.inFile.nth,
            evidence.ranks.inFile.of,
            evidence.ranks.inBlock.nth,
            evidence.ranks.inBlock.of,
        ],
        ws: evidence.wording.words,
        lv: evidence.wording.level,
        m: [...evidence.messages],
        w: evidence.named && [...evidence.named],
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
        ...(0,defined/* defined */.s)({ ranks: wire.q && toRanks(wire.q) }),
        wording: { words: wire.ws, level: wire.lv },
        messages: wire.m,
        ...(0,defined/* defined */.s)({ named: wire.w }),
        fingerprints: Object.fromEntries(wire.f),
    };
}
function toRanks([nth, of, nthInBlock, ofBlock]) {
    return { inFile: { nth, of }, inBlock: { nth: nthInBlock, of: ofBlock } };
}
function fromThread(wire) {
    const [kind, number, head] = wire.i ?? [];
    return {
        nonce: wire.n,
        job: wire.j,
        evidence: fromWire(wire),
        newLine: wire.nl,
        ...(0,defined/* defined */.s)({
            oldLine: wire.ol,
            writer: wire.au,
            twins: wire.y?.map(([tool, category, ruleId, level], index) => ({
                scope: { tool, category },
                ruleId,
                level,
                ...(0,defined/* defined */.s)({ product: wire.yp?.[index] || undefined }),
            })),
            asNew: wire.nw && true,
            nowAt: wire.at && { path: wire.at[0], line: wire.at[1] },
            mark: wire.k && { ...fromTransition(wire.k), nonce: wire.n },
            intent: kind && number && head !== undefined ? { kind, sequence: number, head } : undefined,
            contestedAt: wire.x,
            hashed: wire.g,
        }),
    };
}
function toTransition({ kind, sequence: number, head, foreignReplies, evidence, statement, decided, }) {
    return {
        k: kind,
        q: number,
        h: head,
        o: foreignReplies,
        e: evidence && toWire(evidence),
        u: statement && [
            statement.replyId,
            statement.says,
            statement.reason,
            statement.author ?? '',
            statement.name ?? '',
        ],
        v: decided,
    };
}
function fromTransition(wire) {
    return {
        kind: wire.k,
        sequence: wire.q,
        head: wire.h,
        foreignReplies: wire.o,
        ...(0,defined/* defined */.s)({ evidence: wire.e && fromWire(wire.e), statement: wire.u && toStatement(wire.u) }),
        ...(wire.u && (0,defined/* defined */.s)({ decided: wire.v })),
    };
}
function toStatement([replyId, says, reason, author, name]) {
    return { replyId, says, reason, ...(author !== '' && { author }), ...(name !== '' && { name }) };
}
function toScope([tool, category]) {
    return { tool, category };
}

// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(27816);
;// CONCATENATED MODULE: ./build/src/thread/marker.js




/**
 * The version of all kinds of markers. Adding an optional key keeps it; any other change of a payload makes a
 * new one.
 */
const VERSION = 1;
/** The hidden line of the overview of a job. */
function writeOverviewMarker(keys, identity, marker) {
    return write(keys, 'overview', identity, overviewPayload(marker));
}
/** The hidden line of a comment that says what a run is about to do. */
function writeIntentMarker(keys, identity, marker) {
    return write(keys, 'intent', identity, intentPayload(marker));
}
/**
 * The hidden line of a comment that starts a thread. One that holds a mark or an intent counts only in the
 * discussion that it was written for.
 */
function writeThreadMarker(keys, identity, marker, discussionId = '') {
    return write(keys, 'thread', identity, threadPayload(keys, marker, discussionId));
}
/** The hidden line of a reply; it holds only in the discussion that it was written for. */
function writeMark(keys, identity, discussionId, scope, mark) {
    return write(keys, 'mark', [...identity, discussionId], markPayload(scope, mark));
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
    const isIntact = (0,marker_text/* isCovered */.P$)(body, found);
    if (mine === undefined)
        return { kind: 'forged' };
    if (!mine && !byPrevious) {
        if (!isIntact)
            return { kind: 'none' };
        const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
        return { kind: 'stranger', ...(0,defined/* defined */.s)({ writer }) };
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
    if (found.version === VERSION) {
        const content = readPayload(found.kind, keys, payload, discussionId);
        return content === undefined ? { kind: 'forged' } : { ...content, keys };
    }
    const scope = readScope(payload);
    return scope === undefined ? { kind: 'forged' } : { kind: 'later', version: found.version, scope };
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
/** Nothing can be compared with what the missing key has hashed in it. */
function readSealed(payload) {
    const content = readPayload('thread', thread_keyring/* KEYLESS */.DJ, payload);
    return content === undefined ? { kind: 'forged' } : { ...content, keys: thread_keyring/* KEYLESS */.DJ, sealed: true };
}
/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(keys, kind, place, payload) {
    const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
    if (readPayload(kind, keys, JSON.parse(unsigned.payload)) === undefined) {
        throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
    }
    return (0,marker_text/* writeMarkerText */.Zc)({
        ...unsigned,
        signature: (0,thread_keyring/* sign */._S)(keys, signedText(unsigned, place)),
        ...(keys.keyless ? { cover: marker_text/* NOTHING_COVERED */.Nn } : {}),
    });
}
/** JSON keeps the parts apart whatever stands in them. */
function signedText(marker, place) {
    return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}


/***/ }),

/***/ 59603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ NOTHING_LISTED),
  _: () => (/* binding */ readThreads)
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(94490);
// EXTERNAL MODULE: ./build/src/thread/defined.js
var defined = __webpack_require__(85579);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(95079);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var marker = __webpack_require__(96198);
;// CONCATENATED MODULE: ./build/src/thread/original-discussions.js
/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
function findOriginalDiscussions(discussions) {
    const marked = findMarked(discussions);
    return { marked, originals: findProven(discussions, marked), holders: findHolders(discussions) };
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
    const originals = new Map(marked);
    // One comment starts a discussion: what else stands in a marked one is a copy.
    const started = new Set(marked.values());
    let open = [...discussions]
        .filter(([id]) => !started.has(id))
        .map(([id, reads]) => [id, [...new Set(startsOf(reads).map(({ marker }) => marker.nonce))]]);
    for (let found = true; found;) {
        found = false;
        open = open.filter(([id, nonces]) => {
            const [own, ...others] = nonces.filter((nonce) => !originals.has(nonce));
            if (own === undefined)
                return false;
            if (others.length > 0)
                return true;
            originals.set(own, id);
            found = true;
            return false;
        });
    }
    return originals;
}
/** The discussions that each nonce stands in. */
function findHolders(discussions) {
    const holders = new Map();
    for (const [id, reads] of discussions) {
        for (const { marker } of startsOf(reads)) {
            holders.set(marker.nonce, (holders.get(marker.nonce) ?? new Set()).add(id));
        }
    }
    return holders;
}
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
/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
function separateCopies(all) {
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
    const announced = [];
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
                ...(comment.mine &&
                    mayEdit(reading.keys, signing) && { own: reading.keys === signing ? 'present' : 'outdated' }),
            });
        }
        if (reading.kind === 'intent' && comment.resolvable !== true) {
            const { marker, keys } = reading;
            announced.push({ ...marker, commentId: comment.id, keys, ...age(keys, comment) });
        }
        const discussion = discussions.get(comment.discussionId) ?? [];
        discussions.set(comment.discussionId, discussion);
        discussion.push({ comment, reading });
    }
    const originals = findOriginalDiscussions(discussions);
    const intents = joinTwins(announced);
    const threads = [...discussions.values()].flatMap((reads) => {
        return toThreads(reads, originals, keyring).map((thread) => {
            const unfinished = (0,mark/* findUnfinished */.dJ)(thread, intents);
            return { ...thread, ...(0,defined/* defined */.s)({ unfinished, older: unfinished?.older }) };
        });
    });
    return {
        ...separateCopies(threads),
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
 * The thread of a discussion; several where nothing tells which of them started it. `originals`: where nonces
 * belong; one that belongs elsewhere is a copy, somebody's reply.
 */
function toThreads(reads, { originals, marked, holders }, keyring) {
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
    const own = starts.filter(({ marker }) => (originals.get(marker.nonce) ?? discussionId) === discussionId);
    const [start = first, ...others] = new Map(own.toReversed().map((one) => [one.marker.nonce, one])).values();
    if (others.length === 0)
        return alone(start);
    return [start, ...others].map((one) => toThread(one, 'unclear', reads, keyring));
}
function toThread(start, origin, reads, keyring) {
    const [signing] = keyring;
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
    const { twins, asNew, contestedAt: contestedBefore } = start.marker;
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
    const listed = (field) => reads.find(({ comment }) => comment[field] !== undefined)?.comment[field];
    const flag = listed('resolved');
    const recordedStatement = marks.find(({ mark }) => mark.statement !== undefined)?.mark.statement;
    const talk = readReplies(reads, start.comment.id);
    const postedAt = start.marker.evidence.head;
    const evidence = refreshed?.mark.evidence ?? start.marker.evidence;
    const hashedBy = hashedWith(start, keyring);
    return {
        discussionId: start.comment.discussionId,
        commentId: start.comment.id,
        nonce: start.marker.nonce,
        job: start.marker.job,
        origin: start.sealed ? 'sealed' : origin,
        evidence,
        keys: refreshed?.keys ?? hashedBy,
        told: { ...start.marker.evidence.wording, keys: hashedBy },
        markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
        foreignReplies,
        ...(0,defined/* defined */.s)({
            lastMark,
            twins,
            asNew: unsigned ? undefined : asNew,
            contestedAt,
            flag,
            recordedStatement,
            mayResolve: listed('mayResolve'),
        }),
        ...(flag &&
            (0,defined/* defined */.s)({
                resolvedBy: listed('resolvedBy'),
                resolvedById: listed('resolvedById'),
                resolvedByPush: listed('resolvedByPush'),
            })),
        ...(intent !== undefined && intent.sequence > (lastMark?.sequence ?? 0) && { intent }),
        ...(talk.length > 0 && { replies: talk }),
        ...(postedAt !== evidence.head && { postedAt }),
        ...(root?.mine &&
            !edited &&
            !start.sealed &&
            mayEdit(start.keys, signing) && { own: { body: root.body, marker: start.marker, keys: start.keys } }),
        ...(![start, ...marks].every(({ keys, comment }) => isPresent(keys, comment)) && { older: true }),
        ...(unsigned && { unsigned: true }),
        ...(edited && { edited: true }),
    };
}
/** Anybody may have made up such a mark: what it says that people decided counts for nothing. */
function withoutDecision({ statement: _, decided: _decided, ...mark }) {
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
        const words = (0,decision/* readFirstLine */.Lc)(line);
        const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
        const name = (0,lines/* oneLine */.TN)(writer.name ?? '') || undefined;
        return [{ id, line, ...(0,defined/* defined */.s)({ at: createdAt, author: writer.id, name, words }) }];
    });
}


/***/ })

};
