export const id = 9123;
export const ids = [9123,6924];
export const modules = {

 79123:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   postInline: () => ( postInline)
 });
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72860);
 var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40349);
 var _delete_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13612);
 var _pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28360);
 var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1435);





const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198));
async function postInline(posts, posting) {
    const outcomes = new Map();
    let left = posts;
    let headSha;
    const readHead = async () => {
        const known = headSha ?? (await posting.readHead());
        headSha = undefined;
        return known;
    };
    const lookAgain = async () => (headSha = await posting.readHead());
    while (left.length > 0) {
        const together = firstOfLines(left);
        for (const [post, outcome] of await postReview(together, { ...posting, readHead, lookAgain }))
            outcomes.set(post, outcome);
        left = left.filter((post) => !outcomes.has(post));
    }
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
function firstOfLines(posts) {
    const lines = new Map();
    for (const post of posts) {
        const { path, newLine, oldLine } = post.position;
        const line = JSON.stringify([path, newLine ?? null, newLine ?? oldLine]);
        if (!lines.has(line))
            lines.set(line, post);
    }
    return [...lines.values()];
}
async function postReview(posts, posting) {
    try {
        const obstacle = await clearPending(posting);
        if (obstacle !== undefined)
            return allOf(posts, obstacle);
        const headSha = await posting.readHead();
        const [current, outdated] = split(posts, ({ position }) => position.headSha === headSha);
        const outcomes = allOf(outdated, MOVED);
        if (current.length === 0)
            return outcomes;
        for (const [post, outcome] of await sendReview(current, posting))
            outcomes.set(post, outcome);
        return outcomes;
    }
    catch (error) {
        return allOf(posts, (0,_delete_comment_js__WEBPACK_IMPORTED_MODULE_1__ .O)(error, posting.session.dialect));
    }
}
async function sendReview(posts, posting) {
    const { session, target, heading, listed } = posting;
    const before = new Set(listed.keys());
    const value = {
        event: 'COMMENT',
        body: heading?.(posts) || 'Comments on the lines of this change.',
        commit_id: posts[0]?.position.headSha,
        comments: posts.map(({ body, position: { path, newLine, oldLine } }) => ({
            path,
            body,
            ...(newLine === undefined ? { old_position: oldLine } : { new_position: newLine }),
        })),
    };
    const review = await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .M9)(target('post-review'), value, async (text) => (await wire()).parseReview(text), session);
    if (review.kind !== 'done') {
        if (review.kind === 'unknown')
            await clearPending(posting);
        return allOf(posts, review);
    }
    return settle(posts, await findPosted(posts, review.value, before, posting), posting);
}
async function findPosted(posts, review, before, posting) {
    const pair = (listed) => pairTexts(posts, listed.filter(({ id, mine }) => mine && !before.has(id)));
    const found = pair(await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .ck)(posting, review));
    return found.size === posts.length ? found : pair(await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .To)(posting));
}
function pairTexts(posts, listed) {
    const byBody = new Map(listed.map((comment) => [comment.body, comment]));
    return new Map(posts.flatMap((post) => {
        const comment = byBody.get(post.body);
        return comment === undefined ? [] : [[post, comment]];
    }));
}
async function settle(posts, found, posting) {
    const headSha = await posting.lookAgain();
    const outcomes = new Map();
    const again = [];
    for (const post of posts) {
        const value = found.get(post);
        if (value === undefined)
            outcomes.set(post, NOT_LISTED);
        else if (post.position.headSha !== headSha)
            outcomes.set(post, await takeBack(value, MOVED, posting));
        else if (value.discussionId === value.id)
            outcomes.set(post, { kind: 'done', value });
        else {
            const outcome = await takeBack(value, BESIDE, posting);
            if (outcome === BESIDE && posts.length > 1)
                again.push(post);
            else
                outcomes.set(post, outcome);
        }
    }
    for (const post of again)
        for (const [one, outcome] of await postReview([post], posting))
            outcomes.set(one, outcome);
    return outcomes;
}
async function takeBack({ id }, why, posting) {
    const deleted = await (0,_delete_comment_js__WEBPACK_IMPORTED_MODULE_1__ .T)(id, posting);
    return deleted.kind === 'done' ? why : { kind: 'unknown', message: deleted.message };
}
const NOTHING = { kind: 'value', value: null };
const MOVED = {
    kind: 'no-effect',
    refusal: 'other',
    message: 'the pull request has a new head, in which the line may be another one',
};
const BESIDE = {
    kind: 'no-effect',
    refusal: 'other',
    message: 'it was posted as an answer to another comment, and was deleted again',
};
const NOT_LISTED = {
    kind: 'unknown',
    message: 'the review was taken, and a comment of it is not listed',
};
const DRAFT = {
    kind: 'no-effect',
    refusal: 'not-ready',
    message: 'this account has a pending review on the pull request, and what is in it would be published',
    remedy: 'submit or discard that review, or give the token of an account of its own',
};
const BUSY = {
    kind: 'no-effect',
    refusal: 'not-ready',
    message: 'other runs of this account were posting on the pull request all the time',
    remedy: 'start the job again',
};
const REST_MS = 2_000;
const MOST_LOOKS = 10;
async function clearPending(posting) {
    const { session, target, user } = posting;
    const { id: me } = await user();
    let before;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const pending = (await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .af)(posting)).find((review) => isPendingOf(review, me));
        if (pending === undefined)
            return undefined;
        const { id: review } = pending;
        if (!(0,_comments_js__WEBPACK_IMPORTED_MODULE_4__.isAutomatic)(me) &&
            (await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .ck)(posting, pending)).some(({ body }) => !body.includes(_text_seal_js__WEBPACK_IMPORTED_MODULE_0__ ._8)))
            return DRAFT;
        if (review === before) {
            const deleted = await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .M9)(target('delete-review', { review }), undefined, async () => NOTHING, session);
            return deleted.kind === 'done'
                ? undefined
                : { kind: 'no-effect', refusal: 'other', message: deleted.message };
        }
        before = review;
        if (!(await session.backoff.until(session.world.now() + REST_MS)))
            return BUSY;
    }
    return BUSY;
}
function isPendingOf({ state, user }, me) {
    return state === _pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .eG && user?.id === me;
}
function allOf(posts, outcome) {
    return new Map(posts.map((post) => [post, outcome]));
}
function split(items, isFirst) {
    const { true: first = [], false: second = [] } = Object.groupBy(items, (item) => `${isFirst(item)}`);
    return [first, second];
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
