export const id = 787;
export const ids = [787];
export const modules = {

/***/ 1787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCommentsPage: () => (/* binding */ parseCommentsPage),
/* harmony export */   parseCreatedComment: () => (/* binding */ parseCreatedComment),
/* harmony export */   parseDeployment: () => (/* binding */ parseDeployment),
/* harmony export */   parseToken: () => (/* binding */ parseToken)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1276);
/* harmony import */ var _http_path_template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3533);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3809);




/** Numbers beyond 2^53 are refused: reading the JSON has already rounded them, and two ids may have become one. */
const identifier = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().transform(String)], { error: 'expected a string or a whole number up to 2^53' })
    .refine(_http_path_template_js__WEBPACK_IMPORTED_MODULE_3__/* .fitsPath */ .i7, 'cannot be used in a path');
/** A field that may be missing or null; both read as missing. */
function optional(schema) {
    return schema.nullish().transform((value) => value ?? undefined);
}
const line = optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative());
/** Not documented, so that any other form of it reads as missing. */
const moment = zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()
    .optional()
    .transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
});
const placeShape = {
    resolvable: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    resolved: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    path: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    newLine: line,
    oldLine: line,
    baseSha: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    headSha: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    createdAt: moment,
};
const commentSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: identifier, discussionId: identifier, body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ...placeShape });
/** Which fields the answer to a POST repeats is not documented; what was sent stands in for the rest. */
const createdSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: identifier,
    discussionId: optional(identifier),
    body: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    ...placeShape,
});
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).transform((comments) => ({ comments, nextPageToken: undefined })),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
        nextPageToken: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().transform(String)])),
    }),
], { error: 'expected an array of comments, or an object with the array under `comments`' });
/** A commit as git takes it. A leading "-" would read as an option. */
const commit = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null')
    .nullish()
    .transform((text) => text || null);
const deploymentFields = { targetCommit: commit, mergeCommit: commit, phase: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) };
const deploymentSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(deploymentFields).transform(({ targetCommit, mergeCommit, phase }) => ({
    targetCommit,
    mergeCommit,
    draft: phase?.toUpperCase() === 'DRAFT',
}));
const tokenSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** RFC 6749 appendix A.12 (visible characters); a space or a line break would not fit a header. */
    access_token: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\x21-\x7e]+$/, 'expected visible ASCII characters'),
    /** RFC 6749 §7.1: a client must not use a token whose type it does not understand. */
    token_type: optional(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^bearer$/i, 'expected Bearer')),
});
/** One page of a listing. An envelope or a comment that is not understood is an error: nothing may look like "no comments". */
function parseCommentsPage(text) {
    const page = parse(pageSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
    if (page.kind === 'not-understood')
        return page;
    const comments = parse(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commentSchema), page.value.comments);
    if (comments.kind === 'not-understood')
        return comments;
    return {
        kind: 'value',
        value: { comments: comments.value, nextPageToken: page.value.nextPageToken || undefined },
    };
}
/** The comment that a POST made. `sent` fills in what the answer leaves out; a new discussion must be named by the answer. */
function parseCreatedComment(text, sent) {
    const created = parse(createdSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
    if (created.kind === 'not-understood')
        return created;
    const discussionId = created.value.discussionId ?? sent.discussionId;
    if (discussionId === undefined)
        return { kind: 'not-understood', reason: 'discussionId is missing' };
    return { kind: 'value', value: { ...created.value, discussionId, body: created.value.body ?? sent.body } };
}
/** A deployment, as it is or under `deployment`. */
function parseDeployment(text) {
    const json = (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    const record = isRecord(json) && isRecord(json.deployment) ? json.deployment : json;
    // All fields may be missing, so that any object would do: one of them must be there to know a deployment by.
    if (!isRecord(record) || !Object.keys(deploymentFields).some((field) => Object.hasOwn(record, field))) {
        return { kind: 'not-understood', reason: 'expected a deployment with targetCommit and mergeCommit' };
    }
    return parse(deploymentSchema, record);
}
/** The access token of an answer of the token endpoint. A reason never quotes a value. */
function parseToken(text) {
    const token = parse(tokenSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
    return token.kind === 'value' ? { kind: 'value', value: token.value.access_token } : token;
}
function parse(schema, json) {
    if (json === undefined)
        return { kind: 'not-understood', reason: 'it is not JSON' };
    const result = schema.safeParse(json);
    if (result.success)
        return { kind: 'value', value: result.data };
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return {
        kind: 'not-understood',
        reason: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
    };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
