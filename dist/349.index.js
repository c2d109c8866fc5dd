export const id = 349;
export const ids = [349];
export const modules = {

 40349:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   isAutomatic: () => ( isAutomatic),
   toComments: () => ( toComments),
   toTopLevel: () => ( toTopLevel)
 });
const GHOST = '-1';
function isAutomatic(id) {
    return id.startsWith('-');
}
function toComments(comments, reader) {
    const threads = Map.groupBy(comments, (one) => JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]));
    return [...threads.values()].flatMap((thread) => {
        const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
        if (root === undefined)
            return [];
        const first = toCodeComment(root, root, reader);
        let at = root.created_at;
        return [
            first,
            ...replies.map((reply) => {
                at = Math.max(reply.created_at, at + 1);
                return { ...toCodeComment(reply, root, reader), createdAt: at };
            }),
        ];
    });
}
function toCodeComment(comment, root, { me, dialect }) {
    const { id, body, user, created_at: createdAt, path } = comment;
    const { resolver } = root;
    const newLine = dialect === 'gitea' && root.position > 0 ? root.position : undefined;
    return {
        id,
        discussionId: root.id,
        body,
        resolvable: true,
        resolved: resolver !== undefined,
        path,
        ...(newLine !== undefined && { newLine }),
        createdAt,
        ...toAuthor(user, me),
        ...(resolver !== undefined && toResolver(resolver, me)),
        ...(dialect === 'forgejo' && { mayResolve: false }),
    };
}
function toTopLevel(comment, me) {
    const { id, body, user, created_at: createdAt } = comment;
    return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(user, me) };
}
function toAuthor(user, me) {
    if (user === undefined || user.id === GHOST)
        return { mine: false };
    const { id, login, full_name } = user;
    const authorName = full_name || login;
    return {
        mine: id === me,
        ...(isAutomatic(id) && { shared: true }),
        author: id,
        ...(authorName !== undefined && { authorName }),
        ...(login !== undefined && { authorLogin: login }),
    };
}
function toResolver({ id, login, full_name }, me) {
    if (id === GHOST)
        return isAutomatic(me) ? { resolvedById: me } : {};
    const resolvedBy = full_name || login;
    return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: id };
}


 })

};
