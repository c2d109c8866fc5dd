export const id = 8540;
export const ids = [8540,9344,1368,8562];
export const modules = {

 48562:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   reviewLine: () => ( reviewLine)
 });
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16761);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72860);





const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;
function reviewLine(spots, redact) {
    const errors = spots.filter(({ level }) => level === 'error').length;
    const found = errors === spots.length ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(errors, 'error') : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(spots.length, 'finding');
    const worst = errors === 0 || errors === spots.length ? '' : `, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(errors, 'error')},`;
    const tools = [...new Set(spots.map(({ scope }) => scope.tool))].map((tool) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(redact(tool)), LONGEST_TOOL)));
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__ .eO)({ markdown: `${found}${worst} by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(tools, MOST_TOOLS)}` });
}


 }),

 80501:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Rb: () => ( act),
  lJ: () => ( act_confirm),
  xz: () => ( isWriting)
});


var errors = __webpack_require__(27406);
var finding_finding = __webpack_require__(15722);
var in_flight = __webpack_require__(97146);
var words = __webpack_require__(83079);
var port = __webpack_require__(10579);
var thread_decision = __webpack_require__(94490);
var review_line = __webpack_require__(48562);
var lines = __webpack_require__(17746);
var markdown = __webpack_require__(10492);
var names = __webpack_require__(16761);
var comment_details = __webpack_require__(64219);
var comment_suggestion = __webpack_require__(67043);
var comment_words = __webpack_require__(18930);
;







const SHORT_MESSAGE = 300;
function commentText(spot, line, grouped, { lines, length = 'full', stands = { first: line, last: line }, before, suggestion, linkTo, redact, twins = 'as-posted', decides = false, resembles, }) {
    const findings = spot.findings.filter(({ presence }) => presence.kind === 'present');
    const facts = renderFacts(spot, line, stands === 'on-file' ? 'on-file' : 'on-line');
    const named = [
        renderGrouped(grouped, spot, twins),
        resembles === undefined ? '' : renderOlder(resembles),
    ].filter((text) => text !== '');
    const help = length === 'short' ? '' : (0,comment_details.W5)(spot.rule, findings);
    const parts = length === 'short'
        ? [renderFirst(findings), facts, ...named]
        : [
            renderMessages(findings),
            facts,
            ...named,
            ...renderBefore(before),
            ...(0,comment_suggestion.OL)(findings, stands === 'on-file' ? { first: line, last: line } : stands, lines, stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold((0,comment_details.HQ)(help, findings), help),
            ...(0,comment_details.DJ)(findings, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return redact([...parts, ...(decides ? [comment_words.GM] : [])].join('\n\n'));
}
function renderFirst(findings) {
    const [message = '', ...others] = new Set(findings.map((finding) => finding.message));
    const rest = others.length === 0 ? '' : `\n\n${comment_words.Js.moreOnLine(others.length)}`;
    return (0,markdown.escapeMarkdown)((0,lines.xv)(message, SHORT_MESSAGE)) + rest;
}
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}
function isFacts(paragraph) {
    return Object.values(comment_words.y9).some((name) => paragraph.startsWith(`**${name}** \u00b7 `));
}
function renderFacts(spot, line, stands = 'on-line') {
    const { rule, level, findings } = spot;
    const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
    return [
        `**${comment_words.y9[level]}**`,
        rule.helpUri === undefined ? (0,markdown.SS)((0,lines.TN)(rule.id)) : (0,markdown.nf)(rule.id, rule.helpUri),
        (0,markdown.escapeMarkdown)((0,lines.TN)((0,finding_finding.OK)(spot.scope))),
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(spot),
        ...renderLines(spot, line, stands),
    ].join(' \u00b7 ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level }) {
    if (securitySeverity !== undefined)
        return [comment_words.qY.severity(securitySeverity.toFixed(1))];
    const words = (0,lines.TN)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [comment_words.qY.severity((0,markdown.escapeMarkdown)(words))];
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
        const named = one.rule === rule.id ? '' : comment_words.WG.rule((0,markdown.SS)((0,lines.TN)(one.rule)));
        const at = one.level === level ? '' : comment_words.WG.level(one.level);
        return `${(0,markdown.escapeMarkdown)((0,lines.TN)((0,comment_words.Uf)(one, one.product)))}${named}${at}`;
    });
    return `${comment_words.WG.start}${(0,names.KE)(parts)}${follows === 'edited' ? '' : comment_words.WG.asPosted}.`;
}
function renderNow(now, linkTo) {
    if (now === null)
        return '';
    const { path, line } = now;
    const name = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    return `${comment_words.ls.start}${(0,markdown.aE)(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}
function renderOlder({ thread, page, isOver }) {
    const { path, line, commit } = thread.fingerprint;
    const place = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    if (isOver)
        return `${comment_words.Bi.over}${(0,markdown.aE)(place, page)}.`;
    const why = thread.where.kind === 'unknown' ? comment_words.Bi.unfetched(commit.slice(0, 7)) : comment_words.Bi.changed;
    return `${comment_words.Bi.start}${(0,markdown.aE)(place, page)}${why}`;
}
function withSentences(text, finding, { grouped, now }, { linkTo, redact }) {
    const isSentence = (one) => one.startsWith(comment_words.WG.start) || one.startsWith(comment_words.ls.start);
    const paragraphs = text.split('\n\n');
    const facts = paragraphs.findIndex(isFacts);
    const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
    const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
    const said = [renderNow(now, linkTo), renderGrouped(grouped, finding, 'edited')].filter((one) => one !== '');
    return [
        ...paragraphs.slice(0, after),
        ...said.map(redact),
        ...paragraphs.slice(behind === -1 ? paragraphs.length : behind),
    ].join('\n\n');
}
function markLine(says, head, decision) {
    const at = `${comment_words.H_}${head.slice(0, 7)}`;
    if (decision === undefined)
        return `${comment_words.Ds[says]}${at}`;
    const by = decision.name === undefined ? '' : comment_words.V1.by((0,markdown.escapeMarkdown)((0,lines.TN)(decision.name)));
    return `${comment_words.Ds[says]}${by}${at}${comment_words.V1.because((0,markdown.escapeMarkdown)((0,lines.TN)(decision.reason)))}`;
}
const LONGEST_BEFORE = 200;
function renderBefore(before) {
    const text = (0,lines.xv)((0,lines.TN)(before?.trim() ?? ''), LONGEST_BEFORE);
    return before === undefined ? [] : [text === '' ? `${comment_words.PN}.` : `${comment_words.PN}: ${(0,markdown.SS)(text)}`];
}
const LONGEST_PLACE = 300;
const LONGEST_MESSAGE = 4_000;
const LONGEST_LISTED = 800;
const MOST_LISTED = 10;
function renderMessages(findings) {
    const groups = [...Map.groupBy(findings, ({ message }) => message)];
    const [only] = groups;
    if (groups.length === 1 && only !== undefined) {
        return renderMessage((0,lines.xv)(only[0], LONGEST_MESSAGE), only[1].length);
    }
    const shown = groups
        .slice(0, MOST_LISTED)
        .map(([message, { length }]) => toItem(renderMessage((0,lines.xv)(message, LONGEST_LISTED), length)));
    const rest = groups.length - shown.length;
    return [...shown, ...(rest > 0 ? [`- ${comment_words.Js.moreMessages(rest)}`] : [])].join('\n');
}
function renderMessage(message, count) {
    const text = message.trim();
    const times = count === 1 ? '' : comment_words.Js.times(count);
    const [first = '', ...rest] = text.split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,markdown.escapeMarkdown)(first)}${times}\n\n${(0,markdown.d6)(rest.join('\n'))}`
        : (0,markdown.escapeMarkdown)(text) + times;
}
function toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

var forged = __webpack_require__(54986);
var next_marker = __webpack_require__(80699);
var match = __webpack_require__(80514);
var plan = __webpack_require__(33256);
var threads = __webpack_require__(34770);
var next_summary = __webpack_require__(54311);
;














function isWriting({ kind }) {
    return kind !== 'keep' && kind !== 'none';
}
async function act(actions, summarize, acting) {
    const journal = { outcomes: new Map(), lostPosts: new Map(), marks: new Map() };
    const { outcomes } = journal;
    const summary = summarize([]);
    const isLeft = (0,forged.fd)(acting.known, acting.service).length > 0;
    if (!actions.some(isWriting) && !summary.isWriting && !isLeft)
        return { outcomes, summary, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await carryOut(actions, summarize, journal, acting)) };
    }
    catch (error) {
        if (error instanceof errors.j1 || error instanceof errors.dl)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const action of actions.filter(isWriting))
            if (!outcomes.has(action))
                outcomes.set(action, { kind: 'failed', reason: words.eo(reason) });
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
async function carryOut(actions, summarize, journal, acting) {
    const { service } = acting;
    const posts = actions.filter(({ kind }) => kind === 'post');
    const changes = actions.filter((action) => isWriting(action) && action.kind !== 'post');
    const ahead = service.sharedVerdicts === undefined ? whatMoved(await service.readChange(), acting) : undefined;
    if (ahead !== undefined)
        return stop(ahead, actions.filter(isWriting), journal, acting);
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, changes, journal, acting);
    const summary = summarize(refusedIn(journal));
    const failed = summary.isWriting ? await (0,next_summary.Sy)(summary, acting) : undefined;
    await changeThreads(changes, journal, acting);
    await audit(journal, acting);
    const taken = await (0,forged.dr)(acting);
    return { end: 'applied', summary, failures: [failed, taken].filter((reason) => reason !== undefined) };
}
async function stop({ kind, reason }, left, journal, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const action of left)
        journal.outcomes.set(action, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (journal.lostPosts.size > 0)
        await findLostPosts(journal, acting);
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
        const why = isRefused ? 'unanchored' : 'not-posted';
        return [finding, ...finding.members].map((one) => ({ finding: one, why, reason: outcome.reason }));
    });
}
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
    const batches = [...(0,in_flight.o)(posts, can.postsAtOnce)];
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await send(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const found = await act_confirm(({ threads }) => nonces.every((nonce) => threads.some(({ marker }) => marker.nonce === nonce)), acting);
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
            : await acting.service.postInline(posts, (together) => (0,review_line.reviewLine)(together.flatMap((one) => findingOf.get(one) ?? []), acting.redact));
        const next = [];
        for (const [index, attempt] of attempts.entries()) {
            const one = drafts[index];
            if (one === undefined || !('post' in one)) {
                sent.set(attempt.action, { kind: 'failed', isNotReady: false, reason: one?.failed ?? words.yT });
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
            twins: service.can.edits ? 'edited' : 'as-posted',
            ...(resembles && { resembles: { thread: resembles, page: pageOf(resembles, service), isOver: (0,match.PU)(resembles) } }),
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
        const body = (0,next_marker.Oy)('thread', text, marker, signing, service.can.bodyLimit);
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
    const shared = outcomes.flatMap((outcome) => (outcome.kind === 'done' && outcome.value.shared ? outcome.value.discussionId : []));
    const ours = [...shared, ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed()];
    const knownBeside = (id) => {
        const at = ours.indexOf(id);
        return [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, next_marker.GJ);
    };
    const bound = drafts.flatMap((one, index) => {
        const outcome = 'post' in one ? outcomes[posts.indexOf(one.post)] : undefined;
        const action = attempts[index]?.action;
        if (!('post' in one) || outcome?.kind !== 'done' || !outcome.value.shared || action === undefined)
            return [];
        const { id, discussionId } = outcome.value;
        const marker = { ...one.marker, bound: discussionId, knows: knownBeside(discussionId), signedAt: service.clock?.() };
        return [{ action, commentId: id, body: (0,next_marker.Oy)('thread', one.text, marker, signing, service.can.bodyLimit) }];
    });
    await (0,in_flight.C)((0,in_flight.o)(bound, service.can.changesAtOnce), async (portion) => {
        const edited = await service.edit(portion);
        for (const [index, { action }] of portion.entries()) {
            const outcome = (0,port.aK)(edited.slice(index, index + 1));
            if (outcome.kind !== 'done')
                sent.set(action, { kind: 'failed', isNotReady: false, reason: words.a1((0,port.OB)(outcome)) });
        }
    });
}
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const LOST_MS = 2_000;
async function act_confirm(isThere, acting) {
    let comments = 0;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(words.V2(wait));
        await acting.sleep(wait);
        const listing = await acting.list(wait > 0 ? undefined : []);
        if (isThere(listing))
            return { kind: 'seen', listing };
        comments = listing.comments;
    }
    return { kind: 'distrust', reason: words.NL(comments) };
}
async function findLostPosts({ outcomes, lostPosts, marks }, acting, anew) {
    const lost = lostPosts.size + [...marks.values()].filter(({ isLost }) => isLost).length;
    if (lost > 0) {
        acting.progress(words.j1(LOST_MS, lost === 1 ? '1 write' : `${lost} writes`));
        await acting.sleep(LOST_MS);
    }
    const listing = await acting.list(lost > 0 ? undefined : anew);
    for (const [action, nonce] of [...lostPosts]) {
        const thread = listing.threads.find(({ marker }) => marker.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(action, { kind: 'done', thread: thread.id });
        lostPosts.delete(action);
    }
    return listing;
}
async function changeThreads(changes, journal, acting) {
    if (changes.length === 0)
        return;
    acting.progress(words.Ez(changes.length));
    const fresh = byId(await acting.list(discussionsOf(changes)));
    const portions = (0,in_flight.o)(changes, acting.service.can.changesAtOnce);
    const change = (portion) => changePortion(portion, fresh, journal, acting);
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread?.comment.mayResolve === undefined));
    if (first !== undefined)
        await change(first);
    await (0,in_flight.C)(portions.filter((portion) => portion !== first), change);
}
function discussionsOf(actions) {
    return actions.flatMap((action) => (isWriting(action) && action.thread !== undefined ? action.thread.id : []));
}
function byId({ threads }) {
    return new Map(threads.map((thread) => [thread.id, thread]));
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
function isUnchanged({ thread: planned, decision, by }, now) {
    const said = (thread) => (0,thread_decision.WB)((thread?.replies ?? []).map(({ id, body, author }) => ({ id, line: body, ...(author !== undefined && { author }) })));
    return (planned?.isResolved === now.isResolved &&
        planned.mark.step === now.mark.step &&
        planned.unsure === now.unsure &&
        ((decision === undefined && by === undefined) || (said(planned) === said(now) && sameReplies(planned, now))));
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
    const { kind, mark = thread.mark.mark, decision, by, finding, grouped, now } = action;
    const says = decision !== undefined ? decision.says : by !== undefined ? 'taken back' : sayingOf(kind, mark);
    const dismissal = decision ?? by ?? thread.mark.dismissal;
    const isMarking = kind !== 'edit';
    const isContested = kind === 'reopen' && thread.mark.mark === 'fixed' && thread.mark.head === acting.head;
    const isMoved = kind === 'reopen' && finding?.at !== undefined && finding.position.kind === 'anchored' && !(0,finding_finding._k)(finding.place);
    return {
        ...thread.marker,
        ...thread.mark,
        ...(isMarking && {
            mark: kind === 'comment' ? 'gone' : mark,
            step: thread.mark.step + 1,
            head: acting.head,
            says: acting.redact(markLine(says, acting.head, decision)),
            replies: thread.replies.length,
            ...(dismissal !== undefined && { dismissal }),
            way: decision === undefined ? undefined : (0,threads.zH)(thread) ? 'hand' : 'reply',
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
        if (wanted === undefined || comment.resolved === wanted || (comment.resolved === undefined && isResolved === wanted))
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
    if (marker === undefined || (!isReopening && thread.mark.mark === 'gone')) {
        outcomes.set(action, { kind: 'said', marked: false, reason: why });
        return [];
    }
    const mark = isReopening ? 'over' : action.decision !== undefined ? 'dismissed' : 'gone';
    const says = isReopening ? acting.redact(markLine('over', acting.head)) : marker.says;
    const way = action.decision === undefined ? {} : { way: 'said' };
    return [{ ...work, why, marker: { ...marker, mark, says, ...way } }];
}
async function writeMarks(works, journal, acting) {
    const { outcomes, marks } = journal;
    const { service } = acting;
    const isSaid = ({ action, thread, why }) => action.kind === 'resolve' && action.decision === undefined && why === undefined && thread.mark.mark === 'gone';
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
        try {
            return canEdit
                ? { carrier: 'edit', body: (0,next_marker.Oy)('thread', text, marker, signing, service.can.bodyLimit) }
                : { carrier: 'reply', body: (0,next_marker.Oy)('mark', marker.says, marker, signing, service.can.bodyLimit) };
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
const ROUNDS = 3;
async function audit(journal, acting) {
    const { outcomes, lostPosts, marks } = journal;
    const wrote = [...outcomes].some(([action, { kind }]) => isWriting(action) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + marks.size === 0)
        return;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const listing = await findLostPosts(journal, acting, [...discussionsOf([...outcomes.keys()]), ...suspects]);
        const repeated = await repairMarks(journal, listing, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return giveUp(journal, acting);
        if (isCaughtUp(listing, outcomes))
            for (const [action, sent] of await sendPosts([...lostPosts.keys()], acting)) {
                if (sent.kind === 'unknown')
                    lostPosts.set(action, sent.nonce);
                else {
                    lostPosts.delete(action);
                    outcomes.set(action, sent.kind === 'done' ? { kind: 'done', thread: sent.thread } : { kind: 'failed', reason: sent.reason });
                }
            }
        const duplicates = findDuplicates(listing, acting);
        for (const { thread, winner } of duplicates) {
            if (!suspects.has(thread.id) || thread.replies.length > 0)
                continue;
            const action = { kind: 'delete', thread, winner, reason: `discussion ${winner.id} is about the same finding` };
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
    const there = byId(listing);
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
    const back = [...marks.keys()].flatMap(({ kind, thread }) => (kind === 'resolve' && thread?.isResolved === false ? thread : []));
    if (back.length > 0)
        await service.setResolved(back.map(({ id }) => ({ discussionId: id, resolved: false })));
}



 }),

 99843:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C5: () => ( memberOf),
   ax: () => ( fingerprintOf),
   bR: () => ( TOP_LEVEL)
 });
 var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);
 var _text_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3044);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74458);
 var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80699);




const MOST_MESSAGES = 8;
const MOST_WORDS = 64;
const LINES_AROUND = 3;
const CHARACTERS_AROUND = 64;
const MOST_BLANK = 50;
function fingerprintOf(finding, commit, lines, analyzed) {
    const { scope, rule, level } = finding;
    const { path, line } = finding.at ?? { path: finding.place.path ?? '', line: 0 };
    return {
        tool: scope.tool,
        category: scope.category,
        rule: rule.id,
        ...(rule.unlisted && { isUnlisted: true }),
        path,
        line,
        commit,
        ...(analyzed !== undefined && analyzed !== commit && { analyzed }),
        text: textOf(lines, line),
        exact: exactOf(lines, line),
        block: blockOf(lines, line),
        above: around(lines, line, -1),
        below: around(lines, line, 1),
        messages: messagesOf(finding.findings),
        words: wordsOf(finding.findings),
        level,
        ofTool: ofTool(finding.findings),
    };
}
function memberOf({ scope, rule, level, findings }) {
    return {
        tool: scope.tool,
        category: scope.category,
        rule: rule.id,
        level,
        product: rule.product,
        words: wordsOf(findings),
    };
}
function textOf(lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(own) || betweenWhat(lines, line - 1);
    return said === '' ? '' : (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(said);
}
function betweenWhat(lines, index) {
    const said = (at) => (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(lines[at] ?? '');
    let [above, below] = [index - 1, index + 1];
    while (above >= 0 && index - above <= MOST_BLANK && said(above) === '')
        above -= 1;
    while (below < lines.length && below - index <= MOST_BLANK && said(below) === '')
        below += 1;
    const around = [said(above), said(below)];
    return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
function exactOf(lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const [indent = ''] = /^\s*/.exec(own) ?? [];
    let last = 0;
    let text = indent;
    for (const { index, 0: quoted } of own.matchAll(QUOTED)) {
        text += own.slice(Math.max(last, indent.length), index).replace(/\s+/g, ' ') + quoted;
        last = index + quoted.length;
    }
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(text + own.slice(Math.max(last, indent.length)).replace(/\s+/g, ' ').trimEnd());
}
const TOP_LEVEL = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)('');
function blockOf(lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const enclosing = [];
    let depth = indentOf(own);
    for (let at = line - 2; at >= 0 && depth > 0; at -= 1) {
        const text = lines[at] ?? '';
        const indent = indentOf(text);
        if (text.trim() === '' || indent >= depth || /^\s*[)\]}]/.test(text))
            continue;
        enclosing.push((0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(text));
        depth = indent;
    }
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(enclosing.join('\n'));
}
function indentOf(text) {
    return text.length - text.trimStart().length;
}
function around(lines = [], line, step) {
    if (lines[line - 1] === undefined)
        return '';
    const found = [];
    let left = CHARACTERS_AROUND;
    for (let at = line - 1 + step; left > 0 && found.length < LINES_AROUND; at += step) {
        const text = lines[at];
        if (text === undefined)
            break;
        const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(text);
        const part = said.replace(/[,;()]/g, '');
        const kept = step === 1 ? part.slice(0, left) : part.slice(-left);
        left -= kept.length;
        if (said !== '')
            found.push(kept);
    }
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)((step === 1 ? found : found.toReversed()).join(''));
}
const NAMES = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019/g;
function messagesOf(results) {
    const masked = results.map(({ message }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(message.replace(NAMES, '"').replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()));
    return [...new Set(masked)].toSorted().slice(0, MOST_MESSAGES);
}
function wordsOf(results) {
    const present = results.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? results : present;
    const names = [...new Set(told.flatMap(({ message }) => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ .wX)(message)))].toSorted();
    return names.length > MOST_WORDS ? [`=${(0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(JSON.stringify(names))}`] : names.map((name) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(name).slice(0, 6));
}
function ofTool(results) {
    const found = new Map();
    for (const result of results)
        for (const [name, value] of (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ .oH)(result))
            if (found.size < MOST_MESSAGES && !found.has(name))
                found.set(name, (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)(JSON.stringify([name, value])));
    return Object.fromEntries(found);
}


 }),

 54986:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   VZ: () => ( findForged),
   dr: () => ( clearForged),
   fd: () => ( forgedLeft)
 });
 var _comment_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18930);
 var _apply_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83079);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10579);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72860);
 var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80699);






function findForged(comments, replies, signing) {
    const present = signing.keys.length === 0 ? [] : comments.filter(({ mine, shared }) => mine === true && shared === true);
    const read = present.flatMap((comment) => {
        const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__ .t7)(comment.body, signing);
        const isBound = found?.signer === 0 && found.marker.bound === comment.discussionId;
        return isBound ? [{ comment, ...found }] : [];
    });
    const own = new Map(read.map((one) => [one.comment.id, one]));
    const known = new Set(read.flatMap(({ marker, isSameText }) => (isSameText ? (marker.knows ?? []) : [])));
    return present.flatMap((comment) => {
        const { id, discussionId, resolvable, path, newLine } = comment;
        const found = own.get(id);
        if (replies.has(id) || resolvable === false || found?.isSameText === true)
            return [];
        if (found === undefined && !known.has(discussionId))
            return [];
        const isReplied = comments.some((other) => other.discussionId === discussionId && other.id !== id);
        return [{ comment, isReplied, path: path ?? found?.marker.fingerprint.path, line: found?.marker.stands ?? newLine }];
    });
}
function forgedLeft(listing, service) {
    return listing.forgedThreads.filter((one) => !one.isReplied || one.comment.body !== bodyOf(one, listing, service) || isOpen(one.comment));
}
function isOpen({ resolved, mayResolve }) {
    return resolved === false && mayResolve !== false;
}
async function clearForged(acting) {
    const { service, known, progress } = acting;
    if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined)
        return undefined;
    const listing = await acting.list();
    const left = forgedLeft(listing, service);
    let failure;
    for (const one of left) {
        const outcome = await clear(one, bodyOf(one, listing, service), acting);
        if (outcome.kind !== 'done')
            failure = _apply_words_js__WEBPACK_IMPORTED_MODULE_4__ .fd((0,_services_port_js__WEBPACK_IMPORTED_MODULE_5__ .OB)(outcome));
    }
    if (failure === undefined && left.length > 0)
        progress(_apply_words_js__WEBPACK_IMPORTED_MODULE_4__ ._E(left.length));
    return failure;
}
async function clear({ comment, isReplied }, body, { service }) {
    const { id: commentId, discussionId } = comment;
    if (!isReplied)
        return service.deleteComment(commentId);
    const edited = comment.body === body ? undefined : (0,_services_port_js__WEBPACK_IMPORTED_MODULE_5__ .aK)(await service.edit([{ commentId, body }]));
    if (edited !== undefined && edited.kind !== 'done')
        return edited;
    return isOpen(comment)
        ? (0,_services_port_js__WEBPACK_IMPORTED_MODULE_5__ .aK)(await service.setResolved([{ discussionId, resolved: true }]))
        : { kind: 'done', value: null };
}
function bodyOf({ path, line }, { threads }, service) {
    const now = threads.findLast(({ unsure, fingerprint, marker }) => unsure === undefined && fingerprint.path === path && (line === undefined || marker.stands === line));
    const page = now && service.threadPage?.({ discussionId: now.id });
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__ .eO)({ markdown: `${_comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.start}${page === undefined ? _comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.thread : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .nf)(_comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.thread, page)}.` });
}


 }),

 99945:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => ( describeListing)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16761);


const MOST_PLACES = 10;
const MOST_ACCOUNTS = 5;
function describeListing({ threads, forged, lookAlikes, copies, summaries }, keyring) {
    const [{ keyless }] = keyring;
    const edited = threads.filter(({ unsure }) => unsure === 'edited');
    const signed = threads.filter(({ unsure }) => unsure === 'signed').length;
    const places = edited.map(({ fingerprint: { path, line } }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line === 0 ? path : `${path}:${line}`));
    const isShared = threads.some(({ comment, unsure, accepts }) => comment.shared && unsure === undefined && !accepts);
    return [
        ...(signed === 0 ? [] : [describeSigned(signed)]),
        ...(isShared && keyless
            ? [
                'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no decision in its threads lets the check pass: make a secret, for example with openssl rand -hex 32, and give it as signing-key',
            ]
            : []),
        ...(forged === 0 ? [] : [describeForged(forged, keyless === true)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyless === true)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments at ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)(places, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...(keyring.some(({ older }) => older) ? describeOlder({ threads, summaries }) : []),
    ];
}
function describeSigned(signed) {
    const [what, left] = signed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${signed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}
function describeForged(forged, isKeyless) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return isKeyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-key`;
}
function describeLookAlikes(authors, isKeyless) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${isKeyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
function describeOlder({ threads, summaries }) {
    const open = threads.filter(({ unsure, isOlder, isResolved }) => (unsure === 'older' || isOlder) && !isResolved);
    const isLeft = open.some(({ unsure }) => unsure === 'older');
    const others = summaries.filter(({ isSure }) => !isSure).map(({ comment }) => comment.id);
    const need = open.length === 0
        ? 'no open thread needs previous-key any more'
        : `${open.length} open ${open.length === 1 ? 'thread still needs' : 'threads still need'} previous-key: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with previous-key, and no run deletes them: delete them by hand`,
            ]),
    ];
}


 }),

 80699:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GJ: () => ( MOST_KNOWN),
  tW: () => ( hash),
  t7: () => ( readMarker),
  L_: () => ( readSummary),
  Oy: () => ( writeBody)
});

var external_node_crypto_ = __webpack_require__(77598);
var schemas = __webpack_require__(88150);
var finding = __webpack_require__(15722);
var lines = __webpack_require__(17746);
var seal = __webpack_require__(72860);
;
const MATCHED_BY = ( null && ([
    'git',
    'git-reworded',
    'fingerprint',
    'surroundings',
    'message',
    'text',
    'other-file',
    'edit',
]));
const MARKS = [
    'open',
    'fixed',
    'suppressed',
    'ignored',
    'moved-on',
    'closed',
    'retired',
    'dismissed',
    'gone',
    'over',
];

;






const VERSION = 2;
const LONGEST_PAYLOAD = 16_000;
const MOST_KNOWN = 4;
const HASH_CHARACTERS = 16;
const SIGNATURE_CHARACTERS = 22;
const LINE = new RegExp(`(?:^|\\n)[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|summary):([A-Za-z0-9._]{1,${LONGEST_PAYLOAD}}):([A-Za-z0-9._]{${HASH_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})? -->\\s*$`);
const marker_text = schemas.YjP();
const count = schemas.Whr().nonnegative();
const line = schemas.Ikc({ path: marker_text, line: count });
const level = schemas.k5n(finding.A_);
const commit = schemas.YjP().regex(/^[0-9a-f]{40,64}$/);
const fingerprint = schemas.Ikc({
    tool: marker_text,
    category: marker_text,
    rule: marker_text,
    isUnlisted: schemas.zMY().optional(),
    path: marker_text,
    line: count,
    commit,
    analyzed: commit.optional(),
    text: marker_text,
    exact: marker_text,
    block: marker_text,
    above: marker_text,
    below: marker_text,
    messages: schemas.YOg(marker_text),
    words: schemas.YOg(marker_text),
    level,
    ofTool: schemas.g1P(marker_text, marker_text),
});
const statement = schemas.Ikc({
    replyId: marker_text,
    says: schemas.k5n(['false positive', "won't fix", 'accepted', 'reopen', 'nothing']),
    reason: marker_text,
    author: marker_text.optional(),
    name: marker_text.optional(),
});
const schema = schemas.Ikc({
    fingerprint,
    stands: count,
    latest: fingerprint.optional(),
    says: marker_text,
    nonce: marker_text,
    check: marker_text,
    writer: marker_text.optional(),
    mark: schemas.k5n(MARKS),
    step: count,
    head: commit,
    dismissal: statement.optional(),
    replies: count,
    asNew: schemas.zMY().optional(),
    grouped: schemas.YOg(schemas.Ikc({
        tool: marker_text,
        category: marker_text,
        rule: marker_text,
        level,
        product: marker_text.optional(),
        words: schemas.YOg(marker_text),
    })),
    now: line.optional(),
    way: schemas.k5n(['reply', 'hand', 'said']).optional(),
    signedAt: count.optional(),
    contestedAt: commit.optional(),
    bound: marker_text.optional(),
    knows: schemas.YOg(marker_text).max(MOST_KNOWN).optional(),
});
const summarySchema = schemas.Ikc({
    check: marker_text,
    writer: marker_text.optional(),
    nonce: marker_text,
    scopes: schemas.YOg(marker_text),
});
function hash(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(value).digest('base64url').slice(0, 12);
}
function writeBody(kind, markdown, marker, { keys: [key], identity }, limit) {
    const payload = toSafe(Buffer.from(JSON.stringify(marker)).toString('base64'));
    if (payload.length > LONGEST_PAYLOAD)
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${LONGEST_PAYLOAD}`);
    const hidden = (visible) => {
        const signed = `${VERSION}:${kind}:${payload}:${hashOf(visible)}`;
        return `<!-- sarif-review:${signed}:${key === undefined ? '' : signatureOf(key, identity, signed)} -->`;
    };
    const whole = (0,seal.eO)({ markdown, hidden: hidden('') }, limit);
    return whole.replace(LINE, (found) => found.replace(/<!--.*-->/u, hidden(whole.replace(LINE, ''))));
}
function readMarker(body, signing) {
    const { data } = schema.safeParse(payloadOf(body, ['thread', 'mark']));
    return data === undefined ? undefined : read(body, data, signing);
}
function readSummary(body, signing) {
    const { data } = summarySchema.safeParse(payloadOf(body, ['summary']));
    return data === undefined ? undefined : read(body, data, signing);
}
function payloadOf(body, kinds) {
    const [, version, kind = '', payload = ''] = LINE.exec(withoutReturns(body)) ?? [];
    if (Number(version) !== VERSION || !kinds.includes(kind))
        return undefined;
    try {
        return JSON.parse(Buffer.from(fromSafe(payload), 'base64').toString());
    }
    catch {
        return undefined;
    }
}
function read(body, marker, { keys, identity }) {
    const [line = '', , kind = '', payload = '', hashed = '', signature = ''] = LINE.exec(withoutReturns(body)) ?? [];
    const visible = withoutReturns(body).slice(0, -line.length).trimEnd();
    const signed = `${VERSION}:${kind}:${payload}:${hashed}`;
    const found = keys.findIndex((key) => isEqual(signature, signatureOf(key, identity, signed)));
    return {
        kind: kind,
        marker,
        visible,
        isSameText: hashed === hashOf(visible),
        signer: found >= 0 ? found : signature === '' ? 'none' : 'other',
    };
}
function withoutReturns(body) {
    return body.replaceAll('\r', '');
}
function hashOf(visible) {
    const hashed = (0,external_node_crypto_.createHash)('sha256').update((0,lines.bi)(visible)).digest('base64');
    return toSafe(hashed).slice(0, HASH_CHARACTERS);
}
function signatureOf(key, identity, signed) {
    const hmac = (0,external_node_crypto_.createHmac)('sha256', key).update(JSON.stringify([...identity, signed]));
    return toSafe(hmac.digest('base64')).slice(0, SIGNATURE_CHARACTERS);
}
function isEqual(a, b) {
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(Buffer.from(a), Buffer.from(b));
}
function toSafe(base64) {
    return base64.replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}
function fromSafe(text) {
    return text.replaceAll('.', '+').replaceAll('_', '/');
}


 }),

 80514:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Is: () => ( isSettled),
   PU: () => ( isOver),
   YW: () => ( match),
   ep: () => ( ruleKey)
 });
 var _diff_diff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97802);
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19795);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29484);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38825);
 var _git_read_other_hunks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1775);
 var _match_align_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(330);
 var _match_edit_successors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71955);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99843);
 var _threads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34770);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94490);











async function match(threads, findings, known) {
    const since = await readSince(threads, findings, known);
    for (const thread of threads)
        thread.where = whereIs(thread, since.get(thread.fingerprint.commit)?.loose);
    findDuplicates(threads);
    const distinct = threads.filter(({ duplicateOf }) => duplicateOf === undefined);
    const rules = new Map(distinct.map((thread) => [thread, ruleOf(thread, findings)]));
    const wanted = new Set(rules.values());
    const compared = findings.filter((finding) => wanted.has(ruleKey(finding)) && finding.at !== undefined);
    const { head, texts } = known;
    await texts.read([
        ...compared.map(({ at }) => ({ commit: head, path: at?.path ?? '' })),
        ...threads.flatMap(({ where, fingerprint: { commit, path } }) => where.kind === 'edited' ? [{ commit, path }, { commit: head, path: where.path }] : []),
    ]);
    const candidates = compared.map((finding) => {
        const { path = '', line = 0 } = finding.at ?? {};
        const print = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ .ax)(finding, head, texts.lines(head, path));
        return { finding, rule: ruleKey(finding), path, line, print };
    });
    const pool = new Pool(candidates, rules, since, known);
    const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
    const [unsure, sure] = partition(alive, (thread) => thread.unsure !== undefined && thread.unsure !== 'copied');
    pool.pairAll(sure);
    pool.pairAll(unsure);
    const settled = alive.filter((thread) => isSettled(thread) && !candidates.some(({ finding }) => finding.thread === thread));
    new Pool(candidates, rules, since, known, 'resembles').pairAll([...settled, ...over]);
    return since;
}
function partition(items, holds) {
    return [items.filter(holds), items.filter((item) => !holds(item))];
}
function findDuplicates(threads) {
    const rank = ({ unsure, comment }) => `${unsure === 'copied' ? 0 : unsure === undefined ? 1 : unsure === 'signed' ? 2 : 3} ${comment.id}`;
    const standing = new Map();
    const alive = threads.filter(({ mark }) => mark.mark !== 'retired');
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const { tool, category, rule, path, line, commit } = thread.fingerprint;
        const { where } = thread;
        const place = where.kind === 'at' ? ['now', where.path, where.line] : ['then', commit, path, line];
        const key = JSON.stringify([tool, category, rule, ...place]);
        const here = standing.get(key) ?? [];
        standing.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if (thread.unsure !== 'signed' && thread.unsure !== 'copied')
            thread.duplicateOf = winner;
    }
}
function isApart(decided, { fingerprint: { words, level, commit } }) {
    if (isOver(decided))
        return true;
    if (!isSettled(decided))
        return false;
    if (commit !== decided.fingerprint.commit)
        return true;
    const told = new Set(decided.fingerprint.words);
    return (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_9__ .t9)(level, decided.fingerprint.level) < 0 || !words.every((word) => told.has(word));
}
function isOver({ isResolved, comment, mark }) {
    if (!isResolved)
        return false;
    const isOurs = mark.mark !== 'open' && mark.mark !== 'dismissed';
    return (comment.mayResolve === false && isOurs) || mark.mark === 'over';
}
async function readSince(threads, findings, { git, head, texts }) {
    const linesOf = new Set([
        ...threads.map(({ fingerprint }) => fingerprint.path),
        ...findings.flatMap(({ at }) => at?.path ?? []),
    ]);
    const commits = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
    const presence = commits.size === 0 ? [] : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_1__ .nm)(git, commits);
    const since = new Map();
    for (const [commit, state] of presence) {
        if (state !== 'present')
            continue;
        const loose = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ .iH)(git, commit, head, { ignoresSpace: true, linesOf });
        const judged = threads.filter((thread) => thread.fingerprint.commit === commit && isSettled(thread));
        if (judged.length === 0)
            since.set(commit, { loose, exact: loose, lost: new Set(), counted: new Map() });
        else {
            const exact = await tellCopies(judged, await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ .iH)(git, commit, head, { copies: true, linesOf }), git);
            since.set(commit, { loose: withHunksOf(exact, loose), exact, ...(await findLost(judged, exact, git, texts)) });
        }
    }
    return since;
}
async function tellCopies(judged, diff, git) {
    const { from, to, files, byOldPath } = diff;
    const renamed = judged.flatMap(({ fingerprint: { path } }) => (byOldPath.get(path)?.status === 'renamed' ? path : []));
    const copied = renamed.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
    const heirs = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ .WG)(git, from, to, copied);
    const told = files.map((file) => {
        const heir = heirs.get(file.oldPath ?? '')?.now?.newPath;
        if (heir === undefined || (file.status !== 'renamed' && file.status !== 'copied'))
            return file;
        const { oldPath: _, ...copy } = file;
        return file.newPath === heir ? { ...file, status: 'renamed' } : { ...copy, status: 'added', hunks: [] };
    });
    return heirs.size === 0 ? diff : (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_10__ .FV)(from, to, told);
}
async function findLost(judged, exact, git, texts) {
    const copied = new Set(exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])));
    const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
        const change = exact.byOldPath.get(path);
        if (change?.newPath === undefined)
            return [];
        const [before, after] = [
            { commit: exact.from, path },
            { commit: exact.to, path: change.newPath },
        ];
        return [{ path, before, after, line: Math.min(line, 1), change }];
    });
    const edited = changed.filter(({ change }) => change.hunks.length > 0);
    const ways = await (0,_git_read_other_hunks_js__WEBPACK_IMPORTED_MODULE_3__ .g)(git, edited, texts);
    const counted = new Map(edited.map(({ path }, index) => [path, ways[index] ?? []]));
    await texts.read(changed.flatMap(({ before, after }) => [before, after]));
    const lost = new Set();
    for (const { path, before, after, line, change } of changed) {
        const isUnread = edited.some((one, index) => one.path === path && ways[index] === undefined);
        const [then, now] = [before, after].map((name) => texts.content(name.commit, name.path));
        const isOther = line === 0 && then !== undefined && now !== undefined && !(await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ .h5)(git, then, now));
        const isUnclear = change.status === 'renamed' && copied.has(path);
        if (isUnread || isOther || isUnclear)
            lost.add(`${path}\n${line}`);
    }
    return { lost, counted };
}
function withHunksOf(diff, other) {
    const files = diff.files.map((file) => {
        const found = file.newPath === undefined ? undefined : other.byNewPath.get(file.newPath);
        return found?.oldPath === file.oldPath && found ? { ...file, hunks: found.hunks } : file;
    });
    return (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_10__ .FV)(diff.from, diff.to, files);
}
function whereIs({ fingerprint: { path, line }, marker: { now: said } }, diff) {
    if (diff === undefined)
        return { kind: 'unknown', path };
    const file = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(diff, path);
    if (file.kind === 'gone')
        return said !== undefined && diff.byNewPath.has(said.path)
            ? { kind: 'edited', path: said.path, line: said.line }
            : { kind: 'deleted' };
    const change = diff.byOldPath.get(path);
    if (line === 0 || change === undefined)
        return { kind: 'at', path: file.path, line };
    if (change.binary)
        return { kind: 'edited', path: file.path, line, isUnread: true };
    const now = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(change.hunks, line);
    if (now !== undefined)
        return { kind: 'at', path: file.path, line: now };
    const near = change.hunks.filter((hunk) => hunk.oldStart <= line).at(-1);
    return { kind: 'edited', path: file.path, line: near === undefined ? line : Math.max(1, near.newStart) };
}
function ruleKey({ scope, rule }) {
    return JSON.stringify([scope.tool, scope.category, rule.id]);
}
function ruleOf({ fingerprint: { tool, category, rule } }, findings) {
    const key = JSON.stringify([tool, category, rule]);
    if (findings.some((finding) => ruleKey(finding) === key))
        return key;
    const renamed = findings.find(({ scope, rule: now }) => scope.tool === tool && scope.category === category && now.deprecatedIds.includes(rule));
    return renamed === undefined ? key : ruleKey(renamed);
}
function isSettled(thread) {
    return ((0,_threads_js__WEBPACK_IMPORTED_MODULE_7__ .zH)(thread) ||
        (thread.statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_8__ .pp)(thread.statement)) ||
        thread.mark.mark === 'dismissed');
}
class Pool {
    #candidates;
    #rules;
    #since;
    #known;
    #column;
    #left;
    #threads = new Set();
    constructor(candidates, rules, since, known, column = 'thread') {
        this.#column = column;
        this.#candidates = candidates;
        this.#rules = rules;
        this.#since = since;
        this.#known = known;
        this.#left = new Set(candidates);
    }
    pairAll(threads) {
        this.#threads = new Set(threads);
        this.#pairByGit();
        this.#pairUncommitted();
        this.#pairByFingerprint();
        this.#pairByText();
        this.#pairEdited();
    }
    #pair(by, thread, candidate) {
        candidate.finding[this.#column] = thread;
        if (this.#column === 'thread')
            candidate.finding.matchedBy = by;
        this.#left.delete(candidate);
        this.#threads.delete(thread);
    }
    #pairByKey(by, keyOfThread, keyOf, allowed = () => true, isUnique = false) {
        const wanted = Map.groupBy(this.#threads, (thread) => this.#keyed(this.#rules.get(thread), keyOfThread(thread)));
        wanted.delete(undefined);
        if (wanted.size === 0)
            return;
        const there = Map.groupBy(this.#left, (one) => this.#keyed(one.rule, keyOf(one)));
        for (const [key, threads] of wanted) {
            const others = there.get(key) ?? [];
            if (isUnique && (threads.length > 1 || others.length > 1))
                continue;
            const pairs = (0,_match_align_js__WEBPACK_IMPORTED_MODULE_4__ .MM)(threads.map((thread) => ({ thread, line: expectedLine(thread) })), others.map((candidate) => ({ candidate, line: candidate.line })), ({ thread }, { candidate }) => allowed(thread, candidate) && this.#mayBe(thread, candidate));
            for (const [{ thread }, { candidate }] of pairs)
                this.#pair(by, thread, candidate);
        }
    }
    #keyed(rule, key) {
        return key === undefined ? undefined : `${rule}\n${key}`;
    }
    #isAt({ where }, { path, line }) {
        return where.kind === 'at' && where.path === path && where.line === line;
    }
    #mayBe(thread, candidate) {
        if (!isSettled(thread) || this.#column === 'resembles')
            return true;
        const { fingerprint, where } = thread;
        if (this.#since.get(fingerprint.commit)?.lost.has(`${fingerprint.path}\n${Math.min(fingerprint.line, 1)}`))
            return false;
        const { print, finding } = candidate;
        const told = new Set(fingerprint.words);
        const isTold = (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_9__ .t9)(finding.level, fingerprint.level) >= 0 && print.words.every((word) => told.has(word));
        if (!isTold && !this.#known.isBaseline)
            return false;
        const since = this.#since.get(fingerprint.commit);
        const ways = since?.counted.get(fingerprint.path) ?? [];
        if (where.kind !== 'at')
            return ways.length === 0 && this.#isMoved(thread, candidate);
        if (!this.#isAt(thread, candidate))
            return false;
        const file = since?.exact.byOldPath.get(fingerprint.path);
        if (file === undefined || fingerprint.line === 0)
            return true;
        const isSameLine = [file.hunks, ...ways].every((hunks) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(hunks, fingerprint.line) === candidate.line);
        return isSameLine || (ways.length === 0 && this.#isSameCode(fingerprint, print));
    }
    #isMoved({ fingerprint, where }, { print, path }) {
        const isHome = path === ('path' in where ? where.path : fingerprint.path);
        const isNested = print.block !== _fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ .bR && !this.#known.isBaseline;
        const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
        return this.#isSameCode(fingerprint, print) && (isHome ? isNested || isBelow || isAbove : isBelow && isAbove);
    }
    #isSameCode(then, now) {
        const isSame = this.#known.isBaseline ? then.text === now.text : then.exact === now.exact;
        return then.text !== '' && isSame && then.block === now.block;
    }
    #pairByGit() {
        const ofThread = ({ where }) => (where.kind === 'at' ? `${where.path}\n${where.line}` : undefined);
        const of = ({ path, line }) => `${path}\n${line}`;
        this.#pairByKey('git', ofThread, of, (thread, { print }) => print.messages.some((one) => thread.fingerprint.messages.includes(one)));
        this.#pairByKey('git-reworded', ofThread, of);
    }
    #pairUncommitted() {
        const replacing = [...this.#left].filter(({ finding: { place } }) => place.kind === 'lines' && place.replaced);
        for (const candidate of replacing.toSorted((a, b) => a.line - b.line)) {
            const { place } = candidate.finding;
            const { last = 0 } = place.kind === 'lines' ? (place.replaced ?? {}) : {};
            const length = place.kind === 'lines' ? last - place.startLine : 0;
            const found = [...this.#threads]
                .filter(({ where }) => where.kind === 'at' &&
                where.path === candidate.path &&
                where.line >= candidate.line &&
                where.line <= candidate.line + length)
                .filter((thread) => this.#rules.get(thread) === candidate.rule && this.#mayBe(thread, candidate))
                .toSorted((a, b) => shared(b, candidate) - shared(a, candidate) || expectedLine(a) - expectedLine(b))[0];
            if (found !== undefined)
                this.#pair('edit', found, candidate);
        }
    }
    #pairByFingerprint() {
        const names = new Set([...this.#threads].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
        const all = this.#candidates;
        for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
            const values = all.flatMap(({ print }) => print.ofTool[name] ?? []);
            if (values.length > 1 && new Set(values).size === 1)
                continue;
            const counts = Map.groupBy(all, ({ rule, print }) => `${rule}\n${print.ofTool[name]}`);
            this.#pairByKey('fingerprint', (thread) => thread.fingerprint.ofTool[name], (one) => one.print.ofTool[name], (_, one) => counts.get(`${one.rule}\n${one.print.ofTool[name]}`)?.length === 1, true);
        }
    }
    #pairByText() {
        const home = ({ where, fingerprint }) => ('path' in where ? where.path : fingerprint.path);
        const searching = ({ where, fingerprint }) => where.kind === 'at' || fingerprint.text === '' ? undefined : fingerprint.text;
        const isNew = (thread, candidate) => this.#isNew(thread, candidate);
        const key = (...parts) => parts.includes(undefined) || parts.includes('') ? undefined : parts.join('\n');
        for (const part of [
            ({ above, below }) => `${above} ${below}`,
            ({ above }) => `above ${above}`,
            ({ below }) => `below ${below}`,
        ])
            this.#pairByKey('surroundings', (thread) => key(home(thread), searching(thread), part(thread.fingerprint)), ({ path, print }) => key(path, print.text, part(print)), isNew);
        this.#pairByKey('message', (thread) => key(home(thread), searching(thread), thread.fingerprint.messages.join()), ({ path, print }) => key(path, print.text, print.messages.join()), isNew, true);
        this.#pairByKey('text', (thread) => key(home(thread), searching(thread)), ({ path, print }) => key(path, print.text), isNew, true);
        this.#pairByKey('other-file', (thread) => key(searching(thread), thread.fingerprint.above, thread.fingerprint.below), ({ print }) => key(print.text, print.above, print.below), isNew, true);
        this.#pairByKey('other-file', (thread) => key(searching(thread)), ({ print }) => key(print.text), isNew, true);
    }
    #isNew(thread, { path, line }) {
        const loose = this.#since.get(thread.fingerprint.commit)?.loose;
        if (loose === undefined)
            return true;
        const file = loose.byNewPath.get(path);
        return file !== undefined && (file.oldPath === undefined || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(file.hunks, line) === undefined);
    }
    #pairEdited() {
        const edits = Map.groupBy([...this.#threads].filter((thread) => thread.where.kind === 'edited' && (!isSettled(thread) || this.#column === 'resembles')), ({ fingerprint: { commit, path } }) => `${commit}\n${path}`);
        for (const threads of edits.values()) {
            const [{ fingerprint, where } = threads[0]] = threads;
            const { head, texts } = this.#known;
            const change = this.#since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path);
            if (change === undefined || where.kind !== 'edited')
                continue;
            const before = texts.lines(fingerprint.commit, fingerprint.path) ?? [];
            const now = texts.lines(head, where.path) ?? [];
            const cut = (lines, start, count, hunk) => lines
                .slice(start - 1, start - 1 + count)
                .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: start + index, text, hunk }]));
            const removed = change.hunks.flatMap(({ oldStart, oldLines }, hunk) => cut(before, oldStart, oldLines, hunk));
            const added = change.hunks.flatMap(({ newStart, newLines }, hunk) => cut(now, newStart, newLines, hunk));
            const successors = (0,_match_edit_successors_js__WEBPACK_IMPORTED_MODULE_5__ .F)(removed, added);
            for (const thread of threads) {
                const lines = successors.of(thread.fingerprint.line);
                const found = [...this.#left].find((one) => one.rule === this.#rules.get(thread) && one.path === where.path && lines.includes(one.line));
                if (found !== undefined)
                    this.#pair('edit', thread, found);
            }
        }
    }
}
function shared({ fingerprint }, { print }) {
    return Number(print.messages.some((one) => fingerprint.messages.includes(one)));
}
function expectedLine({ where, fingerprint }) {
    return 'line' in where ? where.line : fingerprint.line;
}


 }),

 33256:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cs: () => ( makePlan),
   IN: () => ( byWeight),
   a: () => ( scopesOfJob),
   lS: () => ( membersOf)
 });
 var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92506);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7895);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99843);
 var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80514);
 var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85588);
 var _threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34770);
 var _unverified_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31572);










function makePlan(at) {
    const { findings, threads, policy } = at;
    const findingOf = new Map(findings.flatMap((finding) => (finding.thread ? [[finding.thread, finding]] : [])));
    const resembledBy = new Map(findings.flatMap((finding) => (finding.resembles ? [[finding.resembles, finding]] : [])));
    const verify = (0,_unverified_js__WEBPACK_IMPORTED_MODULE_5__ .$A)(at);
    const own = scopesOfJob(at);
    const unverified = new Map();
    const actions = new Map(threads.map((thread) => {
        const finding = findingOf.get(thread);
        const why = finding === undefined ? verify(thread) : undefined;
        if (why !== undefined)
            unverified.set(thread, why);
        const row = {
            thread,
            finding,
            resembled: resembledBy.get(thread),
            winner: thread.duplicateOf,
            isElsewhere: !own.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread))),
            unverified: why?.why,
            leftDiff: at.leftDiff(thread, finding),
            resolve: policy.resolve,
            bot: at.bot,
        };
        return [thread, (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .yF)(row)];
    }));
    const selected = new Map(findings.map((finding) => [finding, select(finding, policy)]));
    groupTools(at, actions, selected);
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action !== undefined && at.canEdit)
            rename(finding, action, at);
    }
    const taken = [...actions.values()].filter((action) => takesPlace(action, own)).length;
    return {
        ...judge(findings, selected, actions, policy, policy.maxThreads - taken),
        standing: threads
            .filter((thread) => unverified.get(thread)?.counts === true &&
            !thread.isResolved &&
            !(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread) &&
            (thread.unsure === undefined || thread.unsure === 'edited' || thread.unsure === 'older') &&
            at.leftDiff(thread, undefined) === undefined &&
            (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .jZ)(thread.fingerprint.level, policy.failLevel))
            .toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)((0,_unverified_js__WEBPACK_IMPORTED_MODULE_5__ .XM)(a), (0,_unverified_js__WEBPACK_IMPORTED_MODULE_5__ .XM)(b)) || a.fingerprint.line - b.fingerprint.line),
        unverified,
    };
}
function select(finding, policy) {
    const { baselineState, position, level, findings } = finding;
    const isUnparsed = finding.isEdited && findings.some((result) => result.isUnparsed === true);
    const mode = baselineState === 'new' ? policy.filterMode : policy.filterModeByLine;
    let left;
    if (!isUnparsed && baselineState === 'unchanged')
        left = { as: 'existing', why: finding.baselineReason ?? '' };
    else if (!isUnparsed && !(0,_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ .S)(mode, position.narrowest)) {
        const why = position.kind === 'unanchored' ? position.reason : 'its line is not part of the change';
        const filtered = `filter-mode ${mode}: ${why}`;
        left = {
            as: 'filtered',
            why: baselineState === 'unknown'
                ? `${filtered}; whether it is new is not known: ${finding.baselineReason}`
                : filtered,
        };
    }
    finding.counts =
        left === undefined &&
            !finding.suppressed &&
            ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .jZ)(finding.newLevel, policy.failLevel) || (isUnparsed && policy.failLevel !== 'never'));
    if (left !== undefined)
        return left;
    if (!isUnparsed && !(0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .jZ)(finding.newLevel, policy.minLevel))
        return { as: 'filtered', why: `level ${level} is below min-level ${policy.minLevel}` };
    return position.kind === 'unanchored' ? { as: 'unanchored', why: position.reason } : undefined;
}
function groupTools({ findings, threads, job }, actions, selected) {
    const wants = (finding) => {
        if (finding.suppressed || finding.place.kind !== 'lines')
            return false;
        const { thread } = finding;
        if (thread === undefined)
            return selected.get(finding) === undefined;
        return actions.get(thread)?.kind === 'reopen' && thread.isResolved && thread.mark.mark !== 'open' && thread.mark.mark !== 'dismissed';
    };
    const keyOf = ({ at, rule }) => at === undefined || at.line === 0 ? undefined : (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ .ZL)(at.path, at.line, rule.id);
    const groups = Map.groupBy(findings.filter(wants), keyOf);
    const standing = Map.groupBy(threads
        .flatMap((thread) => {
        const action = actions.get(thread);
        const { finding } = action ?? {};
        if (finding !== undefined)
            return finding.suppressed || !finding.inDiff || (action?.kind === 'reopen' && wants(finding)) || (thread.isResolved && !(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread))
                ? []
                : [{ thread, finding, key: keyOf(finding) }];
        const isOurs = job.name === thread.marker.check || thread.marker.grouped.length > 0;
        const { where } = thread;
        return action?.because === 'unverified' && isOurs && where.kind === 'at' && where.line > 0 && (!thread.isResolved || (0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread))
            ? [{ thread, finding: undefined, key: (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ .ZL)(where.path, where.line, thread.fingerprint.rule) }]
            : [];
    })
        .toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(a.thread.comment.id, b.thread.comment.id)), ({ key }) => key);
    for (const [key, group] of groups) {
        if (key === undefined)
            continue;
        const left = group.filter((finding) => {
            const by = standing.get(key)?.find(({ thread }) => thread.fingerprint.tool !== finding.scope.tool &&
                (!(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread) || (thread.unsure === undefined && isNamed(thread.marker.grouped, finding))));
            if (by === undefined)
                return true;
            finding.group = by.finding ?? by.thread;
            by.finding?.members.push(finding);
            return false;
        });
        const [owner, ...others] = left.toSorted((a, b) => (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .t9)(a.level, b.level) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(a.scope.tool, b.scope.tool) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(a.key, b.key));
        for (const other of others) {
            if (owner === undefined || owner.scope.tool === other.scope.tool)
                continue;
            other.group = owner;
            owner.members.push(other);
        }
    }
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action === undefined || finding.group === undefined)
            continue;
        Object.assign(action, { kind: 'none', because: 'done', reason: groupReason(finding) });
        delete action.mark;
    }
}
function isNamed(grouped, { scope, rule, level }) {
    return grouped.some((one) => one.tool === scope.tool &&
        one.category === scope.category &&
        one.rule === rule.id &&
        (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .t9)(level, one.level) >= 0);
}
function groupReason({ group }) {
    if (group === undefined)
        return '';
    const thread = 'comment' in group ? group : group.thread;
    const scope = 'comment' in group ? (0,_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(group) : group.scope;
    if (thread === undefined || ('key' in group && thread.isResolved && !(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread)))
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OK)(scope)} gets the thread for the same problem`;
    const same = `discussion ${thread.id} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OK)(scope)} is about the same problem`;
    return (0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread) ? `${same}; a person resolved it, and its comment names this` : same;
}
const MOST_MEMBERS = 8;
const LONGEST_NAMES = 150;
function membersOf(findings) {
    return findings
        .map(_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ .C5)
        .filter(({ tool, category, rule, product = '' }) => `${tool}${category}${rule}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(nameOf(a), nameOf(b)))
        .slice(0, MOST_MEMBERS);
}
const nameOf = ({ tool, category, rule }) => JSON.stringify([tool, category, rule]);
function rename(finding, action, { findings, completeness, keepsNumbers }) {
    const { thread } = finding;
    if (thread === undefined || thread.unsure !== undefined || thread.comment.mine === false)
        return;
    if (action.kind !== 'keep' && action.kind !== 'reopen')
        return;
    const standing = thread.marker.grouped;
    const held = standing.filter((one) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)(one);
        const isKnown = finding.members.some(({ scope, rule }) => nameOf({ ...one }) === nameOf({ ...one, ...scope, rule: rule.id }));
        const isHeld = completeness.failures.length > 0 ||
            completeness.heldScopes.some(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)(scope) === key) ||
            completeness.heldFiles.some(({ scope, path }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)(scope) === key && path === finding.place.path);
        const isExisting = findings.some(({ scope, rule, at, baselineState }) => baselineState === 'unchanged' &&
            (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)(scope) === key &&
            rule.id === one.rule &&
            at?.path === finding.at?.path &&
            at?.line === finding.at?.line);
        return !isKnown && (isHeld || isExisting);
    });
    const grouped = [...membersOf(finding.members), ...held].toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(nameOf(a), nameOf(b)));
    const anchor = finding.position.kind === 'anchored' ? finding.position.anchor : undefined;
    const path = anchor?.path ?? finding.place.path;
    const line = finding.at?.line ?? 0;
    const hasMoved = keepsNumbers && line > 0 && line !== thread.marker.stands;
    const isElsewhere = path !== undefined && (path !== thread.marker.fingerprint.path || hasMoved);
    const now = isElsewhere ? { path, line } : null;
    const said = thread.marker.now ?? null;
    const isSamePlace = said?.path === now?.path && said?.line === now?.line;
    const isSameGroup = JSON.stringify(grouped.map((one) => [nameOf(one), one.level])) === JSON.stringify(standing.map((one) => [nameOf(one), one.level]));
    if (action.kind === 'reopen')
        Object.assign(action, { grouped, now });
    else if (!isSameGroup)
        Object.assign(action, { kind: 'edit', grouped, now, reason: `${action.reason}; its comment will name the other tools` });
    else if (!isSamePlace)
        Object.assign(action, { kind: 'edit', grouped, now, reason: `${action.reason}; its comment will say where it is now` });
}
function takesPlace({ kind, because, finding, decision, thread }, own) {
    if (kind === 'keep' || kind === 'edit' || kind === 'reopen')
        return true;
    if (decision !== undefined)
        return finding !== undefined;
    if (kind !== 'none' || thread === undefined)
        return false;
    if (because === 'people')
        return finding !== undefined;
    return because === 'unverified' && own.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread)));
}
function scopesOfJob({ completeness: { complete, heldScopes }, findings, }) {
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    return new Set([...complete, ...failed, ...findings.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD));
}
function judge(findings, selected, actions, { maxThreads, acceptResolved }, free) {
    const [failing, accepted] = [[], []];
    const listed = [];
    const posts = [];
    const sorted = findings.filter(({ suppressed }) => !suppressed).toSorted(byWeight);
    let places = free;
    for (const finding of sorted) {
        const action = finding.thread && actions.get(finding.thread);
        if (finding.group !== undefined)
            continue;
        finding.outcome =
            action === undefined ? selected.get(finding) : { as: dispositionOf(action, finding), why: action.reason };
        if (finding.outcome !== undefined)
            continue;
        if (places > 0)
            finding.outcome = { as: 'posted', why: whyNew(finding) };
        else
            finding.outcome = { as: 'over-limit', why: `max-threads is ${maxThreads}` };
        places -= 1;
        if (finding.outcome.as === 'posted')
            posts.push({ kind: 'post', finding, reason: finding.outcome.why });
    }
    for (const finding of sorted) {
        const { group } = finding;
        if (group !== undefined) {
            const owner = 'key' in group ? group.outcome : undefined;
            finding.outcome = owner?.as === 'over-limit' ? owner : { as: 'covered', why: groupReason(finding) };
        }
        const { as, why } = finding.outcome ?? { as: 'filtered', why: '' };
        if (as === 'unanchored' || as === 'over-limit')
            listed.push({ finding, why: as, reason: why });
        if (!finding.counts)
            continue;
        const isAccepted = acceptResolved && isAcceptedByPeople(finding);
        const owner = group !== undefined && 'key' in group ? group : undefined;
        const isTold = owner?.counts === true && isAccepted === (acceptResolved && isAcceptedByPeople(owner));
        if (!isTold)
            (isAccepted ? accepted : failing)?.push(finding);
        if (as === 'filtered')
            listed.push({ finding, why: 'below-min-level', reason: why });
        if (as === 'moved-on' && !isAccepted)
            listed.push({ finding, why: 'unanchored', reason: why });
    }
    return { actions: [...posts, ...actions.values()], failing: failing ?? [], accepted: accepted ?? [], listed };
}
function whyNew({ baselineState, was }) {
    if (baselineState !== 'new')
        return 'new';
    return was === undefined ? 'new since the base' : 'its line is new since the base; it was here before this line was edited';
}
function dispositionOf({ kind, because, decision }, { inDiff }) {
    if (kind === 'keep' || kind === 'edit')
        return 'kept';
    if (kind === 'reopen')
        return 'reopened';
    if (kind === 'none' && because === 'unverified')
        return 'kept';
    const isByPeople = (kind === 'none' && because === 'people') || decision !== undefined;
    return isByPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
function isAcceptedByPeople({ thread: own, group, outcome }) {
    const of = group === undefined ? undefined : 'comment' in group ? group : group.thread;
    const thread = own ?? of;
    if (thread === undefined || !(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .Is)(thread) || thread.unsure !== undefined || !thread.accepts)
        return false;
    const isByReply = thread.mark.mark === 'dismissed' || thread.statement?.says !== 'nothing';
    const may = isByReply && !(0,_threads_js__WEBPACK_IMPORTED_MODULE_4__ .zH)(thread) ? 'yes' : (thread.resolverMay ?? 'yes');
    return may === 'yes' && (outcome?.as === 'resolved-by-people' || outcome?.as === 'moved-on' || outcome?.as === 'covered');
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function byWeight(a, b) {
    const precision = ({ rule }) => {
        const rank = PRECISIONS.indexOf(rule.precision ?? '');
        return rank === -1 ? PRECISIONS.length : rank;
    };
    const line = ({ place }) => (place.kind === 'lines' ? place.startLine : 0);
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_8__ .q)(a.key, b.key));
}


 }),

 18540:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readingOf: () => ( readingOf),
  review: () => ( review)
});

var external_node_path_ = __webpack_require__(76760);
var find_commits = __webpack_require__(12948);
var diff_anchor = __webpack_require__(1960);
var line_map = __webpack_require__(28508);
var errors = __webpack_require__(27406);
var about = __webpack_require__(50850);
var finding_finding = __webpack_require__(15722);
var spot = __webpack_require__(19795);
var git_checkout = __webpack_require__(27176);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var read_file_lines = __webpack_require__(82137);
var table = __webpack_require__(85835);
var observe_context = __webpack_require__(19245);
var doubt_arrived = __webpack_require__(20996);
var find_arrivals = __webpack_require__(15358);
var find_candidates = __webpack_require__(3386);
var find_configuration = __webpack_require__(82879);
var judge_names = __webpack_require__(82072);
var place_findings = __webpack_require__(73868);
var read_base = __webpack_require__(89344);
var read_logs = __webpack_require__(58686);
var secrets = __webpack_require__(86856);
var text_names = __webpack_require__(16761);
var words = __webpack_require__(43629);
var acting = __webpack_require__(81368);
var put_check = __webpack_require__(75966);
var act = __webpack_require__(80501);
var doubts = __webpack_require__(44692);
var rule_ids = __webpack_require__(92506);
var wording = __webpack_require__(74458);
var fingerprint = __webpack_require__(99843);
var match = __webpack_require__(80514);
var thread_suggestions = __webpack_require__(43967);
var rules = __webpack_require__(85588);
;












const STRONG = ['git', 'git-reworded', 'fingerprint', 'surroundings', 'message', 'other-file'];
async function compareWithBaseline(base, order) {
    const { findings, git, analyzed, texts } = order;
    const present = findings.filter(({ suppressed }) => !suppressed);
    const unknown = new Map();
    const say = (finding, why) => {
        finding.baselineState = 'unknown';
        finding.baselineReason = why;
        unknown.set(why, (unknown.get(why) ?? 0) + 1);
    };
    if (base.kind === 'unusable') {
        for (const finding of present)
            say(finding, `the base log tells nothing: ${base.because}`);
        return { uncertain: unknown, gone: 0, warnings: [], failures: base.failures };
    }
    const linesOf = new Set([...present.flatMap((finding) => placeOf(finding)?.path ?? []), ...base.findings.flatMap(({ place }) => place.path ?? [])]);
    const change = await (0,read_diff.iH)(git, base.commit, analyzed, { linesOf });
    const stale = base.commit === base.expected
        ? undefined
        : {
            commit: base.commit,
            since: await (0,read_diff.iH)(git, base.commit, base.expected, { linesOf }),
            change: await (0,read_diff.iH)(git, base.expected, analyzed, { linesOf }),
        };
    const { pairs, edited, left, counted } = await findPairs(base, present, change, { git, head: analyzed, texts });
    const doubtOf = createDoubt(base, change, stale, order, (path) => {
        const ways = counted.get(pathBefore(change, path) ?? '');
        const own = change.byNewPath.get(path)?.hunks ?? [];
        return ways === undefined ? (order.linesOf(path)?.readings ?? []).map(({ fromBase }) => fromBase) : [own, ...ways];
    });
    for (const finding of present) {
        const pair = pairs.get(finding);
        const isDoubtful = isOfChange(finding) && (stale !== undefined || 'oneOf' in finding.place);
        const known = pair === undefined || isDoubtful ? undefined : pair.known;
        const reason = pair === undefined ? '' : describePair(base.commit, pair);
        const fresh = finding.findings.filter((result) => isPresent(result) && !known?.has(result));
        if (known !== undefined && fresh.length === 0) {
            finding.baselineState = 'unchanged';
            finding.baselineReason = reason;
            continue;
        }
        finding.newResults = finding.findings.filter((result) => !known?.has(result));
        finding.newLevel = finding.newResults[0]?.level ?? finding.level;
        const why = isOfChange(finding) ? undefined : doubtOf(finding);
        if (why !== undefined)
            say(finding, why);
        else {
            finding.baselineState = 'new';
            const was = stale === undefined ? edited.get(finding) : undefined;
            if (was !== undefined)
                finding.was = was;
        }
        if (known !== undefined && why === undefined)
            finding.baselineReason = reason;
    }
    return {
        commit: base.commit,
        uncertain: unknown,
        gone: countGone(left, present, change, base, order),
        warnings: [
            ...base.completeness.heldScopes.map(({ scope, reason }) => notAtBase(scope, reason)),
            ...base.completeness.heldFiles.map(({ reason, path }) => `base log: ${path}: ${reason}`),
        ],
        failures: [],
    };
}
async function findPairs({ commit, findings: before }, present, change, known) {
    const then = (0,spot.dw)((0,spot.Zs)(before.filter(isPresent)).distinct);
    await known.texts.read(then.flatMap(({ place: { path } }) => (path === undefined ? [] : [{ commit, path }])));
    const linesThen = (path) => known.texts.lines(commit, path);
    const pairs = new Map();
    const used = new Set();
    const add = (finding, spot, by, suggestions) => {
        const results = pairs.has(finding) || used.has(spot) ? undefined : findKnown(finding, spot, suggestions);
        if (results === undefined)
            return;
        pairs.set(finding, { then: spot, by, known: results });
        used.add(spot);
    };
    pairWithoutLines(present, then, change, add);
    const threads = new Map(then.flatMap((spot) => {
        const at = placeOf(spot);
        if (used.has(spot) || at === undefined)
            return [];
        const then = { ...spot, at };
        return [[toThread(spot, (0,fingerprint.ax)(then, commit, linesThen(at.path))), spot]];
    }));
    const rows = new Map(present.filter((one) => !pairs.has(one)).map((one) => [copyOf(one), one]));
    const since = await (0,match.YW)([...threads.keys()], [...rows.keys()], { ...known, isBaseline: true });
    for (const [row, finding] of rows) {
        const spot = row.thread && threads.get(row.thread);
        const by = row.matchedBy;
        if (spot !== undefined && by !== undefined && STRONG.includes(by))
            add(finding, spot, by, by === 'git-reworded' || by === 'git');
    }
    for (const [finding, spot] of findLengths(present, then, change, linesThen, known))
        add(finding, spot, undefined, false);
    const gone = [...threads].filter(([, spot]) => !used.has(spot));
    const fresh = new Map(present.filter((one) => !pairs.has(one) && isOfChange(one)).map((one) => [copyOf(one), one]));
    for (const [thread] of gone)
        Object.assign(thread, { isResolved: false });
    await (0,match.YW)(gone.map(([thread]) => thread), [...fresh.keys()], known);
    const edited = new Map();
    for (const [row, finding] of fresh) {
        const { thread } = row;
        const spot = thread && threads.get(thread);
        const now = row.thread === undefined ? [] : (0,fingerprint.ax)(row, known.head, undefined).messages;
        const shares = now.some((one) => thread?.fingerprint.messages.includes(one));
        if (row.matchedBy === 'edit' && shares && spot?.place.kind === 'lines')
            edited.set(finding, linesThen(spot.place.path)?.[spot.place.startLine - 1] ?? '');
    }
    const counted = since.get(commit)?.counted ?? new Map();
    return { pairs, edited, left: then.filter((spot) => !used.has(spot)), counted };
}
function placeOf({ place }) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    return { path: place.path, line: place.kind === 'lines' ? place.startLine : 0 };
}
function copyOf(finding) {
    const { thread: _, matchedBy: __, at: ___, ...row } = finding;
    return { ...row, at: placeOf(finding) };
}
function toThread(spot, fingerprint) {
    const mark = { mark: 'open', step: 0, head: fingerprint.commit, replies: 0 };
    return {
        id: spot.key,
        comment: { id: spot.key, discussionId: spot.key, body: '' },
        text: '',
        marker: { ...mark, fingerprint, stands: 0, says: '', nonce: spot.key, check: '', grouped: [] },
        mark,
        fingerprint,
        accepts: true,
        replies: [],
        marks: [],
        isResolved: true,
        where: { kind: 'unknown', path: fingerprint.path },
    };
}
function pairWithoutLines(present, then, change, add) {
    const keyOf = ({ scope, rule, place, findings }, path) => JSON.stringify([(0,finding_finding.OD)(scope), rule.id, path, place.kind, findings.map(({ message }) => (0,wording.wX)(message))]);
    const isMeant = (place, isChanged) => (place.kind === 'nowhere' && !(0,finding_finding.Jm)(place)) || (place.kind === 'file' && !isChanged(place.path));
    const known = Map.groupBy(then.filter(({ place }) => isMeant(place, (path) => change.byOldPath.has(path))), (spot) => keyOf(spot, spot.place.path));
    const left = new Set(present.filter(({ place }) => isMeant(place, (path) => change.byNewPath.has(path))));
    const said = ({ findings }) => JSON.stringify(findings.map(({ message }) => message));
    for (const isSame of [(a, b) => said(a) === said(b), () => true])
        for (const finding of left) {
            const others = known.get(keyOf(finding, finding.place.path)) ?? [];
            const index = others.findIndex((spot) => isSame(spot, finding));
            const [spot] = index === -1 ? [] : others.splice(index, 1);
            if (spot === undefined)
                continue;
            add(finding, spot, 'message', false);
            left.delete(finding);
        }
}
function findLengths(present, then, change, linesThen, { head, texts }) {
    const keyOf = ({ scope, rule }, path = '') => JSON.stringify([(0,finding_finding.OD)(scope), rule.id, path]);
    const only = (spots, pathOf) => new Map([...Map.groupBy(spots, (spot) => keyOf(spot, pathOf(spot)))].flatMap(([key, [one, another]]) => one?.place.kind === 'lines' && another === undefined && one.findings.length === 1 ? [[key, one]] : []));
    const before = only(then, ({ place }) => place.path);
    const mask = ({ findings }, lines = []) => (findings[0]?.message ?? '').replace(/\p{N}+/gu, (number) => (number === String(lines.length) ? '#' : number));
    return [...only(present, ({ place }) => place.path && pathBefore(change, place.path))].flatMap(([key, finding]) => {
        const spot = before.get(key);
        const path = finding.place.path ?? '';
        if (spot === undefined || isOfChange(finding) || !change.byNewPath.has(path))
            return [];
        const now = mask(finding, texts.lines(head, path));
        return now.includes('#') && now === mask(spot, linesThen(spot.place.path ?? '')) ? [[finding, spot]] : [];
    });
}
function pathBefore(change, path) {
    const file = change.byNewPath.get(path);
    return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}
function findKnown(now, then, suggestions) {
    const words = ({ message }) => (0,wording.wX)(message).join(' ');
    const wordsAside = ({ message, rule, cwes = [], isLinked }) => isLinked || rule.securitySeverity !== undefined || (rule.cwes ?? []).length + cwes.length > 0 || rule.tags.some((tag) => /security/iu.test(tag))
        ? undefined
        : (0,wording.wX)((0,thread_suggestions.G)(message)).join(' ');
    const present = now.findings.filter(isPresent);
    const [known, used] = [new Set(), new Set()];
    for (const wording of suggestions ? [words, wordsAside] : [words])
        for (const result of present) {
            const said = wording(result);
            const same = then.findings.find((one) => !used.has(one) && isPresent(one) && said !== undefined && wording(one) === said && (0,spot.t9)(result.level, one.level) >= 0);
            if (known.has(result) || same === undefined)
                continue;
            known.add(result);
            used.add(same);
        }
    return known.size === 0 && present.length > 0 ? undefined : known;
}
function isPresent({ presence }) {
    return presence.kind === 'present';
}
function isOfChange({ position, place }) {
    return position.narrowest === 'added' || (0,finding_finding._k)(place);
}
function describePair(commit, { then, by }) {
    const place = (0,finding_finding.fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    const way = then.place.kind === 'nowhere' ? 'same message' : by === undefined ? 'it tells the length of its file' : rules.dk[by];
    return `${(0,finding_finding.OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${way})`;
}
function notAtBase(scope, held) {
    return held === undefined
        ? `${(0,finding_finding.OK)(scope)} has no run in the base log`
        : `the base log of ${(0,finding_finding.OK)(scope)} is not complete: ${held}`;
}
function createDoubt({ completeness, versions }, change, stale, order, waysToBase) {
    const doubtOfTool = (0,read_base.createDoubtOfTool)({ completeness, versions }, order.versions);
    const files = new Set(completeness.heldFiles.map(({ scope, path }) => `${(0,finding_finding.OD)(scope)}\n${path}`));
    return (finding) => {
        const { scope, rule, place } = finding;
        const at = placeOf(finding);
        if ((0,finding_finding.Jm)(place))
            return 'its file is behind a link or in a submodule, and those are not compared';
        const ofTool = doubtOfTool(scope);
        if (ofTool !== undefined)
            return ofTool;
        const key = (0,finding_finding.OD)(scope);
        if (!(0,rule_ids.lE)(rule, completeness.ruleCatalogues.get(key)))
            return `rule ${rule.id} of ${(0,finding_finding.OK)(scope)} did not run at the base`;
        const now = place.path;
        const path = now === undefined ? undefined : pathBefore(change, now);
        if (path !== undefined && (completeness.fileCatalogues.get(key)?.has(path) === false || files.has(`${key}\n${path}`)))
            return `${(0,finding_finding.OK)(scope)} did not look at its file at the base`;
        if (at !== undefined && new Set(waysToBase(at.path).map((hunks) => (0,line_map.GN)(hunks, at.line))).size > 1)
            return 'analyzers count the lines of its file in several ways, and these do not agree on where its line was at the base';
        return stale !== undefined && at !== undefined && differsSince(stale, at)
            ? `the base log is of ${stale.commit.slice(0, 7)}, and the target branch has another line there since`
            : undefined;
    };
}
function differsSince({ since, change }, at) {
    const path = pathBefore(change, at.path);
    if (path === undefined)
        return false;
    if (at.line === 0)
        return since.byNewPath.has(path);
    const line = (0,line_map.GN)(change.byNewPath.get(at.path)?.hunks ?? [], at.line);
    const file = since.byNewPath.get(path);
    return line !== undefined && file !== undefined && (0,line_map.GN)(file.hunks, line) === undefined;
}
function countGone(left, present, change, base, { completeness: { failures, complete, heldFiles, ruleCatalogues, fileCatalogues }, findings }) {
    const scopes = new Set(complete.map(finding_finding.OD));
    const fileKey = (scope, path) => `${(0,finding_finding.OD)(scope)}\n${path}`;
    const held = new Set(heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    const heldAtBase = new Set(base.completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    const doubtOf = (0,doubts.N)(findings.flatMap((finding) => finding.findings));
    const suppressed = new Set(findings.flatMap(({ suppressed: is, key }) => (is ? [key] : [])));
    const gone = left.filter(({ scope, rule, key, place: { path: then } }) => {
        const tool = (0,finding_finding.OD)(scope);
        if (failures.length > 0 || !scopes.has(tool) || suppressed.has(key) || heldAtBase.has(fileKey(scope, then)))
            return false;
        const file = then === undefined ? undefined : change.byOldPath.get(then);
        if (file?.status === 'deleted')
            return true;
        const path = file?.newPath ?? then;
        return ((0,rule_ids.lE)(rule, ruleCatalogues.get(tool)) &&
            !held.has(fileKey(scope, path)) &&
            (path === undefined || (doubtOf(tool, path) === undefined && fileCatalogues.get(tool)?.has(path) !== false)));
    });
    const keyOf = ({ scope, rule }, path = '') => JSON.stringify([(0,finding_finding.OD)(scope), rule.id, path]);
    const count = (spots = []) => spots.reduce((sum, spot) => sum + spot.findings.length, 0);
    const replaced = Map.groupBy(present.filter(({ baselineState }) => baselineState !== 'unchanged'), (finding) => keyOf(finding, pathBefore(change, finding.place.path ?? '')));
    return [...Map.groupBy(gone, (spot) => keyOf(spot, spot.place.path))]
        .map(([key, spots]) => Math.max(0, count(spots) - count(replaced.get(key))))
        .reduce((sum, one) => sum + one, 0);
}

var forged = __webpack_require__(54986);
var plan = __webpack_require__(33256);
var summary = __webpack_require__(54311);
var unverified = __webpack_require__(31572);
var threads = __webpack_require__(34770);
var commits = __webpack_require__(29484);
var decisions = __webpack_require__(90679);
var account = __webpack_require__(98478);
var hold = __webpack_require__(58352);
var overview = __webpack_require__(61826);
var accounting = __webpack_require__(77283);
var conclusion = __webpack_require__(40409);
var listing_warnings = __webpack_require__(99945);
var report_warnings = __webpack_require__(9915);
var read_code = __webpack_require__(66548);
;












const old_shapes_threads = new WeakMap();
const moves = new WeakMap();
function toOwnThread(thread) {
    const known = old_shapes_threads.get(thread);
    if (known !== undefined)
        return known;
    const { fingerprint, mark, comment, unsure, accepts } = thread;
    const lastMark = toMark(mark);
    const own = {
        discussionId: thread.id,
        commentId: comment.id,
        nonce: thread.marker.nonce,
        job: thread.marker.check,
        evidence: {
            scope: { tool: fingerprint.tool, category: fingerprint.category },
            ruleId: fingerprint.rule,
            path: fingerprint.path,
            line: fingerprint.line,
            head: fingerprint.commit,
            wording: { words: '', level: fingerprint.level },
            messages: fingerprint.messages,
        },
        markIds: thread.marks.map(({ id }) => id),
        foreignReplies: thread.replies.length,
        doubts: [
            ...(unsure === undefined
                ? []
                : [{ edited: 'edited', older: 'older', signed: 'sealed', copied: 'copied', unbound: 'unbound' }[unsure]]),
            ...(unsure === undefined && !accepts ? [comment.shared ? 'shared' : 'unsigned'] : []),
        ],
        flag: thread.isResolved,
        ...(lastMark && { lastMark }),
        ...(mark.dismissal && { recordedStatement: mark.dismissal }),
        ...(thread.statement && { statement: thread.statement }),
        ...(thread.resolvedFor !== undefined && { resolvedFor: thread.resolvedFor }),
        ...(comment.mayResolve !== undefined && { mayResolve: comment.mayResolve }),
        ...(thread.isResolved && {
            resolvedBy: comment.resolvedBy,
            resolvedById: comment.resolvedById,
            resolvedByPush: comment.resolvedByPush,
        }),
        ...(thread.resolverMay && { resolverMay: thread.resolverMay }),
        ...(thread.marker.fingerprint.commit !== fingerprint.commit && { postedAt: thread.marker.fingerprint.commit }),
    };
    old_shapes_threads.set(thread, own);
    return own;
}
function toMark({ mark, step, head, replies, dismissal, way }) {
    if (step === 0)
        return undefined;
    const common = { sequence: step, head, foreignReplies: replies, ...(dismissal && { statement: dismissal }) };
    if (mark === 'dismissed')
        return { ...common, kind: 'reported', decided: way ?? 'reply' };
    return { ...common, kind: mark === 'open' ? 'reported' : mark };
}
function toMove(action) {
    const known = moves.get(action);
    if (known !== undefined)
        return known;
    const move = makeMove(action);
    moves.set(action, move);
    return move;
}
function makeMove({ kind, thread, finding, reason, because, mark, decision, by, winner, grouped = [], now = null }) {
    const spot = finding;
    const about = { ...(thread && { thread: toOwnThread(thread) }), ...(spot && { spot }), reason };
    const make = (more) => ({ ...about, ...more });
    const resolution = mark === 'suppressed' || mark === 'ignored' || mark === 'moved-on' || mark === 'closed' || mark === 'retired' ? mark : 'fixed';
    switch (kind) {
        case 'post': {
            const anchor = finding?.position.kind === 'anchored' ? finding.position.anchor : undefined;
            const members = finding?.members ?? [];
            return make({
                kind: 'post',
                anchor,
                twins: members.map(({ scope, rule, level }) => ({ scope, ruleId: rule.id, level })),
                covered: members,
            });
        }
        case 'keep':
            return make({ kind: 'keep' });
        case 'edit':
            return make({ kind: 'edit', twins: grouped.map((one) => ({ scope: one, ruleId: one.rule, level: one.level })), nowAt: now });
        case 'reopen':
            return make({ kind: 'reopen', ...(by && { by }) });
        case 'delete':
            return winner === undefined
                ? make({ kind: 'resolve', resolution: 'retired', by: 'deleting' })
                : make({ kind: 'remove-duplicate', by: 'deleting', winner: toOwnThread(winner) });
        case 'resolve':
            if (decision !== undefined)
                return make({ kind: 'resolve', resolution: 'decided', decision, way: thread?.isResolved && thread.mark.mark === 'open' ? 'hand' : 'reply' });
            return winner === undefined
                ? make({ kind: 'resolve', resolution })
                : make({ kind: 'remove-duplicate', by: 'retiring', winner: toOwnThread(winner) });
        case 'comment':
            return make({ kind: 'say', because: because ?? 'policy', note: mark === 'gone' ? 'discussed' : resolution });
        case 'none':
            return make({ kind: 'leave', because: because === 'unverified' ? 'held' : (because ?? 'done') });
    }
}
const TIERS = {
    git: 'T1',
    'git-reworded': 'T2',
    fingerprint: 'T3',
    surroundings: 'T4',
    message: 'T5',
    text: 'T6',
    'other-file': 'T7',
    edit: 'T8',
};
function toPlan(known) {
    const { plan, findings = [], results = [], duplicates = new Set() } = known;
    if (plan === undefined)
        return undefined;
    const posted = new Set([...known.earlier].flatMap(([{ kind }, outcome]) => kind === 'post' && outcome.kind === 'done' ? (outcome.thread ?? []) : []));
    const accounts = (0,account.c)({ findings: results, duplicates: [...duplicates] }, findings.map((finding) => ({
        spot: finding,
        compared: finding.baselineState === 'unchanged'
            ? { kind: 'existing', reason: finding.baselineReason ?? '' }
            : finding.newResults.length < finding.findings.length
                ? {
                    kind: 'new',
                    known: {
                        results: new Set(finding.findings.filter((one) => !finding.newResults.includes(one))),
                        reason: finding.baselineReason ?? '',
                    },
                }
                : undefined,
        verdict: verdictOf(finding, posted),
    })));
    const standing = plan.standing.map((thread) => ({
        thread: toOwnThread(thread),
        path: (0,unverified.XM)(thread),
        line: thread.where.kind === 'at' ? thread.where.line : 0,
    }));
    return {
        moves: plan.actions
            .filter(({ kind, thread }) => !((kind === 'keep' || kind === 'edit') && posted.has(thread?.id ?? '')))
            .map(toMove),
        accounts,
        failing: plan.failing.map((finding) => ({ ...finding, findings: finding.newResults, level: finding.newLevel })),
        standing,
        accepted: plan.accepted,
        listed: plan.listed.map(({ finding, ...why }) => ({ spot: finding, ...why })),
    };
}
function verdictOf(finding, posted) {
    const { outcome, thread, group, matchedBy } = finding;
    if (outcome === undefined)
        return undefined;
    const of = thread ?? (group === undefined ? undefined : 'comment' in group ? group : group.thread);
    const owner = group !== undefined && 'key' in group ? group.findings[0] : undefined;
    const isPosted = outcome.as === 'kept' && posted.has(thread?.id ?? '');
    return {
        disposition: isPosted ? 'posted' : outcome.as,
        reason: isPosted ? 'new' : outcome.why,
        ...(of && { discussionId: of.id }),
        ...(matchedBy && thread && !isPosted && { tier: TIERS[matchedBy] }),
        ...(owner && outcome.as === 'covered' && { owner }),
    };
}
function toOutcome(outcome) {
    switch (outcome.kind) {
        case 'done':
            return { kind: 'done', ...(outcome.thread !== undefined && { discussionId: outcome.thread }) };
        case 'failed':
            return { kind: 'failed', reason: outcome.reason, ...(outcome.isListed && { listed: true }) };
        case 'said':
        case 'refused':
        case 'not-tried':
            return outcome;
    }
}
function toOverview({ summary }) {
    return (summary && {
        kind: summary.kind,
        entries: summary.listed.map(({ finding, ...why }) => ({ spot: finding, ...why })),
        obsolete: [],
        reason: summary.reason,
    });
}
async function timesOfFixes(known, git, head) {
    const ours = (known.listing?.threads ?? []).map(toOwnThread);
    const described = await (0,commits.kI)(git, (0,decisions.pJ)(ours, (known.plan?.actions ?? []).map(toMove), head));
    return new Map([...described].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
}
async function toPhase(kind, known, context, { head, root }) {
    const plan = toPlan(known);
    if (kind === 'applying')
        return { kind, moves: plan.moves };
    const overview = toOverview(known);
    const shown = context.shownWithCode(plan, overview);
    const { git, redact } = context;
    const code = shown.length === 0 ? undefined : await (0,read_code.readCode)(plan.accounts, new Set(shown), { git, head, root, redact });
    return { kind, plan, overview, ...(code && { code }) };
}
function toRunResult(ending, known, context) {
    const { logs, found, configured, findings, listing, done, earlier } = known;
    const { reviewed, service, inputs, name } = context;
    const change = reviewed.kind === 'commits' ? reviewed.change : service;
    const plan = toPlan(known);
    const outcomes = new Map([...earlier, ...(done?.outcomes ?? [])].map(([action, outcome]) => [toMove(action), toOutcome(outcome)]));
    const results = known.results ?? logs?.findings;
    const ours = (listing?.threads ?? []).map(toOwnThread);
    const job = { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } };
    const proof = known.completeness ?? logs?.completeness;
    const completeness = proof && {
        ...proof,
        heldScopes: [...proof.heldScopes, ...(0,hold.ow)(plan?.moves ?? [], proof, job)],
    };
    const covers = ('covers' in ending ? ending.covers : undefined) ?? found !== undefined;
    const shownHead = ('shownHead' in ending ? ending.shownHead : undefined) ?? found?.shown.head;
    const warnings = plan === undefined
        ? []
        : [
            ...(reviewed.kind === 'commits' || listing === undefined ? [] : (0,listing_warnings.s)(listing, reviewed.keyring)),
            ...[(0,overview.Cp)(plan.listed)].filter((line) => line !== undefined),
            ...known.warnings,
            ...(known.comparison?.warnings ?? []),
            ...(logs?.warnings ?? []),
            ...(configured?.warnings ?? []),
        ];
    const all = plan && { ...plan, moves: [...[...earlier.keys()].map(toMove), ...plan.moves] };
    const result = {
        conclusion: 'incomplete',
        reasons: [],
        covers,
        dryRun: inputs['dry-run'],
        failLevel: (0,table.iJ)(inputs).failLevel,
        acceptResolved: inputs['accept-resolved'],
        analyzedSha: known.analyzed,
        scopes: completeness?.complete ?? [],
        tools: logs?.tools ?? [],
        accounts: plan ? (0,accounting.MW)(plan, outcomes) : (0,accounting.se)(results ?? []),
        outcomes,
        warnings,
        threads: ours,
        attempts: (listing?.ignored ?? []).map((one) => ({ ...one, thread: toOwnThread(one.thread) })),
        ...(change && { change }),
        ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
        ...(shownHead !== undefined && { shownHead }),
        ...(completeness && { completeness, linkTo: known.linkTo }),
        ...(results && { findings: results }),
        ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
        ...(findings && { comparison: known.comparison, unread: known.unread ?? [] }),
        ...(all && { plan: all, overview: toOverview(known) }),
        ...(known.code && { code: known.code }),
        ...(known.commitTimes && { commitTimes: known.commitTimes }),
    };
    const told = { ...result, warnings: [...warnings, ...(0,report_warnings.Rf)(result, service?.can)] };
    return { ...told, ...concludeBy(ending, told) };
}
function concludeBy(ending, result) {
    switch (ending.kind) {
        case 'skipped':
        case 'superseded':
            return { conclusion: ending.kind, reasons: ending.reasons };
        case 'unavailable':
            return { conclusion: 'incomplete', reasons: [ending.reason] };
        case 'ended':
            return gate(result, [...(0,conclusion.iJ)(result), ...ending.failures]);
        case 'broken':
            return gate(result, [ending.reason]);
    }
}
function gate({ plan, configurationFault }, reasons) {
    const failing = (plan?.failing.length ?? 0) + (plan?.standing.length ?? 0) + (configurationFault === undefined ? 0 : 1);
    return { conclusion: (0,conclusion.Ep)(failing, reasons), reasons };
}

;






































const PASSES = 3;
async function review(context) {
    const checkout = await (0,git_checkout.b$)(context.git, (0,external_node_path_.resolve)(context.world.directory, context.inputs['working-directory']));
    const known = { analyzed: checkout.head, warnings: [], earlier: new Map() };
    let ending;
    try {
        ending = await reviewChange(context, checkout, known);
    }
    catch (error) {
        ending = await breakOff(error, context, known);
    }
    return (0,put_check.a)(toRunResult(ending, known, context), context);
}
async function reviewChange(context, checkout, known) {
    const { service } = context;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return { kind: 'skipped', reasons: [reason] };
    context.begin({ kind: 'reading' });
    const findConfiguration = (0,find_configuration.h)(context, checkout.root);
    const logs = await (0,read_logs.o)(context, checkout);
    known.logs = logs;
    known.linkTo = await (0,read_logs.$)(context, checkout.head, logs.hasFile);
    const readBase = (0,read_base.openBase)(context, checkout, logs.logs);
    for (let pass = 1;; pass += 1) {
        context.begin({ kind: 'comparing' });
        const found = await (0,find_commits.C)(context, checkout.head);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return found;
        known.found = found;
        const { commits } = found;
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', reason: configured.reason };
        known.configured = configured;
        const arrived = await (0,doubt_arrived.u)(logs.findings, commits, context.git);
        const results = await (0,find_configuration.j)(arrived, configured.configuration, commits, context.git);
        known.results = results;
        const texts = (0,file_texts.ng)(context.git);
        const listing = await listThreads(context, found.shown);
        known.listing = listing;
        const located = await locate(results, listing.threads, commits, logs, texts, context);
        known.findings = located.findings;
        known.duplicates = located.duplicates;
        const base = await readBase?.(commits, configured.configuration);
        known.comparison =
            base &&
                (await compareWithBaseline(base, {
                    git: context.git,
                    texts,
                    analyzed: commits.analyzed,
                    findings: located.findings,
                    completeness: located.completeness,
                    versions: logs.versions,
                    linesOf: located.linesOf,
                }));
        await (0,match.YW)(listing.threads, located.findings, { git: context.git, head: commits.head, texts });
        await review_plan(located, commits, found.shown, base, known, context);
        known.commitTimes = await timesOfFixes(known, context.git, commits.head);
        const { actions } = known.plan;
        const planned = await toPhase('planned', known, context, checkout);
        if ('code' in planned && planned.code)
            known.code = planned.code;
        context.begin(planned);
        const isPlanAlone = context.inputs['dry-run'] || context.reviewed.kind === 'commits';
        if (!isPlanAlone)
            context.begin(await toPhase('applying', known, context, checkout));
        const isLeft = (0,forged.fd)(listing, context.reviewed.kind === 'commits' ? {} : context.reviewed.service).length > 0;
        if (context.reviewed.kind === 'commits' || isPlanAlone || !(actions.some(act.xz) || known.summary?.isWriting || isLeft))
            return { kind: 'ended', failures: [] };
        const acting = await toActing(located, texts, pass < PASSES, known, context, context.reviewed);
        known.done = await (0,act.Rb)(actions, (refused) => summarize(known, context, [...refused]), acting);
        if (known.done.summary !== undefined)
            known.summary = known.done.summary;
        const { end, failures, outcomes } = known.done;
        if (end === 'superseded')
            return { kind: 'superseded', reasons: failures };
        if (end === 'applied' || pass === PASSES)
            return { kind: 'ended', failures };
        for (const [action, outcome] of outcomes)
            if (outcome.kind === 'done')
                known.earlier.set(action, outcome);
        delete known.done;
        context.progress(`Planning again: ${failures.join('; ')}`);
    }
}
function whyLeft({ noun, can }, { state }) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and no longer takes a review`;
    return state !== 'draft' || can.discussesDrafts
        ? undefined
        : `the ${noun} is a draft, and drafts have no discussion`;
}
const EXPECTED = [errors.j1, errors.j$, errors._7];
async function breakOff(error, context, known) {
    if (error instanceof errors.dl)
        throw error;
    const reason = context.redact(error instanceof Error ? error.message : String(error));
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    if (!isExpected && error instanceof Error)
        context.progress(`Unexpected error: ${error.stack ?? reason}`);
    if (error instanceof errors.j1) {
        if (known.plan !== undefined)
            await (0,put_check.a)(toRunResult({ kind: 'broken', reason }, known, context), context);
        throw error;
    }
    if (known.found !== undefined)
        return { kind: 'broken', reason };
    try {
        const found = await (0,find_commits.C)(context, known.analyzed);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        return found.kind === 'found'
            ? { kind: 'broken', reason, covers: true, shownHead: found.shown.head }
            : { ...found, kind: 'broken', reason };
    }
    catch (failure) {
        if (failure instanceof errors.j1)
            throw failure;
        if (!context.inputs['dry-run'])
            context.progress(`The ${(0,observe_context.a)(context)} could not be read, so the check was not changed`);
        return { kind: 'broken', reason };
    }
}
const NOTHING_LISTED = {
    threads: [],
    summaries: [],
    ignored: [],
    forged: 0,
    forgedThreads: [],
    lookAlikes: [],
    copies: [],
    comments: 0,
};
async function listThreads(context, _shown) {
    const { reviewed } = context;
    if (reviewed.kind === 'commits')
        return NOTHING_LISTED;
    return (0,threads._f)(await reviewed.service.listComments(), readingOf(reviewed, context));
}
function readingOf({ service, keyring }, { inputs, redact }) {
    const { mayWrite } = service;
    const asked = new Map();
    return {
        signing: signingOf(service, keyring),
        presentKeys: keyring.filter(({ keyless, older }) => !keyless && !older).length,
        decides: isDeciding(inputs, service),
        accepts: inputs['accept-resolved'],
        mayWrite: mayWrite &&
            ((author) => {
                const answer = asked.get(author) ?? mayWrite(author);
                asked.set(author, answer);
                return answer;
            }),
        redact,
    };
}
function signingOf(service, keyring) {
    return {
        keys: keyring.filter(({ keyless }) => !keyless).map(({ signing }) => signing),
        identity: service.identity,
        isWithheld: keyring.some(({ withheld }) => withheld === true),
    };
}
function isDeciding({ decisions }, { mayWrite }) {
    return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}
const ANY_LINE = { lines: 'changed-files', ladder: ['line'] };
const MOST_NAMED = 10;
async function locate(results, threads, { analyzed, base, head }, logs, _texts, { git, inputs, service }) {
    const { distinct, duplicates } = (0,spot.Zs)(results.filter(({ presence }) => (0,place_findings.tE)(presence)));
    const spots = (0,spot.dw)(distinct);
    const [toHead, diff] = await Promise.all([
        (0,read_diff.iH)(git, analyzed, head, {
            linesOf: new Set([
                ...spots.flatMap(({ place: { path = [] } }) => path),
                ...threads.map(({ fingerprint }) => fingerprint.path),
            ]),
        }),
        (0,read_diff.iH)(git, base, head, { algorithm: 'default' }),
    ]);
    const names = (0,judge_names.c)(diff, results, logs.completeness, (0,table.iJ)(inputs).failLevel);
    const { workingTree } = logs;
    const { hunks: rewritten } = await workingTree.changesIn(threads.map(({ fingerprint }) => fingerprint.path));
    const found = (0,place_findings.R8)(results);
    const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
    const uncommitted = (0,place_findings.JX)(await workingTree.changesIn(others));
    const arrivals = await (0,find_arrivals.m)({ git, root: workingTree.root, toHead, diff, findings: results, spots, threads: [] });
    const candidatesOf = await (0,find_candidates.e)({ git, workingTree, toHead, diff, spots, cameIn: arrivals.of });
    const counted = await (0,read_file_lines.M)(git, toHead, diff, spots.flatMap(({ place: { path = '' } }) => (path === '' || (0,text_names.OP)(path) ? [] : path)));
    const linesOf = (path) => counted.lines.get(path);
    const changeOf = (path) => {
        const mapped = (0,line_map.qD)(toHead, path);
        return mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    };
    const isEdited = (path) => {
        const change = changeOf(path);
        return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
    };
    const can = service?.can ?? ANY_LINE;
    const findings = spots.map((spot) => {
        const { place } = spot;
        const candidates = 'oneOf' in place ? candidatesOf(spot) : undefined;
        const position = candidates === undefined
            ? (0,diff_anchor.p)({ place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can })
            : { kind: 'unanchored', ...candidates };
        return {
            ...spot,
            at: atHead(spot, position, toHead),
            position,
            isEdited: place.path !== undefined && isEdited(place.path),
            inDiff: place.kind === 'nowhere' || (0,line_map.Fu)(toHead, diff, place.path),
            newLevel: spot.level,
            newResults: spot.findings,
            members: [],
            counts: false,
        };
    });
    const [files, megabytes] = [
        counted.unread.length === 1 ? '1 changed file' : `${counted.unread.length} changed files`,
        file_texts.gZ / 1e6,
    ];
    return {
        findings,
        duplicates: new Set(duplicates),
        completeness: names.completeness,
        candidatesOf,
        toHead,
        diff,
        linesOf,
        rewritten,
        changeOf,
        isEdited,
        root: workingTree.root,
        warnings: [
            ...uncommitted,
            ...(counted.unread.length === 0
                ? []
                : [
                    `${files} with findings could not be compared line by line: ${(0,text_names.Dt)(counted.unread, MOST_NAMED)}; ` +
                        `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
                ]),
            ...names.warnings,
            ...arrivals.warnings,
        ],
    };
}
function atHead({ place }, position, toHead) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    if (position.kind === 'anchored') {
        const { path, newLine, countedLine } = position.anchor;
        return { path, line: place.kind === 'file' ? 0 : (countedLine ?? newLine) };
    }
    if (place.kind === 'file') {
        const mapped = (0,line_map.qD)(toHead, place.path);
        return mapped.kind === 'mapped' ? { path: mapped.path, line: 0 } : undefined;
    }
    const mapped = (0,line_map.sn)(toHead, place.path, place.startLine);
    return mapped.kind === 'mapped' ? { path: mapped.path, line: mapped.line } : undefined;
}
async function review_plan(located, { analyzed, head }, { writer }, base, known, context) {
    const { inputs, name, service } = context;
    const { findings, toHead, diff, rewritten, candidatesOf } = located;
    const threads = known.listing?.threads ?? [];
    for (const finding of findings)
        if (finding.thread?.marker.asNew && finding.baselineState !== 'unchanged')
            finding.baselineState = 'new';
    const policy = (0,table.iJ)(inputs);
    const completeness = (0,unverified.rC)(located.completeness, { findings, threads }, (finding) => {
        const candidates = 'alike' in finding.place && (0,spot.jZ)(finding.level, policy.failLevel) ? candidatesOf(finding) : undefined;
        return candidates !== undefined && (0,diff_anchor.S)(policy.filterModeByLine, candidates.narrowest)
            ? candidates.reason
            : undefined;
    });
    known.completeness = completeness;
    known.plan = (0,plan.Cs)({
        completeness,
        findings,
        results: known.results ?? [],
        threads,
        job: { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
        head,
        analyzed,
        toHead,
        isRewritten: (path, line) => (0,line_map.vC)(rewritten.get(path) ?? [], line),
        policy,
        leftDiff: ({ where }, finding) => {
            if (finding !== undefined)
                return finding.inDiff ? undefined : finding.place.path;
            return where.kind === 'at' || where.kind === 'edited'
                ? diff.byNewPath.has(where.path)
                    ? undefined
                    : where.path
                : undefined;
        },
        canEdit: service?.can.edits ?? false,
        keepsNumbers: service?.can.keepsNumbers ?? false,
        bot: botOf(context, writer),
    });
    known.unread = describeUnread(located, base);
    known.warnings = [...(0,unverified.fK)({ threads, findings, head }).values(), ...located.warnings];
    known.summary = summarize(known, context, []);
}
function describeUnread({ completeness, changeOf, isEdited }, base) {
    const before = base?.kind === 'read' ? base.completeness.heldFiles : [];
    const wasSo = new Set(before.map(({ scope, path }) => `${(0,finding_finding.OD)(scope)}\n${path}`));
    return completeness.heldFiles
        .filter(({ told, path, scope }) => {
        const change = told === undefined ? undefined : changeOf(path);
        const then = `${(0,finding_finding.OD)(scope)}\n${change?.oldPath ?? path}`;
        return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
        .map(words._8);
}
function botOf({ reviewed }, writer) {
    return reviewed.kind === 'commits' ? undefined : writer;
}
function summarize(known, { inputs, name, service, redact }, refused) {
    const { failures = [], heldScopes = [] } = known.logs?.completeness ?? {};
    return (0,summary.MM)({
        listed: [...(known.plan?.listed ?? []), ...refused],
        existing: (0,summary.yh)(known.listing?.summaries ?? [], name, known.completeness ? (0,plan.a)({ completeness: known.completeness, findings: known.findings ?? [] }) : new Set()),
        mode: inputs['overview-comment'],
        isPartial: failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent'),
        canEdit: service?.can.edits ?? false,
        linkTo: known.linkTo,
        redact,
    });
}
const LONGEST_LINE = 1_000;
async function toActing({ toHead, linesOf }, texts, mayPlanAgain, known, context, reviewed) {
    const { commits, shown } = known.found;
    const { service, diff } = reviewed;
    const logs = known.logs;
    const { actions } = known.plan;
    const written = actions.flatMap(({ kind, finding }) => finding !== undefined && (kind === 'post' || kind === 'reopen') ? [finding] : []);
    await texts.read(written.flatMap(({ at }) => (at === undefined ? [] : [{ commit: commits.head, path: at.path }])));
    const detailed = new Map(actions.flatMap(({ kind, finding }) => kind === 'post' && finding !== undefined
        ? finding.findings.map((result) => [result, logs.detailed(result)])
        : []));
    const details = await (0,acting.z)(detailed, context.git, commits.analyzed, context.redact);
    const { stopped, sleep, nonce, progress, redact } = context;
    const reading = readingOf(reviewed, context);
    const isSameAtHead = (path) => !toHead.byOldPath.has(path) && (linesOf(path)?.readings.length ?? 0) <= 1;
    return {
        service,
        check: context.name,
        signing: reading.signing,
        known: known.listing,
        base: commits.base,
        head: commits.head,
        shown: diff === undefined ? shown : { ...shown, pin: undefined },
        mayPlanAgain,
        decides: reading.decides,
        linkTo: known.linkTo,
        list: async (anew) => (0,threads.fG)(await service.listComments(anew), reading),
        posting: {
            fingerprint: (finding) => (0,fingerprint.ax)(finding, commits.head, texts.lines(commits.head, finding.at?.path ?? ''), commits.analyzed),
            detailed: (finding) => ({
                ...finding,
                findings: finding.findings.map((result) => details.get(result) ?? result),
            }),
            headLines: ({ place: { path }, at }) => path === undefined || at === undefined || !isSameAtHead(path)
                ? undefined
                : texts.lines(commits.head, at.path)?.map((line) => (0,secrets.kM)(line, redact)),
            shownBefore: ({ was, findings }) => was === undefined
                ? undefined
                : was.length <= LONGEST_LINE && !findings.some(about.rQ)
                    ? (0,secrets.kM)(was, redact)
                    : '',
        },
        redact,
        nonce,
        sleep,
        stopped,
        progress,
        beforeFirstWrite: () => (0,acting.L)(context, service, commits.analyzed),
    };
}


 }),

 85588:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F7: () => ( whyUnsure),
   dk: () => ( WAYS),
   yF: () => ( planThread)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94490);
 var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80514);
 var _threads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34770);





const all = (...conditions) => (row) => conditions.every((holds) => holds(row));
const not = (condition) => (row) => !condition(row);
const there = ({ finding }) => finding !== undefined;
const unproven = ({ thread: { unsure } }) => unsure === 'signed' || unsure === 'copied';
const unbound = ({ thread: { unsure } }) => unsure === 'unbound';
const edited = ({ thread: { unsure } }) => unsure === 'edited' || unsure === 'older';
const resolved = ({ thread }) => thread.isResolved;
const marked = (...marks) => ({ thread }) => marks.includes(thread.mark.mark);
const closedByUs = ({ thread: { mark } }) => (0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Ci)(mark.mark) && mark.mark !== 'dismissed';
const byUs = (row) => row.thread.isResolved &&
    (closedByUs(row) ||
        row.thread.mark.mark === 'gone' ||
        (row.thread.mark.mark === 'open' &&
            row.bot !== undefined &&
            row.thread.comment.resolvedById === row.bot));
const byPush = ({ thread: { isResolved, mark, comment } }) => isResolved && mark.mark === 'open' && comment.resolvedByPush === true;
const byPeople = (row) => resolved(row) && !byUs(row) && !byPush(row);
const reopened = (row) => !resolved(row) && closedByUs(row);
const mayNot = ({ thread: { comment, isResolved } }) => comment.mayResolve === false && !isResolved;
const dismissed = ({ thread: { statement, mark } }) => statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .pp)(statement) && !(0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .a)(statement, mark.dismissal);
const takenBack = ({ thread: { statement, mark } }) => mark.mark === 'dismissed' &&
    statement !== undefined &&
    (statement.says === 'reopen' || mark.way !== 'hand') &&
    !(0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .pp)(statement) &&
    !(0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .a)(statement, mark.dismissal);
const discussed = ({ thread: { replies } }) => replies.length > 0;
const forbidden = (row) => mayNot(row) || (marked('gone')(row) && !resolved(row));
const leave = (because) => () => ({ kind: 'none', because });
const close = (mark) => (row) => mayNot(row)
    ? row.thread.mark.mark === 'gone'
        ? { kind: 'none', because: 'rights' }
        : { kind: 'comment', because: 'rights', mark }
    : { kind: 'resolve', mark };
const dismiss = ({ thread }) => ({
    kind: 'resolve',
    mark: 'dismissed',
    decision: thread.statement,
});
const reopen = () => ({ kind: 'reopen', mark: 'open' });
const closing = (when, holds, mark, why) => [
    { when, holds: all(there, holds, byUs), does: leave('done'), because: why },
    {
        when,
        holds: all(there, holds, resolved),
        does: leave('done'),
        because: (row) => `${resolvedBy(row.thread)}, and ${why(row)}`,
    },
    { when, holds: all(there, holds, reopened), does: leave('people'), because: () => REOPENED },
    {
        when,
        holds: all(there, holds, edited),
        does: leave('unverified'),
        because: (row) => `${why(row)}, but ${notToResolve(row.thread)}`,
    },
    { when, holds: all(there, holds), does: close(mark), because: (row) => withRights(row, why(row)) },
];
const REOPENED = 'somebody reopened it after a run had resolved it';
const GONE = 'the finding is gone';
const RULES = [
    {
        when: 'it is not certain that it is ours',
        holds: unproven,
        does: leave('unverified'),
        because: ({ thread }) => thread.unsure === 'signed'
            ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
            : 'another discussion holds a copy of its comment: delete the copy',
    },
    {
        when: 'another thread is about the same finding',
        holds: ({ winner }) => winner !== undefined,
        does: (row) => edited(row) || row.isElsewhere
            ? { kind: 'none', because: 'unverified' }
            : discussed(row)
                ? { ...close('retired')(row), winner: row.winner }
                : { kind: 'delete', winner: row.winner },
        because: (row) => {
            const same = `discussion ${row.winner?.id} is about the same finding`;
            if (row.isElsewhere)
                return `${same}, but this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(row.thread))}`;
            return edited(row)
                ? `${same}, but ${whyUnsure(row.thread)}, so no run may remove it: resolve it by hand`
                : discussed(row)
                    ? withRights(row, same)
                    : same;
        },
    },
    { when: 'a person dismissed it', holds: all(there, dismissed), does: dismiss, because: decided },
    {
        when: 'the dismissal was taken back',
        holds: all(there, takenBack),
        does: ({ thread }) => ({ ...reopen(), by: thread.statement }),
        because: ({ thread: { statement } }) => statement?.says === 'reopen'
            ? `${nameOf(statement.name)} took the decision back`
            : 'the reply that decided about it is gone',
    },
    ...closing('the finding is ignored by the configuration', ({ finding }) => finding?.ignored === true, 'ignored', () => 'the finding is ignored by .sarif-review.yml'),
    ...closing('the finding is suppressed', ({ finding }) => finding?.suppressed === true, 'suppressed', () => 'the finding is suppressed'),
    ...closing('its file left the diff', ({ leftDiff }) => leftDiff !== undefined, 'moved-on', ({ leftDiff }) => `${leftDiff} is no longer part of the diff`),
    {
        when: 'it says that its finding is gone, and that is back',
        holds: all(there, not(resolved), marked('gone')),
        does: reopen,
        because: () => 'it was marked as fixed, and the finding is back',
    },
    {
        when: 'it was dismissed, and this account may not resolve it',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { mark } }) => mark.way === 'said'),
        does: leave('people'),
        because: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'it was dismissed, and somebody reopened it',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { marker } }) => marker.bound !== undefined),
        does: reopen,
        because: () => 'somebody reopened it, so that the decision about it holds no more',
    },
    {
        when: 'it is open',
        holds: all(there, not(resolved), not(reopened)),
        does: () => ({ kind: 'keep' }),
        because: samePlace,
    },
    {
        when: 'a run had resolved it, and it is open',
        holds: all(there, reopened),
        does: reopen,
        because: () => 'it is open although it was marked as resolved, and the finding is still there',
    },
    {
        when: 'a run resolved it',
        holds: all(there, byUs),
        does: reopen,
        because: ({ thread: { mark } }) => `it was ${markedAs(mark.mark)}, and the finding is there again`,
    },
    {
        when: 'a push resolved it',
        holds: all(there, byPush),
        does: reopen,
        because: () => 'a push that changed its line resolved it, and the finding is there',
    },
    {
        when: 'somebody resolved it, and somebody else has changed its text',
        holds: all(there, edited),
        does: reopen,
        because: ({ thread }) => `${resolvedBy(thread)}, but ${whyUnsure(thread)}, and the finding is there`,
    },
    {
        when: 'a person resolved it',
        holds: there,
        does: leave('people'),
        because: ({ thread }) => thread.accepts
            ? resolvedBy(thread)
            : `${resolvedBy(thread)}; accept-resolved does not count for it, since no key signed it`,
    },
    {
        when: 'nothing tells that its text belongs to its place, and its finding gets a new thread',
        holds: all(unbound, ({ resembled }) => resembled !== undefined),
        does: (row) => (discussed(row) ? close('retired')(row) : { kind: 'delete' }),
        because: () => 'its place and its words are not those that a run has signed, so its finding is posted anew',
    },
    {
        when: 'its finding is back, and this account may not reopen it',
        holds: all(({ resembled }) => resembled !== undefined, ({ thread }) => (0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .PU)(thread)),
        does: leave('done'),
        because: () => 'its finding is there again, and this client may not reopen it, so the finding is treated as a new one',
    },
    {
        when: 'a run resolved it',
        holds: byUs,
        does: leave('done'),
        because: ({ thread: { mark } }) => `already ${markedAs(mark.mark)}`,
    },
    {
        when: 'a person dismissed it, and what was judged may be another finding',
        holds: all(({ resembled }) => resembled !== undefined, dismissed),
        does: dismiss,
        because: decided,
    },
    {
        when: 'a person resolved it, and what was judged may be another finding',
        holds: ({ resembled }) => resembled !== undefined,
        does: leave('people'),
        because: () => 'a person resolved it, and it is not certain that the present finding is the same one',
    },
    {
        when: 'the logs do not prove that its finding is gone',
        holds: ({ unverified }) => unverified !== undefined,
        does: leave('unverified'),
        because: ({ unverified = '' }) => unverified,
    },
    {
        when: 'a person resolved it, and its file left the diff',
        holds: all(byPeople, ({ leftDiff }) => leftDiff !== undefined),
        does: leave('people'),
        because: ({ thread, leftDiff }) => `${resolvedBy(thread)}, and ${leftDiff} is no longer part of the diff`,
    },
    {
        when: 'a person resolved it, and somebody else has changed its text',
        holds: all(byPeople, edited),
        does: leave('people'),
        because: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'somebody else has changed its text',
        holds: all(edited, not(reopened)),
        does: leave('unverified'),
        because: ({ thread }) => `${GONE}, but ${notToResolve(thread)}`,
    },
    {
        when: 'a run had resolved it, and somebody reopened it',
        holds: reopened,
        does: leave('people'),
        because: ({ thread: { replies, mark } }) => `${GONE}, but somebody reopened it${replies.length > mark.replies ? ' and spoke' : ''}`,
    },
    {
        when: '`resolve` is `never`',
        holds: ({ resolve }) => resolve === 'never',
        does: leave('policy'),
        because: () => `${GONE}; resolve is never`,
    },
    {
        when: '`resolve` is `undiscussed`, and a person dismissed it',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed, (row) => marked('dismissed')(row) || dismissed(row)),
        does: leave('people'),
        because: ({ thread }) => `${GONE}; ${resolvedBy(thread)}`,
    },
    {
        when: '`resolve` is `undiscussed`, and somebody replied',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed),
        does: ({ thread }) => thread.mark.mark === 'gone' ? { kind: 'none', because: 'policy' } : { kind: 'comment', because: 'policy', mark: 'gone' },
        because: () => `${GONE}; somebody replied, and resolve is undiscussed`,
    },
    {
        when: 'its finding is gone',
        holds: () => true,
        does: close('fixed'),
        because: (row) => withRights(row, row.thread.where.kind === 'deleted' ? 'its file was deleted' : GONE),
    },
];
function planThread(row) {
    const { does, because } = RULES.find(({ holds }) => holds(row));
    return { thread: row.thread, finding: row.finding, reason: because(row), ...does(row) };
}
function markedAs(mark) {
    if (mark === 'moved-on')
        return 'marked as no longer part of the change';
    return mark === 'retired' ? 'marked as a second thread of its finding' : mark === 'gone' ? 'fixed' : mark === 'open' ? 'resolved by a run' : mark;
}
const withRights = (row, reason) => forbidden(row) && mayNot(row) ? `${reason}, and this client may not resolve threads` : reason;
function whyUnsure({ unsure }) {
    if (unsure === 'older')
        return 'it is signed with an earlier key';
    if (unsure === 'unbound')
        return 'its place and its words are not those that a run has signed';
    return 'somebody else has changed its comment';
}
const notToResolve = (thread) => `${whyUnsure(thread)}, so no run may resolve it: resolve it by hand`;
function decided({ thread: { statement } }) {
    return statement === undefined ? '' : describeDismissal(statement);
}
function describeDismissal({ name, says, reason }) {
    return `${nameOf(name)} decided "${says}": ${reason}`;
}
function resolvedBy({ comment, mark: { mark, dismissal }, statement }) {
    if (mark === 'dismissed' && dismissal !== undefined)
        return describeDismissal(dismissal);
    if (statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .pp)(statement) && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .a)(statement, dismissal))
        return describeDismissal(statement);
    return `${nameOf(comment.resolvedBy)} resolved it`;
}
function nameOf(name) {
    return name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name), _thread_decision_js__WEBPACK_IMPORTED_MODULE_1__ .B6);
}
const WAYS = {
    git: 'by git, same message',
    'git-reworded': 'by git, reworded',
    fingerprint: 'same fingerprint of the tool',
    surroundings: 'same text and surroundings',
    message: 'same text and message',
    text: 'same text',
    'other-file': 'same text in another file',
    edit: 'its text was edited',
};
function samePlace({ thread: { fingerprint }, finding }) {
    if (finding === undefined)
        return '';
    const way = WAYS[finding.matchedBy ?? 'git'];
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ ._k)(finding.place))
        return `its line differs from the commit, ${way}`;
    const { path, line } = finding.at ?? fingerprint;
    if (path !== fingerprint.path)
        return `moved from ${fingerprint.path}${fingerprint.line === 0 ? '' : `:${fingerprint.line}`}, ${way}`;
    return line === fingerprint.line
        ? `same line, ${way}`
        : `moved from line ${fingerprint.line} to line ${line}, ${way}`;
}


 }),

 54311:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MM: () => ( planSummary),
   Sy: () => ( writeSummary),
   yh: () => ( summariesOf)
 });
 var _comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63257);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92506);
 var _apply_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83079);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10579);
 var _act_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80501);
 var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80699);
 var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33256);








function planSummary({ listed, existing, mode, isPartial, canEdit, linkTo, redact }) {
    const sorted = listed.toSorted((a, b) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__ .IN)(a.finding, b.finding));
    const plan = (kind, reason, obsolete = [], current) => ({
        kind,
        listed: sorted,
        text,
        obsolete: [...obsolete],
        reason,
        isWriting: kind === 'post' || kind === 'edit' || obsolete.length > 0,
        ...(current && { current }),
    });
    const text = sorted.length === 0 ? '' : redact((0,_comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ .U6)(pairGrouped(sorted), linkTo));
    if (mode === 'never')
        return plan('none', 'overview-comment is never');
    const own = existing.filter(({ isSure, comment }) => isSure && (!canEdit || comment.mine !== false));
    if (sorted.length === 0) {
        if (own.length === 0)
            return plan('none', 'every selected finding has a thread');
        return isPartial
            ? plan('none', 'the analysis is not complete')
            : plan('delete', 'every selected finding has a thread now', own);
    }
    const same = own.find(({ visible }) => visible === text);
    if (same !== undefined)
        return plan('keep', 'it lists the same findings', own.filter(({ marker }) => marker.nonce !== same.marker.nonce));
    const [current] = own;
    const others = own.filter(({ marker }) => marker.nonce !== current?.marker.nonce);
    if (canEdit && current !== undefined)
        return plan('edit', 'it lists other findings', others, current);
    return plan('post', own.length === 0 ? 'there was none yet' : 'it lacks a new finding', own);
}
function pairGrouped(listed) {
    const owners = new Map();
    return listed.map(({ finding, why, reason }) => {
        const entry = { spot: finding, why, reason };
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__ .gH)(finding.place, finding.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? finding;
        owners.set(key, owner);
        return owner.scope.tool === finding.scope.tool ? entry : { ...entry, twinOf: owner };
    });
}
async function writeSummary(plan, acting) {
    const { service, signing, check, shown } = acting;
    const stop = acting.stopped();
    if (stop !== undefined)
        return _apply_words_js__WEBPACK_IMPORTED_MODULE_5__ .L4(stop);
    if (plan.kind === 'post' || plan.kind === 'edit') {
        const nonce = plan.current?.marker.nonce ?? acting.nonce();
        const scopes = [...new Set(plan.listed.map(({ finding }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_6__ .OD)(finding.scope))))].toSorted();
        const marker = { check, nonce, scopes, ...(shown.writer !== undefined && { writer: shown.writer }) };
        const body = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__ .Oy)('summary', plan.text, marker, signing, service.can.bodyLimit);
        const outcome = plan.current === undefined
            ? await service.postTopLevel(body)
            : (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .aK)(await service.edit([{ commentId: plan.current.comment.id, body }]));
        if (outcome.kind === 'no-effect')
            return _apply_words_js__WEBPACK_IMPORTED_MODULE_5__ .lV(plan.current === undefined ? 'posted' : 'edited', (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(outcome));
        const found = await (0,_act_js__WEBPACK_IMPORTED_MODULE_1__ .lJ)(({ summaries }) => summaries.some((one) => one.marker.nonce === nonce && one.visible !== plan.current?.visible), acting);
        if (found.kind === 'distrust')
            return found.reason;
    }
    for (const { comment } of plan.obsolete) {
        const outcome = await service.deleteComment(comment.id);
        if (outcome.kind === 'done')
            continue;
        if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden')
            acting.progress(_apply_words_js__WEBPACK_IMPORTED_MODULE_5__ .tG([comment.id]));
        else
            return _apply_words_js__WEBPACK_IMPORTED_MODULE_5__ .mo((0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(outcome));
    }
    return undefined;
}
function summariesOf(summaries, check, own) {
    const hashes = new Set([...own].map(_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW));
    return summaries.filter(({ marker }) => marker.check === check || (marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one))));
}


 }),

 34770:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ci: () => ( isResolving),
   Od: () => ( scopeOf),
   _f: () => ( readThreads),
   fG: () => ( findThreads),
   zH: () => ( isResolvedByHand)
 });
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7895);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72860);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94490);
 var _forged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54986);
 var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80699);






async function readThreads(comments, reading) {
    const listing = findThreads(comments, reading);
    for (const thread of listing.threads) {
        if (reading.decides)
            await readStatement(thread, listing.ignored, reading);
        if (reading.accepts && reading.mayWrite !== undefined && isResolvedByHand(thread))
            await readResolver(thread, listing.ignored, reading);
    }
    return listing;
}
function findThreads(comments, { signing, presentKeys }) {
    const listing = {
        threads: [],
        summaries: [],
        ignored: [],
        forged: 0,
        forgedThreads: [],
        lookAlikes: [],
        copies: [],
        comments: comments.length,
    };
    const starts = [];
    const marks = [];
    const replies = findReplies(comments);
    listing.forgedThreads = (0,_forged_js__WEBPACK_IMPORTED_MODULE_3__ .VZ)(comments, replies, signing);
    const rewritten = new Set(listing.forgedThreads.map(({ comment }) => comment.id));
    const ordered = comments.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_5__ .q)(a.id, b.id));
    for (const comment of ordered) {
        if (!comment.body.includes(_text_seal_js__WEBPACK_IMPORTED_MODULE_0__ ._8))
            continue;
        const summary = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__ .L_)(comment.body, signing);
        if (summary !== undefined) {
            const owner = ownershipOf(comment, summary, signing, presentKeys);
            if (owner === 'ours' || owner === 'older')
                listing.summaries.push({ comment, marker: summary.marker, visible: summary.visible, isSure: owner === 'ours' });
            continue;
        }
        const read = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__ .t7)(comment.body, signing);
        if (read === undefined)
            continue;
        const isStart = read.kind === 'thread';
        if (isStart && replies.has(comment.id))
            continue;
        const owner = isStart && (rewritten.has(comment.id) || !isAtItsPlace(comment, read.marker))
            ? 'not ours'
            : ownershipOf(comment, read, signing, presentKeys);
        if (owner === 'not ours') {
            const isLookAlike = read.signer === 'none' && comment.mine === false;
            if (!isLookAlike)
                listing.forged += 1;
            else if ((read.marker.writer ?? comment.author) === comment.author)
                listing.lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
        }
        else if (isStart)
            starts.push({ comment, read, owner });
        else if (owner === 'ours')
            marks.push({ comment, read });
    }
    const all = Map.groupBy(comments, ({ discussionId }) => discussionId);
    const claimed = new Set();
    for (const [nonce, group] of Map.groupBy(starts, ({ read }) => read.marker.nonce)) {
        const proven = group.filter(({ comment: { discussionId }, read }) => read.marker.bound === discussionId ||
            marks.some((one) => one.comment.discussionId === discussionId && one.read.marker.nonce === nonce));
        const own = proven.length > 0 ? proven : group;
        const [first] = own;
        if (first === undefined || claimed.has(first.comment.discussionId))
            continue;
        const isCopied = own.length > 1;
        if (isCopied)
            listing.copies.push(...own.map(({ comment }) => comment.discussionId));
        claimed.add(first.comment.discussionId);
        listing.threads.push(toThread(first.comment, first.read, isCopied ? 'copied' : first.owner, {
            all: all.get(first.comment.discussionId) ?? [],
            marks: marks.filter(({ comment, read }) => comment.discussionId === first.comment.discussionId && read.marker.nonce === nonce),
            isKeyed: signing.keys.length > 0,
            isOlder: typeof first.read.signer === 'number' && first.read.signer >= presentKeys,
        }));
    }
    return listing;
}
function toThread(comment, { marker, visible, signer }, owner, { all, marks, isKeyed, isOlder, }) {
    const last = marks
        .map(({ read }) => read.marker)
        .reduce((newest, one) => (one.step > newest.step ? one : newest), marker);
    const isUnsigned = signer === 'none' && (isKeyed || comment.shared === true);
    const mark = isUnsigned ? { ...last, dismissal: undefined } : last;
    const flag = all.find(({ resolved }) => resolved !== undefined)?.resolved;
    const ofMarks = new Set(marks.map((one) => one.comment.id));
    const saysFirst = marker.says !== '' && visible.startsWith(`${marker.says}\n\n`);
    return {
        id: comment.discussionId,
        comment,
        text: saysFirst ? visible.slice(marker.says.length + 2) : visible,
        marker,
        mark,
        fingerprint: last.latest ?? last.fingerprint,
        ...(owner !== 'ours' && { unsure: owner }),
        ...(isOlder && { isOlder }),
        accepts: owner === 'ours' && !isUnsigned,
        replies: all.filter(({ id }) => id !== comment.id && !ofMarks.has(id)),
        marks: marks.map((one) => one.comment),
        isResolved: flag ?? isResolving(last.mark),
        where: { kind: 'unknown', path: marker.fingerprint.path },
    };
}
function scopeOf({ fingerprint: { tool, category } }) {
    return { tool, category };
}
function isResolving(mark) {
    return mark !== 'open' && mark !== 'gone';
}
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Number.POSITIVE_INFINITY } of comments)
        first.set(discussionId, Math.min(first.get(discussionId) ?? Number.POSITIVE_INFINITY, createdAt));
    const replies = comments.filter(({ discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Number.POSITIVE_INFINITY));
    return new Set(replies.map(({ id }) => id));
}
const SIGNED_AHEAD_MS = 10 * 60_000;
function isAtItsPlace({ resolvable, path, newLine }, { fingerprint, stands }) {
    return (resolvable !== false &&
        (path === undefined || path === fingerprint.path) &&
        (newLine === undefined || newLine === stands));
}
function ownershipOf({ mine, author, editedBy, byPrevious, shared, discussionId, writtenAt }, { marker, signer, isSameText }, { keys, isWithheld }, presentKeys) {
    const isEdited = !isSameText || editedBy !== undefined;
    if (marker.writer !== undefined && author !== undefined && marker.writer !== author)
        return 'not ours';
    if (signer === 'other')
        return mine === true && (keys.length === 0 || isWithheld) ? 'signed' : 'not ours';
    if (signer === 'none') {
        const isOurs = mine ?? keys.length === 0;
        if (!isOurs && !byPrevious)
            return 'not ours';
        if (!isSameText && editedBy === undefined)
            return 'not ours';
        if (editedBy !== undefined)
            return 'edited';
        return shared && keys.length > 0 ? 'unbound' : 'ours';
    }
    if (signer >= presentKeys && mine !== true)
        return 'older';
    if (isEdited)
        return shared ? 'unbound' : 'edited';
    const bound = 'bound' in marker ? marker.bound : undefined;
    if (bound !== undefined && bound !== discussionId)
        return 'unbound';
    const { signedAt = writtenAt } = 'signedAt' in marker ? marker : {};
    if ((writtenAt ?? 0) > (signedAt ?? 0) + SIGNED_AHEAD_MS)
        return 'unbound';
    return shared && bound === undefined && 'fingerprint' in marker ? 'unbound' : 'ours';
}
const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author may not write to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const NO_KEY = 'runs of others write under the account of this job too, and no signing-key tells what the comment was about';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
async function readStatement(thread, ignored, reading) {
    if (thread.unsure !== undefined || (!thread.accepts && thread.comment.shared !== true))
        return;
    const deciding = thread.replies.flatMap((reply) => toDeciding(reply) ?? []);
    const ignore = ({ reply, name }, why) => {
        ignored.push({ thread, replyId: reply.id, why, ...(name !== undefined && { name: cut(name, _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .B6, reading) }) });
    };
    if (!thread.accepts) {
        for (const one of deciding)
            ignore(one, NO_KEY);
        return;
    }
    for (const one of deciding)
        if (one.words.says === 'no-reason')
            ignore(one, NO_REASON);
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    if (giving.length > 1 && giving.some(({ reply }) => reply.createdAt === undefined)) {
        for (const one of giving)
            ignore(one, UNORDERED);
        return;
    }
    thread.statement = { replyId: '', says: 'nothing', reason: '' };
    for (const one of giving.toSorted(byTime).toReversed()) {
        const statement = toStatement(one, reading);
        const may = await mayDecide(one, statement, thread, reading);
        if (may === 'yes') {
            thread.statement = statement;
            break;
        }
        ignore(one, may === 'no' ? NO_RIGHT : UNKNOWN);
    }
    if (thread.statement.says === 'nothing' && !thread.isResolved)
        for (const one of deciding)
            if (one.words.says === 'no-form')
                ignore(one, NO_FORM);
    const reason = reasonByHand(thread);
    if (reason !== undefined)
        thread.resolvedFor = cut(reason, _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .GT, reading);
}
function toDeciding(reply) {
    if (reply.mine === true || reply.body.includes(_text_seal_js__WEBPACK_IMPORTED_MODULE_0__ ._8))
        return undefined;
    const words = (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .Lc)((0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .TM)(reply.body));
    if (words === undefined)
        return undefined;
    const { id: author, name } = reply.editedBy ?? { id: reply.author, name: reply.authorName };
    return { reply, words, author, name: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(name ?? '') || undefined };
}
function byTime({ reply: a }, { reply: b }) {
    return (a.createdAt ?? 0) - (b.createdAt ?? 0) || Number(a.id) - Number(b.id) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_5__ .q)(a.id, b.id);
}
function toStatement({ reply, words, author, name }, reading) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: reply.id,
        says,
        reason: cut(words.reason, _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .GT, reading),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .B6, reading) }),
    };
}
async function mayDecide({ author }, statement, { mark: { dismissal } }, { mayWrite }) {
    if (mayWrite === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    return (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .a)(statement, dismissal) && dismissal?.author === author ? 'yes' : mayWrite(author);
}
async function readResolver(thread, ignored, { mayWrite, redact }) {
    const { resolvedById: by, resolvedBy: name } = thread.comment;
    thread.resolverMay = by === undefined ? 'unknown' : ((await mayWrite?.(by)) ?? 'unknown');
    if (thread.resolverMay === 'yes')
        return;
    ignored.push({
        thread,
        why: thread.resolverMay === 'no'
            ? 'this person may not write to the repository'
            : 'it could not be found out whether this person may write to the repository',
        ...(name !== undefined && { name: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(name), _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .B6) }),
    });
}
function isResolvedByHand({ isResolved, mark, comment }) {
    return isResolved && mark.mark === 'open' && comment.resolvedByPush === undefined;
}
function reasonByHand(thread) {
    const { resolvedById: by } = thread.comment;
    if (!isResolvedByHand(thread) || (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .pp)(thread.statement ?? { replyId: '', says: 'nothing', reason: '' }))
        return undefined;
    const theirs = thread.replies
        .filter((reply) => reply.mine !== true && !reply.body.includes(_text_seal_js__WEBPACK_IMPORTED_MODULE_0__ ._8))
        .map((reply) => ({ reply, line: (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .TM)(reply.body), author: reply.editedBy?.id ?? reply.author }))
        .filter(({ line, author }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ reply }) => reply.createdAt === undefined))
        return undefined;
    return theirs.toSorted(byTime).at(-1)?.line;
}
function cut(text, limit, { redact }) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(text), limit);
}


 }),

 31572:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $A: () => ( createVerifier),
   XM: () => ( pathOf),
   fK: () => ( findContested),
   rC: () => ( holdUnlocated)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50850);
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81315);
 var _finding_doubts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44692);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92506);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80514);
 var _threads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34770);











function createVerifier(at) {
    const { completeness } = at;
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const failed = new Map(completeness.heldScopes.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), reason]));
    const files = new Map(completeness.heldFiles.map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(one.scope)}\n${one.path}`, one]));
    const folders = new Map(completeness.heldFiles
        .filter(({ told }) => told === 'folder')
        .map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(one.scope)}\n${folderOf(one.path)}`, one]));
    const runs = Map.groupBy([...completeness.complete, ...completeness.heldScopes.flatMap((one) => (one.kind === 'failed' ? one.scope : []))], ({ tool }) => tool);
    const doubtOf = (0,_finding_doubts_js__WEBPACK_IMPORTED_MODULE_5__ .N)(at.results);
    const quiet = findQuiet(at);
    const contested = findContested(at);
    const saysParsing = createParsingDoubt(at);
    const left = Map.groupBy(at.findings.filter(({ thread, suppressed }) => thread === undefined && !suppressed), (finding) => `${(0,_match_js__WEBPACK_IMPORTED_MODULE_2__ .ep)(finding)}\n${finding.at?.path ?? finding.place.path ?? ''}`);
    const ofScope = (thread) => {
        const scope = (0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        const [failure] = completeness.failures;
        return (failure ??
            failed.get(key) ??
            contested.get(key) ??
            (complete.has(key) ? undefined : whyNoRun(thread, scope, at.job, runs.get(scope.tool) ?? [])));
    };
    const ofFile = (thread) => {
        const { fingerprint, where } = thread;
        const scope = (0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        const path = pathOf(thread);
        if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .OP)(path))
            return `the name of ${path} is not UTF-8`;
        const file = files.get(`${key}\n${path}`) ?? folders.get(`${key}\n${folderOf(path)}`);
        if (file !== undefined)
            return file.reason;
        if (!(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ .lE)({ id: fingerprint.rule, deprecatedIds: [], unlisted: fingerprint.isUnlisted || undefined }, completeness.ruleCatalogues.get(key)))
            return `rule ${fingerprint.rule} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
        if (completeness.fileCatalogues.get(key)?.has(path) === false)
            return `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;
        if (!quiet.has(`${key}\n${path}`))
            return undefined;
        const line = where.kind === 'at' && where.line > 0 ? 'this line' : 'the line of another finding in this file';
        const isUnread = where.kind === 'edited' && where.isUnread === true;
        const what = isUnread ? 'this file is binary and too large to compare its lines' : `${line} has not changed`;
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} does not say which files it read, and ${what}: check that it could read the file, or resolve the thread if it is fixed`;
    };
    const ofPlace = (thread) => {
        const { fingerprint, where } = thread;
        const path = pathOf(thread);
        const unread = ofFile(thread);
        if (unread !== undefined)
            return { why: unread, counts: true };
        const doubt = doubtOf((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread)), path);
        if (doubt !== undefined)
            return { why: doubt, counts: false };
        if (where.kind === 'at' && at.isRewritten(where.path, where.line)) {
            const what = where.line === 0 ? path : `line ${where.line} of ${path}`;
            return {
                why: `${what} differs between the working tree and the commit: analyze the files as they are committed`,
                counts: false,
            };
        }
        if (where.kind === 'at' && differsAtHead(where.path, where.line, at.toHead))
            return {
                why: `${path} has another text there at the head of the diff than in the analyzed commit`,
                counts: false,
            };
        const alike = left.get(`${JSON.stringify([fingerprint.tool, fingerprint.category, fingerprint.rule])}\n${path}`) ?? [];
        if (alike.some(({ place }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ ._k)(place)))
            return {
                why: 'an unmatched finding of its rule is on lines of its file that are not committed',
                counts: false,
            };
        const parsing = saysParsing(thread);
        if (parsing !== undefined)
            return { why: parsing, counts: true };
        return where.kind === 'unknown' && alike.length > 0
            ? {
                why: `commit ${fingerprint.commit.slice(0, 7)} could not be fetched, and a finding of the same rule in its file has no thread yet`,
                counts: false,
            }
            : undefined;
    };
    return (thread) => {
        const scope = ofScope(thread);
        if (scope !== undefined)
            return { why: scope, counts: false };
        const { fingerprint, mark, where } = thread;
        const isReported = mark.mark === 'open' || mark.mark === 'dismissed';
        if (isReported && fingerprint.commit === at.head && (fingerprint.analyzed ?? fingerprint.commit) === at.analyzed)
            return {
                why: `another run reported it at this same commit: ${adviseOn((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread)))}`,
                counts: false,
            };
        return where.kind === 'deleted' ? undefined : ofPlace(thread);
    };
}
function pathOf({ where, fingerprint }) {
    return 'path' in where ? where.path : fingerprint.path;
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function differsAtHead(path, line, toHead) {
    const change = toHead.byNewPath.get(path);
    return change !== undefined && (line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.hunks, line) === undefined);
}
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
const MOST_NAMED = 10;
function whyNoRun({ marker: { check } }, scope, { name, tools }, runs) {
    const isOurs = check === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_8__ .d1)(tools, scope.tool)) {
        const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_8__ .I3)(scope.tool);
        return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
    }
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(runs.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK), MOST_NAMED)}`;
    const none = `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} has no run in these logs${only}`;
    if (!isOurs)
        return runs.length === 0 || scope.category === ''
            ? `${none}: ${LEFT_TO_JOB}`
            : `${none}: if they are the same, set the input category to ${scope.category}`;
    if (runs.length > 0)
        return `${none}: run it before this step; ${cleaning(scope)}`;
    return tools.silent.includes(scope.tool)
        ? `${none}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``
        : `${none}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
}
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
function findContested({ threads, findings, head, }) {
    const reported = new Set(findings.flatMap(({ thread, suppressed }) => (suppressed ? [] : (thread ?? []))));
    return new Map(threads
        .filter((thread) => thread.mark.contestedAt === head ||
        (thread.mark.mark === 'fixed' && thread.mark.head === head && reported.has(thread)))
        .map((thread) => {
        const scope = (0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread);
        const why = `two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ${adviseOn('it')}`;
        return [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), why];
    }));
}
function findQuiet({ completeness: { quietScopes }, findings, threads }) {
    if (quietScopes.size === 0)
        return new Set();
    const reported = new Set(findings.map(({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`));
    const matched = new Set(findings.map(({ thread }) => thread));
    return new Set(threads.flatMap((thread) => {
        const { where, isResolved } = thread;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread));
        const isSilent = !matched.has(thread) && !isResolved && quietScopes.has(key);
        const mayStand = (where.kind === 'at' && where.line > 0) || (where.kind === 'edited' && where.isUnread);
        const file = mayStand ? `${key}\n${where.path}` : undefined;
        return isSilent && file !== undefined && !reported.has(file) ? [file] : [];
    }));
}
const LONGEST_QUOTE = 200;
function createParsingDoubt({ findings }) {
    const byFile = Map.groupBy(findings, ({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`);
    return (thread) => {
        const path = pathOf(thread);
        const there = byFile.get(`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread))}\n${path}`) ?? [];
        const results = there.flatMap((finding) => finding.findings);
        const speak = results.every(({ presence, message }) => presence.kind === 'present' && (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_9__ .bn)(message));
        const isOld = there.some((finding) => finding.thread?.fingerprint.commit === thread.fingerprint.commit);
        if (path === '' || results.length === 0 || !speak || isOld)
            return undefined;
        const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(results[0]?.message ?? ''), LONGEST_QUOTE);
        return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${words}`;
    };
}
function holdUnlocated(completeness, { findings, threads }, mayBeOfChange) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const matched = new Set(findings.map(({ thread }) => thread));
    const held = completeness.unplaced.flatMap(({ scope, reason }) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        const own = findings.filter((finding) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(finding.scope) === key && !finding.suppressed);
        const hidden = own.flatMap((finding) => mayBeOfChange(finding) ?? [])[0];
        const isOpen = threads.some((thread) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)((0,_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Od)(thread)) === key && !matched.has(thread) && !thread.isResolved);
        const why = hidden !== undefined
            ? `${hidden}, which is part of the change, and ${reason}`
            : isOpen
                ? `${reason}, or resolve its open threads yourself`
                : undefined;
        return complete.has(key) && why !== undefined ? [{ scope, reason, why }] : [];
    });
    if (held.length === 0)
        return completeness;
    const keys = new Set(held.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope)));
    const said = new Set(held.map(({ reason }) => reason));
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !keys.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope))),
        heldScopes: [
            ...completeness.heldScopes,
            ...held.map(({ scope, why }) => ({ scope, reason: why, kind: 'failed' })),
        ],
        warnings: completeness.warnings.filter((warning) => !said.has(warning)),
    };
}


 }),

 89344:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   createDoubtOfTool: () => ( createDoubtOfTool),
   openBase: () => ( openBase)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15722);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29484);
 var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38576);
 var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94902);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35592);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50324);
 var _sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38999);
 var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62603);
 var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9395);
 var _find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82879);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73868);
 var _root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(61957);

















const NO_CHANGES = { hunks: new Map(), unread: [] };
function openBase(context, checkout, ofHead) {
    const patterns = context.inputs['base-sarif-file'];
    if (patterns === undefined)
        return undefined;
    const known = new Map();
    const read = (commit) => {
        const reading = known.get(commit) ?? readOver(commit, patterns, context, checkout, ofHead);
        known.set(commit, reading);
        return reading;
    };
    return async (commits, configuration) => {
        const { git, inputs } = context;
        const expected = await expectedCommit(git, commits);
        const named = inputs['base-commit'];
        const first = named ?? expected;
        const missing = await whyMissing(git, first);
        let commit = first;
        let analysis;
        try {
            if (missing !== undefined) {
                const { failures } = (await read(commits.analyzed)).completeness;
                return failures.length > 0
                    ? unusable(failures)
                    : { kind: 'unusable', because: missing, failures: [] };
            }
            analysis = await read(first);
            const revision = analysis.revision?.toLowerCase();
            if (named === undefined && revision !== undefined && (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_7__ .HH)(revision) && revision !== expected) {
                const absent = await whyMissing(git, revision);
                if (absent !== undefined)
                    return { kind: 'unusable', because: absent, failures: [] };
                commit = revision;
                analysis = await read(revision);
            }
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1))
                throw error;
            return unusable([error.message]);
        }
        const { completeness, versions } = analysis;
        const failures = [...describeShared(analysis.logs, ofHead), ...failuresOf(completeness)];
        if (failures.length > 0)
            return unusable(failures);
        const elsewhere = await whyElsewhere(git, commit, expected, commits.analyzed);
        if (elsewhere !== undefined)
            return { kind: 'unusable', because: elsewhere, failures: [] };
        const placed = await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_13__ .BX)(analysis.findings, NO_CHANGES, git, { root: '', head: commit });
        const hider = (0,_sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ .j)((text) => context.redact(text));
        const findings = analysis.findings.map((finding) => hider.finding(placed(finding)));
        return {
            kind: 'read',
            commit,
            expected,
            findings: await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ .j)(findings, configuration, commits, git),
            completeness: hider.completeness(completeness),
            versions,
        };
    };
}
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ .Nh}`;
}
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isBefore = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, commit, expected);
    if (isBefore === true)
        return undefined;
    const isOwn = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`base-commit\` if the log says another one`;
    const ways = [isBefore, isOwn === 'unknown' ? isOwn : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, expected, commit)];
    if (ways.includes(true))
        return undefined;
    return ways.includes('unknown')
        ? `it is of ${is}, and how that is related to ${begins}, which the change begins at, is not known here: ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ .Nh}`
        : `it is of ${is}, which is not on the branch of ${begins}, which the change begins at`;
}
function unusable(failures) {
    return {
        kind: 'unusable',
        because: 'it could not be used',
        failures: failures.map((failure) => `base log: ${failure}`),
    };
}
function describeShared(logs, ofHead) {
    const names = new Set(ofHead.map(({ name }) => name));
    const shared = logs.flatMap(({ name }) => (names.has(name) ? [name] : []));
    return shared.map((name) => `${name} is named in \`sarif-file\` as well: keep the logs of the base in a folder of their own`);
}
function failuresOf({ failures, complete, heldScopes }) {
    const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
    return failures.length === 0 && complete.length === 0 ? held : failures;
}
async function readOver(commit, patterns, order, { root, prefix, head }, before) {
    const { inputs, git, host, world, progress } = order;
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ .H)({ root, prefix, spelled: (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(entries, others, letters);
    const analysis = await (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ .d)({
        input: 'base-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        tools: [],
        silentTools: inputs['silent-tools'],
        trust: inputs.trust,
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others] },
        temporaryFolder: host.temporaryFolder,
        before,
        redact: (text) => order.redact(text),
        progress: (line) => progress?.(`Base, ${commit.slice(0, 7)}: ${line}`),
    });
    const inCheckout = (message) => {
        const other = others.find((folder) => message.includes(`${folder}/`));
        return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
    };
    return {
        ...analysis,
        findings: analysis.findings.map((finding) => ({ ...finding, message: inCheckout(finding.message) })),
    };
}
async function listWorktrees(git) {
    const listing = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.gitOutput)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
async function listClones(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')));
}
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD));
    const held = new Map(completeness.heldScopes.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD)(scope), reason]));
    return (scope) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD)(scope);
        if (!complete.has(key))
            return _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ .c_(scope, held.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        return versions.has(key) && before !== here ? _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ .Zt(scope, before, here) : undefined;
    };
}


 }),

 30249:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   i: () => ( WITHHELD),
   n: () => ( toExcerpt)
 });
 var _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67043);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86856);



const AROUND = 2;
const MOST_LINES = 6;
const LONGEST_LINE = 320;
const BEFORE_MARK = 80;
const CUT = '\u2026';
const WITHHELD = '(not shown: a finding about a secret is on this line)';
function toExcerpt(lines, region, withheld) {
    const { startLine } = region;
    if (startLine < 1 || startLine > lines.length)
        return undefined;
    const endLine = Math.min(Math.max(region.endLine, startLine), lines.length);
    const lastShown = Math.min(endLine, startLine + MOST_LINES - 1);
    const more = endLine - lastShown;
    const first = Math.max(1, startLine - AROUND);
    const last = more > 0 ? lastShown : Math.min(lines.length, lastShown + AROUND);
    const shown = Array.from({ length: last - first + 1 }, (_, index) => {
        const number = first + index;
        const isOfFinding = number >= startLine && number <= endLine;
        const text = lines[number - 1] ?? '';
        return {
            number,
            role: isOfFinding ? 'finding' : 'around',
            ...(withheld.isSecret(number)
                ? { text: WITHHELD }
                : toShown(text, number === startLine ? toMark(text, { ...region, endLine }) : undefined, withheld)),
        };
    });
    return { lines: shown, more };
}
function toMark(text, { startLine, endLine, column, endColumn }) {
    if (column === undefined)
        return undefined;
    const end = text.trimEnd().length;
    for (const unit of _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .T4) {
        const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, column, unit);
        if (from === undefined)
            continue;
        const isWhole = endLine > startLine || endColumn === 1;
        const to = isWhole
            ? end
            : endColumn === undefined
                ? endOfWord(text, from)
                : (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, endColumn, unit);
        if (to !== undefined && from <= to)
            return { from, to };
    }
    const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, column, 'UTF-16 units');
    return from === undefined ? undefined : { from, to: text.length };
}
function endOfWord(text, from) {
    const [word = ''] = /^(?:[\p{L}\p{M}\p{N}_$]+|\S)/u.exec(text.slice(from)) ?? [];
    return from + word.length;
}
function toShown(line, marked, { redact }) {
    const safe = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .kM)(line, redact);
    const mark = safe === line ? marked : undefined;
    const start = safe.length <= LONGEST_LINE ? 0 : atSign(safe, Math.max(0, (mark?.from ?? 0) - BEFORE_MARK));
    const end = atSign(safe, start + LONGEST_LINE);
    const [head, tail] = [start > 0 ? CUT : '', end < safe.length ? CUT : ''];
    const part = (from, to) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .jQ)(safe.slice(from, Math.max(from, to)));
    if (mark === undefined)
        return { text: `${head}${part(start, end)}${tail}`.trimEnd() };
    const before = head + part(start, mark.from);
    const inside = part(mark.from, Math.min(mark.to, end));
    return {
        text: `${before}${inside}${part(mark.to, end)}${tail}`.trimEnd(),
        mark: { from: before.length, to: before.length + inside.length },
    };
}
function atSign(text, at) {
    const code = text.charCodeAt(at);
    return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}


 }),

 81368:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => ( putRunning),
   describeLeftovers: () => ( describeLeftovers),
   toActing: () => ( toActing),
   z: () => ( showCode)
 });
 var _apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30507);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50850);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41583);
 var _observe_counting_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83179);
 var _plan_plan_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68731);
 var _report_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98564);
 var _report_shared_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83518);
 var _report_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86856);










async function toActing(moves, { found, logs, reading, observation, linkTo, onNews }, context, { service, keyring, diff }) {
    const { situation } = observation;
    const { commits, shown } = found;
    const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
    const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
    await observation.readTexts([...posted, ...reopened]);
    const detailed = new Map(posted.flatMap(({ findings }) => findings.map((finding) => [finding, logs.detailed(finding)])));
    const details = await showCode(detailed, context.git, commits.analyzed, context.redact);
    const posting = {
        onNews,
        decides: (0,_observe_counting_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .MN)(context.inputs, service),
        baseSha: commits.base,
        pin: diff === undefined ? shown.pin : undefined,
        evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
        duplicates: (threads) => observation.duplicates(threads).flatMap((duplicate) => {
            const move = (0,_plan_plan_thread_js__WEBPACK_IMPORTED_MODULE_3__ .r0)(duplicate, situation);
            return move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : [];
        }),
        headLines: (spot) => observation.headLines(spot)?.map((line) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(line, context.redact)),
        shownBefore({ spot, was }) {
            const isShown = was !== undefined && was.length <= LONGEST_LINE && !spot.findings.some(_finding_about_js__WEBPACK_IMPORTED_MODULE_9__ .rQ);
            return isShown ? (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(was, context.redact) : was && '';
        },
        detailed: (spot) => ({
            ...spot,
            findings: spot.findings.map((finding) => details.get(finding) ?? finding),
        }),
    };
    return {
        ...context,
        service,
        job: context.name,
        keyring,
        known: reading,
        linkTo,
        headSha: commits.head,
        shown,
        beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
        posting,
    };
}
async function putRunning({ name, host, progress }, service, analyzed) {
    const { sharedVerdicts: shared } = service;
    const around = shared === undefined
        ? { beginning: '', end: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__ .nt)(analyzed) }
        : { beginning: (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_5__ .VI)(shared), end: '' };
    const outcome = await service.putVerdict((0,_report_check_js__WEBPACK_IMPORTED_MODULE_4__ .LJ)(name, around, host.runUrl));
    if (outcome.kind !== 'done')
        progress(`The check ${name} could not be set: ${outcome.message}`);
}
function describeLeftovers(moves, reading) {
    return [
        ...(0,_apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ .LE)(moves, reading).map(({ head }) => `Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`),
        ...(0,_apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ .NS)(moves, reading).map(({ commentId, intent }) => `Comment ${commentId}: remove the hidden line of what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`),
    ];
}
const LONGEST_CODE = 120;
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
const BATCH = 32;
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .TN)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, finding]) => {
        const { flow } = finding;
        if (flow === undefined)
            return [read, finding];
        const shown = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(text, redact);
        const hide = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_9__ .rQ)(finding) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .Q6)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}
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
        const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .ng)(git);
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


 }),

 66548:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   readCode: () => ( readCode),
   readExcerpts: () => ( readExcerpts)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50850);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41583);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19850);
 var _log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16953);
 var _report_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47187);
 var _report_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30249);








const MOST_EXCERPTS = 3_000;
const BATCH = 64;
async function readCode(accounts, shown, source) {
    const chosen = (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__ .ve)(accounts.filter(({ finding }) => shown.has(finding) && !(0,_finding_about_js__WEBPACK_IMPORTED_MODULE_6__ .rQ)(finding)))
        .flatMap(_report_document_js__WEBPACK_IMPORTED_MODULE_4__ .md)
        .slice(0, MOST_EXCERPTS);
    const about = accounts.map(({ finding }) => finding).filter(_finding_about_js__WEBPACK_IMPORTED_MODULE_6__ .rQ);
    const secret = about.flatMap((finding) => toWanted(finding) ?? []);
    const onLines = new Set(secret.filter(({ from }) => from === 'commit').map(({ of }) => of));
    const unsure = new Set(about.filter((finding) => !onLines.has(finding)).map(({ place }) => place.path));
    const withSecret = new Set(about.map(({ place }) => place.path));
    const wanted = chosen
        .flatMap(({ finding }) => toWanted(finding) ?? [])
        .filter(({ from, path }) => !(from === 'commit' ? unsure : withSecret).has(path));
    const excerpts = await readExcerpts(wanted, secret, source);
    return (finding) => excerpts.get(finding);
}
async function readExcerpts(wanted, secret, source) {
    const secretLines = new Set(secret.flatMap(linesOf));
    const excerpts = new Map();
    const files = [...Map.groupBy(wanted, ({ path, from }) => `${from}:${path}`).values()];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = await readTexts(batch.map(([first]) => first).filter((one) => one !== undefined), source);
        for (const [index, group] of batch.entries()) {
            const lines = texts[index];
            if (lines === undefined)
                continue;
            for (const { of, path, region, from } of group) {
                const excerpt = (0,_report_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ .n)(lines, region, {
                    redact: source.redact,
                    isSecret: (line) => secretLines.has(`${from}:${path}:${line}`),
                });
                if (excerpt !== undefined)
                    excerpts.set(of, excerpt);
            }
        }
    }
    return excerpts;
}
function toWanted(finding) {
    const { place, column, endColumn } = finding;
    if (!('startLine' in place))
        return undefined;
    const { path } = place;
    const columns = { column, endColumn };
    if (!(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ ._k)(place)) {
        const { startLine, endLine } = place;
        return { of: finding, path, from: 'commit', region: { startLine, endLine, ...columns } };
    }
    const lines = place.endLine - place.startLine;
    const startLine = place.kind === 'lines' ? (place.replaced?.by ?? place.startLine) : place.startLine;
    return {
        of: finding,
        path,
        from: 'working-tree',
        region: { startLine, endLine: startLine + lines, ...columns },
    };
}
const LONGEST_SECRET = 200;
function linesOf({ from, path, region: { startLine, endLine } }) {
    const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
    return Array.from({ length }, (_, index) => `${from}:${path}:${startLine + index}`);
}
async function readTexts(files, { git, head, root }) {
    const committed = files.filter(({ from }) => from === 'commit');
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .ng)(git);
    try {
        await texts.read(committed.map(({ path }) => ({ commit: head, path })));
    }
    catch {
        return files.map(() => undefined);
    }
    return Promise.all(files.map(({ path, from }) => from === 'commit' ? texts.lines(head, path) : readUncommitted(root, path)));
}
async function readUncommitted(root, path) {
    if (root === undefined)
        return undefined;
    try {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path);
        if (!(0,_log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__ .UO)(name, root) || (await (0,_log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__ .qS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(name), [root])))
            return undefined;
        const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ .o6)(root, path);
        return content && (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .P_)(content);
    }
    catch {
        return undefined;
    }
}


 }),

 43967:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( withoutSuggestions)
 });
const QUOTED = /(?<![\p{L}\p{N}])(?:'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019)/gu;
const ADVICE = /(?:(?:^|[.;:,!?]\s+)(?:did you mean|(?:please |instead,? )?use)|\bshould be named|\brename it to|\breplace it with)(?: the| either)?:? $/iu;
const LONGEST_ADVICE = 60;
const OR = /^(?:, |,? or )$/u;
function withoutSuggestions(message) {
    const parts = [];
    let end = 0;
    let isAdvised = false;
    for (const { 0: quoted, index } of message.matchAll(QUOTED)) {
        const before = message.slice(end, index);
        const said = `${end === 0 ? '' : '"'}${before}`.slice(-LONGEST_ADVICE);
        isAdvised = !/\s/u.test(quoted) && (ADVICE.test(said) || (isAdvised && OR.test(before)));
        parts.push(before, isAdvised ? '' : quoted);
        end = index + quoted.length;
    }
    return [...parts, message.slice(end)].join('');
}


 })

};
