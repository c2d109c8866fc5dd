export const id = 327;
export const ids = [327];
export const modules = {

/***/ 51990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DS: () => (/* binding */ numberAsText),
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n$: () => (/* binding */ moment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30252);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);




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

/***/ 90327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseAccount: () => (/* binding */ parseAccount),
/* harmony export */   parseDiscussion: () => (/* binding */ parseDiscussion),
/* harmony export */   parseDiscussions: () => (/* binding */ parseDiscussions),
/* harmony export */   parseMember: () => (/* binding */ parseMember),
/* harmony export */   parseMergeRequest: () => (/* binding */ parseMergeRequest),
/* harmony export */   parseMergeRequests: () => (/* binding */ parseMergeRequests),
/* harmony export */   parseNote: () => (/* binding */ parseNote),
/* harmony export */   parseProject: () => (/* binding */ parseProject),
/* harmony export */   parseStatuses: () => (/* binding */ parseStatuses),
/* harmony export */   parseUser: () => (/* binding */ parseUser)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64789);
/* harmony import */ var _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51990);



const user = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, name: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), username: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/** A moment that is always told. */
const time = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time'));
/** What tells notes of the system, of people and of ours apart is always there. */
const note = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    system: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(user),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(time, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(Date.parse)),
    resolvable: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolved: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    resolved_by: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(user),
    resolved_at: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$,
});
const discussion = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, individual_note: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()), notes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(note) });
const mergeRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iid: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    project_id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    web_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    draft: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    /** What it was called before 14.0. */
    work_in_progress: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    diff_refs: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ base_sha: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, head_sha: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, start_sha: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd })),
});
/** As the listing shows it; GitLab does not know of every old one when it was merged. */
const listedMergeRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ iid: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(time, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(Date.parse)), merged_at: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$ }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ iid, updated_at, merged_at }) => ({ id: iid, updatedAt: updated_at, mergedAt: merged_at })));
const project = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    default_branch: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    web_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    http_url_to_repo: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    ssh_url_to_repo: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    resolve_outdated_diff_discussions: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
});
const status = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    description: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    target_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    pipeline_id: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv),
    author: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(user),
});
const member = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    access_level: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** The state of the account: others than `active` ones are blocked or deactivated. */
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The state of the membership, where the instance has it. */
    membership_state: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const account = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, bot: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()) });
function parseUser(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(user, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
function parseMember(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(member, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
function parseAccount(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(account, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
function parseProject(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(project, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
function parseMergeRequest(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(mergeRequest, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
/** One page of the merge requests of a project. */
function parseMergeRequests(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(listedMergeRequest), (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
/** One page. A discussion that is not understood is an error: nothing may look like "no comments". */
function parseDiscussions(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(discussion), (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
/** One page of the statuses of a commit. */
function parseStatuses(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(status), (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
/** The discussion that a POST made. */
function parseDiscussion(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(discussion, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}
/** The note that a POST made, or a PUT changed. */
function parseNote(text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(note, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}


/***/ }),

/***/ 30252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);

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
