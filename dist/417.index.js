export const id = 417;
export const ids = [417];
export const modules = {

 7802:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => ( toDiff),
   OG: () => ( hasNewEnding),
   ox: () => ( FILTER_MODES),
   z6: () => ( endingOf)
 });
function toDiff(from, to, files) {
    const byNewPath = new Map();
    const byOldPath = new Map();
    for (const file of files) {
        if (file.newPath !== undefined)
            byNewPath.set(file.newPath, file);
        if (file.oldPath !== undefined && file.status !== 'copied')
            byOldPath.set(file.oldPath, file);
    }
    return { from, to, files, byNewPath, byOldPath };
}
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}
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
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
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
const BEHIND = /(?:\s\((?:varies|silent)\)){1,2}$/u;
function toolsOfJob(lines) {
    const named = lines.map((line) => line.replace(BEHIND, '').trimEnd());
    const having = (word) => named.filter((_, index) => BEHIND.exec(lines[index] ?? '')?.[0].includes(word));
    return { named, silent: having('(silent)'), varying: having('(varies)') };
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
   Ky: () => ( PULL_REQUEST),
   LP: () => ( MERGE_REQUEST),
   Lw: () => ( Refused),
   MQ: () => ( readName),
   Nh: () => ( readDeploymentNumber),
   Qk: () => ( readOneOf),
   SM: () => ( readSigningKeys),
   Se: () => ( readLines),
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
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5437);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);



class Refused extends Error {
}
const readTrimmed = (text) => text.trim();
const readLines = (text) => text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const readTools = (text) => (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .Sy)(readLines(text));
const readFlag = (text) => {
    const word = text.trim();
    if (word !== 'true' && word !== 'false')
        throw new Refused('true or false');
    return word === 'true';
};
const readSha = (text) => {
    const id = text.trim().toLowerCase();
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(id))
        throw new Refused('a full commit id of 40 hexadecimal digits');
    return id;
};
const readSecret = (text) => {
    if (text.trim().length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .c3)
        return text;
    throw new Refused(`has fewer than ${_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .c3} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`);
};
const readToken = (text) => {
    const token = text.trim();
    if (!/\s/u.test(token))
        return readSecret(token);
    throw new Refused('contains white space, which no token does: check that only the token was set');
};
const SHORTEST_SIGNING_KEY = 32;
const readSigningKeys = (text) => {
    const keys = readLines(text);
    if (keys.every(({ length }) => length >= SHORTEST_SIGNING_KEY))
        return keys;
    throw new Refused(`has a line of fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random key, for example with openssl rand -hex 32`);
};
const readName = (text) => {
    const name = text.trim();
    if (name === '.' || name === '..')
        throw new Refused('a name other than . and ..');
    return name;
};
function readOneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text.trim());
        if (word === undefined)
            throw new Refused(`one of ${words.join(', ')}`);
        return word;
    };
}
function readSomeOf(words) {
    return (text) => {
        const given = readLines(text.replaceAll(',', '\n'));
        const known = words;
        if (given.every((word) => known.includes(word)))
            return words.filter((word) => given.includes(word));
        throw new Refused(`any of ${words.join(', ')}, one a line or with commas between them`);
    };
}
const readPathMap = (text) => readLines(text).map((line) => {
    const mapping = (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_2__ .K)(line);
    if (mapping !== undefined)
        return mapping;
    throw new Refused('lines such as `/src => .` and `../../path => services/api`, with a folder of the repository behind =>');
});
function readWhole(least, most) {
    return (text) => {
        const digits = text.trim();
        const number = Number(digits);
        if (/^\d{1,9}$/u.test(digits) && number >= least && number <= most)
            return number;
        throw new Refused(`a whole number from ${least} to ${most}`);
    };
}
const readDeploymentNumber = (text) => {
    const numbers = text.match(/\d+/gu) ?? [];
    const number = Number(numbers[0]);
    const isNegative = /^-\d+$/u.test(text.trim());
    if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative)
        return number;
    throw new Refused('a number, or text that contains exactly one number, such as deployments/293');
};
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
const readReference = (text) => {
    const named = text.trim();
    const isPage = /^https?:\/\//u.test(named);
    const forms = FORMS.filter(({ sign, page }) => (isPage ? page.test(named) : named.includes(sign)));
    const [form] = forms;
    const [, project = '', digits = ''] = isPage
        ? ['', '', form?.page.exec(named)?.[1]]
        : (/^(?:(.*)(?=[!#]))?[!#]?(\d+)$/u.exec(named) ?? []);
    const number = Number(digits);
    if (!/^\d{1,9}$/u.test(digits) || number === 0 || (project !== '' && !isProject(project)))
        throw new Refused('the number of a change (12), owner/repository#12, group/project!12, or the address of its page');
    return {
        number,
        ...(form !== undefined && { services: forms.flatMap(({ services }) => services) }),
        ...(project !== '' && { project }),
        ...(isPage && { page: named }),
    };
};
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
   Y5: () => ( FLAG_GROUPS),
   cG: () => ( variableName),
   fX: () => ( readySeconds),
   iJ: () => ( toPolicy),
   ic: () => ( timeLimits),
   pH: () => ( SECRET_INPUTS),
   wx: () => ( describeUnreadVariables)
 });
 var _diff_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
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
    const row = (read, unset, ...flag) => ({
        part,
        read,
        unset,
        flag,
    });
    return {
        row,
        optional: (read, ...flag) => row(read, undefined, ...flag),
        secret: (read) => ({
            part,
            read,
            unset: undefined,
            flag: 'secret',
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
    const word = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(THRESHOLDS)(text);
    return word === 'none' ? 'never' : word;
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
    'filter-mode': policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Qk)(_diff_diff_js__WEBPACK_IMPORTED_MODULE_5__ .ox), 'mode', 'default added; diff-context, file, nofilter'),
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
const LONGEST_VALUE_SHOWN = 60;
const INPUT_NAMES = Object.keys(INPUTS);
const SECRET_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].flag === 'secret');
function parseInputs(raw) {
    const faults = [];
    const entries = INPUT_NAMES.map((name) => {
        const { read, unset } = INPUTS[name];
        const text = raw[name];
        if (text === undefined)
            return [name, unset];
        try {
            return [name, read(text)];
        }
        catch (error) {
            if (!(error instanceof _input_text_js__WEBPACK_IMPORTED_MODULE_4__ .Lw))
                throw error;
            const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
            faults.push(SECRET_INPUTS.includes(name)
                ? `Input ${name} ${error.message}`
                : `Input ${name} is ${shown}; it takes ${error.message}`);
            return [name, unset];
        }
    });
    return { inputs: Object.fromEntries(entries), faults };
}
function withoutReviewed(inputs) {
    const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
    return Object.fromEntries(others.map((name) => [name, inputs[name]]));
}
function toPolicy(inputs) {
    const { 'filter-mode': asked, resolve } = inputs;
    return {
        filterMode: asked ?? 'nofilter',
        filterModeByLine: asked ?? 'added',
        minLevel: inputs['min-level'],
        failLevel: inputs['fail-level'],
        acceptResolved: inputs['accept-resolved'],
        maxThreads: inputs['max-threads'],
        resolve,
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
function variableName(name) {
    return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}
function describeUnreadVariables(environment) {
    const bare = (name) => name.slice(VARIABLE_PREFIX.length);
    const read = INPUT_NAMES.map(variableName);
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '' && !read.includes(name))
        .toSorted()
        .map((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .pA)(bare(name), read.map(bare));
        return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
    });
    return unread.length === 0 ? undefined : `Unknown variables: ${unread.join(', ')}`;
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
    };
}


 }),

 8658:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( SERVICES),
   Q2: () => ( _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__.Q2),
   iw: () => ( queuesOf),
   o1: () => ( SERVICE_KINDS),
   we: () => ( _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__.we),
   z5: () => ( serviceOf)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);


const PULL_REQUEST = {
    noun: 'pull request',
    address: ({ apiUrl }) => apiUrl,
    describe: ({ pullRequest, repository, webUrl }) => `pull request #${pullRequest} of ${repository} at ${webUrl}`,
    place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
    ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
};
const deployments = {
    brand: 'the review service',
    noun: 'deployment',
    annotates: false,
    address: ({ baseUrl }) => (0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl),
    describe: ({ deploymentNumber, baseUrl }) => `${(0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .we)(deploymentNumber).name} at ${(0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl)}`,
    place: ({ baseUrl }) => (0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_1__ .Q2)(baseUrl),
    ofNumber: (access, deploymentNumber) => ({ ...access, deploymentNumber }),
    async connect(access, options) {
        const { createReviewService } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 6582));
        return createReviewService({ ...access, ...options });
    },
};
const gitlab = {
    brand: 'GitLab',
    noun: 'merge request',
    annotates: false,
    takesExitStatus: true,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ mergeRequest: number, project, webUrl }) => `merge request !${number} of the project ${project} at ${webUrl}`,
    place: ({ project, webUrl }) => `${webUrl}/${project}`,
    ofNumber: (access, number) => ({ ...access, mergeRequest: number }),
    async listMerged(access, wanted, options) {
        return (await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383))).listMergeRequests(access, wanted, options);
    },
    async connect(access, options) {
        const { createGitlabService } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383));
        return createGitlabService({ ...access, ...options });
    },
    async connectQueue({ apiUrl, project, pipeline }, { number }, token, check, options) {
        if (project === undefined || number === undefined)
            throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
        const { createGitlabService } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(383)]).then(__webpack_require__.bind(__webpack_require__, 5383));
        const access = { apiUrl, project, pipeline, mergeRequest: number, token, check };
        return createGitlabService({ ...access, ...options });
    },
};
const github = {
    ...PULL_REQUEST,
    brand: 'GitHub',
    annotates: true,
    takesExitStatus: false,
    async listMerged(access, wanted, options) {
        return (await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621))).listPullRequests(access, wanted, options);
    },
    async connect(access, options) {
        const { createGithubService } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        return createGithubService({ ...access, ...options });
    },
    async findByHead(place, head, options) {
        const { findPullRequests } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        const numbers = await findPullRequests({ ...place, ...options }, head);
        return numbers.map((number) => ({ number, access: { ...place, pullRequest: number } }));
    },
    async connectQueue({ apiUrl, project: repository }, { sha }, token, _, options) {
        if (repository === undefined)
            throw unnamed('GITHUB_REPOSITORY');
        const { putCheckOn } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(621)]).then(__webpack_require__.bind(__webpack_require__, 4621));
        const to = { ...options, token, apiUrl, repository };
        return { noun: github.noun, putCheck: (check) => putCheckOn(to, sha, check) };
    },
};
function giteaOf(kind, brand) {
    return {
        ...PULL_REQUEST,
        brand,
        annotates: false,
        async listMerged(access, wanted, options) {
            return (await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(174)]).then(__webpack_require__.bind(__webpack_require__, 5174))).listGiteaPulls({ ...access, kind }, wanted, options);
        },
        async connect(access, options) {
            const { createGiteaService } = await Promise.all([__webpack_require__.e(837), __webpack_require__.e(586), __webpack_require__.e(343), __webpack_require__.e(408), __webpack_require__.e(174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
            return createGiteaService({ ...access, ...options, kind });
        },
    };
}
const [gitea, forgejo] = [giteaOf('gitea', 'Gitea'), giteaOf('forgejo', 'Forgejo')];

const SERVICES = { deployments, gitlab, github, gitea, forgejo };
const SERVICE_KINDS = Object.keys(SERVICES);
function serviceOf({ kind, }) {
    return SERVICES[kind];
}
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
