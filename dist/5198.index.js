export const id = 5198;
export const ids = [5198];
export const modules = {

 51990:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cv: () => ( identifier),
   DS: () => ( numberAsText),
   OG: () => ( parseBody),
   cd: () => ( commit),
   lq: () => ( optional),
   n$: () => ( moment)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
 var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30252);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);




zod_mini__WEBPACK_IMPORTED_MODULE_1__ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ .A)());
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
        reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
    };
}
function numberAsText() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(String));
}
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB(_address_js__WEBPACK_IMPORTED_MODULE_4__ .i7, 'cannot be used in a path'));
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => value ?? undefined));
}
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}));
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((text) => text || null));


 }),

 65198:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parseCodeComment: () => ( parseCodeComment),
   parseCodeComments: () => ( parseCodeComments),
   parseComparison: () => ( parseComparison),
   parsePermission: () => ( parsePermission),
   parsePlainComment: () => ( parsePlainComment),
   parsePlainComments: () => ( parsePlainComments),
   parsePullRequest: () => ( parsePullRequest),
   parsePullRequests: () => ( parsePullRequests),
   parseReview: () => ( parseReview),
   parseReviews: () => ( parseReviews),
   parseStatuses: () => ( parseStatuses),
   parseUser: () => ( parseUser),
   parseUsers: () => ( parseUsers),
   parseVersion: () => ( parseVersion)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
 var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64789);
 var _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51990);



const user = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv, login: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()), full_name: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()) });
const time = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YPB((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time')), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(Date.parse));
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv,
    default_branch: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    html_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    clone_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    ssh_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
});
const pullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    draft: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY()),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    merge_base: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .cd,
    head: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ sha: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .cd }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ sha: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .cd, repo: repository }),
});
const listedChange = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ number: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv, updated_at: time, merged_at: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .n$ }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(({ number, updated_at, merged_at }) => ({
    id: number,
    updatedAt: updated_at,
    mergedAt: merged_at,
})));
const review = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv,
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    user: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user),
    comments_count: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(),
    updated_at: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
});
const codeComment = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    user: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user),
    resolver: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user),
    pull_request_review_id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv,
    created_at: time,
    path: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    position: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(),
    original_position: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(),
});
const plainComment = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv, body: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), user: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user), created_at: time });
const status = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id: _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .Cv,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    context: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    description: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    target_url: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    creator: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user),
});
const reading = (schema) => (text) => (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .OG)(schema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__ .qF)(text));
const parseUser = reading(user);
const parseUsers = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(user));
const parseVersion = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ version: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP() }));
const parsePullRequest = reading(pullRequest);
const parseComparison = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ total_commits: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr() }));
const parsePermission = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ permission: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), user: (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .lq)(user) }));
const parseReview = reading(review);
const parseCodeComment = reading(codeComment);
const parseCodeComments = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(codeComment));
const parsePlainComment = reading(plainComment);
const parsePlainComments = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(plainComment));
const parsePullRequests = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(listedChange));
const parseReviews = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(review));
const parseStatuses = reading(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(status));


 }),

 30252:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => ( __WEBPACK_DEFAULT_EXPORT__)
 });
 var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);

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
    const TypeDictionary = {
        nan: "NaN",
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
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .jw(issue.values, "|")}`;
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
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .jw(issue.keys, ", ")}`;
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
 function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


 })

};
