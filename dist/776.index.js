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
 var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5437);
 var _configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6130);






const MOST_BYTES = 64 * 1024;
const LONGEST_TEXT = 1_000;
const LONGEST_FAULT = 300;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Eb(LONGEST_TEXT));
const level = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .k5n(['off', ..._finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_]);
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(text);
const glob = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YPB((pattern) => !/^(?:\/|\.\/|!)/u.test(pattern), 'is from the root of the repository: src/**'), zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YPB((pattern) => !pattern.split('/').includes('..'), 'matches nothing outside of the repository: leave out "..", and begin at its root'), zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YPB((pattern) => !/[{}\\]/u.test(pattern), 'takes * and **: write an entry for each'));
const mapping = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YPB((line) => (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_6__ .K)(line) !== undefined, 'is written as `/src => services/api`, with a folder of the repository behind =>'));
const KNOWN_KEYS = {
    top: ['rules', 'paths', 'path-map'],
    rules: ['tool', 'rule', 'level', 'reason'],
    paths: ['glob', 'level', 'reason'],
};
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .rej({
    rules: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .rej({ tool: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(text), rule: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(text), level, reason })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YPB(({ tool, rule }) => tool !== undefined || rule !== undefined, 'a tool or a rule is needed'))))),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .rej({ glob, level, reason })))),
    'path-map': zod_mini__WEBPACK_IMPORTED_MODULE_4__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(mapping))),
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
    const alias = findAlias(document);
    if (alias !== undefined)
        return broken(`${at(alias)}: anchors and aliases are not read`);
    const { data, error } = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
    if (error === undefined) {
        const rules = (data?.rules ?? []).map(({ tool = '*', rule = '*', ...rest }) => ({ tool, rule, ...rest }));
        const pathMap = (data?.['path-map'] ?? []).flatMap((line) => (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_6__ .K)(line) ?? []);
        const maps = pathMap.length > 0 && { pathMap };
        return { kind: 'read', configuration: { rules, paths: data?.paths ?? [], ...maps } };
    }
    const [issue] = error.issues;
    const path = issue?.path ?? [];
    const offset = offsetOf(document, path, issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
    const what = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
    return broken(`${at(offset)}: ${what}${describe(issue)}`);
}
function describeFault({ code, message }) {
    if (code === 'MULTIPLE_DOCS')
        return 'it holds more than one document';
    return message.includes('call stack') ? 'it is nested too deeply' : message;
}
const SHAPES = { array: 'list', object: 'map', string: 'text' };
function describe(issue) {
    if (issue?.code === 'unrecognized_keys') {
        const [list] = issue.path;
        const known = KNOWN_KEYS[list === 'rules' || list === 'paths' ? list : 'top'];
        return `unknown key ${JSON.stringify(issue.keys[0])}; known: ${known.join(', ')}`;
    }
    if (issue?.code === 'invalid_value')
        return `it takes ${issue.values.map(String).join(', ')}`;
    if (issue?.code === 'invalid_type')
        return `a ${SHAPES[issue.expected] ?? issue.expected} is needed`;
    if (issue?.code === 'custom')
        return issue.message;
    if (issue?.code === 'too_small')
        return 'it is empty';
    return `it is longer than ${LONGEST_TEXT} characters`;
}
function findAlias(document) {
    let found;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .YR)(document, {
        Alias(_, node) {
            found ??= node.range?.[0];
        },
        Node(_, node) {
            if ('anchor' in node && node.anchor !== undefined)
                found ??= node.range?.[0];
        },
    });
    return found;
}
function offsetOf(document, path, key) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        const offset = key === undefined ? startOf(node) : startOfKey(node, key);
        if (offset !== undefined)
            return offset;
    }
    return startOfKey(document.contents, key ?? '') ?? startOf(document.contents) ?? 0;
}
function startOfKey(node, key) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
        return undefined;
    const pair = node.items.find(({ key: own }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(own) && own.value === key);
    return startOf(pair?.key);
}
function startOf(node) {
    return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
        ? Number(node.range[0])
        : undefined;
}
function broken(fault) {
    return { kind: 'broken', fault: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)(`${_configuration_js__WEBPACK_IMPORTED_MODULE_3__ .oT}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(fault)}`, LONGEST_FAULT) };
}


 })

};
