export const id = 776;
export const ids = [776];
export const modules = {

 3776:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MOST_BYTES: () => ( MOST_BYTES),
   parseConfiguration: () => ( parseConfiguration)
 });
 var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
 var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(252);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5437);
 var _configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6130);







const MOST_BYTES = 64 * 1024;
const LONGEST_TEXT = 1_000;
const LONGEST_FAULT = 300;
const { localeError } = (0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_4__ .A)();
const text = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_6__ .Eb(LONGEST_TEXT));
const level = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .k5n(['off', ..._finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_]);
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(text);
const glob = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YPB((pattern) => !/^(?:\/|\.\/|!)/u.test(pattern), 'is from the root of the repository: src/**'), zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YPB((pattern) => !pattern.split('/').includes('..'), 'matches nothing outside of the repository: leave out "..", and begin at its root'), zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YPB((pattern) => !/[{}\\]/u.test(pattern), 'takes * and **: write an entry for each'));
const mapping = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YPB((line) => (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_7__ .K)(line) !== undefined, 'is written as `/src => services/api`, with a folder of the repository behind =>'));
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .rej({
    rules: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .rej({ tool: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(text), rule: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(text), level, reason })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YPB(({ tool, rule }) => tool !== undefined || rule !== undefined, 'a tool or a rule is needed'))))),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .rej({ glob, level, reason })))),
    'path-map': zod_mini__WEBPACK_IMPORTED_MODULE_5__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YOg(mapping))),
}));
function parseConfiguration(bytes) {
    if (bytes.length > MOST_BYTES)
        return broken(`it has ${bytes.length} bytes, and ${MOST_BYTES} at most are read`);
    const source = bytes.toString('utf8');
    if (source.includes('\uFFFD'))
        return broken('it is not UTF-8');
    try {
        return parse(source);
    }
    catch (error) {
        if (error instanceof RangeError)
            return broken('it is nested too deeply');
        if (error instanceof ReferenceError)
            return broken('aliases are not read');
        throw error;
    }
}
function parse(source) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Tp)(source, { lineCounter: lines, prettyErrors: false, strict: true });
    const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return `line ${line}, column ${col}`;
    };
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined)
        return broken(`${at(fault.pos[0])}: ${describeFault(fault)}`);
    const { data, error } = schema.safeParse(document.toJS({ maxAliasCount: 0 }), { error: localeError });
    if (error === undefined) {
        const rules = (data?.rules ?? []).map(({ tool = '*', rule = '*', ...rest }) => ({ tool, rule, ...rest }));
        const pathMap = (data?.['path-map'] ?? []).flatMap((line) => (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_7__ .K)(line) ?? []);
        const maps = pathMap.length > 0 && { pathMap };
        return { kind: 'read', configuration: { rules, paths: data?.paths ?? [], ...maps } };
    }
    const [issue] = error.issues;
    const path = issue?.path ?? [];
    const what = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
    return broken(`${at(offsetOf(document, path))}: ${what}${issue?.message}`);
}
function describeFault({ code, message }) {
    if (code === 'MULTIPLE_DOCS')
        return 'it holds more than one document';
    return message.includes('call stack') ? 'it is nested too deeply' : message;
}
function offsetOf(document, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Ll)(node) && node.range)
            return node.range[0];
    }
    return document.contents?.range?.[0] ?? 0;
}
function broken(fault) {
    return { kind: 'broken', fault: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)(`${_configuration_js__WEBPACK_IMPORTED_MODULE_3__ .oT}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(fault)}`, LONGEST_FAULT) };
}


 })

};
