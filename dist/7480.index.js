export const id = 7480;
export const ids = [7480];
export const modules = {

 60445:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( findRoute),
   fx: () => ( describeRoute)
 });
 var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43414);



const HTTPS = ['https_proxy', 'HTTPS_PROXY'];
const BYPASS = ['no_proxy', 'NO_PROXY'];
const SPELLING = 'write it as http://host:port, with user:password@ before the host (percent-encoded) where the proxy asks for them';
function findRoute(baseUrl, environment) {
    const { protocol, hostname, port } = new URL(baseUrl);
    if ((0,_http_address_js__WEBPACK_IMPORTED_MODULE_2__ .U9)(hostname))
        return { kind: 'direct', reason: `${hostname} is this machine` };
    const variable = HTTPS.find((name) => isSet(environment[name]));
    if (variable === undefined)
        return { kind: 'direct', reason: 'the variable HTTPS_PROXY is not set' };
    const bypass = BYPASS.find((name) => isSet(environment[name]));
    const service = { hostname, port: port === '' ? defaultPort(protocol) : port };
    if (bypass !== undefined && bypassesProxy(service, environment[bypass] ?? '')) {
        return { kind: 'direct', reason: `the variable ${bypass} names ${hostname}` };
    }
    const url = parseProxy(environment[variable] ?? '', variable);
    return { kind: 'proxy', url: url.href, name: `the proxy ${url.protocol}//${url.host} (${variable})` };
}
function describeRoute(route) {
    return route.kind === 'proxy' ? `through ${route.name}` : `without a proxy: ${route.reason}`;
}
function parseProxy(value, variable) {
    const text = value.trim();
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    if (url === null || url.hostname === '' || !isDecodable(url.username + url.password)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`The variable ${variable} is not the address of a proxy: ${SPELLING}.`);
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`The variable ${variable} names a proxy of the kind ${url.protocol.slice(0, -1)}, which cannot be used: name an http proxy, or put the host of \`base-url\` into NO_PROXY.`);
    }
    return url;
}
function defaultPort(protocol) {
    return protocol === 'https:' ? '443' : '80';
}
function isSet(value) {
    return value !== undefined && value.trim() !== '';
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}
function bypassesProxy({ hostname, port }, noProxy) {
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const { name, only } = splitPort(entry);
        return (only === undefined || only === port) && names(name, host);
    });
}
function splitPort(entry) {
    const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    return { name: bracketed ?? plain ?? entry, only };
}
function names(entry, host) {
    if (entry === '*')
        return true;
    const [network = '', prefix] = entry.split('/');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) !== 0)
        return prefix === undefined ? sameAddress(network, host) : within(network, Number(prefix), host);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
}
function sameAddress(entry, host) {
    return within(entry, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(entry) === 6 ? 128 : 32, host);
}
function within(network, prefix, host) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
        return false;
    const block = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    block.addSubnet(network, prefix, family);
    return block.check(host, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? 'ipv6' : 'ipv4');
}


 }),

 2211:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Se: () => ( githubHost),
  xb: () => ( onGithub)
});


var api_address = __webpack_require__(92926);
var variables = __webpack_require__(33330);
var lines = __webpack_require__(17746);
;
function createToolkit(write) {
    let waiting;
    let failures = [];
    const use = (act) => {
        const before = waiting ?? Promise.resolve();
        waiting = before
            .then(async () => {
            await act(await __webpack_require__.e( 3838).then(__webpack_require__.bind(__webpack_require__, 33838)));
        })
            .catch((error) => {
            failures.push(error);
        });
    };
    const print = (line) => {
        if (waiting === undefined)
            write(`${line}\n`);
        else
            use(() => write(`${line}\n`));
    };
    return {
        use,
        print,
        group: (title) => print(`::group::${escapeData(title)}`),
        endGroup: () => print('::endgroup::'),
        error: (line) => write(`::error::${escapeData(line)}\n`),
        mask: (secret) => write(`::add-mask::${escapeData(secret)}\n`),
        async settled() {
            const last = waiting;
            await last;
            if (waiting === last)
                waiting = undefined;
            const [failure] = failures;
            failures = [];
            if (failure !== undefined)
                throw failure;
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

;




function githubHost(environment, redactor) {
    const clean = (line) => redactor.redact((0,lines.BP)(line));
    const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY } = environment;
    const toolkit = createToolkit((text) => process.stdout.write(text));
    let open = false;
    const endGroup = () => {
        if (open)
            toolkit.endGroup();
        open = false;
    };
    return {
        input(name) {
            const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
            const variable = environment[(0,variables.cG)(name)] ?? '';
            const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
            return value === '' ? undefined : value;
        },
        mask(secret) {
            redactor.add(secret);
            toolkit.mask(secret);
        },
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: (line) => toolkit.print(clean(line)),
        warning: (line) => toolkit.use((core) => core.warning(clean(line))),
        error: (line) => toolkit.error(clean(line)),
        annotate: ({ level, message, title, path, ...lines }) => toolkit.use((core) => core[level](clean(message), {
            title: clean(title),
            ...(path !== undefined && { file: redactor.redact(path), ...lines }),
        })),
        status: (line) => toolkit.print(clean(line)),
        rewrites: false,
        group(title) {
            endGroup();
            toolkit.group(clean(title));
            open = true;
        },
        endGroup,
        writeDocument: (json) => toolkit.print(clean(json)),
        setOutput: (name, value) => toolkit.use((core) => core.setOutput(name, redactor.redact(value))),
        async writeSummary(markdown) {
            if (GITHUB_STEP_SUMMARY !== undefined) {
                toolkit.use((core) => core.summary.addRaw(redactor.redact(markdown), true).write());
            }
            await toolkit.settled();
        },
        workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
        ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
        ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
        ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
        async withoutSecrets() {
            const { untrustedEvent } = await __webpack_require__.e( 1064).then(__webpack_require__.bind(__webpack_require__, 81064));
            return untrustedEvent(await readEvent());
        },
        ...onGithub(environment, environment[(0,variables.cG)('token')] ? 'given' : 'supplied'),
    };
}
function onGithub(environment, token) {
    return {
        ...(environment.GITHUB_REPOSITORY === undefined
            ? {}
            : { repository: { address: repositoryUrl(environment), files: '/blob/' } }),
        ci: () => githubCi(environment, token, readEvent),
        async withoutRights(whose) {
            const { eventWithoutRights } = await __webpack_require__.e( 1064).then(__webpack_require__.bind(__webpack_require__, 81064));
            return eventWithoutRights(await readEvent(), whose);
        },
        async namedChange() {
            const { githubChange } = await __webpack_require__.e( 1064).then(__webpack_require__.bind(__webpack_require__, 81064));
            return githubChange(await readEvent(), environment);
        },
    };
}
function runUrl(environment) {
    return `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}`;
}
function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) {
    return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}
async function readEvent() {
    try {
        const { Context } = await __webpack_require__.e( 7157).then(__webpack_require__.bind(__webpack_require__, 37157));
        const context = new Context();
        return { name: context.eventName, actor: context.actor, payload: context.payload };
    }
    catch {
        return { name: undefined, actor: undefined, payload: undefined };
    }
}
async function githubCi(environment, token, readEvent) {
    const { GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY } = environment;
    const apiUrl = (0,api_address.n7)(set(GITHUB_API_URL) ?? 'https://api.github.com');
    return {
        service: 'github',
        apiUrl,
        graphqlUrl: set(GITHUB_GRAPHQL_URL) ?? `${apiUrl.replace(/\/v3$/iu, '')}/graphql`,
        repository: set(GITHUB_REPOSITORY),
        change: changeOfRef(environment) ?? (await changeOfEvent(environment, readEvent)),
        suppliesToken: token === 'supplied',
    };
}
function changeOfRef({ GITHUB_REF, GITHUB_EVENT_NAME, GITHUB_SHA }) {
    const [, number] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
    if (number !== undefined)
        return { kind: 'number', number: Number(number) };
    return GITHUB_EVENT_NAME === 'merge_group' && GITHUB_SHA ? { kind: 'queue', sha: GITHUB_SHA } : undefined;
}
async function changeOfEvent({ GITHUB_EVENT_NAME }, readEvent) {
    if (set(GITHUB_EVENT_NAME) === undefined)
        return noPullRequest('no event');
    const nothing = noPullRequest(`the event ${GITHUB_EVENT_NAME}`, GITHUB_EVENT_NAME);
    if (!/^(?:pull_request|workflow_run)/u.test(GITHUB_EVENT_NAME ?? ''))
        return nothing;
    const { eventChange } = await __webpack_require__.e( 1064).then(__webpack_require__.bind(__webpack_require__, 81064));
    return eventChange(await readEvent()) ?? nothing;
}
const BY_HAND = [
    'workflow_dispatch',
    'repository_dispatch',
    'workflow_call',
];
function noPullRequest(what, event) {
    return {
        kind: 'none',
        reason: `${what} names no pull request`,
        remedy: 'run the step for the event pull_request, or name one in the input pull-request',
        mayPass: event !== undefined && !BY_HAND.includes(event),
    };
}
function set(value) {
    return value === '' ? undefined : value;
}


 }),

 12177:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  c: () => ( endOnCrash),
  m: () => ( processWorld)
});

var promises_ = __webpack_require__(58500);
var lines = __webpack_require__(17746);
var errors = __webpack_require__(27406);
;

const UNUSED = 'http://127.0.0.1';
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new errors.j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}

var external_node_fs_promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
;


async function replaceFile(path, text, unique) {
    const folder = (0,external_node_path_.dirname)(path);
    await makeFolders(folder);
    const there = await (0,external_node_fs_promises_.stat)(path).catch(() => undefined);
    if (there !== undefined && !there.isFile())
        throw new Error('it is not a regular file');
    const fresh = (0,external_node_path_.join)(folder, `.sarif-review-${unique}`);
    try {
        await (0,external_node_fs_promises_.writeFile)(fresh, text, { flag: 'wx' });
        await (0,external_node_fs_promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(fresh, { force: true });
        throw error;
    }
}
async function makeFolders(path) {
    if (await isThere(path))
        return;
    const above = (0,external_node_path_.dirname)(path);
    if (above !== path)
        await makeFolders(above);
    try {
        await (0,external_node_fs_promises_.mkdir)(path);
    }
    catch (error) {
        if (!(await isThere(path)))
            throw error;
    }
}
async function isThere(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}

;




const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
const NONCE_BYTES = 12;
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => useRoute(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        async turn() {
            for (let turns = 0; turns < 2; turns += 1)
                await (0,promises_.setImmediate)();
        },
        random: Math.random,
        nonce,
        writeFile: (path, text) => replaceFile(path, text, nonce()),
    };
}
function endOnCrash(status, tell) {
    const end = (error) => {
        process.exitCode = status;
        try {
            tell(`Unexpected end: ${(0,lines.TN)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}


 }),

 53468:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => ( proxySecrets)
 });
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
function proxySecrets(environment) {
    const secrets = PROXIES.flatMap((name) => {
        const value = environment[name] ?? '';
        const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
        const colon = credentials.indexOf(':');
        const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
        return [secret, decode(secret)];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


 }),

 92926:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A6: () => ( readGitlabAddress),
   Ct: () => ( readGithubAddress),
   Nm: () => ( sameOrigin),
   n7: () => ( plainAddress),
   xU: () => ( sameAddress),
   yn: () => ( refuseToken)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43414);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58658);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85915);
 var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33330);




const GITLAB_API = '/api/v4';
const GITHUB_API = '/api/v3';
function readGitlabAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITLAB_API);
        return { apiUrl: webUrl + GITLAB_API, webUrl };
    });
}
function readGithubAddress(text) {
    return read(text, (url) => {
        const { hostname, protocol } = new URL(url);
        const name = hostname.replace(/^(?:api|www)\./, '');
        if (name === 'github.com' || name.endsWith('.ghe.com')) {
            const apiUrl = `${protocol}//api.${name}`;
            return { apiUrl, graphqlUrl: `${apiUrl}/graphql`, webUrl: `${protocol}//${name}` };
        }
        const webUrl = withoutEnd(url, GITHUB_API);
        return { apiUrl: webUrl + GITHUB_API, graphqlUrl: `${webUrl}/api/graphql`, webUrl };
    });
}
function sameAddress(one, other) {
    return plainAddress(one) === plainAddress(other);
}
function plainAddress(text) {
    const url = URL.parse(text.trim());
    return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}
function sameOrigin(one, other) {
    return URL.parse(one)?.origin === URL.parse(other)?.origin;
}
const OF_PAGE = /\/(?:-|pull\/\d+|deployments\/\d+)(?:\/|$)/u;
function read(text, toAddress) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_3__ .zq)(text, 'the input `token`');
    if (address.kind !== 'address')
        return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`${address.what}: ${address.remedy}`);
    const found = toAddress(address.url);
    return OF_PAGE.test(found.webUrl)
        ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`is the address of a page (${found.webUrl}): give that of the service, such as ${new URL(found.webUrl).origin}`)
        : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .Uq)(found);
}
function withoutEnd(url, end) {
    return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}
function refuseToken({ service }, ci, addresses) {
    const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
    const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
    if (foreign === undefined || ci === undefined)
        return [];
    const where = new URL(foreign).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined) {
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    }
    if (ci.suppliesToken) {
        return [
            `Input token may be the one that ${_services_index_js__WEBPACK_IMPORTED_MODULE_0__ .Bg[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_2__ .cG)('token')} (under env)`,
        ];
    }
    return [];
}


 }),

 68564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   TC: () => ( findForeignInputs),
   V2: () => ( neededInputs),
   Wo: () => ( describeWays),
   jK: () => ( asksNoService),
   ow: () => ( tokenFrom),
   xJ: () => ( chooseService)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16761);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75487);
 var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33330);



const KINDS = Object.keys(_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K);
function chooseService(raw, inputs, ci) {
    if (plansAlone(inputs))
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].meantByOwn && ownInputs(kind, raw).length > 0);
    return meant ?? ci?.service;
}
function neededInputs(chosen, inputs, ci) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return [];
    const { needed, ofCi, addressOf } = _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen];
    const isKnown = (name) => (ci?.service === chosen && ofCi.includes(name)) ||
        (name === 'base-url' && addressOf?.(inputs) !== undefined);
    return needed.filter((name) => !isKnown(name));
}
function tokenFrom(chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    return _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen].tokenFrom;
}
function findForeignInputs(raw, chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    for (const kind of KINDS) {
        const foreign = kind === chosen ? [] : ownInputs(kind, raw);
        if (foreign.length === 0)
            continue;
        const { change } = _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind];
        const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
        const meant = raw.service === undefined ? 'the other inputs, or this CI, mean' : 'the input service means';
        return `${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .KE)(foreign)} ${verb} for ${change}, while ${meant} ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen].change}: leave out those of one of the two`;
    }
    return undefined;
}
function ownInputs(kind, raw) {
    return _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].own.filter((name) => raw[name] !== undefined);
}
function describeWays(base) {
    if (base === 'taken') {
        return ('No pull request, merge request or --base was given: add --base main to compare with that branch ' +
            'without a review service, or name a service and a change (sarif-review plan --help)');
    }
    const ways = KINDS.map((kind) => `for ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].change}, ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].way}`);
    const example = 'base-url';
    return (`No pull request, merge request or deployment request was given: ${ways.join('; ')}. ` +
        `Each is an input of the action, a variable such as ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__ .cG)(example)}, or, except for secrets, a flag such as --${example}. ` +
        'To look at a branch without a review service: sarif-review plan --base main');
}
function plansAlone(inputs) {
    return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}
function asksNoService(inputs) {
    return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}


 }),

 3185:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( inspectInputs),
   E2: () => ( missingMessage),
   Ko: () => ( readInputs),
   hc: () => ( readRaw),
   vz: () => ( withChange)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58658);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _choose_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68564);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75487);
 var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85835);
 var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33330);







const ALWAYS_NEEDED = ['sarif-file'];
const LONGEST_VALUE_SHOWN = 60;
function readInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(raw, inputs, facts.ci);
    const needed = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .V2)(chosen, inputs, facts.ci);
    const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .TC)(raw, chosen);
    const ways = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(inputs['dry-run'] ? 'taken' : 'not-taken');
    const faults = [
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
        ...(chosen === undefined ? [ways] : []),
        ...(foreign === undefined ? [] : [foreign]),
        ...findFaults(raw, parsed).map(({ message }) => message),
        ...unfit,
    ];
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(faults.length === 0 ? ways : faults.join('. '));
    return { ...(0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .KN)(inputs), 'sarif-file': logs, reviewed };
}
function readRaw(source) {
    const raw = {};
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_4__ .Qh) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value))
            raw[name] = value;
    }
    return raw;
}
const FILLED_BY_CI = ['token', 'merge-request'];
function isUnexpanded(name, value) {
    return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
}
function findFaults(raw, { inputs, refused }) {
    const half = halfOfPair(inputs) && halfOfPair(raw);
    return [...refused.map(toError), ...(half === undefined ? [] : [half])];
}
function halfOfPair(inputs) {
    if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined))
        return undefined;
    const [given, missing] = inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${missing} is missing: ${given} is given, and both are needed or neither`);
}
function missingMessage(names, { secretHint } = {}, chosen) {
    const flags = names.filter((name) => !_table_js__WEBPACK_IMPORTED_MODULE_4__ .pH.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or with ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .KE)(flags)} on the command line`;
    const hints = [
        ...(names.includes('token') ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .ow)(chosen)] : []),
        ...(flags.length < names.length ? [secretHint] : []),
    ].filter((hint) => hint !== undefined);
    const variables = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .KE)(names.map(_variables_js__WEBPACK_IMPORTED_MODULE_5__ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input, in the variable"]
        : ['Inputs', "are missing: set them as the action's inputs, in the variables"];
    return [`${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .KE)(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
}
function toError({ name, text, accepts }) {
    if (_table_js__WEBPACK_IMPORTED_MODULE_4__ .pH.includes(name))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} ${accepts}`);
    const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} is ${shown}; it takes ${accepts}`);
}
function withChange(inputs, { change, ci }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .jK)(inputs) || given !== undefined)
        return inputs;
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}
function inspectInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const set = _table_js__WEBPACK_IMPORTED_MODULE_4__ .Qh.filter((name) => raw[name] !== undefined);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(raw, inputs, facts.ci);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .TC)(raw, chosen);
    const faults = [
        ...findFaults(raw, { ...parsed, inputs }),
        ...[...(foreign === undefined ? [] : [foreign]), ...unfit].map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(text)),
    ];
    const missing = chosen === undefined
        ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(facts.base ?? 'not-taken')]
        : (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .V2)(chosen, inputs, facts.ci)
            .filter((name) => raw[name] === undefined)
            .map((name) => missingMessage([name], facts, chosen));
    return { inputs, set, faults, missing, reviewed };
}
function readReviewed(inputs, chosen, ci) {
    if (chosen === undefined || chosen === 'unclear')
        return { value: undefined, faults: [] };
    const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
    if (chosen !== 'commits') {
        const keys = { signingKey: inputs['signing-key'], previousSigningKey: inputs['previous-signing-key'] };
        return _review_services_js__WEBPACK_IMPORTED_MODULE_3__ .K[chosen].toReviewed(inputs, keys, ci);
    }
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const change = number === undefined ? undefined : (0,_services_index_js__WEBPACK_IMPORTED_MODULE_1__ .we)(number);
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}


 }),

 75487:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K: () => ( REVIEW_SERVICES)
});

var change_reference = __webpack_require__(32659);
;
function toDeployment(inputs, keys) {
    const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
    const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
    if (baseUrl === undefined || clientId === undefined)
        return { value: undefined, faults: [] };
    if (clientSecret === undefined || deploymentNumber === undefined)
        return { value: undefined, faults: [] };
    const previousClientSecret = inputs['previous-client-secret'];
    const client = { clientId, clientSecret, previousClientSecret };
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const value = {
        kind: 'deployments',
        baseUrl,
        ...client,
        ...keys,
        deploymentNumber,
        endpoints,
        diff,
    };
    return { value, faults: [] };
}

var api_address = __webpack_require__(92926);
;
function ciOf(service, ci) {
    return isCiOf(service, ci) ? ci : undefined;
}
function isCiOf(service, ci) {
    return ci?.service === service;
}

;
function ownDiff(inputs, change) {
    return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
        ? []
        : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}

;




const JOB_TOKEN = 'glcbt-';
function addressOfMergeRequest({ 'merge-request': named, }) {
    return named?.page === undefined ? undefined : URL.parse(named.page)?.origin;
}
function toMergeRequest(inputs, keys, ci) {
    const { service, token, 'merge-request': named, 'base-url': baseUrl } = inputs;
    const own = ciOf('gitlab', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfMergeRequest(inputs);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.A6)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable CI_API_V4_URL'
                : 'Input merge-request';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address.xU)(own.apiUrl, apiUrl));
    const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const project = named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
    const faults = [
        ...ownDiff(inputs, 'a merge request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, [apiUrl])),
        ...(token?.startsWith(JOB_TOKEN) || (token !== undefined && own?.isJobToken(token))
            ? [NO_JOB_TOKEN]
            : []),
        ...(named !== undefined && project === undefined ? [describeProject(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || number === undefined || project === undefined)
        return { value: undefined, faults };
    const pipeline = isOwn && runsIn(project, own) ? own.pipeline : undefined;
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const reviewed = { apiUrl, webUrl, token, project, mergeRequest: number, pipeline, verdict };
    const previousAuthors = inputs['previous-authors'];
    return {
        value: { kind: 'gitlab', ...reviewed, ...keys, previousAuthors, diff: undefined },
        faults,
    };
}
function runsIn(project, { pipelineProjects }) {
    return pipelineProjects.some((one) => one.toLowerCase() === project.toLowerCase());
}
const NO_JOB_TOKEN = 'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that';
function projectOf({ project, page }, webUrl, own) {
    return page === undefined ? (project ?? own) : (0,change_reference.e0)(page, webUrl, change_reference.LP);
}
function describeProject({ number, page }, webUrl) {
    return page === undefined
        ? `Input merge-request names no project: write it as group/project!${number}`
        : `Input merge-request is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input merge-request is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${capitalize(change.reason)}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This pipeline runs for a merge train, whose merge requests are reviewed by their own pipelines']
        : [];
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;




const PUBLIC_GITHUB = 'https://api.github.com';
function addressOfPullRequest({ 'pull-request': named, }) {
    if (named?.page === undefined)
        return PUBLIC_GITHUB;
    return /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u.exec(named.page)?.[1];
}
function toPullRequest(inputs, keys, ci) {
    const { service, token, 'pull-request': named, 'base-url': baseUrl } = inputs;
    const own = ciOf('github', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfPullRequest(inputs);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.Ct)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable GITHUB_API_URL'
                : 'Input pull-request';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
    const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
    const pullRequest = whichOne(named, isOwn ? own.change : undefined);
    const repository = named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
    const faults = [
        ...ownDiff(inputs, 'a pull request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, [apiUrl, graphqlUrl])),
        ...(named !== undefined && repository === undefined ? [describeRepository(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? pull_request_describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const access = {
        apiUrl,
        graphqlUrl,
        webUrl,
        token,
        repository,
        ...keys,
        previousAuthors: inputs['previous-authors'],
        diff: undefined,
    };
    const value = pullRequest.kind === 'number'
        ? { kind: 'github', pullRequest: pullRequest.number, ...access }
        : { kind: 'by-head', service: 'github', head: pullRequest, ...access };
    return { value, faults };
}
function isOf(ownApiUrl, apiUrl) {
    const own = (0,api_address.Ct)(ownApiUrl);
    return (0,api_address.xU)(own.kind === 'value' ? own.value.apiUrl : ownApiUrl, apiUrl);
}
function whichOne(named, change) {
    if (named !== undefined)
        return { kind: 'number', number: named.number };
    return change?.kind === 'number' || change?.kind === 'head' ? change : undefined;
}
function repositoryOf({ project, page }, webUrl, own) {
    const name = page === undefined ? (project ?? own) : (0,change_reference.e0)(page, webUrl, change_reference.Ky);
    return name !== undefined && /^[^/]+\/[^/]+$/u.test(name) ? name : undefined;
}
function describeRepository({ number, page }, webUrl) {
    return page === undefined
        ? `Input pull-request names no repository: write it as owner/repository#${number}`
        : `Input pull-request is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function pull_request_describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input pull-request is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${change.reason}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This workflow runs for a merge queue, whose pull requests are reviewed by their own runs']
        : [];
}

;




const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'previous-client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        ofCi: [],
        way: 'set base-url, client-id, client-secret and deployment-number',
        changeInput: 'deployment-number',
        rightsInEvent: false,
        toReviewed: toDeployment,
    },
    gitlab: {
        change: 'a merge request of GitLab',
        own: ['merge-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'merge-request'],
        ofCi: ['base-url', 'merge-request'],
        addressOf: addressOfMergeRequest,
        tokenFrom: 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
        way: 'set token in a pipeline of GitLab CI, or set service to gitlab, base-url, token and merge-request',
        changeInput: 'merge-request',
        repository: {
            named: 'the project by its path, as group/project',
            form: /^(?!\/)[\w./-]+(?<!\/)$/u,
            sign: change_reference.LP.sign,
        },
        rightsInEvent: false,
        toReviewed: toMergeRequest,
    },
    github: {
        change: 'a pull request of GitHub',
        own: ['pull-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'pull-request'],
        ofCi: ['base-url', 'pull-request'],
        addressOf: addressOfPullRequest,
        way: 'run on GitHub Actions, or set service to github, token and pull-request',
        changeInput: 'pull-request',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: change_reference.Ky.sign,
        },
        rightsInEvent: true,
        toReviewed: toPullRequest,
    },
};


 }),

 6765:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $t: () => ( placeOf),
   AR: () => ( findChangesOfHead),
   Jm: () => ( ofNumber),
   Ng: () => ( connect),
   bP: () => ( listMerged),
   lc: () => ( describeReviewed),
   on: () => ( connectQueue),
   z5: () => ( serviceOf)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60445);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58658);
 var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28009);
 var _service_wrappers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18329);





function serviceOf(reviewed) {
    if (reviewed.kind === 'commits')
        return undefined;
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[reviewed.kind !== 'by-head' ? reviewed.kind : reviewed.service];
}
function rowOf({ kind }) {
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[kind];
}
async function findChangesOfHead(reviewed, limits, host, world) {
    const { kind: _, service, head, ...place } = reviewed;
    const options = optionsFor(reviewed.apiUrl, limits, host, world);
    const found = await _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].findByHead(place, head, options);
    return found.map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }));
}
async function connect(reviewed, limits, host, world) {
    const row = rowOf(reviewed);
    const options = optionsFor(row.address(reviewed), limits, host, world);
    return (0,_service_wrappers_js__WEBPACK_IMPORTED_MODULE_3__ .ui)(await row.connect(reviewed, options), reviewed.previousAuthors ?? []);
}
function ofNumber(reviewed, number) {
    return rowOf(reviewed).ofNumber(reviewed, number);
}
function placeOf(reviewed) {
    const row = rowOf(reviewed);
    const { brand, noun } = row;
    return { brand, noun, address: row.place(reviewed), lists: row.listMerged !== undefined };
}
async function listMerged(reviewed, wanted, limits, host, world) {
    const row = rowOf(reviewed);
    if (row.listMerged === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${row.brand} lists no ${row.noun}s.`);
    return row.listMerged(reviewed, wanted, optionsFor(row.address(reviewed), limits, host, world));
}
function connectQueue({ ci, queue, token }, verdict, limits, host, world) {
    const options = optionsFor(ci.apiUrl, limits, host, world);
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[ci.service].connectQueue(ci, queue, token, verdict, options);
}
function optionsFor(address, limits, host, world) {
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(address, world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_4__ .x}`,
        world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
        progress: (line) => host.status(line),
        onSecret: (secret) => host.mask(secret),
    };
}
function describeReviewed(reviewed, { environment }) {
    if (reviewed.kind === 'commits') {
        const { base, head } = reviewed.diff;
        return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
    }
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(addressOf(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .fx)(route)}` : '';
    return `Reviewing ${describeChange(reviewed)}${way}`;
}
function describeChange(reviewed) {
    if (reviewed.kind !== 'by-head')
        return rowOf(reviewed).describe(reviewed);
    const { service, repository, head } = reviewed;
    return `the ${_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].noun} of ${repository} with the head ${head.sha.slice(0, 7)}`;
}
function addressOf(reviewed) {
    return reviewed.kind !== 'by-head' ? rowOf(reviewed).address(reviewed) : reviewed.apiUrl;
}


 }),

 18329:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Fd: () => ( withOperations),
   V1: () => ( withKeptTexts),
   oo: () => ( tryToWrite),
   ui: () => ( withPreviousAuthors)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);


function withOperations(service, operations) {
    const own = Object.getOwnPropertyDescriptors(service);
    return Object.defineProperties({ ...operations }, {
        ...own,
        ...Object.getOwnPropertyDescriptors(operations),
    });
}
function withPreviousAuthors(service, accounts) {
    if (accounts.length === 0)
        return service;
    const named = new Set(accounts.map((account) => account.toLowerCase()));
    const isNamed = ({ author, authorLogin, mine }) => {
        if (mine !== false || author === undefined)
            return false;
        return (named.has(author) ||
            (authorLogin !== undefined && isLogin(authorLogin) && named.has(authorLogin.toLowerCase())));
    };
    return withOperations(service, {
        listComments: async () => (await service.listComments()).map((comment) => isNamed(comment) ? { ...comment, byPrevious: true } : comment),
    });
}
function isLogin(name) {
    return !/^\d+$/u.test(name);
}
function tryToWrite(service, why) {
    let isFirst = true;
    const look = (outcome) => {
        const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (isFirst && isRefused)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .ek(why);
        isFirst = false;
    };
    const tried = async (write) => {
        const outcome = await write;
        look(outcome);
        return outcome;
    };
    const triedAll = async (writes) => {
        const outcomes = await writes;
        look(outcomes[0]);
        return outcomes;
    };
    return withOperations(service, {
        postInline: (posts, heading) => triedAll(service.postInline(posts, heading)),
        postTopLevel: (body) => tried(service.postTopLevel(body)),
        reply: (discussionId, body) => tried(service.reply(discussionId, body)),
        setResolved: (changes) => triedAll(service.setResolved(changes)),
        edit: (edits) => triedAll(service.edit(edits)),
        deleteComment: (commentId) => tried(service.deleteComment(commentId)),
        putVerdict: (verdict) => tried(service.putVerdict(verdict)),
    });
}
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .bi)(outcome.value.body) === (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .bi)(sent))
            return outcome;
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return withOperations(service, {
        postInline: (posts, heading) => writeAll(posts, (items) => service.postInline(items, heading)),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}


 })

};
