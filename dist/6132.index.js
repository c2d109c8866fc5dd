export const id = 6132;
export const ids = [6132];
export const modules = {

 86132:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   discussionIdOf: () => ( discussionIdOf),
   isResolvedByPush: () => ( isResolvedByPush),
   listDiscussions: () => ( listDiscussions),
   toComment: () => ( toComment),
   toComments: () => ( toComments),
   toPosition: () => ( toPosition)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
 var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41844);


const CHANGED = /^changed this (?:line|file) in\b/;
const TOGETHER_MS = 5_000;
const GHOST = /^ghost\d*$/;
function toComments(discussion, reader) {
    const notes = discussion.notes.filter(({ system }) => !system);
    const [first] = notes;
    if (first === undefined)
        return [];
    const id = discussionIdOf(discussion);
    const resolvable = notes.filter((note) => note.resolvable);
    const resolved = resolvable.length > 0 && resolvable.every((note) => note.resolved);
    const byPush = resolved && reader.resolvesOutdated && isResolvedByPush(discussion);
    return notes.map((note) => {
        const comment = toComment(note, id, note.author?.id === reader.me);
        return {
            ...comment,
            createdAt: note === first ? note.created_at : Math.max(note.created_at, first.created_at + 1),
            ...(comment.resolvable ? { resolved } : {}),
            ...(resolved && comment.resolvable && !byPush ? toResolver(first.resolved_by) : {}),
            ...(byPush && comment.resolvable ? { resolvedByPush: true } : {}),
        };
    });
}
function toComment(note, discussionId, mine) {
    const { id, body, author, created_at: createdAt, resolvable } = note;
    return {
        id,
        discussionId,
        body,
        resolvable,
        ...(resolvable ? { resolved: note.resolved === true } : {}),
        createdAt,
        ...(author !== null &&
            !GHOST.test(author.username ?? '') && { author: author.id, ...nameOfAuthor(author) }),
        mine,
    };
}
function discussionIdOf({ id, individual_note, notes }) {
    return (individual_note ? notes[0]?.id : undefined) ?? id;
}
function isResolvedByPush({ notes }) {
    const first = notes.find(({ system }) => !system);
    const { resolved_by: by, resolved_at: at } = first ?? {};
    if (by === undefined || at === undefined)
        return false;
    return notes.some(({ system, body, author, created_at }) => system && CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS);
}
function toResolver(user) {
    if (user === undefined)
        return {};
    const resolvedBy = nameOf(user);
    return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: user.id };
}
function nameOfAuthor(user) {
    const authorName = nameOf(user);
    const { username } = user;
    return {
        ...(authorName !== undefined && { authorName }),
        ...(username !== undefined && { authorLogin: username }),
    };
}
function nameOf({ name, username }) {
    return name ?? username;
}
function toPosition({ path, oldPath, newLine, oldLine, range, baseSha, headSha, pin, }) {
    const isFile = newLine === undefined && oldLine === undefined;
    return {
        position_type: isFile ? 'file' : 'text',
        base_sha: baseSha,
        start_sha: pin ?? baseSha,
        head_sha: headSha,
        old_path: oldPath ?? path,
        new_path: path,
        ...(newLine !== undefined && { new_line: newLine }),
        ...(oldLine !== undefined && { old_line: oldLine }),
        ...(range !== undefined && {
            line_range: { start: toLineCode(path, range.start), end: toLineCode(path, range.end) },
        }),
    };
}
function toLineCode(path, { newLine, oldLine, nextOldLine = 0 }) {
    const file = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(path).digest('hex');
    return {
        line_code: `${file}_${oldLine ?? nextOldLine}_${newLine}`,
        type: oldLine === undefined ? 'new' : 'old',
    };
}
function listDiscussions(target, session) {
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .pN)(target, {}, async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseDiscussions(text), session);
}


 })

};
