export const id = 376;
export const ids = [376];
export const modules = {

/***/ 1990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DS: () => (/* binding */ numberAsText),
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n$: () => (/* binding */ moment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(252);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3414);




/** The words of reasons; the small form of the library brings none. */
zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)());
/** @param json as `parseJson` returns it, undefined where the body was none */
function parseBody(schema, json) {
    if (json === undefined)
        return { kind: 'not-understood', reason: 'it is not JSON' };
    const result = schema.safeParse(json);
    if (result.success)
        return { kind: 'value', value: result.data };
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return {
        kind: 'not-understood',
        reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
    };
}
/** A whole number as its text. */
function numberAsText() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String));
}
/**
 * What names something in a path. Numbers beyond 2^53 are refused: reading the JSON has already rounded them,
 * and two ids may have become one.
 */
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_address_js__WEBPACK_IMPORTED_MODULE_4__/* .fitsPath */ .i7, 'cannot be used in a path'));
/** A field that may be missing or null; both read as missing. */
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => value ?? undefined));
}
/** A time, in milliseconds since the epoch; anything else reads as missing. */
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}));
/**
 * A commit as git takes it; none where it is missing, null or empty. A leading "-" would read as an option.
 */
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((text) => text || null));


/***/ }),

/***/ 5376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeOther: () => (/* binding */ describeOther),
/* harmony export */   parseCheck: () => (/* binding */ parseCheck),
/* harmony export */   parseCommentsPage: () => (/* binding */ parseCommentsPage),
/* harmony export */   parseCreatedComment: () => (/* binding */ parseCreatedComment),
/* harmony export */   parseDeployment: () => (/* binding */ parseDeployment),
/* harmony export */   parseToken: () => (/* binding */ parseToken)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4789);
/* harmony import */ var _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1990);



const line = (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._nonnegative */ .UI()));
const placeShape = {
    resolvable: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    resolved: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    path: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    newLine: line,
    oldLine: line,
    baseSha: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    headSha: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    createdAt: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$,
};
const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, discussionId: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ...placeShape });
/** Which fields the answer to a POST repeats is not documented; what was sent stands in for the rest. */
const createdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    discussionId: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv),
    body: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    ...placeShape,
});
const pageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((comments) => ({ comments, nextPageToken: undefined }))),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        comments: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
        nextPageToken: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAsText */ .DS)()])),
    }),
], { error: 'expected an array of comments, or an object with the array under `comments`' });
const deploymentFields = { targetCommit: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, mergeCommit: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, phase: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) };
const deploymentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(deploymentFields), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ targetCommit, mergeCommit, phase }) => ({
    state: phase?.toUpperCase() === 'DRAFT' ? 'draft' : 'open',
    base: targetCommit,
    head: mergeCommit,
})));
/** Words as the service has them for states and results, fit to be repeated. */
const word = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[A-Z_]{1,30}$/));
const checkSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ state: word, result: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(word) });
const tokenSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** RFC 6749 appendix A.12 (visible characters); a space or a line break would not fit a header. */
    access_token: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[\x21-\x7e]+$/, 'expected visible ASCII characters')),
    /** RFC 6749 §7.1: a client must not use a token whose type it does not understand. */
    token_type: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^bearer$/i, 'expected Bearer'))),
});
/**
 * One page of a listing. An envelope or a comment that is not understood is an error: nothing may look like
 * "no comments".
 */
function parseCommentsPage(text) {
    const page = (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(pageSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
    if (page.kind === 'not-understood')
        return page;
    const comments = (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commentSchema), page.value.comments);
    if (comments.kind === 'not-understood')
        return comments;
    return {
        kind: 'value',
        value: { comments: comments.value, nextPageToken: page.value.nextPageToken || undefined },
    };
}
/**
 * The comment that a POST made. `sent` fills in what the answer leaves out; a new discussion must be named by
 * the answer.
 */
function parseCreatedComment(text, sent) {
    const created = (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(createdSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
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
    // All fields may be missing, so that any object would do: one of them must be there to know a deployment
    // by.
    if (!isRecord(record) || !Object.keys(deploymentFields).some((field) => Object.hasOwn(record, field))) {
        return { kind: 'not-understood', reason: 'expected a deployment with targetCommit and mergeCommit' };
    }
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(deploymentSchema, record);
}
/**
 * State and result of the check that a PUT is answered with, which stands there as it is or under `check`;
 * `null` where the answer shows none, since a success needs no body.
 */
function parseCheck(text) {
    const json = (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    const record = checkSchema.safeParse(isRecord(json) && isRecord(json.check) ? json.check : json);
    return record.success ? record.data : null;
}
/** The access token of an answer of the token endpoint. A reason never quotes a value. */
function parseToken(text) {
    const token = (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(tokenSchema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
    return token.kind === 'value' ? { kind: 'value', value: token.value.access_token } : token;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * What to say where the service shows another check than the one that was put; `null` where it does not, or
 * shows none.
 */
function describeOther(sent, kept) {
    if (kept === null)
        return null;
    // What the service makes of a check without a result is its own affair.
    const isSameResult = kept.result === undefined || sent.result === undefined || kept.result === sent.result;
    if (kept.state === sent.state && isSameResult)
        return null;
    return `The service shows the check ${sent.name} as ${words(kept)}; it was put as ${words(sent)}.`;
}
function words({ state, result }) {
    return result === undefined ? state : `${state} ${result}`;
}


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ })

};
