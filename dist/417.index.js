export const id = 417;
export const ids = [417];
export const modules = {

 1491:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => ( FILTER_MODES)
 });
const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'];


 }),

 7406:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   RQ: () => ( UnseenError),
   _7: () => ( ServiceError),
   dl: () => ( SkippedError),
   j$: () => ( IncompleteError),
   j1: () => ( ConfigurationError)
 });
class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
class UnseenError extends ConfigurationError {
}
class IncompleteError extends Error {
    name = 'IncompleteError';
}
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    url;
    status;
    isTooLong;
    isPage;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
        this.isPage = call.isPage ?? false;
    }
}
class SkippedError extends Error {
    name = 'SkippedError';
    reason;
    remedy;
    constructor({ reason, remedy }) {
        super(`${reason}; ${remedy}`);
        this.reason = reason;
        this.remedy = remedy;
    }
}


 }),

 1315:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I3: () => ( describeOtherTool),
   Oh: () => ( ALLOWABLE),
   Sy: () => ( toolsOfJob),
   Yn: () => ( ANY_TOOL),
   d1: () => ( isOfJob)
 });
const ALLOWABLE = ['incomplete-runs', 'unlocated-paths', 'tracked-logs'];
const ANY_TOOL = { named: [], silent: [] };
const BEHIND = /\s\((?:varies|silent)\)$/u;
function toolsOfJob(lines) {
    const tools = lines.map((line) => {
        let [name, behind] = [line, ''];
        for (let end = BEHIND.exec(name); end !== null; end = BEHIND.exec(name)) {
            name = name.slice(0, end.index).trimEnd();
            behind += end[0];
        }
        return { name, behind };
    });
    const having = (word) => tools.flatMap(({ name, behind }) => (behind.includes(word) ? name : []));
    return {
        named: tools.map(({ name }) => name),
        silent: having('(silent)'),
        varying: having('(varies)'),
    };
}
function isOfJob({ named }, tool) {
    return named.length === 0 || named.includes(tool);
}
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


 }),

 5722:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A_: () => ( LEVELS),
   Hj: () => ( FOUND_BY),
   Jm: () => ( isBehind),
   OD: () => ( scopeKey),
   OK: () => ( scopeName),
   _k: () => ( isUncommitted),
   fW: () => ( placeName),
   oC: () => ( SEVERITIES)
 });
const LEVELS = ['error', 'warning', 'note', 'none'];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];
const FOUND_BY = {
    written: 'as written',
    root: 'after a root is taken off',
    ending: 'by the longest common ending',
};
function scopeKey(scope) {
    return JSON.stringify([scope.tool, scope.category]);
}
function scopeName(scope) {
    return scope.category === '' ? scope.tool : `${scope.tool} (${scope.category})`;
}
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}
function isBehind(place) {
    return place.kind === 'nowhere' && place.behind === true && place.path !== undefined;
}
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


 }),

 5915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AI: () => ( readToken),
   IF: () => ( readSomeOf),
   J5: () => ( refused),
   Ky: () => ( PULL_REQUEST),
   LP: () => ( MERGE_REQUEST),
   MQ: () => ( readName),
   Nh: () => ( readDeploymentNumber),
   Qk: () => ( readOneOf),
   SM: () => ( readSigningKeys),
   Se: () => ( readLines),
   Uq: () => ( value),
   Wf: () => ( readReference),
   bM: () => ( GITEA_PULL_REQUEST),
   e0: () => ( projectOfPage),
   fG: () => ( readFlag),
   n5: () => ( readSecret),
   oD: () => ( readWhole),
   pC: () => ( readTrimmed),
   qi: () => ( readPathMap),
   sR: () => ( readTools),
   tU: () => ( readSha)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5437);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);




const readTrimmed = (text) => value(text.trim());
const readLines = (text) => value(text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''));
const readTools = (text) => {
    const lines = readLines(text);
    return lines.kind === 'value' ? value((0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .Sy)(lines.value)) : lines;
};
const readFlag = (text) => {
    const word = text.trim();
    return word === 'true' || word === 'false' ? value(word === 'true') : refused('true or false');
};
const readSha = (text) => {
    const id = text.trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)
        ? value(id.toLowerCase())
        : refused('a full commit id of 40 hexadecimal digits');
};
const readSecret = (text) => text.trim().length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .c3
    ? value(text)
    : refused(`has fewer than ${_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .c3} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`);
const readToken = (text) => {
    const token = text.trim();
    if (/\s/u.test(token))
        return refused('contains white space, which no token does: check that only the token was set');
    return readSecret(token);
};
const SHORTEST_SIGNING_KEY = 32;
const readSigningKeys = (text) => {
    const reading = readLines(text);
    const isShort = reading.kind === 'value' && reading.value.some(({ length }) => length < SHORTEST_SIGNING_KEY);
    return isShort
        ? refused(`has a line of fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random key, for example with openssl rand -hex 32`)
        : reading;
};
const readName = (text) => {
    const name = text.trim();
    return name === '.' || name === '..' ? refused('a name other than . and ..') : value(name);
};
function readOneOf(words, clean = (word) => word) {
    return (text) => {
        const given = clean(text.trim());
        const word = words.find((candidate) => candidate === given);
        return word === undefined ? refused(`one of ${words.join(', ')}`) : value(word);
    };
}
function readSomeOf(words) {
    return (text) => {
        const given = text
            .split(/[\n,]/u)
            .map((word) => word.trim())
            .filter((word) => word !== '');
        const known = words;
        return given.every((word) => known.includes(word))
            ? value(words.filter((word) => given.includes(word)))
            : refused(`any of ${words.join(', ')}, one a line or with commas between them`);
    };
}
const readPathMap = (text) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const mappings = lines.flatMap((line) => (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_3__ .K)(line) ?? []);
    return mappings.length === lines.length
        ? value(mappings)
        : refused('lines such as `/src => .` and `../../path => services/api`, with a folder of the repository behind =>');
};
function readWhole(least, most) {
    return (text) => {
        const digits = text.trim();
        const number = Number(digits);
        return /^\d{1,9}$/.test(digits) && number >= least && number <= most
            ? value(number)
            : refused(`a whole number from ${least} to ${most}`);
    };
}
const readDeploymentNumber = (text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const number = Number(numbers[0]);
    const isNegative = /^-\d+$/.test(text.trim());
    if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative)
        return value(number);
    const several = numbers.length > 1 ? `; this one holds ${shorten(numbers)}: pass on only the one that is meant` : '';
    return refused(`a number, or text that contains exactly one number, such as deployments/293${several}`);
};
const NUMBERS_SHOWN = 5;
function shorten(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN);
    return (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .KE)(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}
function value(value) {
    return { kind: 'value', value };
}
function refused(accepts) {
    return { kind: 'refused', accepts };
}
const MERGE_REQUEST = {
    services: ['gitlab'],
    sign: '!',
    page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
};
const PULL_REQUEST = {
    services: ['github'],
    sign: '#',
    page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
};
const GITEA_PULL_REQUEST = {
    services: ['gitea', 'forgejo'],
    sign: '#',
    page: /\/pulls\/(\d{1,9})(?:[/?#].*)?$/u,
};
const FORMS = [MERGE_REQUEST, PULL_REQUEST, GITEA_PULL_REQUEST];
const ACCEPTED = 'the number of a change (12), owner/repository#12, group/project!12, or the address of its page';
const readReference = (text) => {
    const named = text.trim();
    const isPage = /^https?:\/\//u.test(named);
    const forms = FORMS.filter(({ sign, page }) => (isPage ? page.test(named) : named.includes(sign)));
    const [form] = forms;
    const [project, digits] = isPage
        ? [undefined, form?.page.exec(named)?.[1]]
        : splitAtSign(named, form?.sign);
    const number = toNumber(digits);
    if (number === undefined || (project !== undefined && !isProject(project)))
        return refused(ACCEPTED);
    return value({
        number,
        ...(form !== undefined && { services: forms.flatMap(({ services }) => services) }),
        ...(project !== undefined && { project }),
        ...(isPage && { page: named }),
    });
};
function splitAtSign(text, sign = '') {
    const at = sign === '' ? -1 : text.lastIndexOf(sign);
    return [at > 0 ? text.slice(0, at) : undefined, text.slice(at + 1)];
}
function toNumber(digits = '') {
    return /^\d{1,9}$/u.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}
function isProject(text) {
    return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}
function projectOfPage(page, webUrl, form) {
    if (!page.startsWith(`${webUrl}/`))
        return undefined;
    const project = page.slice(webUrl.length + 1).replace(form.page, '');
    return isProject(project) ? project : undefined;
}


 }),

 5835:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   KN: () => ( withoutReviewed),
   Qh: () => ( INPUT_NAMES),
   TL: () => ( parseInputs),
   U4: () => ( describeUnreadInputs),
   Y5: () => ( FLAG_GROUPS),
   cG: () => ( variableName),
   fX: () => ( readySeconds),
   hc: () => ( TIMINGS_VARIABLE),
   iJ: () => ( toPolicy),
   ic: () => ( timeLimits),
   pH: () => ( SECRET_INPUTS),
   wx: () => ( describeUnreadVariables)
 });
 var _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1491);
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8658);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);






const PARTS = {
    found: 'What was found',
    review: 'Where it goes',
    policy: 'What gets a thread, and what fails',
    run: 'The run',
};
function rowsOf(part) {
    return {
        optional: (read, ...flag) => ({
            part,
            read,
            unset: undefined,
            flag,
        }),
        secret: (read) => ({
            part,
            read,
            unset: undefined,
            flag: 'secret',
        }),
        row: (read, unset, ...flag) => ({
            part,
            read,
            unset,
            flag,
        }),
    };
}
const found = rowsOf('found');
const review = rowsOf('review');
const policy = rowsOf('policy');
const run = rowsOf('run');
const DAY_SECONDS = 86_400;
const THRESHOLDS = [..._finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_, ..._finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC];
const readFailLevel = (text) => {
    const reading = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(THRESHOLDS)(text);
    if (reading.kind !== 'value')
        return reading;
    return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Uq)(reading.value === 'none' ? 'never' : reading.value);
};
const INPUTS = {
    'sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Se, 'paths', 'logs: files, folders or globs, one per line'),
    'baseline-sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Se, 'paths', 'logs of the same tools, made for the base'),
    'baseline-commit': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .tU, 'sha', 'the commit these were made for (the base)'),
    service: review.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .o1), 'word', 'github, gitlab, gitea, forgejo, deployments'),
    'base-url': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, 'url', 'the review service (in CI, its own)'),
    token: review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .AI),
    change: review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wf, 'ref', '12, owner/repo#12, group/project!12, a page'),
    'client-id': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, 'id', 'deployments: OAuth 2 client'),
    'client-secret': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .n5),
    'deployment-number': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Nh, 'text', 'a text with one number: deployments/293'),
    'signing-key': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .SM),
    'base-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .tU, 'sha', 'base of the diff (the current one)'),
    'head-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .tU, 'sha', 'head of the diff (the current one)'),
    'working-directory': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, '.', 'dir', 'the checkout that was analyzed'),
    category: found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, 'name', 'tells jobs with the same tool apart'),
    'check-name': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .MQ, 'name', 'the check that a run sets'),
    'filter-mode': policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(_diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_5__ .o, (word) => word.replaceAll('_', '-')), 'mode', 'default added; diff-context, file, nofilter'),
    'min-level': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(THRESHOLDS), 'note', 'level', 'lowest level or severity to post'),
    'fail-level': policy.row(readFailLevel, 'error', 'level', 'level or severity that fails; none'),
    'accept-resolved': policy.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .fG, false, 'bool', 'a thread resolved by people passes'),
    dismissals: policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(['replies', 'none']), 'word', 'what people decide in replies: replies, none'),
    'max-threads': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .oD)(0, 100_000), 50, 'n', 'most threads at a time'),
    resolve: policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(['fixed', 'undiscussed', 'never']), 'fixed', 'word', 'fixed, undiscussed or never'),
    'summary-comment': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(['auto', 'never']), 'auto', 'when', 'auto or never'),
    tools: found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .sR, _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .Yn, 'names', 'tools of this job, one per line (any)'),
    allow: found.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .IF)(_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .Oh), [], 'words', 'incomplete-runs,unlocated-paths,tracked-logs'),
    'path-map': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .qi, [], 'lines', 'folders in logs, and here: /src => services'),
    'dry-run': run.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .fG, false, 'bool', 'print the plan, write nothing'),
    timeout: run.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .oD)(1, DAY_SECONDS), 900, 's', 'longest run'),
    'report-file': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, 'path', 'JSON, a page (x.html), x.sarif; - prints it'),
    codequality: run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, 'path', "where GitLab's Code Quality report goes"),
    endpoints: review.row(_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .pC, '', 'lines', 'deployments: paths that are elsewhere'),
};
const INPUT_NAMES = Object.keys(INPUTS);
const SECRET_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].flag === 'secret');
function parseInputs(raw) {
    const refused = [];
    const entries = INPUT_NAMES.map((name) => {
        const { read, unset } = INPUTS[name];
        const text = raw[name];
        if (text === undefined)
            return [name, unset];
        const reading = read(text);
        if (reading.kind === 'value')
            return [name, reading.value];
        refused.push({ name, text, accepts: reading.accepts });
        return [name, unset];
    });
    return { inputs: Object.fromEntries(entries), refused };
}
function withoutReviewed(inputs) {
    const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
    return Object.fromEntries(others.map((name) => [name, inputs[name]]));
}
function toPolicy(inputs) {
    const { 'filter-mode': asked } = inputs;
    const entries = INPUT_NAMES.filter((name) => INPUTS[name].part === 'policy').map((name) => [
        name.replaceAll(/-(\w)/gu, (_, letter) => letter.toUpperCase()),
        inputs[name],
    ]);
    return {
        ...Object.fromEntries(entries),
        filterMode: asked ?? 'nofilter',
        filterModeByLine: asked ?? 'added',
    };
}
const FLAG_GROUPS = Object.entries(PARTS).map(([part, title]) => ({
    title,
    flags: INPUT_NAMES.flatMap((name) => {
        const row = INPUTS[name];
        if (row.part !== part || row.flag === 'secret')
            return [];
        const [value, help] = row.flag;
        const unset = typeof row.unset === 'object' ? '' : String(row.unset ?? '');
        const shown = unset === '' ? '' : ` (${unset})`;
        return [{ name, value, help: `${help}${shown}` }];
    }),
}));
const READY_SHARE = 1 / 3;
function readySeconds({ timeout }) {
    return Math.floor(timeout * READY_SHARE);
}
function timeLimits(inputs, now) {
    return { readyTimeoutMs: readySeconds(inputs) * 1_000, deadline: now + inputs.timeout * 1_000 };
}
const VARIABLE_PREFIX = 'SARIF_REVIEW_';
const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;
function variableName(name) {
    return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}
const READ = new Set([...INPUT_NAMES.map(variableName), TIMINGS_VARIABLE]);
function describeUnreadVariables(environment) {
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '')
        .filter((name) => !READ.has(name))
        .toSorted();
    if (unread.length === 0)
        return undefined;
    const named = unread.map((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .pA)(withoutPrefix(name), [...READ].map(withoutPrefix));
        return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
    });
    return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}
const STEP_PREFIX = 'INPUT_';
function describeUnreadInputs(environment) {
    const names = INPUT_NAMES;
    const near = Object.keys(environment)
        .filter((name) => name.startsWith(STEP_PREFIX) && environment[name] !== '')
        .map((name) => name.slice(STEP_PREFIX.length).toLowerCase())
        .filter((name) => !names.includes(name))
        .flatMap((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .pA)(name, INPUT_NAMES);
        return meant === undefined ? [] : [`${name} (did you mean ${meant}?)`];
    })
        .toSorted();
    return near.length === 0
        ? undefined
        : `Unknown ${near.length === 1 ? 'input' : 'inputs'} ${near.join(', ')}`;
}
function withoutPrefix(name) {
    return name.slice(VARIABLE_PREFIX.length);
}


 }),

 3891:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Pd: () => ( CONFIGURATION_EXIT_STATUS),
   Rg: () => ( DISPOSITIONS),
   uc: () => ( EXIT_STATUS)
 });
const DISPOSITIONS = [
    'absent',
    'crash',
    'passed',
    'other-tool',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'ignored',
    'unchanged',
    'grouped',
    'filtered',
    'not-on-the-diff',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];
const CONCLUSIONS = ( null && (['success', 'failure', 'incomplete', 'superseded', 'skipped']));
const EXIT_STATUS = {
    success: 0,
    superseded: 0,
    skipped: 0,
    failure: 1,
    incomplete: 3,
};
const CONFIGURATION_EXIT_STATUS = 2;


 }),

 4677:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $g: () => ( saidIn),
   B5: () => ( isThrottled),
   FF: () => ( without),
   Fg: () => ( refuseRedirect),
   Ji: () => ( mannerOf),
   Kp: () => ( isPageElsewhere),
   Lx: () => ( MEANINGS),
   S4: () => ( judge),
   _6: () => ( isHtml),
   eT: () => ( REDIRECTS),
   hf: () => ( notUnderstood),
   mu: () => ( parseRetryAfter),
   oJ: () => ( isSuccess),
   qF: () => ( parseJson),
   qg: () => ( parse),
   t: () => ( readNetworkFailure),
   u4: () => ( isRecord),
   x8: () => ( readBody)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
 var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(252);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);



zod_mini__WEBPACK_IMPORTED_MODULE_1__ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ .A)());
const MANNERS = {
    read: { repeats: true },
    token: { repeats: true, atEnd: true },
    post: { inTurn: true, waits: true },
    change: { inTurn: true, repeats: true, waits: true },
    delete: { inTurn: true, repeats: true, waits: true },
    check: { inTurn: true, repeats: true, atEnd: true },
    'contested-check': { inTurn: true, repeats: true, waits: true, atEnd: true },
};
const mannerOf = (effect) => MANNERS[effect];
const REFUSALS = new Set([
    400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);
const MEANINGS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    410: 'gone',
    413: 'too-large',
};
const MAX_ERROR_BODY = 10_000;
function saidIn(text) {
    const json = text.length > MAX_ERROR_BODY ? undefined : parseJson(text);
    if (!isRecord(json))
        return undefined;
    const { error, error_description: description, message, errors } = json;
    if (typeof error === 'string')
        return typeof description === 'string' ? `${error}: ${description}` : error;
    if (isRecord(message))
        return JSON.stringify(message);
    const details = (Array.isArray(errors) ? errors : []).map((one) => (isRecord(one) ? one.message : one));
    const parts = [message, ...details].filter((part) => typeof part === 'string' && part !== '');
    return parts.length === 0 ? undefined : parts.join(': ');
}
function without(kind, reason) {
    return { kind, headers: new Headers(), text: '', reason };
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isThrottled({ status }) {
    return status === 429 || status === 503;
}
function judge({ kind, status = 0, remedy }, { effect, answer }) {
    const manner = mannerOf(effect);
    const open = { effect: 'unknown', again: manner.repeats ? 'later' : 'never' };
    const refused = { effect: 'no-effect', again: 'never' };
    if (kind === 'withheld')
        return refused;
    if (kind === 'unreached')
        return { effect: 'no-effect', again: remedy === undefined ? 'later' : 'never' };
    if (kind === 'redirected')
        return { effect: 'unknown', again: 'never' };
    if (kind === 'lost')
        return open;
    if (isSuccess(status)) {
        if (kind === 'answered' || answer === undefined)
            return { effect: 'done', again: 'never' };
        return kind === 'cut' ? open : { effect: 'unknown', again: 'never' };
    }
    if (status === 404 && effect === 'delete')
        return { effect: 'done', again: 'never' };
    if (status === 409 && manner.waits)
        return { effect: 'no-effect', again: 'when-ready' };
    if (status === 429)
        return { effect: 'no-effect', again: 'later' };
    if (REFUSALS.has(status))
        return refused;
    return status === 408 || status >= 500 ? open : { effect: 'unknown', again: 'never' };
}
const MAX_RETRY_AFTER_MS = 60_000;
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
function dateOf(text) {
    if (!/^\w{3,9},? /.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
const REDIRECTS = [301, 302, 303, 307, 308];
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    return without('redirected', `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`);
}
const MAX_BODY_BYTES = 32 * 1024 * 1024;
async function readBody(response, over) {
    const { status, headers } = response;
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
        for await (const chunk of response.body ?? []) {
            bytes += chunk.byteLength;
            const reason = `the answer is longer than ${MAX_BODY_BYTES} bytes`;
            if (bytes > MAX_BODY_BYTES)
                return { kind: 'too-long', status, headers, text: '', reason };
            text += decoder.decode(chunk, { stream: true });
        }
        return { kind: 'answered', status, headers, text: text + decoder.decode(), reason: '' };
    }
    catch (error) {
        const reason = over() ?? readNetworkFailure(error, undefined).reason;
        return { kind: 'cut', status, headers, text: '', reason };
    }
}
function isHtml({ headers, text }) {
    if (/^text\/html\b|^application\/xhtml/i.test(headers.get('content-type') ?? ''))
        return true;
    return /^\s*<(!doctype|html)\b/i.test(text);
}
function isPageElsewhere(answer) {
    const { status = 0 } = answer;
    return status >= 400 && status < 500 && isHtml(answer);
}
function notUnderstood(sentence, answer, reason) {
    const why = isHtml(answer) ? 'it is a web page (check `base-url`)' : reason;
    return `${sentence}, but the answer was not understood: ${why}`;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parse(schema, text) {
    if (schema === undefined)
        return { value: null };
    const json = parseJson(text);
    if (json === undefined)
        return { reason: 'it is not JSON' };
    const result = schema.safeParse(json);
    if (result.success)
        return { value: result.data };
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return { reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`) };
}
const NO_TUNNEL = 'UND_ERR_ABORTED';
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
const CONNECTING = ['connect', 'getaddrinfo'];
const MAX_CAUSES = 8;
const CODES = {
    ECONNREFUSED: ['unreached', 'connection refused'],
    ENOTFOUND: ['unreached', 'host name not found'],
    EAI_AGAIN: ['unreached', 'host name could not be looked up'],
    UND_ERR_CONNECT_TIMEOUT: ['unreached', 'connection timed out'],
    ERR_SSL_UNSUPPORTED_PROTOCOL: ['unreached', 'no common version of TLS'],
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: ['unreached', 'no common version of TLS'],
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: ['unreached', 'TLS handshake refused'],
    EHOSTUNREACH: ['lost', 'host unreachable'],
    ENETUNREACH: ['lost', 'network unreachable'],
    EADDRNOTAVAIL: ['lost', 'address not available'],
    ECONNRESET: ['lost', 'the connection was reset'],
    EPIPE: ['lost', 'the connection was closed'],
    ETIMEDOUT: ['lost', 'the connection timed out'],
    UND_ERR_SOCKET: ['lost', 'the connection was closed'],
    UND_ERR_HEADERS_TIMEOUT: ['lost', 'the answer did not begin in time'],
    UND_ERR_BODY_TIMEOUT: ['lost', 'the answer did not end in time'],
};
const UNKNOWN_AUTHORITY = [
    'is signed by an authority that Node.js does not know',
    'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
];
const REPLACE = 'have the certificate of the service replaced';
const CERTIFICATES = {
    ERR_TLS_CERT_ALTNAME_INVALID: [
        'is for another host',
        'use a host name in `base-url` that the certificate names, or have the certificate replaced',
    ],
    CERT_HAS_EXPIRED: [
        'has expired',
        'check the clock of this machine, and have the certificate of the service renewed',
    ],
    CERT_NOT_YET_VALID: [
        'is not yet valid',
        'check the clock of this machine and the certificate of the service',
    ],
    CERT_REVOKED: ['is revoked', REPLACE],
    CERT_UNTRUSTED: ['is not trusted', REPLACE],
    CERT_REJECTED: ['is rejected', REPLACE],
    CERT_SIGNATURE_FAILURE: ['has a wrong signature', REPLACE],
    DEPTH_ZERO_SELF_SIGNED_CERT: [
        'is self-signed',
        'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
    ],
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};
const MESSAGES = new Map(Object.entries({
    'bad port': {
        kind: 'unreached',
        reason: 'the Fetch standard blocks this port',
        remedy: 'let the service listen on another port',
    },
    'WebAssembly is not defined': {
        kind: 'unreached',
        reason: 'this Node.js makes no requests, because it runs without WebAssembly',
        remedy: 'start it without --jitless',
    },
}));
const UNCLEAR = { kind: 'lost', reason: 'the connection failed' };
function readNetworkFailure(thrown, proxy) {
    let error = thrown;
    let found;
    for (let depth = 0; depth < MAX_CAUSES && found === undefined && isRecord(error); depth += 1) {
        const { code, errors, message } = error;
        if (proxy !== undefined && code === NO_TUNNEL)
            found = refusedBy(proxy, String(message));
        else if (NO_TLS.includes(code))
            found = noTls(String(code), proxy);
        else if (Array.isArray(errors))
            found = ofAll(errors);
        else
            found = fromCode(error) ?? MESSAGES.get(String(message));
        error = error.cause;
    }
    const failure = found ?? UNCLEAR;
    return proxy === undefined || failure.reason.includes(proxy)
        ? failure
        : { ...failure, reason: `${failure.reason}, through ${proxy}` };
}
function refusedBy(proxy, message) {
    const status = /\((\d{3})\)/.exec(message)?.[1];
    const reason = `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`;
    const remedy = status === '407'
        ? 'put the user and the password of the proxy into its variable, as http://user:password@host:port'
        : 'have the proxy allow the host of `base-url`';
    return { kind: 'unreached', reason, ...(status?.startsWith('4') && { remedy }) };
}
function noTls(code, proxy) {
    const other = proxy?.includes('https://')
        ? 'begin the address of the proxy with http:// if the proxy does not speak TLS'
        : 'begin it with http:// if the service runs on this machine';
    const remedy = `have \`base-url\` name a port that speaks https, or ${other}`;
    return { kind: 'unreached', reason: `no TLS at this port (${code})`, remedy };
}
function ofAll(errors) {
    const failures = errors.map((error) => (isRecord(error) ? fromCode(error) : undefined));
    const [first = UNCLEAR] = failures;
    return failures.every((failure) => failure?.kind === 'unreached') ? first : UNCLEAR;
}
function fromCode({ code, syscall }) {
    if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code))
        return undefined;
    const [fault, remedy] = (Object.hasOwn(CERTIFICATES, code) && CERTIFICATES[code]) || [];
    if (fault !== undefined && remedy !== undefined)
        return { kind: 'unreached', reason: `the certificate ${fault} (${code})`, remedy };
    const [kind, words] = (Object.hasOwn(CODES, code) && CODES[code]) || ['lost', UNCLEAR.reason];
    return { kind: CONNECTING.includes(syscall) ? 'unreached' : kind, reason: `${words} (${code})` };
}


 }),

 2012:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q2: () => ( parseBaseUrl),
   od: () => ( TOKEN_PATH),
   s3: () => ( REST_PREFIX),
   we: () => ( deploymentChange)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4957);


const REST_PREFIX = '/apis/rest/v1';
const TOKEN_PATH = '/apis/oauth2/v1/token';
function parseBaseUrl(text) {
    const address = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_1__ .zq)(text, 'the inputs `client-id` and `client-secret`');
    if (address.kind === 'refused')
        throw wrong(address.what, address.remedy);
    const { url } = address;
    if (url.endsWith(REST_PREFIX))
        throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.slice(0, -REST_PREFIX.length)}`);
    return url;
}
function wrong(what, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The input \`base-url\` ${what}: ${remedy}.`);
}
function deploymentChange(number) {
    return {
        kind: 'deployments',
        noun: 'deployment',
        name: `deployment ${number}`,
        identity: [String(number)],
        reportedAs: 'deployment',
    };
}


 }),

 4408:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   lw: () => ( Http),
   p$: () => ( jitter),
   v3: () => ( createThrottle)
 });
 var ky__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
 var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4677);





function createThrottle() {
    return { pause: { until: 0, status: 0 }, running: 0, queue: [] };
}
const MOST_AT_ONCE = 8;
const CALL_TIMEOUT_MS = 30_000;
const GRACE_MS = 5_000;
const MAX_ATTEMPTS = 4;
const MAX_THROTTLED_ATTEMPTS = 14;
class Http {
    world;
    throttle;
    #options;
    #dialect;
    #redactor = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .lY)([]);
    clock;
    #isTaken = false;
    #readyUntil;
    #said = new Map();
    constructor(options, dialect) {
        this.world = options.world;
        this.throttle = options.throttle ?? createThrottle();
        this.#options = options;
        this.#dialect = dialect;
    }
    hide(secret, host = 'masks-it') {
        this.#redactor.add(secret);
        if (host === 'masks-it')
            this.#options.onSecret?.(secret);
    }
    redact(text) {
        return this.#redactor.redact(text);
    }
    tell(line) {
        this.#options.progress(line);
    }
    taken() {
        if (!this.#isTaken)
            this.#options.onToken?.();
        this.#isTaken = true;
    }
    async read(call) {
        const { effect, answer } = await this.send(call);
        const sentence = this.describe(call, answer);
        if (effect === 'done' && answer.kind === 'answered') {
            const parsed = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .qg)(call.answer, answer.text);
            if ('value' in parsed)
                return { value: parsed.value, headers: answer.headers };
            throw this.failure(call, (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .hf)(sentence, answer, this.redact(parsed.reason)), answer);
        }
        if ((0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Kp)(answer))
            throw this.failure(call, `${sentence}: it is a web page, so \`base-url\` is not the address of the service: check it`, answer);
        const right = answer.status === 403 ? call.remedies?.forbidden : undefined;
        throw this.failure(call, right === undefined ? sentence : `${right} (${sentence})`, answer);
    }
    async write(call) {
        return this.outcomeOf(call, await this.send(call));
    }
    outcomeOf(call, { effect, answer }) {
        const message = this.describe(call, answer);
        if (effect !== 'done') {
            const { refusal = 'other', ...help } = this.#refusalOf(call, answer, message);
            return effect === 'unknown'
                ? { kind: effect, message, ...help }
                : { kind: effect, refusal, message, ...help };
        }
        const parsed = call.answer === undefined || (call.effect === 'delete' && answer.status === 404)
            ? { value: null }
            : (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .qg)(call.answer, answer.text);
        if ('reason' in parsed)
            return { kind: 'unknown', message: (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .hf)(message, answer, this.redact(parsed.reason)) };
        if (parsed.value !== undefined)
            return { kind: 'done', value: parsed.value };
        return {
            kind: 'no-effect',
            refusal: call.invalid ?? 'other',
            message: `${message}, but nothing was done: it shows nothing of what was asked for`,
        };
    }
    #refusalOf(call, answer, sentence) {
        const { status } = answer;
        if (status === undefined)
            return {};
        const isContent = status === 400 || status === 422;
        const found = this.#dialect.refusalIn?.(sentence, call, status);
        const refusal = found?.refusal ?? (isContent ? call.invalid : _answers_js__WEBPACK_IMPORTED_MODULE_3__ .Lx[status]) ?? 'other';
        const remedy = found?.remedy ?? call.remedies?.[refusal];
        return remedy === undefined ? { refusal } : { refusal, remedy };
    }
    failure({ method, url }, message, answer) {
        const { origin, pathname } = new URL(url);
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7({
            method,
            url: origin + pathname,
            status: answer?.status,
            isTooLong: answer?.kind === 'too-long',
            isPage: answer !== undefined && (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Kp)(answer),
        }, `${message}.`);
    }
    async send(call) {
        let waited = 0;
        let tries = 0;
        let earlier;
        const attempt = this.#withToken(call);
        for (;;) {
            const answer = await attempt();
            if (answer.kind === 'withheld' && earlier !== undefined)
                return earlier;
            const { effect, again } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .S4)(answer, call);
            const isOpen = effect === 'no-effect' && earlier?.effect === 'unknown';
            earlier = { effect: isOpen ? 'unknown' : effect, answer };
            if (again === 'never')
                return earlier;
            const sentence = this.describe(call, answer);
            if (again === 'when-ready') {
                if (!(await this.#untilReady(waited, this.#wordsOf(answer) ?? sentence)))
                    return earlier;
                waited += 1;
            }
            else {
                tries += 1;
                const isEnough = tries >= ((0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .B5)(answer) ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS);
                if (isEnough || !(await this.#untilAgain(tries - 1, this.#askedMs(answer), sentence)))
                    return earlier;
            }
        }
    }
    #withToken(call) {
        const { refusesToken = ({ status }) => status === 401, renew, tokenRefused } = this.#dialect;
        let isRenewed = false;
        return async () => {
            let [answer, used] = await this.#inTurn(call);
            if (call.authorization !== undefined)
                return answer;
            const isRefused = () => refusesToken(answer, this.#wordsOf(answer) ?? '');
            if (isRefused() && renew !== undefined && !isRenewed) {
                isRenewed = true;
                await renew(used);
                [answer, used] = await this.#inTurn(call);
            }
            if (isRefused())
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(tokenRefused(this.describe(call, answer)));
            if (answer.status !== undefined)
                this.taken();
            return answer;
        };
    }
    async #inTurn(call) {
        if (!(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Ji)(call.effect).inTurn)
            return this.#whenAllowed(call);
        const { throttle } = this;
        if (throttle.running < MOST_AT_ONCE)
            throttle.running += 1;
        else
            await new Promise((enter) => throttle.queue.push(enter));
        try {
            return await this.#whenAllowed(call);
        }
        finally {
            const next = throttle.queue.shift();
            if (next === undefined)
                throttle.running -= 1;
            else
                next();
        }
    }
    async #whenAllowed(call) {
        const { atEnd: isLast } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Ji)(call.effect);
        const { until, status } = this.throttle.pause;
        const wait = seconds(until - this.world.now());
        const isAllowed = await this.until(until, `Waiting ${wait}: the service asked for a pause; nothing is sent meanwhile`);
        const authorization = isAllowed || isLast ? (call.authorization ?? (await this.#dialect.authorization())) : '';
        const ended = this.#ended();
        if (!isLast && (!isAllowed || ended !== undefined)) {
            const why = `the service answered with ${status} and asked for a longer pause than the run has time for (input \`timeout\`)`;
            return [(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)('withheld', ended ?? why), ''];
        }
        const { callTimeoutMs = CALL_TIMEOUT_MS, deadline } = this.#options;
        const left = Math.max(0, deadline - this.world.now(), isLast ? GRACE_MS : 0);
        const sent = await this.#sendOnce(call, authorization, Math.min(callTimeoutMs, left));
        const date = Date.parse(sent.headers.get('date') ?? '');
        if (!Number.isNaN(date))
            this.clock = date;
        const answer = this.#dialect.means?.(sent, call) ?? sent;
        const asked = this.#askedMs(answer);
        if (asked !== undefined && answer.status !== undefined) {
            const paused = this.world.now() + asked;
            if (paused > this.throttle.pause.until)
                this.throttle.pause = { until: paused, status: answer.status };
        }
        return [answer, authorization];
    }
    async #sendOnce(call, authorization, timeoutMs) {
        const { method, url, body, form } = call;
        const { world } = this;
        const limit = this.#startTimeLimit(call.name, timeoutMs);
        try {
            const response = await (0,ky__WEBPACK_IMPORTED_MODULE_4__ .Ay)(url, {
                method,
                headers: { accept: 'application/json', authorization, 'user-agent': this.#options.userAgent },
                ...(body !== undefined && { json: body }),
                ...(form !== undefined && { body: new URLSearchParams(form) }),
                redirect: 'manual',
                signal: limit.signal,
                fetch: world.fetch,
                retry: 0,
                throwHttpErrors: false,
                timeout: false,
            });
            if (_answers_js__WEBPACK_IMPORTED_MODULE_3__ .eT.includes(response.status))
                return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Fg)(response, url);
            return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .x8)(response, limit.over);
        }
        catch (error) {
            const over = limit.over();
            if (over !== undefined)
                return (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)('lost', over);
            const { kind, reason, remedy } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .t)(error, world.proxy);
            return { ...(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)(kind, reason), ...(remedy !== undefined && { remedy }) };
        }
        finally {
            limit.end();
        }
    }
    #startTimeLimit(name, timeoutMs) {
        const controller = new AbortController();
        const { signal } = this.#options;
        let reason;
        const breakOff = (why) => {
            reason ??= why;
            controller.abort();
        };
        const most = `${Number((timeoutMs / 1000).toPrecision(2))} s`;
        const slow = `The service has not answered ${name} yet; waiting up to ${most}`;
        const timers = [
            setTimeout(breakOff, timeoutMs, `no complete answer within ${most}`),
            setTimeout(() => this.#sayUntil('slow', this.world.now() + timeoutMs / 3, slow), timeoutMs / 3),
        ];
        const stop = () => timers.push(setTimeout(breakOff, GRACE_MS, 'the run was stopped'));
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        return {
            signal: controller.signal,
            over: () => reason,
            end: () => {
                for (const timer of timers)
                    clearTimeout(timer);
                signal?.removeEventListener('abort', stop);
            },
        };
    }
    #ended() {
        if (this.#options.signal?.aborted)
            return 'the run was stopped';
        if (this.world.now() >= this.#options.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    #untilReady(tries, words) {
        const { readyTimeoutMs } = this.#options;
        const now = this.world.now();
        this.#readyUntil ??= now + readyTimeoutMs;
        const left = this.#readyUntil - now;
        const wait = Math.min(jitter(tries, this.world.random()), left);
        if (wait <= 0)
            return Promise.resolve(false);
        const waited = `waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}`;
        return this.until(now + wait, `Waiting for ${this.#dialect.awaited} (${seconds(wait)} now, ${waited}; nothing is written meanwhile): ${words}`);
    }
    #untilAgain(tries, askedMs, sentence) {
        const random = this.world.random();
        const wait = askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
        return this.until(this.world.now() + wait, `Trying again in ${seconds(wait)}: ${sentence}`);
    }
    async until(time, line) {
        const { signal, deadline } = this.#options;
        const wait = Math.ceil(time - this.world.now());
        if (wait <= 0)
            return true;
        if (this.#ended() !== undefined || time >= deadline)
            return false;
        if (line !== undefined)
            this.#sayUntil(line, time, line);
        const sleeping = this.world.sleep(wait, signal);
        if (signal === undefined) {
            await sleeping;
            return true;
        }
        const { promise: stopped, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        signal.addEventListener('abort', wake, { once: true });
        try {
            await Promise.race([sleeping, stopped]);
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
        }
        finally {
            signal.removeEventListener('abort', wake);
        }
        return !signal.aborted;
    }
    #sayUntil(key, until, line) {
        if (this.world.now() < (this.#said.get(key) ?? 0))
            return;
        this.#said.set(key, until);
        this.tell(line);
    }
    #askedMs(answer) {
        if (!(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .B5)(answer))
            return undefined;
        const asked = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .mu)(answer.headers, this.world.now());
        return asked ?? (answer.status === 429 ? this.#dialect.unsaidPauseMs : undefined);
    }
    describe({ method, url }, answer) {
        const { host, pathname } = new URL(url);
        return this.redact(`${method} ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(pathname, MAX_WORDS)} ${this.#became(answer, host)}`);
    }
    #became(answer, host) {
        const { kind, reason } = answer;
        if (kind === 'redirected')
            return `failed: ${reason}`;
        if (kind === 'unreached')
            return `did not reach ${host}: ${reason}`;
        if (kind === 'lost')
            return `got no answer: ${reason}`;
        if (kind === 'withheld')
            return `was not sent: ${reason}`;
        const words = this.#wordsOf(answer) ?? ((0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ ._6)(answer) ? 'a web page' : undefined);
        const status = `was answered with ${answer.status}${words === undefined ? '' : `: ${words}`}`;
        return kind === 'answered' ? status : `${status}, but its body could not be read: ${reason}`;
    }
    #wordsOf(answer) {
        if (answer.status === undefined || (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .oJ)(answer.status))
            return undefined;
        const said = answer.words ?? (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .$g)(answer.text);
        if (said === undefined)
            return undefined;
        const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(this.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(this.redact(said))), MAX_WORDS);
        return words === '' ? undefined : words;
    }
}
const MAX_WORDS = 300;
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
function seconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}


 }),

 8658:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( SERVICES),
   Q2: () => ( _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__.Q2),
   iw: () => ( queuesOf),
   o1: () => ( SERVICE_KINDS),
   v3: () => ( _http_js__WEBPACK_IMPORTED_MODULE_2__.v3),
   we: () => ( _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__.we)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);
 var _http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4408);



const deployments = {
    brand: 'the review service',
    noun: 'deployment',
    showsJobs: false,
    annotates: false,
    address: ({ baseUrl }) => (0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl),
    describe: ({ deploymentNumber, baseUrl }) => `${(0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .we)(deploymentNumber).name} at ${(0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl)}`,
    place: ({ baseUrl }) => (0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl),
    ofNumber: (access, deploymentNumber) => ({ ...access, deploymentNumber }),
    async connect(access, options) {
        const { createReviewService } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 6582));
        return createReviewService({ ...access, ...options });
    },
};
const gitlab = {
    brand: 'GitLab',
    noun: 'merge request',
    showsJobs: true,
    annotates: false,
    takesExitStatus: true,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ mergeRequest: number, project, webUrl }) => `merge request !${number} of the project ${project} at ${webUrl}`,
    place: ({ project, webUrl }) => `${webUrl}/${project}`,
    ofNumber: (access, number) => ({ ...access, mergeRequest: number }),
    async listMerged(access, wanted, options) {
        return (await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383))).listMergeRequests(access, wanted, options);
    },
    async connect(access, options) {
        const { createGitlabService } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383));
        return createGitlabService({ ...access, ...options });
    },
    async connectQueue({ apiUrl, project, pipeline }, { number }, token, check, options) {
        if (project === undefined || number === undefined)
            throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
        const { createGitlabService } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383));
        const access = { apiUrl, project, pipeline, mergeRequest: number, token, check };
        return createGitlabService({ ...access, ...options });
    },
};
const github = {
    brand: 'GitHub',
    noun: 'pull request',
    showsJobs: true,
    annotates: true,
    takesExitStatus: false,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ pullRequest, repository, webUrl }) => `pull request #${pullRequest} of ${repository} at ${webUrl}`,
    place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
    ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
    async listMerged(access, wanted, options) {
        return (await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621))).listPullRequests(access, wanted, options);
    },
    async connect(access, options) {
        const { createGithubService } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        return createGithubService({ ...access, ...options });
    },
    async findByHead(place, head, options) {
        const { findPullRequests } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        const numbers = await findPullRequests({ ...place, ...options }, head);
        return numbers.map((number) => ({ number, access: { ...place, pullRequest: number } }));
    },
    async connectQueue({ apiUrl, graphqlUrl, repository }, { sha }, token, _, options) {
        if (repository === undefined || graphqlUrl === undefined)
            throw unnamed('GITHUB_REPOSITORY');
        const { putCheckOn } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        const to = { ...options, token, apiUrl, graphqlUrl, repository };
        return { noun: github.noun, putCheck: (check) => putCheckOn(to, sha, check) };
    },
};
function giteaOf(dialect, brand) {
    return {
        brand,
        noun: 'pull request',
        showsJobs: true,
        annotates: false,
        address: ({ apiUrl }) => apiUrl,
        describe: ({ pullRequest, repository, webUrl }) => `pull request #${pullRequest} of ${repository} at ${webUrl}`,
        place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
        ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
        async listMerged(access, wanted, options) {
            return (await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(408)]).then(__webpack_require__.bind(__webpack_require__, 6408))).listGiteaPulls({ ...access, dialect }, wanted, options);
        },
        async connect(access, options) {
            const { createGiteaService } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(408)]).then(__webpack_require__.bind(__webpack_require__, 6408));
            return createGiteaService({ ...access, ...options, dialect });
        },
    };
}
const [gitea, forgejo] = [giteaOf('gitea', 'Gitea'), giteaOf('forgejo', 'Forgejo')];

const SERVICES = { deployments, gitlab, github, gitea, forgejo };
const SERVICE_KINDS = Object.keys(SERVICES);
function queuesOf(kind) {
    const row = SERVICES[kind];
    if (!('connectQueue' in row))
        throw new Error(`${row.brand} knows no queues`);
    return row;
}
function unnamed(variable) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The variable ${variable} is not set, so that this CI names no project.`);
}


 }),

 4957:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U9: () => ( isLoopback),
   i7: () => ( fitsPath),
   zq: () => ( readAddress)
 });
function readAddress(text, credentials) {
    const trimmed = text.trim();
    const url = URL.parse(trimmed);
    if (url === null) {
        return refused('is not a URL', 'enter the address of the review service without a path, such as https://review.example.com');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return refused(`has the scheme "${url.protocol.slice(0, -1)}"`, 'begin it with https:// (http:// for loopback addresses only)');
    }
    if (url.username !== '' || url.password !== '')
        return refused('holds a user name or a password', `remove it and use ${credentials}`);
    if (trimmed.includes('?') || trimmed.includes('#'))
        return refused('has a query or a fragment', 'remove everything from the "?" or "#" on');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return refused(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
    }
    return { kind: 'address', url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') };
}
function refused(what, remedy) {
    return { kind: 'refused', what, remedy };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function fitsPath(value) {
    return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}


 }),

 7746:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BP: () => ( logLine),
   EO: () => ( wrapWords),
   Q6: () => ( visibleText),
   TN: () => ( oneLine),
   bi: () => ( lettersOf),
   jQ: () => ( showInvisible),
   pe: () => ( ZERO_WIDTH_SPACE),
   xv: () => ( truncate),
   y1: () => ( plainLines)
 });
function made(source, flags) {
    let pattern;
    return () => {
        pattern ??= new RegExp(source, flags);
        return pattern;
    };
}
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_BUT_TAB_AND_NEWLINE = made(String.raw `[^\P{Cc}\n\t]`, 'gu');
function plainLines(text) {
    return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE(), '');
}
const ESCAPE = '\u001b';
const BELL = '\u0007';
const TERMINAL_SEQUENCE = made(`(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^\\p{Cc}]*(?:${BELL}|${ESCAPE}\\\\)`, 'gu');
const INVISIBLE = made(String.raw `((?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)|[\p{Cf}\p{Default_Ignorable_Code_Point}]`, 'gu');
const VISIBLE = /^[\n\t -~]*$/;
function visibleText(text) {
    if (VISIBLE.test(text))
        return text;
    return plainLines(text.replace(TERMINAL_SEQUENCE(), '')).replace(INVISIBLE(), (_, ofEmoji) => ofEmoji ?? '');
}
const CONTROL_OR_BREAK = made(String.raw `[^\P{Cc}\t]|[\p{Zl}\p{Zp}]`, 'gu');
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';
function showInvisible(line) {
    return line
        .toWellFormed()
        .replace(CONTROL_OR_BREAK(), nameOfInvisible)
        .replace(INVISIBLE(), (sign, ofEmoji) => ofEmoji ?? nameOfInvisible(sign));
}
function nameOfInvisible(sign) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < ' '.charCodeAt(0))
        return String.fromCharCode(PICTURES + code);
    if (code === DELETE)
        return PICTURE_OF_DELETE;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
const NOT_PLAIN = /[^ -~]|^ | {2}| $/;
function oneLine(text) {
    return NOT_PLAIN.test(text) ? visibleText(text).replace(/\s+/g, ' ').trim() : text;
}
const CUT = '\u2026';
function truncate(text, limit) {
    const whole = text.toWellFormed();
    if (whole.length <= limit)
        return whole;
    if (limit < CUT.length)
        return '';
    const end = limit - CUT.length;
    const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
    return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}
function isLeadSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
const ZERO_WIDTH_SPACE = '\u200B';
const LETTERS_AND_DIGITS = made(String.raw `[\p{L}\p{N}]+`, 'gu');
function lettersOf(text) {
    return (text.normalize('NFC').match(LETTERS_AND_DIGITS()) ?? []).join('');
}
const COLON_COMMAND = made(String.raw `^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*:\p{M}*)(?=:)`, 'gmu');
const HASH_AT_START = made(String.raw `^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*#\p{M}*)(?=#)`, 'gmu');
const HASH_COMMAND = made(String.raw `(#\p{M}*)(?=#\p{M}*\w*\[)`, 'gu');
const SECTION = /(section_(?:start|end))(?=:\d)/g;
const NO_COMMAND = /^(?![\s\S]*(?:::|##|section_))[\n\t -~]*$/;
function logLine(text) {
    if (NO_COMMAND.test(text))
        return text;
    return visibleText(text)
        .replace(COLON_COMMAND(), '$1\\')
        .replace(HASH_AT_START(), '$1\\')
        .replace(HASH_COMMAND(), '$1\\')
        .replace(SECTION, '$1\\');
}
const HANGING = 4;
const DEEPEST = 0.5;
function wrapWords(line, columns) {
    if (line.length <= columns)
        return [line];
    const start = /^ */u.exec(line)?.[0] ?? '';
    const room = Math.floor(columns * DEEPEST);
    const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
    const lines = [];
    let current = start;
    for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
        const isFirst = current.trim() === '';
        const wider = isFirst ? current + word : current + gap + word;
        if (isFirst || wider.length <= columns) {
            current = wider;
            continue;
        }
        lines.push(current);
        current = hanging + word;
    }
    return [...lines, current];
}


 }),

 6761:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Dt: () => ( firstFew),
   KE: () => ( listed),
   MB: () => ( describeDuration),
   OP: () => ( isGarbled),
   hS: () => ( counted),
   pA: () => ( nearest),
   qy: () => ( compareTexts),
   yS: () => ( folderOf)
 });
function listed(names) {
    if (names.length < 2)
        return names.join('');
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function isGarbled(path) {
    return path.includes('\uFFFD');
}
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}
const CHARACTERS_A_MISTAKE = 3;
function nearest(given, names) {
    const [best] = names
        .map((name) => ({ name, mistakes: countMistakes(given, name) }))
        .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
        .toSorted((a, b) => a.mistakes - b.mistakes);
    if (best !== undefined)
        return best.name;
    const [related] = names
        .filter((name) => name.includes(given) || given.includes(name))
        .toSorted((a, b) => a.length - b.length);
    return given === '' ? undefined : related;
}
function countMistakes(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
            const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
            now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
        }
        beforeLast = last;
        last = now;
    }
    return last[to.length] ?? 0;
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const UNITS = [
    [6 * WEEK, WEEK, 'week'],
    [2 * DAY, DAY, 'day'],
    [2 * HOUR, HOUR, 'hour'],
    [MINUTE, MINUTE, 'minute'],
];
function describeDuration(seconds) {
    const unit = UNITS.find(([from]) => seconds >= from);
    return unit === undefined ? 'less than a minute' : counted(Math.round(seconds / unit[1]), unit[2]);
}


 }),

 5437:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => ( parseMapping),
   c: () => ( mappingFor)
 });
function parseMapping(line) {
    const [from = '', to = '', ...more] = line.split('=>').map((side) => side.trim());
    const names = to.split('/').filter((name) => name !== '' && name !== '.');
    const isInside = !/^(?:\/|[a-z]:)/iu.test(to) && !to.includes('\\') && !names.includes('..');
    return from === '' || to === '' || more.length > 0 || !isInside ? undefined : { from, to: names.join('/') };
}
function mappingFor(path, file) {
    const [theirs, ours] = [path.split('/'), file.split('/')];
    let same = 0;
    while (same < ours.length && theirs.at(-same - 1) === ours.at(-same - 1))
        same += 1;
    if (same === 0 || same >= theirs.length)
        return undefined;
    return `${theirs.slice(0, -same).join('/') || '/'} => ${ours.slice(0, -same).join('/') || '.'}`;
}


 }),

 6856:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   To: () => ( cutKeys),
   c3: () => ( SHORTEST_SECRET),
   kM: () => ( redactVisible),
   lY: () => ( createRedactor)
 });
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);

const SHORTEST_SECRET = 4;
const STARS = '***';
function createRedactor(secrets) {
    const patterns = new Map();
    let waiting = [];
    let any;
    const makePatterns = () => {
        for (const secret of waiting) {
            for (const source of formsOf(secret))
                patterns.set(source, new RegExp(source, 'g'));
        }
        waiting = [];
        any = new RegExp([...patterns.keys()].join('|'));
    };
    const redactor = {
        add(secret) {
            for (const part of new Set([secret, secret.trim(), ...secret.split(/[\r\n]+/)])) {
                if (part.length >= SHORTEST_SECRET)
                    waiting.push(part.toWellFormed());
            }
        },
        redact(text) {
            if (waiting.length > 0)
                makePatterns();
            return any?.test(text) ? cover(text, mergedRanges(text, patterns.values())) : text;
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}
function formsOf(secret) {
    const json = inJson(secret);
    const cleaned = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .BP)(secret);
    const literals = [secret, cleaned, json, inJson(cleaned), inJson(json)];
    const encoded = [
        encodeURIComponent(secret),
        new URLSearchParams([['', secret]]).toString().slice('='.length),
    ];
    const sources = [...literals.map(escapeRegExp), ...encoded.map((form) => anyHexCase(escapeRegExp(form)))];
    return [
        ...sources.filter((source) => source.length >= SHORTEST_SECRET),
        ...[0, 1, 2].map((offset) => base64Pattern(secret, offset)),
    ];
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
function anyHexCase(source) {
    return source.replace(/%[0-9A-F]{2}/g, (byte) => byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
}
function base64Pattern(secret, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor((bytes.length * 8) / 6);
    const inner = bytes.toString('base64').slice(first, last);
    const shared = '[A-Za-z0-9+/_-]';
    return [
        offset === 0 ? '' : shared,
        inner.replace(/[+/]/g, (sign) => (sign === '+' ? '(?:[+-]|%2[Bb])' : '(?:[/_]|%2[Ff])')),
        bytes.length % 3 === 0 ? '' : `${shared}?`,
    ].join('');
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
function mergedRanges(text, patterns) {
    const found = Array.from(patterns, (pattern) => rangesOf(text, pattern))
        .flat()
        .sort((a, b) => a.start - b.start);
    const merged = [];
    for (const range of found) {
        const last = merged.at(-1);
        if (last === undefined || range.start > last.end)
            merged.push(range);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    }
    return merged;
}
function rangesOf(text, pattern) {
    const ranges = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        ranges.push({ start: match.index, end: match.index + match[0].length });
        pattern.lastIndex = match.index + 1;
    }
    return ranges;
}
function cover(text, ranges) {
    let covered = '';
    let last = 0;
    for (const { start, end } of ranges) {
        covered += text.slice(last, start) + STARS;
        last = end;
    }
    return covered + text.slice(last);
}
function redactVisible(text, redact) {
    const plain = redact(text);
    const visible = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(plain);
    const hidden = redact(visible);
    return hidden === visible ? plain : hidden;
}
const SHOWN = 4;
const CUT = '\u2026';
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
const ISSUED = /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;
function cutKeys(text) {
    return [ISSUED, IN_ADDRESS, QUOTED]
        .reduce((shown, pattern) => shown.replace(pattern, cut), text.replace(PEM, (_, head, key) => head + cut(key)))
        .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}
function cut(key) {
    return key.slice(0, SHOWN) + CUT;
}
function looksRandom(token) {
    const signs = token.replace(/[^A-Za-z0-9]/g, '');
    const digits = signs.replace(/\D/g, '').length;
    const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
    return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}


 }),

 8009:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => ( VERSION)
 });
const VERSION = '0.1.0';


 })

};
