export const id = 6984;
export const ids = [6984];
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
        remedy: 'run the step for the event pull_request, or name one in the input change',
        mayPass: event !== undefined && !BY_HAND.includes(event),
    };
}
function set(value) {
    return value === '' ? undefined : value;
}


 }),

 70971:
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
        async writeFile(path, text) {
            const { replaceFile } = await __webpack_require__.e( 4626).then(__webpack_require__.bind(__webpack_require__, 34626));
            return replaceFile(path, text, nonce());
        },
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

 58811:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => ( readySeconds),
   i: () => ( timeLimits)
 });
const READY_SHARE = 1 / 3;
function readySeconds({ timeout }) {
    return Math.floor(timeout * READY_SHARE);
}
function timeLimits(inputs, now) {
    return { readyTimeoutMs: readySeconds(inputs) * 1_000, deadline: now + inputs.timeout * 1_000 };
}


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
 var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28009);




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
    const service = await row.connect(reviewed, options);
    const { previousAuthors = [] } = reviewed;
    if (previousAuthors.length === 0)
        return service;
    const { withPreviousAuthors } = await __webpack_require__.e( 8329).then(__webpack_require__.bind(__webpack_require__, 18329));
    return withPreviousAuthors(service, previousAuthors);
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
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_3__ .x}`,
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


 })

};
