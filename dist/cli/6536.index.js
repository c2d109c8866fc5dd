export const id = 6536;
export const ids = [6536,3776,5044];
export const modules = {

/***/ 73776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_BYTES: () => (/* binding */ MOST_BYTES),
/* harmony export */   parseConfiguration: () => (/* binding */ parseConfiguration)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56130);





/** More is no list that people keep by hand. */
const MOST_BYTES = 64 * 1024;
const LONGEST_TEXT = 1_000;
const LONGEST_FAULT = 300;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(LONGEST_TEXT));
const level = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['off', ..._finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .LEVELS */ .A_]);
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text);
const glob = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((pattern) => !/^(?:\/|\.\/|!)/u.test(pattern), 'is from the root of the repository: src/**'), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((pattern) => !pattern.split('/').includes('..'), 'matches nothing outside of the repository: leave out "..", and begin at its root'), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((pattern) => !/[{}\\]/u.test(pattern), 'takes * and **: write an entry for each'));
/** The keys of each kind of map, by the list that it stands in. */
const KNOWN_KEYS = {
    top: ['rules', 'paths'],
    rules: ['tool', 'rule', 'level', 'reason'],
    paths: ['glob', 'level', 'reason'],
};
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    rules: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ tool: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text), rule: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text), level, reason })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(({ tool, rule }) => tool !== undefined || rule !== undefined, 'a tool or a rule is needed'))))),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ glob, level, reason })))),
}));
/** Reads the text of a configuration file. Never throws. */
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
        // A value that is nested thousands of times goes beyond the stack.
        if (error instanceof RangeError)
            return broken('it is nested too deeply');
        throw error;
    }
}
function parse(source) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, { lineCounter: lines, prettyErrors: false, strict: true });
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
        return { kind: 'read', configuration: { rules, paths: data?.paths ?? [] } };
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
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
/** Where a value begins, or one of its keys; where it is missing, what should have it. */
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
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    const pair = node.items.find(({ key: own }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(own) && own.value === key);
    return startOf(pair?.key);
}
function startOf(node) {
    return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
        ? Number(node.range[0])
        : undefined;
}
function broken(fault) {
    return { kind: 'broken', fault: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(`${_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIGURATION_FILE */ .oT}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(fault)}`, LONGEST_FAULT) };
}


/***/ }),

/***/ 26536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askFirst: () => (/* binding */ askFirst),
  diagnose: () => (/* binding */ diagnose),
  startDoctor: () => (/* binding */ startDoctor)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./build/src/host/choose-host.js + 3 modules
var choose_host = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(12177);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(85835);
// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/run/without-service.js + 1 modules
var without_service = __webpack_require__(72202);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
;// CONCATENATED MODULE: ./build/src/doctor/diagnosis.js

/** A check of which nothing can be said before another one is good. */
function notChecked(check, needs) {
    return { check, state: 'not-checked', message: `not checked: needs ${needs}` };
}
/** A failure in its own words; errors of ours name what to do. */
function failed(check, error) {
    return { check, state: 'fail', message: error instanceof Error ? error.message : String(error) };
}
/** Something that a run does not fail for; the message says what to do. */
function warn(check, message) {
    return { check, state: 'warn', message };
}
const MARKS = {
    ok: { mark: 'ok', tone: undefined },
    warn: { mark: 'warn', tone: 'doubtful' },
    fail: { mark: 'FAIL', tone: 'bad' },
    'not-checked': { mark: '-', tone: 'quiet' },
};
const MARK_WIDTH = 'FAIL'.length;
const CHECK_WIDTH = 'credentials'.length;
/** One line: the state, the check, what was found, and what to do. */
function renderDiagnosis({ check, state, message, remedy }) {
    const { mark, tone } = MARKS[state];
    const told = (0,lines/* oneLine */.TN)(remedy === undefined ? message : `${message}: ${remedy}`);
    return { text: `${mark.padEnd(MARK_WIDTH)}  ${check.padEnd(CHECK_WIDTH)}  ${told}`, tone };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(3185);
// EXTERNAL MODULE: ./build/src/inputs/review-services.js + 5 modules
var review_services = __webpack_require__(75487);
// EXTERNAL MODULE: ./build/src/inputs/to-keyring.js
var to_keyring = __webpack_require__(97982);
// EXTERNAL MODULE: ./build/src/inputs/variables.js
var variables = __webpack_require__(33330);
// EXTERNAL MODULE: ./build/src/run/changes-of-head.js
var changes_of_head = __webpack_require__(43897);
// EXTERNAL MODULE: ./build/src/run/connect.js
var connect = __webpack_require__(6765);
// EXTERNAL MODULE: ./build/src/configuration/configuration.js
var configuration = __webpack_require__(56130);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/finding/foreign-log.js
var foreign_log = __webpack_require__(36536);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var git_checkout = __webpack_require__(27176);
// EXTERNAL MODULE: ./build/src/git/commits.js
var commits = __webpack_require__(29484);
// EXTERNAL MODULE: ./build/src/git/relate-to.js
var relate_to = __webpack_require__(60307);
// EXTERNAL MODULE: ./build/src/review/find-commits.js
var find_commits = __webpack_require__(3856);
// EXTERNAL MODULE: ./build/src/review/read-base.js
var read_base = __webpack_require__(25044);
// EXTERNAL MODULE: ./build/src/review/read-logs.js
var read_logs = __webpack_require__(9794);
// EXTERNAL MODULE: ./build/src/text/counted.js
var counted = __webpack_require__(53271);
// EXTERNAL MODULE: ./build/src/text/names.js
var names = __webpack_require__(16761);
// EXTERNAL MODULE: ./build/src/analyzers/table.js + 5 modules
var analyzers_table = __webpack_require__(34083);
;// CONCATENATED MODULE: ./build/src/doctor/advise-on-analyzers.js


/**
 * Says what is known of the tools of a job and its logs do not tell: which leave themselves out when they
 * find nothing, and which say nothing of a file that they could not parse. A line for each tool at most.
 *
 * @param present names of the runs in the logs
 */
function adviseOnAnalyzers({ named, silent }, present) {
    const ofJob = new Set(named.length === 0 ? [...present, ...silent] : [...named, ...silent]);
    return analyzers_table/* ANALYZERS */.A.flatMap((analyzer) => {
        const own = analyzer.drivers.filter((driver) => ofJob.has(driver));
        const loud = own.filter((driver) => !silent.includes(driver));
        if (loud.length > 0 && analyzer.clean === 'no run') {
            const names = loud.join(', ');
            return [
                {
                    ...warn('logs', `${describe(analyzer, names)} writes no run where it finds nothing`),
                    remedy: `name ${names} in silent-tools, and the files in sarif-file`,
                },
            ];
        }
        const isUntold = own.length > 0 && isAlone(analyzer) && analyzer.unparsed.as === 'untold';
        return isUntold ? [describeUntold(describe(analyzer, own.join(', ')))] : [];
    });
}
/** Nothing is wrong with it, so it is not a warning: no setting makes such a log tell. */
function describeUntold(tool) {
    return {
        check: 'logs',
        state: 'ok',
        message: `${tool} says nothing in its log of a file that it cannot parse, whose findings then look fixed until it can: skip the review where the code does not compile or parse`,
    };
}
/** No other tool of the table writes runs of its names. */
function isAlone({ drivers, name }) {
    return analyzers_table/* ANALYZERS */.A.every((other) => other.name === name || !other.drivers.some((driver) => drivers.includes(driver)));
}
function describe({ name, drivers }, names) {
    return drivers.length === 1 && drivers[0] === name ? name : `${name} (${names})`;
}

;// CONCATENATED MODULE: ./build/src/doctor/check-commits.js















/** Says whether the checkout is what the change shows, without fetching anything. */
async function checkCommits(git, shas) {
    const { shown, given } = shas;
    const { base, head } = shown;
    const wanted = [head, base, ...given].filter((sha) => sha !== null);
    const present = await (0,commits/* presentCommits */.gg)(git, wanted);
    const absent = wanted.filter((sha) => !present.has(sha));
    return [
        ...(head !== null && present.has(head) ? [await checkCover(git, head, shas)] : []),
        ...[...new Set(absent)].map((sha) => ({
            check: 'commits',
            state: 'warn',
            message: `commit ${sha} is not in this checkout; a run tries to fetch it by its id`,
            remedy: `${git_checkout/* FULL_HISTORY */.Nh}, and fetch the latest`,
        })),
    ];
}
/** Says how much is between two commits, where no service is asked. */
async function checkDistance(git, base, head) {
    try {
        const range = `${base}..${head}`;
        const answer = await (0,git_git/* gitOutput */.oM)(git, ['rev-list', '--count', '--end-of-options', range]);
        const count = Number(answer.toString('latin1'));
        const message = `HEAD has ${(0,counted/* counted */.h)(count, 'commit')} beyond ${base.slice(0, 7)}`;
        return { check: 'commits', state: 'ok', message };
    }
    catch (error) {
        return failed('commits', error);
    }
}
async function checkCover(git, head, { analyzed, shown, given, named, noun }) {
    const base = given[0] ?? shown.base ?? head;
    const relation = await (0,relate_to/* relateTo */.j)({ base, head, named }, analyzed, git);
    const covering = (0,find_commits/* cover */.I)(analyzed, head, relation, noun);
    if (covering.kind === 'covers') {
        return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} ${check_commits_describe(relation, noun)}` };
    }
    if (covering.kind === 'superseded') {
        return {
            check: 'commits',
            state: 'warn',
            message: `${covering.reason}; a run would end as superseded`,
            remedy: 'analyze the newest commit',
        };
    }
    return { check: 'commits', state: 'fail', message: covering.reason };
}
function check_commits_describe(relation, noun) {
    if (relation === 'head')
        return `is the head of the ${noun}`;
    if (relation === 'same-tree')
        return `has the tree of the ${noun}'s head`;
    return `is the merge of the ${noun}'s head with the target branch`;
}
/**
 * Says of each log whether it was read and what is in it, what holds threads back, and how many places are
 * files of the checkout. `logs`: what was read, where it could be.
 */
async function checkLogs(inputs, checkout, world) {
    const patterns = inputs['sarif-file'];
    if (patterns === undefined) {
        return {
            diagnoses: [
                { check: 'logs', state: 'fail', message: (0,read_inputs/* missingMessage */.E2)(['sarif-file']) },
                notChecked('places', 'a log'),
            ],
        };
    }
    try {
        const logs = await (0,read_logs/* readLogs */.o)({ ...world, inputs: { ...inputs, 'sarif-file': patterns } }, checkout);
        const tools = { named: inputs.tools, silent: inputs['silent-tools'] };
        const advice = adviseOnAnalyzers(tools, logs.tools.map(({ name }) => name));
        return {
            diagnoses: [...describeLogs(logs), ...advice, checkPlaces(logs, checkout)],
            logs,
        };
    }
    catch (error) {
        return { diagnoses: [failed('logs', error), notChecked('places', 'a log that can be read')] };
    }
}
/**
 * Says whether the logs of the base can be read and compared with; nothing where the inputs name none.
 *
 * @param ofHead the logs of the analyzed commit, where they could be read
 * @param diff the commits of the change, where they are known without asking a service
 */
async function checkBaseLogs(inputs, checkout, ofHead, diff, world) {
    const { head } = checkout;
    try {
        const read = (0,read_base.openBase)({ ...world, inputs }, checkout, ofHead?.logs ?? []);
        const base = await read?.({ analyzed: head, head, base: diff?.base ?? head }, configuration/* NO_CONFIGURATION */.hr);
        if (base === undefined)
            return [];
        if (base.kind === 'unusable') {
            const { failures, because } = base;
            return failures.length > 0
                ? failures.map((message) => ({ check: 'logs', state: 'fail', message }))
                : [warn('logs', `base log: ${because}`)];
        }
        const message = `base log: ${(0,counted/* counted */.h)(base.findings.length, 'result')}`;
        if (ofHead === undefined)
            return [{ check: 'logs', state: 'ok', message }];
        const doubtOfTool = (0,read_base.createDoubtOfTool)(base, ofHead.versions);
        return [
            { check: 'logs', state: 'ok', message },
            ...ofHead.completeness.complete.flatMap((scope) => {
                const doubt = doubtOfTool(scope);
                return doubt === undefined ? [] : [warn('logs', `${doubt}: its findings are judged by their lines`)];
            }),
        ];
    }
    catch (error) {
        return [failed('logs', error)];
    }
}
/** Tools of one log that are named in its line. */
const MOST_NAMED = 10;
function describeLogs({ logs, findings, completeness, warnings: more }) {
    const { failures, heldScopes, heldFiles, warnings } = completeness;
    const fail = (message) => ({ check: 'logs', state: 'fail', message });
    return [
        ...logs
            .filter(({ error }) => error === undefined)
            .map(({ name, results }) => {
            const tools = toolsOf(findings, name);
            const of = tools.length === 0 ? '' : ` of ${(0,names/* firstFew */.Dt)(tools, MOST_NAMED)}`;
            const count = `${results} ${results === 1 ? 'result' : 'results'}`;
            return { check: 'logs', state: 'ok', message: `${name}: ${count}${of}` };
        }),
        ...failures.map(fail),
        ...heldScopes.map(({ kind, scope, reason }) => kind !== 'absent'
            ? fail(`${(0,finding/* scopeName */.OK)(scope)}: ${reason}`)
            : warn('logs', `${(0,finding/* scopeName */.OK)(scope)}: ${reason}`)),
        ...heldFiles.map(({ scope, path, reason }) => warn('logs', `${(0,finding/* scopeName */.OK)(scope)}, ${path}: ${reason}`)),
        ...[...warnings, ...more].map((warning) => warn('logs', warning)),
    ];
}
function toolsOf(findings, log) {
    return [
        ...new Set(findings.filter(({ source }) => source.log === log).map(({ scope }) => (0,finding/* scopeName */.OK)(scope))),
    ];
}
/** Only counts: whether a log is one of something else is judged where it is read. */
function checkPlaces({ findings }, checkout) {
    if (checkout === undefined)
        return notChecked('places', 'the checkout');
    const real = findings.filter(({ presence: { kind }, place }) => (kind === 'present' || kind === 'suppressed') && (place.kind !== 'nowhere' || place.path !== undefined));
    if (real.length === 0)
        return notChecked('places', 'a result that names a file');
    const elsewhere = real.filter(({ place }) => place.kind === 'nowhere');
    const message = `${real.length - elsewhere.length} of ${real.length} places are files of this checkout`;
    const [first] = elsewhere;
    if (first === undefined || first.place.kind !== 'nowhere')
        return { check: 'places', state: 'ok', message };
    const { reason } = first.place;
    return {
        check: 'places',
        // A log of something else fails above, as it does a run.
        state: 'warn',
        message: `${message}; of the others, the first: ${reason}`,
        remedy: foreign_log/* FOREIGN_LOG_REMEDY */.X,
    };
}

// EXTERNAL MODULE: ./build/src/configuration/parse-configuration.js
var parse_configuration = __webpack_require__(73776);
// EXTERNAL MODULE: ./build/src/git/tree.js
var tree = __webpack_require__(35592);
// EXTERNAL MODULE: ./build/src/git/working-tree.js
var working_tree = __webpack_require__(19850);
// EXTERNAL MODULE: ./build/src/host/find-route.js
var find_route = __webpack_require__(60445);
// EXTERNAL MODULE: ./build/src/services/index.js
var services = __webpack_require__(58658);
;// CONCATENATED MODULE: ./build/src/doctor/check-machine.js










/** One line for each input that is wrong or missing, or one that all are good. */
function checkInputs({ set, faults, missing }) {
    const messages = [...faults.map(({ message }) => message), ...missing];
    if (messages.length === 0)
        return [{ check: 'inputs', state: 'ok', message: `${set.length} set, all understood` }];
    return messages.map((message) => ({ check: 'inputs', state: 'fail', message }));
}
const PRESENT = ['signing-key', 'client-secret'];
const PREVIOUS = ['previous-signing-key', 'previous-client-secret'];
/**
 * One line for each secret that is given twice, and for a signing key of which other jobs may have another
 * form. Shows none of them.
 */
function checkKeys(inputs) {
    const key = inputs['signing-key'];
    const warnings = [
        ...(key !== undefined && key === inputs['client-secret']
            ? [
                'signing-key is the same as client-secret, so one leak gives away both: make a separate random key, for example with openssl rand -hex 32; the threads stay known',
            ]
            : []),
        ...(key !== undefined && key !== key.trim()
            ? [
                'signing-key begins or ends with white space, which counts as part of it: a job that has the key without it does not recognize these threads',
            ]
            : []),
        ...PREVIOUS.flatMap((previous) => {
            const same = PRESENT.find((name) => inputs[name] !== undefined && inputs[name] === inputs[previous]);
            return same === undefined
                ? []
                : [`${previous} is the same as ${same}, so it has no effect: give the key from before, or none`];
        }),
    ];
    return warnings.map((message) => warn('inputs', message));
}
/**
 * Says how the service is reached, and whether its address and the proxy of the environment can be used at
 * all.
 */
function checkNetwork(reviewed, baseUrl, environment) {
    const known = reviewed !== undefined && 'apiUrl' in reviewed ? reviewed.apiUrl : baseUrl;
    if (known === undefined)
        return notChecked('network', 'base-url');
    try {
        const address = (0,services/* parseBaseUrl */.Q2)(known);
        const route = (0,find_route/* describeRoute */.fx)((0,find_route/* findRoute */.$6)(address, environment));
        return { check: 'network', state: 'ok', message: `${address}, ${route}` };
    }
    catch (error) {
        return failed('network', error);
    }
}
/**
 * Says whether the configuration file of the checkout can be read, and whether one stands under a name that
 * nothing reads; nothing where there is none.
 *
 * @param root absolute path of the top folder
 */
async function checkConfiguration(root) {
    const misnamed = await (0,working_tree/* readWorkingFile */.o)(root, configuration/* MISNAMED_FILE */.YP);
    const others = misnamed === undefined ? [] : [warn('config-file', configuration/* MISNAMED */.Xf)];
    const reading = await readConfiguration(root);
    if (reading === undefined)
        return others;
    if (reading.kind === 'broken')
        return [{ check: 'config-file', state: 'fail', message: reading.fault }, ...others];
    const { rules, paths } = reading.configuration;
    const message = `${configuration/* CONFIGURATION_FILE */.oT} has ${(0,counted/* counted */.h)(rules.length, 'rule')} and ${(0,counted/* counted */.h)(paths.length, 'path')}; that of the default branch counts`;
    return [{ check: 'config-file', state: 'ok', message }, ...others];
}
async function readConfiguration(root) {
    const content = await (0,working_tree/* readWorkingFile */.o)(root, configuration/* CONFIGURATION_FILE */.oT);
    return content === undefined ? undefined : (0,parse_configuration.parseConfiguration)(content);
}
/**
 * Names the entries of the configuration file that match nothing: no file of the commit, or, where logs could
 * be read, no result of them.
 */
async function checkEntries(git, { root, head }, findings) {
    const reading = await readConfiguration(root);
    if (reading?.kind !== 'read')
        return [];
    const { rules, paths } = reading.configuration;
    const files = paths.length === 0 ? [] : (await (0,tree/* readTree */.Z)(git, head)).map(({ path }) => path);
    const unmatched = [
        ...(findings === undefined ? [] : (0,configuration/* describeUnmatchedRules */.k1)(rules, findings)),
        ...(0,configuration/* describeUnmatchedPaths */.T0)(paths, files),
    ];
    return unmatched.map((message) => warn('config-file', `${configuration/* CONFIGURATION_FILE */.oT}: ${message}`));
}
/**
 * Says which checkout git is in, how deep its history is, and whether the logs may speak of lines that no
 * commit has. `folder` is where git works, absolute.
 */
async function checkGit(git, folder) {
    try {
        const version = await (0,git_checkout/* requireGit */.oj)(git);
        const checkout = await (0,git_checkout/* readCheckout */.b$)(git, folder);
        const at = `${version}; HEAD is ${checkout.head.slice(0, 7)} of ${checkout.root}`;
        const diagnoses = [{ check: 'git', state: 'ok', message: at }];
        if (await (0,git_git/* isShallow */.fE)(git)) {
            diagnoses.push({
                check: 'git',
                state: 'warn',
                message: 'the checkout is shallow: a run fetches the commits that it needs, where the remote allows it',
                remedy: git_checkout/* FULL_HISTORY */.Nh,
            });
        }
        const changed = await changedFiles(git);
        if (changed > 0) {
            diagnoses.push({
                check: 'git',
                state: 'warn',
                message: `${changed} tracked ${changed === 1 ? 'file differs' : 'files differ'} from HEAD, and logs are read as logs of HEAD`,
                remedy: 'commit before you analyze',
            });
        }
        return { diagnoses, checkout };
    }
    catch (error) {
        return { diagnoses: [failed('git', error)] };
    }
}
/** Without the locks that git takes to refresh its index: nothing is written. */
async function changedFiles(git) {
    const args = ['--no-optional-locks', 'status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'];
    return (await (0,git_git/* gitOutput */.oM)(git, args)).toString('utf8').split('\0').filter(Boolean).length;
}
/** Dates of answers are whole seconds, and an answer takes its time; what is further apart is the clock. */
const TOLERANCE_S = 60;
/** A `fetch` that tells the time of each answer with a `Date` (RFC 9110 §6.6.1). */
function watchClock(fetchFunction, now, tell) {
    return async (...request) => {
        const response = await fetchFunction(...request);
        const theirs = Date.parse(response.headers.get('date') ?? '');
        if (!Number.isNaN(theirs))
            tell({ theirs, ours: now() });
        return response;
    };
}
/**
 * Compares our clock with the service's: a wrong one breaks TLS, and waits that the service asks for until a
 * date.
 */
function checkClock(reading) {
    if (reading === undefined)
        return notChecked('clock', 'an answer of the service with a date');
    const seconds = Math.round((reading.ours - reading.theirs) / 1_000);
    if (Math.abs(seconds) <= TOLERANCE_S)
        return { check: 'clock', state: 'ok', message: "agrees with the service's" };
    return {
        check: 'clock',
        state: 'warn',
        message: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`,
        remedy: 'set the clock (NTP)',
    };
}

// EXTERNAL MODULE: ./build/src/report/warnings.js
var warnings = __webpack_require__(9915);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 1 modules
var read_threads = __webpack_require__(59603);
;// CONCATENATED MODULE: ./build/src/doctor/check-service.js



/**
 * Says whether the credentials are taken and the change is there. `hasToken` tells after a call whether they
 * were, `given` is the input that the change was read from.
 */
async function checkChange(service, hasToken, given) {
    const { noun } = service;
    const token = { check: 'credentials', state: 'ok', message: 'accepted by the service' };
    try {
        const change = await service.readChange();
        const from = given === undefined || given === service.identity.at(-1) ? '' : `${given} → `;
        const found = checkState(service, change, from);
        return { diagnoses: [token, found, checkDiff(change)], change };
    }
    catch (error) {
        if (!hasToken()) {
            const rest = [notChecked('change', 'credentials'), notChecked('diff', 'credentials')];
            return { diagnoses: [failed('credentials', error), ...rest] };
        }
        return { diagnoses: [token, failed('change', error), notChecked('diff', `the ${noun}`)] };
    }
}
function checkState({ noun, name, can }, { state }, from) {
    const skipped = (what, remedy) => ({
        check: 'change',
        state: 'warn',
        message: `${from}${name} is ${what}: a run ends as skipped`,
        remedy,
    });
    if (state === 'closed')
        return skipped('closed or merged', `name an open ${noun}`);
    if (state === 'draft' && !can.discussesDrafts)
        return skipped('a draft', `propose the ${noun}`);
    return { check: 'change', state: 'ok', message: `${from}${name} is there` };
}
function checkDiff({ base, head }) {
    if (base !== null && head !== null) {
        const message = `from ${base.slice(0, 7)} to ${head.slice(0, 7)}`;
        return { check: 'diff', state: 'ok', message };
    }
    return {
        check: 'diff',
        state: 'warn',
        message: 'not computed yet; a run waits for it',
        remedy: 'raise ready-timeout if that is not long enough',
    };
}
/** Says whether the listing can be read, what of ours is in it, and what in it a run would warn of. */
async function checkListing(service, keyring) {
    try {
        const comments = await service.listComments();
        const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, comments);
        const flags = comments.filter(({ resolved }) => resolved !== undefined).length;
        const inline = comments.filter(({ resolvable }) => resolvable !== false).length;
        const flag = inline === 0
            ? ''
            : flags > 0
                ? '; it says what is resolved'
                : '; it does not say what is resolved, so our own replies do, and accept-resolved has no effect';
        const message = `${count(comments.length, 'comment')}, ${count(reading.threads.length, 'thread')} of this client with an intact marker${flag}`;
        return [
            { check: 'listing', state: 'ok', message },
            ...(0,warnings/* describeReading */.YB)(reading, keyring).map((warning) => warn('listing', warning)),
            ...(keyring[0].keyless ? [NO_KEY] : []),
            ...(reading.threads.some(({ mayResolve }) => mayResolve === false)
                ? [describeRights(service.can)]
                : []),
        ];
    }
    catch (error) {
        return [failed('listing', error)];
    }
}
const NO_KEY = {
    ...warn('listing', 'without a signing-key every comment of this account counts as ours, so another job of the account that repeats a text of somebody else word for word can pass it off as ours'),
    remedy: 'set a signing-key, made for example with openssl rand -hex 32',
};
/** Says which settings of the service bend what threads mean; nothing where it has no such. */
async function checkSettings(service) {
    if (service.cautions === undefined)
        return [];
    try {
        const cautions = await service.cautions();
        if (cautions.length > 0)
            return cautions.map((caution) => warn('settings', caution));
        return [{ check: 'settings', state: 'ok', message: 'no setting changes what threads mean' }];
    }
    catch (error) {
        return [warn('settings', `they could not be read: ${failed('settings', error).message}`)];
    }
}
/** The listing says that threads of ours may not be resolved. */
function describeRights({ resolveNeeds }) {
    const message = 'this client may not resolve threads, so fixed ones are marked as fixed and stay open';
    const diagnosis = warn('listing', message);
    return resolveNeeds === undefined ? diagnosis : { ...diagnosis, remedy: `give it ${resolveNeeds}` };
}
/** What only a run can find out. `can`: of the service, where it is known which it is. */
function untried(can) {
    const needs = can?.verdictNeeds === undefined ? '' : ` (which needs ${can.verdictNeeds})`;
    return {
        check: 'writing',
        state: 'not-checked',
        message: `not checked, since nothing is written here: whether this client may comment, resolve and put a check${needs}, and whether the report can be written`,
    };
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./build/src/git/read-diff.js + 1 modules
var read_diff = __webpack_require__(38825);
// EXTERNAL MODULE: ./build/src/text/seal.js
var seal = __webpack_require__(72860);
;// CONCATENATED MODULE: ./build/src/doctor/probe/probing.js

/** Waits between looks at a listing, in milliseconds. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** What the hidden line of each comment of a probe begins with; no marker of a run reads like it. */
const HIDDEN = 'probe of sarif-review';
/** A comment of a probe: a sentence that a stranger understands, and its hidden line. */
function probeBody(nonce, words) {
    const markdown = `${words} This is test ${nonce} by \`sarif-review doctor --probe\`, which deletes it at its end. If it is still here after that, delete it by hand.`;
    return (0,seal/* sealBody */.e)({ markdown, hidden: `<!-- ${HIDDEN} ${nonce} -->` });
}
/** Whether a comment has the hidden line of any probe. */
function isOfProbe(body) {
    return body.includes(`<!-- ${HIDDEN} `);
}
/**
 * A comment that this probe made, as its answer or a listing tells: it was not there before, and has its
 * nonce.
 */
function isMade({ id, body, mine }, { nonce, before }) {
    return mine !== false && !before.has(id) && body.includes(nonce);
}
/** Sets down a comment that a write made; one whose answer was lost is looked for when all is cleaned up. */
function setDown(outcome, { made, lost }) {
    if (outcome.kind === 'done')
        made.add(outcome.value.id);
    if (outcome.kind === 'unknown')
        lost.push(outcome.message);
    return outcome;
}
/** A listing in which something is so, and how long that took; the last one where it never was. */
async function look(isSo, { service, sleep, now, stopped }) {
    const since = now();
    let comments = [];
    for (const wait of LOOKS) {
        if (stopped())
            break;
        if (wait > 0)
            await sleep(wait);
        comments = await service.listComments();
        if (isSo(comments))
            return { comments, afterMs: now() - since };
    }
    return { comments, afterMs: undefined };
}
function held(message) {
    return { check: 'probe', state: 'ok', message };
}
/** An assumption that does not hold; a run copes with it, or does without. */
function differs(message, remedy) {
    return { check: 'probe', state: 'warn', message, ...(remedy !== undefined && { remedy }) };
}
/** Something that a run cannot do without. */
function broken(message, remedy) {
    return { check: 'probe', state: 'fail', message, ...(remedy !== undefined && { remedy }) };
}
/** A write that was to succeed and did not. */
function diagnoseRefusal(what, outcome) {
    const word = outcome.kind === 'unknown' ? 'got no answer that tells' : `was refused (${outcome.refusal})`;
    return broken(`${what} ${word}: ${outcome.message}`, outcome.remedy);
}
/** `at once`, or `after 3.5 s`. */
function delay(milliseconds) {
    return milliseconds < 1_000 ? 'at once' : `after ${(milliseconds / 1_000).toFixed(1)} s`;
}

// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(10579);
;// CONCATENATED MODULE: ./build/src/doctor/probe/try-comments.js



/** Posts the one thread of a probe, and looks what the listing makes of it. */
async function tryThread(probing) {
    const { service, nonce, place } = probing;
    probing.begin('post a thread');
    const body = probeBody(nonce, 'Can a thread be posted here?');
    const [outcome] = await service.postInline([{ body, position: place }]);
    if (outcome === undefined)
        return { diagnoses: [broken('posting a thread got no outcome')] };
    setDown(outcome, probing);
    if (outcome.kind !== 'done')
        return { diagnoses: [diagnoseRefusal('posting a thread', outcome)] };
    const { id: commentId, discussionId } = outcome.value;
    const thread = { commentId, discussionId, body };
    probing.begin('look for the thread');
    const { comments, afterMs } = await look((all) => all.some(({ id }) => id === commentId), probing);
    const listed = comments.find(({ id }) => id === commentId);
    if (listed === undefined || afterMs === undefined)
        return { diagnoses: [broken('a thread was posted, and the listing does not show it')], thread };
    const diagnoses = [
        held(`a thread was posted at ${place.path}:${place.newLine}, and the listing shows it ${delay(afterMs)}`),
        listed.discussionId === discussionId
            ? held('the listing names its discussion as the answer did')
            : broken('the listing names another discussion than the answer did'),
        compareBodies(listed.body, body, probing.keyless),
        ...compareWriter(listed, probing),
    ];
    return { diagnoses, thread };
}
function compareBodies(listed, sent, keyless) {
    if (listed === sent)
        return held('a comment stays as it was sent, with its hidden line');
    if ((0,lines/* lettersOf */.bi)(listed) !== (0,lines/* lettersOf */.bi)(sent))
        return describeWords(listed, sent, keyless);
    const hidden = sent.split('\n').at(-1) ?? '';
    return listed.replaceAll('\r', '').split('\n').includes(hidden)
        ? differs('a comment is changed a little, and keeps its hidden line')
        : NO_HIDDEN_LINE;
}
/** Without a key a run knows its comments by their words. */
function describeWords(listed, sent, keyless) {
    const hidden = sent.split('\n').at(-1) ?? '';
    if (!listed.includes(hidden))
        return NO_HIDDEN_LINE;
    const message = 'a comment comes back with other words than were sent';
    return keyless ? broken(message, 'set a signing-key') : differs(message);
}
const NO_HIDDEN_LINE = broken('a comment loses its hidden line, without which no run knows its threads again', 'let HTML comments stay as they are on this service');
function compareWriter({ mine, author }, { change, service }) {
    if (mine === undefined) {
        return service.can.edits
            ? [broken('comments can be edited, and the listing does not say who wrote them')]
            : [held('the listing does not say who wrote a comment')];
    }
    if (!mine)
        return [broken('the listing says that somebody else wrote what this client has posted')];
    return [
        author === change.writer || change.writer === undefined
            ? held('the listing says that this client wrote it')
            : broken(`the listing names the writer ${author}, and this client is ${change.writer}`),
    ];
}
/** Replies. */
async function tryReply({ discussionId }, probing) {
    probing.begin('reply');
    const body = probeBody(probing.nonce, 'Can a reply be written here?');
    const outcome = setDown(await probing.service.reply(discussionId, body), probing);
    if (outcome.kind !== 'done')
        return [diagnoseRefusal('a reply', outcome)];
    const { id } = outcome.value;
    probing.begin('look for the reply');
    const { comments, afterMs } = await look((all) => all.some((one) => one.id === id), probing);
    const listed = comments.find((one) => one.id === id);
    if (listed === undefined || afterMs === undefined)
        return [broken('the listing does not show a reply')];
    return [
        listed.discussionId === discussionId
            ? held(`a reply stands in its discussion ${delay(afterMs)}`)
            : broken('a reply stands in another discussion'),
    ];
}
/** Edits the first comment, where comments can be edited. */
async function tryEdit({ commentId }, probing) {
    const { service, nonce } = probing;
    if (!service.can.edits)
        return [held('comments cannot be edited here, so marks are replies')];
    probing.begin('edit the first comment');
    const body = probeBody(nonce, 'Edited: can a comment be edited here?');
    const outcome = (0,port/* soleOutcome */.a)(await service.edit([{ commentId, body }]));
    if (outcome.kind !== 'done')
        return [diagnoseRefusal('an edit', outcome)];
    probing.begin('look for the edit');
    const isEdited = (all) => all.some((one) => one.id === commentId && (0,lines/* lettersOf */.bi)(one.body) === (0,lines/* lettersOf */.bi)(body));
    const { comments, afterMs } = await look(isEdited, probing);
    const listed = comments.find(({ id }) => id === commentId);
    if (listed === undefined || afterMs === undefined)
        return [broken('the listing does not show what a comment was edited to')];
    return [
        held(`an edit is listed ${delay(afterMs)}`),
        listed.mine === false
            ? broken('after an edit of ours the listing says that somebody else wrote the comment')
            : held('after an edit of ours the comment is still ours'),
    ];
}

;// CONCATENATED MODULE: ./build/src/doctor/probe/try-refusals.js

/** A line that no file has. */
const NO_LINE = 99_999_999;
/** Posts what is to be refused, alone and, where several are posted at once, beside a good one. */
async function tryRefusals(probing) {
    const { service } = probing;
    return [
        await tryMisplaced(probing),
        ...(service.can.postsAtOnce > 1 ? await tryBatch(probing) : []),
        await tryTooLong(probing),
    ];
}
function misplaced({ nonce, place }) {
    const body = probeBody(nonce, 'This stands on a line that there is not.');
    return { body, position: { ...place, newLine: NO_LINE } };
}
async function tryMisplaced(probing) {
    probing.begin('post on a line that there is not');
    return judgeMisplaced((await postAll([misplaced(probing)], probing))[0]);
}
function judgeMisplaced(outcome) {
    const what = 'a comment on a line that there is not';
    if (outcome === undefined)
        return broken(`${what} got no outcome`);
    if (outcome.kind === 'done')
        return differs(`${what} is taken`);
    if (outcome.kind === 'unknown')
        return broken(`${what} leaves it open what became of it: ${outcome.message}`);
    return outcome.refusal === 'position'
        ? held(`${what} is refused for its place`)
        : broken(`${what} is refused as "${outcome.refusal}" instead of for its place: ${outcome.message}`);
}
async function tryBatch(probing) {
    const { nonce, place } = probing;
    probing.begin('post two at once, of which one is on a line that there is not');
    const good = { body: probeBody(nonce, 'This is posted beside a misplaced one.'), position: place };
    const [first, second] = await postAll([good, misplaced(probing)], probing);
    return [
        first?.kind === 'done'
            ? held('of two comments that are posted at once, the misplaced one does not cost the other')
            : first === undefined
                ? broken('a good comment beside a misplaced one got no outcome')
                : diagnoseRefusal('a good comment beside a misplaced one', first),
        judgeMisplaced(second),
    ];
}
async function tryTooLong(probing) {
    const { nonce, place, service } = probing;
    const { bodyLimit } = service.can;
    probing.begin('post a comment that is too long');
    // Not through the gate, which would cut it.
    const body = `${probeBody(nonce, 'This is too long.')}\n\n${'x'.repeat(bodyLimit)}`;
    const [outcome] = await postAll([{ body, position: place }], probing);
    const what = `a comment of ${body.length} characters`;
    if (outcome === undefined)
        return broken(`${what} got no outcome`);
    if (outcome.kind === 'done')
        return held(`${what} is taken; runs write at most ${bodyLimit}`);
    if (outcome.kind === 'no-effect' && outcome.refusal === 'too-large')
        return held(`${what} is refused as too large`);
    const word = outcome.kind === 'unknown' ? 'is not answered as a refusal' : `is refused as "${outcome.refusal}"`;
    return differs(`${what} ${word}: ${outcome.message}`);
}
async function postAll(posts, probing) {
    const outcomes = await probing.service.postInline(posts);
    for (const outcome of outcomes)
        setDown(outcome, probing);
    return outcomes;
}

;// CONCATENATED MODULE: ./build/src/doctor/probe/try-resolving.js


/** Resolves the thread, twice, and reopens it. */
async function tryResolving({ discussionId, commentId }, probing) {
    const { service } = probing;
    const find = (comments) => comments.find(({ id }) => id === commentId);
    probing.begin('look whether it may be resolved');
    const said = find(await service.listComments())?.mayResolve;
    probing.begin('resolve');
    const resolved = (0,port/* soleOutcome */.a)(await service.setResolved([{ discussionId, resolved: true }]));
    if (resolved.kind !== 'done') {
        const needs = service.can.resolveNeeds;
        const isRight = resolved.kind === 'no-effect' && resolved.refusal === 'forbidden';
        if (!isRight)
            return [diagnoseRefusal('resolving', resolved)];
        const remedy = resolved.remedy ?? (needs === undefined ? undefined : `resolving needs ${needs}`);
        return [
            differs(`resolving is not allowed, so fixed threads stay open (${resolved.message})`, remedy),
            ...(said === true ? [broken('the listing said that this client may resolve')] : []),
        ];
    }
    const flag = await flagOf(true, find, probing);
    const second = await resolveAgain(discussionId, probing);
    probing.begin('reopen');
    const reopened = (0,port/* soleOutcome */.a)(await service.setResolved([{ discussionId, resolved: false }]));
    return [
        ...(said === false ? [differs('the listing said that this client may not resolve, and it may')] : []),
        ...flag,
        second,
        ...(reopened.kind === 'done'
            ? await flagOf(false, find, probing)
            : [diagnoseRefusal('reopening', reopened)]),
    ];
}
async function resolveAgain(discussionId, probing) {
    probing.begin('resolve a second time');
    const again = (0,port/* soleOutcome */.a)(await probing.service.setResolved([{ discussionId, resolved: true }]));
    return again.kind === 'done'
        ? held('resolving a second time does no harm')
        : broken(`resolving a second time did not go well: ${again.message}`);
}
async function flagOf(wanted, find, probing) {
    const word = wanted ? 'resolved' : 'reopened';
    probing.begin(`look whether it is ${word}`);
    const { comments, afterMs } = await look((all) => {
        const flag = find(all)?.resolved;
        return flag === undefined || flag === wanted;
    }, probing);
    const listed = find(comments);
    if (listed === undefined)
        return [broken(`the listing does not show the thread that was ${word}`)];
    if (listed.resolved === undefined)
        return [differs('the listing does not say what is resolved')];
    if (afterMs === undefined)
        return [broken(`the listing does not show that the thread was ${word}`)];
    const by = listed.resolvedBy;
    return [
        held(`the thread was ${word}, and the listing shows it ${delay(afterMs)}`),
        ...(wanted
            ? [
                held(by === undefined
                    ? 'the listing does not name who resolved'
                    : `the listing names ${by} as who resolved`),
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/src/doctor/probe/probe.js





/**
 * Tries on a change of the user's what plans take for granted: posts one thread, replies, edits, resolves,
 * reopens, deletes, and posts what is to be refused. Deletes what it made, however it ends; no other comment
 * is touched. Gives a line for each assumption.
 */
async function* probe(parts) {
    const { service } = parts;
    parts.begin('list what is there');
    let there;
    try {
        there = await service.listComments();
    }
    catch (error) {
        yield failed('probe', error);
        return;
    }
    const probing = {
        ...parts,
        made: new Set(),
        lost: [],
        before: new Set(there.map(({ id }) => id)),
    };
    const leftOvers = there.filter(({ body, mine }) => isOfProbe(body) && mine !== false).map(({ id }) => id);
    let cleaned;
    try {
        if (leftOvers.length > 0)
            yield differs(`an earlier probe that was killed may have left the comments ${leftOvers.join(', ')}`, 'delete them by hand');
        yield* tryAll(probing);
    }
    catch (error) {
        yield failed('probe', error);
    }
    finally {
        cleaned = await cleanUp(await parts.cleaner(), probing);
    }
    yield cleaned;
}
async function* tryAll(probing) {
    const stopped = broken('the probe was stopped before its end');
    const { thread, diagnoses } = await tryThread(probing);
    if (probing.stopped()) {
        yield stopped;
        return;
    }
    yield* diagnoses;
    if (thread === undefined)
        return;
    const steps = [
        () => tryReply(thread, probing),
        () => tryEdit(thread, probing),
        () => tryResolving(thread, probing),
        () => tryRefusals(probing),
        () => tryDeleting(probing),
    ];
    for (const step of steps) {
        const found = await step();
        // What came of calls that were not sent any more says nothing of the service.
        if (probing.stopped()) {
            yield stopped;
            return;
        }
        yield* found;
    }
}
/** Deletes everything, the first comment of the thread last; one that is gone counts as deleted. */
async function tryDeleting(probing) {
    const { service, made } = probing;
    let last;
    for (const id of [...made].toReversed()) {
        probing.begin('delete');
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return [diagnoseRefusal('deleting a comment of ours', outcome)];
        made.delete(id);
        last = id;
    }
    if (last === undefined)
        return [];
    probing.begin('delete what is gone');
    const again = await service.deleteComment(last);
    return [
        held('comments of ours can be deleted'),
        again.kind === 'done'
            ? held('deleting what is gone does no harm')
            : differs(`deleting what is gone is answered as a refusal: ${again.message}`),
    ];
}
/** A post whose answer was lost may still be on its way: this long, in milliseconds. */
const LOST_MS = 2_000;
/**
 * Deletes what a probe made, last first, and what a listing shows of it: the answer to a post may have been
 * lost. Nothing else is touched. Never throws.
 *
 * @param service works also where the run was told to stop
 */
async function cleanUp(service, probing) {
    probing.begin('clean up');
    const { made, lost } = probing;
    const failures = new Map();
    const remove = async (ids) => {
        for (const id of ids) {
            const outcome = await service.deleteComment(id);
            if (outcome.kind === 'done') {
                made.delete(id);
                failures.delete(id);
            }
            else
                failures.set(id, outcome.message);
        }
    };
    try {
        await remove([...made].toReversed());
        if (lost.length > 0)
            await probing.pause(LOST_MS);
        const rest = (await service.listComments()).filter((comment) => isMade(comment, probing));
        await remove(rest.map(({ id }) => id).toReversed());
        const [failure] = failures.values();
        return failure === undefined
            ? held('all that the probe wrote is deleted')
            : leftOver([...failures.keys()], failure);
    }
    catch (error) {
        return leftOver([...made], error instanceof Error ? error.message : String(error));
    }
}
function leftOver(ids, reason) {
    const which = ids.length === 0
        ? 'whether a comment of the probe is left is not known'
        : `left are the comments ${ids.join(', ')}`;
    return broken(`${which} (${reason})`, 'look for comments that speak of `sarif-review doctor --probe`, and delete them by hand');
}

;// CONCATENATED MODULE: ./build/src/doctor/probe/record-traffic.js
/** Headers of answers that say something about the service and nothing about who asks. */
const HEADERS = ['content-type', 'date', 'link', 'retry-after', 'allow'];
/** Most characters of a body that are kept. */
const LONGEST_BODY = 20_000;
/** Members whose values are secrets, wherever they stand in JSON or in a form. */
const SECRET_MEMBER = /("[^"]*(?:token|secret|password|authorization)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/giu;
const FIELD = /(^|[&?])([^=&?]*)=[^&#]*/gu;
const SECRET_NAME = /token|secret|password/iu;
/** Watches a `fetch`, whose requests and answers it leaves as they are. */
function recordTraffic(fetchFunction) {
    const exchanges = [];
    let step = '';
    return {
        begin(next) {
            step = next;
        },
        async fetch(input, init) {
            const sent = readSent(input, init);
            const request = {
                step,
                method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
                url: input instanceof Request ? input.url : String(input),
            };
            try {
                const response = await fetchFunction(input, init);
                // Read beside the caller, who may give it up.
                const answer = response
                    .clone()
                    .text()
                    .catch(() => 'it broke off');
                exchanges.push(toExchange(request, sent, response, answer));
                return response;
            }
            catch (error) {
                exchanges.push(toExchange(request, sent, undefined, Promise.resolve(`no answer: ${nameOf(error)}`)));
                throw error;
            }
        },
        async read(redact) {
            const clean = (text) => redact(hideMembers(text));
            return (await Promise.all(exchanges)).map((exchange) => ({
                ...exchange,
                url: clean(exchange.url),
                sent: cut(clean(exchange.sent)),
                headers: Object.fromEntries(Object.entries(exchange.headers).map(([name, text]) => [name, clean(text)])),
                answer: cut(clean(exchange.answer)),
            }));
        },
    };
}
function readSent(input, init) {
    if (input instanceof Request && init?.body === undefined)
        return input
            .clone()
            .text()
            .catch(() => 'it cannot be read');
    const body = init?.body ?? '';
    return Promise.resolve(typeof body === 'string' || body instanceof URLSearchParams ? String(body) : 'it is no text');
}
async function toExchange(request, sent, response, answer) {
    const headers = HEADERS.flatMap((name) => {
        const value = response?.headers.get(name);
        return value === null || value === undefined ? [] : [[name, value]];
    });
    return {
        ...request,
        sent: await sent,
        status: response?.status,
        headers: Object.fromEntries(headers),
        answer: await answer,
    };
}
function hideMembers(text) {
    const members = text.replace(SECRET_MEMBER, '$1"***"');
    return /[{[]/.test(text)
        ? members
        : members.replace(FIELD, (field, start, name) => SECRET_NAME.test(name) ? `${start}${name}=***` : field);
}
function cut(text) {
    return text.length <= LONGEST_BODY
        ? text
        : `${text.slice(0, LONGEST_BODY)}… and ${text.length - LONGEST_BODY} characters more`;
}
function nameOf(error) {
    return error instanceof Error ? error.name : 'unknown';
}

;// CONCATENATED MODULE: ./build/src/doctor/probe/probe-service.js







/** Where the record goes, in the current directory. */
const PROBE_FILE = 'sarif-review-probe.json';
/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** For all that is tried, and for cleaning up after it. */
const PATIENCE_MS = 180_000;
const CLEANING_MS = 60_000;
const READY_MS = 30_000;
/**
 * Probes the service of a change once somebody agreed, and writes the record of its requests and answers,
 * also where the probe broke off.
 */
async function* probeService(reviewed, change, git, { ask }, host, world) {
    const traffic = recordTraffic(world.fetch);
    const watched = { ...world, fetch: traffic.fetch };
    const quiet = {
        status: (line) => (host.rewrites ? host.status(line) : undefined),
        mask: (secret) => host.mask(secret),
    };
    const open = (patience, signal) => {
        const limits = { readyTimeoutMs: READY_MS, deadline: world.now() + patience };
        return (0,connect/* connect */.Ng)(reviewed, { ...limits, ...(signal !== undefined && { signal }) }, quiet, watched);
    };
    const place = await findPlace(change, git);
    if (place === undefined) {
        const message = 'not probed: needs a diff that adds a line, with both of its commits in this checkout';
        yield { check: 'probe', state: 'fail', message };
        return;
    }
    const service = await open(PATIENCE_MS, world.stop);
    const answer = await ask(`This posts a few comments on ${service.name} (at ${place.path}:${place.newLine}), and deletes them again. People may be notified of them. Go on?`);
    if (answer !== 'yes') {
        const nobody = 'there is no terminal to ask whether comments may be posted: agree with --yes';
        yield answer === 'no' ? notChecked('probe', 'that you agree') : failed('probe', new Error(nobody));
        return;
    }
    const checks = [];
    const parts = {
        service,
        change,
        place,
        keyless: (0,to_keyring/* toKeyring */.n)(reviewed)[0].keyless === true,
        nonce: world.nonce(),
        begin: (step) => traffic.begin(step),
        cleaner: () => open(CLEANING_MS),
        now: world.now,
        sleep: (milliseconds) => world.sleep(milliseconds, world.stop).catch(() => undefined),
        pause: (milliseconds) => world.sleep(milliseconds),
        stopped: () => world.stop.aborted,
    };
    for await (const diagnosis of probe(parts)) {
        checks.push(diagnosis);
        yield diagnosis;
    }
    const path = (0,external_node_path_.resolve)(world.directory, PROBE_FILE);
    const exchanges = await traffic.read((text) => host.redact(text));
    const record = {
        schemaVersion: SCHEMA_VERSION,
        service: service.kind,
        can: service.can,
        checks,
        exchanges,
    };
    try {
        await world.writeFile(path, `${host.redact(JSON.stringify(record, undefined, 2))}\n`);
        yield {
            check: 'probe',
            state: 'ok',
            message: `${exchanges.length} requests and answers, without secrets, are in ${path}`,
        };
    }
    catch (error) {
        yield failed('probe', new Error(`the record could not be written to ${path} (${nameReason(error)})`));
    }
}
function nameReason(error) {
    return error instanceof Error ? error.message : String(error);
}
/**
 * The first line that the diff of a change adds, which every service takes a comment on; undefined where it
 * adds none, or its commits are not at hand.
 */
async function findPlace({ base, head, pin }, git) {
    if (base === null || head === null)
        return undefined;
    const diff = await (0,read_diff/* readDiff */.iH)(git, base, head, { algorithm: 'default' }).catch(() => undefined);
    for (const { newPath, binary, type, hunks } of diff?.files ?? []) {
        const hunk = hunks.find(({ newLines }) => newLines > 0);
        if (newPath === undefined || binary || type !== 'file' || hunk === undefined)
            continue;
        const position = { path: newPath, newLine: hunk.newStart, baseSha: base, headSha: head };
        return pin === undefined ? position : { ...position, pin };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/doctor/doctor.js













/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const doctor_PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'change', 'diff', 'commits', 'listing', 'clock'];
/**
 * Examines everything that a run needs, each check when it is asked for. Writes nothing, unless a probe was
 * ordered.
 */
async function* examine(host, world, nodeVersion, order) {
    const { change, secretHint } = host;
    const facts = {
        ...(change !== undefined && { change }),
        ...(secretHint !== undefined && { secretHint }),
        ci: await host.ci?.(),
        base: host.onLaptop ? 'taken' : 'not-taken',
    };
    const inspection = (0,read_inputs/* inspectInputs */.Ac)((name) => host.input(name), facts);
    const { inputs, reviewed } = inspection;
    const folder = (0,external_node_path_.resolve)(world.directory, inputs['working-directory']);
    const git = (0,git_git/* createGit */.lD)(folder, world.environment);
    yield { check: 'node', state: 'ok', message: nodeVersion };
    yield* checkInputs(inspection);
    yield* checkKeys(inputs);
    const unread = (0,variables/* describeUnreadVariables */.wx)(world.environment);
    if (unread !== undefined)
        yield { check: 'inputs', state: 'warn', message: unread };
    const { diagnoses, checkout } = await checkGit(git, folder);
    yield* diagnoses;
    if (checkout !== undefined)
        yield* await checkConfiguration(checkout.root);
    const logsWorld = { git, host, world, redact: (text) => host.redact(text) };
    const { diagnoses: ofLogs, logs } = await checkLogs(inputs, checkout, logsWorld);
    yield* ofLogs;
    if (checkout !== undefined) {
        const diff = reviewed?.kind === 'commits' ? reviewed.diff : undefined;
        yield* await checkBaseLogs(inputs, checkout, logs, diff, logsWorld);
        yield* await checkEntries(git, checkout, logs?.findings);
    }
    if (reviewed?.kind === 'commits') {
        yield* await withoutAService(reviewed.diff, git);
        return;
    }
    const network = checkNetwork(reviewed, inputs['base-url'], world.environment);
    yield network;
    let can;
    if (network.state === 'fail' || reviewed === undefined) {
        const needs = network.state === 'fail' ? 'the network' : 'the address, the credentials and the number';
        yield* OF_SERVICE.map((check) => notChecked(check, needs));
        if (order !== undefined)
            yield notProbed(needs);
    }
    else
        can = yield* examineService(reviewed, { git, checkout }, host, world, order);
    if (order === undefined)
        yield untried(can);
}
/** Two commits alone: what only a service knows is not checked. */
async function withoutAService({ base, head }, git) {
    const needs = 'a review service, and this looks at two commits alone';
    const others = ['network', ...OF_SERVICE, 'writing'];
    return [
        await checkDistance(git, base, head),
        ...others.filter((check) => check !== 'commits').map((check) => notChecked(check, needs)),
    ];
}
async function* examineService(asked, here, host, world, order) {
    let reading;
    let hasToken = false;
    const watched = {
        ...world,
        fetch: watchClock(world.fetch, world.now, (latest) => {
            reading = latest;
        }),
    };
    // One line a check: what is tried again shows where lines rewrite themselves.
    const status = (line) => (host.rewrites ? host.status(line) : undefined);
    let reviewed;
    let service;
    try {
        const limits = { readyTimeoutMs: 0, deadline: world.now() + doctor_PATIENCE_MS, signal: world.stop };
        const onToken = () => {
            hasToken = true;
        };
        const mask = (secret) => host.mask(secret);
        const found = await (0,changes_of_head/* findNumber */.l$)(asked, limits, { status, mask }, watched);
        if (found.kind === 'nothing') {
            const { reason, remedy } = found.why;
            yield { check: 'change', state: 'warn', message: `${reason}: a run ends as skipped`, remedy };
            return undefined;
        }
        reviewed = found;
        service = await (0,connect/* connect */.Ng)(reviewed, { ...limits, onToken }, { status, mask }, watched);
    }
    catch (error) {
        yield failed('credentials', error);
        yield* OF_SERVICE.slice(1).map((check) => notChecked(check, 'the service'));
        if (order !== undefined)
            yield notProbed('the service');
        return undefined;
    }
    const given = host.input(review_services/* REVIEW_SERVICES */.K[reviewed.kind].changeInput)?.trim();
    const checked = await checkChange(service, () => hasToken, given);
    yield* checked.diagnoses;
    if (checked.change === undefined) {
        yield notChecked('commits', `the ${service.noun}`);
        yield notChecked('listing', `the ${service.noun}`);
    }
    else {
        const named = await host.namedChange?.();
        const change = { shown: checked.change, noun: service.noun, named };
        yield* await commitsOf(reviewed.diff, here, change);
        yield* await checkListing(service, (0,to_keyring/* toKeyring */.n)(reviewed));
        yield* await checkSettings(service);
    }
    yield checkClock(reading);
    if (order !== undefined) {
        if (checked.change === undefined)
            yield notProbed(`the ${service.noun}`);
        else
            yield* probeService(reviewed, checked.change, here.git, order, host, world);
    }
    return service.can;
}
/** Who orders a probe and gets none is told so by the exit status too. */
function notProbed(needs) {
    return { check: 'probe', state: 'fail', message: `not probed: needs ${needs}` };
}
async function commitsOf(diff, { git, checkout }, change) {
    if (checkout === undefined)
        return [notChecked('commits', 'the checkout')];
    const given = diff === undefined ? [] : [diff.base, diff.head];
    if (change.shown.head === null && given.length === 0)
        return [notChecked('commits', 'the diff')];
    return checkCommits(git, { analyzed: checkout.head, given, ...change });
}

;// CONCATENATED MODULE: ./build/src/doctor/start-doctor.js










/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const start_doctor_SCHEMA_VERSION = 2;
/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration. With `--base` it examines what a plan without a service needs.
 */
async function startDoctor({ flags, form, probe, base, }) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const planned = base === undefined ? flags : { ...flags, 'dry-run': 'true' };
    const chosen = (0,choose_host/* chooseHost */.w)(planned, form, world, (0,secrets/* createRedactor */.lY)([]), streams);
    (0,process_world/* endOnCrash */.c)(run_result/* EXIT_STATUS */.uc.incomplete, (line) => chosen.error(line));
    if (base !== undefined && probe !== undefined) {
        chosen.error('Flag --base asks no service, and --probe tries one out: leave out one of them');
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const host = await (0,without_service/* chooseBase */.b)(chosen, flags, base, world);
    if (host === undefined)
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    const terminal = { in: process.stdin, err: process.stderr };
    const order = probe === undefined ? undefined : askFirst(probe.agreed, terminal, world.stop);
    return diagnose(host, world, form, order);
}
/** The same on any host, in any world. */
async function diagnose(host, world, form, order) {
    for (const name of table/* SECRET_INPUTS */.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    const checks = [];
    for await (const diagnosis of examine(host, world, process.versions.node, order)) {
        checks.push(diagnosis);
        const { text, tone } = renderDiagnosis(diagnosis);
        if (form === 'text')
            host.info(text, tone);
    }
    const healthy = checks.every(({ state }) => state !== 'fail');
    if (form === 'json') {
        host.writeDocument(JSON.stringify({ schemaVersion: start_doctor_SCHEMA_VERSION, healthy, checks }, undefined, 2));
    }
    return healthy ? 0 : run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
}
/**
 * Asks on the terminal, where there is one, on standard error; only a y begins it. `agreed`: with a flag, so
 * that nobody is asked.
 */
function askFirst(agreed, terminal, stop) {
    return {
        async ask(question) {
            if (agreed)
                return 'yes';
            if (!terminal.in.isTTY || !terminal.err.isTTY)
                return 'nobody';
            const lines = (0,promises_.createInterface)({ input: terminal.in, output: terminal.err });
            try {
                const answer = await lines.question(`${question} [y/N] `, { signal: stop });
                return /^y(?:es)?$/iu.test(answer.trim()) ? 'yes' : 'no';
            }
            catch {
                // Ctrl+C, or the terminal was closed.
                return 'no';
            }
            finally {
                lines.close();
            }
        },
    };
}


/***/ }),

/***/ 25044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createDoubtOfTool: () => (/* binding */ createDoubtOfTool),
/* harmony export */   openBase: () => (/* binding */ openBase)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15722);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27176);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29484);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38576);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94902);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35592);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50324);
/* harmony import */ var _sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38999);
/* harmony import */ var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(817);
/* harmony import */ var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9395);
/* harmony import */ var _find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88816);
/* harmony import */ var _place_findings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56360);
/* harmony import */ var _root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69601);

















const NO_CHANGES = { hunks: new Map(), unread: [] };
/**
 * Makes what reads the logs of the base, which are read once for each commit; undefined where the job names
 * none. They may be of a working tree of this repository beside the checkout. None is read that the analyzed
 * commit has, whatever the inputs say: it could make any finding look old. So does one of the change itself.
 *
 * @param ofHead the logs of the analyzed commit
 */
function openBase(job, checkout, ofHead) {
    const patterns = job.inputs['base-sarif-file'];
    if (patterns === undefined)
        return undefined;
    const known = new Map();
    const read = (commit) => {
        const reading = known.get(commit) ?? readOver(commit, patterns, job, checkout);
        known.set(commit, reading);
        return reading;
    };
    return async (commits, configuration) => {
        const { git, inputs } = job;
        const expected = await expectedCommit(git, commits);
        const named = inputs['base-commit'];
        const first = named ?? expected;
        const missing = await whyMissing(git, first);
        let commit = first;
        let analysis;
        try {
            // Whether they can be read at all shows over any tree.
            if (missing !== undefined) {
                const { failures } = (await read(commits.analyzed)).completeness;
                return failures.length > 0
                    ? unusable(failures)
                    : { kind: 'unusable', because: missing, failures: [] };
            }
            analysis = await read(first);
            const revision = analysis.revision?.toLowerCase();
            if (named === undefined && revision !== undefined && (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .isSha */ .HH)(revision) && revision !== expected) {
                const absent = await whyMissing(git, revision);
                if (absent !== undefined)
                    return { kind: 'unusable', because: absent, failures: [] };
                commit = revision;
                analysis = await read(revision);
            }
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1))
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
        const placed = await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_13__/* .readOffsets */ .BX)(analysis.findings, NO_CHANGES, git, { root: '', head: commit });
        const hider = (0,_sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__/* .createSecretHider */ .j)((text) => job.redact(text));
        const findings = analysis.findings.map((finding) => hider.finding(placed(finding)));
        return {
            kind: 'read',
            commit,
            expected,
            findings: await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_12__/* .configure */ .j)(findings, configuration, commits, git),
            completeness: hider.completeness(completeness),
            versions,
        };
    };
}
/** The commit that the change begins at: where a merge with the target was analyzed, what was merged. */
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCommits */ .kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .ensureCommits */ .nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_HISTORY */ .Nh}`;
}
/**
 * Logs of another commit of the target branch tell of the lines that both have; those of any other of none.
 */
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isBefore = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, commit, expected);
    if (isBefore === true)
        return undefined;
    // It has what the change brings in. Tools name the commit of the job, wherever they run.
    const isOwn = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`base-commit\` where the log says another one`;
    const ways = [isBefore, isOwn === 'unknown' ? isOwn : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, expected, commit)];
    if (ways.includes(true))
        return undefined;
    return ways.includes('unknown')
        ? `it is of ${is}, and how that is related to ${begins}, which the change begins at, is not known here: ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_HISTORY */ .Nh}`
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
/** One tool that failed costs the others nothing, but an analysis of which nothing is left is none. */
function failuresOf({ failures, complete, heldScopes }) {
    const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
    return failures.length === 0 && complete.length === 0 ? held : failures;
}
async function readOver(commit, patterns, { inputs, git, host, world, progress }, { root, prefix, head }) {
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .readTree */ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .readTree */ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__/* .resolveRootAliases */ .H)({ root, prefix, spelled: (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__/* .spelledFolders */ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .trackedPaths */ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .trackedPaths */ .f)(entries, others, letters);
    const analysis = await (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__/* .readAnalysis */ .d5)({
        input: 'base-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        // A tool that this job does not run has nothing to be compared with.
        tools: [],
        silentTools: inputs['silent-tools'],
        trustIncomplete: inputs['trust-incomplete'],
        foreignPaths: inputs['foreign-paths'],
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__/* .toTree */ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others] },
        temporaryFolder: host.temporaryFolder,
        progress: (line) => progress?.(`Base, ${commit.slice(0, 7)}: ${line}`),
    });
    const inCheckout = (message) => {
        const other = others.find((folder) => message.includes(`${folder}/`));
        return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
    };
    return {
        ...analysis,
        // Some tools name other files by their absolute paths.
        findings: analysis.findings.map((finding) => ({ ...finding, message: inCheckout(finding.message) })),
    };
}
/** Absolute paths of all working trees of this repository, of which one may have been made for the base. */
async function listWorktrees(git) {
    const listing = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitOutput */ .oM)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
/** Absolute paths of the folders in a checkout that are checkouts themselves, submodules included. */
async function listClones(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')));
}
/** Why nothing that a tool reports can be compared with the log of the base. */
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD));
    const held = new Map(completeness.heldScopes.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD)(scope), reason]));
    return (scope) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD)(scope);
        if (!complete.has(key))
            return _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .notAtBase */ .c_(scope, held.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        // A silent tool that found nothing at the base says no version there.
        return versions.has(key) && before !== here ? _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .otherVersion */ .Zt(scope, before, here) : undefined;
    };
}


/***/ }),

/***/ 72202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ chooseBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(27176);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
;// CONCATENATED MODULE: ./build/src/git/change-since.js



/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, the two have no commit in
 * common, or `HEAD` has nothing beyond it
 */
async function changeSince(git, folder, revision) {
    const { head } = await (0,checkout/* readCheckout */.b$)(git, folder);
    const other = await findCommit(git, revision);
    if (other === undefined) {
        const remote = `origin/${revision}`;
        const remedy = (await findCommit(git, remote)) === undefined
            ? 'name one that this checkout has, or fetch it first'
            : `there is ${remote}: give --base ${remote}`;
        throw new errors/* ConfigurationError */.j1(`--base ${revision}: no such branch or commit; ${remedy}.`);
    }
    const found = await git(['merge-base', '--end-of-options', other, head]);
    if (found.status !== 0) {
        const remedy = (await (0,git_git/* isShallow */.fE)(git))
            ? 'this checkout is shallow: run git fetch --unshallow'
            : 'their histories are unrelated: give the branch that HEAD was started from';
        throw new errors/* ConfigurationError */.j1(`--base ${revision}: it has no commit in common with HEAD; ${remedy}.`);
    }
    const base = found.stdout.toString('latin1').trim();
    if (base === head) {
        throw new errors/* ConfigurationError */.j1(`Your branch has no commits beyond ${revision}: commit first, or give --base the branch that it was started from.`);
    }
    return { base, head };
}
async function findCommit(git, revision) {
    const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}

// EXTERNAL MODULE: ./build/src/inputs/review-services.js + 5 modules
var review_services = __webpack_require__(75487);
;// CONCATENATED MODULE: ./build/src/run/without-service.js





/** What says where a service is, or gives another pair of commits. */
const SAID_OTHERWISE = [
    'service',
    'base-url',
    ...Object.values(review_services/* REVIEW_SERVICES */.K).flatMap((row) => (row.meantByOwn ? [] : row.changeInput)),
    'base-sha',
    'head-sha',
];
/**
 * The host of a command that may be given the flag `--base`; undefined where it cannot be followed, which the
 * host has said then.
 */
async function chooseBase(host, flags, base, world) {
    if (base === undefined)
        return host;
    try {
        return await withoutService(host, flags, base, world);
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        host.error(error.message);
        return undefined;
    }
}
/**
 * The host as a plan of what the checkout has beyond a revision sees it: no service, whatever the variables
 * say, and so nothing that a missing secret could keep it from.
 *
 * @param flags of the command line
 * @param base a branch, a tag or any other revision
 * @throws ConfigurationError where a flag says otherwise, and what `changeSince` throws
 */
async function withoutService(host, flags, base, { directory, environment }) {
    const other = SAID_OTHERWISE.find((name) => flags[name] !== undefined);
    if (other !== undefined) {
        throw new errors/* ConfigurationError */.j1(`--base ${base} looks at what HEAD has beyond it, without a review service: leave out --${other}, or --base`);
    }
    const folder = (0,external_node_path_.resolve)(directory, host.input('working-directory') ?? '.');
    const pair = await changeSince((0,git_git/* createGit */.lD)(folder, environment), folder, base);
    const { withoutSecrets: _, change: __, namedChange: ___, ...rest } = host;
    return {
        ...rest,
        input(name) {
            if (name === 'base-sha')
                return pair.base;
            if (name === 'head-sha')
                return pair.head;
            return SAID_OTHERWISE.includes(name) ? undefined : host.input(name);
        },
    };
}


/***/ }),

/***/ 10579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   a: () => (/* binding */ soleOutcome)
/* harmony export */ });
/*
 * What the rest of the program knows of a review service: it lists, posts, resolves and tells a verdict. What
 * is reviewed on it is a change: a deployment request, a merge request, a pull request.
 */
/** The outcome of the one change that was sent. */
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
/** Sends what a service takes one at a time, and gives the outcomes in their order. */
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


/***/ })

};
