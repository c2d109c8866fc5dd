export const id = 8264;
export const ids = [8264,6924];
export const modules = {

 98264:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   postInline: () => ( postInline)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72860);
 var _queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11808);
 var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);




const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
async function postInline(posts, posting) {
    const outcomes = new Map(await postAll(posts, posting));
    const waiting = posts.filter((post) => isNotReady(outcomes.get(post)));
    if (waiting.length > 0 && (await discardRest(posting))) {
        for (const [post, outcome] of await postAll(waiting, posting))
            outcomes.set(post, outcome);
    }
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
function isNotReady(outcome) {
    return outcome?.kind === 'no-effect' && outcome.refusal === 'not-ready';
}
async function discardRest({ session, change }) {
    const { parseDeleted, parsePending } = await written();
    try {
        const ask = { kind: 'query', text: _queries_js__WEBPACK_IMPORTED_MODULE_3__ .uH, variables: { change: change.id } };
        const pending = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('find-comment', ask, async (text) => parsePending(text), session);
        if (pending === undefined || !pending.isWhole)
            return false;
        if (!pending.texts.every((text) => text.includes(_text_seal_js__WEBPACK_IMPORTED_MODULE_1__ ._8)))
            return false;
        const discard = { kind: 'mutation', text: _queries_js__WEBPACK_IMPORTED_MODULE_3__ .M_, variables: { review: pending.id } };
        const deleted = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .M9)('delete-comment', discard, async (text) => parseDeleted(text), session);
        return deleted.kind === 'done';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        return false;
    }
}
async function postAll(posts, posting) {
    const outcomes = new Map();
    const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
    const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
    for (const [post, outcome] of await postReviews(onLines, posting))
        outcomes.set(post, outcome);
    for (const [post, outcome] of await postOnFiles(onFiles, posting))
        outcomes.set(post, outcome);
    return outcomes;
}
async function postReviews(posts, posting) {
    const [first] = posts;
    if (first === undefined)
        return new Map();
    const { headSha } = first.position;
    const others = posts.filter(({ position }) => position.headSha !== headSha);
    if (others.length > 0) {
        const same = posts.filter(({ position }) => position.headSha === headSha);
        return new Map([...(await postReviews(same, posting)), ...(await postReviews(others, posting))]);
    }
    const review = await sendReview(posts, headSha, posting);
    if (review.kind === 'done')
        return readReview(posts, review.value, posting);
    if (posts.length === 1 || review.kind === 'unknown' || !isOfOne(review))
        return new Map(posts.map((post) => [post, review]));
    return postHalves(posts, review.message, posting);
}
function isOfOne({ refusal }) {
    return refusal === 'position' || refusal === 'too-large';
}
async function postHalves(posts, reason, posting) {
    let listed;
    try {
        listed = await posting.list();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
        return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
    }
    const there = new Map(posts.flatMap((post) => pair(post, listed.find(isOf(post)))));
    const missing = posts.filter((post) => !there.has(post));
    const half = Math.ceil(missing.length / 2);
    return new Map([
        ...there,
        ...(await postReviews(missing.slice(0, half), posting)),
        ...(await postReviews(missing.slice(half), posting)),
    ]);
}
function pair(post, value) {
    return value === undefined ? [] : [[post, { kind: 'done', value }]];
}
function isOf({ body }) {
    return (comment) => comment.mine !== false && asKept(comment.body) === asKept(body);
}
function asKept(body) {
    return body.replaceAll('\r\n', '\n').trim();
}
function lastLine(body) {
    return asKept(body).split('\n').at(-1) ?? '';
}
function sendReview(posts, head, { session, change, heading }) {
    const threads = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
    const ask = {
        kind: 'mutation',
        text: _queries_js__WEBPACK_IMPORTED_MODULE_3__ .Wg,
        variables: { change: change.id, head, threads, body: heading?.(posts) },
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .M9)('post-review', ask, async (text) => (await written()).parseReview(text), session);
}
function toLine({ newLine, oldLine, range }) {
    if (newLine !== undefined) {
        const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
        return { line: newLine, side: 'RIGHT', ...start };
    }
    return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}
async function readReview(posts, { comments, threads }, posting) {
    const { partId, toComments } = await wire();
    const left = [...comments];
    const made = new Map();
    for (const known of [asKept, lastLine]) {
        for (const post of posts.filter((one) => !made.has(one))) {
            const at = left.findIndex(({ body }) => known(body) === known(post.body));
            const [comment] = at === -1 ? [] : left.splice(at, 1);
            if (comment !== undefined)
                made.set(post, comment.id);
        }
    }
    const newest = threads.flatMap((thread) => toComments(thread, thread.comments.items));
    const known = new Map(newest.map((comment) => [partId(comment.id).id, comment]));
    const list = once(posting.list);
    const outcomes = new Map();
    for (const post of posts) {
        const id = made.get(post);
        if (id === undefined)
            outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
        else {
            const value = known.get(id) ?? (await findPosted(id, list));
            outcomes.set(post, value === undefined ? NOT_LISTED : { kind: 'done', value });
        }
    }
    return outcomes;
}
const LEFT_OUT = {
    kind: 'no-effect',
    refusal: 'position',
    message: 'GitHub took the review, and left this thread out without saying why',
};
const CHANGED = {
    kind: 'unknown',
    message: 'GitHub took the review, and shows comments in it with another text than was sent',
};
const NOT_LISTED = {
    kind: 'unknown',
    message: 'GitHub took the comment, and did not list its thread',
};
async function findPosted(id, list) {
    const { partId } = await wire();
    try {
        return (await list()).find((comment) => partId(comment.id).id === id);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        return undefined;
    }
}
async function postOnFiles(posts, posting) {
    const sent = [];
    for (const post of posts)
        sent.push([post, await postOnFile(post, posting)]);
    const list = once(posting.list);
    const outcomes = new Map();
    for (const [post, outcome] of sent) {
        const found = outcome.kind === 'done' ? await findPosted(outcome.value, list) : undefined;
        if (outcome.kind !== 'done')
            outcomes.set(post, outcome);
        else
            outcomes.set(post, found === undefined ? NOT_LISTED : { kind: 'done', value: found });
    }
    return outcomes;
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
function postOnFile({ body, position }, { session, path }) {
    const value = { body, commit_id: position.headSha, path: position.path, subject_type: 'file' };
    const ask = { kind: 'rest', method: 'POST', path: `${path}/comments`, value };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .M9)('post-on-file', ask, async (text) => (await written()).parseOnFile(text), session);
}


 }),

 96924:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Og: () => ( openInlineStart),
   Qw: () => ( splitInline),
   ZT: () => ( splitCodeSpans),
   qP: () => ( webUrl)
 });
function splitCodeSpans(line) {
    const parts = line.split(/(`+)/);
    const partners = partnersOfRuns(parts);
    const spans = [];
    let text = '';
    let at = 0;
    const endText = () => {
        if (text !== '')
            spans.push({ kind: 'text', text, start: at - text.length });
        text = '';
    };
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i] ?? '';
        const partner = partners[i];
        const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
        if (partner === undefined || code.trim() === '') {
            text += part;
            at += part.length;
            continue;
        }
        endText();
        spans.push({ kind: 'code', text: withoutPadding(code), start: at });
        at += part.length + code.length + part.length;
        i = partner;
    }
    endText();
    return spans;
}
function partnersOfRuns(parts) {
    const partners = [];
    const nextOfLength = new Map();
    const lastRun = parts.length - 2;
    for (let i = lastRun; i > 0; i -= 2) {
        const length = parts[i]?.length ?? 0;
        partners[i] = nextOfLength.get(length);
        nextOfLength.set(length, i);
    }
    return partners;
}
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return splitCodeSpans(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
}
function splitUrls(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(URL_IN_TEXT)) {
        const url = withoutSentenceEnd(match[0]);
        const next = text.slice(match.index + match[0].length);
        if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2)))
            continue;
        pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
        last = match.index + url.length;
    }
    return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}
function splitAtWords(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(AT_WORD)) {
        if (match.index > last)
            pieces.push({ kind: 'text', text: text.slice(last, match.index) });
        pieces.push({ kind: 'code', text: match[0] });
        last = match.index + match[0].length;
    }
    if (last < text.length)
        pieces.push({ kind: 'text', text: text.slice(last) });
    return pieces;
}
function withoutSentenceEnd(url) {
    let surplus = count(url, ')') - count(url, '(');
    let end = url.length;
    for (; end > 0; end--) {
        const character = url.charAt(end - 1);
        if (character === ')' && surplus > 0)
            surplus--;
        else if (!'?!.,:;*_~\'"]'.includes(character))
            break;
    }
    return url.slice(0, end);
}
function count(text, character) {
    return text.split(character).length - 1;
}
function leadsWhereItSays(text) {
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
function openInlineStart(line) {
    for (const part of splitCodeSpans(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}
const URL_CHARACTERS = 2_048;
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


 }),

 72860:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _8: () => ( MARKER_START),
   eO: () => ( sealBody)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


const BODY_CHARACTERS = 65_000;
const CUT = '\u2026';
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = '<!-- sarif-review:';
const MARKER = /<!--(?=\s*sarif-review)/gi;
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.markdown))
        .replace(MARKER, `<!${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`);
}
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
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Og)(lastLine)).trimEnd() + CUT;
}
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
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
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
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
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .ZT)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}


 })

};
